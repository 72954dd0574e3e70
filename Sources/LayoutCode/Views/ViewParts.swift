internal import Foundation

/// Where something is in a tree's lowering, which has a number of its own.
struct LayoutSlot {
  var index: Int32 = -1
  var generation: UInt32 = 0
}

/// Priorities that were set for a view's axes; nil: the kind's own.
struct ViewPriorities {
  var horizontal: Float?
  var vertical: Float?

  subscript(axis: LayoutConstraint.Axis) -> Float? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

struct ViewMargins {
  /// nil: 8, or of a controller's view the system's.
  var own: DirectionalEdgeInsets?
  /// Set as `layoutMargins`, where left and right do not turn.
  var ownAbsolute: EdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  var mask: View.AutoresizingMask = []
  /// As of the last layout, to tell of changes.
  var toldSafeArea = EdgeInsets.zero
  var toldMargins: EdgeInsets?
}

struct ViewLook {
  var alpha: CGFloat = 1
  var background: Color?
  var tint: Color?
  var tag = 0
  var identifier: String?
  var contentMode = View.ContentMode.scaleToFill
  var semantics = View.SemanticContentAttribute.unspecified
  var transform = CGAffineTransform.identity
  var isUserInteractionEnabled = true
  var isOpaque = true
}
