import ArgumentParser
import Foundation
import ProofModel
import Proofsheet

struct CodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "code",
    abstract: "Compiles an app's own layout code on Linux, and tells file by file what is missing.",
    discussion: """
      In the folder of the Xcode project:

        proofsheet code init App/Views App/Screens --library ../proofsheet
        proofsheet code status

      'init' writes Package.swift and the folder Proofs beside the project, builds, and tells what does not compile; \
      'status' builds and tells it again. The app's files stay as they are. CI is then 'swift test'.
      """)

  /// What is to be done.
  enum Action: String, ExpressibleByArgument, CaseIterable { case `init`, status }

  @Argument(help: "init or status.")
  var action: Action

  @Argument(help: "The app's folders, relative to this one.", completion: .directory)
  var folders: [String] = []

  @Option(help: "The target's name; else the first folder's.")
  var name: String?

  @Option(help: "The folder of Proofsheet's package.", completion: .directory)
  var library = "../proofsheet"

  @Option(help: "text or json.")
  var format: ReportFormat = .text

  func run() throws {
    let here = FileManager.default.currentDirectoryPath
    do {
      let target = try name ?? Self.target(in: here, folders: folders)
      let package = CodePackage(folder: here, name: target)
      if action == .`init` {
        guard !folders.isEmpty else { throw ValidationError("name the folders of the app's sources") }
        for file in try package.write(folders: folders, library: library) { Terminal.talk("wrote \(file)") }
        Terminal.talk("building; the first time takes some minutes")
      }
      let status = try package.status()
      Terminal.data(format == .json ? status.json.text : status.text)
    } catch let failure as DiagnosedFailure {
      throw Failure(failure.diagnostics)
    }
  }

  /// The first folder's name, or that of the target which is there.
  private static func target(in folder: String, folders: [String]) throws -> String {
    if let first = folders.first?.split(separator: "/").last {
      let name = first.filter { $0.isLetter || $0.isNumber }
      return name.first?.isNumber == true ? "App" + name : String(name)
    }
    let proofs = folder + "/Proofs"
    let found = (try? FileManager.default.contentsOfDirectory(atPath: proofs))?.sorted().first {
      FileManager.default.fileExists(atPath: "\(proofs)/\($0)/folders.txt")
    }
    guard let found else {
      throw DiagnosedFailure([
        .error("no-package", "no package of layout code is here", hint: "proofsheet code init FOLDERS…")
      ])
    }
    return found
  }
}
