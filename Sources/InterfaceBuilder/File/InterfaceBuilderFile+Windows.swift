import ProofModel
import XMLParsing

extension InterfaceBuilderFile {
  /// A Mac's root view as it was recorded.
  struct WindowView: Sendable {
    /// The size of the window that it fills, as this opens; nil where it fills none.
    var window: Size?
    var view: Size
    var isStale: Bool
    /// What its size may follow from: the rules in it, but for their ids, and the texts and fonts of what it shows.
    var demands: [String]

    init?(_ scene: Scene) {
      guard let size = scene.root.frame?.size else { return nil }
      (window, view, isStale) = (scene.windowSize, size, AppKitElements.isStale(scene.root))
      demands = Self.demands(in: scene.root).sorted()
    }

    private static func demands(in element: XMLElement) -> [String] {
      var own: [String] = []
      func words(_ names: (String) -> Bool) -> String {
        "\(element.name) "
          + element.attributes.filter { names($0.0) }.map { "\($0.0)=\($0.1)" }.sorted().joined(separator: " ")
      }
      switch element.name {
      case "constraint": own = [words { $0 != "id" }]
      case "font": own = [words { _ in true }]
      case _ where element["title"] != nil: own = [words { $0 == "title" }]
      default: break
      }
      return own + element.children.flatMap { demands(in: $0) }
    }
  }

  /// Whether the recorded size of a Mac's root view is an earlier save's, or that of the other version is: both are then as large as
  /// they ask for. One that the other version has too, and is not stale there, is its size.
  func isStale(_ root: XMLElement) -> Bool {
    // Without rules nothing asks for another one than is written (`NSView.autoresizingMask`, docs).
    guard usesAutoLayout else { return false }
    let other = root["id"].flatMap { asked?.windows[$0] }
    if other?.isStale == true || root.flag("misplaced") == true { return true }
    return AppKitElements.isStale(root) && other?.view != root.frame?.size
  }

  /// The Mac's root views by their ids.
  var windows: [String: WindowView] {
    var result: [String: WindowView] = [:]
    for scene in scenes where isMac { if let id = scene.root["id"] { result[id] = WindowView(scene) } }
    return result
  }
}
