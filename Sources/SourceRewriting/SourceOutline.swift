/// The outline of a Swift source: declarations, bodies and statements with the tokens of each, as far as is needed to
/// leave one of them out. No grammar: a part ends with its line but for brackets and lines that go on.
struct SourceOutline {
  /// A declaration, a body or a statement.
  struct Part {
    enum Kind: Equatable {
      /// A class, structure, enumeration, protocol, extension or actor.
      case type
      /// A protocol that a type's head names, with the comma or colon that goes with it.
      case conformance
      /// Another declaration, whole.
      case member
      /// A variable or constant of a type or file, whole.
      case property
      /// The value that a property with a written type begins with.
      case value
      /// What a function or accessor does, with its braces.
      case body(BodyKind)
      case statement
    }
    enum BodyKind { case function, initialiser, accessor, silent }

    let kind: Kind
    let tokens: ClosedRange<Int>
    /// The outer part; nil for those of the file.
    let outer: Int?
    /// The innermost function's kind.
    let function: BodyKind?
  }

  private let source: SourceText
  /// Outer parts come before what is in them.
  private(set) var parts: [Part] = []

  init(_ source: SourceText) {
    self.source = source
    add(from: 0, to: source.tokens.count, in: nil, function: nil, isCode: false)
  }

  /// The parts that hold a token, the innermost last.
  func chain(at token: Int) -> [Int] { parts.indices.filter { parts[$0].tokens.contains(token) } }

  // MARK: Items

  private mutating func add(
    from start: Int, to end: Int, in outer: Int?, function: Part.BodyKind?, isCode: Bool, isSwitch: Bool = false
  ) {
    var place = start
    while place < end {
      let text = source.text(place)
      if source.tokens[place].kind == .directive, Self.conditions.contains(text) {
        repeat { place += 1 } while place < end && !source.beginsLine(place)
      } else if text == ";" {
        place += 1
      } else if isSwitch, text == "case" || text == "default" || text == "@" && source.text(place + 1) == "unknown" {
        while place < end, source.text(place) != ":" {
          place = ["(", "[", "{"].contains(source.text(place)) ? source.closing(place) + 1 : place + 1
        }
        place += 1
      } else {
        let last = endOfItem(place, before: end)
        addItem(place...last, in: outer, function: function, isCode: isCode)
        place = last + 1
      }
    }
  }

  private func endOfItem(_ start: Int, before end: Int) -> Int {
    let word = keyword(start, before: end)
    var place = word
    while true {
      let next = ["(", "[", "{"].contains(source.text(place)) ? source.closing(place) + 1 : place + 1
      if next >= end { return end - 1 }
      if source.text(next) == ";" { return next - 1 }
      if source.beginsLine(next), !goesOn(from: next - 1, to: next, isRepeat: source.text(word) == "repeat") {
        return next - 1
      }
      place = next
    }
  }

  /// The word of a declaration behind its attributes and modifiers; the first token of a statement.
  private func keyword(_ start: Int, before end: Int) -> Int {
    var place = start
    while place < end - 1 {
      if source.text(place) == "@", source.isWord(place + 1) {
        place += 2
        if source.text(place) == "(", source.isAdjacent(place) { place = source.closing(place) + 1 }
      } else if source.text(place) == "class", Self.declared.contains(source.text(place + 1)) {
        place += 1
      } else if Self.modifiers.contains(source.text(place)), source.isWord(place + 1) || source.text(place + 1) == "@" {
        place += 1
      } else if Self.modifiers.contains(source.text(place)), source.text(place + 1) == "(" {
        place = source.closing(place + 1) + 1
      } else {
        break
      }
    }
    return min(place, end - 1)
  }

  /// Whether a line goes on in the next one.
  private func goesOn(from last: Int, to next: Int, isRepeat: Bool) -> Bool {
    let (before, after) = (source.text(last), source.text(next))
    if Self.beginnings.contains(after) || isRepeat && after == "while" { return true }
    if before == ">", source.text(last - 1) == "-" { return true }
    return Self.endings.contains(before)
  }

  private static let conditions: Set<String> = ["#if", "#elseif", "#else", "#endif", "#warning", "#error"]
  private static let declared: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "public",
  ]
  private static let modifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "open", "package", "final", "static", "override", "required",
    "convenience", "lazy", "weak", "unowned", "dynamic", "mutating", "nonmutating", "optional", "indirect", "prefix",
    "postfix", "infix", "nonisolated", "isolated", "distributed",
  ]
  private static let beginnings: Set<String> = [
    ".", "?", ":", "&", "|", "+", "-", "*", "/", "%", "<", ">", "=", ",", "^", ")", "]", "{", "else", "catch", "where",
    "as", "is", "throws", "async", "rethrows",
  ]
  private static let endings: Set<String> = [
    "=", ",", "(", "[", "+", "*", "/", "%", "|", "&", "<", ".", ":", "let", "var", "func", "try", "await", "else",
  ]

  // MARK: One item

  private mutating func addItem(
    _ tokens: ClosedRange<Int>, in outer: Int?, function: Part.BodyKind?, isCode: Bool
  ) {
    let end = tokens.upperBound + 1
    let word = keyword(tokens.lowerBound, before: end)
    let kind: Part.Kind
    switch source.text(word) {
    case "class", "struct", "enum", "protocol", "extension", "actor": kind = .type
    case "func", "init", "deinit", "subscript": kind = .member
    case "var", "let": kind = isCode ? .statement : .property
    default: kind = isCode ? .statement : .member
    }
    if isCode, source.isWord(word + 1) == false, kind == .type || kind == .member, source.text(word) != "init" {
      return addStatement(tokens, in: outer, function: function)
    }
    switch kind {
    case .type:
      let own = append(isCode ? .statement : .type, tokens, outer, function)
      guard let open = first("{", from: word, before: end) else { return }
      addConformances(word, open, in: own)
      add(from: open + 1, to: source.closing(open), in: own, function: nil, isCode: false)
    case .member: addFunction(tokens, word, in: outer, function: function, isCode: isCode)
    case .property: addProperty(tokens, word, in: outer)
    default: addStatement(tokens, in: outer, function: function)
    }
  }

  private mutating func addConformances(_ word: Int, _ open: Int, in outer: Int) {
    guard let colon = first(":", from: word, before: open) else { return }
    let end = first("where", from: colon, before: open) ?? open
    var commas: [Int] = []
    var place = colon + 1
    while let comma = first(",", from: place, before: end) {
      commas.append(comma)
      place = comma + 1
    }
    let starts = [colon] + commas
    for (index, start) in starts.enumerated() {
      let last = (index + 1 < starts.count ? starts[index + 1] : end) - 1
      guard last > start else { continue }
      // The first of several keeps the colon and takes the comma.
      let isFirst = index == 0 && starts.count > 1
      _ = append(.conformance, isFirst ? start + 1...starts[1] : start...last, outer, nil)
    }
  }

  private mutating func addStatement(_ tokens: ClosedRange<Int>, in outer: Int?, function: Part.BodyKind?) {
    let own = append(.statement, tokens, outer, function)
    addBlocks(tokens, in: own, function: function, isSwitch: source.text(tokens.lowerBound) == "switch")
  }

  private mutating func append(
    _ kind: Part.Kind, _ tokens: ClosedRange<Int>, _ outer: Int?, _ function: Part.BodyKind?
  ) -> Int {
    parts.append(Part(kind: kind, tokens: tokens, outer: outer, function: function))
    return parts.count - 1
  }

  private mutating func addFunction(
    _ tokens: ClosedRange<Int>, _ word: Int, in outer: Int?, function: Part.BodyKind?, isCode: Bool
  ) {
    let own = append(isCode ? .statement : .member, tokens, outer, function)
    let end = tokens.upperBound + 1
    guard ["func", "init", "deinit", "subscript"].contains(source.text(word)),
      let open = first("{", from: word, before: end)
    else { return }
    let isVoid = !(word...open).contains {
      source.text($0) == ">" && source.text($0 - 1) == "-" && depth(of: $0, from: word) == 0
    }
    switch source.text(word) {
    case "init": addBody(open, .initialiser, in: own)
    case "deinit": addBody(open, .silent, in: own)
    case "subscript": addAccessors(open, in: own)
    default: addBody(open, isVoid ? .silent : .function, in: own)
    }
  }

  private mutating func addBody(_ open: Int, _ kind: Part.BodyKind, in outer: Int) {
    let close = source.closing(open)
    let own = append(.body(kind), open...close, outer, kind)
    add(from: open + 1, to: close, in: own, function: kind, isCode: true)
  }

  private mutating func addProperty(_ tokens: ClosedRange<Int>, _ word: Int, in outer: Int?) {
    let own = append(.property, tokens, outer, nil)
    let end = tokens.upperBound + 1
    let equals = first("=", from: word, before: end)
    let brace = first("{", from: word, before: equals ?? end)
    if let brace { return addAccessors(brace, in: own) }
    guard let equals, equals + 1 < end else { return }
    var last = tokens.upperBound
    var observers: Int?
    if source.text(last) == "}",
      let open = (equals..<last).last(where: { source.text($0) == "{" && source.closing($0) == last }),
      ["didSet", "willSet"].contains(source.text(open + 1)), open > equals + 1
    {
      last = open - 1
      observers = open
    }
    let value = equals + 1...last
    let isTyped = first(":", from: word, before: equals) != nil
    let holder = isTyped ? append(.value, value, own, nil) : own
    addBlocks(value, in: holder, function: nil, isSwitch: false)
    if let observers { addAccessors(observers, in: own) }
  }

  /// `{ get { … } set { … } }`, observers, or a getter alone.
  private mutating func addAccessors(_ open: Int, in outer: Int) {
    let close = source.closing(open)
    var place = open + 1
    var isFound = false
    while place < close {
      if Self.accessors.contains(source.text(place)), source.text(place + 1) == "{" || source.text(place + 1) == "(" {
        var brace = place + 1
        if source.text(brace) == "(" { brace = source.closing(brace) + 1 }
        if source.text(brace) == "{" {
          addBody(brace, source.text(place) == "get" ? .accessor : .silent, in: outer)
          isFound = true
          place = source.closing(brace)
        }
      } else if !isFound, source.text(place) != "@", !source.isWord(place) {
        break
      }
      place += 1
    }
    let isRequirement = ["get", "set"].contains(source.text(open + 1))
    if !isFound, !isRequirement { addBody(open, .accessor, in: outer) }
  }

  private static let accessors: Set<String> = ["get", "set", "willSet", "didSet", "_modify", "_read"]

  /// The blocks and closures within a statement or value.
  private mutating func addBlocks(_ tokens: ClosedRange<Int>, in outer: Int, function: Part.BodyKind?, isSwitch: Bool) {
    var place = tokens.lowerBound
    while place <= tokens.upperBound {
      if source.text(place) == "{" {
        let close = min(source.closing(place), tokens.upperBound)
        let isLast = close == tokens.upperBound
        add(
          from: closureHead(place), to: close, in: outer, function: function, isCode: true,
          isSwitch: isSwitch && isLast || ["case", "default"].contains(source.text(place + 1)))
        place = close
      }
      place += 1
    }
  }

  /// Behind `[weak self] value in`; else behind the brace.
  private func closureHead(_ open: Int) -> Int {
    var place = open + 1
    while place < source.tokens.count, !Self.noHeads.contains(source.text(place)) {
      if source.text(place) == "in" { return place + 1 }
      if place > open + 1, source.beginsLine(place) { break }
      place = ["(", "["].contains(source.text(place)) ? source.closing(place) + 1 : place + 1
    }
    return open + 1
  }

  private static let noHeads: Set<String> = [
    "for", "if", "let", "var", "guard", "switch", "while", "return", "=", "{", "}", ".", "do", "repeat", "defer",
  ]

  /// The first such sign outside of brackets.
  private func first(_ sign: String, from start: Int, before end: Int) -> Int? {
    var place = start
    while place < end {
      let text = source.text(place)
      if text == sign, sign != "=" || !isPartOfOperator(place) { return place }
      place = ["(", "[", "{"].contains(text) ? source.closing(place) + 1 : place + 1
    }
    return nil
  }

  private func isPartOfOperator(_ place: Int) -> Bool {
    let signs: Set<String> = ["=", "!", "<", ">"]
    return source.isAdjacent(place) && ["=", "!", "<"].contains(source.text(place - 1))
      || source.isAdjacent(place + 1) && signs.contains(source.text(place + 1)) && source.text(place + 1) == "="
  }

  private func depth(of token: Int, from start: Int) -> Int {
    var depth = 0
    for place in start..<token {
      if ["(", "["].contains(source.text(place)) { depth += 1 }
      if [")", "]"].contains(source.text(place)) { depth -= 1 }
    }
    return depth
  }
}
