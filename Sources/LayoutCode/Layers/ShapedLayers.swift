public import Foundation

/// Colours that run into each other (Core Animation's `CAGradientLayer`).
open class GradientLayer: Layer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = LayerType.axial
  /// How the colours run.
  public struct LayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = LayerType(rawValue: "axial")
    public static let radial = LayerType(rawValue: "radial")
    public static let conic = LayerType(rawValue: "conic")
  }
}

/// A path with a line and an inside (Core Animation's `CAShapeLayer`).
open class ShapeLayer: Layer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var strokeColor: CGColor?
  open var fillRule = FillRule.nonZero
  open var lineWidth: CGFloat = 1
  open var lineCap = LineCap.butt
  open var lineJoin = LineJoin.miter
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1

  /// What of a path is inside.
  public struct FillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = FillRule(rawValue: "non-zero")
    public static let evenOdd = FillRule(rawValue: "even-odd")
  }
  /// How a line ends.
  public struct LineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = LineCap(rawValue: "butt")
    public static let round = LineCap(rawValue: "round")
    public static let square = LineCap(rawValue: "square")
  }
  /// How lines meet.
  public struct LineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = LineJoin(rawValue: "miter")
    public static let round = LineJoin(rawValue: "round")
    public static let bevel = LineJoin(rawValue: "bevel")
  }
}

/// A text of a layer's own (Core Animation's `CATextLayer`).
open class TextLayer: Layer {
  open var string: Any?
  open var font: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var isWrapped = false
  open var alignmentMode = AlignmentMode.natural
  open var truncationMode = TruncationMode.none
  /// How lines are aligned.
  public struct AlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = AlignmentMode(rawValue: "natural")
    public static let left = AlignmentMode(rawValue: "left")
    public static let right = AlignmentMode(rawValue: "right")
    public static let center = AlignmentMode(rawValue: "center")
    public static let justified = AlignmentMode(rawValue: "justified")
  }
  /// What becomes of too long a text.
  public struct TruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = TruncationMode(rawValue: "none")
    public static let start = TruncationMode(rawValue: "start")
    public static let middle = TruncationMode(rawValue: "middle")
    public static let end = TruncationMode(rawValue: "end")
  }
}

/// Copies of a layer (Core Animation's `CAReplicatorLayer`).
open class ReplicatorLayer: Layer {
  open var instanceCount = 1
  open var instanceDelay: TimeInterval = 0
  open var instanceTransform = CATransform3D.identity
  open var instanceColor: CGColor?
  open var instanceAlphaOffset: Float = 0
}

/// A layer that scrolls.
open class ScrollLayer: Layer {}

/// Particles.
open class EmitterLayer: Layer {
  open var emitterCells: [EmitterCell]?
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var emitterShape = EmitterShape.point
  open var emitterMode = EmitterShape.point
  open var renderMode = EmitterShape.point
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  /// Where particles begin.
  public struct EmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let point = EmitterShape(rawValue: "point")
    public static let line = EmitterShape(rawValue: "line")
    public static let circle = EmitterShape(rawValue: "circle")
    public static let rectangle = EmitterShape(rawValue: "rectangle")
    public static let additive = EmitterShape(rawValue: "additive")
    public static let outline = EmitterShape(rawValue: "outline")
  }
}

/// A kind of particle.
open class EmitterCell: NSObject {
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var alphaSpeed: Float = 0
  open var alphaRange: Float = 0
  open var yAcceleration: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var color: CGColor?
  open var contents: Any?
  open var name: String?
}
