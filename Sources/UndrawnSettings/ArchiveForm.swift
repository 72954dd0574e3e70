import Foundation
import ProofModel
import XMLParsing

/// An archive of Xcode 4 and before as any saving of it would write it. One writes a string or a number where it names it first and
/// refers to it elsewhere, and gives objects other ids, while the numbers of their records stay.
struct ArchiveForm {
  /// The strings and numbers of the archive, by their ids.
  private let values: [String: XMLElement]
  /// By the ids of objects: those that the numbers of their records give them.
  private let ids: [String: String]

  /// The archive with its strings and numbers in each place that refers to them, and its objects called by the numbers of their records;
  /// O(elements).
  static func normal(_ archive: XMLElement) -> XMLElement { ArchiveForm(archive).normal(archive) }

  private init(_ archive: XMLElement) {
    var (values, ids): ([String: XMLElement], [String: String]) = ([:], [:])
    for element in archive.all {
      if let id = element["id"], values[id] == nil { values[id] = Self.value(of: element) }
      guard element["class"] == "IBObjectRecord", let number = element.text(of: "objectID"),
        let id = element.reference(of: "object")
      else { continue }
      ids[id] = "#\(number)"
    }
    (self.values, self.ids) = (values, ids)
  }

  private func normal(_ element: XMLElement) -> XMLElement {
    if element.name == "reference", let value = element["ref"].flatMap({ values[$0] }) {
      return Self.copy(of: value, at: element)
    }
    // One that can be changed or has fonts is an object around its letters.
    if element.name == "object", let value = Self.value(of: element) { return Self.copy(of: value, at: element) }
    var result = element
    result.attributes = element.attributes.map { name, value in
      (name, name == "id" || name == "ref" ? ids[value] ?? value : value)
    }
    result.children = element.children.map(normal)
    return result
  }

  private static func copy(of value: XMLElement, at place: XMLElement) -> XMLElement {
    var result = value
    result.attributes = place.attributes.filter { $0.name == "key" }
    result.attributes += value.attributes.filter { !["key", "id"].contains($0.name) }
    (result.line, result.column) = (place.line, place.column)
    return result
  }

  private static let numbers: Set<String> = ["int", "integer", "real", "double", "boolean", "bool"]

  /// A string or a number; of objects one that can be changed, and what a cell shows with fonts and colours or by a formatter.
  private static func value(of element: XMLElement) -> XMLElement? {
    if element.name == "string" || numbers.contains(element.name) { return element }
    guard element.name == "object", let kind = element["class"] else { return nil }
    var letters: XMLElement?
    if kind == "NSMutableString" { letters = element.child(key: "NS.bytes") ?? element.child(key: "NS.string") }
    if element["key"] == "NSContents", kind == "NSAttributedString" || kind == "NSMutableAttributedString" {
      letters = element.child(key: "NSString").flatMap(value)
    }
    if element["key"] == "NSContents", kind == "NSDate", let time = element.text(of: "NS.time").flatMap({ Double($0) })
    {
      letters = element
      letters?.text = Date(timeIntervalSinceReferenceDate: time).description
      letters?.children = []
      letters?.attributes = []
    }
    letters?.name = "string"
    return letters
  }
}
