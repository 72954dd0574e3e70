/// A text to be laid out, with everything that decides its size and its look.
public struct TextContent: Hashable, Sendable {
  /// The horizontal alignment of lines; `natural` is that of the user interface, not of the text.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case natural, left, right, center, justified
  }

  /// The way in which a text that is too wide is broken into lines, and where the last one is cut.
  public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
    case wordWrap = "word-wrap"
    case characterWrap = "character-wrap"
    case clip
    case truncateHead = "truncate-head"
    case truncateMiddle = "truncate-middle"
    case truncateTail = "truncate-tail"
  }

  /// The stretches of the text in reading order; together they are the text, line breaks included.
  public var runs: [TextRun]
  /// The alignment of the lines in the text box.
  public var alignment: Alignment
  /// 0 means as many as are needed.
  public var numberOfLines: Int
  /// The way in which a text ends that is too wide, or too long for its number of lines.
  public var lineBreakMode: LineBreakMode
  /// Below 1 the font may shrink down to this share of its size to fit one line's width; 1 or more: never.
  public var minimumScaleFactor: Double
  /// Multiplies the font's line height; 1 leaves it.
  public var lineHeightMultiple: Double
  /// Points that a line has at least, whatever its font and ``lineHeightMultiple`` give it; 0 is none.
  public var minimumLineHeight: Double
  /// Points added between lines.
  public var lineSpacing: Double
  /// Points added between paragraphs.
  public var paragraphSpacing: Double

  /// A text from its runs, by default one line that is cut off at its end, in the font's own line height.
  public init(
    runs: [TextRun], alignment: Alignment = .natural, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .truncateTail, minimumScaleFactor: Double = 1,
    lineHeightMultiple: Double = 1, minimumLineHeight: Double = 0, lineSpacing: Double = 0,
    paragraphSpacing: Double = 0
  ) {
    self.runs = runs
    self.alignment = alignment
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.minimumScaleFactor = minimumScaleFactor
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
  }

  /// The text of all runs joined.
  public var string: String { runs.map(\.text).joined() }
}

/// A stretch of text of one look.
public struct TextRun: Hashable, Sendable {
  /// The characters of the stretch; `\n` begins a paragraph, U+FFFC stands for the run's picture.
  public var text: String
  /// The font of the stretch, before text sizes are applied.
  public var font: FontDescriptor
  /// nil: the view's own colour.
  public var color: Color?
  /// Whether a line is drawn below the letters.
  public var underline: Bool
  /// Whether a line is drawn through the letters.
  public var strikethrough: Bool
  /// Points added after each cluster.
  public var kerning: Double
  /// Points upwards from the baseline.
  public var baselineOffset: Double
  /// A picture in the line, standing on the baseline at each U+FFFC of the text.
  public var image: InlineImage?

  /// A run from its parts, by default in the view's own colour and without lines or spacing.
  public init(
    text: String, font: FontDescriptor, color: Color? = nil, underline: Bool = false,
    strikethrough: Bool = false, kerning: Double = 0, baselineOffset: Double = 0
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.underline = underline
    self.strikethrough = strikethrough
    self.kerning = kerning
    self.baselineOffset = baselineOffset
  }

  /// A picture as a run of its own.
  public init(image: InlineImage, font: FontDescriptor, baselineOffset: Double = 0) {
    self.init(text: "\u{FFFC}", font: font, baselineOffset: baselineOffset)
    self.image = image
  }
}

/// A picture that stands in a line of text as a letter does.
public struct InlineImage: Hashable, Sendable {
  /// The name of the picture, as views name theirs.
  public var asset: String
  /// Points.
  public var size: Size

  /// A picture of that size in points, whatever its own size is.
  public init(asset: String, size: Size) {
    self.asset = asset
    self.size = size
  }
}
