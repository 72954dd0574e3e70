internal import ProofModel

/// A miniature of a kind of mark, drawn into a box of the legend.
struct LegendSample {
  let key: LegendContent.Key
  let own: OwnText
  let unit: Double
  let canvas: Canvas
  let box: Rect

  private var y: Double { box.midY }
  private var left: Point { Point(x: box.minX + 1, y: y) }
  private var right: Point { Point(x: box.maxX - 1, y: y) }
  private var width: Double { 1.1 * unit }

  func paint() {
    switch key {
    case .conflict: paintConflict()
    case .tie: badge("tie", .warning)
    case .ambiguity: paintAmbiguity()
    case .misplaced: paintMisplaced()
    case .warning: badge("!", .warning)
    case .distance: distance(.satisfied, "8")
    case .contact: paintContact()
    case .equal: distance(.satisfied, "=")
    case .share: distance(.satisfied, "×½")
    case .ratio: paintRatio()
    case .alignment, .baselineAlignment: paintAlignment()
    case .inequality: badge("≥ 8", .satisfied)
    case .optional:
      line(.satisfied, dash: [3.5, 2])
      bars(.satisfied)
    case .implied:
      line(.implied, dash: Tone.implied.dash(1))
      for point in [left, right] { canvas.fill(.circle(point, radius: 2.3 * unit), Tone.implied.line) }
    case .beaten:
      line(.beaten, dash: [3.5, 2])
      cross(left, .beaten)
      cross(right, .beaten)
    case .derived: line(.derived, dash: [0.1, 2.6], cap: .round, width: 1.3 * unit)
    case .note: badge("note", .note)
    case .frame: outline(2.5, .frame, width: 0.8)
    case .baseline:
      line(.baseline, width: 0.7 * unit)
      for point in [left, right] { triangle(below: point, 2.4 * unit, rise: 1.5, .baseline) }
    case .safeArea: paintSafeArea()
    case .letterbox:
      canvas.fill(
        .rect(box.inset(by: EdgeInsets(all: 2))),
        paint: .hatch(Palette.light.standInInk.withAlpha(0.5), spacing: 5 * unit, width: 0.75 * unit))
    case .strut:
      line(.implied)
      bars(.implied)
    case .spring: paintSpring()
    case .arranged: paintArranged()
    case .gap: distance(.redline, "8")
    case .style, .reading: disc(key == .style ? .redline : .reading, radius: 5.5)
    case .grid: paintGrid()
    case .offGrid: badge("+1.5", .warning)
    case .target: paintTarget()
    case .largest: badge("ax5", .warning)
    case .designed: outline(1.5, .redline, width: 1.1, dash: [3, 2])
    case .onionSkin:
      canvas.fill(.rect(box.inset(by: EdgeInsets(all: 1.5))), Tone.redline.line.withAlpha(0.25))
    case .margin: outline(2.5, .margin, width: 0.9, dash: [5, 2, 1, 2])
    }
  }

  // MARK: Strokes

  private func stroke(_ start: Point, _ end: Point, _ tone: Tone, width: Double? = nil) {
    canvas.stroke(.line(start, end), tone.line, width: width ?? self.width)
  }

  private func line(_ tone: Tone, dash: [Double] = [], cap: StrokeStyle.Cap = .butt, width: Double? = nil) {
    canvas.stroke(
      .line(left, right), tone.line, width: width ?? self.width, dash: dash.map { $0 * unit }, cap: cap)
  }

  private func bars(_ tone: Tone) {
    for point in [left, right] {
      stroke(
        Point(x: point.x, y: y - 4 * unit), Point(x: point.x, y: y + 4 * unit), tone, width: width * 1.2)
    }
  }

  private func distance(_ tone: Tone, _ words: String) {
    line(tone)
    bars(tone)
    badge(words, tone)
  }

  private func cross(_ point: Point, _ tone: Tone) {
    for sign in [1.0, -1] {
      let arm = 2.4 * unit
      stroke(Point(x: point.x - arm, y: y - arm * sign), Point(x: point.x + arm, y: y + arm * sign), tone)
    }
  }

  private func outline(_ inset: Double, _ tone: Tone, width: Double, dash: [Double] = []) {
    canvas.stroke(
      .rect(box.inset(by: EdgeInsets(all: inset))), tone.line, width: width * unit, dash: dash.map { $0 * unit })
  }

  // MARK: Shapes

  private func badge(_ words: String, _ tone: Tone) {
    let font = 7.5 * unit
    let laid = own.lay(words, size: font, weight: 600)
    let rect = Rect(
      x: box.midX - laid.inkWidth / 2 - 2 * unit, y: y - font * 0.66, width: laid.inkWidth + 4 * unit,
      height: font * 1.32)
    canvas.fill(.roundedRect(rect, radius: 2.5 * unit), tone.badgeFill)
    if let edge = tone.badgeEdge {
      canvas.stroke(.roundedRect(rect, radius: 2.5 * unit), edge, width: 0.6 * unit)
    }
    canvas.centered(laid, on: Point(x: box.midX, y: y), size: font, tone.badgeInk)
  }

  /// The number of a line in the legend's list.
  private func disc(_ tone: Tone, radius: Double) {
    let middle = Point(x: box.midX, y: y)
    canvas.fill(.circle(middle, radius: radius * unit), tone.line)
    canvas.centered(own.lay("1", size: 7 * unit, weight: 700), on: middle, size: 7 * unit, .white)
  }

  private func triangle(below point: Point, _ size: Double, rise: Double, _ tone: Tone) {
    let feet = [Point(x: point.x - size, y: y + size * rise), Point(x: point.x + size, y: y + size * rise)]
    canvas.fill(.polyline([point] + feet, closed: true), tone.line)
  }

  // MARK: Marks

  private func paintConflict() {
    for offset in [-1.5, 1.5] {
      stroke(Point(x: left.x, y: y + offset * unit), Point(x: right.x, y: y + offset * unit), .conflict)
    }
    bars(.conflict)
    disc(.conflict, radius: 5)
  }

  private func paintAmbiguity() {
    line(.ambiguity, dash: [3.5, 2])
    for (point, sign) in [(left, 1.0), (right, -1.0)] {
      canvas.stroke(
        .polyline([
          Point(x: point.x + 4 * sign * unit, y: y - 3 * unit), point,
          Point(x: point.x + 4 * sign * unit, y: y + 3 * unit),
        ]), Tone.ambiguity.line, width: width)
    }
  }

  private func paintMisplaced() {
    let drawn = Rect(x: box.minX + 1, y: y - 6 * unit, width: 17 * unit, height: 9 * unit)
    canvas.stroke(.rect(drawn), Tone.warning.line, width: width, dash: [2.5 * unit, 1.5 * unit])
    canvas.stroke(.rect(drawn.offset(x: 6 * unit, y: 3.5 * unit)), Tone.warning.line, width: width)
  }

  private func paintAlignment() {
    line(.satisfied)
    let size = 2.2 * unit
    for point in [left, right] {
      guard key == .alignment else {
        triangle(below: point, size, rise: 1.6, .satisfied)
        continue
      }
      let diamond = [
        Point(x: point.x - size, y: y), Point(x: point.x, y: y - size), Point(x: point.x + size, y: y),
        Point(x: point.x, y: y + size),
      ]
      canvas.fill(.polyline(diamond, closed: true), Tone.satisfied.line)
    }
  }

  private func paintSafeArea() {
    let area = box.inset(by: EdgeInsets(all: 2))
    canvas.fill(.rect(area), Tone.safeArea.line.withAlpha(0.1))
    canvas.fill(.rect(area), paint: .hatch(Tone.safeArea.line.withAlpha(0.45), spacing: 5 * unit, width: 0.6 * unit))
    canvas.stroke(.rect(area), Tone.safeArea.line, width: 0.8 * unit)
  }

  private func paintSpring() {
    let step = (right.x - left.x) / 6
    let heights: [Double] = [0, -3, 3, -3, 3, -3, 0]
    let zigzag = heights.enumerated().map { turn, height in
      Point(x: left.x + Double(turn) * step, y: y + height * unit)
    }
    canvas.stroke(.polyline(zigzag), Tone.implied.line, width: width)
  }

  private func paintArranged() {
    let band = Rect(x: box.minX + 3 * unit, y: y - 6 * unit, width: box.width - 6 * unit, height: 12 * unit)
    canvas.fill(
      .rect(Rect(x: band.midX - 2.5 * unit, y: band.minY, width: 5 * unit, height: band.height)),
      Tone.satisfied.line.withAlpha(0.2))
    canvas.stroke(.rect(band), Tone.satisfied.line, width: 0.7 * unit, dash: [1.5 * unit, 1.5 * unit])
  }

  private func paintContact() {
    let x = box.minX + 7 * unit
    stroke(Point(x: x, y: y - 6 * unit), Point(x: x, y: y + 6 * unit), .satisfied, width: 2.4 * unit)
    badge("0", .satisfied)
  }

  private func paintRatio() {
    stroke(Point(x: box.minX + 4, y: y - 6 * unit), Point(x: box.maxX - 4, y: y + 6 * unit), .satisfied)
    badge("1:1", .satisfied)
  }

  private func paintTarget() {
    canvas.stroke(
      .roundedRect(box.inset(by: EdgeInsets(all: 1.5)), radius: 3 * unit), Tone.reading.line, width: 0.8 * unit,
      dash: [3 * unit, 2 * unit])
  }

  private func paintGrid() {
    for step in 0..<4 {
      let x = box.minX + (2 + Double(step) * 7) * unit
      canvas.stroke(
        .line(Point(x: x, y: y - 6 * unit), Point(x: x, y: y + 6 * unit)), Tone.grid.line.withAlpha(0.6),
        width: 0.6 * unit)
    }
  }
}
