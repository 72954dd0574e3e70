import InterfaceBuilder
import ProofModel
import XMLParsing

/// The order of the views in a view: those that overlap cover each other in it, and keys and assistive programs go through it.
extension ObjectSettings {
  /// Views that lay what is in them out in its order, or by themselves.
  private static let placing: Set<String> = [
    "stackView", "splitView", "scrollView", "clipView", "tableView", "outlineView", "gridView", "collectionView",
  ]

  /// So many views that stand elsewhere are named.
  private static let mostViews = 6

  mutating func readOrder(_ subviews: XMLElement, of owner: (id: String, kind: String)) {
    guard !Self.placing.contains(owner.kind) else { return }
    subviewOrders[owner.id] = subviews.children.compactMap { $0["id"] }
  }

  /// Views of both sides that stand in another order in the same view.
  static func otherOrders(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    new.ownerOrder.compactMap { id in
      guard let after = new.subviewOrders[id], let before = old.subviewOrders[id] else { return nil }
      let (then, now) = (before.filter(Set(after).contains), after.filter(Set(before).contains))
      guard then != now else { return nil }
      let around = new.owners[id].map { one($0.kind) } ?? "a view"
      return Line(
        new.elsewhere(then, now, in: around) ?? new.order(then, now, in: around), .untold, objects: [id],
        aspect: .rest("order"), names: new.names(of: id))
    }
  }

  private func name(_ view: String) -> String {
    owners[view]?.name.map { "'\($0)'" } ?? Self.one(owners[view]?.kind ?? "view")
  }

  /// The only view that stands elsewhere: `'Map' in a view stands behind all others instead of in front of 'Title'`.
  private func elsewhere(_ then: [String], _ now: [String], in around: String) -> String? {
    // Whichever of two neighbours changed places is in front now.
    guard let view = now.last(where: { one in then.filter { $0 != one } == now.filter { $0 != one } }) else {
      return nil
    }
    func place(_ order: [String]) -> String {
      guard let index = order.firstIndex(of: view), index > 0 else { return "behind all others" }
      return "in front of " + (index == order.count - 1 ? "all others" : name(order[index - 1]))
    }
    return "\(name(view)) in \(around) stands \(place(now)) instead of \(place(then))"
  }

  /// The stretch between the first and the last that stand elsewhere.
  private func order(_ then: [String], _ now: [String], in around: String) -> String {
    let places = now.indices.filter { now[$0] != then[$0] }
    let stretch = (places.first ?? 0)...(places.last ?? 0)
    func names(_ ids: [String]) -> String { ids[stretch].map(name).listed(upTo: Self.mostViews) }
    let words = names(now) == names(then) ? "" : ": \(names(now)) instead of \(names(then))"
    return "what is in \(around) stands in another order, from back to front\(words)"
  }
}
