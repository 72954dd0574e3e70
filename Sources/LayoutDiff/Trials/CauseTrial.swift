import AutoLayout
import ProofModel

/// Tries what is claimed: with one edit alone taken back and the screen solved again, do the views return that it is
/// said to have moved? A claim that does not hold goes to the edit that brings the views back.
///
/// One solve for each edit that is said to have moved something; where a claim is false, one for each other edit.
struct CauseTrial {
  typealias Parts = [(edit: Int, effect: Effect)]

  private let finder: CauseFinder
  private let reversal: ScreenReversal
  private let engine: LayoutEngine
  private let effects: [Change]
  /// By edit: where the views lie without it, by id.
  private var layouts: [Int: [String: SolvedView]] = [:]

  /// More edits than these are not tried one by one.
  private static let mostTrials = 40
  /// What returns of a claim for it to hold.
  private static let leastShare = 0.5

  init?(_ finder: CauseFinder, engine: LayoutEngine, effects: [Change]) {
    guard !effects.isEmpty, !finder.edits.isEmpty,
      let reversal = ScreenReversal(finder.comparison, inputs: finder.inputs)
    else { return nil }
    self.finder = finder
    self.reversal = reversal
    self.engine = engine
    self.effects = effects
  }

  // MARK: Claims

  /// Tries each edit's claims, and gives those that are false to the edits that they follow from.
  ///
  /// - Parameter parts: by effect, what each edit gives of it, the weightiest first.
  mutating func settle(_ parts: inout [Parts]) {
    let inert = finder.inertEdits
    let claimed = Set(parts.flatMap { $0.prefix(1).map(\.edit) }).sorted()
    guard claimed.count <= Self.mostTrials else { return }
    var isFalse = inert
    for edit in claimed where !inert.contains(edit) && (returned(edit, parts) ?? 1) < Self.leastShare {
      // Two edits may ask for the same: then neither brings anything back, and each alone would have done it.
      if (done(by: edit, parts) ?? 1) < Self.leastShare { isFalse.insert(edit) }
    }
    guard parts.contains(where: { $0.first.map { isFalse.contains($0.edit) } ?? false }) else { return }
    let all = (finder.edits.count <= Self.mostTrials ? Array(finder.edits.indices) : claimed)
      .filter { !inert.contains($0) }
    for index in parts.indices {
      guard let first = parts[index].first, isFalse.contains(first.edit), let whole = effects[index].effect else {
        continue
      }
      var best: (edit: Int, share: Double)?
      for edit in all {
        let share = share(of: index, returnedBy: edit, whole)
        if share > 0.2, share > (best?.share ?? 0) + 1e-6 { best = (edit, share) }
      }
      // What no edit brings back is no edit's own doing, and is put down to none.
      parts[index] = best.map { [($0.edit, whole)] } ?? (all.count > 1 ? [] : parts[index])
    }
  }

  /// How much returns of what an edit is said to have moved, 0 to 1; nil where nothing is said of it.
  mutating func returned(_ edit: Int, _ parts: [Parts]) -> Double? {
    var (claimed, back) = (0.0, 0.0)
    for (index, part) in parts.enumerated() {
      // Of what several moved only the weightiest is a claim.
      guard let first = part.first, first.edit == edit else { continue }
      guard let moved = movement(of: index, without: edit) else { continue }
      for (said, came) in [(first.effect.horizontal, moved.x), (first.effect.vertical, moved.y)] {
        claimed += said.magnitude
        back += min(max(said < 0 ? -came : came, 0), said.magnitude)
      }
    }
    return claimed > Self.leastClaim ? back / claimed : nil
  }

  /// How much of what an edit is said to have moved it moves alone, with all other edits taken back, 0 to 1; nil where
  /// nothing is said of it.
  private func done(by edit: Int, _ parts: [Parts]) -> Double? {
    let layout = solve(Set(finder.edits).subtracting([finder.edits[edit]]))
    var (claimed, done) = (0.0, 0.0)
    for (index, part) in parts.enumerated() {
      guard let first = part.first, first.edit == edit, case .view(_, let id) = effects[index].subject,
        let before = effects[index].beforeFrame, let now = layout[id]?.pixelFrame
      else { continue }
      let moved =
        effects[index].kind == .moved
        ? (now.x - before.x, now.y - before.y) : (now.width - before.width, now.height - before.height)
      for (said, came) in [(first.effect.horizontal, moved.0), (first.effect.vertical, moved.1)] {
        claimed += said.magnitude
        done += min(max(said < 0 ? -came : came, 0), said.magnitude)
      }
    }
    return claimed > Self.leastClaim ? done / claimed : nil
  }

  /// Half a device pixel of the coarsest screen: below it rounding decides.
  private static let leastClaim = 0.51

  private mutating func share(of index: Int, returnedBy edit: Int, _ whole: Effect) -> Double {
    guard whole.extent > 0, let moved = movement(of: index, without: edit) else { return 0 }
    let back = [(whole.horizontal, moved.x), (whole.vertical, moved.y)].reduce(0.0) { sum, pair in
      sum + min(max(pair.0 < 0 ? -pair.1 : pair.1, 0), pair.0.magnitude)
    }
    return back / whole.extent
  }

  /// From where a view lies without an edit to where it lies now: its place, or its size.
  private mutating func movement(of index: Int, without edit: Int) -> Point? {
    guard case .view(_, let id) = effects[index].subject, let now = effects[index].afterFrame,
      let then = layout(without: edit)[id]?.pixelFrame
    else { return nil }
    return effects[index].kind == .moved
      ? Point(x: now.x - then.x, y: now.y - then.y)
      : Point(x: now.width - then.width, y: now.height - then.height)
  }

  private mutating func layout(without edit: Int) -> [String: SolvedView] {
    if let known = layouts[edit] { return known }
    let found = solve([finder.edits[edit]])
    layouts[edit] = found
    return found
  }

  private func solve(_ edits: Set<InputChange.Edit>) -> [String: SolvedView] {
    let layout = engine.solve(reversal.screen(without: edits), explains: false)
    return Dictionary(layout.views.map { ($0.content.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: The whole

  /// With all edits taken back, how much of all movement is gone, and how much there was, in points.
  func explained() -> (extent: Double, share: Double) {
    let layout = solve(Set(finder.edits))
    var (whole, left) = (0.0, 0.0)
    for effect in effects {
      guard let extent = effect.effect?.extent, case .view(_, let id) = effect.subject, let before = effect.beforeFrame
      else { continue }
      whole += extent
      guard let then = layout[id]?.pixelFrame else {
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
