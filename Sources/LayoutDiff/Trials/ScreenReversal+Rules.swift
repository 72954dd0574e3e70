import AutoLayout
import ProofModel
import Resolving

/// The rules of the later side with those of some edits taken back.
extension ScreenReversal {
  /// What was generated for views that are there again, such as what holds a controller's view between bars.
  func rulesOfReturned(_ tree: NodeTree) -> [ActiveRule] {
    let returned = tree.returned
    guard !returned.isEmpty else { return [] }
    let written = Set(rulesBefore.values)
    return before.rules.enumerated().compactMap { position, rule in
      guard !written.contains(position) || rule.group == "extent", case .attributes(let form) = rule.rule.form,
        case .view(let id) = form.first.target, returned.contains(id)
      else { return nil }
      return rule
    }
  }

  func rules(without edits: Set<InputChange.Edit>, _ all: [ActiveRule]) -> [ActiveRule] {
    let places = (Self.places(comparison.expected), Self.places(comparison.actual))
    var replaced: [Int: ActiveRule] = [:]
    var removed: Set<Int> = []
    var added: [Int: ActiveRule] = [:]
    for input in inputs where edits.contains(input.edit) {
      guard case .rule(let id) = input.change.subject else { continue }
      if input.change.kind == .ruleRemoved {
        guard let rule = places.0[id].flatMap({ rulesBefore[$0] }) else { continue }
        added[rule] = ofActual(before.rules[rule])
        continue
      }
      guard let place = places.1[id], let rule = rulesAfter[place] else { continue }
      if input.change.kind == .ruleAdded {
        removed.insert(rule)
      } else if let old = comparison.rules.toExpected[place].flatMap({ rulesBefore[$0] }) {
        replaced[rule] = ofActual(before.rules[old])
      }
    }
    // Which of several contradicting rules breaks goes by their order: what went comes back to where it was.
    var laterOf: [Int: Int] = [:]
    for pair in comparison.rules.pairs {
      if let old = rulesBefore[pair.expected], let new = rulesAfter[pair.actual] { laterOf[old] = new }
    }
    var following: [Int: [Int]] = [:]
    for rule in added.keys.sorted() {
      let before = (0..<rule).reversed().lazy.compactMap { laterOf[$0] }.first ?? -1
      following[before, default: []].append(rule)
    }
    var result = (following[-1] ?? []).compactMap { added[$0] }
    for (position, rule) in all.enumerated() {
      if !removed.contains(position) { result.append(replaced[position] ?? rule) }
      result += (following[position] ?? []).compactMap { added[$0] }
    }
    return result
  }

  /// A rule of the earlier side, of views that were made anew by the ids that they have in the later one.
  private func ofActual(_ rule: ActiveRule) -> ActiveRule {
    guard !newIDs.isEmpty, case .attributes(let form) = rule.rule.form else { return rule }
    var rule = rule
    rule.rule.form = .attributes(form.naming(newIDs))
    return rule
  }

  static func places(_ layout: SolvedLayout) -> [String: Int] {
    Dictionary(layout.constraints.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
