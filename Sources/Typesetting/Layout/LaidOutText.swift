public import ProofModel

/// A text set in lines of positioned glyphs: what measuring counted and what every backend draws.
///
/// All lengths are points; (0, 0) is the top left of the text box, y grows downwards.
public struct LaidOutText: Hashable, Sendable {
  /// The text's lines from top to bottom.
  public var lines: [LaidOutLine]
  /// The text's size and baselines, of the same layout that the lines are of.
  public var measurement: TextMeasurement

  /// A text of lines that were set already and of what was measured of them.
  public init(lines: [LaidOutLine], measurement: TextMeasurement) {
    self.lines = lines
    self.measurement = measurement
  }
}

/// A line of a text: its baseline, extent and contents, in points of the text box.
public struct LaidOutLine: Hashable, Sendable {
  /// From the top of the text box.
  public var baseline: Double
  /// The rise of the line above its baseline, by its fonts and line height, not by the ink of its glyphs.
  public var ascent: Double
  /// The depth of the line below its baseline, positive downwards.
  public var descent: Double
  /// Where the line's advance begins and how long it is, after alignment.
  public var x: Double
  /// The length of the line's advances, with what justifies it and without the spaces that hang beyond its end.
  public var width: Double
  /// In visual order, left to right.
  public var runs: [GlyphRun]
  /// Pictures of the line, from the left.
  public var images: [PlacedImage]

  /// A line of runs and pictures that lie at their places already.
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
  /// The name of the picture among the project's assets, as the text's run has it.
  public var asset: String
  /// In the space of the text box.
  public var rect: Rect

  /// A picture at its place in a text box.
  public init(asset: String, rect: Rect) {
    self.asset = asset
    self.rect = rect
  }
}

/// Glyphs of one face, size and look, in visual order.
public struct GlyphRun: Hashable, Sendable {
  /// The face that the glyphs are numbers of, in the catalogue of the engine that set the text.
  public var face: FaceID
  /// Points per em, with every scale applied.
  public var size: Double
  /// The run's glyphs from left to right, also in right-to-left text.
  public var glyphs: [PositionedGlyph]
  /// The source text of the run in logical order; clusters are UTF-8 offsets into it.
  public var text: String
  /// Whether the run's characters run from right to left: its embedding level is odd.
  public var isRightToLeft: Bool
  /// The run's own colour; nil where the text's colour holds.
  public var color: Color?
  /// Whether a line is drawn below the glyphs.
  public var underline: Bool
  /// Whether a line is drawn through the glyphs.
  public var strikethrough: Bool

  /// A run of placed glyphs; by default read from left to right, in the text's colour and without lines.
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
  /// The glyph's number in the run's face; 0 is the box of a missing character.
  public var id: UInt32
  /// Of the glyph's origin: x from the left of the text box, y below the line's baseline (mostly 0).
  public var x: Double
  /// Points of the glyph's origin below the line's baseline; negative where it is raised.
  public var y: Double
  /// Points from the glyph's origin to that of the next one to the right, with tracking and justification.
  public var advance: Double
  /// The UTF-8 offset into the run's text of the first character that the glyph stands for.
  public var cluster: Int

  /// A glyph at its place, in points.
  public init(id: UInt32, x: Double, y: Double, advance: Double, cluster: Int) {
    self.id = id
    self.x = x
    self.y = y
    self.advance = advance
    self.cluster = cluster
  }
}
