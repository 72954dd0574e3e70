internal import ProofModel

extension OverlayPainter {
  var lineWidth: Double { 1.1 * unit }

  /// Draws a mark's line and puts its badge on the list of those to place.
  mutating func paint(_ mark: Mark) {
    var mark = mark
    if case .dimension(var dimension) = mark.shape {
      dimension.lanes = [lanes.choose(dimension, apart: 5 * unit)]
      mark.shape = .dimension(dimension)
    }
    if var group = mark.group {
      if group.frame == .zero { group.frame = mark.shape.box }
      canvas.append([.beginGroup(group)])
    }
    explain(mark)
    switch mark.shape {
    case .dimension(let dimension): paint(dimension, mark)
    case .alignment(let alignment): paint(alignment, mark)
    case .contact(let contact): paint(contact, mark)
    case .ratio(let rect): paintRatio(rect, mark)
    case .point(let point):
      addBadge(mark.words, tone: mark.tone, number: mark.number, from: point, to: point, measured: mark.measured)
    }
    if let group = mark.group {
      canvas.append([.endGroup])
      painted[group.id] = mark.shape.middle
    }
  }

  private mutating func paint(_ dimension: Mark.Dimension, _ mark: Mark) {
    let axis = dimension.axis
    let across = dimension.lanes.first ?? 0
    let start = Point(along: dimension.start, across: across, axis: axis)
    let end = Point(along: dimension.end, across: across, axis: axis)
    for witness in dimension.witnesses { paintWitness(witness, dimension, across, mark.tone) }
    let isDerived = mark.tone == .derived
    let dash = isDerived ? [0.1, 2.6 * unit] : mark.isDashed ? [4 * unit, 2.5 * unit] : mark.tone.dash(unit)
    strokeLine(start, end, mark, dash: dash)
    let length = (dimension.end - dimension.start).magnitude
    for (coordinate, inwards) in [(dimension.start, 1.0), (dimension.end, -1.0)] {
      let direction = dimension.end >= dimension.start ? inwards : -inwards
      paintEnd(mark.tone.end, axis, coordinate, across, inwards: direction, mark.tone, length: length)
    }
    placement.lines.append(thin(start, end))
    addBadge(
      mark.words, tone: mark.tone, number: mark.number, from: start, to: end, measured: mark.measured)
  }

  private mutating func paint(_ alignment: Mark.Alignment, _ mark: Mark) {
    let other = alignment.axis.other
    let start = Point(along: alignment.from, across: alignment.at, axis: other)
    let end = Point(along: alignment.to, across: alignment.at, axis: other)
    if alignment.isBaseline, !mark.isDoubled {
      // Letters stand on this line: a casing would cut their feet off.
      canvas.stroke(
        .line(start, end), ink(mark.tone).withAlpha(0.75), width: 0.6 * unit,
        dash: mark.isDashed ? [4 * unit, 2.5 * unit] : [])
    } else {
      let dash = mark.isDashed ? [4 * unit, 2.5 * unit] : mark.tone.dash(unit)
      for (low, high) in stretches(of: alignment) {
        strokeLine(
          Point(along: low, across: alignment.at, axis: other), Point(along: high, across: alignment.at, axis: other),
          mark, dash: dash, isThin: true)
      }
    }
    for point in [start, end] {
      let size = (alignment.isBaseline ? 2.6 : 2.2) * unit
      let shape: Path
      if alignment.isBaseline {
        shape = .polyline(
          [
            point, Point(x: point.x - size, y: point.y + size * 1.5), Point(x: point.x + size, y: point.y + size * 1.5),
          ],
          closed: true)
      } else {
        shape = .polyline(
          [
            Point(x: point.x - size, y: point.y), Point(x: point.x, y: point.y - size),
            Point(x: point.x + size, y: point.y), Point(x: point.x, y: point.y + size),
          ], closed: true)
      }
      canvas.stroke(shape, casing(), width: 1.6 * unit)
      canvas.fill(shape, ink(mark.tone))
    }
    placement.lines.append(thin(start, end))
    addBadge(mark.words, tone: mark.tone, number: mark.number, from: start, to: end, measured: mark.measured)
  }

  /// The line's parts that no letters and no small controls stand on.
  private func stretches(of line: Mark.Alignment) -> [(Double, Double)] {
    let axis = line.axis.other
    var parts = [(min(line.from, line.to), max(line.from, line.to))]
    for text in placement.texts.map(\.rect) + placement.controls {
      let (top, bottom) = text.span(line.axis)
      guard line.at > top, line.at < bottom else { continue }
      let (low, high) = (text.span(axis).low - 1.5 * unit, text.span(axis).high + 1.5 * unit)
      parts = parts.flatMap { part in
        [(part.0, min(part.1, low)), (max(part.0, high), part.1)].filter { $0.1 - $0.0 > 0.5 }
      }
    }
    return parts
  }

  /// A short bar along the shared edge, outside of a view that another holds: letters begin at the edge itself.
  private mutating func paint(_ contact: Mark.Contact, _ mark: Mark) {
    let arm = 7 * unit
    let (axis, across) = (contact.axis, contact.across)
    let at = contact.at + contact.outward * 1.6 * unit
    if let first = contact.joined.min(), let last = contact.joined.max() {
      let line = Path.line(
        Point(along: at, across: min(first, across), axis: axis),
        Point(along: at, across: max(last, across), axis: axis))
      canvas.stroke(line, ink(mark.tone), width: 0.75 * unit, dash: mark.tone.dash(unit))
    }
    let start = Point(along: at, across: across - arm, axis: axis)
    let end = Point(along: at, across: across + arm, axis: axis)
    let dash = mark.isDashed ? [3 * unit, 2 * unit] : []
    canvas.stroke(.line(start, end), casing(), width: (contact.outward == 0 ? 4.4 : 3.2) * unit)
    canvas.stroke(.line(start, end), ink(mark.tone), width: 2.4 * unit, dash: dash)
    placement.lines.append(thin(start, end))
    let point = Point(along: at, across: across, axis: axis)
    addBadge(
      mark.words, tone: mark.tone, number: mark.number, from: point, to: point, measured: mark.measured,
      mayCoverAnchor: false)
  }

  private mutating func paintRatio(_ rect: Rect, _ mark: Mark) {
    // A third of the diagonal in the lower right corner is enough to be read as one.
    let inset = min(rect.width, rect.height) * 0.08
    let end = Point(x: rect.maxX - inset, y: rect.maxY - inset)
    let start = Point(x: end.x - (rect.width - 2 * inset) * 0.36, y: end.y - (rect.height - 2 * inset) * 0.36)
    strokeLine(start, end, mark, dash: mark.isDashed ? [4 * unit, 2.5 * unit] : [])
    let arm = 5 * unit
    for (point, sign) in [(start, 1.0), (end, -1.0)] {
      let corner = Path.polyline([
        Point(x: point.x + arm * sign, y: point.y), point, Point(x: point.x, y: point.y + arm * sign),
      ])
      canvas.stroke(corner, casing(), width: lineWidth + 1.8 * unit)
      canvas.stroke(corner, ink(mark.tone), width: lineWidth)
    }
    placement.lines.append(thin(start, end))
    addBadge(mark.words, tone: mark.tone, number: mark.number, from: start, to: end, measured: mark.measured)
  }

  /// A line in its white casing; two of them where it is in conflict.
  private func strokeLine(_ start: Point, _ end: Point, _ mark: Mark, dash: [Double], isThin: Bool = false) {
    let isDerived = mark.tone == .derived
    let width = isDerived ? 1.1 * unit : isThin ? 0.8 * unit : lineWidth
    let cap: StrokeStyle.Cap = isDerived ? .round : .butt
    guard mark.isDoubled else {
      canvas.stroke(.line(start, end), casing(), width: width + (isDerived || isThin ? 1.2 : 1.8) * unit)
      canvas.stroke(.line(start, end), ink(mark.tone), width: width, dash: dash, cap: cap)
      return
    }
    let offset = 1.5 * unit
    let isHorizontal = start.y == end.y
    let isVertical = start.x == end.x
    let dx = isHorizontal ? 0 : offset
    let dy = isVertical ? 0 : isHorizontal ? offset : -offset
    canvas.stroke(.line(start, end), casing(), width: width + 5 * unit)
    for sign in [1.0, -1] {
      canvas.stroke(
        .line(
          Point(x: start.x + dx * sign, y: start.y + dy * sign), Point(x: end.x + dx * sign, y: end.y + dy * sign)),
        ink(mark.tone), width: width, dash: dash)
    }
  }

  private func paintEnd(
    _ end: LineEnd, _ axis: Axis, _ along: Double, _ across: Double, inwards: Double, _ tone: Tone, length: Double
  ) {
    func point(_ forward: Double, _ sideways: Double) -> Point {
      Point(along: along + forward * inwards * unit, across: across + sideways * unit, axis: axis)
    }
    let color = ink(tone)
    switch end {
    case .bar, .tick:
      let arm = end == .bar ? 4.0 : 2.5
      let path = Path.line(point(0, -arm), point(0, arm))
      canvas.stroke(path, casing(), width: lineWidth + 1.8 * unit)
      canvas.stroke(path, color, width: end == .bar ? lineWidth * 1.2 : lineWidth)
    case .dot:
      canvas.fill(.circle(point(0, 0), radius: 3.2 * unit), casing())
      canvas.fill(.circle(point(0, 0), radius: 2.3 * unit), color)
    case .arrow:
      let reach = min(5, max(2, length / unit / 2))
      let path = Path.polyline([point(reach, -3.2), point(0, 0), point(reach, 3.2)])
      canvas.stroke(path, casing(), width: lineWidth + 1.8 * unit)
      canvas.stroke(path, color, width: lineWidth * 1.2)
    case .cross:
      for sign in [1.0, -1] {
        let path = Path.line(point(-2.6, -2.6 * sign), point(2.6, 2.6 * sign))
        canvas.stroke(path, casing(), width: lineWidth + 1.6 * unit)
        canvas.stroke(path, color, width: lineWidth)
      }
    }
  }

  /// A hairline from an item to a line that stands beside it.
  private func paintWitness(_ rect: Rect, _ dimension: Mark.Dimension, _ across: Double, _ tone: Tone) {
    let (low, high) = rect.span(dimension.axis.other)
    guard across < low || across > high else { return }
    let from = across < low ? low : high
    let beyond = across < low ? -3 * unit : 3 * unit
    let (near, far) = rect.span(dimension.axis)
    for coordinate in [dimension.start, dimension.end]
    where [near, far].contains(where: { ($0 - coordinate).magnitude < 0.51 }) {
      let line = Path.line(
        Point(along: coordinate, across: from, axis: dimension.axis),
        Point(along: coordinate, across: across + beyond, axis: dimension.axis))
      canvas.stroke(line, casing(), width: 1.6 * unit)
      canvas.stroke(line, ink(tone).withAlpha(0.55), width: 0.5 * unit)
    }
  }

  private func thin(_ start: Point, _ end: Point) -> Rect {
    Rect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: (end.x - start.x).magnitude,
      height: (end.y - start.y).magnitude
    ).grown(by: 1 * unit)
  }
}
