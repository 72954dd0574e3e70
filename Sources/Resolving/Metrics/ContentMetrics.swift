package import ProofModel

/// What views ask for by their content, by kind and era: natural sizes, baselines, and where a control's text lies.
///
/// A pure function of its arguments; sizes are those of alignment rects, in points.
package struct ContentMetrics: Sendable {
  package let environment: Environment
  package let measuring: any TextMeasuring
  package let text: TextEnvironment

  package init(environment: Environment, measuring: any TextMeasuring) {
    self.environment = environment
    self.measuring = measuring
    text = environment.text
  }

  var sizes: ControlSizes { ControlSizes(environment: environment) }

  /// The natural size and the baselines of a view; what its document gives goes before what is measured.
  ///
  /// - Parameter maxWidth: the alignment rect's width that a wrapping text has, in points; nil: unbounded, or the
  ///   view's preferred maximum width.
  package func intrinsicContent(of node: LayoutNode, maxWidth: Double? = nil) -> IntrinsicContent {
    // Nothing is left to measure where all is given.
    if let width = node.intrinsicWidth, let height = node.intrinsicHeight, let first = node.firstBaseline {
      return IntrinsicContent(
        width: width, height: height, firstBaseline: first, lastBaseline: node.lastBaseline ?? first,
        isTextCentered: node.content.kind.has(.centersText))
    }
    let bound = maxWidth ?? node.preferredMaxWidth
    var content = natural(node.content, maxWidth: bound)
    if let ground = node.groundSize { content.grow(to: ground) }
    if let width = node.intrinsicWidth { content.width = width }
    if let height = node.intrinsicHeight {
      if node.content.kind == .label, node.content.text?.numberOfLines != 1, let natural = content.height, let height,
        height > natural
      {
        // The box was made for more lines than are measured here: the first stays, the last goes down with the bottom.
        content.lastBaseline = content.lastBaseline.map { $0 + height - natural }
      } else if content.isTextCentered, let natural = content.height, let height {
        // A text in a box of a given height keeps its place in it.
        content.firstBaseline = content.firstBaseline.map { $0 + (height - natural) / 2 }
        content.lastBaseline = content.lastBaseline.map { $0 + (height - natural) / 2 }
      }
      content.height = height
      content.dependsOnWidth = false
    }
    if let baseline = node.firstBaseline {
      content.firstBaseline = baseline
      content.lastBaseline = node.lastBaseline ?? baseline
    } else if let baseline = node.lastBaseline {
      content.lastBaseline = baseline
    }
    return content
  }

  private func natural(_ view: ResolvedView, maxWidth: Double?) -> IntrinsicContent {
    if environment.isMac, let content = appKit(view, maxWidth: maxWidth) { return content }
    switch view.kind {
    case .label: return label(view, maxWidth: maxWidth)
    case .button: return button(view, maxWidth: maxWidth)
    case .textField: return textField(view)
    case .textView: return textView(view, maxWidth: maxWidth)
    case .image:
      return IntrinsicContent(width: view.imageSize?.width, height: view.imageSize?.height)
    case .switch: return content(sizes.switch)
    case .slider: return content(sizes.slider)
    case .stepper: return content(sizes.stepper)
    case .segmented: return segmented(view)
    case .progress: return content(sizes.progress(view.style))
    case .pageControl: return content(sizes.pageControl(pages: view.pages))
    case .spinner: return content(sizes.spinner(view.style))
    case .separator: return content(sizes.separator(view.axis))
    case .searchBar:
      var bar = centered(view, content(sizes.searchBar))
      if !view.segments.isEmpty, !environment.isMac { bar.height = bar.height.map { $0 + sizes.scopeBarHeight } }
      return bar
    case .picker: return content(sizes.wheels)
    case .datePicker: return datePicker(view)
    // As Interface Builder's library drops it.
    case .levelIndicator: return IntrinsicContent(height: 18)
    case .navigationBar: return centered(view, navigationBar(isLarge: view.style == .large))
    case .tabBar: return bar(.tab)
    case .toolbar: return IntrinsicContent(height: BarHeights(environment: environment).ownToolbarHeight)
    // The natural size of `UIColorWell`; AppKit's has none.
    case .colorWell: return environment.isMac ? IntrinsicContent() : IntrinsicContent(width: 28, height: 28)
    case .tableCell: return centered(view, content(sizes.tableCell))
    case .view, .stack, .grid, .scroll, .table, .collection, .collectionCell, .map, .web, .visualEffect,
      .container, .graphics, .split, .tabs, .box, .scroller, .ruleEditor, .guide, .unknown:
      return IntrinsicContent()
    }
  }

  func content(_ size: ControlSizes.Natural) -> IntrinsicContent {
    IntrinsicContent(width: size.width, height: size.height)
  }

  private func bar(_ kind: BarKind) -> IntrinsicContent {
    IntrinsicContent(height: BarHeights(environment: environment).height(of: kind))
  }

  /// One that prefers large titles has room for them below (`UINavigationBar.prefersLargeTitles`; files: 96 in Undecimus and
  /// Hackers).
  private func navigationBar(isLarge: Bool) -> IntrinsicContent {
    var content = bar(.navigation)
    if isLarge, environment.platform == .ios { content.height? += bar(.largeTitle).height ?? 0 }
    return content
  }

  /// Titles beside each other, each segment as wide as the widest, in whole points from iOS 13 on; in the compact style as wide
  /// as its own. Titles are measured as a selected one is set.
  private func segmented(_ view: ResolvedView) -> IntrinsicContent {
    guard !view.segments.isEmpty else { return IntrinsicContent(height: sizes.segmentedHeight) }
    var font = view.font
    let isNew = environment.platform == .ios && environment.era >= Era(.ios, 13)
    if isNew { font.weight = max(font.weight, 500) }
    let widths = view.segments.map { title -> Double in
      let width = measured(TextContent(runs: [TextRun(text: title, font: font)])).size.width + sizes.segmentPadding
      return isNew ? width.rounded() : width
    }
    let gaps = Double(widths.count - 1) * sizes.segmentGap
    let width = view.style == .compact ? widths.reduce(0, +) : Double(widths.count) * (widths.max() ?? 0)
    return IntrinsicContent(width: (width + gaps).rounded(), height: sizes.segmentedHeight)
  }

  private func datePicker(_ view: ResolvedView) -> IntrinsicContent {
    guard view.style == .compact else { return content(sizes.wheels) }
    // A date of the widest usual form; the day itself must not depend on a clock.
    let sample = TextContent(runs: [TextRun(text: "Sep 30, 2026", font: view.font)])
    let width = (measured(sample).size.width + 24).roundedUp(scale: environment.scale)
    return IntrinsicContent(width: width, height: sizes.compactDatePickerHeight)
  }

  /// The font in points of its own, without a text style.
  package func fixed(_ font: FontDescriptor) -> FontDescriptor { measuring.fixed(font, environment: text) }

  /// The size of a text within a width and a height, in points.
  package func measured(_ content: TextContent, maxWidth: Double? = nil, maxHeight: Double? = nil) -> TextMeasurement {
    measuring.measure(content, maxWidth: maxWidth, maxHeight: maxHeight, environment: text)
  }
}
