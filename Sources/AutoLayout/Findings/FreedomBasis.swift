/// A basis of the movements that the equations of an ambiguous layout leave: few variables whose values, once given,
/// give those of all others. A view whose variable is in it lacks a rule; one that moves with it lacks none.
struct FreedomBasis {
  /// By ambiguous variable: the variables of the basis that it moves with; of one in the basis, itself.
  let causes: [Int: Set<Int>]

  /// Gauss–Jordan elimination with sparse rows, O(rows · pivots · terms).
  ///
  /// - Parameters:
  ///   - variables: the ambiguous ones, those first that are most wanted in the basis.
  ///   - equations: Σ coefficient · variable; terms in other variables do not move and are left out.
  init(variables: [Int], equations: some Sequence<[(variable: Int, coefficient: Double)]>) {
    var rank: [Int: Int] = [:]
    for (position, variable) in variables.enumerated() { rank[variable] = position }
    /// By pivot variable: its row, in which the pivot's coefficient is 1 and no other pivot stands.
    var rows: [Int: [Int: Double]] = [:]
    for equation in equations {
      var row: [Int: Double] = [:]
      for term in equation where rank[term.variable] != nil { row[term.variable, default: 0] += term.coefficient }
      for (variable, coefficient) in row { Self.eliminate(variable, coefficient, rows[variable], from: &row) }
      row = row.filter { abs($0.value) > 1e-9 }
      // The least wanted becomes the pivot, so that the most wanted stay free.
      guard let pivot = row.keys.max(by: { (rank[$0] ?? 0) < (rank[$1] ?? 0) }), let scale = row[pivot] else {
        continue
      }
      row = row.mapValues { $0 / scale }
      for (other, coefficients) in rows {
        guard let factor = coefficients[pivot] else { continue }
        var changed = coefficients
        Self.eliminate(pivot, factor, row, from: &changed)
        rows[other] = changed.filter { abs($0.value) > 1e-9 }
      }
      rows[pivot] = row
    }
    var causes: [Int: Set<Int>] = [:]
    for variable in variables {
      causes[variable] = rows[variable].map { Set($0.keys).subtracting([variable]) } ?? [variable]
    }
    self.causes = causes
  }

  /// Takes factor · other out of a row.
  private static func eliminate(_ pivot: Int, _ factor: Double, _ other: [Int: Double]?, from row: inout [Int: Double])
  {
    guard let other else { return }
    for (variable, coefficient) in other { row[variable, default: 0] -= factor * coefficient }
    row[pivot] = nil
  }
}
