import CDeflate
import ProofModel

/// Collects the chunks of one PNG file.
struct PNGChunkWriter {
  private(set) var bytes: [UInt8]

  init(capacity: Int) {
    bytes = []
    bytes.reserveCapacity(capacity)
    bytes.append(contentsOf: PNGFile.signature)
  }

  mutating func writeHeader(_ size: PixelSize, _ type: PNGFile.Header.ColorType) {
    write("IHDR", Self.bigEndian(size.width) + Self.bigEndian(size.height) + [8, type.rawValue, 0, 0, 0])
  }

  /// pHYs: pixels per metre at 72 points to the inch, so that a viewer shows the picture at its size in points.
  mutating func writeResolution(_ scale: Double) {
    let perMetre = (scale * 72 / 0.0254).rounded()
    guard perMetre >= 1, perMetre < 2_147_483_648 else { return }
    write("pHYs", Self.bigEndian(Int(perMetre)) + Self.bigEndian(Int(perMetre)) + [1])
  }

  /// `colors` are 0xRRGGBB.
  mutating func writePalette(_ colors: [UInt32]) {
    write("PLTE", colors.flatMap { color in [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } })
  }

  mutating func write(_ type: StaticString, _ body: [UInt8]) {
    bytes.append(contentsOf: Self.bigEndian(body.count))
    let start = bytes.count
    type.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: body)
    bytes.append(contentsOf: Self.bigEndian(PNGFile.checksum(bytes, start..<bytes.count)))
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
