import ArgumentParser
import ProofModel
import Proofing
import Solving

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Proves the 'expect:' entries of specs.",
    discussion: """
      Exit 1 where one does not hold. A folder means every spec in it. With --output the sizes at which claims about all \
      sizes fail are drawn.
      """)

  @OptionGroup var input: ProjectArguments

  @Flag(help: "Only failures and the closing line.")
  var quiet = false

  @Option(
    name: [.customShort("o"), .long], help: "A folder for pictures of the sizes at which 'for-all' fails.",
    completion: .directory)
  var output: String?

  func run() throws {
    let studio = Studio()
    let inputs = try Inputs.open(input, studio: studio, isQuiet: quiet)
    var passed = 0
    var failed = 0
    for workbench in inputs.workbenches {
      let outcome = ExpectationRunner(workbench: workbench).run()
      passed += outcome.passed
      failed += outcome.failures.count
      Terminal.print((outcome.diagnostics.once + outcome.failures).once)
      if let output, !outcome.counterExamples.isEmpty {
        let (paths, problems) = outcome.counterExamples.draw(workbench, into: output)
        guard problems.isEmpty else { throw Failure(problems, code: 3) }
        for path in paths { Terminal.talk(path) }
      }
      if !quiet {
        let verdict = outcome.failures.isEmpty ? "passed" : "FAILED"
        Terminal.talk("\(workbench.document.file): \(verdict), \(outcome.passed) checks held")
      }
    }
    Terminal.data("\(passed) passed, \(failed) failed\n")
    try inputs.finish()
    if failed > 0 { throw ExitCode(1) }
  }
}
