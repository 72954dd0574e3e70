import ProofModel

/// Reads one constraint's description.
///
/// Grammar: `<class:address place? mask? ident? body trailer?>` with a row of views (`H:|-(8)-[label]`) or a relation
/// (`label.width == 120`) as the body. Names may hold anything but the characters that end them, so items are cut by
/// their addresses where they have one.
struct ConstraintScanner {
  let text: [Character]
  var index = 0
  var names: [String: LoggedConstraint.Item] = [:]
  var container: LoggedConstraint.Item?

  private init(_ text: [Character]) { self.text = text }

  /// nil for what is no constraint.
  ///
  /// - Parameter description: without its angle brackets.
  static func read(_ description: String) -> LoggedConstraint? {
    let flat = description.split(whereSeparator: \.isNewline).joined(separator: " ")
    var (body, trailer) = splitTrailer(flat)
    var isLeftToRight = false
    if let range = body.ranges(of: "(LTR)").last {
      body.removeSubrange(range)
      isLeftToRight = true
    }
    var scanner = ConstraintScanner(Array(body))
    scanner.readNames(trailer)
    guard var constraint = scanner.constraint() else { return nil }
    constraint.text = "<" + flat + ">"
    constraint.isLeftToRight = isLeftToRight
    return constraint
  }

  /// Cuts off `(active, names: …)`, `(inactive)` or `(Names: …)`.
  private static func splitTrailer(_ text: String) -> (body: String, trailer: String) {
    var found: Range<String.Index>?
    for word in ["(active", "(inactive", "(Names:", "(names:"] {
      if let range = text.ranges(of: word).last, found.map({ range.lowerBound < $0.lowerBound }) ?? true {
        found = range
      }
    }
    guard let found else { return (text, "") }
    return (String(text[..<found.lowerBound]), String(text[found.lowerBound...]))
  }

  // MARK: Names

  /// `photo:0x7f02, row:0x7f03, '|':row:0x7f03`.
  private mutating func readNames(_ trailer: String) {
    guard let colon = trailer.range(of: "ames:")?.upperBound else { return }
    var list = String(trailer[colon...])
    while let last = list.last, last == ")" || last == " " || last == ">" { list.removeLast() }
    for pair in list.components(separatedBy: ", ") {
      let parts = pair.trimmed.split(separator: ":").map(String.init)
      guard parts.count >= 2, let address = parts.last, address.hasPrefix("0x") else { continue }
      let name = parts[0].trimmed
      let middle = parts.dropFirst().dropLast().joined(separator: ":")
      if name == "'|'" {
        container = .init(key: address, className: middle.isEmpty ? nil : middle, name: nil)
      } else {
        names[name] = .init(key: address, className: middle.isEmpty ? nil : middle, name: name)
      }
    }
    // The superview may be one of the named ones: `'|':row:0x7f03`.
    if let own = container, let named = names.values.first(where: { $0.key == own.key }) { container = named }
  }

  // MARK: Head

  private mutating func constraint() -> LoggedConstraint? {
    guard let (className, address) = objectHead(), className.lowercased().contains("constraint") else { return nil }
    var result = LoggedConstraint(
      className: className, address: address, relations: [], priority: 1000, superviews: [:], text: "",
      isLeftToRight: false)
    if peek == "@" { takePlace(&result) }
    skipSpaces()
    while let mask = word(), mask.hasPrefix("h=") || mask.hasPrefix("v=") {
      index += mask.count
      skipSpaces()
    }
    if peek == "'", let end = closingQuote(from: index, followedBy: [" "]) {
      result.identifier = String(text[(index + 1)..<end])
      index = end + 1
      skipSpaces()
    }
    let rest = String(text[index...])
    if rest.hasPrefix("H:") || rest.hasPrefix("V:") {
      guard readRow(&result) else { return nil }
    } else {
      guard let relation = readRelation(rest, &result) else { return nil }
      result.relations = [relation]
    }
    return result
  }

  /// `NSLayoutConstraint:0x6000…`.
  private mutating func objectHead() -> (String, String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    var end = colon + 1
    while end < text.count, text[end].isHexDigit || text[end] == "x" { end += 1 }
    let address = String(text[(colon + 1)..<end])
    guard address.hasPrefix("0x") else { return nil }
    index = end
    return (String(text[..<colon]).trimmed, address)
  }

  /// `@File.swift#17`.
  private mutating func takePlace(_ result: inout LoggedConstraint) {
    let start = index + 1
    while index < text.count, text[index] != " " { index += 1 }
    let parts = String(text[start..<index]).split(separator: "#")
    result.file = parts.first.map(String.init)
    result.line = parts.count > 1 ? Int(parts[1]) : nil
  }

  // MARK: Rows

  private struct Spacing {
    var relation = LayoutRelation.equal
    var points = 8.0
    var priority: Double?
  }

  private mutating func readRow(_ result: inout LoggedConstraint) -> Bool {
    let isHorizontal = text[index] == "H"
    index += 2
    var before: (item: LoggedConstraint.Item?, isEnd: Bool)?
    var gap: Spacing?
    while index < text.count, text[index] != " " || rowGoesOn {
      switch text[index] {
      case "|":
        index += 1
        if let last = before { join(last.item, nil, gap, isHorizontal, &result) }
        before = (nil, true)
        gap = nil
      case "[":
        index += 1
        guard let item = rowItem(isHorizontal, &result) else { return false }
        if let last = before { join(last.item, item, gap, isHorizontal, &result) }
        before = (item, false)
        gap = nil
      case "-":
        guard let found = spacing() else { return false }
        gap = found
      default: index += 1
      }
    }
    return !result.relations.isEmpty
  }

  private var rowGoesOn: Bool {
    text[index...].contains { $0 == "[" || $0 == "|" }
  }

  /// The gap between two items, or between one and the superview where the other is nil.
  private mutating func join(
    _ first: LoggedConstraint.Item?, _ second: LoggedConstraint.Item?, _ gap: Spacing?, _ isHorizontal: Bool,
    _ result: inout LoggedConstraint
  ) {
    let near: LoggedConstraint.Attribute = isHorizontal ? .leading : .top
    let far: LoggedConstraint.Attribute = isHorizontal ? .trailing : .bottom
    let spacing = gap ?? Spacing(points: 0)
    let relation: LoggedRelation
    if let first, let second {
      relation = LoggedRelation(
        first: .init(item: second, attribute: near), relation: spacing.relation,
        second: .init(item: first, attribute: far), multiplier: 1, constant: spacing.points, priority: spacing.priority)
    } else if let second {
      let around = superview(of: second, &result)
      relation = LoggedRelation(
        first: .init(item: second, attribute: near), relation: spacing.relation,
        second: .init(item: around, attribute: near), multiplier: 1, constant: spacing.points,
        priority: spacing.priority)
    } else if let first {
      let around = superview(of: first, &result)
      relation = LoggedRelation(
        first: .init(item: around, attribute: far), relation: spacing.relation,
        second: .init(item: first, attribute: far), multiplier: 1, constant: spacing.points, priority: spacing.priority)
    } else {
      return
    }
    result.relations.append(relation)
  }

  /// `-(8)-`, `-(>=8@750)-`, `-(NSSpace(8))-`, `-8-`, `-`.
  private mutating func spacing() -> Spacing? {
    index += 1
    var content = ""
    if peek == "(" {
      var depth = 0
      repeat {
        guard let character = peek else { return nil }
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        content.append(character)
        index += 1
      } while depth > 0
      content = String(content.dropFirst().dropLast())
    } else {
      while let character = peek, character.isNumber || character == "." {
        content.append(character)
        index += 1
      }
    }
    if peek == "-" { index += 1 }
    return content.isEmpty ? Spacing() : Self.spacing(content)
  }

  private static func spacing(_ text: String) -> Spacing? {
    var spacing = Spacing()
    var rest = text.trimmed
    for relation in LayoutRelation.allCases where rest.hasPrefix(relation.rawValue) {
      spacing.relation = relation
      rest = String(rest.dropFirst(2))
    }
    if let at = rest.lastIndex(of: "@") {
      spacing.priority = Double(rest[rest.index(after: at)...].filter { $0.isNumber || $0 == "." })
      rest = String(rest[..<at])
    }
    // `NSSpace(8)`.
    if let open = rest.firstIndex(of: "("), rest.hasSuffix(")") {
      rest = String(rest[rest.index(after: open)...].dropLast())
    }
    guard let points = Double(rest.filter { $0 != " " }) else { return nil }
    spacing.points = points
    return spacing
  }

  /// `UILabel:0x7f01'Name'(>=44)]` or `photo(120)]`.
  private mutating func rowItem(_ isHorizontal: Bool, _ result: inout LoggedConstraint) -> LoggedConstraint.Item? {
    let start = index
    var item: LoggedConstraint.Item
    if let (className, address, end) = address(from: start, until: "]") {
      index = end
      item = .init(key: address, className: className, name: nil)
      if peek == "'", let close = closingQuote(from: index, followedBy: ["(", "]"]) {
        item.name = String(text[(index + 1)..<close])
        index = close + 1
      }
    } else {
      while let character = peek, character != "]", character != "(" { index += 1; _ = character }
      item = named(String(text[start..<index]))
    }
    if peek == "(" {
      let open = index
      while let character = peek, character != "]" { index += 1; _ = character }
      var inside = String(text[open..<index]).trimmed
      if inside.hasPrefix("("), inside.hasSuffix(")") { inside = String(inside.dropFirst().dropLast()) }
      guard takeSize(inside, of: item, isHorizontal, &result) else { return nil }
    }
    if peek == "]" { index += 1 }
    return item
  }

  private mutating func takeSize(
    _ text: String, of item: LoggedConstraint.Item, _ isHorizontal: Bool, _ result: inout LoggedConstraint
  ) -> Bool {
    let attribute: LoggedConstraint.Attribute = isHorizontal ? .width : .height
    if let size = Self.spacing(text) {
      result.relations.append(
        LoggedRelation(
          first: .init(item: item, attribute: attribute), relation: size.relation, second: nil, multiplier: 1,
          constant: size.points, priority: size.priority))
      return true
    }
    // The size of another view.
    var rest = text
    var relation = LayoutRelation.equal
    for each in LayoutRelation.allCases where rest.hasPrefix(each.rawValue) {
      relation = each
      rest = String(rest.dropFirst(2))
    }
    let other = self.item(rest)
    result.relations.append(
      LoggedRelation(
        first: .init(item: item, attribute: attribute), relation: relation,
        second: .init(item: other, attribute: attribute), multiplier: 1, constant: 0, priority: nil))
    return true
  }

  // MARK: Characters

  private var peek: Character? { index < text.count ? text[index] : nil }
  private mutating func skipSpaces() { while peek == " " || peek == "\t" { index += 1 } }

  private func word() -> String? {
    guard index < text.count else { return nil }
    return String(text[index...].prefix { $0 != " " })
  }

  /// The quote that ends a text which began at `start`: the first that one of the characters follows.
  private func closingQuote(from start: Int, followedBy ends: Set<Character>) -> Int? {
    var at = start + 1
    while at < text.count {
      if text[at] == "'", at + 1 == text.count || ends.contains(text[at + 1]) { return at }
      at += 1
    }
    return nil
  }

  func address(from start: Int, until end: Character?) -> (String, String, Int)? {
    Self.address(text, from: start, until: end)
  }

  /// `Class:0x7f01` and where it ends.
  static func address(
    _ text: [Character], from start: Int, until stop: Character?
  ) -> (String, String, Int)? {
    var colon = start
    while colon < text.count, text[colon] != ":" {
      if let stop, text[colon] == stop { return nil }
      if text[colon] == "'" { return nil }
      colon += 1
    }
    guard colon + 2 < text.count, text[colon + 1] == "0", text[colon + 2] == "x" else { return nil }
    var end = colon + 3
    while end < text.count, text[end].isHexDigit { end += 1 }
    return (String(text[start..<colon]), String(text[(colon + 1)..<end]), end)
  }
}

extension String {
  /// Cut at every occurrence.
  func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var start = startIndex
    for range in ranges(of: separator) {
      parts.append(String(self[start..<range.lowerBound]))
      start = range.upperBound
    }
    parts.append(String(self[start...]))
    return parts
  }

  /// The first occurrence.
  func range(of part: String) -> Range<String.Index>? { firstRange(of: part) }
}
