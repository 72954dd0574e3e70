import AutoLayout
import ProofModel
import Resolving

/// Sizes of a collection's elements.
extension LayoutComparison {
  /// Whether a change is that a cell has for its own what its collection gives to all of them, on each side (Interface Builder's
  /// "Custom" size of a cell in a flow layout), where the collection gives what it gave.
  func isOfItems(_ change: Change, _ pair: ViewMatching.Pair) -> Bool {
    items(behind: change, pair).map { $0.before == $0.after } ?? false
  }

  /// The collection whose other size of all items a cell has for its own.
  func collection(behind change: Change, _ pair: ViewMatching.Pair) -> Int? {
    items(behind: change, pair) == nil ? nil : actual.views[pair.actual].parent
  }

  /// Of a cell's size what its collection gives, on each side; nil where the cell has another one.
  private func items(behind change: Change, _ pair: ViewMatching.Pair) -> (before: Double?, after: Double?)? {
    guard change.kind == .collectionChanged, change.isOf(.itemWidth, .itemHeight), let nodes = given(pair) else {
      return nil
    }
    let width = change.isOf(.itemWidth)
    func collections(_ node: LayoutNode, _ position: Int, _ layout: SolvedLayout) -> Double?? {
      guard let parent = layout.views[position].parent,
        let settings = layout.system?.screen.nodes[parent].collection
      else { return nil }
      let (own, all) = width ? (node.itemWidth, settings.itemWidth) : (node.itemHeight, settings.itemHeight)
      return own == nil || own == all ? .some(all) : nil
    }
    guard let before = collections(nodes.before, pair.expected, expected),
      let after = collections(nodes.after, pair.actual, actual)
    else { return nil }
    return (before, after)
  }

  /// The new header or footer that a collection has room for: one edit, since neither is seen without the other.
  func newElement(behind change: Change, _ pair: ViewMatching.Pair) -> Int? {
    guard change.kind == .collectionChanged, let nodes = actual.system?.screen.nodes else { return nil }
    let element: CollectionElement
    switch change {
    case _ where change.isOf(.headersWidth, .headersHeight): element = .header
    case _ where change.isOf(.footersWidth, .footersHeight): element = .footer
    default: return nil
    }
    return views.new.first { actual.views[$0].parent == pair.actual && nodes[$0].element == element }
  }
}
