import LinearSolver
import Testing

@Suite struct HostileNumberTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is no number is refused by name, and nothing changes`(bad: Double) throws {
    var problem = Problem()
    let x = problem.addVariable()
    try problem.add(Constraint([Term(x)], constant: -5, .equal))
    let next = ConstraintID(index: 1)
    for constraint in [
      Constraint([Term(x, bad)], .equal), Constraint([Term(x)], constant: bad, .equal),
      Constraint([Term(x)], .equal, strength: Strength(bad)),
    ] {
      #expect(throws: SolverError.notFinite(next)) { try problem.add(constraint) }
    }
    #expect(throws: SolverError.notFinite(ConstraintID(index: 0))) {
      try problem.setConstant(bad, of: ConstraintID(index: 0))
    }
    #expect(problem.constraintCount == 1)
    #expect(try problem.solve().values == [5])
  }

  @Test func `numbers beyond computing with are refused by name`() throws {
    var problem = Problem()
    let x = problem.addVariable()
    for constraint in [
      Constraint([Term(x, 1e308)], .equal), Constraint([Term(x, 1e-300)], .equal),
      Constraint([Term(x)], constant: -1e308, .equal),
    ] {
      #expect(throws: SolverError.outOfRange(ConstraintID(index: 0))) { try problem.add(constraint) }
    }
    #expect(throws: SolverError.strengthOutOfRange(ConstraintID(index: 0))) {
      try problem.add(Constraint([Term(x)], .equal, strength: Strength(1000.5)))
    }
  }

  @Test func `a row without a variable is refused, also where its terms cancel`() throws {
    var problem = Problem()
    let x = problem.addVariable()
    for terms in [[], [Term(x, 0)], [Term(x, 2), Term(x, -2)]] {
      #expect(throws: SolverError.noVariable(ConstraintID(index: 0))) {
        try problem.add(Constraint(terms, constant: 3, .equal))
      }
    }
    #expect(throws: SolverError.unknownVariable(ConstraintID(index: 0), Variable(index: -1))) {
      try problem.add(Constraint([Term(Variable(index: -1))], .equal))
    }
  }

  @Test func `duplicate rows and a variable in no row do no harm`() throws {
    var problem = Problem()
    let x = problem.addVariable()
    let unused = problem.addVariable(preferred: 4)
    for _ in 0..<3 { try problem.add(Constraint([Term(x, 3)], constant: -9, .equal)) }
    for _ in 0..<3 { try problem.add(Constraint([Term(x)], constant: -1, .greaterThanOrEqual)) }
    let solution = try problem.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(solution[x] == 3 && solution[unused] == 4)
  }

  @Test func `an empty problem has an empty answer`() throws {
    #expect(try Problem().solve().values == [])
  }

  @Test(arguments: 1...400) func `sizes from a thousandth to a billion end with an answer or an error`(seed: UInt64)
    throws
  {
    var random = SplitMix(seed: seed)
    var problem = Problem()
    let variables = (0..<6).map { _ in problem.addVariable() }
    for _ in 0..<24 {
      let terms = variables.shuffled(using: &random).prefix(3).map { variable -> Term in
        let size: Double = [1e-3, 1, 1, 1e3, 1e6].randomElement(using: &random) ?? 1
        return Term(variable, Bool.random(using: &random) ? size : -size)
      }
      try problem.add(
        Constraint(
          terms, constant: Double(Int.random(in: -1_000_000_000...1_000_000_000, using: &random)),
          [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
          strength: Strength([1000.0, 750, 250].randomElement(using: &random) ?? 250)))
    }
    do throws(SolverError) {
      let solution = try problem.solve()
      #expect(!solution.values.contains { !$0.isFinite }, "seed \(seed)")
      let broken = Set(solution.conflicts.map(\.broken.index))
      for index in 0..<problem.constraintCount where !broken.contains(index) {
        let constraint = try problem.constraint(ConstraintID(index: index))
        guard constraint.strength.isRequired else { continue }
        let size = constraint.terms.reduce(1 + abs(constraint.constant)) {
          $0 + abs($1.coefficient * solution[$1.variable])
        }
        #expect(RandomProblem.error(constraint, solution.values) <= 1e-6 * size, "constraint \(index), seed \(seed)")
      }
    } catch {
      guard case .numericalTrouble = error else {
        Issue.record("seed \(seed): \(error)")
        return
      }
    }
  }
}
