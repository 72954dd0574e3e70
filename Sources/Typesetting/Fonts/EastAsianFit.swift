/// How Noto's Chinese and Korean characters are fitted to PingFang and Apple SD Gothic Neo, which iOS takes beside the system
/// font and which cannot be had here: what their advances are.
enum EastAsianFit {
  /// A syllable's advance per point of size: 0.865 of an em, where Noto has 0.92 (recorded labels of syllables alone at 12 to 30
  /// points in semomun, Gongmanse and SsgSag, all weights: every one to the pixel).
  static let hangul = 0.865

  /// Points after each Han character and sign by size: PingFang is an em wide and stands a little apart (recorded labels of 3
  /// characters and more in BSKYResidents, longdaohu's iosApp, netcloth, Coding, JLD Purchaser, DanDanPlay and bm from Xcode 9 on;
  /// none in KidsTC, WeCenter and AiYou of Xcode 7).
  private static let spacing: [(size: Double, points: Double)] = [
    (11, 0.21), (12, 0.277), (14, 0.278), (15, 0.294), (16, 0.325), (17, 0.321), (18, 0.364), (20, 0.39), (22, 0.29),
    (24, 0.28),
  ]

  static func hanSpacing(size: Double) -> Double {
    guard let first = spacing.first, let last = spacing.last else { return 0 }
    if size <= first.size { return first.points * size / first.size }
    guard let upper = spacing.firstIndex(where: { $0.size >= size }) else { return last.points }
    let (low, high) = (spacing[upper - 1], spacing[upper])
    return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
  }

  static func isHan(_ unit: UInt16) -> Bool {
    (0x3000...0x303F).contains(unit) || (0x3400...0x9FFF).contains(unit) || (0xF900...0xFAFF).contains(unit)
      || (0xFF01...0xFF60).contains(unit)
  }

  static func isHangul(_ unit: UInt16) -> Bool { (0xAC00...0xD7A3).contains(unit) }
}
