import ProofModel
import ProofScene

extension DrawingBackend {
  /// A crossed grey box: a picture that cannot be read is seen, not left out.
  func drawMissingImage(in rect: Rect) {
    var box = Path([
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.maxY)),
      .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ])
    fill(box, Color(white: 0.93), nil)
    box.elements += [
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.maxY)), .move(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.minX, y: rect.maxY)),
    ]
    context.save()
    context.setPath(rect)
    context.clip()
    stroke(box, .color(Color(white: 0.7)), StrokeStyle(width: 1), nil)
    context.restore()
  }
}
