import Foundation
public import ProofModel
import Solving

/// The screens of a package of layout code: its program is built again in the background whenever a file of the package is
/// saved, and until then the one before answers. One build runs at a time; of several saves meanwhile the last is built.
///
/// A screen that stops the program is left out and told; the program is started anew for the others.
public final class LiveCode: LiveSource {
  private struct State {
    var revision = 1
    /// Of the last build, and of the screens of the program that it made.
    var buildProblems: [Diagnostic] = []
    var stopped: [(screen: String?, problem: Diagnostic)] = []
    var program: CodeProgram?
    var isBuilding = false
    var watched: [String]
  }

  private let package: CodeProducts
  private let said: @Sendable (String) -> Void
  private let state: Locked<State>
  /// What waits for the builder: saves since its last build began.
  private let waiting = NSCondition()
  private nonisolated(unsafe) var isWanted = true
  private nonisolated(unsafe) var hasEnded = false
  private let changed = Locked<@Sendable () -> Void>({})

  /// - Parameters:
  ///   - folder: of the package.
  ///   - program: the executable that draws, where the package has several.
  ///   - said: told each build's end in a line.
  public init(
    _ folder: String, program: String? = nil, said: @escaping @Sendable (String) -> Void
  ) throws(DiagnosedFailure) {
    package = try CodeProducts(folder, program: program)
    self.said = said
    state = Locked(State(watched: package.sources))
  }

  /// Whether a folder is a package that depends on this one.
  public static func isPackage(_ folder: String) -> Bool { CodeProducts.isPackage(folder) }

  /// The name of the program that is built and run.
  public var program: String { package.program }

  /// The number of the present state of the screens; another one whenever the page has something new to ask for.
  public var revision: Int { state.withLock { $0.revision } }

  /// The files and folders whose change asks for another build.
  public var watched: [String] { state.withLock { $0.watched } }

  /// A wish for another build; of several during one build the last counts.
  public func reload() {
    waiting.lock()
    isWanted = true
    waiting.broadcast()
    waiting.unlock()
  }

  /// The start of the thread that builds, from which `changed` is called when a build begins and when it ends.
  public func begin(_ changed: @escaping @Sendable () -> Void) {
    self.changed.withLock { $0 = changed }
    let thread = Thread { [self] in while isNext() { build() } }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// The end of the thread, after the build that runs, and of the package's program.
  public func end() {
    waiting.lock()
    hasEnded = true
    waiting.broadcast()
    waiting.unlock()
    state.withLock { $0.program = nil }
  }

  /// Waits for a save; false at the end.
  private func isNext() -> Bool {
    waiting.lock()
    defer { waiting.unlock() }
    while !isWanted, !hasEnded { waiting.wait() }
    isWanted = false
    return !hasEnded
  }

  /// Another revision, with what changed of the state.
  private func tell(_ change: (inout State) -> Void) {
    state.withLock { state in
      change(&state)
      state.revision += 1
    }
    changed.withLock { $0 }()
  }

  // MARK: Building

  private func build() {
    tell { $0.isBuilding = true }
    var problems: [Diagnostic]
    var stopped: [(screen: String?, problem: Diagnostic)] = []
    var program: CodeProgram?
    let began = ContinuousClock.now
    do throws(DiagnosedFailure) {
      problems = try package.build()
      if problems.isEmpty { program = try started(&stopped) }
    } catch {
      problems = error.diagnostics
    }
    let seconds = Int((ContinuousClock.now - began) / .seconds(1))
    let sources = package.sources
    tell { state in
      state.isBuilding = false
      state.watched = sources
      state.buildProblems = problems
      guard let program else {
        // What stopped before it showed anything leaves what was there.
        if problems.isEmpty { state.buildProblems = stopped.map(\.problem) }
        return
      }
      state.stopped = stopped
      state.program = program
    }
    let count = problems.count + stopped.count
    said(
      count == 0
        ? "built in \(seconds) s"
        : "\(count) error\(count == 1 ? "" : "s"): \(Self.line((problems + stopped.map(\.problem))[0]))"
    )
  }

  private static func line(_ problem: Diagnostic) -> String {
    (problem.span.map { "\($0.file):\($0.start.line): " } ?? "") + problem.message
  }

  /// The program of the last build, all of whose screens were made once; nil where it shows none.
  private func started(_ stopped: inout [(screen: String?, problem: Diagnostic)]) throws(DiagnosedFailure)
    -> CodeProgram?
  {
    guard let screens = LiveQuestion(path: "/screens", query: [:]) else { return nil }
    for _ in 0..<Self.mostStops {
      let program = try package.start()
      var reply = program.begin()
      if reply == nil { reply = ask(screens, program, stopped) }
      guard case .stopped(let screen, let words)? = reply else { return program }
      stopped.append((screen, Self.problem(screen, words)))
      // What it does before its screens it does again.
      guard screen != nil else { return nil }
    }
    return nil
  }

  /// A program that stops so often has more to mend than can be shown.
  private static let mostStops = 20

  private static func problem(_ screen: String?, _ words: String) -> Diagnostic {
    .error("screen-stopped", "\(screen.map { "'\($0)'" } ?? "the program") \(words)")
  }

  // MARK: Answers

  private func ask(
    _ question: LiveQuestion, _ program: CodeProgram, _ stopped: [(screen: String?, problem: Diagnostic)]
  ) -> CodeProgram.Reply {
    let now = state.withLock { $0 }
    return program.ask(
      .init(
        question: question, revision: now.revision, problems: Self.problems(now, stopped),
        without: stopped.compactMap(\.screen)))
  }

  private static func problems(_ state: State, _ stopped: [(screen: String?, problem: Diagnostic)]) -> [Diagnostic] {
    let building = Diagnostic(
      .note, "building",
      state.program == nil
        ? "the package is being built, which takes minutes the first time" : "the package is being built")
    return (state.isBuilding ? [building] : []) + state.buildProblems + stopped.map(\.problem)
  }

  /// The program's answer. Where a screen stops the program, another one is asked, without that screen.
  public func answer(_ question: LiveQuestion) -> LiveAnswer {
    for _ in 0..<Self.mostStops {
      let now = state.withLock { $0 }
      guard let program = now.program else {
        return question.topic == .screens
          ? .json(LiveScreens.none(now.revision, Self.problems(now, now.stopped))) : .nothing
      }
      switch ask(question, program, now.stopped) {
      case .answer(let answer): return answer
      case .stopped(let screen, let words):
        // A screen may stop in one of many variants.
        let another = screen == nil ? nil : try? package.start()
        let isReady = another.map { $0.begin() == nil } ?? false
        state.withLock { state in
          guard state.program === program else { return }
          state.stopped.append((screen, Self.problem(screen, words)))
          state.program = isReady ? another : nil
        }
      }
    }
    return .nothing
  }

  /// An error always: no file of layout code is written.
  public func write(_ change: LiveScreens.RuleChange) -> Diagnostic? { Self.notWritten }

  /// An error always: nothing was written that could be taken back.
  public func undo() -> Diagnostic? { Self.notWritten }

  private static let notWritten = Diagnostic.error("not-written", "layout code is written by hand")
}

extension LiveScreens {
  /// What a page is told where there is no screen yet.
  static func none(_ revision: Int, _ problems: [Diagnostic]) -> [UInt8] {
    let screens = LiveScreens([(workbench: Workbench, selection: VariantSelection)]())
    screens.tell(revision: revision, problems: problems)
    return screens.screens()
  }
}
