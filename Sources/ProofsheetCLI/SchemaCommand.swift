import ArgumentParser
import Proofsheet

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of the spec format, for editors.",
    discussion: """
      In a spec's first line, for editors that speak the YAML language server's protocol:

        # yaml-language-server: $schema=./proofsheet-1.schema.json
      """)

  func run() throws {
    Terminal.data(SpecFormat.schema)
  }
}
