/// A problem made ready to be solved many times with other constants; immutable, and shared between threads at will.
public struct CompiledProblem: Sendable {
  let problem: Problem
  let standardForm: StandardForm

  /// Compiles in time about linear in the terms. Every problem that could be built can be compiled; contradictions are
  /// found when it is solved, since they depend on the constants.
  public init(_ problem: Problem) {
    self.problem = problem
    standardForm = StandardForm(problem)
  }
}

extension Problem {
  /// Compiles and solves once. Throws only where the numbers are beyond deciding.
  public func solve() throws(SolverError) -> Solution {
    var workspace = Workspace(CompiledProblem(self))
    try workspace.solve()
    return workspace.solution()
  }
}
