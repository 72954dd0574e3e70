import ProofModel

/// The pixels that a text's glyphs are blended into, where nothing but a rectangle of whole pixels clips them.
///
/// Cairo's way gives the same bytes, and takes for each glyph a clip from a store that all threads share: two threads that
/// draw text wait for each other there.
struct MaskTarget {
  private let words: UnsafeMutablePointer<UInt32>
  /// Words from one row to the next.
  private let stride: Int
  /// The picture's row that the surface begins with.
  private let top: Int
  /// What may be drawn on, in the picture's pixels.
  private let columns: Range<Int>
  private let rows: Range<Int>

  /// Nil where glyphs go through Cairo: within a layer, under another clip, and where there are no pixels.
  ///
  /// - Parameters:
  ///   - clip: what may be drawn on, in the picture's pixels; nil where it is none of rectangles.
  ///   - band: the picture's rows that the surface holds.
  init?(_ surface: CairoSurface, clip: [Rect]?, band: Range<Int>) {
    guard let clip, clip.count <= 1, let pixels = surface.words else { return nil }
    let part = clip.first ?? .zero
    let edges = [part.minX, part.maxX, part.minY, part.maxY]
    guard edges.allSatisfy({ $0 == $0.rounded() && abs($0) < 1e6 }) else { return nil }
    words = pixels.start
    stride = pixels.stride
    top = band.lowerBound
    columns = (Int(part.minX)..<Int(part.maxX)).clamped(to: 0..<pixels.width)
    rows = (Int(part.minY)..<Int(part.maxY)).clamped(to: band)
  }

  /// A colour as it is blended: four channels of 0…255, premultiplied, each in sixteen bits, blue lowest.
  struct Ink {
    fileprivate let lanes: UInt64
    fileprivate let word: UInt32

    init(_ color: Color) {
      // As Cairo has it: sixteen bits for each channel, of which pixels get the upper eight.
      func channel(_ share: Double) -> UInt32 { UInt32(share * 65_535 + 0.5) >> 8 }
      let alpha = color.alpha.unit
      word =
        channel(alpha) << 24 | channel(color.red.unit * alpha) << 16 | channel(color.green.unit * alpha) << 8
        | channel(color.blue.unit * alpha)
      lanes = MaskTarget.lanes(word)
    }
  }

  /// Blends a colour over what the mask covers; its top left lies at (x, y) of the picture's pixels.
  func blend(_ mask: GlyphMasks.Mask, x: Int, y: Int, _ ink: Ink) {
    let (across, down) = (columns.clamped(to: x..<(x + mask.width)), rows.clamped(to: y..<(y + mask.height)))
    guard !across.isEmpty, !down.isEmpty, ink.word != 0 else { return }
    let isOpaque = ink.word >> 24 == 255
    let coverage = mask.coverage.start.assumingMemoryBound(to: UInt8.self)
    for row in down {
      let covered = coverage + (row - y) * mask.stride
      let target = words + (row - top) * stride
      for column in across {
        let share = covered[column &- x]
        if share == 0 { continue }
        if share == 255, isOpaque {
          target[column] = ink.word
          continue
        }
        let source = Self.share(ink.lanes, UInt64(share))
        let rest = Self.share(Self.lanes(target[column]), 255 &- source >> 48)
        target[column] = Self.word(source &+ rest)
      }
    }
  }

  private static func lanes(_ word: UInt32) -> UInt64 {
    let pairs = (UInt64(word) | UInt64(word) << 16) & 0x0000_FFFF_0000_FFFF
    return (pairs | pairs << 8) & 0x00FF_00FF_00FF_00FF
  }

  private static func word(_ lanes: UInt64) -> UInt32 {
    let pairs = (lanes | lanes >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: pairs | pairs >> 16)
  }

  /// Each channel times a share of 255, rounded to the nearest.
  @inline(__always) private static func share(_ lanes: UInt64, _ share: UInt64) -> UInt64 {
    let product = lanes &* share &+ 0x0080_0080_0080_0080
    return (product &+ (product >> 8) & 0x00FF_00FF_00FF_00FF) >> 8 & 0x00FF_00FF_00FF_00FF
  }
}
