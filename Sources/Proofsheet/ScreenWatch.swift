import Foundation
import ProofModel

/// Tells which screen was being made where a process of tests stops or comes to no end: they share the process, and nobody
/// else can say it then.
package enum ScreenWatch {
  /// How long one step of making a screen may take, in seconds in which the process runs: a debugger's pauses don't count.
  package static var seconds: Int {
    get { state.withLock { $0.seconds } }
    set { state.withLock { $0.seconds = newValue } }
  }

  private struct State {
    var isOn = false
    var seconds = 120
    var next = 0
    var steps: [Int: Step] = [:]
  }
  private struct Step {
    let screen: String
    var age = 0
  }
  private static let state = Locked(State())

  /// From now on screens are watched: what asserts asks for it, since a program of one's own may take its time.
  package static func start() {
    let isFirst = state.withLock { state in
      defer { state.isOn = true }
      return !state.isOn
    }
    guard isFirst else { return }
    StopSign.hang()
    Thread.detachNewThread {
      while true {
        sleep(1)
        if let (screen, seconds) = overdue() { leave(screen, seconds) }
      }
    }
  }

  /// Runs a step of making a screen.
  static func during<Value>(_ screen: @autoclosure () -> String, _ step: () -> Value) -> Value {
    guard state.withLock({ $0.isOn }) else { return step() }
    let screen = screen()
    let number = state.withLock { state in
      state.next += 1
      state.steps[state.next] = Step(screen: screen)
      return state.next
    }
    let stack = StopSign.show(
      "\nThe process stopped while the screen \(screen) was made; no test ran after it.\n\(remedy)\n")
    defer {
      StopSign.hide(stack)
      _ = state.withLock { $0.steps.removeValue(forKey: number) }
    }
    return step()
  }

  private static let remedy =
    "To see the other screens draw each in a process of its own: 'swift run draw' in a package of 'proofsheet code init', "
    + "or a program that calls ProofRunner.main."

  private static func overdue() -> (String, Int)? {
    state.withLock { state in
      for number in state.steps.keys { state.steps[number]?.age += 1 }
      let late = state.steps.sorted { $0.key < $1.key }.first { $0.value.age >= state.seconds }
      return late.map { ($0.value.screen, state.seconds) }
    }
  }

  /// A thread can't be taken back, so that the process is all that can end.
  private static func leave(_ screen: String, _ seconds: Int) {
    FileHandle.standardError.write(
      Data("\nThe screen \(screen) did not end within \(seconds) seconds; no test ran after it.\n\(remedy)\n".utf8))
    _exit(1)
  }
}

/// What is written where a signal ends the process. Only what a signal's handler may do is done in it.
private enum StopSign {
  private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]
  private nonisolated(unsafe) static var words: UnsafeMutablePointer<CChar>?
  private nonisolated(unsafe) static var before: UnsafeMutablePointer<sigaction>?

  /// Handlers that were there before come after.
  static func hang() {
    words = nil
    before = .allocate(capacity: 65)
    before?.initialize(repeating: sigaction(), count: 65)
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { number in
      if let words = StopSign.words {
        _ = write(2, words, strlen(words))
        StopSign.words = nil
      }
      _ = sigaction(number, StopSign.before! + Int(number), nil)
      raise(number)
    }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    // On a stack of its own: what calls itself for ever has used up the thread's.
    action.sa_flags = Int32(SA_ONSTACK)
    for number in signals { _ = sigaction(number, &action, before! + Int(number)) }
  }

  /// The words of now, and a stack for the handler on this thread; nil where the thread has one.
  static func show(_ text: String) -> UnsafeMutableRawPointer? {
    words = strdup(text)
    var known = stack_t()
    sigaltstack(nil, &known)
    guard known.ss_flags & Int32(SS_DISABLE) != 0 else { return nil }
    let size = 64 << 10
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var own = stack_t()
    (own.ss_sp, own.ss_size, own.ss_flags) = (memory, size, 0)
    sigaltstack(&own, nil)
    return memory
  }

  /// The words stay allocated: a handler may be writing them.
  static func hide(_ stack: UnsafeMutableRawPointer?) {
    words = nil
    guard let stack else { return }
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    sigaltstack(&none, nil)
    stack.deallocate()
  }
}
