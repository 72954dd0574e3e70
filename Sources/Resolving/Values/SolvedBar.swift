public import ProofModel

/// A bar over a screen that is not one of its views: a controller's own.
public struct SolvedBar: Hashable, Sendable {
  /// The sort of bar, which decides its looks and what of the contents it shows.
  public var kind: BarKind
  /// In window space, from the window's edge on: status bar and home indicator are part of it.
  public var frame: Rect
  /// The part of `frame` in which titles and buttons lie.
  public var content: Rect
  /// The id of the view that it lies over, of a controller inside the screen; nil for the window's own bars.
  public var view: String?
  /// What it says, where it lies over such a view; the window's bars say ``SolvedLayout/barContents``.
  public var contents: BarContents?
  /// A bar of the window's own, from rectangles in window space.
  public init(kind: BarKind, frame: Rect, content: Rect) {
    self.kind = kind
    self.frame = frame
    self.content = content
  }
}
