@testable import LinearSolver
import Testing

/// Variables that no constraint speaks of alone are given forms of their own once they turn out to be free. Those forms
/// have no constraints, and solving again with other constants must cope with that.
@Suite struct ObservedVariableTests {
  @Test(arguments: 1...40) func `a sum that was free is found again when it no longer is`(seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    var problem = Problem()
    let parts = (0..<(2 + next(4))).map { _ in problem.addVariable(preferred: Double(next(9))) }
    let sums = try (0..<(1 + next(3))).map { _ in
      let sum = problem.addVariable()
      let terms = parts.map { Term($0, Double(1 + next(3))) }
      try problem.add(Constraint(terms + [Term(sum, -1)], constant: 0, .equal))
      return sum
    }
    for part in parts { try problem.add(Constraint([Term(part)], constant: 0, .greaterThanOrEqual)) }
    let limits = try parts.map { try problem.add(Constraint([Term($0)], constant: -10, .lessThanOrEqual)) }
    var workspace = Workspace(CompiledProblem(problem))
    for limit in [10.0, 0, 7, 0, 0, 3] {
      for constraint in limits {
        try workspace.setConstant(-limit, of: constraint)
        try problem.setConstant(-limit, of: constraint)
      }
      try workspace.solve()
      var fresh = Workspace(CompiledProblem(problem))
      try fresh.solve()
      workspace.evaluateAll()
      fresh.evaluateAll()
      #expect(workspace.values == fresh.values, "limit \(limit)")
      if limit == 0 { #expect(sums.allSatisfy { workspace[$0] == 0 }) }
    }
  }

  /// Of three equalities that meet, one that moves away leaves the two others the smallest sum of errors, and cannot hold.
  @Test func `an equality that leaves others with which it met is in conflict`() throws {
    var problem = Problem()
    let value = problem.addVariable()
    var rules: [ConstraintID] = []
    for _ in 0..<4 { rules.append(try problem.add(Constraint([Term(value)], constant: 0, .equal))) }
    var workspace = Workspace(CompiledProblem(problem))
    try workspace.solve()
    #expect(workspace.conflicts.isEmpty)
    for (moved, rule) in rules.enumerated().dropFirst() {
      try workspace.setConstant(-34, of: rule)
      try workspace.solve()
      #expect(workspace.conflicts.map(\.broken) == [rule], "\(moved)")
      try workspace.setConstant(0, of: rule)
      try workspace.solve()
      #expect(workspace.conflicts.isEmpty)
    }
  }
}
