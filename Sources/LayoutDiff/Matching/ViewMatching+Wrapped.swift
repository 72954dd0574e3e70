import AutoLayout
import ProofModel
import Resolving

/// Views that were pasted anew into another view that came around them all, or out of one that went from around them.
extension ViewMatching {
  /// Below each pair: what most of the views that are gone there lie in now, known by all that is written in them, and the other
  /// way round.
  mutating func matchWrapped() {
    for position in actual.indices {
      guard let other = toExpected[position] else { continue }
      let gone = expectedChildren[other].filter { toActual[$0] == nil }
      let new = actualChildren[position].filter { toExpected[$0] == nil }
      for wrapper in new where matchContents(gone, actualChildren[wrapper].filter { toExpected[$0] == nil }) { break }
      for wrapper in gone where matchContents(expectedChildren[wrapper].filter { toActual[$0] == nil }, new) { break }
    }
  }

  /// - Returns: whether half of either side and two views or more are the same, which are matched then, with what is left of both
  ///   sides in equal numbers of a kind.
  private mutating func matchContents(_ before: [Int], _ after: [Int]) -> Bool {
    let left = Self.unique(before.filter { toActual[$0] == nil }, expected) { mark($0, expected, expectedPositions) }
    let right = Self.unique(after.filter { toExpected[$0] == nil }, actual) { mark($0, actual, actualPositions) }
    let known = left.compactMap { word, position in right[word].map { (position, $0) } }.sorted { $0.0 < $1.0 }
    guard known.count >= 2, known.count * 2 >= max(before.count, after.count) else { return false }
    for (old, new) in known { match(old, new) }
    let rest = Dictionary(grouping: before.filter { toActual[$0] == nil }) { expected[$0].content.kind }
    let others = Dictionary(grouping: after.filter { toExpected[$0] == nil }) { actual[$0].content.kind }
    for (kind, old) in rest {
      guard let new = others[kind], new.count == old.count else { continue }
      for (old, new) in zip(old, new) { match(old, new) }
    }
    return true
  }

  /// What a view is known by wherever it lies: its kind with all that is written in it, what it says or shows.
  private func mark(_ view: SolvedView, _ views: [SolvedView], _ known: [String: Int]) -> String? {
    let content = view.content
    guard Self.isObjectID(content.id), let position = known[content.id] else { return nil }
    let said = content.text?.string ?? ""
    let own = said.count > 1 && !KindNames.samples.contains(said) ? said : content.asset
    return (Self.allWords(in: position, views) ?? own).map { "\(content.kind.name)\u{0}\($0)" }
  }
}
