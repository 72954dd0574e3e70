import AutoLayout
internal import ProofModel
import Resolving

/// What a solved layout is worth a second look for, although it holds: rules that say nothing new, edges that do not
/// turn with the reading direction, controls that are squeezed, texts that cannot be read.
///
/// What cannot hold or is not determined is told by the solve itself; an inspection costs nothing where nobody asks.
struct LayoutInspector {
  let layout: SolvedLayout
  let system: SolvedSystem
  let metrics: ContentMetrics
  private(set) var findings: [Finding] = []

  /// nil where the layout keeps no system.
  init?(_ layout: SolvedLayout, measuring: any TextMeasuring) {
    guard let system = layout.system else { return nil }
    self.layout = layout
    self.system = system
    metrics = ContentMetrics(environment: layout.environment, measuring: measuring)
  }

  mutating func run() {
    inspectDirections()
    inspectControls()
    inspectCutout()
    inspectTexts()
  }

  mutating func add(
    _ severity: Diagnostic.Severity, _ diagnostic: Diagnostic, _ views: [Int], _ constraints: [Int] = []
  ) {
    var diagnostic = diagnostic
    diagnostic.severity = severity
    findings.append(
      Finding(
        kind: .other, severity: severity, diagnostic: diagnostic, views: views.map { layout.views[$0].content.id },
        constraints: constraints))
  }

  func name(_ position: Int) -> String { layout.views[position].content.name }

  /// What is read or touched and seen, with a size.
  var essentialViews: [Int] {
    layout.views.indices.dropFirst().filter { position in
      // In place: a copy of a view costs more than the three answers.
      !layout.views[position].isHidden && layout.views[position].content.kind.has(.essential)
        && !layout.views[position].windowFrame.isEmpty
    }
  }

  /// The views of a constraint, in the order of the tree; the root where it is alone.
  func views(of constraint: SolvedConstraint) -> [Int] {
    let all = Set(constraint.terms.map { layout.owner(of: $0.anchor.item) }).sorted()
    let named = all.filter { $0 != 0 }
    return named.isEmpty ? all : named
  }
}

extension LayoutEngine {
  /// What is worth a second look in a layout that was solved with findings, besides ``redundancies(_:)``; none where it
  /// keeps no system.
  ///
  /// Complexity: O(views), and texts times the painted areas below them.
  package func inspect(_ layout: SolvedLayout) -> [Finding] {
    guard var inspector = LayoutInspector(layout, measuring: measuring) else { return [] }
    inspector.run()
    return inspector.findings
  }

  /// The user's rules that say nothing new. They are the same for all sizes of a screen, see ``SolvedSystem/saysAsMuch(as:)``.
  ///
  /// Complexity: O(terms) where rows stay short, and bounded.
  package func redundancies(_ layout: SolvedLayout) -> [Finding] {
    guard var inspector = LayoutInspector(layout, measuring: measuring) else { return [] }
    inspector.inspectRedundancy()
    return inspector.findings
  }

  /// How texts stand out of what lies behind them, by the views' positions in their order.
  package func contrasts(_ layout: SolvedLayout) -> [(view: Int, contrast: TextContrast)] {
    guard let inspector = LayoutInspector(layout, measuring: measuring) else { return [] }
    return inspector.contrasts()
  }
}
