/// The rows that are left when no variable occurs once: by length, and by variable.
struct EliminationCore: ~Copyable {
  /// Rows by length as stacks of links; a row is pushed again when its length changes.
  private var bucket: Storage<Int32>
  private var bucketNext = Storage<Int32>(capacity: 64)
  private var bucketRow = Storage<Int32>(capacity: 64)
  private var shortest = 0
  private var poppedLength = 0
  /// Rows of each variable as linked lists; some are out of date.
  private var columnFirst = Storage<Int32>()
  private var columnNext = Storage<Int32>(capacity: 64)
  private var columnRow = Storage<Int32>(capacity: 64)

  init(longest: Int) {
    bucket = Storage(repeating: -1, count: longest + 1)
  }

  mutating func push(_ row: Int, length: Int) {
    while bucket.count <= length { bucket.append(-1) }
    bucketNext.append(bucket[length])
    bucketRow.append(Int32(row))
    bucket[length] = Int32(bucketRow.count - 1)
    shortest = min(shortest, length)
  }

  /// The last pushed of the shortest rows.
  mutating func pop() -> Int? {
    while shortest < bucket.count {
      let link = bucket.int(shortest)
      if link >= 0 {
        bucket[shortest] = bucketNext[link]
        poppedLength = shortest
        return bucketRow.int(link)
      }
      shortest += 1
    }
    return nil
  }

  /// Whether the row just popped was pushed with another length, and so lies elsewhere too.
  func isStale(length: Int) -> Bool { length != poppedLength }

  mutating func resetColumns(variables: Int) {
    columnFirst.refill(-1, count: variables)
  }

  mutating func link(_ row: Int, to variable: Int) {
    columnNext.append(columnFirst[variable])
    columnRow.append(Int32(row))
    columnFirst[variable] = Int32(columnRow.count - 1)
  }

  func firstLink(of variable: Int) -> Int { columnFirst.int(variable) }
  func next(_ link: Int) -> Int { columnNext.int(link) }
  func row(of link: Int) -> Int { columnRow.int(link) }
}
