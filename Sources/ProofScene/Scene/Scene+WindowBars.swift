internal import AutoLayout
internal import ProofModel
internal import Resolving

/// Bars that are a controller's own: drawn over its views, in the room that they take from the safe area.
extension ScenePainter {
  mutating func paintWindowBars() { paintBars(over: nil) }

  /// The bars over a controller's view inside the screen, or with nil those of the window.
  mutating func paintBars(over view: String?) {
    for bar in layout.bars where bar.view == view {
      let isAbove = bar.kind == .navigation || bar.kind == .largeTitle || environment.isMac
      let contents = contents(of: bar)
      let look = bar.kind == .tab ? contents.tabLook : contents.look
      if look.background != nil || !isTransparent(bar) {
        paintBarBox(
          bar.frame.snapped(scale: environment.scale), hairlineBelow: isAbove, color: look.background ?? palette.bar)
      }
      switch bar.kind {
      case .navigation, .largeTitle: paintNavigation(bar)
      case .tab:
        let (tabs, signs, selected) = shownTabs(contents)
        let row = self.look == .capsule ? paintFloatingBox(max(3, tabs.count), in: bar.content) : bar.content
        paintTabs(
          tabs, signs: signs, selected: selected, tint: look.tint ?? barTint, of: 0, in: row,
          direction: environment.direction)
      case .toolbar:
        paintTools(
          contents.tools, in: bar.content, tint: look.tint ?? barTint, isMirrored: isMirrored)
      case .status: break
      }
    }
  }

  /// Whether a bar shows nothing of its own: navigation bars at the edge of what scrolls below them (all from iOS 15 on,
  /// those with a large title from iOS 13), tab bars and toolbars that no scrolling view reaches, and all bars of iOS 26,
  /// whose buttons float. (`UINavigationBar.scrollEdgeAppearance`, `UITabBar.scrollEdgeAppearance`.)
  private func isTransparent(_ bar: SolvedBar) -> Bool {
    guard environment.era.system == .ios, environment.platform == .ios else { return false }
    let major = environment.era.major
    if major >= 26 { return true }
    switch bar.kind {
    case .largeTitle: return major >= 13
    case .navigation: return major >= 15
    case .status: return true
    case .tab, .toolbar:
      return major >= 15
        && !layout.views.contains { view in
          !view.isHidden && view.content.kind.has(.scrolls) && view.windowFrame.overlaps(bar.frame)
        }
    }
  }

  /// The capsule of iOS 26 in which tabs float over the content; returns where they stand.
  private mutating func paintFloatingBox(_ count: Int, in row: Rect) -> Rect {
    let width = min(row.width - 42, Double(count) * 92 + 16)
    let box = Rect(x: row.midX - width / 2, y: row.minY - 6, width: width, height: 60)
    paintGlass(box)
    return Rect(x: box.minX + 8, y: box.minY + 6, width: box.width - 16, height: 49)
  }

  /// A floating surface: a light fill over a soft shadow, in the place of glass.
  private func paintGlass(_ box: Rect) {
    for (grown, alpha) in [(4.0, 0.03), (2, 0.05)] {
      canvas.fill(
        .roundedRect(box.grown(by: grown).offset(x: 0, y: 2), radius: box.height / 2 + grown),
        Color(white: 0, alpha: alpha))
    }
    let fill = environment.appearance == .dark ? Color(rgb: 0x2C2C2E) : .white
    canvas.fill(.roundedRect(box, radius: box.height / 2), fill)
    canvas.stroke(
      .roundedRect(box.inset(by: EdgeInsets(all: pixel / 2)), radius: box.height / 2), palette.separator, width: pixel)
  }

  /// In compact width five at most, the last of which leads to the others (`UITabBarController`).
  private func shownTabs(
    _ contents: BarContents
  ) -> (titles: [String], signs: [BarContents.Item], selected: Int) {
    guard contents.tabs.count > 5, environment.widthClass == .compact else {
      return (contents.tabs, contents.tabSigns, contents.selectedTab)
    }
    let signs = contents.tabSigns.isEmpty ? [] : contents.tabSigns.prefix(4) + [.sign("more")]
    return (contents.tabs.prefix(4) + ["More"], signs, min(contents.selectedTab, 4))
  }

  private func contents(of bar: SolvedBar) -> BarContents {
    bar.view == nil ? layout.barContents : bar.contents ?? BarContents()
  }

  /// What a bar without a tint of its own has: it lies around a controller's view, not in it, and takes none over from it.
  private var barTint: Color { SystemColors(environment: environment).tint }
  private var isMirrored: Bool { environment.direction == .rightToLeft }

  private mutating func paintNavigation(_ bar: SolvedBar) {
    paintNavigation(contents(of: bar), of: 0, in: bar.content, isLarge: bar.kind == .largeTitle)
  }

  mutating func paintNavigation(_ contents: BarContents, of index: Int, in whole: Rect, isLarge: Bool) {
    let tint = contents.look.tint ?? barTint
    var row = whole
    if isLarge { row.size.height = max(0, row.height - 52) }
    var start = 16.0
    if let back = contents.back { start = paintBack(back, in: row, tint: tint) }
    func own(_ item: BarContents.Item) -> Color { contents.look.items[item] ?? tint }
    for item in contents.leading { start = paint(item, in: row, from: start, isLeading: true, tint: own(item)) }
    var end = 16.0
    for item in contents.trailing { end = paint(item, in: row, from: end, isLeading: false, tint: own(item)) }
    guard let title = contents.title, !title.isEmpty else { return }
    guard !isLarge else {
      return paintBarTitle(title, of: index, in: whole, isLarge: true, color: contents.look.title)
    }
    // In the middle of the bar, moved by as much as the buttons need, cut where even that is too little.
    let (left, right) = isMirrored ? (end, start) : (start, end)
    let free = Rect(x: row.minX + left, y: row.minY, width: max(0, row.width - left - right), height: row.height)
    let width = min(free.width, self.own.lay(title, size: 17, weight: 600).inkWidth.rounded(.up) + 2)
    let x = max(free.minX, min(row.midX - width / 2, free.maxX - width))
    paintBarTitle(
      title, of: index, in: Rect(x: x, y: row.minY, width: width, height: row.height), isLarge: false,
      color: contents.look.title)
  }

  /// The arrow and the words beside it; returns where they end.
  private mutating func paintBack(_ words: String, in row: Rect, tint: Color) -> Double {
    let side = isMirrored ? -1.0 : 1
    if look == .capsule {
      // A round button with the arrow alone.
      let center = Point(x: isMirrored ? row.maxX - 38 : row.minX + 38, y: row.maxY - min(44, row.height) / 2)
      paintGlass(Rect(x: center.x - 22, y: center.y - 22, width: 44, height: 44))
      canvas.stroke(
        .polyline(
          [
            Point(x: center.x + side * 4, y: center.y - 8), Point(x: center.x - side * 4, y: center.y),
            Point(x: center.x + side * 4, y: center.y + 8),
          ], closed: false), palette.label, width: 2.2, cap: .round)
      return 72
    }
    let tip = Point(x: isMirrored ? row.maxX - 9 : row.minX + 9, y: row.maxY - min(44, row.height) / 2)
    let path = Path.polyline(
      [
        Point(x: tip.x + side * 9, y: tip.y - 9), tip, Point(x: tip.x + side * 9, y: tip.y + 9),
      ], closed: false)
    canvas.stroke(path, tint, width: 2.5, cap: .round)
    return paint(.title(words), in: row, from: 24, isLeading: true, tint: tint)
  }

  /// Paints a button beginning `distance` from the bar's leading or trailing edge; returns where the next may begin.
  private mutating func paint(
    _ item: BarContents.Item, in row: Rect, from distance: Double, isLeading: Bool, tint: Color
  ) -> Double {
    let width = self.width(of: item)
    guard width > 0 else { return distance }
    let isLeft = isLeading != isMirrored
    let x = isLeft ? row.minX + distance : row.maxX - distance - width
    let height = min(44, row.height)
    let box = Rect(x: x, y: row.maxY - height, width: width, height: height)
    guard look == .capsule else {
      paint(item, in: box, tint: tint)
      return distance + width + 12
    }
    // In a capsule of its own, whose edge lies where the bar's margin is.
    let padding = max(0, (44 - width) / 2, 11)
    let moved = box.offset(x: isLeft ? padding : -padding, y: 0)
    paintGlass(Rect(x: moved.minX - padding, y: box.midY - 22, width: width + 2 * padding, height: 44))
    paint(item, in: moved, tint: palette.label)
    return distance + width + 2 * padding + 8
  }

  private func width(of item: BarContents.Item) -> Double {
    switch item {
    case .title(let words): return own.lay(words, size: 17).inkWidth.rounded(.up) + 2
    case .sign: return 22
    case .picture(let name): return min(60, barPictureSize(name)?.width ?? 22)
    case .flexibleSpace: return 0
    }
  }

  mutating func paint(_ item: BarContents.Item, in box: Rect, tint: Color) {
    switch item {
    case .title(let words): setOwn(words, of: 0, in: box, size: 17, color: tint)
    case .sign(let name): paintSign(name, at: Point(x: box.midX, y: box.midY), tint: tint)
    case .picture(let name):
      guard let size = barPictureSize(name) else {
        return paintSign(name, at: Point(x: box.midX, y: box.midY), tint: tint)
      }
      let share = min(1, box.width / size.width, box.height / size.height)
      let (width, height) = (size.width * share, size.height * share)
      let rect = Rect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
      canvas.image(
        asset: PictureSet.Request(asset: name, tint: tint).name, in: rect.snapped(scale: environment.scale),
        clip: box)
    case .flexibleSpace: break
    }
  }

  private func barPictureSize(_ name: String) -> Size? {
    let text = environment.text
    guard images.isDrawable(asset: name, environment: text) else { return nil }
    return images.imageSize(asset: name, environment: text)
  }

  /// A plus for `add`, the outline of a system item or symbol, else a box that stands for the sign.
  private func paintSign(_ name: String, at center: Point, tint: Color) {
    if name == "add" {
      for (x, y) in [(8.0, 0.0), (0, 8)] {
        let line = Path.line(Point(x: center.x - x, y: center.y - y), Point(x: center.x + x, y: center.y + y))
        canvas.stroke(line, tint, width: 2, cap: .round)
      }
      return
    }
    let box = Rect(x: center.x - 9, y: center.y - 9, width: 18, height: 18)
    if let outline = Self.barSymbols[name].flatMap(SymbolOutline.init) {
      return paint(outline, unit: 20.0 / 16, at: center, tint)
    }
    if paintSystemSymbol(name, in: box.inset(by: EdgeInsets(all: -1)), tint) { return }
    canvas.stroke(.roundedRect(box, radius: 5), tint, width: 1.5)
  }

  /// Buttons from the leading edge on; what is left of the width goes to the flexible spaces in equal parts.
  mutating func paintTools(_ tools: [BarContents.Item], in row: Rect, tint: Color, isMirrored: Bool) {
    let widths = tools.map { width(of: $0) }
    let spaces = tools.filter { $0 == .flexibleSpace }.count
    let taken = widths.reduce(0) { $0 + ($1 > 0 ? $1 + 12 : 0) }
    let share = spaces > 0 ? max(0, row.width - 32 - taken + 12) / Double(spaces) : 0
    var x = 16.0
    for (tool, width) in zip(tools, widths) {
      guard tool != .flexibleSpace else {
        x += share
        continue
      }
      let left = isMirrored ? row.maxX - x - width : row.minX + x
      paint(tool, in: Rect(x: left, y: row.minY, width: width, height: min(44, row.height)), tint: tint)
      x += width + 12
    }
  }
}
