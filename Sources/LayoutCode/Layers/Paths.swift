public import Foundation

/// A path of lines and curves (Core Graphics' `CGPath`): kept with its bounds, and not drawn.
open class CGPath: NSObject, @unchecked Sendable {
  var points: [CGPoint] = []
  public override init() { super.init() }
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    add(rect)
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    add(rect)
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    add(rect)
  }
  func add(_ rect: CGRect) { points += [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)] }

  open var isEmpty: Bool { points.isEmpty }
  open var currentPoint: CGPoint { points.last ?? .zero }
  open var boundingBox: CGRect {
    guard let first = points.first else { return CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0) }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { box, point in
      box.union(CGRect(origin: point, size: .zero))
    }
  }
  open var boundingBoxOfPath: CGRect { boundingBox }
  open func contains(_ point: CGPoint) -> Bool { !isEmpty && boundingBox.contains(point) }
  open func contains(_ point: CGPoint, using rule: CGPathFillRule, transform: CGAffineTransform = .identity) -> Bool {
    contains(point)
  }
  open override func copy() -> Any { self }
}

/// What of a path is inside.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
/// How a line ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// How lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// A path that can be added to.
open class CGMutablePath: CGPath, @unchecked Sendable {
  open func move(to point: CGPoint, transform: CGAffineTransform = .identity) { points.append(point) }
  open func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { points.append(point) }
  open func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) { self.points += points }
  open func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { points.append(end) }
  open func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    points.append(end)
  }
  open func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { add(rect) }
  open func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { add(rect) }
  open func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) { add(rect) }
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) { add(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)) }
  open func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) { points.append(tangent2End) }
  open func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { points += path.points }
  open func closeSubpath() {}
}

/// A path to be drawn with (UIKit's `UIBezierPath`): kept with its bounds; code of one's own does not draw here.
open class BezierPath: NSObject, @unchecked Sendable {
  private var path = CGMutablePath()

  public override init() { super.init() }
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: RectCorner, cornerRadii: CGSize) {
    self.init(rect: rect)
  }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init(rect: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  open var cgPath: CGPath {
    get { path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  open var bounds: CGRect { path.boundingBox }
  open var currentPoint: CGPoint { path.currentPoint }
  open var isEmpty: Bool { path.isEmpty }
  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) { path.addLine(to: end) }
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addLine(to: end) }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise) }
  open func append(_ other: BezierPath) { path.addPath(other.cgPath) }
  open func apply(_ transform: CGAffineTransform) {}
  open func close() {}
  open func reversing() -> BezierPath { self }
  open func removeAllPoints() { path = CGMutablePath() }
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  open func addClip() {}
  open func fill() {}
  open func stroke() {}
  open func fill(with mode: CGBlendMode, alpha: CGFloat) {}
  open func stroke(with mode: CGBlendMode, alpha: CGFloat) {}
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
}

/// Which corners of a rectangle (UIKit's `UIRectCorner`).
public struct RectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = RectCorner(rawValue: 1)
  public static let topRight = RectCorner(rawValue: 2)
  public static let bottomLeft = RectCorner(rawValue: 4)
  public static let bottomRight = RectCorner(rawValue: 8)
  public static let allCorners = RectCorner(rawValue: .max)
}
