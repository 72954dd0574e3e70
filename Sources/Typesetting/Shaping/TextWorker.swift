import CHarfBuzz
import CProofShims

/// The C objects that change while a text is shaped and broken; one thread at a time has it.
final class TextWorker {
  let buffer = hb_buffer_create()
  private var breakers: [BreakerKey: UnsafeMutableRawPointer] = [:]
  /// Reused by every text.
  var glyphs: [ShapedGlyph] = []
  var items: [ShapedItem] = []

  private struct BreakerKey: Hashable {
    var kind: Int32
    var locale: String
  }

  deinit {
    hb_buffer_destroy(buffer)
    for breaker in breakers.values { proof_break_close(breaker) }
  }

  enum BreakKind: Int32 {
    case grapheme = 0
    case word = 1
    case line = 2
  }

  /// A flag for each place before a unit and for the end: 0, or 1 where a boundary is, 3 where it is mandatory.
  func breaks(_ kind: BreakKind, _ text: UnsafeBufferPointer<UInt16>, locale: String) -> [UInt8] {
    var flags = [UInt8](repeating: 0, count: text.count + 1)
    guard let base = text.baseAddress, !text.isEmpty else { return flags }
    let count = proof_break_collect(breaker(kind, locale: locale), base, Int32(text.count), &flags)
    // Without ICU's data every unit that is no trailing surrogate would do; better long lines than wrong ones.
    if count < 0 { flags[text.count] = 1 }
    return flags
  }

  private func breaker(_ kind: BreakKind, locale: String) -> UnsafeMutableRawPointer? {
    let key = BreakerKey(kind: kind.rawValue, locale: kind == .grapheme ? "en" : locale)
    if let known = breakers[key] { return known }
    // Locales come from files: a hostile matrix must not keep an iterator for each of a million names.
    if breakers.count >= 32 {
      for breaker in breakers.values { proof_break_close(breaker) }
      breakers.removeAll()
    }
    let made = proof_break_open(kind.rawValue, key.locale)
    breakers[key] = made
    return made
  }
}

/// How a paragraph's direction is found; the lowest bit is that of a text without a strong character.
enum BaseDirection: UInt8 {
  case leftToRight = 0
  case rightToLeft = 1
  /// By the first strong character (UAX 9 P2, P3), else this way.
  case naturalElseLeftToRight = 0xFE
  case naturalElseRightToLeft = 0xFF

  var levelOfNeutralText: UInt8 { rawValue & 1 }
}
