/// Reads visual format strings, `H:|-[label]-(>=8@750)-[field(==label)]-|`, with options after them.
///
/// The grammar and its meaning follow the visual format chapter of the Auto Layout guide; `HV:`, `$token`s and
/// options written behind the format (`alignAllTop leftToRight`) are this project's.
public struct VisualFormatParser {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private let isView: (String) -> Bool
  private let locate: RuleLocator
  /// The view whose predicates are being read, for the equation that a multiplier is answered with.
  private var subject: String?
  private var axes: [Axis] = [.horizontal]

  private init(_ text: String, isView: @escaping (String) -> Bool, locate: @escaping RuleLocator) {
    self.scalars = Array(text.unicodeScalars)
    self.isView = isView
    self.locate = locate
  }

  /// Whether a rule's text is visual format: it begins with `H:`, `V:` or `HV:`.
  public static func isVisualFormat(_ text: String) -> Bool {
    let start = String(String.UnicodeScalarView(text.unicodeScalars.drop { $0.properties.isWhitespace }))
    return start.hasPrefix("H:") || start.hasPrefix("V:") || start.hasPrefix("HV:")
  }

  /// Parses a format; without an orientation it is horizontal.
  ///
  /// - Parameter isView: whether a name is a view's; in predicates it is a metric's otherwise.
  public static func parse(
    _ text: String, isView: @escaping (String) -> Bool = { _ in true },
    locate: @escaping RuleLocator = { _ in nil }
  ) throws(RuleSyntaxError) -> VisualFormat {
    var parser = VisualFormatParser(text, isView: isView, locate: locate)
    return try parser.format()
  }

  // MARK: Characters

  private var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func peek(_ ahead: Int) -> Unicode.Scalar? {
    position + ahead < scalars.count ? scalars[position + ahead] : nil
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    position += 1
    return true
  }

  private var found: String { current.map { "'\($0)'" } ?? "the end of the format" }

  private func failure(
    _ message: String, at range: Range<Int>? = nil, hint: String? = nil, id: String = "visual-format"
  ) -> RuleSyntaxError {
    let here = position..<min(position + 1, scalars.count)
    if range == nil, current?.properties.isWhitespace == true {
      return RuleSyntaxError(id, "visual format has no spaces inside", at: here, hint: "leave the space out")
    }
    return RuleSyntaxError(id, message, at: range ?? here, hint: hint)
  }

  private func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

  private mutating func name() -> (name: String, range: Range<Int>)? {
    let start = position
    guard let first = current, RuleLexer.isNameStart(first) else { return nil }
    while let scalar = current, RuleLexer.isNamePart(scalar) { position += 1 }
    return (text(start..<position), start..<position)
  }

  // MARK: Grammar

  private mutating func format() throws(RuleSyntaxError) -> VisualFormat {
    while current?.properties.isWhitespace == true { position += 1 }
    guard current != nil else {
      throw failure("the visual format is empty", hint: "write H:|-[view]-|")
    }
    try orientation()
    var elements: [VisualFormat.Element] = []
    if take("|") {
      elements.append(VisualFormat.Element(view: nil))
      guard current == "-" || current == "[" else {
        throw failure("expected a connection or a view after '|', found \(found)", hint: "write |-[view] or |[view]")
      }
    }
    var isOpen = true
    while isOpen {
      let gap = elements.isEmpty ? [] : try connection()
      if current == "|", elements.contains(where: { $0.view != nil }) {
        position += 1
        elements.append(VisualFormat.Element(view: nil, gap: gap))
        isOpen = false
      } else {
        var element = try view(isFirst: elements.isEmpty)
        element.gap = gap
        elements.append(element)
        isOpen = current == "-" || current == "[" || current == "|"
      }
    }
    let (alignments, direction) = try options()
    return VisualFormat(axes: axes, elements: elements, alignments: alignments, direction: direction)
  }

  private mutating func orientation() throws(RuleSyntaxError) {
    let start = position
    guard let (word, range) = name() else { return }
    guard take(":") else {
      if word == "H" || word == "V" || word == "HV" {
        throw failure("expected ':' after '\(word)', found \(found)", hint: "write \(word):|-[view]-|")
      }
      throw failure(
        "expected H:, V: or a view in brackets, found '\(word)'", at: range, hint: "write [\(word)]")
    }
    switch word {
    case "H": axes = [.horizontal]
    case "V": axes = [.vertical]
    case "HV": axes = [.horizontal, .vertical]
    default:
      throw failure("expected H:, V: or HV:, found '\(word):'", at: start..<position, hint: "write H:|-[view]-|")
    }
  }

  private mutating func view(isFirst: Bool) throws(RuleSyntaxError) -> VisualFormat.Element {
    guard take("[") else {
      let what = isFirst ? "a view in brackets or '|'" : "a view in brackets or '|' after the connection"
      throw failure("expected \(what), found \(found)", hint: "write [view]")
    }
    guard let (name, range) = name() else {
      throw failure(
        "expected a view's name, found \(found)",
        hint: "names begin with a letter or an underscore, then letters, digits, underscores")
    }
    var path = name
    var end = range.upperBound
    while current == "/" {
      position += 1
      guard let (next, nextRange) = self.name() else { throw failure("expected a name after '/', found \(found)") }
      path += "/" + next
      end = nextRange.upperBound
    }
    var element = VisualFormat.Element(view: ItemReference(.view(path), locate(range.lowerBound..<end)))
    if current == "(" {
      subject = path
      element.size = try predicates()
      subject = nil
    }
    guard take("]") else {
      throw failure("expected ']' or '(' after the view '\(path)', found \(found)", hint: "write [\(path)]")
    }
    return element
  }

  /// `''` is 0, `-` the standard gap, `-8-`, `-gap-`, `-(>=8,<=20@500)-`.
  private mutating func connection() throws(RuleSyntaxError) -> [VisualFormat.Predicate] {
    guard take("-") else { return [VisualFormat.Predicate(amount: .number(0))] }
    if current == "[" || current == "|" { return [VisualFormat.Predicate(amount: .standard)] }
    var predicates: [VisualFormat.Predicate]
    if current == "(" {
      predicates = try self.predicates()
    } else {
      if current == "-" {
        throw failure(
          "'--' may be a minus sign or a dash too many", hint: "put negative numbers in parentheses: -(-8)-")
      }
      predicates = [try predicate(isSimple: true)]
    }
    guard take("-") else {
      throw failure("expected '-' after the distance, found \(found)", hint: "a distance stands between dashes: -8-")
    }
    return predicates
  }

  private mutating func predicates() throws(RuleSyntaxError) -> [VisualFormat.Predicate] {
    guard take("(") else { throw failure("expected '(', found \(found)") }
    var all = [try predicate(isSimple: false)]
    while take(",") { all.append(try predicate(isSimple: false)) }
    if let scalar = current, "*/+-:.%".unicodeScalars.contains(scalar) { throw arithmetic() }
    guard take(")") else {
      throw failure("expected ',' or ')' in the predicate list, found \(found)", hint: "write (>=50,<=200@600)")
    }
    return all
  }

  private func arithmetic() -> RuleSyntaxError {
    let attribute = axes.first == .vertical ? "height" : "width"
    let name = subject ?? "a"
    let isOffset = current == "+" || current == "-"
    return failure(
      isOffset
        ? "visual format cannot add to a size" : "visual format has no multipliers and no ratios",
      hint: isOffset
        ? "write an equation: \(name).\(attribute) == b.\(attribute) + 8"
        : "write an equation: \(name).\(attribute) == 0.5 * b.\(attribute)",
      id: "visual-format-arithmetic")
  }

  private mutating func predicate(isSimple: Bool) throws(RuleSyntaxError) -> VisualFormat.Predicate {
    let relation = isSimple ? LayoutRelation.equal : try self.relation()
    let amount = try amount(isSimple: isSimple)
    var predicate = VisualFormat.Predicate(relation: relation, amount: amount)
    if take("@") {
      let start = position
      if current == "$", case .metric(let name, let span) = try tokenAmount() {
        predicate.priorityMetric = .init(name: name, span: span)
      } else if let (name, range) = name(), PriorityName.value(name) == nil {
        predicate.priorityMetric = .init(name: name, span: locate(range))
      } else {
        position = start
        predicate.priority = try priority()
      }
    }
    return predicate
  }

  private mutating func relation() throws(RuleSyntaxError) -> LayoutRelation {
    let start = position
    while let scalar = current, "=<>!".unicodeScalars.contains(scalar) { position += 1 }
    switch text(start..<position) {
    case "", "==": return .equal
    case ">=": return .greaterThanOrEqual
    case "<=": return .lessThanOrEqual
    case let other:
      throw failure(
        "unknown relation '\(other)', expected ==, >= or <=", at: start..<position,
        hint: other.contains("<") ? "write <=" : other.contains(">") ? "write >=" : "write ==")
    }
  }

  private mutating func amount(isSimple: Bool) throws(RuleSyntaxError) -> VisualFormat.Amount {
    if current == "$" { return try tokenAmount() }
    if let (name, range) = name() {
      if name == "std" { return .standard }
      if subject != nil, isView(name) { return .view(ItemReference(.view(name), locate(range))) }
      return .metric(name, locate(range))
    }
    let value = try number(isSigned: !isSimple)
    if let scalar = current, "*/".unicodeScalars.contains(scalar) { throw arithmetic() }
    return .number(value)
  }

  private mutating func tokenAmount() throws(RuleSyntaxError) -> VisualFormat.Amount {
    let start = position
    position += 1
    guard let (first, _) = name() else { throw failure("expected a token's name after '$', found \(found)") }
    var path = first
    while current == ".", let after = peek(1), RuleLexer.isNameStart(after) {
      position += 1
      if let (next, _) = name() { path += "." + next }
    }
    return .metric(path, locate(start..<position))
  }

  private mutating func number(isSigned: Bool) throws(RuleSyntaxError) -> Double {
    let start = position
    if isSigned, current == "-" || current == "+" { position += 1 }
    let digits = position
    while let scalar = current, RuleLexer.isDigit(scalar) { position += 1 }
    if current == ".", let after = peek(1), RuleLexer.isDigit(after) {
      position += 1
      while let scalar = current, RuleLexer.isDigit(scalar) { position += 1 }
    }
    guard position > digits else {
      throw failure("expected a number or a metric's name, found \(found)", hint: "write 8, $space.edge or std")
    }
    guard let value = Double(text(start..<position)), value.magnitude <= RuleLexer.largestNumber else {
      throw failure(
        "the number \(text(start..<position)) is out of range, expected at most 1000000", at: start..<position,
        id: "number-out-of-range")
    }
    return value
  }

  private mutating func priority() throws(RuleSyntaxError) -> Double {
    let start = position
    let value: Double
    if let (name, range) = name() {
      guard let named = PriorityName.value(name) else {
        throw failure(
          "unknown priority '\(name)'", at: range, hint: "use a number, or required, high, medium, low, fit")
      }
      value = named
    } else {
      value = try number(isSigned: false)
    }
    guard value > 0, value <= 1000 else {
      throw failure(
        "priority \(value.shortText) is out of range, expected more than 0 and at most 1000",
        at: start..<position, hint: "1000 is required, 750 high, 250 low", id: "priority-range")
    }
    return value
  }

  // MARK: Options

  private mutating func options() throws(RuleSyntaxError) -> ([LayoutAttribute], VisualFormat.Direction) {
    var alignments: [LayoutAttribute] = []
    var direction = VisualFormat.Direction.leadingToTrailing
    while current?.properties.isWhitespace == true {
      while current?.properties.isWhitespace == true || current == "," { position += 1 }
      guard current != nil else { break }
      guard let (word, range) = name() else {
        throw failure("expected an option such as alignAllTop, found \(found)")
      }
      if let chosen = VisualFormat.Direction(rawValue: word) {
        direction = chosen
      } else if let attribute = Self.alignmentOptions.first(where: { $0.name == word })?.attribute {
        guard axes.allSatisfy({ $0 != attribute.axis }) else {
          let along = attribute.axis == .horizontal ? "horizontal" : "vertical"
          throw failure(
            "'\(word)' aligns along the \(along) axis in which this format lays out", at: range,
            hint: along == "horizontal"
              ? "use alignAllTop, Bottom, CenterY or a baseline"
              : "use alignAllLeading, Trailing, Left, Right or CenterX")
        }
        alignments.append(attribute)
      } else {
        let names = Self.alignmentOptions.map(\.name) + ["leftToRight", "rightToLeft", "leadingToTrailing"]
        // UIKit's `directionLeftToRight` is `leftToRight` here.
        let inUIKit = names.first { "direction" + $0.prefix(1).uppercased() + $0.dropFirst() == word }
        throw failure(
          "unknown option '\(word)'", at: range,
          hint: inUIKit.map { "write \($0)" } ?? NearestNames.hint(for: word, in: names))
      }
    }
    guard current == nil else {
      throw failure("expected the end of the format, found \(found)")
    }
    // Constraints of alignment come in the order of the attributes' raw values, whatever the order written.
    let order = LayoutAttribute.allCases
    return (order.filter(alignments.contains), direction)
  }

  /// The options by UIKit's names.
  public static let alignmentOptions: [(name: String, attribute: LayoutAttribute)] = [
    ("alignAllLeft", .left), ("alignAllRight", .right), ("alignAllTop", .top), ("alignAllBottom", .bottom),
    ("alignAllLeading", .leading), ("alignAllTrailing", .trailing), ("alignAllCenterX", .centerX),
    ("alignAllCenterY", .centerY), ("alignAllLastBaseline", .lastBaseline), ("alignAllBaseline", .lastBaseline),
    ("alignAllFirstBaseline", .firstBaseline),
  ]
}
