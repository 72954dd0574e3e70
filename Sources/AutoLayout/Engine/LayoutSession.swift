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
    if !canReuse(for: environment) { prepare(environment) }
    diagnostics.report(contentsOf: words.diagnostics)
    guard var screen, let builder, pass != nil else { return SolvedLayout(environment: environment) }
    screen.environment = environment
    screen.safeArea = engine.resolver.safeArea(in: environment)
    screen.isOnCanvas = engine.resolver.isOnCanvas(environment, canvas: screen.canvas)
    return ScreenSolver.solve(&pass!, builder, screen, explains: options.explains, diagnostics: &diagnostics)
  }

  private mutating func prepare(_ environment: Environment) {
    words = DiagnosticSink()
    let resolved = engine.resolver.resolve(environment, given: options.given, diagnostics: &words)
    let solver = ScreenSolver(screen: resolved, measuring: engine.measuring, documentIDs: engine.documentIDs)
      .resizedFirst()
    guard !resolved.nodes.isEmpty else {
      screen = nil
      return
    }
    let prepared = solver.prepare(diagnostics: &words)
    screen = solver.screen
    builder = SolvedLayoutBuilder(prepared.lowering)
    pass = LayoutPass(prepared)
    isBoundToSize = solver.dependsOnSize || engine.hasSizesInProperties
  }

  /// Whether the last screen was resolved with sizes folded into numbers.
  private var isBoundToSize = true

  /// Whether the last screen stands for this environment too, but for right-hand sides.
  private func canReuse(for environment: Environment) -> Bool {
    guard let before = screen?.environment else { return false }
    if environment == before { return true }
    guard !isBoundToSize, environment.resizedFrom == nil, environment.withoutSizes == before.withoutSizes else {
      return false
    }
    return engine.conditions.allSatisfy { $0.holds(in: environment) == $0.holds(in: before) }
  }
}

extension Environment {
  /// The part that decides more than right-hand sides.
  fileprivate var withoutSizes: Environment {
    var copy = self
    copy.device = nil
    copy.deviceName = ""
    copy.orientation = .portrait
    copy.window = .full
    copy.screenSize = .zero
    copy.windowSize = .zero
    copy.safeArea = .zero
    copy.rootMargin = 0
    copy.widthClass = .any
    copy.heightClass = .any
    return copy
  }
}
