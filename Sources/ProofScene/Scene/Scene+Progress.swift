internal import AutoLayout
internal import ProofModel
internal import Resolving

extension ScenePainter {
  /// A bar filled to its value; below 0 it is indeterminate and striped.
  mutating func paintProgress(_ view: SolvedView) {
    var rect = view.alignmentRect
    guard rect.width > 0, rect.height > 0 else { return }
    // A Mac's bar is thinner than the 20 points its view takes (macOS 11 on).
    let height = look == .mac ? min(6, rect.height) : rect.height
    rect = Rect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
      .snapped(scale: environment.scale)
    let track = Path.roundedRect(rect, radius: look == .outlined ? 1 : height / 2)
    canvas.fill(track, palette.strongFill)
    let tint = view.content.tint
    if view.content.value < 0 {
      canvas.clipped(to: track) { canvas in
        canvas.fill(.rect(rect), tint.withAlpha(0.28))
        canvas.fill(.rect(rect), paint: .hatch(tint, spacing: max(6, height * 1.6), width: max(2.5, height * 0.7)))
      }
      return
    }
    let width = rect.width * view.content.share
    let isMirrored = view.content.direction == .rightToLeft
    let filled = Rect(x: isMirrored ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: height)
      .snapped(scale: environment.scale)
    guard filled.width > 0 else { return }
    canvas.clipped(to: track) { $0.fill(.roundedRect(filled, radius: look == .outlined ? 0 : height / 2), tint) }
  }

  mutating func paintPageControl(_ view: SolvedView) {
    let pages = max(0, min(view.content.pages, 200))
    let rect = view.alignmentRect
    guard pages > 0, rect.width > 2 else { return }
    let dot = 7.0
    let step = pages == 1 ? 0 : min(dot + 9, max(2, (rect.width - dot) / Double(pages - 1)))
    let start = rect.midX - step * Double(pages - 1) / 2
    let hasOwnColors = view.content.background != nil
    let ink = hasOwnColors || environment.appearance == .dark ? Color.white : Color.black
    for page in 0..<pages {
      let slot = view.content.direction == .rightToLeft ? pages - 1 - page : page
      let center = Point(x: start + step * Double(slot), y: rect.midY)
      canvas.fill(
        .circle(center, radius: min(dot, max(2, step == 0 ? dot : step - 1)) / 2),
        ink.withAlpha(page == view.content.selected ? 0.85 : 0.25))
    }
  }

  /// The spokes of an activity indicator, the darkest at twelve o'clock: it stands still in a picture.
  mutating func paintSpinner(_ view: SolvedView) {
    let rect = view.alignmentRect
    let radius = min(rect.width, rect.height) / 2
    guard radius > 3 else { return }
    let spokes = look == .outlined || look == .mac ? 12 : 8
    let hasOwnInk = view.content.textColor != palette.label && view.content.textColor != .black
    let ink = hasOwnInk ? view.content.textColor : palette.label
    for spoke in 0..<spokes {
      let unit = UnitCircle.point(turn: Double(spoke) / Double(spokes) - 0.25)
      let alpha = 0.62 - 0.5 * Double((spokes - spoke) % spokes) / Double(spokes)
      canvas.stroke(
        .line(
          Point(x: rect.midX + unit.x * radius * 0.46, y: rect.midY + unit.y * radius * 0.46),
          Point(x: rect.midX + unit.x * radius * 0.9, y: rect.midY + unit.y * radius * 0.9)),
        ink.withAlpha(alpha), width: radius * (spokes == 8 ? 0.22 : 0.16), cap: .round)
    }
  }

  mutating func paintSeparator(_ view: SolvedView) {
    guard view.content.background == nil else { return }
    var rect = view.pixelFrame
    // A separator thinner than a pixel is still seen, as a hairline.
    if rect.height <= 0 { rect.size.height = pixel }
    if rect.width <= 0 { rect.size.width = pixel }
    canvas.fill(.rect(rect), palette.separator)
  }
}
