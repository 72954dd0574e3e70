import ArgumentParser
import Foundation
import ProofModel
import Proofsheet

struct ExplainLogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain-log",
    abstract: "Tells what the constraint conflicts in a console's log mean, and what mends them.",
    discussion: """
      Takes the log as it was pasted, with timestamps and whatever else is in it:

        pbpaste | proofsheet explain-log -

      Of each conflict it prints the smallest set of constraints that cannot all hold, its sum, the kind of mistake, \
      and changes that resolve it. Exit 0 when a conflict was read, 1 when there is none.
      """)

  @Argument(help: ArgumentHelp("A file with the log, or - for standard input.", valueName: "file"))
  var file: String

  @Option(help: "text or json.")
  var format: ReportFormat = .text

  func run() throws {
    let report = ConflictLogReport(log: try text(), file: file == "-" ? "standard input" : file)
    Terminal.print(report.diagnostics)
    switch format {
    case .text: Terminal.data(report.text)
    case .json: Terminal.data(report.json.text)
    }
    if report.conflictCount == 0 { throw ExitCode(1) }
  }

  /// The log; bytes that are no UTF-8 stand as replacement characters.
  private func text() throws -> String {
    if file == "-" { return String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self) }
    do {
      return String(decoding: try FileReading.bytes(at: file, limit: Self.largest), as: UTF8.self)
    } catch {
      throw Failure([error.diagnostic(at: SourceSpan(file: file, line: 1))])
    }
  }

  /// Bytes of a file that is still taken for a log.
  private static let largest = 64 << 20
}
