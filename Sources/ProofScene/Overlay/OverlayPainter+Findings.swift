internal import AutoLayout
internal import ProofModel
internal import Resolving

extension OverlayPainter {
  private var dash: [Double] { [4 * unit, 2.5 * unit] }

  /// Ambiguities, misplaced views and other warnings; conflicts are drawn with their rules.
  mutating func gatherFindings() {
    var outlines: [Int: ViewOutline] = [:]
    for finding in layout.findings where finding.kind == .conflict && isInFocus(finding) { listConflict(finding) }
    let ambiguities = ambiguityIDs
    for (index, view) in layout.views.enumerated()
    where !view.isHidden && view.windowFrame.isDrawable && isInFocus(index) {
      gatherAmbiguity(index, view, ambiguities[view.content.id] ?? "", &outlines)
      paintMisplacement(index, view)
    }
    if !showsProblemsOnly { listBeaten() }
    for finding in layout.findings {
      // A note is for the reader of the report: orange is for warnings.
      guard finding.severity > .note, isInFocus(finding) else { continue }
      switch finding.kind {
      case .conflict, .ambiguity, .misplaced: continue
      case .tie: gatherTie(finding, &outlines)
      default: gatherWarning(finding, &outlines)
      }
    }
    for (index, outline) in outlines.sorted(by: { $0.key < $1.key }) {
      self.outline(layout.views[index].windowFrame, outline.tone, dash: outline.dash.map { $0 * unit })
    }
  }

  /// The outline of a view with something wrong: it has one only, of the worst.
  private struct ViewOutline {
    var tone: Tone
    var dash: [Double]
  }

  private func add(_ tone: Tone, dash: [Double], around index: Int, _ outlines: inout [Int: ViewOutline]) {
    guard outlines[index].map({ tone < $0.tone }) ?? true else { return }
    outlines[index] = ViewOutline(tone: tone, dash: dash)
  }

  private mutating func listConflict(_ finding: Finding) {
    guard let number = finding.number else { return }
    var heading = "Conflict \(number)"
    if let shortfall = finding.shortfall, shortfall.isFinite { heading += ": short by \(shortfall.badgeText) pt" }
    let lines = finding.constraints.compactMap { position -> String? in
      guard layout.constraints.indices.contains(position) else { return nil }
      let constraint = layout.constraints[position]
      let fate = position == finding.broken ? "  (broken to go on)" : ""
      return constraint.text + fate
    }
    list(
      LegendContent.Item(
        tone: .conflict, number: number, heading: heading, lines: lines, id: finding.told))
  }

  /// Who beat an optional rule of the user's, in words: the badge has room for the amount only.
  private mutating func listBeaten() {
    for constraint in layout.constraints where constraint.isDrawn && isShown(constraint) {
      guard case .beaten(let amount, let winners) = constraint.status, amount.magnitude >= 0.005,
        !layout.isHidden(constraint.first.item)
      else { continue }
      let names = winners.filter { layout.constraints.indices.contains($0) }.prefix(3).map {
        layout.constraints[$0].text
      }
      let by = names.isEmpty ? "" : ", beaten by " + names.joined(separator: "; ")
      let priority = constraint.text.contains("@") ? "" : constraint.priorityWords
      list(
        LegendContent.Item(
          tone: .beaten, number: nil,
          heading: "\(constraint.text)\(priority) is off by \(amount.signedText) pt\(by)", lines: []))
    }
  }

  // MARK: Ambiguity

  /// By view: the finding that says it is ambiguous, by its own before by one that it moves with.
  private var ambiguityIDs: [String: String] {
    var ids: [String: String] = [:]
    let found = layout.findings.filter { $0.kind == .ambiguity }
    for finding in found { if let own = finding.views.first, ids[own] == nil { ids[own] = finding.told } }
    for finding in found { for view in finding.views where ids[view] == nil { ids[view] = finding.told } }
    return ids
  }

  private mutating func gatherAmbiguity(
    _ index: Int, _ view: SolvedView, _ id: String, _ outlines: inout [Int: ViewOutline]
  ) {
    let ranges = view.ambiguity.filter { axes.contains($0.attribute.axis) }
    guard !ranges.isEmpty else { return }
    add(.ambiguity, dash: [4, 2.5], around: index, &outlines)
    explain(.ambiguity)
    let origin = view.parent.map { layout.views[$0].windowFrame.origin } ?? .zero
    var words: [String] = []
    for range in ranges {
      let axis = range.attribute.axis
      let offset =
        range.attribute.kind == .size
        ? (axis == .horizontal ? view.windowFrame.minX : view.windowFrame.minY)
        : (axis == .horizontal ? origin.x : origin.y)
      let (low, high) = bounds.span(axis)
      let start = max(low + 2, offset + range.lower)
      let end = min(high - 2, offset + range.upper)
      let name = range.attribute.rangeName
      let text = "\(name) \(range.lower.rangeText)…\(range.upper.rangeText)"
      words.append(text)
      guard end - start > 1 else {
        let point = Point(x: view.windowFrame.midX, y: view.windowFrame.midY)
        marks.append(Mark(shape: .point(point), tone: .ambiguity, words: text, measured: [index]))
        continue
      }
      let dimension = Mark.Dimension(
        axis: axis, start: start, end: end, lanes: besideLanes(view.windowFrame, axis), witnesses: [])
      marks.append(
        Mark(
          shape: .dimension(dimension), tone: .ambiguity, isDashed: true, words: text, measured: [index],
          group: group(id, "\(view.content.name) is ambiguous: \(text)")))
    }
    list(
      LegendContent.Item(
        tone: .ambiguity, number: nil, heading: "\(view.content.name) is ambiguous: " + words.joined(separator: ", "),
        lines: [], id: id))
  }

  /// Beside the view, so that the range is not taken for its size.
  private func besideLanes(_ rect: Rect, _ axis: Axis) -> [Double] {
    let (low, high) = rect.span(axis.other)
    let window = bounds.span(axis.other)
    let lanes = [8.0, 16, 26].flatMap { [high + $0 * unit, low - $0 * unit] }
    return lanes.filter { $0 > window.low + 4 && $0 < window.high - 4 } + [rect.mid(axis.other)]
  }

  private mutating func gatherTie(_ finding: Finding, _ outlines: inout [Int: ViewOutline]) {
    let shown = finding.views.compactMap { layout.index(of: $0) }.filter { !layout.views[$0].isHidden }
    guard !shown.isEmpty else { return }
    let tone: Tone = finding.severity == .error ? .ambiguity : .warning
    for index in shown {
      let view = layout.views[index]
      add(tone, dash: [4, 2.5], around: index, &outlines)
      let top = Point(x: view.windowFrame.midX, y: view.windowFrame.minY)
      marks.append(Mark(shape: .point(top), tone: tone, words: "tie", measured: [index]))
    }
    explain(.tie)
    list(
      LegendContent.Item(
        tone: tone, number: nil, heading: finding.diagnostic.message, lines: [], id: finding.told))
  }

  // MARK: Misplacement

  private mutating func paintMisplacement(_ index: Int, _ view: SolvedView) {
    guard let drawn = view.misplacedFrom else { return }
    let origin = view.parent.map { layout.views[$0].windowFrame.origin } ?? .zero
    let before = drawn.offset(x: origin.x, y: origin.y)
    let after = view.windowFrame
    let differences: [(name: String, value: Double, axis: Axis)] = [
      ("x", after.minX - before.minX, .horizontal), ("y", after.minY - before.minY, .vertical),
      ("w", after.width - before.width, .horizontal), ("h", after.height - before.height, .vertical),
    ]
    let told = differences.filter { $0.value.magnitude >= 0.5 && axes.contains($0.axis) }
    guard !told.isEmpty else { return }
    outline(before, .warning, dash: dash)
    outline(after, .warning, dash: [])
    for corner in [
      (before.minX, before.minY, after.minX, after.minY), (before.maxX, before.maxY, after.maxX, after.maxY),
    ] {
      arrow(Point(x: corner.0, y: corner.1), Point(x: corner.2, y: corner.3))
    }
    let words = told.map { "\($0.name) \($0.value.signedText)" }.joined(separator: "  ")
    let top = Point(x: after.midX, y: after.minY)
    let own = layout.findings.first { $0.kind == .misplaced && $0.views.first == view.content.id }
    var group = group(own?.told ?? "", "\(view.content.name) is misplaced: \(words)")
    group.frame = before.union(after)
    marks.append(Mark(shape: .point(top), tone: .warning, words: words, measured: [index], group: group))
    explain(.misplaced)
  }

  private func group(_ id: String, _ title: String) -> SemanticGroup {
    SemanticGroup(kind: .finding, id: id, title: title, frame: .zero)
  }

  private func arrow(_ start: Point, _ end: Point) {
    let dx = end.x - start.x
    let dy = end.y - start.y
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 6 * unit else { return }
    let color = ink(.warning)
    canvas.stroke(.line(start, end), casing(0.85), width: 2.6 * unit)
    canvas.stroke(.line(start, end), color, width: 0.9 * unit)
    let back = 4.5 * unit
    let (ux, uy) = (dx / length, dy / length)
    canvas.fill(
      .polyline(
        [
          end, Point(x: end.x - ux * back - uy * back * 0.5, y: end.y - uy * back + ux * back * 0.5),
          Point(x: end.x - ux * back + uy * back * 0.5, y: end.y - uy * back - ux * back * 0.5),
        ], closed: true), color)
  }

  // MARK: Other findings

  private mutating func gatherWarning(_ finding: Finding, _ outlines: inout [Int: ViewOutline]) {
    let words: String
    switch finding.kind {
    case .clippedText: words = "text clipped"
    case .outsideSafeArea: words = "outside safe area"
    case .outsideScreen: words = "off screen"
    case .overlap: words = "overlap"
    case .smallTarget: words = "small target"
    case .missingAsset: words = "asset missing"
    default: return
    }
    for id in finding.views {
      guard let index = layout.index(of: id), !layout.views[index].isHidden else { continue }
      let view = layout.views[index]
      add(.warning, dash: [1.5, 1.5], around: index, &outlines)
      let top = Point(x: view.windowFrame.midX, y: view.windowFrame.minY)
      // Said once where views lie on each other.
      let isSaid = marks.contains {
        guard case .point(let point) = $0.shape, $0.tone == .warning, $0.words == words else { return false }
        return (point.x - top.x).magnitude < 12 && (point.y - top.y).magnitude < 12
      }
      if !isSaid {
        var group = group(finding.told, finding.diagnostic.message)
        group.frame = view.windowFrame
        marks.append(Mark(shape: .point(top), tone: .warning, words: words, measured: [index], group: group))
      }
      explain(.warning)
    }
  }

  func outline(_ rect: Rect, _ tone: Tone, dash: [Double], width: Double = 1.2) {
    let path = Path.rect(rect.inset(by: EdgeInsets(all: -0.5)))
    canvas.stroke(path, casing(0.8), width: (width + 1.6) * unit)
    canvas.stroke(path, ink(tone), width: width * unit, dash: dash)
  }
}

extension Finding {
  /// What it is known by; of a layout that nobody named the findings of, its rule.
  fileprivate var told: String { identity ?? diagnostic.id }
}

extension LayoutAttribute {
  fileprivate var rangeName: String {
    switch self {
    case .left, .leading: return "x"
    case .top: return "y"
    case .width: return "w"
    case .height: return "h"
    default: return rawValue
    }
  }
}

extension Double {
  fileprivate var rangeText: String {
    isInfinite || magnitude > 20_000 ? (self < 0 ? "−∞" : "∞") : badgeText
  }
}
