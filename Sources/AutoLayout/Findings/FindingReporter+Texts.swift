import ProofModel

extension FindingReporter {
  /// Lays each text out in the size it got, and tells of those that do not fit.
  mutating func reportTexts() {
    for position in layout.views.indices {
      let view = layout.views[position]
      guard let text = shownText(view.content) else { continue }
      let rect = metrics.textRect(of: view.content, in: view.frame.size) ?? Rect(origin: .zero, size: view.frame.size)
      let isGiven = lowering.nodes[position].intrinsicWidth != nil || lowering.nodes[position].intrinsicHeight != nil
      let measured = metrics.measuring.measure(
        text, maxWidth: max(0, rect.width), maxHeight: max(0, rect.height), environment: metrics.environment.text)
      layout.views[position].measurement = measured
      guard !view.isHidden, position != 0, view.content.kind.has(.cutsText), !text.string.isEmpty else { continue }
      let natural = contents[position]
      let isTooNarrow =
        (natural.width ?? 0) - layout.views[position].alignmentRect.width > 0.5 && text.numberOfLines == 1
      let isTooLow = (natural.height ?? 0) - layout.views[position].alignmentRect.height > 0.5
      let isClipped =
        isGiven ? isTooNarrow || isTooLow : measured.isTruncated || isTooLow && view.content.kind == .label
      guard isClipped else { continue }
      layout.views[position].isTextClipped = true
      let needed =
        isTooNarrow
        ? "\((natural.width ?? 0).shortText(digits: 1)) pt wide, there are \(view.alignmentRect.width.shortText(digits: 1))"
        : "\((natural.height ?? 0).shortText(digits: 1)) pt high, there are \(view.alignmentRect.height.shortText(digits: 1))"
      let hint = isTooNarrow ? "\(name(position)): { lines: 0 }" : "\(name(position)): { compress: { v: 751 } }"
      let needs = isTooNarrow || isTooLow ? ": it needs \(needed)" : ""
      add(
        Finding(
          kind: .clippedText, severity: .warning,
          diagnostic: .warning(
            "clipped-text", "the text of '\(name(position))' does not fit\(needs)", at: view.content.span, hint: hint),
          views: [id(position)]))
    }
  }

  private func shownText(_ content: ResolvedView) -> TextContent? {
    if let text = content.text, !text.string.isEmpty { return text }
    return content.placeholder ?? content.text
  }
}
