import ArgumentParser
import Solving

/// Not shown: what `scripts/install` and the README are made with.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Prints the manual page, or the README's table of commands.",
    shouldDisplay: false)

  @Flag(help: "The table, as Markdown.")
  var table = false

  func run() {
    let root = CommandDeclaration.of(ProofsheetCommand.self)
    guard table else {
      Terminal.data(ManualPage(root: root, version: ProofsheetVersion.current).text)
      return
    }
    let rows = root.commands.filter(\.shouldDisplay).map { "| `\($0.commandName)` | \($0.abstract ?? "") |\n" }
    Terminal.data("| | |\n|---|---|\n" + rows.joined())
  }
}
