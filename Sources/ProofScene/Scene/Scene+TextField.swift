internal import AutoLayout
internal import ProofModel
internal import Resolving

extension ScenePainter {
  mutating func paintTextField(_ index: Int, _ view: SolvedView) {
    paintFieldBox(view)
    let typed = view.content.text.flatMap { $0.string.isEmpty ? nil : $0 }
    if view.content.style == .combo { paintComboArrow(view) }
    guard var content = typed ?? view.content.placeholder, !content.string.isEmpty else { return }
    if view.content.style == .tokens, let typed { return paintTokens(typed, index, view) }
    if typed != nil, view.content.isSecure { content = content.masked }
    content.numberOfLines = 1
    let color =
      typed == nil ? palette.placeholder : view.content.isEnabled ? view.content.textColor : palette.tertiaryLabel
    let box = textBox(view)
    let baseline = view.firstBaseline.map { TextPlace.baseline(view.alignmentRect.minY + $0) }
    // The line may be taller than the room between a field's insets: only the field itself cuts it off.
    let room = Rect(x: box.minX, y: view.alignmentRect.minY, width: box.width, height: view.alignmentRect.height)
    set(content, of: index, in: room, at: baseline ?? .middle, color: color, clip: room)
  }

  /// Where a control's text lies, in window space.
  func textBox(_ view: SolvedView) -> Rect {
    if let box = metrics.textRect(of: view.content, in: view.windowFrame.size) {
      return box.offset(x: view.windowFrame.minX, y: view.windowFrame.minY)
    }
    return view.alignmentRect.inset(by: view.content.contentInsets)
  }

  /// The radius that a control's own border has whatever its layer says: its fill ends there too.
  func ownRadius(_ content: ResolvedView) -> Double {
    guard content.kind == .textField else { return 0 }
    switch content.style {
    case .some(.none), .plain, .line, .bezel: return 0
    default: return roundedFieldRadius
    }
  }

  private var roundedFieldRadius: Double {
    switch look {
    case .outlined: 5
    case .soft: 6
    case .capsule: 8
    case .mac: 2
    }
  }

  private mutating func paintFieldBox(_ view: SolvedView) {
    let frame = view.pixelFrame
    guard !frame.isEmpty else { return }
    let hairline = max(pixel, 0.5)
    let line = frame.inset(by: EdgeInsets(all: hairline / 2))
    let hasOwnFill = view.content.background != nil
    switch view.content.style {
    case .some(.none), .plain: break
    case .line, .bezel:
      if !hasOwnFill { canvas.fill(.rect(frame), palette.field) }
      canvas.stroke(.rect(line), palette.fieldBorder, width: hairline)
    default:
      if look == .mac {
        if !hasOwnFill { canvas.fill(.roundedRect(frame, radius: roundedFieldRadius), palette.field) }
        canvas.stroke(.roundedRect(line, radius: roundedFieldRadius), palette.fieldBorder, width: hairline)
        return
      }
      let radius = roundedFieldRadius
      if !hasOwnFill { canvas.fill(.roundedRect(frame, radius: radius), palette.field) }
      canvas.stroke(.roundedRect(line, radius: radius - hairline / 2), palette.fieldBorder, width: hairline)
    }
  }
}

extension TextContent {
  /// As a secure field shows it: a bullet for each character.
  fileprivate var masked: TextContent {
    var copy = self
    copy.runs = runs.map { run in
      var run = run
      run.text = String(repeating: "•", count: run.text.count)
      return run
    }
    return copy
  }
}
