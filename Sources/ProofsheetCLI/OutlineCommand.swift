import ArgumentParser
import ProofModel
import Rendering

struct OutlineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "outline",
    abstract: "Prints a screen as a tree of views with its constraints as equations, to be read and compared.",
    discussion: """
      What editors rewrite by themselves (ids and their order, versions, frames of views that constraints place) is \
      left out. For readable diffs of storyboards, put into .gitattributes:

        *.storyboard diff=proofsheet
        *.xib diff=proofsheet

      and into .git/config (git config diff.proofsheet.textconv …):

        [diff "proofsheet"]
          textconv = "sh -c 'proofsheet outline \\"$0\\" || true'"
      """)

  @Argument(help: ArgumentHelp("Storyboards, xibs or layout specs.", valueName: "file"))
  var files: [String]

  func run() throws {
    var hasErrors = false
    for (number, file) in files.enumerated() {
      let outline = ScreenOutline.read(file)
      Terminal.print(outline.diagnostics.filter { $0.severity > .note })
      if outline.diagnostics.contains(where: { $0.severity == .error }) { hasErrors = true }
      if number > 0, !outline.text.isEmpty { Terminal.data("\n") }
      Terminal.data(outline.text)
    }
    if hasErrors { throw ExitCode(2) }
  }
}
