internal import AutoLayout
internal import ProofModel
internal import Resolving

extension ScenePainter {
  /// A cube of wires on a dark ground, with the name of what the app draws there.
  mutating func paintGraphics(_ index: Int, _ view: SolvedView, _ graphics: ViewKind.Graphics) {
    let frame = view.pixelFrame
    guard !frame.isEmpty else { return }
    let radius = view.content.cornerRadius
    if view.content.background == nil { canvas.fill(.roundedRect(frame, radius: radius), Color(rgb: 0x23262B)) }
    guard !hasChildren(index) else { return }
    let ink = Color(rgb: 0xA9B4C2)
    let hasWords = frame.width >= 60 && frame.height >= 44
    let side = min(54, frame.width * 0.5, (frame.height - (hasWords ? 22 : 0)) * 0.5)
    if side > 6 {
      let middle = Point(x: frame.midX, y: frame.midY - (hasWords ? 11 : 0))
      if graphics == .sprites { paintSprites(middle, side, ink) } else { paintCube(middle, side, ink) }
      if graphics == .augmentedReality { paintFinder(middle, side * 1.5, ink) }
    }
    guard hasWords else { return }
    let words = Rect(x: frame.minX + 4, y: frame.midY + side / 2 + 2, width: frame.width - 8, height: 18)
    setOwn(view.content.customClass ?? graphics.title, of: -1, in: words, size: 12, weight: 500, color: ink)
  }

  private func paintCube(_ middle: Point, _ side: Double, _ ink: Color) {
    let half = side / 2
    // Seen from a corner: six points around the middle.
    let corners = [(0.0, -1.0), (0.866, -0.5), (0.866, 0.5), (0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5)].map {
      Point(x: middle.x + $0.0 * half, y: middle.y + $0.1 * half)
    }
    let width = max(0.75, side / 32)
    canvas.stroke(.polyline(corners, closed: true), ink, width: width)
    for corner in [corners[1], corners[3], corners[5]] { canvas.stroke(.line(middle, corner), ink, width: width) }
  }

  private func paintSprites(_ middle: Point, _ side: Double, _ ink: Color) {
    let part = side * 0.44
    for (x, y) in [(-0.5, -0.5), (0.06, -0.5), (-0.5, 0.06)] {
      let rect = Rect(x: middle.x + x * side, y: middle.y + y * side, width: part, height: part)
      canvas.stroke(.roundedRect(rect, radius: part * 0.2), ink, width: max(0.75, side / 32))
    }
    canvas.fill(
      .circle(Point(x: middle.x + side * 0.28, y: middle.y + side * 0.28), radius: part / 2), ink)
  }

  /// The corners of a camera's finder.
  private func paintFinder(_ middle: Point, _ side: Double, _ ink: Color) {
    let half = side / 2
    let arm = side * 0.18
    for (x, y) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)] {
      let corner = Point(x: middle.x + x * half, y: middle.y + y * half)
      canvas.stroke(
        .polyline([Point(x: corner.x - x * arm, y: corner.y), corner, Point(x: corner.x, y: corner.y - y * arm)]),
        ink, width: 1)
    }
  }

  /// The chosen colour in a ring of all of them; on the Mac a swatch in a frame.
  mutating func paintColorWell(_ view: SolvedView) {
    let rect = view.alignmentRect.snapped(scale: environment.scale)
    guard rect.width > 2, rect.height > 2 else { return }
    let chosen = view.content.textColor == palette.label ? nil : view.content.textColor
    if look == .mac {
      canvas.fill(.roundedRect(rect, radius: 4), bezelFace)
      canvas.stroke(.roundedRect(rect.inset(by: EdgeInsets(all: 0.25)), radius: 4), palette.knobEdge, width: 0.5)
      canvas.fill(.roundedRect(rect.inset(by: EdgeInsets(all: 4)), radius: 2), chosen ?? .black)
      return
    }
    let radius = min(rect.width, rect.height) / 2
    let middle = Point(x: rect.midX, y: rect.midY)
    let ring = max(1, radius * 0.2)
    let hues: [UInt32] = [0xFF3B30, 0xFF9500, 0xFFCC00, 0x34C759, 0x007AFF, 0xAF52DE]
    canvas.layer(opacity: view.content.isEnabled ? 1 : 0.45) { canvas in
      for (place, hue) in hues.enumerated() {
        let steps = (0...6).map { step -> Point in
          let unit = UnitCircle.point(turn: (Double(place) + Double(step) / 6) / Double(hues.count) - 0.25)
          return Point(x: middle.x + unit.x * (radius - ring / 2), y: middle.y + unit.y * (radius - ring / 2))
        }
        canvas.stroke(.polyline(steps), Color(rgb: hue), width: ring)
      }
      canvas.fill(.circle(middle, radius: max(0, radius - ring * 1.7)), chosen ?? palette.standIn)
    }
  }
}

extension ViewKind.Graphics {
  /// What the frameworks call it, for captions.
  fileprivate var title: String {
    switch self {
    case .scene: return "SceneKit view"
    case .augmentedReality: return "AR view"
    case .sprites: return "SpriteKit view"
    case .metal: return "Metal view"
    case .openGL: return "OpenGL view"
    }
  }
}
