public import ProofModel

/// Why a picture could not be drawn.
public enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A side or the area is over ``RenderingLimits``.
  case tooLarge(PixelSize, RenderingLimits)
  /// The picture has no area, or its size or scale is not a number.
  case noArea(Size, scale: Double)
  case outOfMemory
  /// A `pop…` or `endGroup` without its beginning, or the reverse; the command's name.
  case unbalanced(String)
  /// Cairo refused; its own words.
  case drawing(String)
  /// The PNG could not be written; the encoder's words.
  case encoding(String)

  /// The error as one phrase for users, with the sizes and limits that it is about.
  public var description: String {
    switch self {
    case .tooLarge(let size, let limits):
      return "a picture of \(size.width)×\(size.height) px is too large: at most \(limits.side) px a side and "
        + "\(limits.pixels / 1_000_000) million pixels are drawn"
    case .noArea(let size, let scale):
      return "a picture of \(size.width.shortText)×\(size.height.shortText) pt at \(scale.shortText)× has no area"
    case .outOfMemory:
      return "out of memory while drawing"
    case .unbalanced(let command):
      return "the display list is not balanced at '\(command)'"
    case .drawing(let words):
      return "drawing failed: \(words)"
    case .encoding(let words):
      return "writing the picture failed: \(words)"
    }
  }
}

/// How large a raster picture may be.
public struct RenderingLimits: Hashable, Sendable {
  /// Device pixels along one side; Cairo's own limit is 32,767.
  public var side: Int
  /// Device pixels in all, four bytes each.
  public var pixels: Int

  /// Limits from their numbers, by default Cairo's own side and 120 million pixels.
  public init(side: Int = 32_767, pixels: Int = 120_000_000) {
    self.side = side
    self.pixels = pixels
  }

  /// The most device pixels per point, of at most a number, in twentieths, with which a size is drawn; O(1).
  public func scale(fitting size: Size, atMost most: Double) -> Double {
    guard size.width > 0, size.height > 0 else { return most }
    let fitting = min(
      most, Double(side) / max(size.width, size.height), (Double(pixels) / (size.width * size.height)).squareRoot())
    return fitting == most ? most : max(0.05, (fitting * 20 - 0.01).rounded(.down) / 20)
  }

  /// The device pixels of a picture: each side rounded up, so that nothing is cut off.
  func pixelSize(of size: Size, scale: Double) throws(RenderingError) -> PixelSize {
    let width = (size.width * scale - 1e-6).rounded(.up)
    let height = (size.height * scale - 1e-6).rounded(.up)
    guard width.isFinite, height.isFinite, width >= 1, height >= 1 else {
      throw .noArea(size, scale: scale)
    }
    let clamped = PixelSize(width: Int(min(width, 1e9)), height: Int(min(height, 1e9)))
    guard clamped.width <= side, clamped.height <= side, clamped.width * clamped.height <= pixels else {
      throw .tooLarge(clamped, self)
    }
    return clamped
  }
}
