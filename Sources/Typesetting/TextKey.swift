import ProofModel

/// Runs of text as a key: compared by their bytes.
///
/// `String`'s own comparison takes canonically equivalent texts for equal, which have other glyphs and offsets, and
/// costs several times as much.
struct TextKey: Hashable {
  let runs: [TextRun]

  static func == (left: TextKey, right: TextKey) -> Bool {
    left.runs.count == right.runs.count && zip(left.runs, right.runs).allSatisfy { sameRun($0, $1) }
  }

  private static func sameRun(_ left: TextRun, _ right: TextRun) -> Bool {
    sameBytes(left.text, right.text) && sameFont(left.font, right.font) && left.kerning == right.kerning
      && left.baselineOffset == right.baselineOffset && left.underline == right.underline
      && left.strikethrough == right.strikethrough && left.color == right.color
  }

  private static func sameFont(_ left: FontDescriptor, _ right: FontDescriptor) -> Bool {
    left.size == right.size && left.weight == right.weight && left.italic == right.italic
      && left.textStyle == right.textStyle && sameBytes(left.family, right.family)
      && (left.file == nil) == (right.file == nil) && sameBytes(left.file ?? "", right.file ?? "")
      && left.features == right.features
  }

  static func sameBytes(_ left: String, _ right: String) -> Bool {
    let same = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { left.elementsEqual($0) }
    }
    return (same ?? nil) ?? left.utf8.elementsEqual(right.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for run in runs {
      Self.hash(run.text, into: &hasher)
      hasher.combine(run.font.size)
      hasher.combine(run.font.weight)
    }
  }

  static func hash(_ text: String, into hasher: inout Hasher) {
    let done: Void? = text.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    if done == nil { for byte in text.utf8 { hasher.combine(byte) } }
    hasher.combine(text.utf8.count)
  }
}
