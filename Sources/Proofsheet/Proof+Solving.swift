import Foundation
import Importing
import LayoutCode
import ProofModel
import Solving

extension Proof {
  /// Fonts and shaped texts are the same for all proofs of a process.
  static let studio = Studio()

  /// What draws and checks a document, with layout code in the place of one.
  ///
  /// An app's classes expect one thread: screens are made one after the other, on the main thread where that asks for
  /// them, and solved and drawn on many.
  var workbench: Workbench {
    let make = self.make
    guard !makesConcurrently else {
      return Workbench(document: document, studio: Self.studio) { variant, bench, explains in
        ProofStage(variant: variant, workbench: bench).solve(make, explains: explains)
      }
    }
    let taken = Locked<[String: CapturedLayout]>([:])
    let workbench = Workbench(document: document, studio: Self.studio) { variant, bench, explains in
      let stage = ProofStage(variant: variant, workbench: bench)
      return stage.solved(taken.withLock { $0[variant.key] } ?? stage.capture(make), explains: explains)
    }
    if DispatchQueue.isMain {
      for variant in workbench.variants(matrix.selection).variants {
        let layout = ProofStage(variant: variant, workbench: workbench).capture(make)
        taken.withLock { $0[variant.key] = layout }
      }
    }
    return workbench
  }

  /// What stands for the screen where a document is asked for.
  var document: Document {
    var document = Document(format: .code, file: file, name: name, root: ViewNode(id: "root", kind: .view))
    document.assetFolder = assets
    let resources = AppResources.of(assets)
    document.assetRoot = resources.root
    document.pictures = resources.pictures
    if matrix.os.flatMap({ Era($0) })?.system == .macos { document.platform = .mac }
    return document
  }
}

/// The window in which one variant of a proof is shown.
struct ProofStage {
  let variant: Variant
  let workbench: Workbench

  /// Views read everything of their variant from here.
  var context: LayoutContext {
    LayoutContext(
      environment: variant.environment, measuring: workbench.studio.text, images: workbench.images,
      resources: AppResources.of(workbench.document.assetFolder))
  }

  /// Makes the screen, shows it, and takes down how it lies.
  func solve(_ make: @Sendable () -> ProofSubject, explains: Bool) -> Workbench.Solved {
    let solved = host(make).solved(explains: explains)
    return Workbench.Solved(variant: variant, layout: solved.layout, diagnostics: solved.diagnostics)
  }

  /// Makes the screen, shows it, lets the main queue run, and takes its layout down; one screen of a process at a time.
  func capture(_ make: @escaping @Sendable () -> ProofSubject) -> CapturedLayout {
    let context = context
    let words = "'\(workbench.document.name)' (\(workbench.document.file), \(variant.key))"
    return MainTurns.run(
      in: context, { ScreenWatch.during(words) { host(make, in: context) } },
      then: { host in ScreenWatch.during(words) { host.capturedLayout() } })
  }

  func solved(_ layout: CapturedLayout, explains: Bool) -> Workbench.Solved {
    let solved = layout.solved(explains: explains)
    return Workbench.Solved(variant: variant, layout: solved.layout, diagnostics: solved.diagnostics)
  }

  /// A window as large as the variant's, with the screen in it, laid out.
  func host(_ make: @Sendable () -> ProofSubject) -> HostWindow { host(make, in: context) }

  private func host(_ make: @Sendable () -> ProofSubject, in context: LayoutContext) -> HostWindow {
    let host = HostWindow(context) { make().controller }
    host.appear()
    return host
  }
}

extension ProofSubject {
  /// The controller itself, or one for the view.
  fileprivate var controller: ViewController {
    switch self {
    case .controller(let controller): return controller
    case .view(let view):
      if let list = ListStage.showing(view) { return list }
      let controller = ViewController()
      controller.view = view
      return controller
    }
  }
}
