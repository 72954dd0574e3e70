package import ProofModel
package import Typesetting

/// The words the picture itself says, in English and at the default text size, so that they never depend on the variant.
///
/// Annotations (badges, captions, legends) are set in Inter as it is; a control's own words in the `system` font, which
/// is spaced to Apple's widths.
package struct OwnText: Sendable {
  let engine: TextEngine
  /// Device pixels per point of the picture.
  let environment: TextEnvironment
  private let family: String

  /// - Parameter family: `system` for what a control or a device says itself.
  package init(_ engine: TextEngine, scale: Double, family: String = "Inter") {
    self.engine = engine
    self.family = family
    self.environment = TextEnvironment(locale: "en", direction: .leftToRight, textSize: .l, scale: scale)
  }

  /// One line, or wrapped at `maxWidth` points.
  package func lay(
    _ text: String, size: Double, weight: Int = 400, maxWidth: Double? = nil, lines: Int = 1,
    alignment: TextContent.Alignment = .left
  ) -> LaidOutText {
    let font = FontDescriptor(family: family, size: size, weight: weight)
    let content = TextContent(
      runs: [TextRun(text: text, font: font)], alignment: alignment, numberOfLines: lines,
      lineBreakMode: lines == 1 ? .truncateTail : .wordWrap)
    return engine.layOut(content, width: maxWidth, height: nil, environment: environment)
  }
}

extension LaidOutText {
  /// The height of capitals is about 0.72 em in the fonts we use: what centring by eye goes by.
  static let capShare = 0.72

  /// The widest line's advance.
  package var inkWidth: Double { lines.map(\.width).max() ?? 0 }

  /// Where the lines' letters lie, for a text set at `origin`; generous by nothing.
  package func lineRects(at origin: Point) -> [Rect] {
    lines.filter { !$0.runs.isEmpty }.map {
      Rect(
        x: origin.x + $0.x, y: origin.y + $0.baseline - $0.ascent, width: $0.width,
        height: $0.ascent + $0.descent)
    }
  }
}

extension Canvas {
  /// Sets one line so that its capitals are centred on `center`, by eye rather than by the line's box.
  package func centered(_ text: LaidOutText, on center: Point, size: Double, _ color: Color) {
    guard let line = text.lines.first else { return }
    let x = center.x - line.width / 2 - line.x
    let y = center.y + size * LaidOutText.capShare / 2 - line.baseline
    self.text(text, at: Point(x: x, y: y), color)
  }

  /// Sets one line with its capitals centred on `y`, beginning at `x`.
  package func leading(_ text: LaidOutText, x: Double, centerY y: Double, size: Double, _ color: Color) {
    guard let line = text.lines.first else { return }
    self.text(text, at: Point(x: x - line.x, y: y + size * LaidOutText.capShare / 2 - line.baseline), color)
  }
}
