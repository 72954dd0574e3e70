/// Orders the required equalities so that each gives one variable from others: a sparse Gaussian elimination whose
/// factors are kept as they are.
///
/// First, as long as there is one, a variable that occurs in a single remaining equality is taken from it: that changes
/// no other row and needs no arithmetic (Markowitz cost 0; "The elimination form of the inverse", Management Science 3,
/// 1957). Of what remains the shortest row is solved for its rarest variable, which is substituted in the others.
struct Elimination: ~Copyable {
  /// A coefficient in a row that is still to be solved.
  struct Entry: BitwiseCopyable {
    var variable: Int32
    var coefficient: Double
  }
  /// `row[target] -= factor · row[source]`
  struct Operation: BitwiseCopyable {
    var target: Int32
    var source: Int32
    var factor: Double
  }
  /// The variable that a row was solved for, and its coefficient there.
  struct Pivot: BitwiseCopyable {
    var row: Int32
    var variable: Int32
    var coefficient: Double
  }

  /// Constraint of each row.
  private(set) var constraint = Storage<Int32>(capacity: 64)
  /// Row `i` has the entries `start[i] ..< start[i] + length[i]`; rows that grow move to the end.
  private(set) var start = Storage<Int32>(capacity: 64)
  private(set) var length = Storage<Int32>(capacity: 64)
  private var room = Storage<Int32>(capacity: 64)
  private(set) var entries = Storage<Entry>(capacity: 256)
  private(set) var operations = Storage<Operation>(capacity: 16)
  /// In the order of elimination: no pivot's variable occurs in a later pivot's row.
  private(set) var pivots = Storage<Pivot>(capacity: 64)

  /// Number of remaining rows of each variable, and the exclusive or of them: the row itself where it is one.
  private var occurrences: Storage<Int32>
  private var rowMix: Storage<Int32>
  /// How many other constraints speak of a variable: those that do make good parameters.
  private(set) var uses: Storage<Int32>
  private var isDone = Storage<Bool>()
  /// Work space of `subtract`.
  private var place: Storage<Int32>

  init(_ problem: borrowing Problem, _ roles: borrowing Storage<StandardForm.Role>, observing observed: [Int]) {
    let variables = problem.variableCount
    occurrences = Storage(repeating: 0, count: variables)
    rowMix = Storage(repeating: 0, count: variables)
    uses = Storage(repeating: 0, count: variables)
    place = Storage(repeating: -1, count: variables)
    problem.withTerms { termStart, variable, coefficient in
      for index in 0..<problem.constraintCount where roles[index] != .absent {
        let terms = Int(termStart[index])..<Int(termStart[index + 1])
        guard roles[index] == .used, problem.isRequiredEquality(index) else {
          for slot in terms { uses[Int(variable[slot])] += 1 }
          continue
        }
        let row = Int32(constraint.count)
        constraint.append(Int32(index))
        start.append(Int32(entries.count))
        length.append(Int32(terms.count))
        room.append(Int32(terms.count))
        for slot in terms {
          entries.append(Entry(variable: variable[slot], coefficient: coefficient[slot]))
          occurrences[Int(variable[slot])] += 1
          rowMix[Int(variable[slot])] ^= row
        }
      }
    }
    for variable in observed { uses[variable] += 1 }
    isDone = Storage(repeating: false, count: constraint.count)
    run()
  }

  private mutating func run() {
    var ready = Storage<Int32>(capacity: 64)
    var row = constraint.count - 1
    while row >= 0 {
      if hasSingleton(row) { ready.append(Int32(row)) }
      row -= 1
    }
    peel(&ready)
    guard pivots.count < constraint.count else { return }
    var core = EliminationCore(longest: longestRemaining())
    for row in 0..<constraint.count where !isDone[row] { core.push(row, length: length.int(row)) }
    linkColumns(&core)
    while let row = core.pop() {
      guard !isDone[row], length[row] > 0 else { continue }
      if core.isStale(length: length.int(row)) { continue }
      solveInCore(row, &core, &ready)
      peel(&ready)
    }
  }

  /// Takes rows that have a variable of their own, until there are none.
  private mutating func peel(_ ready: inout Storage<Int32>) {
    while ready.count > 0 {
      let row = ready.int(ready.count - 1)
      ready.shorten(to: ready.count - 1)
      guard !isDone[row], let entry = bestSingleton(row) else { continue }
      record(row, entry)
      for slot in start.int(row)..<start.int(row) + length.int(row) {
        let variable = Int(entries[slot].variable)
        occurrences[variable] -= 1
        rowMix[variable] ^= Int32(row)
        if occurrences[variable] == 1 { ready.append(rowMix[variable]) }
      }
    }
  }

  private mutating func record(_ row: Int, _ entry: Int) {
    isDone[row] = true
    pivots.append(
      Pivot(row: Int32(row), variable: entries[entry].variable, coefficient: entries[entry].coefficient))
  }

  private func hasSingleton(_ row: Int) -> Bool {
    for slot in start.int(row)..<start.int(row) + length.int(row)
    where occurrences[Int(entries[slot].variable)] == 1 { return true }
    return false
  }

  /// The least used of the variables that occur in this row only, the last among equals. Coefficients much smaller than
  /// the row's others are left alone.
  private func bestSingleton(_ row: Int) -> Int? {
    let floor = 0.01 * largest(row)
    var best: Int?
    for slot in start.int(row)..<start.int(row) + length.int(row) {
      let entry = entries[slot]
      guard occurrences[Int(entry.variable)] == 1, entry.coefficient.magnitude >= floor else { continue }
      if let known = best, isBetterKept(Int(entry.variable), than: Int(entries[known].variable)) { continue }
      best = slot
    }
    return best
  }

  private func isBetterKept(_ left: Int, than right: Int) -> Bool {
    uses[left] != uses[right] ? uses[left] > uses[right] : left < right
  }

  private func largest(_ row: Int) -> Double {
    var largest = 0.0
    for slot in start.int(row)..<start.int(row) + length.int(row) {
      largest = max(largest, entries[slot].coefficient.magnitude)
    }
    return largest
  }
}

extension Elimination {
  private func longestRemaining() -> Int {
    var longest = 0
    for row in 0..<constraint.count where !isDone[row] { longest = max(longest, length.int(row)) }
    return longest
  }

  private func linkColumns(_ core: inout EliminationCore) {
    core.resetColumns(variables: occurrences.count)
    for row in 0..<constraint.count where !isDone[row] {
      for slot in start.int(row)..<start.int(row) + length.int(row) {
        core.link(row, to: Int(entries[slot].variable))
      }
    }
  }

  /// Solves a row for its rarest variable and substitutes that in the other rows.
  private mutating func solveInCore(_ row: Int, _ core: inout EliminationCore, _ ready: inout Storage<Int32>) {
    let floor = 0.01 * largest(row)
    var best = -1
    for slot in start.int(row)..<start.int(row) + length.int(row) {
      let entry = entries[slot]
      guard entry.coefficient.magnitude >= floor else { continue }
      guard best >= 0 else {
        best = slot
        continue
      }
      let known = Int(entries[best].variable)
      let variable = Int(entry.variable)
      if occurrences[variable] != occurrences[known]
        ? occurrences[variable] < occurrences[known] : isBetterKept(known, than: variable)
      {
        best = slot
      }
    }
    let pivot = entries[best]
    record(row, best)
    for slot in start.int(row)..<start.int(row) + length.int(row) {
      let variable = Int(entries[slot].variable)
      occurrences[variable] -= 1
      rowMix[variable] ^= Int32(row)
    }
    var link = core.firstLink(of: Int(pivot.variable))
    while link >= 0 {
      let target = core.row(of: link)
      link = core.next(link)
      guard !isDone[target] else { continue }
      subtract(row, pivot, from: target, &core)
      if length[target] > 0 { core.push(target, length: length.int(target)) }
    }
    collectSingletons(besides: row, &ready)
  }

  /// Variables of a solved row may occur in one other row only, now.
  private func collectSingletons(besides row: Int, _ ready: inout Storage<Int32>) {
    for slot in start.int(row)..<start.int(row) + length.int(row) {
      let variable = Int(entries[slot].variable)
      if occurrences[variable] == 1 { ready.append(rowMix[variable]) }
    }
  }

  /// Removes the pivot's variable from a row by subtracting a multiple of the solved row.
  private mutating func subtract(_ source: Int, _ pivot: Entry, from target: Int, _ core: inout EliminationCore) {
    let first = start.int(target)
    var size = 0.0
    for slot in first..<first + length.int(target) {
      place[Int(entries[slot].variable)] = Int32(slot - first)
      size = max(size, entries[slot].coefficient.magnitude)
    }
    let own = place.int(Int(pivot.variable))
    guard own >= 0 else {  // a link that is out of date
      for slot in first..<first + length.int(target) { place[Int(entries[slot].variable)] = -1 }
      return
    }
    let factor = entries[first + own].coefficient / pivot.coefficient
    operations.append(Operation(target: Int32(target), source: Int32(source), factor: factor))
    makeRoom(target, for: length.int(target) + length.int(source))
    let base = start.int(target)
    for slot in start.int(source)..<start.int(source) + length.int(source) {
      let entry = entries[slot]
      let known = place.int(Int(entry.variable))
      if known >= 0 {
        entries[base + known].coefficient -= factor * entry.coefficient
      } else {
        entries[base + length.int(target)] = Entry(variable: entry.variable, coefficient: -factor * entry.coefficient)
        place[Int(entry.variable)] = length[target]
        length[target] += 1
        occurrences[Int(entry.variable)] += 1
        rowMix[Int(entry.variable)] ^= Int32(target)
        core.link(target, to: Int(entry.variable))
      }
    }
    dropCancelled(target, Int(pivot.variable), below: 1e-11 * max(size, factor.magnitude))
  }

  private mutating func dropCancelled(_ row: Int, _ pivotVariable: Int, below floor: Double) {
    let base = start.int(row)
    var kept = 0
    for slot in 0..<length.int(row) {
      let entry = entries[base + slot]
      let variable = Int(entry.variable)
      place[variable] = -1
      if variable == pivotVariable || entry.coefficient.magnitude <= floor {
        occurrences[variable] -= 1
        rowMix[variable] ^= Int32(row)
      } else {
        entries[base + kept] = entry
        kept += 1
      }
    }
    length[row] = Int32(kept)
  }

  private mutating func makeRoom(_ row: Int, for count: Int) {
    guard count > room.int(row) else { return }
    let old = start.int(row)
    start[row] = Int32(entries.count)
    room[row] = Int32(2 * count)
    for slot in 0..<2 * count {
      entries.append(slot < length.int(row) ? entries[old + slot] : Entry(variable: 0, coefficient: 0))
    }
  }
}
