import ProofModel
import XMLParsing

extension InterfaceBuilderFile {
  /// A Mac's root view as it was recorded.
  struct WindowView: Sendable {
    /// The size of the window that it fills, as this opens; nil where it fills none.
    var window: Size?
    var view: Size
    /// What its own rules say with it, but for their ids.
    var rules: Set<String>

    init?(_ scene: Scene) {
      guard let size = scene.root.frame?.size else { return nil }
      (window, view) = (scene.windowSize, size)
      let id = scene.root["id"]
      let own = (scene.root.child("constraints")?.children ?? []).filter {
        $0["firstItem"] == nil || $0["firstItem"] == id || $0["secondItem"] == id
      }
      rules = Set(
        own.map { rule in
          rule.attributes.filter { $0.0 != "id" }.map { "\($0.0)=\($0.1)" }.sorted().joined(separator: " ")
        })
    }
  }

  /// The Mac's root views by their ids.
  var windows: [String: WindowView] {
    var result: [String: WindowView] = [:]
    for scene in scenes where isMac { if let id = scene.root["id"] { result[id] = WindowView(scene) } }
    return result
  }
}
