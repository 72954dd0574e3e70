import AutoLayout
import Foundation
import ImageDiff
import PixelCoding
import ProofModel
import Testing

@testable import Findings
@testable import Reviewing
@testable import Solving

@Suite struct ReviewOutputTests {
  private let report = SmallReview.report

  // MARK: Markdown

  @Test func aCommentBeginsWithItsMarkerAndATable() {
    let lines = report.markdown().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "<!-- proofsheet-review -->")
    #expect(lines[1] == "### Login")
    #expect(
      lines[3].hasPrefix("5 of 6 screens changed, 2 causes, 1 new warning. 7 pictures: 1 failed, 2 layout changed"))
    #expect(lines[5] == "| | What changed, and why | Pictures | Where |")
    #expect(lines[7] == "| failed | &#39;broken&#39; could not be drawn | 1 | specs/broken.proof.yaml |")
    #expect(
      lines[8]
        == "| layout changed | &#39;title.top&#39; has the constant 32 pt, it had 24 pt | 2 | specs/login.proof.yaml:8 |"
    )
  }

  @Test func aCommentStaysWithinItsLimitAndCountsTheRest() {
    var large = report
    for index in 0..<3000 {
      var entry = SmallReview.entry("scene\(index)", "iphone-8", .layout)
      entry.layout = .init(causes: [.init(signature: "\(index)", sentence: "cause number \(index) of a long sentence")])
      large.entries.append(entry)
    }
    for limit in [65_536, 4_000] {
      let text = large.markdown(.init(limit: limit))
      #expect(text.utf8.count <= limit)
      #expect(text.contains("more causes with"))
      #expect(text.contains("proofsheet approve --decisions") == (large.exitCode == 1))
    }
    #expect(large.markdown(.init(limit: ReviewReport.MarkdownOptions.summaryLimit)).utf8.count > 65_536)
  }

  @Test func textOfUsersIsNoMarkup() {
    let hostile = "a | b\n# @someone `x` <img src=x> [l](http://x) *b* #12 \u{202E}&amp;"
    var report = report
    report.title = hostile
    report.entries[0].layout?.causes[0].sentence = hostile
    report.entries[5].message = hostile
    let text = report.markdown()
    for wrong in ["| b", "@someone", "`x`", "<img src=x", "[l]", "*b*", "#12 ", "\u{202E}", "\n# "] {
      #expect(!text.contains(wrong), "\(wrong)")
    }
    #expect(Markdown.escaped("a|b@c") == "a&#124;b&#64;c")
  }

  /// One picture on top shows before and after of each cause that has both, cut to what changed, by its row's number.
  @Test func aCommentHasOneMontageOfItsCauses() throws {
    func picture(_ blue: UInt8) throws -> [UInt8] {
      var bytes: [UInt8] = []
      for y in 0..<1200 {
        for x in 0..<900 { bytes += y < 40 && x < 40 ? [0, 0, blue, 255] : [255, 255, 255, 255] }
      }
      return try PNGEncoder().encode(PixelBuffer(size: PixelSize(width: 900, height: 1200), bytes: bytes))
    }
    let sides = (try picture(0), try picture(255))
    let difference = try Difference.between(
      expected: PictureSource(file: sides.0), actual: PictureSource(file: sides.1))
    var report = report
    for index in report.entries.indices where report.entries[index].status == .layout {
      report.entries[index].pixels = .init(difference)
      report.entries[index].pictures = .init(
        expected: .init(path: "expected/\(index).png", bytes: sides.0),
        actual: .init(path: "actual/\(index).png", bytes: sides.1))
    }
    let montage = try #require(ReviewMontage(report) { $0.bytes })
    let (row, whole) = (try #require(montage.rows.first), montage.picture.size)
    #expect(row.before.size == PixelSize(width: 88, height: 88) && row.after.size == row.before.size)
    #expect(whole == PixelSize(width: 88 * 2 + 48, height: montage.rows.count * (88 + 16) + 16))
    #expect([row.before, row.after].map { Array($0.bytes.prefix(4)) } == [[0, 0, 0, 255], [0, 0, 255, 255]])

    let folder = try Program()
    defer { folder.cleanUp() }
    var outputs = ReviewOutputs(folder: folder.folder.path)
    (outputs.kinds, outputs.imageBaseURL) = ([.markdown], "https://example.org/run/7")
    #expect(outputs.write(report).diagnostics.isEmpty)
    #expect(try folder.bytes("montage.png").count < 4_000)
    let comment = String(decoding: try folder.bytes("comment.md"), as: UTF8.self)
    #expect(comment.contains("src=\"https://example.org/run/7/montage.png\">"), "\(comment)")
    #expect(comment.contains("| layout changed | **1** "), "\(comment)")
  }

  @Test func picturesAreShownByTheirAddressOnly() {
    var report = report
    report.entries[0].pictures.actual?.path = "actual/a b#1.png"
    #expect(!report.markdown().contains("<img"))
    let text = report.markdown(.init(imageBaseURL: "https://example.org/run/7/"))
    #expect(text.contains("src=\"https://example.org/run/7/actual/a%20b%231.png\""))
    #expect(!text.contains("data:"))
  }

  @Test func placesAreLinksToLinesWhereFilesCanBeRead() {
    let text = SmallReview.report.markdown(.init(sourceURL: "https://example.org/o/n/blob/3f2a1c9/"))
    #expect(
      text.contains(
        "[specs/login.proof.yaml:8](<https://example.org/o/n/blob/3f2a1c9/specs/login.proof.yaml#L8>)"), "\(text)")
    #expect(!SmallReview.report.markdown().contains("](<"))
  }

  @Test func nothingChangedIsOneLine() {
    var same = report
    same.entries.removeAll { $0.status != .same }
    #expect(
      same.markdown().split(separator: "\n").last
        == "0 of 1 screen changed. 1 picture: 1 same. **main** (3f2a1c9) → **working tree**")
  }

  // MARK: JUnit

  @Test func aDifferenceIsAFailureAndABrokenRenderAnError() throws {
    let document = try XMLReading.parse(report.junit(attachmentsIn: "out"))
    #expect(document.attributes("testsuites") == [["name": "Login", "tests": "7", "failures": "5", "errors": "1"]])
    #expect(document.attributes("testsuite").count == 6)
    #expect(document.attributes("testcase").count == 7)
    #expect(document.attributes("failure").map { $0["type"] } == ["layout", "layout", "pixels", "missing", "orphan"])
    #expect(document.attributes("error").map { $0["message"] } == [report.entries[5].message])
    #expect(document.texts("system-out")[0].contains("[[ATTACHMENT|out/actual/login.iphone-8-actual.png]]"))
    #expect(document.texts("failure")[0].contains("cause: 'title.top' has the constant 32 pt, it had 24 pt"))
  }

  @Test func whatXMLCannotHoldIsReplaced() throws {
    var report = report
    report.entries[5].message = "a\u{0}\u{1B}[1m<b>&\"'\n\u{FFFF}"
    let document = try XMLReading.parse(report.junit())
    #expect(document.attributes("error")[0]["message"] == "a\u{FFFD}\u{FFFD}[1m<b>&\"'\n\u{FFFD}")
  }

  // MARK: SARIF

  @Test func newFindingsAreToldOnceWithTheirLines() throws {
    let log = try JSONReading.object(report.sarif().text)
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.filter { $0["level"] as? String != "note" }.count == 1)
    let result = results[0]
    #expect(result["ruleId"] as? String == "small-target")
    #expect(result["level"] as? String == "warning")
    let text = (result["message"] as? [String: Any])?["text"] as? String
    #expect(text?.contains("In login.iphone-8, login.iphone-x") == true)
    let place = ((result["locations"] as? [[String: Any]])?.first?["physicalLocation"]) as? [String: Any]
    #expect((place?["artifactLocation"] as? [String: Any])?["uri"] as? String == "specs/login.proof.yaml")
    #expect((place?["region"] as? [String: Any])?["startLine"] as? Int == 5)
    let rules = ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]]
    #expect(rules?.map { $0["id"] as? String } == ["small-target", "screen-changed"])
  }

  /// Changes are notes at the lines of their causes.
  @Test func changesAreNotesAtTheirLines() throws {
    let log = try JSONReading.object(report.sarif().text)
    let results = (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]] ?? []
    let notes = results.filter { $0["level"] as? String == "note" }
    #expect(notes.count == report.groups.count - 1)
    let place = ((notes.first?["locations"] as? [[String: Any]])?.first?["physicalLocation"]) as? [String: Any]
    #expect((place?["artifactLocation"] as? [String: Any])?["uri"] as? String == "specs/login.proof.yaml")
    #expect((place?["region"] as? [String: Any])?["startLine"] as? Int == 8)
  }

  /// What a change breaks is told at a terminal too, whatever else a cause is called by.
  @Test func newFindingsAreToldBesideCauses() {
    let text = ReviewText().text(SmallReview.report)
    #expect(
      text.contains(
        """
        ! new warning: 'ok' is 30 pt high, a finger wants 44 pt
            at specs/login.proof.yaml:5
            in 2 pictures: login.iphone-8, login.iphone-x

        """), "\(text)")
    var named = SmallReview.report
    for index in named.entries.indices { named.entries[index].layout?.causes = [] }
    #expect(ReviewText().text(named).components(separatedBy: "new warning: 'ok'").count == 2)
  }

  /// What no picture shows is no failure, and told in one line.
  @Test func whatNoPixelShowsPasses() throws {
    var report = report
    report.entries = [report.entries[0]]
    report.entries[0].status = .layout
    report.entries[0].pixels?.verdict = .same
    let document = try XMLReading.parse(report.junit())
    #expect(document.attributes("testsuites")[0]["failures"] == "0")
    #expect(document.attributes("failure").isEmpty)
    #expect(report.markdown().contains("Without a changed pixel in 1 picture: "))
    #expect(ReviewText().text(report).contains("no pixel of login.iphone-8 changed"))
  }

  @Test func fingerprintsSurviveOtherLinesAndNumbers() throws {
    func fingerprint(_ line: Int, _ message: String) throws -> String? {
      var report = report
      for index in 0..<2 {
        report.entries[index].findings.new[0].span?.start.line = line
        report.entries[index].findings.new[0].message = message
      }
      let log = try JSONReading.object(report.sarif().text)
      let results = (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
      return (results?.first?["partialFingerprints"] as? [String: String])?["proofsheetFinding/v1"]
    }
    let first = try fingerprint(5, "'ok' is 30 pt high")
    #expect(first != nil)
    #expect(try fingerprint(9, "'ok' is 31 pt high") == first)
  }

  @Test func checkTellsPathsRelativeToTheRoot() throws {
    let diagnostic = Diagnostic.error(
      "unsatisfiable-constraints", "cannot all hold",
      at: SourceSpan(file: "/home/me/app/a screen.proof.yaml", line: 3, column: 7, length: 4),
      notes: [.init("with this", at: SourceSpan(file: "/elsewhere/b.yaml", line: 1))])
    var findings = FindingsReport()
    let device = try #require(DeviceCatalogue.shared.device("iphone-8"))
    guard case .success(let environment) = EnvironmentBuilder(.device(device)).environment() else { return }
    findings.add(
      [Finding(kind: .conflict, severity: .error, diagnostic: diagnostic, views: ["a"])], scene: "a",
      variant: Variant(environment: environment, key: "iphone-8"))
    let text = findings.sarif(root: "/home/me/app").text
    #expect(text.contains("\"uri\": \"a%20screen.proof.yaml\""))
    #expect(text.contains("\"endColumn\": 11"))
    #expect(text.contains("relatedLocations"))
    #expect(findings.annotations().hasPrefix("::error file=/home/me/app/a screen.proof.yaml,line=3,col=7,title=uns"))
  }

  // MARK: Annotations

  @Test func annotationsEscapeWhatWouldEndThem() {
    var report = report
    report.entries = [report.entries[5]]
    report.entries[0].source = "a:b,c%.yaml"
    report.entries[0].message = "100 %\r\n::error::x"
    let text = report.annotations()
    #expect(text.split(separator: "\n").count == 1)
    #expect(text.hasPrefix("::error file=a%3Ab%2Cc%25.yaml,title=failed%2C 1 picture::"))
    #expect(text.contains("100 %25%0D%0A::error::x"))
  }

  @Test func ofManyTheNineWorstAreTold() {
    var large = report
    for index in 0..<30 {
      var entry = SmallReview.entry("scene\(index)", "iphone-8", .layout)
      entry.layout = .init(causes: [.init(signature: "\(index)", sentence: "cause \(index)")])
      large.entries.append(entry)
    }
    let lines = large.annotations().split(separator: "\n")
    let errors = lines.filter { $0.hasPrefix("::error") }
    #expect(errors.count == 10)
    #expect(errors[0].contains("could not be drawn"))
    #expect(errors[9] == "::error title=proofsheet::and \(large.groups.count - 9) more, see the report")
    #expect(lines.filter { $0.hasPrefix("::warning") }.count == 1)
  }

  // MARK: reg.json

  @Test func regJSONHasWhatRegCliWrites() throws {
    let reg = try JSONReading.object(report.regJSON().text)
    #expect(
      Set(reg.keys) == [
        "failedItems", "newItems", "deletedItems", "passedItems", "expectedItems", "actualItems", "diffItems",
        "actualDir", "expectedDir", "diffDir",
      ])
    #expect(
      reg["failedItems"] as? [String]
        == ["login.iphone-8.png", "login.iphone-x.png", "colors.iphone-8.png", "broken.iphone-8.png"])
    #expect(reg["newItems"] as? [String] == ["fresh.iphone-8.png"])
    #expect(reg["deletedItems"] as? [String] == ["old.iphone-8.png"])
    #expect(reg["passedItems"] as? [String] == ["same.iphone-8.png"])
  }

  // MARK: Files

  @Test func everyKindIsWrittenAndNamesOnlyFilesThatAreThere() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var report = report
    for index in report.entries.indices {
      for path in [\ReviewReport.Pictures.expected, \.actual, \.difference] {
        report.entries[index].pictures[keyPath: path]?.bytes = [1, 2, 3]
      }
    }
    var outputs = ReviewOutputs(folder: folder.path)
    outputs.kinds = ReviewOutputs.Kind.allCases
    let (paths, diagnostics) = outputs.write(report)
    #expect(diagnostics.isEmpty)
    #expect(paths == ReviewOutputs.Kind.allCases.map { "\(folder.path)/\($0.file)" })
    let junit = try XMLReading.parse(text(folder, "junit.xml"))
    for path in junit.texts("system-out").joined(separator: "\n").matches(of: /\[\[ATTACHMENT\|(.*?)\]\]/) {
      #expect(FileManager.default.fileExists(atPath: String(path.output.1)))
    }
    let reg = try JSONReading.object(try text(folder, "reg/reg.json"))
    for (list, part) in [("expectedItems", "expected"), ("actualItems", "actual"), ("diffItems", "diff")] {
      for item in reg[list] as? [String] ?? [] {
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("reg/\(part)/\(item)").path))
      }
    }
    // Again over what is there.
    #expect(outputs.write(report).diagnostics.isEmpty)
  }

  @Test func aFolderThatCannotBeMadeIsTold() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("mine".utf8).write(to: file)
    let (paths, diagnostics) = ReviewOutputs(folder: file.path).write(report)
    #expect(paths.isEmpty)
    #expect(diagnostics.first?.id == "folder-unwritable")
    #expect(try Data(contentsOf: file) == Data("mine".utf8))
  }

  private func text(_ folder: URL, _ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }
}

/// Objects of JSON.
enum JSONReading {
  static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
