internal import AutoLayout
internal import ProofModel
internal import Resolving

/// Redlines: what a designer writes over a screen for who builds it. The gaps between neighbours and to the edges
/// around them whatever rule made them, and the looks of texts and boxes, each once, in a list below.
extension OverlayPainter {
  /// More numbers than that are no redline but a heap.
  private static let mostNumbers = 25
  /// As a share of the screen's side.
  private static let widestMargin = 0.34

  /// A gap along an axis that one sees.
  private struct Gap {
    var axis: Axis
    var low: Double
    var high: Double
    /// Where across the axis both sides face each other.
    var shared: (low: Double, high: Double)
    /// To the edge of what is around, in the place of a neighbour.
    var isMargin: Bool
    var views: [Int]
  }

  mutating func paintRedlines() {
    let shown = layout.views.indices.filter { index in
      let view = layout.views[index]
      return !view.isHidden && view.content.kind != .guide && view.content.alpha > 0.01
        && view.windowFrame.isDrawable && view.windowFrame.overlaps(bounds) && view.windowFrame.width > 0.5
        && view.windowFrame.height > 0.5 && isInFocus(index)
    }
    let boxes = shown.filter { isSeen($0) }
    let looks = gatherLooks(boxes)
    for gap in gaps(between: boxes).prefix(max(0, Self.mostNumbers - looks)) {
      let inset = min(6 * unit, (gap.shared.high - gap.shared.low) / 4)
      let lanes = [0.5, 0.3, 0.7, 0.15, 0.85].map {
        gap.shared.low + inset + (gap.shared.high - gap.shared.low - 2 * inset) * $0
      }
      let dimension = Mark.Dimension(axis: gap.axis, start: gap.low, end: gap.high, lanes: lanes, witnesses: [])
      paint(
        Mark(
          shape: .dimension(dimension), tone: .redline, words: (gap.high - gap.low).badgeText, measured: gap.views))
      explain(.gap)
    }
  }

  /// Whether a view is something one sees, in the place of a box that only holds others.
  private func isSeen(_ index: Int) -> Bool {
    let view = layout.views[index]
    guard view.parent != nil else { return false }
    return !children.contains(index) || view.content.background != nil || view.content.borderWidth > 0
      || view.content.kind.has(.bounded) || view.content.kind.hasText
  }

  // MARK: Gaps

  /// Neighbours first, each gap once, the narrow ones before the wide; O(boxes²).
  private func gaps(between boxes: [Int]) -> [Gap] {
    var found: [Gap] = []
    for index in boxes {
      for axis in Axis.allCases {
        for isForward in [true, false] {
          guard let gap = gap(beside: index, axis, isForward: isForward, boxes) else { continue }
          let isKnown = found.contains {
            $0.axis == gap.axis && ($0.low - gap.low).magnitude < 0.5 && ($0.high - gap.high).magnitude < 0.5
          }
          if !isKnown { found.append(gap) }
        }
      }
    }
    return found.enumerated().sorted { one, other in
      if one.element.isMargin != other.element.isMargin { return other.element.isMargin }
      let (short, long) = (one.element.high - one.element.low, other.element.high - other.element.low)
      return (short, one.offset) < (long, other.offset)
    }.map(\.element)
  }

  /// From a box to the nearest one that faces it on one side, or to the edge of what is around.
  private func gap(beside index: Int, _ axis: Axis, isForward: Bool, _ boxes: [Int]) -> Gap? {
    let rect = layout.views[index].alignmentRect
    let edge = isForward ? rect.span(axis).high : rect.span(axis).low
    let around = layout.views[index].parent.map { holder(of: $0, boxes) } ?? 0
    let outer = around == 0 ? safeWindow : layout.views[around].alignmentRect
    var best = (
      distance: isForward ? outer.span(axis).high - edge : edge - outer.span(axis).low, neighbour: Int?.none,
      shared: rect.span(axis.other)
    )
    for other in boxes where other != index && !layout.contains(other, index) && !layout.contains(index, other) {
      let far = layout.views[other].alignmentRect
      let distance = isForward ? far.span(axis).low - edge : edge - far.span(axis).high
      let (one, two) = (rect.span(axis.other), far.span(axis.other))
      let shared = (low: max(one.low, two.low), high: min(one.high, two.high))
      let least = 0.25 * min(one.high - one.low, two.high - two.low)
      guard distance > -0.25, distance < best.distance, shared.high - shared.low > least else { continue }
      best = (distance, other, shared)
    }
    guard best.distance >= 0.5 else { return nil }
    // What is left over at an edge was never specified.
    let (start, end) = safeWindow.span(axis)
    guard best.neighbour != nil || best.distance <= (end - start) * Self.widestMargin else { return nil }
    let (low, high) = isForward ? (edge, edge + best.distance) : (edge - best.distance, edge)
    return Gap(
      axis: axis, low: low, high: high, shared: best.shared, isMargin: best.neighbour == nil,
      views: [index] + (best.neighbour.map { [$0] } ?? []))
  }

  /// The nearest view around that one sees, or the root.
  private func holder(of index: Int, _ boxes: [Int]) -> Int {
    var current = index
    while current != 0, !isSeen(current) || !boxes.contains(current) {
      guard let parent = layout.views[current].parent, parent < current else { return 0 }
      current = parent
    }
    return current
  }

  private var safeWindow: Rect {
    guard let root = layout.views.first else { return bounds }
    return root.windowFrame.inset(by: root.safeAreaInsets)
  }

  // MARK: Looks

  /// Numbers the looks that texts and boxes have, each once; returns how many there are.
  private mutating func gatherLooks(_ boxes: [Int]) -> Int {
    var numbers: [String: Int] = [:]
    var items: [(words: String, names: [String])] = []
    for index in boxes {
      let view = layout.views[index]
      guard let words = look(of: index) else { continue }
      let name = view.content.name
      if let number = numbers[words] {
        items[number - 1].names.append(name)
        addDisc(number, on: view, index)
        continue
      }
      guard items.count < Self.mostNumbers / 2 else { continue }
      items.append((words, [name]))
      numbers[words] = items.count
      addDisc(items.count, on: view, index)
    }
    for (position, item) in items.enumerated() {
      let names = item.names.count > 4 ? Array(item.names.prefix(3)) + ["\(item.names.count - 3) more"] : item.names
      list(
        LegendContent.Item(
          tone: .redline, number: position + 1, heading: item.words, lines: [names.joined(separator: ", ")]))
    }
    if !items.isEmpty { explain(.style) }
    return items.count
  }

  private mutating func addDisc(_ number: Int, on view: SolvedView, _ index: Int) {
    let rect = view.windowFrame
    addBadge(
      "", tone: .redline, number: number, from: Point(x: rect.maxX, y: rect.minY),
      to: Point(x: rect.maxX, y: rect.minY), measured: [index], mayCoverAnchor: false, owner: rect)
  }

  /// Font, size and colour of a text; size, fill and corners of a box; nil where there is nothing to say.
  private func look(of index: Int) -> String? {
    let view = layout.views[index]
    let content = view.content
    var words: [String] = []
    if content.kind.hasText, let run = content.text?.runs.first {
      words.append(run.font.words(scale: view.measurement?.fontScale ?? 1))
      words.append(content.textColor.hex)
    } else if !children.contains(index) || content.background != nil {
      words.append("\(view.windowFrame.width.badgeText) × \(view.windowFrame.height.badgeText)")
    }
    if let background = content.background, background.alpha > 0 { words.append("fill \(background.hex)") }
    if content.cornerRadius > 0 { words.append("radius \(content.cornerRadius.badgeText)") }
    if content.borderWidth > 0 {
      words.append("border \(content.borderWidth.badgeText) \(content.borderColor.hex)")
    }
    return words.isEmpty ? nil : words.joined(separator: "  ·  ")
  }
}

extension FontDescriptor {
  /// `system 17 semibold`, or the text style by which it grows.
  package func words(scale: Double) -> String {
    let slant = italic ? " italic" : ""
    let weightName = Self.weightNames.first { $0.weight == weight }?.name ?? "\(weight)"
    if let textStyle, size == 0 { return "\(family) \(textStyle.rawValue)\(slant)" }
    return "\(family) \((size * scale).badgeText) \(weightName)\(slant)"
      + (textStyle.map { ", as \($0.rawValue)" } ?? "")
  }
}

extension Color {
  /// `#1C1C1E`, with a share of opacity where it is not opaque.
  fileprivate var hex: String { "#" + hexDigits + (alpha < 0.995 ? " \(Int((alpha * 100).rounded())) %" : "") }
}
