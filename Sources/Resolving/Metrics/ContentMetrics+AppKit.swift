internal import ProofModel

/// What AppKit's controls ask for: sizes of alignment rects in whole points.
extension ContentMetrics {
  /// nil for kinds that are measured as everywhere.
  func appKit(_ view: ResolvedView, maxWidth: Double?) -> IntrinsicContent? {
    let control = control(view)
    switch view.kind {
    case .label: return appKitLabel(view, control, maxWidth: maxWidth)
    case .button: return appKitButton(view, control)
    case .textField: return appKitField(view, control)
    case .segmented: return appKitSegments(view, control)
    case .slider:
      // A label beside it stands where it would beside a pop-up button (files).
      guard let size = control.naturalSize, let height = size.height else { return nil }
      let line = measuring.lineMetrics(view.font, environment: text)
      // Before macOS 11 the files at hand disagree on it (MacMiner and PCSXR; Jirassic): none.
      guard control.major >= 11 else { return IntrinsicContent(height: height) }
      let baseline = height - 3 - (line.lineHeight - line.ascent)
      return IntrinsicContent(height: height, firstBaseline: baseline, lastBaseline: baseline)
    // A label beside a small one stands where it would beside a small field (files).
    case .stepper where control.size == .small:
      guard var content = control.naturalSize.map({ content($0) }), let height = content.height else { return nil }
      let baseline = height - 2 - Self.descent(measuring.lineMetrics(view.font, environment: text))
      (content.firstBaseline, content.lastBaseline) = (baseline, baseline)
      return content
    // A label on its first baseline lies in the switch's middle, one on its last 3 higher (files: iina, WWDC).
    case .switch where control.size == .regular && control.major < 26:
      guard var content = control.naturalSize.map({ content($0) }), let height = content.height else { return nil }
      let baseline = (height + 16) / 2 - Self.descent(measuring.lineMetrics(view.font, environment: text))
      (content.firstBaseline, content.lastBaseline) = (baseline, baseline - 3)
      return content
    // A search field is a text field, with a baseline whether it shows a text or not: a label of 16 lies 3 above the bottom of
    // one of 22 (files).
    case .searchBar:
      guard var content = control.naturalSize.map({ content($0) }), let height = content.height else { return nil }
      let line = measuring.lineMetrics(view.font, environment: text)
      let lineHeight = control.lineHeight(line.lineHeight, font: view.font)
      let baseline = ((height - lineHeight) / 2).rounded(.up) + lineHeight - Self.descent(line)
      (content.firstBaseline, content.lastBaseline, content.isTextCentered) = (baseline, baseline, true)
      return content
    default: return control.naturalSize.map { content($0) }
    }
  }

  private func control(_ view: ResolvedView) -> AppKitControl {
    AppKitControl(
      kind: view.kind, style: view.style ?? .system, size: view.controlSize, era: environment.era)
  }

  /// Below the baseline, in whole points: labels of 11 and of 13 points on one line end together (files).
  private static func descent(_ line: LineMetrics) -> Double { (line.lineHeight - line.ascent).rounded() }

  /// Whole points (recorded).
  private func whole(_ width: Double) -> Double { (width - Self.slack).rounded(.up) }
  private static let slack = 1e-6
  /// Of the system's font, in ems.
  private static let capitalHeight = 0.7045

  private func appKitLabel(_ view: ResolvedView, _ control: AppKitControl, maxWidth: Double?) -> IntrinsicContent {
    guard let text = view.text, !text.string.isEmpty else {
      let line = measuring.lineMetrics(view.font, environment: self.text)
      return IntrinsicContent(
        width: 0, height: control.lineHeight(line.lineHeight, font: view.font), firstBaseline: line.ascent,
        lastBaseline: line.ascent)
    }
    // Centred ones are 4 wider (files: 40 labels of 12 apps whose width no rule sets, of 41).
    let sides = view.contentInsets.left + view.contentInsets.right + (text.alignment == .center ? 4 : 0)
    let wraps = text.numberOfLines != 1
    let measurement = measured(text, maxWidth: wraps ? maxWidth.map { max(0, $0 - sides + Self.slack) } : nil)
    let line = measuring.lineMetrics(view.font, environment: self.text)
    let lines = max(1, (measurement.size.height / max(line.lineHeight, 1)).rounded())
    let lineHeight = control.lineHeight(line.lineHeight, font: view.font)
    let descent = Self.descent(line)
    var content = IntrinsicContent(
      width: whole(measurement.size.width + sides), height: lines * lineHeight, firstBaseline: lineHeight - descent,
      lastBaseline: lines * lineHeight - descent, dependsOnWidth: wraps, measurement: measurement)
    // The baselines are as far from top and bottom as in a view of the text's own height (`NSView`; files: 31 high around 29
    // in timer-macOS).
    content.isLastAtBottom = true
    return content
  }

  /// The title of a pop-up button is as wide as the widest of its menu.
  private func appKitButton(_ view: ResolvedView, _ control: AppKitControl) -> IntrinsicContent {
    let line = measuring.lineMetrics(view.font, environment: text)
    if let size = control.symbolSize {
      guard view.style == .help || view.style == .round, let height = size.height else { return content(size) }
      // A label beside it stands where it would beside a push button of its size (files).
      let baseline = height - control.titleBottom - Self.descent(line)
      return IntrinsicContent(
        width: size.width, height: height, firstBaseline: baseline, lastBaseline: baseline)
    }
    let insets = view.contentInsets
    let titles = view.segments.isEmpty ? [view.text?.string ?? ""] : view.segments
    let hasTitle = titles.contains { !$0.isEmpty }
    let image = view.pictureSize
    if !hasTitle, image == nil, let box = control.boxAlone {
      let baseline = box / 2 + AppKitControl.boxBaseline
      return IntrinsicContent(
        width: box, height: box, firstBaseline: baseline, lastBaseline: baseline, isTextCentered: true)
    }
    guard hasTitle || image == nil else {
      let size = image ?? .zero
      let around = control.pictureInsets
      // The line of a picture alone lies half a capital below its middle, however high the picture is (files: CotEditor, Mac
      // Mouse Fix, and a plus of 17 beside a minus of 5 in Textual).
      let baseline = size.height / 2 + (Self.capitalHeight * control.fontSize).rounded(.down) / 2
      return IntrinsicContent(
        width: whole(size.width + around.left + around.right), height: whole(size.height), firstBaseline: baseline,
        lastBaseline: baseline, isTextCentered: true)
    }
    let measurements = titles.map { measured(TextContent(runs: [TextRun(text: $0, font: view.font)])) }
    let widest = measurements.map(\.size.width).max() ?? 0
    let lineHeight = whole(line.lineHeight)
    // The bezel of a push button is as high as its control size has it, whatever font its title has
    // (`NSButton.BezelStyle.push`; files: 32 around a title of 18 points in Marlin Kids).
    let bezelLine =
      view.style == .push
      ? measuring.lineMetrics(FontDescriptor(size: control.fontSize), environment: text) : line
    let bezelHeight = whole(bezelLine.lineHeight)
    let height = max(bezelHeight, image?.height ?? 0) + insets.top + insets.bottom
    let baseline = height - insets.bottom - Self.descent(line) + ((lineHeight - bezelHeight) / 2).rounded()
    return IntrinsicContent(
      width: whole(widest + (image?.width ?? 0) + insets.left + insets.right), height: height,
      firstBaseline: baseline, lastBaseline: baseline, isTextCentered: true, measurement: measurements.first)
  }

  private func appKitSegments(_ view: ResolvedView, _ control: AppKitControl) -> IntrinsicContent {
    let line = measuring.lineMetrics(view.font, environment: text)
    let titles = view.segments.map { measured(TextContent(runs: [TextRun(text: $0, font: view.font)])).size.width }
    // Each is as wide as its own title asks for (`NSSegmentedControl.Distribution.fit`; files: 12h for 4h makes 8 segments 6
    // wider in MafiaAI, and in CutBox).
    let width = titles.reduce(0) { $0 + whole($1) + sizes.segmentPadding }
    let height = control.naturalSize?.height ?? sizes.segmentedHeight
    let baseline = height - AppKitControl.segmentTitleBottom - (line.lineHeight - line.ascent)
    return IntrinsicContent(
      width: titles.isEmpty ? nil : width, height: height, firstBaseline: baseline, lastBaseline: baseline,
      isTextCentered: true)
  }

  /// Interface Builder's fields (their style is the bezel; lists are 20 high around the line of 17 before macOS 10.15, 26 with their
  /// frames in ArcGIS' samples, Say and Ship; plain ones have no border and are as high as their line) ask for no width:
  /// they are as wide as they are made. Those of specs and code are as wide as their text, or 25.
  private func appKitField(_ view: ResolvedView, _ control: AppKitControl) -> IntrinsicContent {
    let line = measuring.lineMetrics(view.font, environment: text)
    let height =
      view.style == .combo || view.style == .plain
      ? control.lineHeight(line.lineHeight, font: view.font) + view.contentInsets.top + view.contentInsets.bottom
      : sizes.textFieldHeight(view.style, lineHeight: control.lineHeight(line.lineHeight, font: view.font))
    let baseline = height - view.contentInsets.bottom - Self.descent(line)
    let shown = [view.text, view.placeholder].compactMap { $0 }.first { !$0.string.isEmpty }
    let measurement = shown.map { measured($0) }
    let sides = view.contentInsets.left + view.contentInsets.right
    let natural = measurement.map { whole($0.size.width + sides) } ?? ControlSizes.emptyFieldWidth
    return IntrinsicContent(
      width: [.bezel, .combo, .tokens, .plain].contains(view.style) ? nil : natural, height: height,
      firstBaseline: baseline, lastBaseline: baseline, isTextCentered: true, measurement: measurement)
  }
}
