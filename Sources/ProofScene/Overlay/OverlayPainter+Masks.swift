internal import AutoLayout
internal import ProofModel
internal import Resolving

/// Autoresizing masks as springs and struts, as Interface Builder's size inspector shows them: a fixed margin is a
/// strut, a line with flat ends; a flexible width or height is a spring with arrowheads; what is off is a thin dashed
/// line.
extension OverlayPainter {
  /// Of each view that its mask places, within its superview. Complexity: O(views + constraints).
  mutating func paintMasks() {
    let placed = Set(
      layout.constraints.compactMap { constraint -> Int? in
        guard constraint.origin == .autoresizing, case .view(let view) = constraint.first.item else { return nil }
        return view
      })
    for index in layout.views.indices where placed.contains(index) {
      let view = layout.views[index]
      guard !view.isHidden, view.windowFrame.isDrawable, let parent = view.parent,
        let mask = layout.system?.mask(of: index)
      else { continue }
      let outer = layout.views[parent].windowFrame
      let group = SemanticGroup(
        kind: .finding, id: "mask/" + view.path, title: "autoresizing of \(view.content.name)", frame: view.windowFrame)
      paintMask(Self.effective(mask), of: view.windowFrame, in: outer, index: index, group)
    }
  }

  /// Where nothing along an axis is flexible the frame is kept, so the far margin gives.
  private static func effective(_ mask: Set<AutoresizingPart>) -> Set<AutoresizingPart> {
    var mask = mask
    if mask.isDisjoint(with: [.left, .width, .right]) { mask.insert(.right) }
    if mask.isDisjoint(with: [.top, .height, .bottom]) { mask.insert(.bottom) }
    return mask
  }

  private mutating func paintMask(
    _ mask: Set<AutoresizingPart>, of rect: Rect, in outer: Rect, index: Int, _ group: SemanticGroup
  ) {
    let middle = Point(x: rect.midX, y: rect.midY)
    let margins: [(part: AutoresizingPart, from: Point, to: Point)] = [
      (.left, Point(x: outer.minX, y: middle.y), Point(x: rect.minX, y: middle.y)),
      (.right, Point(x: rect.maxX, y: middle.y), Point(x: outer.maxX, y: middle.y)),
      (.top, Point(x: middle.x, y: outer.minY), Point(x: middle.x, y: rect.minY)),
      (.bottom, Point(x: middle.x, y: rect.maxY), Point(x: middle.x, y: outer.maxY)),
    ]
    // The two springs cross beside the middle, so that a label in it can be read.
    let inset = min(6 * unit, rect.width / 6, rect.height / 6)
    let sizes: [(part: AutoresizingPart, from: Point, to: Point)] = [
      (
        .width, Point(x: rect.minX + inset, y: rect.maxY - rect.height / 4),
        Point(x: rect.maxX - inset, y: rect.maxY - rect.height / 4)
      ),
      (
        .height, Point(x: rect.maxX - rect.width / 4, y: rect.minY + inset),
        Point(x: rect.maxX - rect.width / 4, y: rect.maxY - inset)
      ),
    ]
    let (color, casing, unit) = (ink(.implied), casing(), unit)
    canvas.group(group) { canvas in
      for margin in margins where !mask.contains(margin.part) {
        Self.drawTouching(margin.part, from: margin.from, to: margin.to, color, casing, unit, canvas)
      }
      for margin in margins {
        Self.draw(
          margin.from, margin.to, isOn: !mask.contains(margin.part), isSpring: false, color, casing, unit, canvas)
      }
      for size in sizes {
        Self.draw(size.from, size.to, isOn: mask.contains(size.part), isSpring: true, color, casing, unit, canvas)
      }
    }
    explain(.strut)
    explain(.spring)
    for margin in margins where !mask.contains(margin.part) {
      let length = (margin.to.x - margin.from.x) + (margin.to.y - margin.from.y)
      guard length >= 14 else { continue }
      addBadge(length.badgeText, tone: .implied, from: margin.from, to: margin.to, measured: [index])
    }
  }

  private static func draw(
    _ from: Point, _ to: Point, isOn: Bool, isSpring: Bool, _ color: Color, _ casing: Color, _ unit: Double,
    _ canvas: Canvas
  ) {
    let length = abs(to.x - from.x) + abs(to.y - from.y)
    guard length > 0.5 else { return }
    guard isOn else {
      // So are their edges, so that a text below can be read.
      let dash = [2 * unit, 3 * unit]
      canvas.stroke(.line(from, to), casing, width: 2 * unit, dash: dash)
      canvas.stroke(.line(from, to), color, width: 0.8 * unit, dash: dash)
      return
    }
    let line = isSpring ? coil(from, to, unit) : [from, to]
    let ends = isSpring ? arrows(from, to, unit) : bars(from, to, unit)
    for path in [line] + ends { canvas.stroke(.polyline(path), casing, width: 3 * unit) }
    for path in [line] + ends { canvas.stroke(.polyline(path), color, width: 1.3 * unit) }
  }

  /// A strut without a length: a bar along the edge that stays at the superview's, just inside of it.
  private static func drawTouching(
    _ part: AutoresizingPart, from: Point, to: Point, _ color: Color, _ casing: Color, _ unit: Double, _ canvas: Canvas
  ) {
    guard abs(to.x - from.x) + abs(to.y - from.y) <= 0.5 else { return }
    let (arm, inside) = (9 * unit, 1.5 * unit)
    let bar: [Point]
    switch part {
    case .left, .right:
      let x = from.x + (part == .left ? inside : -inside)
      bar = [Point(x: x, y: from.y - arm), Point(x: x, y: from.y + arm)]
    case .top, .bottom:
      let y = from.y + (part == .top ? inside : -inside)
      bar = [Point(x: from.x - arm, y: y), Point(x: from.x + arm, y: y)]
    default: return
    }
    canvas.stroke(.polyline(bar), casing, width: 4.5 * unit)
    canvas.stroke(.polyline(bar), color, width: 2.5 * unit)
  }

  /// A zigzag between two straight ends.
  private static func coil(_ from: Point, _ to: Point, _ unit: Double) -> [Point] {
    let isHorizontal = abs(to.x - from.x) >= abs(to.y - from.y)
    let length = isHorizontal ? to.x - from.x : to.y - from.y
    let turns = max(2, min(40, Int(length / (5 * unit))))
    let lead = min(8 * unit, length / 4)
    func point(_ along: Double, _ across: Double) -> Point {
      isHorizontal ? Point(x: from.x + along, y: from.y + across) : Point(x: from.x + across, y: from.y + along)
    }
    let step = (length - 2 * lead) / Double(turns)
    let swing = 3 * unit
    let zigzag: [Point] = (0..<turns).map { turn in
      let along: Double = lead + (Double(turn) + 0.5) * step
      return point(along, turn.isMultiple(of: 2) ? -swing : swing)
    }
    return [from, point(lead, 0)] + zigzag + [point(length - lead, 0), to]
  }

  private static func bars(_ from: Point, _ to: Point, _ unit: Double) -> [[Point]] {
    let isHorizontal = abs(to.x - from.x) >= abs(to.y - from.y)
    let arm = 4 * unit
    return [from, to].map { end in
      isHorizontal
        ? [Point(x: end.x, y: end.y - arm), Point(x: end.x, y: end.y + arm)]
        : [Point(x: end.x - arm, y: end.y), Point(x: end.x + arm, y: end.y)]
    }
  }

  private static func arrows(_ from: Point, _ to: Point, _ unit: Double) -> [[Point]] {
    let isHorizontal = abs(to.x - from.x) >= abs(to.y - from.y)
    let arm = 3.5 * unit
    return [(from, 1.0), (to, -1.0)].map { end, sign in
      isHorizontal
        ? [
          Point(x: end.x + arm * sign, y: end.y - arm), end, Point(x: end.x + arm * sign, y: end.y + arm),
        ]
        : [
          Point(x: end.x - arm, y: end.y + arm * sign), end, Point(x: end.x + arm, y: end.y + arm * sign),
        ]
    }
  }
}
