internal import ProofModel

/// Draws one page of a sheet.
struct SheetPainter {
  let own: OwnText
  let options: SheetOptions
  let cells: [SheetCell]
  let scale: Double
  let legend: Legend
  let spacing: SheetLayout.Spacing
  private let canvas = Canvas()
  private let shared: Set<SheetAxis>
  private let ink = Color(rgb: 0x1F2328)
  private let quiet = Color(rgb: 0x656D76)
  private let paper = Color(rgb: 0xF3F4F6)
  private let red = Tone.conflict.line
  private let orange = Tone.warning.line

  init(_ pages: SheetPages, _ part: SheetPages.Part) {
    own = pages.own
    options = pages.options
    cells = pages.cells
    shared = pages.shared
    scale = part.scale
    legend = part.legend
    spacing = part.spacing
  }

  func paint(_ page: SheetLayout.Page, number: Int, of count: Int) -> DisplayList {
    let bottom = max(page.height, SheetLayout.header + 40)
    let height = (bottom + legend.height + 14).rounded(.up)
    let size = Size(width: options.width, height: height)
    let frame = Rect(origin: .zero, size: size)
    let title = count > 1 ? "\(options.title), page \(number) of \(count)" : options.title
    canvas.group(SemanticGroup(kind: .page, id: "page-\(number)", title: title, frame: frame)) { canvas in
      canvas.fill(.rect(frame), paper)
      paintHeader(number, count)
      for label in page.labels { paint(label) }
      for slot in page.slots { paint(slot) }
      paint(page.arrows, on: canvas)
      canvas.transformed(translate: Point(x: SheetLayout.margin - Legend.padding, y: bottom)) { canvas in
        legend.paint(canvas, background: nil)
      }
    }
    return DisplayList(size: size, scale: options.pixelScale, commands: canvas.commands)
  }

  private func paintHeader(_ number: Int, _ count: Int) {
    let left = SheetLayout.margin
    let width = options.width - 2 * left
    canvas.leading(
      own.lay(options.title, size: 24, weight: 700, maxWidth: count > 1 ? width - 140 : width), x: left, centerY: 36,
      size: 24, ink)
    let variants = cells.reduce(0) { $0 + $1.environments.count }
    let withErrors = cells.filter { $0.errors > 0 }.count
    let withWarnings = cells.filter { $0.warnings > 0 && $0.errors == 0 }.count
    var facts = [
      options.subtitle, variants == 1 ? "1 \(options.noun)" : "\(variants) \(options.noun)s",
      variants > cells.count ? "\(cells.count) that differ" : "",
      "\((scale * 100).shortText(digits: 0)) % of true size",
    ].filter { !$0.isEmpty }
    for axis in SheetAxis.allCases where shared.contains(axis) && axis != .device {
      if let cell = cells.first, !cell.isPlain(axis) { facts.append(cell.value(axis)) }
    }
    if withErrors > 0 { facts.append("\(withErrors) with errors") }
    if withWarnings > 0 { facts.append("\(withWarnings) with warnings") }
    if withErrors == 0, withWarnings == 0 { facts.append(Self.listed(options.findings)) }
    let line = own.lay(facts.joined(separator: "  ·  "), size: 13, maxWidth: width)
    canvas.leading(line, x: left, centerY: 60, size: 13, quiet)
    if count > 1 {
      let page = own.lay("page \(number) of \(count)", size: 13, weight: 600)
      canvas.leading(page, x: options.width - left - page.inkWidth, centerY: 36, size: 13, quiet)
    }
  }

  /// What the list below the cells has, where no cell is marked: contrast and the like are no trouble of a layout.
  private static func listed(_ findings: [SheetFinding]) -> String {
    let errors = findings.filter(\.isError).count
    let counts = [(errors, "error"), (findings.count - errors, "warning")].filter { $0.0 > 0 }
    guard !counts.isEmpty else { return "no problems" }
    return counts.map { $0 == 1 ? "1 \($1)" : "\($0) \($1)s" }.joined(separator: ", ") + ", listed below"
  }

  private func paint(_ label: SheetLayout.Label) {
    if label.isRow {
      let laid = own.lay(label.words, size: 14, weight: 600, maxWidth: label.width, lines: 0)
      canvas.text(laid, at: Point(x: label.origin.x, y: label.origin.y + spacing.caption), ink)
    } else {
      let laid = own.lay(label.words, size: 14, weight: 600, maxWidth: max(label.width, 60))
      canvas.leading(laid, x: label.origin.x, centerY: label.origin.y + 10, size: 14, ink)
      let y = label.origin.y + 22
      canvas.fill(.rect(Rect(x: label.origin.x, y: y, width: label.width, height: 1)), Color(white: 0, alpha: 0.12))
    }
  }

  private func paint(_ slot: SheetLayout.Slot) {
    let cell = cells[slot.cell]
    let picture = Rect(
      x: slot.origin.x, y: slot.origin.y + spacing.caption, width: cell.picture.list.size.width * scale,
      height: cell.picture.list.size.height * scale)
    let id = cell.name.isEmpty ? "\(slot.cell + 1)" : cell.name
    let title = [cell.value(.device), details(cell), problems(cell) ?? ""].filter { !$0.isEmpty }.joined(
      separator: " · ")
    canvas.group(SemanticGroup(kind: .cell, id: id, title: title, frame: picture)) { canvas in
      if spacing.caption > 0 { paintCaption(cell, at: slot.origin, width: slot.width) }
      let edge = picture.grown(by: 1)
      if cell.picture.outline == nil {
        canvas.fill(.rect(picture.grown(by: 3).offset(x: 0, y: 1.5)), Color(white: 0, alpha: 0.04))
        canvas.fill(.rect(edge), Color(white: 0, alpha: 0.16))
      }
      canvas.clipped(to: .rect(picture)) { canvas in
        canvas.transformed(translate: picture.origin, scale: scale) { canvas in
          let commands = cell.picture.list.commands.filter { !$0.isGroup }
          if let outline = cell.picture.outline {
            canvas.clipped(to: outline) { $0.append(commands) }
          } else {
            canvas.append(commands)
          }
        }
      }
      guard cell.errors + cell.warnings > 0 else { return }
      let color = cell.errors > 0 ? red : orange
      let dash: [Double] = cell.errors > 0 ? [] : [6, 3]
      if let outline = cell.picture.outline {
        // Half of the line lies under the picture's own edge.
        canvas.transformed(translate: picture.origin, scale: scale) { canvas in
          canvas.stroke(outline, color, width: min(4 / scale, 24), dash: dash.map { $0 / scale })
        }
      } else {
        canvas.stroke(.rect(picture.grown(by: 1.5)), color, width: 2.5, dash: dash)
      }
      if spacing.caption > 0 { paintFlag(at: Point(x: picture.maxX + 1.5, y: picture.minY - 1.5), color) }
    }
  }

  /// Device and problems in the first line, size and what else tells the variant in the second.
  private func paintCaption(_ cell: SheetCell, at origin: Point, width: Double) {
    var right = width
    for (count, color, isError) in [(cell.warnings, orange, false), (cell.errors, red, true)] where count > 0 {
      let laid = own.lay("\(count)", size: 11, weight: 700)
      right -= laid.inkWidth + 16
      let center = Point(x: origin.x + right + 6, y: origin.y + 9)
      paintSign(isError: isError, at: center, radius: 5.5, color)
      canvas.leading(laid, x: center.x + 8, centerY: center.y, size: 11, color)
    }
    var heading = heading(cell)
    // A generation in brackets goes first where there is no room for all of the name.
    if own.lay(heading, size: 13, weight: 600).inkWidth > right - 4, let bracket = heading.firstIndex(of: "(") {
      heading = heading[..<bracket].trimmed
    }
    let name = own.lay(heading, size: 13, weight: 600, maxWidth: max(20, right - 4))
    canvas.leading(name, x: origin.x, centerY: origin.y + 9, size: 13, ink)
    let more = own.lay(details(cell), size: 11, maxWidth: width)
    canvas.leading(more, x: origin.x, centerY: origin.y + 26, size: 11, quiet)
  }

  private func paintFlag(at corner: Point, _ color: Color) {
    let side = 18.0
    canvas.fill(
      .polyline(
        [corner, Point(x: corner.x - side, y: corner.y), Point(x: corner.x, y: corner.y + side)], closed: true), color)
  }

  /// A disc with a cross for errors, a triangle for warnings: told apart without colour.
  private func paintSign(isError: Bool, at center: Point, radius: Double, _ color: Color) {
    if isError {
      canvas.fill(.circle(center, radius: radius), color)
      let arm = radius * 0.42
      for sign in [1.0, -1] {
        canvas.stroke(
          .line(Point(x: center.x - arm, y: center.y - arm * sign), Point(x: center.x + arm, y: center.y + arm * sign)),
          .white, width: 1.4, cap: .round)
      }
    } else {
      canvas.fill(
        .polyline(
          [
            Point(x: center.x, y: center.y - radius), Point(x: center.x + radius * 1.1, y: center.y + radius * 0.85),
            Point(x: center.x - radius * 1.1, y: center.y + radius * 0.85),
          ], closed: true), color)
    }
  }

  /// What the labels of rows and columns say already is not said again.
  private func isTold(_ axis: SheetAxis) -> Bool { options.rows.contains(axis) || options.columns.contains(axis) }

  private func heading(_ cell: SheetCell) -> String {
    if let title = cell.title { return title }
    if let axis = options.captionAxis { return cell.caption(axis) }
    return isTold(.device) ? cell.windowSize : cell.value(.device)
  }

  private func details(_ cell: SheetCell) -> String {
    let size = isTold(.device) || heading(cell) == cell.windowSize ? [] : [cell.windowSize]
    let axes = SheetAxis.allCases.filter {
      !isTold($0) && !shared.contains($0) && !cell.isPlain($0) && $0 != .device && $0 != options.captionAxis
    }
    let device = options.captionAxis == nil || options.captionAxis == .device ? [] : [cell.value(.device)]
    return (device + size + axes.map { cell.value($0) }).joined(separator: " · ")
  }

  private func problems(_ cell: SheetCell) -> String? {
    var parts: [String] = []
    if cell.errors > 0 { parts.append(cell.errors == 1 ? "1 error" : "\(cell.errors) errors") }
    if cell.warnings > 0 { parts.append(cell.warnings == 1 ? "1 warning" : "\(cell.warnings) warnings") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Command {
  /// Groups of views would have the same ids in every cell.
  fileprivate var isGroup: Bool {
    switch self {
    case .beginGroup, .endGroup: return true
    default: return false
    }
  }
}
