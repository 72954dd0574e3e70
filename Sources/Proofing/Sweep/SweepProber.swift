import AutoLayout
import ProofModel
import Solving

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

  /// Whether the screen's part of the window grows evenly between two places: a sheet grows with its window up to a width of
  /// its own, which no constraint tells of.
  func isStraight(_ from: Double, _ to: Double) -> Bool {
    let places = [from, (from + to) / 2, to].compactMap { range.environment(at: $0, of: document)?.windowSize }
    guard places.count == 3 else { return true }
    return abs(places[0].width + places[2].width - 2 * places[1].width) < 1e-9
      && abs(places[0].height + places[2].height - 2 * places[1].height) < 1e-9
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
