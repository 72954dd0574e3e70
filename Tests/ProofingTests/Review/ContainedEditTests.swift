import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// What a screen and one that holds it have in common is told once, and what only some pictures have is told of these.
@Suite struct ContainedEditTests {
  private static func cause(_ lead: String, line: Int?, _ brief: String = "") -> ReviewReport.Cause {
    var cause = ReviewReport.Cause(signature: lead, sentence: lead)
    (cause.brief, cause.kind, cause.extent) = (brief, "rule-changed", brief.isEmpty ? 0 : 8)
    cause.span = line.map { line in
      let place = SourcePosition(line: line, column: 1)
      return SourceSpan(file: "a.storyboard", start: place)
    }
    return cause
  }

  private static func text(_ inside: [ReviewReport.Cause], container: [ReviewReport.Cause]) -> String {
    func entry(_ scene: String, _ causes: [ReviewReport.Cause]) -> ReviewReport.Entry {
      var entry = ReviewReport.Entry(key: "\(scene).canvas", scene: scene, status: .layout)
      entry.layout = ReviewReport.LayoutChanges(causes: causes)
      return entry
    }
    return ReviewText().text(
      ReviewReport(
        title: "Review", expected: .init("a"), actual: .init("b"),
        entries: [entry("Page", inside), entry("Start-Tabs", container)]))
  }

  private static let own = [
    cause("the rule `a.top == root.top` is new", line: 4, "'a' moved down 8 pt"),
    cause("the rule `b.top == a.bottom` is gone", line: 9, "'b' moved up 4 pt"),
  ]

  /// The root of a screen has a name in its container. Seen in Contractanator.
  @Test(arguments: ["8 pt", "30 pt"]) func aContainerHasTheEditsOfItsScreen(amount: String) {
    let text = Self.text(
      Self.own,
      container: [
        Self.cause("the rule `a.top == Page.top` is new", line: 4, "'a' moved down \(amount)"),
        Self.cause("the rule `b.top == a.bottom` is gone", line: 9, "'b' moved up 4 pt"),
      ])
    #expect(!text.contains("Page.top"), "\(text)")
    let words = amount == "8 pt" ? "the same in " : "the same edits, which do other amounts there, in "
    #expect(text.contains("\n    \(words)1 picture: Start-Tabs.canvas\n"), "\(text)")
  }

  @Test func whatElseChangedInAContainerIsTold() {
    let text = Self.text(
      Self.own + [Self.cause("the rule `c.top == b.bottom` is new", line: 12, "'c' moved up 40 pt")],
      container: [Self.cause("the navigation bar is new", line: nil, "4 views moved down 44 pt")] + Self.own)
    #expect(text.contains("M the navigation bar is new, so 4 views moved down 44 pt\n"), "\(text)")
    #expect(text.contains("    with 2 of the edits of 'Page' above\n"), "\(text)")
    #expect(text.components(separatedBy: "`a.top == root.top`").count == 2, "\(text)")
  }

  /// A screen in which only one of the edits is shows no more of them.
  @Test func aPartOfTheEditsIsCounted() {
    let text = Self.text(Self.own, container: [Self.own[1]])
    #expect(text.contains("\n    1 of these edits in 1 picture: Start-Tabs.canvas\n"), "\(text)")
  }

  /// Another variant of one screen is no container of it.
  @Test func variantsOfAScreenAreNoContainers() {
    let text = Self.text(Self.own, container: [Self.cause("the tab “Home” is gone", line: nil)])
    #expect(!text.contains("the same") && !text.contains("with the edits"), "\(text)")
  }

  // MARK: Other pictures

  /// A rule that only another size class has moves nothing there either. Seen in StoreSearch.
  @Test func anEditOfAnotherPictureSaysWhichOne() {
    func entry(_ device: String, _ causes: [ReviewReport.Cause]) -> ReviewReport.Entry {
      var entry = SmallReview.entry("page", device, .layout)
      entry.layout = ReviewReport.LayoutChanges(causes: causes, changes: [], summary: "")
      return entry
    }
    var report = ReviewReport(title: "Page", expected: .init("main", detail: ""), actual: .init("now"))
    report.entries = [
      entry("iphone-8", Self.own),
      entry("ipad-11-a16", Self.own + [Self.cause("the rule `c.width == 80` is new", line: 20)]),
    ]
    let text = ReviewText().text(report)
    #expect(text.contains("    also in ipad-11-a16: the rule `c.width == 80` is new\n"), "\(text)")
  }

  /// A name of one's own that begins with what a button says. Seen in JKMineSweeperGame.
  @Test func aNewViewSaysItsWords() throws {
    func button(_ name: String) -> String {
      Drawn.view(
        "one-aa-001", "button", Drawn.frame(20, 80, 100, 30), attributes: "userLabel=\"\(name)\"",
        more: "<state key=\"normal\" title=\"Verify\"/>")
    }
    func told(_ name: String) throws -> String {
      ReviewText().text(try SmallHistory.review(Drawn.xib(""), Drawn.xib(button(name))).report)
    }
    #expect(try told("Verify Win Button").contains("'Verify Win Button' 'Verify' is new"))
    #expect(try told("Verify").contains("'Verify' is new"))
  }
}
