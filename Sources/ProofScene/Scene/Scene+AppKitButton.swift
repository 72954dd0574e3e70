internal import AutoLayout
internal import ProofModel
internal import Resolving

/// AppKit's buttons: bezels, boxes to tick, pop-up arrows.
extension ScenePainter {
  /// Draws what lies behind and beside a button's title and gives the title's colour.
  mutating func paintAppKitButtonBox(_ view: SolvedView) -> Color {
    let content = view.content
    // A bezel is the alignment rect: the frame is larger by the shadow.
    let bezel = view.alignmentRect.snapped(scale: environment.scale)
    let ink = Color(
      white: environment.appearance == .dark ? 1 : 0, alpha: content.isEnabled ? 0.85 : 0.25)
    switch content.style {
    case .check, .radio: paintTick(view)
    case .help:
      paintBezel(.circle(Point(x: bezel.midX, y: bezel.midY), radius: bezel.height / 2), bezelFace)
      paintQuestion(in: bezel, ink)
    case .round: paintBezel(.circle(Point(x: bezel.midX, y: bezel.midY), radius: bezel.height / 2), bezelFace)
    case .pushDisclosure:
      paintBezel(.roundedRect(bezel, radius: 5), bezelFace)
      let points = [-4.0, 0, 4].map { Point(x: bezel.midX + $0, y: bezel.midY + 2 - $0.magnitude) }
      canvas.stroke(.polyline(points), ink, width: 1.5, cap: .round)
    case .disclosure:
      let size = min(bezel.width, bezel.height) * 0.3
      let (x, y) = (bezel.midX, bezel.midY)
      let points = [
        Point(x: x - size / 2, y: y - size), Point(x: x + size / 2, y: y), Point(x: x - size / 2, y: y + size),
      ]
      canvas.stroke(.polyline(points), ink, width: 1.5, cap: .round)
    case .popUp, .popUpTextured:
      paintBezel(.roundedRect(bezel, radius: 5), bezelFace)
      paintArrows(in: bezel, ink)
    case .popUpSquare: paintArrows(in: bezel, ink)
    // Without a bezel until it is on (`NSButton.BezelStyle.recessed`; docs).
    case .recessed:
      if content.isOn { canvas.fill(.roundedRect(bezel, radius: 4), Color(white: ink.red, alpha: 0.15)) }
    case .inline:
      canvas.fill(.roundedRect(bezel, radius: bezel.height / 2), Color(white: ink.red, alpha: 0.1))
    case .smallSquare, .square, .bevel: paintBezel(.rect(bezel), bezelFace)
    default:
      // A push button that is on is the window's default button.
      let isFilled = content.isEnabled && (content.style == .filled || content.style == .push && content.isOn)
      paintBezel(.roundedRect(bezel, radius: 5), isFilled ? content.tint : bezelFace)
      return isFilled ? .white : ink
    }
    return ink
  }

  private mutating func paintBezel(_ shape: Path, _ color: Color) {
    canvas.fill(shape, color)
    canvas.stroke(shape, palette.knobEdge, width: max(pixel, 0.5))
  }

  /// The box before a title: 14 points, as high as a line of small type.
  private mutating func paintTick(_ view: SolvedView) {
    let rect = view.alignmentRect
    let side = min(14, rect.height)
    let isMirrored = view.content.direction == .rightToLeft
    let box = Rect(
      x: isMirrored ? rect.maxX - side : rect.minX, y: rect.midY - side / 2, width: side, height: side
    ).snapped(scale: environment.scale)
    let center = Point(x: box.midX, y: box.midY)
    let isRadio = view.content.style == .radio
    let shape = isRadio ? Path.circle(center, radius: side / 2) : .roundedRect(box, radius: 3)
    let face = view.content.isEnabled ? view.content.tint : palette.tertiaryLabel
    paintBezel(shape, view.content.isOn ? face : bezelFace)
    guard view.content.isOn else { return }
    if isRadio {
      canvas.fill(.circle(center, radius: side * 0.2), .white)
    } else {
      let points = [
        Point(x: box.minX + side * 0.25, y: center.y), Point(x: box.minX + side * 0.43, y: box.maxY - side * 0.28),
        Point(x: box.maxX - side * 0.22, y: box.minY + side * 0.27),
      ]
      canvas.stroke(.polyline(points), .white, width: 1.6, cap: .round)
    }
  }

  /// A question mark of strokes, so that no font is asked for it.
  private mutating func paintQuestion(in bezel: Rect, _ ink: Color) {
    let unit = bezel.height / 20
    let (x, y) = (bezel.midX, bezel.midY)
    canvas.stroke(
      .polyline([
        Point(x: x - 2.5 * unit, y: y - 3 * unit), Point(x: x - 1 * unit, y: y - 5 * unit),
        Point(x: x + 1.5 * unit, y: y - 5 * unit), Point(x: x + 2.5 * unit, y: y - 3 * unit),
        Point(x: x, y: y - 0.5 * unit), Point(x: x, y: y + 1.5 * unit),
      ]), ink, width: 1.4, cap: .round)
    canvas.fill(.circle(Point(x: x, y: y + 4.5 * unit), radius: unit), ink)
  }

  /// Up and down at the end of a pop-up button.
  private mutating func paintArrows(in bezel: Rect, _ ink: Color) {
    let x = bezel.maxX - min(9, bezel.width / 2)
    for sign in [1.0, -1] {
      let points = [
        Point(x: x - 2.5, y: bezel.midY - 2 * sign), Point(x: x, y: bezel.midY - 4.5 * sign),
        Point(x: x + 2.5, y: bezel.midY - 2 * sign),
      ]
      canvas.stroke(.polyline(points), ink, width: 1.2, cap: .round)
    }
  }
}

extension ControlStyle {
  /// Whether a button's title begins at its leading edge by itself.
  var leadsTitle: Bool {
    switch self {
    case .check, .radio, .popUp, .popUpTextured, .popUpSquare: return true
    default: return false
    }
  }
}
