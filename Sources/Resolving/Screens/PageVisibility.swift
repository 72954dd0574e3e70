internal import ProofModel

extension [LayoutNode] {
  /// Hides the pages of tab views that are not selected: they are laid out, but nobody sees them.
  mutating func hideUnselectedPages() {
    for position in indices where self[position].content.kind == .tabs {
      let pages = self[position].children.filter { self[$0].content.kind != .guide }
      for (number, page) in pages.enumerated() where number != self[position].content.selected {
        self[page].content.isHidden = true
      }
    }
  }
}
