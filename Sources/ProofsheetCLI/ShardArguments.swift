import ArgumentParser
import Findings
import Foundation
import ProofModel
import Solving

/// Which part of the work this machine does, of commands whose work several machines can share.
struct ShardArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only a part of the variants, such as 2/4, so that machines share them; auto: the part that the engine's variables say. 'merge' puts the parts together.",
      valueName: "i/n"))
  var shard: String?

  private static let automatic = "auto"

  func validate() throws {
    guard let shard, shard != Self.automatic, Shard(shard) == nil else { return }
    throw ValidationError(
      "--shard takes i/n with i from 1 to n, such as 2/4, or auto, which reads the engine's variables; found '\(shard)'"
    )
  }

  /// The shard, which is told; nil where the whole is done.
  func chosen() throws -> Shard? {
    guard let shard else { return nil }
    guard shard == Self.automatic else {
      let chosen = Shard(shard)
      if let chosen { Terminal.talk("shard \(chosen)") }
      return chosen
    }
    do throws(DiagnosedFailure) {
      guard let found = try EngineShard.read(ProcessInfo.processInfo.environment) else {
        Terminal.talk("no shard: no engine's variables say that machines share this job; all is done here")
        return nil
      }
      Terminal.talk("shard \(found.shard) (\(found.engine))")
      return found.shard
    } catch {
      throw Failure(error.diagnostics)
    }
  }
}

/// The command line as it is parsed, with what the environment and the project file add.
enum CommandWords {
  private static let known = Locked<[String]>([])

  static var current: [String] {
    get { known.withLock { $0 } }
    set { known.withLock { $0 = newValue } }
  }

  /// Options that say how and where to, and not what: shards may differ in them.
  private static let surroundings: [String: Bool] = [
    "--shard": true, "--output": true, "-o": true, "--jobs": true, "--quiet": false, "--report": true,
    "--artifacts": true, "--cache": true, "--cache-size": true,
  ]

  /// A command with its options, without those of one machine; what all shards of a run have in common.
  static func shared(of command: String) -> [String] {
    var words: [String] = []
    var rest = current[...]
    if rest.first == command { rest.removeFirst() }
    var areFiles = false
    while let word = rest.popFirst() {
      if word == "--" { areFiles = true }
      let name = String(word.split(separator: "=", maxSplits: 1).first ?? "")
      if !areFiles, let takesValue = surroundings[name] {
        if takesValue, !word.contains("=") { _ = rest.popFirst() }
      } else if !areFiles, word.hasPrefix("-o"), !word.hasPrefix("--") {
        continue
      } else {
        words.append(word)
      }
    }
    return [command] + words
  }
}
