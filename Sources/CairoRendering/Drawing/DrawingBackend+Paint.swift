import CCairo
import ProofModel
import ProofScene

extension DrawingBackend {
  func fill(_ path: Path, _ paint: Paint, _ band: CommandReach.Band?) throws(RenderingError) {
    switch paint {
    case .color(let color): fill(path, color, band)
    case .linearGradient(let from, let to, let stops):
      context.setPath(path, in: band)
      context.setGradient(from: from, to: to, stops: stops)
      context.fill()
    case .hatch(let color, let spacing, let width):
      try hatch(path, color, spacing: spacing, width: width)
    }
  }

  func settle() {}

  func fill(_ path: Path, _ color: Color, _ band: CommandReach.Band?) { fillByCairo(path, color, band) }

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, _ band: CommandReach.Band?) {
    strokeByCairo(path, paint, style)
  }

  func fillByCairo(_ path: Path, _ color: Color, _ band: CommandReach.Band?) {
    guard color.alpha > 0 else { return }
    context.setPath(path, in: band)
    context.setSource(color)
    context.fill()
  }

  func strokeByCairo(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    guard style.width > 0 else { return }
    context.setPath(path)
    context.setSource(style)
    switch paint {
    case .color(let color), .hatch(let color, _, _): context.setSource(color)
    case .linearGradient(let from, let to, let stops): context.setGradient(from: from, to: to, stops: stops)
    }
    context.stroke()
  }

  /// Fills the path with lines that rise to the right at 45°; `spacing` is measured across them.
  ///
  /// The lines hang on the picture's origin, so that areas that touch are shaded as one.
  private func hatch(
    _ path: Path, _ color: Color, spacing: Double, width: Double
  ) throws(RenderingError) {
    context.save()
    defer { context.restore() }
    context.setPath(path)
    let bounds = context.pathBounds.intersection(context.clipBounds)
    context.clip()
    // Wider lines than this leave no gaps whatever the spacing.
    let width = min(max(width.drawable, 0), 1_000)
    guard let bounds, width > 0 else { return }
    // A line a tenth of a point apart from the next is a grey; so many lines are never worth their time.
    let step = max(
      spacing.isFinite ? spacing * 2.0.squareRoot() : 0, (bounds.width + bounds.height) / 4_000, 0.25)
    try drawHatch(in: bounds, color, step: step, width: width)
  }

  func drawHatch(in bounds: Rect, _ color: Color, step: Double, width: Double) throws(RenderingError) {
    context.setSource(color)
    context.setSource(StrokeStyle(width: width))
    let first = ((bounds.minX + bounds.minY - width) / step).rounded(.down) * step
    var lines = Path()
    var sum = first
    // On each line x + y is constant; its ends lie on the bounds' edges, a width beyond.
    let area = Rect(
      x: bounds.x - width, y: bounds.y - width, width: bounds.width + 2 * width, height: bounds.height + 2 * width)
    while sum <= area.maxX + area.maxY {
      let (bottom, top) = (max(area.minX, sum - area.maxY), min(area.maxX, sum - area.minY))
      if top > bottom {
        lines.elements.append(.move(Point(x: top, y: sum - top)))
        lines.elements.append(.line(Point(x: bottom, y: sum - bottom)))
      }
      sum += step
    }
    context.setPath(lines)
    context.stroke()
  }
}

extension CairoContext {
  func setGradient(from: Point, to: Point, stops: [GradientStop]) {
    let pattern = cairo_pattern_create_linear(from.x.drawable, from.y.drawable, to.x.drawable, to.y.drawable)
    defer { cairo_pattern_destroy(pattern) }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset.unit, color.red.unit, color.green.unit, color.blue.unit, color.alpha.unit)
    }
    cairo_set_source(handle, pattern)
  }
}
