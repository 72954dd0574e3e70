public import ProofModel

/// A text set in lines of positioned glyphs: what measuring counted and what every backend draws.
///
/// All lengths are points; (0, 0) is the top left of the text box, y grows downwards.
public struct LaidOutText: Hashable, Sendable {
  public var lines: [LaidOutLine]
  public var measurement: TextMeasurement

  public init(lines: [LaidOutLine], measurement: TextMeasurement) {
    self.lines = lines
    self.measurement = measurement
  }
}

/// A line of a text: its baseline, extent and contents, in points of the text box.
public struct LaidOutLine: Hashable, Sendable {
  /// From the top of the text box.
  public var baseline: Double
  public var ascent: Double
  public var descent: Double
  /// Where the line's advance begins and how long it is, after alignment.
  public var x: Double
  public var width: Double
  /// In visual order, left to right.
  public var runs: [GlyphRun]
  /// Pictures of the line, from the left.
  public var images: [PlacedImage]

  public init(
    baseline: Double, ascent: Double, descent: Double, x: Double, width: Double, runs: [GlyphRun],
    images: [PlacedImage] = []
  ) {
    self.baseline = baseline
    self.ascent = ascent
    self.descent = descent
    self.x = x
    self.width = width
    self.runs = runs
    self.images = images
  }

  /// Its words, in visual order.
  package var text: String { runs.map(\.text).joined() }
}

/// A picture in a line of text.
public struct PlacedImage: Hashable, Sendable {
  public var asset: String
  /// In the space of the text box.
  public var rect: Rect

  public init(asset: String, rect: Rect) {
    self.asset = asset
    self.rect = rect
  }
}

/// Glyphs of one face, size and look, in visual order.
public struct GlyphRun: Hashable, Sendable {
  public var face: FaceID
  /// Points per em, with every scale applied.
  public var size: Double
  public var glyphs: [PositionedGlyph]
  /// The source text of the run in logical order; clusters are UTF-8 offsets into it.
  public var text: String
  public var isRightToLeft: Bool
  public var color: Color?
  public var underline: Bool
  public var strikethrough: Bool

  public init(
    face: FaceID, size: Double, glyphs: [PositionedGlyph], text: String, isRightToLeft: Bool = false,
    color: Color? = nil, underline: Bool = false, strikethrough: Bool = false
  ) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
    self.text = text
    self.isRightToLeft = isRightToLeft
    self.color = color
    self.underline = underline
    self.strikethrough = strikethrough
  }
}

/// A glyph at its place in a line, in points; `advance` leads to the next one's origin.
/// `id` is the glyph's number in the face, `cluster` the UTF-8 offset of its first character in the run's text.
public struct PositionedGlyph: Hashable, Sendable {
  public var id: UInt32
  /// Of the glyph's origin: x from the left of the text box, y below the line's baseline (mostly 0).
  public var x: Double
  public var y: Double
  public var advance: Double
  public var cluster: Int

  public init(id: UInt32, x: Double, y: Double, advance: Double, cluster: Int) {
    self.id = id
    self.x = x
    self.y = y
    self.advance = advance
    self.cluster = cluster
  }
}
