@testable import Typesetting

/// Where text may be cut, and which way it runs: Unicode's rules by the calls that line breaking uses.
enum TextSegmentation {
  /// UTF-16 offsets, ascending, before which a line may be broken (UAX 14), the text's end among them.
  static func lineBreaks(in text: String, locale: String = "en") -> [Int] {
    breaks(.line, in: text, locale: locale)
  }

  /// UTF-16 offsets of the borders between user-perceived characters (UAX 29), both ends among them.
  static func characterBorders(in text: String) -> [Int] {
    breaks(.grapheme, in: text, locale: "en")
  }

  private static func breaks(_ kind: TextWorker.BreakKind, in text: String, locale: String) -> [Int] {
    let worker = TextWorker()
    let flags = Array(text.utf16).withUnsafeBufferPointer { worker.breaks(kind, $0, locale: locale) }
    return flags.indices.filter { flags[$0] != 0 && (kind == .grapheme || $0 > 0) }
  }

  /// The embedding level of each UTF-16 unit and of the paragraph (UAX 9).
  static func levels(in text: String, base: BaseDirection) -> (levels: [UInt8], paragraph: UInt8) {
    Array(text.utf16).withUnsafeBufferPointer { Bidi.levels($0, base: base) }
  }
}
