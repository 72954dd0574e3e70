internal import AutoLayout
internal import ProofModel
internal import Resolving

/// AppKit's containers: dividers of split views, tabs, boxes.
extension ScenePainter {
  private var isDark: Bool { environment.appearance == .dark }
  private var ink: Color { Color(white: isDark ? 1 : 0, alpha: 0.85) }

  // MARK: Split views

  /// The dividers between panes: a line, or a bar with a handle.
  mutating func paintSplit(_ index: Int, _ view: SolvedView) {
    let panes = shownChildren(index)
    let isAcross = view.content.axis != .vertical
    let sorted = panes.sorted {
      isAcross ? $0.windowFrame.minX < $1.windowFrame.minX : $0.windowFrame.minY < $1.windowFrame.minY
    }
    for (before, after) in zip(sorted, sorted.dropFirst()) {
      let (one, other) = (before.pixelFrame, after.pixelFrame)
      let gap =
        isAcross
        ? Rect(x: one.maxX, y: one.minY, width: max(pixel, other.minX - one.maxX), height: one.height)
        : Rect(x: one.minX, y: one.maxY, width: one.width, height: max(pixel, other.minY - one.maxY))
      guard view.content.style == .thick || view.content.style == .paneSplitter else {
        canvas.fill(.rect(gap), palette.separator)
        continue
      }
      canvas.fill(.rect(gap), isDark ? Color(rgb: 0x2C2C2E) : Color(rgb: 0xE3E3E5))
      canvas.fill(.circle(Point(x: gap.midX, y: gap.midY), radius: 3), ink.withAlpha(0.3))
    }
  }

  // MARK: Tab views

  /// The box behind a page with its row of tabs on the border, the selected one in the accent's colour.
  mutating func paintTabs(_ index: Int, _ view: SolvedView) {
    let style = view.content.style ?? .top
    let frame = view.alignmentRect
    guard style != .none, !frame.isEmpty else { return }
    var box = frame
    switch style {
    case .top: box = box.inset(by: EdgeInsets(top: 10))
    case .bottom: box = box.inset(by: EdgeInsets(bottom: 10))
    case .left: box = box.inset(by: EdgeInsets(left: 10))
    case .right: box = box.inset(by: EdgeInsets(right: 10))
    default: break
    }
    box = box.snapped(scale: environment.scale)
    paintGroup(box, radius: style == .line ? 0 : 5)
    guard [.top, .bottom, .left, .right].contains(style), !view.content.segments.isEmpty else { return }
    let titles = view.content.segments
    let widths = titles.map { own.lay($0, size: 13).inkWidth + 24 }
    let total = min(widths.reduce(0, +), max(20, (style == .left || style == .right ? frame.height : frame.width) - 12))
    let share = total / max(1, widths.reduce(0, +))
    let thickness = 20.0
    let isUpright = style == .left || style == .right
    // Upright tabs stand below each other, so that their titles can be read.
    let row =
      isUpright
      ? Rect(
        x: style == .left ? frame.minX : frame.maxX - 64, y: frame.midY - Double(titles.count) * 11, width: 64,
        height: Double(titles.count) * 22)
      : Rect(
        x: frame.midX - total / 2, y: style == .top ? frame.minY : frame.maxY - thickness, width: total,
        height: thickness)
    let bar = row.snapped(scale: environment.scale)
    canvas.fill(.roundedRect(bar, radius: 5), bezelFace)
    canvas.stroke(.roundedRect(bar, radius: 5), palette.knobEdge, width: max(pixel, 0.5))
    var start = isUpright ? bar.minY : bar.minX
    for (number, title) in titles.enumerated() {
      let extent = isUpright ? bar.height / Double(titles.count) : widths[number] * share
      let tab =
        isUpright
        ? Rect(x: bar.minX, y: start, width: bar.width, height: extent)
        : Rect(x: start, y: bar.minY, width: extent, height: bar.height)
      let isSelected = number == view.content.selected
      if isSelected { canvas.fill(.roundedRect(tab, radius: 5), view.content.tint) }
      setOwn(title, of: index, in: tab, size: 13, color: isSelected ? .white : ink)
      start += extent
      if number + 1 < titles.count, !isSelected, number + 1 != view.content.selected {
        let line =
          isUpright
          ? Rect(x: bar.minX, y: start, width: bar.width, height: pixel)
          : Rect(x: start, y: bar.minY + 4, width: pixel, height: bar.height - 8)
        canvas.fill(.rect(line), palette.separator)
      }
    }
  }

  // MARK: Boxes

  /// A group box with its title above; one of its own making has only what its properties say.
  mutating func paintBoxTitle(_ index: Int, _ view: SolvedView) {
    var box = view.alignmentRect
    let title = view.content.text.flatMap { $0.string.isEmpty ? nil : $0 }
    if let title {
      let room = Rect(x: box.minX + 7, y: box.minY, width: max(0, box.width - 14), height: min(14, box.height))
      set(title, of: index, in: room, at: .middle, color: view.content.textColor)
      box = box.inset(by: EdgeInsets(top: min(16, box.height)))
    }
    guard view.content.borderWidth == 0, view.content.background == nil, !box.isEmpty else { return }
    paintGroup(box.snapped(scale: environment.scale), radius: 5)
  }

  private mutating func paintGroup(_ box: Rect, radius: Double) {
    canvas.fill(.roundedRect(box, radius: radius), Color(white: isDark ? 1 : 0, alpha: 0.035))
    canvas.stroke(
      .roundedRect(box.inset(by: EdgeInsets(all: pixel / 2)), radius: radius),
      Color(white: isDark ? 1 : 0, alpha: 0.13),
      width: pixel)
  }
}
