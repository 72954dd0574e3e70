import ArgumentParser
import ProofModel
import Proofing
import Solving

struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Applies to specs, storyboards and xibs what resolves their findings, as the smallest edits.",
    discussion: """
      The changes are those that 'check' tried over the whole matrix; comments, order and ids stay. They are printed as a \
      diff, then written, and each is kept only if solving the changed file shows that its finding is gone and nothing new \
      is there. Exit 1 where errors or warnings stay; --check writes nothing.
      """)

  @OptionGroup var input: FileArguments
  @OptionGroup var variants: VariantOptions

  @Flag(help: "Sets the constants of misplaced views' rules to where the views were drawn, instead of their frames.")
  var updateConstraints = false

  @Flag(help: "Prints the diff and writes nothing.")
  var check = false

  @Option(help: "How many variants to solve at once.")
  var jobs: Int?

  func run() throws {
    try Jobs.check(jobs)
    let inputs = try Inputs.open(input, studio: Studio())
    // Half of what a damaged file means is no ground for changes.
    try inputs.finish()
    let selection = try variants.selection()
    var (fixed, left) = (0, 0)
    for workbenches in inputs.byFile {
      let file = workbenches[0].document.file
      var fixing = FileFixing(workbenches: workbenches, selection: selection, jobs: jobs ?? Machine.cores)
      fixing.updatesConstraints = updateConstraints
      let outcome = fixing.run()
      if !outcome.diagnostics.isEmpty { throw Failure(outcome.diagnostics) }
      if outcome.isChanged {
        Terminal.data(UnifiedDiff.text(outcome.before, outcome.after, file: file))
        if !check {
          do {
            try FileWriting.update(file, outcome.after)
          } catch {
            Terminal.print([error.diagnostic()])
            throw ExitCode(3)
          }
        }
      }
      for line in outcome.fixed { Terminal.talk("fixed: \(VisibleText.escaped(line))") }
      Terminal.print(outcome.left)
      fixed += outcome.fixed.count
      left += outcome.left.count
    }
    let word = check ? "would be fixed" : "fixed"
    Terminal.talk("\(fixed) finding\(fixed == 1 ? "" : "s") \(word), \(left) \(left == 1 ? "stays" : "stay")")
    if left > 0 { throw ExitCode(1) }
  }
}
