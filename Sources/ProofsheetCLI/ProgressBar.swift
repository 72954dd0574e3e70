import ProofModel

/// A bar on standard error for work of over half a second; silent where nobody watches.
final class ProgressBar: Sendable {
  private struct State {
    var total = 0
    var isShown = false
  }

  private let title: String
  private let isActive: Bool
  private let began = ContinuousClock.now
  private let state = Locked(State())

  init(title: String, isQuiet: Bool) {
    self.title = title
    self.isActive = !isQuiet && Terminal.isTalkInteractive
  }

  /// Called from any thread, with what is done so far.
  @Sendable func update(done: Int, total: Int) {
    guard isActive, ContinuousClock.now - began > .milliseconds(500) else { return }
    state.withLock { state in
      state.isShown = true
      let width = 24
      let filled = total > 0 ? width * done / total : 0
      let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
      Terminal.line("\(title) \(bar) \(done)/\(total)")
    }
  }

  /// Clears the line.
  func finish() {
    state.withLock { state in
      if state.isShown { Terminal.line("") }
    }
  }
}
