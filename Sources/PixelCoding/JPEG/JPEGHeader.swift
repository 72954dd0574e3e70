import ProofModel

/// A JPEG's frame size and orientation, found by walking its segments up to the frame header.
///
/// Segments: ITU-T T.81, B.1.1; orientation: Exif 2.3, tag 0x0112 of IFD0, in the first APP1 segment.
struct JPEGHeader {
  /// As stored, before the orientation.
  var width = 0
  var height = 0
  var orientation = ExifOrientation.stored

  /// The size once turned.
  var shownSize: PixelSize { orientation.turned(PixelSize(width: width, height: height)) }

  init(_ source: inout ImageSource) throws(ImageDecodingError) {
    var offset = 2
    while true {
      let head = source.bytes(at: offset, count: 4)
      guard head.count == 4 else { throw ImageDecodingError(.truncated, "it ends before its frame header") }
      guard head[0] == 0xFF else {
        throw ImageDecodingError(.damaged, "no marker where one must be, at byte \(offset)")
      }
      let marker = head[1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        offset += 2
        continue
      }
      if marker == 0xD9 || marker == 0xDA {
        throw ImageDecodingError(.damaged, "its picture begins before its frame header")
      }
      let length = Int(head[2]) << 8 | Int(head[3])
      guard length >= 2 else { throw ImageDecodingError(.damaged, "a segment of length \(length)") }
      if Self.isFrame(marker) {
        let frame = source.bytes(at: offset + 4, count: 5)
        guard frame.count == 5 else { throw ImageDecodingError(.truncated, "it ends in its frame header") }
        height = Int(frame[1]) << 8 | Int(frame[2])
        width = Int(frame[3]) << 8 | Int(frame[4])
        return
      }
      if marker == 0xE1, orientation == .stored {
        orientation = ExifOrientation(Self.orientation(source.bytes(at: offset + 4, count: length - 2)) ?? 1)
      }
      offset += 2 + length
    }
  }

  /// SOF0 to SOF15 without DHT, JPG and DAC, which share their range.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  private static func orientation(_ segment: [UInt8]) -> Int? {
    guard segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]), segment.count >= 14 else { return nil }
    let tiff = segment.dropFirst(6)
    let start = tiff.startIndex
    let little = tiff[start] == 0x49
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let bytes = tiff[(start + offset)..<(start + offset + count)]
      return little
        ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
    for entry in 0..<entries {
      let offset = directory + 2 + 12 * entry
      guard let tag = number(offset, 2) else { return nil }
      if tag == 0x0112, let value = number(offset + 8, 2), (1...8).contains(value) { return value }
    }
    return nil
  }
}
