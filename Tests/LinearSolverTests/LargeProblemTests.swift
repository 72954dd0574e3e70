import Testing

@testable import LinearSolver

@Suite struct LargeProblemTests {
  /// A chain whose every right edge is limited: long sums of widths, used many times.
  private func chain(_ count: Int) throws -> Problem {
    var problem = Problem()
    var last: (x: Variable, width: Variable)?
    for index in 0..<count {
      let (x, width) = (problem.addVariable(), problem.addVariable())
      if let last {
        try problem.add(Constraint([Term(x), Term(last.x, -1), Term(last.width, -1)], constant: -8, .equal))
      } else {
        try problem.add(Constraint([Term(x)], constant: -8, .equal))
      }
      try problem.add(
        Constraint([Term(width)], constant: -Double(40 + index * 7 % 50), .equal, strength: Strength(250)))
      try problem.add(
        Constraint(
          [Term(x), Term(width)], constant: -Double(60 * index + 20), .lessThanOrEqual, strength: Strength(500)))
      last = (x, width)
    }
    return problem
  }

  @Test func `equalities that are kept as rows give the same answer as dissolved ones`() throws {
    let problem = try chain(60)
    let kept = StandardForm(problem, longTerms: 0)
    let dissolved = StandardForm(problem, longTerms: 1 << 20)
    #expect(kept.presolve.kept.count > 10)
    #expect(dissolved.presolve.kept.count == 0)
    let answers = try [values(of: problem, kept), values(of: problem, dissolved)]
    for (left, right) in zip(answers[0], answers[1]) { #expect(abs(left - right) < 1e-6) }
  }

  private func values(of problem: Problem, _ form: StandardForm) throws -> [Double] {
    let constants = Storage<Double>(repeating: 0, count: problem.constraintCount)
    for index in 0..<problem.constraintCount { constants[index] = problem.constant[index] }
    let preferred = Storage<Double>(repeating: 0, count: problem.variableCount)
    let value = Storage<Double>(repeating: 0, count: problem.variableCount)
    var attempt = Attempt(form)
    let outcome = try attempt.solve(problem, constants, preferred, changed: Storage())
    #expect(outcome == .optimal)
    attempt.evaluate(into: value)
    return (0..<value.count).map { value[$0] }
  }

  @Test func `the terms kept grow with the problem, not with its square`() throws {
    let form = StandardForm(try chain(2000))
    #expect(form.forms.rowValue.count < 40_000)
  }

  @Test func `conflicts and causes name equalities that are kept as rows`() throws {
    var problem = try chain(700)
    let end = problem.variableCount - 2
    try problem.add(Constraint([Term(Variable(index: end))], constant: 0, .lessThanOrEqual))
    let widths = try (0..<700).map {
      try problem.add(Constraint([Term(Variable(index: 2 * $0 + 1))], constant: 0, .greaterThanOrEqual))
    }
    let solution = try problem.solve()
    let conflict = try #require(solution.conflicts.first)
    #expect(conflict.broken == widths[698])
    #expect(abs(conflict.shortfall - 8 * 700) < 1e-6)
    #expect(conflict.members.count == 700 + 699 + 1)
  }

  @Test func `threads that share a compiled problem agree to the bit`() async throws {
    let problem = try chain(40)
    let compiled = CompiledProblem(problem)
    let answers = try await withThrowingTaskGroup(of: [Double].self) { group in
      for worker in 0..<8 {
        group.addTask {
          var workspace = Workspace(compiled)
          for step in 0..<worker {
            try workspace.setConstant(-Double(30 * step), of: ConstraintID(index: 1))
            try workspace.solve()
          }
          try workspace.setConstant(-55, of: ConstraintID(index: 1))
          try workspace.solve()
          return workspace.values
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.allSatisfy { $0 == answers[0] })
  }
}
