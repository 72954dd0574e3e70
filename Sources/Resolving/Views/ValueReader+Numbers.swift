internal import ProofModel

extension ValueReader {
  /// Lengths beyond it are refused, as the engine refuses them in rules.
  static let largestNumber = 1e9

  /// A number, worked out; nil after a diagnostic. `axis` tells what a percent of the screen means.
  mutating func number(_ value: PropertyValue, _ place: Place, axis: Axis = .horizontal) -> Double? {
    switch value {
    case .number(let expression): return number(expression, place, axis: axis)
    case .token(let name): return number(.token(name, place.span), place, axis: axis)
    case .boolean, .color, .font, .keywords, .texts, .map, .list, .numbers: return wrong(place, "a number")
    case .text(let text), .keyword(let text):
      if text == "std" { return standardGap }
      return wrong(place, "a number", found: "'\(text)'")
    }
  }

  /// A number within a range; what lies outside is told, and the nearest end is taken.
  mutating func number(_ value: PropertyValue, _ place: Place, in range: ClosedRange<Double>) -> Double? {
    guard let number = number(value, place) else { return nil }
    guard !range.contains(number) else { return number }
    let nearest = min(max(number, range.lowerBound), range.upperBound)
    let limits =
      range.upperBound >= Self.largestNumber
      ? "at least \(range.lowerBound.shortText)"
      : "between \(range.lowerBound.shortText) and \(range.upperBound.shortText)"
    diagnostics.report(
      .warning(
        "value-out-of-range",
        "\(place.text) is \(number.shortText), but must be \(limits); \(nearest.shortText) is taken", at: place.span))
    return nearest
  }

  mutating func number(_ expression: Expression, _ place: Place, axis: Axis = .horizontal) -> Double? {
    guard let value = evaluated(expression, place, axis) else { return nil }
    guard value.isFinite, abs(value) <= Self.largestNumber else {
      diagnostics.report(
        .error(
          "number-too-large", "\(place.text) is \(value), which is no length that can be laid out", at: place.span))
      return nil
    }
    return value
  }

  private mutating func evaluated(_ expression: Expression, _ place: Place, _ axis: Axis) -> Double? {
    switch expression {
    case .number(let value): return value
    case .standard: return standardGap
    case .token(let name, let span): return number(named: name, span ?? place.span)
    case .percentOfScreen(let percent): return percent / 100 * extent(environment.screenSize, axis)
    case .percentOfWindow(let percent): return percent / 100 * extent(environment.windowSize, axis)
    case .percent(let percent, let inner): return evaluated(inner, place, axis).map { $0 * percent / 100 }
    case .negate(let inner): return evaluated(inner, place, axis).map { -$0 }
    case .sum(let left, let right): return combined(left, right, place, axis, +)
    case .difference(let left, let right): return combined(left, right, place, axis, -)
    case .product(let left, let right): return combined(left, right, place, axis, *)
    case .quotient(let left, let right):
      guard let divisor = evaluated(right, place, axis) else { return nil }
      if divisor == 0 { return wrong(place, "a number", found: "a division by 0") }
      return evaluated(left, place, axis).map { $0 / divisor }
    case .reference(let items, let name, _):
      return screenReference(items, name) ?? wrong(place, "a number", found: "a reference to another view")
    }
  }

  private mutating func combined(
    _ left: Expression, _ right: Expression, _ place: Place, _ axis: Axis, _ operation: (Double, Double) -> Double
  ) -> Double? {
    guard let first = evaluated(left, place, axis), let second = evaluated(right, place, axis) else { return nil }
    return operation(first, second)
  }

  /// `screen.width`, `window.height`: the references that are numbers.
  private func screenReference(_ items: [ItemReference], _ name: AttributeName) -> Double? {
    guard items.count == 1, case .single(let attribute) = name, attribute == .width || attribute == .height else {
      return nil
    }
    switch items[0].target {
    case .screen: return extent(environment.screenSize, attribute.axis)
    case .window: return extent(environment.windowSize, attribute.axis)
    default: return nil
    }
  }

  private mutating func number(named name: String, _ span: SourceSpan?) -> Double? {
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    if let value = numbers[plain] { return value }
    diagnostics.report(
      .error(
        "no-such-number", "there is no number '$\(plain)' among the tokens and metrics", at: span,
        hint: NearestNames.hint(for: plain, in: numbers.keys.sorted())))
    return nil
  }

  private func extent(_ size: Size, _ axis: Axis) -> Double { axis == .horizontal ? size.width : size.height }

  /// The standard gap between siblings.
  private var standardGap: Double { 8 }

  /// A list of numbers with the count that is wanted; nil members are `none`.
  mutating func numbers(_ value: PropertyValue, _ place: Place, count: Int, wanted: String) -> [Double?]? {
    switch value {
    case .numbers(let written) where written.count == count:
      return written.enumerated().map { index, expression in
        expression.flatMap { number($0, place, axis: index % 2 == 0 ? .horizontal : .vertical) }
      }
    case .list(let values) where values.count == count:
      return values.enumerated().map { index, value in
        if case .keyword("none") = value { return nil }
        if case .text("none") = value { return nil }
        return number(value, place, axis: index % 2 == 0 ? .horizontal : .vertical)
      }
    case .keyword("none"), .text("none"): return Array(repeating: nil, count: count)
    default: return wrong(place, wanted)
    }
  }

  /// One number for all edges, `[top, left, bottom, right]`, or a map of edges over the insets given.
  mutating func insets(
    _ value: PropertyValue, _ place: Place, over base: EdgeInsets, direction: LayoutDirection
  ) -> EdgeInsets? {
    switch value {
    case .number, .token: return number(value, place).map { EdgeInsets(all: $0) }
    case .map(let entries):
      var insets = base
      let isMirrored = direction == .rightToLeft
      for entry in entries {
        var place = place
        place.span = entry.span ?? place.span
        guard let amount = number(entry.value, place) else { continue }
        switch entry.key {
        case "top": insets.top = amount
        case "left": insets.left = amount
        case "bottom": insets.bottom = amount
        case "right": insets.right = amount
        case "leading": if isMirrored { insets.right = amount } else { insets.left = amount }
        case "trailing": if isMirrored { insets.left = amount } else { insets.right = amount }
        case "horizontal": (insets.left, insets.right) = (amount, amount)
        case "vertical": (insets.top, insets.bottom) = (amount, amount)
        default: break
        }
      }
      return insets
    default:
      guard let edges = numbers(value, place, count: 4, wanted: "one number, [top, left, bottom, right], or edges")
      else { return nil }
      return EdgeInsets(
        top: edges[0] ?? base.top, left: edges[1] ?? base.left, bottom: edges[2] ?? base.bottom,
        right: edges[3] ?? base.right)
    }
  }

  /// One number, `[h, v]`, or `{ h:, v: }` over the priorities given; each above 0 and at most 1000.
  mutating func priorities(_ value: PropertyValue, _ place: Place, over base: AxisPriorities) -> AxisPriorities? {
    var result = base
    switch value {
    case .number, .token:
      guard let both = priority(value, place) else { return nil }
      result = AxisPriorities(horizontal: both, vertical: both)
    case .map(let entries):
      for entry in entries {
        var place = place
        place.span = entry.span ?? place.span
        guard let one = priority(entry.value, place) else { continue }
        switch entry.key {
        case "h", "horizontal": result.horizontal = one
        case "v", "vertical": result.vertical = one
        default: break
        }
      }
    default:
      guard let pair = numbers(value, place, count: 2, wanted: "one number, [h, v], or { h:, v: }") else { return nil }
      if let one = pair[0].flatMap({ priority(.number(.number($0)), place) }) { result.horizontal = one }
      if let one = pair[1].flatMap({ priority(.number(.number($0)), place) }) { result.vertical = one }
    }
    return result
  }

  /// A priority above 0 and at most 1000; nil after a diagnostic.
  mutating func priority(_ value: PropertyValue, _ place: Place) -> Double? {
    let names = ["required": 1000.0, "high": 750, "medium": 500, "low": 250, "fit": 50]
    if case .keyword(let word) = value, let named = names[word] { return named }
    if case .text(let word) = value, let named = names[word] { return named }
    guard let number = number(value, place) else { return nil }
    guard number > 0, number <= 1000 else {
      diagnostics.report(
        .error(
          "priority-out-of-range", "\(place.text) is \(number.shortText), but a priority is above 0 and at most 1000",
          at: place.span))
      return nil
    }
    return number
  }
}
