import ProofModel

/// Symbols in AppKit's buttons and image views: what of them stands out of their alignment rect.
extension ViewProperties {
  /// A button that is only a symbol is aligned by its letters' height: what the symbol is higher than capitals of 13
  /// points stands out of the alignment rect, half a point more above (files: plus and pencil 2.5 and 1.5, a minus -2
  /// and -3). AppKit's own templates are recorded as of 17 points, its freestanding ones of 15 as of 13 (files: 22 around 16
  /// in MacPass, 21 around 15 in Telephone, small ones 18 around 13 there, mini ones 13.5 around 10 in LyricsX).
  mutating func setSymbolInsets(_ image: String) {
    guard let recorded = symbolSize(image)?.height else { return }
    let size = controlSize == .small ? 11.0 : controlSize == .mini ? 9 : 13
    let isAsLarge = image.hasSuffix("FreestandingTemplate") && recorded <= 16
    let height = recorded * size / (isTemplate(image) && !isAsLarge ? 17 : 13)
    let rest = ((height - 0.7045 * size) * 2).rounded() / 2
    set(.alignmentInsets, .numbers([.number(rest / 2 + 0.5), .number(0), .number(rest / 2 - 0.5), .number(0)]))
  }

  /// A view of a symbol is aligned by the height of capitals of 13 points too, the odd point above (files: 11 around a symbol
  /// of 20, 6 around one of 15, 10 around one of 19, however large the view is, in nine apps from macOS 11 on).
  mutating func setSymbolInsets(ofView image: String) {
    guard let recorded = symbolSize(image) else { return }
    let rest = (recorded.height - 0.7045 * 13).rounded()
    guard rest > 0 else { return }
    let above = (rest / 2).rounded(.up)
    set(.alignmentInsets, .numbers([above, 0, rest - above, 0].map { .number($0) }))
    guard properties[.intrinsic] == nil else { return }
    set(.intrinsic, .numbers([recorded.width, recorded.height - rest].map { .number($0) }))
  }

  /// The recorded size of a picture that is a symbol.
  private func symbolSize(_ image: String) -> Size? {
    file.symbols.contains(image) || isTemplate(image) ? file.imageSizes[image] : nil
  }

  /// Whether it is one of AppKit's own templates, which are symbols since macOS 11.
  private func isTemplate(_ image: String) -> Bool {
    image.hasPrefix("NS") && image.hasSuffix("Template") && file.era >= Era(.macos, 11)
  }
}
