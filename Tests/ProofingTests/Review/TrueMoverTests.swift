import Foundation
import LayoutDiff
import Testing

@testable import Reviewing
@testable import Revisions

/// What moved is put to the part that moves it when it alone is taken back, and what rules leave open to nothing.
@Suite struct TrueMoverTests {
  private func causes(_ outcome: RevisionReview.Outcome) -> [ReviewReport.Cause] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
  }

  // MARK: Parts of one edit

  /// A stack whose views stand in another order and are aligned otherwise: the order moves them across.
  /// Seen in jami-client-macos.
  @Test func theOrderOfAStackIsToldBeforeItsAlignment() throws {
    func file(_ order: [String], _ alignment: String) -> String {
      let widths = ["one": 40.0, "two": 60.0, "six": 120.0]
      let boxes = order.map { name in
        Drawn.view(
          "\(name)-aa-001", "customView", Drawn.frame(0, 0, widths[name] ?? 0, 30), attributes: "userLabel=\"\(name)\"")
      }
      let sizes = ["one", "two", "six"].map { name in
        Drawn.rule("\(name)-wi-001", "width", item: "\(name)-aa-001", constant: widths[name] ?? 0)
          + Drawn.rule("\(name)-hi-001", "height", item: "\(name)-aa-001", constant: 30)
      }
      let stack = """
        <stackView distribution="fill" orientation="horizontal" alignment="\(alignment)" spacing="5" userLabel="row" \
        translatesAutoresizingMaskIntoConstraints="NO" id="sta-aa-001">\(Drawn.frame(20, 20, 230, 36))
        <subviews>\(boxes.joined())</subviews></stackView>
        """
      return Drawn.mac(
        stack, size: (300, 76),
        constraints: sizes.joined()
          + Drawn.rule("sta-le-001", "leading", "leading", "Hz6-mo-xeY", item: "sta-aa-001", constant: 20)
          + Drawn.rule("sta-hi-001", "height", item: "sta-aa-001", constant: 36)
          + Drawn.rule("sta-to-001", "top", "top", "Hz6-mo-xeY", item: "sta-aa-001", constant: 20))
    }
    let told = causes(
      try SmallHistory.review(file(["one", "two", "six"], "top"), file(["six", "one", "two"], "bottom")))
    #expect(told.first?.lead.hasPrefix("the order in 'row'") == true, "\(told.map(\.sentence))")
  }

  /// A view of one height that begins a quarter of a point lower covers a pixel less, and shrank by nothing. Seen in Jim.
  @Test func whatRoundsOtherwiseFartherDownIsAsHigh() throws {
    func file(_ top: Double) -> String {
      Drawn.xib(
        Drawn.view("box-aa-001", "view", Drawn.frame(20, 10, 100, 20)),
        constraints: Drawn.rule("r1a-aa-001", "top", "top", "iN0-l3-epB", item: "box-aa-001", constant: top)
          + Drawn.rule("r2a-aa-001", "leading", "leading", "iN0-l3-epB", item: "box-aa-001", constant: 20)
          + Drawn.rule("r3a-aa-001", "width", item: "box-aa-001", constant: 100)
          + Drawn.rule("r4a-aa-001", "height", item: "box-aa-001", constant: 20.25))
    }
    let told = causes(try SmallHistory.review(file(10), file(20.25), devices: ["iphone-8"])).map(\.sentence)
    #expect(told.contains { $0.contains("moved down 10.5 pt") }, "\(told)")
    #expect(!told.contains { $0.contains("shrank") || $0.contains("grew") }, "\(told)")
  }

  /// A cell of a larger font that is drawn lower: the height makes it lower, not the font. Seen in AltStore.
  @Test func aCellsHeightIsToldBeforeItsFont() throws {
    func file(_ height: Double, _ font: Double) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "t1",
          """
          <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" style="plain" rowHeight="44" id="tab-aa-001">
          \(Drawn.frame(0, 0, 375, 667))
          <view key="tableFooterView" contentMode="scaleToFill" id="foo-aa-001">\(Drawn.frame(0, 44, 375, 100))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
          <label text="Version" userLabel="Version" id="lab-aa-001">\(Drawn.frame(20, 10, 200, height))
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <fontDescription key="fontDescription" type="system" pointSize="\(font)"/></label></subviews></view>
          </tableView></tableViewController>
          """))
    }
    let told = causes(try SmallHistory.review(file(44, 15), file(25, 17), ending: "storyboard", devices: ["iphone-8"]))
    #expect(told.first?.lead.hasPrefix("frame of 'Version'") == true, "\(told.map(\.sentence))")
  }

  /// A button with rounder corners and wider content insets grows by the insets. Seen in Zom-iOS.
  @Test func contentInsetsAreToldBeforeCorners() throws {
    func file(_ inset: Double, _ radius: Int) -> String {
      Drawn.xib(
        Drawn.view(
          "but-aa-001", "button", Drawn.frame(20, 20, 100, 40),
          attributes: "opaque=\"NO\" contentMode=\"scaleToFill\" userLabel=\"push\"",
          more: """
            <inset key="contentEdgeInsets" minX="\(inset)" minY="0.0" maxX="\(inset)" maxY="0.0"/>
            <state key="normal" title="Enable Push"/><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="\(radius)"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            """),
        constraints: Drawn.rule("p1a-aa-001", "top", "top", "iN0-l3-epB", item: "but-aa-001", constant: 20)
          + Drawn.rule("p2a-aa-001", "leading", "leading", "iN0-l3-epB", item: "but-aa-001", constant: 20))
    }
    let told = causes(try SmallHistory.review(file(4, 1), file(20, 5), devices: ["iphone-8"]))
    #expect(told.first?.lead.hasPrefix("content insets of 'push'") == true, "\(told.map(\.sentence))")
  }

  // MARK: Together

  /// A button whose width went and whose sides came grows across by these together, and down by its height alone.
  /// Seen in CocoaPods-app.
  @Test func rulesThatActTogetherAcrossAreToldBesideWhatMovesDown() throws {
    func file(_ isWide: Bool) -> String {
      let id = "but-aa-001"
      let sides =
        isWide
        ? Drawn.rule("r1a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: id, constant: 16)
          + Drawn.rule("r2a-aa-001", "trailing", "trailing", id, constant: 16)
        : Drawn.rule("r3a-aa-001", "width", item: id, constant: 110)
          + Drawn.rule("r1a-aa-001", "centerX", "centerX", "Hz6-mo-xeY", item: id)
      return Drawn.mac(
        Drawn.view(id, "customView", Drawn.frame(95, 40, 110, 120), attributes: "userLabel=\"open\""),
        constraints: sides + Drawn.rule("r4a-aa-001", "height", item: id, constant: isWide ? 140 : 120)
          + Drawn.rule("r5a-aa-001", "top", "top", "Hz6-mo-xeY", item: id, constant: 20))
    }
    let told = causes(try SmallHistory.review(file(false), file(true)))
    #expect(told.contains { $0.sentence.contains("grew 158 pt in width") }, "\(told.map(\.sentence))")
    #expect(told.contains { $0.sentence.contains("grew 20 pt in height") }, "\(told.map(\.sentence))")
  }

  /// A gap of one point more below two points less above: what is left is told of both. Seen in producthunt-osx.
  @Test func aPointTheOtherWayIsTold() throws {
    func file(_ top: Double, _ gap: Double) -> String {
      let names = ["title", "line"]
      let rules = names.map { name in
        Drawn.rule("\(name.prefix(3))-wi-001", "width", item: "\(name.prefix(3))-aa-001", constant: 200)
          + Drawn.rule("\(name.prefix(3))-hi-001", "height", item: "\(name.prefix(3))-aa-001", constant: 30)
          + Drawn.rule(
            "\(name.prefix(3))-le-001", "leading", "leading", "Hz6-mo-xeY", item: "\(name.prefix(3))-aa-001",
            constant: 20)
      }
      return Drawn.mac(
        Drawn.view("tit-aa-001", "customView", Drawn.frame(20, 158, 200, 30), attributes: "userLabel=\"title\"")
          + Drawn.view("lin-aa-001", "customView", Drawn.frame(20, 120, 200, 30), attributes: "userLabel=\"line\""),
        constraints: rules.joined()
          + Drawn.rule("top-aa-001", "top", "top", "Hz6-mo-xeY", item: "tit-aa-001", constant: top)
          + Drawn.rule("gap-aa-001", "top", "bottom", "tit-aa-001", item: "lin-aa-001", constant: gap))
    }
    let outcome = try SmallHistory.review(file(12, 5), file(10, 6))
    let told = causes(outcome)
    #expect(
      told.contains { $0.sentence.contains("is 10 instead of 12") && $0.sentence.contains("up 2 pt") },
      "\(told.map(\.sentence))")
    let text = ReviewText().text(outcome.report)
    #expect(text.contains("by several of these together 'line' moved up 1 pt"), "\(text)")
  }

  // MARK: Tables

  /// Columns of a Mac's table in another order, one of them wider: the order moves them. Seen in hammerspoon.
  @Test func columnsInAnotherOrderAreToldAsThat() throws {
    func column(_ id: String, _ x: Double, _ width: Double) -> String {
      """
      <tableColumn identifier="\(id)" width="\(width)" id="col-\(id)-01">
      <tableHeaderCell key="headerCell" title="\(id)"/><prototypeCellViews>
      <tableCellView id="cel-\(id)-01" userLabel="\(id)">\(Drawn.frame(x, 1, width, 17))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></tableCellView>
      </prototypeCellViews></tableColumn>
      """
    }
    func file(_ columns: String) -> String {
      Drawn.mac(
        """
        <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scr-aa-001">\(Drawn.frame(0, 0, 300, 200))
        <clipView key="contentView" id="cli-aa-001">\(Drawn.frame(1, 1, 298, 198))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <tableView viewBased="YES" rowSizeStyle="automatic" userLabel="List" id="tab-aa-001">\(Drawn.frame(0, 0, 298, 198))
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/><tableColumns>\(columns)</tableColumns>
        </tableView></subviews></clipView></scrollView>
        """,
        constraints: Drawn.rule("r1a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "scr-aa-001")
          + Drawn.rule("r2a-aa-001", "top", "top", "Hz6-mo-xeY", item: "scr-aa-001")
          + Drawn.rule("r3a-aa-001", "trailing", "trailing", "scr-aa-001")
          + Drawn.rule("r4a-aa-001", "bottom", "bottom", "scr-aa-001"))
    }
    let told = causes(
      try SmallHistory.review(
        file(column("name", 1, 120) + column("icon", 124, 20)), file(column("icon", 1, 20) + column("name", 24, 160))))
    #expect(
      told.first?.lead.hasPrefix("the columns of 'List' stand in another order") == true, "\(told.map(\.sentence))")
  }

  /// A new row at the end of a list beside a higher one above it: what lies between moves by the height. Seen in OpenEmu.
  @Test func aNewRowMovesNothingAboveIt() throws {
    func cell(_ name: String, _ y: Double, _ height: Double) -> String {
      """
      <tableViewCell id="\(name)-aa-001" userLabel="\(name)" rowHeight="\(height)">\(Drawn.frame(0, y, 375, height))
      <tableViewCellContentView key="contentView" tableViewCell="\(name)-aa-001" id="\(name)-co-001">
      \(Drawn.frame(0, 0, 375, height - 0.5))</tableViewCellContentView></tableViewCell>
      """
    }
    func file(_ cells: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "t1",
          """
          <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" id="tab-aa-001">
          \(Drawn.frame(0, 0, 375, 667))<prototypes>\(cells)</prototypes></tableView></tableViewController>
          """))
    }
    let told = causes(
      try SmallHistory.review(
        file(cell("one", 0, 44) + cell("two", 44, 44)),
        file(cell("one", 0, 97) + cell("two", 97, 44) + cell("six", 141, 20)),
        ending: "storyboard", devices: ["iphone-8"]))
    let height = told.first { $0.lead == "height of 'one' is 97 instead of 44" }
    #expect(height?.sentence.contains("moved down 53 pt") == true, "\(told.map(\.sentence))")
    #expect(told.contains { $0.sentence == "'six' is new" }, "\(told.map(\.sentence))")
  }

  // MARK: Open places

  /// A view that no rule gives a height takes room of its own choosing: how far others move is no edit's.
  /// Seen in openfoodfacts-ios, sora-ios and mac-app of SimpleLogin.
  @Test func whatRulesLeaveOpenIsNoMovement() throws {
    func file(_ isNew: Bool) -> String {
      let stack =
        isNew
        ? Drawn.view("new-aa-001", "view", Drawn.frame(20, 60, 300, 100), attributes: "userLabel=\"room\"") : ""
      let rules =
        isNew
        ? Drawn.rule("n1a-aa-001", "top", "bottom", "one-aa-001", item: "new-aa-001", constant: 10)
          + Drawn.rule("n2a-aa-001", "leading", "leading", "iN0-l3-epB", item: "new-aa-001", constant: 20)
          + Drawn.rule("n3a-aa-001", "width", item: "new-aa-001", constant: 300)
          + Drawn.rule("n4a-aa-001", "top", "bottom", "new-aa-001", item: "two-aa-001", constant: 10)
        : Drawn.rule("o4a-aa-001", "top", "bottom", "one-aa-001", item: "two-aa-001", constant: 10)
      return Drawn.xib(
        Drawn.label("one-aa-001", "Name", Drawn.frame(20, 20, 300, 21)) + stack
          + Drawn.label("two-aa-001", "Price", Drawn.frame(20, 200, 300, 21)),
        constraints: rules + Drawn.rule("p1a-aa-001", "top", "top", "iN0-l3-epB", item: "one-aa-001", constant: 20)
          + Drawn.rule("p2a-aa-001", "leading", "leading", "iN0-l3-epB", item: "one-aa-001", constant: 20)
          + Drawn.rule("p3a-aa-001", "leading", "leading", "iN0-l3-epB", item: "two-aa-001", constant: 20))
    }
    let outcome = try SmallHistory.review(file(false), file(true))
    let told = causes(outcome)
    #expect(told.first?.lead == "'room' is new", "\(told.map(\.sentence))")
    #expect(!told.contains { $0.sentence.contains("moved down") }, "\(told.map(\.sentence))")
    let untold = outcome.report.entries.compactMap { $0.layout?.untold.open }
    #expect(Set(untold) == [1], "\(untold)")
  }

  // MARK: What is Interface Builder's

  /// A size that stands in for a view's own is the canvas'. Seen in lumenshine-iOS-wallet.
  @Test func aStandInSizeMovesNothing() throws {
    func file(_ height: Double) -> String {
      Drawn.xib(
        Drawn.view(
          "box-aa-001", "view", Drawn.frame(20, 20, 200, height),
          attributes: "placeholderIntrinsicWidth=\"200\" placeholderIntrinsicHeight=\"\(height)\"")
          + Drawn.label("two-aa-001", "Price", Drawn.frame(20, 200, 300, 21)),
        constraints: Drawn.rule("p1a-aa-001", "top", "top", "iN0-l3-epB", item: "box-aa-001", constant: 20)
          + Drawn.rule("p2a-aa-001", "leading", "leading", "iN0-l3-epB", item: "box-aa-001", constant: 20)
          + Drawn.rule("p3a-aa-001", "top", "bottom", "box-aa-001", item: "two-aa-001", constant: 8)
          + Drawn.rule("p4a-aa-001", "leading", "leading", "iN0-l3-epB", item: "two-aa-001", constant: 20))
    }
    let outcome = try SmallHistory.review(file(40), file(70))
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(causes(outcome).map(\.sentence))")
  }

  /// The style of a table gives the room above its rows, whatever titles that draws. Seen in stepik-ios.
  @Test func aTablesStyleIsToldBeforeItsTitles() throws {
    func file(_ style: String, _ y: Double) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "t1",
          """
          <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" dataMode="static" style="\(style)" rowHeight="44" \
          sectionHeaderHeight="18" sectionFooterHeight="18" id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))
          <sections><tableViewSection \(style == "grouped" ? "headerTitle=\"\"" : "") id="sec-aa-001"><cells>
          <tableViewCell id="cel-aa-001" userLabel="Quality" rowHeight="44">\(Drawn.frame(0, y, 375, 44))
          <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">\(Drawn.frame(0, 0, 375, 43.5))
          </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
          </tableViewController>
          """))
    }
    let told = causes(
      try SmallHistory.review(file("plain", 0), file("grouped", 35), ending: "storyboard", devices: ["iphone-8"]))
    let first = told.first { !$0.brief.isEmpty }
    #expect(first?.lead.contains("style of 'root' is grouped") == true, "\(told.map(\.sentence))")
    #expect(!told.contains { $0.lead.hasPrefix("'header") }, "\(told.map(\.sentence))")
  }

  /// A toolbar's view that rules place is as large as these ask for. Seen in Bit-Slicer.
  @Test func aToolbarsViewThatRulesPlaceHasNoRecordedSize() throws {
    func file(_ width: Double, _ isPlaced: Bool) -> String {
      Drawn.mac(
        "",
        more: """
          <window title="W" id="win-aa-001"><windowStyleMask key="styleMask" titled="YES"/>
          <rect key="contentRect" x="0.0" y="0.0" width="300" height="200"/>
          <view key="contentView" id="cov-aa-001">\(Drawn.frame(0, 0, 300, 200))</view>
          <toolbar key="toolbar" displayMode="iconOnly" id="too-aa-001"><allowedToolbarItems>
          <toolbarItem implicitItemIdentifier="A" label="Target" id="ite-aa-001">
          <popUpButton key="view" \(isPlaced ? "translatesAutoresizingMaskIntoConstraints=\"NO\"" : "") id="pop-aa-001">
          \(Drawn.frame(0, 14, width, 25))</popUpButton></toolbarItem></allowedToolbarItems>
          <defaultToolbarItems><toolbarItem reference="ite-aa-001"/></defaultToolbarItems></toolbar></window>
          """)
    }
    for isPlaced in [true, false] {
      let notes = try SmallHistory.review(file(74, isPlaced), file(167, isPlaced)).report.notes.map(\.text)
      #expect(notes.contains { $0.contains("size of the view") } == !isPlaced, "\(notes)")
    }
  }

  /// Seen in badparking-ios: what holds a view's end now and what held it are one edit, of which half alone gives other amounts.
  @Test func anotherEndOfARuleIsOneEdit() throws {
    let root = "iN0-l3-epB"
    func file(_ end: String, _ height: Double) -> String {
      Drawn.xib(
        Drawn.view("box-aa-001", "view", Drawn.frame(20, 20, 335, height))
          + Drawn.view("bar-aa-001", "view", Drawn.frame(20, 603, 335, 44)),
        constraints: ["box", "bar"].map { id in
          Drawn.rule("\(id)-le-001", "leading", "leading", root, item: "\(id)-aa-001", constant: 20)
            + Drawn.rule("\(id)-tr-001", "trailing", "trailing", "\(id)-aa-001", item: root, constant: 20)
        }.joined() + Drawn.rule("box-to-001", "top", "top", root, item: "box-aa-001", constant: 20)
          + Drawn.rule("bar-bo-001", "bottom", "bottom", "bar-aa-001", item: root, constant: 20)
          + Drawn.rule("bar-he-001", "height", item: "bar-aa-001", constant: 44) + end)
    }
    let outcome = try SmallHistory.review(
      file(Drawn.rule("end-aa-001", "bottom", "bottom", "box-aa-001", item: root, constant: 140), 507),
      file(Drawn.rule("end-bb-001", "top", "bottom", "box-aa-001", item: "bar-aa-001", constant: 20), 563),
      devices: ["iphone-8"])
    let causes = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
    #expect(causes.count == 1 && causes[0].sentence.hasSuffix("grew 56 pt in height"), "\(causes.map(\.sentence))")
    #expect(causes.first?.lead.contains("` was `") ?? false, "\(causes.map(\.lead))")
  }

  /// Rules that came are none of those in whose place masks are. Seen in Inform.
  @Test func rulesOfTheOtherSideAreNotCounted() throws {
    func file(_ isMasked: Bool) -> String {
      let views = (1...3).map { number in
        "<view \(isMasked ? "fixedFrame=\"YES\"" : "") userLabel=\"V\(number)\" "
          + "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"vi\(number)-aa-001\">"
          + Drawn.frame(20, Double(100 * number), 300, 80) + "</view>"
      }
      let rules = (1...3).map { number in
        let view = "vi\(number)-aa-001"
        return Drawn.rule("v\(number)l-aa-001", "leading", "leading", "iN0-l3-epB", item: view, constant: 24)
          + Drawn.rule("v\(number)w-aa-001", "width", item: view, constant: 300)
          + Drawn.rule("v\(number)t-aa-001", "top", "top", "iN0-l3-epB", item: view, constant: Double(100 * number))
          + (number == 1 ? "" : Drawn.rule("v\(number)h-aa-001", "height", item: view, constant: 80))
      }
      return Drawn.xib(
        views.joined(),
        constraints: isMasked ? Drawn.rule("v1n-aa-001", "height", item: "vi1-aa-001", constant: 80) : rules.joined())
    }
    let causes = causes(try SmallHistory.review(file(false), file(true), devices: ["iphone-8"]))
    #expect(
      causes.contains { $0.lead.contains("3 views are placed by their masks instead of 11 rules") },
      "\(causes.map(\.lead))")
  }
}
