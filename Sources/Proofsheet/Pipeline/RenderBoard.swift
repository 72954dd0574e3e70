import Synchronization

/// Deals out variants to threads: each keeps to one document, whose compiled screen it has at hand, and then begins
/// another; only when all have begun it helps with one of somebody else.
final class RenderBoard: Sendable {
  struct Place {
    var job: Int
    var variant: Int
  }

  private struct State {
    /// How many variants of each document were given out.
    var taken: [Int]
    var begun = 0
    var drawn: [[RenderJob.Drawn?]]
    var left: [Int]
    var done = 0

    mutating func take(_ job: Int, _ counts: [Int]) -> Place? {
      guard taken[job] < counts[job] else { return nil }
      taken[job] += 1
      return Place(job: job, variant: taken[job] - 1)
    }
  }

  private let counts: [Int]
  private let state: Mutex<State>

  init(counts: [Int]) {
    self.counts = counts
    state = Mutex(
      State(taken: counts.map { _ in 0 }, drawn: counts.map { Array(repeating: nil, count: $0) }, left: counts))
  }

  /// A variant to draw; nil where none is left.
  ///
  /// - Parameter own: the document that the thread was at.
  func take(after own: Int?) -> Place? {
    state.withLock { state in
      if let own, let place = state.take(own, counts) { return place }
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
