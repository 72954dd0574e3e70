import ProofModel
import Resolving

/// Findings about where views came to lie.
extension FindingReporter {
  /// Frames drawn on this very canvas that differ from the solved ones by a point or more.
  mutating func reportMisplaced() {
    guard screen.isOnCanvas else { return }
    let hasControllers = hasControllers
    for position in visibleViews {
      // A controller's view that has the size of its container, not the one that it was drawn with: its own scene tells.
      guard let drawn = lowering.nodes[position].frame, !hasControllers || isInViewAsDrawn(position) else { continue }
      // A Mac's view that is nothing wide and nothing high was never drawn (`NSView.init()`).
      if lowering.isMac, drawn.size == .zero { continue }
      switch lowering.placements[position] {
      case .rules, .arranged: break
      default: continue
      }
      let solved = layout.views[position].frame
      let parts = [
        ("x", solved.x - drawn.x), ("y", solved.y - drawn.y), ("width", solved.width - drawn.width),
        ("height", solved.height - drawn.height),
      ].filter { abs($0.1) >= 1 - 1e-6 }
      guard !parts.isEmpty else { continue }
      layout.views[position].misplacedFrom = drawn
      let amounts = parts.map { "\($0.0) by \($0.1 > 0 ? "+" : "")\($0.1.shortText(digits: 1))" }
      let frame = [solved.x, solved.y, solved.width, solved.height].map { $0.shortText }.joined(separator: ", ")
      add(
        Finding(
          kind: .misplaced, severity: .warning,
          diagnostic: .warning(
            "misplaced-view", "'\(name(position))' does not lie where it is drawn: off in \(amounts.listed) pt",
            at: layout.views[position].content.span, hint: "frame: [\(frame)]"), views: [id(position)]))
    }
  }

  // MARK: Screen and safe area

  /// Views that leave the window, and contents that leave its safe area. What lies in a scroll view may.
  mutating func reportPlaces() {
    // A Mac's window takes the size that what is in it asks for.
    let grows = finished.lowering.isMac && screen.isOnCanvas
    let window = Rect(origin: .zero, size: grows ? layout.views[0].frame.size : layout.environment.windowSize)
    let safe = window.inset(by: screen.safeArea)
    let hasControllers = hasControllers
    // What is asked to be larger than what holds it sticks out on purpose, and what lies in it with it.
    var reported = listing.coveringViews
    for position in visibleViews where !isTransparent(position) {
      let view = layout.views[position]
      guard !view.windowFrame.isEmpty, !isScrolled(position), !reported.contains(position) else { continue }
      if let parent = view.parent, reported.contains(parent) {
        reported.insert(position)
        continue
      }
      // What scrolls adjusts its content by whatever of its frame lies above and below the safe area.
      let adjusts =
        view.content.kind.has(.scrolls) && !finished.lowering.isMac
        && finished.lowering.nodes[position].adjustsContentInset
      func missing(_ space: Rect) -> [Overhang] {
        overhang(seen(view), space).filter {
          (!adjusts || $0.edge.axis == .horizontal) && !isByOpenLength($0, of: position)
        }
      }
      var outside = missing(window)
      // In AppKit's windows borders lie on and beyond the edges, so that they do not show.
      if finished.lowering.isMac, outside.allSatisfy({ $0.points <= Self.leastBorder }) { outside = [] }
      if !outside.isEmpty {
        reported.insert(position)
        add(.outsideScreen, "outside-screen", "sticks out of the screen", position, outside)
        continue
      }
      guard view.content.kind.has(.essential) else { continue }
      let covered = missing(hasControllers ? safeRect(around: position) ?? safe : safe)
      guard !covered.isEmpty, !finished.lowering.isMac || covered.contains(where: { $0.points > Self.leastBorder })
      else { continue }
      add(.outsideSafeArea, "outside-safe-area", "leaves the safe area", position, covered)
    }
  }

  private mutating func add(
    _ kind: Finding.Kind, _ name: String, _ words: String, _ position: Int, _ parts: [Overhang]
  ) {
    let message = "'\(self.name(position))' \(words): \(parts.map(\.words).listed)"
    let diagnostic = Diagnostic.warning(
      name, message, at: layout.views[position].content.span, hint: remedy(position, parts))
    add(Finding(kind: kind, severity: .warning, diagnostic: diagnostic, views: [id(position)]))
  }

  private static let leastBorder = 2.0

  /// Where a view is seen: frames of AppKit's controls are larger than what they show.
  private func seen(_ view: SolvedView) -> Rect {
    layout.environment.isMac ? view.alignmentRect : view.windowFrame
  }

  private func remedy(_ position: Int, _ parts: [Overhang]) -> String {
    let side = parts.first?.edge ?? .top
    let edge = [.left: "leading", .right: "trailing"][side] ?? side.rawValue
    let relation = side == .left || side == .top ? ">=" : "<="
    return "\(name(position)).\(edge) \(relation) safe.\(edge)"
  }

  private var hasControllers: Bool { layout.views.contains { $0.content.bars != nil } }

  /// The safe area of the controller's view inside the screen that a view lies in; nil where there is none.
  private func safeRect(around position: Int) -> Rect? {
    // A closure would copy all of this value.
    guard let view = controllerView(around: position) else { return nil }
    return layout.views[view].windowFrame.inset(by: layout.views[view].safeAreaInsets)
  }

  /// The controller's view inside the screen that a view lies in, or is.
  private func controllerView(around position: Int) -> Int? {
    ([position] + layout.superviews(of: position)).first { layout.views[$0].content.bars != nil }
  }

  /// Whether the controller's view that a view lies in is as large as it was drawn, if it lies in one; it is none itself.
  private func isInViewAsDrawn(_ position: Int) -> Bool {
    guard let index = controllerView(around: position) else { return true }
    guard index != position, let drawn = lowering.nodes[index].frame?.size else { return false }
    let size = layout.views[index].frame.size
    return abs(size.width - drawn.width) < 0.5 && abs(size.height - drawn.height) < 0.5
  }

  private func isScrolled(_ position: Int) -> Bool {
    var current = layout.views[position].parent
    while let parent = current {
      let around = layout.views[parent].content
      switch around.kind {
      case .scroll, .table, .collection: return true
      // AppKit's scroll views and their clip views cut what they hold: documents, and the headers of tables.
      default: if around.clips, finished.lowering.isMac { return true }
      }
      current = layout.views[parent].parent
    }
    return false
  }

  /// How far a view reaches beyond one edge, in points.
  private struct Overhang {
    var edge: Edge
    var points: Double
    var words: String { "\(points.shortText(digits: 1)) pt at the \(edge.rawValue)" }
  }

  /// Whether a view reaches beyond an edge by a length that no rule gives, its own or that of what it lies in, and that may be so
  /// much less: what was drawn of it is no place where it will lie.
  private func isByOpenLength(_ part: Overhang, of position: Int) -> Bool {
    let length: LayoutAttribute = part.edge.axis == .horizontal ? .width : .height
    return ([position] + layout.superviews(of: position)).contains { view in
      layout.views[view].ambiguity.contains { $0.attribute == length && $0.value - $0.lower >= part.points }
    }
  }

  private func overhang(_ frame: Rect, _ outer: Rect) -> [Overhang] {
    let sides: [(Edge, Double)] = [
      (.left, outer.minX - frame.minX), (.right, frame.maxX - outer.maxX), (.top, outer.minY - frame.minY),
      (.bottom, frame.maxY - outer.maxY),
    ]
    return sides.filter { $0.1 > 0.5 }.map { Overhang(edge: $0.0, points: $0.1) }
  }

  // MARK: Overlaps

  /// Texts and controls that cover each other, and neighbours that a rule pushes into each other.
  mutating func reportOverlaps() {
    var reported: Set<[Int]> = []
    let leaves = visibleViews.filter {
      layout.views[$0].content.kind.has(.essential) && !layout.views[$0].windowFrame.isEmpty && !isOnlyTouched($0)
        && !isTransparent($0) && !isPlacedNowhere($0)
    }
    // Pairs grow with the square: beyond some hundred views only siblings are compared.
    let isSmall = leaves.count <= 300
    for (index, first) in leaves.enumerated() {
      for second in leaves[(index + 1)...] {
        guard isSmall || layout.views[first].parent == layout.views[second].parent else { continue }
        report(first, second, &reported)
      }
    }
    for constraint in lowering.constraints where constraint.origin == .authored {
      guard let pair = facingSiblings(constraint) else { continue }
      report(pair.0, pair.1, &reported)
    }
  }

  /// Whether neither a frame nor a rule says where a view lies, or one around it: nothing is known of what it covers.
  private func isPlacedNowhere(_ position: Int) -> Bool {
    ([position] + layout.superviews(of: position)).contains {
      lowering.placements[$0] == .unruled && lowering.nodes[$0].frame == nil
    }
  }

  /// Whether nothing is seen of a view, since it or one around it has no opacity.
  private func isTransparent(_ position: Int) -> Bool {
    ([position] + layout.superviews(of: position)).contains { layout.views[$0].content.alpha < 0.01 }
  }

  /// Whether a view is a button without words, picture and colour: an area to touch, which covers nothing.
  private func isOnlyTouched(_ position: Int) -> Bool {
    guard layout.views[position].content.kind == .button else { return false }
    let button = layout.views[position].content
    let styles: [ControlStyle] = [.plain, .system, .custom]
    return !layout.environment.isMac && (button.text?.string ?? "").isEmpty
      && button.asset == nil && button.imageSize == nil && (button.background?.alpha ?? 0) == 0
      && button.borderWidth == 0 && button.style.map(styles.contains) ?? true
  }

  private mutating func report(_ first: Int, _ second: Int, _ reported: inout Set<[Int]>) {
    // What is seen of a view lies in its frame; most pairs end here, before views are copied.
    guard !layout.views[first].isHidden, !layout.views[second].isHidden,
      layout.views[first].windowFrame.intersection(layout.views[second].windowFrame) != nil
    else { return }
    let (left, right) = (layout.views[first], layout.views[second])
    guard let one = clipped(seen(left), first, beside: second), let other = clipped(seen(right), second, beside: first),
      let shared = one.intersection(other), shared.width > 0.5, shared.height > 0.5, !layout.contains(first, second),
      !layout.contains(second, first),
      !isDrawnOver(first, second, shared), !isBeneathPanel(first, second),
      reported.insert([min(first, second), max(first, second)]).inserted
    else { return }
    let size = "\(shared.width.shortText(digits: 1)) × \(shared.height.shortText(digits: 1))"
    let distinct = Finding.distinctNames([(name(first), left.path), (name(second), right.path)])
    let names = (distinct[0] ?? name(first), distinct[1] ?? name(second))
    add(
      Finding(
        kind: .overlap, severity: .warning,
        diagnostic: .warning(
          "overlapping-views", "'\(names.0)' and '\(names.1)' cover each other by \(size) pt", at: left.content.span,
          notes: [.init("'\(names.1)' is here", at: right.content.span)],
          hint: "\(names.1).top >= \(names.0).bottom + 8"), views: [id(first), id(second)]))
  }

  /// What the scroll views, tables, collections and other views that clip what is in them leave of a view to be seen beside
  /// another one, which does not lie in them: what is below a table's end is under nothing that lies there.
  private func clipped(_ frame: Rect, _ position: Int, beside other: Int) -> Rect? {
    var frame = frame
    for parent in layout.superviews(of: position)
    where layout.views[parent].content.kind.has(.scrolls) || layout.views[parent].content.clips {
      // What scrolls the other one too moves both.
      if layout.contains(parent, other) { break }
      guard let part = frame.intersection(layout.views[parent].windowFrame) else { return nil }
      frame = part
    }
    return frame
  }

  /// By how much more of a view another one may cover it than where it was drawn: what scales with the screen covers the
  /// same share of it.
  private static let drawnShare = 0.1

  /// Whether two views of Interface Builder's already cover each other as they were drawn, by as much: a badge, two fields of
  /// which one is shown at a time. Their author saw it (223 of 306 findings in 14 apps' storyboards).
  private func isDrawnOver(_ first: Int, _ second: Int, _ shared: Rect) -> Bool {
    guard !screen.isCode, let one = drawnInRoot(first), let other = drawnInRoot(second),
      let drawn = one.intersection(other), drawn.width > 0.5, drawn.height > 0.5
    else { return false }
    func share(_ part: Rect, _ left: Rect, _ right: Rect) -> Double {
      part.width * part.height / max(1, min(left.width * left.height, right.width * right.height))
    }
    return share(shared, seen(layout.views[first]), seen(layout.views[second]))
      <= share(drawn, one, other) + Self.drawnShare
  }

  /// Whether the one behind lies in a panel that another opaque one was drawn over: of such code shows one at a time, and nothing
  /// of it is seen beside what the other holds.
  private func isBeneathPanel(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (branch(of: first, beside: second), branch(of: second, beside: first))
    guard one != other else { return false }
    let (back, front, panel) = one < other ? (first, second, other) : (second, first, one)
    guard panel != front, !screen.isCode, layout.views[panel].content.background?.alpha ?? 0 >= 1,
      let drawn = drawnInRoot(panel), let covered = drawnInRoot(back), let shared = drawn.intersection(covered)
    else { return false }
    return shared.width > covered.width - 0.5 && shared.height > covered.height - 0.5
  }

  /// A view, or the one around it that holds another one no longer.
  private func branch(of position: Int, beside other: Int) -> Int {
    var current = position
    for parent in layout.superviews(of: position) where !layout.contains(parent, other) { current = parent }
    return current
  }

  /// A view's drawn frame in the root's space; nil where one around it was not drawn.
  private func drawnInRoot(_ position: Int) -> Rect? {
    guard var frame = lowering.nodes[position].frame else { return nil }
    for parent in layout.superviews(of: position) where parent != 0 {
      guard let outer = lowering.nodes[parent].frame else { return nil }
      frame = frame.offset(x: outer.x, y: outer.y)
    }
    return frame
  }

  /// The two siblings of a rule that sets facing edges against each other.
  private func facingSiblings(_ constraint: LoweredConstraint) -> (Int, Int)? {
    let terms = constraint.words.terms
    guard terms.count == 2, case .view(let first) = terms[0].item, case .view(let second) = terms[1].item,
      first != second, layout.views[first].parent == layout.views[second].parent,
      terms[0].attribute.kind == .location, terms[0].attribute.opposite == terms[1].attribute,
      terms[0].attribute != terms[1].attribute
    else { return nil }
    return (first, second)
  }

  // MARK: Touch targets

  /// Buttons below 44 × 44 pt (48 on Android); what has no size at all is left over, not small.
  mutating func reportSmallTargets() {
    let platform = layout.environment.platform
    guard platform != .mac else { return }
    let least = platform == .android ? 48.0 : 44.0
    for position in visibleViews where layout.views[position].content.kind == .button {
      let size = layout.views[position].frame.size
      guard size.width > 0, size.height > 0, size.width < least - 0.01 || size.height < least - 0.01 else { continue }
      let side = size.height < least ? "height" : "width"
      add(
        Finding(
          kind: .smallTarget, severity: .note,
          diagnostic: Diagnostic(
            .note, "small-target",
            "'\(name(position))' is \(size.width.shortText(digits: 1)) × \(size.height.shortText(digits: 1)) pt, "
              + "less than \(least.shortText) × \(least.shortText) to touch",
            at: layout.views[position].content.span, hint: "\(name(position)).\(side) >= \(least.shortText)"),
          views: [id(position)]))
    }
  }
}
