import Foundation
import Pages
import ProofModel
import TestRequirements
import Testing

@testable import Findings
@testable import Rendering
@testable import Solving

@Suite struct ScreenPageTests {
  private static let hostile = "</script><script>alert(1)</script><!-- {{script}} \u{2028} & \" '"

  @Test func textOfUsersNeverBecomesMarkup() {
    let page = String(
      decoding: ScreenPage.html(
        title: Self.hostile, summary: Self.hostile, data: "AQID", packed: [.init(path: "a\"><b>.svg", base64: "AQID")]),
      as: UTF8.self)
    #expect(!page.contains("<script>alert"))
    #expect(page.contains("<title>&lt;/script&gt;"))
    #expect(page.contains(#"id="file:a&quot;&gt;&lt;b&gt;.svg">AQID</script>"#))
    // The mark in the title is a text, so the script stands in the page once.
    #expect(page.components(separatedBy: "<script>\n\"use strict\";").count == 2)
    // A page by itself may ask nobody for anything.
    #expect(page.contains("connect-src 'none'"))
  }

  /// The samples' screens of these names, each solved in all variants.
  private func screens(_ names: String...) -> [PageScreen] {
    let files = names.map { Program.root.appendingPathComponent("samples/\($0).proof.yaml").path }
    return ScreenLoader(studio: Studio()).load(files).workbenches.map { workbench in
      let variants = workbench.variants(VariantSelection()).variants
      return PageScreen(workbench: workbench, variants: workbench.solve(variants, jobs: 1).map { ($0, []) })
    }
  }

  @Test func framesAreThoseOfFrames() throws {
    let screen = try #require(screens("bookcase").first)
    let page = ScreenPageReport([screen], jobs: 0).json
    let entries = screen.variants.map { variant, _ in
      FramesReport.Entry(
        sceneID: screen.workbench.document.sceneID, variant: variant.variant, layout: variant.layout)
    }
    let frames = try JSONReading.object(FramesReport().json(entries).text)
    let told = try JSONReading.object(page.text)
    let variants = try #require((told["screens"] as? [[String: Any]])?.first?["variants"] as? [[String: Any]])
    let wanted = try #require(frames["variants"] as? [[String: Any]])
    #expect(variants.count == wanted.count && variants.count > 10)
    for (variant, frames) in zip(variants, wanted) {
      #expect(variant["key"] as? String == frames["key"] as? String)
      let views = try #require(variant["views"] as? [[String: Any]])
      let scenes = try #require(frames["frames"] as? [String: [String: [Double]]])
      for (id, frame) in try #require(scenes.values.first) {
        let view = try #require(views.first { $0["id"] as? String == id })
        #expect(view["frame"] as? [Double] == frame)
      }
    }
  }

  @Test func findingsAndRulesAreThoseOfCheckAndExport() throws {
    let screens = self.screens("problems", "hello")
    let told = try JSONReading.object(ScreenPageReport(screens, jobs: 1).json.text)
    var report = FindingsReport()
    for screen in screens {
      for solved in screen.workbench.inspected(screen.variants.map(\.solved), jobs: 1) {
        report.add(solved, of: screen.workbench)
      }
    }
    #expect(told["summary"] as? String == report.summary)
    #expect(told["title"] as? String == "2 screens")
    let listed = try #require(told["screens"] as? [[String: Any]])
    let ids = listed.map { ($0["findings"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String } }
    #expect(ids[0] == report.ordered.map(\.id) && !ids[0].isEmpty)
    #expect(ids[1].isEmpty)

    // Every rule of the user's has its anchors, and the line that it stands on.
    let variant = try #require((listed[0]["variants"] as? [[String: Any]])?.first)
    let swift = try #require(listed[0]["swift"] as? [String: String])
    let lines = try #require(listed[0]["lines"] as? [String: [String: String]])
    let rules = (variant["constraints"] as? [[String: Any]] ?? []).filter { $0["origin"] as? String == "authored" }
    #expect(!rules.isEmpty)
    for rule in rules {
      #expect(swift[rule["id"] as? String ?? ""]?.contains(".constraint(") == true)
      let place = try #require(rule["place"] as? [String: Any])
      let line = lines[place["file"] as? String ?? ""]?["\(place["line"] as? Int ?? 0)"]
      #expect(line?.isEmpty == false)
    }
  }

  @Test func pagesAreWrittenBesideTheirPicturesOrWithThem() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let sample = Program.root.appendingPathComponent("samples/hello.proof.yaml").path
    let arguments = ["render", sample, "--device", "iphone-8", "--format", "html", "--quiet"]
    let beside = try program.run(arguments + ["-o", "beside"])
    #expect(beside.code == 0 && beside.output == "beside/hello.html\n", "\(beside.talk)")
    #expect(try program.names("beside") == ["hello.files", "hello.html"])
    let files = try program.names("beside/hello.files")
    #expect(files.contains { $0.hasSuffix(".screen.svg") } && files.contains { $0.hasSuffix(".constraints.svg") })

    #expect(try program.run(arguments + ["-o", "one", "--inline"]).code == 0)
    #expect(try program.names("one") == ["hello.html"])
    #expect(try program.run(arguments + ["-o", "two", "--inline", "--jobs", "1"]).code == 0)
    #expect(try program.bytes("one/hello.html") == program.bytes("two/hello.html"))

    // Several screens share one page.
    let other = Program.root.appendingPathComponent("samples/problems.proof.yaml").path
    let several = try program.run(["render", sample, other, "--format", "html", "--inline", "-o", "all", "--quiet"])
    #expect(several.output == "all/index.html\n", "\(several.talk)")

    let misused = try program.run(["render", sample, "--inline", "--format", "png"])
    #expect(misused.code == 2 && misused.talk.contains("--inline goes with --format html"))
  }

  @Test(.needsBrowser) func thePageWorksInABrowser() throws {
    let program = try Program()
    defer { program.cleanUp() }
    for (name, options) in [("bookcase", ["--inline"]), ("problems", [])] {
      let sample = Program.root.appendingPathComponent("samples/\(name).proof.yaml").path
      let drawn = try program.run(["render", sample, "--format", "html", "-o", name, "--quiet"] + options)
      #expect(drawn.code == 0, "\(drawn.talk)")
      let page = program.folder.appendingPathComponent("\(name)/\(name).html")
      let result = try Script.run(Program.root.appendingPathComponent("scripts/check-page"), [page.path])
      print(result.output)
      #expect(result.code == 0, "\(result.output)\(result.talk)")
    }
  }
}
