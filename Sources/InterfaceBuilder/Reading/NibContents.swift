package import ProofModel
import XMLParsing

/// What of a xib concerns the code that loads it: who its objects are, what their outlets name, and its windows.
package struct NibContents: Sendable {
  /// A property of an object that names another.
  package struct Outlet: Hashable, Sendable {
    /// The object's id; `-2` is the file's owner.
    package var source: String
    package var property: String
    package var destination: String
    /// One of several, in their order.
    package var isCollection: Bool
  }

  /// A window of the file: `contentRect` is in points of a screen whose y counts upwards, `contentView` an object's id.
  package struct Window: Hashable, Sendable {
    package var id: String
    package var title: String
    package var customClass: String?
    package var contentRect: Rect
    package var contentView: String
    /// The words of its style mask that are on.
    package var style: Set<String>
  }

  /// One root view.
  package struct Scene: Sendable {
    package var document: Document
    package var rootID: String
  }

  /// The id of the file's owner.
  package static let owner = "-2"

  package var outlets: [Outlet]
  package var windows: [Window]
  package var scenes: [Scene]
  package var diagnostics: [Diagnostic]

  /// Reads a xib and the resources beside it; O(size).
  package static func read(file: String) throws(FileError) -> NibContents {
    let bytes = try FileReading.bytes(at: file, limit: XMLReader.Limits().bytes)
    let reading = InterfaceBuilderReader.read(file: file)
    let archive = XMLReader.read(bytes, file: file).root.map { InterfaceBuilderFile($0, path: file) }
    var contents = NibContents(outlets: [], windows: [], scenes: [], diagnostics: reading.diagnostics)
    contents.scenes = reading.documents.map { Scene(document: $0, rootID: $0.root.id) }
    if let archive { contents.collect(archive.root) }
    return contents
  }

  private mutating func collect(_ element: XMLElement) {
    if let id = element["id"] {
      for connection in element.child("connections")?.children ?? [] {
        guard connection.name == "outlet" || connection.name == "outletCollection",
          let property = connection["property"], let destination = connection["destination"]
        else { continue }
        outlets.append(
          Outlet(
            source: id, property: property, destination: destination,
            isCollection: connection.name == "outletCollection"))
      }
      if element.name == "window", let view = element.child(key: "contentView")?["id"] {
        let rect = element.child(key: "contentRect")
        windows.append(
          Window(
            id: id, title: element["title"] ?? "", customClass: element["customClass"],
            contentRect: Rect(
              x: rect?.number("x") ?? 0, y: rect?.number("y") ?? 0, width: rect?.number("width") ?? 0,
              height: rect?.number("height") ?? 0),
            contentView: view,
            style: Set(
              (element.child(key: "styleMask")?.attributes ?? []).filter { $0.value == "YES" }.map(\.name))))
      }
    }
    for child in element.children where child.name != "connections" { collect(child) }
  }
}
