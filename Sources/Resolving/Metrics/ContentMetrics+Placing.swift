package import ProofModel

extension ContentMetrics {
  /// Where the text of a view lies in its alignment rect of that size, from its top left: as wide as the text may
  /// get, as high as it is; nil for views without text.
  ///
  /// Baselines and drawing both follow it. Labels and single-line controls centre their text vertically, text views
  /// begin at their inset.
  package func textRect(of view: ResolvedView, in size: Size) -> Rect? {
    guard let content = shownText(of: view) else { return nil }
    let box = textBox(of: view, in: size)
    if view.kind == .textView { return box }
    let isEmpty = content.string.isEmpty
    let measurement = isEmpty ? nil : measured(content, maxWidth: max(0, box.width), maxHeight: nil)
    let line = measuring.lineMetrics(view.font, environment: text).lineHeight
    let natural = (measurement?.size.height ?? line).roundedUp(scale: environment.scale)
    // A label's text never leaves its box: it loses lines instead.
    let height = view.kind == .label ? min(natural, max(box.height, min(line, natural))) : natural
    return Rect(x: box.x, y: box.y + (box.height - height) / 2, width: box.width, height: height)
  }

  /// What a view shows: its text, or its placeholder where that is empty.
  package func shownText(of view: ResolvedView) -> TextContent? {
    if let text = view.text, !text.string.isEmpty { return text }
    return view.placeholder ?? view.text
  }

  /// The alignment rect without the control's insets and without the picture that stands before a button's title.
  private func textBox(of view: ResolvedView, in size: Size) -> Rect {
    var box = Rect(origin: .zero, size: size).inset(by: view.contentInsets)
    if view.kind == .button, let image = imageRect(of: view, in: size) {
      if view.direction == .rightToLeft {
        box.size.width = max(0, image.minX - box.minX)
      } else {
        box.size.width = max(0, box.maxX - image.maxX)
        box.origin.x = image.maxX
      }
    }
    box.size.width = max(0, box.size.width)
    return box
  }

  /// Where a button's picture lies in its alignment rect: before the title, both together centred; alone in the middle. It is no
  /// larger than what its own insets leave (`imageEdgeInsets`).
  package func imageRect(of view: ResolvedView, in size: Size) -> Rect? {
    guard view.kind == .button, var image = view.pictureSize else { return nil }
    if !environment.isMac, view.pictureInsets != .zero {
      let room = Rect(origin: .zero, size: size).inset(by: view.contentInsets).inset(by: view.pictureInsets).size
      image = Size(width: min(image.width, max(0, room.width)), height: min(image.height, max(0, room.height)))
    }
    let title = view.text.flatMap { $0.string.isEmpty ? nil : $0 }
    let room = max(0, size.width - view.contentInsets.left - view.contentInsets.right - image.width)
    let titleWidth = title.map { min(measured($0, maxWidth: room).size.width, room) } ?? 0
    let left = size.width - view.contentInsets.left - view.contentInsets.right - image.width - titleWidth
    let share: Double
    switch view.text?.alignment {
    case .left?: share = 0
    case .right?: share = 1
    default: share = 0.5
    }
    let start = view.contentInsets.left + left * share
    let x = view.direction == .rightToLeft ? start + titleWidth : start
    return Rect(x: x, y: (size.height - image.height) / 2, width: image.width, height: image.height)
  }
}

extension ResolvedView {
  /// A button's picture in points; one that cannot be found counts 24 × 24, which is how its stand-in is drawn.
  var pictureSize: Size? {
    guard let size = imageSize else { return asset == nil ? nil : Size(width: 24, height: 24) }
    // The bezel of a push button is as high as it is: a much larger picture that may be made smaller
    // (`scaleProportionallyDown`) is as high as the title behind it.
    guard kind == .button, style == .push, contentMode == .scaleDown, !(text?.string ?? "").isEmpty,
      size.height > Self.highestBeside,
      let height = text?.runs.first?.font.size, height > 0
    else { return size }
    return Size(width: (size.width * height / size.height).rounded(), height: height)
  }

  /// Higher than any bezel, points.
  private static let highestBeside = 40.0
}
