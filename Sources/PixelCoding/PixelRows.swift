import ProofModel

/// Rows of 32-bit pixels in somebody else's memory, borrowed for one call.
public struct PixelRows {
  /// How the four bytes of a pixel are meant; Cairo's two are native-endian words.
  public enum Layout: Hashable, Sendable {
    /// Bytes R, G, B, A; straight alpha.
    case rgba
    /// Cairo's RGB24: a word 0xXXRRGGBB; the top byte is not read.
    case xrgbWord
    /// Cairo's ARGB32: a word 0xAARRGGBB, colours premultiplied.
    case premultipliedARGBWord
  }

  /// The number of pixels in a row, and of rows.
  public let size: PixelSize
  /// Bytes from one row to the next.
  public let stride: Int
  /// The meaning of a pixel's four bytes.
  public let layout: Layout
  let memory: UnsafeRawBufferPointer

  /// Nil where the memory is smaller than the rows, or a row than its pixels, or where words would not be aligned.
  public init?(_ memory: UnsafeRawBufferPointer, size: PixelSize, stride: Int, layout: Layout) {
    guard size.width > 0, size.height > 0, stride >= size.width * 4, stride % 4 == 0,
      memory.count >= stride * (size.height - 1) + size.width * 4, UInt(bitPattern: memory.baseAddress) % 4 == 0
    else { return nil }
    self.memory = memory
    self.size = size
    self.stride = stride
    self.layout = layout
  }

  /// The pixels of a row as words in memory order; Cairo's rows and Swift's arrays are aligned to words.
  func words(_ y: Int) -> UnsafePointer<UInt32>? {
    memory.baseAddress.map { ($0 + y * stride).assumingMemoryBound(to: UInt32.self) }
  }

  /// A pixel as a little-endian RGBA word (red in the lowest byte), straight alpha.
  @inline(__always) static func straight(_ word: UInt32, _ layout: Layout) -> UInt32 {
    switch layout {
    case .rgba: return word.littleEndian
    case .xrgbWord: return swapped(word) | 0xFF00_0000
    case .premultipliedARGBWord: return unpremultiplied(word)
    }
  }

  /// An opaque colour 0xRRGGBB as a word.
  static func word(ofColor color: UInt32, _ layout: Layout) -> UInt32 {
    let word = color | 0xFF00_0000
    return layout == .rgba ? swapped(word).littleEndian : word
  }

  /// The rows as RGBA bytes, straight alpha, added to others.
  package func append(to bytes: inout [UInt8]) {
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: size.width)
    defer { row.deallocate() }
    for y in 0..<size.height {
      guard let words = words(y) else { continue }
      for x in 0..<size.width { row[x] = Self.straight(words[x], layout).littleEndian }
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: row, count: size.width * 4))
    }
  }

  /// Red and blue exchanged: 0xAARRGGBB to 0xAABBGGRR.
  @inline(__always) private static func swapped(_ word: UInt32) -> UInt32 {
    (word & 0xFF00_FF00) | (word & 0xFF) << 16 | (word >> 16) & 0xFF
  }

  private static func unpremultiplied(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    if alpha == 0xFF { return swapped(word) }
    if alpha == 0 { return 0 }
    func channel(_ shift: UInt32) -> UInt32 { min(255, ((word >> shift & 0xFF) * 255 + alpha / 2) / alpha) }
    return channel(16) | channel(8) << 8 | channel(0) << 16 | alpha << 24
  }
}

extension PixelBuffer {
  /// Calls `body` with the picture's rows; nil is passed for an empty picture.
  public func withRows<Result>(_ body: (PixelRows?) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes {
      try body(PixelRows($0, size: size, stride: size.width * 4, layout: .rgba))
    }
  }
}
