import ProofModel
import Resolving

/// A text in the size that its view got: how it lies there, and what does not fit.
struct TextFit {
  var measurement: TextMeasurement
  /// The width in which the text is whole, in points.
  var neededWidth: Double
  /// One line is longer than the view is wide.
  var isTooNarrow: Bool
  /// The lines are higher than the view.
  var isTooLow: Bool
  /// Whether what is seen of the text is less than all of it.
  var isClipped: Bool

  /// nil where the view shows no text.
  ///
  /// - Parameters:
  ///   - natural: what the view asks for.
  ///   - frame, alignment: the sizes of the view's frame and of its alignment rect.
  init?(
    _ content: ResolvedView, _ node: LayoutNode, natural: IntrinsicContent, frame: Size, alignment: Size,
    metrics: ContentMetrics
  ) {
    guard let text = Self.shownText(content) else { return nil }
    var rect = metrics.textRect(of: content, in: frame) ?? Rect(origin: .zero, size: frame)
    // A title's insets take of its room, or give it more.
    let aside = content.kind == .button ? content.titleInsets.left + content.titleInsets.right : 0
    if aside != 0 {
      // Both stand in the middle together: what is beside the picture is the title's, on either side.
      let sides = content.contentInsets.left + content.contentInsets.right
      let picture = metrics.imageRect(of: content, in: alignment)?.width ?? 0
      rect.size.width = max(rect.width, alignment.width - sides - picture) - aside
    }
    measurement = metrics.measuring.measure(
      text, maxWidth: max(0, rect.width), maxHeight: max(0, rect.height), environment: metrics.environment.text)
    // A button's title takes as many lines as there is room for where it wraps (`UIButton`, whose label has no most then).
    let wraps =
      content.kind == .button && !metrics.environment.isMac
      && [.wordWrap, .characterWrap].contains(text.lineBreakMode)
    let fillsBezel = Self.isWithinBezel(content, metrics)
    neededWidth = fillsBezel ? metrics.measured(text).size.width : natural.width ?? 0
    // One that shrinks is as wide and as high as its smaller font makes it (`adjustsFontSizeToFitWidth`).
    let shrinks = measurement.fontScale < 1 && !measurement.isTruncated
    isTooNarrow = neededWidth + aside - alignment.width > 0.5 && text.numberOfLines == 1 && !wraps && !shrinks
    // One line is as high as its font's ascent and descent, each rounded up, of which letters leave more than a point free
    // (11 pt: 14 high, 13.1 of the font). Of several lines one is left out.
    let height = (natural.height ?? 0) * (shrinks ? measurement.fontScale : 1)
    isTooLow = height - alignment.height > (measurement.lineCount > 1 ? 0.5 : 1.01)
    // What a class of one's own asks for on the canvas has room for more than its text (`<designable>`, a placeholder): text
    // fields with padding were told to be too low (Agrinoble: 48 asked for, a line of 18 in 45).
    let isGiven = (node.intrinsicWidth != nil || node.intrinsicHeight != nil) && content.customClass == nil
    let isCut =
      if fillsBezel {
        isTooNarrow
      } else if isGiven {
        isTooNarrow || isTooLow
      } else {
        measurement.isTruncated && !wraps || isTooLow && content.kind == .label
      }
    isClipped =
      isCut && content.kind.has(.cutsText) && !text.string.isEmpty
      && !Self.fitsWithoutEmptyEnd(text, rect.size, alignment, metrics)
  }

  /// Whether a text that ends with empty lines lacks room for these alone.
  private static func fitsWithoutEmptyEnd(
    _ text: TextContent, _ room: Size, _ alignment: Size, _ metrics: ContentMetrics
  )
    -> Bool
  {
    guard text.string.last?.isNewline == true,
      let end = text.runs.lastIndex(where: { !$0.text.allSatisfy(\.isNewline) })
    else { return false }
    var shown = text
    shown.runs.removeSubrange((end + 1)...)
    while shown.runs[end].text.last?.isNewline == true { shown.runs[end].text.removeLast() }
    let width = max(0, room.width)
    let fit = metrics.measuring.measure(
      shown, maxWidth: width, maxHeight: max(0, room.height), environment: metrics.environment.text)
    return !fit.isTruncated && metrics.measured(shown, maxWidth: width).size.height - alignment.height <= 1.01
  }

  /// Whether a title may fill its button: one of a Mac asks for air within its bezel, and for a picture that AppKit makes
  /// smaller (a 'Cancel' that asks for 66 pt is whole in NetNewsWire's 62). Boxes to check keep their place beside it.
  private static func isWithinBezel(_ content: ResolvedView, _ metrics: ContentMetrics) -> Bool {
    content.kind == .button && metrics.environment.isMac
      && ![.check, .radio].contains(content.style)
  }

  private static func shownText(_ content: ResolvedView) -> TextContent? {
    if let text = content.text, !text.string.isEmpty { return text }
    return content.placeholder ?? content.text
  }
}
