internal import AutoLayout
internal import ProofModel
internal import Resolving

extension ScenePainter {
  /// A box with a name for a view whose content comes from elsewhere or whose kind is not known.
  mutating func paintNamedBox(_ index: Int, _ view: SolvedView, name: String) {
    let frame = view.pixelFrame
    guard !frame.isEmpty, !hasChildren(index) else { return }
    let radius = view.content.cornerRadius
    let ink = palette.standInInk
    if view.content.background == nil {
      canvas.fill(.roundedRect(frame, radius: radius), palette.standIn.withAlpha(0.6))
    }
    canvas.stroke(
      .roundedRect(frame.inset(by: EdgeInsets(all: 0.5)), radius: radius), ink.withAlpha(0.8), width: 1, dash: [4, 3])
    guard frame.width >= 30, frame.height >= 14 else { return }
    setOwn(
      view.content.customClass ?? name, of: -1, in: frame.inset(by: EdgeInsets(left: 4, right: 4)),
      size: min(12, frame.height * 0.7), weight: 500, color: ink)
  }

  /// Land, water, roads and a pin: a map without a place.
  mutating func paintMap(_ view: SolvedView) {
    let frame = view.pixelFrame
    guard !frame.isEmpty else { return }
    let isDark = environment.appearance == .dark
    let land = isDark ? Color(rgb: 0x2B2D30) : Color(rgb: 0xF3F0E8)
    let water = isDark ? Color(rgb: 0x1F3547) : Color(rgb: 0xC4DFF2)
    let park = isDark ? Color(rgb: 0x28382C) : Color(rgb: 0xDCEBD0)
    let road = isDark ? Color(rgb: 0x44474C) : Color.white
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
    }
    let width = max(2, min(frame.width, frame.height) * 0.035)
    canvas.clipped(to: .roundedRect(frame, radius: view.content.cornerRadius)) { canvas in
      canvas.fill(.rect(frame), land)
      canvas.fill(
        Path([
          .move(point(0, 0.62)), .curve(point(0.25, 0.55), point(0.35, 0.86), point(0.62, 0.8)),
          .curve(point(0.8, 0.76), point(0.9, 0.9), point(1, 0.86)), .line(point(1, 1)), .line(point(0, 1)), .close,
        ]), water)
      canvas.fill(
        .polyline([point(0.58, 0.08), point(0.9, 0.12), point(0.86, 0.4), point(0.55, 0.36)], closed: true), park)
      for (start, end) in [
        ((0.0, 0.3), (1.0, 0.5)), ((0.3, 0.0), (0.44, 1.0)), ((0.0, 0.1), (0.55, 0.36)), ((0.86, 0.0), (0.7, 1.0)),
      ] {
        canvas.stroke(.line(point(start.0, start.1), point(end.0, end.1)), road, width: width)
      }
      let pin = point(0.5, 0.42)
      let size = max(4, min(14, min(frame.width, frame.height) * 0.09))
      let red = Color(rgb: 0xE5484D)
      canvas.fill(
        .polyline(
          [Point(x: pin.x - size * 0.62, y: pin.y - size), Point(x: pin.x + size * 0.62, y: pin.y - size), pin],
          closed: true), red)
      canvas.fill(.circle(Point(x: pin.x, y: pin.y - size * 1.35), radius: size * 0.8), red)
      canvas.fill(.circle(Point(x: pin.x, y: pin.y - size * 1.35), radius: size * 0.3), .white)
    }
  }

  /// Lines of a page that is not loaded.
  mutating func paintWeb(_ view: SolvedView) {
    let frame = view.pixelFrame
    guard !frame.isEmpty else { return }
    let bar = palette.standIn
    canvas.fill(.rect(frame), palette.background)
    canvas.stroke(.rect(frame.inset(by: EdgeInsets(all: 0.5))), palette.separator, width: 1)
    let page = frame.inset(by: EdgeInsets(all: min(16, frame.width * 0.06)))
    guard page.width > 20, page.height > 20 else { return }
    var y = page.minY
    let shares = [0.55, 1, 0.96, 0.88, 0.99, 0.4, 0, 0.92, 1, 0.7]
    var line = 0
    while y + 10 < page.maxY, line < 120 {
      let share = shares[line % shares.count]
      let height = line == 0 ? 16.0 : 8
      if share > 0, y + height < page.maxY {
        canvas.fill(
          .roundedRect(Rect(x: page.minX, y: y, width: page.width * share, height: height), radius: 3), bar)
      }
      y += height + 8
      line += 1
    }
  }
}
