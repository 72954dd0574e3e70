internal import AutoLayout
internal import ProofModel

extension ScenePainter {
  /// A table without cells of its own shows the lines of empty rows, so that one sees that it is one.
  mutating func paintTable(_ index: Int, _ view: SolvedView) {
    let frame = view.pixelFrame
    guard !frame.isEmpty else { return }
    if look == .mac { return paintMacTable(index, view) }
    if view.content.background == nil { canvas.fill(.rect(frame), palette.background) }
    guard !hasChildren(index) else { return }
    let row = 44.0
    var y = frame.minY + view.adjustedTopInset + row
    while y < frame.maxY, y < frame.minY + row * 200 {
      let line = Rect(
        x: frame.minX + 16, y: y.snapped(scale: environment.scale), width: frame.width - 16, height: pixel)
      canvas.fill(.rect(line), palette.separator)
      y += row
    }
  }

  mutating func paintTableCell(_ index: Int, _ view: SolvedView) {
    let frame = view.pixelFrame
    guard !frame.isEmpty else { return }
    if view.content.background == nil { canvas.fill(.rect(frame), palette.background) }
    let isMirrored = view.content.direction == .rightToLeft
    paintCellLine(view, isMirrored: isMirrored)
    paintAccessory(view, isMirrored: isMirrored)
    guard let text = view.content.text, !text.string.isEmpty, !hasChildren(index) else { return }
    set(
      text, of: index, in: frame.inset(by: EdgeInsets(left: 16, right: 16)), at: .middle, color: view.content.textColor)
  }

  /// From where texts begin, which is beside a cut-out, to the far edge.
  private func paintCellLine(_ view: SolvedView, isMirrored: Bool) {
    let frame = view.pixelFrame
    let start = 16 + (isMirrored ? view.safeAreaInsets.right : view.safeAreaInsets.left)
    let x = isMirrored ? frame.minX : frame.minX + start
    canvas.fill(
      .rect(Rect(x: x, y: frame.maxY - pixel, width: frame.width - start, height: pixel)), palette.separator)
  }

  /// What stands at a cell's trailing edge by its style.
  private mutating func paintAccessory(_ view: SolvedView, isMirrored: Bool) {
    guard let style = view.content.style else { return }
    let frame = view.pixelFrame
    let toLeft = isMirrored ? -1.0 : 1
    let safe = view.safeAreaInsets
    var x = isMirrored ? frame.minX + safe.left + 16 : frame.maxX - safe.right - 16
    if style == .disclosure || style == .detailDisclosure {
      let corners = [(-7.0, -6.0), (-1, 0), (-7, 6)].map { Point(x: x + $0 * toLeft, y: frame.midY + $1) }
      canvas.stroke(.polyline(corners), palette.tertiaryLabel, width: 2, cap: .round)
      x -= 20 * toLeft
    }
    if style == .detailDisclosure || style == .info {
      paintInfo(at: Point(x: x - 11 * toLeft, y: frame.midY), radius: 10, view.content.tint)
    }
    if style == .check {
      let hook = [(-15.0, 0.0), (-10, 5), (-1, -6)].map { Point(x: x + $0 * toLeft, y: frame.midY + $1) }
      canvas.stroke(.polyline(hook), view.content.tint, width: 2, cap: .round)
    }
  }

  mutating func paintVisualEffect(_ view: SolvedView) {
    guard view.content.background == nil else { return }
    let shade = environment.appearance == .dark ? Color(white: 0.15, alpha: 0.75) : Color(white: 0.97, alpha: 0.75)
    canvas.fill(.roundedRect(view.pixelFrame, radius: view.content.cornerRadius), shade)
  }
}
