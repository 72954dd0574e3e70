import PixelCoding
import ProofModel

/// One side of a comparison: a file's bytes or pixels in memory, decoded when asked and then kept.
public final class PictureSource {
  /// Whatever the caller identifies pictures by; equal digests mean equal pictures. nil is equal to nothing.
  public let digest: String?
  private let file: [UInt8]?
  private let limits: ImageLimits
  private var decoded: PixelBuffer?

  /// A PNG or JPEG file.
  public init(file: [UInt8], digest: String? = nil, limits: ImageLimits = ImageLimits()) {
    self.file = file
    self.digest = digest
    self.limits = limits
  }

  /// A picture that was never a file, such as a fresh rendering.
  public init(pixels: PixelBuffer, digest: String? = nil) {
    file = nil
    decoded = pixels
    limits = ImageLimits()
    self.digest = digest
  }

  /// The pixels; a file is decoded the first time.
  public func pixels() throws(ImageDecodingError) -> PixelBuffer {
    if let decoded { return decoded }
    let pixels = try ImageDecoder.decode(file ?? [], limits: limits)
    decoded = pixels
    return pixels
  }

  /// The size without decoding what is not decoded yet.
  func size() throws(ImageDecodingError) -> PixelSize {
    if let decoded { return decoded.size }
    return try ImageHeader(file ?? [], limits: limits).pixelSize
  }

  /// What tells without decoding that both are the same picture.
  func evidence(ofEqualTo other: PictureSource) -> Difference.Evidence? {
    if let file, let otherFile = other.file, file == otherFile { return .bytes }
    if let digest, digest == other.digest { return .digest }
    return nil
  }
}

/// Which of the two pictures could not be read.
public struct ComparisonError: Error, Hashable, Sendable {
  /// The side of a comparison.
  public enum Side: String, Hashable, Sendable {
    case expected, actual
  }

  /// The side of the comparison that could not be read.
  public var side: Side
  /// The reason why its picture could not be read.
  public var error: ImageDecodingError
}

extension Difference {
  /// Compares two sources, the cheapest way that tells: equal bytes, then equal digests, then pixels.
  ///
  /// Equal bytes are the same picture even where they could not be decoded; their size is read from the head, so a
  /// file that is no picture at all is still an error.
  public static func between(
    expected: PictureSource, actual: PictureSource, options: DifferenceOptions = DifferenceOptions()
  ) throws(ComparisonError) -> Difference {
    if let evidence = expected.evidence(ofEqualTo: actual) {
      return .same(evidence, size: try read(.expected) { () throws(ImageDecodingError) in try expected.size() })
    }
    let first = try read(.expected) { () throws(ImageDecodingError) in try expected.pixels() }
    let second = try read(.actual) { () throws(ImageDecodingError) in try actual.pixels() }
    return between(expected: first, actual: second, options: options)
  }

  private static func read<Value>(
    _ side: ComparisonError.Side, _ body: () throws(ImageDecodingError) -> Value
  ) throws(ComparisonError) -> Value {
    do throws(ImageDecodingError) { return try body() } catch { throw ComparisonError(side: side, error: error) }
  }
}
