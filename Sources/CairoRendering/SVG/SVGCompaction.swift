/// Makes Cairo's SVG about a third smaller without changing what it shows: values that are SVG's own defaults are left
/// out, colours of eight bits are written in hexadecimal, coordinates have three decimals.
enum SVGCompaction {
  /// The same picture in fewer bytes; only `style="…"`, `d="…"` and `clip-rule` are looked at. Complexity: O(bytes).
  static func compacted(_ svg: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(svg.count)
    var index = 0
    while index < svg.count {
      // Every attribute of interest begins with a space; most bytes are no space.
      if svg[index] == UInt8(ascii: " ") {
        if let end = value(after: style, in: svg, at: index) {
          appendStyle(svg[(index + style.count)..<end], to: &result)
          index = end + 1
          continue
        }
        if let end = value(after: path, in: svg, at: index) {
          result += path
          appendPath(svg[(index + path.count)..<end], to: &result)
          result.append(quote)
          index = end + 1
          continue
        }
        if svg[index...].starts(with: clipRule) {
          index += clipRule.count
          continue
        }
      }
      result.append(svg[index])
      index += 1
    }
    return result
  }

  private static let quote = UInt8(ascii: "\"")
  private static let style = Array(#" style=""#.utf8)
  private static let path = Array(#" d=""#.utf8)
  private static let clipRule = Array(#" clip-rule="nonzero""#.utf8)

  /// What SVG 1.1 takes where nothing is written; Cairo writes styles on shapes only, so that nothing is inherited.
  private static let defaults: [[UInt8]] = [
    "fill-rule:nonzero", "fill-opacity:1", "stroke:none", "stroke-opacity:1", "stroke-linecap:butt",
    "stroke-linejoin:miter",
  ].map { Array($0.utf8) }

  /// Where the attribute's value ends if the attribute begins at `index`.
  private static func value(after opening: [UInt8], in svg: [UInt8], at index: Int) -> Int? {
    guard svg[index...].starts(with: opening) else { return nil }
    return svg[(index + opening.count)...].firstIndex(of: quote)
  }

  // MARK: Styles

  private static func appendStyle(_ value: ArraySlice<UInt8>, to result: inout [UInt8]) {
    let kept = value.split(separator: UInt8(ascii: ";")).map { $0.drop { $0 == UInt8(ascii: " ") } }
      .filter { declaration in !declaration.isEmpty && !defaults.contains { declaration.elementsEqual($0) } }
    guard !kept.isEmpty else { return }
    result += style
    for (number, declaration) in kept.enumerated() {
      if number > 0 { result.append(UInt8(ascii: ";")) }
      result += withShortColor(declaration)
    }
    result.append(quote)
  }

  private static let colorOpening = Array("rgb(".utf8)

  /// `fill:rgb(100%,58.431373%,0%)` → `fill:#ff9500`, where each share is one of 256.
  private static func withShortColor(_ declaration: ArraySlice<UInt8>) -> [UInt8] {
    guard let colon = declaration.firstIndex(of: UInt8(ascii: ":")),
      declaration[(colon + 1)...].starts(with: colorOpening), declaration.last == UInt8(ascii: ")")
    else { return Array(declaration) }
    var color = Array(declaration[...colon])
    color.append(UInt8(ascii: "#"))
    let digits = Array("0123456789abcdef".utf8)
    let shares = declaration[(colon + 1 + colorOpening.count)...].dropLast().split(separator: UInt8(ascii: ","))
    guard shares.count == 3 else { return Array(declaration) }
    for share in shares {
      let text = String(decoding: share.dropLast(), as: UTF8.self)
      guard share.last == UInt8(ascii: "%"), let percent = Double(text) else { return Array(declaration) }
      let exact = percent * 2.55
      let whole = exact.rounded()
      guard (0...255).contains(whole), abs(exact - whole) < 1e-4 else { return Array(declaration) }
      color.append(digits[Int(whole) >> 4])
      color.append(digits[Int(whole) & 15])
    }
    return color
  }

  // MARK: Paths

  /// Rounds the numbers and leaves out the move that Cairo writes behind a closed figure at the end.
  private static func appendPath(_ value: ArraySlice<UInt8>, to result: inout [UInt8]) {
    var tokens = value.split(separator: UInt8(ascii: " "))
    if tokens.count > 4, tokens[tokens.count - 3].elementsEqual([UInt8(ascii: "M")]),
      tokens[tokens.count - 4].elementsEqual([UInt8(ascii: "Z")])
    {
      tokens.removeLast(3)
    }
    for (number, token) in tokens.enumerated() {
      if number > 0 { result.append(UInt8(ascii: " ")) }
      result += rounded(token)
    }
  }

  /// A number of at most three decimals, halves away from 0; what is no plain number is left as it is.
  static func rounded(_ token: ArraySlice<UInt8>) -> [UInt8] {
    guard let point = token.firstIndex(of: UInt8(ascii: ".")), token.endIndex - point > 4 else { return Array(token) }
    var thousandths = 0
    let isNegative = token.first == UInt8(ascii: "-")
    for byte in token[..<(point + 4)].drop(while: { $0 == UInt8(ascii: "-") }) where byte != UInt8(ascii: ".") {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), thousandths < 1 << 40 else { return Array(token) }
      thousandths = thousandths * 10 + Int(byte - UInt8(ascii: "0"))
    }
    if token[point + 4] >= UInt8(ascii: "5") { thousandths += 1 }
    var digits = Array(String(thousandths / 1000).utf8)
    var fraction = thousandths % 1000
    if fraction > 0 {
      digits.append(UInt8(ascii: "."))
      var place = 100
      while fraction > 0 {
        digits.append(UInt8(ascii: "0") + UInt8(fraction / place))
        fraction %= place
        place /= 10
      }
    }
    return isNegative && thousandths > 0 ? [UInt8(ascii: "-")] + digits : digits
  }
}
