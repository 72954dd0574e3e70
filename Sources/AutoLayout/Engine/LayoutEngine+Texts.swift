public import ProofModel
import Resolving

extension LayoutEngine {
  /// Solves one variant with other texts than the document's, by view id: what a translation would do.
  public func solve(
    _ environment: Environment, texts: [String: TextContent], options: Options = Options()
  ) -> SolvedLayout {
    var diagnostics = DiagnosticSink()
    var screen = resolver.resolve(environment, given: options.given, diagnostics: &diagnostics)
    for index in screen.nodes.indices {
      if let text = texts[screen.nodes[index].content.id] { screen.nodes[index].content.text = text }
    }
    return ScreenSolver(screen: screen, measuring: measuring, documentIDs: documentIDs)
      .solve(explains: options.explains, diagnostics: &diagnostics)
  }
}
