package import AutoLayout
internal import ProofModel
internal import Resolving

extension SolvedLayout {
  /// The layout with the whole content of what scrolls: a full-page screenshot, as browsers call it.
  ///
  /// The scroll view, table or collection that shows the most is made as high as its content. What holds it grows along,
  /// what stands below it or hangs on the lower edge moves down, bars keep their places at the edges. It is no new
  /// solution: nothing changes its width, and what a taller window would change stays as it was.
  ///
  /// - Returns: the layout, and where the screen ends for those who have not scrolled, in window space; nil for a screen
  ///   that nothing scrolls up and down on.
  package func unrolled() -> (layout: SolvedLayout, fold: Double)? {
    guard let position = mainScrollView else { return nil }
    let scroll = views[position].windowFrame
    let covered = bars.filter { isAtBottom($0) && $0.frame.minY < scroll.maxY }.map(\.frame.minY)
    let fold = min(covered.min() ?? scroll.maxY, environment.windowSize.height)
    let added = contentEnd(of: position) - min(fold, scroll.maxY - views[position].safeAreaInsets.bottom)
    guard added > 0.5 else { return nil }
    var result = self
    result.environment.windowSize.height += added
    result.environment.screenSize.height += added
    let moves = moves(beside: position)
    for index in views.indices {
      let isCarried = views[index].parent.map { moves[$0] == .falls } ?? false
      result.views[index].take(moves[index], by: added, isCarried: isCarried, scale: environment.scale)
    }
    for index in bars.indices where isAtBottom(bars[index]) {
      result.bars[index].frame = bars[index].frame.offset(x: 0, y: added)
      result.bars[index].content = bars[index].content.offset(x: 0, y: added)
    }
    for index in guides.indices where guides[index].windowFrame.maxY >= scroll.maxY - 1 {
      result.guides[index].windowFrame.size.height += added
    }
    return (result, fold)
  }

  /// The seen scroll view, table or collection with the largest area whose content is higher than itself.
  private var mainScrollView: Int? {
    let candidates = views.indices.filter { index in
      let view = views[index]
      switch view.content.kind {
      case .scroll, .table, .collection: break
      default: return false
      }
      return !view.isHidden && view.windowFrame.isDrawable
        && contentEnd(of: index) > view.windowFrame.maxY - view.safeAreaInsets.bottom + 0.5
    }
    return candidates.max { views[$0].windowFrame.area < views[$1].windowFrame.area }
  }

  /// The lower edge of a scroll view's content in window space, and of what it holds where its content has no size.
  private func contentEnd(of position: Int) -> Double {
    let view = views[position]
    let inside = view.contentSize.map { view.contentOrigin.y + $0.height }
    if let inside { return inside }
    let held = views.indices.filter { views[$0].parent == position && !views[$0].isHidden }
    return held.flatMap { index in
      [views[index].windowFrame.maxY] + views[index].copies.map { views[index].windowFrame.maxY + $0.y }
    }.max() ?? view.windowFrame.maxY
  }

  private func isAtBottom(_ bar: SolvedBar) -> Bool { bar.frame.midY > environment.windowSize.height / 2 }

  fileprivate enum Move { case stays, grows, falls }

  /// What becomes of each view when one grows downwards.
  private func moves(beside position: Int) -> [Move] {
    let scroll = views[position].windowFrame
    var moves = [Move](repeating: .stays, count: views.count)
    var above: Int? = position
    while let index = above {
      moves[index] = .grows
      above = views[index].parent
    }
    for (index, view) in views.enumerated() where moves[index] == .stays {
      guard let parent = view.parent else { continue }
      let isInside = moves[parent] != .grows || parent == position
      if isInside {
        // With what holds it; in the content, or in a view that only became higher, it stays.
        moves[index] = moves[parent] == .falls ? .falls : .stays
      } else if view.windowFrame.minY >= scroll.maxY - 1 {
        moves[index] = .falls
      } else if view.windowFrame.maxY >= scroll.maxY - 1, view.windowFrame.height >= 0.6 * scroll.height {
        moves[index] = .grows
      } else if view.windowFrame.midY > scroll.minY + 0.75 * scroll.height {
        moves[index] = .falls
      }
    }
    return moves
  }
}

extension SolvedView {
  /// - Parameter isCarried: whether its superview moves as far, so that its frame in it stays.
  fileprivate mutating func take(_ move: SolvedLayout.Move, by length: Double, isCarried: Bool, scale: Double) {
    switch move {
    case .stays: return
    case .grows:
      frame.size.height += length
      windowFrame.size.height += length
      alignmentRect.size.height += length
    case .falls:
      if !isCarried { frame = frame.offset(x: 0, y: length) }
      windowFrame = windowFrame.offset(x: 0, y: length)
      alignmentRect = alignmentRect.offset(x: 0, y: length)
    }
    pixelFrame = windowFrame.snapped(scale: scale)
  }
}

extension Rect {
  fileprivate var area: Double { width * height }
}
