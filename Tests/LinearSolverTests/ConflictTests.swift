@testable import LinearSolver
import Testing

@Suite struct ConflictTests {
  @Test func `a row of three that is too wide for its container names all its members and the missing 95`() throws {
    var problem = Problem()
    let left = problem.addVariable()
    let width = problem.addVariable()
    let container = problem.addVariable()
    let leading = try problem.add(Constraint([Term(left)], constant: -20, .equal))
    let fixed = try problem.add(Constraint([Term(width)], constant: -375, .equal))
    let screen = try problem.add(Constraint([Term(container)], constant: -320, .equal))
    let trailing = try problem.add(
      Constraint([Term(left), Term(width), Term(container, -1)], constant: 20, .equal))
    let solution = try problem.solve()
    let conflict = try #require(solution.conflicts.first)
    #expect(solution.conflicts.count == 1)
    #expect(conflict.members.map(\.constraint) == [leading, fixed, screen, trailing])
    #expect(conflict.broken == trailing)
    #expect(abs(conflict.shortfall - 95) < 1e-9)
    #expect(solution.values == [20, 375, 320])
  }

  @Test func `the highest break rank is broken, not the latest`() throws {
    var problem = Problem()
    let x = problem.addVariable()
    let ranked = try problem.add(Constraint([Term(x)], constant: -10, .greaterThanOrEqual, breakRank: 1))
    try problem.add(Constraint([Term(x)], constant: -5, .lessThanOrEqual))
    let solution = try problem.solve()
    #expect(solution.conflicts.map(\.broken) == [ranked])
    #expect(solution[x] <= 5)
  }

  @Test func `independent contradictions are listed each`() throws {
    var problem = Problem()
    let x = problem.addVariable()
    let y = problem.addVariable()
    for variable in [x, y] {
      try problem.add(Constraint([Term(variable)], constant: -1, .equal))
      try problem.add(Constraint([Term(variable)], constant: -2, .equal))
    }
    let solution = try problem.solve()
    #expect(solution.conflicts.map { $0.members.map(\.constraint.index) } == [[0, 1], [2, 3]])
    #expect(solution.values == [1, 1])
  }
}
