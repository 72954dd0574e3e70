/// The words that expand to rules, as Interface Builder's menus and the small layout DSL have them.
extension EquationParser {
  private static let leadingWords: Set<String> = ["pin", "align", "equal", "aspect", "width", "height"]
  static let middleWords = [
    "inside", "below", "above", "after", "before", "fills", "centers", "fits", "covers",
  ]

  /// Whether the text is a word form: a leading word and an item, or an item and a middle word.
  var beginsWordForm: Bool {
    guard case .name(let first) = current.kind else {
      return isGroup && middleWord(after: groupLength) != nil
    }
    if Self.leadingWords.contains(first) {
      switch token(ahead: 1).kind {
      case .name(let second) where !Self.middleWords.contains(second) || token(ahead: 2).kind == .mark(":"):
        return true
      case .mark("("): return true
      default: break
      }
    }
    return middleWord(after: pathLength(from: 0)) != nil
  }

  private func pathLength(from start: Int) -> Int {
    var ahead = start + 1
    while token(ahead: ahead).kind == .mark("/"), case .name = token(ahead: ahead + 1).kind { ahead += 2 }
    return ahead
  }

  private var groupLength: Int {
    var ahead = 1
    while token(ahead: ahead).kind != .mark(")"), token(ahead: ahead).kind != .end { ahead += 1 }
    return ahead + 1
  }

  private func middleWord(after ahead: Int) -> String? {
    guard case .name(let word) = token(ahead: ahead).kind, Self.middleWords.contains(word) else { return nil }
    return word
  }

  mutating func wordForm() throws(RuleSyntaxError) -> WordForm {
    let form: WordForm
    if case .name(let word) = current.kind, Self.leadingWords.contains(word),
      middleWord(after: pathLength(from: 0)) == nil
    {
      advance()
      switch word {
      case "pin": form = try pin()
      case "align": form = try align()
      case "equal": form = try equalSizes()
      case "aspect": form = try aspect()
      default: form = try dimension(word == "width" ? .width : .height)
      }
    } else {
      form = try relational()
    }
    try expectEnd()
    return form
  }

  private mutating func items() throws(RuleSyntaxError) -> [ItemReference] {
    if current.kind == .mark("(") {
      if isGroup { return try group() }
      advance()
      let single = try item()
      guard take(")") else { throw expected("',' or ')'") }
      return [single]
    }
    return [try item()]
  }

  private mutating func pin() throws(RuleSyntaxError) -> WordForm {
    let items = try items()
    guard take(":") else { throw expected("':' and edges", hint: "write pin (a, b): top std, leading 16") }
    let pins = try pins()
    return .pin(items, pins, priority: try priority())
  }

  /// `top std, leading 16, bottom`; composite names stand for their members.
  private mutating func pins() throws(RuleSyntaxError) -> [WordForm.Pin] {
    var pins: [WordForm.Pin] = []
    repeat {
      let edges = try edges()
      var distance: Expression?
      switch current.kind {
      case .mark(","), .mark("@"), .end: break
      default: distance = try expression()
      }
      pins += edges.map { WordForm.Pin(edge: $0, distance: distance) }
    } while take(",")
    return pins
  }

  private mutating func edges() throws(RuleSyntaxError) -> [LayoutAttribute] {
    let hint = "edges are top, bottom, leading, trailing, left, right"
    guard case .name(let word) = current.kind else { throw expected("an edge", hint: hint) }
    let allowed: Set<LayoutAttribute> = [.top, .bottom, .leading, .trailing, .left, .right]
    guard let members = AttributeName(word)?.members, !members.isEmpty, allowed.isSuperset(of: members) else {
      throw expected("an edge", hint: hint)
    }
    advance()
    return members
  }

  private mutating func align() throws(RuleSyntaxError) -> WordForm {
    let items = try items()
    guard case .name(let word) = current.kind, case .single(let attribute)? = AttributeName(word) else {
      throw expected("an attribute to align", hint: "write align (a, b) lastBaseline, or align a centerX in safe")
    }
    let range = current.range
    advance()
    var container: ItemReference?
    if take(word: "in") { container = try item() }
    guard items.count > 1 || container != nil else {
      throw RuleSyntaxError(
        "align-alone", "one view alone cannot be aligned", at: range,
        hint: "write align (a, b) \(word), or align a \(word) in root")
    }
    return .align(items, attribute, in: container, priority: try priority())
  }

  private mutating func equalSizes() throws(RuleSyntaxError) -> WordForm {
    let attribute: LayoutAttribute
    switch current.kind {
    case .name("widths"), .name("width"): attribute = .width
    case .name("heights"), .name("height"): attribute = .height
    default: throw expected("widths or heights", hint: "write equal widths (a, b)")
    }
    advance()
    let items = try group()
    return .equal(attribute, items, priority: try priority())
  }

  private mutating func aspect() throws(RuleSyntaxError) -> WordForm {
    let item = try item()
    let ratio = try ratio()
    return .aspect(item, ratio: ratio, priority: try priority())
  }

  /// `16:9`, `16/9` or `1.5`; above 0.
  private mutating func ratio() throws(RuleSyntaxError) -> Double {
    let hint = "a ratio is width to height, 16:9 or 1.5"
    let range = current.range
    guard case .number(var value) = current.kind else { throw expected("a ratio", hint: hint) }
    advance()
    if take(":") || take("/") {
      guard case .number(let denominator) = current.kind, denominator > 0 else {
        throw expected("a number above 0", hint: hint)
      }
      advance()
      value /= denominator
    }
    guard value > 0 else {
      throw RuleSyntaxError("ratio-range", "a ratio must be above 0", at: range, hint: hint)
    }
    return value
  }

  private mutating func dimension(_ attribute: LayoutAttribute) throws(RuleSyntaxError) -> WordForm {
    let item = try item()
    guard case .relation(let relation) = current.kind else {
      throw expected("==, >= or <=", hint: "write \(attribute.rawValue) \(item.text) == 44")
    }
    advance()
    bareAttribute = attribute
    let value = try expression()
    bareAttribute = nil
    return .dimension(item, attribute, relation, value, priority: try priority())
  }

  /// `a inside root: …`, `a below b 8`, `a fills safe inset 16`, `a centers in root`, `a fits root 1:1`.
  private mutating func relational() throws(RuleSyntaxError) -> WordForm {
    if isGroup {
      throw RuleSyntaxError(
        "rule-syntax", "this form is for one view at a time", at: current.range,
        hint: "write one line per view")
    }
    let subject = try item()
    guard case .name(let word) = current.kind else { throw expected("a word such as inside or below") }
    advance()
    switch word {
    case "inside": return try inside(subject)
    case "below": return try beside(subject, .top)
    case "above": return try beside(subject, .bottom)
    case "after": return try beside(subject, .leading)
    case "before": return try beside(subject, .trailing)
    case "fills":
      let container = try item()
      let inset = take(word: "inset") ? try expression() : .number(0)
      return .fills(subject, container: container, inset: inset, priority: try priority())
    case "centers":
      guard take(word: "in") else { throw expected("'in'", hint: "write \(subject.text) centers in root") }
      let container = try item()
      return .centers(subject, container: container, priority: try priority())
    default:
      let container = try item()
      let ratio = try ratio()
      return .fits(
        subject, container: container, ratio: ratio, isCover: word == "covers", priority: try priority())
    }
  }

  private mutating func beside(
    _ subject: ItemReference, _ edge: LayoutAttribute
  ) throws(RuleSyntaxError) -> WordForm {
    let other = try item()
    var distance = Expression.standard
    if current.kind != .end, current.kind != .mark("@") { distance = try expression() }
    return .beside(subject, edge, of: other, distance: distance, priority: try priority())
  }

  /// `: Inset(120, top), Inset(60, left)`; the edge may have a dot before it as in code.
  private mutating func inside(_ subject: ItemReference) throws(RuleSyntaxError) -> WordForm {
    let container = try item()
    let hint = "write \(subject.text) inside \(container.text): Inset(120, top), Inset(60, left)"
    guard take(":") else { throw expected("':' and insets", hint: hint) }
    var pins: [WordForm.Pin] = []
    repeat {
      guard take(word: "Inset") || take(word: "inset") else {
        pins += try edgeAndDistance(hint)
        continue
      }
      guard take("(") else { throw expected("'('", hint: hint) }
      let distance = try expression()
      guard take(",") else { throw expected("',' and an edge", hint: hint) }
      if take(word: "from") { _ = take(":") }
      _ = take(".")
      let edges = try edges()
      guard take(")") else { throw expected("')'", hint: hint) }
      pins += edges.map { WordForm.Pin(edge: $0, distance: distance) }
    } while take(",")
    return .inside(subject, container: container, pins, priority: try priority())
  }

  private mutating func edgeAndDistance(_ hint: String) throws(RuleSyntaxError) -> [WordForm.Pin] {
    let edges = try edges()
    switch current.kind {
    case .mark(","), .mark("@"), .end: throw expected("a distance", hint: hint)
    default: break
    }
    let distance = try expression()
    return edges.map { WordForm.Pin(edge: $0, distance: distance) }
  }
}
