import PixelCoding
import ProofModel
import Typesetting

/// The pictures of colour glyphs, decoded once for one worker.
final class GlyphPictures {
  struct Entry {
    var picture: StoredPicture
    /// Where it lies in ems: origin on the baseline, y downwards.
    var rect: Rect
  }

  private struct Key: Hashable {
    var face: FaceID
    var glyph: UInt32
  }

  private var entries: [Key: Entry?] = [:]
  private var reductions: [Key: (factor: Int, picture: StoredPicture)] = [:]
  private static let limits = ImageLimits(maxPixels: 4_000_000)

  /// The glyph's picture, nil where it has none or a damaged one.
  func entry(_ glyph: UInt32, of face: FontFace) -> Entry? {
    let key = Key(face: face.id, glyph: glyph)
    if let known = entries[key] { return known }
    // Noto Color Emoji has 3,600 pictures of 70 KB; nobody's text has so many.
    if entries.count > 400 {
      entries.removeAll()
      reductions.removeAll()
    }
    let entry = load(glyph, of: face)
    entries[key] = .some(entry)
    return entry
  }

  /// The picture averaged down to no less than `height` device pixels.
  func reduced(_ glyph: UInt32, of face: FontFace, height: Double) -> StoredPicture? {
    guard let picture = entry(glyph, of: face)?.picture, height >= 1 else { return nil }
    let factor = Int(Double(picture.size.height) / height)
    guard factor >= 2 else { return picture }
    let key = Key(face: face.id, glyph: glyph)
    if let known = reductions[key], known.factor == factor { return known.picture }
    let reduced = picture.reduced(by: factor)
    reductions[key] = (factor, reduced)
    return reduced
  }

  private func load(_ glyph: UInt32, of face: FontFace) -> Entry? {
    guard let color = face.colorGlyph(glyph), !color.rect.isEmpty,
      let pixels = try? ImageDecoder.decode(color.png, limits: Self.limits)
    else { return nil }
    return Entry(picture: StoredPicture(pixels, points: .zero, file: color.png), rect: color.rect)
  }
}
