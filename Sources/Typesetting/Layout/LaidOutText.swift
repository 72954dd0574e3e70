public import ProofModel

/// A text set in lines of positioned glyphs: what measuring counted and what every backend draws.
///
/// All lengths are points; (0, 0) is the top left of the text box, y grows downwards.
public struct LaidOutText: Hashable, Sendable {
  /// The text's lines from top to bottom.
  public var lines: [LaidOutLine]
  /// The text's size and baselines, of the same layout that the lines are of.
  public var measurement: TextMeasurement
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
  public var images: [PlacedImage] = []

  /// Its words, in visual order.
  package var text: String { runs.map(\.text).joined() }
}

/// A picture in a line of text.
public struct PlacedImage: Hashable, Sendable {
  /// The name of the picture among the project's assets, as the text's run has it.
  public var asset: String
  /// In the space of the text box.
  public var rect: Rect
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
  public var isRightToLeft: Bool = false
  /// The run's own colour; nil where the text's colour holds.
  public var color: Color?
  /// Whether a line is drawn below the glyphs.
  public var underline: Bool = false
  /// Whether a line is drawn through the glyphs.
  public var strikethrough: Bool = false
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
}
