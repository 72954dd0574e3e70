import ArgumentParser
import Findings
import ProofModel
import Proofing
import Rendering
import Solving

struct RuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: "Tells a rule of 'check': what it finds, why, and what mends it, with an example; or lists all rules.",
    discussion: """
      Without an id all rules are listed with their levels. With --output the example is written into a folder and drawn:

        proofsheet rule low-contrast --output rules

      """)

  @Argument(help: ArgumentHelp("A rule's id, as findings end with it in brackets.", valueName: "id"))
  var id: String?

  @Option(name: [.customShort("o"), .long], help: "A folder for the example and its picture.", completion: .directory)
  var output: String?

  func run() throws {
    guard let id else {
      guard output == nil else {
        throw Failure([
          .error("rule-missing", "--output draws one rule, and none is named", hint: "proofsheet rule lists them")
        ])
      }
      return Terminal.data(CheckRule.list)
    }
    // A finding's id begins with its rule's.
    let name = String(id.prefix { $0 != ":" })
    guard let rule = CheckRule.named(name) else {
      throw Failure([
        .error(
          "unknown-rule", "there is no rule '\(name)'",
          hint: NearestNames.hint(for: name, in: CheckRule.all.map(\.id)) ?? "proofsheet rule lists them")
      ])
    }
    Terminal.data(rule.text)
    guard let output else { return }
    let outcome = rule.draw(into: output, studio: Studio())
    Terminal.print(outcome.diagnostics)
    for path in outcome.paths { Terminal.talk(path) }
    if outcome.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(3) }
  }
}
