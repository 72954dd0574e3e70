import ProofModel
import Typesetting

extension DrawingBackend {
  /// The lines under and through a run, as thick as the run's size asks and never thinner than a pixel of 3×.
  func drawDecoration(of run: GlyphRun, _ line: LaidOutLine, origin: Point, color: Color) {
    guard run.underline || run.strikethrough, let first = run.glyphs.first, let last = run.glyphs.last else { return }
    let thickness = max(run.size / 16, 1 / 3)
    let (left, right) = (min(first.x, last.x), max(first.x + first.advance, last.x + last.advance))
    func bar(_ middle: Double) {
      let (top, bottom) = (middle - thickness / 2, middle + thickness / 2)
      let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map {
        Point(x: origin.x + $0.0, y: origin.y + line.baseline + $0.1)
      }
      fill(Path([.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close]), color, nil)
    }
    if run.underline { bar(run.size * 0.12) }
    if run.strikethrough { bar(-run.size * 0.28) }
  }
}
