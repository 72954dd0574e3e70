extension View {
  public var window: Window? {
    var view: View? = self
    while let current = view {
      if let window = current.asWindow { return window }
      view = current.parent
    }
    return nil
  }

  /// The topmost view above it, or itself. Complexity: O(depth).
  var top: View {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// Whether it is the view or lies below it.
  public func isDescendant(of view: View) -> Bool {
    var current: View? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.parent
    }
    return false
  }

  /// The first view with that tag: itself, then what lies below it.
  public func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  func attach(_ view: View, at index: Int) {
    precondition(view !== self, "'\(displayName)' can't be a subview of itself")
    if isDescendant(of: view) { stop("'\(view.displayName)' can't be put into '\(displayName)', which lies in it") }
    let newWindow = window
    let oldWindow = view.window
    var index = index
    if let old = view.parent {
      if old === self, let place = children.firstIndex(where: { $0 === view }) {
        // Moved within the same superview, its constraints hold on.
        children.remove(at: place)
        if place < index { index -= 1 }
        children.insert(view, at: min(index, children.count))
        treeDidChange()
        return
      }
      view.detach(isMoving: true)
    }
    view.willMove(toSuperview: self)
    if newWindow !== oldWindow { view.tellMove(to: newWindow) }
    view.ownTree = nil
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    if view.flags.contains(.usesEngine) { markUsesEngine() }
    treeDidChange()
    view.setNeedsLayout()
    view.markAbove(.hasNeedyLayout)
    setNeedsLayout()
    view.markConstraintUpdates()
    view.didMoveToSuperview()
    if newWindow !== oldWindow { view.tellDidMove() }
    didAddSubview(view)
    if newWindow != nil { view.tellTraits(from: nil) }
  }

  func detach(isMoving: Bool) {
    guard let old = parent else { return }
    let hadWindow = window != nil
    old.willRemoveSubview(self)
    if !isMoving { willMove(toSuperview: nil) }
    if hadWindow, !isMoving { tellMove(to: nil) }
    if flags.contains(.isArranged) { old.forget(self) }
    removeCrossingConstraints()
    old.treeDidChange()
    old.children.removeAll { $0 === self }
    old.setNeedsLayout()
    parent = nil
    if !isMoving {
      didMoveToSuperview()
      if hadWindow { tellDidMove() }
    }
  }

  private func tellMove(to window: Window?) {
    willMove(toWindow: window)
    for child in children { child.tellMove(to: window) }
  }

  private func tellDidMove() {
    didMoveToWindow()
    for child in children { child.tellDidMove() }
  }

  func markUsesEngine() {
    var view: View? = self
    while let current = view, !current.flags.contains(.usesEngine) {
      current.flags.insert(.usesEngine)
      view = current.parent
    }
  }
}

extension View {
  func index(of sibling: View) -> Int { children.firstIndex { $0 === sibling } ?? children.count }

  func exchange(_ first: Int, _ second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else { return }
    children.swapAt(first, second)
    treeDidChange()
  }

  func reorder(_ view: View, toFront isFront: Bool) {
    guard let place = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: place)
    children.insert(view, at: isFront ? children.count : 0)
    treeDidChange()
  }
}
