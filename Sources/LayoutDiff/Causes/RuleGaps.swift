import AutoLayout
import ProofModel
import Resolving

/// Rules between views of a row that something came between or went from: which of them say no more than that.
struct RuleGaps {
  private let finder: CauseFinder

  init(_ finder: CauseFinder) { self.finder = finder }

  /// Whether a rule says of a view what it said, and only of the next one instead of what went, whose side was tied before.
  ///
  /// - Parameter place: its position in the actual layout.
  func closes(_ place: Int) -> Bool {
    guard let other = finder.comparison.rules.toExpected[place] else { return false }
    let (old, new) = (finder.expected.constraints[other], finder.actual.constraints[place])
    let views = finder.comparison.views
    let isOfNew = new.terms.contains { term in term.anchor.item.view.map { views.toExpected[$0] == nil } ?? false }
    return old.relation == new.relation && old.constant.isNear(new.constant)
      && old.terms.map(\.anchor.attribute) == new.terms.map(\.anchor.attribute)
      && new.terms.allSatisfy { wasTied($0.anchor, toGone: !isOfNew) }
  }

  /// Whether a rule that tied what went ties a view now that nothing tied to what went. O(constraints).
  ///
  /// - Parameter place: its position in the actual layout.
  func hangsElsewhere(_ place: Int) -> Bool {
    let views = finder.comparison.views
    func tied(_ rule: SolvedConstraint) -> Set<Int> { Set(rule.terms.compactMap(\.anchor.item.view)) }
    guard let other = finder.comparison.rules.toExpected[place] else { return false }
    let before = tied(finder.expected.constraints[other])
    let hosts = Set(tied(finder.actual.constraints[place]).compactMap { views.toExpected[$0] }).subtracting(before)
    let beside = finder.expected.constraints.map(tied).filter { $0.contains { views.toActual[$0] == nil } }
    return !hosts.isEmpty && beside.allSatisfy { $0.isDisjoint(with: hosts) }
  }

  /// Whether a change is that a rule which tied two views ties the same side of one of them to what came, at another distance.
  func opens(_ change: Change) -> Bool {
    guard change.kind == .ruleChanged, case .rule(let id) = change.subject,
      let place = finder.actual.constraints.firstIndex(where: { $0.id == id }),
      let other = finder.comparison.rules.toExpected[place]
    else { return false }
    return !closes(place) && hasSameSide(other, place)
  }

  /// Whether a rule of two views and another one tie the same side of one that both layouts have.
  private func hasSameSide(_ before: Int, _ after: Int) -> Bool {
    let (old, new) = (finder.expected.constraints[before].terms, finder.actual.constraints[after].terms)
    return old.count == 2
      && new.contains { term in
        guard let view = term.anchor.item.view, let other = finder.comparison.views.toExpected[view] else {
          return false
        }
        return old.contains { $0.anchor.attribute == term.anchor.attribute && $0.anchor.item.view == other }
      }
  }

  /// Whether some rule of the earlier side that does so no longer tied the same side of a view that was there.
  ///
  /// - Parameter toGone: whether it is to have tied it to what went: what hung on something else stood at no gap.
  private func wasTied(_ anchor: SolvedConstraint.Anchor, toGone: Bool) -> Bool {
    guard let view = anchor.item.view, let before = finder.comparison.views.toExpected[view] else { return true }
    let (rules, views) = (finder.comparison.rules, finder.comparison.views)
    return finder.expected.constraints.enumerated().contains { position, rule in
      rule.origin == .authored
        && (!toGone || rule.terms.contains { term in term.anchor.item.view.map { views.toActual[$0] == nil } ?? false })
        && rule.terms.contains { $0.anchor.attribute == anchor.attribute && $0.anchor.item.view == before }
        && rules.toActual[position].map { !rules.differences(position, $0).isEmpty } ?? true
    }
  }
}
