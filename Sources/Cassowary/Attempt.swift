/// A program being solved: the simplex and the offsets that the constants give it.
struct Attempt: ~Copyable {
  var simplex: Simplex
  /// Each variable's value where all parameters are 0.
  let offset: Storage<Double>
  let parameterTarget: Storage<Double>

  var program: Program { simplex.program }

  init(_ program: Program) {
    simplex = Simplex(program)
    offset = Storage(repeating: 0, count: program.variableForm.count)
    parameterTarget = Storage(repeating: 0, count: program.forms.parameterCount)
  }

  /// Solves for these constants. Where variables are free that no form tells of, it starts again with a program that
  /// has forms for them.
  mutating func solve(
    _ problem: borrowing Problem, _ constant: borrowing Storage<Double>, _ preferred: borrowing Storage<Double>
  ) throws(SolverError) -> LevelOutcome {
    load(constant, preferred)
    guard try simplex.minimiseLevels() == .optimal else { return .infeasible }
    try simplex.settleTies(problem.tieRank)
    guard simplex.hasFreedom() else { return .optimal }
    let hidden = hiddenVariables()
    if !hidden.isEmpty {
      self = Attempt(program.observing(hidden, problem))
      return try solve(problem, constant, preferred)
    }
    try simplex.settleFreeValues(preferred, offset)
    return .optimal
  }

  /// Variables that move when the free forms do, but have no form of their own. The forms move by amounts that have
  /// nothing to do with each other, so that no movements cancel.
  func hiddenVariables() -> [Int] {
    let direction = Storage<Double>(repeating: 0, count: offset.count)
    let parameters = program.reduction.parameterCount
    var amount = 0.5
    for form in 0..<program.formCount where !simplex.isBasic(form) && simplex.lower[form] < simplex.upper[form] {
      amount = (amount + 0.618_033_988_749_894_9).truncatingRemainder(dividingBy: 1) + 0.01
      if form < parameters { direction[program.reduction.parameterVariable.int(form)] += amount }
      simplex.computeColumn(of: form)
      for row in 0..<program.forms.rowCount {
        let basic = simplex.head.int(row)
        guard basic < parameters else { continue }
        direction[program.reduction.parameterVariable.int(basic)] += amount * simplex.column[row]
      }
    }
    program.reduction.evaluateDirection(direction)
    return (0..<direction.count).filter { program.variableForm[$0] < 0 && direction[$0].magnitude > Simplex.flat }
  }

  /// Takes the constants over, and stands at a basis to start from.
  mutating func load(_ constant: borrowing Storage<Double>, _ preferred: borrowing Storage<Double>) {
    program.reduction.evaluate(constant, into: offset)
    for kink in 0..<program.kinks.count {
      var sum = constant[program.kinks.constraint.int(kink)]
      for slot in program.kinks.termStart.int(kink)..<program.kinks.termStart.int(kink + 1) {
        sum += program.kinks.termCoefficient[slot] * offset[program.kinks.termVariable.int(slot)]
      }
      simplex.kinkValue[kink] = -sum / program.kinks.scale[kink]
    }
    simplex.load()
    simplex.openIntervals()
    for variable in 0..<preferred.count {
      let form = program.variableForm.int(variable)
      guard form >= 0, form < parameterTarget.count else { continue }
      parameterTarget[form] = (preferred[variable] - offset[variable]) / program.variableScale[variable]
    }
    simplex.startCold(preferring: parameterTarget)
  }

  /// A set of contradicting required constraints, after `solve` found that there is one.
  mutating func findConflict(_ problem: borrowing Problem) throws(SolverError) -> ConstraintConflict? {
    guard let found = try simplex.findConflict() else { return nil }
    var members = found.members.map { (constraint: program.kinks.constraint.int($0.kink), multiplier: $0.multiplier) }
    members += program.equalities(cancelling: members, problem)
    return ConstraintConflict(members: members, shortfall: found.shortfall)
  }

  /// Computes all variables of the solution.
  func evaluate(_ constant: borrowing Storage<Double>, into value: borrowing Storage<Double>) {
    for parameter in 0..<program.reduction.parameterCount {
      value[program.reduction.parameterVariable.int(parameter)] = simplex.value[parameter]
    }
    program.reduction.evaluate(constant, into: value)
  }
}

/// An irreducible set of contradicting constraints, with factors that add them up to a positive number.
struct ConstraintConflict {
  var members: [(constraint: Int, multiplier: Double)]
  var shortfall: Double
}
