/// What a text needs: its size and baselines in points, not rounded to pixels.
public struct TextMeasurement: Hashable, Sendable {
  /// The size of the text box in points: its widest line and all lines' heights.
  public var size: Size
  /// From the top of the text box down to the first line's baseline.
  public var firstBaseline: Double
  /// From the top of the text box down to the last line's baseline.
  public var lastBaseline: Double
  /// The number of lines that the text has in the room that it was given.
  public var lineCount: Int
  /// Whether a part of the text is left out because it does not fit.
  public var isTruncated: Bool
  /// The share of the font's size that was used to fit; 1 unless the text shrank.
  public var fontScale: Double

  /// A measurement from its parts, by default of one whole line in full size.
  public init(
    size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int = 1,
    isTruncated: Bool = false, fontScale: Double = 1
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.fontScale = fontScale
  }
}

/// The way by which text enters the layout engine, which never knows a font.
///
/// A measurement is a pure function of its arguments: the same on every thread, in every order.
public protocol TextMeasuring: Sendable {
  /// Lays the text out in at most `maxWidth` points (nil: unbounded) and, where given, at most `maxHeight`.
  ///
  /// - Parameter environment: gives locale, direction, text size and pixel scale.
  func measure(
    _ content: TextContent, maxWidth: Double?, maxHeight: Double?, environment: TextEnvironment
  ) -> TextMeasurement

  /// Line height, ascent (the first baseline) and descent of an empty line in that font, in points.
  func lineMetrics(_ font: FontDescriptor, environment: TextEnvironment) -> LineMetrics

  /// The font without its text style: with the points and the weight that the style means at the environment's text
  /// size, so that its size can be scaled.
  func fixed(_ font: FontDescriptor, environment: TextEnvironment) -> FontDescriptor

  /// Whether the font is not there and another one is measured for it, whose widths are not known to be the same.
  func isStandIn(for font: FontDescriptor, environment: TextEnvironment) -> Bool
}

extension TextMeasuring {
  /// A font of a fixed size is itself; who knows text styles says more.
  public func fixed(_ font: FontDescriptor, environment: TextEnvironment) -> FontDescriptor { font }

  /// Who knows no font files lacks none.
  public func isStandIn(for font: FontDescriptor, environment: TextEnvironment) -> Bool { false }
}

/// The vertical measures of one line in points; `height == ascent + descent + leading` before rounding.
public struct LineMetrics: Hashable, Sendable {
  /// The distance from the line's top down to the baseline.
  public var ascent: Double
  /// The distance from the baseline down to the line's bottom; positive.
  public var descent: Double
  /// The font's own gap below the line; 0 for the system font, and for all fonts on iOS.
  public var leading: Double
  /// The height of a lowercase x above the baseline.
  public var xHeight: Double
  /// The height of a capital above the baseline.
  public var capHeight: Double
  /// What a label of one line is high, rounded as the platform rounds.
  public var lineHeight: Double
  /// Between this line and the next one: what a text style's distance of baselines has more than its line.
  public var gap: Double

  /// The measures from their numbers, all in points and none negative, which is not checked.
  public init(
    ascent: Double, descent: Double, leading: Double, xHeight: Double, capHeight: Double, lineHeight: Double,
    gap: Double = 0
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.xHeight = xHeight
    self.capHeight = capHeight
    self.lineHeight = lineHeight
    self.gap = gap
  }
}

/// The way by which pictures' natural sizes enter the layout engine.
public protocol ImageSizing: Sendable {
  /// The picture's size in points, or nil where it cannot be read.
  func imageSize(asset: String, environment: TextEnvironment) -> Size?

  /// Whether the picture itself can be drawn; of vector files only the size is known.
  func isDrawable(asset: String, environment: TextEnvironment) -> Bool

  /// Whether the name is one of the system's symbols, which are no files.
  func isSystemPicture(_ asset: String) -> Bool
}

extension ImageSizing {
  /// What has a size is drawn; who knows of vector files says more.
  public func isDrawable(asset: String, environment: TextEnvironment) -> Bool { true }

  /// Never: who knows no symbols takes every name for a file's.
  public func isSystemPicture(_ asset: String) -> Bool { false }
}
