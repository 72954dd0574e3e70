internal import AutoLayout
internal import ProofModel
internal import Resolving

/// AppKit's rarer controls.
extension ScenePainter {
  private var isDark: Bool { environment.appearance == .dark }

  /// Capacity as a bar or as blocks, a rating as stars, relevance as thin lines.
  mutating func paintLevel(_ view: SolvedView) {
    let content = view.content
    let rect = view.alignmentRect.snapped(scale: environment.scale)
    guard rect.width > 4, rect.height > 2 else { return }
    let range = content.maximum - content.minimum
    let share = range > 0 ? min(1, max(0, (content.value - content.minimum) / range)) : 0
    let green = palette.on
    switch content.style {
    case .rating:
      let count = max(1, min(20, Int(content.maximum.rounded())))
      let step = min(rect.height, rect.width / Double(count))
      for star in 0..<count {
        let center = Point(x: rect.minX + (Double(star) + 0.5) * step, y: rect.midY)
        let isFull = Double(star) + 0.5 <= content.value
        canvas.fill(
          isFull ? Self.star(center, radius: step * 0.48) : .circle(center, radius: max(1, step * 0.09)),
          isFull ? palette.label.withAlpha(0.75) : palette.label.withAlpha(0.35))
      }
    case .discrete:
      let count = max(1, min(60, Int((range > 0 ? range : 1).rounded())))
      let width = rect.width / Double(count)
      for block in 0..<count {
        let box = Rect(
          x: rect.minX + Double(block) * width, y: rect.minY, width: max(1, width - 2), height: rect.height)
        let isFull = Double(block) + 0.5 <= content.value - content.minimum
        canvas.fill(.roundedRect(box, radius: min(2, width / 3)), isFull ? green : palette.strongFill)
      }
    case .relevancy:
      var x = rect.minX
      while x < rect.maxX {
        let isFull = x - rect.minX <= rect.width * share
        let line = Rect(x: x, y: rect.midY - 4, width: 1, height: 8)
        canvas.fill(.rect(line), palette.label.withAlpha(isFull ? 0.7 : 0.2))
        x += 3
      }
    default:
      canvas.fill(.roundedRect(rect, radius: 3), palette.strongFill)
      let filled = Rect(x: rect.minX, y: rect.minY, width: rect.width * share, height: rect.height)
      if filled.width > 0 {
        canvas.clipped(to: .roundedRect(rect, radius: 3)) { $0.fill(.rect(filled), green) }
      }
    }
  }

  /// Five points around a centre.
  private static func star(_ center: Point, radius: Double) -> Path {
    let points = (0..<10).map { corner in
      let unit = UnitCircle.point(turn: Double(corner) / 10 - 0.25)
      let reach = corner % 2 == 0 ? radius : radius * 0.42
      return Point(x: center.x + unit.x * reach, y: center.y + unit.y * reach)
    }
    return .polyline(points, closed: true)
  }

  /// A knob that floats over what scrolls.
  mutating func paintScroller(_ view: SolvedView) {
    let rect = view.alignmentRect
    guard rect.width > 3, rect.height > 3 else { return }
    let isUpright = view.content.axis.map { $0 == .vertical } ?? (rect.height >= rect.width)
    let extent = isUpright ? rect.height : rect.width
    let length = max(min(extent - 4, 24), (extent - 4) * 0.4)
    let thickness = min(6, (isUpright ? rect.width : rect.height) - 2)
    let start = 2 + (extent - 4 - length) * min(1, max(0, view.content.value))
    let knob =
      isUpright
      ? Rect(x: rect.midX - thickness / 2, y: rect.minY + start, width: thickness, height: length)
      : Rect(x: rect.minX + start, y: rect.midY - thickness / 2, width: length, height: thickness)
    canvas.fill(.roundedRect(knob, radius: thickness / 2), palette.label.withAlpha(0.16))
  }

  /// Rows of two menus and a field, with what adds and removes them.
  mutating func paintRuleEditor(_ view: SolvedView) {
    let frame = view.pixelFrame
    guard frame.width > 40, frame.height > 10 else { return }
    let stripes = [palette.field, isDark ? Color(rgb: 0x242426) : Color(rgb: 0xF4F5F5)]
    canvas.clipped(to: .rect(frame)) { canvas in
      var y = frame.minY
      var row = 0
      while y < frame.maxY, row < 200 {
        canvas.fill(.rect(Rect(x: frame.minX, y: y, width: frame.width, height: 25)), stripes[row % 2])
        y += 25
        row += 1
      }
    }
    let row = Rect(x: frame.minX + 8, y: frame.minY + 4, width: frame.width - 16, height: min(17, frame.height - 6))
    let widths = [0.22, 0.18, 0.3].map { $0 * (row.width - 60) }
    var x = row.minX
    for (number, width) in widths.enumerated() {
      let box = Rect(x: x, y: row.minY, width: width, height: row.height).snapped(scale: environment.scale)
      canvas.fill(.roundedRect(box, radius: number == 2 ? 1 : 4), bezelFace)
      canvas.stroke(.roundedRect(box, radius: number == 2 ? 1 : 4), palette.label.withAlpha(0.2), width: pixel)
      if number < 2 {
        for sign in [1.0, -1] {
          canvas.stroke(
            .polyline([
              Point(x: box.maxX - 9, y: box.midY - 1.5 * sign), Point(x: box.maxX - 7, y: box.midY - 3.5 * sign),
              Point(x: box.maxX - 5, y: box.midY - 1.5 * sign),
            ]), palette.label.withAlpha(0.7), width: 1)
        }
      }
      x += width + 6
    }
    for (number, isPlus) in [false, true].enumerated() {
      let center = Point(x: row.maxX - 24 + Double(number) * 18, y: row.midY)
      canvas.stroke(.circle(center, radius: 6.5), palette.label.withAlpha(0.45), width: 1)
      canvas.stroke(
        .line(Point(x: center.x - 3, y: center.y), Point(x: center.x + 3, y: center.y)), palette.label.withAlpha(0.7),
        width: 1)
      if isPlus {
        canvas.stroke(
          .line(Point(x: center.x, y: center.y - 3), Point(x: center.x, y: center.y + 3)),
          palette.label.withAlpha(0.7), width: 1)
      }
    }
  }
}
