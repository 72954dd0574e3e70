import Foundation

/// An element of an XML file with its place; attributes and children keep the file's order.
package struct XMLElement: Sendable {
  package var name: String
  package var attributes: [(name: String, value: String)]
  package var children: [XMLElement]
  /// The character data directly inside, joined; comments and instructions are left out.
  package var text: String
  /// Of the start tag's `<`, 1-based.
  package var line: Int
  package var column: Int

  package init(
    name: String, attributes: [(name: String, value: String)], children: [XMLElement], text: String, line: Int,
    column: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
    self.column = column
  }

  /// The attribute's value; O(attributes).
  package subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The first child of that name.
  package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The first child with that `key` attribute.
  package func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }
}

extension XMLElement {
  /// The element and all that lies in it, in the order of the file; O(elements).
  package var all: [XMLElement] {
    var (found, left) = ([XMLElement](), [self])
    while let element = left.popLast() {
      found.append(element)
      left += element.children.reversed()
    }
    return found
  }

  /// The text that a `<string>` stands for, whether it is written as it is or in Base64; O(text).
  package var words: String {
    let isEncoded = self["base64-UTF8"] == "YES" || self["type"] == "base64-UTF8"
    return isEncoded ? Self.decoded(text) : text
  }

  /// Text in the form of Base64, which Xcode leaves the padding out of; where whole groups are enough, Xcode 3 wrote
  /// one letter more.
  package static func decoded(_ text: String) -> String {
    var letters = text.filter { !$0.isWhitespace }
    if letters.count % 4 == 1 { letters.removeLast() }
    let padding = String(repeating: "=", count: (4 - letters.count % 4) % 4)
    return Data(base64Encoded: letters + padding).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
