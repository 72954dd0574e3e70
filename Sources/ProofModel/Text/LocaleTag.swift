/// A language tag by its shape (BCP 47, section 2.1): what specs and options take for a locale.
public enum LocaleTag {
  /// Whether a text is a tag or the name of a pseudo-language; what the subtags mean is not looked up.
  public static func isWellFormed(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first else { return false }
    let isWord = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return isWord && (first == "pseudo" || ((2...3).contains(first.count) && first.allSatisfy(\.isLetter)))
  }
}
