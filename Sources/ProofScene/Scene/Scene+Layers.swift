internal import AutoLayout
internal import ProofModel
internal import Resolving

/// What layout code's layers draw besides a view's own box: shadows, shapes and gradients.
extension ScenePainter {
  /// The outline of a view's box with the corners that are round.
  func boxOutline(_ view: SolvedView, _ rect: Rect, radius: Double) -> Path {
    guard let corners = view.content.layers?.corners, corners & 15 != 15, radius > 0 else {
      return .roundedRect(rect, radius: radius)
    }
    // Core Animation's mask: 1 left above, 2 right above, 4 left below, 8 right below.
    func reach(_ bit: Int) -> Double { corners & bit != 0 ? radius : 0 }
    return .roundedRect(rect, corners: (reach(1), reach(2), reach(8), reach(4)))
  }

  /// The shadow of a view, under it.
  func paintShadow(_ view: SolvedView) {
    guard let shadow = view.content.layers?.shadow else { return }
    if let outline = shadow.outline {
      paint(shadow, of: path(outline, in: view))
    } else {
      paintBoxShadow(shadow, of: view)
    }
  }

  /// - Parameter above: those over its subviews, else those below them.
  func paintShapes(_ view: SolvedView, above: Bool) {
    for shape in view.content.layers?.shapes ?? [] where shape.isAbove == above {
      let path = path(shape.outline, in: view)
      if let shadow = shape.shadow { paint(shadow, of: shadow.outline.map { self.path($0, in: view) } ?? path) }
      if let fill = shape.fill { canvas.fill(path, fill) }
      if let gradient = shape.gradient {
        let origin = view.windowFrame.origin
        let stops = zip(gradient.offsets, gradient.colors).map { GradientStop(offset: $0, color: $1) }
        canvas.fill(
          path,
          paint: .linearGradient(
            from: Point(x: gradient.from.x + origin.x, y: gradient.from.y + origin.y),
            to: Point(x: gradient.to.x + origin.x, y: gradient.to.y + origin.y), stops: stops))
      }
      if let stroke = shape.stroke {
        canvas.stroke(path, stroke, width: shape.lineWidth, dash: shape.dash, cap: shape.hasRoundEnds ? .round : .butt)
      }
    }
  }

  /// A box that grows is a box: no line has to be drawn around it.
  private func paintBoxShadow(_ shadow: LayerShadow, of view: SolvedView) {
    let box = view.pixelFrame.offset(x: shadow.offset.x, y: shadow.offset.y)
    let radius = view.content.cornerRadius
    guard shadow.radius > 0.1 else {
      return canvas.fill(boxOutline(view, box, radius: radius), shadow.color)
    }
    for (reach, alpha) in Self.steps(shadow) {
      canvas.fill(.roundedRect(box.grown(by: reach), radius: radius + reach), shadow.color.withAlpha(alpha))
    }
  }

  /// An outline of a view's layer in the window.
  func path(_ outline: Path, in view: SolvedView) -> Path {
    func held(_ value: Double) -> Double { max(-1e6, min(1e6, value)) }
    let origin = view.windowFrame.origin
    return outline.mapped { Point(x: held($0.x + origin.x), y: held($0.y + origin.y)) }
  }

  /// Lines along the outline, each narrower than the one before, in the steps of a blurred edge.
  ///
  /// What lies over one another comes to the share of a normal distribution that an edge so far away leaves.
  private func paint(_ shadow: LayerShadow, of path: Path) {
    let moved = path.offset(x: shadow.offset.x, y: shadow.offset.y)
    guard shadow.radius > 0.1 else { return canvas.fill(moved, shadow.color) }
    let color = shadow.color.withAlpha(1)
    for (reach, alpha) in Self.steps(shadow) {
      // A stroke around the filled inside is the outline grown by half of its width.
      canvas.append([.pushLayer(opacity: alpha)])
      canvas.fill(moved, color)
      canvas.stroke(moved, color, width: 2 * reach, cap: .round)
      canvas.append([.popLayer])
    }
  }

  /// How far each step reaches and how opaque it is, the widest first.
  private static func steps(_ shadow: LayerShadow) -> [(reach: Double, alpha: Double)] {
    var before = 0.0
    return blur.compactMap { reach, share in
      let whole = shadow.color.alpha * share
      let alpha = 1 - (1 - whole) / (1 - before)
      before = whole
      return alpha > 0.001 ? (reach * shadow.radius, alpha) : nil
    }
  }

  /// How far beyond the edge, in radii, and the share there of what lies inside.
  private static let blur: [(reach: Double, share: Double)] = [
    (1.9, 0.04), (1.5, 0.09), (1.15, 0.16), (0.85, 0.24), (0.6, 0.32), (0.35, 0.4), (0.12, 0.47),
  ]
}
