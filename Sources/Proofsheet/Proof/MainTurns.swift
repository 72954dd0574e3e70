import Dispatch
import Foundation
import Synchronization

/// What code has asked the main queue for: `DispatchQueue.main.async`, `Task { @MainActor in … }`, `OperationQueue.main`
/// and timers that are due run before a layout is taken, a bounded number of turns.
enum MainTurns {
  /// A queue that feeds itself is left after so many.
  private static let maximum = 8

  /// False once the main thread was found to be busy with something else.
  private static let isServed = Mutex(true)

  /// Runs what waits for the main queue, and what that asks for.
  static func run() {
    if Thread.isMainThread { return runHere() }
    for _ in 0..<maximum {
      guard isServed.withLock({ $0 }) else { return }
      let turn = DispatchSemaphore(value: 0)
      DispatchQueue.main.async { turn.signal() }
      if turn.wait(timeout: .now() + 1) == .timedOut { isServed.withLock { $0 = false } }
    }
  }

  private static func runHere() {
    for _ in 0..<maximum {
      let turn = Mutex(false)
      DispatchQueue.main.async { turn.withLock { $0 = true } }
      // The mark may come behind work that lets the loop go early.
      for _ in 0..<maximum where !turn.withLock({ $0 }) {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
      }
    }
  }
}
