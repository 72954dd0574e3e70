/// Where a grid puts a view in its cell, in AppKit's words: `leading` and `trailing` across, `top` and `bottom` down.
public enum GridPlacement: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing, top, bottom, fill
  /// The view's own rules place it.
  case none

  /// The words for each axis.
  public static let across: [GridPlacement] = [.leading, .center, .trailing, .fill, .none]
  /// The words for `yPlacement`, from top to bottom, in the order of the documentation.
  public static let down: [GridPlacement] = [.top, .center, .bottom, .fill, .none]
}

/// By which baselines a grid aligns the views of a row.
public enum GridRowAlignment: String, Hashable, Sendable, CaseIterable {
  case none, firstBaseline, lastBaseline
}
