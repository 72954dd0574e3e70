import AutoLayout
import ProofModel
import Resolving
import Solving

/// What might resolve a finding, the smallest change first: another priority, then a rule that is missing; a required
/// rule that someone wrote is left out last. Other constants are found by solving, by who tries these changes.
struct FixProposer {
  let layout: SolvedLayout
  let system: SolvedSystem
  let usesObjectIDs: Bool

  /// nil where the layout keeps no system to change.
  init?(_ layout: SolvedLayout, usesObjectIDs: Bool) {
    guard let system = layout.system else { return nil }
    (self.layout, self.system, self.usesObjectIDs) = (layout, system, usesObjectIDs)
  }

  func candidates(for finding: Finding) -> [FixCandidate] {
    switch finding.kind {
    case .conflict: return conflict(finding)
    case .ambiguity: return ambiguity(finding)
    case .tie: return tie(finding)
    case .overlap: return overlap(finding)
    case .other where finding.diagnostic.id == "duplicate-constraint": return duplicate(finding)
    default: return []
    }
  }

  // MARK: Conflicts

  private func conflict(_ finding: Finding) -> [FixCandidate] {
    var candidates: [FixCandidate] = []
    for place in finding.constraints where layout.constraints[place].origin == .autoresizing {
      guard case .view(let position) = layout.constraints[place].first.item else { continue }
      // A cell has its list's size by its mask, and its content view the cell's.
      let parent = layout.views[position].parent.map { layout.views[$0].content.kind }
      let kinds = [layout.views[position].content.kind, parent]
      guard !kinds.contains(.tableCell), !kinds.contains(.collectionCell) else { continue }
      let view = layout.views[position].content
      candidates.append(
        FixCandidate(
          text: told(["\(view.name): { translates: false }"]), changes: [.stopTranslating(view: view.id)]))
    }
    // One rule as written can be many constraints, as a line of visual format is.
    var seen: Set<FixCandidate.RulePlace> = []
    let required = requiredRules(finding).filter { seen.insert($0.rule).inserted }
    for (place, rule) in required {
      candidates.append(FixCandidate(text: weaker(place, 999), changes: [.priority(rule, 999)]))
    }
    for (place, rule) in required {
      candidates.append(FixCandidate(text: "remove '\(written(place))'", changes: [.leaveOut(rule)]))
    }
    return candidates
  }

  /// The required rules of a conflict that someone wrote: the broken one first, then fixed sizes, then the latest.
  func requiredRules(_ finding: Finding) -> [(place: Int, rule: FixCandidate.RulePlace)] {
    let rules = system.rules
    let written = system.written
    let authored = finding.constraints.filter { written.contains($0) && layout.constraints[$0].priority == 1000 }
    return authored.sorted { rank($0, finding) < rank($1, finding) }.compactMap { place in
      rules[place].map { (place, rulePlace($0)) }
    }
  }

  /// A rule with another constant, as it would be written.
  func written(_ place: Int, constant: Double) -> String {
    let text = written(place)
    if !usesObjectIDs, let change = RuleConstant.change(of: text, to: constant) {
      var scalars = Array(text.unicodeScalars)
      scalars.replaceSubrange(change.range, with: Array(change.text.unicodeScalars))
      return String(String.UnicodeScalarView(scalars))
    }
    return "constant \(constant.shortText) for '\(text)'"
  }

  private func rank(_ place: Int, _ finding: Finding) -> (Int, Int) {
    if place == finding.broken { return (0, 0) }
    let constraint = layout.constraints[place]
    return (constraint.second == nil && constraint.first.attribute.kind == .size ? 1 : 2, -place)
  }

  private func rulePlace(_ position: Int) -> FixCandidate.RulePlace {
    let rule = system.screen.rules[position]
    return FixCandidate.RulePlace(group: rule.group, index: rule.index)
  }

  /// The rule that a constraint of the layout was made from; nil for those that nobody wrote.
  func rulePlace(of place: Int) -> FixCandidate.RulePlace? { system.rules[place].map(rulePlace) }

  /// A rule as its file has it; by the views' names where that has their ids.
  private func written(_ place: Int) -> String {
    let text = layout.constraints[place].text
    return usesObjectIDs ? text : system.writtenRules[place] ?? text
  }

  func weaker(_ place: Int, _ priority: Double) -> String {
    let text = written(place)
    if usesObjectIDs, priority != 999 { return "set the priority of '\(text)' to \(priority.shortText)" }
    if usesObjectIDs { return DrawnFindings.inInterfaceBuilder("\(text) @\(priority.shortText)") }
    if text.contains(":|") || text.contains("@") || text.hasPrefix("H:") || text.hasPrefix("V:") {
      return "priority \(priority.shortText) for '\(text)'"
    }
    return "\(text) @\(priority.shortText)"
  }

  // MARK: Ambiguities

  /// Rules that pin what is open to where it lies now; what has no size goes to its superview's edge.
  private func ambiguity(_ finding: Finding) -> [FixCandidate] {
    guard let id = finding.views.first, let position = layout.index(of: id), let parent = layout.views[position].parent
    else { return [] }
    let view = layout.views[position]
    var rules: [(constraint: AttributeConstraint, text: String)] = []
    let open = Set(view.ambiguity.map(\.attribute))
    for axis in Axis.allCases {
      let (edge, far, size, place): (LayoutAttribute, LayoutAttribute, LayoutAttribute, LayoutAttribute) =
        axis == .horizontal ? (.leading, .trailing, .width, .left) : (.top, .bottom, .height, .top)
      let length = axis == .horizontal ? view.frame.width : view.frame.height
      let hasRoom = length >= 1
      if open.contains(place), !open.contains(size) || !hasRoom || isPlaceMissing(position, axis) {
        rules.append(pin(view, edge, parent, axis == .horizontal ? view.frame.x : view.frame.y))
      }
      if open.contains(size) {
        if hasRoom {
          let text = "\(view.content.name).\(size.rawValue) == \(length.shortText)"
          rules.append((AttributeConstraint(first: .view(id), size, constant: length), text))
        } else {
          rules.append(pin(view, far, parent, -8))
        }
      }
    }
    guard !rules.isEmpty else { return [] }
    return [
      FixCandidate(
        text: told(rules.map(\.text)), changes: rules.map { .add($0.constraint, text: $0.text) })
    ]
  }

  /// Whether no rule says where a view lies along an axis.
  private func isPlaceMissing(_ position: Int, _ axis: Axis) -> Bool {
    !layout.constraints.contains { constraint in
      constraint.origin == .authored
        && constraint.terms.contains {
          $0.anchor.item == .view(position) && $0.anchor.attribute.axis == axis && $0.anchor.attribute.kind == .location
        }
    }
  }

  private func pin(
    _ view: SolvedView, _ edge: LayoutAttribute, _ parent: Int, _ constant: Double
  ) -> (constraint: AttributeConstraint, text: String) {
    let superview = layout.views[parent].content
    let target: ItemReference = parent == 0 ? ItemReference(.root) : .view(superview.id)
    let name = parent == 0 ? "root" : superview.name
    let sum = constant == 0 ? "" : constant < 0 ? " - \((-constant).shortText)" : " + \(constant.shortText)"
    return (
      AttributeConstraint(first: .view(view.content.id), edge, second: target, edge, constant: constant),
      "\(view.content.name).\(edge.rawValue) == \(name).\(edge.rawValue)\(sum)"
    )
  }

  func told(_ rules: [String]) -> String {
    (usesObjectIDs ? rules.map(DrawnFindings.inInterfaceBuilder) : rules).joined(separator: "; ")
  }

  // MARK: Ties

  /// The members in a row of priorities instead of one.
  private func tie(_ finding: Finding) -> [FixCandidate] {
    let places = finding.constraints
    var stepped: [FixCandidate.Change] = []
    var texts: [String] = []
    for (step, place) in places.enumerated().dropFirst() {
      let constraint = layout.constraints[place]
      guard case .view(let position) = constraint.first.item else { return [] }
      let view = layout.views[position].content
      switch constraint.origin {
      case .hugging(let axis):
        let value = constraint.priority + Double(step)
        stepped.append(.hugging(view: view.id, axis, value))
        texts.append("\(view.name): { hug: { \(axis == .horizontal ? "h" : "v"): \(value.shortText) } }")
      case .compression(let axis):
        let value = constraint.priority - Double(step)
        stepped.append(.compression(view: view.id, axis, value))
        texts.append("\(view.name): { compress: { \(axis == .horizontal ? "h" : "v"): \(value.shortText) } }")
      case .authored:
        guard let rule = system.rules[place].map(rulePlace) else { return [] }
        let value = constraint.priority - Double(step)
        stepped.append(.priority(rule, value))
        texts.append("priority \(value.shortText) for '\(written(place))'")
      default: return []
      }
    }
    guard let last = stepped.last, let lastText = texts.last else { return [] }
    let whole = FixCandidate(text: told(texts), changes: stepped)
    return stepped.count == 1 ? [whole] : [FixCandidate(text: told([lastText]), changes: [last]), whole]
  }

  // MARK: Duplicates

  private func duplicate(_ finding: Finding) -> [FixCandidate] {
    guard let place = finding.constraints.first, let rule = system.rules[place].map(rulePlace) else { return [] }
    return [FixCandidate(text: "remove '\(written(place))'", changes: [.leaveOut(rule)])]
  }

  // MARK: Overlaps

  private func overlap(_ finding: Finding) -> [FixCandidate] {
    guard finding.views.count == 2, let first = layout.index(of: finding.views[0]),
      let second = layout.index(of: finding.views[1])
    else { return [] }
    let (upper, lower) = (layout.views[first], layout.views[second])
    return [
      (upper, lower, LayoutAttribute.top, LayoutAttribute.bottom),
      (upper, lower, .leading, .trailing),
    ].map { upper, lower, near, far in
      let text = "\(lower.content.name).\(near.rawValue) >= \(upper.content.name).\(far.rawValue) + 8"
      return FixCandidate(
        text: told([text]),
        changes: [
          .add(
            AttributeConstraint(
              first: .view(lower.content.id), near, .greaterThanOrEqual, second: .view(upper.content.id), far,
              constant: 8), text: text)
        ])
    }
  }
}
