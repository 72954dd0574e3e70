import AutoLayout
import ProofModel
import Solving

/// A sweep held against a scan: the screen is solved at each step of the range, and what is another from one step to the next
/// has to be what the sweep tells there.
///
/// The scan knows nothing of laws and pieces; it is slow, and for tests and benchmarks.
public struct SweepScan: Sendable {
  /// What the scan sees and the sweep does not tell, in words, within a step.
  public private(set) var missing: [String] = []
  /// What the sweep tells and the scan does not see.
  public private(set) var extra: [String] = []
  /// Places that both know, at which they tell of other things.
  public private(set) var otherwise: [String] = []
  /// The number of changes that the sweep tells.
  public private(set) var points = 0
  /// The number of solves that the scan took.
  public private(set) var solves = 0
  /// Why some of the range could not be swept; nil where all was.
  public private(set) var gap: String?

  /// The scan begins off the range's end by a share of a step, so that it meets no change head on: what touches there for a
  /// moment would be neither before nor after.
  private static let offset = 0.381_966

  private struct Seen {
    var subject: String
    var words: String
    /// Between which steps.
    var from: Double
    var to: Double

    var isTrait: Bool { subject.hasPrefix("trait ") }
  }

  /// - Parameter step: points, a share of 1, or per cent.
  public init(_ range: SweepRange, step: Double, of workbench: Workbench) {
    let report = SweepReport(range, of: workbench)
    gap = report.gap
    points = report.points.count
    var seen: [Seen] = []
    var bends: [ClosedRange<Double>] = []
    var before: (at: Double, state: SweepState, environment: Environment)?
    var frames: [(at: Double, frames: [Rect])] = []
    var session = workbench.engine.session()
    var quiet = DiagnosticSink()
    var at = range.from + Self.offset * step
    while at <= range.to {
      guard let environment = range.environment(at: at, of: workbench.document) else { break }
      var layout = session.solve(environment, diagnostics: &quiet)
      // Findings go by the names that the sweep knows them by.
      layout.identifyFindings(usesObjectIDs: workbench.usesObjectIDs)
      solves += 1
      var state = SweepState(layout)
      if let before {
        state = state.remembering(before.state)
        let changes =
          SweepState.changes(from: before.environment, to: environment)
          + SweepState.changes(from: before.state, to: state)
        seen += changes.map { Seen(subject: $0.subject, words: $0.words, from: before.at, to: at) }
      }
      if !range.parameter.isText {
        frames.append((at, layout.views.map(\.frame)))
        if frames.count > 3 { frames.removeFirst() }
        if Self.isBent(frames) { bends.append(frames[0].at...frames[2].at) }
      }
      before = (at, state, environment)
      at += step
    }
    compare(seen, bends, report, step)
  }

  /// Whether three steps in a row do not lie on a line.
  private static func isBent(_ steps: [(at: Double, frames: [Rect])]) -> Bool {
    guard steps.count == 3, steps[0].frames.count == steps[2].frames.count,
      steps[0].frames.count == steps[1].frames.count
    else { return false }
    return steps[1].frames.indices.contains { index in
      let (first, middle, last) = (steps[0].frames[index], steps[1].frames[index], steps[2].frames[index])
      return abs(first.x + last.x - 2 * middle.x) > 1e-5 || abs(first.y + last.y - 2 * middle.y) > 1e-5
        || abs(first.width + last.width - 2 * middle.width) > 1e-5
        || abs(first.height + last.height - 2 * middle.height) > 1e-5
    }
  }

  private mutating func compare(
    _ seen: [Seen], _ bends: [ClosedRange<Double>], _ report: SweepReport, _ step: Double
  ) {
    func isNear(_ point: SweepReport.Point, _ from: Double, _ to: Double) -> Bool {
      point.at > from - step && point.at < to + step
    }
    for change in seen {
      let near = report.points.filter { isNear($0, change.from, change.to) }
      if near.contains(where: { $0.subject == change.subject }) { continue }
      // A trait that changes nothing is not told.
      if near.isEmpty, change.isTrait { continue }
      let words = "\(change.from.shortText(digits: 5))...\(change.to.shortText(digits: 5)): \(change.words)"
      if near.isEmpty { missing.append(words) } else { otherwise.append(words) }
    }
    for bend in bends where !report.points.contains(where: { isNear($0, bend.lowerBound, bend.upperBound) }) {
      missing.append("\(bend.lowerBound.shortText(digits: 5)): frames take another course")
    }
    let ends = (report.range.from + 2 * step, report.range.to - 2 * step)
    for point in report.points where point.at > ends.0 && point.at < ends.1 {
      let near = seen.filter { isNear(point, $0.from, $0.to) }
      if near.contains(where: { $0.subject == point.subject }) { continue }
      // There and back between two steps is nothing to a scan.
      let others = report.points.filter { $0.subject == point.subject && $0.at != point.at }
      if others.contains(where: { abs($0.at - point.at) <= 2 * step }) { continue }
      if point.subject == nil, bends.contains(where: { isNear(point, $0.lowerBound, $0.upperBound) }) { continue }
      let words = "\(point.at.shortText(digits: 5)): \(point.what)"
      if near.isEmpty { extra.append(words) } else { otherwise.append(words) }
    }
  }
}
