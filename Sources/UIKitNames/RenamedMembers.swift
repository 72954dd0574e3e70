// Functions, notifications and members that older Swift versions had.

public import Foundation

/// Now an initialiser.
@available(*, deprecated, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> EdgeInsets {
  EdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Now a method of the rectangle.
@available(*, deprecated, message: "write rect.inset(by: insets)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: EdgeInsets) -> CGRect { rect.inset(by: insets) }

/// Now a method of the picture; pictures are not encoded here.
@available(*, deprecated, message: "write image.pngData()")
public func UIImagePNGRepresentation(_ image: Image) -> Data? { image.pngData() }

/// Now a method of the picture; pictures are not encoded here.
@available(*, deprecated, message: "write image.jpegData(compressionQuality: quality)")
public func UIImageJPEGRepresentation(_ image: Image, _ quality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: quality)
}

/// Now a function of `UIAccessibility`.
@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(_ notification: Accessibility.Notification, _ argument: Any?) {
  Accessibility.post(notification: notification, argument: argument)
}

/// Now a property of `UIAccessibility`.
@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { Accessibility.isVoiceOverRunning }

/// Now a property of `UIAccessibility`.
@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { Accessibility.isReduceMotionEnabled }

extension Notification.Name {
  @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: Notification.Name { Responder.keyboardWillShowNotification }
  @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: Notification.Name { Responder.keyboardDidShowNotification }
  @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: Notification.Name { Responder.keyboardWillHideNotification }
  @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: Notification.Name { Responder.keyboardDidHideNotification }
  @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: Notification.Name { Responder.keyboardWillChangeFrameNotification }
  @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: Notification.Name { Responder.keyboardDidChangeFrameNotification }
  @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: Notification.Name { Application.didBecomeActiveNotification }
  @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: Notification.Name { Application.willResignActiveNotification }
  @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: Notification.Name { Application.didEnterBackgroundNotification }
  @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: Notification.Name { Application.willEnterForegroundNotification }
  @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: Notification.Name { Application.willTerminateNotification }
  @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: Notification.Name { TextField.textDidChangeNotification }
  @available(*, deprecated, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: Notification.Name { TextView.textDidChangeNotification }
  @available(*, deprecated, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: Notification.Name { Device.orientationDidChangeNotification }
  @available(*, deprecated, renamed: "UIContentSizeCategory.didChangeNotification")
  public static var UIContentSizeCategoryDidChange: Notification.Name { ContentSizeCategory.didChangeNotification }
}

extension ActivityIndicatorView {
  /// Now `style`.
  @available(*, deprecated, renamed: "style")
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
  /// Now `init(style:)`.
  @available(*, deprecated, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
}

extension AccessibilityTraits {
  /// As bits, which they were.
  @available(*, deprecated, message: "write formUnion(_:)")
  public static func |= (traits: inout AccessibilityTraits, other: AccessibilityTraits) { traits.formUnion(other) }
  /// As bits, which they were.
  @available(*, deprecated, message: "write union(_:)")
  public static func | (traits: AccessibilityTraits, other: AccessibilityTraits) -> AccessibilityTraits {
    traits.union(other)
  }
}

extension UnderlineStyle {
  /// Now `single`.
  @available(*, deprecated, renamed: "single")
  public static var styleSingle: UnderlineStyle { .single }
  /// Now nothing.
  @available(*, deprecated, message: "write []")
  public static var styleNone: UnderlineStyle { [] }
}

extension View {
  /// Now `bringSubviewToFront(_:)`.
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: View) { bringSubviewToFront(view) }
  /// Now `sendSubviewToBack(_:)`.
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: View) { sendSubviewToBack(view) }
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
  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ child: ViewController) { addChild(child) }
  /// Now `removeFromParent()`.
  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }
  /// Now `didMove(toParent:)`.
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: ViewController?) { didMove(toParent: parent) }
  /// Now `willMove(toParent:)`.
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: ViewController?) { willMove(toParent: parent) }
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [ViewController] { children }
}
