import InterfaceBuilder
import ProofModel
import XMLParsing

/// The order of the views in a view: those that overlap cover each other in it, and keys and assistive programs go through it.
extension ObjectSettings {
  /// Views that lay what is in them out in its order, or by themselves.
  private static let placing: Set<String> = [
    "stackView", "splitView", "scrollView", "clipView", "tableView", "outlineView", "gridView", "collectionView",
  ]

  /// So many views that stand elsewhere are named; of more it is said alone that they do.
  private static let mostViews = 4

  mutating func readOrder(_ subviews: XMLElement, of owner: (id: String, kind: String)) {
    guard !Self.placing.contains(owner.kind) else { return }
    for view in subviews.children {
      guard let id = view["id"] else { continue }
      subviewOrders[owner.id, default: []].append(id)
      subviewFrames[id] = view.frame
    }
  }

  /// Views of both sides that stand in another order in the same view.
  ///
  /// - Parameter areAll: whether those are told too of which none covers another, where only keys and assistive programs
  ///   meet the order.
  static func otherOrders(_ old: ObjectSettings, _ new: ObjectSettings, areAll: Bool) -> [Line] {
    new.ownerOrder.compactMap { id in
      guard let after = new.subviewOrders[id], let before = old.subviewOrders[id] else { return nil }
      let (then, now) = (before.filter(Set(after).contains), after.filter(Set(before).contains))
      guard then != now, areAll || doesShow(then, now, [old, new]) else { return nil }
      let around = new.owners[id].map { one($0.kind) } ?? "a view"
      let isAtEnd = { (view: String) in
        (then: (before.first == view, before.last == view), now: (after.first == view, after.last == view))
      }
      return Line(
        new.elsewhere(then, now, in: around, isAtEnd) ?? new.order(then, now, in: around), .untold, objects: [id],
        aspect: .rest("order"), names: new.names(of: id))
    }
  }

  /// Whether two views that changed places cover each other, as their frames are recorded: without a frame any may.
  private static func doesShow(_ then: [String], _ now: [String], _ sides: [ObjectSettings]) -> Bool {
    let places = Dictionary(then.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return now.indices.contains { index in
      now[(index + 1)...].contains { later in
        guard places[now[index], default: 0] > places[later, default: 0] else { return false }
        return sides.contains { side in
          guard let one = side.subviewFrames[now[index]], let other = side.subviewFrames[later] else { return true }
          return one.intersection(other) != nil
        }
      }
    }
  }

  private func name(_ view: String) -> String {
    owners[view]?.name.map { "'\($0)'" } ?? Self.one(owners[view]?.kind ?? "view")
  }

  /// Whether a view is the first and the last of all, then and now.
  private typealias Ends = (then: (first: Bool, last: Bool), now: (first: Bool, last: Bool))

  /// The only view that stands elsewhere: `'Map' in a view stands behind all others instead of in front of 'Title'`.
  private func elsewhere(
    _ then: [String], _ now: [String], in around: String, _ ends: (String) -> Ends
  ) -> String? {
    // Whichever of two neighbours changed places is in front now.
    guard let view = now.last(where: { one in then.filter { $0 != one } == now.filter { $0 != one } }) else {
      return nil
    }
    func place(_ order: [String], _ end: (first: Bool, last: Bool)) -> String {
      if end.first || end.last { return end.first ? "behind all others" : "in front of all others" }
      // Beside what both sides have: others may have come between.
      guard let index = order.firstIndex(of: view), index > 0 else {
        return "behind " + (order.count > 1 ? name(order[1]) : "all others")
      }
      return "in front of \(name(order[index - 1]))"
    }
    let (before, after) = (place(then, ends(view).then), place(now, ends(view).now))
    return before == after ? nil : "\(name(view)) in \(around) stands \(after) instead of \(before)"
  }

  /// The stretch between the first and the last that stand elsewhere.
  private func order(_ then: [String], _ now: [String], in around: String) -> String {
    let places = now.indices.filter { now[$0] != then[$0] }
    let stretch = (places.first ?? 0)...(places.last ?? 0)
    func names(_ ids: [String]) -> String { ids[stretch].map(name).listed }
    let isLong = stretch.count > Self.mostViews || names(now) == names(then)
    let words = isLong ? "" : ": \(names(now)) instead of \(names(then))"
    return "what is in \(around) stands in another order, from back to front\(words)"
  }
}
