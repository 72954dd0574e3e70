import Foundation
import ReviewPage
import Testing

@testable import Proofsheet

@Suite struct ReviewPageTests {
  @Test func thePageIsTheOneOfItsFiles() throws {
    let check = Program.root.appendingPathComponent("scripts/embed-page")
    let result = try Script.run(check, ["--check"])
    #expect(result.code == 0, "\(result.output)\(result.talk)")
  }

  @Test func textOfUsersNeverBecomesMarkup() {
    let hostile = "</script><script>alert(1)</script><!-- {{script}} \u{2028} & \" '"
    var report = SmallReview.report
    report.title = hostile
    report.entries[0].message = hostile
    report.entries[0].pictures.actual?.path = "a\"><b>.png"
    let page = String(decoding: report.page { _ in Array(hostile.utf8) }, as: UTF8.self)
    #expect(!page.contains("alert(1)</script><!--"))
    #expect(!page.contains("<script>alert"))
    #expect(page.contains("<title>&lt;/script&gt;"))
    #expect(page.contains(#"\u003c/script>\u003cscript>alert(1)"#))
    #expect(page.contains(#"\u2028"#))
    #expect(!page.contains(#"id="picture:a"><b>"#))
    // The mark in the title is a text, so the script stands in the page once.
    #expect(page.components(separatedBy: "function readAddress()").count == 2)
  }

  @Test func inlinedPicturesStandInThePageAsBase64() {
    let page = String(
      decoding: SmallReview.report.page { $0.path.hasSuffix("-actual.png") ? [1, 2, 3] : nil }, as: UTF8.self)
    #expect(page.contains(#"<script type="text/plain" id="picture:actual/login.iphone-8-actual.png">AQID</script>"#))
    #expect(!page.contains("picture:expected/"))
  }

  /// Set to a folder, the page of this test stays there to be looked at.
  private static let kept = ProcessInfo.processInfo.environment["PROOFSHEET_KEEP_PAGE"]

  @Test(.timeLimit(.minutes(5))) func thePageWorksInABrowser() throws {
    let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)")
    let folder = Self.kept.map { URL(fileURLWithPath: $0) } ?? temporary
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { if Self.kept == nil { try? FileManager.default.removeItem(at: folder) } }
    let report = try RealReview(folder: folder).make()
    try Data(report.page()).write(to: folder.appendingPathComponent("index.html"))
    let result = try Script.run(Program.root.appendingPathComponent("scripts/check-page"), [folder.path])
    print(result.output)
    #expect(result.code == 0, "\(result.output)\(result.talk)")

    // The same page with its pictures in it, and none beside it.
    let alone = folder.appendingPathComponent("alone")
    try FileManager.default.createDirectory(at: alone, withIntermediateDirectories: true)
    let page = report.page { picture in
      (try? Data(contentsOf: folder.appendingPathComponent(picture.path))).map { Array($0) }
    }
    try Data(page).write(to: alone.appendingPathComponent("index.html"))
    let inlined = try Script.run(
      Program.root.appendingPathComponent("scripts/check-page"),
      [alone.path, "--only", "opens,shows_pictures,overlay,modes,prints"])
    print(inlined.output)
    #expect(inlined.code == 0, "\(inlined.output)\(inlined.talk)")
  }
}

/// One of the project's scripts, run to its end.
enum Script {
  static func run(_ script: URL, _ arguments: [String]) throws -> Program.Result {
    let program = try Program()
    defer { program.cleanUp() }
    let process = Process()
    process.executableURL = script
    process.arguments = arguments
    process.currentDirectoryURL = program.folder
    let files = ["out", "err"].map { program.folder.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Program.Result(code: process.terminationStatus, output: texts[0], talk: texts[1])
  }
}
