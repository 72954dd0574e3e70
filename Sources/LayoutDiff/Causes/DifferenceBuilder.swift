import AutoLayout
import ProofModel

/// Puts the difference together: causes in order, changes with the causes that they follow from, counts, verdict.
struct DifferenceBuilder {
  private let finder: CauseFinder
  private let effects: [Change]
  private let findings: [Change]
  /// The edits that are told, the likeliest cause first.
  private let order: [Int]

  init(_ finder: CauseFinder, effects: [Change], findings: [Change]) {
    self.finder = finder
    self.effects = effects
    self.findings = findings
    order = Self.order(finder, effects, findings)
  }

  func difference() -> LayoutDifference {
    var result = LayoutDifference()
    let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
    result.causes = order.map(cause)
    for edit in order {
      for var change in inputs(of: edit).map(\.change) {
        change.cause = places[edit]
        result.changes.append(change)
      }
    }
    for var change in effects + findings {
      change.cause = change.cause.flatMap { places[$0] }
      result.changes.append(change)
    }
    result.counts = Self.counts(result.changes)
    result.verdict = verdict(result.changes)
    return result
  }

  private func inputs(of edit: Int) -> [InputChange] { finder.inputs.filter { finder.editOf[$0.edit] == edit } }

  // MARK: Order

  private static func order(_ finder: CauseFinder, _ effects: [Change], _ findings: [Change]) -> [Int] {
    var extents = [Double](repeating: 0, count: finder.edits.count)
    var reach = [Int](repeating: 0, count: finder.edits.count)
    for change in effects + findings {
      guard let edit = change.cause else { continue }
      extents[edit] += change.extent
      reach[edit] += 1
    }
    let told = finder.edits.indices.filter { edit in
      // A token with another value that nothing uses changes nothing.
      if reach[edit] > 0 { return true }
      return finder.inputs.contains { finder.editOf[$0.edit] == edit && $0.change.kind != .valueChanged }
    }
    return told.sorted { one, other in
      let (left, right) = (extents[one], extents[other])
      if !left.isNear(right) { return left > right }
      if reach[one] != reach[other] { return reach[one] > reach[other] }
      let ranks = (rank(one, finder), rank(other, finder))
      return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : one < other
    }
  }

  /// Of edits that moved nothing, what is said first.
  private static func rank(_ edit: Int, _ finder: CauseFinder) -> Int {
    let kind = finder.inputs.first { finder.editOf[$0.edit] == edit }?.change.kind
    return kind.flatMap { Change.Kind.allCases.firstIndex(of: $0) } ?? 0
  }

  // MARK: Causes

  private func cause(_ edit: Int) -> Cause {
    let inputs = inputs(of: edit)
    let followers = effects.filter { $0.cause == edit }
    let words = CauseWording(finder, finder.edits[edit], inputs: inputs.map(\.change), followers: followers)
    let views = Set(followers.map(\.subject))
    let extent = followers.reduce(0) { $0 + $1.extent }
    return Cause(
      words.kind, words.subject, sentence: words.sentence, signature: words.signature, followers: views.count,
      extent: extent, span: inputs.lazy.compactMap(\.change.span).first)
  }

  // MARK: Counts and verdict

  private static func counts(_ changes: [Change]) -> LayoutDifference.Counts {
    var counts = LayoutDifference.Counts()
    func number(_ kinds: Set<Change.Kind>) -> Int {
      Set(changes.filter { kinds.contains($0.kind) }.map(\.subject)).count
    }
    counts.moved = number([.moved])
    counts.resized = number([.resized])
    counts.appeared = number([.appeared, .shown])
    counts.went = number([.went, .hidden])
    counts.renamed = number([.renamed])
    counts.restructured = number([.reparented, .reordered, .kindChanged, .classChanged])
    counts.textsChanged = number([.textChanged])
    counts.restyled = number([.colorChanged, .fontChanged, .imageChanged, .styleChanged])
    counts.rules =
      Set(
        changes.filter { change in if case .rule = change.subject { change.kind != .tieSettledOtherwise } else { false }
        }
        .map(\.subject)
      ).count
    counts.newFindings = changes.filter { $0.kind == .findingNew }.count
    counts.goneFindings = changes.filter { $0.kind == .findingGone }.count
    return counts
  }

  private func verdict(_ changes: [Change]) -> LayoutDifference.Verdict {
    if changes.isEmpty { return .same }
    let told = changes.filter(\.isInput)
    if !told.isEmpty, told.allSatisfy({ $0.kind == .environmentChanged }) { return .environmentChanged }
    return changes.allSatisfy(\.kind.isAppearance) ? .appearanceOnly : .layoutChanged
  }
}

extension Change.Kind {
  /// Changes of what is drawn in a frame, not of frames, rules or findings.
  var isAppearance: Bool {
    switch self {
    case .textChanged, .fontChanged, .imageChanged, .colorChanged, .styleChanged, .valueChanged: return true
    case .reordered: return true
    default: return false
    }
  }
}

extension Change {
  /// How far its view moved or how much it grew, in points; 1 for what has no measure.
  var extent: Double {
    guard let before = beforeFrame, let after = afterFrame else { return 1 }
    switch kind {
    case .moved: return (after.x - before.x).magnitude + (after.y - before.y).magnitude
    case .resized: return (after.width - before.width).magnitude + (after.height - before.height).magnitude
    default: return 1
    }
  }
}
