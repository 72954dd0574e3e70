import Findings
import Foundation
import ProofModel
import Solving

/// Puts the reports of a run's shards together: all of them, once each, of the same inputs, or an error.
public enum ReviewMerging {
  /// One shard's folder with what it reports.
  struct Part: Sendable {
    var folder: String
    var report: ReviewReport
    var mark: ReviewReport.ShardMark
  }

  /// The whole report; its pictures are put into `target`, linked or copied.
  public static func merge(_ folders: [String], into target: String) throws(DiagnosedFailure) -> ReviewReport {
    var parts: [Part] = []
    for folder in folders { parts.append(try read(folder)) }
    try check(parts)
    parts.sort { $0.mark.shard.index < $1.mark.shard.index }
    guard var report = parts.first?.report else {
      throw DiagnosedFailure([.error("no-shards", "no shard is named", hint: "proofsheet merge shard-1 shard-2")])
    }
    report.shard = nil
    report.entries = []
    // Each shard did a stretch of the list.
    for part in parts {
      for entry in part.report.entries {
        for path in entry.files { try place(path, from: part.folder, in: target) }
        report.entries.append(entry)
      }
    }
    try checkKeys(report)
    report.tell(ReviewReport.Seen(joining: parts.map(\.mark.seen)))
    return report
  }

  private static func read(_ folder: String) throws(DiagnosedFailure) -> Part {
    let path = "\(folder)/\(ReviewOutputs.Kind.json.file)"
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReading.bytes(at: path, limit: 512 << 20)
    } catch {
      var diagnostic = error.diagnostic()
      diagnostic.hint = "name the folder that 'proofsheet verify --shard i/n --report' wrote"
      throw DiagnosedFailure([diagnostic])
    }
    let report = try ReviewReport.read(bytes, path: path).get()
    guard let mark = report.shard else {
      throw DiagnosedFailure([
        .error(
          "no-shard", "'\(path)' is the report of a whole run, not of a shard",
          hint: "name folders that 'proofsheet verify --shard i/n --report' wrote")
      ])
    }
    return Part(folder: folder, report: report, mark: mark)
  }

  private static func check(_ parts: [Part]) throws(DiagnosedFailure) {
    let problems = ShardCheck.problems(
      parts.map { ShardCheck.Part(folder: $0.folder, shard: $0.mark.shard, inputs: $0.mark.inputs) }, command: "verify")
    guard problems.isEmpty else { throw DiagnosedFailure(problems) }
  }

  private static func checkKeys(_ report: ReviewReport) throws(DiagnosedFailure) {
    var seen: Set<String> = []
    for entry in report.entries where !seen.insert(entry.key).inserted {
      throw DiagnosedFailure([
        .error("doubled-shard", "'\(entry.key)' is in two shards", hint: "merge shards of one run")
      ])
    }
  }

  private static func place(_ path: String, from folder: String, in target: String) throws(DiagnosedFailure) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    // A report's paths lie below its folder.
    guard parts.allSatisfy({ !$0.isEmpty && $0 != ".." && $0 != "." }) else {
      throw DiagnosedFailure([.error("invalid-report", "the report in '\(folder)' names the picture '\(path)'")])
    }
    let (source, goal) = ("\(folder)/\(path)", "\(target)/\(path)")
    do throws(FileError) {
      try FileWriting.makeFolder(String(goal[..<(goal.lastIndex(of: "/") ?? goal.endIndex)]))
      unlink(goal)
      if link(source, goal) == 0 { return }
      try FileWriting.writeBeside(goal, FileReading.bytes(at: source, limit: OutputFolder.largestFile))
    } catch {
      throw DiagnosedFailure([error.diagnostic()])
    }
  }
}
