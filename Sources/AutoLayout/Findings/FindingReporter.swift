import LinearSolver
import ProofModel
import Resolving

/// Tells what the solution has to tell: constraints with their origin and what became of them, then findings in the
/// order conflicts, ambiguities, ties, misplaced views, lost distances, texts, places, cells too large, overlaps, small targets.
struct FindingReporter {
  let finished: FinishedLowering
  #if DEBUG
    var lowering: LoweredScreen { finished.lowering }
  #else
    var lowering: LoweredScreen { _read { yield finished.lowering } }
  #endif
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
  let listing: ConstraintListing
  /// By lowered constraint: its position in the layout's constraints; nil for bookkeeping.
  var shown: [Int?] { listing.shown }
  /// By view: the lowered constraints whose words name it, in their order.
  var constraintsOf: [Int: [Int]] { listing.constraintsOf }
  /// By solver constraint: the lowered one.
  var lowered: [ConstraintID: Int] { listing.lowered }

  init(
    _ pass: borrowing LayoutPass, screen: ResolvedScreen, layout: SolvedLayout, explanation: Explanation,
    listing: ConstraintListing
  ) {
    self.listing = listing
    finished = pass.finished
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
    for conflict in conflicts {
      misses[conflict.broken] = (try? pass.workspace.violation(of: conflict.broken)) ?? conflict.shortfall
    }
  }

  mutating func run() {
    layout.constraints = listing.constraints(of: lowering, constants: constants, parameters: parameterValues)
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

  func name(_ position: Int) -> String { name(.view(position)) }
  func name(_ item: LayoutItem) -> String { item.name(finished.lowering.nodes, finished.lowering.guides) }
  func view(of item: LayoutItem) -> Int { item.nearestView(finished.lowering.guides) }
  func id(_ position: Int) -> String { layout.views[position].content.id }

  /// Views that can be seen, guides and the root left out.
  var visibleViews: [Int] {
    layout.views.indices.dropFirst().filter { !layout.views[$0].isHidden && layout.views[$0].content.kind != .guide }
  }
}
