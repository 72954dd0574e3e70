import Foundation

/// The newest revision, which pages wait for: of several that come while a page does not read, it is told the last.
final class LiveHub: @unchecked Sendable {
  private let condition = NSCondition()
  private var revision = 0
  private var listeners = 0
  private var hasEnded = false
  /// A browser has one stream for all of its tabs.
  private static let mostListeners = 32

  func send(revision: Int) {
    condition.lock()
    self.revision = revision
    condition.broadcast()
    condition.unlock()
  }

  /// Lets go of everybody who waits.
  func end() {
    condition.lock()
    hasEnded = true
    condition.broadcast()
    condition.unlock()
  }

  /// Whether one more may listen; who may has to `leave`.
  func enter() -> Bool {
    condition.lock()
    defer { condition.unlock() }
    guard listeners < Self.mostListeners else { return false }
    listeners += 1
    return true
  }

  func leave() {
    condition.lock()
    listeners -= 1
    condition.unlock()
  }

  /// Waits for another revision than the one that is known; nil where none came in time, or at the end.
  func next(after known: Int?, seconds: Double) -> (revision: Int?, hasEnded: Bool) {
    condition.lock()
    defer { condition.unlock() }
    let end = Date(timeIntervalSinceNow: seconds)
    while !hasEnded, revision == known { if !condition.wait(until: end) { break } }
    return (revision == known ? nil : revision, hasEnded)
  }
}
