import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What a sentence is about is not cut off it, and what a change took the place of is told with it.
@Suite struct WholeSentenceTests {
  private func cause(_ lead: String, _ brief: String = "", kind: String = "rule-changed") -> ReviewReport.Cause {
    let sentence = brief.isEmpty ? lead : "\(lead), so \(brief)"
    var cause = ReviewReport.Cause(signature: lead, sentence: sentence)
    (cause.parts, cause.brief, cause.kind) = (SmallReview.parts(lead.components(separatedBy: "; ")), brief, kind)
    return cause
  }

  private func notes(_ before: String, _ after: String, ending: String = "xib") throws -> [String] {
    let outcome = try SmallHistory(["a.\(ending)": before], ["a.\(ending)": after]).review(devices: [])
    return outcome.report.notes.filter(\.isChange).map(\.text)
  }

  /// Seen in Hemlock.
  @Test func whatHappenedStaysBehindALongText() {
    let long = "'Disclosure Label' 'Search does not work yet. I am working on…' is new"
    let title = ReviewTitle.of(cause(long, "'Search Parameters Label' moved down 178 pt"), and: 4)
    #expect(title.contains("…' is new, so 'Search Parameters Label' moved down 178 pt"), "\(title)")
    #expect(title.count <= ReviewTitle.longest)
  }

  /// A rule that is told behind it takes none of it away. Seen in Recipe-iOS and WalletMessenger.
  @Test func whatHappenedStaysBeforeARule() {
    let rule = "the rule `CardsStack.top == emptyHintLabel.bottom + 10` was `CardsStack.top == safe.top + 20`"
    let long = "'emptyHintLabel' 'Put some of your own things into the list to see them…' is new; \(rule)"
    let title = ReviewTitle.of(cause(long, "'CardsStack' moved down 20.33 pt"), and: 4)
    #expect(title.contains("…' is new, so 'CardsStack' moved down 20.33 pt"), "\(title)")
    let text = "the rule `root.bottom == Table View.bottom + 54` was `Cash.top == Table View.bottom + 16`"
    #expect(ReviewTitle.cut(text, 60).hasSuffix("` replaces another"))
  }

  /// What became of a view comes before what it says. Seen in ios-rider.
  @Test func whatBecameOfAViewStays() {
    let text = "'Txt FCRA Details' 'The FCRA is a complex piece of legisla…' is new"
    #expect(ReviewTitle.cut(text, 31) == "'Txt FCRA Details' is new")
    #expect(ReviewTitle.cut(text, 48).hasSuffix("…' is new"))
  }

  /// Of several parts the first keeps its own end. Seen in a wallet for macOS.
  @Test func aNewViewIsNotGoneWithAnother() {
    let texts = (1...14).map { "'Entry number \($0)'" }.joined(separator: ", ")
    let lead = "'Box' with \(texts) and 'Moscow' is new; 'Box' with 'Entry' is gone"
    let title = ReviewTitle.of(cause(lead, "4 views moved right 7 pt"), and: 1)
    #expect(title.hasPrefix("'Box' with 'Entry number 1' and 14 more is new, so 4 views"), "\(title)")
  }

  /// What is told by its number is counted with what is named. Seen in Nightlight.
  @Test func aTitleCountsWhatHasNoName() {
    let texts = (1...8).map { "'Entry number \($0)'" }.joined(separator: ", ")
    let title = ReviewTitle.of(
      cause("'Box' with \(texts), 2 more texts, 'From', 'To' and 1 more view is new", ""), and: 0)
    #expect(title == "'Box' with 'Entry number 1' and 12 more is new", "\(title)")
  }

  /// Apostrophes and numbers of texts are letters. Seen in homecook-ios.
  @Test func aTitleCountsNoNumberOfAText() throws {
    let texts = (1...8).map { "'Sam's room \($0)00'" }.joined(separator: ", ")
    let title = ReviewTitle.of(
      cause("'Box' with \(texts), 2 more texts, 'From', 'To' and 1 more view is new", ""), and: 0)
    #expect(title == "'Box' with 'Sam's room 100' and 12 more is new", "\(title)")
  }

  /// So is what a container shows now. Seen in meemo-video-ios.
  @Test func aTitleSaysWhatBecameOfAScreen() throws {
    let texts = (1...10).map { "'Entry number \($0)'" }.joined(separator: ", ")
    let title = ReviewTitle.of(cause("'Discover' with \(texts) and a table view is shown in it now", ""), and: 1)
    #expect(title.hasPrefix("'Discover' with 'Entry number 1' and "), "\(title)")
    #expect(title.hasSuffix(" more is shown in it now, and 1 more cause"), "\(title)")
  }

  /// Of a rule with several values the first is told whole. Seen in EasyMusicPlayer.
  @Test func aValueOfARuleIsNotCut() {
    let rule = "`Prev Button.centerX == View.centerX - 193 @250`"
    let lead = "the constant of \(rule) is -193 instead of -164; the priority of \(rule) is 250 instead of 750"
    let title = ReviewTitle.of(cause(lead, "2 views moved left 29 pt"), and: 10)
    #expect(title.contains("` is -193 instead of -164, so 2 views moved left 29 pt"), "\(title)")
    #expect(title.count <= ReviewTitle.longest)
  }

  /// No number ends in its middle, nor a name without its quote. Seen in PhotoApp and planner-iOS.
  @Test(arguments: [
    ("'Photo' grew 35.5 pt in width and 35.5 pt in height", 38, "'Photo' grew 35.5 pt in width…"),
    ("frame of 'Box' is x 10, y 20, width 30", 28, "frame of 'Box' is x 10…"),
    ("it moved behind all the others around 'Song Title Label'", 46, "it moved behind all the others around 'Song…'"),
  ])
  func aCutTextEndsBehindAWholePart(_ text: String, _ length: Int, _ expected: String) {
    let told = ReviewTitle.cut(text, length)
    #expect(told == expected)
    #expect(told.count <= length)
  }

  /// Seen in GitHawk: of two rules that differ in their relation both are said.
  @Test func aRuleIsToldWithWhatItWas() {
    let (new, old) = ("Content View.trailing >= Path Label.trailing", "Content View.trailing <= Path Label.trailing")
    let changed = cause("the rule `\(new)` was `\(old)`", "'Path Label' shrank 11.5 pt in width")
    let title = ReviewTitle.of(changed, and: 1)
    #expect(title.count <= ReviewTitle.longest)
    #expect(ReviewText().rest(of: changed, in: title) == "in full: \(changed.lead)", "\(title)")
    // In lists both are cut, and each keeps its relation.
    let short = ReviewTitle.cut(changed.lead, 96)
    #expect(short.contains(" >= ") && short.contains(" <= ") && short.count <= 96, "\(short)")
  }

  /// Seen in Mini vMac.
  @Test func aTitleThatLostWhatItWasIsToldInFull() {
    let words = "the toolbar's buttons are “the picture Settings, –, the picture Interrupt, the picture Reset”"
    let bars = cause("\(words) instead of “the picture Settings”", kind: "text-changed")
    let title = ReviewTitle.of(bars, and: 0)
    #expect(ReviewText().rest(of: bars, in: title)?.contains("instead of “the picture Settings”") == true)
  }

  /// Seen in ResForge.
  @Test func anItemOfTheSystemsHasAName() throws {
    let item = "<toolbarItem implicitItemIdentifier=\"NSToolbarPrintItem\" id=\"pri-aa-001\"/>"
    func file(_ more: String) -> String {
      Drawn.macFile("").replacing(
        "</window>",
        with: "<toolbar key=\"toolbar\" id=\"too-aa-001\"><allowedToolbarItems>\(more)</allowedToolbarItems>"
          + "<defaultToolbarItems/></toolbar></window>")
    }
    #expect(try notes(file(item), file("")) == ["the toolbar item 'Print' is gone"])
  }

  /// Seen in Squinter.
  @Test func aWindowIsKnownByItsTitle() throws {
    let panel = """
      <window title="Inspector" id="pan-aa-001" customClass="NSPanel"><rect key="contentRect" x="0" y="0" width="90" height="50"/>
      <view key="contentView" id="pac-aa-001">\(Drawn.frame(0, 0, 90, 50))</view></window>
      """
    let told = try notes(Drawn.macFile(panel), Drawn.macFile(""))
    #expect(told.contains { $0.contains("the window 'Inspector' is gone") }, "\(told)")
  }

  /// Seen in GitHawk: the way back is drawn in another screen.
  @Test func aNewWayBackIsTold() throws {
    func file(_ item: String, _ color: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController id="vc1-aa-001" sceneMemberID="viewController">
          <view key="view" id="vi1-aa-001">\(Drawn.frame(0, 0, 375, 667))<color key="backgroundColor" \(color)/></view>
          <navigationItem key="navigationItem" title="Files" id="ni1-aa-001">\(item)</navigationItem></viewController>
          """))
    }
    let (white, grey) = ("white=\"1\" alpha=\"1\"", "white=\"0.5\" alpha=\"1\"")
    let told = try notes(
      file("", white), file("<barButtonItem key=\"backBarButtonItem\" title=\"Back\" id=\"bac-aa-001\"/>", grey),
      ending: "storyboard")
    #expect(told.contains { $0.contains("the back button item 'Back' is new") }, "\(told)")
    // Seen in WelcuSocial.
    let blank = "<barButtonItem key=\"backBarButtonItem\" title=\" \" id=\"bac-aa-001\"/>"
    let silent = try notes(file("", white), file(blank, white), ending: "storyboard")
    #expect(silent.contains { $0.contains("1 back button item without words is new (Files)") }, "\(silent)")
  }

  /// Seen in BingPaper: what a pop-up button lets choose from is told though it moved as others did.
  @Test func anEditThatDidMoreThanMoveIsToldByItself() {
    let moved = ["One", "Two", "Three"].map { cause("frame of '\($0)' is at y 20 instead of 40", "it moved up 20 pt") }
    let more = cause(
      "frame of 'Four' is at y 20 instead of 40; segments of 'Four' is A instead of A, B", "it moved up 20 pt")
    let lines = ReviewText().others([cause("'Five' is gone")] + moved + [more]).joined(separator: "\n")
    #expect(lines.contains("frames of 'One', 'Two' and 'Three'"), "\(lines)")
    #expect(lines.contains("segments of 'Four' is A instead of A, B"), "\(lines)")
  }

  /// Seen in ResForge.
  @Test func columnsInAnotherOrderAreTold() throws {
    func column(_ id: String, _ title: String) -> String {
      "<tableColumn width=\"80\" id=\"\(id)-aa-001\"><tableHeaderCell key=\"headerCell\" title=\"\(title)\"/></tableColumn>"
    }
    func file(_ columns: String) -> String {
      Drawn.macFile(
        """
        <customView id="vie-aa-001">\(Drawn.frame(0, 0, 200, 100))<subviews><tableView id="tab-aa-001">
        \(Drawn.frame(0, 0, 200, 100))<tableColumns>\(columns)</tableColumns></tableView></subviews></customView>
        """)
    }
    let (name, number) = (column("nam", "Name"), column("num", "ID"))
    let told = try notes(file(name + number), file(number + name))
    #expect(told.contains { $0.contains("the columns of a table stand in another order: 'ID', 'Name'") }, "\(told)")
  }

  /// Seen in hatari: a class that is white space is none.
  @Test func darkTextIsBlack() throws {
    func file(_ color: String, _ tag: Int) -> String {
      Drawn.xib(
        Drawn.view(
          "one-aa-001", "label", Drawn.frame(20, 40, 86, 20.5), attributes: "text=\"Some words\" tag=\"\(tag)\"",
          more: "<color key=\"textColor\" \(color)/>"))
    }
    let told = try notes(
      file("cocoaTouchSystemColor=\"darkTextColor\"", 1),
      file("white=\"0.0\" alpha=\"1\" colorSpace=\"calibratedWhite\"", 2))
    #expect(!told.contains { $0.contains("darkTextColor") }, "\(told)")
  }

  /// A label that is squeezed to no height shows no line. Seen in XWAPP.
  @Test func aSqueezedLabelHasNoRoom() throws {
    func file(_ height: Double, _ words: String = "Some words that take more than one line") -> String {
      Drawn.xib(
        Drawn.view(
          "box-aa-001", "view", Drawn.frame(20, 40, 200, height),
          subviews: Drawn.view(
            "lab-aa-001", "label", Drawn.frame(0, 0, 200, height), attributes: "text=\"\(words)\" numberOfLines=\"0\""),
          constraints: Drawn.rule("box-he-001", "height", item: "box-aa-001", constant: height)
            + ["top", "leading", "trailing", "bottom"].map {
              Drawn.rule("lab-\($0.prefix(2))-001", $0, $0, "box-aa-001", item: "lab-aa-001")
            }.joined()),
        constraints: Drawn.rule("box-to-001", "top", "top", "iN0-l3-epB", item: "box-aa-001", constant: 40)
          + Drawn.rule("box-le-001", "leading", "leading", "iN0-l3-epB", item: "box-aa-001", constant: 20)
          + Drawn.rule("box-wi-001", "width", item: "box-aa-001", constant: 200))
    }
    let told = ReviewText().text(try SmallHistory(["a.xib": file(42)], ["a.xib": file(2)]).review(devices: []).report)
    #expect(told.contains("has no room for its text") && !told.contains("takes one line"), "\(told)")
    // One that says nothing needs none.
    let empty = try SmallHistory(["a.xib": file(42)], ["a.xib": file(2, "")]).review(devices: []).report
    #expect(!ReviewText().text(empty).contains("has no room"), "\(ReviewText().text(empty))")
  }

  /// Edits that act together on one device and each by itself on another are told once. Seen in alpha-wallet-ios.
  @Test func whatActsTogetherElsewhereIsNotToldAgain() {
    let fill = cause("distribution of 'Stack' is fill instead of equal")
    let width = cause("the rule `A.width == 21` is new")
    let both = cause("the rule `A.width == 21` is new; distribution of 'Stack' is fill instead of equal")
    #expect(ReviewReport.isTold(both, by: [fill, width]) && ReviewReport.isTold(fill, by: [both]))
    var other = fill
    other.signature = "another"
    #expect(!ReviewReport.isTold(other, by: [fill, width]) && !ReviewReport.isTold(both, by: [fill]))
  }

  /// What did nothing by itself on one device is part of what several edits did on the device that is told. Seen in NuskenVNCRM.
  @Test func whatDidNothingElsewhereIsToldOnce() {
    let view = cause("'View' with 'title' is new", kind: "appeared")
    let both = cause("'View' with 'title' is new; the rule `A.height == 80` is new", "'A' grew 8 pt in height")
    let other = cause("'button' is new", kind: "appeared")
    #expect(ReviewReport.untold([view, other], by: [both]).map(\.lead) == [other.lead])
    let moving = cause("'View' with 'title' is new", "'B' moved down 8 pt", kind: "appeared")
    #expect(ReviewReport.untold([moving], by: [both]).count == 1)
  }

  /// Seen in CommentDiaryIOS: what others made more of is told with what it is in all.
  @Test func aTitlesAmountIsToldWithTheWhole() {
    let brief =
      "'Send Now Button' grew 109.5 pt in width and 34.5 pt in height "
      + "(grew 226.5 pt in width and 34.5 pt in height in all)"
    let title = ReviewTitle.of(cause("the rule `Send Now Button.leading == safe.leading + 16` is new", brief), and: 5)
    let end = ", so 'Send Now Button' grew 109.5 pt in width (226.5 in all), and 5 more causes"
    #expect(title.hasSuffix(end), "\(title)")
    #expect(title.count <= ReviewTitle.longest)
  }
}
