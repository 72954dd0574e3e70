internal import AutoLayout
internal import ProofModel
internal import Resolving

extension ScenePainter {
  /// A table without cells of its own shows the lines of empty rows, so that one sees that it is one.
  mutating func paintTable(_ index: Int, _ view: SolvedView) {
    let frame = view.pixelFrame
    guard !frame.isEmpty else { return }
    if look == .mac { return paintMacTable(index, view) }
    if view.content.background == nil { canvas.fill(.rect(frame), palette.background) }
    guard !hasChildren(index), view.content.line?.isHidden != true else { return }
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
    let isMirrored = view.content.direction == .rightToLeft
    let group = insetGroup(of: index)
    paintCellGround(frame, view.content.background ?? palette.background, group)
    paintCellLines(view, isMirrored: isMirrored, in: group ?? section(of: index), isInset: group != nil)
    paintAccessory(view, isMirrored: isMirrored)
    guard let text = view.content.text, !text.string.isEmpty, !hasChildren(index) else { return }
    set(
      text, of: index, in: frame.inset(by: EdgeInsets(left: 16, right: 16)), at: .middle, color: view.content.textColor)
  }

  /// Where a cell stands in its inset group, which is round at its ends; nil for cells as wide as their table.
  private func insetGroup(of index: Int) -> (isFirst: Bool, isLast: Bool)? {
    let view = layout.views[index]
    guard let parent = view.parent, layout.views[parent].content.kind == .table else { return nil }
    let (frame, table) = (view.pixelFrame, layout.views[parent].pixelFrame)
    guard frame.minX > table.minX + 4, frame.maxX < table.maxX - 4 else { return nil }
    return ends(of: index, in: parent)
  }

  /// Where a cell stands in its section of a grouped table; nil in plain ones.
  private func section(of index: Int) -> (isFirst: Bool, isLast: Bool)? {
    guard let parent = layout.views[index].parent, layout.views[parent].content.kind == .table,
      layout.views[parent].content.style == .grouped
    else { return nil }
    return ends(of: index, in: parent)
  }

  /// Whether no cell touches another above, or below.
  private func ends(of index: Int, in parent: Int) -> (isFirst: Bool, isLast: Bool) {
    let frame = layout.views[index].pixelFrame
    let others = children[parent].filter { $0 != index && layout.views[$0].content.kind == .tableCell }
      .map { layout.views[$0].pixelFrame }
    return (
      !others.contains { abs($0.maxY - frame.minY) < 1 }, !others.contains { abs($0.minY - frame.maxY) < 1 }
    )
  }

  private func paintCellGround(_ frame: Rect, _ color: Color, _ group: (isFirst: Bool, isLast: Bool)?) {
    guard let group else { return canvas.fill(.rect(frame), color) }
    let radius = look == .capsule ? 26.0 : 10
    // What is not round lies outside of the clip.
    let ends = EdgeInsets(top: group.isFirst ? 0 : -radius, bottom: group.isLast ? 0 : -radius)
    canvas.clipped(to: .rect(frame)) { $0.fill(.roundedRect(frame.inset(by: ends), radius: radius), color) }
  }

  /// The line below a cell. A grouped table's sections have one above and one below them from edge to edge, inset ones none there
  /// (`UITableView.Style`).
  private func paintCellLines(
    _ view: SolvedView, isMirrored: Bool, in section: (isFirst: Bool, isLast: Bool)?, isInset: Bool
  ) {
    let frame = view.pixelFrame
    if let section, !isInset {
      let (top, bottom) = (frame.minY, frame.maxY - pixel)
      for (isEnd, y) in [(section.isFirst, top), (section.isLast, bottom)] where isEnd {
        canvas.fill(.rect(Rect(x: frame.minX, y: y, width: frame.width, height: pixel)), palette.separator)
      }
    }
    if section?.isLast == true { return }
    paintCellLine(view, isMirrored: isMirrored)
  }

  /// From where texts begin, which is beside a cut-out, to the far edge.
  private func paintCellLine(_ view: SolvedView, isMirrored: Bool) {
    let frame = view.pixelFrame
    let line = view.content.line ?? CellLine()
    let start = line.leading + (isMirrored ? view.safeAreaInsets.right : view.safeAreaInsets.left)
    let width = frame.width - start - line.trailing
    guard !line.isHidden, width > 0 else { return }
    let x = isMirrored ? frame.minX + line.trailing : frame.minX + start
    canvas.fill(
      .rect(Rect(x: x, y: frame.maxY - pixel, width: width, height: pixel)), line.color ?? palette.separator)
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
