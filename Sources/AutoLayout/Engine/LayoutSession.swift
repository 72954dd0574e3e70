public import ProofModel
import Resolving

/// Solves many variants of one document on one thread, and keeps what is the same from one to the next: where only
/// sizes and insets differ, nothing is lowered or compiled again.
///
/// The answers are those of ``LayoutEngine/solve(_:options:diagnostics:)``, in whatever order they are asked for.
public struct LayoutSession: ~Copyable {
  private let engine: LayoutEngine
  private let options: LayoutEngine.Options
  /// Those used last at the end.
  private var compiled: [CompiledScreen] = []

  /// Screens that are kept compiled: upright and on its side, on phones and on pads bars have heights of their own.
  private static let capacity = 8

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
    _ environment: Environment, of given: ResolvedScreen?, diagnostics: inout DiagnosticSink
  ) -> SolvedLayout {
    guard let compiled = compiled(for: environment, given, diagnostics: &diagnostics) else {
      return SolvedLayout(environment: environment)
    }
    var screen = compiled.screen
    screen.environment = environment
    screen.safeArea = engine.resolver.safeArea(in: environment)
    return engine.withBars(
      ScreenSolver.solve(&compiled.pass, compiled.builder, screen, diagnostics: &diagnostics))
  }

  /// Solves one variant and tells what holds it, without findings; nil where nothing can be computed.
  package mutating func probe(_ environment: Environment) -> LayoutProbe? {
    var quiet = DiagnosticSink()
    guard let compiled = compiled(for: environment, nil, diagnostics: &quiet) else { return nil }
    do {
      try compiled.pass.run(environment, safeArea: engine.resolver.safeArea(in: environment))
    } catch {
      return nil
    }
    // Sizes that one compiled screen stands for have one law, whatever shares of them are.
    return compiled.pass.probe(compiled.structure, forms: compiled.forms)
  }

  /// The solutions of all text scales between two of which the solutions are known, as one law; nil where none is found:
  /// they need not be held alike.
  package mutating func box(
    _ low: LayoutProbe, _ high: LayoutProbe, from: Environment, to: Environment, at middle: Environment
  ) -> ProbeBox? {
    var quiet = DiagnosticSink()
    guard let compiled = compiled(for: middle, nil, diagnostics: &quiet) else { return nil }
    let ends = [from, to].map { ContentMetrics(environment: $0, measuring: engine.measuring) }
    do {
      try compiled.pass.run(middle, safeArea: engine.resolver.safeArea(in: middle))
      let probe = compiled.pass.probe(compiled.structure, forms: compiled.forms)
      return try compiled.pass.box(probe, low, high, smallest: ends[0], largest: ends[1])
    } catch {
      return nil
    }
  }

  // MARK: Compiled screens

  /// The screen that stands for an environment, compiled now if none does; nil where there are no views.
  private mutating func compiled(
    for environment: Environment, _ given: ResolvedScreen?, diagnostics: inout DiagnosticSink
  ) -> CompiledScreen? {
    let structure = engine.resolver.structure(of: environment)
    if let known = known(structure, environment) {
      diagnostics.report(contentsOf: known.words)
      return known
    }
    var words = DiagnosticSink()
    let screen = given ?? engine.resolver.resolve(environment, given: options.given, diagnostics: &words)
    if structure.sizes != nil, let known = alike(screen, words.diagnostics, structure) {
      diagnostics.report(contentsOf: known.words)
      return known
    }
    guard !screen.nodes.isEmpty else {
      diagnostics.report(contentsOf: words.diagnostics)
      return nil
    }
    let compiled = CompiledScreen(
      screen, words: words.diagnostics, structure: structure, engine: engine, explains: options.explains)
    if self.compiled.count >= Self.capacity { self.compiled.removeFirst() }
    self.compiled.append(compiled)
    diagnostics.report(contentsOf: compiled.words)
    return compiled
  }

  /// One of the same structure, which finds the same neighbours there.
  private mutating func known(_ structure: ScreenStructure, _ environment: Environment) -> CompiledScreen? {
    fitting(environment) { $0.structure == structure }
  }

  /// One that only sizes tell from a screen, if they make nothing of it otherwise.
  private mutating func alike(
    _ screen: ResolvedScreen, _ words: [Diagnostic], _ structure: ScreenStructure
  ) -> CompiledScreen? {
    fitting(screen.environment) { $0.takes(screen, words: words, structure: structure) }
  }

  private mutating func fitting(
    _ environment: Environment, where isAlike: (CompiledScreen) -> Bool
  ) -> CompiledScreen? {
    var search: NeighbourSearch?
    var hasSearched = false
    for place in compiled.indices.reversed() {
      let one = compiled[place]
      guard one.isFree(for: environment), isAlike(one) else { continue }
      // Screens that are alike have their views at the same places where no rule looks for neighbours.
      if !hasSearched {
        search = one.neighbours(in: environment, safeArea: engine.resolver.safeArea(in: environment))
        hasSearched = true
      }
      guard one.finds(search) else { continue }
      compiled.append(compiled.remove(at: place))
      return one
    }
    return nil
  }
}
