import AutoLayout
import ProofModel
import Resolving

/// The size of a window, a view or a cell that follows from what is in it, along each axis in which it does so: on both sides
/// it is as large as its rules and contents ask for, or larger by the same room. What it recorded is no cause then; what
/// asks for it otherwise is.
struct FollowedWindow {
  /// By axis: what the window has beyond what is in it asks for, in points.
  private let rooms: [Axis: Double]
  /// By axis: the edit that the most of the size follows from.
  private(set) var edits: [Axis: InputChange.Edit] = [:]
  /// Whether one edit gives nearly all of every other size and no more, so that the size may be told with it.
  private(set) var isOneEdits = true
  private let engine: LayoutEngine
  /// By axis: the edit of the rule that says the root's own length, before anything that is in it.
  private let own: [Axis: InputChange.Edit]

  /// nil where the size is the same, or follows along no axis from what is in it.
  init?(_ comparison: LayoutComparison, engine: LayoutEngine, own: [Axis: InputChange.Edit]) {
    guard let before = comparison.expected.system?.screen, let after = comparison.actual.system?.screen,
      before.isOnCanvas && after.isOnCanvas || comparison.isWindowless
    else { return nil }
    var rooms: [Axis: Double] = [:]
    for axis in [Axis.horizontal, .vertical] {
      let (old, new) = (before.windowLength(axis), after.windowLength(axis))
      guard (old - new).magnitude > Self.least, axis == .horizontal || comparison.givenRowHeights == nil else {
        continue
      }
      let needs = (Self.need(before, axis, engine), Self.need(after, axis, engine))
      let room = new - needs.1
      // What measures texts here is no more exact than this; on a device it wraps texts otherwise than the canvas did that
      // recorded a view's size. A Mac's window that was drawn around what is in it may have had less or more room before.
      let isRecorded = before.isOnCanvas && after.isOnCanvas
      let (growth, otherRoom) = (needs.1 - needs.0, old - needs.0)
      let isSame =
        isRecorded
        ? (room - otherRoom).magnitude <= Self.least
          || comparison.actual.environment.isMac && otherRoom <= Self.mostRoom
            && (0.7...1).contains(growth / (new - old))
        : growth * (new - old) > 0
      guard needs.0 > 1, needs.1 > 1, isSame, growth.magnitude > 0.01 else { continue }
      // A Mac's window or view has the size that somebody drew: what is in it makes it larger only where it does not fit.
      if isRecorded, comparison.actual.environment.isMac, room > Self.mostRoom { continue }
      rooms[axis] = room
    }
    guard rooms.keys.contains(where: { own[$0] == nil }) else { return nil }
    self.rooms = rooms
    self.engine = engine
    self.own = own
  }

  /// Points that are rounding's and measuring's.
  private static let least = 1.5

  /// So many points may a Mac's window that was drawn around what is in it have left.
  private static let mostRoom = 8.0

  /// Whether the size follows from an edit of what is in the window.
  var isFound: Bool { edits.keys.contains { own[$0] == nil } }

  /// Whether the size follows along an axis.
  func follows(_ axis: Axis) -> Bool { rooms[axis] != nil }

  /// Gives a screen with edits taken back the size that what is in it asks for then.
  func fit(_ screen: inout ResolvedScreen) {
    for axis in [Axis.horizontal, .vertical] {
      guard let room = rooms[axis] else { continue }
      screen.setWindowLength(max(1, Self.need(screen, axis, engine) + room), axis)
    }
  }

  /// How long the window is at least for its rules and contents to hold, in points.
  private static func need(_ screen: ResolvedScreen, _ axis: Axis, _ engine: LayoutEngine) -> Double {
    var screen = screen
    // A view by itself may take any size, also on a device.
    screen.isOnCanvas = true
    let other: Axis = axis == .horizontal ? .vertical : .horizontal
    let root = screen.nodes[0].content.id
    let form = AttributeConstraint(
      first: .view(root), other == .horizontal ? .width : .height, constant: screen.windowLength(other))
    screen.rules.append(
      ActiveRule(rule: Rule(text: "window", form: .attributes(form), owner: root), group: "window", index: 0))
    screen.setWindowLength(1, axis)
    // More than nothing, and less than what labels ask for.
    screen.nodes[0].holding = 250.5
    let size = engine.solve(screen, explains: false).views[0].frame.size
    return axis == .horizontal ? size.width : size.height
  }

  // MARK: Edits

  /// The inputs with the window's size put to the edit that it follows from; edits that only together give another size
  /// become one.
  mutating func joined(_ inputs: [InputChange], _ comparison: LayoutComparison) -> [InputChange] {
    guard let index = inputs.firstIndex(where: { $0.change.subject == .environment(LayoutComparison.window) }),
      let reversal = ScreenReversal(comparison, inputs: inputs), let screen = comparison.actual.system?.screen
    else { return inputs }
    let window = inputs[index].edit
    // A mask goes from the window to what is in it: where that was drawn makes no window larger.
    let candidates = inputs.filter { $0.edit != window && !$0.change.kind.isInert && $0.change.kind != .frameChanged }
      .map(\.edit).once
    guard !candidates.isEmpty, candidates.count <= Self.mostCandidates else { return inputs }
    func growth(_ axis: Axis) -> Double {
      comparison.actual.environment.length(axis) - comparison.expected.environment.length(axis)
    }
    var result = inputs
    for axis in [Axis.horizontal, .vertical] where rooms[axis] != nil {
      if let edit = own[axis] {
        edits[axis] = edit
        continue
      }
      let growth = growth(axis)
      let held = Self.need(screen, axis, engine)
      func relief(_ edits: Set<InputChange.Edit>) -> Double {
        let without = held - Self.need(reversal.screen(without: edits), axis, engine)
        return growth < 0 ? -without : without
      }
      let size = growth.magnitude
      // What gives more is held by other edits.
      let whole = size * 0.7...size * 1.4 + Self.least
      let reliefs = candidates.map { (edit: $0, relief: relief([$0])) }
      var best = reliefs.first
      for one in reliefs where one.relief > (best?.relief ?? 0) + 0.5 { best = one }
      // One without which the window would be as large as it was comes before one that holds all of it together.
      if let most = best?.relief, most > size + Self.least {
        best = reliefs.min { ($0.relief - size).magnitude < ($1.relief - size).magnitude } ?? best
      }
      if let best, best.relief > max(1, size * 0.2) {
        edits[axis] = best.edit
        if !whole.contains(best.relief) { isOneEdits = false }
        continue
      }
      // None gives it alone: those of which none may be left out.
      guard relief(Set(candidates)) > size * 0.6 else { continue }
      var rest = candidates.filter(\.joins)
      for edit in rest where rest.count > 1 {
        let fewer = rest.filter { $0 != edit }
        if relief(Set(fewer)) > size * 0.6 { rest = fewer }
      }
      guard rest.count <= 3, relief(Set(rest)) > size * 0.6, let lead = rest.first(where: \.isOfView) ?? rest.first
      else { continue }
      edits[axis] = lead
      if relief(Set(rest)) > whole.upperBound { isOneEdits = false }
      result = result.joining(Set(rest), to: lead)
    }
    let isWhole = [Axis.horizontal, .vertical].allSatisfy { axis in
      let size = growth(axis).magnitude
      return size < 0.01 || (edits[axis] ?? own[axis]) != nil || size <= Self.least && !edits.isEmpty
    }
    guard isWhole, let edit = edits[.vertical] ?? edits[.horizontal],
      let place = result.firstIndex(where: { $0.change.subject == .environment(LayoutComparison.window) })
    else { return result }
    if Set(edits.values).count > 1 { isOneEdits = false }
    result[place].edit = edit
    // It is told after the edit itself.
    result.append(result.remove(at: place))
    // So is the frame of a view that is a screen by itself.
    for index in result.indices where result[index].change.kind == .frameChanged {
      guard case .view(_, let id) = result[index].change.subject, id == comparison.actual.views[0].content.id else {
        continue
      }
      result[index].edit = edit
    }
    return result
  }

  /// More edits than these are not tried.
  private static let mostCandidates = 16
}

extension [InputChange] {
  /// The inputs of some edits as those of one of them, after its own.
  ///
  /// - Parameter first: the one whose inputs are told before the others'; nil: the one that they become.
  func joining(
    _ edits: Set<InputChange.Edit>, to lead: InputChange.Edit, first: InputChange.Edit? = nil
  ) -> [InputChange] {
    let first = first ?? lead
    var (result, joined): ([InputChange], [InputChange]) = ([], [])
    for var input in self {
      guard edits.contains(input.edit) else {
        result.append(input)
        continue
      }
      let isOfLead = input.edit == lead
      // What was joined before stays behind what leads it.
      if input.edit != first { input.isJoined = true }
      input.origin = input.origin ?? input.edit
      input.edit = lead
      if isOfLead { result.append(input) } else { joined.append(input) }
    }
    let place = result.lastIndex { $0.edit == lead }.map { $0 + 1 } ?? result.count
    result.insert(contentsOf: joined, at: place)
    return result
  }
}

extension InputChange.Edit {
  /// Whether it may be told as one with others: it is a view's or a rule's.
  var joins: Bool {
    switch self {
    case .view, .goneView, .rule: true
    default: false
    }
  }
}

extension ResolvedScreen {
  fileprivate func windowLength(_ axis: Axis) -> Double { environment.length(axis) }

  fileprivate mutating func setWindowLength(_ length: Double, _ axis: Axis) {
    if axis == .horizontal { environment.windowSize.width = length } else { environment.windowSize.height = length }
  }
}

extension Environment {
  /// The window's length along an axis, in points.
  fileprivate func length(_ axis: Axis) -> Double { axis == .horizontal ? windowSize.width : windowSize.height }
}
