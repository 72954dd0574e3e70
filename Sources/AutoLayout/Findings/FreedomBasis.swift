/// A basis of the movements that the equations of an ambiguous layout leave: few variables whose values, once given,
/// give those of all others. A view whose variable is in it lacks a rule; one that moves with it lacks none.
struct FreedomBasis {
  /// By ambiguous variable: the variables of the basis that it moves with; of one in the basis, itself.
  let causes: [Int: [Int]]

  /// A variable by its rank in the order that is wanted.
  private struct Entry {
    var rank: Int
    var coefficient: Double
  }

  /// Gauss–Jordan elimination with sparse rows, O(rows · terms of the reduced rows).
  ///
  /// - Parameters:
  ///   - variables: the ambiguous ones, those first that are most wanted in the basis.
  ///   - equations: Σ coefficient · variable; terms in other variables do not move and are left out.
  init(variables: [Int], equations: some Sequence<[(variable: Int, coefficient: Double)]>) {
    var rankOf: [Int: Int] = [:]
    for (rank, variable) in variables.enumerated() { rankOf[variable] = rank }
    /// By rank of the pivot: the rest of its row, in which no other pivot stands; the pivot's coefficient is 1.
    var rows: [[Entry]?] = Array(repeating: nil, count: variables.count)
    /// Whether a variable may stand in the rest of a row.
    var isUsed = Array(repeating: false, count: variables.count)
    var sum = Accumulator(count: variables.count)
    for equation in equations {
      for term in equation {
        guard let rank = rankOf[term.variable] else { continue }
        if let row = rows[rank] {
          for entry in row { sum.add(-term.coefficient * entry.coefficient, at: entry.rank) }
        } else {
          sum.add(term.coefficient, at: rank)
        }
      }
      var row = sum.take()
      // The least wanted becomes the pivot, so that the most wanted stay free.
      guard let pivot = row.popLast() else { continue }
      for index in row.indices {
        row[index].coefficient /= pivot.coefficient
        isUsed[row[index].rank] = true
      }
      rows[pivot.rank] = row
      guard isUsed[pivot.rank] else { continue }
      for other in rows.indices {
        guard let old = rows[other], let factor = old.first(where: { $0.rank == pivot.rank })?.coefficient else {
          continue
        }
        for entry in old where entry.rank != pivot.rank { sum.add(entry.coefficient, at: entry.rank) }
        for entry in row { sum.add(-factor * entry.coefficient, at: entry.rank) }
        rows[other] = sum.take()
      }
    }
    var causes: [Int: [Int]] = [:]
    for (rank, variable) in variables.enumerated() {
      causes[variable] = rows[rank].map { $0.map { variables[$0.rank] } } ?? [variable]
    }
    self.causes = causes
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

    /// The entries by rank, without those that cancelled; the next sum begins.
    mutating func take() -> [Entry] {
      touched.sort()
      var row: [Entry] = []
      row.reserveCapacity(touched.count)
      for rank in touched {
        // One that came to 0 in between is there twice.
        if abs(value[rank]) > 1e-9 { row.append(Entry(rank: rank, coefficient: value[rank])) }
        value[rank] = 0
      }
      touched.removeAll(keepingCapacity: true)
      return row
    }
  }
}
