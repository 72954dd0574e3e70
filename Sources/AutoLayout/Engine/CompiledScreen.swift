import ProofModel
import Resolving

/// A screen resolved and compiled for one variant, which stands for all others that differ from it in right-hand sides
/// only. One thread at a time has it.
final class CompiledScreen {
  /// What it was resolved for.
  let structure: ScreenStructure
  /// As it was resolved, and what was told of it then.
  private let resolved: ResolvedScreen
  private let resolvedWords: [Diagnostic]
  /// With what has to be known beforehand.
  private let solver: ScreenSolver
  /// The screen without rules that look for neighbours, where there are any.
  private let search: NeighbourSolve?
  /// What is told of it, again for each variant that it serves.
  let words: [Diagnostic]
  let builder: SolvedLayoutBuilder
  var pass: LayoutPass

  var screen: ResolvedScreen { solver.screen }

  /// Of the lowered constraints all but their constants, as one number of this process.
  private(set) lazy var forms: Int = {
    var hasher = Hasher()
    for constraint in pass.lowering.constraints {
      hasher.combine(constraint.relation)
      hasher.combine(constraint.priority)
      for term in constraint.form.terms {
        hasher.combine(term.variable)
        hasher.combine(term.coefficient)
      }
    }
    return hasher.finalize()
  }()

  /// - Parameters:
  ///   - screen: with one view at least.
  ///   - words: what was told while it was resolved.
  init(
    _ screen: ResolvedScreen, words: [Diagnostic], structure: ScreenStructure, engine: LayoutEngine, explains: Bool
  ) {
    self.structure = structure
    resolved = screen
    resolvedWords = words
    solver = ScreenSolver(screen: screen, measuring: engine.measuring, documentIDs: engine.documentIDs).resizedFirst()
    search = solver.neighbourSolve()
    let estimates = solver.estimates(search, solver.screen.environment, safeArea: solver.screen.safeArea)
    var sink = DiagnosticSink()
    sink.report(contentsOf: words)
    let prepared = solver.prepare(estimates: estimates, diagnostics: &sink)
    self.words = sink.diagnostics
    builder = SolvedLayoutBuilder(prepared, explains: explains)
    pass = LayoutPass(prepared)
  }

  /// Whether it is bound to no other size than an environment's: to one that it is resized from, to manual layout or to a
  /// keyboard, which are written into its rules.
  func isFree(for environment: Environment) -> Bool {
    environment == screen.environment
      || !solver.isBoundToSize && environment.resizedFrom == nil
        && environment.keyboardHeight == screen.environment.keyboardHeight
  }

  /// Where rules of this screen's structure look for neighbours in an environment; nil where none does.
  func neighbours(in environment: Environment, safeArea: EdgeInsets) -> NeighbourSearch? {
    guard !pass.lowering.neighboursFound.isEmpty else { return nil }
    var there = screen
    there.environment = environment
    there.safeArea = safeArea
    return NeighbourSearch(there, rects: solver.estimates(search, environment, safeArea: safeArea))
  }

  /// Whether its rules find there what they found here.
  func finds(_ neighbours: NeighbourSearch?) -> Bool {
    guard let neighbours else { return pass.lowering.neighboursFound.isEmpty }
    return pass.lowering.neighboursFound.allSatisfy { neighbours.answer($0.question) == $0.answer }
  }

  /// Takes over a screen of another size that was resolved alike, if it is compiled alike: where shares of the screen come
  /// to the same and its bars are as high.
  func takes(_ other: ResolvedScreen, words: [Diagnostic], structure wanted: ScreenStructure) -> Bool {
    guard structure.withoutSizes == wanted.withoutSizes, words == resolvedWords, resolved.isMadeOfTheSame(as: other)
    else { return false }
    let metrics = ContentMetrics(environment: other.environment, measuring: solver.measuring)
    return other.nodes.enumerated().allSatisfy { position, node in
      guard node.content.kind.has(.followsScreen) else { return true }
      return metrics.intrinsicContent(of: node, maxWidth: node.preferredMaxWidth) == pass.lowering.contents[position]
    }
  }
}

extension ResolvedScreen {
  /// Whether two screens hold the same views, rules and numbers, in whatever environment.
  fileprivate func isMadeOfTheSame(as other: ResolvedScreen) -> Bool {
    isOnCanvas == other.isOnCanvas && canvas == other.canvas && drawnSize == other.drawnSize && numbers == other.numbers
      && isCode == other.isCode
      && layoutEvents == other.layoutEvents && rules == other.rules && nodes == other.nodes
  }
}
