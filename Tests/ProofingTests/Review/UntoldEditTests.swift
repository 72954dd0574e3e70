import Foundation
import Testing

@testable import Proofing
@testable import Reviewing
@testable import Revisions

/// What no picture shows of a change, and what it did where nobody looks, is told as that and not left out.
@Suite struct UntoldEditTests {
  private static let root = "iN0-l3-epB"

  private func notes(_ before: String, _ after: String, ending: String = "xib") throws -> [String] {
    let outcome = try SmallHistory.review(before, after, ending: ending, devices: ["iphone-8"])
    return outcome.report.notes.filter(\.isChange).map(\.text)
  }

  private static func box(_ id: String, _ frame: String, attributes: String = "", _ rules: String) -> String {
    Drawn.view(
      "\(id)-aa-001", "view", frame, attributes: "userLabel=\"\(id)\" \(attributes)", constraints: rules,
      more: "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    )
  }

  private static func size(_ id: String) -> String {
    Drawn.rule("\(id)-wi-001", "width", constant: 100) + Drawn.rule("\(id)-he-001", "height", constant: 44)
  }

  private static func placed(_ id: String, _ left: Double, _ top: Double) -> String {
    Drawn.rule("\(id)-le-001", "leading", "leading", root, item: "\(id)-aa-001", constant: left)
      + Drawn.rule("\(id)-to-001", "top", "top", root, item: "\(id)-aa-001", constant: top)
  }

  /// A rule that says what held already has no part in what another edit moves. Seen in MiaoYan.
  @Test func aRuleThatSaysWhatHeldIsNoPartOfAnEffect() throws {
    func file(_ top: Double, _ more: String) -> String {
      Drawn.xib(
        Self.box("bar", Drawn.frame(20, top, 100, 44), Self.size("bar") + more),
        constraints: Self.placed("bar", 20, top))
    }
    let least = Drawn.rule("bar-mi-001", "height", constant: 40, more: "relation=\"greaterThanOrEqual\"")
    let told = ReviewText().text(
      try SmallHistory.review(file(60, ""), file(90, least), devices: ["iphone-8"]).report)
    #expect(told.contains("'bar' moved down 30 pt") || told.contains("it moved down 30 pt"), "\(told)")
    #expect(!told.contains("together with"), "\(told)")
    #expect(told.contains("also: the rule `bar.height >= 40` is new"), "\(told)")
  }

  /// Nobody looked what a rule of a hidden view moved. Seen in CLK, whose tabs have rules of their own.
  @Test func aHiddenViewIsNotSaidNotToMove() throws {
    func file(_ top: Double, _ left: Double) -> String {
      Drawn.xib(
        Self.box("seen", Drawn.frame(20, top, 100, 44), Self.size("seen"))
          + Self.box("kept", Drawn.frame(left, 200, 100, 44), attributes: "hidden=\"YES\"", Self.size("kept")),
        constraints: Self.placed("seen", 20, top) + Self.placed("kept", left, 200))
    }
    let told = ReviewText().text(
      try SmallHistory.review(file(60, 20), file(90, 50), devices: ["iphone-8"]).report)
    #expect(!told.contains("moving nothing"), "\(told)")
    #expect(told.contains("in what is not shown: the constant of `kept.leading == root.leading + 50`"), "\(told)")
  }

  /// What is shown now is looked at, whatever it was. Seen in trustnote-wallet-ios.
  @Test func aRuleOfAViewThatIsShownNowIsOfWhatIsShown() throws {
    func file(_ left: Double, _ hidden: String) -> String {
      Drawn.xib(
        Self.box("kept", Drawn.frame(left, 200, 100, 44), attributes: hidden, Self.size("kept")),
        constraints: Self.placed("kept", left, 200))
    }
    let told = ReviewText().text(
      try SmallHistory.review(file(20, "hidden=\"YES\""), file(50, ""), devices: ["iphone-8"]).report)
    #expect(told.contains("kept.leading == root.leading + 50"), "\(told)")
    #expect(!told.contains("in what is not shown"), "\(told)")
  }

  /// Two rules may say the same; one that goes changes nothing that the other says. Seen in AMScrollingNavbar.
  @Test func aSecondRuleIsNotTheRule() throws {
    let twin = Drawn.rule("bar-tw-001", "leading", "leading", Self.root, item: "bar-aa-001", constant: 20)
    func file(_ more: String) -> String {
      Drawn.xib(
        Self.box("bar", Drawn.frame(20, 60, 100, 44), Self.size("bar")), constraints: Self.placed("bar", 20, 60) + more)
    }
    let told = ReviewText().text(try SmallHistory.review(file(twin), file(""), devices: ["iphone-8"]).report)
    #expect(told.contains("a second rule `bar.leading == root.leading + 20` is gone"), "\(told)")
  }

  /// Of two rules that say the same the one that goes was no other rule that is new. Seen in DrinksiPhoneApp.
  @Test func aSecondRuleThatGoesIsNoOtherRule() throws {
    func below(_ id: String, _ distance: Double, _ number: Int = 1) -> String {
      Drawn.rule("\(id)-b\(number)-001", "top", "bottom", "bar-aa-001", item: "\(id)-aa-001", constant: distance)
    }
    func file(_ isNew: Bool) -> String {
      let fixed = "fixedFrame=\"YES\""
      return Drawn.xib(
        Self.box("bar", Drawn.frame(20, 60, 100, 44), Self.size("bar"))
          + Self.box("one", Drawn.frame(20, 132, 100, 44), Self.size("one"))
          + Self.box(
            "two", Drawn.frame(200, 201, 100, 44), attributes: isNew ? "" : fixed, isNew ? Self.size("two") : ""),
        constraints: Self.placed("bar", 20, 60) + below("one", 28)
          + Drawn.rule("one-le-001", "leading", "leading", Self.root, item: "one-aa-001", constant: 20)
          + (isNew
            ? below("two", 97)
              + Drawn.rule("two-le-001", "leading", "leading", Self.root, item: "two-aa-001", constant: 200)
            : below("one", 28, 2)))
    }
    let told = ReviewText().text(try SmallHistory.review(file(false), file(true), devices: ["iphone-8"]).report)
    #expect(!told.contains("was `one.top"), "\(told)")
    #expect(told.contains("two.top == bar.bottom + 97"), "\(told)")
  }

  /// A line of a list has room for all that followed. Seen in Manage-Conky.
  @Test func allThatFollowedIsToldInAList() {
    func cause(_ lead: String, _ brief: String, _ all: String) -> ReviewReport.Cause {
      var cause = ReviewReport.Cause(signature: lead, sentence: "\(lead), so \(all)")
      (cause.parts, cause.brief, cause.kind) = (SmallReview.parts([lead]), brief, "rule-changed")
      return cause
    }
    let all = "'list' grew 38 pt in height and 4 views moved down 60 pt"
    let window = cause("the window is 480 × 403", "4 views moved down 60 pt (and 1 other)", all)
    let first = cause("a", "it moved right 8 pt", "it moved right 8 pt")
    #expect(ReviewText().others([first, window]) == ["also: the window is 480 × 403, so \(all)"])
    // What is told of another picture keeps that picture's name.
    var other = window
    (other.whole, other.picture) = (all, "iphone-17")
    #expect(ReviewText().others([first, other]) == ["also: the window is 480 × 403, so \(all) in iphone-17"])
  }

  /// No picture shows in which font a bar's title is, nor the colour of large ones. Seen in social-maps.
  @Test func looksOfBarsTitlesAreTold() throws {
    func file(_ bar: String, _ title: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "n",
          """
          <navigationController id="nav-aa-001" sceneMemberID="viewController">
          <navigationBar key="navigationBar" id="bar-aa-001">\(bar)</navigationBar><connections><segue \
          destination="vco-aa-001" kind="relationship" relationship="rootViewController" id="roo-aa-001"/></connections>
          </navigationController>
          """)
          + Drawn.scene(
            "v",
            """
            <viewController id="vco-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
            \(Drawn.frame(0, 0, 375, 667))<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <viewLayoutGuide key="safeArea" id="saf-aa-001"/></view>
            <navigationItem key="navigationItem" title="\(title)" id="ite-aa-001"/></viewController>
            """))
    }
    let looks = """
      <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" name="Georgia" family="Georgia" \
      pointSize="17"/></textAttributes><textAttributes key="largeTitleTextAttributes"><color key="textColor" red="1" \
      green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></textAttributes>
      """
    let told = try notes(file("", "One"), file(looks, "Two"), ending: "storyboard").joined(separator: "\n")
    #expect(told.contains("font description of title text attributes in a navigation bar is 'Georgia"), "\(told)")
    #expect(told.contains("text color of large title text attributes in a navigation bar is '#FF0000'"), "\(told)")
  }

  private static func window(_ title: String, _ width: Double) -> String {
    """
    <windowController id="wco-aa-001"><window key="window" title="\(title)" id="owi-aa-001">
    <rect key="contentRect" x="10" y="20" width="\(width)" height="200"/></window></windowController>
    """
  }

  /// A window whose content another scene has is in no picture, whatever else changed. Seen in unPredictable and TermHere.
  @Test func windowsOfOtherScenesAreTold() throws {
    let words = "<menuItem title=\"One\" id=\"one-aa-001\"/>"
    func file(_ objects: String) -> String {
      Drawn.macFile("<menu title=\"Edit\" id=\"men-aa-001\"><items>\(objects)</items></menu>")
    }
    func with(_ window: String, _ items: String) -> String {
      file(items).replacing("<window title=\"W\"", with: window + "<window title=\"W\"")
    }
    let sized = try notes(with(Self.window("Game", 270), ""), with(Self.window("Game", 512), words))
    #expect(sized.contains { $0.contains("the window 'Game' is 512 × 200 instead of 270 × 200") }, "\(sized)")
    let new = try notes(file(""), with(Self.window("About", 480), words))
    #expect(new.contains { $0.contains("the window controller 'About' is new") }, "\(new)")
  }

  /// A segment that went is told as one, not by each thing that was set of it. Seen in SpriteBuilder.
  @Test func aMemberOfAListIsToldAsAWhole() throws {
    func file(_ segments: String) -> String {
      let control = """
        <segmentedControl key="view" id="seg-aa-001">\(Drawn.frame(0, 14, 87, 25))<segmentedCell key="cell" \
        id="cel-aa-001"><segments>\(segments)</segments></segmentedCell></segmentedControl>
        """
      return Drawn.macFile("").replacing(
        "</window>",
        with: """
          <toolbar key="toolbar" id="too-aa-001"><allowedToolbarItems>
          <toolbarItem implicitItemIdentifier="A" label="Publish" id="ite-aa-001">\(control)</toolbarItem>
          </allowedToolbarItems><defaultToolbarItems/></toolbar></window>
          """)
    }
    let one = "<segment image=\"play\" width=\"42\"/>"
    let two = "<segment image=\"check\" width=\"42\" tag=\"1\"/>"
    let gone = try notes(file(one + two), file(one)).joined(separator: "\n")
    #expect(gone.contains("a segment in a segmented cell is gone"), "\(gone)")
    #expect(!gone.contains("is no longer"), "\(gone)")
    let new = try notes(file(one), file(one + two)).joined(separator: "\n")
    #expect(new.contains("a segment in a segmented cell is new") && !new.contains("tag of"), "\(new)")
  }

  /// Xcode flags what it cannot place where somebody puts it, and what shows a xib says which bars cover it. Seen in tulsi and
  /// warmshowers.
  @Test func doubtfulTroubleOfNewViewsIsNotTold() throws {
    func found(_ tools: String, _ before: String, _ after: String, _ rules: String) throws -> [String] {
      func file(_ inner: String, _ rules: String) -> String { Drawn.xib(inner, tools: tools, constraints: rules) }
      let outcome = try SmallHistory.review(file(before, ""), file(after, rules), devices: ["iphone-8"])
      return outcome.report.entries.flatMap(\.findings.new).map(\.message)
    }
    let kept = Self.box("kept", Drawn.frame(20, 300, 100, 44), attributes: "fixedFrame=\"YES\"", "")
    let middle =
      Drawn.rule("new-ce-001", "centerX", "centerX", Self.root, item: "new-aa-001")
      + Drawn.rule("new-to-001", "top", "top", Self.root, item: "new-aa-001", constant: 120)
    func new(_ flag: String) -> String {
      Self.box(
        "new", Drawn.frame(130, 120, 115, 44), attributes: flag, Drawn.rule("new-he-001", "height", constant: 44))
    }
    let open = try found("21507", kept, kept + new("ambiguous=\"YES\""), middle)
    #expect(open.contains { $0.contains("'new' needs") }, "\(open)")
    #expect(try found("21507", kept, kept + new(""), middle).isEmpty)
    let title = Drawn.label("lab-aa-001", "Words", Drawn.frame(20, 5, 100, 20.5))
    let top =
      Drawn.rule("lab-le-001", "leading", "leading", Self.root, item: "lab-aa-001", constant: 20)
      + Drawn.rule("lab-to-001", "top", "top", Self.root, item: "lab-aa-001", constant: 5)
      + Drawn.rule("lab-wi-001", "width", item: "lab-aa-001", constant: 100)
    #expect(try found("7706", kept, kept + title, top).isEmpty)
    #expect(try found("21507", kept, kept + title, top).contains { $0.contains("leaves the safe area") })
  }

  /// Seen in kiwix.
  @Test func severalWaysOfAContainerAreOneLine() throws {
    func stack(_ id: String) -> String {
      Drawn.scene(
        id,
        "<navigationController id=\"\(id)\" sceneMemberID=\"viewController\"><navigationBar key=\"navigationBar\" "
          + "id=\"b\(id)\"/></navigationController>")
    }
    func file(_ ways: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "t",
          """
          <tabBarController id="tab-aa-001" sceneMemberID="viewController"><tabBar key="tabBar" id="bar-aa-001"/>
          <connections>\(ways)</connections></tabBarController>
          """) + stack("na1-aa-001") + stack("na2-aa-001"))
    }
    let ways = ["na1-aa-001", "na2-aa-001"].map {
      "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"s\($0)\"/>"
    }.joined()
    let told = try notes(file(ways), file(""), ending: "storyboard").joined(separator: "\n")
    #expect(told.contains("2 tabs to 'navigation controller' are gone"), "\(told)")
  }

  /// A name that only a font of pictures shows is told by its number. Seen in UniGram.
  @Test func aSignOfAFontOfPicturesIsReadAsItsNumber() throws {
    func file(_ left: Double) -> String {
      Drawn.xib(
        Drawn.view(
          "but-aa-001", "button", Drawn.frame(left, 100, 41, 41), attributes: "fixedFrame=\"YES\"",
          more: "<state key=\"normal\" title=\"\u{F007}\"/>"))
    }
    let told = ReviewText().text(try SmallHistory.review(file(20), file(60), devices: ["iphone-8"]).report)
    #expect(told.contains("frame of 'U+F007' is"), "\(told)")
  }
}
