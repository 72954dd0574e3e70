/// Finds the names that someone may have meant.
public enum NearestNames {
  /// At most `limit` of the candidates that are close to the name, nearest first, equals in the given order.
  ///
  /// Close: at most a third of the name's length in edits (rounded up, at most four), case aside; or the one is
  /// the beginning of the other. Where none is close, those with a word as close, of several joined by hyphens.
  /// Complexity: O(candidates · length²).
  public static func of(_ name: String, in candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    let wanted = Array(name.lowercased())
    guard !wanted.isEmpty, wanted.count <= 100 else { return [] }
    let allowed = min(4, (wanted.count + 2) / 3)
    var found: [(distance: Int, name: String)] = []
    for candidate in candidates where candidate != name {
      let other = Array(candidate.lowercased().prefix(101))
      let isBeginning =
        min(other.count, wanted.count) >= 3 && (other.starts(with: wanted) || wanted.starts(with: other))
      let distance = editDistance(wanted, other, atMost: allowed)
      if distance <= allowed {
        found.append((distance, candidate))
      } else if isBeginning {
        found.append((allowed + 1, candidate))
      }
    }
    if found.isEmpty, wanted.count > 3 {
      for candidate in candidates where candidate.contains("-") {
        let words = candidate.lowercased().prefix(200).split(separator: "-").map(Array.init)
        guard let nearest = words.map({ editDistance(wanted, $0, atMost: allowed) }).min() else { continue }
        if nearest <= min(allowed, 2) { found.append((nearest, candidate)) }
      }
    }
    let sorted = found.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
    var names: [String] = []
    for entry in sorted where !names.contains(entry.element.name) { names.append(entry.element.name) }
    return Array(names.prefix(limit))
  }

  /// `did you mean 'a', 'b' or 'c'?`, or nil where nothing is near.
  public static func hint(for name: String, in candidates: some Sequence<String>) -> String? {
    let names = of(name, in: candidates).map { "'\($0)'" }
    guard let last = names.last else { return nil }
    let first = names.dropLast().joined(separator: ", ")
    return first.isEmpty ? "did you mean \(last)?" : "did you mean \(first) or \(last)?"
  }

  /// Insertions, deletions, replacements and swaps of neighbours; any value above `limit` once that is passed.
  static func editDistance(_ left: [Character], _ right: [Character], atMost limit: Int) -> Int {
    if abs(left.count - right.count) > limit { return limit + 1 }
    var before: [Int] = []
    var previous = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      var least = row + 1
      for column in 0..<right.count {
        var cost = min(previous[column + 1], current[column]) + 1
        cost = min(cost, previous[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
        least = min(least, cost)
      }
      if least > limit { return limit + 1 }
      before = previous
      previous = current
    }
    return previous[right.count]
  }
}
