import ProofModel

extension TextCache {
  /// Everything that a shaped text depends on.
  struct ShapeKey {
    var runs: [TextRun]
    var locale: String
    var direction: LayoutDirection
    var textSize: TextSize
    var platform: Platform
    var textScale: Double
    var spacesHan: Bool

    init(runs: [TextRun], environment: TextEnvironment) {
      self.runs = runs
      locale = environment.locale
      direction = environment.direction
      textSize = environment.textSize
      platform = environment.platform
      textScale = environment.textScale
      spacesHan = environment.spacesHan
    }

    func isSame(_ other: borrowing ShapeKey) -> Bool {
      SameText.runs(runs, other.runs) && direction == other.direction && textSize == other.textSize
        && platform == other.platform && textScale == other.textScale && spacesHan == other.spacesHan
        && SameText.bytes(locale, other.locale)
    }
  }

  /// Everything that a measurement depends on.
  struct MeasureKey {
    var content: TextContent
    var maxWidth: Double?
    var maxHeight: Double?
    var environment: TextEnvironment

    /// Alignment moves lines but measures the same.
    func isSame(_ other: borrowing MeasureKey) -> Bool {
      maxWidth == other.maxWidth && maxHeight == other.maxHeight && environment.scale == other.environment.scale
        && content.numberOfLines == other.content.numberOfLines
        && content.lineBreakMode == other.content.lineBreakMode
        && content.minimumScaleFactor == other.content.minimumScaleFactor
        && content.lineHeightMultiple == other.content.lineHeightMultiple
        && content.minimumLineHeight == other.content.minimumLineHeight
        && content.lineSpacing == other.content.lineSpacing
        && content.paragraphSpacing == other.content.paragraphSpacing
        && environment.direction == other.environment.direction
        && environment.textSize == other.environment.textSize && environment.platform == other.environment.platform
        && environment.textScale == other.environment.textScale
        && environment.spacesHan == other.environment.spacesHan
        && SameText.runs(content.runs, other.content.runs)
        && SameText.bytes(environment.locale, other.environment.locale)
    }
  }

  struct FontKey: Hashable {
    var font: FontDescriptor
    var textSize: TextSize
    var platform: Platform
    var textScale: Double
    var spacesHan: Bool
  }
}

/// Texts compared and hashed by their bytes.
///
/// `String`'s own comparison takes canonically equivalent texts for equal, which have other glyphs and offsets, and
/// costs several times as much.
enum SameText {
  static func runs(_ left: [TextRun], _ right: [TextRun]) -> Bool {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        guard left.count == right.count else { return false }
        if left.baseAddress == right.baseAddress { return true }
        for index in left.indices where !run(left[index], right[index]) { return false }
        return true
      }
    }
  }

  private static func run(_ left: TextRun, _ right: TextRun) -> Bool {
    bytes(left.text, right.text) && font(left.font, right.font) && left.kerning == right.kerning
      && left.baselineOffset == right.baselineOffset && left.underline == right.underline
      && left.strikethrough == right.strikethrough && left.color == right.color && left.image == right.image
  }

  private static func font(_ left: FontDescriptor, _ right: FontDescriptor) -> Bool {
    left.size == right.size && left.weight == right.weight && left.italic == right.italic
      && left.textStyle == right.textStyle && bytes(left.family, right.family)
      && (left.file == nil) == (right.file == nil) && bytes(left.file ?? "", right.file ?? "")
      && left.features == right.features
  }

  static func bytes(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    let same = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in
        for index in 0..<left.count where left[index] != right[index] { return false }
        return true
      }
    }
    return (same ?? nil) ?? left.utf8.elementsEqual(right.utf8)
  }

  /// Of the texts and sizes; 8 bytes a step, each mixed by a multiplication. Only lookups depend on it, no output.
  static func hash(_ runs: [TextRun], scale: Double) -> UInt64 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    if scale != 1 { mix(&hash, scale.bitPattern) }
    for run in runs {
      var text = run.text
      text.withUTF8 { bytes in
        var at = 0
        while at + 8 <= bytes.count {
          mix(&hash, UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: at, as: UInt64.self))
          at += 8
        }
        var rest = UInt64(bytes.count) << 56
        while at < bytes.count {
          rest = rest << 8 ^ UInt64(bytes[at])
          at += 1
        }
        mix(&hash, rest)
      }
      mix(&hash, run.font.size.bitPattern ^ UInt64(truncatingIfNeeded: run.font.weight))
    }
    return hash
  }

  static func mix(_ hash: inout UInt64, _ value: UInt64) {
    let product = (hash ^ value).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    hash = product.high ^ product.low
  }
}
