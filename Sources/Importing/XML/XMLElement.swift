import ProofModel

/// An element of an XML file with its place; attributes and children keep the file's order.
struct XMLElement: Sendable {
  var name: String
  var attributes: [(name: String, value: String)]
  var children: [XMLElement]
  /// The character data directly inside, joined; comments and instructions are left out.
  var text: String
  /// Of the start tag's `<`, 1-based.
  var line: Int
  var column: Int

  /// The attribute's value; O(attributes).
  subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The first child of that name.
  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The first child with that `key` attribute.
  func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }
}
