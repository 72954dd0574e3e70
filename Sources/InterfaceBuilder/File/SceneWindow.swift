import ProofModel
import XMLParsing

/// The window of a macOS scene: the one that holds its root, or the one that shows its controller first.
package struct SceneWindow {
  /// How a window controller holds what its window shows.
  package static let content = "window.shadowedContentViewController"

  let element: XMLElement

  init?(file: InterfaceBuilderFile, controller: XMLElement?) {
    guard file.isMac, let controller else { return nil }
    if controller.name == "window" {
      element = controller
      return
    }
    guard let id = controller["id"] else { return nil }
    for scene in file.root.child("scenes")?.children ?? [] {
      for owner in scene.child("objects")?.children ?? [] where owner.name == "windowController" {
        let shows = owner.child("connections")?.children.contains {
          $0["relationship"] == Self.content && $0["destination"] == id
        }
        guard shows == true, let window = owner.child(key: "window") else { continue }
        element = window
        return
      }
    }
    return nil
  }

  /// The size of what it holds, as the file says it.
  var contentSize: Size? {
    guard let rect = element.child(key: "contentRect"), let width = rect.number("width"),
      let height = rect.number("height")
    else { return nil }
    return Size(width: width, height: height)
  }

  var title: String? { element["title"].flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether nobody sees its title (`NSWindow.titleVisibility`).
  var hidesTitle: Bool { element["titleVisibility"] == "hidden" }
}
