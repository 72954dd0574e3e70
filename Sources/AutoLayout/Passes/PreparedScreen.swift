import LinearSolver
import ProofModel

/// A lowered screen with its problem compiled: what is the same for all sizes of one structure.
struct PreparedScreen: Sendable {
  let lowering: LoweredScreen
  let compiled: CompiledProblem
  /// By lowered constraint: its name in the problem; nil where its numbers were refused.
  let ids: [ConstraintID?]

  /// - Parameter diagnostics: gets rules whose numbers the solver cannot hold together.
  init(_ lowering: consuming LoweredScreen, diagnostics: inout DiagnosticSink) {
    var problem = Problem()
    var ids: [ConstraintID?] = []
    let constraints = lowering.constraints
    problem.reserve(variables: lowering.preferred.count, constraints: constraints.count, terms: constraints.count * 3)
    ids.reserveCapacity(constraints.count)
    for value in lowering.preferred { _ = problem.addVariable(preferred: value) }
    for (position, constraint) in constraints.enumerated() {
      do {
        ids.append(try problem.add(Self.solverConstraint(constraint, at: position)))
      } catch {
        ids.append(nil)
        guard let source = constraint.source else { continue }
        diagnostics.report(
          .error(
            "number-too-large", "the rule's numbers are too far apart to be laid out",
            at: lowering.sources[source].rule.span))
      }
    }
    self.lowering = lowering
    self.ids = ids
    compiled = CompiledProblem(problem)
  }

  private static func solverConstraint(_ constraint: LoweredConstraint, at position: Int) -> Constraint {
    let relation: Relation
    switch constraint.relation {
    case .lessThanOrEqual: relation = .lessThanOrEqual
    case .equal: relation = .equal
    case .greaterThanOrEqual: relation = .greaterThanOrEqual
    }
    return Constraint(
      constraint.form.terms.map { Term(Variable(index: $0.variable), $0.coefficient) },
      constant: constraint.form.constant, relation, strength: Strength(constraint.priority),
      breakRank: constraint.breakRank, tieRank: tieRank(of: constraint, at: position))
  }

  /// Of authored rules in a tie the first in the file is kept; of contents the first view gives way, as in UIKit's
  /// stacks (probes of the real one), so that the later ones are settled first.
  private static func tieRank(of constraint: LoweredConstraint, at position: Int) -> Int {
    switch constraint.origin {
    case .authored: return position
    case .hugging, .compression: return 20_000_000 - position
    default: return 10_000_000 + position
    }
  }
}

/// A lowering that changes no more, held in one place by all that read it: a copy of it is two dozen arrays.
final class FinishedLowering: Sendable {
  let lowering: LoweredScreen

  init(_ lowering: LoweredScreen) { self.lowering = lowering }
}
