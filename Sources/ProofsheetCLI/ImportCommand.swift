import ArgumentParser
import Foundation
import ProofModel
import Rendering
import Solving

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Writes each scene of a storyboard or xib as a layout spec that lays out the same.",
    discussion: """
      The frames of file and spec are compared on six devices in both orientations before anything is written. The \
      paths of the specs go to standard output. Exit 1 where frames differ: the differences are told, and the spec is \
      written all the same.
      """)

  @OptionGroup var input: FileArguments

  @Option(name: [.customShort("o"), .long], help: "The folder for the specs.", completion: .directory)
  var output = "screens"

  @Flag(help: "Replaces specs that are there already.")
  var force = false

  @Option(help: "How many variants to solve at once.")
  var jobs: Int?

  @Flag(help: "Only differences, no summary.")
  var quiet = false

  func run() throws {
    try Jobs.check(jobs)
    let studio = Studio()
    let inputs = try Inputs.open(input, studio: studio)
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    } catch {
      throw Failure([.error("folder-unwritable", "cannot make the folder '\(output)'", hint: "name another with -o")])
    }
    var differing = 0
    var written = 0
    for workbench in inputs.workbenches where workbench.document.format == .interfaceBuilder {
      let path = "\(output)/\(workbench.document.name).proof.yaml"
      guard force || !FileManager.default.fileExists(atPath: path) else {
        throw Failure([.error("file-exists", "'\(path)' is there already", hint: "add --force to replace it")])
      }
      let outcome = SpecImport(workbench: workbench, studio: studio).run(file: path, jobs: jobs ?? Machine.cores)
      do {
        try FileWriting.writeBeside(path, Array(outcome.text.utf8))
      } catch {
        throw Failure([error.diagnostic()])
      }
      Terminal.data(path + "\n")
      Terminal.print(outcome.diagnostics)
      written += 1
      guard !outcome.differences.isEmpty else { continue }
      differing += 1
      for difference in outcome.differences.prefix(5) { tell(difference, in: workbench.document.name) }
      let more = outcome.differences.count - 5
      if more > 0 { Terminal.talk("\(workbench.document.name): and \(more) more frames differ") }
    }
    if !quiet {
      Terminal.talk(
        "\(written) \(written == 1 ? "spec" : "specs") written, \(written - differing) with the same frames as the file"
      )
    }
    try inputs.finish()
    if differing > 0 { throw ExitCode(1) }
  }

  private func tell(_ difference: SpecImport.Difference, in scene: String) {
    func text(_ rect: Rect) -> String {
      "[" + [rect.x, rect.y, rect.width, rect.height].map { $0.shortText }.joined(separator: ", ") + "]"
    }
    let found = difference.found.map(text) ?? "missing"
    Terminal.talk(
      "\(scene): '\(difference.view)' differs on \(difference.variant): the file has \(text(difference.expected)), "
        + "the spec \(found)")
  }
}
