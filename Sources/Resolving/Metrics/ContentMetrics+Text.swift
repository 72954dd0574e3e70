internal import ProofModel

extension ContentMetrics {
  /// Sizes are rounded up to device pixels, the ascent to the nearest (recorded frames; samples at 13, 22, 28 points).
  /// A label without a text has no size at all.
  func label(_ view: ResolvedView, maxWidth: Double?) -> IntrinsicContent {
    guard let content = view.text, !content.string.isEmpty else { return IntrinsicContent(width: 0, height: 0) }
    let wraps = content.numberOfLines != 1
    let measurement = measured(content, maxWidth: wraps ? maxWidth : nil)
    return IntrinsicContent(
      width: measurement.size.width.roundedUp(scale: environment.scale),
      height: measurement.size.height.roundedUp(scale: environment.scale),
      firstBaseline: measurement.firstBaseline.snapped(scale: environment.scale),
      lastBaseline: measurement.lastBaseline.snapped(scale: environment.scale), isTextCentered: true,
      dependsOnWidth: wraps, measurement: measurement)
  }

  /// A title's line and 6 above and below, in whole points (recorded: 12 → 27, 15 → 30, 17 → 33, 22 → 39); configured
  /// buttons to the pixel with insets of 7 and 12 (recorded: 34.33 at 3×). Image and title add up; with an image a custom button has
  /// nothing above and below, and is as high as the higher of the two (recorded: 16 in 13 points beside 15 in KidsTC, 17 in DanDanPlay,
  /// 18 and 22 in BSKYResidents, 20 in longdaohu's iosApp, 32 in onepass, 37 in inplayrs).
  func button(_ view: ResolvedView, maxWidth: Double?) -> IntrinsicContent {
    if let size = sizes.symbolButton(view.style) { return IntrinsicContent(width: size.width, height: size.height) }
    var insets = view.contentInsets
    let image = view.pictureSize ?? .zero
    if environment.platform == .ios, view.style == .custom, image.height > 0, insets == EdgeInsets(top: 6, bottom: 6) {
      insets = .zero
    }
    let hasTitle = view.text.map { !$0.string.isEmpty } ?? false
    guard hasTitle || view.pictureSize == nil, let title = view.text else {
      return content(sizes.pictureButton(image, view.style, insets: insets))
    }
    let sides = insets.left + insets.right
    let wraps = title.numberOfLines != 1
    let bound = wraps ? maxWidth.map { max(0, $0 - sides - image.width) } : nil
    let measurement = measured(title, maxWidth: bound)
    let line = measurement.size.height
    let isWhole = environment.platform == .ios && insets.left == 0
    let round: (Double) -> Double = { value in
      isWhole ? (value - 1e-6).rounded(.up) : value.roundedUp(scale: self.environment.scale)
    }
    var width = round(measurement.size.width + image.width + sides)
    if environment.platform == .ios, isWhole { width = max(width, ControlSizes.narrowestButton) }
    let height = round(max(line, image.height) + insets.top + insets.bottom)
    let top = insets.top + (height - insets.top - insets.bottom - line) / 2
    let hasBaseline = hasTitle
    return IntrinsicContent(
      width: width, height: height,
      firstBaseline: hasBaseline ? (top + measurement.firstBaseline).snapped(scale: environment.scale) : nil,
      lastBaseline: hasBaseline ? (top + measurement.lastBaseline).snapped(scale: environment.scale) : nil,
      isTextCentered: true, dependsOnWidth: wraps, measurement: measurement)
  }

  /// As wide as its text, or its placeholder, or 25 without either.
  func textField(_ view: ResolvedView) -> IntrinsicContent {
    let line = measuring.lineMetrics(view.font, environment: text)
    let height = sizes.textFieldHeight(view.style, lineHeight: line.lineHeight)
    let shown = [view.text, view.placeholder].compactMap { $0 }.first { !$0.string.isEmpty }
    var width = ControlSizes.emptyFieldWidth
    var measurement: TextMeasurement?
    if let shown {
      let found = measured(shown)
      measurement = found
      width = (found.size.width - 1e-6).rounded(.up) + sizes.textFieldPadding(view.style, insets: view.contentInsets)
    }
    let baseline = (height - line.lineHeight) / 2 + line.ascent
    return IntrinsicContent(
      width: width, height: height, firstBaseline: baseline.snapped(scale: environment.scale),
      lastBaseline: baseline.snapped(scale: environment.scale), isTextCentered: true, measurement: measurement)
  }

  /// Nothing while it scrolls (docs); else its text with the container's insets, and below the last line what is between
  /// lines (recorded: 192 for 8 lines of body text). It has no baseline to align with.
  func textView(_ view: ResolvedView, maxWidth: Double?) -> IntrinsicContent {
    guard !view.scrolls, let content = view.text else { return IntrinsicContent() }
    let insets = view.contentInsets
    let sides = insets.left + insets.right
    let line = measuring.lineMetrics(content.runs.last?.font ?? view.font, environment: text)
    let measurement =
      content.string.isEmpty ? nil : measured(content, maxWidth: maxWidth.map { max(0, $0 - sides) })
    let size = measurement?.size ?? Size(width: 0, height: line.lineHeight)
    return IntrinsicContent(
      width: (size.width + sides).roundedUp(scale: environment.scale),
      height: (size.height + line.gap + insets.top + insets.bottom).roundedUp(scale: environment.scale),
      dependsOnWidth: measurement != nil, measurement: measurement)
  }

  /// A control of a known height with one line in its middle.
  func centered(_ view: ResolvedView, _ content: IntrinsicContent) -> IntrinsicContent {
    guard view.text != nil || view.placeholder != nil, let height = content.height else { return content }
    let line = measuring.lineMetrics(view.font, environment: text)
    let baseline = ((height - line.lineHeight) / 2 + line.ascent).snapped(scale: environment.scale)
    var content = content
    content.firstBaseline = baseline
    content.lastBaseline = baseline
    content.isTextCentered = true
    return content
  }
}
