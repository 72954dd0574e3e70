internal import Foundation
internal import ProofModel

extension View {
  func setMargins(absolute insets: EdgeInsets) {
    changeMargins {
      $0.ownAbsolute = insets
      $0.own = nil
    }
  }

  func setMargins(directional insets: DirectionalEdgeInsets) {
    changeMargins {
      $0.own = insets
      $0.ownAbsolute = nil
    }
  }

  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    change(&margins)
    treeDidChange()
    setNeedsLayout()
    layoutMarginsDidChange()
  }

  /// Whether its margins are others than 8.
  var hasOwnMargins: Bool { margins.own != nil || margins.ownAbsolute != nil || hasKindMargins }

  /// The margins as they are set, without safe areas and the superview's.
  var plainMargins: EdgeInsets {
    if let own = margins.ownAbsolute { return own }
    if let own = margins.own {
      // A controller may forbid less than the system's margins at the sides.
      guard let least = controller?.leastMargins else { return EdgeInsets(own, isRightToLeft: isRightToLeft) }
      var raised = own
      raised.leading = max(own.leading, least)
      raised.trailing = max(own.trailing, least)
      return EdgeInsets(raised, isRightToLeft: isRightToLeft)
    }
    if controller != nil {
      let side = CGFloat(context.environment.rootMargin)
      return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    return defaultMargins
  }

  /// What the superview's safe area covers of the view where it is now, and what its controller adds.
  func currentSafeArea() -> EdgeInsets {
    let own = controller?.insetsOfContent ?? .zero
    // Outside of a window nothing is covered.
    guard window != nil else { return own }
    guard let parent else {
      guard let window = asWindow else { return own }
      return EdgeInsets(window.ownContext.environment.safeArea)
    }
    // What scrolls has no safe area of its own: the scroll view's content is inset instead.
    if parent.kind == .scroll || parent.kind == .table || parent.kind == .collection { return own }
    let outer = parent.currentSafeArea()
    let size = parent.storedFrame.size
    return EdgeInsets(
      top: max(0, outer.top - storedFrame.minY) + own.top, left: max(0, outer.left - storedFrame.minX) + own.left,
      bottom: max(0, outer.bottom - (size.height - storedFrame.maxY)) + own.bottom,
      right: max(0, outer.right - (size.width - storedFrame.maxX)) + own.right)
  }

  /// The margins where the view is now, with the safe area and the superview's margins where they count in.
  func currentMargins() -> EdgeInsets {
    var result = plainMargins
    if margins.insetsFromSafeArea {
      let safe = currentSafeArea()
      result.top += safe.top
      result.left += safe.left
      result.bottom += safe.bottom
      result.right += safe.right
    }
    guard margins.preservesSuperview, let parent else { return result }
    let outer = parent.currentMargins()
    let size = parent.storedFrame.size
    result.top = max(result.top, outer.top - storedFrame.minY)
    result.left = max(result.left, outer.left - storedFrame.minX)
    result.bottom = max(result.bottom, outer.bottom - (size.height - storedFrame.maxY))
    result.right = max(result.right, outer.right - (size.width - storedFrame.maxX))
    return result
  }
}
