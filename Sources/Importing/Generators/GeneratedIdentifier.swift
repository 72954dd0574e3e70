/// The names that SwiftGen makes of keys and file names, by its documentation of `swiftIdentifier:"pretty"` and `lowerFirstWord`.
extension SwiftGenNames {
  /// `onboarding_welcome-title` is `OnboardingWelcomeTitle`, `25 light` is `_25Light`.
  static func typeName(_ text: String) -> String {
    let words = text.split { !($0.isLetter || $0.isNumber) }
    let isShouted = !text.contains(where: \.isLowercase)
    let name = words.map { word in
      word.prefix(1).uppercased() + (isShouted && words.count > 1 ? word.lowercased() : String(word)).dropFirst()
    }.joined()
    return escaped(name.first?.isNumber == true ? "_" + name : name)
  }

  /// The same with its first word in small letters: `URLChooser` is `urlChooser`, `ID` is `id`.
  static func valueName(_ text: String) -> String {
    let name = typeName(text).filter { $0 != "`" }
    let capitals = name.prefix { $0.isUppercase }.count
    // The last of several capitals begins the next word, where small letters follow.
    let rest = name.dropFirst(capitals).first
    let lowered = capitals > 1 && rest?.isLowercase == true ? capitals - 1 : capitals
    return escaped(name.prefix(lowered).lowercased() + name.dropFirst(lowered))
  }

  private static func escaped(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while", "Any", "Self", "Type", "Protocol",
  ]

  /// Enumerations within each other, with the values that each declares.
  struct Names {
    private var types: [String: Names] = [:]
    private var values: [String: String] = [:]

    /// The first of two values of one name stays.
    mutating func add(_ path: [String], _ name: String, _ declaration: (String) -> String) {
      guard let first = path.first else {
        if !name.isEmpty, values[name] == nil { values[name] = declaration(name) }
        return
      }
      if !first.isEmpty { types[first, default: Names()].add(Array(path.dropFirst()), name, declaration) }
    }

    /// A value that has the name of an enumeration beside it gives way.
    func text(_ name: String, indent: String = "") -> String {
      let own = values.filter { types[$0.key] == nil }.sorted { $0.key < $1.key }.map { "\(indent)  \($0.value)\n" }
      let inner = types.sorted { $0.key < $1.key }.map { $0.value.text($0.key, indent: indent + "  ") }
      return "\(indent)enum \(name) {\n" + own.joined() + inner.joined() + "\(indent)}\n"
    }
  }
}
