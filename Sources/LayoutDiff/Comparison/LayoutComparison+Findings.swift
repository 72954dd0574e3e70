import AutoLayout
import ProofModel
import Resolving

extension LayoutComparison {
  /// Findings that are new or gone; what is the same problem with other numbers is neither.
  func findingChanges() -> [Change] {
    var waiting: [String: [Int]] = [:]
    for (position, finding) in expected.findings.enumerated() {
      waiting[key(finding, isExpected: true), default: []].append(position)
    }
    var new: [Finding] = []
    for finding in actual.findings {
      let key = key(finding, isExpected: false)
      if waiting[key]?.isEmpty == false { waiting[key]?.removeFirst() } else { new.append(finding) }
    }
    let places = Set(waiting.values.flatMap { $0 })
    let gone = expected.findings.indices.filter(places.contains).map { expected.findings[$0] }
    // One set of rules that cannot hold may be found as another one, or as two, and is neither new nor gone.
    let (now, then) = (new.map { place(of: $0, isExpected: false) }, gone.map { place(of: $0, isExpected: true) })
    func isMet(_ place: ConflictPlace?, _ others: [ConflictPlace?]) -> Bool {
      place.map { place in others.contains { $0?.isOne(with: place) ?? false } } ?? false
    }
    return zip(new, now).filter { !isMet($0.1, then) }.map { change(.findingNew, $0.0, actual) }
      + zip(gone, then).filter { !isMet($0.1, now) }.map { change(.findingGone, $0.0, expected) }
  }

  /// Where rules cannot all hold: along which axes, and of which views but the root, by their ids of the actual layout.
  private struct ConflictPlace {
    var axes: Set<Axis>
    var views: Set<String>

    /// Whether at least half of the views of the smaller one are the other's too.
    func isOne(with other: ConflictPlace) -> Bool {
      let fewest = min(views.count, other.views.count)
      return fewest > 0 && !axes.isDisjoint(with: other.axes)
        && views.intersection(other.views).count * 2 >= fewest
    }
  }

  private func place(of finding: Finding, isExpected: Bool) -> ConflictPlace? {
    let layout = isExpected ? expected : actual
    guard finding.kind == .conflict else { return nil }
    let rules = finding.constraints.filter(layout.constraints.indices.contains).map { layout.constraints[$0] }
    let root = layout.views.first?.content.id
    return ConflictPlace(
      axes: Set(rules.flatMap(\.terms).compactMap(\.anchor.attribute.axis)),
      views: Set(finding.views.filter { $0 != root }.map { isExpected ? actualID(of: $0) : $0 }))
  }

  /// What a view of the expected layout is known by in the actual one; its own id where it is gone.
  private func actualID(of id: String) -> String {
    guard let position = expected.index(of: id), let other = views.toActual[position] else { return id }
    return actual.views[other].content.id
  }

  /// The kind of problem and the views concerned, renamed ones by their new ids; of what is open the view and what of it is,
  /// whatever moves with it.
  private func key(_ finding: Finding, isExpected: Bool) -> String {
    let ids = finding.views.map { isExpected ? actualID(of: $0) : $0 }
    let layout = isExpected ? expected : actual
    if finding.kind == .ambiguity, let open = finding.views.first, let index = layout.index(of: open) {
      let sides = layout.views[index].ambiguity.map(\.attribute.rawValue)
      return ([finding.diagnostic.id, ids[0]] + sides).joined(separator: "\u{0}")
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
