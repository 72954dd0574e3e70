import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// One edit is told once, of whom it is, and as what it does.
@Suite struct OwnerAndOnceTests {
  private func notes(_ before: [String: String], _ after: [String: String]) throws -> String {
    try SmallHistory(before, after).review().report.notes.map(\.text).joined(separator: "\n")
  }

  /// How strongly a pane holds on to its width, which a cause says of the pane.
  @Test func aPanesHoldingPriorityIsToldOfThePane() throws {
    func file(_ priority: Int) -> String {
      Drawn.mac(
        """
        <splitView dividerStyle="thin" vertical="YES" translatesAutoresizingMaskIntoConstraints="NO" id="spl-aa-001">
        \(Drawn.frame(0, 0, 300, 200))<subviews>
        <customView fixedFrame="YES" userLabel="List" id="lis-aa-001">\(Drawn.frame(0, 0, 100, 200))</customView>
        <customView fixedFrame="YES" userLabel="Page" id="pag-aa-001">\(Drawn.frame(101, 0, 199, 200))</customView>
        </subviews><holdingPriorities><real value="\(priority)"/><real value="240"/></holdingPriorities></splitView>
        """,
        constraints: ["top", "leading", "trailing", "bottom"].enumerated().map { index, side in
          Drawn.rule("c\(index)a-aa-001", side, side, "Hz6-mo-xeY", item: "spl-aa-001")
        }.joined())
    }
    let text = ReviewText().text(try SmallHistory.review(file(250), file(300)).report)
    #expect(text.contains("holding priority of 'List' is 300 instead of 250"), "\(text)")
    #expect(!text.contains("holding priority in a split view"), "\(text)")
  }

  /// Two screens of which one holds the other, whose edits were found together in one of them.
  @Test func theSameEditsOfTwoScreensAreOneGroup() {
    func cause(_ lead: [String], _ brief: String) -> ReviewReport.Cause {
      var cause = ReviewReport.Cause(signature: "rule \(lead.joined())", sentence: lead.joined())
      (cause.parts, cause.brief, cause.kind) = (SmallReview.parts(lead), brief, "rule-changed")
      return cause
    }
    func entry(_ scene: String, _ causes: [ReviewReport.Cause]) -> ReviewReport.Entry {
      var entry = ReviewReport.Entry(key: "\(scene).canvas", scene: scene, status: .layout)
      entry.layout = ReviewReport.LayoutChanges(causes: causes)
      return entry
    }
    let (one, two) = ("the rule `a.top == b.top` is new", "the rule `c.top == b.top` is gone")
    func text(_ end: String) -> String {
      ReviewText().text(
        ReviewReport(
          title: "Review", expected: .init("a"), actual: .init("b"),
          entries: [
            entry("Whole", [cause([one, two], "'a' moved down 8 pt with 1 other edit, 'c' moved up \(end)")]),
            entry("Part", [cause([one], "'a' moved down 8 pt"), cause([two], "'c' moved up 4 pt")]),
          ]))
    }
    #expect(text("4 pt").contains("    the same in 1 picture: Whole.canvas"), "\(text("4 pt"))")
    #expect(!text("5 pt").contains("the same in"), "\(text("5 pt"))")
  }

  /// A row of a watch's table, by which the group that it shows is known.
  @Test func aGroupOfAWatchIsKnownByItsRow() throws {
    func file(_ height: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" toolsVersion="13142" \
      targetRuntime="watchKit"><scenes><scene sceneID="sce-aa-001"><objects>
      <controller id="con-aa-001"><items><table alignment="left" id="tab-aa-001"><items>
      <tableRow identifier="Other" id="row-aa-001">
      <group key="rootItem" width="1" height="\(height)" alignment="left" layout="vertical" id="gro-aa-001"/>
      </tableRow></items></table></items></controller></objects></scene></scenes></document>
      """
    }
    let told = try notes(["a.storyboard": file("143")], ["a.storyboard": file("20")])
    #expect(told.contains("height in a group is '20' instead of '143' (in 'Other')"), "\(told)")
  }

  /// An object of a watch's screen that is gone is no object that was made anew. Seen in dictamed-ios.
  @Test func whatOnlyWentIsNotMadeAnew() throws {
    func file(_ picture: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" toolsVersion="13142" \
      targetRuntime="watchKit"><scenes><scene sceneID="sce-aa-001"><objects>
      <controller id="con-aa-001"><items><group id="one-aa-001"><items>\(picture)</items></group></items></controller>
      </objects></scene></scenes></document>
      """
    }
    let picture = "<imageView alignment=\"left\" id=\"pic-aa-001\"/>"
    let told = try notes(["a.storyboard": file(picture)], ["a.storyboard": file("")])
    #expect(told.contains("an image view is gone") && !told.contains("made anew"), "\(told)")
  }

  /// A separator of a watch's screen that went into another group. Seen in Mensaplan.
  @Test func aViewOfAWatchInAnotherGroupIsToldSo() throws {
    func file(_ isInFirst: Bool) -> String {
      let separator = "<separator alignment=\"left\" id=\"sep-aa-001\"/>"
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" toolsVersion="13142" \
        targetRuntime="watchKit"><scenes><scene sceneID="sce-aa-001"><objects>
        <controller id="con-aa-001"><items><group id="one-aa-001"><items>\(isInFirst ? separator : "")</items></group>
        <group userLabel="Prices" id="two-aa-001"><items>\(isInFirst ? "" : separator)</items></group></items></controller>
        </objects></scene></scenes></document>
        """
    }
    let told = try notes(["a.storyboard": file(true)], ["a.storyboard": file(false)])
    #expect(told.contains("a separator lies in the group 'Prices' instead of another one now"), "\(told)")
  }

  /// What changed alike in the languages of a file is told with what the first of them calls its objects.
  @Test func whatChangedInAllLanguagesIsToldOfItsObjects() throws {
    func file(_ tag: Int, _ title: String) -> String {
      Drawn.mac(
        """
        <button verticalHuggingPriority="750" tag="\(tag)" id="but-aa-001">\(Drawn.frame(20, 20, 100, 32))
        <buttonCell key="cell" type="push" title="\(title)" bezelStyle="rounded" id="cel-aa-001"/></button>
        """)
    }
    let told = try notes(
      ["en.lproj/a.xib": file(1, "Quit"), "de.lproj/a.xib": file(1, "Ende")],
      ["en.lproj/a.xib": file(2, "Quit"), "de.lproj/a.xib": file(2, "Ende")])
    #expect(told.contains("tag in a button is '2' instead of '1' ('"), "\(told)")
    #expect(told.contains("en.lproj/a.xib' and") || told.contains("' and 'en.lproj/a.xib'"), "\(told)")
  }
}
