import AutoLayout
import Inspecting
import ProofModel
import ProofScene
import Resolving
import Solving

extension Workbench {
  /// What `check` finds and measures in one variant, for the overlay `accessibility`; the screen is solved once more, at the
  /// largest text size.
  package func accessibilityNotes(of solved: Solved, in sessions: LayoutSessionPool) -> AccessibilityNotes {
    let layout = inspected([solved], jobs: 1)[0].layout
    var clipped: Set<String> = []
    if triesCauses, solved.variant.environment.textSize != .ax5 {
      var variant = solved.variant
      variant.environment.textSize = .ax5
      let largest = solve(variant, in: sessions).layout
      let fitting = Set(layout.views.filter { !$0.isTextClipped }.map(\.content.id))
      clipped = Set(largest.views.filter { $0.isTextClipped && !$0.isHidden }.map(\.content.id)).intersection(fitting)
    }
    return AccessibilityNotes(
      findings: layout.findings, contrasts: engine.contrasts(layout), clippedAtLargest: clipped)
  }
}
