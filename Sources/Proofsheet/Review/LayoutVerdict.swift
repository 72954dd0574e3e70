import AutoLayout
import ProofModel

/// What a comparison of two layouts comes to.
struct LayoutVerdict {
  enum Extent {
    case none
    /// Colours, borders and the like: nothing that takes part in layout.
    case look
    case layout
  }

  var extent: Extent
  /// Whether the document itself says something else, rather than what it was drawn with.
  var isAuthored: Bool
  var report: ReviewReport.LayoutChanges
  var findings: ReviewReport.FindingChanges

  init(expected: SolvedLayout, actual: SolvedLayout) {
    let same = expected.views.map(\.pixelFrame) == actual.views.map(\.pixelFrame)
    extent = same ? .look : .layout
    isAuthored = true
    report = ReviewReport.LayoutChanges()
    findings = ReviewReport.FindingChanges()
  }
}
