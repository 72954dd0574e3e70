import LinearSolver
package import ProofModel
import Resolving

/// One prepared screen whose numbers change: what a tree of views in code is laid out by.
///
/// Another constant, window or inset changes right-hand sides only; anything else wants a new one. One thread at a time.
package final class LiveLayout {
  private var pass: LayoutPass
  private var screen: ResolvedScreen
  /// By rule: the lowered constraint that it became; -1: none, or more than one.
  private let places: [Int32]
  /// What lowering had to tell of the rules.
  package let diagnostics: [Diagnostic]

  package init(_ screen: ResolvedScreen, measuring: any TextMeasuring) {
    var sink = DiagnosticSink()
    // No variant leaves out a view: every id is one of the nodes'.
    let solver = ScreenSolver(screen: screen, measuring: measuring, documentIDs: [])
    let prepared = solver.prepare(diagnostics: &sink)
    self.screen = screen
    diagnostics = sink.diagnostics
    var places = [Int32](repeating: -1, count: screen.rules.count)
    for (position, constraint) in prepared.lowering.constraints.enumerated() {
      guard let source = constraint.source else { continue }
      places[source] = places[source] == -1 ? Int32(position) : -2
    }
    self.places = places
    pass = LayoutPass(prepared)
  }

  /// Changes a rule's constant by so many points; false where the rule is no single constraint, so that the screen has
  /// to be prepared anew.
  package func addToConstant(_ points: Double, ofRule rule: Int) -> Bool {
    guard places.indices.contains(rule), places[rule] >= 0 else { return false }
    let place = Int(places[rule])
    // The form is `left − right`, and the constant stands on the right.
    return (try? pass.setConstant(pass.constants[place] - points, of: place)) != nil
  }

  /// The window's size and the root's safe area for the next solve.
  package func resize(to size: Size, safeArea: EdgeInsets) {
    screen.environment.windowSize = size
    screen.safeArea = safeArea
  }

  /// Solves for the present numbers; false where they cannot be computed.
  package func solve() -> Bool {
    (try? pass.run(screen.environment, safeArea: screen.safeArea)) != nil
  }

  /// A view's frame in its superview after the last solve, in points.
  package func frame(of node: Int) -> Rect { outset(pass.rects[node], pass.lowering.nodes[node].alignmentInsets) }

  /// A scroll view's content size after the last solve; nil for other views.
  package func contentSize(of node: Int) -> Size? {
    pass.lowering.scrollContent[node].map { Size(width: pass.value($0.width), height: pass.value($0.height)) }
  }

  /// The last solve as the value that everything downstream reads.
  ///
  /// - Parameter explains: whether findings and causes are wanted, or frames only.
  package func solvedLayout(explains: Bool, diagnostics: inout DiagnosticSink) -> SolvedLayout {
    let builder = SolvedLayoutBuilder(pass.lowering, ids: pass.ids, explains: explains)
    return ScreenSolver.solve(&pass, builder, screen, diagnostics: &diagnostics)
  }
}
