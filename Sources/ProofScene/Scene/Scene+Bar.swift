internal import AutoLayout
internal import ProofModel
internal import Resolving

extension ScenePainter {
  mutating func paintNavigationBar(_ index: Int, _ view: SolvedView) {
    let frame = view.pixelFrame
    paintBarBox(view, hairlineBelow: true)
    if !view.content.barItems.isEmpty {
      return paintNavigation(BarContents(bar: view.content), of: index, in: frame, isLarge: frame.height >= 90)
    }
    guard let title = view.content.text?.string, !title.isEmpty else { return }
    paintBarTitle(
      title, of: index, in: frame.height >= 90 ? frame : frame.inset(by: EdgeInsets(left: 60, right: 60)),
      isLarge: frame.height >= 90, color: view.content.text?.runs.first?.color)
  }

  /// A title in the middle of the frame's lowest 44 points, or a large one at their start.
  mutating func paintBarTitle(
    _ title: String, of index: Int, in frame: Rect, isLarge: Bool, color: Color? = nil
  ) {
    guard isLarge else {
      let height = min(44, frame.height)
      let row = Rect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
      setOwn(title, of: index, in: row, size: 17, weight: 600, color: color ?? palette.label)
      return
    }
    let row = Rect(x: frame.minX + 16, y: frame.maxY - 50, width: frame.width - 32, height: 44)
    let laid = own.lay(title, size: 34, weight: 700, maxWidth: row.width)
    let x = environment.direction == .rightToLeft ? row.maxX - laid.inkWidth : row.minX
    canvas.leading(laid, x: x, centerY: row.midY, size: 34, color ?? palette.label)
    textRects += [(index, row)]
  }

  mutating func paintTabBar(_ index: Int, _ view: SolvedView) {
    paintBarBox(view, hairlineBelow: false)
    let content = view.content
    paintTabs(
      content.segments, signs: content.barItems.map(BarContents.Item.init(entry:)), selected: content.selected,
      tint: content.tint, of: index, in: view.pixelFrame, direction: content.direction)
  }

  /// - Parameter signs: what stands above the titles; a box stands for one that is not known.
  mutating func paintTabs(
    _ titles: [String], signs: [BarContents.Item] = [], selected: Int,
    tint: Color, of index: Int, in frame: Rect, direction: LayoutDirection
  ) {
    guard !titles.isEmpty else {
      return paintTabs(["", "", ""], selected: -1, tint: tint, of: index, in: frame, direction: direction)
    }
    let width = frame.width / Double(titles.count)
    for (slot, title) in titles.enumerated() {
      let place = direction == .rightToLeft ? titles.count - 1 - slot : slot
      let cell = Rect(x: frame.minX + width * Double(place), y: frame.minY, width: width, height: 49)
      let ink = slot == selected ? tint : palette.standInInk
      if signs.indices.contains(slot), signs[slot] != .flexibleSpace {
        paint(signs[slot], in: Rect(x: cell.midX - 24, y: cell.minY + 4, width: 48, height: 28), tint: ink)
      } else {
        let sign = Rect(x: cell.midX - 11, y: cell.minY + 7, width: 22, height: 22)
        canvas.stroke(.roundedRect(sign, radius: 6), ink, width: 1.5)
      }
      let caption = Rect(x: cell.minX + 2, y: cell.minY + 33, width: cell.width - 4, height: 13)
      setOwn(title, of: index, in: caption, size: 10, weight: 500, color: ink)
    }
  }

  /// Titles alone share the width evenly; signs and flexible spaces lie as in a controller's toolbar.
  mutating func paintToolbar(_ index: Int, _ view: SolvedView) {
    paintBarBox(view, hairlineBelow: false)
    let titles = view.content.segments
    let frame = view.pixelFrame
    guard !titles.isEmpty else { return }
    let tools = titles.map(BarContents.Item.init(entry:))
    let isSpaced = tools.contains { if case .title = $0 { false } else { true } }
    if isSpaced {
      let isMirrored = view.content.direction == .rightToLeft
      return paintTools(tools, in: frame, tint: view.content.tint, isMirrored: isMirrored)
    }
    let width = (frame.width - 32) / Double(titles.count)
    for (slot, title) in titles.enumerated() {
      let place = view.content.direction == .rightToLeft ? titles.count - 1 - slot : slot
      let cell = Rect(x: frame.minX + 16 + width * Double(place), y: frame.minY, width: width, height: 44)
      setOwn(title, of: index, in: cell, size: 17, color: view.content.tint)
    }
  }

  private mutating func paintBarBox(_ view: SolvedView, hairlineBelow: Bool) {
    guard !view.pixelFrame.isEmpty, view.content.background?.alpha != 0 else { return }
    paintBarBox(
      view.pixelFrame, hairlineBelow: hairlineBelow, color: view.content.background == nil ? palette.bar : nil)
  }

  /// - Parameter color: nil where the bar was filled already.
  mutating func paintBarBox(_ frame: Rect, hairlineBelow: Bool, color: Color?) {
    if let color { canvas.fill(.rect(frame), color) }
    let y = hairlineBelow ? frame.maxY : frame.minY - pixel
    canvas.fill(.rect(Rect(x: frame.minX, y: y, width: frame.width, height: pixel)), palette.separator)
  }

  mutating func paintSearchBar(_ index: Int, _ view: SolvedView) {
    var frame = view.pixelFrame
    guard frame.width > 40, frame.height > 12 else { return }
    if look == .mac { return paintMacSearchField(index, view) }
    // Its scopes lie below the field.
    let scopes = ControlSizes(environment: environment).scopeBarHeight
    if !view.content.segments.isEmpty, frame.height > scopes {
      frame.size.height -= scopes
      paintSegments(
        of: index, view,
        in: Rect(x: frame.minX + 8, y: frame.maxY + 6, width: frame.width - 16, height: scopes - 12))
    }
    let height = min(36, frame.height - 4)
    let field = Rect(x: frame.minX + 8, y: frame.midY - height / 2, width: frame.width - 16, height: height)
      .snapped(scale: environment.scale)
    canvas.fill(.roundedRect(field, radius: look == .capsule ? height / 2 : 10), palette.fill)
    let isMirrored = view.content.direction == .rightToLeft
    let glass = Point(x: isMirrored ? field.maxX - 16 : field.minX + 16, y: field.midY - 1)
    canvas.stroke(.circle(glass, radius: 5), palette.secondaryLabel, width: 1.5)
    let side = isMirrored ? -1.0 : 1
    canvas.stroke(
      .line(Point(x: glass.x + side * 3.7, y: glass.y + 3.7), Point(x: glass.x + side * 7.5, y: glass.y + 7.5)),
      palette.secondaryLabel, width: 1.5, cap: .round)
    let typed = view.content.text.flatMap { $0.string.isEmpty ? nil : $0 }
    let fallback = TextContent(runs: [TextRun(text: "Search", font: FontDescriptor(size: 17))])
    let content = typed ?? view.content.placeholder ?? fallback
    let room = field.inset(by: EdgeInsets(left: isMirrored ? 10 : 30, right: isMirrored ? 30 : 10))
    set(
      content, of: index, in: room, at: .middle, color: typed == nil ? palette.secondaryLabel : view.content.textColor)
  }
}

extension BarContents {
  /// What a navigation bar that is a view says.
  fileprivate init(bar: ResolvedView) {
    self.init(title: bar.text?.string)
    look.tint = bar.tint
    look.title = bar.text?.runs.first?.color
    for entry in bar.barItems {
      guard let gap = entry.firstIndex(of: " ") else { continue }
      let words = String(entry[entry.index(after: gap)...])
      switch entry[..<gap] {
      case "back": back = words
      case "leading": leading.append(Item(entry: words))
      case "trailing": trailing.append(Item(entry: words))
      default: break
      }
    }
  }
}
