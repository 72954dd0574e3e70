import XMLParsing

/// An archive of Xcode 4 and before as any saving of it would write it. One writes a string where it names it first and refers to it
/// elsewhere, and gives objects other ids, while the numbers of their records stay.
struct ArchiveForm {
  /// Where each string of the archive stands, by its id.
  private let strings: [String: XMLElement]
  /// By the ids of objects: those that the numbers of their records give them.
  private let ids: [String: String]

  /// The archive with its strings in each place that refers to them, and its objects called by the numbers of their records;
  /// O(elements).
  static func normal(_ archive: XMLElement) -> XMLElement { ArchiveForm(archive).normal(archive) }

  private init(_ archive: XMLElement) {
    var (strings, ids): ([String: XMLElement], [String: String]) = ([:], [:])
    for element in archive.all {
      if let id = element["id"], let string = Self.string(of: element), strings[id] == nil { strings[id] = string }
      guard element["class"] == "IBObjectRecord", let number = element.text(of: "objectID"),
        let id = element.reference(of: "object")
      else { continue }
      ids[id] = "#\(number)"
    }
    (self.strings, self.ids) = (strings, ids)
  }

  private func normal(_ element: XMLElement) -> XMLElement {
    if element.name == "reference", let id = element["ref"], let string = strings[id] {
      return Self.string(string, at: element)
    }
    // One that can be changed or has fonts is an object around its letters.
    if element.name != "string", let string = Self.string(of: element) { return Self.string(string, at: element) }
    var result = element
    result.attributes = element.attributes.map { name, value in
      (name, name == "id" || name == "ref" ? ids[value] ?? value : value)
    }
    result.children = element.children.map(normal)
    return result
  }

  private static func string(_ string: XMLElement, at place: XMLElement) -> XMLElement {
    var result = string
    result.attributes = place.attributes.filter { $0.name == "key" }
    result.attributes += string.attributes.filter { $0.name == "type" || $0.name == "base64-UTF8" }
    (result.line, result.column) = (place.line, place.column)
    return result
  }

  /// The letters that an element is: a string, one that can be changed, or what a cell shows with fonts and colours.
  private static func string(of element: XMLElement) -> XMLElement? {
    if element.name == "string" { return element }
    guard element.name == "object", let kind = element["class"] else { return nil }
    var letters: XMLElement?
    if kind == "NSMutableString" { letters = element.child(key: "NS.bytes") ?? element.child(key: "NS.string") }
    if ["NSAttributedString", "NSMutableAttributedString"].contains(kind), element["key"] == "NSContents" {
      letters = element.child(key: "NSString").flatMap(string)
    }
    letters?.name = "string"
    return letters
  }
}
