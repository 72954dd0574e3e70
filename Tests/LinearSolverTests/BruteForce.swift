@testable import LinearSolver

/// Answers found without any of the solver's code, for systems of a few variables.
enum BruteForce {
  /// Whether inequalities and equalities have a common solution, by eliminating one variable after the other
  /// (Fourier 1826, Motzkin 1936).
  static func isFeasible(_ constraints: [Constraint], variables: Int) -> Bool {
    var rows: [[Double]] = []  // Σ row[v] x[v] + row[variables] <= 0
    for constraint in constraints {
      var row = [Double](repeating: 0, count: variables + 1)
      for term in constraint.terms { row[term.variable.index] += term.coefficient }
      row[variables] = constraint.constant
      if constraint.relation != .greaterThanOrEqual { rows.append(row) }
      if constraint.relation != .lessThanOrEqual { rows.append(row.map { -$0 }) }
    }
    for variable in 0..<variables {
      let positive = rows.filter { $0[variable] > 1e-9 }
      let negative = rows.filter { $0[variable] < -1e-9 }
      rows = rows.filter { abs($0[variable]) <= 1e-9 }
      for up in positive {
        for down in negative {
          let combined = (0...variables).map { up[$0] / up[variable] - down[$0] / down[variable] }
          if combined.prefix(variables).allSatisfy({ abs($0) <= 1e-9 }) {
            if combined[variables] > 1e-7 { return false }
          } else {
            rows.append(combined)
          }
        }
      }
    }
    return rows.allSatisfy { $0[variables] <= 1e-7 }
  }

  /// Every point at which as many constraints as there are variables are met exactly. Where the constraints determine
  /// all variables at all, an optimum is among them.
  static func vertices(_ constraints: [Constraint], variables: Int) -> [[Double]] {
    var points: [[Double]] = []
    choose(constraints.count, variables) { picked in
      var matrix = picked.map { index in
        var row = [Double](repeating: 0, count: variables + 1)
        for term in constraints[index].terms { row[term.variable.index] += term.coefficient }
        row[variables] = -constraints[index].constant
        return row
      }
      if let point = solve(&matrix, variables) { points.append(point) }
    }
    return points
  }

  private static func solve(_ matrix: inout [[Double]], _ size: Int) -> [Double]? {
    for column in 0..<size {
      let pivot = (column..<size).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) }!
      guard abs(matrix[pivot][column]) > 1e-9 else { return nil }
      matrix.swapAt(pivot, column)
      for row in 0..<size where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for each in column...size { matrix[row][each] -= factor * matrix[column][each] }
      }
    }
    return (0..<size).map { matrix[$0][size] / matrix[$0][$0] }
  }

  private static func choose(_ count: Int, _ size: Int, _ body: ([Int]) -> Void) {
    var picked: [Int] = []
    func extend(from first: Int) {
      if picked.count == size { return body(picked) }
      var index = first
      while index < count {
        picked.append(index)
        extend(from: index + 1)
        picked.removeLast()
        index += 1
      }
    }
    extend(from: 0)
  }
}
