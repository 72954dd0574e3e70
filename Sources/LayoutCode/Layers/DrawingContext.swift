public import Foundation
internal import ProofModel
internal import Resolving

/// What is drawn into (Core Graphics' `CGContext`): lines, insides and their colours are kept and shown as the view's own; pictures,
/// gradients and clips are not.
open class CGContext: NSObject, @unchecked Sendable {
  /// Of the view that draws.
  @TaskLocal static var current: CGContext?

  private struct State {
    var fill: CGColor? = CGColor(gray: 0, alpha: 1)
    var stroke: CGColor? = CGColor(gray: 0, alpha: 1)
    var width: CGFloat = 1
    var isRound = false
    var dash: [CGFloat] = []
    var alpha: CGFloat = 1
    var transform = CGAffineTransform.identity
  }
  private var state = State()
  private var saved: [State] = []
  private var path = CGMutablePath()
  private(set) var shapes: [LayerShape] = []
  /// Whether something was asked for that is not shown.
  private(set) var lacks = false

  /// What a view's own drawing draws.
  static func drawing(of view: View) -> CGContext {
    let context = CGContext()
    $current.withValue(context) { view.draw(CGRect(origin: .zero, size: view.storedFrame.size)) }
    return context
  }

  // MARK: State

  open func saveGState() { saved.append(state) }
  open func restoreGState() { state = saved.popLast() ?? state }
  open func setFillColor(_ color: CGColor) { state.fill = color }
  open func setStrokeColor(_ color: CGColor) { state.stroke = color }
  open func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  open func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  open func setLineWidth(_ width: CGFloat) { state.width = width }
  open func setLineCap(_ cap: CGLineCap) { state.isRound = cap == .round }
  open func setLineJoin(_ join: CGLineJoin) {}
  open func setMiterLimit(_ limit: CGFloat) {}
  open func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.dash = lengths }
  open func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  open func setBlendMode(_ mode: CGBlendMode) {}
  open func setShadow(offset: CGSize, blur: CGFloat) { lacks = true }
  open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) { lacks = color != nil || lacks }
  open func setShouldAntialias(_ should: Bool) {}
  open func setAllowsAntialiasing(_ should: Bool) {}
  open var interpolationQuality: Int {
    get { 0 }
    set {}
  }
  open func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
  open func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
  open func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  open func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  open var ctm: CGAffineTransform { state.transform }

  // MARK: The path

  open func beginPath() { path = CGMutablePath() }
  open func closePath() { path.closeSubpath() }
  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  open func addRect(_ rect: CGRect) { path.addRect(rect) }
  open func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  open func addPath(_ path: CGPath) { self.path.addPath(path) }
  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  open func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  open func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  open func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  open func clip() { forget() }
  open func clip(using rule: CGPathFillRule) { forget() }
  open func clip(to rect: CGRect) { lacks = true }
  open func clip(to rect: CGRect, mask: CGImage) { lacks = true }
  open func resetClip() {}
  private func forget() {
    lacks = true
    beginPath()
  }

  // MARK: Drawing

  open func fill(_ rect: CGRect) { fill(.rect(rect)) }
  open func fill(_ rects: [CGRect]) { for rect in rects { fill(.rect(rect)) } }
  open func fillPath() { drawPath(using: .fill) }
  open func fillPath(using rule: CGPathFillRule) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
  open func fillEllipse(in rect: CGRect) { fill(.ellipse(rect)) }
  open func strokePath() { drawPath(using: .stroke) }
  open func stroke(_ rect: CGRect) { stroke(.rect(rect)) }
  open func stroke(_ rect: CGRect, width: CGFloat) { stroke(.rect(rect), width: width) }
  open func strokeEllipse(in rect: CGRect) { stroke(.ellipse(rect)) }
  open func strokeLineSegments(between points: [CGPoint]) {
    for place in stride(from: 0, to: points.count - 1, by: 2) {
      stroke([.move(points[place]), .line(points[place + 1])])
    }
  }
  open func clear(_ rect: CGRect) {}
  open func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(path.elements, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill, mode != .eoFill { stroke(path.elements) }
    beginPath()
  }
  open func draw(_ image: CGImage, in rect: CGRect) { lacks = true }
  open func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions)
  { lacks = true }
  open func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) { lacks = true }
  open func makeImage() -> CGImage? { nil }
  open var boundingBoxOfClipPath: CGRect { .zero }

  func fill(_ path: [PathElement], isEvenOdd: Bool = false, alpha: CGFloat = 1) {
    guard !path.isEmpty, let color = shown(state.fill, alpha) else { return }
    var shape = LayerShape(Path(model: path.moved(by: state.transform), isEvenOdd: isEvenOdd))
    shape.fill = color
    shapes.append(shape)
  }

  func stroke(
    _ path: [PathElement], width: CGFloat? = nil, isRound: Bool? = nil, dash: [CGFloat]? = nil, alpha: CGFloat = 1
  ) {
    let width = width ?? state.width
    guard !path.isEmpty, width > 0, let color = shown(state.stroke, alpha) else { return }
    var shape = LayerShape(Path(model: path.moved(by: state.transform)))
    shape.stroke = color
    let scale = abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c).squareRoot()
    shape.lineWidth = Double(width * scale)
    shape.hasRoundEnds = isRound ?? state.isRound
    shape.dash = (dash ?? state.dash).map { Double(max(0, $0 * scale)) }
    if !shape.dash.contains(where: { $0 > 0 }) { shape.dash = [] }
    shapes.append(shape)
  }

  func fall() { lacks = true }

  private func shown(_ color: CGColor?, _ alpha: CGFloat) -> ProofModel.Color? {
    color.map { $0.model.withAlpha($0.model.alpha * Double(state.alpha * alpha)) }.flatMap { $0.alpha > 0 ? $0 : nil }
  }
}
