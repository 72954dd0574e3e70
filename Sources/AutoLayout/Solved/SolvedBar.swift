public import ProofModel

/// A bar over a screen that is not one of its views: a controller's own.
public struct SolvedBar: Hashable, Sendable {
  public var kind: BarKind
  /// In window space, from the window's edge on: status bar and home indicator are part of it.
  public var frame: Rect
  /// The part of `frame` in which titles and buttons lie.
  public var content: Rect
  public init(kind: BarKind, frame: Rect, content: Rect) {
    self.kind = kind
    self.frame = frame
    self.content = content
  }
}
