/// The unresolved merge conflicts of a text, by the markers that version control leaves at the start of lines.
///
/// Reading goes on with the first side of each: what is left out is blanked, so that every line keeps its number.
package struct MergeConflicts {
  package static let remedy = "resolve the conflict: delete one side and the lines <<<<<<<, ======= and >>>>>>>"

  /// Lines of the opening markers, 1-based; empty in almost every file.
  package private(set) var lines: [Int] = []
  /// The bytes with the first sides only.
  package private(set) var bytes: [UInt8]

  private enum Side { case first, base, second }

  /// Complexity: O(bytes).
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard Self.hasMarker(bytes) else { return }
    // Conflicts lie in sides of others where files with conflicts were merged again.
    var sides: [Side] = []
    var line = 1
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 10 { end += 1 }
      let marker = Self.marker(bytes, start, end)
      var isMarker = true
      switch (marker, sides.last) {
      case (0x3C, _):
        if sides.isEmpty { lines.append(line) }
        sides.append(.first)
      case (0x7C, .first?): sides[sides.count - 1] = .base
      case (0x3D, _?): sides[sides.count - 1] = .second
      case (0x3E, _?): sides.removeLast()
      default: isMarker = false
      }
      if isMarker || sides.contains(where: { $0 != .first }) {
        for position in start..<end { self.bytes[position] = 32 }
      }
      start = end + 1
      line += 1
    }
  }

  /// The character of which a line begins with seven, followed by a blank or its end; XML never has such a line.
  private static func marker(_ bytes: [UInt8], _ start: Int, _ end: Int) -> UInt8? {
    guard end - start >= 7 else { return nil }
    let first = bytes[start]
    guard [0x3C, 0x7C, 0x3D, 0x3E].contains(first), bytes[start..<start + 7].allSatisfy({ $0 == first }) else {
      return nil
    }
    return end - start == 7 || [32, 13].contains(bytes[start + 7]) ? first : nil
  }

  /// Whether seven `<` stand in a row anywhere; looks at one byte in seven.
  private static func hasMarker(_ bytes: [UInt8]) -> Bool {
    var position = 6
    while position < bytes.count {
      if bytes[position] == 0x3C {
        var first = position
        while first > 0, bytes[first - 1] == 0x3C { first -= 1 }
        var last = position
        while last + 1 < bytes.count, bytes[last + 1] == 0x3C { last += 1 }
        if last - first >= 6 { return true }
      }
      position += 7
    }
    return false
  }
}
