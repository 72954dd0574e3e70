internal import AutoLayout
internal import ProofModel
internal import Resolving

extension OverlayPainter {
  /// Outlines of all views, deeper ones darker, each with its name, its origin in its superview and its size.
  mutating func paintFrames() {
    for (index, view) in layout.views.enumerated()
    where !view.isHidden && view.content.kind != .guide && view.windowFrame.isDrawable && isInFocus(index) {
      let rect = view.windowFrame
      let group = SemanticGroup(
        kind: .finding, id: "frame/" + view.path, title: "frame of \(view.content.name)", frame: rect)
      canvas.group(group) { canvas in
        let line = view.parent == nil ? rect.inset(by: EdgeInsets(all: 0.5)) : rect
        if view.parent != nil { canvas.fill(.rect(rect), ink(.frame).withAlpha(0.05)) }
        canvas.stroke(.rect(line), casing(0.7), width: 2.2 * unit)
        canvas.stroke(.rect(line), ink(.frame), width: 0.8 * unit)
      }
      explain(.frame)
      guard view.parent != nil, rect.overlaps(bounds) else { continue }
      let origin = "\(view.frame.minX.badgeText), \(view.frame.minY.badgeText)"
      let size = "\(rect.width.badgeText)×\(rect.height.badgeText)"
      let words = "\(view.content.name.shortened(to: 16))  \(origin)  \(size)"
      // Inside, in the upper left corner, where that leaves most of the view free.
      let length = own.lay(words, size: Self.badgeFont * unit, weight: 600).inkWidth + 18 * unit
      let height = Self.badgeFont * unit * 1.5
      let isInside = rect.width >= length && rect.height >= 2 * height
      let start = Point(x: rect.minX + 1, y: rect.minY + (isInside ? height / 2 + 2 * unit : 0))
      let end = Point(x: isInside ? start.x + length : min(rect.maxX, rect.minX + 60 * unit), y: start.y)
      addBadge(words, tone: .frame, from: start, to: end, measured: [index], owner: rect)
    }
  }

  /// First and last baselines where the solver has them, with the distance to the next one below.
  mutating func paintBaselines() {
    var lines: [(y: Double, low: Double, high: Double, view: Int)] = []
    defer { tellDistances(lines.sorted { $0.y < $1.y }) }
    for (index, view) in layout.views.enumerated() where !view.isHidden && isInFocus(index) {
      var heights: [Double] = []
      if let first = view.firstBaseline { heights.append(first) }
      if let last = view.lastBaseline, heights.first.map({ (last - $0).magnitude > 0.25 }) ?? true {
        heights.append(last)
      }
      for height in heights {
        let y = view.alignmentRect.minY + height
        let start = Point(x: view.alignmentRect.minX - 5 * unit, y: y)
        let end = Point(x: view.alignmentRect.maxX + 5 * unit, y: y)
        // Letters stand on this line: a casing would cut their feet off.
        canvas.stroke(.line(start, end), ink(.baseline), width: 0.6 * unit)
        let size = 2.4 * unit
        for point in [start, end] {
          canvas.fill(
            .polyline(
              [
                point, Point(x: point.x - size, y: point.y + size * 1.5),
                Point(x: point.x + size, y: point.y + size * 1.5),
              ],
              closed: true), ink(.baseline))
        }
        explain(.baseline)
        lines.append((y, view.alignmentRect.minX, view.alignmentRect.maxX, index))
      }
    }
  }

  /// From each baseline down to the next one that lies below it, where the two texts face each other.
  private mutating func tellDistances(_ lines: [(y: Double, low: Double, high: Double, view: Int)]) {
    for (position, line) in lines.enumerated() {
      let below = lines[(position + 1)...].first {
        $0.y > line.y + 0.5 && min($0.high, line.high) - max($0.low, line.low) > 0
      }
      guard let below, below.y - line.y < 200 else { continue }
      let (low, high) = (max(line.low, below.low), min(line.high, below.high))
      let dimension = Mark.Dimension(
        axis: .vertical, start: line.y, end: below.y,
        lanes: [high - 4 * unit, low + 4 * unit, (low + high) / 2, high + 6 * unit], witnesses: [])
      paint(
        Mark(
          shape: .dimension(dimension), tone: .baseline, words: (below.y - line.y).badgeText,
          measured: [line.view, below.view]))
    }
  }

  /// What lies outside the safe area is hatched, its depth on each side is told.
  mutating func paintSafeArea() {
    guard let root = layout.views.first else { return }
    let window = root.windowFrame
    let insets = root.safeAreaInsets
    let safe = window.inset(by: insets)
    guard !safe.isEmpty, insets != .zero else { return }
    let ring = Path.ring(outer: .rect(window), inner: .rect(safe))
    canvas.clipped(to: screen.shape ?? .rect(window)) { canvas in
      canvas.fill(ring, ink(.safeArea).withAlpha(0.08))
      canvas.fill(ring, paint: .hatch(ink(.safeArea).withAlpha(0.35), spacing: 6 * unit, width: 0.6 * unit))
      // The hatch is of the screen: what the device cuts out of it stays black.
      if options.chrome == .device, let cutout = screen.cutout { canvas.fill(cutout, .black) }
    }
    canvas.stroke(.rect(safe), casing(0.8), width: 2.4 * unit)
    canvas.stroke(.rect(safe), ink(.safeArea), width: 0.9 * unit)
    explain(.safeArea)
    tellInsets(insets, of: window, .safeArea)
  }

  /// Margins of the root and of every view whose margins a rule speaks of.
  mutating func paintMargins() {
    var shown: Set<Int> = [0]
    for constraint in layout.constraints {
      for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
        if anchor.attribute.isMargin, let view = layout.view(of: anchor.item) { shown.insert(view) }
        if case .guide(let guide) = anchor.item, layout.guides.indices.contains(guide),
          layout.guides[guide].kind == .margins
        {
          shown.insert(layout.guides[guide].owner)
        }
      }
    }
    for (index, view) in layout.views.enumerated() where shown.contains(index) && !view.isHidden {
      let rect = view.windowFrame.inset(by: view.layoutMargins)
      guard !rect.isEmpty, view.layoutMargins != .zero else { continue }
      let dash = [6 * unit, 2 * unit, 1 * unit, 2 * unit]
      canvas.stroke(.rect(rect), casing(0.8), width: 2.2 * unit)
      canvas.stroke(.rect(rect), ink(.margin), width: 0.9 * unit, dash: dash)
      explain(.margin)
      tellInsets(view.layoutMargins, of: view.windowFrame, .margin)
    }
  }

  private mutating func tellInsets(_ insets: EdgeInsets, of rect: Rect, _ tone: Tone) {
    let inner = rect.inset(by: insets)
    let places: [(depth: Double, start: Point, end: Point)] = [
      (
        insets.top, Point(x: inner.minX, y: rect.minY + insets.top / 2),
        Point(x: inner.maxX, y: rect.minY + insets.top / 2)
      ),
      (
        insets.left, Point(x: rect.minX + insets.left / 2, y: inner.minY),
        Point(x: rect.minX + insets.left / 2, y: inner.maxY)
      ),
      (
        insets.bottom, Point(x: inner.minX, y: rect.maxY - insets.bottom / 2),
        Point(x: inner.maxX, y: rect.maxY - insets.bottom / 2)
      ),
      (
        insets.right, Point(x: rect.maxX - insets.right / 2, y: inner.minY),
        Point(x: rect.maxX - insets.right / 2, y: inner.maxY)
      ),
    ]
    for place in places where place.depth >= 1 {
      addBadge(place.depth.badgeText, tone: tone, from: place.start, to: place.end, measured: [])
    }
  }
}

extension LayoutAttribute {
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return true
    default: return false
    }
  }
}
