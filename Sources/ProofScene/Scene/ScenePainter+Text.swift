internal import AutoLayout
internal import ProofModel
internal import Typesetting

extension ScenePainter {
  /// Where a text's lines stand in the box they are given.
  enum TextPlace {
    /// The first line's baseline at that height in window space.
    case baseline(Double)
    case middle
    case top
  }

  /// Sets a view's text in `box` (window space, unrounded), clips it where it is larger, and remembers where it lies.
  mutating func set(
    _ content: TextContent, of index: Int, in box: Rect, at place: TextPlace, color: Color, clip: Rect? = nil
  ) {
    guard box.width > 0, box.height > 0, !content.runs.isEmpty else { return }
    let laid = text.layOut(
      content, width: box.width, height: box.height, environment: environment.text)
    guard let first = laid.lines.first else { return }
    let y: Double
    switch place {
    case .baseline(let baseline): y = baseline - first.baseline
    case .middle: y = box.midY - laid.measurement.size.height / 2
    case .top: y = box.minY
    }
    let origin = Point(x: box.minX, y: y)
    let rects = laid.lineRects(at: origin)
    let bounds = clip ?? box
    let isLarger = rects.contains {
      $0.minX < bounds.minX - 1 || $0.maxX > bounds.maxX + 1 || $0.minY < bounds.minY - 2 || $0.maxY > bounds.maxY + 2
    }
    if isLarger {
      canvas.clipped(to: .rect(bounds.snapped(scale: environment.scale))) { $0.text(laid, at: origin, color) }
    } else {
      canvas.text(laid, at: origin, color)
    }
    textRects += rects.compactMap { $0.intersection(bounds) }.map { (index, $0) }
  }

  /// The height at which the solver has the first baseline, where the text fills its box; taller boxes centre their
  /// text, as labels and fields do.
  func place(_ view: SolvedView, textHeight: Double) -> TextPlace {
    guard let baseline = view.firstBaseline, view.alignmentRect.height - textHeight < 1 else { return .middle }
    return .baseline(view.alignmentRect.minY + baseline)
  }

  /// A control's own words, such as a segment's title, centred in a box.
  mutating func setOwn(
    _ words: String, of index: Int?, in box: Rect, size: Double, weight: Int = 400, color: Color
  ) {
    guard !words.isEmpty, box.width > 1 else { return }
    let laid = text.layOut(
      TextContent(
        runs: [TextRun(text: words, font: FontDescriptor(size: size, weight: weight))], alignment: .center),
      width: box.width, height: nil, environment: environment.text)
    guard let line = laid.lines.first else { return }
    let y = box.midY + size * LaidOutText.capShare / 2 - line.baseline
    canvas.text(laid, at: Point(x: box.minX, y: y), color)
    if let index { textRects += laid.lineRects(at: Point(x: box.minX, y: y)).map { (index, $0) } }
  }
}
