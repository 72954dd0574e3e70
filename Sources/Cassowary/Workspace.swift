/// Solves one compiled problem for changing constants, each time from where the last solve ended; one thread at a time.
///
/// The answer depends on the constants alone, not on what was solved before.
public struct Workspace: ~Copyable {
  let compiled: CompiledProblem
  let constant: Storage<Double>
  let preferred: Storage<Double>
  let value: Storage<Double>
  /// Constants that were changed since the last solve.
  private var changed = Storage<Int32>(capacity: 16)
  private let isChanged: Storage<Bool>
  /// The whole problem, and, after a conflict, the problem without what was broken.
  var whole: Attempt
  var repaired: Attempt?

  /// Contradictions among required constraints that the last solve met, in the order in which they were broken.
  public private(set) var conflicts: [Conflict] = []

  public init(_ compiled: CompiledProblem) {
    let problem = compiled.problem
    self.compiled = compiled
    constant = Storage(repeating: 0, count: problem.constraintCount)
    preferred = Storage(repeating: 0, count: problem.variableCount)
    value = Storage(repeating: 0, count: problem.variableCount)
    for index in 0..<problem.constraintCount { constant[index] = problem.constant[index] }
    for index in 0..<problem.variableCount { preferred[index] = problem.preferred[index] }
    isChanged = Storage(repeating: false, count: problem.constraintCount)
    whole = Attempt(compiled.program)
  }

  /// Changes a constraint's constant for the next solve.
  public mutating func setConstant(_ newValue: Double, of id: ConstraintID) throws(SolverError) {
    try compiled.problem.requireKnown(id)
    guard newValue.isFinite else { throw .notFinite(id) }
    guard newValue.magnitude <= Limit.constant else { throw .outOfRange(id) }
    guard constant[id.index] != newValue else { return }
    constant[id.index] = newValue
    guard !isChanged[id.index] else { return }
    isChanged[id.index] = true
    changed.append(Int32(id.index))
  }

  /// Changes the value that an edit asks for in the next solve.
  public mutating func suggest(_ newValue: Double, for edit: ConstraintID) throws(SolverError) {
    try compiled.problem.requireKnown(edit)
    guard compiled.problem.isEdit[edit.index] else { throw .notAnEdit(edit) }
    try setConstant(-newValue, of: edit)
  }

  /// Solves for the present constants.
  public mutating func solve() throws(SolverError) {
    if !conflicts.isEmpty { conflicts = [] }
    defer { forgetChanges() }
    if try whole.solve(compiled.problem, constant, preferred, changed: changed) == .optimal {
      repaired = nil
      whole.evaluate(into: value)
      if !whole.isRefreshed { try verify(leavingOut: []) }
    } else {
      try solveWithConflicts()
    }
  }

  /// A variable's value after the last solve.
  public subscript(variable: Variable) -> Double { value[variable.index] }

  /// All values after the last solve, by `Variable.index`.
  public var values: [Double] { Array(UnsafeBufferPointer(start: value.base, count: value.count)) }

  /// The values and conflicts of the last solve.
  public func solution() -> Solution { Solution(values: values, conflicts: conflicts) }

  /// Basis exchanges made so far, to see which solves needed none.
  public var pivotCount: Int { whole.simplex.pivotCount }

  /// Computes all values once more from the parameters: what any solve costs at least.
  public mutating func evaluateAll() { whole.evaluate(into: value) }

  /// How a constraint's sum violates its relation in the last solution: 0 where it holds, else signed.
  public func violation(of id: ConstraintID) throws(SolverError) -> Double {
    try compiled.problem.requireKnown(id)
    return rest(id.index)
  }
}

extension Workspace {
  private mutating func forgetChanges() {
    for index in 0..<changed.count { isChanged[changed.int(index)] = false }
    changed.shorten(to: 0)
  }

  /// Breaks one constraint after the other until the rest can be solved.
  private mutating func solveWithConflicts() throws(SolverError) {
    var excluded: [Int] = []
    var attempt = Attempt(compiled.program)
    while true {
      guard try attempt.solve(compiled.problem, constant, preferred, changed: changed) == .infeasible else { break }
      let known = excluded.count
      for found in try attempt.findConflicts(compiled.problem) {
        // What is broken in this round may have settled the conflict.
        let isOpen = !found.members.contains { excluded[known...].contains($0.constraint) }
        guard isOpen else { continue }
        let conflict = settle(found)
        conflicts.append(conflict)
        excluded.append(conflict.broken.index)
      }
      guard excluded.count > known else { throw .numericalTrouble(nil) }
      attempt = Attempt(Program(compiled.problem, leavingOut: excluded))
    }
    if let better = try reinstate(excluded) { attempt = better }
    attempt.evaluate(into: value)
    repaired = consume attempt
    try verify(leavingOut: conflicts.map(\.broken.index))
  }

  /// Checks the required constraints against the values themselves. Where coefficients differ by many orders of magnitude
  /// rounding can have eaten them up, and no answer is better than a wrong one.
  private mutating func verify(leavingOut broken: [Int]) throws(SolverError) {
    let problem = compiled.problem
    for index in 0..<problem.constraintCount where problem.strength[index] == 1000 && !problem.isRemoved[index] {
      let off = rest(index).magnitude
      guard off > 1e-6, !broken.contains(index) else { continue }
      var size = 1 + constant[index].magnitude
      for slot in Int(problem.termStart[index])..<Int(problem.termStart[index + 1]) {
        size += (problem.termCoefficient[slot] * value[Int(problem.termVariable[slot])]).magnitude
      }
      guard off > 1e-7 * size else { continue }
      whole.forget()
      throw .numericalTrouble(ConstraintID(index: index))
    }
  }

  /// Takes broken constraints back whose conflict was settled by another break after all; nil if there are none.
  private mutating func reinstate(_ excluded: [Int]) throws(SolverError) -> Attempt? {
    var excluded = excluded
    let known = excluded.count
    for index in excluded.sorted(by: { breaksLater($1, $0) }) {
      let own = conflicts.first { $0.broken.index == index }
      guard let own,
        own.members.contains(where: { $0.constraint.index != index && excluded.contains($0.constraint.index) })
      else { continue }
      let rest = excluded.filter { $0 != index }
      var attempt = Attempt(Program(compiled.problem, leavingOut: rest))
      guard try attempt.isFeasible(constant, preferred) else { continue }
      excluded = rest
      conflicts.removeAll { $0.broken.index == index }
    }
    guard excluded.count < known else { return nil }
    var best = Attempt(Program(compiled.problem, leavingOut: excluded))
    guard try best.solve(compiled.problem, constant, preferred, changed: changed) == .optimal else {
      throw .numericalTrouble(nil)
    }
    return best
  }

  /// Whether the constraint `left` is to be broken rather than `right`.
  private func breaksLater(_ left: Int, _ right: Int) -> Bool {
    let ranks = compiled.problem.breakRank
    return ranks[left] != ranks[right] ? ranks[left] > ranks[right] : left > right
  }

  /// Chooses the constraint to break and scales the factors to it.
  private func settle(_ found: ConstraintConflict) -> Conflict {
    var broken = found.members[0]
    for member in found.members where breaksLater(member.constraint, broken.constraint) { broken = member }
    let unit = broken.multiplier.magnitude
    let members = found.members.sorted { $0.constraint < $1.constraint }.map {
      Conflict.Member(constraint: ConstraintID(index: $0.constraint), multiplier: $0.multiplier / unit)
    }
    return Conflict(
      members: members, broken: ConstraintID(index: broken.constraint), shortfall: found.shortfall / unit)
  }

  func rest(_ index: Int) -> Double {
    let problem = compiled.problem
    var sum = constant[index]
    for slot in Int(problem.termStart[index])..<Int(problem.termStart[index + 1]) {
      sum += problem.termCoefficient[slot] * value[Int(problem.termVariable[slot])]
    }
    return Constraint.rest(sum, problem.relation[index])
  }
}
