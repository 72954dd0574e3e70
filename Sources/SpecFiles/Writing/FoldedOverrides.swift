import ProofModel

/// A document's overrides with those that hold always put into what they change, as a spec has one place for each.
struct FoldedOverrides {
  /// Rules that hold only where an override brings them in.
  private(set) var inactiveRules: Set<String> = []
  /// Views that are there only where an override brings them in, in the order of the file.
  private(set) var absentViews: [String] = []
  /// Rules that an override changes, or that begin inactive.
  private(set) var changedRules: Set<String> = []
  /// Views that a rule says something of, besides rules about what lies below them.
  private(set) var ruledViews: Set<String> = []
  /// Views by whose margins something is laid out.
  private(set) var marginViews: Set<String> = []
  private var values: [String: [PropertyKey: PropertyValue]] = [:]
  private var constants: [String: Double] = [:]
  private var priorities: [String: Double] = [:]

  init(_ document: Document) {
    for override in document.overrides {
      for assignment in override.set { apply(assignment, isAlways: override.condition == .always) }
    }
    changedRules.formUnion(inactiveRules)
    let writer = RuleWriter(document, names: SceneNames(document))
    for rule in document.groups.flatMap(\.rules) { note(rule, writer) }
  }

  private mutating func apply(_ assignment: Assignment, isAlways: Bool) {
    switch assignment.target {
    case .view(let id, let key): if isAlways { values[id, default: [:]][key] = assignment.value }
    case .frameComponent: break
    case .viewInstalled(let id):
      if isAlways, !assignment.value.isTrue, !absentViews.contains(id) { absentViews.append(id) }
      if isAlways, assignment.value.isTrue { absentViews.removeAll { $0 == id } }
    case .ruleActive(let id):
      if !isAlways { changedRules.insert(id) }
      if isAlways {
        inactiveRules = assignment.value.isTrue ? inactiveRules.subtracting([id]) : inactiveRules.union([id])
      }
    case .ruleConstant(let id):
      if isAlways { constants[id] = assignment.value.number } else { changedRules.insert(id) }
    case .rulePriority(let id):
      if isAlways { priorities[id] = assignment.value.number } else { changedRules.insert(id) }
    }
  }

  private mutating func note(_ rule: Rule, _ writer: RuleWriter) {
    guard case .attributes(let constraint) = rule.form else { return }
    let sides = [
      (constraint.first, Optional(constraint.firstAttribute)), (constraint.second, constraint.secondAttribute),
    ].compactMap { item, attribute in item.flatMap { item in attribute.map { (item, $0) } } }
    for (item, attribute) in sides {
      let id = item.viewID
      if attribute.rawValue.contains("Margin"), let id { marginViews.insert(id) }
      if case .guide(.margins, let owner?) = item.target { marginViews.insert(owner) }
      guard case .view(let view) = item.target else { continue }
      let holdsOther = sides.contains { $0.0.target != item.target && writer.isContainer(item, of: $0.0) }
      if !holdsOther { ruledViews.insert(view) }
    }
  }

  /// The node's properties with the defaults' changes.
  func properties(of node: ViewNode) -> [PropertyKey: PropertyValue] {
    node.properties.mapValues(\.value).merging(values[node.id] ?? [:]) { $1 }
  }

  /// The rule's form with the defaults' changes.
  func rule(_ rule: Rule) -> RuleForm {
    guard let id = rule.id, case .attributes(var constraint) = rule.form else { return rule.form }
    if let constant = constants[id] { constraint.constant = constant }
    if let priority = priorities[id] { constraint.priority = priority }
    return .attributes(constraint)
  }
}

extension PropertyValue {
  fileprivate var number: Double? {
    guard case .number(let expression) = self else { return nil }
    return expression.constant()
  }
}
