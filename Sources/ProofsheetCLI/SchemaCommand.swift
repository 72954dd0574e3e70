import ArgumentParser
import Reviewing
import Solving

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of the spec format, for editors, or of the review's report.",
    discussion: """
      In a spec's first line, for editors that speak the YAML language server's protocol:

        # yaml-language-server: $schema=./proofsheet-1.schema.json
      """)

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case spec, review
  }

  @Argument(help: "spec or review.")
  var subject: Subject = .spec

  func run() throws {
    switch subject {
    case .spec: Terminal.data(SpecFormat.schema)
    case .review: Terminal.data(ReviewReport.schema)
    }
  }
}
