import ProofModel

/// What can be said of a vector picture without drawing it: its size.
enum VectorFile {
  /// `/MediaBox [0 0 24 24]` of the first page that says it (PDF 32000-1, 7.7.3.3), or its crop box.
  static func pdf(_ bytes: [UInt8]) -> Size? {
    guard let box = numbers(after: "/CropBox", in: bytes) ?? numbers(after: "/MediaBox", in: bytes) else { return nil }
    return Size.visible(width: (box[2] - box[0]).magnitude, height: (box[3] - box[1]).magnitude)
  }

  private static func numbers(after key: String, in bytes: [UInt8]) -> [Double]? {
    guard let start = bytes.withUnsafeBytes({ $0.place(of: key) }) else { return nil }
    let rest = bytes[(start + key.utf8.count)...].prefix(200)
    guard let open = rest.firstIndex(of: UInt8(ascii: "[")), let close = rest.firstIndex(of: UInt8(ascii: "]")),
      open < close
    else { return nil }
    let words = rest[(open + 1)..<close].split { $0 <= UInt8(ascii: " ") }
    let values = words.compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    return values.count == 4 ? values : nil
  }

  /// `width` and `height` of the root, else those of its `viewBox`.
  static func svg(_ bytes: [UInt8]) -> Size? {
    let head = String(decoding: bytes.prefix(65_536), as: UTF8.self)
    guard let start = head.firstRange(of: "<svg"),
      let end = head[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = head[start.upperBound..<end]
    if let width = length(attribute("width", of: tag)), let height = length(attribute("height", of: tag)) {
      return Size.visible(width: width, height: height)
    }
    let box = attribute("viewBox", of: tag)?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    return box.count == 4 ? Size.visible(width: box[2], height: box[3]) : nil
  }

  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    var rest = tag
    while let place = rest.firstRange(of: name + "=") {
      let before = rest[..<place.lowerBound].last
      rest = rest[place.upperBound...]
      guard before == " " || before == "\n" || before == "\t" || before == "\r", let quote = rest.first,
        quote == "\"" || quote == "'", let end = rest.dropFirst().firstIndex(of: quote)
      else { continue }
      return rest[rest.index(after: rest.startIndex)..<end]
    }
    return nil
  }

  /// `24`, `24px` or `24pt`; shares of a page are no lengths.
  private static func length(_ text: Substring?) -> Double? {
    guard var text else { return nil }
    if text.hasSuffix("px") || text.hasSuffix("pt") { text = text.dropLast(2) }
    return Double(text)
  }
}

extension Size {
  /// nil where it is no size that a picture can have.
  fileprivate static func visible(width: Double, height: Double) -> Size? {
    guard width > 0, height > 0, width < 1e6, height < 1e6 else { return nil }
    return Size(width: width, height: height)
  }
}
