import Foundation

/// The pixels of the TIFFs, the PDFs and the PNGs in a picture that a file of Interface Builder's archives, and the sizes that the
/// archive gives it: what it shows, whatever tools and whichever Mac's colour profile saved it.
struct ArchivedPicture {
  private let bytes: [UInt8]

  /// Nil of a text that is no archive.
  init?(_ text: String) {
    let digits = text.filter { !$0.isWhitespace }
    let isWhole = digits.count % 4 == 0
    let padding = isWhole ? "" : String(repeating: "=", count: 4 - digits.count % 4)
    guard let data = Data(base64Encoded: digits + padding) else { return nil }
    bytes = Array(data)
  }

  /// What it shows as a text; nil where it holds no picture of these kinds.
  var shown: String? {
    var parts: [String] = []
    var isInside = 0
    for start in bytes.indices.dropLast(8) where start >= isInside {
      if let tiff = TIFF(bytes, from: start) {
        parts.append(tiff.shown)
        isInside = tiff.end
      } else if let end = fileEnd(from: start) {
        parts.append(Data(bytes[start..<end]).base64EncodedString())
        isInside = end
      } else if bytes[start] == UInt8(ascii: "{"), let size = size(from: start) {
        parts.append(size)
      }
    }
    return isInside > 0 ? parts.joined(separator: " ") : nil
  }

  /// What a PDF and a PNG begin and end with (PDF 32000-1, 7.5.2 and 7.5.5; PNG, 5.2 and 11.2.5).
  private static let files: [(start: [UInt8], end: [UInt8])] = [
    (Array("%PDF-".utf8), Array("%%EOF".utf8)), ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], Array("IEND".utf8)),
  ]

  /// Where a PDF or a PNG ends that begins at a place; nil where none does.
  private func fileEnd(from start: Int) -> Int? {
    let file = Self.files.first { bytes[start] == $0.start[0] && bytes[start...].starts(with: $0.start) }
    return file.flatMap { bytes[start...].ranges(of: $0.end).last?.upperBound }
  }

  /// `{256, 128}` as AppKit archives a size (`NSStringFromSize`, docs).
  private func size(from start: Int) -> String? {
    let text = bytes[start...].prefix(32).prefix { $0 != UInt8(ascii: "}") }
    let numbers = String(decoding: text.dropFirst(), as: UTF8.self).split(separator: ", ").map { Double($0) }
    return numbers.count == 2 && !numbers.contains(nil) ? String(decoding: text, as: UTF8.self) + "}" : nil
  }

  /// The first picture of a TIFF without its colour profile, which is the tag 34675 (TIFF 6.0, section 2; ICC.1, annex B).
  private struct TIFF {
    /// The values by their tags, the strips of pixels in the place of the places where they lie.
    private(set) var shown = ""
    /// Where the last of its values ends.
    private(set) var end: Int
    private let bytes: [UInt8]
    private let isBig: Bool

    private static let (strips, lengths, profile) = (273, 279, 34675)
    /// How many bytes values of the types 1 to 12 have.
    private static let sizes = [1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

    init?(_ bytes: [UInt8], from start: Int) {
      let order = bytes[start..<start + 4]
      isBig = order.elementsEqual([0x4D, 0x4D, 0, 0x2A])
      guard isBig || order.elementsEqual([0x49, 0x49, 0x2A, 0]) else { return nil }
      self.bytes = bytes
      end = start + 8
      let directory = start + number(start + 4, 4)
      var values: [(tag: Int, places: [Range<Int>])] = []
      for index in 0..<number(directory, 2) {
        let entry = directory + 2 + index * 12
        let (tag, type, count) = (number(entry, 2), number(entry + 2, 2), number(entry + 4, 4))
        guard Self.sizes.indices.contains(type - 1), count < bytes.count else { continue }
        let size = Self.sizes[type - 1]
        let first = size * count > 4 ? start + number(entry + 8, 4) : entry + 8
        guard first >= 0, first + size * count <= bytes.count else { continue }
        end = max(end, first + size * count, entry + 12)
        values.append((tag, (0..<count).map { first + $0 * size..<first + ($0 + 1) * size }))
      }
      func numbers(_ tag: Int) -> [Int] {
        (values.first { $0.tag == tag }?.places ?? []).map { number($0.lowerBound, $0.count) }
      }
      var parts = values.filter { ![Self.profile, Self.strips].contains($0.tag) }.map { value in
        "\(value.tag)=" + value.places.map { bytes[$0].map(String.init).joined(separator: ".") }.joined(separator: ",")
      }
      for (place, length) in zip(numbers(Self.strips), numbers(Self.lengths)) {
        guard start + place + length <= bytes.count else { continue }
        end = max(end, start + place + length)
        parts.append(Data(bytes[start + place..<start + place + length]).base64EncodedString())
      }
      shown = parts.joined(separator: " ")
    }

    private func number(_ place: Int, _ length: Int) -> Int {
      guard place >= 0, length <= 4, place + length <= bytes.count else { return 0 }
      let digits = bytes[place..<place + length]
      return (isBig ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
