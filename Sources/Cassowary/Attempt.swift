/// A program being solved: the simplex and the offsets that the constants give it.
struct Attempt: ~Copyable {
  var simplex: Simplex
  /// Each variable's value where all parameters are 0.
  let offset: Storage<Double>
  let parameterTarget: Storage<Double>
  private var isWarm = false

  var program: Program { simplex.program }

  init(_ program: Program) {
    simplex = Simplex(program)
    offset = Storage(repeating: 0, count: program.variableForm.count)
    parameterTarget = Storage(repeating: 0, count: program.forms.parameterCount)
  }

  /// Solves for these constants, from the last basis if there is one.
  mutating func solve(
    _ constant: borrowing Storage<Double>, _ preferred: borrowing Storage<Double>, tieRank: [Int]
  ) throws(SolverError) -> LevelOutcome {
    load(constant, preferred)
    guard try simplex.minimiseLevels() == .optimal else {
      isWarm = false
      return .infeasible
    }
    try simplex.settleTies(tieRank)
    try simplex.settleFreeValues(preferred, offset)
    return .optimal
  }

  /// Takes the constants over, and stands at a basis to start from.
  mutating func load(_ constant: borrowing Storage<Double>, _ preferred: borrowing Storage<Double>) {
    program.reduction.computeOffsets(constant, into: offset)
    for kink in 0..<program.kinks.count {
      simplex.kinkValue[kink] = -constant[program.kinks.constraint.int(kink)] / program.kinks.scale[kink]
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
  mutating func findConflict() throws(SolverError) -> ConstraintConflict? {
    guard let found = try simplex.findConflict() else { return nil }
    return ConstraintConflict(
      members: found.members.map { (program.kinks.constraint.int($0.kink), $0.multiplier) },
      shortfall: found.shortfall)
  }

  /// Computes all variables of the solution.
  func evaluate(_ constant: borrowing Storage<Double>, into value: borrowing Storage<Double>) {
    program.reduction.evaluate(simplex.value, constant, into: value)
  }
}

/// An irreducible set of contradicting constraints, with factors that add them up to a positive number.
struct ConstraintConflict {
  var members: [(constraint: Int, multiplier: Double)]
  var shortfall: Double
}
