internal import Foundation
internal import ProofModel
internal import Resolving

/// What a view's layers draw, as plain values: colours, lines, gradients and shadows of the layers that an app adds.
struct LayerLowering {
  private var look = LayerLook()
  private let context: LayoutContext

  /// nil where its layers draw nothing of their own.
  static func look(of view: View, in context: LayoutContext) -> LayerLook? {
    var lowering = LayerLowering(context: context)
    if !LibraryClasses.contains(view) { lowering.takeDrawing(of: view) }
    if let layer = view.storedLayer { lowering.take(layer, of: view) }
    return lowering.look == LayerLook() ? nil : lowering.look
  }

  private init(context: LayoutContext) { self.context = context }

  /// What its class draws by code lies below its layers.
  private mutating func takeDrawing(of view: View) {
    let drawing = CGContext.drawing(of: view)
    look.shapes += drawing.shapes
    guard drawing.lacks else { return }
    context.notes.note(
      "\(type(of: view)) draws texts, pictures, gradients or within clips by code, which is not shown here [undrawn-code]; "
        + "views and layers in their place are")
  }

  private mutating func take(_ layer: Layer, of view: View) {
    let bounds = CGRect(origin: .zero, size: view.storedFrame.size)
    if layer.cornerRadius > 0 { look.corners = Int(layer.maskedCorners.rawValue & 15) }
    if !layer.masksToBounds, view.backgroundColor != nil || layer.shadowPath != nil {
      look.shadow = shadow(of: layer, at: .zero)
    }
    look.mask = layer.mask.flatMap(mask)
    if layer is GradientLayer || layer is ShapeLayer {
      take(layer, in: bounds, opacity: 1, isAbove: false, isOwn: true)
    }
    for sublayer in layer.sublayers ?? [] {
      take(sublayer, at: view.bounds.origin, opacity: 1, isAbove: sublayer.isAboveSubviews)
    }
  }

  private mutating func take(_ layer: Layer, at origin: CGPoint, opacity: Float, isAbove: Bool) {
    guard !layer.isHidden, layer.view == nil else { return }
    let frame = layer.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    let opacity = opacity * max(0, min(1, layer.opacity))
    if layer is TextLayer || layer is ReplicatorLayer || layer is EmitterLayer {
      context.notes.note(
        "what a \(type(of: layer)) shows is not drawn here [undrawn-layer]; a view, a shape or a gradient in its place is"
      )
    }
    take(layer, in: frame, opacity: opacity, isAbove: isAbove, isOwn: false)
    let inner = CGPoint(x: -frame.minX, y: -frame.minY)
    for sublayer in layer.sublayers ?? [] { take(sublayer, at: inner, opacity: opacity, isAbove: isAbove) }
  }

  /// - Parameter isOwn: the view's own layer, whose colour, border and corners the view has.
  private mutating func take(_ layer: Layer, in frame: CGRect, opacity: Float, isAbove: Bool, isOwn: Bool) {
    func seen(_ color: CGColor?) -> ProofModel.Color? {
      color.map { $0.model.withAlpha($0.model.alpha * Double(opacity)) }.flatMap { $0.alpha > 0 ? $0 : nil }
    }
    let box: [PathElement] = .roundedRect(
      frame, width: layer.cornerRadius, height: layer.cornerRadius, corners: layer.maskedCorners.rectCorners)
    var outline = Path(model: box)
    if let mask = layer.mask, !isOwn {
      guard let inside = self.mask(mask) else { return }
      outline = inside.offset(by: frame.origin)
    }
    var body = LayerShape(outline)
    body.isAbove = isAbove
    if !isOwn {
      body.fill = seen(layer.backgroundColor)
      if !layer.masksToBounds, body.fill != nil || layer.shadowPath != nil {
        body.shadow = shadow(of: layer, at: frame.origin)
        if layer.shadowPath == nil { body.shadow?.outline = outline }
      }
    }
    if let gradient = layer as? GradientLayer { body.gradient = self.gradient(gradient, frame, seen) }
    if body.fill != nil || body.gradient != nil || body.shadow != nil { look.shapes.append(body) }
    if let shape = layer as? ShapeLayer, let path = shape.path {
      take(shape, path.elements.offset(by: frame.origin), seen, isAbove)
    }
    if !isOwn, layer.borderWidth > 0, let color = seen(layer.borderColor ?? CGColor(gray: 0, alpha: 1)) {
      let half = layer.borderWidth / 2
      let radius = max(0, layer.cornerRadius - half)
      let line: [PathElement] = .roundedRect(
        frame.insetBy(dx: half, dy: half), width: radius, height: radius, corners: layer.maskedCorners.rectCorners)
      var border = LayerShape(Path(model: line))
      (border.stroke, border.lineWidth, border.isAbove) = (color, Double(layer.borderWidth), isAbove)
      look.shapes.append(border)
    }
  }

  private mutating func take(
    _ layer: ShapeLayer, _ path: [PathElement], _ seen: (CGColor?) -> ProofModel.Color?, _ isAbove: Bool
  ) {
    let isEvenOdd = layer.fillRule == .evenOdd
    if let fill = seen(layer.fillColor) {
      var shape = LayerShape(Path(model: path, isEvenOdd: isEvenOdd))
      (shape.fill, shape.isAbove) = (fill, isAbove)
      if layer.shadowOpacity > 0 {
        shape.shadow = shadow(of: layer, at: .zero)
        if layer.shadowPath == nil { shape.shadow?.outline = shape.outline }
      }
      look.shapes.append(shape)
    }
    guard let stroke = seen(layer.strokeColor), layer.lineWidth > 0 else { return }
    let line = path.trimmed(from: max(0, layer.strokeStart), to: min(1, layer.strokeEnd))
    guard !line.isEmpty else { return }
    var shape = LayerShape(Path(model: line))
    (shape.stroke, shape.lineWidth, shape.isAbove) = (stroke, Double(layer.lineWidth), isAbove)
    shape.hasRoundEnds = layer.lineCap == .round
    shape.dash = (layer.lineDashPattern ?? []).map { max(0, $0.doubleValue) }
    if !shape.dash.contains(where: { $0 > 0 }) { shape.dash = [] }
    look.shapes.append(shape)
  }

  private func gradient(
    _ layer: GradientLayer, _ frame: CGRect, _ seen: (CGColor?) -> ProofModel.Color?
  ) -> LayerShape.Gradient? {
    let colors = (layer.colors ?? []).compactMap { $0 as? CGColor ?? ($0 as? Color)?.cgColor }
    guard !colors.isEmpty, frame.width > 0, frame.height > 0 else { return nil }
    func point(_ unit: CGPoint) -> Point {
      Point(
        x: rounded(frame.minX + unit.x * frame.width), y: rounded(frame.minY + unit.y * frame.height))
    }
    let places = layer.locations.flatMap { $0.count == colors.count ? $0.map(\.doubleValue) : nil }
    let last = Double(max(1, colors.count - 1))
    let even: [Double] = colors.indices.map { Double($0) / last }
    let shown: [ProofModel.Color] = colors.map { seen($0) ?? $0.model.withAlpha(0) }
    return LayerShape.Gradient(
      from: point(layer.startPoint), to: point(layer.endPoint), offsets: places ?? even, colors: shown)
  }

  private func shadow(of layer: Layer, at origin: CGPoint) -> LayerShadow? {
    let color = layer.shadowColor?.model ?? .black
    let alpha = color.alpha * Double(max(0, min(1, layer.shadowOpacity)))
    guard alpha > 0 else { return nil }
    return LayerShadow(
      color: color.withAlpha(alpha),
      offset: Point(x: Double(layer.shadowOffset.width), y: Double(layer.shadowOffset.height)),
      radius: Double(max(0, layer.shadowRadius)),
      outline: layer.shadowPath.map { Path(model: $0.elements.offset(by: origin)) })
  }

  /// What a mask lets through, where it is opaque: the inside of a shape, or a coloured box.
  private func mask(_ layer: Layer) -> Path? {
    if let shape = layer as? ShapeLayer {
      guard let path = shape.path, shape.fillColor.map({ $0.alpha > 0 }) == true else { return nil }
      return Path(model: path.elements.offset(by: layer.frame.origin), isEvenOdd: shape.fillRule == .evenOdd)
    }
    guard layer.backgroundColor.map({ $0.alpha > 0 }) == true else { return nil }
    return Path(
      model: .roundedRect(
        layer.frame, width: layer.cornerRadius, height: layer.cornerRadius, corners: layer.maskedCorners.rectCorners))
  }
}

/// To 1,024ths of a point, so that arcs are the same on every machine.
private func rounded(_ value: CGFloat) -> Double {
  guard value.isFinite else { return 0 }
  return (Double(value) * 1024).rounded() / 1024 + 0
}

extension Path {
  init(model path: [PathElement], isEvenOdd: Bool = false) {
    func point(_ point: CGPoint) -> Point { Point(x: rounded(point.x), y: rounded(point.y)) }
    self.init(
      path.map { element in
        switch element {
        case .move(let end): return .move(point(end))
        case .line(let end): return .line(point(end))
        case .curve(let one, let two, let end): return .curve(point(one), point(two), point(end))
        case .close: return .close
        }
      }, isEvenOdd: isEvenOdd)
  }

  fileprivate func offset(by origin: CGPoint) -> Path {
    offset(x: rounded(origin.x), y: rounded(origin.y))
  }
}

extension Layer.CornerMask {
  var rectCorners: RectCorner {
    var corners: RectCorner = []
    if contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    return corners
  }
}
