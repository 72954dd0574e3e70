import ProofModel

/// Which views of an Interface Builder file have a colour of the project's catalogue, told by its name, which also says what it
/// is in the dark, or one of the system's, whose name is told beside its value.
package struct NamedColors {
  private struct Use: Hashable {
    var id: String
    var key: PropertyKey
  }

  /// Names of tokens.
  private var uses: [Use: String] = [:]
  private var values: [String: TokenValue] = [:]
  /// Names of the system's colours.
  private var systems: [Use: String] = [:]

  package init(_ document: Document?) {
    guard let document, document.format == .interfaceBuilder else { return }
    values = document.tokens.mapValues(\.value)
    visit(document.root)
  }

  private static func plain(_ token: String) -> String {
    token.hasPrefix("color.") ? String(token.dropFirst("color.".count)) : token
  }

  /// A colour's name in the project's catalogue, of a token with its `$`; nil where a document's own text has tokens.
  static func plain(_ token: String, in document: Document?) -> String? {
    document?.format == .interfaceBuilder ? plain(String(token.dropFirst())) : nil
  }

  private mutating func visit(_ node: ViewNode) {
    for key in [PropertyKey.color, .background, .tint] {
      switch node.properties[key]?.value {
      case .token(let name)?: uses[Use(id: node.id, key: key)] = name
      case .keyword(let name)?: systems[Use(id: node.id, key: key)] = node.colorNames[key] ?? name
      default: break
      }
    }
    for child in node.children { visit(child) }
  }

  /// `#1E1E1E`, or `'LogMessage' (#1E1E1E, in the dark #D4D4D4)`.
  package func words(_ color: Color?, of id: String, _ key: PropertyKey) -> String {
    let plain = Wording.color(color)
    if color != nil, let name = systems[Use(id: id, key: key)] { return "\(plain) (\(name))" }
    guard color != nil, let name = uses[Use(id: id, key: key)], case .color(_, let dark)? = values[name] else {
      return plain
    }
    let called = Self.plain(name)
    // Of one that is as light in the dark nothing is said.
    let inDark = dark.map { Wording.color($0) }.flatMap { $0 == plain ? nil : ", in the dark \($0)" }
    return "\(called) (\(plain)\(inDark ?? ""))"
  }
}
