public import ProofModel
import Rendering
import Solving

/// Sizes, text scales and growths at which a screen's claims about all of a range do not hold: the smallest of each.
public struct CounterExamples: Sendable {
  struct Example: Sendable {
    var claim: String
    var range: SweepRange
    var at: Double
    /// What is so there instead.
    var found: String
  }

  var examples: [Example] = []

  /// Whether no claim was refuted.
  public var isEmpty: Bool { examples.isEmpty }

  /// Draws the screen at each of them, side by side, into a folder: what was written, or what went wrong.
  public func draw(_ workbench: Workbench, into folder: String) -> (paths: [String], problems: [Diagnostic]) {
    if let problem = OutputFolder.prepare(folder) { return ([], [problem]) }
    let shown = examples.prefix(SweepReport.mostPictures)
    let strip = SweepStrip(
      moments: shown.map { example in
        SweepStrip.Moment(
          range: example.range, at: example.at, caption: example.range.words(example.at),
          detail: "\(example.claim): \(example.found)")
      }, title: workbench.document.title ?? workbench.document.name,
      subtitle: "the first place at which each claim fails"
        + (shown.count < examples.count ? "; the first \(shown.count)" : ""))
    let path = "\(folder)/\(workbench.document.name).for-all.png"
    let problems = OutputFolder.write(path) { try strip.file(.png, of: workbench) }
    return (problems.isEmpty ? [path] : [], problems)
  }
}
