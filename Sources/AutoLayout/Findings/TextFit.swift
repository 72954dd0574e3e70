import ProofModel

/// A text in the size that its view got: how it lies there, and what does not fit.
struct TextFit {
  var measurement: TextMeasurement
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
    let rect = metrics.textRect(of: content, in: frame) ?? Rect(origin: .zero, size: frame)
    measurement = metrics.measuring.measure(
      text, maxWidth: max(0, rect.width), maxHeight: max(0, rect.height), environment: metrics.environment.text)
    // A button's title takes as many lines as there is room for where it wraps (`UIButton`, whose label has no most then).
    let wraps =
      content.kind == .button && metrics.environment.platform != .mac
      && [.wordWrap, .characterWrap].contains(text.lineBreakMode)
    isTooNarrow = (natural.width ?? 0) - alignment.width > 0.5 && text.numberOfLines == 1 && !wraps
    isTooLow = (natural.height ?? 0) - alignment.height > 0.5
    // What a class of one's own asks for on the canvas has room for more than its text (`<designable>`, a placeholder): text
    // fields with padding were told to be too low (Agrinoble: 48 asked for, a line of 18 in 45).
    let isGiven = (node.intrinsicWidth != nil || node.intrinsicHeight != nil) && content.customClass == nil
    let isCut =
      isGiven
      ? isTooNarrow || isTooLow : measurement.isTruncated && !wraps || isTooLow && content.kind == .label
    isClipped = isCut && content.kind.has(.cutsText) && !text.string.isEmpty
  }

  private static func shownText(_ content: ResolvedView) -> TextContent? {
    if let text = content.text, !text.string.isEmpty { return text }
    return content.placeholder ?? content.text
  }
}
