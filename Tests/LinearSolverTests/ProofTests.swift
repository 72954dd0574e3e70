import Testing

@testable import LinearSolver

/// The checker of proofs: it takes what the solver found and refuses what is not the best.
@Suite struct ProofTests {
  private func objections(_ problem: Problem, _ change: (inout Solution, inout OptimalityProof) -> Void = { _, _ in })
    throws -> [String]
  {
    var workspace = Workspace(CompiledProblem(problem))
    try workspace.solve()
    var (solution, proof) = (workspace.solution(), try workspace.proof())
    change(&solution, &proof)
    var checker = ProofChecker(problem, values: solution.values, conflicts: solution.conflicts)
    return checker.check(proof)
  }

  @Test(arguments: 1...600) func `every answer is proved, with conflicts and without`(seed: UInt64) throws {
    for isFeasible in [true, false] {
      let random = RandomProblem(seed: seed, variables: 1...12, feasible: isFeasible)
      #expect(try objections(random.problem()) == [], "seed \(seed)")
    }
  }

  /// An answer that brute force finds worse is refused, whatever the multipliers are.
  @Test(arguments: 1...300) func `values that are worse are refused`(seed: UInt64) throws {
    let random = RandomProblem(seed: seed, variables: 1...6, feasible: true)
    var generator = SplitMix(seed: seed)
    let problem = try random.problem()
    var isWorse = false
    let found = try objections(problem) { solution, _ in
      let best = random.errors(solution.values)
      let moved = Int.random(in: 0..<solution.values.count, using: &generator)
      solution.values[moved] += [1e-3, -1, 25].randomElement(using: &generator) ?? 1
      isWorse = RandomProblem.compare(best, random.errors(solution.values)) < 0
    }
    #expect(found.isEmpty == !isWorse, "seed \(seed): \(found)")
  }

  @Test func `a slope out of its range, one left out and one too many are refused`() throws {
    // x wants to be 10 and 30 with one strength; 10 is required at most.
    var problem = Problem()
    let x = problem.addVariable()
    let wall = try problem.add(Constraint([Term(x)], constant: -10, .lessThanOrEqual))
    let low = try problem.add(Constraint([Term(x)], constant: 0, .equal, strength: Strength(500)))
    let high = try problem.add(Constraint([Term(x)], constant: -30, .equal, strength: Strength(750)))
    #expect(try objections(problem) == [])
    func with(_ slopes: [(ConstraintID, Double)], at strength: Double) throws -> Bool {
      try objections(problem) { _, proof in
        proof.levels.removeAll { $0.strength.level == strength }
        proof.levels.append(
          OptimalityProof.Level(
            strength: Strength(strength),
            multipliers: slopes.map { OptimalityProof.Multiplier($0.0, slope: $0.1) }))
      }.isEmpty
    }
    #expect(try with([(high, -1), (wall, 1)], at: 750))
    #expect(try !with([(high, -1), (wall, 2)], at: 750))
    #expect(try !with([(high, -2), (wall, 2)], at: 750))
    #expect(try !with([], at: 750))
    // The stronger level has left x nowhere else to go, in both directions.
    #expect(try with([(low, 1), (wall, -1)], at: 500))
    #expect(try !with([(low, 1), (high, -1)], at: 1000))
  }

  @Test func `a conflict whose sum or order is wrong is refused`() throws {
    var problem = Problem()
    let x = problem.addVariable()
    try problem.add(Constraint([Term(x)], constant: -10, .lessThanOrEqual))
    try problem.add(Constraint([Term(x)], constant: -30, .greaterThanOrEqual))
    #expect(try objections(problem) == [])
    #expect(try !objections(problem) { solution, _ in solution.conflicts[0].shortfall = 21 }.isEmpty)
    #expect(try !objections(problem) { solution, _ in solution.conflicts[0].members[0].multiplier *= -1 }.isEmpty)
    #expect(try !objections(problem) { solution, _ in solution.conflicts[0].members.removeFirst() }.isEmpty)
    #expect(try !objections(problem) { solution, _ in solution.conflicts = [] }.isEmpty)
  }

  /// 2⁶⁰ + 1 − 2⁶⁰ and 0.1 · 10 − 1 are lost in `Double`, each in its way.
  @Test func `sums of products are exact`() {
    var sum = ExactSum()
    for (left, right) in [(0x1p60, 1.0), (1, 1), (-0x1p30, 0x1p30)] { sum.add(left, times: right) }
    #expect(sum.rounded == 1)
    var tenth = ExactSum()
    tenth.add(0.1, times: 10)
    tenth.add(-1)
    #expect(tenth.rounded == 0x1p-54)
    var generator = SplitMix(seed: 7)
    var walk = ExactSum()
    let steps = (0..<200).map { _ in Double(Int64.random(in: -(1 << 52)...(1 << 52), using: &generator)) * 0x1p-20 }
    for step in steps { walk.add(step, times: 3) }
    for step in steps.shuffled(using: &generator) { walk.add(-3, times: step) }
    #expect(walk.rounded == 0)
  }
}
