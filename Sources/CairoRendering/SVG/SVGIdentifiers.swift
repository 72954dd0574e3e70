/// Cairo numbers the ids of an SVG with counters of the whole process, so that bytes would depend on what was drawn
/// before; this numbers them again in the order of their first appearance.
enum SVGIdentifiers {
  /// The same file with ids `surface1`, `glyph1`, …; each prefix has numbers of its own.
  ///
  /// Ids are read where Cairo 1.16 writes them: `id="…"`, `href="#…"` and `url(#…)`. Complexity: O(bytes).
  static func renumbered(_ svg: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(svg.count)
    var names: [ArraySlice<UInt8>: [UInt8]] = [:]
    var counters: [ArraySlice<UInt8>: Int] = [:]
    var copied = 0
    var index = 0
    while index < svg.count {
      guard let start = identifierStart(svg, at: index) else {
        index += 1
        continue
      }
      var end = start
      while end < svg.count, isIdentifier(svg[end]) { end += 1 }
      let old = svg[start..<end]
      let new = names[old] ?? nextName(for: old, &counters)
      names[old] = new
      result.append(contentsOf: svg[copied..<start])
      result.append(contentsOf: new)
      copied = end
      index = end
    }
    result.append(contentsOf: svg[copied...])
    return result
  }

  /// The same file with a prefix before every id and every reference to one.
  static func prefixed(_ svg: [UInt8], _ prefix: String) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(svg.count + svg.count / 16)
    let prefix = Array(prefix.utf8)
    for (index, byte) in svg.enumerated() {
      result.append(byte)
      if identifierStart(svg, at: index) != nil { result.append(contentsOf: prefix) }
    }
    return result
  }

  private static let idAttribute = Array(#" id=""#.utf8)

  /// Where an identifier begins if its introduction ends with the byte at `index`.
  private static func identifierStart(_ svg: [UInt8], at index: Int) -> Int? {
    switch svg[index] {
    case UInt8(ascii: "#"):
      guard index > 0 else { return nil }
      let before = svg[index - 1]
      return before == UInt8(ascii: "\"") || before == UInt8(ascii: "(") ? index + 1 : nil
    case UInt8(ascii: "\""):
      let count = idAttribute.count
      guard index + 1 >= count, svg[(index + 1 - count)...index].elementsEqual(idAttribute) else { return nil }
      return index + 1
    default:
      return nil
    }
  }

  private static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      return true
    default:
      return false
    }
  }

  /// `glyph0-12` → `glyph7`: the letters it begins with, then the next number.
  private static func nextName(
    for old: ArraySlice<UInt8>, _ counters: inout [ArraySlice<UInt8>: Int]
  ) -> [UInt8] {
    let prefix = old.prefix { $0 < UInt8(ascii: "0") || $0 > UInt8(ascii: "9") }
    let number = (counters[prefix] ?? 0) + 1
    counters[prefix] = number
    return Array(prefix) + Array(String(number).utf8)
  }
}
