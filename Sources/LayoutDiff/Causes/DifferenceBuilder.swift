import AutoLayout
import ProofModel

/// Puts the difference together: causes in order, changes with the causes that they follow from, counts, verdict.
struct DifferenceBuilder {
  private let finder: CauseFinder
  private let effects: [Change]
  private let findings: [Change]
  /// By edit: what it gives of views' movements and growth.
  private let shares: [[Effect]]
  /// The edits that are told, the likeliest cause first.
  private let order: [Int]

  init(_ finder: CauseFinder, effects: [Change], findings: [Change], shares: [[Effect]]) {
    self.finder = finder
    self.effects = effects
    self.findings = findings
    self.shares = shares
    order = Self.order(finder, shares, findings)
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
    result.judge()
    return result
  }

  private func inputs(of edit: Int) -> [InputChange] { finder.inputs.filter { finder.editOf[$0.edit] == edit } }

  // MARK: Order

  private static func order(_ finder: CauseFinder, _ shares: [[Effect]], _ findings: [Change]) -> [Int] {
    let extents = shares.map { $0.reduce(0) { $0 + $1.extent } }
    var reach = shares.map(\.count)
    for finding in findings { if let edit = finding.cause { reach[edit] += 1 } }
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
    let words = CauseWording(finder, finder.edits[edit], inputs: inputs.map(\.change), effects: shares[edit])
    let views = Set(shares[edit].map(\.subject))
    let extent = shares[edit].reduce(0) { $0 + $1.extent }
    return Cause(
      words.kind, words.subject, sentence: words.sentence, signature: words.signature, followers: views.count,
      extent: extent, span: inputs.lazy.compactMap(\.change.span).first)
  }
}
