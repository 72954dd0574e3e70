/// Solves once more, level by level, and asks at each level what the answer could have been instead.
struct Explainer: ~Copyable {
  let problem: Problem
  var attempt: Attempt
  let constant: Storage<Double>
  let preferred: Storage<Double>
  /// The solution to explain: what each constraint is off by, and each variable's value.
  let rest: Storage<Double>
  let value: Storage<Double>

  var program: Program { attempt.program }

  /// Errors below this are none.
  static let visible = 1e-7

  mutating func explain() throws(SolverError) -> Explanation {
    var beaten: [Beaten] = []
    for level in 0..<program.kinks.levelCount {
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

  /// The least and the greatest value of a form on the optimal face; infinite where nothing stops it.
  mutating func range(of form: Int) throws(SolverError) -> (low: Double, high: Double) {
    let at = attempt.simplex.value[form]
    guard attempt.simplex.lower[form] < attempt.simplex.upper[form] else { return (at, at) }
    let low = try attempt.simplex.minimise(1, times: form, settling: false) ? attempt.simplex.value[form] : -.infinity
    let high = try attempt.simplex.minimise(-1, times: form, settling: false) ? attempt.simplex.value[form] : .infinity
    return (low, high)
  }

  /// Stands at the optimal face of a program that has a form for each variable that moves there.
  private mutating func observeAll() throws(SolverError) {
    let hidden = attempt.hiddenVariables()
    guard !hidden.isEmpty else { return }
    attempt = Attempt(program.observing(hidden, problem))
    attempt.start(constant, preferred)
    _ = try attempt.simplex.minimiseLevels()
  }

  /// All variables that move on the optimal face.
  private mutating func ranges() throws(SolverError) -> [Ambiguity] {
    var ambiguities: [Ambiguity] = []
    for variable in 0..<value.count {
      let form = program.variableForm.int(variable)
      guard form >= 0 else { continue }
      let (low, high) = try range(of: form)
      let scale = program.variableScale[variable]
      let offset = attempt.offset[variable]
      let lower = (scale > 0 ? low : high) * scale + offset
      let upper = (scale > 0 ? high : low) * scale + offset
      guard upper - lower > Explainer.visible else { continue }
      ambiguities.append(
        Ambiguity(
          variable: Variable(index: variable), lower: lower, upper: upper, value: value[variable], reason: .missing))
    }
    return ambiguities
  }

  /// Tells what is ambiguous by a tie alone: what no longer moves once no error may change.
  private mutating func findReasons(_ ambiguities: inout [Ambiguity]) throws(SolverError) {
    for kink in 0..<program.kinks.count where attempt.simplex.errorSlope(ofKink: kink) != 0 {
      let form = program.kinks.groupForm.int(program.kinks.group.int(kink))
      attempt.simplex.lower[form] = attempt.simplex.value[form]
      attempt.simplex.upper[form] = attempt.simplex.value[form]
    }
    for index in ambiguities.indices {
      let form = program.variableForm.int(ambiguities[index].variable.index)
      let (low, high) = try range(of: form)
      if (high - low) * program.variableScale[ambiguities[index].variable.index].magnitude <= Explainer.visible {
        ambiguities[index].reason = .tie
      }
    }
  }
}

extension Workspace {
  /// Explains the last solution: what is beaten by what, what is ambiguous and why. Costs a few solves.
  public mutating func explain() throws(SolverError) -> Explanation {
    let rests = Storage<Double>(repeating: 0, count: constant.count)
    for index in 0..<constant.count where !compiled.problem.isRemoved[index] { rests[index] = rest(index) }
    var explainer = Explainer(
      problem: compiled.problem, attempt: Attempt(repaired?.program ?? whole.program), constant: constant.copy(),
      preferred: preferred.copy(), rest: rests, value: value.copy())
    explainer.attempt.start(constant, preferred)
    return try explainer.explain()
  }
}
