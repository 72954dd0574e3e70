import ProofModel
import Solving

/// Keys that screens have left: names of classes and sizes of windows are no part of what a screen is.
extension BaselineManifest {
  /// Lets what is recorded under earlier keys follow its screens, and tells it.
  ///
  /// A window's own size was part of keys once; a screen that is the only one of its file without a baseline, where one
  /// recorded screen of that file is there no more, has another name.
  mutating func follow(_ screens: [BaselineScreens.Screen], in folder: BaselineFolder) -> [Diagnostic] {
    var moved: [(old: String, new: String)] = []
    let current = Set(screens.map(\.scene))
    let recorded = Set(entries.values.map(\.scene))
    for screen in screens where !recorded.contains(screen.scene) {
      let file = folder.relative(screen.workbench.document.file)
      let news = screens.filter {
        !recorded.contains($0.scene) && folder.relative($0.workbench.document.file) == file
      }
      let left = recorded.filter { self.screens[$0]?.file == file && !current.contains($0) }
      guard news.count == 1, left.count == 1, let old = left.first else { continue }
      for entry in entries(of: old) {
        moved.append((entry.key, screen.scene + entry.key.dropFirst(old.count)))
        rename(entry, to: screen.scene + entry.key.dropFirst(old.count), scene: screen.scene)
      }
    }
    for screen in screens where screen.declared.contains(where: { $0.hasPrefix(Document.ownSizeKey) }) {
      for entry in entries(of: screen.scene) {
        let rest = entry.key.dropFirst(screen.scene.count + 1)
        let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
        guard case .size? = parts.first.flatMap({ WindowMode(String($0)) }) else { continue }
        let key = ([screen.scene, Document.ownSizeKey] + parts.dropFirst().map(String.init)).joined(separator: ".")
        guard entries[key] == nil else { continue }
        moved.append((entry.key, key))
        rename(entry, to: key, scene: screen.scene)
      }
    }
    guard let first = moved.first else { return [] }
    let words = "'\(first.old)' is '\(first.new)' now" + (moved.count > 1 ? ", and \(moved.count - 1) more" : "")
    return [
      .warning("keys-followed", "recorded keys follow their screens: \(words)", hint: "'proofsheet record' writes them")
    ]
  }

  private mutating func rename(_ entry: Entry, to key: String, scene: String) {
    entries[entry.key] = nil
    var entry = entry
    entry.fileKey = entry.fileKey ?? entry.key
    (entry.key, entry.scene) = (key, scene)
    entries[key] = entry
  }
}
