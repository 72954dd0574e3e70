@testable import Cassowary
import Testing

@Suite struct ExplanationTests {
  @Test func `a beaten width names the stronger one and how far it is off`() throws {
    var problem = Problem()
    let width = problem.addVariable()
    let hug = try problem.add(Constraint([Term(width)], constant: -40, .equal, strength: Strength(250)))
    let floor = try problem.add(Constraint([Term(width)], constant: -100, .greaterThanOrEqual, strength: Strength(750)))
    var workspace = Workspace(CompiledProblem(problem))
    try workspace.solve()
    let beaten = try workspace.explain().beaten
    #expect(
      beaten == [
        Beaten(
          constraint: hug, amount: 60, causes: [Beaten.Cause(constraint: floor, multiplier: 1)], isTie: false)
      ])
  }

  @Test func `a missing constraint leaves a range`() throws {
    var problem = Problem()
    let x = problem.addVariable(preferred: 3)
    try problem.add(Constraint([Term(x)], constant: 0, .greaterThanOrEqual))
    var workspace = Workspace(CompiledProblem(problem))
    try workspace.solve()
    let explanation = try workspace.explain()
    #expect(
      explanation.ambiguities == [
        Ambiguity(variable: x, lower: 0, upper: .infinity, value: 3, reason: .missing)
      ])
    #expect(explanation.ties.isEmpty)
  }

  @Test func `two labels that hug equally in one row are a tie, not a missing constraint`() throws {
    var problem = Problem()
    let a = problem.addVariable()
    let b = problem.addVariable()
    try problem.add(Constraint([Term(a), Term(b)], constant: -100, .equal))
    let first = try problem.add(Constraint([Term(a)], constant: -30, .equal, strength: Strength(250)))
    let second = try problem.add(Constraint([Term(b)], constant: -30, .equal, strength: Strength(250)))
    var workspace = Workspace(CompiledProblem(problem))
    try workspace.solve()
    #expect(workspace.values == [30, 70])
    let explanation = try workspace.explain()
    #expect(
      explanation.ties == [
        Tie(strength: Strength(250), constraints: [first, second], variables: [a, b])
      ])
    #expect(explanation.ambiguities.map(\.reason) == [.tie, .tie])
    #expect(explanation.ambiguities.map(\.lower) == [30, 30])
    #expect(explanation.ambiguities.map(\.upper) == [70, 70])
    #expect(explanation.beaten.map(\.isTie) == [true])
  }
}
