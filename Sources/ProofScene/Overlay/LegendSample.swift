internal import ProofModel

/// A miniature of a kind of mark.
struct LegendSample {
  let key: LegendContent.Key
  let own: OwnText
  let unit: Double

  func paint(_ canvas: Canvas, in box: Rect) {
    let y = box.midY
    let left = Point(x: box.minX + 1, y: y)
    let right = Point(x: box.maxX - 1, y: y)
    let width = 1.1 * unit
    func line(_ tone: Tone, dash: [Double] = [], cap: StrokeStyle.Cap = .butt, width: Double = width) {
      canvas.stroke(.line(left, right), tone.line, width: width, dash: dash.map { $0 * unit }, cap: cap)
    }
    func bars(_ tone: Tone) {
      for point in [left, right] {
        canvas.stroke(
          .line(Point(x: point.x, y: y - 4 * unit), Point(x: point.x, y: y + 4 * unit)), tone.line, width: width * 1.2)
      }
    }
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
    func cross(_ point: Point, _ tone: Tone) {
      for sign in [1.0, -1] {
        let arm = 2.4 * unit
        canvas.stroke(
          .line(Point(x: point.x - arm, y: y - arm * sign), Point(x: point.x + arm, y: y + arm * sign)), tone.line,
          width: width)
      }
    }
    switch key {
    case .conflict:
      for offset in [-1.5, 1.5] {
        canvas.stroke(
          .line(Point(x: left.x, y: y + offset * unit), Point(x: right.x, y: y + offset * unit)), Tone.conflict.line,
          width: width)
      }
      bars(.conflict)
      canvas.fill(.circle(Point(x: box.midX, y: y), radius: 5 * unit), Tone.conflict.line)
      canvas.centered(own.lay("1", size: 7 * unit, weight: 700), on: Point(x: box.midX, y: y), size: 7 * unit, .white)
    case .tie: badge("tie", .warning)
    case .ambiguity:
      line(.ambiguity, dash: [3.5, 2])
      for (point, sign) in [(left, 1.0), (right, -1.0)] {
        canvas.stroke(
          .polyline([
            Point(x: point.x + 4 * sign * unit, y: y - 3 * unit), point,
            Point(x: point.x + 4 * sign * unit, y: y + 3 * unit),
          ]), Tone.ambiguity.line, width: width)
      }
    case .misplaced:
      let drawn = Rect(x: box.minX + 1, y: y - 6 * unit, width: 17 * unit, height: 9 * unit)
      canvas.stroke(.rect(drawn), Tone.warning.line, width: width, dash: [2.5 * unit, 1.5 * unit])
      canvas.stroke(.rect(drawn.offset(x: 6 * unit, y: 3.5 * unit)), Tone.warning.line, width: width)
    case .warning: badge("!", .warning)
    case .distance:
      line(.satisfied)
      bars(.satisfied)
      badge("8", .satisfied)
    case .contact:
      canvas.stroke(
        .line(Point(x: box.minX + 7 * unit, y: y - 6 * unit), Point(x: box.minX + 7 * unit, y: y + 6 * unit)),
        Tone.satisfied.line, width: 2.4 * unit)
      badge("0", .satisfied)
    case .equal:
      line(.satisfied)
      bars(.satisfied)
      badge("=", .satisfied)
    case .share:
      line(.satisfied)
      bars(.satisfied)
      badge("×½", .satisfied)
    case .ratio:
      canvas.stroke(
        .line(Point(x: box.minX + 4, y: y - 6 * unit), Point(x: box.maxX - 4, y: y + 6 * unit)), Tone.satisfied.line,
        width: width)
      badge("1:1", .satisfied)
    case .alignment, .baselineAlignment:
      line(.satisfied)
      for point in [left, right] {
        let size = 2.2 * unit
        let shape: [Point] =
          key == .alignment
          ? [
            Point(x: point.x - size, y: y), Point(x: point.x, y: y - size), Point(x: point.x + size, y: y),
            Point(x: point.x, y: y + size),
          ]
          : [point, Point(x: point.x - size, y: y + size * 1.6), Point(x: point.x + size, y: y + size * 1.6)]
        canvas.fill(.polyline(shape, closed: true), Tone.satisfied.line)
      }
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
    case .frame: canvas.stroke(.rect(box.inset(by: EdgeInsets(all: 2.5))), Tone.frame.line, width: 0.8 * unit)
    case .baseline:
      canvas.stroke(.line(left, right), Tone.baseline.line, width: 0.7 * unit)
      for point in [left, right] {
        let size = 2.4 * unit
        canvas.fill(
          .polyline(
            [point, Point(x: point.x - size, y: y + size * 1.5), Point(x: point.x + size, y: y + size * 1.5)],
            closed: true), Tone.baseline.line)
      }
    case .safeArea:
      let area = box.inset(by: EdgeInsets(all: 2))
      canvas.fill(.rect(area), Tone.safeArea.line.withAlpha(0.1))
      canvas.fill(.rect(area), paint: .hatch(Tone.safeArea.line.withAlpha(0.45), spacing: 5 * unit, width: 0.6 * unit))
      canvas.stroke(.rect(area), Tone.safeArea.line, width: 0.8 * unit)
    case .letterbox:
      canvas.fill(
        .rect(box.inset(by: EdgeInsets(all: 2))),
        paint: .hatch(Palette.light.standInInk.withAlpha(0.5), spacing: 5 * unit, width: 0.75 * unit))
    case .strut:
      line(.implied)
      bars(.implied)
    case .spring:
      let step = (right.x - left.x) / 6
      let heights: [Double] = [0, -3, 3, -3, 3, -3, 0]
      let zigzag = heights.enumerated().map { turn, height in
        Point(x: left.x + Double(turn) * step, y: y + height * unit)
      }
      canvas.stroke(.polyline(zigzag), Tone.implied.line, width: width)
    case .arranged:
      let band = Rect(x: box.minX + 3 * unit, y: y - 6 * unit, width: box.width - 6 * unit, height: 12 * unit)
      canvas.fill(
        .rect(Rect(x: band.midX - 2.5 * unit, y: band.minY, width: 5 * unit, height: band.height)),
        Tone.satisfied.line.withAlpha(0.2))
      canvas.stroke(.rect(band), Tone.satisfied.line, width: 0.7 * unit, dash: [1.5 * unit, 1.5 * unit])
    case .gap:
      line(.redline)
      bars(.redline)
      badge("8", .redline)
    case .style:
      canvas.fill(.circle(Point(x: box.midX, y: y), radius: 5.5 * unit), Tone.redline.line)
      canvas.centered(own.lay("1", size: 7 * unit, weight: 700), on: Point(x: box.midX, y: y), size: 7 * unit, .white)
    case .grid:
      for step in 0..<4 {
        let x = box.minX + (2 + Double(step) * 7) * unit
        canvas.stroke(
          .line(Point(x: x, y: y - 6 * unit), Point(x: x, y: y + 6 * unit)), Tone.grid.line.withAlpha(0.6),
          width: 0.6 * unit)
      }
    case .offGrid: badge("+1.5", .warning)
    case .reading:
      canvas.fill(.circle(Point(x: box.midX, y: y), radius: 5.5 * unit), Tone.reading.line)
      canvas.centered(own.lay("1", size: 7 * unit, weight: 700), on: Point(x: box.midX, y: y), size: 7 * unit, .white)
    case .target:
      canvas.stroke(
        .roundedRect(box.inset(by: EdgeInsets(all: 1.5)), radius: 3 * unit), Tone.reading.line, width: 0.8 * unit,
        dash: [3 * unit, 2 * unit])
    case .largest: badge("ax5", .warning)
    case .designed:
      canvas.stroke(
        .rect(box.inset(by: EdgeInsets(all: 1.5))), Tone.redline.line, width: 1.1 * unit, dash: [3 * unit, 2 * unit])
    case .onionSkin:
      canvas.fill(.rect(box.inset(by: EdgeInsets(all: 1.5))), Tone.redline.line.withAlpha(0.25))
    case .margin:
      canvas.stroke(
        .rect(box.inset(by: EdgeInsets(all: 2.5))), Tone.margin.line, width: 0.9 * unit,
        dash: [5 * unit, 2 * unit, 1 * unit, 2 * unit])
    }
  }
}
