import ProofModel

/// Reads PNG and JPEG files into pixels.
///
/// Colours are taken as sRGB: embedded profiles and gamma are not applied, as they are not on a device's assets
/// either once compiled.
public enum ImageDecoder {
  /// The whole picture, straight alpha, turned as a JPEG's orientation tells.
  ///
  /// - Complexity: O(bytes + pixels); memory is taken only after the header's size passed the limits.
  public static func decode(
    _ bytes: [UInt8], limits: ImageLimits = ImageLimits()
  ) throws(ImageDecodingError) -> PixelBuffer {
    switch try format(of: bytes) {
    case .png: return try PNGDecoder(bytes, limits: limits).decode()
    case .jpeg: return try JPEGDecoder(bytes, limits: limits).decode()
    }
  }

  /// The stored rows from top to bottom, one by one, so that the whole is never in memory.
  ///
  /// - Parameter read: gets the size as stored, how that is turned to be shown, and what writes the next row to where it
  ///   is told: four bytes a pixel, straight alpha.
  /// - Returns: whether all rows that were asked for were there; false as well where rows do not come so, of an
  ///   interlaced or an Apple-optimised PNG. ``decode(_:limits:)`` reads these, and says what is wrong.
  package static func readRows(
    _ bytes: [UInt8], limits: ImageLimits = ImageLimits(),
    _ read: (PixelSize, ExifOrientation, (UnsafeMutableRawPointer) -> Void) -> Void
  ) -> Bool {
    switch try? format(of: bytes) {
    case .png:
      guard let decoder = try? PNGDecoder(bytes, limits: limits) else { return false }
      return decoder.readRows(read)
    case .jpeg:
      guard let decoder = try? JPEGDecoder(bytes, limits: limits) else { return false }
      return decoder.readRows(read) == nil
    case nil: return false
    }
  }

  /// The format by the first bytes; the file's name has no say.
  static func format(of bytes: some Collection<UInt8>) throws(ImageDecodingError) -> ImageHeader.Format {
    guard !bytes.isEmpty else { throw ImageDecodingError(.truncated, "it is empty") }
    if bytes.starts(with: PNGFile.signature) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if PNGFile.signature.starts(with: bytes) || bytes.elementsEqual([0xFF, 0xD8]) {
      throw ImageDecodingError(.truncated, "it ends after \(bytes.count) bytes")
    }
    throw ImageDecodingError(.unrecognised, "neither a PNG nor a JPEG by its first bytes")
  }
}
