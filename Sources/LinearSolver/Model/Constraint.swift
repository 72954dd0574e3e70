/// The sign between a constraint's sum and zero.
public enum Relation: UInt8, Hashable, Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// A coefficient times a variable.
public struct Term: Hashable, Sendable {
  /// The variable that is multiplied.
  public var variable: Variable
  /// The factor; finite, and within 1e-9…1e9 in size where it is not 0.
  public var coefficient: Double

  /// A term from its parts, by default the variable itself.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// `Σ coefficient · variable + constant  relation  0`, wanted with a strength.
public struct Constraint: Hashable, Sendable {
  /// Terms of one variable are added up when the constraint enters a problem.
  public var terms: [Term]
  /// The number that is added to the terms; finite and within ±1e12.
  public var constant: Double
  /// The sign between the sum and zero.
  public var relation: Relation
  /// The strength of the constraint, above 0 and at most 1000; required constraints are never traded off.
  public var strength: Strength
  /// Of an irreducible set of contradicting required constraints the one with the highest rank is broken, the later
  /// one among equals.
  public var breakRank: Int
  /// Ties between optimal solutions are settled by making the error of the lowest rank as small as it can be, then of
  /// the next; nil is the order of adding.
  public var tieRank: Int?

  /// A constraint from its parts, required by default; numbers are checked when it enters a problem.
  public init(
    _ terms: [Term], constant: Double = 0, _ relation: Relation, strength: Strength = .required, breakRank: Int = 0,
    tieRank: Int? = nil
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.strength = strength
    self.breakRank = breakRank
    self.tieRank = tieRank
  }

  /// How far `sum` (terms and constant) is from satisfying the relation: 0 when it does, else the signed residual.
  @inline(__always)
  static func residual(_ sum: Double, _ relation: Relation) -> Double {
    switch relation {
    case .equal: sum
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: min(0, sum)
    }
  }
}

/// A constraint of a ``Problem``, named by the order in which it was added; stays the same when others are removed.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The number of constraints that were added before it.
  public let index: Int

  /// Names the constraint at `index`; it need not exist in any problem yet.
  public init(index: Int) { self.index = index }

  /// The order in which constraints were added.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.index < right.index }
}
