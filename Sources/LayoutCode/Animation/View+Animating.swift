public import Foundation
internal import Transitions

extension View {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    public static let calculationModeLinear: AnimationOptions = []
    public static let calculationModeCubic = AnimationOptions(rawValue: 3 << 10)
    public static let calculationModePaced = AnimationOptions(rawValue: 2 << 10)
    public static let calculationModeDiscrete = AnimationOptions(rawValue: 1 << 10)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    var curve: Transitions.AnimationCurve {
      switch rawValue >> 16 & 3 {
      case 1: return .easeIn
      case 2: return .easeOut
      case 3: return .linear
      default: return .easeInOut
      }
    }
  }

  /// Changes inside the block move along; the completion comes after them. Nothing waits: outside of a recording the
  /// changes are made and the completion is called at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(Animation(duration: duration, delay: 0, curve: .easeInOut), duration, animations, completion)
  }

  /// With a delay and a curve.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(Animation(duration: duration, delay: delay, curve: options.curve), duration, animations, completion)
  }

  /// A spring that rests when the duration ends; a damping of 1 does not swing.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve = Transitions.AnimationCurve.spring(
      damping: Double(dampingRatio), velocity: Double(velocity), within: duration)
    run(Animation(duration: duration, delay: delay, curve: curve), duration, animations, completion)
  }

  /// A spring by the duration that one perceives and its bounce, −1…1.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let damping = min(max(1 - Double(bounce), 0.01), 1)
    let frequency = 2 * Double.pi / max(duration, 1e-6)
    let settling = (damping < 1 ? 6.907755 / damping : 9.23341) / frequency
    let curve = Transitions.AnimationCurve.spring(damping: damping, frequency: frequency, velocity: Double(velocity))
    run(Animation(duration: settling, delay: delay, curve: curve), settling, animations, completion)
  }

  /// Changes inside the block are made at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Animation.$current.withValue(nil, operation: actionsWithoutAnimation)
  }

  /// Changes of one view as one: laid out like ``animate(withDuration:animations:completion:)``.
  public class func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(Animation(duration: duration, delay: 0, curve: options.curve), duration, animations ?? {}, completion)
  }

  /// One view for another, at once.
  public class func transition(
    from old: View, to new: View, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      old.isHidden = true
      new.isHidden = false
    } else if let parent = old.superview {
      parent.insertSubview(new, aboveSubview: old)
      old.removeFromSuperview()
    }
    completion?(true)
  }

  public typealias KeyframeAnimationOptions = AnimationOptions

  /// Blocks with shares of the whole time.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(Animation(duration: duration, delay: delay, curve: .linear), duration, animations, completion)
  }

  /// Inside `animateKeyframes`: times are shares of its duration.
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double, animations: @escaping () -> Void
  ) {
    guard var frame = Animation.current else { return animations() }
    frame.delay += start * frame.duration
    frame.duration *= relativeDuration
    Animation.$current.withValue(frame, operation: animations)
  }

  static func run(
    _ animation: Animation, _ duration: Double, _ work: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    Animation.$current.withValue(animation, operation: work)
    guard let completion else { return }
    if let recorder = AnimationRecorder.current {
      recorder.schedule(after: animation.delay + duration) { completion(true) }
    } else {
      completion(true)
    }
  }
}
