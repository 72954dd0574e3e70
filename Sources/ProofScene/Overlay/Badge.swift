internal import ProofModel
internal import Typesetting

/// A small sign with words whose place is still to be found.
struct Badge {
  var laid: LaidOutText
  var size: Size
  var fontSize: Double
  var tone: Tone
  var number: Int?
  /// What it belongs to: the badge stands on this stretch where it can, and a leader leads back to it where not.
  var start: Point
  var end: Point
  /// Whether it may stand on the stretch itself, or beside it only.
  var mayCoverAnchor: Bool
  /// Views whose text it must not cover.
  var measured: [Int]
  var rank: Int
  /// Beside this a badge needs no leader, whichever side it is on.
  var owner: Rect?

  /// Of the stretch, the point nearest to a rectangle's middle.
  func nearestPoint(to rect: Rect) -> Point {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return start }
    let share = ((rect.midX - start.x) * dx + (rect.midY - start.y) * dy) / square
    let kept = max(0, min(1, share))
    return Point(x: start.x + dx * kept, y: start.y + dy * kept)
  }

  var anchor: Point { Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }
}

extension OverlayPainter {
  /// Points; readable on a phone at 3× and, enlarged, on a sheet.
  static let badgeFont = 9.0

  mutating func addBadge(
    _ words: String, tone: Tone, number: Int? = nil, from start: Point, to end: Point, measured: [Int],
    mayCoverAnchor: Bool = true, maxWidth: Double? = nil, owner: Rect? = nil
  ) {
    guard !words.isEmpty || number != nil, !isOutside(from: start, to: end) else { return }
    let font = Self.badgeFont * unit
    let weight = tone == .derived ? 500 : 600
    let laid = own.lay(
      words, size: font, weight: weight, maxWidth: maxWidth.map { $0 * unit }, lines: maxWidth == nil ? 1 : 0)
    let text = Size(width: laid.inkWidth, height: Double(max(1, laid.lines.count)) * font * 1.25)
    let disc = number == nil ? 0 : font * 1.3
    let padding = (tone == .derived ? 1.5 : 3.5) * unit
    var size = Size(
      width: max(font * 1.45, text.width + 2 * padding + disc), height: text.height + (maxWidth == nil ? 1.5 : 4) * unit
    )
    // A number without words is its disc alone.
    if words.isEmpty { size.width = size.height }
    let rank: Int
    switch tone {
    case .conflict, .ambiguity: rank = 0
    case .warning: rank = 1
    case .note: rank = 4
    case .derived: rank = 5
    case .frame, .safeArea, .margin, .baseline, .redline, .grid, .reading: rank = 3
    default: rank = 2
    }
    pending.append(
      Badge(
        laid: laid, size: size, fontSize: font, tone: tone, number: number, start: start, end: end,
        mayCoverAnchor: mayCoverAnchor, measured: measured, rank: rank, owner: owner))
  }

  func paintBadge(_ badge: Badge, _ rect: Rect) {
    if let number = badge.number, badge.size.width == badge.size.height {
      let disc = Rect(x: rect.midX - rect.height / 2, y: rect.minY, width: rect.height, height: rect.height)
      canvas.fill(.circle(Point(x: disc.midX, y: disc.midY), radius: rect.height / 2 + 0.8 * unit), casing())
      return paintDisc(number, in: disc, badge, fill: badge.tone.line, ink: .white)
    }
    let radius = badge.laid.lines.count > 1 ? 4 * unit : min(rect.height / 2, 4 * unit)
    let shape = Path.roundedRect(rect, radius: radius)
    if badge.tone != .derived {
      canvas.fill(.roundedRect(rect.grown(by: 0.8 * unit), radius: radius + 0.8 * unit), casing())
    }
    // Derived sizes are words without a box of their own: they take the screen's side.
    let isPlain = badge.tone == .derived
    let words = isPlain ? ink(badge.tone) : badge.tone.badgeInk
    canvas.fill(shape, isPlain ? casing(0.82) : badge.tone.badgeFill)
    if let edge = badge.tone.badgeEdge {
      let width = 0.75 * unit
      let dash = badge.tone == .implied ? [2 * unit, 1.5 * unit] : []
      canvas.stroke(
        .roundedRect(rect.inset(by: EdgeInsets(all: width / 2)), radius: radius), edge, width: width, dash: dash)
    }
    var x = rect.minX
    let font = badge.fontSize
    if let number = badge.number {
      let disc = Rect(
        x: rect.minX + 1.6 * unit, y: rect.minY + 1.6 * unit, width: rect.height - 3.2 * unit,
        height: rect.height - 3.2 * unit)
      paintDisc(number, in: disc, badge, fill: badge.tone.badgeInk, ink: badge.tone.line)
      x += font * 1.3
    }
    let width = rect.maxX - x
    if badge.laid.lines.count <= 1 {
      canvas.centered(badge.laid, on: Point(x: x + width / 2, y: rect.midY), size: font, words)
    } else {
      let height = badge.laid.measurement.size.height
      let left = x + (width - badge.laid.inkWidth) / 2
      canvas.text(badge.laid, at: Point(x: left, y: rect.midY - height / 2), words)
    }
  }

  private func paintDisc(_ number: Int, in box: Rect, _ badge: Badge, fill: Color, ink: Color) {
    let center = Point(x: box.midX, y: box.midY)
    canvas.fill(.circle(center, radius: box.width / 2), fill)
    let digit = own.lay("\(number)", size: badge.fontSize * 0.9, weight: 700)
    canvas.centered(digit, on: center, size: badge.fontSize * 0.9, ink)
  }

  /// A thin line from a badge that had to move to what it belongs to.
  func paintLeader(_ badge: Badge, _ place: BadgePlacement.Place) {
    guard place.needsLeader else { return }
    let rect = place.rect
    let target = badge.nearestPoint(to: rect)
    let start = Point(x: min(max(target.x, rect.minX), rect.maxX), y: min(max(target.y, rect.minY), rect.maxY))
    // A halo would cut letters through.
    if !placement.texts.contains(where: { $0.rect.crossed(from: start, to: target) != nil }) {
      canvas.stroke(.line(start, target), casing(), width: 2.2 * unit)
    }
    canvas.stroke(.line(start, target), ink(badge.tone), width: 0.75 * unit)
    canvas.fill(.circle(target, radius: 1.5 * unit), ink(badge.tone))
  }
}
