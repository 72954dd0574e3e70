import ArgumentParser
import ProofModel
import Proofing
import Rendering
import Solving

struct SweepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Tells the exact window sizes or text scales at which anything changes: a rule bites, a text wraps, "
      + "a conflict begins.",
    discussion: """
      One side of the window, the scale of all texts or their growth runs over a range, all else stays:

        proofsheet sweep bookcase.proof.yaml --width 320...1366 --height 768
        proofsheet sweep bookcase.proof.yaml --width 320...1366 --plot widths.svg --of titleField.width
        proofsheet sweep bookcase.proof.yaml --width 320...1366 --strip sizes.png
        proofsheet sweep bookcase.proof.yaml --text-scale 0.8...2 --width 375 --height 667
        proofsheet sweep bookcase.proof.yaml --text-growth 0...60

      What is told is computed, not sampled. Without a number a side of the window is the canvas', or an iPhone's.
      """)

  @OptionGroup var input: FileArguments

  @Option(help: "The window's width in points: a range, 320...1366, or a number.")
  var width: String?

  @Option(help: "The window's height in points: a range, 480...1024, or a number.")
  var height: String?

  @Option(help: "What every font's size is multiplied by: a range, 0.8...2, or a number.")
  var textScale: String?

  @Option(help: "Per cent by which every text is longer, as translations are: a range, 0...60, or a number.")
  var textGrowth: String?

  @Option(help: "A locale of the strings, or a pseudo-language.")
  var locale: String?

  @Option(help: "xs s m l xl xxl xxxl ax1 … ax5.")
  var textSize: String?

  @Option(help: "A state of the file.")
  var state: String?

  @Option(
    name: [.customLong("os"), .customLong("era")], help: "The system whose metrics hold: ios-9 … ios-26, macos-14.")
  var os: String?

  @Option(help: ArgumentHelp("Draw attributes over the range as SVG.", valueName: "FILE.svg"), completion: .file())
  var plot: String?

  @Option(help: ArgumentHelp("What is drawn: title.width, with commas.", valueName: "view.attribute"))
  var of: [String] = []

  @Option(
    help: ArgumentHelp(
      "Draw the screen at each place at which something changes: .png, .svg or .pdf.", valueName: "FILE"),
    completion: .file())
  var strip: String?

  @Option(help: "text or json.")
  var format: ReportFormat = .text

  func run() throws {
    var inputs = try Inputs.open(input, studio: Studio())
    let questions = try VariantOptions.split(of).map(Self.question)
    guard plot == nil || !questions.isEmpty else {
      throw ValidationError("--plot wants what it draws: --of title.width")
    }
    guard plot == nil && strip == nil || inputs.workbenches.count == 1 else {
      throw ValidationError("\(plot == nil ? "--strip" : "--plot") draws one screen: name it by --scene")
    }
    let stripFormat = try strip.map(Self.format)
    for workbench in inputs.workbenches {
      let report = SweepReport(try range(for: workbench), of: workbench)
      // What there is to tell of the document itself is told once.
      inputs.tell(workbench.variants(VariantSelection()).diagnostics)
      switch format {
      case .text: Terminal.data(report.text)
      case .json: Terminal.data(report.json.text)
      }
      if let plot { try draw(report, questions, plot) }
      if let strip, let stripFormat {
        let problems = report.writeStrip(stripFormat, to: strip, of: workbench)
        guard problems.isEmpty else { throw Failure(problems, code: 3) }
      }
    }
    try inputs.finish()
  }

  private func draw(_ report: SweepReport, _ questions: [ValueReport.Question], _ file: String) throws {
    let svg: String
    do { svg = try report.plot(questions) } catch { throw Failure([error.diagnostic]) }
    do {
      try FileWriting.writeBeside(file, text: svg)
    } catch {
      throw Failure([error.diagnostic(at: SourceSpan(file: file, line: 1))], code: 3)
    }
  }

  private static func format(of file: String) throws -> RenderRequest.Format {
    let known = RenderRequest.Format.allCases.filter(\.isPictures)
    guard let format = known.first(where: { file.hasSuffix(".\($0.rawValue)") }) else {
      throw ValidationError("--strip takes a file that ends in .png, .svg or .pdf, found '\(file)'")
    }
    return format
  }

  private static func question(_ text: String) throws -> ValueReport.Question {
    do { return try ValueReport.Question(text) } catch { throw Failure([error.diagnostic]) }
  }

  private func range(for workbench: Workbench) throws -> SweepRange {
    let usual = workbench.usualWindow
    var given: [SweepRange.Parameter: ClosedRange<Double>] = [:]
    let options: [(SweepRange.Parameter, String?)] = [
      (.width, width), (.height, height), (.textScale, textScale), (.textGrowth, textGrowth),
    ]
    for (parameter, text) in options {
      guard let text else { continue }
      guard let range = parameter.range(text) else {
        throw ValidationError("--\(parameter.rawValue) takes \(parameter.expected), found '\(text)'")
      }
      given[parameter] = range
    }
    let running = options.map(\.0).filter { given[$0].map { $0.lowerBound < $0.upperBound } ?? false }
    guard running.count < 2 else {
      let stays = running[1]
      throw ValidationError(
        "one side runs, the other stays: give --\(stays.rawValue) one number, "
          + "as \((stays == .height ? usual.height : given[stays]?.lowerBound ?? 1).shortText)")
    }
    if given.isEmpty { given[.width] = 320...1366 }
    let parameter = running.first ?? .width
    guard let ends = given[parameter], ends.lowerBound < ends.upperBound else {
      throw ValidationError("nothing runs: give one of them a range, --width 320...1366 or --text-scale 0.8...2")
    }
    var range = SweepRange(
      parameter, from: ends.lowerBound, to: ends.upperBound,
      window: Size(
        width: given[.width]?.lowerBound ?? usual.width, height: given[.height]?.lowerBound ?? usual.height))
    range.textScale = given[.textScale]?.lowerBound ?? 1
    range.textGrowth = given[.textGrowth]?.lowerBound ?? 0
    range.locale = locale ?? workbench.document.baseLocale
    if let textSize {
      guard let size = TextSize(rawValue: textSize) else {
        throw ValidationError("--text-size takes one of xs s m l xl xxl xxxl ax1 … ax5, found '\(textSize)'")
      }
      range.textSize = size
    }
    if let state {
      let known = workbench.document.states.map(\.name)
      guard known.contains(state) else {
        throw ValidationError("unknown state '\(state)'; there are: \(known.joined(separator: ", "))")
      }
      range.state = state
    }
    if let os { range.era = try VariantOptions.era(os) }
    return range
  }
}
