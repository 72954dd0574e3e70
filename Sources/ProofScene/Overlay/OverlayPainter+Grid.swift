internal import AutoLayout
internal import ProofModel
internal import Resolving

/// The grid that designers lay screens out on: lines every 8 points, and the views that begin beside one of 4.
extension OverlayPainter {
  private static let most = 20

  /// Lines from the screen's upper left corner, the root's margins as key lines, and what is off the grid.
  ///
  /// Complexity: O(lines + views).
  mutating func paintGrid() {
    guard let root = layout.views.first, root.windowFrame.isDrawable else { return }
    let window = root.windowFrame
    let (color, unit) = (ink(.grid).withAlpha(0.4), unit)
    canvas.clipped(to: screen.shape ?? .rect(window)) { canvas in
      for axis in Axis.allCases {
        let (low, high) = window.span(axis)
        let across = window.span(axis.other)
        for step in stride(from: low + 8, to: high, by: 8) {
          let line = Path.line(
            Point(along: step, across: across.low, axis: axis), Point(along: step, across: across.high, axis: axis))
          canvas.stroke(line, color, width: 0.35 * unit)
        }
      }
    }
    explain(.grid)
    if !shows(.margins), root.layoutMargins != .zero {
      let safe = window.inset(by: root.layoutMargins)
      for x in [safe.minX, safe.maxX] {
        canvas.stroke(
          .line(Point(x: x, y: window.minY), Point(x: x, y: window.maxY)), ink(.margin), width: 0.8 * unit,
          dash: [6 * unit, 2 * unit, 1 * unit, 2 * unit])
      }
      explain(.margin)
    }
    markOffGrid(window)
  }

  private mutating func markOffGrid(_ window: Rect) {
    var told = 0
    for (index, view) in layout.views.enumerated() {
      guard view.parent != nil, !view.isHidden, view.content.kind != .guide, view.alignmentRect.isDrawable,
        view.alignmentRect.overlaps(bounds), isInFocus(index), told < Self.most
      else { continue }
      for axis in Axis.allCases {
        let at = view.alignmentRect.span(axis).low
        let place = at - window.span(axis).low
        let off = place - (place / 4).rounded() * 4
        guard off.magnitude >= 0.34 else { continue }
        let across = view.alignmentRect.span(axis.other)
        let start = Point(along: at, across: across.low, axis: axis)
        let end = Point(along: at, across: across.high, axis: axis)
        canvas.stroke(.line(start, end), casing(), width: 2.4 * unit)
        canvas.stroke(.line(start, end), ink(.warning), width: 1.1 * unit)
        addBadge(off.signedText, tone: .warning, from: start, to: end, measured: [index], mayCoverAnchor: false)
        explain(.offGrid)
        told += 1
      }
    }
  }
}
