/// The distinct linear forms that constraints speak of: parameters themselves, and rows of several of them.
struct FormTable: ~Copyable {
  let parameterCount: Int
  private(set) var rowCount = 0
  /// Row `i` has the terms `rowStart[i]..<rowStart[i + 1]`, sorted by parameter, the largest coefficient 1.
  private(set) var rowStart = Storage<Int32>(repeating: 0, count: 1)
  private(set) var rowParameter = Storage<Int32>(capacity: 64)
  private(set) var rowValue = Storage<Double>(capacity: 64)
  /// The same, parameter by parameter; there once `finish` was called.
  private(set) var columnStart = Storage<Int32>()
  private(set) var columnRow = Storage<Int32>()
  private(set) var columnValue = Storage<Double>()
  /// Open hashing: row + 1, or 0.
  private var buckets = Storage<Int32>()

  init(parameterCount: Int) {
    self.parameterCount = parameterCount
  }

  /// The row without terms: what is said of it holds or not, whatever is chosen; -1 if there is none.
  private(set) var constantRow = -1

  /// The form of a normalised expression; a new row if there is none like it. Amortised linear in its terms.
  mutating func form(of expression: borrowing Expression) -> Int {
    if expression.terms.count == 1 { return Int(expression.terms[0].parameter) }
    if expression.terms.count == 0 { return constantForm() }
    if 2 * (rowCount + 1) > buckets.count { rehash() }
    var bucket = FormTable.hash(expression) & (buckets.count - 1)
    while buckets[bucket] != 0 {
      let row = buckets.int(bucket) - 1
      if isRow(row, equalTo: expression) { return parameterCount + row }
      bucket = (bucket + 1) & (buckets.count - 1)
    }
    rowCount += 1
    buckets[bucket] = Int32(rowCount)
    for index in 0..<expression.terms.count {
      rowParameter.append(expression.terms[index].parameter)
      rowValue.append(expression.terms[index].coefficient)
    }
    rowStart.append(Int32(rowParameter.count))
    return parameterCount + rowCount - 1
  }

  private mutating func constantForm() -> Int {
    if constantRow < 0 {
      constantRow = rowCount
      rowCount += 1
      rowStart.append(Int32(rowParameter.count))
    }
    return parameterCount + constantRow
  }

  /// Lays out the columns; no rows are added after it.
  mutating func finish() {
    buckets = Storage()
    let size = rowParameter.count
    columnStart = Storage(repeating: 0, count: parameterCount + 2)
    columnRow = Storage(repeating: 0, count: size)
    columnValue = Storage(repeating: 0, count: size)
    for slot in 0..<size { columnStart[rowParameter.int(slot) + 2] += 1 }
    for parameter in 0..<parameterCount { columnStart[parameter + 2] += columnStart[parameter + 1] }
    for row in 0..<rowCount {
      for slot in rowStart.int(row)..<rowStart.int(row + 1) {
        let target = columnStart.int(rowParameter.int(slot) + 1)
        columnRow[target] = Int32(row)
        columnValue[target] = rowValue[slot]
        columnStart[rowParameter.int(slot) + 1] += 1
      }
    }
  }

  private func isRow(_ row: Int, equalTo expression: borrowing Expression) -> Bool {
    let start = rowStart.int(row)
    guard rowStart.int(row + 1) - start == expression.terms.count else { return false }
    for index in 0..<expression.terms.count {
      let term = expression.terms[index]
      guard rowParameter[start + index] == term.parameter else { return false }
      // Equal forms reached by different substitutions differ by rounding.
      guard (rowValue[start + index] - term.coefficient).magnitude <= 1e-12 * term.coefficient.magnitude else {
        return false
      }
    }
    return true
  }

  /// Of the parameters alone, since coefficients may differ by rounding.
  private static func hash(_ expression: borrowing Expression) -> Int {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for index in 0..<expression.terms.count {
      hash = (hash ^ UInt64(truncatingIfNeeded: expression.terms[index].parameter)) &* 1_099_511_628_211
    }
    return Int(truncatingIfNeeded: (hash ^ (hash >> 29)) & 0x7fff_ffff)
  }

  private mutating func rehash() {
    buckets = Storage(repeating: 0, count: max(16, 2 * buckets.count))
    for row in 0..<rowCount where row != constantRow {
      var hash: UInt64 = 14_695_981_039_346_656_037
      for slot in rowStart.int(row)..<rowStart.int(row + 1) {
        hash = (hash ^ UInt64(truncatingIfNeeded: rowParameter[slot])) &* 1_099_511_628_211
      }
      var bucket = Int(truncatingIfNeeded: (hash ^ (hash >> 29)) & 0x7fff_ffff) & (buckets.count - 1)
      while buckets[bucket] != 0 { bucket = (bucket + 1) & (buckets.count - 1) }
      buckets[bucket] = Int32(row + 1)
    }
  }
}
