// Spellings of older Swift versions: the compiler says what they are called now, and can put it in.

@available(*, unavailable, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = LayoutConstraint.Attribute
@available(*, unavailable, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = LayoutConstraint.Relation
@available(*, unavailable, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = LayoutConstraint.FormatOptions
@available(*, unavailable, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = LayoutConstraint.Axis
@available(*, unavailable, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = StackView.Distribution
@available(*, unavailable, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = StackView.Alignment
@available(*, unavailable, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = View.AutoresizingMask
@available(*, unavailable, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = View.ContentMode
@available(*, unavailable, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = View.AnimationOptions
@available(*, unavailable, renamed: "UIControl.State")
public typealias UIControlState = Control.State
@available(*, unavailable, renamed: "UIControl.Event")
public typealias UIControlEvents = Control.Event
@available(*, unavailable, renamed: "UIButton.ButtonType")
public typealias UIButtonType = Button.ButtonType
@available(*, unavailable, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = TextField.BorderStyle
@available(*, unavailable, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = TableViewCell.CellStyle
@available(*, unavailable, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = TableViewCell.AccessoryType
@available(*, unavailable, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = ActivityIndicatorView.Style
@available(*, unavailable, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = Font.TextStyle

@available(*, unavailable, renamed: "UILayoutPriority.required")
public var UILayoutPriorityRequired: Float { 1000 }
@available(*, unavailable, renamed: "UILayoutPriority.defaultHigh")
public var UILayoutPriorityDefaultHigh: Float { 750 }
@available(*, unavailable, renamed: "UILayoutPriority.defaultLow")
public var UILayoutPriorityDefaultLow: Float { 250 }
@available(*, unavailable, renamed: "UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { -1 }
@available(*, unavailable, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { .zero }
@available(*, unavailable, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

/// Now an initialiser.
@available(*, unavailable, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> EdgeInsets {
  EdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Now a method of the rectangle.
@available(*, unavailable, message: "write rect.inset(by: insets)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: EdgeInsets) -> CGRect { rect.inset(by: insets) }

/// As Core Graphics has it.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// As Core Graphics has it.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// As Core Graphics has it.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

extension View {
  /// Now `bringSubviewToFront(_:)`.
  @available(*, unavailable, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: View) {}
  /// Now `sendSubviewToBack(_:)`.
  @available(*, unavailable, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: View) {}
  /// Now `setContentHuggingPriority(_:for:)`.
  @available(*, unavailable, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(_ priority: Float, forAxis axis: LayoutConstraint.Axis) {}
  /// Now `setContentCompressionResistancePriority(_:for:)`.
  @available(*, unavailable, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(_ priority: Float, forAxis axis: LayoutConstraint.Axis) {}
  /// Now `viewForBaselineLayout`'s two successors.
  @available(*, unavailable, renamed: "forLastBaselineLayout")
  public func viewForBaselineLayout() -> View { self }
}

extension LayoutConstraint {
  /// Now `activate(_:)`.
  @available(*, unavailable, renamed: "activate(_:)")
  public class func activateConstraints(_ constraints: [LayoutConstraint]) {}
  /// Now `deactivate(_:)`.
  @available(*, unavailable, renamed: "deactivate(_:)")
  public class func deactivateConstraints(_ constraints: [LayoutConstraint]) {}
  /// Now `constraints(withVisualFormat:options:metrics:views:)`.
  @available(*, unavailable, renamed: "constraints(withVisualFormat:options:metrics:views:)")
  public class func constraintsWithVisualFormat(
    _ format: String, options: FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) -> [LayoutConstraint] { [] }
}

extension ViewController {
  /// Now `addChild(_:)`.
  @available(*, unavailable, renamed: "addChild(_:)")
  public func addChildViewController(_ child: ViewController) {}
  /// Now `removeFromParent()`.
  @available(*, unavailable, renamed: "removeFromParent()")
  public func removeFromParentViewController() {}
  /// Now `didMove(toParent:)`.
  @available(*, unavailable, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: ViewController?) {}
  /// Now `willMove(toParent:)`.
  @available(*, unavailable, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: ViewController?) {}
  @available(*, unavailable, renamed: "children")
  public var childViewControllers: [ViewController] { [] }
}
