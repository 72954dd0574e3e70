public import Foundation

/// A path of lines and curves (Core Graphics' `CGPath`).
open class CGPath: NSObject, @unchecked Sendable {
  var elements: [PathElement] = []
  public override init() { super.init() }
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    elements = .rect(rect).moved(by: transform?.pointee)
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    elements = .ellipse(rect).moved(by: transform?.pointee)
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    elements = .roundedRect(rect, width: cornerWidth, height: cornerHeight).moved(by: transform?.pointee)
  }
  init(_ elements: [PathElement]) {
    self.elements = elements
    super.init()
  }

  open var isEmpty: Bool { elements.isEmpty }
  open var currentPoint: CGPoint { elements.last { $0.end != nil }?.end ?? .zero }
  open var boundingBox: CGRect { Self.box(elements.flatMap(\.points)) }
  open var boundingBoxOfPath: CGRect { Self.box(elements.flattened().flatMap { $0 }) }
  private static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0) }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { box, point in
      let (x, y) = (min(box.minX, point.x), min(box.minY, point.y))
      return CGRect(x: x, y: y, width: max(box.maxX, point.x) - x, height: max(box.maxY, point.y) - y)
    }
  }
  open func contains(_ point: CGPoint) -> Bool { contains(point, using: .winding) }
  open func contains(_ point: CGPoint, using rule: CGPathFillRule, transform: CGAffineTransform = .identity) -> Bool {
    let turns = elements.moved(by: transform).flattened().reduce(0) { $0 + Self.turns(of: $1, around: point) }
    return rule == .winding ? turns != 0 : turns % 2 != 0
  }
  /// How often a closed line goes around a point.
  private static func turns(of line: [CGPoint], around point: CGPoint) -> Int {
    guard let last = line.last else { return 0 }
    return zip([last] + line, line).reduce(0) { sum, ends in
      let (a, b) = ends
      guard (a.y <= point.y) != (b.y <= point.y) else { return sum }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      return x > point.x ? sum + (b.y > a.y ? 1 : -1) : sum
    }
  }
  open override func copy() -> Any { CGPath(elements) }
}

/// What of a path is inside.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
/// How a line ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// How lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// A path that can be added to.
open class CGMutablePath: CGPath, @unchecked Sendable {
  open func move(to point: CGPoint, transform: CGAffineTransform = .identity) { add([.move(point)], transform) }
  open func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([isEmpty ? .move(point) : .line(point)], transform)
  }
  open func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    add(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }, transform)
  }
  open func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { add([.curve(control1, control2, end)], transform) }
  open func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    add([.quad(from: currentPoint, control: control, to: end)], transform)
  }
  open func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { add(.rect(rect), transform) }
  open func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { add(.rect(rect), transform) }
  }
  open func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { add(.ellipse(rect), transform) }
  open func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) { add(.roundedRect(rect, width: cornerWidth, height: cornerHeight), transform) }
  /// In Core Graphics' own sense `clockwise` is the other way round on a screen.
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(.arc(center, radius, from: startAngle, to: endAngle, clockwise: !clockwise, isJoined: !isEmpty), transform)
  }
  open func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) { add(.corner(from: currentPoint, at: tangent1End, to: tangent2End, radius), transform) }
  open func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path.elements, transform) }
  open func closeSubpath() { if !isEmpty { elements.append(.close) } }
  func add(_ more: [PathElement], _ transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? more : more.moved(by: transform)
  }
}

/// A path to be drawn with (UIKit's `UIBezierPath`): drawn where a layer has it.
open class BezierPath: NSObject, @unchecked Sendable {
  private var path = CGMutablePath()

  public override init() { super.init() }
  public convenience init(rect: CGRect) { self.init(.rect(rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(.ellipse(rect)) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(.roundedRect(rect, width: cornerRadius, height: cornerRadius))
  }
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: RectCorner, cornerRadii: CGSize) {
    self.init(.roundedRect(rect, width: cornerRadii.width, height: cornerRadii.height, corners: corners))
  }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { self.init(.arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise, isJoined: false)) }
  public convenience init(cgPath: CGPath) { self.init(cgPath.elements) }
  convenience init(_ elements: [PathElement]) {
    self.init()
    path.add(elements)
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
  open var bounds: CGRect { path.boundingBoxOfPath }
  open var currentPoint: CGPoint { path.currentPoint }
  open var isEmpty: Bool { path.isEmpty }
  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: end, control: controlPoint) }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.add(
      .arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise, isJoined: !path.isEmpty))
  }
  open func append(_ other: BezierPath) { path.addPath(other.cgPath) }
  open func apply(_ transform: CGAffineTransform) { path.elements = path.elements.moved(by: transform) }
  open func close() { path.closeSubpath() }
  open func reversing() -> BezierPath { self }
  open func removeAllPoints() { path = CGMutablePath() }
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  open func addClip() { CGContext.current?.fall() }
  open func fill() { fill(with: .normal, alpha: 1) }
  open func stroke() { stroke(with: .normal, alpha: 1) }
  open func fill(with mode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.fill(path.elements, isEvenOdd: usesEvenOddFillRule, alpha: alpha)
  }
  open func stroke(with mode: CGBlendMode, alpha: CGFloat) {
    CGContext.current?.stroke(
      path.elements, width: lineWidth, isRound: lineCapStyle == .round, dash: dash, alpha: alpha)
  }
  private var dash: [CGFloat] = []
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
  }
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
