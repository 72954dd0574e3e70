import LinearSolver

extension FindingReporter {
  /// The linear system with its solution, for who follows movements through it.
  func system(values: [Double]) -> SolvedSystem {
    SolvedSystem(
      screen: screen, values: values, lowering: finished.lowering, constants: constants, shown: shown,
      unexplainedCount: explanation.beaten.count { !$0.isWhole })
  }
}
