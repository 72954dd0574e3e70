import ProofModel

/// Names for the views of a document as rules and code write them: `titleLabel`, unique and in the order of the tree.
///
/// A spec's views have such names already; Interface Builder's get them from their labels, outlets and texts.
package struct SceneNames: Sendable {
  private var names: [String: String] = [:]
  private var taken: Set<String>

  /// - Parameter reserved: words that no view may be called besides the built-in names of rules.
  init(_ document: Document, reserved: Set<String> = []) {
    taken = Set(ItemReference.builtInNames).union(reserved).union([
      "std", "required", "high", "medium", "low", "fit", "true", "false", "null",
    ])
    names[document.root.id] = "root"
    for child in document.root.children { add(child, isSpec: document.format == .spec) }
  }

  private mutating func add(_ node: ViewNode, isSpec: Bool) {
    names[node.id] = isSpec ? unique(Self.joined(node.id)) : unique(Self.base(node))
    for child in node.children { add(child, isSpec: isSpec) }
  }

  /// The name of a view by its id; the id itself where it is no view of the document.
  package func name(_ id: String) -> String { names[id] ?? id }

  /// A name that nothing has yet, with a number behind it where needed, which is taken from then on.
  mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }

  /// `card/title` → `cardTitle`.
  private static func joined(_ id: String) -> String {
    id.contains("/") ? identifier(id) ?? id : id
  }

  private static func base(_ node: ViewNode) -> String {
    let kind = identifier(kindName(node.kind)) ?? "view"
    guard var name = identifier(node.name) else { return kind }
    // A text makes a better name with what it stands on: `logIn` is the button's `logInButton`.
    let text = node.properties[.text] ?? node.properties[.placeholder]
    if case .text(let text)? = text?.value, text.hasPrefix(node.name.prefix(20)), node.kind != .view {
      let suffix = kind.prefix(1).uppercased() + kind.dropFirst()
      if !name.lowercased().hasSuffix(kind.lowercased()) { name += suffix }
    }
    return name
  }

  private static func kindName(_ kind: ViewKind) -> String {
    if case .unknown(let name) = kind { return name }
    return kind.name
  }

  /// `Title Label` → `titleLabel`: the first words, ASCII letters and digits only; nil where nothing is left.
  package static func identifier(_ text: String) -> String? {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
        word.unicodeScalars.append(scalar)
      } else if scalar != "'" && scalar != "’", !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    guard let first = words.first, first.first?.isNumber == false else {
      guard let rest = words.firstIndex(where: { $0.first?.isNumber == false }) else { return nil }
      return identifier(words[rest...].joined(separator: " "))
    }
    var name = first == first.uppercased() ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    for word in words.dropFirst().prefix(4) where name.count + word.count <= 36 {
      name += word.prefix(1).uppercased() + word.dropFirst()
    }
    return String(name.prefix(40))
  }
}
