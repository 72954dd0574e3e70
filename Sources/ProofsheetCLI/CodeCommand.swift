import ArgumentParser
import Foundation
import ProofModel
import Proofing
import Solving

struct CodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "code",
    abstract: "Compiles an app's own layout code on Linux, and tells file by file what is missing.",
    discussion: """
      In the folder of the Xcode project:

        proofsheet code init App/Views App/Screens --library ../proofsheet
        proofsheet code status

      'init' writes Package.swift and the folder Proofs beside the project, builds, leaves out the statements and \
      declarations that do not compile, draws the screens of the rest ('swift run draw' draws them again) and writes a test for each; 'status' builds all \
      sources and tells file by file what is missing. The app's files stay as they are. CI is then 'swift test'.
      """)

  /// What is to be done.
  enum Action: String, ExpressibleByArgument, CaseIterable { case `init`, status }

  @Argument(help: "init or status.")
  var action: Action

  @Argument(help: "The app's folders, relative to this one.", completion: .directory)
  var folders: [String] = []

  @Option(help: "The target's name; else the first folder's.")
  var name: String?

  @Option(
    help: ArgumentHelp(
      """
      A module that the app imports, as NAME=FOLDER of its sources, once for each, after those it needs. Without it: \
      those of Pods and Carthage/Checkouts.
      """, valueName: "module"))
  var with: [CodePackage.Library] = []

  @Option(help: "The folder of Proofsheet's package.", completion: .directory)
  var library = "../proofsheet"

  @Option(help: "text or json.")
  var format: ReportFormat = .text

  func run() throws {
    let here = FileManager.default.currentDirectoryPath
    do {
      let target = try name ?? Self.target(in: here, folders: folders)
      let package = CodePackage(folder: here, name: target)
      let status = action == .`init` ? try start(package) : try package.status()
      Terminal.data(format == .json ? status.json.text : status.text)
    } catch let failure as DiagnosedFailure {
      throw Failure(failure.diagnostics)
    }
  }

  /// Writes the package, builds what compiles, draws its screens, and writes a test for each that was drawn.
  private func start(_ package: CodePackage) throws -> CodeStatus {
    guard !folders.isEmpty else { throw ValidationError("name the folders of the app's sources") }
    var libraries = with
    if libraries.isEmpty {
      libraries = package.vendored(importedBy: folders)
      for library in libraries { Terminal.talk("\(library.name) is taken from \(library.folder)") }
    }
    for file in try package.write(folders: folders, libraries: libraries, library: library) {
      Terminal.talk("wrote \(file)")
    }
    for file in package.leftOut { Terminal.talk("\(file) is left out: the Xcode project does not name it") }
    Terminal.talk("building; the first time takes some minutes")
    let status = try package.settle { round, errors, kept in
      Terminal.talk("round \(round), \(errors) error\(errors == 1 ? "" : "s"): \(kept.text); building again")
    }
    for module in package.missingModules(importedBy: folders).prefix(5) {
      Terminal.talk(
        "\(module.name), imported by \(module.files) file\(module.files == 1 ? "" : "s"), is not here: --with \(module.name)=FOLDER of its sources"
      )
    }
    let screens = try package.buildProgram()
    guard !screens.isEmpty else {
      Terminal.talk("no screen can be made of what the sources declare: add yours to Proofs/Draw/main.swift")
      return status
    }
    let drawn = try package.draw(to: "proofs")
    let failed = Dictionary(drawn.compactMap { entry in entry.problem.map { (entry.screen, $0) } }) { first, _ in first
    }
    for (screen, problem) in failed.sorted(by: { $0.key < $1.key }) { Terminal.talk("\(screen): \(problem)") }
    let good = screens.filter { screen in drawn.contains { $0.screen == screen.name && $0.problem == nil } }
    try package.write(screens, tested: good)
    Terminal.talk("\(good.count) of \(screens.count) screens are drawn, in proofs; tested by: swift test")
    return status
  }

  /// The first folder's name, or that of the target which is there.
  private static func target(in folder: String, folders: [String]) throws -> String {
    if let first = folders.first?.split(separator: "/").last {
      let name = first.filter { $0.isLetter || $0.isNumber }
      return name.first?.isNumber == true ? "App" + name : String(name)
    }
    let proofs = folder + "/Proofs"
    let found = (try? FileManager.default.contentsOfDirectory(atPath: proofs))?.sorted().first {
      $0 != "Whole" && FileManager.default.fileExists(atPath: "\(proofs)/\($0)/folders.txt")
    }
    guard let found else {
      throw DiagnosedFailure([
        .error("no-package", "no package of layout code is here", hint: "proofsheet code init FOLDERS…")
      ])
    }
    return found
  }
}

extension CodePackage.Library: ExpressibleByArgument {
  /// A library as an option has it, `NAME=FOLDER`; nil where it is none.
  public init?(argument: String) { self.init(argument) }
}
