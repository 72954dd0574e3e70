import ProofModel
import Resolving

extension FindingReporter {
  /// Cells that no line of their collection is long enough for.
  mutating func reportOverlongCells(_ flows: [Int: FlowLayout.Places]) {
    for collection in flows.keys.sorted() {
      for cell in flows[collection]?.overlong ?? [] where !layout.views[cell].isHidden {
        let isVertical = lowering.nodes[collection].collection?.scrollDirection != .horizontal
        let (own, outer) = (layout.views[cell].frame.size, layout.views[collection].frame.size)
        let whole = isVertical ? outer.width : outer.height
        let (length, room) = (isVertical ? own.width : own.height, min(whole, flows[collection]?.lineLength ?? whole))
        add(
          Finding(
            kind: .other, severity: .warning,
            diagnostic: .warning(
              "cell-too-large",
              "the cell '\(name(cell))' is \(length.shortText(digits: 1)) pt \(isVertical ? "wide" : "high"), more than the "
                + "\(room.shortText(digits: 1)) pt that a line of '\(name(collection))' has between its insets",
              at: layout.views[cell].content.span, hint: "itemSize: \(hint(own, room, isVertical))"),
            views: [id(cell), id(collection)]))
      }
    }
  }

  private func hint(_ size: Size, _ room: Double, _ isVertical: Bool) -> String {
    let other = (isVertical ? size.height : size.width).shortText(digits: 1)
    return isVertical ? "[\(room.shortText(digits: 1)), \(other)]" : "[\(other), \(room.shortText(digits: 1))]"
  }
}
