internal import AutoLayout
internal import ProofModel
internal import Resolving

/// AppKit's fields with something of their own, its tables, and its small pictures.
extension ScenePainter {
  private var isDark: Bool { environment.appearance == .dark }
  private var ink: Color { Color(white: isDark ? 1 : 0, alpha: 0.7) }

  /// What AppKit's bezels are filled with.
  var bezelFace: Color { isDark ? Color(white: 1, alpha: 0.22) : palette.knob }

  /// A rounded field with a glass at its start.
  mutating func paintMacSearchField(_ index: Int, _ view: SolvedView) {
    let field = view.alignmentRect.snapped(scale: environment.scale)
    canvas.fill(.roundedRect(field, radius: 5), isDark ? Color(white: 1, alpha: 0.08) : palette.field)
    canvas.stroke(
      .roundedRect(field.inset(by: EdgeInsets(all: pixel / 2)), radius: 5), palette.fieldBorder, width: pixel)
    let isMirrored = view.content.direction == .rightToLeft
    let glass = Point(x: isMirrored ? field.maxX - 12 : field.minX + 11, y: field.midY - 1)
    canvas.stroke(.circle(glass, radius: 4), ink, width: 1.2)
    let side = isMirrored ? -1.0 : 1
    canvas.stroke(
      .line(Point(x: glass.x + side * 3, y: glass.y + 3), Point(x: glass.x + side * 5.5, y: glass.y + 5.5)), ink,
      width: 1.4, cap: .round)
    let typed = view.content.text.flatMap { $0.string.isEmpty ? nil : $0 }
    let fallback = TextContent(runs: [TextRun(text: "Search", font: view.content.font)])
    let room = field.inset(by: EdgeInsets(left: isMirrored ? 6 : 22, right: isMirrored ? 22 : 6))
    set(
      typed ?? view.content.placeholder ?? fallback, of: index, in: room, at: .middle,
      color: typed == nil ? palette.placeholder : view.content.textColor)
  }

  /// The button at the end of a combo box.
  mutating func paintComboArrow(_ view: SolvedView) {
    let rect = view.alignmentRect
    let side = min(16, rect.height - 4)
    guard side > 6, rect.width > side * 2 else { return }
    let isMirrored = view.content.direction == .rightToLeft
    let box = Rect(
      x: isMirrored ? rect.minX + 3 : rect.maxX - side - 3, y: rect.midY - side / 2, width: side, height: side
    ).snapped(scale: environment.scale)
    canvas.fill(.roundedRect(box, radius: 4), isDark ? Color(white: 1, alpha: 0.15) : Color(white: 0, alpha: 0.07))
    canvas.stroke(
      .polyline([
        Point(x: box.midX - 3, y: box.midY - 1.5), Point(x: box.midX, y: box.midY + 1.5),
        Point(x: box.midX + 3, y: box.midY - 1.5),
      ]), ink, width: 1.3, cap: .round)
  }

  /// Each word of a token field in a capsule of its own.
  mutating func paintTokens(_ typed: TextContent, _ index: Int, _ view: SolvedView) {
    let rect = view.alignmentRect
    var x = rect.minX + 3
    let height = min(17, rect.height - 4)
    for word in typed.string.split(separator: ",") {
      let word = String(word.drop { $0.isWhitespace })
      let laid = own.lay(word, size: view.content.font.size)
      let token = Rect(x: x, y: rect.midY - height / 2, width: laid.inkWidth + 10, height: height)
      guard token.maxX < rect.maxX else { break }
      canvas.fill(.roundedRect(token, radius: 3.5), view.content.tint.withAlpha(0.2))
      setOwn(word, of: index, in: token, size: view.content.font.size, color: view.content.textColor)
      x = token.maxX + 4
    }
  }

  /// A sidebar's list lies on what is behind it; lists whose rows open have a triangle before their first row.
  mutating func paintMacTable(_ index: Int, _ view: SolvedView) {
    let style = view.content.style
    if style == .sourceList {
      canvas.fill(.rect(view.pixelFrame), isDark ? Color(rgb: 0x2A2A2C) : Color(rgb: 0xF0F0F2))
    }
    guard style == .outline || style == .sourceList, let row = shownChildren(index).first?.windowFrame else { return }
    let isMirrored = view.content.direction == .rightToLeft
    let x = isMirrored ? row.maxX + 6 : row.minX - 6
    let side = isMirrored ? -1.0 : 1
    let room = isMirrored ? view.windowFrame.maxX - row.maxX : row.minX - view.windowFrame.minX
    guard row.height > 8, room >= 9 else { return }
    canvas.stroke(
      .polyline([
        Point(x: x - 1.5 * side, y: row.midY - 3.5), Point(x: x + 2 * side, y: row.midY),
        Point(x: x - 1.5 * side, y: row.midY + 3.5),
      ]), ink.withAlpha(0.5), width: 1.4, cap: .round)
  }

  // MARK: Pictures

  /// Draws a well-known symbol as strokes, so that no font is asked for it; an unknown one as a small frame.
  ///
  /// - Returns: false where there is room enough to say what the picture is called.
  mutating func paintSymbol(named name: String, in box: Rect, _ isEnabled: Bool) -> Bool {
    guard box.width < 44 || box.height < 30 else { return false }
    let side = min(box.width, box.height, 16)
    guard side > 4 else { return true }
    let color = ink.withAlpha(isEnabled ? 0.75 : 0.3)
    let unit = side / 16
    let center = Point(x: box.midX, y: box.midY)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x * unit, y: center.y + y * unit) }
    func stroke(_ points: [(Double, Double)]) {
      canvas.stroke(.polyline(points.map { point($0.0, $0.1) }), color, width: 1.5 * unit, cap: .round)
    }
    let word = name.replacing(suffix: ".fill").replacing(suffix: ".circle")
    if word != name.replacing(suffix: ".fill") {
      canvas.stroke(.circle(center, radius: 6.5 * unit), color, width: unit)
    }
    let reach = word == name.replacing(suffix: ".fill") ? 5.0 : 3
    switch word {
    case "plus", "NSAddTemplate", "NSImageNameAddTemplate":
      stroke([(-reach, 0), (reach, 0)])
      stroke([(0, -reach), (0, reach)])
    case "minus", "NSRemoveTemplate", "NSImageNameRemoveTemplate": stroke([(-reach, 0), (reach, 0)])
    case "xmark", "NSStopProgressTemplate":
      stroke([(-reach * 0.8, -reach * 0.8), (reach * 0.8, reach * 0.8)])
      stroke([(-reach * 0.8, reach * 0.8), (reach * 0.8, -reach * 0.8)])
    case "chevron.up": stroke([(-4, 2), (0, -2), (4, 2)])
    case "chevron.down": stroke([(-4, -2), (0, 2), (4, -2)])
    case "chevron.left", "chevron.backward", "NSGoLeftTemplate": stroke([(2, -4), (-2, 0), (2, 4)])
    case "chevron.right", "chevron.forward", "NSGoRightTemplate": stroke([(-2, -4), (2, 0), (-2, 4)])
    case "ellipsis":
      for x in [-4.0, 0, 4] { canvas.fill(.circle(point(x, 0), radius: 1.2 * unit), color) }
    case "gear", "gearshape", "NSActionTemplate":
      canvas.stroke(.circle(center, radius: 3.6 * unit), color, width: 1.6 * unit)
      for tooth in 0..<8 {
        let out = UnitCircle.point(turn: Double(tooth) / 8)
        stroke([(out.x * 4.6, out.y * 4.6), (out.x * 6.2, out.y * 6.2)])
      }
    case "magnifyingglass":
      canvas.stroke(.circle(point(-1.2, -1.2), radius: 4 * unit), color, width: 1.4 * unit)
      stroke([(1.9, 1.9), (5.5, 5.5)])
    case "pencil":
      stroke([(-5, 5), (-4, 2), (3, -5), (5, -3), (-2, 4), (-5, 5)])
    case "list.bullet", "list.bullet.indent":
      for y in [-4.0, 0, 4] {
        canvas.fill(.circle(point(-5, y), radius: unit), color)
        stroke([(-2, y), (5.5, y)])
      }
    case "text.alignleft", "text.aligncenter", "text.alignright", "line.3.horizontal":
      for y in [-4.0, 0, 4] { stroke([(-5, y), (5, y)]) }
    default:
      if let outline = SymbolOutline(named: name) {
        paint(outline, unit: unit, at: center, color)
        break
      }
      let frame = Rect(x: center.x - 5 * unit, y: center.y - 5 * unit, width: 10 * unit, height: 10 * unit)
      canvas.stroke(.roundedRect(frame, radius: 2.5 * unit), color.withAlpha(0.4), width: unit, dash: [2 * unit, unit])
    }
    return true
  }
}

extension String {
  /// Without that ending, if it has it.
  fileprivate func replacing(suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
