import Foundation
import ProofModel
import Reviewing
import Solving

/// Screens as they are now against what was recorded of them, compared once for each revision of their files; what is
/// decided on the page is approved at once.
public final class LiveReview: Sendable {
  private let screens: LiveScreens
  private let selection: VariantSelection
  private let request: BaselineRequest
  /// Of the pictures of what differs.
  private let folder: PrivateFolder
  private let last = Locked<(revision: Int, report: ReviewReport)?>(nil)

  /// - Parameter request: the folder of baselines, and how to compare.
  public init(
    _ screens: LiveScreens, selection: VariantSelection, request: BaselineRequest
  ) throws(DiagnosedFailure) {
    folder = try PrivateFolder("proofsheet-live")
    var request = request
    request.artifactFolders = [folder.path]
    request.isForPage = true
    self.request = request
    self.screens = screens
    self.selection = selection
  }

  /// The page, which asks for its report.
  public static var page: [UInt8] { ReviewReport.askingPage }

  /// The report of the screens as they are now, as JSON, with the `revision` of their files.
  public func report() -> [UInt8] {
    let revision = screens.revision
    let report = last.withLock { $0?.revision == revision ? $0?.report : nil } ?? compared(revision)
    guard case .object(let members) = report.json() else { return [] }
    return JSONValue.object(members + [("revision", .number(Double(revision)))]).compactBytes
  }

  private func compared(_ revision: Int) -> ReviewReport {
    let outcome = BaselineRun(screens: now, request: request).run()
    var report = outcome.report
    // A file that cannot be read leaves its last screens.
    let problems = screens.summary.problems.filter { $0.severity == .error }
    report.notes += (problems + outcome.diagnostics.filter { $0.severity == .error }).map {
      .init($0.message, at: $0.span)
    }
    last.withLock { $0 = (revision, report) }
    return report
  }

  private var now: BaselineScreens { BaselineScreens(screens.workbenches, selection: selection) }

  /// A file of the last report by its path there, a picture or the views of its sides; nil where that names none.
  public func file(_ path: String) -> [UInt8]? {
    let isThere = last.withLock { last in
      last?.report.entries.contains { $0.files.contains(path) } ?? false
    }
    // Not by `FileReading`, whose files are watched: these are written by each comparison.
    return isThere ? FileManager.default.contents(atPath: "\(folder.path)/\(path)").map { Array($0) } : nil
  }

  /// Takes the decisions that the page sends, as `approve --decisions` does: all of it or nothing.
  ///
  /// - Returns: what came of it, in words.
  public func approve(_ bytes: [UInt8]) -> (isDone: Bool, words: String) {
    let read = ReviewDecisions.read(bytes, file: "the page's decisions")
    guard let decisions = read.decisions?.decisions else { return (false, Self.words(read.diagnostics)) }
    var choice = BaselineApproval.Choice()
    choice.decisions = decisions
    var quiet = request
    quiet.artifactFolders = []
    let outcome = BaselineApproval(screens: now, request: quiet, choice: choice).run()
    if outcome.hasErrors { return (false, Self.words(outcome.diagnostics)) }
    last.withLock { $0 = nil }
    let rejected = decisions.filter { $0.verdict == .reject }.count
    let parts = [
      "\(outcome.recorded.count) approved", outcome.pruned.isEmpty ? nil : "\(outcome.pruned.count) removed",
      rejected == 0 ? nil : "\(rejected) rejected, left as recorded",
    ]
    return (true, parts.compactMap { $0 }.joined(separator: ", "))
  }

  private static func words(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.filter { $0.severity == .error }.map { problem in
      problem.message + (problem.hint.map { ": \($0)" } ?? "")
    }.joined(separator: "\n")
  }
}
