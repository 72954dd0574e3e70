/// Overrides in extensions, which only Objective-C's classes may have: the member stays where it is, by another name, and
/// the body of its class overrides by calling it. So it reaches what is private beside it, and errors keep their place.
extension Rewriter {
  /// A member of an extension that a class's body has to override or to declare.
  struct MovedOverride: Sendable {
    /// The declaration in the class's body, which calls the member by its new name; nil where there is none to write.
    let forward: String
    /// The token of the word `override`, if it has it, and of its name, in its own file.
    let override: Int?
    let name: Int
    let newName: String
  }

  /// Gives the members of an extension that override their new names, where their class is among the sources; `addMoved`
  /// writes what calls them. Of UIKit's own classes, what overrides an extension of a superclass is called from there;
  /// what overrides UIKit's own is not called.
  mutating func moveOverrides(at index: Int) -> Int {
    let name = source.text(index + 1)
    for member in Self.overrides(source, index, table.overriddenNames) {
      let isOwn = table.classes[name] != nil
      guard isOwn || member.override != nil else { continue }
      if let word = member.override { replace(word...word, by: "") }
      replace(member.name...member.name, by: member.newName)
    }
    addDispatch(to: index)
    return index + 1
  }

  /// The members that override, or that Objective-C lets be overridden and that are, in the body of an extension; those
  /// that are written otherwise than a plain method or property are left as they are.
  static func overrides(_ source: SourceText, _ index: Int, _ overridden: Set<String>) -> [MovedOverride] {
    guard source.text(index) == "extension", source.isWord(index + 1) else { return [] }
    var members: [MovedOverride] = []
    for place in membersOfExtension(source, index) {
      let before = modifiers(source, place)
      let word = before.first { source.text($0) == "override" }
      let isBase =
        word == nil && overridden.contains(source.text(place + 1))
        && (isObjectiveC(source, before) || isObjectiveC(source, modifiers(source, index)) || conforms(source, index))
      // Extensions of a class and of its superclass may both have the member.
      let newName = "moved_\(source.text(place + 1))_\(source.text(index + 1))"
      guard word != nil || isBase, let forward = forward(source, place, newName, before, isOverride: word != nil) else {
        continue
      }
      members.append(
        MovedOverride(
          forward: forward, override: word, name: place + 1, newName: newName))
    }
    return members
  }

  /// Whether an extension takes on a protocol of UIKit's that is Objective-C's: what it asks for can be overridden then.
  private static func conforms(_ source: SourceText, _ index: Int) -> Bool {
    guard source.text(index + 2) == ":" else { return false }
    var place = index + 3
    while place < source.tokens.count, source.text(place) != "{", source.text(place) != "where" {
      let name = source.text(place)
      if name.hasPrefix("UI"), name.contains("Delegate") || name.contains("DataSource") { return true }
      place += 1
    }
    return false
  }

  private static func isObjectiveC(_ source: SourceText, _ words: Range<Int>) -> Bool {
    words.contains { ["objc", "objcMembers"].contains(source.text($0)) && source.text($0 - 1) == "@" }
  }

  /// The token `func` or `var` behind the word `override`, other modifiers between them.
  static func member(after index: Int, _ source: SourceText) -> Int? {
    var place = index + 1
    while words.contains(source.text(place)) { place += 1 }
    return ["func", "var"].contains(source.text(place)) ? place : nil
  }

  /// The tokens `func` and `var` of an extension's own members.
  private static func membersOfExtension(_ source: SourceText, _ index: Int) -> [Int] {
    var open = index + 2
    while open < source.tokens.count, source.text(open) != "{" { open += 1 }
    guard open < source.tokens.count else { return [] }
    let close = source.closing(open)
    var found: [Int] = []
    var place = open + 1
    while place < close {
      let text = source.text(place)
      if ["{", "(", "["].contains(text) {
        place = source.closing(place)
      } else if text == "func" || text == "var", source.isWord(place + 1), source.text(place - 1) != "." {
        found.append(place)
      }
      place += 1
    }
    return found
  }

  /// The tokens of modifiers and attributes before a member's word.
  private static func modifiers(_ source: SourceText, _ index: Int) -> Range<Int> {
    var place = index
    while place > 0 {
      let before = source.text(place - 1)
      if words.contains(before) {
        place -= 1
      } else if source.isWord(place - 1), source.text(place - 2) == "@", source.isAdjacent(place - 1) {
        place -= 2
      } else {
        break
      }
    }
    return place..<index
  }

  private static let words: Set<String> = [
    "public", "open", "internal", "fileprivate", "private", "final", "class", "static", "override", "dynamic",
    "nonisolated",
  ]

  /// What the class's body says: the same signature, which calls the member by its new name.
  private static func forward(
    _ source: SourceText, _ index: Int, _ newName: String, _ before: Range<Int>, isOverride: Bool
  ) -> String? {
    let name = source.text(index + 1)
    let isOfClass = before.contains { source.text($0) == "class" || source.text($0) == "static" }
    let access = isOverride ? "public" : before.map { source.text($0) }.first { ["public", "open"].contains($0) } ?? ""
    let start = [access, isOverride ? "override" : "", isOfClass ? "class" : ""].filter { !$0.isEmpty }
    var open = index + 2
    while open < source.tokens.count, source.text(open) != "{" {
      if source.text(open) == "(" || source.text(open) == "[" { open = source.closing(open) }
      open += 1
    }
    guard open < source.tokens.count, open > index + 2 else { return nil }
    let signature = source.source(index + 2...open - 1).split(separator: "\n").joined(separator: " ")
    guard source.text(index) == "func" else {
      guard let accessors = accessors(source, open) else { return nil }
      let body = accessors ? "{ get { \(newName) } set { \(newName) = newValue } }" : "{ \(newName) }"
      return (start + ["var \(name) \(signature) \(body)"]).joined(separator: " ")
    }
    guard let call = call(newName, source, index, open) else { return nil }
    return (start + ["func \(name)\(signature) { \(call) }"]).joined(separator: " ")
  }

  /// Whether a computed property can be set; nil where the braces hold observers.
  private static func accessors(_ source: SourceText, _ open: Int) -> Bool? {
    let close = source.closing(open)
    var place = open + 1
    var hasSetter = false
    while place < close {
      let text = source.text(place)
      if text == "didSet" || text == "willSet" { return nil }
      if text == "set", place == open + 1 || source.text(place - 1) == "}" || source.beginsLine(place) {
        hasSetter = true
      }
      if ["{", "(", "["].contains(text) { place = source.closing(place) }
      place += 1
    }
    return hasSetter
  }

  /// A call of a method by another name with its own parameters.
  static func call(_ name: String, _ source: SourceText, _ index: Int, _ body: Int) -> String? {
    var open = index + 2
    while open < body, source.text(open) != "(" { open += 1 }
    guard open < body else { return nil }
    let close = source.closing(open)
    var arguments: [String] = []
    var place = open + 1
    while place < close {
      let label = source.text(place)
      let own = source.isWord(place + 1) ? source.text(place + 1) : label
      var isInOut = false
      while place < close, source.text(place) != "," {
        if source.text(place) == "inout" { isInOut = true }
        if ["(", "[", "{"].contains(source.text(place)) { place = source.closing(place) }
        place += 1
      }
      arguments.append((label == "_" ? "" : "\(label): ") + (isInOut ? "&" : "") + own)
      place += 1
    }
    let rest = (close + 1..<body).map { source.text($0) }
    let words = (rest.contains("throws") ? "try " : "") + (rest.contains("async") ? "await " : "")
    return "\(words)\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// What the bodies of classes have to say of the members in their extensions, by class.
  static func movedOverrides(
    _ sources: [SourceText], _ overridden: Set<String>
  ) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for source in sources {
      for index in source.tokens.indices where source.text(index) == "extension" {
        for member in overrides(source, index, overridden) {
          result[source.text(index + 1), default: []].append(member.forward)
        }
      }
    }
    return result
  }

  /// Writes it behind the opening brace of each class.
  mutating func addMoved() {
    for found in ClassTable.classes(in: source) {
      guard let members = table.moved[found.name], table.classes[found.name]?.body == found.body else { continue }
      insert(" " + members.map { $0 + ";" }.joined(separator: " "), after: found.body)
    }
  }

  // MARK: Extensions of UIKit's classes

  /// A method of an extension calls what extensions of subclasses have in its place.
  private mutating func addDispatch(to index: Int) {
    guard !table.overriding.isEmpty else { return }
    let name = source.text(index + 1)
    for place in Self.membersOfExtension(source, index) where source.text(place) == "func" {
      let method = source.text(place + 1)
      guard let classes = table.overriding[method], !classes.contains(name),
        !Self.modifiers(source, place).contains(where: { source.text($0) == "override" })
      else { continue }
      var open = place + 2
      while open < source.tokens.count, source.text(open) != "{" {
        if source.text(open) == "(" { open = source.closing(open) }
        open += 1
      }
      // The file may end before the body.
      guard open < source.tokens.count else { continue }
      let tests = classes.sorted().compactMap { subclass in
        Self.call("own.moved_\(method)_\(subclass)", source, place, open).map {
          "if let own = self as? \(subclass) { return \($0) };"
        }
      }
      // Only what has the same parameters is overridden.
      guard Self.labels(source, place) == table.overridingLabels[method] else { continue }
      insert(" " + tests.joined(separator: " ") + " return {", after: open)
      insert(" }()", after: source.closing(open) - 1)
    }
  }

  /// A method's parameters as they are written, `(_ views: [UIView])`.
  static func labels(_ source: SourceText, _ index: Int) -> String {
    var open = index + 2
    while open < source.tokens.count, source.text(open) != "(" { open += 1 }
    guard open < source.tokens.count else { return "" }
    return (open...source.closing(open)).map { source.text($0) }.joined(separator: " ")
  }

  /// Methods that extensions of classes which are not among the sources override: the classes, and the parameters.
  static func overriding(
    _ sources: [SourceText], _ known: Set<String>
  ) -> (classes: [String: Set<String>], labels: [String: String]) {
    var classes: [String: Set<String>] = [:]
    var labels: [String: String] = [:]
    for source in sources {
      for index in source.tokens.indices
      where source.text(index) == "extension" && source.isWord(index + 1) && !known.contains(source.text(index + 1)) {
        for member in overrides(source, index, []) where source.text(member.name - 1) == "func" {
          classes[source.text(member.name), default: []].insert(source.text(index + 1))
          labels[source.text(member.name)] = Self.labels(source, member.name - 1)
        }
      }
    }
    return (classes, labels)
  }
}
