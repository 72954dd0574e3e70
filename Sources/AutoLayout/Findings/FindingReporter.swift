import Cassowary
import ProofModel

/// Tells what the solution has to tell: constraints with their origin and what became of them, then findings in the
/// order conflicts, ambiguities, ties, misplaced views, lost distances, texts, places, cells too large, overlaps, small targets.
struct FindingReporter {
  let lowering: Lowering
  let screen: ResolvedScreen
  let ids: [ConstraintID?]
  let contents: [IntrinsicContent]
  let constants: [Double]
  let conflicts: [Conflict]
  let explanation: Explanation
  /// By broken constraint: by how much `left − right` misses, signed.
  private(set) var misses: [ConstraintID: Double] = [:]
  let parameterValues: [Parameter: Double]
  let metrics: ContentMetrics
  /// By collection: where its cells lie.
  private let flows: [Int: FlowLayout.Places]
  var layout: SolvedLayout
  /// By lowered constraint: its position in the layout's constraints; nil for bookkeeping.
  var shown: [Int?] = []
  /// By view: the lowered constraints whose words name it, in their order.
  let constraintsOf: [Int: [Int]]
  /// By solver constraint: the lowered one.
  var lowered: [ConstraintID: Int] = [:]

  init(
    _ pass: borrowing LayoutPass, screen: ResolvedScreen, layout: SolvedLayout, explanation: Explanation
  ) {
    lowering = pass.lowering
    self.screen = screen
    ids = pass.ids
    contents = pass.contents
    constants = pass.constants
    conflicts = pass.workspace.conflicts
    self.explanation = explanation
    metrics = pass.lowering.metrics
    self.layout = layout
    let source = pass.parameterSource
    flows = source.flows
    parameterValues = Dictionary(
      pass.lowering.parameters.map { ($0.parameter, source.value(of: $0.parameter)) }, uniquingKeysWith: { $1 })
    var constraintsOf: [Int: [Int]] = [:]
    for (index, constraint) in lowering.constraints.enumerated() {
      for term in constraint.words.terms {
        guard case .view(let view) = term.item, constraintsOf[view]?.last != index else { continue }
        constraintsOf[view, default: []].append(index)
      }
    }
    self.constraintsOf = constraintsOf
    for conflict in conflicts {
      misses[conflict.broken] = (try? pass.workspace.violation(of: conflict.broken)) ?? conflict.shortfall
    }
    for (position, id) in pass.ids.enumerated() {
      if let id { lowered[id] = position }
    }
  }

  mutating func run() {
    describeConstraints()
    reportConflicts()
    markBeaten()
    reportAmbiguities()
    reportTies()
    reportMisplaced()
    reportLostDistances()
    reportTexts()
    reportPlaces()
    reportOverlongCells(flows)
    reportOverlaps()
    reportSmallTargets()
  }

  mutating func add(_ finding: Finding) { layout.findings.append(finding) }

  func name(_ position: Int) -> String { lowering.name(.view(position)) }
  func id(_ position: Int) -> String { layout.views[position].content.id }

  /// Views that can be seen, guides and the root left out.
  var visibleViews: [Int] {
    layout.views.indices.dropFirst().filter { !layout.views[$0].isHidden && layout.views[$0].content.kind != .guide }
  }
}
