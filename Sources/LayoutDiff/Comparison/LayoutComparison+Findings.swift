import AutoLayout
import ProofModel
import Resolving

extension LayoutComparison {
  /// Findings that are new or gone; what is the same problem with other numbers is neither.
  func findingChanges() -> [Change] {
    var waiting: [String: [Int]] = [:]
    for (position, finding) in expected.findings.enumerated() {
      waiting[key(finding, expected, isExpected: true), default: []].append(position)
    }
    var new: [Finding] = []
    for finding in actual.findings {
      let key = key(finding, actual, isExpected: false)
      if waiting[key]?.isEmpty == false { waiting[key]?.removeFirst() } else { new.append(finding) }
    }
    let gone = Set(waiting.values.flatMap { $0 })
    return new.map { change(.findingNew, $0, actual) }
      + expected.findings.indices.filter { gone.contains($0) }.map {
        change(.findingGone, expected.findings[$0], expected)
      }
  }

  /// The kind of problem and the views concerned, renamed ones by their new ids.
  private func key(_ finding: Finding, _ layout: SolvedLayout, isExpected: Bool) -> String {
    let ids = finding.views.map { id in
      guard isExpected, let position = layout.index(of: id), let other = views.toActual[position] else { return id }
      return actual.views[other].content.id
    }
    return ([finding.diagnostic.id] + (finding.kind == .overlap ? ids.sorted() : ids)).joined(separator: "\u{0}")
  }

  private func change(_ kind: Change.Kind, _ finding: Finding, _ layout: SolvedLayout) -> Change {
    let message = finding.diagnostic.message
    var change = Change(
      kind, .finding(id: finding.diagnostic.id, views: finding.views),
      kind == .findingNew ? "new: \(message)" : "gone: \(message)", span: finding.diagnostic.span)
    let frame = finding.views.first.flatMap { layout.index(of: $0) }.map { layout.views[$0].pixelFrame }
    if kind == .findingNew {
      change.after = message
      change.afterFrame = frame
    } else {
      change.before = message
      change.beforeFrame = frame
    }
    return change
  }
}
