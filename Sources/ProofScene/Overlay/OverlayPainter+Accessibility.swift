internal import AutoLayout
internal import Inspecting
internal import ProofModel
internal import Resolving

/// Who cannot see or aim well: the order in which views are read, how texts stand out, what is large enough to touch, and
/// what does not fit at the largest text size. Findings are those of `check`; what could not be measured is counted.
extension OverlayPainter {
  private static let findingWords = [
    "low-contrast": "contrast", "small-text": "small text", "small-target": "small target",
    "crowded-target": "crowded target", "squeezed-control": "squeezed", "under-cutout": "under the camera",
    "clipped-text": "text clipped", "overlapping-views": "overlap", "fixed-width-clips": "clips in another language",
  ]

  mutating func paintAccessibility() {
    guard let notes = options.accessibility else { return }
    let contrasts = Dictionary(notes.contrasts.map { ($0.view, $0.contrast) }, uniquingKeysWith: { first, _ in first })
    let told = paintFindings(notes)
    for (number, index) in readingOrder.enumerated() where isInFocus(index) {
      let view = layout.views[index]
      if view.content.kind.isControl { paintTarget(view, isTold: told.contains(index)) }
      var words: [String] = []
      if case .measured(let measured)? = contrasts[index] { words.append(measured.words) }
      let corner = view.windowFrame.origin
      addBadge(
        words.joined(), tone: told.contains(index) ? .warning : .reading, number: number + 1, from: corner, to: corner,
        measured: [index], mayCoverAnchor: false, owner: view.windowFrame)
      explain(.reading)
    }
    listUnmeasured(notes, contrasts)
  }

  /// Texts and controls as a page is read: from the top, then from the leading edge; what stands side by side is one line.
  private var readingOrder: [Int] {
    let seen = layout.views.indices.filter { index in
      let view = layout.views[index]
      guard !view.isHidden, view.content.kind.has(.essential), view.windowFrame.isDrawable, view.content.alpha > 0.01,
        view.windowFrame.overlaps(bounds)
      else { return false }
      return !(view.content.kind == .label && (view.content.text?.string.isEmpty ?? true))
    }
    let isTurned = layout.environment.direction == .rightToLeft
    var rows: [[Int]] = []
    for index in seen.sorted(by: { layout.views[$0].windowFrame.midY < layout.views[$1].windowFrame.midY }) {
      let rect = layout.views[index].windowFrame
      if let first = rows.last?.first {
        let other = layout.views[first].windowFrame
        let shared = min(rect.maxY, other.maxY) - max(rect.minY, other.minY)
        if shared > 0.5 * min(rect.height, other.height) {
          rows[rows.count - 1].append(index)
          continue
        }
      }
      rows.append([index])
    }
    return rows.flatMap { row in
      row.sorted {
        let (one, two) = (layout.views[$0].windowFrame.minX, layout.views[$1].windowFrame.minX)
        return one == two ? $0 < $1 : isTurned ? one > two : one < two
      }
    }
  }

  /// Outlines what `check` found, and lists it; the views that it is about.
  private mutating func paintFindings(_ notes: AccessibilityNotes) -> Set<Int> {
    var told: Set<Int> = []
    for finding in notes.findings {
      guard let words = Self.findingWords[finding.diagnostic.id], isInFocus(finding) else { continue }
      let shown = finding.views.compactMap { layout.index(of: $0) }.filter {
        !layout.views[$0].isHidden && layout.views[$0].windowFrame.isDrawable
      }
      guard let first = shown.first else { continue }
      list(LegendContent.Item(tone: .warning, number: nil, heading: finding.diagnostic.message, lines: []))
      explain(.warning)
      told.formUnion(shown.prefix(1))
      outline(layout.views[first].windowFrame, .warning, dash: [1.5 * unit, 1.5 * unit])
      // The ratio itself says that it is one of contrast.
      guard finding.diagnostic.id != "low-contrast" else { continue }
      let rect = layout.views[first].windowFrame
      let bottom = Point(x: rect.midX, y: rect.maxY)
      addBadge(words, tone: .warning, from: bottom, to: bottom, measured: [first], mayCoverAnchor: false, owner: rect)
    }
    for (index, view) in layout.views.enumerated()
    where notes.clippedAtLargest.contains(view.content.id) && !view.isHidden && isInFocus(index) {
      let bottom = Point(x: view.windowFrame.midX, y: view.windowFrame.maxY)
      addBadge(
        "clips at ax5", tone: .warning, from: bottom, to: bottom, measured: [index], mayCoverAnchor: false,
        owner: view.windowFrame)
      explain(.largest)
    }
    return told
  }

  /// The least square around the middle of what is touched, where the view is smaller.
  private mutating func paintTarget(_ view: SolvedView, isTold: Bool) {
    let least = layout.environment.platform == .android ? 48.0 : 44.0
    let rect = view.windowFrame
    guard !layout.environment.isMac, rect.width > 0.5, rect.height > 0.5 else { return }
    let width = max(rect.width, least)
    let height = max(rect.height, least)
    let target = Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    let tone: Tone = isTold ? .warning : .reading
    canvas.stroke(.roundedRect(target, radius: 4 * unit), casing(0.7), width: 2 * unit)
    canvas.stroke(.roundedRect(target, radius: 4 * unit), ink(tone), width: 0.8 * unit, dash: [3 * unit, 2 * unit])
    explain(.target)
  }

  /// How much was measured, and why the rest was not.
  private mutating func listUnmeasured(_ notes: AccessibilityNotes, _ contrasts: [Int: TextContrast]) {
    guard !notes.contrasts.isEmpty else { return }
    var reasons: [(words: String, names: [String])] = []
    var measured = 0
    for (view, contrast) in notes.contrasts {
      switch contrast {
      case .measured: measured += 1
      case .unmeasured(let words):
        let name = layout.views[view].content.name
        if let known = reasons.firstIndex(where: { $0.words == words }) {
          reasons[known].names.append(name)
        } else {
          reasons.append((words, [name]))
        }
      }
    }
    let left = notes.contrasts.count - measured
    let texts = notes.contrasts.count == 1 ? "1 text" : "\(notes.contrasts.count) texts"
    let lines = reasons.map { reason in
      let names =
        reason.names.count > 4 ? Array(reason.names.prefix(3)) + ["\(reason.names.count - 3) more"] : reason.names
      return "\(names.joined(separator: ", ")): \(reason.words)"
    }
    list(
      LegendContent.Item(
        tone: .reading, number: nil,
        heading: "contrast of \(texts): \(measured) measured, \(left) not measured", lines: lines))
  }
}
