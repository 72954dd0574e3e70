import ProofModel

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

  /// The attribute's value; O(attributes).
  package subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The first child of that name.
  package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The first child with that `key` attribute.
  package func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }
}
