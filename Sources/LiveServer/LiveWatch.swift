import ProofModel

/// Tells when any of some files changed, came or went, by asking for their times: it works for every way of saving, on
/// every file system, and asks as often as is cheap.
final class LiveWatch: Sendable {
  private struct State {
    var seen: [String: FileStamp?] = [:]
    var pause = LiveWatch.shortest
  }

  private let state = Locked(State())
  private static let shortest = 0.012

  /// How long to wait before asking again, in seconds: at most a twentieth of the time goes into it.
  var pause: Double { state.withLock(\.pause) }

  /// Whether anything is otherwise than at the last call; paths that are new are only noted.
  func changed(_ paths: [String]) -> Bool {
    let began = ContinuousClock.now
    var isChanged = false
    state.withLock { state in
      for path in paths {
        let now = FileStamp(path)
        if let before = state.seen[path], before != now { isChanged = true }
        state.seen[path] = .some(now)
      }
      let took = ContinuousClock.now - began
      state.pause = max(Self.shortest, took / .seconds(1) * 20)
    }
    return isChanged
  }
}
