import Testing

@testable import LinearSolver

@Suite struct PropertyTests {
  @Test(arguments: 1...600) func `the answer is the best of all vertices, strength by strength`(seed: UInt64) throws {
    let random = RandomProblem(seed: seed, variables: 1...3, feasible: true)
    let mine = random.errors(try random.problem().solve().values)
    for point in BruteForce.vertices(random.constraints, variables: random.variableCount) {
      #expect(RandomProblem.compare(mine, random.errors(point)) <= 0, "seed \(seed)")
    }
  }

  @Test(arguments: 1...300) func `the order of adding does not matter where the answer is unique`(seed: UInt64) throws {
    let random = RandomProblem(seed: seed, feasible: true)
    var generator = SplitMix(seed: seed &+ 77)
    let order = Array(random.constraints.indices).shuffled(using: &generator)
    var workspace = Workspace(CompiledProblem(try random.problem()))
    try workspace.solve()
    let shuffled = try random.problem(order: order).solve().values
    let ambiguous = Set(try workspace.explain().ambiguities.map(\.variable.index))
    for index in 0..<random.variableCount where !ambiguous.contains(index) {
      #expect(abs(workspace.values[index] - shuffled[index]) < 1e-6, "seed \(seed)")
    }
    #expect(RandomProblem.compare(random.errors(workspace.values), random.errors(shuffled)) == 0, "seed \(seed)")
  }

  @Test(arguments: 1...400)
  func `every conflict set is infeasible, no part of it is, and its sum shows it`(seed: UInt64) throws {
    let random = RandomProblem(seed: seed, variables: 1...4, feasible: false)
    let solution = try random.problem().solve()
    let broken = Set(solution.conflicts.map(\.broken.index))
    for conflict in solution.conflicts {
      let members = conflict.members.map { random.constraints[$0.constraint.index] }
      #expect(!BruteForce.isFeasible(members, variables: random.variableCount), "seed \(seed)")
      for index in members.indices {
        var part = members
        part.remove(at: index)
        #expect(BruteForce.isFeasible(part, variables: random.variableCount), "seed \(seed)")
      }
      expectProof(conflict, random, seed)
    }
    let required = random.constraints.indices.filter { random.constraints[$0].strength.isRequired }
    let kept = required.filter { !broken.contains($0) }.map { random.constraints[$0] }
    #expect(BruteForce.isFeasible(kept, variables: random.variableCount), "seed \(seed)")
    #expect(kept.allSatisfy { RandomProblem.error($0, solution.values) < 1e-6 }, "seed \(seed)")
    for index in broken {
      #expect(
        !BruteForce.isFeasible(kept + [random.constraints[index]], variables: random.variableCount),
        "\(index) was broken without need, seed \(seed)")
    }
  }

  @Test(arguments: 1...400)
  func `what breaks cannot hold with what is kept before it, and its set spares the latest`(seed: UInt64) throws {
    let random = RandomProblem(seed: seed, variables: 1...4, feasible: false)
    func canHold(_ indices: [Int]) -> Bool {
      BruteForce.isFeasible(indices.map { random.constraints[$0] }, variables: random.variableCount)
    }
    var kept: [Int] = []
    var sets: [[Int]] = []
    for index in random.constraints.indices where random.constraints[index].strength.isRequired {
      guard !canHold(kept + [index]) else {
        kept.append(index)
        continue
      }
      var set = kept + [index]
      for spared in kept.reversed() where !canHold(set.filter({ $0 != spared })) { set.removeAll { $0 == spared } }
      sets.append(set)
    }
    #expect(try random.problem().solve().conflicts.map { $0.members.map(\.constraint.index) } == sets, "seed \(seed)")
  }

  @Test(arguments: 1...400) func `conflicts at two constants are those of all between`(seed: UInt64) throws {
    let random = RandomProblem(seed: seed, variables: 1...4, feasible: false)
    var generator = SplitMix(seed: seed &* 17)
    let slopes = random.constraints.map { _ in Double(Int.random(in: -4...4, using: &generator)) }
    func conflicts(at step: Double) throws -> [[Double]] {
      var problem = try random.problem()
      for (index, slope) in slopes.enumerated() {
        try problem.setConstant(
          random.constraints[index].constant + slope * step, of: ConstraintID(index: index))
      }
      return try problem.solve().conflicts.map { conflict in
        conflict.members.flatMap { [Double($0.constraint.index), $0.multiplier < 0 ? -1 : 1] }
      }
    }
    let steps = try (0...8).map { try conflicts(at: Double($0) - 4.25) }
    for first in steps.indices {
      for last in steps.indices where last > first + 1 && steps[first] == steps[last] {
        #expect(steps[first...last].allSatisfy { $0 == steps[first] }, "seed \(seed), \(first)...\(last)")
      }
    }
  }

  private func expectProof(_ conflict: Conflict, _ random: RandomProblem, _ seed: UInt64) {
    var terms = [Double](repeating: 0, count: random.variableCount)
    var sum = 0.0
    for member in conflict.members {
      let constraint = random.constraints[member.constraint.index]
      for term in constraint.terms { terms[term.variable.index] += member.multiplier * term.coefficient }
      sum += member.multiplier * constraint.constant
      switch constraint.relation {
      case .equal: break
      case .lessThanOrEqual: #expect(member.multiplier > 0, "seed \(seed)")
      case .greaterThanOrEqual: #expect(member.multiplier < 0, "seed \(seed)")
      }
    }
    #expect(terms.allSatisfy { abs($0) < 1e-6 }, "seed \(seed)")
    #expect(conflict.shortfall > 0 && abs(sum - conflict.shortfall) < 1e-6, "seed \(seed)")
  }

  @Test(arguments: 1...300)
  func `ambiguous ranges are real and nothing else moves`(seed: UInt64) throws {
    let random = RandomProblem(seed: seed, variables: 1...5, feasible: true)
    var workspace = Workspace(CompiledProblem(try random.problem()))
    try workspace.solve()
    let best = random.errors(workspace.values)
    let ambiguities = try workspace.explain().ambiguities
    for variable in 0..<random.variableCount {
      let ambiguity = ambiguities.first { $0.variable.index == variable }
      let value = workspace.values[variable]
      let lower = ambiguity?.lower ?? value
      let upper = ambiguity?.upper ?? value
      #expect(lower - 1e-6 <= value && value <= upper + 1e-6, "seed \(seed)")
      for target in [max(lower, -1e6), min(upper, 1e6)] {
        #expect(try isOptimal(random, variable, target, best), "variable \(variable) at \(target), seed \(seed)")
      }
      for target in [lower - 0.01, upper + 0.01] where target.isFinite {
        #expect(try !isOptimal(random, variable, target, best), "variable \(variable) at \(target), seed \(seed)")
      }
    }
  }

  @Test(arguments: 1...300)
  func `what is beaten cannot hold as long as its causes are no worse off`(seed: UInt64) throws {
    let random = RandomProblem(seed: seed, variables: 1...4, feasible: true)
    var workspace = Workspace(CompiledProblem(try random.problem()))
    try workspace.solve()
    for beaten in try workspace.explain().beaten {
      let own = random.constraints[beaten.constraint.index]
      #expect(abs(try workspace.violation(of: beaten.constraint) - beaten.amount) < 1e-9, "seed \(seed)")
      #expect(beaten.amount != 0 && !beaten.causes.isEmpty, "seed \(seed)")
      // A hair better than now: the causes are what holds it here, not what would hold it later.
      let better = noWorse(own, than: beaten.amount * (1 - 1e-3))
      let causes = try beaten.causes.map { cause in
        let constraint = random.constraints[cause.constraint.index]
        #expect(constraint.strength >= own.strength, "\(cause) is weaker, seed \(seed)")
        return noWorse(constraint, than: try workspace.violation(of: cause.constraint))
      }
      #expect(!BruteForce.isFeasible(better + causes.joined(), variables: random.variableCount), "seed \(seed)")
      for index in causes.indices {
        let part = better + causes.indices.filter { $0 != index }.flatMap { causes[$0] }
        #expect(BruteForce.isFeasible(part, variables: random.variableCount), "cause \(index), seed \(seed)")
      }
    }
  }

  /// What a constraint demands that may be violated by `rest`, but not more.
  private func noWorse(_ constraint: Constraint, than rest: Double) -> [Constraint] {
    let room = abs(rest)
    var (above, below) = (constraint, constraint)
    (above.relation, above.constant) = (.lessThanOrEqual, constraint.constant - room)
    (below.relation, below.constant) = (.greaterThanOrEqual, constraint.constant + room)
    switch constraint.relation {
    case .equal: return [above, below]
    case .lessThanOrEqual: return [above]
    case .greaterThanOrEqual: return [below]
    }
  }

  /// Whether a solution as good as the best has the variable at the target.
  private func isOptimal(
    _ random: RandomProblem, _ variable: Int, _ target: Double, _ best: [Double: Double]
  ) throws -> Bool {
    var problem = try random.problem()
    try problem.add(Constraint([Term(Variable(index: variable))], constant: -target, .equal, breakRank: 1))
    let solution = try problem.solve()
    guard solution.conflicts.isEmpty else { return false }
    return RandomProblem.compare(random.errors(solution.values), best) == 0
  }

  @Test(arguments: 1...200) func `growing and shrinking equals starting afresh`(seed: UInt64) throws {
    let random = RandomProblem(seed: seed, feasible: false)
    var generator = SplitMix(seed: seed)
    var grown = Problem()
    for _ in 0..<random.variableCount { _ = grown.addVariable() }
    var kept: [ConstraintID] = []
    for constraint in random.constraints {
      let before = try grown.solve()
      let id = try grown.add(constraint)
      _ = try grown.solve()
      if Bool.random(using: &generator) {
        try grown.remove(id)
        #expect(try grown.solve() == before, "seed \(seed)")
      } else {
        kept.append(id)
      }
      #expect(throws: SolverError.self) { try grown.add(Constraint([Term(Variable(index: 0), .nan)], .equal)) }
      #expect(throws: SolverError.self) { try grown.add(Constraint([Term(Variable(index: 99))], .equal)) }
    }
    var problem = Problem()
    for _ in 0..<random.variableCount { _ = problem.addVariable() }
    for id in kept {
      var constraint = random.constraints[id.index]
      constraint.tieRank = id.index
      try problem.add(constraint)
    }
    let fresh = try problem.solve().values
    for (mine, theirs) in zip(try grown.solve().values, fresh) { #expect(abs(mine - theirs) < 1e-6, "seed \(seed)") }
  }

  @Test(arguments: 1...200) func `solving again for other constants equals solving afresh`(seed: UInt64) throws {
    let random = RandomProblem(seed: seed, feasible: false)
    var generator = SplitMix(seed: seed)
    let problem = try random.problem()
    var workspace = Workspace(CompiledProblem(problem))
    for _ in 0..<8 {
      var changed = problem
      for index in random.constraints.indices {
        guard Int.random(in: 0..<4, using: &generator) == 0 else { continue }
        let constant = random.constraints[index].constant + Double(Int.random(in: -30...30, using: &generator))
        try changed.setConstant(constant, of: ConstraintID(index: index))
      }
      for index in random.constraints.indices {
        let id = ConstraintID(index: index)
        try workspace.setConstant(try changed.constraint(id).constant, of: id)
      }
      try workspace.solve()
      let fresh = try changed.solve()
      #expect(workspace.conflicts.map(\.broken) == fresh.conflicts.map(\.broken), "seed \(seed)")
      for (mine, theirs) in zip(workspace.values, fresh.values) { #expect(abs(mine - theirs) < 1e-6, "seed \(seed)") }
    }
  }

  /// Few variables and few different constants: breakpoints meet and part again all the time.
  @Test(arguments: 1...400) func `solving again is right where constraints meet and part`(seed: UInt64) throws {
    var generator = SplitMix(seed: seed &* 31)
    var problem = Problem()
    let variables = (0..<Int.random(in: 1...3, using: &generator)).map { _ in problem.addVariable() }
    for _ in 0..<Int.random(in: 2...9, using: &generator) {
      let count = Int.random(in: 1...2, using: &generator)
      let terms = variables.shuffled(using: &generator).prefix(count).map {
        Term($0, [1, 1, 2, -1].randomElement(using: &generator) ?? 1)
      }
      try problem.add(
        Constraint(
          terms, constant: -10,
          [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator) ?? .equal,
          strength: Strength([1000, 750, 250, 250, 100].randomElement(using: &generator) ?? 250)))
    }
    var workspace = Workspace(CompiledProblem(problem))
    for step in 0..<12 {
      for index in 0..<problem.constraintCount where Int.random(in: 0..<3, using: &generator) == 0 {
        let constant = -10 * Double(Int.random(in: 0...2, using: &generator))
        try problem.setConstant(constant, of: ConstraintID(index: index))
        try workspace.setConstant(constant, of: ConstraintID(index: index))
      }
      try workspace.solve()
      let fresh = try problem.solve()
      #expect(workspace.conflicts.map(\.broken) == fresh.conflicts.map(\.broken), "seed \(seed), step \(step)")
      #expect(workspace.values == fresh.values, "seed \(seed), step \(step)")
    }
  }
}
