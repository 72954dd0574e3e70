import ProofModel
import Resolving

/// Prepares one resolved screen: what has to be known beforehand (neighbours, sizes on the canvas, the size it is
/// resized from), and the lowering.
struct ScreenSolver {
  var screen: ResolvedScreen
  let measuring: any TextMeasuring
  let documentIDs: Set<String>

  func solve(explains: Bool, diagnostics: inout DiagnosticSink) -> SolvedLayout {
    guard !screen.nodes.isEmpty else { return SolvedLayout(environment: screen.environment) }
    let drawn = resizedFirst()
    let prepared = drawn.prepare(diagnostics: &diagnostics)
    var pass = LayoutPass(prepared)
    let builder = SolvedLayoutBuilder(prepared, explains: explains)
    return Self.solve(&pass, builder, drawn.screen, diagnostics: &diagnostics)
  }

  /// Runs a pass for a screen; without an answer the layout has its views where nothing puts them.
  static func solve(
    _ pass: inout LayoutPass, _ builder: SolvedLayoutBuilder, _ screen: ResolvedScreen,
    diagnostics: inout DiagnosticSink
  ) -> SolvedLayout {
    do {
      try pass.run(screen.environment, safeArea: screen.safeArea)
      let layout = try builder.layout(&pass, screen: screen)
      if let count = layout.system?.unexplainedCount, count > 0 {
        diagnostics.report(
          Diagnostic(
            .note, "losses-unexplained",
            "of \(count) optional rules that do not hold nobody looked for what is in their way: "
              + "there are too many that hang together", at: screen.nodes.first?.content.span,
            hint: "split the screen, or give views that are alike one rule for all: (a, b).width == c.width"))
      }
      return layout
    } catch {
      diagnostics.report(
        .error(
          "cannot-be-solved", "the layout cannot be computed: \(error)", at: screen.nodes.first?.content.span,
          hint: "look for very large or very small numbers in the rules"))
      return builder.emptyLayout(screen.environment)
    }
  }

  func prepare(diagnostics: inout DiagnosticSink) -> PreparedScreen {
    let estimates = estimates(neighbourSolve(), screen.environment, safeArea: screen.safeArea)
    return prepare(estimates: estimates, diagnostics: &diagnostics)
  }

  /// - Parameter estimates: where views lie, for rules that look for neighbours.
  func prepare(estimates: [Rect?], diagnostics: inout DiagnosticSink) -> PreparedScreen {
    var lowering = Lowering(
      screen: screen, measuring: measuring, documentIDs: documentIDs, estimates: estimates,
      canvasSizes: canvasSizes(), sink: diagnostics)
    lowering.run()
    diagnostics = lowering.sink
    return PreparedScreen(lowering.lowered, diagnostics: &diagnostics)
  }

  // MARK: What has to be known beforehand

  /// Whether another size changes more than right-hand sides and what rules find beside their views: the size that it is
  /// resized from, and manual layout, are written into the rules.
  var isBoundToSize: Bool { screen.environment.resizedFrom != nil || !screen.layoutEvents.isEmpty }

  /// The screen as it is after it was laid out at `resizedFrom`: masks share the change from there.
  func resizedFirst() -> ScreenSolver {
    guard let from = screen.environment.resizedFrom, from != screen.environment.windowSize,
      from != screen.canvas?.windowSize
    else { return self }
    var before = self
    before.screen.environment.windowSize = from
    before.screen.environment.resizedFrom = nil
    guard let rects = before.plainRects() else { return self }
    var result = self
    result.screen.canvas = before.screen.environment
    result.screen.drawnSize = nil
    for position in screen.nodes.indices where screen.nodes[position].frame != nil {
      result.screen.nodes[position].frame = outset(rects[position], screen.nodes[position].alignmentInsets)
    }
    return result
  }

  private var looksForNeighbours: Bool {
    screen.rules.contains(where: \.isPin) && screen.nodes.dropFirst().contains { $0.frame == nil }
  }

  /// The screen without rules that look for neighbours, compiled: where its views lie is where these look. nil where
  /// nothing asks, or frames were drawn.
  func neighbourSolve() -> NeighbourSolve? {
    guard looksForNeighbours else { return nil }
    var plain = self
    plain.screen.rules.removeAll(where: \.isPin)
    for position in plain.screen.nodes.indices { plain.screen.nodes[position].content.direction = .leftToRight }
    var quiet = DiagnosticSink()
    return NeighbourSolve(LayoutPass(plain.prepare(diagnostics: &quiet)))
  }

  /// Where views lie in one size, for rules that look for neighbours: the drawn frames, or a solution without those rules.
  func estimates(_ solve: NeighbourSolve?, _ environment: Environment, safeArea: EdgeInsets) -> [Rect?] {
    let drawn = screen.nodes.map(\.frame)
    guard let rects = solve?.rects(in: environment, safeArea: safeArea) else { return drawn }
    return drawn.indices.map { drawn[$0] ?? rects[$0] }
  }

  private var needsCanvasSizes: Bool {
    screen.nodes.contains { node in
      guard let parent = node.parent, parent != 0 else { return false }
      return node.frame != nil && !node.autoresizing.isEmpty && screen.nodes[parent].frame == nil
    }
  }

  /// The sizes that superviews of masked views had on the canvas, where no frame says them.
  private func canvasSizes() -> [Size?]? {
    guard needsCanvasSizes, let canvas = screen.canvas else { return nil }
    var drawn = self
    drawn.screen.environment = canvas
    drawn.screen.safeArea = canvas.safeArea
    // On the canvas itself masks change nothing, whatever the superview's size is.
    drawn.screen.canvas = nil
    return drawn.plainRects()?.map(\.size)
  }

  /// Alignment rects by node, without diagnostics and findings; nil where nothing can be computed.
  private func plainRects() -> [Rect]? {
    var quiet = DiagnosticSink()
    var pass = LayoutPass(prepare(diagnostics: &quiet))
    guard (try? pass.run(screen.environment, safeArea: screen.safeArea)) != nil else { return nil }
    return pass.rects
  }
}

/// A compiled screen that is solved for its rects alone. One thread at a time has it.
final class NeighbourSolve {
  private var pass: LayoutPass

  init(_ pass: consuming LayoutPass) { self.pass = pass }

  /// Alignment rects by node; nil where nothing can be computed.
  func rects(in environment: Environment, safeArea: EdgeInsets) -> [Rect]? {
    do { try pass.run(environment, safeArea: safeArea) } catch { return nil }
    return pass.rects
  }
}

extension ActiveRule {
  /// Whether it looks for neighbours.
  fileprivate var isPin: Bool {
    if case .word(.pin) = rule.form { return true }
    return false
  }
}
