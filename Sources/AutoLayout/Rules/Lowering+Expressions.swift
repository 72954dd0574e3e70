import ProofModel
import Resolving

extension Lowering {
  /// A side of a rule as Σ k·anchor + numbers: one form, or one per member of a group; nil after a diagnostic.
  mutating func evaluate(_ expression: Expression, _ context: RuleContext) -> [AnchorForm]? {
    switch expression {
    case .number(let value):
      guard value.isFinite, abs(value) <= LoweredScreen.largestNumber else {
        report("number-too-large", "\(value) is no length that can be laid out", context.span)
        return nil
      }
      return [AnchorForm(value)]
    case .standard:
      var form = AnchorForm()
      form.standard = 1
      return [form]
    case .percentOfScreen(let percent):
      var form = AnchorForm()
      form.screenShare = percent / 100
      return [form]
    case .percentOfWindow(let percent):
      var form = AnchorForm()
      form.windowShare = percent / 100
      return [form]
    case .token(let name, let span): return number(named: name, span ?? context.span).map { [AnchorForm($0)] }
    case .percent(let percent, let inner): return evaluate(inner, context)?.map { $0.scaled(percent / 100) }
    case .negate(let inner): return evaluate(inner, context)?.map { $0.scaled(-1) }
    case .reference(let items, let name, let span): return references(items, name, span, context)
    case .sum(let left, let right): return combine(left, right, context) { $0.adding($1, 1) }
    case .difference(let left, let right): return combine(left, right, context) { $0.adding($1, -1) }
    case .product(let left, let right): return multiply(left, right, context)
    case .quotient(let left, let right): return divide(left, right, context)
    }
  }

  mutating func number(named name: String, _ span: SourceSpan?) -> Double? {
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    if let value = screen.numbers[plain], value.isFinite, abs(value) <= LoweredScreen.largestNumber { return value }
    report(
      "no-such-number", "there is no number '$\(plain)' among the tokens and metrics", span,
      hint: NearestNames.hint(for: plain, in: screen.numbers.keys.sorted()))
    return nil
  }

  private mutating func references(
    _ items: [ItemReference], _ name: AttributeName, _ span: SourceSpan?, _ context: RuleContext
  ) -> [AnchorForm]? {
    let attribute: LayoutAttribute
    switch name {
    case .single(let single): attribute = single
    case .aspect:
      report(
        "illegal-aspect", "'aspect' stands alone on its side of a rule", span ?? context.span,
        hint: "\(items.first?.text ?? "view").aspect == 16/9")
      return nil
    default:
      guard let member = context.member else { return nil }
      attribute = member
    }
    var forms: [AnchorForm] = []
    for reference in items {
      if let form = folded(reference, attribute) {
        forms.append(form)
      } else if let item = resolve(reference, context) {
        forms.append(AnchorForm(item, attribute))
      }
    }
    return forms.isEmpty ? nil : forms
  }

  /// The screen's and the window's sizes are numbers.
  private func folded(_ reference: ItemReference, _ attribute: LayoutAttribute) -> AnchorForm? {
    switch (reference.target, attribute) {
    case (.screen, .width): return AnchorForm(.screenWidth)
    case (.screen, .height): return AnchorForm(.screenHeight)
    case (.window, .width): return AnchorForm(.windowWidth)
    case (.window, .height): return AnchorForm(.windowHeight)
    default: return nil
    }
  }

  private mutating func combine(
    _ left: Expression, _ right: Expression, _ context: RuleContext, _ operation: (AnchorForm, AnchorForm) -> AnchorForm
  ) -> [AnchorForm]? {
    guard let lefts = evaluate(left, context), let rights = evaluate(right, context) else { return nil }
    let count = max(lefts.count, rights.count)
    guard [1, count].contains(lefts.count), [1, count].contains(rights.count) else {
      report(
        "groups-do-not-match", "a group of \(lefts.count) and a group of \(rights.count) stand on one side",
        context.span)
      return nil
    }
    return (0..<count).map { operation(lefts[lefts.count == 1 ? 0 : $0], rights[rights.count == 1 ? 0 : $0]) }
  }

  private mutating func multiply(_ left: Expression, _ right: Expression, _ context: RuleContext) -> [AnchorForm]? {
    guard let lefts = evaluate(left, context), let rights = evaluate(right, context) else { return nil }
    if let factor = lefts.first, lefts.count == 1, factor.isPlainNumber {
      return rights.map { $0.scaled(factor.constant) }
    }
    if let factor = rights.first, rights.count == 1, factor.isPlainNumber {
      return lefts.map { $0.scaled(factor.constant) }
    }
    report(
      "not-linear", "two attributes can't be multiplied with each other", context.span,
      hint: "one factor has to be a number")
    return nil
  }

  private mutating func divide(_ left: Expression, _ right: Expression, _ context: RuleContext) -> [AnchorForm]? {
    guard let lefts = evaluate(left, context), let rights = evaluate(right, context) else { return nil }
    guard let divisor = rights.first, rights.count == 1, divisor.isPlainNumber else {
      report(
        "not-linear", "only a number can divide", context.span, hint: "write the rule without dividing by an attribute")
      return nil
    }
    guard divisor.constant != 0 else {
      report("not-linear", "a division by 0", context.span)
      return nil
    }
    return lefts.map { $0.scaled(1 / divisor.constant) }
  }
}

extension AnchorForm {
  func adding(_ other: AnchorForm, _ factor: Double) -> AnchorForm {
    var result = self
    result.add(other, factor)
    return result
  }
}
