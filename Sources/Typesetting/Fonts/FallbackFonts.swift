import CHarfBuzz
import ProofModel

/// The fonts that are asked, in order, for characters which the text's own font lacks.
enum FallbackFonts {
  /// A script, the family that has it and the family for serif text, if there is one.
  private static let scripts: [(script: hb_script_t, family: String)] = [
    (HB_SCRIPT_ARABIC, "Noto Sans Arabic"), (HB_SCRIPT_HEBREW, "Noto Sans Hebrew"),
    (HB_SCRIPT_DEVANAGARI, "Noto Sans Devanagari"), (HB_SCRIPT_THAI, "Noto Sans Thai"),
    (HB_SCRIPT_BENGALI, "Noto Sans Bengali"), (HB_SCRIPT_TAMIL, "Noto Sans Tamil"),
    (HB_SCRIPT_TELUGU, "Noto Sans Telugu"), (HB_SCRIPT_KANNADA, "Noto Sans Kannada"),
    (HB_SCRIPT_MALAYALAM, "Noto Sans Malayalam"), (HB_SCRIPT_GUJARATI, "Noto Sans Gujarati"),
    (HB_SCRIPT_GURMUKHI, "Noto Sans Gurmukhi"), (HB_SCRIPT_ORIYA, "Noto Sans Oriya"),
    (HB_SCRIPT_SINHALA, "Noto Sans Sinhala"), (HB_SCRIPT_KHMER, "Noto Sans Khmer"), (HB_SCRIPT_LAO, "Noto Sans Lao"),
    (HB_SCRIPT_MYANMAR, "Noto Sans Myanmar"), (HB_SCRIPT_TIBETAN, "Noto Serif Tibetan"),
    (HB_SCRIPT_GEORGIAN, "Noto Sans Georgian"), (HB_SCRIPT_ARMENIAN, "Noto Sans Armenian"),
    (HB_SCRIPT_ETHIOPIC, "Noto Sans Ethiopic"), (HB_SCRIPT_CHEROKEE, "Noto Sans Cherokee"),
    (HB_SCRIPT_CANADIAN_SYLLABICS, "Noto Sans Canadian Aboriginal"), (HB_SCRIPT_MONGOLIAN, "Noto Sans Mongolian"),
    (HB_SCRIPT_SYRIAC, "Noto Sans Syriac"), (HB_SCRIPT_THAANA, "Noto Sans Thaana"), (HB_SCRIPT_NKO, "Noto Sans NKo"),
    (HB_SCRIPT_TIFINAGH, "Noto Sans Tifinagh"), (HB_SCRIPT_JAVANESE, "Noto Sans Javanese"),
    (HB_SCRIPT_BALINESE, "Noto Sans Balinese"), (HB_SCRIPT_SUNDANESE, "Noto Sans Sundanese"),
    (HB_SCRIPT_CHAM, "Noto Sans Cham"), (HB_SCRIPT_ADLAM, "Noto Sans Adlam"), (HB_SCRIPT_YI, "Noto Sans Yi"),
    (HB_SCRIPT_VAI, "Noto Sans Vai"), (HB_SCRIPT_LISU, "Noto Sans Lisu"), (HB_SCRIPT_COPTIC, "Noto Sans Coptic"),
    (HB_SCRIPT_GOTHIC, "Noto Sans Gothic"), (HB_SCRIPT_RUNIC, "Noto Sans Runic"),
    (HB_SCRIPT_OGHAM, "Noto Sans Ogham"), (HB_SCRIPT_MEETEI_MAYEK, "Noto Sans Meetei Mayek"),
    (HB_SCRIPT_OL_CHIKI, "Noto Sans Ol Chiki"), (HB_SCRIPT_NEW_TAI_LUE, "Noto Sans New Tai Lue"),
    (HB_SCRIPT_TAI_LE, "Noto Sans Tai Le"), (HB_SCRIPT_TAI_THAM, "Noto Sans Tai Tham"),
    (HB_SCRIPT_LEPCHA, "Noto Sans Lepcha"), (HB_SCRIPT_LIMBU, "Noto Sans Limbu"),
    (HB_SCRIPT_EGYPTIAN_HIEROGLYPHS, "Noto Sans Egyptian Hieroglyphs"), (HB_SCRIPT_CUNEIFORM, "Noto Sans Cuneiform"),
  ]

  private static let eastAsian: Set<UInt32> = [
    HB_SCRIPT_HAN.rawValue, HB_SCRIPT_HIRAGANA.rawValue, HB_SCRIPT_KATAKANA.rawValue, HB_SCRIPT_HANGUL.rawValue,
    HB_SCRIPT_BOPOMOFO.rawValue,
  ]

  /// Whatever the script: Latin with more marks first, then symbols, the East and emoji.
  private static let general = [
    "Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "DejaVu Sans",
  ]

  static let emoji = "Noto Color Emoji"

  /// Families to ask for a character of that script, best first.
  static func families(script: hb_script_t, locale: String, isEmoji: Bool) -> [String] {
    var result: [String] = isEmoji ? [emoji] : []
    if eastAsian.contains(script.rawValue) {
      result += eastAsianFamilies(script: script, locale: locale)
    } else if let known = scripts.first(where: { $0.script == script }) {
      result.append(known.family)
    }
    result += general
    for family in eastAsianFamilies(script: script, locale: locale).prefix(1) + [emoji]
    where !result.contains(family) {
      result.append(family)
    }
    return result
  }

  /// Han characters look as the reader's country writes them; kana and hangul tell it themselves.
  private static func eastAsianFamilies(script: hb_script_t, locale: String) -> [String] {
    let lower = locale.lowercased()
    let region: String
    if script == HB_SCRIPT_HIRAGANA || script == HB_SCRIPT_KATAKANA || lower.hasPrefix("ja") {
      region = "JP"
    } else if script == HB_SCRIPT_HANGUL || lower.hasPrefix("ko") {
      region = "KR"
    } else if lower.hasPrefix("zh-hk") || lower.hasPrefix("zh-hant-hk") {
      region = "HK"
    } else if lower.hasPrefix("zh-hant") || lower.hasPrefix("zh-tw") || lower.hasPrefix("zh-mo")
      || script == HB_SCRIPT_BOPOMOFO
    {
      region = "TC"
    } else {
      region = "SC"
    }
    return ["Noto Sans CJK \(region)"]
  }

  /// Scripts whose marks rise or hang beyond the system font's line; there the face's own line is used.
  static func isTall(_ script: hb_script_t) -> Bool {
    switch script {
    case HB_SCRIPT_THAI, HB_SCRIPT_LAO, HB_SCRIPT_KHMER, HB_SCRIPT_MYANMAR, HB_SCRIPT_TIBETAN, HB_SCRIPT_DEVANAGARI,
      HB_SCRIPT_BENGALI, HB_SCRIPT_TAMIL, HB_SCRIPT_TELUGU, HB_SCRIPT_KANNADA, HB_SCRIPT_MALAYALAM,
      HB_SCRIPT_GUJARATI, HB_SCRIPT_GURMUKHI, HB_SCRIPT_ORIYA, HB_SCRIPT_SINHALA, HB_SCRIPT_MONGOLIAN,
      HB_SCRIPT_JAVANESE, HB_SCRIPT_BALINESE, HB_SCRIPT_TAI_THAM, HB_SCRIPT_MEETEI_MAYEK:
      return true
    default:
      return false
    }
  }
}

extension FontCatalogue {
  /// Reports a character that no font has, with the package that would; those of the private use areas are of one font alone,
  /// which the text is set in.
  func reportUncovered(_ scalar: Unicode.Scalar, script: hb_script_t, locale: String, isEmoji: Bool) {
    let name = "U+" + String(scalar.value, radix: 16, uppercase: true).zeroPadded(to: 4)
    let family = FallbackFonts.families(script: script, locale: locale, isEmoji: isEmoji).first
    let package = family.flatMap { KnownFamily.named($0)?.package } ?? "fonts-noto-core"
    let isPrivate = scalar.properties.generalCategory == .privateUse
    report(
      .warning(
        "glyph-missing", "no font at hand has the character \(name)",
        hint: isPrivate ? "add the font that has it to the project" : "apt-get install \(package)"))
  }
}
