/// The types that sources declare, with what is needed to make a value of each.
struct DeclaredTypes {
  struct DeclaredType {
    /// `class`, `struct`, `enum`, `protocol`, `actor`, `typealias`.
    var keyword: String
    /// With the types around it.
    var name: String
    var inherited: [String] = []
    var initialisers: [DeclaredInitialiser] = []
    /// Of a structure's own, without a value.
    var stored: [DeclaredInitialiser.Parameter] = []
    /// Variables that are unwrapped where they are used, and that others set before: not private, no outlets, not weak.
    var given: [DeclaredInitialiser.Parameter] = []
    var cases: [(name: String, parameters: [DeclaredInitialiser.Parameter])] = []
    /// Static constants of its own type, `shared`.
    var instances: [String] = []
    var isPrivate = false
    /// The names of a generic type's parameters.
    var parameters: [String] = []
    var hidesInitialiser = false
    /// What a typealias stands for.
    var meaning = ""

    /// Takes in what an extension of it adds.
    mutating func extend(by found: DeclaredType) {
      inherited += found.inherited
      initialisers += found.initialisers
      instances += found.instances
    }
  }

  /// By their names, those within others by their last ones.
  private(set) var types: [String: DeclaredType] = [:]
  /// By their names with the types around them.
  private var nested: [String: DeclaredType] = [:]

  init(_ sources: [SourceText]) {
    var extensions: [DeclaredType] = []
    for source in sources {
      let outline = SourceOutline(source)
      var names: [Int: String] = [:]
      for (index, part) in outline.parts.enumerated() where part.kind == .type || part.kind == .member {
        guard part.outer == nil || part.outer.map({ names[$0] != nil }) == true,
          var found = Self.read(source, part.tokens)
        else { continue }
        if let outer = part.outer, let name = names[outer] { found.name = "\(name).\(found.name)" }
        names[index] = found.name
        for own in outline.parts where own.outer == index {
          Self.read(source, own, into: &found)
        }
        if found.keyword == "extension" { extensions.append(found) } else { add(found) }
      }
    }
    for found in extensions {
      let last = found.name.split(separator: ".").last.map(String.init) ?? found.name
      types[last]?.extend(by: found)
      nested[found.name]?.extend(by: found)
    }
  }

  private mutating func add(_ found: DeclaredType) {
    let last = found.name.split(separator: ".").last.map(String.init) ?? found.name
    if nested[found.name] == nil { nested[found.name] = found }
    if types[last] == nil { types[last] = found }
  }

  /// A type as it is written in the declaration of another one: within that, or within those around it, before others.
  func type(_ written: String, in scope: String) -> DeclaredType? {
    var scope = Substring(scope)
    while !scope.isEmpty {
      if let found = nested["\(scope).\(written)"] { return found }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    if let found = nested[written] { return found }
    return types[written.split(separator: ".").last.map(String.init) ?? written]
  }

  /// The types that inherit from a protocol or class, in the order of their names.
  func heirs(of name: String) -> [DeclaredType] {
    types.values.filter { $0.inherited.contains(name) }.sorted { $0.name < $1.name }
  }

  // MARK: Reading

  private static let keywords: Set<String> = ["class", "struct", "enum", "protocol", "actor", "extension", "typealias"]

  private static func read(_ source: SourceText, _ tokens: ClosedRange<Int>) -> DeclaredType? {
    guard let word = tokens.prefix(12).first(where: { keywords.contains(source.text($0)) }), source.isWord(word + 1),
      !["func", "var", "let"].contains(source.text(word + 1))
    else { return nil }
    var found = DeclaredType(keyword: source.text(word), name: source.text(word + 1))
    found.isPrivate = (tokens.lowerBound..<word).contains { ["private", "fileprivate"].contains(source.text($0)) }
    var place = word + 2
    while source.text(place) == ".", found.keyword == "extension" {
      found.name += "." + source.text(place + 1)
      place += 2
    }
    found.parameters = parameters(source, place)
    if found.keyword == "typealias" {
      guard source.text(place) == "=" else { return nil }
      found.meaning = source.source(place + 1...tokens.upperBound)
      return place < tokens.upperBound ? found : nil
    }
    var isClause = false
    while place <= tokens.upperBound, source.text(place) != "{", source.text(place) != "where" {
      if source.text(place) == ":" { isClause = true }
      if isClause, source.isWord(place) { found.inherited.append(source.text(place)) }
      place += 1
    }
    return found
  }

  /// `<T, U: View>`: the names.
  private static func parameters(_ source: SourceText, _ open: Int) -> [String] {
    guard source.text(open) == "<" else { return [] }
    var names: [String] = []
    var place = open + 1
    var depth = 1
    while place < source.tokens.count, depth > 0, source.text(place) != "{" {
      let text = source.text(place)
      if text == "<" { depth += 1 }
      if text == ">" { depth -= 1 }
      if depth == 1, place == open + 1 || source.text(place - 1) == ",", source.isWord(place) { names.append(text) }
      place += 1
    }
    return names
  }

  private static func read(_ source: SourceText, _ part: SourceOutline.Part, into found: inout DeclaredType) {
    let tokens = part.tokens
    let head = tokens.prefix(10).prefix { source.isWord($0) || ["@", "(", ")"].contains(source.text($0)) }
    let words = head.map { source.text($0) }
    let isPrivate =
      words.contains("private") && source.text(tokens.lowerBound + 2) != "set" || words.contains("fileprivate")
    if let word = head.first(where: { source.text($0) == "init" }), part.kind == .member {
      guard !isPrivate else { return found.hidesInitialiser = true }
      if let own = DeclaredInitialiser(source, at: word) { found.initialisers.append(own) }
    } else if part.kind == .property, let word = head.first(where: { ["let", "var"].contains(source.text($0)) }) {
      readProperty(source, tokens, word, words, isPrivate, into: &found)
    } else if source.text(tokens.lowerBound) == "case" || words.first == "indirect", found.keyword == "enum" {
      var place = tokens.lowerBound + (words.first == "indirect" ? 2 : 1)
      while place <= tokens.upperBound, source.isWord(place) {
        let hasValues = source.text(place + 1) == "("
        found.cases.append((source.text(place), hasValues ? DeclaredInitialiser.parameters(source, place + 1) : []))
        place = hasValues ? source.closing(place + 1) + 1 : place + 1
        while place <= tokens.upperBound, source.text(place) != "," { place += 1 }
        place += 1
      }
    }
  }

  private static func readProperty(
    _ source: SourceText, _ tokens: ClosedRange<Int>, _ word: Int, _ words: [String], _ isPrivate: Bool,
    into found: inout DeclaredType
  ) {
    let name = source.text(word + 1)
    let rest = word + 2...max(word + 2, tokens.upperBound)
    if words.contains("static") || words.contains("class") {
      let own = found.name.split(separator: ".").last.map(String.init) ?? found.name
      let isOwn = rest.prefix(4).contains { source.text($0) == own || source.text($0) == "Self" }
      if isOwn, !isPrivate { found.instances.append(name) }
      return
    }
    guard source.text(word + 2) == ":", word + 3 <= tokens.upperBound, !words.contains("lazy"),
      !rest.contains(where: { source.text($0) == "=" || source.text($0) == "{" })
    else { return }
    let type = source.source(word + 3...tokens.upperBound)
    let isTheirs = ["IBOutlet", "weak", "unowned", "private", "override"].contains { words.contains($0) }
    if source.text(word) == "var", type.hasSuffix("!"), !isPrivate, !isTheirs {
      found.given.append(DeclaredInitialiser.Parameter(label: name, name: name, type: String(type.dropLast())))
    }
    if source.text(word) == "var", type.hasSuffix("?") || type.hasSuffix("!") { return }
    if isPrivate { found.hidesInitialiser = true }
    found.stored.append(DeclaredInitialiser.Parameter(label: name, name: name, type: type))
  }
}
