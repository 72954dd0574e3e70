@testable import LinearSolver
import Testing

@Suite struct StrengthTests {
  @Test func `a thousand constraints at 499 do not outvote one at 500`() throws {
    var problem = Problem()
    let x = problem.addVariable()
    for _ in 0..<1000 { try problem.add(Constraint([Term(x)], constant: -100, .equal, strength: Strength(499))) }
    try problem.add(Constraint([Term(x)], constant: -7, .equal, strength: Strength(500)))
    #expect(try problem.solve().values == [7])
  }

  @Test func `inside one strength the sum of errors is least`() throws {
    var problem = Problem()
    let x = problem.addVariable()
    for target in [1.0, 5, 100] {
      try problem.add(Constraint([Term(x)], constant: -target, .equal, strength: Strength(250)))
    }
    #expect(try problem.solve().values == [5])
  }

  @Test func `a tie goes to the first, or to the lowest tie rank`() throws {
    for ranks in [[0, 1], [1, 0]] {
      var problem = Problem()
      let x = problem.addVariable()
      for (target, rank) in zip([10.0, 30], ranks) {
        try problem.add(Constraint([Term(x)], constant: -target, .equal, strength: Strength(250), tieRank: rank))
      }
      #expect(try problem.solve().values == [ranks[0] == 0 ? 10 : 30])
    }
  }

  @Test func `a free variable takes its preferred value, or the nearest`() throws {
    var problem = Problem()
    let x = problem.addVariable(preferred: 12)
    let y = problem.addVariable(preferred: 50)
    try problem.add(Constraint([Term(y)], constant: -30, .lessThanOrEqual))
    #expect(try problem.solve().values == [12, 30])
    _ = x
  }
}
