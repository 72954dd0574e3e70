/// A basis of the movements that the equations of an ambiguous layout leave: few variables whose values, once given,
/// give those of all others. A view whose variable is in it lacks a rule; one that moves with it lacks none.
struct FreedomBasis {
  /// The ambiguous variables by their ranks.
  let variables: [Int]
  /// By variable; -1 of those that are not ambiguous.
  private let rankOf: [Int32]
  /// By rank: the ranks of the basis that it moves with; nil of one in the basis.
  private let moving: [[Int32]?]

  /// The variables of the basis that an ambiguous variable moves with, by their ranks; of one in the basis its own.
  func causes(of variable: Int) -> [Int32] {
    guard variable < rankOf.count, rankOf[variable] >= 0 else { return [] }
    return moving[Int(rankOf[variable])] ?? [rankOf[variable]]
  }

  /// A sum of variables by their ranks in the order that is wanted. A chain's rows are long: ranks and coefficients lie
  /// apart, so that the ranks can be kept as they are.
  private struct Row {
    var ranks: [Int32]
    var coefficients: [Double]
  }

  /// Gauss–Jordan elimination with sparse rows, O(rows · terms of the reduced rows).
  ///
  /// - Parameters:
  ///   - variables: the ambiguous ones, those first that are most wanted in the basis.
  ///   - equations: Σ coefficient · variable; terms in other variables do not move and are left out.
  init(variables: [Int], equations: some Sequence<[(variable: Int, coefficient: Double)]>) {
    var rankOf = [Int32](repeating: -1, count: (variables.max() ?? -1) + 1)
    for (rank, variable) in variables.enumerated() { rankOf[variable] = Int32(rank) }
    /// By rank of the pivot: the rest of its row, in which no other pivot stands; the pivot's coefficient is 1.
    var rows: [Row?] = Array(repeating: nil, count: variables.count)
    /// Whether a variable may stand in the rest of a row.
    var isUsed = Array(repeating: false, count: variables.count)
    var sum = Accumulator(count: variables.count)
    for equation in equations {
      for term in equation {
        guard term.variable < rankOf.count, rankOf[term.variable] >= 0 else { continue }
        let rank = Int(rankOf[term.variable])
        if let row = rows[rank] {
          sum.add(row, times: -term.coefficient)
        } else {
          sum.add(term.coefficient, at: rank)
        }
      }
      var row = sum.take()
      // The least wanted becomes the pivot, so that the most wanted stay free.
      guard let last = row.ranks.popLast(), let divisor = row.coefficients.popLast() else { continue }
      let pivot = Int(last)
      for index in row.ranks.indices {
        row.coefficients[index] /= divisor
        isUsed[Int(row.ranks[index])] = true
      }
      rows[pivot] = row
      guard isUsed[pivot] else { continue }
      for other in rows.indices {
        guard let old = rows[other], let place = old.ranks.firstIndex(of: last) else { continue }
        sum.add(old, times: 1, without: place)
        sum.add(row, times: -old.coefficients[place])
        rows[other] = sum.take()
      }
    }
    self.variables = variables
    self.rankOf = rankOf
    moving = rows.map { $0?.ranks }
  }

  /// A row being summed up.
  private struct Accumulator {
    private var value: [Double]
    private var touched: [Int] = []

    init(count: Int) { value = Array(repeating: 0, count: count) }

    mutating func add(_ coefficient: Double, at rank: Int) {
      if value[rank] == 0 { touched.append(rank) }
      value[rank] += coefficient
    }

    mutating func add(_ row: Row, times factor: Double, without place: Int? = nil) {
      for index in row.ranks.indices where index != place {
        add(factor * row.coefficients[index], at: Int(row.ranks[index]))
      }
    }

    /// The entries by rank, without those that cancelled; the next sum begins.
    mutating func take() -> Row {
      touched.sort()
      var row = Row(ranks: [], coefficients: [])
      row.ranks.reserveCapacity(touched.count)
      row.coefficients.reserveCapacity(touched.count)
      for rank in touched {
        // One that came to 0 in between is there twice.
        if abs(value[rank]) > 1e-9 {
          row.ranks.append(Int32(rank))
          row.coefficients.append(value[rank])
        }
        value[rank] = 0
      }
      touched.removeAll(keepingCapacity: true)
      return row
    }
  }
}
