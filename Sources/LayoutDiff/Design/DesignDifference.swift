public import ProofModel

/// What one view, or one layer without a view, has otherwise than the design.
public struct DesignDifference: Sendable {
  /// The sort of a difference from a design; the raw value is the id of its finding.
  public enum Kind: String, Hashable, Sendable {
    case place = "design-place"
    case size = "design-size"
    case look = "design-look"
    case missing = "design-missing"
    case extra = "design-extra"
    case unmeasured = "design-unmeasured"
  }

  /// The sort of difference.
  public var kind: Kind
  /// Position of the view; nil for a layer without one, and for the screen as a whole.
  public var view: Int?
  /// Position of the rule that holds what differs, where it is one.
  public var constraint: Int?
  /// The difference in words, with what the design has and what the layout has.
  public var message: String
  /// The remedy in words.
  public var hint: String
  /// For a badge: `8 pt lower`, `gap 16 for 24`; empty where a picture says nothing of it.
  public var brief = ""
  /// Where the design has it, in the window; nil where that says nothing.
  public var designed: Rect?
}
