public import Foundation

/// What would be told of a gesture (UIKit's `UIGestureRecognizer`): kept with its view, and never told.
open class GestureRecognizer: NSObject {
  open internal(set) weak var view: View?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = []
  open var name: String?
  open weak var delegate: (any GestureRecognizerDelegate)?
  open var state = State.possible
  open var numberOfTouches: Int { 0 }

  public override init() { super.init() }
  public init(target: Any?, action: Selector?) { super.init() }
  public init?(coder: NSCoder) { super.init() }

  /// The states of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
  open func require(toFail other: GestureRecognizer) {}
  open func location(in view: View?) -> CGPoint { .zero }
  open func location(ofTouch index: Int, in view: View?) -> CGPoint { .zero }
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}
  open func reset() {}
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }
}

/// Taps.
open class TapGestureRecognizer: GestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// Drags.
open class PanGestureRecognizer: GestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask = 0
  open func translation(in view: View?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: View?) {}
  open func velocity(in view: View?) -> CGPoint { .zero }
}

/// Drags from an edge of the screen.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  open var edges: ExtendedEdges = []
}

/// Swipes.
open class SwipeGestureRecognizer: GestureRecognizer {
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
  /// Where a swipe goes.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
}

/// Pinches.
open class PinchGestureRecognizer: GestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

/// Turns of two fingers.
open class RotationGestureRecognizer: GestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}

/// Presses that last.
open class LongPressGestureRecognizer: GestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTouchesRequired = 1
  open var numberOfTapsRequired = 0
  open var allowableMovement: CGFloat = 10
}

/// A pointer that hovers.
open class HoverGestureRecognizer: GestureRecognizer {}

/// Asked about gestures, which never come.
public protocol GestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer)
    -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool
}

extension GestureRecognizerDelegate {
  /// Begins.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
  /// One at a time.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { false }
  /// Nothing to wait for.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { false }
  /// Nothing to wait for.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { false }
  /// All of them.
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool { true }
}
