package import AutoLayout
package import Inspecting

/// What the overlay `accessibility` draws of one layout: what `check` finds and measures there, nothing of its own.
package struct AccessibilityNotes: Sendable {
  /// Of `check`.
  package var findings: [Finding]
  /// By view's position.
  package var contrasts: [(view: Int, contrast: TextContrast)]
  /// Ids of views whose texts fit here, and do not at the largest text size.
  package var clippedAtLargest: Set<String>

  package init(
    findings: [Finding], contrasts: [(view: Int, contrast: TextContrast)], clippedAtLargest: Set<String>
  ) {
    self.findings = findings
    self.contrasts = contrasts
    self.clippedAtLargest = clippedAtLargest
  }
}
