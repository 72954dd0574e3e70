internal import AutoLayout
internal import ProofModel
internal import Resolving

extension ScenePainter {
  mutating func paintTextView(_ index: Int, _ view: SolvedView) {
    let frame = view.pixelFrame
    guard !frame.isEmpty else { return }
    if look == .mac {
      if view.content.background == nil { canvas.fill(.rect(frame), palette.field) }
      let line = frame.inset(by: EdgeInsets(all: pixel / 2))
      canvas.stroke(.rect(line), palette.fieldBorder, width: pixel)
    } else if view.content.background == nil {
      canvas.fill(.roundedRect(frame, radius: view.content.cornerRadius), palette.field)
    }
    let typed = view.content.text.flatMap { $0.string.isEmpty ? nil : $0 }
    guard var content = typed ?? view.content.placeholder else { return }
    content.numberOfLines = 0
    if content.lineBreakMode != .characterWrap { content.lineBreakMode = .wordWrap }
    var box = textBox(view)
    let hasInsets = view.content.contentInsets != .zero
    // A text view's container keeps 8 above and below and 5 at the sides (UIKit's container inset and padding).
    if !hasInsets, box == view.alignmentRect { box = box.inset(by: EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)) }
    // Text that scrolls is drawn on below the edge and cut there.
    let tall = Rect(x: box.minX, y: box.minY, width: box.width, height: max(box.height, 1) + 4000)
    let color = typed == nil ? palette.placeholder : view.content.textColor
    set(content, of: index, in: tall, at: .top, color: color, clip: frame)
  }
}
