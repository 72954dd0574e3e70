/// The answer to a problem: the values and what had to be broken for them.
public struct Solution: Hashable, Sendable {
  /// One value per variable, by `Variable.index`.
  public var values: [Double]
  /// Contradictions among required constraints, in the order in which they were broken; empty when all hold.
  public var conflicts: [Conflict]

  /// The value of a variable; traps where it is not one of the problem's.
  public subscript(variable: Variable) -> Double { values[variable.index] }
}

/// Required constraints that cannot all hold, none of which can be left out, and how that is settled.
public struct Conflict: Hashable, Sendable {
  /// A member's constraint and the factor to add it with.
  public struct Member: Hashable, Sendable {
    /// The required constraint that is a member.
    public var constraint: ConstraintID
    /// Added up with these factors the members' variables cancel. Factors of `<=` are positive, of `>=` negative, so
    /// that the sum ought to be at most 0; it is `shortfall`. The broken constraint's factor is 1 or -1.
    public var multiplier: Double
  }

  /// By constraint, in the order of adding.
  public var members: [Member]
  /// The member that was left out to go on: the highest break rank, then the latest.
  public var broken: ConstraintID
  /// By how much the sum fails, greater than 0, in the broken constraint's unit.
  public var shortfall: Double
}

/// Why the solution is as it is: computed on demand, for the constants of the last solve.
public struct Explanation: Hashable, Sendable {
  /// Optional constraints that do not hold, in the order of adding.
  public var beaten: [Beaten]
  /// Variables that are not determined, by index; complete, and exact where `isWhole` says so.
  public var ambiguities: [Ambiguity]
  /// Optional constraints that trade off against each other, the strongest first.
  public var ties: [Tie]
}

/// An optional constraint that does not hold, and the constraints that keep it from doing so.
public struct Beaten: Hashable, Sendable {
  /// A constraint in the way.
  public struct Cause: Hashable, Sendable {
    /// The constraint that is in the way.
    public var constraint: ConstraintID
    /// The error falls by this much for each unit by which the cause gives way.
    public var multiplier: Double
  }

  /// The optional constraint that does not hold.
  public var constraint: ConstraintID
  /// The sum of the constraint's terms and constant, as far as it violates the relation; never 0.
  public var amount: Double
  /// By constraint; of the same strength or a stronger one. As long as none of them is worse off than it is, the
  /// constraint cannot be better off; none can be left out.
  public var causes: [Cause]
  /// Whether another solution, as good as this one, has less of this error and more of others' of the same strength.
  public var isTie: Bool
  /// Whether causes and ties were looked for. Of many thousands of beaten constraints that hang together this is done for
  /// as many as a bounded time allows, the strongest first.
  public var isWhole = true
}

/// A variable whose value differs between equally good solutions.
public struct Ambiguity: Hashable, Sendable {
  /// What would have to be added to determine the variable.
  public enum Reason: Hashable, Sendable {
    /// A constraint is missing: it moves without any error changing.
    case missing
    /// Only optional constraints of one strength that trade off against each other let it move.
    case tie
  }

  /// The variable that is not determined.
  public var variable: Variable
  /// The range over all optimal solutions; infinite where nothing stops it.
  public var lower: Double
  /// The upper end of the range over all optimal solutions; infinite where nothing stops it.
  public var upper: Double
  /// The value in the solution.
  public var value: Double
  /// The sort of constraint that is missing to determine it.
  public var reason: Reason
  /// Whether the range is the whole one. Of systems of many thousands of free variables it may be only what was reached
  /// in a bounded time.
  public var isWhole = true
}

/// Optional constraints of one strength whose errors can be exchanged at the same sum.
public struct Tie: Hashable, Sendable {
  /// The strength that all of its constraints have.
  public var strength: Strength
  /// In the order of adding; one alone when its error can be exchanged with nothing that is listed.
  public var constraints: [ConstraintID]
  /// The variables that move by the exchange, by index.
  public var variables: [Variable]
}
