import AutoLayout
import Foundation
import ProofModel
import Proofing
import Rendering
import Resolving
import Solving

/// A screen that a runner draws: its name and how it is made.
public struct ProofScreen: Sendable {
  /// The name by which the runner's arguments ask for the screen.
  public let name: String
  let make: @Sendable () -> Proof

  /// A screen of a name; its proof is made when the screen is drawn, in the process that draws it.
  public init(_ name: String, making make: @escaping @Sendable () -> Proof) {
    self.name = name
    self.make = make
  }
}

/// Draws screens of an app, each in a process of its own: one that stops, or does not end, is one failed picture with
/// its message, and the others are drawn.
///
///     runner [--output FOLDER] [--seconds 20] [--in-process] [SCREEN…]
public struct ProofRunner {
  private let screens: [ProofScreen]
  private var output = "proofs"
  private var seconds = 20.0
  private var isIsolated = true
  private var names: [String] = []

  /// Draws what the arguments name, all without a name, and ends the process: 0 all drawn, 1 one is missing or empty.
  public static func main(_ screens: [ProofScreen], arguments: [String] = CommandLine.arguments) -> Never {
    var runner = ProofRunner(screens: screens)
    var rest = arguments.dropFirst()
    while let word = rest.popFirst() {
      switch word {
      case "--output": runner.output = rest.popFirst() ?? runner.output
      case "--seconds": runner.seconds = rest.popFirst().flatMap(Double.init) ?? runner.seconds
      case "--in-process": runner.isIsolated = false
      default: runner.names.append(word)
      }
    }
    exit(runner.run())
  }

  private init(screens: [ProofScreen]) { self.screens = screens }

  private func run() -> Int32 {
    let chosen = names.isEmpty ? screens : screens.filter { names.contains($0.name) }
    if LiveDialogue.isOn {
      for screen in chosen {
        var proof = screen.make()
        proof.name = screen.name
        _ = ProofLive.takes(proof)
      }
      return 0
    }
    var failures = 0
    for screen in chosen {
      let outcome = isIsolated ? drawApart(screen) : draw(screen)
      print("\(screen.name): \(outcome.words)")
      if !outcome.isDrawn { failures += 1 }
    }
    print("\(chosen.count - failures) of \(chosen.count) screens drawn")
    return failures == 0 ? 0 : 1
  }

  /// What became of a screen: "drawn", with what was found, or what went wrong.
  private struct Outcome {
    let words: String
    var isDrawn: Bool { ["drawn", ProofRunner.sampled].contains { words == $0 || words.hasPrefix($0 + "; ") } }
  }

  private func draw(_ screen: ProofScreen) -> Outcome {
    var proof = screen.make()
    var style = Proof.Style()
    style.overlays = []
    style.sheet = .none
    var rendered = proof.render(to: output, style: style)
    // A finding, as of a picture that is not there, stands beside the picture.
    if let problem = rendered.problems.first(where: { $0.severity == .error }) { return Outcome(words: "\(problem)") }
    guard rendered.variants > 0 else { return Outcome(words: "no variant to draw") }
    var words = "drawn"
    if proof.isEmptyScreen {
      // An app's code that stops for samples leaves what it was without them.
      FileHandle.standardError.write(Data("\(Self.sampling)\n".utf8))
      proof = proof.withSamples
      rendered = proof.render(to: output, style: style)
      if let problem = rendered.problems.first(where: { $0.severity == .error }) { return Outcome(words: "\(problem)") }
      if proof.isEmptyScreen { return Outcome(words: Self.empty) }
      words = Self.sampled
    }
    let findings = rendered.problems.map { "\($0)".split(separator: "\n").joined(separator: " ") }
    return Outcome(words: ([words] + findings).joined(separator: "; "))
  }

  /// A screen that shows nothing of itself and is drawn with sample texts.
  static let sampled = "drawn with sample texts"
  static let empty = "empty: nothing of it is to be seen"
  static let sampling = "nothing of it is to be seen: drawing it with sample texts"

  /// The same in a child process, which has so many seconds.
  private func drawApart(_ screen: ProofScreen) -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--in-process", "--output", output, screen.name]
    let talk = FileManager.default.temporaryDirectory.appendingPathComponent("proof-\(UUID().uuidString).txt")
    _ = FileManager.default.createFile(atPath: talk.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: talk) }
    let handle = try? FileHandle(forWritingTo: talk)
    process.standardOutput = handle
    process.standardError = handle
    do { try process.run() } catch {
      return Outcome(words: "its process can't be started: \(error.localizedDescription)")
    }
    // Other programs that work beside it cost a screen none of its seconds; one that waits for ever has ten times as many.
    var clock = ChildClock(process.processIdentifier)
    let deadline = Date(timeIntervalSinceNow: 10 * seconds)
    while process.isRunning, clock.seconds < seconds, Date() < deadline {
      usleep(20_000)
      clock.tick()
    }
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return Outcome(words: "did not end within \(Int(seconds)) seconds")
    }
    process.waitUntilExit()
    let words = (try? String(contentsOf: talk, encoding: .utf8)) ?? ""
    let lines = words.split(separator: "\n").map(String.init)
    if process.terminationReason == .uncaughtSignal {
      if lines.contains(Self.sampling) { return Outcome(words: Self.empty) }
      return Outcome(words: "stopped: \(StoppedProcess.words(of: process, saying: lines))")
    }
    let own = lines.first { $0.hasPrefix("\(screen.name): ") }.map { String($0.dropFirst(screen.name.count + 2)) }
    return Outcome(words: own ?? lines.last ?? "ended with code \(process.terminationStatus)")
  }
}

extension Proof {
  /// Whether a variant shows nothing: no view with a text, a picture, a colour or a control's look, in the window.
  public var isEmptyScreen: Bool {
    let workbench = self.workbench
    guard let variant = workbench.variants(matrix.selection).variants.first else { return true }
    let layout = workbench.solve(variant, explains: false).layout
    guard let root = layout.views.first else { return true }
    let ground = root.content.background
    // What lies in a view that is clear is not seen either.
    var clear: Set<Int> = []
    for (position, view) in layout.views.enumerated()
    where view.content.alpha < 0.01 || view.parent.map(clear.contains) == true { clear.insert(position) }
    return !layout.views.enumerated().contains { position, view in
      guard !view.isHidden, !clear.contains(position) else { return false }
      let content = view.content
      let hasText = [content.text, content.placeholder].contains { $0?.runs.contains { !$0.text.isEmpty } == true }
      // A bar is around the screen: it shows by what it says.
      if content.kind == .navigationBar { return hasText && !content.isHidden }
      let hasLook =
        hasText || content.asset != nil || content.backgroundAsset != nil
        // The ground of all shows nothing by its colour.
        || position > 0 && content.background.map { $0.alpha > 0 && $0 != ground && !view.covers(root) } == true
        || position > 0 && content.borderWidth > 0 || content.layers?.shapes.isEmpty == false
        || !content.kind.isBlank(content.style)
      return hasLook && !content.isHidden && view.meets(root)
    }
  }
}

extension SolvedView {
  /// Whether a part of it lies within another one.
  fileprivate func meets(_ other: SolvedView) -> Bool {
    let (own, other) = (windowFrame, other.windowFrame)
    return own.width > 0 && own.height > 0 && own.minX < other.maxX && own.maxX > other.minX && own.minY < other.maxY
      && own.maxY > other.minY
  }

  /// Whether it covers nearly all of another one: a colour all over a screen shows nothing.
  fileprivate func covers(_ other: SolvedView) -> Bool {
    let own = windowFrame.width * windowFrame.height
    return own >= 0.8 * other.windowFrame.width * other.windowFrame.height
  }
}
