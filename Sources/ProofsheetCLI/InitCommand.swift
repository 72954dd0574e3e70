import ArgumentParser
import Foundation
import ProofModel
import Proofing

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a first, commented spec and draws it at once.")

  @Argument(help: "The spec to write; it must not be there yet.")
  var file = "hello.proof.yaml"

  @Option(name: [.customShort("o"), .long], help: "The folder for the pictures.", completion: .directory)
  var output = "proofs"

  func run() throws {
    let file = Starter.file(of: self.file)
    guard !FileManager.default.fileExists(atPath: file) else {
      throw Failure([
        .error("file-exists", "'\(file)' is there already", hint: "name another file, or remove this one first")
      ])
    }
    do {
      try FileWriting.writeBeside(file, Array(Starter.spec(name: Starter.name(of: file)).utf8))
    } catch {
      throw Failure([error.diagnostic()])
    }
    Terminal.talk("wrote \(file)" + (file == self.file ? "" : ": folders are searched for specs of this name"))
    var render = try RenderCommand.parse([file])
    render.output = output
    try render.run()
  }
}
