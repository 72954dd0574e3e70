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
    /// The same of all that can be called and give an object.
    package let initialisers: [[String]]
    /// Whether its `init(coder:)` only stops; nil where it declares none.
    let refusesCoder: Bool?
    /// Whether it unwraps its navigation controller or says what its bar shows: it is not shown without one.
    let needsNavigation: Bool
    /// The token of its body's opening brace.
    let body: Int
    /// Whether code of another file can name it: not private, not nested, without generic parameters.
    package var isReachable = false
  }

  package private(set) var classes: [String: Class] = [:]
  /// Names of functions that a protocol asks for optionally.
  package private(set) var optionalNames: Set<String> = []

  /// What bodies of classes have to say of overrides in their extensions.
  private(set) var moved: [String: [String]] = [:]
  /// Methods that extensions of UIKit's classes override, with the classes and the parameters.
  private(set) var overriding: [String: Set<String>] = [:]
  private(set) var overridingLabels: [String: String] = [:]
  /// Those of them that are variables' names too.
  private(set) var variableNames: Set<String> = []
  /// Names of functions and properties that are overridden.
  private(set) var overriddenNames: Set<String> = []

  /// Classes whose extensions say what their navigation bar shows.
  private var navigated: Set<String> = []

  /// The paths of the files by the classes that they declare.
  package private(set) var files: [String: String] = [:]

  package init(_ files: [(path: String, text: SourceText)]) {
    let sources = files.map(\.text)
    for (path, source) in files {
      for found in Self.classes(in: source) where classes[found.name] == nil {
        classes[found.name] = found
        self.files[found.name] = path
      }
      navigated.formUnion(Self.navigatedExtensions(source))
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
        if source.text(index) == "override", let member = Rewriter.member(after: index, source) {
          overriddenNames.insert(source.text(member + 1))
        }
      }
    }
    moved = Rewriter.movedOverrides(sources, overriddenNames)
    let found = Rewriter.overriding(sources, Set(classes.keys))
    for (method, names) in found.classes
    where sources.contains(where: { Self.extends($0, method, found.labels[method] ?? "") }) {
      overriding[method] = names
      overridingLabels[method] = found.labels[method]
    }
  }

  /// Whether an extension declares a method with those parameters and does not override it.
  private static func extends(_ source: SourceText, _ method: String, _ labels: String) -> Bool {
    source.tokens.indices.contains { index in
      source.text(index) == "func" && source.text(index + 1) == method && Rewriter.labels(source, index) == labels
        && source.text(index - 1) != "override"
    }
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

  /// Parameter labels of the initialisers that a class itself declares.
  package func initialisers(of name: String) -> [[String]] { classes[name]?.initialisers ?? [] }

  /// Whether a class, or one that it inherits from, can be made by a coder only: it declares no other designated
  /// initialiser than that one.
  package func needsCoder(_ name: String) -> Bool {
    let declaring = line(of: name).first { !$0.designated.isEmpty }
    return declaring?.designated.allSatisfy { $0 == ["coder"] } ?? false
  }

  /// Whether a class stops where a storyboard or xib makes it.
  package func refusesCoder(_ name: String) -> Bool {
    line(of: name).lazy.compactMap(\.refusesCoder).first ?? false
  }

  /// Whether a controller, or one that it inherits from, unwraps its navigation controller or says what its bar shows.
  package func needsNavigation(_ name: String) -> Bool {
    line(of: name).contains { $0.needsNavigation || navigated.contains($0.name) }
  }

  /// A class and those of the app's that it inherits from, the nearest first.
  private func line(of name: String) -> [Class] {
    var found: [Class] = []
    var next: String? = name
    while let name = next, found.count < 20, let one = classes[name] {
      found.append(one)
      next = one.superclass
    }
    return found
  }

  /// The classes that a text declares, in order.
  package static func classes(in source: SourceText) -> [Class] {
    var depth = 0
    var found: [Class] = []
    for index in source.tokens.indices {
      let text = source.text(index)
      if text == "{" { depth += 1 }
      if text == "}" { depth -= 1 }
      guard text == "class", source.isWord(index + 1), ![".", ":", ","].contains(source.text(index - 1)),
        !notNames.contains(source.text(index + 1)), var declared = declaration(source, index)
      else { continue }
      declared.isReachable =
        depth == 0 && source.text(index + 2) != "<" && !isPrivate(source, index)
      found.append(declared)
    }
    return found
  }

  private static func isPrivate(_ source: SourceText, _ index: Int) -> Bool {
    var place = index - 1
    while place >= 0,
      DeclaredInitialiser.modifiers.contains(source.text(place)) || ["final", "open"].contains(source.text(place))
    {
      if ["private", "fileprivate"].contains(source.text(place)) { return true }
      place -= 1
    }
    return false
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
      designated: initialisers.filter { !$0.isConvenience }.map(\.labels),
      initialisers: initialisers.filter { !$0.canFail && !$0.isUnavailable }.map(\.labels),
      refusesCoder: initialisers.first { $0.labels == ["coder"] }?.stops,
      needsNavigation: speaksOfNavigation(source, body: place), body: place)
  }

  /// Whether a body unwraps the navigation controller, changes its bar, or says what that shows.
  private static func speaksOfNavigation(_ source: SourceText, body: Int) -> Bool {
    (body..<source.closing(body)).contains { index in
      // Another controller's is not its own.
      guard source.text(index - 1) != "." || source.text(index - 2) == "self" else { return false }
      if source.text(index) == "navigationItem" { return source.text(index + 1) == "." }
      guard source.text(index) == "navigationController", !["let", "var"].contains(source.text(index - 1)),
        source.isAdjacent(index + 1)
      else { return false }
      return source.text(index + 1) == "!" || source.text(index + 1) == "?" && source.text(index + 3) == "navigationBar"
    }
  }

  /// The types whose extensions speak of it.
  private static func navigatedExtensions(_ source: SourceText) -> [String] {
    source.tokens.indices.compactMap { index in
      guard source.text(index) == "extension", source.isWord(index + 1),
        let body = (index + 1..<source.tokens.count).first(where: { source.text($0) == "{" }),
        speaksOfNavigation(source, body: body)
      else { return nil }
      return source.text(index + 1)
    }
  }

  private static func initialisers(_ source: SourceText, body: Int) -> [DeclaredInitialiser] {
    var result: [DeclaredInitialiser] = []
    var place = body + 1
    let end = source.closing(body)
    while place < end {
      let text = source.text(place)
      if text == "{" || text == "(" || text == "[" {
        place = source.closing(place)
      } else if text == "init", source.text(place - 1) != ".", let found = DeclaredInitialiser(source, at: place) {
        result.append(found)
        place = DeclaredInitialiser.open(source, at: place).map(source.closing) ?? place
      }
      place += 1
    }
    return result
  }
}
