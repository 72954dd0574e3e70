import InterfaceBuilder
import ProofModel
import XMLParsing

/// Settings that files write in several forms, and sizes that hold only where another setting says so.
extension ObjectSettings {
  /// What a setting goes by, which a text is the same for as an attribute and, with what no attribute holds, as an element of
  /// its own: `<string key="text">`.
  static func key(of element: XMLElement, _ name: String, at path: String) -> String {
    guard ["string", "mutableString"].contains(element.name), let key = element["key"],
      let step = path.lastIndex(of: "/"), path[step...].hasPrefix("/string[\(key)]")
    else { return "\(path)@\(name)" }
    return "\(path[..<step])@\(key)"
  }

  /// The size of a controller's view that is not made as large as the screen (`Resize View From NIB`): it is drawn in that.
  mutating func readArchivedSize(of element: XMLElement) {
    guard element.flag("autoresizesArchivedViewToFullSize") == false, let id = element["id"],
      let size = element.child(key: "view")?.frame?.size
    else { return }
    set(
      "archivedSize", "size of the view that is not resized", in: element.name,
      [size.width, size.height].map(\.shortText).joined(separator: " × "), of: id)
  }
}
