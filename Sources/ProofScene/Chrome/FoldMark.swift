internal import ProofModel
internal import Typesetting

/// The mark on an unrolled picture where the screen ends for those who have not scrolled: a dashed line from edge to edge
/// with its height in points.
struct FoldMark {
  /// In window space, points.
  let y: Double
  let width: Double
  let scale: Double

  func paint(_ canvas: Canvas, text: TextEngine) {
    let own = OwnText(text, scale: scale)
    let line = Path.line(Point(x: 0, y: y), Point(x: width, y: y))
    canvas.stroke(line, Color(white: 1, alpha: 0.9), width: 3)
    canvas.stroke(line, Tone.redline.line, width: 1.5, dash: [6, 4])
    let words = own.lay("fold · \(y.shortText) pt", size: 10, weight: 600)
    let badge = Rect(x: width - words.inkWidth - 20, y: y - 8, width: words.inkWidth + 12, height: 16)
    canvas.fill(.roundedRect(badge, radius: 8), Tone.redline.line)
    canvas.centered(words, on: Point(x: badge.midX, y: badge.midY), size: 10, .white)
  }
}
