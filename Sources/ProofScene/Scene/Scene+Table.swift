internal import AutoLayout
internal import ProofModel

extension ScenePainter {
  /// A table without cells of its own shows the lines of empty rows, so that one sees that it is one.
  mutating func paintTable(_ index: Int, _ view: SolvedView) {
    let frame = view.pixelFrame
    guard !frame.isEmpty else { return }
    if view.content.background == nil { canvas.fill(.rect(frame), palette.background) }
    guard !hasChildren(index) else { return }
    let row = 44.0
    var y = frame.minY + row
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
    let line = Rect(x: frame.minX + 16, y: frame.maxY - pixel, width: frame.width - 16, height: pixel)
    canvas.fill(.rect(line), palette.separator)
    guard let text = view.content.text, !text.string.isEmpty, !hasChildren(index) else { return }
    set(
      text, of: index, in: frame.inset(by: EdgeInsets(left: 16, right: 16)), at: .middle, color: view.content.textColor)
  }

  mutating func paintVisualEffect(_ view: SolvedView) {
    guard view.content.background == nil else { return }
    let shade = environment.appearance == .dark ? Color(white: 0.15, alpha: 0.75) : Color(white: 0.97, alpha: 0.75)
    canvas.fill(.roundedRect(view.pixelFrame, radius: view.content.cornerRadius), shade)
  }
}
