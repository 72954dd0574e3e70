public import Foundation

// Core Animation's own animations: they are kept by their layers, and a picture shows their beginning.

/// A change of a layer over time.
open class CAAnimation: NSObject, MediaTiming, LayerAction {
  open var beginTime: TimeInterval = 0
  open var duration: TimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: TimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var fillMode = MediaTimingFillMode.removed
  open var isRemovedOnCompletion = true
  open var timingFunction: MediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  open var preferredFrameRateRange = CAFrameRateRange()
}

/// Told of an animation.
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ animation: CAAnimation)
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}
extension CAAnimationDelegate {
  /// Begun.
  public func animationDidStart(_ animation: CAAnimation) {}
  /// Ended.
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

/// Of one property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: Any?
  public override init() { super.init() }
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// From one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

/// By a spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: TimeInterval { 1 }
}

/// Through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [MediaTimingFunction]?
  open var path: CGPath?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var rotationMode: String?
}

/// How values between key frames come.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}

/// Several at once.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// From one look to another.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
}

/// How a look changes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let push = CATransitionType(rawValue: "push")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// How time runs (Core Animation's `CAMediaTimingFunction`).
open class MediaTimingFunction: NSObject {
  public init(name: Name) {}
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
  /// The usual curves.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = Name(rawValue: "linear")
    public static let easeIn = Name(rawValue: "easeIn")
    public static let easeOut = Name(rawValue: "easeOut")
    public static let easeInEaseOut = Name(rawValue: "easeInEaseOut")
    public static let `default` = Name(rawValue: "default")
  }
}

/// Changes that belong together; completions come at once.
open class CATransaction: NSObject {
  public class func begin() { completions.append(nil) }
  public class func commit() { if let last = completions.popLast(), let work = last { work() } }
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }
  public class func setDisableActions(_ flag: Bool) {}
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  public class func animationDuration() -> TimeInterval { 0.25 }
  public class func setAnimationTimingFunction(_ function: MediaTimingFunction?) {}
  public class func setValue(_ value: Any?, forKey key: String) {}
  public class func flush() {}

  /// Of the transactions that are open on this thread.
  private static var completions: [(() -> Void)?] {
    get { Thread.current.threadDictionary["transactions"] as? [(() -> Void)?] ?? [] }
    set { Thread.current.threadDictionary["transactions"] = newValue }
  }
}

/// Called for each frame of the screen; never.
open class DisplayLink: NSObject {
  public init(target: Any, selector: Selector) {}
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange()
  open var timestamp: TimeInterval { 0 }
  open var targetTimestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 1 / 60 }
  open func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from loop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}

/// Frames in a second.
public struct CAFrameRateRange: Sendable {
  public init(minimum: Float = 0, maximum: Float = 0, preferred: Float? = nil) {}
  public static let `default` = CAFrameRateRange()
}

/// The clock stands.
public func CACurrentMediaTime() -> TimeInterval { 0 }
public let CATransform3DIdentity = CATransform3D()
/// Where something is in space; frames are those without it.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DScale(CATransform3D(), x, y, z)
}
/// Where something is in space; frames are those without it.
public func CATransform3DScale(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var t = t
  t.m11 *= x
  t.m22 *= y
  t.m33 *= z
  return t
}
/// Where something is in space; frames are those without it.
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DTranslate(CATransform3D(), x, y, z)
}
/// Where something is in space; frames are those without it.
public func CATransform3DTranslate(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var t = t
  t.m41 += x
  t.m42 += y
  t.m43 += z
  return t
}
/// Where something is in space; frames are those without it.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DRotate(CATransform3D(), angle, x, y, z)
}
/// About the z axis alone; frames are those without it.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  var t = t
  guard z != 0 else { return t }
  (t.m11, t.m12, t.m21, t.m22) = (cos(angle), sin(angle), -sin(angle), cos(angle))
  return t
}
/// One after the other; frames are those without it.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { b }
/// In the plane.
public func CATransform3DMakeAffineTransform(_ t: CGAffineTransform) -> CATransform3D { CATransform3D() }
/// Out of the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { .identity }
