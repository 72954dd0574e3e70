import ArgumentParser
import Foundation
import ProofModel
import Proofing
import Rendering
import Solving

struct ExplainLogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain-log",
    abstract: "Tells what the constraint conflicts in a console's log mean, and what mends them.",
    discussion: """
      Takes the log as it was pasted, with timestamps and whatever else is in it:

        pbpaste | proofsheet explain-log -

      Of each conflict it prints the smallest set of constraints that cannot all hold, its sum, the kind of mistake, \
      and changes that resolve it. With --in the same constraints are looked for in a storyboard, xib or spec, and with \
      --output their screen is drawn with these views in focus. Exit 0 when a conflict was read, 1 when there is none.
      """)

  @Argument(help: ArgumentHelp("A file with the log, or - for standard input.", valueName: "file"))
  var file: String

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("A storyboard, xib or spec to find the constraints in.", valueName: "screens"),
    completion: .file())
  var screens: [String] = []

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Where the sets are drawn: a picture, .svg or .png, or a folder.", valueName: "picture"),
    completion: .file())
  var output: String?

  @Option(help: "text or json.")
  var format: ReportFormat = .text

  func run() throws {
    var report = ConflictLogReport(log: try text(), file: file == "-" ? "standard input" : file)
    let studio = Studio()
    let inputs = screens.isEmpty ? nil : try Inputs.open(screens, studio: studio)
    if let inputs { report.find(in: inputs.workbenches) }
    Terminal.print(report.diagnostics)
    switch format {
    case .text: Terminal.data(report.text)
    case .json: Terminal.data(report.json.text)
    }
    if let output {
      if let inputs { try draw(report, inputs, into: output) } else { try draw(report, to: output, studio) }
    }
    try inputs?.finish()
    if report.conflictCount == 0 { throw ExitCode(1) }
  }

  /// Each conflict's set, from the log alone.
  private func draw(_ report: ConflictLogReport, to output: String, _ studio: Studio) throws {
    let outcome = report.draw(to: output, studio: studio)
    for path in outcome.paths { Terminal.talk(path) }
    if !outcome.problems.isEmpty { throw Failure(outcome.problems, code: 3) }
  }

  /// Each screen that was found, with the views of its conflicts in focus.
  private func draw(_ report: ConflictLogReport, _ inputs: Inputs, into folder: String) throws {
    for workbench in inputs.workbenches {
      let found = report.places.filter { $0.scene == workbench.document.name }
      guard !found.isEmpty else { continue }
      var request = RenderRequest()
      request.folder = folder
      request.sheet = .none
      request.selection.prefersCanvas = true
      request.overlays = [.constraints]
      request.focus = Array(Set(found.flatMap { $0.places.flatMap(\.views) })).sorted()
      let outcome = RenderJob(workbench: workbench, request: request).run()
      Terminal.print(outcome.diagnostics.filter { $0.severity == .error })
      for path in outcome.paths { Terminal.talk(path) }
    }
  }

  /// The log, in UTF-8 or, where it begins with a mark that says so, in UTF-16; bytes that are neither stand as replacement
  /// characters.
  private static func decoded(_ bytes: [UInt8]) -> String {
    let isSwapped = bytes.starts(with: [0xFE, 0xFF])
    guard isSwapped || bytes.starts(with: [0xFF, 0xFE]) else { return String(decoding: bytes, as: UTF8.self) }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      let (low, high) = isSwapped ? (bytes[place + 1], bytes[place]) : (bytes[place], bytes[place + 1])
      return UInt16(low) | UInt16(high) << 8
    }
    return String(decoding: units, as: UTF16.self)
  }

  private func text() throws -> String {
    if file == "-" { return Self.decoded(Array(FileHandle.standardInput.readDataToEndOfFile())) }
    do {
      return Self.decoded(try FileReading.bytes(at: file, limit: Self.largest))
    } catch {
      throw Failure([error.diagnostic(at: SourceSpan(file: file, line: 1))])
    }
  }

  /// Bytes of a file that is still taken for a log.
  private static let largest = 64 << 20
}
