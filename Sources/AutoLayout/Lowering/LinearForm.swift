/// Σ coefficient · variable + constant, over the layout's own variables.
package struct LinearForm: Sendable {
  /// A variable with its factor.
  package struct Term: Sendable {
    package var variable: Int
    package var coefficient: Double
  }

  /// Each variable at most once.
  package private(set) var terms: [Term] = []
  var constant = 0.0

  init(_ constant: Double = 0) { self.constant = constant }

  init(variable: Int, _ coefficient: Double = 1) {
    terms = [Term(variable: variable, coefficient: coefficient)]
  }

  /// Adds a multiple of another form. Complexity: O(terms · terms), both being few.
  mutating func add(_ other: LinearForm, _ factor: Double = 1) {
    guard factor != 0 else { return }
    constant += other.constant * factor
    for term in other.terms { add(variable: term.variable, term.coefficient * factor) }
  }

  mutating func add(variable: Int, _ coefficient: Double) {
    guard coefficient != 0 else { return }
    for position in terms.indices where terms[position].variable == variable {
      terms[position].coefficient += coefficient
      // What cancels is gone for good; sums of a few halves and ones are exact, others end within rounding.
      if abs(terms[position].coefficient) <= abs(coefficient) * 1e-12 { terms.remove(at: position) }
      return
    }
    terms.append(Term(variable: variable, coefficient: coefficient))
  }

  var isConstant: Bool { terms.isEmpty }

  static func + (left: LinearForm, right: LinearForm) -> LinearForm {
    var sum = left
    sum.add(right)
    return sum
  }

  static func - (left: LinearForm, right: LinearForm) -> LinearForm {
    var difference = left
    difference.add(right, -1)
    return difference
  }

  static func * (factor: Double, form: LinearForm) -> LinearForm {
    var product = LinearForm()
    product.add(form, factor)
    return product
  }
}
