import AutoLayout
import CairoRendering
public import ProofModel
import Resolving
import Solving
import SpecFiles

/// Writes a screen as a layout spec and proves that it lays out the same, frame by frame.
public struct SpecImport: Sendable {
  let workbench: Workbench
  let studio: Studio

  /// An import of a screen; the studio's fonts measure the spec that is written as they measured the file.
  public init(workbench: Workbench, studio: Studio) {
    self.workbench = workbench
    self.studio = studio
  }

  /// A spec, and what the proof found.
  public struct Outcome: Sendable {
    /// The spec, as a file holds it.
    public var text: String
    var fidelity: SpecWriter.Fidelity
    /// Whether the most readable form was enough.
    public var isReadable: Bool { fidelity == .readable }
    /// Keys of the variants in which both were solved.
    public var variants: [String] = []
    /// Frames that differ in any of them: the variant, the view's name, drawn from the file and from the spec.
    public var differences: [Difference] = []
    /// What reading the spec again told; errors are ours.
    public var diagnostics: [Diagnostic] = []
  }

  /// A frame that the spec gives otherwise than the file, in points; `found` is nil where the spec lacks the view.
  public struct Difference: Sendable {
    /// The key of the variant in which the frames differ.
    public var variant: String
    /// The view's name in the spec; its id where it has none.
    public var view: String
    /// The frame that the file gives, in the superview's space, in points on whole device pixels.
    public var expected: Rect
    /// The frame that the spec gives, in the same space; nil where the spec lacks the view.
    public var found: Rect?
  }

  /// Where the frames are compared where nothing else is asked for: small and large, round and square.
  public static let devices = [
    "iphone-se-1", "iphone-8", "iphone-15", "iphone-15-plus", "ipad-pro-9-7", "ipad-pro-12-9-4",
  ]

  /// The most readable spec that gives the same frames; where none does, the most exact one with its differences.
  ///
  /// - Parameter file: the path that the spec will have.
  public func run(file: String, jobs: Int) -> Outcome {
    let document = documentWithSizes()
    let variants = variants()
    let expected = workbench.solveFrames(variants, jobs: jobs)
    var last = Outcome(text: "", fidelity: .exact)
    for fidelity in SpecWriter.Fidelity.allCases {
      var outcome = Outcome(text: SpecWriter.text(document, fidelity: fidelity), fidelity: fidelity)
      outcome.variants = variants.map(\.key)
      let reading = SpecReader.read(file: file, text: outcome.text)
      outcome.diagnostics = reading.diagnostics.filter { $0.severity != .note }
      if let spec = reading.document {
        let found = Workbench(document: spec, studio: studio).solveFrames(variants, jobs: jobs)
        outcome.differences = differences(variants, expected, found)
      }
      let hasErrors = outcome.diagnostics.contains { $0.severity == .error }
      if outcome.differences.isEmpty, !hasErrors { return outcome }
      last = outcome
    }
    return last
  }

  /// Where a spec's frames differ from the file's.
  public func differences(from text: String, file: String, jobs: Int) -> [Difference] {
    let variants = variants()
    guard let spec = SpecReader.read(file: file, text: text).document else {
      return []
    }
    return differences(
      variants, workbench.solveFrames(variants, jobs: jobs),
      Workbench(document: spec, studio: studio).solveFrames(variants, jobs: jobs))
  }

  /// Pictures beside the file have sizes that the spec must know, since it may lie elsewhere.
  private func documentWithSizes() -> Document {
    var document = workbench.document
    func collect(_ node: ViewNode) {
      if case .text(let asset)? = node.properties[.asset]?.value, document.assetSizes[asset] == nil {
        let text = TextEnvironment(scale: 2)
        document.assetSizes[asset] = workbench.images.imageSize(asset: asset, environment: text)
      }
      for child in node.children { collect(child) }
    }
    collect(document.root)
    return document
  }

  private func variants() -> [Variant] {
    var selection = VariantSelection()
    if workbench.document.platform == .mac {
      guard case .drawn(let canvas)? = workbench.document.canvas else { return [] }
      let size = canvas.windowSize
      selection.sizes = [1, 1.1, 1.25, 1.5, 2, 3].map { factor in
        "\((size.width * factor).rounded().shortText)x\((size.height * factor).rounded().shortText)@2"
      }
    } else {
      selection.devices = Self.devices
      selection.orientations = ["portrait", "landscape"]
    }
    return workbench.variants(selection).variants
  }

  private func differences(
    _ variants: [Variant], _ expected: [SolvedLayout], _ found: [SolvedLayout]
  ) -> [Difference] {
    let names = SpecWriter.viewNames(workbench.document)
    var differences: [Difference] = []
    for (variant, (left, right)) in zip(variants, zip(expected, found)) {
      var rects: [String: Rect] = [:]
      for index in right.views.indices { rects[right.views[index].content.id] = right.pixelFrameInSuperview(index) }
      for index in left.views.indices {
        let id = left.views[index].content.id
        // Rows and columns go by the names of their grids.
        if left.views[index].content.kind == .guide, names[id] == nil { continue }
        let name = names[id] ?? id
        let rect = left.pixelFrameInSuperview(index)
        let other = rects[name]
        if other.map({ !$0.isNear(rect) }) ?? true {
          differences.append(Difference(variant: variant.key, view: name, expected: rect, found: other))
        }
      }
    }
    return differences
  }
}

extension Rect {
  /// Within a hundredth of a point.
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(x - other.x) <= 0.01 && abs(y - other.y) <= 0.01 && abs(width - other.width) <= 0.01
      && abs(height - other.height) <= 0.01
  }
}

extension Workbench {
  /// The layouts of several variants without findings.
  func solveFrames(_ variants: [Variant], jobs: Int) -> [SolvedLayout] {
    let sessions = sessions(given: [:], explains: false)
    return parallelMap(variants, jobs: jobs) { solve($0, in: sessions).layout }
  }
}
