import AutoLayout
import ProofModel
import Resolving

/// Tries what is claimed: with one edit alone taken back and the screen solved again, do the views return that it is
/// said to have moved? A movement that does not return goes to the edit that brings it back, and where none does it is
/// put down to none: what is claimed was tried.
///
/// One solve for each edit that is said to have moved something; where a claim does not hold, one for each other edit.
final class CauseTrial {
  typealias Part = (edit: Int, effect: Effect)
  typealias Parts = [Part]

  let finder: CauseFinder
  let reversal: ScreenReversal
  let engine: LayoutEngine
  let effects: [Change]
  /// By the edits that are taken back: where the views lie without them in the window, by id.
  private(set) var layouts: [Set<Int>: [String: Rect]] = [:]

  /// What no trial says and an edit of the view itself does, by its effect.
  var said: Set<Said> = []
  /// Equations that stand in the place of rules that went.
  var replacing: [(equation: Int, gone: Int)] = []
  let ownEdits: OwnEdits
  let direct: DirectEdits
  /// By the edits that are taken back: the screen without them, with what of its rules contradicts each other and is left open.
  var examined: [Set<Int>: SolvedLayout] = [:]

  /// Whether something ties lengths of both axes.
  private let isMixed: Bool
  /// By edit of rules alone that all hold along one axis.
  private let ruleAxes: [Int: Axis]
  let rows: TableRows

  /// More layouts than these are not solved; what would need more is not claimed.
  static let mostTrials = 40
  /// What returns of a claim for it to hold.
  static let leastShare = 0.5

  init?(_ finder: CauseFinder, engine: LayoutEngine, effects: [Change]) {
    guard !effects.isEmpty, !finder.edits.isEmpty,
      let reversal = ScreenReversal(finder.comparison, inputs: finder.inputs)
    else { return nil }
    self.finder = finder
    self.reversal = reversal
    self.engine = engine
    self.effects = effects
    isMixed = Self.isMixed(finder.actual)
    ruleAxes = Self.ruleAxes(finder)
    rows = TableRows(finder)
    ownEdits = OwnEdits(finder, effects)
    direct = DirectEdits(finder, effects)
  }

  // MARK: Claims

  /// Tries what each edit is said to have moved, and gives what is not so to the edit that it follows from.
  ///
  /// - Parameter parts: by effect, what each edit gives of it, the weightiest first.
  func settle(_ parts: inout [Parts]) {
    let inert = finder.inertEdits
    let claimed = claimants(parts).filter { !inert.contains($0) }
    let tried = Set(claimed.prefix(Self.mostTrials))
    let others = finder.edits.indices.filter { !inert.contains($0) && !tried.contains($0) }
    let candidates = tried.sorted() + others.prefix(Self.mostTrials - tried.count)
    for index in parts.indices where !parts[index].isEmpty {
      // What moved along one axis may be another's doing than what moved across it: each is a claim of its own.
      let across = settled(index, .horizontal, parts[index], tried, candidates)
      let down = settled(index, .vertical, parts[index], tried, candidates)
      parts[index] = Self.joined(across, down).map { rows.clipped($0) }
    }
  }

  /// What holds of one axis of an effect: the weightiest part and those of the others that return with their edits, where
  /// the weightiest does; else the edit that brings all of it back, and where none does nothing.
  private func settled(
    _ index: Int, _ axis: Axis, _ parts: Parts, _ tried: Set<Int>, _ candidates: [Int]
  ) -> Parts {
    let parts = parts.filter { $0.effect[axis] != 0 }.sorted {
      $0.effect[axis].magnitude > $1.effect[axis].magnitude + 1e-6
    }.map { (edit: $0.edit, effect: $0.effect.along(axis)) }
    let (tried, candidates) = (tried.filter { acts($0, along: axis) }, candidates.filter { acts($0, along: axis) })
    guard let first = parts.first else { return certainCauses(index, axis, candidates) }
    if tried.contains(first.edit), holds(index, first) {
      if let own = ownCause(index, axis, before: first.edit, candidates) { return [own] }
      return ([first] + parts.dropFirst().filter { tried.contains($0.edit) && holds(index, $0) }).map {
        clipped($0, at: index, candidates)
      }
    }
    guard let whole = effects[index].effect?.along(axis) else { return [] }
    // What is less than a pixel is rounding's: for it nothing is solved that is not solved already.
    let isLess = whole.extent <= Self.leastClaim
    var best: (edit: Int, share: Double)?
    for edit in isLess ? tried.sorted() : candidates {
      let share = share(of: whole, at: index, returnedBy: [edit])
      if share >= Self.leastShare, share > (best?.share ?? 0) + 1e-6 { best = (edit, share) }
    }
    guard let best else { return certainCauses(index, axis, candidates) }
    if !isLess, let own = ownCause(index, axis, before: best.edit, candidates) { return [own] }
    return [clipped((best.edit, whole), at: index, candidates)]
  }

  /// What gives that which no edit brings back: an equation, or several edits.
  private func certainCauses(_ index: Int, _ axis: Axis, _ candidates: [Int]) -> Parts {
    sureCause(index, axis, candidates).map { [$0] } ?? summed(index, axis, candidates)
  }

  /// What an edit is said to have moved, no more of it than returns with the edit where the rest returns with another.
  private func clipped(_ part: Part, at index: Int, _ candidates: [Int]) -> Part {
    guard let moved = movement(of: index, without: [part.edit]) else { return part }
    var part = part
    for axis in Axis.allCases {
      let (said, back) = (part.effect[axis], moved[axis])
      guard said * back > 0, said.magnitude - back.magnitude > 1 else { continue }
      var rest = part.effect.along(axis)
      rest[axis] = said - back
      var isOthers = false
      for other in candidates where other != part.edit && !isOthers {
        isOthers = share(of: rest, at: index, returnedBy: [other]) >= Self.leastShare
      }
      if isOthers { part.effect[axis] = back }
    }
    return part
  }

  /// Parts along both axes, one for each edit, the weightiest first.
  private static func joined(_ horizontal: Parts, _ vertical: Parts) -> Parts {
    var parts = horizontal
    for part in vertical {
      if let index = parts.firstIndex(where: { $0.edit == part.edit }) {
        parts[index].effect.vertical = part.effect.vertical
      } else {
        parts.append(part)
      }
    }
    return parts.enumerated().sorted { one, other in
      let extents = (one.element.effect.extent, other.element.effect.extent)
      return (extents.0 - extents.1).magnitude > 1e-6 ? extents.0 > extents.1 : one.offset < other.offset
    }.map(\.element)
  }

  /// The edits that something is put down to, the weightiest first.
  private func claimants(_ parts: [Parts]) -> [Int] {
    var weights = [Double](repeating: 0, count: finder.edits.count)
    for part in parts.joined() { weights[part.edit] += part.effect.extent }
    return weights.indices.filter { weights[$0] > 0 }.sorted {
      weights[$0] != weights[$1] ? weights[$0] > weights[$1] : $0 < $1
    }
  }

  /// Whether an edit may move something along an axis: rules of one axis move nothing along the other unless something
  /// ties the two.
  private func acts(_ edit: Int, along axis: Axis) -> Bool { acts(edit, along: axis, isMixed: isMixed) }

  func acts(_ edit: Int, along axis: Axis, isMixed: Bool) -> Bool {
    isMixed || ruleAxes[edit].map { $0 == axis } ?? true
  }

  /// Whether half of what an edit gives of an effect returns with it.
  private func holds(_ index: Int, _ part: Part) -> Bool {
    share(of: part.effect, at: index, returnedBy: [part.edit]) >= Self.leastShare
  }

  /// How much returns of what an edit is said to have moved, 0 to 1; nil where nothing is said of it.
  ///
  /// - Parameter told: what is told of it.
  func returned(_ edit: Int, _ told: [Effect]) -> Double? {
    Self.share(of: told, told.map { effect in self.index(of: effect).flatMap { movement(of: $0, without: [edit]) } })
  }

  /// How much of what an edit is said to have moved it gives put alone onto the earlier side, 0 to 1; nil where nothing is said
  /// of it. An equation that says a length gives that, whatever another edit of the view would have made of it.
  func given(_ edit: Int, _ told: [Effect]) -> Double? {
    Self.share(of: told, told.map { effect in self.index(of: effect).flatMap { moved($0, by: edit) } })
  }

  private func index(of effect: Effect) -> Int? {
    effects.firstIndex { $0.subject == effect.subject && $0.kind == effect.kind }
  }

  /// How much of what is told the movements of its effects give, where they are known; nil where they are of nothing of it.
  private static func share(of told: [Effect], _ moved: [Point?]) -> Double? {
    var (claimed, back) = (0.0, 0.0)
    for case (let effect, let moved?) in zip(told, moved) {
      claimed += effect.extent
      back += Self.back(of: effect, by: moved)
    }
    return claimed > leastClaim ? back / claimed : nil
  }

  /// Half a device pixel of the coarsest screen: below it rounding decides.
  static let leastClaim = 0.51

  func share(of said: Effect, at index: Int, returnedBy edits: Set<Int>) -> Double {
    guard said.extent > 0, let moved = movement(of: index, without: edits) else { return 0 }
    return Self.back(of: said, by: moved) / said.extent
  }

  /// How many points of what was said a movement gives, 0 or more.
  static func back(of said: Effect, by moved: Point) -> Double {
    [(said.horizontal, moved.x), (said.vertical, moved.y)].reduce(0.0) { sum, pair in
      sum + min(max(pair.0 < 0 ? -pair.1 : pair.1, 0), pair.0.magnitude)
    }
  }

  /// From where a view lies without some edits to where it lies now: its place, or its size.
  func movement(of index: Int, without edits: Set<Int>) -> Point? {
    movement(of: index, in: layout(without: edits))
  }

  /// From where a view lies in a layout with something taken back to where it lies now.
  func movement(of index: Int, in layout: [String: Rect]) -> Point? {
    guard case .view(_, let id) = effects[index].subject, let now = effects[index].afterFrame,
      let then = layout[id]
    else { return nil }
    return effects[index].kind == .moved
      ? Point(x: now.x - then.x, y: now.y - then.y)
      : Point(x: now.width - then.width, y: now.height - then.height)
  }

  /// Where the views lie without some edits, by id.
  func layout(without edits: Set<Int>) -> [String: Rect] {
    if let known = layouts[edits] { return known }
    let found = solve(Set(edits.map { finder.edits[$0] }))
    layouts[edits] = found
    return found
  }

  private func solve(_ edits: Set<InputChange.Edit>) -> [String: Rect] {
    solve(reversal.screen(without: edits))
  }

  func solve(_ taken: ResolvedScreen) -> [String: Rect] {
    var screen = taken
    finder.window?.fit(&screen)
    let layout = engine.solve(screen, explains: false)
    return Dictionary(layout.views.map { ($0.content.id, $0.pixelFrame) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: The whole

  /// Views whose movement, or its part along an axis, is put down to no edit: what those did that all edits together bring
  /// back, and what the others.
  func untold(_ parts: [Parts]) -> (together: [Effect], unknown: [Effect]) {
    var (together, unknown): ([Effect], [Effect]) = ([], [])
    for index in parts.indices {
      guard let whole = effects[index].effect.map({ left(of: $0, parts[index]) }),
        whole.extent > Self.leastAlong
      else { continue }
      let share = share(of: whole, at: index, returnedBy: Set(finder.edits.indices))
      let told = effects[index].recordedEffect.map { left(of: $0, parts[index]) } ?? whole
      if share >= Self.leastShare { together.append(told) } else { unknown.append(told) }
    }
    let views = Set(unknown.map(\.subject))
    return (together.filter { !views.contains($0.subject) }, unknown)
  }

  /// What of an effect lies along axes in which nothing of it is any edit's.
  private func left(of effect: Effect, _ parts: Parts) -> Effect {
    var rest = effect
    for axis in Axis.allCases where parts.contains(where: { $0.effect[axis] != 0 }) { rest[axis] = 0 }
    return rest
  }

  /// Points beyond which it is told that a view went along an axis for no edit's sake: less is what tools round.
  private static let leastAlong = 1.0

  /// With all edits taken back, how much of all movement is gone, and how much there was, in points.
  func explained() -> (extent: Double, share: Double) {
    let layout = layout(without: Set(finder.edits.indices))
    var (whole, left) = (0.0, 0.0)
    for effect in effects {
      guard let extent = effect.effect?.extent, case .view(_, let id) = effect.subject, let before = effect.beforeFrame
      else { continue }
      whole += extent
      guard let then = layout[id] else {
        left += extent
        continue
      }
      let rest =
        effect.kind == .moved
        ? (then.x - before.x).magnitude + (then.y - before.y).magnitude
        : (then.width - before.width).magnitude + (then.height - before.height).magnitude
      left += min(rest, extent)
    }
    return (whole, whole > 0 ? 1 - left / whole : 1)
  }
}
