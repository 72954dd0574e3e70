public import Foundation
internal import Transitions

/// Runs animations with a curve of its own (UIKit's `UIViewPropertyAnimator`); the fraction is not scrubbed here.
open class ViewPropertyAnimator: NSObject {
  /// The states of an animator.
  public enum State: Int, Sendable { case inactive, active, stopped }
  /// Where an animation ended.
  public enum Position: Int, Sendable { case end, start, current }
  /// How it comes and goes.
  public enum Curve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    var model: AnimationCurve {
      switch self {
      case .easeInOut: return .easeInOut
      case .easeIn: return .easeIn
      case .easeOut: return .easeOut
      case .linear: return .linear
      }
    }
  }

  /// Seconds.
  public let duration: TimeInterval
  public private(set) var state = State.inactive
  private let curve: AnimationCurve
  private var animations: [() -> Void] = []
  private var completions: [(Position) -> Void] = []

  public init(duration: TimeInterval, curve: Curve, animations: (() -> Void)? = nil) {
    self.duration = duration
    self.curve = curve.model
    self.animations = animations.map { [$0] } ?? []
  }

  public init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    curve = .cubic(Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y))
    self.animations = animations.map { [$0] } ?? []
  }

  public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    curve = .spring(damping: Double(dampingRatio), velocity: 0, within: duration)
    self.animations = animations.map { [$0] } ?? []
  }

  public init(duration: TimeInterval, timingParameters parameters: TimingCurveProvider) {
    self.duration = duration
    curve = parameters.curve
  }

  open var isRunning: Bool { state == .active }
  open var isReversed = false
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var pausesOnCompletion = false
  open var scrubsLinearly = true
  open var delay: TimeInterval { 0 }
  /// Kept; animations are not scrubbed.
  open var fractionComplete: CGFloat = 0
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) { state = .inactive }
  open func finishAnimation(at finalPosition: Position) {}
  open func continueAnimation(withTimingParameters parameters: TimingCurveProvider?, durationFactor: CGFloat) {
    startAnimation()
  }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addCompletion(_ completion: @escaping (Position) -> Void) { completions.append(completion) }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive else { return }
    state = .active
    let animations = animations
    View.run(Animation(duration: duration, delay: delay, curve: curve), duration, { for work in animations { work() } })
    {
      [self] _ in
      state = .inactive
      for work in completions { work(.end) }
    }
  }

  /// Animates at once.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: View.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Position) -> Void)? = nil
  ) -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}

/// How time runs in an animator (UIKit's `UITimingCurveProvider`).
open class TimingCurveProvider: NSObject {
  let curve: AnimationCurve
  init(_ curve: AnimationCurve) { self.curve = curve }
}

/// A spring (UIKit's `UISpringTimingParameters`).
open class SpringTimingParameters: TimingCurveProvider {
  public init(dampingRatio: CGFloat, initialVelocity: CGVector = CGVector(dx: 0, dy: 0)) {
    super.init(.spring(damping: Double(dampingRatio), velocity: Double(initialVelocity.dx), within: 0.5))
  }
  public convenience init() { self.init(dampingRatio: 1) }
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    self.init(dampingRatio: damping / (2 * (mass * stiffness).squareRoot()), initialVelocity: initialVelocity)
  }
}

/// A curve (UIKit's `UICubicTimingParameters`).
open class CubicTimingParameters: TimingCurveProvider {
  public init(animationCurve: ViewPropertyAnimator.Curve) { super.init(animationCurve.model) }
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    super.init(
      .cubic(Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y)))
  }
}

/// A movement in the plane, which Foundation has not on Linux.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  public init() { self.init(dx: 0, dy: 0) }
  public static let zero = CGVector()
}
