/// Linear equations in the movements of variables, whose right-hand sides are sums of what each source gives: solved,
/// every movement is told apart by source.
///
/// Rows come with the most binding first; what follows from rows before is left out. Elimination is sparse: layouts are
/// chains and trees, whose rows stay short. Everything runs in fixed orders, so that sums have the same last bits.
struct MovementSystem {
  /// Pairs by ascending key, each key at most once.
  typealias Sparse = [(key: Int, value: Double)]

  private struct Pivot {
    var variable: Int
    /// variable = Σ others + sources.
    var others: Sparse
    var sources: Sparse
  }

  private var pivots: [Pivot] = []
  private var pivotOf: [Int?]
  /// Terms visited so far: what `isExhausted` looks at.
  private var work = 0

  init(variables: Int) {
    pivotOf = Array(repeating: nil, count: variables)
  }

  /// Whether so much was computed that the rest is better estimated.
  var isExhausted: Bool { work > 40_000_000 }

  /// Adds Σ terms = Σ sources; false where it follows from the rows before.
  @discardableResult
  mutating func add(_ terms: Sparse, sources: Sparse) -> Bool {
    var (row, amounts) = (terms.sorted { $0.key < $1.key }, sources)
    var index = 0
    while index < row.count {
      guard let position = pivotOf[row[index].key] else {
        index += 1
        continue
      }
      let factor = row[index].value
      row.remove(at: index)
      row = Self.sum(row, pivots[position].others, factor)
      amounts = Self.sum(amounts, pivots[position].sources, -factor)
      work += row.count
      // What came in may lie before this place.
      index = 0
    }
    guard let best = row.indices.max(by: { Self.isLess(row[$0], row[$1]) }), row[best].value.magnitude > 1e-7 else {
      return false
    }
    let (variable, coefficient) = row.remove(at: best)
    pivotOf[variable] = pivots.count
    pivots.append(
      Pivot(
        variable: variable, others: row.map { ($0.key, -$0.value / coefficient) },
        sources: amounts.map { ($0.key, $0.value / coefficient) }))
    return true
  }

  private static func isLess(_ one: (key: Int, value: Double), _ other: (key: Int, value: Double)) -> Bool {
    one.value.magnitude != other.value.magnitude
      ? one.value.magnitude < other.value.magnitude : one.key > other.key
  }

  /// one + factor · other, without what cancels.
  static func sum(_ one: Sparse, _ other: Sparse, _ factor: Double) -> Sparse {
    guard !other.isEmpty, factor != 0 else { return one }
    var result: Sparse = []
    result.reserveCapacity(one.count + other.count)
    var (left, right) = (0, 0)
    while left < one.count || right < other.count {
      if right == other.count || left < one.count && one[left].key < other[right].key {
        result.append(one[left])
        left += 1
      } else if left == one.count || other[right].key < one[left].key {
        result.append((other[right].key, factor * other[right].value))
        right += 1
      } else {
        let value = one[left].value + factor * other[right].value
        if value.magnitude > 1e-9 { result.append((one[left].key, value)) }
        left += 1
        right += 1
      }
    }
    return result
  }

  /// By variable: how much of its movement each source gives.
  ///
  /// - Parameter free: what an undetermined variable's movement is put down to.
  func movements(free: (Int) -> Sparse) -> [Sparse] {
    var result = [Sparse](repeating: [], count: pivotOf.count)
    for variable in pivotOf.indices where pivotOf[variable] == nil { result[variable] = free(variable) }
    for pivot in pivots.reversed() {
      var sum = pivot.sources
      for (variable, factor) in pivot.others { sum = Self.sum(sum, result[variable], factor) }
      result[pivot.variable] = sum
    }
    return result
  }
}
