import CCairo
import ProofModel

/// The pixels that glyphs, boxes and small shapes are blended into, where nothing but a rectangle of whole pixels clips them.
///
/// Cairo's way gives the same bytes, and takes for each glyph a clip from a store that all threads share: two threads that
/// draw text wait for each other there. For each line of an overlay it takes some microseconds.
struct MaskTarget {
  private let words: UnsafeMutablePointer<UInt32>
  /// Words from one row to the next.
  private let stride: Int
  /// The picture's row that the surface begins with.
  private let top: Int
  /// What may be drawn on, in the picture's pixels.
  let columns: Range<Int>
  let rows: Range<Int>

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

    var isOpaque: Bool { word >> 24 == 255 }
    /// Whether blending changes no pixel.
    var isNothing: Bool { word == 0 }

    init(_ color: Color) {
      // As Cairo has it: sixteen bits for each channel, of which pixels get the upper eight.
      func channel(_ share: Double) -> UInt32 { UInt32(share * 65_535 + 0.5) >> 8 }
      let alpha = color.alpha.unit
      word =
        channel(alpha) << 24 | channel(color.red.step * alpha) << 16 | channel(color.green.step * alpha) << 8
        | channel(color.blue.step * alpha)
      lanes = MaskTarget.lanes(word)
    }
  }

  /// Blends a colour over what the mask covers; its top left lies at (x, y) of the picture's pixels.
  func blend(_ mask: GlyphMasks.Mask, x: Int, y: Int, _ ink: Ink) {
    let (across, down) = (columns.clamped(to: x..<(x + mask.width)), rows.clamped(to: y..<(y + mask.height)))
    guard !across.isEmpty, !down.isEmpty, !ink.isNothing else { return }
    let isOpaque = ink.isOpaque
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
        target[column] = Self.blended(ink, UInt64(share), target[column], half: Self.half)
      }
    }
  }

  /// Blends a colour over a stretch of a row that is covered by one share of 255 throughout; both lie within what may be
  /// drawn on.
  @inline(__always) func blend(_ across: Range<Int>, _ row: Int, share: UInt8, _ ink: Ink) {
    let target = words + (row - top) * stride
    if share == 255, ink.isOpaque {
      proof_fill_words(target + across.lowerBound, ink.word, across.count)
      return
    }
    if share == 0 { return }
    let half = ink.isOpaque ? Self.lesserHalf : Self.half
    // Under a line most pixels are the one before again.
    var (under, over) = (0 as UInt32, Self.blended(ink, UInt64(share), 0, half: half))
    for column in across {
      if target[column] != under {
        under = target[column]
        over = Self.blended(ink, UInt64(share), under, half: half)
      }
      target[column] = over
    }
  }

  /// Blends a colour over pixels of a row, each covered by a share of its own; all lie within what may be drawn on.
  @inline(__always) func blend(_ across: Range<Int>, _ row: Int, shares: UnsafePointer<UInt8>, _ ink: Ink) {
    let target = words + (row - top) * stride + across.lowerBound
    let half = ink.isOpaque ? Self.lesserHalf : Self.half
    for place in 0..<across.count {
      target[place] = Self.blended(ink, UInt64(shares[place]), target[place], half: half)
    }
  }

  /// Halves of a step of 255, for each channel: Cairo's rounding of glyphs and of translucent shapes, and of opaque shapes,
  /// where it rounds 128 of 255 down.
  private static let half: UInt64 = 0x0080_0080_0080_0080
  private static let lesserHalf: UInt64 = 0x007F_007F_007F_007F

  @inline(__always) private static func blended(_ ink: Ink, _ share: UInt64, _ under: UInt32, half: UInt64) -> UInt32 {
    let source = Self.share(ink.lanes, share, half)
    return word(source &+ Self.share(lanes(under), 255 &- source >> 48, half))
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
  @inline(__always) private static func share(_ lanes: UInt64, _ share: UInt64, _ half: UInt64) -> UInt64 {
    let product = lanes &* share &+ half
    return (product &+ (product >> 8) & 0x00FF_00FF_00FF_00FF) >> 8 & 0x00FF_00FF_00FF_00FF
  }
}
