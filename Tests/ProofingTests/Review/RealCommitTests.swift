import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// What went wrong on commits of real projects, each on a small file of the same shape.
@Suite struct RealCommitTests {
  private func titles(_ outcome: RevisionReview.Outcome) -> [String] { outcome.report.groups.map(\.title) }

  private func isTold(_ outcome: RevisionReview.Outcome, _ words: String) -> Bool {
    outcome.report.notes.contains { $0.text.contains(words) }
  }

  // MARK: Causes

  static let root = "iN0-l3-epB"

  /// Rules that went made a text as wide as itself; the frames that the canvas recorded anew did nothing.
  @Test func rulesThatWentAreTheCauseAndNotTheFramesBesideThem() throws {
    func file(_ isPinned: Bool) -> String {
      let title = Drawn.label(
        "ttl-aa-001", "Title", Drawn.frame(isPinned ? 16 : 160, 100, isPinned ? 343 : 35, isPinned ? 22 : 21.5))
      let image = Drawn.view("img-aa-001", "imageView", Drawn.frame(0, 0, 375, isPinned ? 89.5 : 89))
      let around =
        isPinned
        ? Drawn.rule("r1a-aa-001", "leading", "leading", Self.root, item: "ttl-aa-001", constant: 16)
          + Drawn.rule("r2a-aa-001", "trailing", "trailing", "ttl-aa-001", constant: 16)
        : Drawn.rule("r3a-aa-001", "centerX", "centerX", Self.root, item: "ttl-aa-001")
      return Drawn.xib(
        image + title,
        constraints: around + Drawn.rule("r4a-aa-001", "top", "top", Self.root, item: "ttl-aa-001", constant: 100)
          + Drawn.rule("r5a-aa-001", "top", "top", Self.root, item: "img-aa-001")
          + Drawn.rule("r6a-aa-001", "leading", "leading", Self.root, item: "img-aa-001")
          + Drawn.rule("r7a-aa-001", "trailing", "trailing", Self.root, item: "img-aa-001")
          + Drawn.rule("r8a-aa-001", "height", item: "img-aa-001", constant: 90))
    }
    let outcome = try SmallHistory(["a.xib": file(true)], ["a.xib": file(false)]).review()
    let title = try #require(titles(outcome).first)
    #expect(title.contains("is gone") && title.contains("shrank"), "\(title)")
    #expect(!outcome.report.groups.flatMap(\.causes).contains { $0.sentence.contains("frame of") })
    #expect(isTold(outcome, "recorded frame"))
  }

  /// A part that is new in a stack moves the others, not their recorded frames.
  @Test func aViewThatIsNewInAStackIsTheCause() throws {
    func file(_ hasPart: Bool) -> String {
      let part = hasPart ? Drawn.label("new-aa-001", "Subheader", Drawn.frame(0, 20.5, 100, 20.5)) : ""
      let stack = Drawn.view(
        "stk-aa-001", "stackView", Drawn.frame(16, 50, 343, hasPart ? 61.5 : 41),
        attributes: "axis=\"vertical\" opaque=\"NO\"",
        subviews: Drawn.label("one-aa-001", "Header", Drawn.frame(0, 0, 100, 20.5)) + part
          + Drawn.label("two-aa-001", "Quote", Drawn.frame(0, hasPart ? 41 : 20.5, 100, 20.5)))
      return Drawn.xib(
        stack,
        constraints: Drawn.rule("r1a-aa-001", "leading", "leading", Self.root, item: "stk-aa-001", constant: 16)
          + Drawn.rule("r2a-aa-001", "trailing", "trailing", "stk-aa-001", constant: 16)
          + Drawn.rule("r3a-aa-001", "top", "top", Self.root, item: "stk-aa-001", constant: 50))
    }
    let outcome = try SmallHistory(["a.xib": file(false)], ["a.xib": file(true)]).review()
    let title = try #require(titles(outcome).first)
    #expect(title.hasPrefix("'Subheader' is new"), "\(title)")
    #expect(outcome.report.groups[0].causes[0].sentence.contains("moved down"))
    #expect(outcome.report.entries[0].layout?.causes.allSatisfy { ($0.returned ?? 1) > 0.5 } == true)
  }

  /// On the Mac too: a height that was removed moves what lies below, not a recorded frame.
  @Test func aHeightThatWasRemovedOnTheMacIsTheCause() throws {
    func file(_ isHeld: Bool) -> String {
      let button = Drawn.view(
        "btn-aa-001", "button", Drawn.frame(20, isHeld ? 133 : 152, isHeld ? 259 : 253, isHeld ? 51 : 32),
        attributes: "verticalHuggingPriority=\"750\"",
        constraints: isHeld ? Drawn.rule("r1a-aa-001", "height", constant: 40) : "",
        more: """
          <buttonCell key="cell" type="push" title="Push" bezelStyle="rounded" alignment="center" borderStyle="border" \
          imageScaling="proportionallyDown" inset="2" id="cll-aa-001"><behavior key="behavior" pushIn="YES"/>\
          <font key="font" metaFont="system"/></buttonCell>
          """)
      let box = Drawn.view("low-aa-001", "customView", Drawn.frame(20, isHeld ? 20 : 39, 100, 60))
      return Drawn.mac(
        button + box,
        constraints: Drawn.rule("r2a-aa-001", "top", "top", "Hz6-mo-xeY", item: "btn-aa-001", constant: 20)
          + Drawn.rule("r3a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "btn-aa-001", constant: 20)
          + Drawn.rule("r4a-aa-001", "top", "bottom", "btn-aa-001", item: "low-aa-001", constant: 10)
          + Drawn.rule("r5a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "low-aa-001", constant: 20)
          + Drawn.rule("r6a-aa-001", "width", item: "low-aa-001", constant: 100)
          + Drawn.rule("r7a-aa-001", "height", item: "low-aa-001", constant: 60))
    }
    let outcome = try SmallHistory(["a.xib": file(true)], ["a.xib": file(false)]).review(devices: [])
    let title = try #require(titles(outcome).first)
    #expect(title.contains(".height == 40") && title.contains("is gone"), "\(title)")
    #expect(outcome.report.groups[0].causes[0].sentence.contains("moved up"))
  }

  /// A rule that went without an effect, a box's corners, and frames recorded anew: no view moved.
  @Test func framesInABoxAreItsOwn() throws {
    func file(_ isPinned: Bool) -> String {
      let box = Drawn.view(
        "box-aa-001", "box", Drawn.frame(2, 2, isPinned ? 15 : 17, 30),
        attributes: "boxType=\"custom\" cornerRadius=\"\(isPinned ? 6 : 8)\" title=\"Box\"",
        more: "<view key=\"contentView\" id=\"cnt-aa-001\">\(Drawn.frame(1, 1, isPinned ? 13 : 15, 28))"
          + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/></view>")
      return Drawn.mac(
        box,
        constraints: Drawn.rule("r1a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "box-aa-001", constant: 2)
          + Drawn.rule("r2a-aa-001", "top", "top", "Hz6-mo-xeY", item: "box-aa-001", constant: 2)
          + Drawn.rule("r3a-aa-001", "height", item: "box-aa-001", constant: 30)
          + (isPinned ? Drawn.rule("r4a-aa-001", "width", item: "box-aa-001", constant: 15) : ""))
    }
    let outcome = try SmallHistory(["a.xib": file(true)], ["a.xib": file(false)]).review(devices: [])
    #expect(!titles(outcome).contains { $0.contains("grew") || $0.contains("frame of") }, "\(titles(outcome))")
    #expect(outcome.report.groups.flatMap(\.causes).contains { $0.sentence.contains("is gone") }, "\(titles(outcome))")
  }

  /// A re-save that drops the rects of views that rules place says nothing; the rule that went with it is told.
  @Test func droppedRectsAreNoCause() throws {
    func file(_ isOld: Bool) -> String {
      let custom = Drawn.view(
        "cst-aa-001", "view", isOld ? Drawn.frame(20, 242, 57, 21) : "", attributes: "customClass=\"Rating\"")
      let picture = Drawn.view("pic-aa-001", "imageView", isOld ? Drawn.frame(0, 20, 375, 200) : "")
      return Drawn.xib(
        picture + custom,
        constraints: Drawn.rule("r1a-aa-001", "top", "top", Self.root, item: "pic-aa-001", constant: 20)
          + Drawn.rule("r2a-aa-001", "leading", "leading", Self.root, item: "pic-aa-001")
          + Drawn.rule("r3a-aa-001", "height", item: "pic-aa-001", constant: 200)
          + (isOld ? Drawn.rule("r4a-aa-001", "width", item: "pic-aa-001", constant: 375) : "")
          + Drawn.rule(
            "r5a-aa-001", "trailing", "trailing", "pic-aa-001", constant: isOld ? 0 : 0, more: "priority=\"900\"")
          + Drawn.rule("r6a-aa-001", "top", "bottom", "pic-aa-001", item: "cst-aa-001", constant: 22)
          + Drawn.rule("r7a-aa-001", "leading", "leading", Self.root, item: "cst-aa-001", constant: 20))
    }
    let outcome = try SmallHistory(["a.xib": file(true)], ["a.xib": file(false)]).review()
    #expect(!titles(outcome).contains { $0.contains("frame of") }, "\(titles(outcome))")
    #expect(isTold(outcome, "2 recorded frames differ"))
  }

  /// Half points that a re-save rounds in a cell of the system's are nothing.
  @Test func roundingInASubtitleCellIsQuiet() throws {
    func file(_ height: Double, _ title: Double) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14113" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" textLabel="ttl-aa-001" detailTextLabel="dtl-aa-001" \
      style="IBUITableViewCellStyleSubtitle" rowHeight="44" id="cel-aa-001">
      \(Drawn.frame(0, 0, 375, 44))
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-aa-001" id="cnt-aa-001">
      \(Drawn.frame(0, 0, 375, height))
      <autoresizingMask key="autoresizingMask"/>
      <subviews>
      <label opaque="NO" text="Title" id="ttl-aa-001">\(Drawn.frame(16, title, 33.5, 20.5))\
      <autoresizingMask key="autoresizingMask"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <label opaque="NO" text="Detail" id="dtl-aa-001">\(Drawn.frame(16, 25.5, 33, 14.5))\
      <autoresizingMask key="autoresizingMask"/><fontDescription key="fontDescription" type="system" pointSize="12"/></label>
      </subviews>
      </tableViewCellContentView>
      </tableViewCell>
      </objects>
      </document>
      """
    }
    let outcome = try SmallHistory(["a.xib": file(43.5, 5)], ["a.xib": file(43, 4.5)]).review()
    #expect(outcome.report.exitCode == 0, "\(titles(outcome))")
  }

  /// Rules that move from the root to the safe area, with all rects dropped: the rules are told.
  @Test func rulesToTheSafeAreaAreToldAndNotTheRects() throws {
    func file(_ isOld: Bool) -> String {
      Drawn.xib(
        Drawn.view("cht-aa-001", "view", isOld ? Drawn.frame(0, 47, 375, 620) : ""), tools: isOld ? "12121" : "13196",
        constraints: Drawn.rule(
          "r1a-aa-001", "leading", "leading", isOld ? Self.root : "sa1-sa-sa1", item: "cht-aa-001")
          + Drawn.rule("r2a-aa-001", "trailing", "trailing", isOld ? Self.root : "sa1-sa-sa1", item: "cht-aa-001")
          + Drawn.rule("r3a-aa-001", "top", "top", Self.root, item: "cht-aa-001", constant: 47)
          + Drawn.rule("r4a-aa-001", "height", item: "cht-aa-001", constant: 300))
    }
    let outcome = try SmallHistory(["a.xib": file(true)], ["a.xib": file(false)]).review(
      devices: ["iphone-17"], landscape: true)
    let title = try #require(titles(outcome).first)
    #expect(title.contains("safe."), "\(title)")
    #expect(!titles(outcome).contains { $0.contains("frame of") || $0.contains("the system is") })
    #expect(isTold(outcome, "another version of Xcode"))
  }

  /// Frames that masks make of a superview's other size follow from that size.
  @Test func framesThatMasksHoldFollowTheirSuperview() throws {
    func file(_ width: Double) -> String {
      Drawn.mac(
        """
        <customView id="box-aa-001" userLabel="Header">\(Drawn.frame(0, 160, width, 40))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/><subviews>
        <customView id="inn-aa-001" userLabel="Inner">\(Drawn.frame(10, 5, width - 20, 30))
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/></customView></subviews></customView>
        """, size: (width, 200))
    }
    let outcome = try SmallHistory(["a.xib": file(360)], ["a.xib": file(372)]).review(devices: [])
    #expect(titles(outcome).count == 1 && titles(outcome)[0].hasPrefix("the view is 372"), "\(titles(outcome))")
    let causes = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
    #expect(!causes.contains { $0.sentence.contains("frame of") }, "\(causes.map(\.sentence))")
    #expect(causes.allSatisfy { ($0.returned ?? 1) > 0.5 })
  }

  /// In a table everything lies below what is above it: a new cell moves the view at the end, not that view's frame.
  @Test func aCellThatIsNewMovesTheTablesFooter() throws {
    func cell(_ number: Int) -> String {
      """
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" rowHeight="44" id="ce\(number)-aa-001">
      \(Drawn.frame(0, 35 + 44 * Double(number), 375, 44))<autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="ce\(number)-aa-001" \
      id="co\(number)-aa-001">\(Drawn.frame(0, 0, 375, 43.5))<autoresizingMask key="autoresizingMask"/>
      </tableViewCellContentView></tableViewCell>
      """
    }
    func file(_ cells: Int) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14113" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="sc1-aa-001"><objects>
      <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
      <tableView key="view" contentMode="scaleToFill" dataMode="static" style="grouped" rowHeight="44" \
      sectionHeaderHeight="18" sectionFooterHeight="18" id="tbl-aa-001">\(Drawn.frame(0, 0, 375, 667))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <view key="tableFooterView" contentMode="scaleToFill" id="ftr-aa-001" userLabel="Footer">
      \(Drawn.frame(0, 97 + 44 * Double(cells), 375, 44))
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </view>
      <sections><tableViewSection id="sec-aa-001"><cells>\((0..<cells).map(cell).joined())</cells></tableViewSection>
      </sections></tableView></tableViewController></objects></scene></scenes></document>
      """
    }
    let outcome = try SmallHistory(["a.storyboard": file(1)], ["a.storyboard": file(2)]).review()
    let title = try #require(titles(outcome).first)
    #expect(title.contains("is new"), "\(titles(outcome))")
    let causes = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
    #expect(!causes.contains { $0.sentence.contains("frame of") }, "\(causes.map(\.sentence))")
    #expect(causes.contains { $0.sentence.contains("moved down 44 pt") }, "\(causes.map(\.sentence))")
    #expect(causes.allSatisfy { ($0.returned ?? 1) > 0.5 }, "\(causes.map(\.returned))")
  }

  /// A bar's button that shows a picture now instead of the system's sign of the same name.
  @Test func aPictureInABarIsNotTheSignOfItsName() throws {
    func file(_ item: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="nav-aa-001">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="sc1-aa-001"><objects>
      <navigationController id="nav-aa-001" sceneMemberID="viewController"><navigationBar key="navigationBar" \
      contentMode="scaleToFill" id="bar-aa-001">\(Drawn.frame(0, 20, 375, 44))</navigationBar>
      <connections><segue destination="vwc-aa-001" kind="relationship" relationship="rootViewController" \
      id="seg-aa-001"/></connections></navigationController></objects></scene>
      <scene sceneID="sc2-aa-001"><objects><viewController id="vwc-aa-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="viw-aa-001">\(Drawn.frame(0, 0, 375, 667))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
      <navigationItem key="navigationItem" title="Rooms" id="nvi-aa-001">
      <barButtonItem key="rightBarButtonItem" \(item) id="itm-aa-001"/></navigationItem>
      </viewController></objects></scene></scenes></document>
      """
    }
    let picture = try Data(
      contentsOf: Program.root.appendingPathComponent("samples/book.png"))
    let history = try SmallHistory(["a.storyboard": file("systemItem=\"add\"")], [:])
    try history.write("add.png", Array(picture))
    try history.write("a.storyboard", Array(file("title=\"Item\" image=\"add\"").utf8))
    try history.commit()
    let outcome = try history.review()
    let told = titles(outcome)
    #expect(told.allSatisfy { $0.contains("the picture “add”") && $0.contains("[add]") }, "\(told)")
    #expect(outcome.report.exitCode == 1)
  }

  // MARK: Identity

  /// A window that is 12 pt wider is the same window, changed.
  @Test func aWindowOfAnotherSizeIsTheSameWindow() throws {
    let view = Drawn.view("box-aa-001", "customView", Drawn.frame(20, 20, 260, 160))
    let rules =
      Drawn.rule("r1a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "box-aa-001", constant: 20)
      + Drawn.rule("r2a-aa-001", "trailing", "trailing", "box-aa-001", constant: 20)
      + Drawn.rule("r3a-aa-001", "top", "top", "Hz6-mo-xeY", item: "box-aa-001", constant: 20)
      + Drawn.rule("r4a-aa-001", "bottom", "bottom", "box-aa-001", constant: 20)
    let outcome = try SmallHistory(
      ["a.xib": Drawn.mac(view, size: (360, 200), constraints: rules)],
      ["a.xib": Drawn.mac(view, size: (372, 200), constraints: rules)]
    ).review(devices: [])
    #expect(outcome.report.count(.missing) == 0 && outcome.report.count(.orphan) == 0)
    #expect(
      titles(outcome).first?.hasPrefix("the view is 372 × 200 instead of 360 × 200") == true, "\(titles(outcome))")
  }

  /// A constant that makes a window higher is the cause, and nothing is new or gone.
  @Test func aConstantThatMakesAWindowHigherIsTheCause() throws {
    func file(_ top: Double) -> String {
      Drawn.mac(
        Drawn.view("box-aa-001", "customView", Drawn.frame(20, 20, 260, 160)), size: (300, 180 + top),
        constraints: Drawn.rule("r1a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "box-aa-001", constant: 20)
          + Drawn.rule("r2a-aa-001", "width", item: "box-aa-001", constant: 260)
          + Drawn.rule("r3a-aa-001", "top", "top", "Hz6-mo-xeY", item: "box-aa-001", constant: top)
          + Drawn.rule("r4a-aa-001", "height", item: "box-aa-001", constant: 160)
          + Drawn.rule("r5a-aa-001", "bottom", "bottom", "box-aa-001", constant: 20))
    }
    let outcome = try SmallHistory(["a.xib": file(20)], ["a.xib": file(30)]).review(devices: [])
    let title = try #require(titles(outcome).first)
    #expect(title.hasPrefix("the constant of") && title.contains("30 instead of 20"), "\(title)")
    #expect(outcome.report.count(.missing) == 0)
  }

  /// Another class of a file's view is told as that: one line, no picture new or gone.
  @Test func anotherClassIsNoOtherScreen() throws {
    func file(_ name: String) -> String {
      Drawn.xib(
        Drawn.label("ttl-aa-001", "Title", Drawn.frame(16, 100, 343, 22)), attributes: "customClass=\"\(name)\"",
        constraints: Drawn.rule("r1a-aa-001", "leading", "leading", Self.root, item: "ttl-aa-001", constant: 16)
          + Drawn.rule("r2a-aa-001", "top", "top", Self.root, item: "ttl-aa-001", constant: 100))
    }
    let outcome = try SmallHistory(["a.xib": file("UserCell")], ["a.xib": file("SettingsCell")]).review()
    #expect(outcome.report.count(.missing) == 0 && outcome.report.count(.orphan) == 0)
    #expect(isTold(outcome, "is SettingsCell instead of UserCell") && !isTold(outcome, "is called"))
  }

  // MARK: What is not drawn

  @Test func menusAreComparedAsText() throws {
    func file(_ title: String) -> String {
      Drawn.mac(
        "", more: "<menu id=\"mnu-aa-001\"><items><menuItem title=\"\(title)\" id=\"itm-aa-001\"/></items></menu>")
    }
    let outcome = try SmallHistory(["a.xib": file("Open…")], ["a.xib": file("Open File…")]).review(devices: [])
    #expect(isTold(outcome, "the menu item 'Open…' says 'Open File…'"))
    let untitled = try SmallHistory(["a.xib": file("Open…")], ["a.xib": file("")]).review(devices: [])
    #expect(isTold(untitled, "the menu item 'Open…' says nothing now"))
    #expect(outcome.report.exitCode == 1)
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", "watchOS"),
    ("com.apple.InterfaceBuilder.AppleTV.XIB", "AppleTV", "tvOS"),
  ])
  func otherSystemsAreToldAndNotDrawn(type: String, runtime: String, system: String) throws {
    func file(_ text: String) -> String {
      Drawn.xib(Drawn.label("ttl-aa-001", text, ""), type: type, runtime: runtime, device: "")
    }
    let outcome = try SmallHistory(["a.xib": file("Hello")], ["a.xib": file("Hi")]).review()
    #expect(isTold(outcome, "\(system) is not drawn"))
    #expect(isTold(outcome, "the label 'Hello' says 'Hi'"))
    #expect(outcome.report.entries.isEmpty && outcome.report.exitCode == 1)
  }

  // MARK: Trouble that nobody touched

  /// A file that cannot be read and that no change reaches is not opened; what changed is compared.
  @Test func untouchedTroubleIsAWarning() throws {
    func file(_ text: String) -> String {
      Drawn.xib(
        Drawn.label("ttl-aa-001", text, Drawn.frame(16, 100, 343, 22))
          + Drawn.view("img-aa-001", "imageView", Drawn.frame(0, 0, 20, 20), attributes: "image=\"cross.png\""),
        constraints: Drawn.rule("r1a-aa-001", "leading", "leading", Self.root, item: "ttl-aa-001", constant: 16)
          + Drawn.rule("r2a-aa-001", "top", "top", Self.root, item: "ttl-aa-001", constant: 100))
    }
    let history = try SmallHistory(
      [
        "a.xib": file("One"),
        "old.xib": "<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      ],
      [:])
    // The form in which Xcode packs pictures: its first chunk is `CgBI`.
    try history.write(
      "cross.png",
      [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 4, 0x43, 0x67, 0x42, 0x49, 0x50, 0, 0x20, 2, 0, 0, 0,
        0,
      ])
    try history.commit()
    try history.write("a.xib", Array(file("Two").utf8))
    try history.commit()
    let outcome = try history.review()
    #expect(outcome.report.exitCode == 1 && !outcome.hasErrors)
    #expect(titles(outcome).count == 1 && titles(outcome)[0].contains("'Two'"), "\(titles(outcome))")
    #expect(outcome.unchangedFiles == 1 && !outcome.diagnostics.contains { ($0.span?.file ?? "").contains("old.xib") })
  }

  /// Vector pictures of a commit are read as those of the work tree are, so that unchanged ones are the same.
  @Test(arguments: ["cross.pdf", "cross.svg", "cross.png", "Contents.json"])
  func picturesOfACommitAreReadToo(name: String) {
    #expect(ScreenFiles.isPart("App/Assets.xcassets/cross.imageset/\(name)"))
  }

  /// A text that differs after its 48th character is another text.
  @Test func longTextsAreComparedWhole() throws {
    let start = "This sentence goes on for quite a while before anything in it "
    func file(_ end: String) -> String {
      Drawn.xib(
        Drawn.label("ttl-aa-001", start + end, Drawn.frame(16, 100, 343, 22)),
        constraints: Drawn.rule("r1a-aa-001", "leading", "leading", Self.root, item: "ttl-aa-001", constant: 16)
          + Drawn.rule("r2a-aa-001", "top", "top", Self.root, item: "ttl-aa-001", constant: 100))
    }
    let outcome = try SmallHistory(["a.xib": file("changes")], ["a.xib": file("chances")]).review()
    #expect(titles(outcome).first?.contains("chances") == true, "\(titles(outcome))")
  }

  // MARK: Re-saves

  /// Order, misplaced marks, the canvas' device and its rects, and the tools of the next system: nothing.
  @Test func aReSaveIsQuiet() throws {
    func file(_ tools: String, _ device: String, _ width: Double, _ mark: String) -> String {
      Drawn.xib(
        Drawn.view("ttl-aa-001", "view", Drawn.frame(16, 100, width - 32, 22), attributes: mark), tools: tools,
        device: "<device id=\"\(device)\" orientation=\"portrait\"><adaptation id=\"fullscreen\"/></device>",
        size: (width, width == 375 ? 667 : 736),
        constraints: Drawn.rule("r1a-aa-001", "leading", "leading", Self.root, item: "ttl-aa-001", constant: 16)
          + Drawn.rule("r2a-aa-001", "trailing", "trailing", "ttl-aa-001", constant: 16)
          + Drawn.rule("r4a-aa-001", "height", item: "ttl-aa-001", constant: 22)
          + Drawn.rule("r3a-aa-001", "top", "top", Self.root, item: "ttl-aa-001", constant: 100))
    }
    let outcome = try SmallHistory(
      ["a.xib": file("12121", "retina4_7", 375, "")], ["a.xib": file("14113", "retina5_5", 414, "misplaced=\"YES\"")]
    ).review()
    #expect(outcome.report.exitCode == 0, "\(titles(outcome))")
    #expect(isTold(outcome, "another version of Xcode"))
  }
}
