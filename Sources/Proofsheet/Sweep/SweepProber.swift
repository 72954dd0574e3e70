import AutoLayout
import ProofModel

/// Solves a screen at places of a range and tells what holds it there.
struct SweepProber: ~Copyable {
  let range: SweepRange
  let document: Document
  private var session: LayoutSession
  /// Screens that were solved.
  private(set) var solves = 0

  init(_ range: SweepRange, of workbench: Workbench) {
    (self.range, document) = (range, workbench.document)
    session = workbench.engine.session()
  }

  mutating func probe(_ point: Double) -> LayoutProbe? {
    guard let environment = range.environment(at: point, of: document) else { return nil }
    solves += 1
    return session.probe(environment)
  }

  /// The law of a stretch of text scales; nil where none is found.
  mutating func box(_ from: Double, _ start: LayoutProbe, _ to: Double, _ end: LayoutProbe) -> ProbeBox? {
    guard let low = range.environment(at: from, of: document), let high = range.environment(at: to, of: document),
      let middle = range.environment(at: (from + to) / 2, of: document)
    else { return nil }
    solves += 1
    return session.box(start, end, from: low, to: high, at: middle)
  }
}
