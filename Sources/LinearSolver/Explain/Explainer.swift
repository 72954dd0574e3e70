/// Solves once more, level by level, and asks at each level what the answer could have been instead.
struct Explainer: ~Copyable {
  let problem: Problem
  var attempt: Attempt
  let constant: Storage<Double>
  let preferred: Storage<Double>
  /// The solution to explain: what each constraint is off by, and each variable's value.
  let residual: Storage<Double>
  let value: Storage<Double>
  /// What may still be spent on linear programs that tell of beaten constraints, in visits of a form or a term: first on
  /// ties, then on causes.
  var allowance: (ties: Int, causes: Int)

  var standardForm: StandardForm { attempt.standardForm }

  /// Errors below this are none.
  static let visible = 1e-7

  mutating func explain() throws(SolverError) -> Explanation {
    var beaten: [Beaten] = []
    for level in 0..<standardForm.breakpoints.levelCount {
      try attempt.simplex.minimise(level: level)
      if level > 0 { try listBeaten(level, into: &beaten) }
    }
    beaten.sort { $0.constraint < $1.constraint }
    var ambiguities: [Ambiguity] = []
    var ties: [Tie] = []
    if attempt.simplex.hasFreedom() {
      try observeAll()
      ambiguities = try ranges()
      if !ambiguities.isEmpty { ties = try findTies() }
      try findReasons(&ambiguities)
    }
    try findCauses(&beaten)
    return Explanation(beaten: beaten, ambiguities: ambiguities, ties: ties)
  }

  /// Stands at the optimal face of a standard form that has a form for each variable that moves there.
  private mutating func observeAll() throws(SolverError) {
    let hidden = attempt.hiddenVariables()
    guard !hidden.isEmpty else { return }
    attempt.observe(hidden, problem, constant)
    _ = try attempt.simplex.minimiseLevels()
  }

  /// All variables that move on the optimal face.
  private mutating func ranges() throws(SolverError) -> [Ambiguity] {
    var ambiguities: [Ambiguity] = []
    let face = try faceRanges((0..<value.count).filter { standardForm.variableForm[$0] >= 0 })
    for variable in 0..<value.count {
      let form = standardForm.variableForm.int(variable)
      guard form >= 0 else { continue }
      let (low, high) = (face.low[form], face.high[form])
      let scale = standardForm.variableScale[variable]
      let offset = attempt.offset[variable]
      let lower = (scale > 0 ? low : high) * scale + offset
      let upper = (scale > 0 ? high : low) * scale + offset
      guard upper - lower > Explainer.visible else { continue }
      ambiguities.append(
        Ambiguity(
          variable: Variable(index: variable), lower: lower, upper: upper, value: value[variable], reason: .missing,
          isWhole: !face.isCut[form]))
    }
    return ambiguities
  }

  /// Tells what is ambiguous by a tie alone: what no longer moves once no error may change.
  private mutating func findReasons(_ ambiguities: inout [Ambiguity]) throws(SolverError) {
    var isPinned = false
    for breakpoint in 0..<standardForm.breakpoints.count where attempt.simplex.errorSlope(ofBreakpoint: breakpoint) != 0
    {
      let form = standardForm.breakpoints.groupForm.int(standardForm.breakpoints.group.int(breakpoint))
      attempt.simplex.lower[form] = attempt.simplex.value[form]
      attempt.simplex.upper[form] = attempt.simplex.value[form]
      isPinned = true
    }
    guard isPinned else { return }
    let face = try faceRanges(ambiguities.map(\.variable.index))
    for index in ambiguities.indices {
      let variable = ambiguities[index].variable.index
      let form = standardForm.variableForm.int(variable)
      if (face.high[form] - face.low[form]) * standardForm.variableScale[variable].magnitude <= Explainer.visible {
        ambiguities[index].reason = .tie
      }
    }
  }
}

extension Workspace {
  /// Explains the last solution: what is beaten by what, what is ambiguous and why. Costs a few solves.
  public mutating func explain() throws(SolverError) -> Explanation {
    try explain(allowance: Explainer.operations)
  }

  /// - Parameter allowance: how much work it may be to look for ties, and as much again for causes.
  mutating func explain(allowance: Int) throws(SolverError) -> Explanation {
    let residuals = Storage<Double>(repeating: 0, count: constant.count)
    for index in 0..<constant.count where !compiled.problem.isRemoved[index] { residuals[index] = residual(index) }
    var explainer = Explainer(
      problem: compiled.problem, attempt: Attempt(repaired?.standardForm ?? whole.standardForm),
      constant: constant.copy(),
      preferred: preferred.copy(), residual: residuals, value: value.copy(), allowance: (allowance, allowance))
    explainer.attempt.start(constant, preferred)
    return try explainer.explain()
  }
}
