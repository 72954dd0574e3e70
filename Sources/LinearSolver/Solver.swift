/// A problem that grows and shrinks one constraint at a time.
///
/// Each change is a transaction: it either happens whole or throws and changes nothing. The answer after any sequence of
/// changes is that of a problem built of what is there, in the order of adding.
public struct Solver: ~Copyable {
  private var problem: Problem
  private var workspace: Workspace?

  /// A solver of a copy of a problem, by default of an empty one; nothing is compiled before the first solve.
  public init(_ problem: Problem = Problem()) {
    self.problem = problem
  }

  /// Adds a variable; see `Problem.addVariable`.
  public mutating func addVariable(preferred: Double = 0) -> Variable {
    workspace = nil
    return problem.addVariable(preferred: preferred)
  }

  /// Adds a constraint, or throws and stays as it was.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    let id = try problem.add(constraint)
    workspace = nil
    return id
  }

  /// Adds an edit; see `Problem.addEdit`.
  @discardableResult
  public mutating func addEdit(
    _ variable: Variable, value: Double = 0, strength: Strength
  ) throws(SolverError) -> ConstraintID {
    let id = try problem.addEdit(variable, value: value, strength: strength)
    workspace = nil
    return id
  }

  /// Removes a constraint, or throws and stays as it was.
  public mutating func remove(_ id: ConstraintID) throws(SolverError) {
    try problem.remove(id)
    workspace = nil
  }

  /// Changes a constant, which needs no new compilation.
  public mutating func setConstant(_ value: Double, of id: ConstraintID) throws(SolverError) {
    try problem.setConstant(value, of: id)
    try workspace?.setConstant(value, of: id)
  }

  /// Changes the value that an edit asks for.
  public mutating func suggest(_ value: Double, for edit: ConstraintID) throws(SolverError) {
    try problem.requireKnown(edit)
    guard problem.isEdit[edit.index] else { throw .notAnEdit(edit) }
    try setConstant(-value, of: edit)
  }

  /// Solves what is there now.
  public mutating func solve() throws(SolverError) -> Solution {
    if workspace == nil { workspace = Workspace(CompiledProblem(problem)) }
    try workspace?.solve()
    return workspace?.solution() ?? Solution(values: [], conflicts: [])
  }

  /// Explains the last solution, solving first if something has changed.
  public mutating func explain() throws(SolverError) -> Explanation {
    if workspace == nil { _ = try solve() }
    return try workspace?.explain() ?? Explanation(beaten: [], ambiguities: [], ties: [])
  }
}
