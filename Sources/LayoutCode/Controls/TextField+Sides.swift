internal import Foundation
internal import ProofModel
internal import Resolving

/// The views at a field's sides, and the room that they leave for its text.
extension TextField {
  var shownLeftView: View? { shows(leftViewMode) ? leftView : nil }
  var shownRightView: View? { shows(rightViewMode) ? rightView : nil }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }

  /// What shows is a subview, as in UIKit.
  func sidesDidChange(_ old: View?) {
    let shown = [shownLeftView, shownRightView].compactMap { $0 }
    for view in [old, leftView, rightView].compactMap({ $0 })
    where view.superview === self && !shown.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in shown where view.superview !== self { addSubview(view) }
    setNeedsUpdateConstraints()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// At its edge and in the middle of the height, as large as its constraints or its content ask for, else as its frame is.
  func sideRect(_ view: View?, isLeading: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let size = Self.size(ofSide: view)
    let x = isLeading == isRightToLeft ? bounds.maxX - size.width : bounds.minX
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Since iOS 13 a frame counts only where nothing else says how large a side view is.
  private static func size(ofSide view: View) -> CGSize {
    let natural =
      view.flags.contains(.usesEngine)
      ? view.systemLayoutSizeFitting(View.layoutFittingCompressedSize) : view.intrinsicContentSize
    return CGSize(
      width: natural.width > 0 ? natural.width : view.frame.width,
      height: natural.height > 0 ? natural.height : view.frame.height)
  }

  /// Where text may lie: between the style's insets and beside the views at the sides.
  func roomForText(in bounds: CGRect) -> CGRect {
    let insets = styleInsets
    var (start, end) = (bounds.minX + insets.left, bounds.maxX - insets.right)
    for (view, rect) in [
      (shownLeftView, leftViewRect(forBounds: bounds)), (shownRightView, rightViewRect(forBounds: bounds)),
    ] where view != nil && rect.width > 0 {
      if rect.midX < bounds.midX {
        start = max(start, rect.maxX + insets.left)
      } else {
        end = min(end, rect.minX - insets.right)
      }
    }
    return CGRect(x: start, y: bounds.minY, width: max(0, end - start), height: bounds.height)
  }

  private var styleInsets: EdgeInsets {
    let kinds = context.kinds
    let node = kinds.node(id: "0", name: "", kind: kind, style: controlStyle, parent: nil, tint: kinds.tint)
    let insets = node.content.contentInsets
    return EdgeInsets(top: 0, left: CGFloat(insets.left), bottom: 0, right: CGFloat(insets.right))
  }

  /// Takes the room that the field's class gives its text; before the field has a size, that of a usual one.
  func takeRoom(_ content: inout ResolvedView) {
    guard shownLeftView != nil || shownRightView != nil || !LibraryClasses.contains(self) else { return }
    let size = storedFrame.width > 0 ? storedFrame.size : CGSize(width: 320, height: 44)
    let bounds = CGRect(origin: .zero, size: size)
    let isEmpty = text?.isEmpty != false
    let room =
      isEditing
      ? editingRect(forBounds: bounds) : isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    content.contentInsets.left = max(0, Double(room.minX))
    content.contentInsets.right = max(0, Double(bounds.maxX - room.maxX))
  }

  // MARK: Placing

  private func eachSide(_ place: (View, CGRect) -> Void) {
    for (view, rect) in [
      (shownLeftView, leftViewRect(forBounds: bounds)), (shownRightView, rightViewRect(forBounds: bounds)),
    ] { if let view { place(view, rect) } }
  }

  /// Those that are placed by frames.
  func placeSideViews() {
    eachSide { view, rect in
      if view.translatesAutoresizingMaskIntoConstraints, view.frame != rect { view.frame = rect }
    }
  }

  /// Those that have no frame of their own are held at their edge.
  func holdSideViews() {
    LayoutConstraint.deactivate(sideConstraints)
    sideConstraints = []
    eachSide { view, rect in
      guard !view.translatesAutoresizingMaskIntoConstraints, view.superview === self else { return }
      let isNearStart = (view === leftView) != isRightToLeft
      let sizes = [
        view.widthAnchor.constraint(equalToConstant: rect.width),
        view.heightAnchor.constraint(equalToConstant: rect.height),
      ]
      for size in sizes { size.priority = LayoutPriority(1) }
      sideConstraints += sizes
      sideConstraints += [
        isNearStart
          ? view.leftAnchor.constraint(equalTo: leftAnchor, constant: rect.minX - bounds.minX)
          : view.rightAnchor.constraint(equalTo: rightAnchor, constant: rect.maxX - bounds.maxX),
        view.centerYAnchor.constraint(equalTo: centerYAnchor),
      ]
    }
    LayoutConstraint.activate(sideConstraints)
  }
}
