import AutoLayout

/// Gaussian elimination over required equalities, row by row: what of a further row is left where all before it hold.
///
/// Each basic variable is held as a sum of others; rows are added in the order of their right to stay, so that the last
/// one of a dependent set is the one that says nothing new.
struct RowReduction {
  /// Σ coefficient · variable + constant.
  struct Row {
    var terms: [Int: Double]
    var constant: Double
    /// By row that was taken away: how often.
    var sources: [Int: Double]

    init(_ form: LinearForm, constant: Double, source: Int) {
      terms = [:]
      for term in form.terms { terms[term.variable, default: 0] += term.coefficient }
      self.constant = constant
      sources = [source: 1]
    }

    fileprivate mutating func add(_ other: Row, _ factor: Double) {
      for (variable, coefficient) in other.terms {
        let sum = terms[variable, default: 0] + factor * coefficient
        terms[variable] = sum.magnitude < 1e-9 ? nil : sum
      }
      constant += factor * other.constant
      for (source, share) in other.sources {
        let sum = sources[source, default: 0] + factor * share
        sources[source] = sum.magnitude < 1e-9 ? nil : sum
      }
    }
  }

  /// By basic variable: the row, solved for it, in which its coefficient is 1.
  private var basic: [Int: Row] = [:]
  /// How many terms may still be touched; where there are none left, nothing more is said.
  private(set) var budget: Int

  init(budget: Int) { self.budget = budget }

  /// What is left of a row; nil where that costs more than the budget.
  mutating func reduced(_ row: Row) -> Row? {
    var row = row
    // From the latest down: what takes its place are earlier ones, so that each goes once.
    while let variable = row.terms.keys.filter({ basic[$0] != nil }).max(), let known = basic[variable],
      let coefficient = row.terms[variable]
    {
      budget -= known.terms.count + row.terms.count + known.sources.count
      guard budget > 0 else { return nil }
      row.add(known, -coefficient)
      row.terms[variable] = nil
    }
    return row
  }

  /// Holds a reduced row from now on, solved for its latest variable.
  mutating func hold(_ row: Row) {
    guard let variable = row.terms.keys.max(), let coefficient = row.terms[variable] else { return }
    var solved = row
    for key in solved.terms.keys { solved.terms[key]! /= coefficient }
    solved.constant /= coefficient
    for key in solved.sources.keys { solved.sources[key]! /= coefficient }
    basic[variable] = solved
  }
}
