/// Solves one compiled problem for changing constants, each time from where the last solve ended; one thread at a time.
///
/// The answer depends on the constants alone, not on what was solved before.
public struct Workspace: ~Copyable {
  let compiled: CompiledProblem
  let constant: Storage<Double>
  let preferred: Storage<Double>
  let value: Storage<Double>
  /// Constants that were changed since the last solve.
  private(set) var changed = Storage<Int32>(capacity: 16)
  private let isChanged: Storage<Bool>
  /// The whole problem, and, after a conflict, the problem without what was broken.
  var whole: Attempt
  var repaired: Attempt?

  /// Contradictions among required constraints that the last solve met, in the order in which what is broken was to be kept.
  public internal(set) var conflicts: [Conflict] = []

  /// A workspace with the problem's own constants; nothing is solved yet, and all values are 0. O(problem).
  public init(_ compiled: CompiledProblem) {
    let problem = compiled.problem
    self.compiled = compiled
    constant = Storage(repeating: 0, count: problem.constraintCount)
    preferred = Storage(repeating: 0, count: problem.variableCount)
    value = Storage(repeating: 0, count: problem.variableCount)
    for index in 0..<problem.constraintCount { constant[index] = problem.constant[index] }
    for index in 0..<problem.variableCount { preferred[index] = problem.preferred[index] }
    isChanged = Storage(repeating: false, count: problem.constraintCount)
    whole = Attempt(compiled.standardForm)
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
    #if SOLVER_PROOFS
      try checkProof()
    #endif
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
    return residual(id.index)
  }
}

extension Workspace {
  private mutating func forgetChanges() {
    for index in 0..<changed.count { isChanged[changed.int(index)] = false }
    changed.shorten(to: 0)
  }

  /// Checks the required constraints against the values themselves. Where coefficients differ by many orders of magnitude
  /// rounding can have eaten them up, and no answer is better than a wrong one.
  mutating func verify(leavingOut broken: [Int]) throws(SolverError) {
    let problem = compiled.problem
    for index in 0..<problem.constraintCount where problem.strength[index] == 1000 && !problem.isRemoved[index] {
      let off = residual(index, of: problem).magnitude
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

  func residual(_ index: Int) -> Double { residual(index, of: compiled.problem) }

  @inline(__always) private func residual(_ index: Int, of problem: borrowing Problem) -> Double {
    var sum = constant[index]
    for slot in Int(problem.termStart[index])..<Int(problem.termStart[index + 1]) {
      sum += problem.termCoefficient[slot] * value[Int(problem.termVariable[slot])]
    }
    return Constraint.residual(sum, problem.relation[index])
  }
}
