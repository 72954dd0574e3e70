import AutoLayout
import Inspecting
import ProofModel
import Resolving
import SpecFiles

/// Changes of what a view shows, or of the room that it has, for texts and controls that are cut, squeezed or hard to read:
/// one value each.
extension FixProposer {
  /// The kinds of findings that these changes are for.
  static func isOfContents(_ finding: Finding) -> Bool {
    finding.kind == .clippedText || ["small-text", "low-contrast", "squeezed-control"].contains(finding.diagnostic.id)
  }

  /// The smallest change first.
  ///
  /// - Parameters:
  ///   - needs: of the finding's view, in the variants that have it.
  ///   - rules: those whose constant is one number.
  func contents(_ finding: Finding, needs: [ViewNeeds], rules: EditableRules) -> [FixCandidate] {
    guard let id = finding.views.first, let position = layout.index(of: id), !needs.isEmpty else { return [] }
    if finding.kind == .clippedText { return text(position, needs, rules) }
    switch finding.diagnostic.id {
    case "small-text": return size(position, needs)
    case "low-contrast": return color(position, needs)
    case "squeezed-control": return room(position, needs, rules)
    default: return []
    }
  }

  private func setting(_ position: Int, _ setting: ViewSetting) -> FixCandidate {
    let view = layout.views[position].content
    return FixCandidate(
      text: told(["\(view.name): { \(setting.words) }"]), changes: [.setting(view: view.id, setting)])
  }

  // MARK: Reading

  /// A font that is large enough in each variant; where it was shrunk to fit, a share that it may not be shrunk below.
  private func size(_ position: Int, _ needs: [ViewNeeds]) -> [FixCandidate] {
    guard let unshrunk = needs.compactMap(\.unshrunkFontSize).min() else { return [] }
    if unshrunk >= ViewNeeds.leastFontSize {
      return [setting(position, .minimumScale((ViewNeeds.leastFontSize / unshrunk * 100).rounded(.up) / 100))]
    }
    let wanted = needs.compactMap { needs -> Double? in
      guard let asked = needs.askedFontSize, let seen = needs.unshrunkFontSize, seen > 0 else { return nil }
      return (asked * ViewNeeds.leastFontSize / seen * 2 - 1e-6).rounded(.up) / 2
    }
    return wanted.max().map { [setting(position, .fontSize($0))] } ?? []
  }

  /// The nearest colours that are enough in the variants.
  private func color(_ position: Int, _ needs: [ViewNeeds]) -> [FixCandidate] {
    // What a configuration says of a button is not read from it.
    let view = layout.views[position].content
    guard !usesObjectIDs || view.kind != .button || view.style == .custom || view.style == .system else { return [] }
    var colors: [Color] = []
    for color in needs.compactMap(\.color) where !colors.contains(color) { colors.append(color) }
    return colors.map { setting(position, .color($0)) }
  }

  // MARK: Room

  /// As many lines as it takes, else more room along the axis on which there is too little.
  private func text(_ position: Int, _ needs: [ViewNeeds], _ rules: EditableRules) -> [FixCandidate] {
    let view = layout.views[position].content
    var candidates: [FixCandidate] = []
    if view.kind == .label, let lines = view.text?.numberOfLines, lines > 0 {
      candidates.append(setting(position, .lines(0)))
    }
    return candidates + room(position, needs, rules)
  }

  /// Other numbers, then lower priorities, of what keeps a view smaller than its contents; between them more resistance of
  /// its own.
  private func room(_ position: Int, _ needs: [ViewNeeds], _ rules: EditableRules) -> [FixCandidate] {
    var numbers: [FixCandidate] = []
    var resistances: [FixCandidate] = []
    var weaker: [FixCandidate] = []
    for axis in [Axis.horizontal, .vertical] {
      guard let wanted = needs.compactMap({ $0.wanted(axis) }).max()?.rounded(.up) else { continue }
      let own = system.screen.nodes[position].compression[axis]
      var highest = own
      var seen: Set<FixCandidate.RulePlace> = []
      for place in rulesAbout(position, axis) {
        let constraint = layout.constraints[place]
        guard constraint.priority >= own, let rule = rulePlace(of: place), seen.insert(rule).inserted else { continue }
        if constraint.priority < 1000 { highest = max(highest, constraint.priority) }
        if constraint.second == nil, constraint.relation != .greaterThanOrEqual,
          let constant = rules.entries[constraint.id]?.constant, constant < wanted
        {
          numbers.append(FixCandidate(text: written(place, constant: wanted), changes: [.constant(rule, wanted)]))
        }
        if own > 1 {
          weaker.append(
            FixCandidate(text: self.weaker(place, own - 1), changes: [.priority(rule, own - 1)]))
        }
      }
      guard highest < 999 else { continue }
      let view = layout.views[position].content
      let value = highest + 1
      resistances.append(
        FixCandidate(
          text: told(["\(view.name): { compress: { \(axis == .horizontal ? "h" : "v"): \(value.shortText) } }"]),
          changes: [.compression(view: view.id, axis, value)]))
    }
    return numbers + resistances + weaker
  }

  /// What someone wrote about a view on an axis: its size alone first.
  private func rulesAbout(_ position: Int, _ axis: Axis) -> [Int] {
    let about = layout.constraints.indices.filter { place in
      let constraint = layout.constraints[place]
      return constraint.origin == .authored && !constraint.isBeaten
        && constraint.terms.contains { $0.anchor.item == .view(position) && $0.anchor.attribute.axis == axis }
    }
    let isOwn = { (place: Int) in layout.constraints[place].second == nil }
    return about.filter(isOwn) + about.filter { !isOwn($0) }
  }
}

extension SolvedConstraint {
  fileprivate var isBeaten: Bool {
    if case .beaten = status { true } else { false }
  }
}
