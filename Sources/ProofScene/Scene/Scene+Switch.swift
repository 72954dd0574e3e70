internal import AutoLayout
internal import ProofModel
internal import Resolving

extension ScenePainter {
  mutating func paintSwitch(_ view: SolvedView) {
    let natural =
      look == .capsule
      ? Size(width: 63, height: 28)
      : look == .mac
        ? Size(width: 38, height: 22) : Size(width: 51, height: 31)
    let rect = fixed(natural, in: view)
    guard !rect.isEmpty else { return }
    let content = view.content
    // `onTintColor` is a switch's own: a tint that its superview has too was not set on it, and the system's is green.
    let inherited = view.parent.map { layout.views[$0].content.tint }
    let isOwn = inherited.map { $0 != content.tint } ?? false
    // The Mac's has the accent's colour.
    let track = content.isOn ? (isOwn || look == .mac ? content.tint : palette.on) : palette.strongFill
    canvas.layer(opacity: content.isEnabled ? 1 : 0.5) { canvas in
      canvas.fill(.roundedRect(rect, radius: rect.height / 2), track)
      let gap = 2.0
      let knobWidth = look == .capsule ? rect.height * 1.35 : rect.height - 2 * gap
      let isRight = content.isOn != (content.direction == .rightToLeft)
      let x = isRight ? rect.maxX - gap - knobWidth : rect.minX + gap
      let knob = Rect(x: x, y: rect.minY + gap, width: knobWidth, height: rect.height - 2 * gap)
      paintKnob(knob, canvas)
    }
  }

  mutating func paintSlider(_ view: SolvedView) {
    let rect = view.alignmentRect.snapped(scale: environment.scale)
    guard rect.width > 4 else { return }
    let content = view.content
    let thumb =
      look == .capsule
      ? Size(width: 37, height: 24) : look == .mac ? Size(width: 20, height: 20) : Size(width: 28, height: 28)
    let height = look == .outlined ? 2.0 : look == .capsule ? 6 : 4
    let share = content.share
    let isMirrored = content.direction == .rightToLeft
    let travel = max(0, rect.width - thumb.width)
    let x = rect.minX + travel * (isMirrored ? 1 - share : share)
    let y = (rect.midY - height / 2).snapped(scale: environment.scale)
    let track = Rect(x: rect.minX, y: y, width: rect.width, height: height)
    let middle = x + thumb.width / 2
    let filled =
      isMirrored
      ? Rect(x: middle, y: y, width: rect.maxX - middle, height: height)
      : Rect(x: rect.minX, y: y, width: middle - rect.minX, height: height)
    canvas.layer(opacity: content.isEnabled ? 1 : 0.5) { canvas in
      canvas.fill(.roundedRect(track, radius: height / 2), palette.strongFill)
      canvas.fill(.roundedRect(filled, radius: height / 2), content.tint)
      let knob = Rect(x: x, y: rect.midY - thumb.height / 2, width: thumb.width, height: thumb.height)
      paintKnob(knob, canvas)
    }
  }

  /// A round or oblong knob with a soft edge below it.
  func paintKnob(_ rect: Rect, _ canvas: Canvas) {
    let radius = min(rect.width, rect.height) / 2
    for (spread, alpha) in [(1.5, 0.05), (0.75, 0.08)] {
      let shadow = Rect(
        x: rect.minX - spread, y: rect.minY - spread + 1.5, width: rect.width + 2 * spread,
        height: rect.height + 2 * spread)
      canvas.fill(.roundedRect(shadow, radius: radius + spread), Color(white: 0, alpha: alpha))
    }
    canvas.fill(.roundedRect(rect, radius: radius), palette.knob)
    let edge = rect.inset(by: EdgeInsets(all: pixel / 2))
    canvas.stroke(.roundedRect(edge, radius: radius), palette.knobEdge.withAlpha(0.1), width: pixel)
  }

  /// Controls that cannot be resized keep their size in the middle of a larger frame, and their place at its start.
  func fixed(_ natural: Size, in view: SolvedView) -> Rect {
    let frame = view.windowFrame
    let (width, height) = (natural.width, natural.height)
    let isMirrored = view.content.direction == .rightToLeft
    let x = frame.width > natural.width + 8 && isMirrored ? frame.maxX - width : frame.minX
    return Rect(x: x, y: frame.midY - height / 2, width: width, height: height).snapped(scale: environment.scale)
  }
}

extension ResolvedView {
  /// How far the value lies between minimum and maximum, 0…1.
  var share: Double {
    guard maximum > minimum, value.isFinite else { return 0 }
    return max(0, min(1, (value - minimum) / (maximum - minimum)))
  }
}
