/// Why a constraint or a variable was refused, or a problem could not be solved; the state before stays as it was.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient, constant or strength is NaN or infinite. The identifier is the one that it would have got.
  case notFinite(ConstraintID)
  /// A coefficient beyond ±1e9 or, other than 0, within ±1e-9, or a constant beyond ±1e12.
  case outOfRange(ConstraintID)
  /// No variable is left once equal ones are added up: the constraint says nothing about the solution.
  case noVariable(ConstraintID)
  /// A variable that is not of this problem.
  case unknownVariable(ConstraintID, Variable)
  /// A strength that is not greater than 0 and at most 1000.
  case strengthOutOfRange(ConstraintID)
  /// A constraint that was never added or is removed.
  case unknownConstraint(ConstraintID)
  /// `suggest` on a constraint that is no edit.
  case notAnEdit(ConstraintID)
  /// A preferred value that is NaN, infinite or beyond ±1e12. The variable is the one that it would have been.
  case preferenceOutOfRange(Variable)
  /// The numbers are too far apart in size to decide: no answer was found within the limit of steps. The constraint is
  /// the one that was being settled last.
  case numericalTrouble(ConstraintID?)
}

extension SolverError: CustomStringConvertible {
  /// The error as one phrase for logs: constraints and variables by their indices.
  public var description: String {
    switch self {
    case .notFinite(let id): "constraint \(id.index) has a number that is not finite"
    case .outOfRange(let id): "constraint \(id.index) has a number too large or too small to compute with"
    case .noVariable(let id): "constraint \(id.index) has no variable"
    case .unknownVariable(let id, let v): "constraint \(id.index) names variable \(v.index), which does not exist"
    case .strengthOutOfRange(let id): "constraint \(id.index) has a strength outside 0 < strength <= 1000"
    case .unknownConstraint(let id): "there is no constraint \(id.index)"
    case .notAnEdit(let id): "constraint \(id.index) is not an edit"
    case .preferenceOutOfRange(let v): "variable \(v.index) prefers a value that is not finite or too large"
    case .numericalTrouble(let id?): "no answer within the limit of steps, at constraint \(id.index)"
    case .numericalTrouble(nil): "no answer within the limit of steps"
    }
  }
}
