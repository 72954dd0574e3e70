/// How variables follow from the free parameters.
struct Reduction: ~Copyable {
  let parameterCount: Int

  init(_ problem: borrowing Problem, _ active: borrowing Storage<Bool>) {
    parameterCount = problem.variableCount
  }

  /// Whether the constraint holds by the way variables are computed.
  func dissolves(_ constraint: Int) -> Bool { false }

  func substitute(constraint: Int, _ problem: borrowing Problem, into expression: inout Expression) {
    expression.clear()
    for slot in Int(problem.termStart[constraint])..<Int(problem.termStart[constraint + 1]) {
      expression.add(problem.termCoefficient[slot], problem.termVariable[slot])
    }
  }

  func substitute(variable: Int, into expression: inout Expression) {
    expression.clear()
    expression.add(1, Int32(variable))
  }

  /// The parameter that alone decides a variable, and its factor.
  func parameter(of variable: Int) -> (parameter: Int, factor: Double)? { (variable, 1) }

  /// Fills `offset` with the variables' values where all parameters are 0.
  func computeOffsets(_ constant: borrowing Storage<Double>, into offset: borrowing Storage<Double>) {}

  /// Computes the variables from the parameters.
  func evaluate(
    _ parameter: borrowing Storage<Double>, _ constant: borrowing Storage<Double>,
    into value: borrowing Storage<Double>
  ) {
    for variable in 0..<value.count { value[variable] = parameter[variable] }
  }
}
