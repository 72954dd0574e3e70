import ProofModel

extension PixelRows {
  /// Whether no pixel is translucent.
  ///
  /// - Complexity: O(pixels), ended by the first translucent row.
  var isOpaque: Bool {
    if layout == .xrgbWord { return true }
    // In memory order an RGBA pixel has its alpha in the last byte; Cairo's word in its top byte.
    let mask: UInt32 = layout == .rgba ? UInt32(0xFF00_0000).littleEndian : 0xFF00_0000
    for y in 0..<size.height {
      guard let words = words(y) else { return false }
      var all = mask
      for x in 0..<size.width { all &= words[x] }
      if all != mask { return false }
    }
    return true
  }
}
