internal import AutoLayout
internal import ProofModel
internal import Resolving
internal import Typesetting

extension ScenePainter {
  mutating func paintStepper(_ view: SolvedView) {
    if look == .mac { return paintMacStepper(in: fixed(Size(width: 13, height: 22), in: view)) }
    let rect = fixed(Size(width: 94, height: look == .outlined ? 29 : 32), in: view)
    guard rect.width > 20 else { return }
    let tint = view.content.tint
    let ink = look == .outlined ? tint : palette.label
    let radius = look == .outlined ? 4.0 : look == .capsule ? rect.height / 2 : 8
    canvas.layer(opacity: view.content.isEnabled ? 1 : 0.45) { canvas in
      if look == .outlined {
        canvas.stroke(.roundedRect(rect.inset(by: EdgeInsets(all: 0.5)), radius: radius), tint, width: 1)
        canvas.stroke(
          .line(Point(x: rect.midX, y: rect.minY), Point(x: rect.midX, y: rect.maxY)), tint, width: 1)
      } else {
        canvas.fill(.roundedRect(rect, radius: radius), palette.fill)
        canvas.stroke(
          .line(Point(x: rect.midX, y: rect.minY + 7), Point(x: rect.midX, y: rect.maxY - 7)),
          palette.tertiaryLabel, width: 1)
      }
      let arm = 7.0
      for (x, isPlus) in [(rect.minX + rect.width / 4, false), (rect.minX + rect.width * 3 / 4, true)] {
        canvas.stroke(
          .line(Point(x: x - arm, y: rect.midY), Point(x: x + arm, y: rect.midY)), ink, width: 1.5, cap: .round)
        guard isPlus else { continue }
        canvas.stroke(
          .line(Point(x: x, y: rect.midY - arm), Point(x: x, y: rect.midY + arm)), ink, width: 1.5, cap: .round)
      }
    }
  }

  /// Two arrows in a capsule, of a stepper or at the end of a date.
  mutating func paintMacStepper(in rect: Rect) {
    guard rect.width > 6 else { return }
    canvas.fill(.roundedRect(rect, radius: 5), bezelFace)
    canvas.stroke(.roundedRect(rect.inset(by: EdgeInsets(all: 0.25)), radius: 5), palette.knobEdge, width: 0.5)
    for sign in [-1.0, 1] {
      let tip = Point(x: rect.midX, y: rect.midY + sign * rect.height * 0.34)
      let foot = rect.midY + sign * rect.height * 0.18
      canvas.stroke(
        .polyline([Point(x: rect.midX - 3, y: foot), tip, Point(x: rect.midX + 3, y: foot)]), palette.secondaryLabel,
        width: 1.25, cap: .round)
    }
  }

  mutating func paintSegmented(_ index: Int, _ view: SolvedView) {
    paintSegments(of: index, view, in: view.alignmentRect)
  }

  /// The segments of a view, which fill a part of it.
  mutating func paintSegments(of index: Int, _ view: SolvedView, in part: Rect) {
    var rect = part.snapped(scale: environment.scale)
    let titles = view.content.segments
    let given = givenSegments(view)
    // Where all have widths the bar ends with the last one.
    if let given, !given.isEmpty { rect.size.width = min(rect.width, given.reduce(0, +)) }
    guard rect.width > 4, rect.height > 4 else { return }
    let radius = look == .outlined ? 4.0 : look == .capsule ? rect.height / 2 : 8
    let tint = view.content.tint
    if look == .outlined {
      canvas.stroke(.roundedRect(rect.inset(by: EdgeInsets(all: 0.5)), radius: radius), tint, width: 1)
    } else {
      canvas.fill(.roundedRect(rect, radius: radius), palette.fill)
    }
    guard !titles.isEmpty else { return }
    let order = view.content.direction == .rightToLeft ? Array(titles.indices.reversed()) : Array(titles.indices)
    let shares = given.map { widths in widths.map { $0 / widths.reduce(0, +) } } ?? segmentShares(view)
    var left = rect.minX
    for (slot, segment) in order.enumerated() {
      let width = rect.width * shares[segment]
      let cell = Rect(x: left, y: rect.minY, width: width, height: rect.height).snapped(scale: environment.scale)
      left += width
      let isSelected = segment == view.content.selected
      if isSelected {
        if look == .outlined {
          canvas.clipped(to: .roundedRect(rect, radius: radius)) { $0.fill(.rect(cell), tint) }
        } else {
          let pill = cell.inset(by: EdgeInsets(all: 2))
          canvas.fill(.roundedRect(pill.offset(x: 0, y: 0.75), radius: radius - 1.5), Color(white: 0, alpha: 0.08))
          let face = environment.appearance == .dark ? Color(rgb: 0x636366) : palette.knob
          canvas.fill(.roundedRect(pill, radius: radius - 1.5), face)
        }
      }
      let isBeforeSelected = order.indices.contains(slot + 1) && order[slot + 1] == view.content.selected
      if slot + 1 < titles.count, look == .outlined || !(isSelected || isBeforeSelected) {
        let inset = look == .outlined ? 0.0 : 8
        canvas.stroke(
          .line(Point(x: cell.maxX, y: rect.minY + inset), Point(x: cell.maxX, y: rect.maxY - inset)),
          look == .outlined ? tint : palette.separator, width: 1)
      }
      let isOutlined = look == .outlined
      let usable = isOutlined ? (isSelected ? ground(below: index) : tint) : palette.label
      let ink = view.content.isEnabled ? usable : palette.tertiaryLabel
      // Segments without a title are pictures.
      if titles[segment].isEmpty {
        if look == .mac {
          _ = paintSymbol(named: "", in: cell, view.content.isEnabled)
        } else if cell.width > 20, cell.height > 20 {
          let sign = Rect(x: cell.midX - 7, y: cell.midY - 7, width: 14, height: 14)
          canvas.stroke(.roundedRect(sign, radius: 4), ink, width: 1.5)
        }
      }
      setOwn(
        titles[segment], of: index, in: cell.inset(by: EdgeInsets(left: 4, right: 4)), size: 13,
        weight: isSelected && look != .outlined ? Self.selectedSegmentWeight : 400, color: ink)
    }
  }

  /// What shows through the title of a selected segment up to iOS 12, which is cut out of its tint: the nearest opaque
  /// background at or below the view.
  private func ground(below index: Int) -> Color {
    var next: Int? = index
    while let position = next {
      let view = layout.views[position]
      if let own = view.content.background, own.alpha >= 1 { return own }
      next = view.parent
    }
    return palette.background
  }

  /// A selected title's weight since iOS 13 (facts/uikit-metrics.json), by which all are measured.
  private static let selectedSegmentWeight = 500

  /// How wide AppKit draws segments of given widths (`setWidth(_:forSegment:)`): as wide as they are given, with the line between
  /// them; those without one share what is left. Nil where no width is given.
  private func givenSegments(_ view: SolvedView) -> [Double]? {
    let widths = view.content.segmentWidths
    guard look == .mac, !widths.isEmpty, widths.count == view.content.segments.count else { return nil }
    let line = 1.0
    let loose = widths.filter { $0 <= 0 }.count
    let sum = widths.reduce(0, +) + Double(widths.count) * line
    guard loose > 0 else { return widths.map { $0 + line } }
    let rest = max(0, view.alignmentRect.width - sum) / Double(loose)
    return widths.map { ($0 > 0 ? $0 : rest) + line }
  }

  /// Each segment's share of the width: the same for all, or, apportioned, by its title with 9 at its sides.
  private func segmentShares(_ view: SolvedView) -> [Double] {
    let titles = view.content.segments
    guard view.content.style == .compact, look != .mac else {
      return Array(repeating: 1 / Double(titles.count), count: titles.count)
    }
    let font = FontDescriptor(size: 13, weight: look == .outlined ? 400 : Self.selectedSegmentWeight)
    let widths = titles.map { title in
      text.measure(
        TextContent(runs: [TextRun(text: title, font: font)]), maxWidth: nil, maxHeight: nil,
        environment: environment.text
      ).size.width + 18
    }
    let sum = widths.reduce(0, +)
    return widths.map { $0 / sum }
  }
}
