import Foundation
import ProofModel
import Solving

/// Runs `git` without anything that could ask, page, hook or write.
struct GitRunner: Sendable {
  let folder: String
  /// Options that keep the repository's own configuration from starting programs.
  var neutral: [String] = []

  struct Answer: Sendable {
    var code: Int32
    var output: [UInt8]
    /// What it said on standard error.
    var talk: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs one command to its end; an exit code is the caller's to judge.
  func run(_ arguments: [String], input: [UInt8] = []) throws(DiagnosedFailure) -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "git", "--no-pager", "--literal-pathspecs", "-c", "core.fsmonitor=false", "-c", "core.quotepath=off",
        "-c", "core.hooksPath=/dev/null", "-c", "diff.ignoreSubmodules=all",
      ] + neutral + arguments
    // A pathspec from the root has a sign of its own, which the literal ones do not know.
    if arguments.contains(":/") { process.arguments?.removeAll { $0 == "--literal-pathspecs" } }
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = Self.environment
    let pipes = (input: Pipe(), output: Pipe(), talk: Pipe())
    process.standardInput = pipes.input
    process.standardOutput = pipes.output
    process.standardError = pipes.talk
    // `waitUntilExit` looks every 50 ms whether a process has ended, which a review of a dozen calls would spend waiting.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do {
      try process.run()
    } catch {
      throw DiagnosedFailure([
        .error("git-missing", "git cannot be started in '\(folder)'", hint: "sudo apt-get install git")
      ])
    }
    // All three at once: a pipe that nobody empties stops the other side.
    let talk = Locked<[UInt8]>([])
    let threads = DispatchGroup()
    let (source, target) = (pipes.talk.fileHandleForReading, pipes.input.fileHandleForWriting)
    DispatchQueue.global().async(group: threads) {
      let bytes = (try? source.readToEnd()) ?? nil
      talk.withLock { $0 = Array(bytes ?? Data()) }
    }
    DispatchQueue.global().async(group: threads) {
      try? target.write(contentsOf: Data(input))
      try? target.close()
    }
    let output = (try? pipes.output.fileHandleForReading.readToEnd()) ?? nil
    threads.wait()
    ended.wait()
    // It has ended and is not waited for here; it lets go of its run loop's source, which holds the pipes open for good.
    process.waitUntilExit()
    let words = talk.withLock { String(decoding: $0, as: UTF8.self) }
    if process.terminationStatus == 127, words.contains("git") {
      throw DiagnosedFailure([.error("git-missing", "git is not installed", hint: "sudo apt-get install git")])
    }
    return Answer(code: process.terminationStatus, output: Array(output ?? Data()), talk: words)
  }

  /// The same with all filters switched off that the configuration names, as comparing a work tree would run them;
  /// git-lfs is the user's program, not the repository's.
  func withoutFilters() throws(DiagnosedFailure) -> GitRunner {
    let answer = try run(["config", "--name-only", "-z", "--get-regexp", "^filter\\."])
    var result = self
    var seen: Set<String> = []
    for key in answer.output.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) }) {
      guard let end = key.lastIndex(of: "."), key.hasPrefix("filter."), end > key.startIndex else { continue }
      let name = String(key[..<end])
      guard name != "filter.lfs", name.contains("."), seen.insert(name).inserted else { continue }
      for setting in ["clean=", "smudge=", "process=", "required=false"] {
        result.neutral += ["-c", "\(name).\(setting)"]
      }
    }
    return result
  }

  /// The user's own, so that their configuration holds, with what keeps git quiet, in English and from writing.
  private static let environment: [String: String] = {
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = "C"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_PAGER"] = "cat"
    return environment
  }()
}
