import Foundation
import ProofModel
import Synchronization
import Testing

@testable import Proofing
@testable import Solving

/// `live` of packages of layout code: a program's screens over its pipe, and the builds behind them.
@Suite(.serialized) struct LiveCodeTests {
  private static let hostile = Program.folderOfProgram + "/hostile-screens"

  private static func question(
    _ path: String, _ query: [String: String] = [:], without: [String] = []
  ) throws -> LiveDialogue.Question {
    .init(
      question: try #require(LiveQuestion(path: path, query: query)), revision: 7,
      problems: [.error("does-not-compile", "no such word", at: SourceSpan(file: "A.swift", line: 3))],
      without: without)
  }

  private static func text(_ reply: CodeProgram.Reply) -> String {
    switch reply {
    case .answer(.json(let bytes)): String(decoding: bytes, as: UTF8.self)
    case .answer(.misput(let words)): "misput: \(words)"
    case .answer(.nothing): "nothing"
    case .stopped(let screen, let words): "\(screen ?? "-") \(words)"
    }
  }

  @Test func aProgramsScreensAnswerWhatThePageAsks() throws {
    let program = try CodeProgram(Self.hostile, arguments: ["Plain", "Last", "HungryQueue"])
    #expect(program.begin() == nil)
    let told = Self.text(program.ask(try Self.question("/screens")))
    for words in [#""name":"Plain""#, #""name":"Last""#, #""revision":7"#, "no such word", #""line":3"#, "iphone-8"] {
      #expect(told.contains(words), "\(words)")
    }
    // Nothing is drawn beside the page.
    #expect(!FileManager.default.fileExists(atPath: "proofs/Plain.iphone-8.png"))
    let cell = ["screen": "Plain", "variant": "iphone-8", "layers": "screen"]
    #expect(Self.text(program.ask(try Self.question("/picture", cell))).contains("<svg "))
    // The window is dragged: the screen is made anew in it, and centred there.
    let wide = Self.text(
      program.ask(try Self.question("/variant", cell.merging(["width": "500", "height": "300"]) { $1 })))
    #expect(wide.contains(#""size":[500,300]"#) && wide.contains("<svg "), "\(wide.prefix(200))")
    let other = Self.text(program.ask(try Self.question("/screens", ["device": "ipad-mini", "textSize": "xxxl"])))
    #expect(other.contains("iPad mini") && !other.contains("iPhone 8"), "\(other.prefix(300))")
    #expect(Self.text(program.ask(try Self.question("/variant"))).hasPrefix("misput"))
    #expect(Self.text(program.ask(try Self.question("/breaks", cell.merging(["axis": "width"]) { $1 }))) == "nothing")
  }

  @Test func whatStopsOrHangsIsNamed() throws {
    let stopping = try CodeProgram(Self.hostile, arguments: ["Plain", "Stopping", "Last"])
    #expect(stopping.begin() == nil)
    let told = Self.text(stopping.ask(try Self.question("/screens")))
    #expect(told.hasPrefix("Stopping stopped: ") && told.contains("found nil while unwrapping"), "\(told)")
    let hanging = try CodeProgram(Self.hostile, arguments: ["Plain", "Endless"], patience: 8)
    #expect(hanging.begin() == nil)
    #expect(Self.text(hanging.ask(try Self.question("/screens"))) == "Endless does not end within 8 s")
    let rest = try CodeProgram(Self.hostile, arguments: ["Plain", "Endless"])
    #expect(rest.begin() == nil)
    let others = Self.text(rest.ask(try Self.question("/screens", without: ["Endless"])))
    #expect(others.contains(#""name":"Plain""#) && !others.contains("Endless"))
    // A program that has nothing to show.
    let none = try CodeProgram("/bin/echo", arguments: ["words of its own"])
    #expect(Self.text(try #require(none.begin())).contains("words of its own and showed no screen"))
  }

  /// A package whose program is the one of hostile screens: what is built is one small file.
  private static func package(_ program: Program, _ names: String) throws -> String {
    for folder in ["Stub", "App/Sources", "App/Other"] {
      try FileManager.default.createDirectory(
        at: program.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    try program.write(
      "Stub/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Proofsheet", products: [.library(name: "Proofsheet", targets: ["Proofsheet"])],
        targets: [.target(name: "Proofsheet", path: ".")])
      """)
    try program.write("Stub/Stub.swift", "public let stub = 1\n")
    try program.write(
      "App/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(name: "Proofsheet", path: "../Stub")],
        targets: [
          .executableTarget(
            name: "draw", dependencies: [.product(name: "Proofsheet", package: "Proofsheet")], path: "Sources"),
          .executableTarget(name: "other", path: "Other"),
        ])
      """)
    try program.write("App/Other/main.swift", "print(1)\n")
    try program.write("App/Sources/main.swift", main(names))
    return program.folder.appendingPathComponent("App").path
  }

  private static func main(_ names: String) -> String {
    """
    import Foundation
    let path = "\(hostile)"
    var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + "\(names)".split(separator: " ").map(String.init)).map { strdup($0) }
    arguments.append(nil)
    execv(path, arguments)

    """
  }

  @Test func aPackageIsBuiltAgainAndTheOldPictureStaysUntilThen() async throws {
    let program = try Program()
    defer { program.cleanUp() }
    let folder = try Self.package(program, "Plain Stopping")
    #expect(LiveCode.isPackage(folder) && !LiveCode.isPackage(program.folder.path))
    let said = Mutex<[String]>([])
    let code = try LiveCode(folder) { words in said.withLock { $0.append(words) } }
    #expect(code.program == "draw")
    defer { code.end() }
    let screens = try #require(LiveQuestion(path: "/screens", query: [:]))
    func answer() -> String {
      if case .json(let bytes) = code.answer(screens) { String(decoding: bytes, as: UTF8.self) } else { "" }
    }
    /// Asks until the answer is as it should be, however busy the machine is.
    func answer(where isRight: (String) -> Bool) async throws -> String {
      var told = answer()
      for _ in 0..<3000 where !isRight(told) {
        try await Task.sleep(for: .milliseconds(100))
        told = answer()
      }
      return told
    }
    let revisions = Mutex(0)
    let first = answer()
    #expect(first.contains(#""screens":[]"#))
    code.begin { revisions.withLock { $0 += 1 } }
    // One screen stops the program: it is named, the other is shown.
    let built = try await answer { $0.contains(#""name":"Plain""#) && !$0.contains("is being built") }
    #expect(built.contains("'Stopping' stopped: ") && !built.contains(#""name":"Stopping""#), "\(built.suffix(800))")
    #expect(revisions.withLock { $0 } >= 2)

    // What does not compile leaves the picture, with the compiler's words and their place.
    try program.write("App/Sources/main.swift", "let number: Int = \"words\"\n" + Self.main("Last"))
    code.reload()
    let broken = try await answer { $0.contains("cannot convert value") }
    #expect(broken.contains(#""name":"Plain""#) && broken.contains("Sources/main.swift"), "\(broken.suffix(800))")
    #expect(broken.contains(#""line":1"#) && broken.contains(#"let number: Int = \"words\""#), "\(broken.suffix(800))")

    // Several saves while it is built: the last one is what comes.
    for names in ["Plain", "Plain Last", "Last"] {
      try program.write("App/Sources/main.swift", Self.main(names))
      code.reload()
    }
    let last = try await answer { !$0.contains(#""name":"Plain""#) && !$0.contains("is being built") }
    #expect(last.contains(#""name":"Last""#) && last.contains(#""problems":[]"#), "\(last.suffix(800))")
    #expect(said.withLock { $0.contains { $0.contains("1 error: ") && $0.contains("main.swift:1: cannot convert") } })
    // The folder of sources is watched, what building writes is not.
    #expect(
      code.watched.contains { $0.hasSuffix("Sources/main.swift") } && !code.watched.contains { $0.contains(".build") })
  }

  @Test func whatIsNoPackageOfScreensIsTold() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let folder = try Self.package(program, "Plain")
    func problem(_ name: String?) -> String {
      do throws(DiagnosedFailure) {
        _ = try LiveCode(folder, program: name) { _ in }
        return "none"
      } catch { return error.diagnostics.map { $0.message + ($0.hint ?? "") }.joined() }
    }
    #expect(problem("other").hasSuffix("has no program 'other' that drawsname one of: draw"))
    try program.write("App/Package.swift", "// \"Proofsheet\"\nlet package = 1\n")
    #expect(problem(nil).contains("cannot be read: "), "\(problem(nil))")
    let variants = try program.run(["live", "App", "--device", "iphone-8"])
    #expect(variants.code != 0 && variants.talk.contains("in the variants of its proofs"), "\(variants.talk)")
  }
}
