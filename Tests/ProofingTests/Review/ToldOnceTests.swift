import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// One screen, one view and one fact are told once; what only some devices or size classes have is told all the same.
@Suite struct ToldOnceTests {
  private static let root = "iN0-l3-epB"

  private static func placed(_ id: String, top: Double, below: String, _ edge: String = "bottom") -> String {
    Drawn.rule("\(id)-le-001", "leading", "leading", root, item: "\(id)-aa-001", constant: 20)
      + Drawn.rule("\(id)-to-001", "top", edge, below, item: "\(id)-aa-001", constant: top)
      + Drawn.rule("\(id)-wi-001", "width", item: "\(id)-aa-001", constant: 100)
      + Drawn.rule("\(id)-hi-001", "height", item: "\(id)-aa-001", constant: 30)
  }

  private static func box(_ id: String, _ top: Double) -> String {
    Drawn.view("\(id)-aa-001", "view", Drawn.frame(20, top, 100, 30), attributes: "userLabel=\"\(id)\"")
  }

  /// Views that several edits move are named where the first of them is told. Seen in Nutrivurv.
  @Test func viewsThatSeveralEditsMoveAreNamedOnce() throws {
    func file(_ first: Double, _ second: Double) -> String {
      let ids = ["one", "two", "six", "ten", "elf"]
      let tops = [first, first + 30 + second, first + 70 + second, first + 110 + second, first + 150 + second]
      return Drawn.xib(
        zip(ids, tops).map(Self.box).joined(),
        constraints: Self.placed("one", top: first, below: Self.root, "top")
          + Self.placed("two", top: second, below: "one-aa-001") + Self.placed("six", top: 10, below: "two-aa-001")
          + Self.placed("ten", top: 10, below: "six-aa-001") + Self.placed("elf", top: 10, below: "ten-aa-001"))
    }
    let told = ReviewText().text(try SmallHistory.review(file(80, 30), file(60, 22)).report)
    #expect(told.components(separatedBy: "'two', 'six', 'ten' and 'elf'").count == 2, "\(told)")
    #expect(told.contains("'two' and the same 3 others moved up 8 pt (28 in all)"), "\(told)")
  }

  private static func entry(_ device: String, _ causes: [ReviewReport.Cause]) -> ReviewReport.Entry {
    var entry = SmallReview.entry("page", device, .layout)
    entry.layout = ReviewReport.LayoutChanges(causes: causes, changes: [], summary: "")
    return entry
  }

  private static func cause(_ name: String, _ lead: String, _ brief: String = "") -> ReviewReport.Cause {
    var cause = ReviewReport.Cause(signature: "rule \(name)", sentence: lead)
    (cause.brief, cause.extent, cause.ways) = (brief, brief.isEmpty ? 0 : 10, [10, 0, 0, 0])
    return cause
  }

  /// Devices on which most of a change is the same are one screen; what one of them has besides is told of it. Seen in Dollar
  /// Pizza Finder.
  @Test func oneScreenIsToldOnceForAllItsSizes() {
    let shared = ["a", "b", "c"].map { Self.cause($0, "the rule `\($0)` is new") }
    var report = ReviewReport(title: "Page", expected: .init("main", detail: ""), actual: .init("now"))
    report.entries = [
      Self.entry("iphone-8", shared + [Self.cause("d", "the rule `d` is new", "'one' moved right 10 pt")]),
      Self.entry("iphone-x", shared + [Self.cause("e", "the rule `e` is gone", "'two' moved right 10 pt")]),
    ]
    #expect(report.groups.count == 1)
    let told = ReviewText().text(report)
    #expect(told.contains("the rule `d` is new, so 'one' moved right 10 pt"), "\(told)")
    #expect(told.contains("the rule `e` is gone, so 'two' moved right 10 pt in iphone-x"), "\(told)")
  }

  /// A number that a size class has of its own is told beside the others'. Seen in Civil Budget.
  @Test func aSizeClassesOwnNumberIsTold() throws {
    func file(_ constant: Double, _ regular: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController title="Front" id="vc1-aa-001"><view key="view" id="\(Self.root)">\(Drawn.frame(0, 0, 375, 667))
          <subviews>\(Self.box("one", 80))</subviews><constraints>
          \(Self.placed("one", top: 80, below: Self.root, "top").replacing(
            "constant=\"20.0\"  id=\"one-le-001\"/>", with: "constant=\"\(constant)\" id=\"one-le-001\">\(regular)</constraint>"))
          </constraints></view></viewController>
          """))
    }
    let own = "<variation key=\"heightClass=regular-widthClass=regular\" constant=\"48\"/>"
    let history = try SmallHistory(["a.storyboard": file(20, "")], ["a.storyboard": file(24, own)])
    let told = ReviewText().text(try history.review(devices: ["iphone-8", "ipad-11-a16"]).report)
    #expect(told.contains("is 24 instead of 20, so 'one' moved right 4 pt"), "\(told)")
    #expect(told.contains("is 48 instead of 20, so 'one' moved right 28 pt in ipad-11-a16"), "\(told)")
    // One that is all that changed is told to be theirs. Seen in KeitaiWaniKani.
    let alone = try SmallHistory(["a.storyboard": file(20, "")], ["a.storyboard": file(20, own)])
    let words = ReviewText().text(try alone.review(devices: ["iphone-8", "ipad-11-a16"]).report)
    #expect(words.contains("is 48 instead of 20 in regular height and regular width, so 'one' moved right"), "\(words)")
  }

  /// Rules that some size classes have alone, or lack, are told with these. Seen in Pastecard.
  @Test func rulesOfASizeClassAreToldWithIt() throws {
    func file(_ id: String, isVaried: Bool, hasCentre: Bool) -> String {
      func mask(_ parts: String) -> String { "<mask key=\"constraints\">\(parts)</mask>" }
      let rules =
        Drawn.rule("top-aa-001", "top", "top", Self.root, item: "one-aa-001", constant: 80)
        + Drawn.rule("hei-aa-001", "height", item: "one-aa-001", constant: 40)
        + Drawn.rule("wid-aa-001", "width", item: "one-aa-001", constant: 100)
        + Drawn.rule("\(id)-aa-001", "leading", "leading", Self.root, item: "one-aa-001", constant: 20)
        + (hasCentre ? Drawn.rule("cen-aa-001", "centerX", "centerX", Self.root, item: "one-aa-001") : "")
      let own = hasCentre ? "<include reference=\"cen-aa-001\"/>" : ""
      let variations =
        (hasCentre ? "<variation key=\"default\">\(mask("<exclude reference=\"cen-aa-001\"/>"))</variation>" : "")
        + "<variation key=\"widthClass=regular\">\(mask("\(own)<exclude reference=\"\(id)-aa-001\"/>"))</variation>"
      let box = Drawn.view("one-aa-001", "view", Drawn.frame(20, 80, 100, 40), attributes: "userLabel=\"one\"")
      return Drawn.xib(box, root: Self.root, constraints: rules)
        .replacing("</constraints>", with: "</constraints>" + (isVaried ? variations : ""))
    }
    func told(hasCentre: Bool) throws -> [String] {
      let sides = [file("old", isVaried: false, hasCentre: false), file("new", isVaried: true, hasCentre: hasCentre)]
      let outcome = try SmallHistory.review(sides[0], sides[1], devices: ["ipad-11-a16"])
      return outcome.report.entries.flatMap { $0.layout?.causes.map(\.sentence) ?? [] }
    }
    let centred = try told(hasCentre: true)
    #expect(centred.contains { $0.contains("` in regular width") }, "\(centred)")
    let loose = try told(hasCentre: false)
    #expect(
      loose.contains { $0.contains("`one.leading == root.leading + 20` is switched off in regular width") }, "\(loose)")
  }

  /// A view that is installed in some size classes alone is told to be so. Seen in Time2Budget.
  @Test func aViewOfSomeSizeClassesIsToldToBeSo() throws {
    func file(_ isThere: Bool) -> String {
      let variations = """
        <variation key="default"><mask key="subviews"><exclude reference="one-aa-001"/></mask></variation>
        <variation key="heightClass=regular-widthClass=compact"><mask key="subviews"><include reference="one-aa-001"/>
        </mask></variation>
        """
      return Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController title="Front" id="vc1-aa-001"><view key="view" id="\(Self.root)">\(Drawn.frame(0, 0, 375, 667))
          <subviews>\(isThere ? Self.box("one", 80) : "")</subviews><constraints>
          \(isThere ? Self.placed("one", top: 80, below: Self.root, "top") : "")</constraints>
          \(isThere ? variations : "")</view></viewController>
          """))
    }
    let told = ReviewText().text(
      try SmallHistory(["a.storyboard": file(false)], ["a.storyboard": file(true)]).review().report)
    #expect(told.contains("'one' is installed in regular height and compact width alone"), "\(told)")
    // One that was made anew under its name is installed where it was. Seen in hitour-ios.
    let anew = ReviewText().text(
      try SmallHistory(
        ["a.storyboard": file(true)], ["a.storyboard": file(true).replacing("one-aa-001", with: "new-aa-001")]
      ).review().report)
    #expect(!anew.contains("is installed in"), "\(anew)")
  }

  /// Rules that contradicted each other on the narrowest device alone and do so on most now are news. Seen in Nutrivurv.
  @Test func aConflictThatSpreadsIsNews() throws {
    func file(_ width: Double) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController title="Front" id="vc1-aa-001"><view key="view" id="\(Self.root)">\(Drawn.frame(0, 0, 375, 667))
          <subviews>\(Self.box("one", 80))</subviews><constraints>
          \(Self.placed("one", top: 80, below: Self.root, "top").replacing("constant=\"100.0\"", with: "constant=\"\(width)\""))
          \(Drawn.rule("one-tr-001", "trailing", "trailing", "one-aa-001", constant: 20, more: "relation=\"greaterThanOrEqual\""))
          </constraints></view></viewController>
          """))
    }
    let history = try SmallHistory(["a.storyboard": file(300)], ["a.storyboard": file(600)])
    let outcome = try history.review(devices: ["iphone-se-1", "iphone-8", "iphone-17", "iphone-17-pro-max"])
    let told = ReviewText().text(outcome.report)
    #expect(told.contains("! new error: constraints on"), "\(told)")
  }

  /// The margin of a view that is drawn by itself follows from its width, and is no news where nothing hangs on it. Seen in
  /// TripPlanner.
  @Test func anIdleMarginIsNoNews() throws {
    func file(_ width: Double) -> String {
      Drawn.xib(
        Self.box("one", 80), size: (width, 300), constraints: Self.placed("one", top: 80, below: Self.root, "top"))
    }
    let told = ReviewText().text(try SmallHistory.review(file(380), file(448)).report)
    #expect(!told.contains("the root's margin"), "\(told)")
  }

  /// The sides to which a popover's arrow may point, and what it points at by its name. Seen in MeetMe.
  @Test func aPopoversArrowIsTold() throws {
    func file(_ sides: String) -> String {
      let popover = """
        <connections><segue destination="vc2-aa-001" kind="popoverPresentation" popoverAnchorView="bt1-aa-001" \
        id="pop-aa-001"><popoverArrowDirection key="popoverArrowDirection" \(sides)/></segue></connections>
        """
      func screen(_ number: Int, _ more: String) -> String {
        Drawn.scene(
          "\(number)",
          """
          <viewController title="Page \(number)" id="vc\(number)-aa-001"><view key="view" id="vi\(number)-aa-001">
          \(Drawn.frame(0, 0, 375, 667))</view>\(more)</viewController>
          """)
      }
      return Drawn.storyboard(screen(1, popover) + screen(2, ""))
    }
    let all = "up=\"YES\" down=\"YES\" left=\"YES\" right=\"YES\""
    let told = ReviewText().text(
      try SmallHistory(["a.storyboard": file(all)], ["a.storyboard": file("up=\"YES\"")]).review().report)
    #expect(told.contains("popover arrow direction of the popover presentation segue"), "\(told)")
    #expect(told.contains("is 'up' instead of 'any'"), "\(told)")
  }

  /// A text of several parts in a title's view is told with its words. Seen in MyBus.
  @Test func aTitleViewsWordsAreTold() throws {
    func file(_ item: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController title="Front" id="vc1-aa-001"><view key="view" id="vi1-aa-001">\(Drawn.frame(0, 0, 375, 667))
          </view><navigationItem key="navigationItem" id="it1-aa-001">\(item)</navigationItem></viewController>
          """))
    }
    let view = """
      <view key="titleView" contentMode="scaleToFill" id="ti1-aa-001">\(Drawn.frame(0, 0, 200, 40))<subviews>
      <label usesAttributedText="YES" id="la1-aa-001">\(Drawn.frame(0, 0, 100, 20))
      <attributedString key="attributedText"><fragment content="MYBUS"/></attributedString></label></subviews></view>
      """
    let told = ReviewText().text(
      try SmallHistory(["a.storyboard": file("")], ["a.storyboard": file(view)]).review().report)
    #expect(told.contains("the label 'MYBUS' is new"), "\(told)")
  }

  /// A rule that ties a view to one that came hidden, instead of to another, is told though nothing moved. Seen in Civil Budget.
  @Test func aRuleToAHiddenNewViewIsTold() throws {
    func file(_ isThere: Bool) -> String {
      let hidden = Self.box("new", 80).replacing("userLabel", with: "hidden=\"YES\" userLabel")
      let title = Drawn.label("ttl-aa-001", "Title", Drawn.frame(20, 20, 80, 20))
      return Drawn.xib(
        Drawn.view(
          "bar-aa-001", "view", Drawn.frame(0, 0, 300, 60), attributes: "hidden=\"YES\" userLabel=\"bar\"",
          subviews: title + (isThere ? hidden.replacing("20.0\" y=\"80.0\"", with: "5.0\" y=\"20.0\"") : ""),
          constraints: Drawn.rule("ttl-to-001", "top", "top", "bar-aa-001", item: "ttl-aa-001", constant: 20)
            + (isThere
              ? Drawn.rule("new-le-001", "leading", "leading", "bar-aa-001", item: "new-aa-001", constant: 5)
                + Drawn.rule("new-to-001", "top", "top", "bar-aa-001", item: "new-aa-001", constant: 20)
                + Drawn.rule("ttl-lf-001", "leading", "trailing", "new-aa-001", item: "ttl-aa-001", constant: 5)
              : Drawn.rule("ttl-le-001", "leading", "leading", "bar-aa-001", item: "ttl-aa-001", constant: 5))),
        constraints: Drawn.rule("bar-le-001", "leading", "leading", Self.root, item: "bar-aa-001")
          + Drawn.rule("bar-to-001", "top", "top", Self.root, item: "bar-aa-001")
          + Drawn.rule("bar-wi-001", "width", item: "bar-aa-001", constant: 300)
          + Drawn.rule("bar-hi-001", "height", item: "bar-aa-001", constant: 60))
    }
    let told = ReviewText().text(try SmallHistory.review(file(false), file(true)).report)
    #expect(
      told.contains("the rule `Title.leading == new.trailing + 5` was `Title.leading == bar.leading + 5`"), "\(told)")
  }

  /// New screens that show the same are told once, with their names.
  @Test func newScreensThatShowTheSameAreTold() throws {
    let old = Drawn.xib(Drawn.label("old-aa-001", "Old", Drawn.frame(20, 40, 86, 20.5)))
    let new = Drawn.xib(Drawn.label("new-aa-001", "Words", Drawn.frame(20, 40, 86, 20.5)))
    let history = try SmallHistory(["z.xib": old], ["a.xib": new, "b.xib": new])
    let told = ReviewText().text(try history.review().report)
    #expect(told.contains("A new pictures of 'a' and 'b'\n    in a.xib and b.xib\n    each shows 'Words'"), "\(told)")
    #expect(!told.contains("new pictures of 'b'"), "\(told)")
  }

  /// What Interface Builder fixed for want of rules is placed by those that some size classes have, in these. Seen in my41.
  @Test func rulesOfASizeClassLetAViewGo() throws {
    func file(_ fixed: String) -> String {
      let rules = Self.placed("one", top: 60, below: Self.root, "top")
      let ids = ["le", "to", "wi", "hi"].map { "one-\($0)-001" }
      func mask(_ word: String) -> String {
        "<mask key=\"constraints\">" + ids.map { "<\(word) reference=\"\($0)\"/>" }.joined() + "</mask>"
      }
      let variations =
        "<variation key=\"default\">\(mask("exclude"))</variation>"
        + "<variation key=\"heightClass=regular-widthClass=compact\">\(mask("include"))</variation>"
      let box = Drawn.view(
        "one-aa-001", "view", Drawn.frame(219, 271, 23, 14), attributes: "userLabel=\"one\" \(fixed)")
      return Drawn.xib(box, constraints: rules).replacing("</constraints>", with: "</constraints>" + variations)
    }
    let outcome = try SmallHistory.review(file("fixedFrame=\"YES\""), file(""), devices: ["iphone-8"])
    let causes = outcome.report.entries.flatMap { $0.layout?.causes.map(\.sentence) ?? [] }
    #expect(causes.isEmpty, "\(causes)")
  }
}
