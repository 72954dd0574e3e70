import Foundation
import LayoutDiff
import Testing

@testable import Reviewing
@testable import Revisions

/// What Xcode's own frames and flags speak against is neither told as an effect nor found as trouble.
@Suite struct RecordedEvidenceTests {
  private func causes(_ outcome: RevisionReview.Outcome) -> [ReviewReport.Cause] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
  }

  private func found(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap(\.findings.new).map(\.message)
  }

  /// A text on the Mac, from below.
  private static func text(
    _ id: String, _ words: String, _ frame: String, size: Double = 13, more: String = ""
  ) -> String {
    Drawn.view(
      "\(id)-aa-001", "textField", frame,
      attributes: "verticalHuggingPriority=\"750\" horizontalHuggingPriority=\"251\" userLabel=\"\(id)\"",
      more: """
        <textFieldCell key="cell" lineBreakMode="clipping" title="\(words)" id="\(id)-ce-001">\
        <font key="font" metaFont="system" size="\(size)"/></textFieldCell>
        """)
  }

  private static func placed(_ id: String, top: Double, left: Double = 20) -> String {
    Drawn.rule("\(id)-to-001", "top", "top", "Hz6-mo-xeY", item: "\(id)-aa-001", constant: top)
      + Drawn.rule("\(id)-le-001", "leading", "leading", "Hz6-mo-xeY", item: "\(id)-aa-001", constant: left)
  }

  /// A font that the file records to make no text higher, while another view was laid out anew: the font is told, and no
  /// amount. Seen in xi-mac, xcreds and relisten.
  @Test func anAmountThatTheFileRecordsOtherwiseIsNotTold() throws {
    func file(_ size: Double, _ top: Double, keeping height: Double) -> String {
      Drawn.mac(
        Self.text("title", "Settings", Drawn.frame(18, 180 - height, 60, height), size: size)
          + Self.text("note", "All of them", Drawn.frame(18, 200 - top - 16, 78, 16)),
        constraints: Self.placed("title", top: 20) + Self.placed("note", top: top))
    }
    let told = causes(try SmallHistory.review(file(13, 100, keeping: 16), file(19, 120, keeping: 16)))
    let font = told.first { $0.lead.hasPrefix("font of 'title'") }
    #expect(font?.brief.contains("height") == false, "\(told.map(\.sentence))")
    #expect(
      told.contains { $0.lead.contains("120 instead of 100") && $0.brief.contains("20 pt") }, "\(told.map(\.sentence))")
    // Where the file agrees, or nobody laid it out anew, it is told.
    let agreed = causes(try SmallHistory.review(file(13, 100, keeping: 16), file(19, 120, keeping: 23)))
    #expect(agreed.contains { $0.lead.hasPrefix("font of 'title'") && $0.brief.contains("height") })
    let byHand = causes(try SmallHistory.review(file(13, 100, keeping: 16), file(19, 100, keeping: 16)))
    #expect(byHand.contains { $0.lead.hasPrefix("font of 'title'") && $0.brief.contains("height") })
  }

  /// Less than a point that the file does not have is our rounding, and no movement. Seen in video-quickstart-ios and BluePic.
  @Test func halfAPointThatTheFileHasNotIsNotTold() throws {
    func file(_ half: Double, _ top: Double) -> String {
      Drawn.mac(
        Self.text("title", "Settings", Drawn.frame(18, 164, 60, 16))
          + Self.text("note", "All of them", Drawn.frame(18, 200 - top - 16, 78, 16)),
        constraints: Self.placed("title", top: 20 + half) + Self.placed("note", top: top))
    }
    let text = ReviewText().text(try SmallHistory.review(file(0, 100), file(0.5, 120)).report)
    #expect(text.contains("20 pt") && !text.contains("0.5 pt"), "\(text)")
  }

  private static func titled(_ size: Double, height: Double, tools: String = "21507") -> String {
    Drawn.mac(
      text("title", "Settings", Drawn.frame(18, 180 - height, 60, height), size: size)
        + text("note", "All of them", Drawn.frame(18, 172 - height - 16, 78, 16)),
      constraints: placed("title", top: 20)
        + Drawn.rule("note-to-001", "top", "bottom", "title-aa-001", item: "note-aa-001", constant: 8)
        + Drawn.rule("note-le-001", "leading", "leading", "Hz6-mo-xeY", item: "note-aa-001", constant: 20)
    ).replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"\(tools)\"")
  }

  /// What the file itself says of a view is told where our own amount is not it. Seen in ResForge and QuizletSearch.
  @Test func whatTheFileSaysIsToldInItsPlace() throws {
    let outcome = try SmallHistory.review(Self.titled(13, height: 16), Self.titled(19, height: 36))
    let told = outcome.report.entries.compactMap { $0.layout?.untold.sentence }
    #expect(told.contains { $0.contains("in the file ") && $0.contains("20 pt") }, "\(told)")
    #expect(!causes(outcome).contains { !$0.brief.isEmpty }, "\(causes(outcome).map(\.sentence))")
  }

  /// A file that other tools saved says as much of what moved as of what grew, but for a few points. Seen in Cleepp and
  /// ResForge.
  @Test func anotherVersionOfTheToolsIsAWitnessToo() throws {
    let outcome = try SmallHistory.review(
      Self.titled(13, height: 16, tools: "14113"), Self.titled(19, height: 36))
    #expect(!causes(outcome).contains { $0.sentence.contains("moved down") }, "\(causes(outcome).map(\.sentence))")
    let agreed = try SmallHistory.review(Self.titled(13, height: 16, tools: "14113"), Self.titled(19, height: 23))
    #expect(causes(agreed).contains { $0.sentence.contains("moved down") }, "\(causes(agreed).map(\.sentence))")
  }

  /// A view that the file has at one place on both sides, and that our later solution alone has there, did not move. Seen in
  /// ReEnroller.
  @Test func whatComesToItsRecordedPlaceDidNotMove() throws {
    func file(_ top: Double, recorded: Double = 20) -> String {
      Drawn.mac(
        Self.text("title", "Settings", Drawn.frame(18, 200 - recorded - 16, 60, 16)),
        constraints: Self.placed("title", top: top))
    }
    let told = causes(try SmallHistory.review(file(24), file(20)))
    #expect(!told.contains { $0.brief.contains("moved") }, "\(told.map(\.sentence))")
    let byHand = causes(try SmallHistory.review(file(20), file(24)))
    #expect(byHand.contains { $0.brief.contains("moved down 4 pt") }, "\(byHand.map(\.sentence))")
  }

  /// Two texts that the file has apart, and that only our measuring lets overlap; and one that lies elsewhere than it was
  /// drawn, which the file does not flag. Seen in NoMADLogin-AD.
  @Test func troubleThatTheFileSpeaksAgainstIsNotFound() throws {
    func file(_ words: String, _ left: Double) -> String {
      let width = 40.0
      return Drawn.mac(
        Self.text("one", words, Drawn.frame(18, 164, width, 16))
          + Self.text("two", "Two", Drawn.frame(left - 2, 164, 40, 16)),
        constraints: Self.placed("one", top: 20) + Self.placed("two", top: 20, left: left))
    }
    let outcome = try SmallHistory.review(file("Short", 70), file("A much longer text than that", 80))
    #expect(found(outcome).isEmpty, "\(found(outcome))")
  }

  /// An edit of which no effect is told is not said to have none. Seen in ecodatum, where a stack's spacing changed with its views.
  @Test func noEditIsSaidToMoveNothing() {
    func cause(_ lead: String, _ brief: String) -> ReviewReport.Cause {
      var cause = ReviewReport.Cause(signature: lead, sentence: lead)
      (cause.parts, cause.brief, cause.kind) = (SmallReview.parts([lead]), brief, "rule-added")
      return cause
    }
    let causes = [cause("a", "it moved right 8 pt"), cause("the rule `b.width == 8` is gone", "")]
    #expect(ReviewText().others(causes) == ["also: the rule `b.width == 8` is gone"])
  }

  /// In a file without Auto Layout nothing is ambiguous. Seen in dealers-ios-app.
  @Test func masksLeaveNothingOpen() throws {
    func file(_ mask: String) -> String {
      Drawn.xib(
        """
        <scrollView contentMode="scaleToFill" id="scr-aa-001">\(Drawn.frame(0, 0, 375, 400))
        <autoresizingMask key="autoresizingMask" heightSizable="YES"/><subviews>
        <view userLabel="box" contentMode="scaleToFill" id="box-aa-001">\(Drawn.frame(14, 300, 290, 44))
        <autoresizingMask key="autoresizingMask" \(mask)/></view></subviews></scrollView>
        """
      ).replacing("useAutolayout=\"YES\"", with: "").replacing("<constraints>\n\n</constraints>", with: "")
    }
    let outcome = try SmallHistory.review(
      file("flexibleMaxX=\"YES\" flexibleMaxY=\"YES\""),
      file("flexibleMinX=\"YES\" flexibleMaxX=\"YES\" flexibleMinY=\"YES\""), devices: ["iphone-8"])
    #expect(!found(outcome).contains { $0.contains("needs") }, "\(found(outcome))")
  }

  /// A controller that code shows now is no other screen than before. Seen in blink.
  @Test func aSegueThatWentTakesNoBarAway() throws {
    func file(_ segue: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <navigationController id="nav-aa-001" sceneMemberID="viewController">
          <navigationBar key="navigationBar" id="bar-aa-001">\(Drawn.frame(0, 20, 375, 44))</navigationBar>
          <connections><segue destination="vc1-aa-001" kind="relationship" relationship="rootViewController" id="seg-aa-001"/>
          </connections></navigationController>
          """)
          + Drawn.scene(
            "2",
            """
            <viewController id="vc1-aa-001" customClass="FirstController" sceneMemberID="viewController">
            <view key="view" id="vi1-aa-001">\(Drawn.frame(0, 0, 375, 667))</view>
            <navigationItem key="navigationItem" title="First" id="ni1-aa-001"/>
            <connections>\(segue)</connections></viewController>
            """)
          + Drawn.scene(
            "3",
            """
            <viewController id="vc2-aa-001" customClass="SecondController" sceneMemberID="viewController">
            <view key="view" id="vi2-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>
            \(Drawn.label("lab-aa-001", "Text", Drawn.frame(16, 84, 100, 21)))</subviews>
            <viewLayoutGuide key="safeArea" id="sa2-aa-001"/><constraints>
            \(Drawn.rule("r1a-aa-001", "leading", "leading", "sa2-aa-001", item: "lab-aa-001", constant: 16))
            \(Drawn.rule("r2a-aa-001", "top", "top", "sa2-aa-001", item: "lab-aa-001", constant: 20))</constraints></view>
            <navigationItem key="navigationItem" title="Second" id="ni2-aa-001"/></viewController>
            """))
    }
    let outcome = try SmallHistory.review(
      file("<segue destination=\"vc2-aa-001\" kind=\"show\" id=\"seg-aa-002\"/>"), file(""), ending: "storyboard",
      devices: ["iphone-8"])
    #expect(causes(outcome).isEmpty, "\(causes(outcome).map(\.sentence))")
    let gone = "segue to 'SecondController' from 'FirstController' is gone"
    #expect(outcome.report.notes.contains { $0.text.contains(gone) })
  }
}
