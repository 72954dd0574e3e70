internal import ProofModel

/// What miniatures of marks are drawn of, in a box of the legend; which is drawn of which mark its key says.
struct LegendSample {
  let own: OwnText
  let unit: Double
  let canvas: Canvas
  let box: Rect

  private var y: Double { box.midY }
  private var left: Point { Point(x: box.minX + 1, y: y) }
  private var right: Point { Point(x: box.maxX - 1, y: y) }
  private var width: Double { 1.1 * unit }

  // MARK: Strokes

  func stroke(_ start: Point, _ end: Point, _ tone: Tone, width: Double? = nil) {
    canvas.stroke(.line(start, end), tone.line, width: width ?? self.width)
  }

  func line(_ tone: Tone, dash: [Double] = [], cap: StrokeStyle.Cap = .butt, width: Double? = nil) {
    canvas.stroke(
      .line(left, right), tone.line, width: width ?? self.width, dash: dash.map { $0 * unit }, cap: cap)
  }

  func bars(_ tone: Tone) {
    for point in [left, right] {
      stroke(
        Point(x: point.x, y: y - 4 * unit), Point(x: point.x, y: y + 4 * unit), tone, width: width * 1.2)
    }
  }

  func distance(_ tone: Tone, _ words: String) {
    line(tone)
    bars(tone)
    badge(words, tone)
  }

  func cross(_ point: Point, _ tone: Tone) {
    for sign in [1.0, -1] {
      let arm = 2.4 * unit
      stroke(Point(x: point.x - arm, y: y - arm * sign), Point(x: point.x + arm, y: y + arm * sign), tone)
    }
  }

  func outline(_ inset: Double, _ tone: Tone, width: Double, dash: [Double] = []) {
    canvas.stroke(
      .rect(box.inset(by: EdgeInsets(all: inset))), tone.line, width: width * unit, dash: dash.map { $0 * unit })
  }

  // MARK: Shapes

  func badge(_ words: String, _ tone: Tone) {
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
  func disc(_ tone: Tone, radius: Double) {
    let middle = Point(x: box.midX, y: y)
    canvas.fill(.circle(middle, radius: radius * unit), tone.line)
    canvas.centered(own.lay("1", size: 7 * unit, weight: 700), on: middle, size: 7 * unit, .white)
  }

  func triangle(below point: Point, _ size: Double, rise: Double, _ tone: Tone) {
    let feet = [Point(x: point.x - size, y: y + size * rise), Point(x: point.x + size, y: y + size * rise)]
    canvas.fill(.polyline([point] + feet, closed: true), tone.line)
  }

  // MARK: Marks

  func paintConflict() {
    for offset in [-1.5, 1.5] {
      stroke(Point(x: left.x, y: y + offset * unit), Point(x: right.x, y: y + offset * unit), .conflict)
    }
    bars(.conflict)
    disc(.conflict, radius: 5)
  }

  func paintAmbiguity() {
    line(.ambiguity, dash: [3.5, 2])
    for (point, sign) in [(left, 1.0), (right, -1.0)] {
      canvas.stroke(
        .polyline([
          Point(x: point.x + 4 * sign * unit, y: y - 3 * unit), point,
          Point(x: point.x + 4 * sign * unit, y: y + 3 * unit),
        ]), Tone.ambiguity.line, width: width)
    }
  }

  func paintMisplaced() {
    let drawn = Rect(x: box.minX + 1, y: y - 6 * unit, width: 17 * unit, height: 9 * unit)
    canvas.stroke(.rect(drawn), Tone.warning.line, width: width, dash: [2.5 * unit, 1.5 * unit])
    canvas.stroke(.rect(drawn.offset(x: 6 * unit, y: 3.5 * unit)), Tone.warning.line, width: width)
  }

  func paintAlignment(isBaseline: Bool) {
    line(.satisfied)
    let size = 2.2 * unit
    for point in [left, right] {
      guard !isBaseline else {
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

  func paintSafeArea() {
    let area = box.inset(by: EdgeInsets(all: 2))
    canvas.fill(.rect(area), Tone.safeArea.line.withAlpha(0.1))
    canvas.fill(.rect(area), paint: .hatch(Tone.safeArea.line.withAlpha(0.45), spacing: 5 * unit, width: 0.6 * unit))
    canvas.stroke(.rect(area), Tone.safeArea.line, width: 0.8 * unit)
  }

  func paintSpring() {
    let step = (right.x - left.x) / 6
    let heights: [Double] = [0, -3, 3, -3, 3, -3, 0]
    let zigzag = heights.enumerated().map { turn, height in
      Point(x: left.x + Double(turn) * step, y: y + height * unit)
    }
    canvas.stroke(.polyline(zigzag), Tone.implied.line, width: width)
  }

  func paintArranged() {
    let band = Rect(x: box.minX + 3 * unit, y: y - 6 * unit, width: box.width - 6 * unit, height: 12 * unit)
    canvas.fill(
      .rect(Rect(x: band.midX - 2.5 * unit, y: band.minY, width: 5 * unit, height: band.height)),
      Tone.satisfied.line.withAlpha(0.2))
    canvas.stroke(.rect(band), Tone.satisfied.line, width: 0.7 * unit, dash: [1.5 * unit, 1.5 * unit])
  }

  func paintContact() {
    let x = box.minX + 7 * unit
    stroke(Point(x: x, y: y - 6 * unit), Point(x: x, y: y + 6 * unit), .satisfied, width: 2.4 * unit)
    badge("0", .satisfied)
  }

  func paintRatio() {
    stroke(Point(x: box.minX + 4, y: y - 6 * unit), Point(x: box.maxX - 4, y: y + 6 * unit), .satisfied)
    badge("1:1", .satisfied)
  }

  func paintTarget() {
    canvas.stroke(
      .roundedRect(box.inset(by: EdgeInsets(all: 1.5)), radius: 3 * unit), Tone.reading.line, width: 0.8 * unit,
      dash: [3 * unit, 2 * unit])
  }

  func paintOptional() {
    line(.satisfied, dash: [3.5, 2])
    bars(.satisfied)
  }

  func paintImplied() {
    line(.implied, dash: Tone.implied.dash(1))
    for point in [left, right] { canvas.fill(.circle(point, radius: 2.3 * unit), Tone.implied.line) }
  }

  func paintBeaten() {
    line(.beaten, dash: [3.5, 2])
    cross(left, .beaten)
    cross(right, .beaten)
  }

  func paintBaseline() {
    line(.baseline, width: 0.7 * unit)
    for point in [left, right] { triangle(below: point, 2.4 * unit, rise: 1.5, .baseline) }
  }

  func paintLetterbox() {
    canvas.fill(
      .rect(box.inset(by: EdgeInsets(all: 2))),
      paint: .hatch(Palette.light.standInInk.withAlpha(0.5), spacing: 5 * unit, width: 0.75 * unit))
  }

  func paintStrut() {
    line(.implied)
    bars(.implied)
  }

  func paintGrid() {
    for step in 0..<4 {
      let x = box.minX + (2 + Double(step) * 7) * unit
      canvas.stroke(
        .line(Point(x: x, y: y - 6 * unit), Point(x: x, y: y + 6 * unit)), Tone.grid.line.withAlpha(0.6),
        width: 0.6 * unit)
    }
  }
}
