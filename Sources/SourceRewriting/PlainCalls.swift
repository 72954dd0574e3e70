/// Expressions that make a value of a type with nothing known but the sources: the initialiser that asks for least, with the
/// plainest values of what it asks for. Texts are the words of their parameters, numbers 0, what is optional is nil, a list has
/// one element where that can be made, a frame is the screen's, and a picture a symbol: so that there is something to see.
struct PlainCalls {
  private let declared: DeclaredTypes
  private let work = Work()

  /// How deep a value may lie within others: a controller's presenter's use case's repository's client is eight deep.
  private static let depth = 16

  /// What was looked for in one search: among many types that need each other it ends.
  private final class Work {
    private var left = 0
    func begin() { left = 20_000 }
    func take() -> Bool {
      left -= 1
      return left >= 0
    }
  }

  init(_ declared: DeclaredTypes) { self.declared = declared }

  /// - Parameter given: what stands for the parameters of a generic type.
  private func call(_ type: DeclaredTypes.DeclaredType, _ given: [String: String], _ depth: Int) -> String? {
    guard depth > 0, !type.isPrivate, given.count == type.parameters.count else { return nil }
    let calls = type.initialisers.filter {
      !$0.canFail && !$0.isUnavailable
        && !$0.parameters.contains { $0.type.contains("NSCoder") || $0.type.contains("Decoder") }
    }
    .sorted { $0.parameters.count < $1.parameters.count }
    for one in calls {
      if let arguments = arguments(one.parameters, depth, in: type.name, given) {
        return "\(written(type, given))(\(arguments))"
      }
    }
    return nil
  }

  /// A type with what stands for its parameters.
  private func written(_ type: DeclaredTypes.DeclaredType, _ given: [String: String]) -> String {
    guard !type.parameters.isEmpty else { return type.name }
    return type.name + "<" + type.parameters.map { given[$0] ?? $0 }.joined(separator: ", ") + ">"
  }

  /// A type of the sources' own by its last name, with the types around it, and an expression of it; nil where nothing makes one.
  func value(of name: String) -> (type: String, expression: String)? {
    guard let type = declared.types[name], ["struct", "class", "enum"].contains(type.keyword) else { return nil }
    work.begin()
    return object(type, "", Self.depth).map { (type.name, $0) }
  }

  /// The instance that a class keeps of itself where it lets nobody else make one.
  func shared(_ name: String) -> String? {
    guard let type = declared.types[name], type.hidesInitialiser, !type.isPrivate,
      !type.initialisers.contains(where: \.parameters.isEmpty)
    else { return nil }
    return type.instances.first.map { "\(type.name).\($0)" }
  }

  /// What has to be set of a class's before it is shown, with the plainest values: variables of the sources' own types that are
  /// unwrapped where they are used. Those of a type that `isShown` says is a view or a controller are the class's own to make.
  func settings(of name: String, where isShown: (String) -> Bool) -> [String] {
    (declared.types[name]?.given ?? []).compactMap { given in
      let last = given.type.split(separator: ".").last.map(String.init) ?? given.type
      work.begin()
      guard declared.types[last] != nil, !isShown(last),
        let value = value(given.type, named: given.name, depth: Self.depth, in: declared.types[name]?.name ?? name),
        value != "nil"
      else { return nil }
      return "\(given.name) = \(value)"
    }
  }

  private func arguments(
    _ parameters: [DeclaredInitialiser.Parameter], _ depth: Int, in scope: String, _ given: [String: String] = [:]
  ) -> String? {
    var words: [String] = []
    for parameter in parameters {
      let type = Self.replacing(parameter.type) { given[$0] }
      guard let value = value(type, named: parameter.name, depth: depth - 1, in: scope) else { return nil }
      words.append(parameter.label.isEmpty ? value : "\(parameter.label): \(value)")
    }
    return words.joined(separator: ", ")
  }

  /// An expression of a type as it is written.
  ///
  /// - Parameter scope: the type in whose declaration it stands.
  func value(_ written: String, named name: String, depth: Int, in scope: String = "") -> String? {
    guard depth > 0, work.take() else { return nil }
    var type = written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for word in ["@escaping ", "@autoclosure ", "@Sendable ", "@MainActor ", "inout ", "any ", "some ", "__owned "] {
      while type.hasPrefix(word) { type.removeFirst(word.count) }
    }
    if type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") { return "nil" }
    if type.hasSuffix("...") { return "" }
    if let closure = closure(type, depth, scope) { return closure }
    if type.hasPrefix("["), type.hasSuffix("]") {
      guard !type.contains(":") else { return "[:]" }
      // Less deep: what lists have in lists grows with each.
      let element = value(String(type.dropFirst().dropLast()), named: name, depth: depth - 6, in: scope)
      return element.flatMap { $0 == "nil" ? nil : "[\($0)]" } ?? "[]"
    }
    if type.hasPrefix("("), type.hasSuffix(")") {
      let inner = String(type.dropFirst().dropLast())
      return inner.isEmpty ? "()" : inner.contains(",") ? nil : value(inner, named: name, depth: depth, in: scope)
    }
    if PlainValues.texts.contains(type) { return "\"\(Self.words(name))\"" }
    if let own = declared.type(type, in: scope) { return object(own, name, depth) }
    if let known = PlainValues.known[type] { return known }
    let (bare, inner) = Self.parts(type)
    if PlainValues.collections.contains(bare) { return "[]" }
    if type.contains("&") {
      return type.split(separator: "&").first.flatMap { value(String($0), named: name, depth: depth, in: scope) }
    }
    guard !inner.isEmpty else { return nil }
    let given = inner.map { argument in Self.replacing(argument) { declared.type($0, in: scope)?.name } }
    switch bare {
    case "PassthroughSubject": return ".init()"
    // It holds a value of the first parameter.
    case "CurrentValueSubject": return value(given[0], named: name, depth: depth - 1).map { ".init(\($0))" }
    default: break
    }
    guard let own = declared.type(bare, in: scope), own.parameters.count == given.count else { return nil }
    return object(own, name, depth, Dictionary(zip(own.parameters, given)) { first, _ in first })
  }

  private func object(
    _ type: DeclaredTypes.DeclaredType, _ label: String, _ depth: Int, _ given: [String: String] = [:]
  ) -> String? {
    guard !type.isPrivate, given.count == type.parameters.count else { return nil }
    switch type.keyword {
    case "typealias": return value(type.meaning, named: label, depth: depth - 1, in: type.name)
    case "protocol":
      for heir in declared.heirs(of: last(type.name)) {
        if let made = object(heir, label, depth) { return made }
      }
      return nil
    case "enum":
      if let plain = type.cases.first(where: { $0.parameters.isEmpty }) { return "\(type.name).\(plain.name)" }
      for one in type.cases {
        if let arguments = arguments(one.parameters, depth, in: type.name) {
          return "\(type.name).\(one.name)(\(arguments))"
        }
      }
      return nil
    default: break
    }
    if let made = call(type, given, depth) { return made }
    if !type.hidesInitialiser, type.initialisers.isEmpty {
      if type.keyword == "struct" {
        return arguments(type.stored, depth, in: type.name, given).map { "\(written(type, given))(\($0))" }
      }
      if type.stored.isEmpty {
        let inherits = type.inherited.first.flatMap { declared.types[$0] }
        guard let inherits, inherits.keyword == "class" else { return "\(written(type, given))()" }
        if inherits.initialisers.isEmpty { return "\(written(type, given))()" }
        return object(inherits, label, depth - 1)?.replacing(
          inherits.name + "(", with: type.name + "(", maxReplacements: 1)
      }
    }
    return type.instances.first.map { "\(type.name).\($0)" }
  }

  /// `Box<Int, [A: B]>` in its name and what stands between its signs.
  private static func parts(_ type: String) -> (bare: String, inner: [String]) {
    guard let open = type.firstIndex(of: "<"), type.hasSuffix(">") else { return (type, []) }
    var inner: [String] = [""]
    var depth = 0
    for sign in type[type.index(after: open)...].dropLast() {
      if "<([".contains(sign) { depth += 1 }
      if ">)]".contains(sign) { depth -= 1 }
      if sign == ",", depth == 0 { inner.append("") } else { inner[inner.count - 1].append(sign) }
    }
    return (String(type[..<open]), inner.map { String($0.drop { $0 == " " }) })
  }

  /// A type's words, dots between them, each in the place of what it stands for.
  private static func replacing(_ type: String, _ meaning: (String) -> String?) -> String {
    var result = ""
    var word = ""
    for sign in type + " " {
      if sign.isLetter || sign.isNumber || sign == "_" || sign == "." {
        word.append(sign)
      } else {
        result += meaning(word) ?? word
        result.append(sign)
        word = ""
      }
    }
    return String(result.dropLast())
  }

  private func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  /// `{ _, _ in value }`.
  private func closure(_ type: String, _ depth: Int, _ scope: String) -> String? {
    guard type.hasPrefix("("), let arrow = Self.arrow(type) else { return nil }
    let parameters = type[..<arrow].drop { $0 == "(" }
    let result = String(type[arrow...].dropFirst(2)).split(separator: " ").joined(separator: " ")
    var depthOfSign = 0
    var count = parameters.contains { $0 != ")" && $0 != " " } ? 1 : 0
    for sign in parameters {
      if "([<".contains(sign) { depthOfSign += 1 }
      if ")]>".contains(sign) { depthOfSign -= 1 }
      if sign == ",", depthOfSign == 0 { count += 1 }
    }
    let head = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
    if result == "Void" || result == "()" { return "{ \(head)}" }
    return value(result, named: "", depth: depth - 1, in: scope).map { "{ \(head)\($0) }" }
  }

  /// The arrow behind the first pair of parentheses; nil: it is no function.
  private static func arrow(_ type: String) -> String.Index? {
    var depth = 0
    for index in type.indices {
      if type[index] == "(" { depth += 1 }
      if type[index] == ")" { depth -= 1 }
      if depth == 0 { return type[index...].firstRange(of: "->")?.lowerBound }
    }
    return nil
  }

  /// `errorMessage` as `Error message`.
  private static func words(_ name: String) -> String {
    var text = ""
    for sign in name {
      if sign.isUppercase, !text.isEmpty { text += " " }
      text += text.isEmpty ? sign.uppercased() : sign.lowercased()
    }
    return text.isEmpty ? "Text" : text
  }
}
