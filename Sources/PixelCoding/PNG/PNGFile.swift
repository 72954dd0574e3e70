import CDeflate

/// The chunks of a PNG file that matter for its pixels, with lengths, order and checksums verified
/// (PNG specification, third edition, 5 and 11).
struct PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// IHDR; values are checked as far as a single one can be wrong by itself.
  struct Header: Hashable {
    enum ColorType: UInt8 {
      case gray = 0
      case rgb = 2
      case indexed = 3
      case grayAlpha = 4
      case rgba = 6

      var channels: Int {
        switch self {
        case .gray, .indexed: 1
        case .grayAlpha: 2
        case .rgb: 3
        case .rgba: 4
        }
      }
    }

    var width: Int
    var height: Int
    var bitDepth: Int
    var colorType: ColorType
    var isInterlaced: Bool

    /// Reads the chunk from its length on: 25 bytes.
    init(_ bytes: [UInt8]) throws(ImageDecodingError) {
      guard bytes.count == 25 else { throw ImageDecodingError(.truncated, "it ends in its header") }
      guard Array(bytes[0..<8]) == [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52] else {
        throw ImageDecodingError(.damaged, "its first chunk is not a header of 13 bytes")
      }
      guard bytes.bigEndian32(at: 21) == PNGFile.checksum(bytes, 4..<21) else {
        throw ImageDecodingError(.damaged, "the checksum of its header is wrong")
      }
      width = bytes.bigEndian32(at: 8)
      height = bytes.bigEndian32(at: 12)
      bitDepth = Int(bytes[16])
      guard let type = ColorType(rawValue: bytes[17]), [1, 2, 4, 8, 16].contains(bitDepth) else {
        throw ImageDecodingError(.damaged, "colour type \(bytes[17]) with \(bytes[16]) bits is not known")
      }
      let depths: [Int] = type == .gray ? [1, 2, 4, 8, 16] : type == .indexed ? [1, 2, 4, 8] : [8, 16]
      guard depths.contains(bitDepth) else {
        throw ImageDecodingError(.damaged, "colour type \(bytes[17]) cannot have \(bytes[16]) bits")
      }
      guard bytes[18] == 0, bytes[19] == 0, bytes[20] <= 1 else {
        throw ImageDecodingError(.damaged, "an unknown compression, filter or interlace method")
      }
      colorType = type
      isInterlaced = bytes[20] == 1
    }
  }

  /// Apple's own kind, which Xcode makes for devices: a chunk before the header, rows without zlib's wrapping, and colours
  /// as blue, green, red, multiplied by their alpha.
  static let appleChunk: [UInt8] = [0, 0, 0, 4, 0x43, 0x67, 0x42, 0x49]
  static let appleChunkSize = 16

  let header: Header
  let isApples: Bool
  /// RGB triples, empty without a palette.
  var palette: [UInt8] = []
  /// tRNS as stored.
  var transparency: [UInt8] = []
  /// Where the compressed rows lie in the file, in order.
  var data: [Range<Int>] = []

  init(_ bytes: [UInt8], limits: ImageLimits) throws(ImageDecodingError) {
    isApples = bytes.dropFirst(8).starts(with: Self.appleChunk)
    let start = 8 + (isApples ? Self.appleChunkSize : 0)
    header = try Header(Array(bytes.dropFirst(start).prefix(25)))
    try limits.check(width: header.width, height: header.height)
    var offset = start + 25
    while true {
      guard offset + 12 <= bytes.count else {
        throw ImageDecodingError(.truncated, "it ends after \(bytes.count) bytes, before its end chunk")
      }
      let length = bytes.bigEndian32(at: offset)
      let body = offset + 8
      guard length <= bytes.count - body - 4 else {
        throw ImageDecodingError(
          .truncated, "a chunk of \(length) bytes begins at byte \(offset), the file holds \(bytes.count)")
      }
      let type = Array(bytes[(offset + 4)..<body])
      let range = body..<(body + length)
      offset = range.upperBound + 4
      let isCritical = type[0] & 0x20 == 0
      guard bytes.bigEndian32(at: range.upperBound) == Self.checksum(bytes, (body - 4)..<range.upperBound) else {
        // What is not needed for the pixels may be broken, as browsers have it.
        if isCritical || type == Self.type("tRNS") {
          throw ImageDecodingError(.damaged, "the checksum of the chunk at byte \(body - 8) is wrong")
        }
        continue
      }
      switch type {
      case Self.type("IDAT"): data.append(range)
      case Self.type("PLTE"):
        guard length % 3 == 0, (3...768).contains(length) else {
          throw ImageDecodingError(.damaged, "a palette of \(length) bytes")
        }
        palette = Array(bytes[range])
      case Self.type("tRNS"): transparency = Array(bytes[range])
      case Self.type("IEND"):
        guard !data.isEmpty else { throw ImageDecodingError(.damaged, "it has no picture data") }
        return
      default:
        if isCritical { throw ImageDecodingError(.unsupported, "it has a critical chunk that is not known") }
      }
    }
  }

  static func checksum(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    bytes.withUnsafeBytes { Int(libdeflate_crc32(0, $0.baseAddress.map { $0 + range.lowerBound }, range.count)) }
  }

  private static func type(_ name: StaticString) -> [UInt8] {
    name.withUTF8Buffer { Array($0) }
  }
}

extension [UInt8] {
  func bigEndian32(at offset: Int) -> Int {
    Int(self[offset]) << 24 | Int(self[offset + 1]) << 16 | Int(self[offset + 2]) << 8 | Int(self[offset + 3])
  }
}
