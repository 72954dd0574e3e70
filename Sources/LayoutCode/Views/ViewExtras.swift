public import Foundation
internal import ProofModel

/// What few views have.
final class ViewExtras {
  var recognizers: [GestureRecognizer] = []
  var interactions: [any Interaction] = []
  var registrations: [TraitRegistration] = []
  var restoration: String?
  var mask: View?
  var userInterfaceStyle = UserInterfaceStyle.unspecified
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var tintAdjustmentMode = View.TintAdjustmentMode.automatic
  var transform3D = CATransform3D.identity
  var effects: [MotionEffect] = []
  var corners: CornerConfiguration?
}

extension View {
  var more: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  public var gestureRecognizers: [GestureRecognizer]? {
    get { extras?.recognizers }
    set {
      extras?.recognizers = []
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  public var interactions: [any Interaction] {
    get { extras?.interactions ?? [] }
    set { more.interactions = newValue }
  }
  public var restorationIdentifier: String? {
    get { extras?.restoration }
    set { more.restoration = newValue }
  }
  /// What of the view is shown; not drawn.
  public var mask: View? {
    get { extras?.mask }
    set { more.mask = newValue }
  }
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { extras?.userInterfaceStyle ?? .unspecified }
    set { more.userInterfaceStyle = newValue }
  }
  public var isMultipleTouchEnabled: Bool {
    get { extras?.isMultipleTouchEnabled ?? false }
    set { more.isMultipleTouchEnabled = newValue }
  }
  public var isExclusiveTouch: Bool {
    get { extras?.isExclusiveTouch ?? false }
    set { more.isExclusiveTouch = newValue }
  }
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { extras?.tintAdjustmentMode ?? .automatic }
    set { more.tintAdjustmentMode = newValue }
  }
  /// Kept; frames are those without it.
  public var transform3D: CATransform3D {
    get { extras?.transform3D ?? .identity }
    set { more.transform3D = newValue }
  }
  public var motionEffects: [MotionEffect] {
    get { extras?.effects ?? [] }
    set { more.effects = newValue }
  }
  public func addMotionEffect(_ effect: MotionEffect) { more.effects.append(effect) }
  public func removeMotionEffect(_ effect: MotionEffect) { extras?.effects.removeAll { $0 === effect } }

  public var contentScaleFactor: CGFloat {
    get { CGFloat(context.environment.scale) }
    set {}
  }
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  public var clearsContextBeforeDrawing: Bool {
    get { true }
    set {}
  }
  public var contentStretch: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  public var isFocused: Bool { false }
  public var largeContentImageInsets: EdgeInsets {
    get { .zero }
    set {}
  }
  public var minimumContentSizeCategory: ContentSizeCategory? {
    get { nil }
    set {}
  }
  public var maximumContentSizeCategory: ContentSizeCategory? {
    get { nil }
    set {}
  }
  public var hoverStyle: NSObject? {
    get { nil }
    set {}
  }
  public var coordinateSpace: any CoordinateSpace { self }
  public func convert(_ point: CGPoint, to space: any CoordinateSpace) -> CGPoint {
    convert(point, to: Self.view(space))
  }
  public func convert(_ point: CGPoint, from space: any CoordinateSpace) -> CGPoint {
    convert(point, from: Self.view(space))
  }
  public func convert(_ rect: CGRect, to space: any CoordinateSpace) -> CGRect { convert(rect, to: Self.view(space)) }
  public func convert(_ rect: CGRect, from space: any CoordinateSpace) -> CGRect {
    convert(rect, from: Self.view(space))
  }
  /// Nil for the screen's. Taken as any object: Swift 6.3's optimiser stops at a cast of the protocol's own type.
  private static func view(_ space: AnyObject) -> View? { space as? View }

  /// A copy to be animated: a box of the same size and colour.
  public func snapshotView(afterScreenUpdates: Bool) -> View? {
    let copy = View(frame: frame)
    copy.backgroundColor = backgroundColor
    return copy
  }
  public func resizableSnapshotView(from rect: CGRect, afterScreenUpdates: Bool, withCapInsets: EdgeInsets) -> View? {
    snapshotView(afterScreenUpdates: afterScreenUpdates)
  }
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }

  public class func userInterfaceLayoutDirection(for attribute: SemanticContentAttribute) -> LayoutDirection {
    switch attribute {
    case .forceRightToLeft: return .rightToLeft
    case .forceLeftToRight, .playback, .spatial: return .leftToRight
    case .unspecified: return Application.shared.userInterfaceLayoutDirection
    }
  }
  public class func setAnimationsEnabled(_ isEnabled: Bool) {}
  public class var areAnimationsEnabled: Bool { true }
  public class var inheritedAnimationDuration: TimeInterval { 0 }
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    animations()
  }

  /// When a view's tint is grey.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

}

/// Follows the device's tilt; not here.
open class MotionEffect: NSObject {}
/// Moves along with the tilt.
open class InterpolatingMotionEffect: MotionEffect {
  /// Along which axis it tilts.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) {}
}
/// Several at once.
open class MotionEffectGroup: MotionEffect {
  open var motionEffects: [MotionEffect]?
}

/// What can have the focus of a remote or keyboard.
public protocol FocusEnvironment: AnyObject {}
/// What can have it itself; nothing does.
public protocol FocusItem: FocusEnvironment {}
extension View: FocusItem {}
extension View: FocusEnvironment {}
extension ViewController: FocusEnvironment {}
/// How the focus moves.
open class FocusUpdateContext: NSObject {
  open var previouslyFocusedView: View? { nil }
  open var nextFocusedView: View? { nil }
  open var previouslyFocusedItem: (any FocusItem)? { nil }
  open var nextFocusedItem: (any FocusItem)? { nil }
}
/// What moves along with it.
open class FocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {}
}

/// What controllers and presentations are to their contents.
public protocol ContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
}
extension ViewController: ContentContainer {}
