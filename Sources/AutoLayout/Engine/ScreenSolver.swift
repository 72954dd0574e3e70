import Cassowary
import ProofModel

/// Solves one resolved screen: what has to be known beforehand (neighbours, sizes on the canvas, the size it is
/// resized from), the passes, and the result.
struct ScreenSolver {
  var screen: ResolvedScreen
  let measuring: any TextMeasuring
  let documentIDs: Set<String>

  init(screen: ResolvedScreen, measuring: any TextMeasuring, documentIDs: Set<String>) {
    self.screen = screen
    self.measuring = measuring
    self.documentIDs = documentIDs
  }

  func solve(explains: Bool, diagnostics: inout DiagnosticSink) -> SolvedLayout {
    guard !screen.nodes.isEmpty else { return SolvedLayout(environment: screen.environment) }
    let drawn = resizedFirst()
    let prepared = drawn.prepare(diagnostics: &diagnostics)
    var pass = LayoutPass(prepared, environment: screen.environment, safeArea: screen.safeArea)
    do {
      try pass.run()
      return try SolvedLayoutBuilder.build(&pass, screen: drawn.screen, explains: explains)
    } catch {
      diagnostics.report(
        .error(
          "cannot-be-solved", "the layout cannot be computed: \(error)", at: screen.nodes[0].content.span,
          hint: "look for very large or very small numbers in the rules"))
      return SolvedLayout(environment: screen.environment)
    }
  }

  func prepare(diagnostics: inout DiagnosticSink) -> PreparedScreen {
    var lowering = Lowering(
      screen: screen, measuring: measuring, documentIDs: documentIDs, estimates: estimates(),
      canvasSizes: canvasSizes(), sink: diagnostics)
    lowering.run()
    let prepared = PreparedScreen(lowering)
    diagnostics = prepared.lowering.sink
    return prepared
  }

  // MARK: What has to be known beforehand

  /// The screen as it is after it was laid out at `resizedFrom`: masks share the change from there.
  private func resizedFirst() -> ScreenSolver {
    guard let from = screen.environment.resizedFrom, from != screen.environment.windowSize,
      from != screen.canvas?.windowSize
    else { return self }
    var before = self
    before.screen.environment.windowSize = from
    before.screen.environment.resizedFrom = nil
    guard let rects = before.plainRects() else { return self }
    var result = self
    result.screen.canvas = before.screen.environment
    for position in screen.nodes.indices where screen.nodes[position].frame != nil {
      result.screen.nodes[position].frame = outset(rects[position], screen.nodes[position].alignmentInsets)
    }
    return result
  }

  /// Where views lie, for rules that look for neighbours: the drawn frames, or a solution without those rules.
  private func estimates() -> [Rect?] {
    let drawn = screen.nodes.map(\.frame)
    guard screen.rules.contains(where: \.isPin), drawn.dropFirst().contains(where: { $0 == nil }) else { return drawn }
    var plain = self
    plain.screen.rules.removeAll(where: \.isPin)
    for position in plain.screen.nodes.indices { plain.screen.nodes[position].content.direction = .leftToRight }
    guard let rects = plain.plainRects() else { return drawn }
    return drawn.indices.map { drawn[$0] ?? rects[$0] }
  }

  /// The sizes that superviews of masked views had on the canvas, where no frame says them.
  private func canvasSizes() -> [Size?]? {
    guard let canvas = screen.canvas, canvas.windowSize != screen.environment.windowSize else { return nil }
    let isNeeded = screen.nodes.contains { node in
      guard let parent = node.parent, parent != 0 else { return false }
      return node.frame != nil && !node.autoresizing.isEmpty && screen.nodes[parent].frame == nil
    }
    guard isNeeded else { return nil }
    var drawn = self
    drawn.screen.environment = canvas
    drawn.screen.safeArea = canvas.safeArea
    return drawn.plainRects()?.map(\.size)
  }

  /// Alignment rects by node, without diagnostics and findings; nil where nothing can be computed.
  private func plainRects() -> [Rect]? {
    var quiet = DiagnosticSink()
    let prepared = prepare(diagnostics: &quiet)
    var pass = LayoutPass(prepared, environment: screen.environment, safeArea: screen.safeArea)
    guard (try? pass.run()) != nil else { return nil }
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
