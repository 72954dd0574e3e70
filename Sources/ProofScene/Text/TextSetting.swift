public import ProofModel
public import Typesetting

/// What the scene needs of the text engine: measuring, and the glyphs that were measured.
public protocol TextSetting: TextMeasuring {
  /// Sets the text in a box of at most that size; alignment is relative to `maxWidth` where it is given.
  func layOut(
    _ content: TextContent, maxWidth: Double?, maxHeight: Double?, environment: TextEnvironment
  ) -> LaidOutText
}
