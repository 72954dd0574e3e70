import Foundation
import ProofModel
import Solving

#if canImport(Glibc)
  import Glibc
#endif

/// A running program of layout code whose screens are asked for (``LiveDialogue``); it ends when this goes.
final class CodeProgram: Sendable {
  /// What came of a question.
  enum Reply {
    case answer(LiveAnswer)
    /// The program stopped, or did not go on: the screen that it was making, and why.
    case stopped(screen: String?, words: String)
  }

  private let process: Process
  private let descriptor: Int32
  private let line: ProofLine
  /// What it printed.
  private let talk: String
  private let folder: PrivateFolder
  private let turn = Locked(())

  private let patience: Double

  /// Starts the program at a path; it runs until all of its proofs are known.
  ///
  /// - Parameter patience: a screen that takes longer does not end; seconds.
  init(_ path: String, arguments: [String] = [], patience: Double = 60) throws(DiagnosedFailure) {
    self.patience = patience
    folder = try PrivateFolder("proofsheet-code")
    talk = "\(folder.path)/talk"
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    guard FileManager.default.createFile(atPath: talk, contents: nil), let output = FileHandle(forWritingAtPath: talk),
      socketpair(AF_UNIX, stream, 0, &ends) == 0
    else { throw DiagnosedFailure([.error("program-unstarted", "'\(path)' cannot be started: no socket is left")]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    descriptor = ends[0]
    line = ProofLine(ends[0])
    process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment[LiveDialogue.variable] = "1"
    // A trace of every stop takes seconds, and is shown to nobody.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
    process.standardOutput = output
    process.standardError = output
    do {
      try process.run()
    } catch {
      close(ends[0])
      close(ends[1])
      throw DiagnosedFailure([
        .error("program-unstarted", "'\(path)' cannot be started: \(error.localizedDescription)")
      ])
    }
    close(ends[1])
  }

  deinit {
    // It ends where nobody asks any more; one that does not is ended.
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Waits until the program has ended its own work; nil: it answers.
  func begin() -> Reply? {
    turn.withLock { _ in
      guard let word = line.line(seconds: patience), word == Array("ready".utf8) else { return stopped(nil) }
      return nil
    }
  }

  func ask(_ question: LiveDialogue.Question) -> Reply {
    turn.withLock { _ in
      guard let bytes = try? JSONEncoder().encode(question), line.write("", bytes + [UInt8(ascii: "\n")]) else {
        return stopped(nil)
      }
      var screen: String?
      while let told = line.line(seconds: patience) {
        let words = String(decoding: told, as: UTF8.self).split(separator: " ", maxSplits: 1)
        guard words.count == 2 else { break }
        if words[0] == "making" {
          screen = String(words[1])
          continue
        }
        guard let length = Int(words[1]), let body = line.bytes(length, seconds: patience) else { break }
        switch words[0] {
        case "json": return .answer(.json(body))
        case "misput": return .answer(.misput(String(decoding: body, as: UTF8.self)))
        default: return .answer(.nothing)
        }
      }
      return stopped(screen)
    }
  }

  /// Ends what does not go on, and says why it stopped.
  private func stopped(_ screen: String?) -> Reply {
    // One that ends by itself closes its end of the stream first.
    for _ in 0..<100 where process.isRunning { usleep(10_000) }
    guard !process.isRunning else {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return .stopped(screen: screen, words: "does not end within \(Int(patience)) s")
    }
    process.waitUntilExit()
    let lines = ((try? String(contentsOfFile: talk, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    if process.terminationReason == .uncaughtSignal {
      return .stopped(screen: screen, words: "stopped: \(StoppedProcess.words(of: process, saying: lines))")
    }
    let code = process.terminationStatus
    return .stopped(
      screen: screen, words: "ended with code \(code)\(lines.last.map { ": \($0)" } ?? "") and showed no screen")
  }
}
