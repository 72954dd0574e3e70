/// Multipliers that prove values to be the best, strength by strength: what linear programming calls a dual solution of
/// each level (Dantzig, "Linear Programming and Extensions", 1963, chapter 6).
///
/// Of a level they are slopes: added up with them, the terms of the constraints of that strength and of stronger ones
/// cancel, so that no change of the values pays. A constraint of the level itself has the slope of its error where the
/// values are; a stronger one has a slope other than 0 only where it holds its sum at an end that its own level left it.
/// ``ProofChecker`` says whether that is so.
public struct OptimalityProof: Hashable, Sendable {
  /// A constraint and the slope with which its terms are added up.
  public struct Multiplier: Hashable, Sendable {
    /// The constraint whose terms are added up.
    public var constraint: ConstraintID
    /// The slope with which they are; see ``OptimalityProof`` for its signs.
    public var slope: Double

    /// A multiplier from its parts.
    public init(_ constraint: ConstraintID, slope: Double) {
      self.constraint = constraint
      self.slope = slope
    }
  }

  /// What proves that the error sum of one strength is as small as it can be.
  public struct Level: Hashable, Sendable {
    /// The strength of the level's own constraints.
    public var strength: Strength
    /// By constraint; those that are left out have the slope 0.
    public var multipliers: [Multiplier]
  }

  /// The strongest first; the first is the required one.
  public var levels: [Level]
}

extension Workspace {
  /// Proves the last solution, solving once more from nothing: how the values were reached plays no part.
  public mutating func proof() throws(SolverError) -> OptimalityProof {
    var attempt = Attempt(repaired?.standardForm ?? whole.standardForm)
    attempt.start(constant, preferred)
    var levels: [OptimalityProof.Level] = []
    for level in 0..<attempt.standardForm.breakpoints.levelCount {
      var multipliers: [Int: Double] = [:]
      for (breakpoint, slope) in try attempt.simplex.minimiseWithMultipliers(level: level) {
        multipliers[attempt.standardForm.breakpoints.constraint.int(breakpoint), default: 0] +=
          slope / attempt.standardForm.breakpoints.scale[breakpoint]
      }
      let members = multipliers.sorted { $0.key < $1.key }.map { (constraint: $0.key, multiplier: $0.value) }
      levels.append(
        OptimalityProof.Level(
          strength: Strength(attempt.standardForm.breakpoints.levelStrength[level]),
          multipliers: attempt.standardForm.completed(members, compiled.problem, share: 0).map {
            OptimalityProof.Multiplier(ConstraintID(index: $0.constraint), slope: $0.multiplier)
          }.sorted { $0.constraint < $1.constraint }))
    }
    return OptimalityProof(levels: levels)
  }
}

#if SOLVER_PROOFS
  extension Workspace {
    /// Stops where the answer just found is not borne out by its proof. Coefficients that are far apart in size are not
    /// held to it: rounding then leaves more than the checker's tolerance.
    mutating func checkProof() throws(SolverError) {
      var problem = compiled.problem
      guard problem.termCoefficient.allSatisfy({ (1e-3...1e3).contains($0.magnitude) }) else { return }
      for index in 0..<problem.constraintCount where !problem.isRemoved[index] {
        try problem.setConstant(constant[index], of: ConstraintID(index: index))
      }
      var checker = ProofChecker(problem, values: values, conflicts: conflicts)
      let objections = checker.check(try proof())
      precondition(objections.isEmpty, "the solver's answer is not proved: \(objections.prefix(5))")
    }
  }
#endif
