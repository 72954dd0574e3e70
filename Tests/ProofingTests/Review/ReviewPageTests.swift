import Foundation
import ImageDiff
import PixelCoding
import ProofModel
import TestRequirements
import Testing

@testable import Reviewing

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
    #expect(!page.contains(#"id="file:a"><b>"#))
    // The mark in the title is a text, so the script stands in the page once.
    #expect(page.components(separatedBy: "<script>\n\"use strict\";").count == 2)
  }

  @Test func inlinedPicturesStandInThePageAsBase64() {
    let page = String(
      decoding: SmallReview.report.page { $0.hasSuffix("-actual.png") ? [1, 2, 3] : nil }, as: UTF8.self)
    #expect(page.contains(#"<script type="text/plain" id="file:actual/login.iphone-8-actual.png">AQID</script>"#))
    #expect(!page.contains("file:expected/"))
  }

  /// Of many pictures the page has those by which the causes are seen best as they are, the others at one pixel per point.
  @Test func ofManyInlinedPicturesMostAreMadeSmaller() throws {
    let size = PixelSize(width: 30, height: 60)
    let file = try PNGEncoder().encode(PixelBuffer(size: size, bytes: [UInt8](repeating: 255, count: 30 * 60 * 4)))
    func report(_ count: Int) -> ReviewReport {
      var report = SmallReview.report
      report.entries = (0..<count).map { index in
        var entry = SmallReview.entry("screen\(index)", "iphone-x", .layout)
        entry.pictures.actualOverlay = entry.pictures.actual
        return entry
      }
      return report
    }
    func widths(_ pictures: InlinedPictures) -> [Int] {
      pictures.report.entries.compactMap { entry in
        (entry.pictures.actual?.path).flatMap(pictures.bytes).flatMap {
          try? PictureSource(file: $0).pixels().size.width
        }
      }
    }
    // Files of the same bytes are one picture: here each is another.
    let own: (String) -> [UInt8]? = { file + Array($0.utf8) }
    let few = InlinedPictures(report(24), read: own)
    #expect(widths(few).allSatisfy { $0 == 30 })
    let many = InlinedPictures(report(30), read: own)
    #expect(widths(many) == Array(repeating: 30, count: 8) + Array(repeating: 10, count: 22))
    #expect(
      many.report.entries.map { $0.pictures.named.count } == Array(repeating: 4, count: 8)
        + Array(repeating: 2, count: 22))
  }

  /// Both sides of what no pixel shows are one picture in the page.
  @Test func samePicturesStandInThePageOnce() throws {
    let file = try PNGEncoder().encode(
      PixelBuffer(size: PixelSize(width: 3, height: 6), bytes: [UInt8](repeating: 255, count: 3 * 6 * 4)))
    var report = SmallReview.report
    report.entries = (0..<3).map { SmallReview.entry("screen\($0)", "iphone-x", .layout) }
    let changed = report.entries[2].pictures.actual?.path
    let pictures = InlinedPictures(report) { $0 == changed ? file + [0] : file }
    let paths = Set(pictures.report.entries.flatMap { $0.pictures.named.map(\.picture.path) })
    #expect(paths == Set([report.entries[0].pictures.expected?.path, changed].compactMap { $0 }))
    let page = pictures.report.page { pictures.bytes($0) }
    let text = String(decoding: page, as: UTF8.self)
    #expect(text.components(separatedBy: Data(file).base64EncodedString()).count == 2)
  }

  /// Set to a folder, the page of this test is copied there to be looked at.
  private static let kept = ProcessInfo.processInfo.environment["PROOFSHEET_KEEP_PAGE"]

  @Test(.needsBrowser) func thePageWorksInABrowser() throws {
    let program = try RealReview.edited()
    defer { program.cleanUp() }
    let verified = try program.run(["verify", "--report", "out", "--quiet"])
    #expect(verified.code == 1, "\(verified.talk)")
    if let kept = Self.kept {
      try? FileManager.default.removeItem(atPath: kept)
      try FileManager.default.copyItem(atPath: program.folder.appendingPathComponent("out").path, toPath: kept)
    }
    try check(program.folder.appendingPathComponent("out"))

    // Of screens that did not change the page says so.
    let first = try #require(try program.names(".").first { $0.hasSuffix(".proof.yaml") })
    _ = try program.run(["record", first, "--baselines", "unchanged", "--quiet"])
    let same = try program.run(["verify", first, "--baselines", "unchanged", "--report", "same", "--quiet"])
    #expect(same.code == 0, "\(same.talk)")
    try check(program.folder.appendingPathComponent("same"), ["--only", "begins_with_one_sentence"])

    // The same page with its pictures in it, and none beside it.
    #expect(try program.run(["verify", "--report", "alone", "--inline", "--outputs", "html", "--quiet"]).code == 1)
    for name in try program.names("alone") where name != "index.html" {
      try FileManager.default.removeItem(at: program.folder.appendingPathComponent("alone/\(name)"))
    }
    try check(
      program.folder.appendingPathComponent("alone"), ["--only", "opens,shows_pictures,overlay,modes,prints"])
  }

  /// One commit's edits of one screen share its pictures, and an outlet beside them is in none.
  @Test(.needsBrowser) func sharedPicturesStandOnThePageOnce() throws {
    func file(_ text: String, _ y: Double, outlet: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController customClass="One" id="vco-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
          \(Drawn.frame(0, 0, 375, 667))<subviews>\(Drawn.label("lab-aa-001", text, Drawn.frame(20, 60, 90, 20)))
          \(Drawn.label("lab-aa-002", "Below", Drawn.frame(20, y, 90, 20)))</subviews></view>
          <connections><outlet property="\(outlet)" destination="lab-aa-001" id="out-aa-001"/></connections></viewController>
          """))
    }
    let history = try SmallHistory(
      ["a.storyboard": file("Hello", 100, outlet: "one")], ["a.storyboard": file("Other", 140, outlet: "two")])
    let program = try Program()
    defer { program.cleanUp() }
    for name in try FileManager.default.contentsOfDirectory(atPath: history.folder.path) {
      try FileManager.default.copyItem(
        at: history.folder.appendingPathComponent(name), to: program.folder.appendingPathComponent(name))
    }
    let told = try program.run(
      ["review", "--base", "HEAD~1", "--report", "out", "--device", "iphone-8", "--quiet"])
    #expect(told.code == 1, "\(told.talk)")
    let page = String(decoding: try program.bytes("out/index.html"), as: UTF8.self)
    #expect(page.contains("the outlet 'two'"))
    try check(
      program.folder.appendingPathComponent("out"),
      ["--only", "opens,shows_shared_pictures_once,keys_go_through_causes,names_and_roles,prints"])
  }

  private func check(_ folder: URL, _ options: [String] = []) throws {
    let result = try Script.run(Program.root.appendingPathComponent("scripts/check-page"), [folder.path] + options)
    print(result.output)
    #expect(result.code == 0, "\(result.output)\(result.talk)")
  }

  @Test func decisionsOfThePageAreApproved() throws {
    let program = try RealReview.edited()
    defer { program.cleanUp() }
    let first = try program.run(["verify", "--format", "json", "--quiet"])
    let report = try JSONReading.object(first.output)
    let entries = try #require(report["entries"] as? [[String: Any]])
    // As the page writes them: every change of one cause accepted, another rejected.
    let decided = entries.filter { ["layout", "pixels"].contains($0["status"] as? String) }.map { entry in
      "{\"key\": \"\(entry["key"] ?? "")\", \"decision\": \"\(entry["scene"] as? String == "plain" ? "reject" : "accept")\","
        + " \"digest\": \"\(entry["digest"] ?? "")\"}"
    }
    try program.write(
      "decisions.json",
      "{\"format\": 1, \"kind\": \"proofsheet-decisions\", \"decisions\": [\(decided.joined(separator: ", "))]}")
    let approved = try program.run(["approve", "--decisions", "decisions.json"])
    #expect(approved.code == 0, "\(approved.talk)")
    let second = try JSONReading.object(try program.run(["verify", "--format", "json", "--quiet"]).output)
    let totals = try #require(second["totals"] as? [String: Int])
    #expect(totals["layout"] == 0)
    #expect(totals["pixels"] == 1)
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
