/// The inverse of the basis as a product of elementary matrices, one per pivot since the basis of rows alone
/// (Dantzig and Orchard-Hays, "The product form for the inverse in the simplex method", 1954).
struct ProductForm: ~Copyable {
  let size: Int
  private var start = Storage<Int32>(repeating: 0, count: 1)
  private var pivot = Storage<Int32>(capacity: 16)
  private var row = Storage<Int32>(capacity: 64)
  private var entry = Storage<Double>(capacity: 64)
  /// Pivots since the last rebuilding.
  private(set) var updates = 0
  private var rebuiltEntries = 0

  init(size: Int) {
    self.size = size
  }

  var entryCount: Int { entry.count }

  mutating func reset() {
    start.shorten(to: 1)
    pivot.shorten(to: 0)
    row.shorten(to: 0)
    entry.shorten(to: 0)
    updates = 0
    rebuiltEntries = 0
  }

  /// Declares the present factors rebuilt from the basis itself.
  mutating func markRebuilt() {
    updates = 0
    rebuiltEntries = entry.count
  }

  /// Whether the factors have grown so much since that building them anew pays.
  var isOverdue: Bool {
    updates > 100 || (updates > 16 && entry.count - rebuiltEntries > 2 * rebuiltEntries + 4 * size)
  }

  /// `vector := B⁻¹ vector`
  func solve(_ vector: borrowing Storage<Double>) {
    for index in 0..<pivot.count {
      let place = pivot.int(index)
      let factor = vector[place]
      guard factor != 0 else { continue }
      vector[place] = 0
      for slot in start.int(index)..<start.int(index + 1) { vector[row.int(slot)] += entry[slot] * factor }
    }
  }

  /// `vector := B⁻ᵀ vector`
  func solveTransposed(_ vector: borrowing Storage<Double>) {
    var index = pivot.count - 1
    while index >= 0 {
      var sum = 0.0
      for slot in start.int(index)..<start.int(index + 1) { sum += entry[slot] * vector[row.int(slot)] }
      vector[pivot.int(index)] = sum
      index -= 1
    }
  }

  /// As the other `append`, for a parameter whose column no factor so far has changed.
  mutating func append(_ forms: borrowing FormTable, column: Int, at place: Int) {
    let slots = forms.columnStart.int(column)..<forms.columnStart.int(column + 1)
    var divisor = 0.0
    for slot in slots where forms.columnRow.int(slot) == place { divisor = -1 / forms.columnValue[slot] }
    for slot in slots {
      row.append(forms.columnRow[slot])
      entry.append(forms.columnRow.int(slot) == place ? divisor : forms.columnValue[slot] * divisor)
    }
    start.append(Int32(row.count))
    pivot.append(Int32(place))
    updates += 1
  }

  /// Replaces the basic column of `place` by one at whose unit step the basic values move by `rates`, which must not be
  /// 0 there.
  mutating func append(_ rates: borrowing Storage<Double>, at place: Int) {
    let divisor = -1 / rates[place]
    for index in 0..<size {
      let rate = rates[index]
      guard rate != 0 else { continue }
      if index == place {
        row.append(Int32(index))
        entry.append(divisor)
      } else if rate.magnitude > 1e-14 {
        row.append(Int32(index))
        entry.append(rate * divisor)
      }
    }
    start.append(Int32(row.count))
    pivot.append(Int32(place))
    updates += 1
  }
}
