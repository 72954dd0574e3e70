/// What the sources of one target declare that rewriting needs to know across files: classes with their superclasses and
/// initialisers, and what protocols ask for optionally.
package struct ClassTable: Sendable {
  /// A class as it is written.
  package struct Class: Sendable {
    package let name: String
    /// Without generic arguments and module.
    package let superclass: String?
    /// Parameter labels of its own designated initialisers, `["style", "reuseIdentifier"]`.
    package let designated: [[String]]
    /// The same of all of them.
    package let initialisers: [[String]]
    /// The token of its body's opening brace.
    let body: Int
  }

  package private(set) var classes: [String: Class] = [:]
  /// Names of functions that a protocol asks for optionally.
  package private(set) var optionalNames: Set<String> = []

  /// What extensions override, by class.
  private(set) var moved: [String: [Rewriter.MovedOverride]] = [:]
  /// Those of them that are variables' names too.
  private(set) var variableNames: Set<String> = []
  /// Names of functions that are overridden.
  private(set) var overriddenNames: Set<String> = []

  package init(_ files: [(path: String, text: SourceText)]) {
    let sources = files.map(\.text)
    for source in sources {
      for found in Self.classes(in: source) where classes[found.name] == nil { classes[found.name] = found }
      for index in source.tokens.indices where source.text(index) == "optional" && source.isWord(index + 1) {
        var place = index + 1
        while source.isWord(place), source.text(place) != "func", source.text(place) != "var" { place += 1 }
        if source.text(place) == "func" { optionalNames.insert(source.text(place + 1)) }
      }
    }
    // A closure of the same name is optional itself.
    for source in sources {
      for index in source.tokens.indices {
        if source.text(index) == "var" || source.text(index) == "let", optionalNames.contains(source.text(index + 1)) {
          variableNames.insert(source.text(index + 1))
        }
        if source.text(index) == "override", source.text(index + 1) == "func" {
          overriddenNames.insert(source.text(index + 2))
        }
      }
    }
    moved = Rewriter.movedOverrides(files, overriddenNames)
  }

  /// The class of UIKit's that a class descends from; nil where it is not known.
  package func root(of name: String) -> String? {
    var name = name
    for _ in 0..<20 {
      guard let found = classes[name] else { return name }
      guard let superclass = found.superclass else { return nil }
      name = superclass
    }
    return nil
  }

  /// Whether a class can be made by that initialiser of its root's.
  package func inherits(_ labels: [String], _ name: String) -> Bool {
    var name = name
    for _ in 0..<20 {
      guard let found = classes[name] else { return true }
      if found.initialisers.contains(labels) { return true }
      guard found.designated.isEmpty, let superclass = found.superclass else { return false }
      name = superclass
    }
    return false
  }

  /// The classes that a text declares, in order.
  package static func classes(in source: SourceText) -> [Class] {
    source.tokens.indices.compactMap { index in
      guard source.text(index) == "class", source.isWord(index + 1), ![".", ":", ","].contains(source.text(index - 1)),
        !notNames.contains(source.text(index + 1))
      else { return nil }
      return declaration(source, index)
    }
  }

  private static let notNames: Set<String> = [
    "func", "var", "let", "subscript", "override", "private", "public", "internal", "open", "fileprivate", "final",
    "static", "dynamic", "mutating", "nonisolated",
  ]

  private static func declaration(_ source: SourceText, _ index: Int) -> Class? {
    var place = index + 2
    var depth = 0
    var superclass: String?
    var isInherited = false
    while place < source.tokens.count {
      let text = source.text(place)
      if text == "<" || text == "(" || text == "[" { depth += 1 }
      if text == ")" || text == "]" || text == ">" && source.text(place - 1) != "-" { depth -= 1 }
      if depth == 0 {
        if text == "{" { break }
        if text == "}" || text == "where" && superclass == nil && !isInherited { return nil }
        if text == ":" { isInherited = true }
        if text == "," || text == "where" { isInherited = false }
        if isInherited, source.isWord(place) { superclass = text }
      }
      place += 1
    }
    guard place < source.tokens.count else { return nil }
    let initialisers = self.initialisers(source, body: place)
    return Class(
      name: source.text(index + 1), superclass: superclass,
      designated: initialisers.filter { !$0.isConvenience }.map(\.labels), initialisers: initialisers.map(\.labels),
      body: place)
  }

  private static func initialisers(_ source: SourceText, body: Int) -> [(labels: [String], isConvenience: Bool)] {
    var result: [(labels: [String], isConvenience: Bool)] = []
    var place = body + 1
    let end = source.closing(body)
    while place < end {
      let text = source.text(place)
      if text == "{" || text == "(" || text == "[" {
        place = source.closing(place)
      } else if text == "init", source.text(place - 1) != "." {
        var open = place + 1
        while open < end, source.text(open) != "(" { open += 1 }
        var isConvenience = false
        var before = place - 1
        while before > body, modifiers.contains(source.text(before)) {
          if source.text(before) == "convenience" { isConvenience = true }
          before -= 1
        }
        result.append((labels(source, open), isConvenience))
        place = source.closing(open)
      }
      place += 1
    }
    return result
  }

  private static let modifiers: Set<String> = [
    "convenience", "override", "required", "public", "private", "internal", "open", "fileprivate", "nonisolated",
  ]

  /// The labels of the parameters without a default value.
  private static func labels(_ source: SourceText, _ open: Int) -> [String] {
    var labels: [String] = []
    let end = source.closing(open)
    var place = open + 1
    while place < end {
      let label = source.text(place)
      var hasDefault = false
      while place < end, source.text(place) != "," {
        if ["(", "[", "{"].contains(source.text(place)) { place = source.closing(place) }
        if source.text(place) == "=" { hasDefault = true }
        place += 1
      }
      if !hasDefault { labels.append(label) }
      place += 1
    }
    return labels
  }
}
