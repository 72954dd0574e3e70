import Foundation
import LayoutCode
import ProofModel

/// The main queue's turns in which one screen of an app is shown and its layout taken: what the screen asks the main
/// queue for (`DispatchQueue.main.async`, `Task { @MainActor in … }`, `OperationQueue.main`, timers that are due) runs
/// between the two, a bounded number of turns, and never beside them.
///
/// Elsewhere each step is a turn of the main queue, one screen after the other. Where the queue is busy with something else,
/// the steps are made on the caller's thread, and the queue is held until the last of them.
struct MainTurns: ~Copyable {
  /// A queue that feeds itself is left after so many.
  private static let maximum = 8

  /// How long a main queue that does something else is waited for, seconds.
  private static let patience = 10.0

  /// The screens that are shown beside the queue, one after the other. On the queue a screen may come between two turns.
  private static let one = Locked(())

  /// What is known of the main queue.
  private struct Queue {
    /// False while it was found to be busy, so that only one screen waits for it.
    var isServed = true
    /// How many screens are being shown on it, by its own work.
    var shown = 0
    /// The turn at which it stands.
    var held: Turn?
  }
  private static let queue = Locked(Queue())

  /// The turn at which the main queue stands until this ends.
  private var held: Turn?

  private init() {}

  deinit {
    guard let held else { return }
    Self.queue.withLock { $0.held = nil }
    held.end()
  }

  /// Runs `show`, what waits for the main queue and what that asks for in `context`, then `take`.
  static func run<Shown, Value>(
    in context: LayoutContext, _ show: @escaping () -> Shown, then take: @escaping (Shown) -> Value
  ) -> Value {
    if DispatchQueue.isMain { return onQueue(context, show, then: take) }
    return one.withLock { _ in
      nonisolated(unsafe) let value = beside(context, show, then: take)
      return value
    }
  }

  /// The queue's own way: the main thread's run loop serves it; another thread that serves it can't while this runs.
  private static func onQueue<Shown, Value>(
    _ context: LayoutContext, _ show: () -> Shown, then take: (Shown) -> Value
  ) -> Value {
    while let held = queue.withLock({ queue -> Turn? in
      if queue.held == nil { queue.shown += 1 }
      return queue.held
    }) { held.waitForEnd() }
    let before = LayoutContext.serveMainQueue(in: context)
    defer {
      LayoutContext.serveMainQueue(in: before)
      queue.withLock { $0.shown -= 1 }
    }
    let shown = show()
    var isHungry = Thread.isMainThread
    for _ in 0..<maximum where Thread.isMainThread {
      let turn = Locked(false)
      DispatchQueue.main.async { turn.withLock { $0 = true } }
      // The mark may come behind work that lets the loop go early.
      for _ in 0..<maximum where !turn.withLock({ $0 }) {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
      }
      isHungry = isHungry && MainQueueWork.isWaiting
    }
    if isHungry {
      context.note(
        "the main queue is asked for more in each of its turns [hungry-queue]; the screen is shown as it is after \(maximum) of them: "
          + "ask for the next turn only where something is left to do")
    }
    return take(shown)
  }

  /// Another thread's way: each step is a turn of the queue.
  private static func beside<Shown, Value>(
    _ context: LayoutContext, _ show: @escaping () -> Shown, then take: @escaping (Shown) -> Value
  ) -> Value {
    var turns = MainTurns()
    let shown = turns.step {
      LayoutContext.serveMainQueue(in: context)
      return show()
    }
    for _ in 0..<maximum { turns.step {} }
    return turns.step {
      LayoutContext.serveMainQueue(in: nil)
      return take(shown)
    }
  }

  /// Runs `work` as a turn of the main queue, or here with the queue held; returns when it has ended.
  @discardableResult
  private mutating func step<Value>(_ work: @escaping () -> Value) -> Value {
    guard held == nil else { return work() }
    let turn = Turn()
    nonisolated(unsafe) let work = work
    nonisolated(unsafe) var value: Value?
    DispatchQueue.main.async {
      Self.queue.withLock { $0.isServed = true }
      guard turn.begin() else { return turn.waitForEnd() }
      value = work()
      turn.end()
    }
    while true {
      if Self.queue.withLock({ $0.isServed || $0.shown > 0 }) {
        turn.waitForBegin(until: Date(timeIntervalSinceNow: Self.patience))
      }
      // While a screen is shown on the queue, nothing is made beside it.
      let isHere = Self.queue.withLock { queue -> Bool? in
        guard queue.shown == 0 || turn.hasBegun else { return nil }
        guard turn.begin() else { return false }
        queue.isServed = false
        queue.held = turn
        return true
      }
      switch isHere {
      case true?:
        held = turn
        return work()
      case false?:
        turn.waitForEnd()
        return value!
      case nil: continue
      }
    }
  }
}

/// What waits in the main queue, as its run loop is told of it.
private enum MainQueueWork {
  /// False also where nobody can tell.
  static var isWaiting: Bool {
    guard let handle else { return false }
    var entry = pollfd(fd: handle, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 1
  }

  /// The descriptor by which libdispatch wakes the main run loop on Linux.
  private static let handle: CInt? = {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "_dispatch_get_main_queue_handle_4CF") else { return nil }
    return unsafeBitCast(symbol, to: (@convention(c) () -> CInt).self)()
  }()
}

/// One turn of the main queue: the queue or the caller begins it, whoever is first, and ends it; the other waits.
private final class Turn: Sendable {
  private enum State { case waiting, begun, ended }

  private let condition = NSCondition()
  private nonisolated(unsafe) var state = State.waiting

  /// True for the first to ask.
  func begin() -> Bool {
    change { state in
      guard state == .waiting else { return false }
      state = .begun
      return true
    }
  }

  func end() { change { $0 = .ended } }

  var hasBegun: Bool { change { $0 != .waiting } }

  func waitForBegin(until limit: Date) {
    condition.lock()
    defer { condition.unlock() }
    while state == .waiting, condition.wait(until: limit) {}
  }

  func waitForEnd() {
    condition.lock()
    defer { condition.unlock() }
    while state != .ended { condition.wait() }
  }

  private func change<Value>(_ body: (inout State) -> Value) -> Value {
    condition.lock()
    defer { condition.unlock() }
    defer { condition.broadcast() }
    return body(&state)
  }
}
