/// Overrides in extensions, which only Objective-C's classes may have, go into the body of the class.
extension Rewriter {
  /// An override as it is written, with its place.
  struct MovedOverride: Sendable {
    let text: String
    let path: String
    let line: Int
  }

  /// Strikes out the overrides of an extension whose class is among the sources; `addMoved` puts them into it.
  mutating func moveOverrides(at index: Int) -> Int {
    guard let found = Self.overrides(source, index, table.overriddenNames), table.classes[found.name] != nil else {
      return index + 1
    }
    for member in found.members { replace(member, by: "") }
    return index + 1
  }

  /// The members that override, or that Objective-C lets be overridden and that are, in the body of an extension.
  static func overrides(_ source: SourceText, _ index: Int, _ overridden: Set<String>) -> (
    name: String, members: [ClosedRange<Int>]
  )? {
    guard source.text(index) == "extension", source.isWord(index + 1) else { return nil }
    var open = index + 2
    while open < source.tokens.count, source.text(open) != "{" { open += 1 }
    guard open < source.tokens.count else { return nil }
    let close = source.closing(open)
    var members: [ClosedRange<Int>] = []
    var place = open + 1
    while place < close {
      let isOverridden =
        source.text(place) == "func" && overridden.contains(source.text(place + 1))
        && isForObjectiveC(source, beginningOfMember(source, place, after: open)..<place)
      if source.text(place) == "override" || isOverridden {
        let end = endOfMember(source, place, before: close)
        members.append(beginningOfMember(source, place, after: open)...end)
        place = end
      } else if ["{", "(", "["].contains(source.text(place)) {
        place = source.closing(place)
      }
      place += 1
    }
    return members.isEmpty ? nil : (source.text(index + 1), members)
  }

  private static func isForObjectiveC(_ source: SourceText, _ modifiers: Range<Int>) -> Bool {
    modifiers.contains { source.text($0) == "objc" && source.text($0 - 1) == "@" }
  }

  private static func beginningOfMember(_ source: SourceText, _ index: Int, after open: Int) -> Int {
    var place = index
    while place - 1 > open {
      let before = source.text(place - 1)
      let isAttribute = source.isWord(place - 1) && source.text(place - 2) == "@" && source.isAdjacent(place - 1)
      if ["public", "open", "internal", "fileprivate", "private", "final", "class", "static"].contains(before) {
        place -= 1
      } else if isAttribute {
        place -= 2
      } else {
        break
      }
    }
    return place
  }

  /// With its body, or its line where it has none.
  private static func endOfMember(_ source: SourceText, _ index: Int, before close: Int) -> Int {
    var place = index
    while place + 1 < close {
      if source.text(place) == "(" || source.text(place) == "[" { place = source.closing(place) }
      if source.text(place) == "{" { return source.closing(place) }
      place += 1
    }
    return place
  }

  /// The overrides of all extensions, by class.
  static func movedOverrides(
    _ sources: [(path: String, text: SourceText)], _ overridden: Set<String>
  ) -> [String: [MovedOverride]] {
    var result: [String: [MovedOverride]] = [:]
    for source in sources {
      for index in source.text.tokens.indices where source.text.text(index) == "extension" {
        guard let found = overrides(source.text, index, overridden) else { continue }
        for member in found.members {
          let start = source.text.tokens[member.lowerBound].range.lowerBound
          let line = 1 + source.text.bytes[..<start].count { $0 == 10 }
          result[found.name, default: []].append(
            MovedOverride(text: source.text.source(member), path: source.path, line: line))
        }
      }
    }
    return result
  }

  /// Writes them before the closing brace of their class, each with its own place.
  mutating func addMoved(at path: String) {
    for found in ClassTable.classes(in: source) {
      guard let members = table.moved[found.name], table.classes[found.name]?.body == found.body else { continue }
      let close = source.closing(found.body)
      let line = 1 + source.bytes[..<source.tokens[close].range.lowerBound].count { $0 == 10 }
      var text = ""
      for member in members {
        var inner = Rewriter(SourceText(member.text), table, options)
        text += "\n#sourceLocation(file: \"\(member.path)\", line: \(member.line))\n\(inner.rewrittenMembers())"
      }
      insert(text + "\n#sourceLocation(file: \"\(path)\", line: \(line))\n", after: close - 1)
    }
  }

  /// The text alone, without what a file has around it.
  private mutating func rewrittenMembers() -> String {
    var index = 0
    while index < source.tokens.count { index = rewriteToken(at: index) }
    return applied()
  }
}
