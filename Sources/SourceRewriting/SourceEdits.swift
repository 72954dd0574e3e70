/// Replacements in a source's text that keep the number of its lines, and the way back from the new text's places.
struct SourceEdits {
  private var edits: [(range: Range<Int>, text: [UInt8])] = []

  /// Replaces UTF-8 offsets by a text in one line; lines that are gone are added to it.
  mutating func replace(_ range: Range<Int>, of bytes: [UInt8], by text: String) {
    let lines = bytes[range].filter { $0 == 10 }.count
    edits.append((range, Array(text.utf8) + Array(repeating: 10, count: lines)))
  }

  mutating func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, Array(text.utf8))) }

  /// The new text. Of edits that overlap the first one counts.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    for edit in counting {
      result += bytes[place..<edit.range.lowerBound]
      result += edit.text
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }

  /// Where an offset of the new text was before; within a replacement: where that begins.
  func original(of offset: Int) -> Int {
    var moved = 0
    for edit in counting {
      let start = edit.range.lowerBound + moved
      if offset < start { break }
      if offset < start + edit.text.count { return edit.range.lowerBound }
      moved += edit.text.count - edit.range.count
    }
    return offset - moved
  }

  /// In their order, without those that begin within another.
  private var counting: [(range: Range<Int>, text: [UInt8])] {
    var place = 0
    return edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.compactMap { _, edit in
      guard edit.range.lowerBound >= place else { return nil }
      place = edit.range.upperBound
      return edit
    }
  }
}
