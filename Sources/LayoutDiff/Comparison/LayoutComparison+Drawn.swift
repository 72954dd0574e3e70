public import AutoLayout
import ProofModel

extension DrawnPlaces {
  /// - Parameter flagged: ids of views whose frames the file itself says to be of an earlier save.
  public init(_ layout: SolvedLayout, isOnCanvas: Bool, flagged: Set<String>) {
    var frames: [String: Rect] = [:]
    var ruled: Set<String> = []
    let screen = layout.system?.screen.nodes ?? []
    let nodes = screen.count == layout.views.count ? screen : []
    let placed = CanvasFrames.framePlaced(layout)
    var places: [Rect?] = []
    for (position, node) in nodes.enumerated() {
      let id = node.content.id
      var place = node.frame
      if let parent = node.parent {
        place =
          parent < places.count ? places[parent].flatMap { outer in node.frame?.offset(x: outer.x, y: outer.y) } : nil
      } else {
        place = node.frame.map { Rect(origin: .zero, size: $0.size) }
      }
      if flagged.contains(id) { place = nil }
      places.append(place)
      if let place { frames[id] = place }
      if !placed.contains(position) { ruled.insert(id) }
    }
    self.init(frames: frames, ruled: ruled, isOnCanvas: isOnCanvas)
  }
}

/// What Xcode recorded otherwise than we solved it: how far a view moved there is nothing that we know.
extension LayoutComparison {
  /// The axes along which both sides' recorded frames say otherwise of a movement or a growth: a control that we measure
  /// otherwise than the tools did, a rule that we do not have.
  func contradictedAxes(_ pair: ViewMatching.Pair, _ kind: Change.Kind, _ old: Rect, _ new: Rect) -> Set<Axis> {
    guard let drawn = drawnPlaces, drawn.before.isOnCanvas, drawn.after.isOnCanvas, !isScrolled(pair.actual),
      let before = drawn.before.frames[expected.views[pair.expected].content.id],
      let after = drawn.after.frames[actual.views[pair.actual].content.id]
    else { return [] }
    return Set(
      Axis.allCases.filter { axis in
        kind == .resized
          ? Self.contradicts(new.size[axis] - old.size[axis], after.size[axis] - before.size[axis])
          : Self.contradicts(new.origin[axis] - old.origin[axis], after.origin[axis] - before.origin[axis])
      })
  }

  /// Whether a scroll view places it, whose contents are as large as it makes them.
  private func isScrolled(_ position: Int) -> Bool {
    var current = actual.views[position].parent
    while let parent = current {
      let content = actual.views[parent].content
      if content.clips || content.kind.has(.scrolls) { return true }
      current = actual.views[parent].parent
    }
    return false
  }

  /// Whether one amount is no measure of the other: the other way, or off by more than a point and a quarter of it.
  private static func contradicts(_ solved: Double, _ recorded: Double) -> Bool {
    guard solved.magnitude > 0.99 else { return false }
    if solved * recorded <= 0 { return recorded.magnitude < 0.01 || (solved - recorded).magnitude > 1 }
    let distance = (solved - recorded).magnitude
    return distance > 1.01 && distance > 0.25 * max(solved.magnitude, recorded.magnitude)
  }

  private var drawnPlaces: (before: DrawnPlaces, after: DrawnPlaces)? {
    guard let before = expectedInputs.drawn, let after = actualInputs.drawn else { return nil }
    return (before, after)
  }
}

extension Size {
  fileprivate subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}
