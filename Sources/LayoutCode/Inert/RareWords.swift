public import Foundation

// Words that few screens have, which show nothing: they are taken, and what they are set to is not kept.

extension Color {
  /// Now `systemGroupedBackground`, which it is.
  public static var groupTableViewBackground: Color { .systemGroupedBackground }
}

extension View {
  /// Nobody responds.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { isUserInteractionEnabled }
    set {}
  }
  /// Changes between this and `commitAnimations` are made at once.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Nothing waits.
  public class func commitAnimations() {}
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  public class func setAnimationRepeatCount(_ count: Float) {}
  public class func setAnimationRepeatAutoreverses(_ flag: Bool) {}
  public class func setAnimationBeginsFromCurrentState(_ flag: Bool) {}
  public class func setAnimationDelegate(_ delegate: Any?) {}
  public class func setAnimationDidStop(_ selector: Selector?) {}
}

extension ViewController {
  /// Sets them at once.
  public func setToolbarItems(_ items: [BarButtonItem]?, animated: Bool) { toolbarItems = items }
}

extension Button {
  /// Nothing is dragged.
  public var isSpringLoaded: Bool {
    get { false }
    set {}
  }
}

extension BarButtonItem {
  /// Nothing is dragged.
  public var isSpringLoaded: Bool {
    get { false }
    set {}
  }
  /// Nothing is chosen.
  public var changesSelectionAsPrimaryAction: Bool {
    get { false }
    set {}
  }
}

extension Stepper {
  /// The system's signs are drawn.
  public func setIncrementImage(_ image: Image?, for state: Control.State) {}
  /// The system's signs are drawn.
  public func setDecrementImage(_ image: Image?, for state: Control.State) {}
  /// The system's line is drawn.
  public func setDividerImage(
    _ image: Image?, forLeftSegmentState left: Control.State, rightSegmentState right: Control.State
  ) {}
}

extension Application {
  /// The bar is where it is.
  public func setStatusBarHidden(_ hidden: Bool, with animation: StatusBarAnimation) {}
  /// The bar is as its controllers say.
  public func setStatusBarStyle(_ style: StatusBarStyle, animated: Bool) {}
}

extension CATransition {
  /// All of it is shown.
  public var startProgress: Float {
    get { 0 }
    set {}
  }
  /// All of it is shown.
  public var endProgress: Float {
    get { 1 }
    set {}
  }
}

extension GestureRecognizer {
  /// No key is held.
  public var modifierFlags: KeyModifierFlags { [] }
}

extension Accessibility {
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}

/// What text is put into (UIKit's `UITextInput`).
public protocol TextInput: KeyInput {
  var selectedTextRange: TextRange? { get set }
  var markedTextRange: TextRange? { get }
  var beginningOfDocument: TextPosition { get }
  func text(in range: TextRange) -> String?
  func replace(_ range: TextRange, withText text: String)
  func position(from position: TextPosition, offset: Int) -> TextPosition?
  func offset(from: TextPosition, to: TextPosition) -> Int
  func textRange(from: TextPosition, to: TextPosition) -> TextRange?
}
extension TextField: TextInput {}
extension TextView: TextInput {}
