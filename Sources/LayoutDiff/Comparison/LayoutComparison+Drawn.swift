public import AutoLayout
import ProofModel
import Resolving

extension DrawnPlaces {
  /// - Parameters:
  ///   - layout: of the file's own canvas.
  ///   - flagged: ids of views whose frames the file itself says to be of an earlier save.
  ///   - open: ids of views that the file itself says to be ambiguous; nil where its tools did not say so.
  ///   - selfSizing: ids of cells whose tables find out their heights.
  public init(
    _ layout: SolvedLayout, flagged: Set<String>, open: Set<String>? = nil, selfSizing: Set<String> = []
  ) {
    let screen = layout.system?.screen.nodes ?? []
    let nodes = screen.count == layout.views.count ? screen : []
    let placed = CanvasFrames.framePlaced(layout)
    let isOtherCanvas = Self.isOtherCanvas(nodes, layout)
    var (frames, ruled): ([String: Rect], Set<String>) = ([:], [])
    // By position: in the root's space what was recorded, and what is judged.
    var outer: [Rect?] = []
    var places: [Place?] = []
    var inner: [String: (place: Place, parent: String)] = [:]
    // Whether nothing is known of a view's place since its frame, or that of a view around it, is of an earlier save.
    var isUnknown: [Bool] = []
    for (position, node) in nodes.enumerated() {
      let (id, isFlagged) = (node.content.id, flagged.contains(node.content.id))
      var frame = node.frame
      if let parent = node.parent {
        frame = parent < outer.count ? outer[parent].flatMap { frame?.offset(x: $0.x, y: $0.y) } : nil
      } else {
        frame = frame.map { Rect(origin: .zero, size: $0.size) }
      }
      if isFlagged { frame = nil }
      outer.append(frame)
      if let frame { frames[id] = frame }
      if !placed.contains(position) { ruled.insert(id) }
      let place =
        isOtherCanvas
        ? Self.ownSize(position, nodes, layout) : Self.place(position, nodes, layout, places, selfSizing)
      places.append(isFlagged ? nil : place)
      let isInUnknown = node.parent.map { isUnknown[$0] } ?? false
      // Where AppKit's scroll view puts what it shows says nothing, and yet what lies in that is told in its space.
      let isScrolled = node.parent.map { Self.isPlacedByScroll(nodes[$0].content, layout) } ?? false
      let isPane = Self.isPaneByRules(position, nodes, layout)
      if isPane { places[position] = nil }
      isUnknown.append(isFlagged || (isScrolled || isInUnknown || isPane) && places[position] == nil)
      guard !isFlagged, !isOtherCanvas, !isScrolled, let parent = node.parent, let recorded = node.frame,
        places[position] != nil || isInUnknown && Self.isAsDrawn(parent, nodes, layout)
      else { continue }
      inner[id] = (Place(recorded: recorded, solved: layout.views[position].frame), nodes[parent].content.id)
    }
    var judged: [String: Place] = [:]
    for (node, place) in zip(nodes, places) { judged[node.content.id] = place }
    self.init(frames: frames, places: judged, innerPlaces: inner, ruled: ruled, flagged: flagged, open: open)
    isMac = layout.environment.isMac
    let safe = layout.views.first?.safeAreaInsets ?? .zero
    bars = isMac ? [] : [20, 44, 64, safe.top, safe.bottom]
  }

  /// Whether the canvas that is solved is not the one that the frames were recorded on: the other side's, on which both are drawn,
  /// is another device's, or shows a status bar that this one left out; or a Mac's root is as large as its rules ask for, and was drawn
  /// otherwise. Frames say nothing of it then.
  private static func isOtherCanvas(_ nodes: [LayoutNode], _ layout: SolvedLayout) -> Bool {
    guard let root = nodes.first, let recorded = root.frame?.size, !isOwnSpace(root.content.kind) else { return false }
    let (solved, window) = (layout.views[0].frame.size, layout.environment.windowSize)
    if layout.environment.isMac { return root.sizeGivesWay && !isAsLarge(recorded, solved) }
    return isAsLarge(solved, window) && !isAsLarge(recorded, solved)
  }

  /// What is known of a Mac's view on another canvas than the one that is solved: how large its contents made it. Where it lay
  /// follows from the canvas.
  private static func ownSize(_ position: Int, _ nodes: [LayoutNode], _ layout: SolvedLayout) -> Place? {
    guard layout.environment.isMac, nodes[position].children.isEmpty, let recorded = nodes[position].frame else {
      return nil
    }
    let solved = layout.views[position].windowFrame
    return Place(recorded: Rect(origin: solved.origin, size: recorded.size), solved: solved)
  }

  /// What was recorded and what is solved of a view in what both are told in; nil where nothing is known of it.
  ///
  /// - Parameter places: of the views before it.
  private static func place(
    _ position: Int, _ nodes: [LayoutNode], _ layout: SolvedLayout, _ places: [Place?], _ selfSizing: Set<String>
  ) -> Place? {
    let (node, solved) = (nodes[position], layout.views[position].frame)
    guard let recorded = node.frame else { return nil }
    guard let parent = node.parent else {
      return Place(recorded: Rect(origin: .zero, size: recorded.size), solved: Rect(origin: .zero, size: solved.size))
    }
    guard parent < places.count else { return nil }
    let around = nodes[parent].content
    let isMac = layout.environment.isMac
    if isPlacedByScroll(around, layout) { return nil }
    // Xcode 6 recorded no frames of cells' content views.
    let cell = nodes[parent].parent.flatMap { nodes[$0].content.kind == .tableCell ? $0 : nil }
    guard !isMac, cell != nil || around.bars != nil || isOwnSpace(around.kind) else {
      return places[parent].map { outer in
        Place(
          recorded: recorded.offset(x: outer.recorded.x, y: outer.recorded.y),
          solved: solved.offset(x: outer.solved.x, y: outer.solved.y))
      }
    }
    // A cell that is as high as what it holds, or a controller's view in a container, is the canvas' own where it is as large as
    // it was drawn.
    let holder = cell ?? parent
    let isOfItself =
      around.kind == .collectionCell || around.bars != nil || selfSizing.contains(nodes[holder].content.id)
    if isOfItself, let drawn = nodes[holder].frame, !isAsLarge(layout.views[holder].frame.size, drawn.size) {
      return nil
    }
    return Place(recorded: recorded, solved: solved)
  }

  /// Whether it is a pane of a Mac's split view that is as large as its panes were drawn together, and rules make the pane another
  /// size than that: the canvas places panes by their frames and asks no rule (files: json-mapper).
  static func isPaneByRules(_ position: Int, _ nodes: [LayoutNode], _ layout: SolvedLayout) -> Bool {
    guard layout.environment.isMac, let split = nodes[position].parent, nodes[split].content.kind == .split,
      let recorded = nodes[position].frame
    else { return false }
    let isAcross = nodes[split].content.axis ?? .horizontal == .horizontal
    let end = nodes[split].children.compactMap { nodes[$0].frame.map { isAcross ? $0.maxX : $0.maxY } }.max() ?? 0
    func extent(_ size: Size) -> Double { isAcross ? size.width : size.height }
    return (end - extent(layout.views[split].frame.size)).magnitude < 1
      && (extent(recorded.size) - extent(layout.views[position].frame.size)).magnitude >= 1
  }

  /// Whether it is AppKit's scroll view, or what it shows: what these hold is as large as they make it.
  private static func isPlacedByScroll(_ around: ResolvedView, _ layout: SolvedLayout) -> Bool {
    layout.environment.isMac && (around.clips || around.kind.has(.scrolls))
  }

  /// Whether a view is as large as it was drawn, where it is AppKit's; of others it is not asked.
  private static func isAsDrawn(_ view: Int, _ nodes: [LayoutNode], _ layout: SolvedLayout) -> Bool {
    guard layout.environment.isMac else { return true }
    return nodes[view].frame.map { isAsLarge($0.size, layout.views[view].frame.size) } ?? false
  }

  /// Whether what lies in a view of UIKit's is told in its own space.
  private static func isOwnSpace(_ kind: ViewKind) -> Bool {
    kind == .tableCell || kind == .collectionCell || kind.has(.scrolls)
  }

  private static func isAsLarge(_ one: Size, _ other: Size) -> Bool {
    (one.width - other.width).magnitude < 1 && (one.height - other.height).magnitude < 1
  }
}

/// What Xcode recorded otherwise than we solved it: how far a view moved there is nothing that we know.
extension LayoutComparison {
  /// The axes along which both sides' recorded frames say otherwise of a movement or a growth: a control that we measure
  /// otherwise than the tools did, a rule that we do not have.
  func contradictedAxes(_ pair: ViewMatching.Pair, _ kind: Change.Kind, _ old: Rect, _ new: Rect) -> Set<Axis> {
    if kind == .resized, Self.isDrawnAsPicture(expected, pair.expected) != Self.isDrawnAsPicture(actual, pair.actual) {
      return Set(Axis.allCases)
    }
    guard let (places, drawn) = evidence(of: pair) else { return [] }
    // A cell that is drawn by itself is as high as its table makes it, and on no device as high as that; as wide it is as this.
    let root = actual.views[0].content.kind
    let isCell = [.tableCell, .collectionCell].contains(root) && drawn.isAnew
    let isMeasuredOtherwise = kind == .resized && isInStandIn(pair)
    return Set(
      Axis.allCases.filter { axis in
        let told = Self.number(new, kind, axis) - Self.number(old, kind, axis)
        guard let before = places.before, let after = places.after else {
          // What Xcode recorded of a text in a font of its own it measured in that, whatever canvas the earlier side has.
          let isOfText = isMeasuredOtherwise && places.after != nil
          guard isOfText || drawn.isAnew && !drawn.isOfOtherTools, let side = places.after ?? places.before else {
            return false
          }
          return DrawnPlaces.contradict(
            told, Self.numbers(side, kind, axis), isLater: places.after != nil, axis)
        }
        let numbers = (before: Self.numbers(before, kind, axis), after: Self.numbers(after, kind, axis))
        if isCell, root == .collectionCell || axis == .vertical,
          DrawnPlaces.isFar(told, numbers.after.recorded - numbers.before.recorded, axis)
        {
          return true
        }
        let growth = kind == .moved || isMeasuredOtherwise ? Self.lackOfGrowth(before, after, axis) : 0
        return DrawnPlaces.contradict(told, numbers.before, numbers.after, axis, drawn, growth: growth)
      })
  }

  /// Whether a movement or a growth is of less than a point, and the file, which Xcode laid out anew, has none: what we round
  /// otherwise.
  func isRoundingAlone(_ pair: ViewMatching.Pair, _ kind: Change.Kind, _ old: Rect, _ new: Rect) -> Bool {
    guard let (places, drawn) = evidence(of: pair), drawn.isAnew, let before = places.before, let after = places.after
    else { return false }
    return Axis.allCases.allSatisfy { axis in
      let told = Self.number(new, kind, axis) - Self.number(old, kind, axis)
      let recorded = Self.number(after.recorded, kind, axis) - Self.number(before.recorded, kind, axis)
      return told.magnitude < 0.99 && recorded.magnitude < 0.01
    }
  }

  /// Whether a Mac's view that its mask places instead of rules, or the other way, lies about where its file records it, and was
  /// recorded there before: where we find it elsewhere on either side, that is our measuring's doing.
  func isAsRecorded(_ pair: ViewMatching.Pair) -> Bool {
    guard actual.environment.isMac, actual.system?.screen.isOnCanvas ?? false, let (places, _) = evidence(of: pair),
      converted.contains(pair.actual), let before = places.before, let after = places.after
    else { return false }
    return CanvasFrames.isRounding(before.recorded, after.recorded, by: 0.01)
      && !DrawnPlaces.isFar(after)
  }

  /// Sets what the recorded frames say of a movement or a growth.
  func judge(_ change: inout Change, _ pair: ViewMatching.Pair, _ old: Rect, _ new: Rect) {
    let kind = change.kind
    change.openAxes = openAxes(pair, kind)
    change.contestedAxes = contestedAxes(pair, kind, old, new)
    change.contradictedAxes = contradictedAxes(pair, kind, old, new)
    guard let (places, drawn) = evidence(of: pair), let before = places.before, let after = places.after else { return }
    for axis in Axis.allCases {
      let numbers = (Self.numbers(before, kind, axis), Self.numbers(after, kind, axis))
      let told = Self.number(new, kind, axis) - Self.number(old, kind, axis)
      if DrawnPlaces.confirm(told, numbers.0, numbers.1, drawn) {
        change.confirmedAxes.insert(axis)
        change.contestedAxes.remove(axis)
      }
      // Less than a point beside an amount that the file denies is of the same measuring.
      let isSame = (numbers.1.recorded - numbers.0.recorded).magnitude < 0.01
      if drawn.isAnew, !change.contradictedAxes.isEmpty, told.magnitude < 0.99, isSame {
        change.contradictedAxes.insert(axis)
      }
    }
    // Of frames that nobody laid out anew what the rules leave open is said to be that.
    if !drawn.isAnew { change.contradictedAxes.subtract(change.openAxes.union(change.contestedAxes)) }
    guard drawn.isAnew, !drawn.isOfOtherTools else { return }
    func lack(_ axis: Axis) -> Double {
      guard !change.contradictedAxes.contains(axis) else { return 0 }
      let numbers = (before: Self.numbers(before, kind, axis), after: Self.numbers(after, kind, axis))
      return DrawnPlaces.lack(
        of: Self.number(new, kind, axis) - Self.number(old, kind, axis), numbers.before, numbers.after,
        bars: axis == .vertical ? drawn.bars : [])
    }
    change.lack = Point(x: lack(.horizontal), y: lack(.vertical))
    guard !change.contradictedAxes.isEmpty else { return }
    func recorded(_ axis: Axis) -> Double {
      guard change.contradictedAxes.contains(axis) else { return 0 }
      return Self.number(after.recorded, kind, axis) - Self.number(before.recorded, kind, axis)
    }
    // How far it moved in a superview whose own record says nothing is not how far it moved on the screen.
    if kind == .moved, !actual.environment.isMac, !isOfWhole(pair) { return }
    change.recorded = Point(x: recorded(.horizontal), y: recorded(.vertical))
  }

  /// What the file's sides record of a view, and what is known of the later one; nil where both are not its own work.
  func evidence(of pair: ViewMatching.Pair) -> (
    places: (before: DrawnPlaces.Place?, after: DrawnPlaces.Place?), later: DrawnPlaces
  )? {
    guard let earlier = expectedInputs.drawn, let later = actualInputs.drawn else { return nil }
    var pair = pair
    // What AppKit's scroll view shows lies and grows as that does.
    if actual.environment.isMac, actual.views[pair.actual].content.clips,
      let outer = actual.views[pair.actual].parent, actual.views[outer].content.kind.has(.scrolls),
      let other = expected.views[pair.expected].parent, views.toExpected[outer] == other
    {
      pair = ViewMatching.Pair(expected: other, actual: outer)
    }
    let ids = (expected.views[pair.expected].content.id, actual.views[pair.actual].content.id)
    return (DrawnPlaces.pair((earlier, ids.0), (later, ids.1)), later)
  }

  private func isOfWhole(_ pair: ViewMatching.Pair) -> Bool {
    guard let earlier = expectedInputs.drawn, let later = actualInputs.drawn else { return false }
    let ids = (expected.views[pair.expected].content.id, actual.views[pair.actual].content.id)
    return DrawnPlaces.areOfWhole((earlier, ids.0), (later, ids.1))
  }

  static func number(_ frame: Rect, _ kind: Change.Kind, _ axis: Axis) -> Double {
    kind == .resized ? frame.size[axis] : frame.origin[axis]
  }

  static func numbers(_ place: DrawnPlaces.Place, _ kind: Change.Kind, _ axis: Axis) -> (
    solved: Double, recorded: Double
  ) {
    (number(place.solved, kind, axis), number(place.recorded, kind, axis))
  }

  /// How much more a view grew by its record than on the canvas, in points.
  private static func lackOfGrowth(_ before: DrawnPlaces.Place, _ after: DrawnPlaces.Place, _ axis: Axis) -> Double {
    (after.recorded.size[axis] - before.recorded.size[axis]) - (after.solved.size[axis] - before.solved.size[axis])
  }

  /// Whether a view that nothing but its recorded frame places is as large as its picture, and its frame is not.
  private static func isDrawnAsPicture(_ layout: SolvedLayout, _ position: Int) -> Bool {
    guard let nodes = layout.system?.screen.nodes, nodes.count == layout.views.count,
      let frame = nodes[position].frame, let picture = nodes[position].content.imageSize,
      let parent = nodes[position].parent, !placing.contains(nodes[parent].content.kind)
    else { return false }
    let size = layout.views[position].frame.size
    let isAsPicture = Axis.allCases.contains { axis in
      (size[axis] - picture[axis]).magnitude < 1 && (frame.size[axis] - picture[axis]).magnitude > 8
    }
    guard isAsPicture else { return false }
    return !layout.constraints.contains { rule in
      rule.origin == .authored && rule.terms.contains { $0.anchor.item == .view(position) }
    }
  }

  /// Whose views are as large as they ask for.
  private static let placing: Set<ViewKind> = [.stack, .grid]
}

extension Size {
  fileprivate subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}
