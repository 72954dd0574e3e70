/// Two texts as a unified diff, three lines of context around each change.
public enum UnifiedDiff {
  private static let context = 3

  /// Empty where both are the same. Complexity: O(lines · differences).
  public static func text(_ before: [UInt8], _ after: [UInt8], file: String) -> String {
    guard before != after else { return "" }
    let (old, new) = (lines(before), lines(after))
    var rows: [(sign: Character, text: Substring)] = []
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        rows.append(("-", old[left]))
        left += 1
      } else if right < new.count, inserted.contains(right) {
        rows.append(("+", new[right]))
        right += 1
      } else {
        rows.append((" ", old[left]))
        left += 1
        right += 1
      }
    }
    return "--- \(file)\n+++ \(file)\n" + hunks(rows)
  }

  private static func hunks(_ rows: [(sign: Character, text: Substring)]) -> String {
    let changed = rows.indices.filter { rows[$0].sign != " " }
    var output = ""
    var position = 0
    while position < changed.count {
      var last = position
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= 2 * context { last += 1 }
      let range = max(0, changed[position] - context)..<min(rows.count, changed[last] + context + 1)
      let before = rows[..<range.lowerBound]
      let starts = [before.count { $0.sign != "+" } + 1, before.count { $0.sign != "-" } + 1]
      let counts = [rows[range].count { $0.sign != "+" }, rows[range].count { $0.sign != "-" }]
      output += "@@ -\(starts[0]),\(counts[0]) +\(starts[1]),\(counts[1]) @@\n"
      for row in rows[range] { output += "\(row.sign)\(row.text)\n" }
      position = last + 1
    }
    return output
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    var lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
