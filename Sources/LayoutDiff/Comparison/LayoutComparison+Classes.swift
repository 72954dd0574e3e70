import AutoLayout
import ProofModel

/// What the files of both sides say in some size classes alone.
extension LayoutComparison {
  /// Whether a side's file has a view or a rule and leaves it out there (Interface Builder's `Installed`, by size classes).
  func isLeftOut(_ target: Assignment.Target, _ side: Side) -> Bool {
    setting(target, side)?.value == .boolean(false)
  }

  /// ` in regular width` of a rule whose constant is another one in such size classes alone; empty of others.
  func classes(ofConstant id: String) -> String {
    func written(_ document: Document?) -> Double? {
      guard let rule = document?.groups.lazy.flatMap(\.rules).first(where: { $0.id == id }),
        case .attributes(let form) = rule.form
      else { return nil }
      return form.constant
    }
    guard let constant = written(actualInputs.document), constant == written(expectedInputs.document) else { return "" }
    let now = setting(.ruleConstant(id), .actual) ?? setting(.ruleConstant(id), .expected)
    return now.flatMap { Self.words($0.condition) }.map { " in \($0)" } ?? ""
  }

  /// ` in regular width` of a rule that holds now, or is left out, in such size classes alone; empty of others.
  func classes(ofRule id: String) -> String {
    setting(.ruleActive(id), .actual).flatMap { Self.words($0.condition) }.map { " in \($0)" } ?? ""
  }

  /// The id of the rule of the later file that says the same as one that went, and is left out there.
  func leftOutTwin(of id: String) -> String? {
    func rules(_ inputs: LayoutInputs) -> [Rule] { inputs.document?.groups.flatMap(\.rules) ?? [] }
    guard let gone = rules(expectedInputs).first(where: { $0.id == id }) else { return nil }
    return rules(actualInputs).first { rule in
      rule.text == gone.text && rule.id.map { isLeftOut(.ruleActive($0), .actual) } ?? false
    }?.id
  }

  /// What a side's file gives a view or a rule there besides what it gives it everywhere: later ones win.
  private func setting(_ target: Assignment.Target, _ side: Side) -> (condition: Condition, value: PropertyValue)? {
    let (inputs, layout) = side == .actual ? (actualInputs, actual) : (expectedInputs, expected)
    let holding = inputs.document?.overrides.filter { $0.condition.holds(in: layout.environment) } ?? []
    return holding.lazy.reversed().compactMap { override in
      override.set.last { $0.target == target }.map { (override.condition, $0.value) }
    }.first
  }

  /// `compact height and compact width`; nil of what is no size class.
  private static func words(_ condition: Condition) -> String? {
    switch condition {
    case .widthClass(let value): return "\(value.rawValue) width"
    case .heightClass(let value): return "\(value.rawValue) height"
    case .and(let parts):
      let words = parts.compactMap(words)
      return words.count == parts.count ? words.listed : nil
    default: return nil
    }
  }
}
