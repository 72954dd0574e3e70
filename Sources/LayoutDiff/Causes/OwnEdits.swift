import AutoLayout
import ProofModel
import Resolving

/// By effect and axis, the edits of the view itself: what was written of its own place or size, in a rule that ties it or of the
/// view. Where such an edit is enough for what became of the view, it is the cause before any edit of another one.
struct OwnEdits {
  private struct Key: Hashable {
    var effect: Int
    var axis: Axis
  }

  private let finder: CauseFinder
  private var found: [Key: [Int]] = [:]
  /// The same with those of a movement that are no more than that a rule of the view is gone.
  private var all: [Key: [Int]] = [:]
  /// By edit of views or of rules that tie views: these, in the later layout.
  private var touched: [Int: Set<Int>] = [:]
  /// Edits that are more than that a rule is gone: this says where a view was, and not why it lies where it does.
  private var lasting: Set<Int> = []
  /// By effect: the view that it is of, and all that this lies in.
  private var around: [Int: Set<Int>] = [:]

  init(_ finder: CauseFinder, _ effects: [Change]) {
    self.finder = finder
    let known = byView()
    for (index, change) in effects.enumerated() {
      guard case .view(_, let id) = change.subject else { continue }
      around[index] = finder.actual.index(of: id).map { Set([$0] + finder.actual.superviews(of: $0)) }
      for (axis, edit) in known[id] ?? [] { all[Key(effect: index, axis: axis), default: []].append(edit) }
    }
    all = all.mapValues(\.once)
    for (key, edits) in all {
      found[key] = edits.filter { effects[key.effect].kind == .resized || lasting.contains($0) }
    }
  }

  /// In the order in which the edits are first met.
  func edits(of effect: Int, _ axis: Axis) -> [Int] { found[Key(effect: effect, axis: axis)] ?? [] }

  /// The same with those of a movement that are no more than that a rule of the view is gone, behind the others.
  func withGoneRules(of effect: Int, _ axis: Axis) -> [Int] {
    let edits = all[Key(effect: effect, axis: axis)] ?? []
    return edits.filter(lasting.contains) + edits.filter(isOfGoneRules)
  }

  /// Whether an edit is of other views than the one that an effect is of, and of none that this lies in.
  func isOfOther(_ edit: Int, _ effect: Int) -> Bool {
    guard let touched = touched[edit], let around = around[effect] else { return false }
    return touched.isDisjoint(with: around)
  }

  /// Whether an edit is of what the view that an effect is of lies in.
  func isAround(_ edit: Int, _ effect: Int) -> Bool {
    guard case .view(let view) = finder.edits[edit] else { return false }
    return around[effect]?.contains(view) ?? false
  }

  /// Whether an edit is no more than that rules are gone.
  func isOfGoneRules(_ edit: Int) -> Bool { !lasting.contains(edit) }

  /// By a view's id: the edits of it, and the axis along which each acts.
  private mutating func byView() -> [String: [(axis: Axis, edit: Int)]] {
    var result: [String: [(axis: Axis, edit: Int)]] = [:]
    let rules = [finder.expected, finder.actual].map { layout in
      Dictionary(layout.constraints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    for input in finder.inputs where !input.change.kind.isInert {
      guard let edit = finder.editOf[input.edit] else { continue }
      if input.change.kind != .ruleRemoved { lasting.insert(edit) }
      switch (input.edit, input.change.subject) {
      case (.goneView, _): touched[edit] = touched[edit] ?? []
      case (.rule, .rule(let id)):
        // A rule that is gone is known to the earlier side alone, whose views may have other ids.
        let isGone = input.change.kind == .ruleRemoved
        guard let rule = rules[isGone ? 0 : 1][id] else { continue }
        for term in rule.terms {
          guard case .view(let place) = term.anchor.item else { continue }
          let view = isGone ? finder.comparison.views.toActual[place] : place
          guard let view, view != 0 else { continue }
          touched[edit, default: []].insert(view)
          result[finder.actual.views[view].content.id, default: []].append((term.anchor.attribute.axis, edit))
        }
      case (.view(let view), .view(_, let id)) where finder.comparison.isOwn(input.change, of: input.edit):
        touched[edit, default: []].insert(view)
        for axis in Axis.allCases { result[id, default: []].append((axis, edit)) }
      default: continue
      }
    }
    return result
  }
}

/// What became of a view and an edit that says it itself, whatever a trial gives: where rules contradict each other, taking one
/// back may leave everything where it is.
struct Said: Hashable {
  var effect: Int
  var edit: Int
}

extension CauseTrial {
  /// The edit of a view itself that is enough for what became of it along an axis, in the place of another view's; nil where
  /// there is none, or where that one is of the view too.
  ///
  /// Where the screen without the other view's edit contradicts itself, that the view returns proves nothing: half of it from an
  /// edit of its own is more, and so is a number that says the amount or the size.
  func ownCause(_ index: Int, _ axis: Axis, before edit: Int, _ candidates: [Int]) -> Part? {
    // What an equation gives is given by it, whatever rule of the view went for it, and however large the window is.
    let isOfGone = ownEdits.isOfGoneRules(edit) && ownEdits.edits(of: index, axis).contains(edit)
    if isOfGone || finder.edits[edit] == .environment(LayoutComparison.window),
      let sure = sureCause(index, axis, candidates)
    {
      if isOfGone, sure.edit != edit { replacing.append((sure.edit, edit)) }
      return sure
    }
    if let freed = direct.freed(index, axis), candidates.contains(freed), ownEdits.isAround(edit, index),
      !ownEdits.edits(of: index, axis).contains(edit), let whole = effects[index].effect?.along(axis),
      share(of: whole, at: index, returnedBy: [freed]) >= Self.mostShare
    {
      return (freed, whole)
    }
    let others = ownEdits.edits(of: index, axis).filter(candidates.contains)
    guard !others.isEmpty, !ownEdits.edits(of: index, axis).contains(edit),
      ownEdits.isOfOther(edit, index), let whole = effects[index].effect?.along(axis), whole.extent >= 1
    else { return nil }
    if let sure = sureCause(index, axis, candidates) { return sure }
    guard others.count <= Self.mostOwn else { return nil }
    var best: (edit: Int, share: Double)?
    for other in others {
      let share = share(of: whole, at: index, returnedBy: [other])
      if share >= Self.leastShare, share > (best?.share ?? 0) + 1e-6 { best = (other, share) }
    }
    if let best, best.share >= Self.mostShare, isSolvable(without: [best.edit], unknown: false) {
      return (best.edit, whole)
    }
    let direct = direct.edits(of: index, axis).first(where: others.contains)
    guard best != nil || direct != nil, !isSolvable(without: [edit]) else { return nil }
    guard let direct else {
      // Where the screen without either contradicts itself, one says as little as the other.
      return best.flatMap { isSolvable(without: [$0.edit], unknown: false) ? ($0.edit, whole) : nil }
    }
    if best?.edit != direct { said.insert(Said(effect: index, edit: direct)) }
    return (direct, whole)
  }

  /// A rule that went and the equation that says instead what became of the view: with one of them taken back alone the view is
  /// of no length that it had, with both it is. nil where there is none.
  var replaced: (edits: Set<InputChange.Edit>, lead: InputChange.Edit)? {
    let pair = replacing.first { finder.edits[$0.equation].joins && finder.edits[$0.gone].joins }
    return pair.map { ([finder.edits[$0.equation], finder.edits[$0.gone]], finder.edits[$0.equation]) }
  }

  /// The edit whose equation says what became of a view along an axis; nil where there is none.
  func sureCause(_ index: Int, _ axis: Axis, _ candidates: [Int]) -> Part? {
    guard let edit = direct.certain(of: index, axis), candidates.contains(edit),
      let whole = effects[index].effect?.along(axis), whole.extent >= 1
    else { return nil }
    said.insert(Said(effect: index, edit: edit))
    return (edit, whole)
  }

  /// Of more edits of one view it is not asked which of them is enough.
  private static let mostOwn = 8
}
