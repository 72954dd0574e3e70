@testable import LinearSolver
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

/// Ranges of long chains, against what can be said of them without solving.
@Suite struct ChainRangeTests {
  /// `-[a]-[b]-…` from one edge on: each place is open upwards, and begins where all widths before are 0.
  @Test(arguments: [3, 60, 400]) func `places in an open chain begin where all before have no width`(count: Int) throws
  {
    let (chain, _) = try Self.chain(count, closedAt: nil)
    var workspace = Workspace(CompiledProblem(chain))
    try workspace.solve()
    let ambiguities = try workspace.explain().ambiguities
    #expect(ambiguities.count == 2 * count - 1)
    for ambiguity in ambiguities {
      let (view, isWidth) = (ambiguity.variable.index / 2, ambiguity.variable.index % 2 == 1)
      #expect(abs(ambiguity.lower - (isWidth ? 0 : 8 * Double(view))) < 1e-6)
      #expect(ambiguity.upper == .infinity && ambiguity.isWhole && ambiguity.reason == .missing)
    }
  }

  /// Between two edges what is left goes to any one of them.
  @Test(arguments: [3, 60, 400]) func `widths in a closed chain share what is left`(count: Int) throws {
    let room = 100.0
    let (chain, _) = try Self.chain(count, closedAt: 8 * Double(count - 1) + room)
    var workspace = Workspace(CompiledProblem(chain))
    try workspace.solve()
    let ambiguities = try workspace.explain().ambiguities
    #expect(ambiguities.count == 2 * count - 1)
    for ambiguity in ambiguities {
      let (view, isWidth) = (ambiguity.variable.index / 2, ambiguity.variable.index % 2 == 1)
      let low = isWidth ? 0 : 8 * Double(view)
      #expect(abs(ambiguity.lower - low) < 1e-6 && abs(ambiguity.upper - low - room) < 1e-6)
    }
  }

  /// What cannot fit is one irreducible set: both edges, all gaps, all widths that cannot be negative.
  /// Each of a row's widths is beaten by all others: explaining all is a square, and is bounded.
  @Test func `as many beaten widths are explained as the allowance has room for`() throws {
    var problem = Problem()
    let widths = (0..<40).map { _ in problem.addVariable() }
    try problem.add(Constraint(widths.map { Term($0) }, constant: -400, .equal))
    for width in widths {
      try problem.add(Constraint([Term(width)], constant: 0, .greaterThanOrEqual))
      try problem.add(Constraint([Term(width)], constant: -100, .equal, strength: Strength(750)))
    }
    var workspace = Workspace(CompiledProblem(problem))
    try workspace.solve()
    let whole = try workspace.explain().beaten
    #expect(whole.count > 20 && whole.allSatisfy { $0.isWhole && !$0.causes.isEmpty })
    let part = try workspace.explain(allowance: 400).beaten
    #expect(part.map(\.constraint) == whole.map(\.constraint) && part.map(\.amount) == whole.map(\.amount))
    let explained = part.filter(\.isWhole)
    #expect(!explained.isEmpty && explained.count < whole.count)
    for one in explained { #expect(one.causes == whole.first { $0.constraint == one.constraint }?.causes) }
  }

  /// Places follow from widths by long sums; those that are open get forms of their own, at the vertex that is known already.
  @Test func `open places get their values at the vertex that is known`() throws {
    let (chain, _) = try Self.chain(400, closedAt: nil)
    var workspace = Workspace(CompiledProblem(chain))
    try workspace.solve()
    #expect(workspace.values[798] == 8 * 399 && workspace.values[799] == 0)
  }

  @Test func `a chain that cannot fit is one conflict`() throws {
    let (chain, last) = try Self.chain(400, closedAt: 1000)
    var workspace = Workspace(CompiledProblem(chain))
    try workspace.solve()
    #expect(workspace.conflicts.count == 1)
    #expect(workspace.conflicts.first?.members.count == 801)
    #expect(workspace.conflicts.first?.broken == last)
    #expect(abs((workspace.conflicts.first?.shortfall ?? 0) - (8 * 399 - 1000)) < 1e-6)
  }

  /// `x[i + 1] = x[i] + w[i] + 8`, `w >= 0`, from 0 on; variables are x and w in turn.
  private static func chain(_ count: Int, closedAt end: Double?) throws -> (Problem, ConstraintID?) {
    var problem = Problem()
    let views = (0..<count).map { _ in (x: problem.addVariable(), width: problem.addVariable()) }
    for view in views { try problem.add(Constraint([Term(view.width)], .greaterThanOrEqual)) }
    try problem.add(Constraint([Term(views[0].x)], .equal))
    for (left, right) in zip(views, views.dropFirst()) {
      try problem.add(Constraint([Term(right.x), Term(left.x, -1), Term(left.width, -1)], constant: -8, .equal))
    }
    guard let end else { return (problem, nil) }
    let last = try problem.add(
      Constraint([Term(views[count - 1].x), Term(views[count - 1].width)], constant: -end, .equal))
    return (problem, last)
  }
}
