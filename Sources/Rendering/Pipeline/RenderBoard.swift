import ProofModel

/// Deals out variants to threads: each keeps to one document, whose compiled screen it has at hand, and then begins
/// another; only when all have begun it helps with one of somebody else.
///
/// Variants are dealt out in pairs until few are left: neighbours in a matrix are most often one size in two states, locales or
/// appearances, of which the second finds what the first kept (glyphs, resampled pictures).
final class RenderBoard: Sendable {
  struct Place {
    var job: Int
    var variant: Int
    /// Whether the next variant goes to the same thread.
    fileprivate var isFirstOfPair = false
  }

  /// As many variants at the end are dealt out one by one, so that threads end together.
  private static let single = 8

  private struct State {
    /// How many variants of each document were given out.
    var taken: [Int]
    var begun = 0
    /// Of each document what is drawn so far; empty before its first and after its last variant, since places for all
    /// variants of a design system are tens of megabytes.
    var drawn: [[RenderJob.Drawn?]]
    var left: [Int]
    var done = 0

    mutating func take(_ job: Int, _ counts: [Int]) -> Place? {
      guard taken[job] < counts[job] else { return nil }
      let isPair = counts[job] - taken[job] > RenderBoard.single
      taken[job] += isPair ? 2 : 1
      return Place(job: job, variant: taken[job] - (isPair ? 2 : 1), isFirstOfPair: isPair)
    }
  }

  private let counts: [Int]
  private let state: Locked<State>

  init(counts: [Int]) {
    self.counts = counts
    state = Locked(
      State(taken: counts.map { _ in 0 }, drawn: counts.map { _ in [] }, left: counts))
  }

  /// A variant to draw; nil where none is left.
  ///
  /// - Parameter last: what the thread drew before.
  func take(after last: Place?) -> Place? {
    if let last, last.isFirstOfPair { return Place(job: last.job, variant: last.variant + 1) }
    return state.withLock { state in
      if let own = last?.job, let place = state.take(own, counts) { return place }
      while state.begun < counts.count {
        state.begun += 1
        if let place = state.take(state.begun - 1, counts) { return place }
      }
      for job in counts.indices {
        if let place = state.take(job, counts) { return place }
      }
      return nil
    }
  }

  /// Keeps what was drawn; gives the number of variants done so far, and all of the document with its last one.
  func put(_ drawn: RenderJob.Drawn, at place: Place) -> (done: Int, whole: [RenderJob.Drawn]?) {
    state.withLock { state in
      if state.drawn[place.job].isEmpty {
        state.drawn[place.job] = Array(repeating: nil, count: counts[place.job])
      }
      state.drawn[place.job][place.variant] = drawn
      state.done += 1
      state.left[place.job] -= 1
      guard state.left[place.job] == 0 else { return (state.done, nil) }
      let whole = state.drawn[place.job].compactMap { $0 }
      state.drawn[place.job] = []
      return (state.done, whole)
    }
  }
}
