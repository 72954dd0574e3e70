import AutoLayout
internal import ProofModel
import Resolving

/// Controls that cannot be seen or touched as they are meant.
extension LayoutInspector {
  // MARK: Squeezed

  /// Controls smaller than the size that they draw themselves in: they are drawn in it, over what is beside them.
  mutating func inspectControls() {
    inspectTargets()
    // Asked where a control is squeezed, which few are.
    var ruled: [Axis: Set<Int>]?
    for position in essentialViews where layout.views[position].content.kind.has(.keepsSize) {
      let view = layout.views[position]
      let natural = metrics.intrinsicContent(of: system.screen.nodes[position], maxWidth: view.alignmentRect.width)
      var parts: [String] = []
      var hint: String?
      for (axis, own, size) in [
        (Axis.horizontal, natural.width, view.alignmentRect.width),
        (.vertical, natural.height, view.alignmentRect.height),
      ] {
        // Interface Builder records 49 × 31 for a switch that nobody sized, and the control ignores its frame's size.
        guard let own, own - size > 0.5 else { continue }
        let known = ruled ?? ruledAxes
        ruled = known
        guard known[axis]?.contains(position) ?? false else { continue }
        let word = axis == .horizontal ? "width" : "height"
        parts.append(
          "\(size.shortText(digits: 1)) pt \(axis == .horizontal ? "wide" : "high") for \(own.shortText(digits: 1))")
        hint = hint ?? "\(name(position)).\(word) >= \(own.shortText(digits: 1))"
      }
      guard !parts.isEmpty else { continue }
      add(
        .warning,
        .warning(
          "squeezed-control",
          "'\(name(position))', a \(view.content.kind.name), is \(parts.joined(separator: ", ")): it draws in its own size",
          at: view.content.span, hint: hint), [position])
    }
  }

  /// Views that someone wrote a rule about, by axis; what lies in a stack is its stack's.
  private var ruledAxes: [Axis: Set<Int>] {
    let written = system.isShownWritten
    var result: [Axis: Set<Int>] = [:]
    for position in layout.constraints.indices {
      switch layout.constraints[position].origin {
      case .authored where !written[position]: continue
      case .autoresizing, .implied, .hugging, .compression: continue
      default: break
      }
      for term in layout.constraints[position].terms {
        if case .view(let view) = term.anchor.item { result[term.anchor.attribute.axis, default: []].insert(view) }
      }
    }
    return result
  }

  // MARK: Targets

  /// The size below which a target is too small whatever is beside it, by WCAG 2.2, 2.5.8.
  private static let leastTarget = 24.0

  /// Buttons of which less than 24 pt can be touched and which have another target so near that one may be taken for the
  /// other (WCAG 2.2, 2.5.8): a circle of 24 pt around the one meets the other.
  private mutating func inspectTargets() {
    guard !layout.environment.isMac else { return }
    let targets = essentialViews.filter { layout.views[$0].content.kind.isControl }
    let areas = Dictionary(uniqueKeysWithValues: targets.map { ($0, touchedArea($0)) })
    for position in targets where layout.views[position].content.kind == .button {
      guard let area = areas[position] ?? nil,
        area.width < Self.leastTarget - 0.01 || area.height < Self.leastTarget - 0.01
      else { continue }
      let radius = Self.leastTarget / 2
      let circle = Rect(x: area.midX - radius, y: area.midY - radius, width: 2 * radius, height: 2 * radius)
      let near = targets.first { other in
        guard other != position, let area = areas[other] ?? nil, let shared = area.intersection(circle) else {
          return false
        }
        return shared.width > 0.5 && shared.height > 0.5
      }
      guard let near else { continue }
      add(
        .warning,
        .warning(
          "crowded-target",
          "'\(name(position))' can be touched on \(area.width.shortText(digits: 1)) × \(area.height.shortText(digits: 1)) pt "
            + "only, and '\(name(near))' is within 12 pt of its middle",
          at: layout.views[position].content.span, hint: "\(name(position)).height >= 44"), [position, near])
    }
  }

  /// What of a view lies in the window and in all that clips it, in window space.
  func touchedArea(_ position: Int) -> Rect? {
    var area: Rect? = layout.views[position].windowFrame
    var current = layout.views[position].parent
    while let parent = current, let rest = area {
      if layout.views[parent].content.clips || parent == 0 {
        area = rest.intersection(layout.views[parent].windowFrame)
      }
      // What scrolls can be scrolled to.
      if layout.views[parent].content.kind.has(.scrolls) { return layout.views[position].windowFrame }
      current = layout.views[parent].parent
    }
    return area
  }

  // MARK: Cut-outs

  /// Less of a view below the camera hides nothing of it, in points.
  private static let leastCovered = 2.0

  /// Texts and controls below the camera's housing, where nothing can be seen or touched.
  mutating func inspectCutout() {
    guard let cutout = layout.environment.cutout else { return }
    for position in essentialViews {
      guard let shared = shownRect(position).intersection(cutout), shared.width > Self.leastCovered,
        shared.height > Self.leastCovered,
        !isScrolled(position)
      else { continue }
      let size = "\(shared.width.shortText(digits: 1)) × \(shared.height.shortText(digits: 1))"
      let edge =
        switch layout.environment.orientation {
        case .portrait: "top"
        case .upsideDown: "bottom"
        case .landscape: "left"
        case .landscapeRight: "right"
        }
      let relation = edge == "top" || edge == "left" ? ">=" : "<="
      add(
        .warning,
        .warning(
          "under-cutout", "\(size) pt of '\(name(position))' lie below the camera at the \(edge)",
          at: layout.views[position].content.span, hint: "\(name(position)).\(edge) \(relation) safe.\(edge)"),
        [position])
    }
  }

  /// Where something of a view is seen, in window space: of a label without a ground its text, which may be far from its
  /// edges.
  private func shownRect(_ position: Int) -> Rect {
    let view = layout.views[position]
    let frame = view.windowFrame
    guard view.content.kind == .label, view.content.background == nil, let text = view.content.text,
      let size = view.measurement?.size, size.width < frame.width
    else { return frame }
    let room = frame.width - size.width
    let before: Double
    switch text.alignment {
    case .center: before = room / 2
    case .left: before = 0
    case .right: before = room
    case .natural: before = view.content.direction == .rightToLeft ? room : 0
    case .justified: return frame
    }
    return Rect(x: frame.x + before, y: frame.y, width: size.width, height: frame.height)
  }

  private func isScrolled(_ position: Int) -> Bool {
    layout.superviews(of: position).contains { layout.views[$0].content.kind.has(.scrolls) }
  }
}
