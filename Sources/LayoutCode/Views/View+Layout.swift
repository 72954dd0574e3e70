internal import Foundation
internal import ProofModel
internal import Resolving

extension View {
  /// The context of its window, or the current one.
  var context: LayoutContext { window?.ownContext ?? fallbackContext }

  // MARK: Flags

  func markNeedsLayout() {
    // Also where the view asked already: it may have asked before it had a superview.
    flags.insert(.needsLayout)
    markAbove(.hasNeedyLayout)
  }

  func markConstraintUpdates() {
    flags.insert(.needsUpdateConstraints)
    markAbove(.hasNeedyConstraints)
  }

  func markAbove(_ flag: ViewFlags) {
    var view = parent
    while let current = view, !current.flags.contains(flag) {
      current.flags.insert(flag)
      view = current.parent
    }
  }

  /// How the tree is laid out that the view is in, made at its first use.
  var tree: TreeLayout {
    let top = layoutTop
    if let tree = top.ownTree { return tree }
    let tree = TreeLayout(root: top)
    top.ownTree = tree
    return tree
  }

  /// The topmost view whose constraints are solved together: below a window that holds a controller's view alone, that
  /// view.
  var layoutTop: View {
    let top = top
    guard let window = top.asWindow, let root = window.soleContent else { return top }
    return root
  }

  /// What the trees around it were lowered to stands no more: also one that is not laid out by itself at the moment,
  /// as a controller's while another one is presented over it.
  func treeDidChange() {
    var view: View? = self
    while let current = view {
      current.ownTree?.invalidate()
      if current.asWindow != nil {
        for child in current.children { child.ownTree?.invalidate() }
      }
      view = current.parent
    }
  }

  /// A constraint that it holds is another. Within its own layout it asks for none anew: frames that change by the next solution
  /// ask for theirs.
  func constraintsDidChange() {
    if !flags.contains(.isLayingOut) { setNeedsLayout() }
  }

  // MARK: Passes

  /// Lays out what asks for it in the whole tree, now.
  func layoutTree() { tree.layOut(for: self) }

  /// The first view that asks for layout, itself or below it, superviews first.
  var firstAskingForLayout: View? {
    if flags.contains(.needsLayout) { return self }
    guard flags.contains(.hasNeedyLayout) else { return nil }
    return children.lazy.compactMap(\.firstAskingForLayout).first
  }

  /// Calls `updateConstraints` where it is asked for, subviews first.
  func updateConstraintsBelow() {
    guard flags.contains(.needsUpdateConstraints) || flags.contains(.hasNeedyConstraints) else { return }
    flags.remove(.hasNeedyConstraints)
    for child in children { child.updateConstraintsBelow() }
    guard flags.contains(.needsUpdateConstraints) else { return }
    flags.remove(.needsUpdateConstraints)
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Gives the subviews that the engine places their frames.
  func applyLayoutToSubviews() {
    guard flags.contains(.usesEngine) else { return }
    tree.apply(to: self)
  }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != flags.contains(.isHidden) else { return }
    flags.set(.isHidden, isHidden)
    // A hidden view keeps its place, but in a stack.
    if flags.contains(.isArranged) {
      treeDidChange()
      parent?.setNeedsLayout()
    }
  }

  // MARK: Contents

  func hugging(_ axis: LayoutConstraint.Axis) -> LayoutPriority {
    LayoutPriority(hugPriorities[axis] ?? Float(context.kinds.priorities(kind, style: controlStyle).hug[axis.model]))
  }

  func setHugging(_ priority: LayoutPriority, _ axis: LayoutConstraint.Axis) {
    hugPriorities[axis] = priority.rawValue
    treeDidChange()
  }

  func resistance(_ axis: LayoutConstraint.Axis) -> LayoutPriority {
    LayoutPriority(
      resistPriorities[axis] ?? Float(context.kinds.priorities(kind, style: controlStyle).resist[axis.model]))
  }

  func setResistance(_ priority: LayoutPriority, _ axis: LayoutConstraint.Axis) {
    resistPriorities[axis] = priority.rawValue
    treeDidChange()
  }

  /// The natural size by the engine's metrics.
  func measuredContentSize() -> CGSize {
    let content = TreeLowering.content(of: self, maxWidth: nil)
    return CGSize(width: content.width ?? -1, height: content.height ?? -1)
  }

  /// The natural size with a text broken at a width; nil for a view without content.
  func measuredSize(fitting size: CGSize) -> CGSize? {
    let bound = size.width > 0 && size.width < 9_999_999 ? Double(size.width) : nil
    let content = TreeLowering.content(of: self, maxWidth: bound)
    guard let width = content.width, let height = content.height else {
      guard content.width != nil || content.height != nil else { return nil }
      return CGSize(
        width: content.width ?? Double(bounds.width), height: content.height ?? Double(bounds.height))
    }
    let insets = alignmentRectInsets
    return CGSize(
      width: width + Double(insets.left + insets.right), height: height + Double(insets.top + insets.bottom))
  }

  var kindAlignmentInsets: EdgeInsets {
    guard kind != .view else { return .zero }
    return EdgeInsets(context.kinds.alignmentInsets(kind, style: controlStyle, isAppKit: self is HostedView))
  }
}
