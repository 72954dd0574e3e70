public import ProofModel
import Solving

/// The screens of a run, each under a name of its own, with the variants that are asked for and those that exist.
public struct BaselineScreens: Sendable {
  /// One screen.
  struct Screen: Sendable {
    var scene: String
    var workbench: Workbench
    /// What the selection means, in the order of the matrix.
    var variants: [Variant]
    /// The keys of the whole declared matrix, without the scene.
    var declared: Set<String>
  }

  private(set) var screens: [Screen] = []
  /// Files with errors, and what they are: what is recorded of them is not gone.
  let broken: [String: String]
  /// What is wrong with the screens and with the selection.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Whether nothing was left out: only then is what is recorded and not here an orphan.
  public let isWhole: Bool

  /// - Parameters:
  ///   - selection: a filter; the declared matrix is expanded besides.
  ///   - broken: files that could not be read, whole or in part, with why.
  public init(_ workbenches: [Workbench], selection: VariantSelection, broken: [String: String] = [:]) {
    isWhole = selection.isEmpty && selection.from == nil
    self.broken = broken
    var files: [String: String] = [:]
    for workbench in workbenches {
      let document = workbench.document
      var scene = document.name
      // Scenes of one storyboard may share a class; their ids tell them apart, and the first keeps its name.
      if files[scene] == document.file, document.sceneID != scene { scene += "-\(document.sceneID)" }
      if let other = files[scene] {
        diagnostics.append(
          .error(
            "ambiguous-scene", "two screens are called '\(scene)': one in '\(other)', one in '\(document.file)'",
            hint: "give one of them another 'name:'"))
        continue
      }
      files[scene] = document.file
      let chosen = workbench.variants(selection)
      let declared = selection.isEmpty ? chosen : workbench.variants(VariantSelection())
      diagnostics += chosen.diagnostics
      screens.append(
        Screen(
          scene: scene, workbench: workbench, variants: chosen.variants, declared: Set(declared.variants.map(\.key))))
    }
  }

  /// One variant of one screen.
  struct Item: Sendable {
    var screen: Screen
    var variant: Variant
    var key: String { "\(screen.scene).\(variant.key)" }

    func subject(_ environment: Environment) -> VariantComparison.Subject {
      .init(key: key, scene: screen.scene, environment: environment, source: screen.workbench.document.file)
    }
  }

  /// All variants, in the order of the files and matrices.
  var items: [Item] {
    screens.flatMap { screen in screen.variants.map { Item(screen: screen, variant: $0) } }
  }
}

extension BaselineScreens {
  /// Entries of these screens' scenes that no matrix declares any more, and entries of screens whose file is gone.
  ///
  /// Empty unless everything was looked at.
  func orphans(in manifest: BaselineManifest, folder: BaselineFolder) -> [BaselineManifest.Entry] {
    guard isWhole else { return [] }
    var declared: [String: Set<String>] = [:]
    for screen in screens { declared[screen.scene] = screen.declared }
    let files = Set(screens.map { folder.relative($0.workbench.document.file) })
    let unread = Set(broken.keys.map { folder.relative($0) })
    return manifest.ordered.filter { entry in
      if let file = manifest.screens[entry.scene]?.file, unread.contains(file) { return false }
      if let keys = declared[entry.scene] { return !keys.contains(String(entry.key.dropFirst(entry.scene.count + 1))) }
      guard let file = manifest.screens[entry.scene]?.file else { return true }
      // The file was opened and has no such scene, or it is gone; a file that was not asked for is left alone.
      return files.contains(file) || !folder.holds(file)
    }
  }

  /// What is recorded of screens that could not be read, with why; the screens that could be read are not among them.
  func unread(
    in manifest: BaselineManifest, folder: BaselineFolder
  ) -> [(entry: BaselineManifest.Entry, reason: String)] {
    let reasons = Dictionary(broken.map { (folder.relative($0), $1) }) { first, _ in first }
    let opened = Set(screens.map(\.scene))
    return manifest.ordered.compactMap { entry in
      guard !opened.contains(entry.scene), let file = manifest.screens[entry.scene]?.file,
        let reason = reasons[file]
      else { return nil }
      return (entry, reason)
    }
  }
}
