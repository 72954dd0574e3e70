public import ProofModel

/// Solves many variants of one document on one thread, and keeps what is the same from one to the next: where only
/// sizes and insets differ, nothing is resolved, lowered or compiled again.
///
/// The answers are those of ``LayoutEngine/solve(_:options:diagnostics:)``, in whatever order they are asked for.
public struct LayoutSession: ~Copyable {
  private let engine: LayoutEngine
  private let options: LayoutEngine.Options
  private var pass: LayoutPass?
  private var builder: SolvedLayoutBuilder?
  private var screen: ResolvedScreen?
  /// What `screen` said when it was resolved; it is said again for each variant that reuses it.
  private var words = DiagnosticSink()

  init(_ engine: LayoutEngine, options: LayoutEngine.Options) {
    self.engine = engine
    self.options = options
  }

  /// Solves one variant; see ``LayoutEngine/solve(_:options:diagnostics:)``.
  public mutating func solve(_ environment: Environment, diagnostics: inout DiagnosticSink) -> SolvedLayout {
    solve(environment, of: nil, diagnostics: &diagnostics)
  }

  /// Solves a screen that was resolved before, and was altered since in the same way for all that this session solves.
  mutating func solve(_ resolved: ResolvedScreen) -> SolvedLayout {
    var quiet = DiagnosticSink()
    return solve(resolved.environment, of: resolved, diagnostics: &quiet)
  }

  private mutating func solve(
    _ environment: Environment, of resolved: ResolvedScreen?, diagnostics: inout DiagnosticSink
  ) -> SolvedLayout {
    let structure = engine.resolver.structure(of: environment)
    if !canReuse(for: environment, structure) { prepare(environment, structure, resolved) }
    diagnostics.report(contentsOf: words.diagnostics)
    guard var screen, let builder, pass != nil else { return SolvedLayout(environment: environment) }
    screen.environment = environment
    screen.safeArea = engine.resolver.safeArea(in: environment)
    return engine.withBars(
      ScreenSolver.solve(&pass!, builder, screen, diagnostics: &diagnostics))
  }

  /// Solves one variant and tells what holds it, without findings; nil where nothing can be computed.
  package mutating func probe(_ environment: Environment) -> LayoutProbe? {
    let structure = engine.resolver.structure(of: environment)
    if !canReuse(for: environment, structure) { prepare(environment, structure, nil) }
    guard screen != nil, pass != nil else { return nil }
    do {
      try pass!.run(environment, safeArea: engine.resolver.safeArea(in: environment))
    } catch {
      return nil
    }
    return pass!.probe(structure)
  }

  private mutating func prepare(
    _ environment: Environment, _ structure: ScreenStructure, _ resolved: ResolvedScreen?
  ) {
    self.structure = structure
    words = DiagnosticSink()
    let resolved = resolved ?? engine.resolver.resolve(environment, given: options.given, diagnostics: &words)
    let solver = ScreenSolver(screen: resolved, measuring: engine.measuring, documentIDs: engine.documentIDs)
      .resizedFirst()
    guard !resolved.nodes.isEmpty else {
      screen = nil
      return
    }
    let prepared = solver.prepare(diagnostics: &words)
    screen = solver.screen
    builder = SolvedLayoutBuilder(prepared, explains: options.explains)
    pass = LayoutPass(prepared)
    isBoundToSize = solver.dependsOnSize
  }

  /// What the last screen was resolved for, and whether its preparation looked at frames of that one size.
  private var structure: ScreenStructure?
  private var isBoundToSize = true

  /// Whether the last screen stands for this environment too, but for right-hand sides.
  private func canReuse(for environment: Environment, _ wanted: ScreenStructure) -> Bool {
    guard let before = screen?.environment else { return false }
    if environment == before { return true }
    // The keyboard guide's inset is written into the rules.
    return !isBoundToSize && environment.resizedFrom == nil && environment.keyboardHeight == before.keyboardHeight
      && wanted == structure
  }
}
