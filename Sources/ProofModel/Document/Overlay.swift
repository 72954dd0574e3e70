/// What is drawn over a screen.
public enum Overlay: String, Hashable, Sendable, CaseIterable {
  /// Both axes' rules.
  case constraints
  /// What is wrong and nothing else: conflicts, ambiguities, ties, misplaced and clipped views.
  case problems
  case horizontal, vertical
  /// Outlines of all views with their names and sizes.
  case frames
  case baselines
  case safeArea = "safe-area"
  case margins
  /// Autoresizing masks as springs and struts.
  case masks
  /// The gaps that one sees, whatever made them, with the looks of texts and boxes: what a designer hands over.
  case redline
  /// Lines every 8 points from the screen's corner, and the views that begin on no line of a 4 point grid.
  case grid
  /// Reading order, contrast of texts, targets, and what clips at the largest text size; with the findings of `check`.
  case accessibility
  /// The design that `mock:` names: its picture at half strength, or the places of its layers with what differs.
  case mock
}
