public import Foundation

extension Layer {
  /// Which corners are round.
  public struct CornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CornerMask(rawValue: 8)
    static let all: CornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  }
}

/// How a corner is drawn.
public struct CornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CornerCurve(rawValue: "circular")
  public static let continuous = CornerCurve(rawValue: "continuous")
}

/// How a picture fills its layer.
public struct ContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = ContentsGravity(rawValue: "resize")
  public static let resizeAspect = ContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = ContentsGravity(rawValue: "resizeAspectFill")
  public static let center = ContentsGravity(rawValue: "center")
  public static let top = ContentsGravity(rawValue: "top")
  public static let bottom = ContentsGravity(rawValue: "bottom")
  public static let left = ContentsGravity(rawValue: "left")
  public static let right = ContentsGravity(rawValue: "right")
}

/// What an animation leaves.
public struct MediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let removed = MediaTimingFillMode(rawValue: "removed")
  public static let forwards = MediaTimingFillMode(rawValue: "forwards")
  public static let backwards = MediaTimingFillMode(rawValue: "backwards")
  public static let both = MediaTimingFillMode(rawValue: "both")
}

/// What has a time of its own.
public protocol MediaTiming: AnyObject {
  var beginTime: TimeInterval { get set }
  var duration: TimeInterval { get set }
  var speed: Float { get set }
  var repeatCount: Float { get set }
}

/// Told of a layer.
public protocol LayerDelegate: AnyObject {
  func display(_ layer: Layer)
  func draw(_ layer: Layer, in context: CGContext)
  func layoutSublayers(of layer: Layer)
  func action(for layer: Layer, forKey event: String) -> (any LayerAction)?
}
extension LayerDelegate {
  /// Nothing is shown.
  public func display(_ layer: Layer) {}
  /// Nothing is drawn.
  public func draw(_ layer: Layer, in context: CGContext) {}
  /// Nothing is laid out.
  public func layoutSublayers(of layer: Layer) {}
  /// No action.
  public func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { nil }
}
extension View: LayerDelegate {}

/// What a layer does on a change.
public protocol LayerAction: AnyObject {}
extension NSNull: LayerAction {}

/// A place in space (Core Animation's).
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1
  public init() {}
  static let identity = CATransform3D()
}

extension View {
  /// The layer of a class: one of the library's, or a plain one for classes of one's own.
  class func makeLayer() -> Layer {
    let kind: AnyClass = layerClass
    if let own = kind as? any ReusableLayer.Type { return own.makeForReuse() as? Layer ?? Layer() }
    if kind == GradientLayer.self { return GradientLayer() }
    if kind == ShapeLayer.self { return ShapeLayer() }
    if kind == TextLayer.self { return TextLayer() }
    if kind == ReplicatorLayer.self { return ReplicatorLayer() }
    return kind == ScrollLayer.self ? ScrollLayer() : Layer()
  }
}

/// A layer's class that says how it is made.
public protocol ReusableLayer: AnyObject {
  static func makeForReuse() -> AnyObject
}
