/// A compiled problem: what does not depend on the constants, in flat arrays; never changed once it is built.
///
/// Everything is said of *forms*: the free parameters `z` (form `k` is `z[k]`) and the rows `y = A z` (form
/// `parameterCount + i`). Each constraint is a *breakpoint* of one form: the point beyond which, to the left, to the right
/// or both, its error grows. The breakpoints of a form and a level make a *group*, a convex piecewise linear cost.
final class StandardForm: @unchecked Sendable {  // the storages are never written after init
  /// How variables are computed from parameters.
  let presolve: Presolve
  let forms: FormTable
  let breakpoints: BreakpointTable

  /// The form that tells each variable's value, and its factor; -1 where none does.
  let variableForm: Storage<Int32>
  let variableScale: Storage<Double>

  private let excluded: [Int]
  private let observed: [Int]

  var formCount: Int { forms.parameterCount + forms.rowCount }

  /// What a constraint of the problem is in a standard form.
  enum Role: UInt8, BitwiseCopyable {
    case absent, used
    /// An equality that no variable is computed from: a row like any other, whose bounds can be taken away.
    case row
  }

  /// Leaves out the constraints of the indices `excluded`, as broken ones; makes a form of each variable of `observed`.
  /// `longTerms` is the number of terms that long rows may have together; nil leaves it to `Presolve`.
  convenience init(
    _ problem: borrowing Problem, leavingOut excluded: [Int] = [], observing observed: [Int] = [],
    longTerms: Int? = nil
  ) {
    let roles = Storage<Role>(repeating: .used, count: problem.constraintCount)
    for index in 0..<problem.constraintCount where problem.isRemoved[index] { roles[index] = .absent }
    for index in excluded { roles[index] = .absent }
    self.init(problem, roles, leavingOut: excluded, observing: observed, longTerms: longTerms)
  }

  /// Of the constraints only those with a role, by index.
  init(
    _ problem: borrowing Problem, _ roles: borrowing Storage<Role>, leavingOut excluded: [Int] = [],
    observing observed: [Int] = [], longTerms: Int? = nil
  ) {
    self.excluded = excluded
    self.observed = observed
    let presolve = Presolve(problem, roles, observing: observed, longTerms: longTerms)
    var forms = FormTable(parameterCount: presolve.parameterCount)
    var expression = Expression(parameterCount: presolve.parameterCount)
    breakpoints = BreakpointTable(problem, roles, presolve, &forms, &expression)
    variableForm = Storage(repeating: -1, count: problem.variableCount)
    variableScale = Storage(repeating: 1, count: problem.variableCount)
    for variable in 0..<problem.variableCount {
      guard let (parameter, factor) = presolve.parameter(of: variable) else { continue }
      variableForm[variable] = Int32(parameter)
      variableScale[variable] = factor
    }
    for variable in observed where variableForm[variable] < 0 {
      presolve.substitute(variable: variable, into: &expression)
      let factor = expression.normalise()
      guard factor != 0 else { continue }
      variableForm[variable] = Int32(forms.form(of: expression))
      variableScale[variable] = factor
    }
    forms.finish()
    self.presolve = presolve
    self.forms = forms
  }

  /// The same standard form, of the same problem, with forms for more variables.
  func observing(_ more: [Int], _ problem: borrowing Problem) -> StandardForm {
    StandardForm(problem, leavingOut: excluded, observing: observed + more)
  }

  /// A sum of constraints completed with the equalities that make its variables cancel. A member whose terms are less than
  /// `share` of the largest ones that are added up is rounding, and left out.
  func completed(
    _ members: [(constraint: Int, multiplier: Double)], _ problem: borrowing Problem, share: Double = 1e-9
  ) -> [(constraint: Int, multiplier: Double)] {
    let residual = Storage<Double>(repeating: 0, count: variableForm.count)
    problem.withTerms { start, variable, coefficient in
      for member in members {
        for slot in Int(start[member.constraint])..<Int(start[member.constraint + 1]) {
          residual[Int(variable[slot])] += member.multiplier * coefficient[slot]
        }
      }
    }
    var all = members
    // Equalities that are kept as rows can be members already.
    let place = Dictionary(members.indices.map { (members[$0].constraint, $0) }) { first, _ in first }
    for equality in presolve.multipliers(cancelling: residual) {
      if let known = place[equality.constraint] {
        all[known].multiplier += equality.multiplier
      } else {
        all.append(equality)
      }
    }
    let sizes = all.map { $0.multiplier.magnitude * problem.largestCoefficient($0.constraint) }
    let floor = share * (sizes.max() ?? 0)
    return all.indices.filter { sizes[$0] > floor }.map { all[$0] }
  }
}
