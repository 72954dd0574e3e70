import ProofModel
import Resolving

extension FindingReporter {
  /// Lays each text out in the size it got, and tells of those that do not fit.
  mutating func reportTexts() {
    let nodes = finished.lowering.nodes
    for position in layout.views.indices
    where layout.views[position].content.text != nil || layout.views[position].content.placeholder != nil {
      let view = layout.views[position]
      let natural = contents[position]
      guard
        let fit = TextFit(
          view.content, nodes[position], natural: natural, frame: view.frame.size,
          alignment: view.alignmentRect.size, metrics: metrics)
      else { continue }
      layout.views[position].measurement = fit.measurement
      guard !view.isHidden, position != 0, fit.isClipped,
        !isWithinALine(position, natural, fit), !isDataOfCell(position, fit), !isInGrowingRow(position, fit)
      else { continue }
      layout.views[position].isTextClipped = true
      let length = fit.isTooNarrow ? fit.neededWidth : natural.height ?? 0
      let given = fit.isTooNarrow ? view.alignmentRect.width : view.alignmentRect.height
      let way = !fit.isTooNarrow ? "high" : view.content.asset == nil ? "wide" : "wide with its picture"
      let needed = "\(length.shortText(digits: 1)) pt \(way), there are \(given.shortText(digits: 1))"
      let hint = fit.isTooNarrow ? "\(name(position)): { lines: 0 }" : "\(name(position)): { compress: { v: 751 } }"
      let needs = fit.isTooNarrow || fit.isTooLow ? ": it needs \(needed)" : ""
      var finding = Finding(
        kind: .clippedText, severity: .warning,
        diagnostic: .warning(
          "clipped-text", "the text of '\(name(position))' does not fit\(needs)", at: view.content.span,
          notes: standIns(view.content), hint: hint),
        views: [id(position)])
      if fit.isTooNarrow || fit.isTooLow {
        finding.lack = Finding.Lack(needed: length, missing: length - given)
      }
      add(finding)
    }
  }

  /// What makes the finding doubtful: its text is measured in another font than it will have.
  private func standIns(_ content: ResolvedView) -> [Diagnostic.Note] {
    let runs = (content.text ?? content.placeholder)?.runs ?? []
    let families = runs.filter { metrics.measuring.isStandIn(for: $0.font, environment: metrics.text) }
      .map { "'\($0.font.file ?? $0.font.family)'" }.once
    guard !families.isEmpty else { return [] }
    return [
      .init(
        "it is measured in another font, since \(families.listed) \(families.count == 1 ? "is" : "are") not installed")
    ]
  }

  /// Whether a text that is cut with dots stands in for data in a Mac's table: prototypes of cells (`NSTableCellView`) get
  /// theirs from the data source, and columns are dragged wider.
  private func isDataOfCell(_ position: Int, _ fit: TextFit) -> Bool {
    guard finished.lowering.isMac, fit.isTooNarrow,
      [.truncateHead, .truncateMiddle, .truncateTail].contains(layout.views[position].content.text?.lineBreakMode)
    else { return false }
    for parent in layout.superviews(of: position) where layout.views[parent].content.kind == .table { return true }
    return false
  }

  /// Whether a text lies in a row that is as high as it was drawn on the canvas alone: its table finds the height out at run time
  /// (`UITableView.automaticDimension`).
  private func isInGrowingRow(_ position: Int, _ fit: TextFit) -> Bool {
    guard screen.isOnCanvas, !finished.lowering.isMac, !fit.isTooNarrow else { return false }
    return layout.superviews(of: position).contains {
      layout.views[$0].content.kind == .tableCell && screen.nodes[$0].holding <= HeightChain.fitting
    }
  }

  /// Whether a long text of Interface Builder's files lacks no more than a line of many: in a font that stands in for another
  /// one, whose widths are 2.5 % off, eight lines or more may as well be one less.
  private func isWithinALine(_ position: Int, _ natural: IntrinsicContent, _ fit: TextFit) -> Bool {
    guard !screen.isCode, screen.nodes[position].frame != nil, !fit.isTooNarrow, let height = natural.height
    else { return false }
    let line = fit.measurement.size.height / Double(max(1, fit.measurement.lineCount))
    return fit.measurement.lineCount >= 8 && height - layout.views[position].alignmentRect.height <= line + 0.5
  }
}

extension Finding {
  /// Whether a text does not fit in a font that stands in for its own, which says little of its own: only these have notes.
  public var isOfStandIn: Bool { kind == .clippedText && !diagnostic.notes.isEmpty }
}
