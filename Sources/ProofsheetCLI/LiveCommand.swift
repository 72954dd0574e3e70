import ArgumentParser
import Dispatch
import Foundation
import LiveServer
import ProofModel
import Proofing
import Reviewing
import Solving

struct LiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "live",
    abstract: "Shows screens in the browser and draws them anew on every save.",
    discussion: """
      The page is that of 'render --format html', served on this machine alone; its address goes to standard output. \
      Whatever a screen reads is watched: the file, its includes, pictures, fonts and texts. A file that cannot be read \
      leaves the last picture, with the error over it. Of a folder without specs all storyboards and xibs are shown. \
      Of a package of layout code, which has an executable with proofs in it, the program is built again in the background \
      on every save; the compiler's errors stand over the last picture. \
      With --review it is the page of 'verify --report': what is accepted there is approved at once. \
      Interrupt it (Ctrl-C) to end it.
      """,
    aliases: ["watch"])

  @OptionGroup var input: FileArguments
  @OptionGroup var variants: VariantOptions

  @Option(help: "The port; without it the first free one from \(LiveServer.usualPort) on, 0 for any.")
  var port: UInt16?

  @Option(help: "Another address to listen on than this machine's own, as a number.")
  var host: String?

  @Option(help: "A name and port by which a proxy asks for the page: name.example:443. Repeatable.")
  var allowHost: [String] = []

  @Flag(help: "Compare with what was recorded, and approve on the page.")
  var review = false

  @Option(help: ArgumentHelp("The folder of the baselines, for --review.", valueName: "folder"), completion: .directory)
  var baselines = "baselines"

  @Option(help: "Of a package of layout code: the executable that draws, where it has several.")
  var product: String?

  @Flag(help: "Open the page in the browser.")
  var open = false

  func run() throws {
    for file in input.files where !FileManager.default.fileExists(atPath: file) {
      throw Failure([
        .error("file-unreadable", "there is no file '\(file)'", hint: "name a spec, a storyboard or a folder")
      ])
    }
    if let package = input.files.first(where: LiveCode.isPackage) {
      return serve(try server(try code(package)), "built anew on every save")
    }
    if product != nil { throw ValidationError("--product is for a package of layout code") }
    // Also without `--review`, so that a name that is wrong is told where it is given.
    if review || baselines != "baselines", !FileManager.default.fileExists(atPath: baselines) {
      throw Failure([
        .error(
          "no-baselines", "there is no folder '\(baselines)'",
          hint: "proofsheet record \(input.files.joined(separator: " "))")
      ])
    }
    let screens = LiveScreens(
      input.files, scene: input.scene, selection: try variants.selection(), jobs: Machine.cores)
    screens.reload()
    let found = screens.summary
    Terminal.print(found.problems)
    if found.screens == 0, found.problems.isEmpty {
      throw Failure([
        .error(
          "no-screens", "there is no screen to show",
          hint: "name a storyboard or xib with a view in it, a layout spec, or a package of layout code")
      ])
    }
    let wrong = screens.selectionProblems
    if !wrong.isEmpty { throw Failure(wrong) }
    screens.use(try variants.given(for: screens.workbenches))
    serve(
      try server(screens, review ? reviewing(screens) : nil),
      "\(found.screens) screen\(found.screens == 1 ? "" : "s"); drawn anew on every save")
  }

  /// The screens of a package's program, which is built while the page is open.
  private func code(_ folder: String) throws -> LiveCode {
    guard input.files.count == 1, input.scene == nil, !review, try variants.selection().isEmpty else {
      throw ValidationError(
        "a package of layout code is shown alone, in the variants of its proofs; others are chosen on the page")
    }
    do throws(DiagnosedFailure) {
      let code = try LiveCode(folder, program: product) { Terminal.talk($0) }
      Terminal.talk("building '\(code.program)'; the first time takes some minutes")
      return code
    } catch {
      throw Failure(error.diagnostics)
    }
  }

  /// The comparison with what was recorded, which `verify` makes.
  private func reviewing(_ screens: LiveScreens) throws -> LiveReview {
    try RunSurroundings.forbidWriting("'live --review'")
    let selection = try variants.selection()
    var request = BaselineRequest()
    request.folder = BaselineFolder(baselines)
    request.given = try variants.given(for: screens.workbenches)
    do throws(DiagnosedFailure) {
      return try LiveReview(screens, selection: selection, request: request)
    } catch {
      throw Failure(error.diagnostics)
    }
  }

  private func server(_ screens: any LiveSource, _ review: LiveReview? = nil) throws -> LiveServer {
    for name in allowHost where name.wholeMatch(of: #/[A-Za-z0-9.\-]+(:[0-9]+)?/#) == nil {
      throw ValidationError("--allow-host takes a name and a port such as screens.example:443, found '\(name)'")
    }
    do {
      return try LiveServer(screens, review: review, project: project, host: host, port: port, allowed: allowHost)
    } catch {
      switch error {
      case .portTaken(let port):
        throw Failure([
          .error("port-taken", "port \(port) cannot be listened on", hint: "name another one, or --port 0 for any")
        ])
      case .noAddress(let text):
        throw ValidationError("--host takes an address as a number such as 192.168.0.2, found '\(text)'")
      }
    }
  }

  /// What a page of this project's last server goes on with; in CI nothing is kept.
  private var project: String? {
    guard !RunSurroundings.isCI else { return nil }
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return
      ([review ? "review" : "screens"]
      + input.files.map { URL(fileURLWithPath: $0, relativeTo: here).standardizedFileURL.path })
      .joined(separator: "\n")
  }

  /// Serves until it is interrupted, which is its usual end.
  private func serve(_ server: LiveServer, _ words: String) {
    if host != nil {
      Terminal.talk(
        "warning: \(server.address.prefix { $0 != "#" }) can be reached by other machines; who has the token sees the screens"
      )
    }
    Terminal.data(server.address + "\n")
    Terminal.talk("\(words); Ctrl-C ends it")
    if open { Self.open(server.address) }
    let ended = DispatchSemaphore(value: 0)
    let signals = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { ended.signal() }
      source.resume()
      return source
    }
    server.start()
    ended.wait()
    server.end()
    signals.forEach { $0.cancel() }
  }

  private static func open(_ address: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    #if os(macOS)
      process.arguments = ["open", address]
    #else
      process.arguments = ["xdg-open", address]
    #endif
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { Terminal.talk("note: no browser could be opened; the address is above") }
  }
}
