import Foundation
import Testing

@testable import LayoutDiff
@testable import Reviewing
@testable import Revisions

/// What a Mac's file stores of windows, boxes, panes and controls, and what follows from that; each on a small file of the shape in
/// which it was told falsely.
@Suite struct MacStoredFrameTests {
  private func causes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map { $0.sentence + " " + $0.whole }
  }

  private func notes(_ outcome: RevisionReview.Outcome) -> [String] { outcome.report.notes.map(\.text) }

  private static let root = "Hz6-mo-xeY"

  private static func storyboard(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="16097" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><scenes>\(scenes)</scenes></document>
    """
  }

  private static func label(
    _ id: String, _ title: String, _ frame: String, hugging: Int = 251, mask: String = "", color: String = "",
    more: String = ""
  ) -> String {
    """
    <textField horizontalHuggingPriority="\(hugging)" verticalHuggingPriority="750" \(more) \
    \(mask.isEmpty ? "" : "fixedFrame=\"YES\"") translatesAutoresizingMaskIntoConstraints="NO" userLabel="\(title)" \
    id="\(id)">\(frame)\(mask)<textFieldCell key="cell" lineBreakMode="clipping" title="\(title)" id="c\(id)">
    <font key="font" metaFont="system"/>\(color)</textFieldCell></textField>
    """
  }

  // MARK: Masks

  /// A field that its mask stretches pulls at no pane, whatever it hugs. Seen in ManDrake.
  @Test func aMaskPullsAtNoPane() throws {
    func file(_ left: String) -> String {
      let field = """
        <textField horizontalHuggingPriority="251" verticalHuggingPriority="750" userLabel="Note" id="fie-aa-001">
        \(Drawn.frame(35, 100, 90, 14))
        <autoresizingMask key="autoresizingMask" \(left) widthSizable="YES" flexibleMinY="YES"/>
        <textFieldCell key="cell" lineBreakMode="clipping" id="fic-aa-001"><font key="font" metaFont="system"/>
        </textFieldCell></textField>
        """
      return Drawn.mac(
        """
        <splitView dividerStyle="thin" vertical="YES" id="spl-aa-001">\(Drawn.frame(0, 0, 300, 200))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <customView userLabel="One" id="one-aa-001">\(Drawn.frame(0, 0, 140, 200))
        <autoresizingMask key="autoresizingMask"/><subviews>\(field)</subviews></customView>
        <customView userLabel="Two" id="two-aa-001">\(Drawn.frame(141, 0, 159, 200))
        <autoresizingMask key="autoresizingMask"/></customView></subviews></splitView>
        """
      ).replacing(" useAutolayout=\"YES\"", with: "")
    }
    let told = causes(try SmallHistory.review(file(""), file("flexibleMinX=\"YES\"")))
    #expect(told.contains { $0.hasPrefix("autoresizing mask of 'Note'") }, "\(told)")
    #expect(!told.contains { $0.contains(", so ") }, "\(told)")
  }

  /// A view that its mask places instead of rules lies where the file has it on both sides. Seen in macgui.
  @Test func aViewThatIsFreedOfItsRulesStays() throws {
    let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMinY=\"YES\"/>"
    func file(_ isRuled: Bool) -> String {
      let frame = Drawn.frame(100, 92, 77, 17)
      let rules = ["X", "Y"].map {
        Drawn.rule("hint-c\($0)-1", "center\($0)", "center\($0)", Self.root, item: "hin-aa-001")
      }
      return Drawn.mac(
        Self.label("hin-aa-001", "Drag them here", frame, mask: isRuled ? "" : mask),
        constraints: isRuled ? rules.joined() : "")
    }
    let told = causes(try SmallHistory.review(file(true), file(false)))
    #expect(told.contains { $0.contains("its mask instead of") }, "\(told)")
    #expect(!told.contains { $0.contains(", so ") }, "\(told)")
  }

  /// One that rules place now, and that Xcode found as large as it was, is no other size where we measure another one. Seen in
  /// Localizable.strings.
  @Test func aButtonThatRulesPlaceNowIsAsLargeAsTheFileSays() throws {
    let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMinY=\"YES\"/>"
    func file(_ isRuled: Bool) -> String {
      let rules = ["X", "Y"].map {
        Drawn.rule("open-c\($0)-1", "center\($0)", "center\($0)", Self.root, item: "ope-aa-001")
      }
      return Drawn.mac(
        """
        <button verticalHuggingPriority="750" \(isRuled ? "" : "fixedFrame=\"YES\"") userLabel="Open" \
        translatesAutoresizingMaskIntoConstraints="NO" id="ope-aa-001">\(Drawn.frame(125, 88, 50, 24))
        \(isRuled ? "" : mask)<buttonCell key="cell" type="roundTextured" title="Open" bezelStyle="texturedRounded" \
        alignment="center" borderStyle="border" id="opc-aa-001"><font key="font" metaFont="system"/></buttonCell></button>
        """, constraints: isRuled ? rules.joined() : "")
    }
    let told = causes(
      try SmallHistory.review(
        file(false).replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"19529\""), file(true)))
    #expect(told.contains { $0.contains("instead of its mask") }, "\(told)")
    #expect(!told.contains { $0.contains(", so ") }, "\(told)")
  }

  // MARK: Windows

  /// A window with room in it is as high as a person drew it, whatever came into it. Seen in AudioSwitch.
  @Test func aWindowWithRoomIsDrawnByAPerson() throws {
    func file(_ isNew: Bool) -> String {
      let height = isNew ? 225.0 : 200
      let list = Drawn.view(
        "lis-aa-001", "customView", Drawn.frame(20, 20, 260, 160), attributes: "userLabel=\"List\"")
      let title = Drawn.view(
        "tit-aa-001", "customView", Drawn.frame(20, 188, 260, 17), attributes: "userLabel=\"Title\"",
        constraints: Drawn.rule("tit-hi-001", "height", constant: 17))
      let sides = ["lis-aa-001"] + (isNew ? ["tit-aa-001"] : [])
      var rules = sides.map { id in
        Drawn.rule("\(id.prefix(3))-le-001", "leading", "leading", Self.root, item: id, constant: 20)
          + Drawn.rule("\(id.prefix(3))-tr-001", "trailing", "trailing", id, constant: 20)
      }.joined()
      rules += Drawn.rule("lis-bo-001", "bottom", "bottom", "lis-aa-001", constant: 20)
      rules +=
        isNew
        ? Drawn.rule("tit-to-001", "top", "top", Self.root, item: "tit-aa-001", constant: 20)
          + Drawn.rule("lis-to-002", "top", "bottom", "tit-aa-001", item: "lis-aa-001", constant: 8)
        : Drawn.rule("lis-to-001", "top", "top", Self.root, item: "lis-aa-001", constant: 20)
      return Drawn.mac(list + (isNew ? title : ""), size: (300, height), constraints: rules)
    }
    let told = causes(try SmallHistory.review(file(false), file(true)))
    #expect(told.contains { $0.hasPrefix("'Title' is new") && !$0.contains("the view is") }, "\(told)")
    #expect(told.contains { $0.hasPrefix("the view is 300 × 225 instead of 300 × 200") }, "\(told)")
  }

  /// A view whose frame takes back nearly all that the view around it moved is told with both. Seen in SnapTools.
  @Test func aFrameThatIsTakenBackIsToldWithWhatTakesIt() throws {
    func file(_ top: Double, _ inner: Double) -> String {
      func box(_ name: String, _ frame: String, _ subviews: String = "") -> String {
        """
        <customView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" userLabel="\(name)" \
        id="\(name)-aa-001">\(frame)\(Self.still)<subviews>\(subviews)</subviews></customView>
        """
      }
      return Drawn.mac(
        box("Zone", Drawn.frame(20, 100 - top, 200, 100), box("Dot", Drawn.frame(10, 80 - inner, 20, 20))))
    }
    let outcome = try SmallHistory.review(file(40, 10), file(26, 25))
    #expect(!causes(outcome).contains { $0.contains("15 pt") }, "\(causes(outcome))")
    let together = outcome.report.entries.compactMap { $0.layout?.untold.jointly }
    #expect(together.contains { $0.contains("'Dot' moved down 1 pt") }, "\(together)")
  }

  // MARK: Boxes and scroll views

  /// A box of another border leaves another room around what it shows. Seen in Paranormal.
  @Test func aBoxOfAnotherBorderMovesWhatItShows() throws {
    func file(_ border: String, _ inset: Double) -> String {
      let button = """
        <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Tool" id="too-aa-001">
        \(Drawn.frame(7, 200 - 2 * inset - 47, 40, 40))
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
        <buttonCell key="cell" type="square" title="T" bezelStyle="shadowlessSquare" borderStyle="border" \
        id="toc-aa-001"/></button>
        """
      return Drawn.mac(
        """
        <box fixedFrame="YES" \(border) titlePosition="noTitle" userLabel="Tools" id="box-aa-001">
        \(Drawn.frame(20, 0, 56, 200))<autoresizingMask key="autoresizingMask"/>
        <view key="contentView" id="con-aa-001">\(Drawn.frame(inset, inset, 56 - 2 * inset, 200 - 2 * inset))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(button)</subviews></view></box>
        """)
    }
    let told = causes(try SmallHistory.review(file("borderType=\"line\"", 1), file("", 2)))
    #expect(told.contains { $0.contains("'Tool'") && $0.contains("moved right 1 and down 1 pt") }, "\(told)")
  }

  /// A scroll view without its border gives what it clips the border's room. Seen in Fomalhaut2 and SpeedReader.
  @Test func aScrollViewOfAnotherBorderClipsMore() throws {
    func file(_ border: Double) -> String {
      let (width, height) = (200 - 2 * border, 100 - 2 * border)
      return Drawn.mac(
        """
        <scrollView \(border == 0 ? "borderType=\"none\"" : "") fixedFrame="YES" hasHorizontalScroller="NO" \
        hasVerticalScroller="NO" userLabel="Scroll" id="scr-aa-001">
        \(Drawn.frame(20, 20, 200, 100))<autoresizingMask key="autoresizingMask"/>
        <clipView key="contentView" userLabel="Clip" id="cli-aa-001">\(Drawn.frame(border, border, width, height))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></clipView></scrollView>
        """)
    }
    let told = causes(try SmallHistory.review(file(1), file(0)))
    #expect(
      told.contains { $0.contains("border of 'Scroll' is 0 instead of 1") && $0.contains("'Clip' grew 2 pt in width") },
      "\(told)")
    #expect(!told.contains { $0.contains("frame of 'Clip' is") }, "\(told)")
  }

  /// What a scroll view clips goes with it, which is as wide as its rule says. Seen in AudioSwitch.
  @Test func whatIsClippedGrowsByTheScrollViewsRule() throws {
    func file(_ isRuled: Bool) -> String {
      let (window, width) = isRuled ? (400.0, 200.0) : (300, 140)
      let scroll = """
        <scrollView hasHorizontalScroller="NO" hasVerticalScroller="NO" userLabel="Scroll" \
        translatesAutoresizingMaskIntoConstraints="NO" id="scr-aa-001">\(Drawn.frame(20, 20, width, 160))
        <clipView key="contentView" userLabel="Clip" id="cli-aa-001">\(Drawn.frame(1, 1, width - 2, 158))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></clipView>
        <constraints>\(isRuled ? Drawn.rule("scr-wi-001", "width", constant: 200) : "")</constraints></scrollView>
        """
      let side = Drawn.view(
        "sid-aa-001", "customView", Drawn.frame(width + 30, 20, window - width - 50, 160),
        attributes: "userLabel=\"Side\"",
        constraints: isRuled ? "" : Drawn.rule("sid-wi-001", "width", constant: 110))
      let rules =
        ["scr-aa-001", "sid-aa-001"].map { id in
          Drawn.rule("\(id.prefix(3))-to-001", "top", "top", Self.root, item: id, constant: 20)
            + Drawn.rule("\(id.prefix(3))-bo-001", "bottom", "bottom", id, constant: 20)
        }.joined() + Drawn.rule("scr-le-001", "leading", "leading", Self.root, item: "scr-aa-001", constant: 20)
        + Drawn.rule("sid-le-001", "leading", "trailing", "scr-aa-001", item: "sid-aa-001", constant: 10)
        + Drawn.rule("sid-tr-001", "trailing", "trailing", "sid-aa-001", constant: 20)
      return Drawn.mac(scroll + side, size: (window, 200), constraints: rules)
    }
    let told = causes(try SmallHistory.review(file(false), file(true)))
    #expect(told.contains { $0.contains("`Scroll.width == 200`") && $0.contains("grew 60 pt") }, "\(told)")
    #expect(!told.contains { $0.contains("'Clip'") }, "\(told)")
  }

  /// What a text measures here moves nothing in what a scroll view shows where the file has it as it was. Seen in Tau4Mac.
  @Test func whatAScrollViewShowsIsJudgedByTheFile() throws {
    func file(_ isCentred: Bool) -> String {
      let stiff = "horizontalCompressionResistancePriority=\"751\""
      let labels =
        Self.label("one-aa-001", "Duration of it", Drawn.frame(12, 150, 90, 16), hugging: 750, more: stiff)
        + Self.label("two-aa-001", "Licensed", Drawn.frame(42, 100, 60, 16), hugging: 750, more: stiff)
      var rules = ["one-aa-001", "two-aa-001"].map { id in
        Drawn.rule("\(id.prefix(3))-tr-001", "trailing", "trailing", id, constant: 100)
      }.joined()
      rules += Drawn.rule("one-to-001", "top", "top", "doc-aa-001", item: "one-aa-001", constant: 34)
      rules += Drawn.rule("two-to-001", "top", "top", "doc-aa-001", item: "two-aa-001", constant: 84)
      if isCentred { rules += Drawn.rule("two-cx-001", "centerX", "centerX", "one-aa-001", item: "two-aa-001") }
      return Drawn.mac(
        """
        <scrollView fixedFrame="YES" hasHorizontalScroller="NO" hasVerticalScroller="NO" borderType="none" \
        userLabel="Scroll" id="scr-aa-001">\(Drawn.frame(20, 0, 200, 200))<autoresizingMask key="autoresizingMask"/>
        <clipView key="contentView" id="cli-aa-001">\(Drawn.frame(0, 0, 200, 200))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <view userLabel="Document" fixedFrame="YES" id="doc-aa-001">\(Drawn.frame(0, 0, 200, 200))
        <autoresizingMask key="autoresizingMask"/><subviews>\(labels)</subviews><constraints>\(rules)</constraints>
        </view></subviews></clipView></scrollView>
        """)
    }
    let told = causes(try SmallHistory.review(file(true), file(false)))
    #expect(told.contains { $0.contains("is gone") }, "\(told)")
    #expect(!told.contains { $0.contains(", so ") }, "\(told)")
  }

  // MARK: Controls

  /// A date picker has a width of its own, so that its place follows from the rules alone. Seen in Panda-Mac-app.
  @Test func aDatePickerKeepsItsWidth() throws {
    func file(_ x: Double, _ rule: String) -> String {
      let picker = """
        <datePicker verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Time" \
        id="pic-aa-001">\(Drawn.frame(x, 100, 97, 28))
        <datePickerCell key="cell" borderStyle="bezel" alignment="left" datePickerStyle="textField" id="pcc-aa-001">
        <font key="font" metaFont="system"/><datePickerElements key="datePickerElements" hour="YES" minute="YES"/>
        </datePickerCell></datePicker>
        """
      return Drawn.mac(
        picker,
        constraints: rule + Drawn.rule("pic-cy-001", "centerY", "centerY", Self.root, item: "pic-aa-001"))
    }
    let told = causes(
      try SmallHistory.review(
        file(40, Drawn.rule("pic-le-001", "leading", "leading", Self.root, item: "pic-aa-001", constant: 40)),
        file(103, Drawn.rule("pic-cx-001", "centerX", "centerX", Self.root, item: "pic-aa-001"))))
    #expect(told.contains { $0.contains("moved right 63 pt") }, "\(told)")
    #expect(!told.contains { $0.contains("in width") || $0.contains("intrinsic") }, "\(told)")
  }

  /// Controls' texts are 85 % of black, documents' are opaque. Seen in ACMPlayer.
  @Test func aFixedColourThatLooksTheSameIsToldOfTheFile() throws {
    func file(_ value: String) -> String {
      let color = "<color key=\"textColor\" \(value)/>"
      return Drawn.mac(Self.label("tim-aa-001", "0:00:00", Drawn.frame(20, 20, 90, 17), mask: Self.still, color: color))
    }
    let outcome = try SmallHistory.review(
      file("name=\"labelColor\" catalog=\"System\" colorSpace=\"catalog\""),
      file("red=\"0\" green=\"0\" blue=\"0\" alpha=\"0.84705882352941175\" colorSpace=\"custom\""))
    #expect(causes(outcome).isEmpty, "\(causes(outcome))")
    #expect(notes(outcome).contains { $0.contains("instead of 'labelColor'") }, "\(notes(outcome))")
  }

  private static let still = "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMinY=\"YES\"/>"

  /// A frame that one side's tools recorded alone turns no mask on or off. Seen in RSSReader.
  @Test func aFrameRecordedOnOneSideTurnsNoMaskOn() throws {
    func file(_ title: String, _ frame: String) -> String {
      Drawn.mac(
        """
        <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="sit-aa-001">\(frame)
        <textFieldCell key="cell" title="Site" id="sic-aa-001"><font key="font" metaFont="system"/></textFieldCell></textField>
        <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="tit-aa-001">
        \(Drawn.frame(20, 60, 100, 17))
        <textFieldCell key="cell" title="\(title)" id="tic-aa-001"><font key="font" metaFont="system"/></textFieldCell></textField>
        """)
    }
    let frame = Drawn.frame(-2, 0, 4, 0)
    for sides in [("", frame), (frame, "")] {
      let before = file("Start", sides.0).replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"20037\"")
      let told = causes(try SmallHistory.review(before, file("Stop", sides.1)))
      #expect(told.count == 1 && told[0].contains("'Stop'"), "\(told)")
    }
  }

  // MARK: Tabs and columns

  /// Another tab that is shown at first is one change. Seen in macgui.
  @Test func anotherChosenTabIsToldOnce() throws {
    func file(_ selected: Int) -> String {
      let pages = ["a", "b"].map { name in
        Drawn.scene(
          name,
          """
          <viewController title="Page \(name)" id="vc\(name)-aa-001"><view key="view" id="ro\(name)-aa-001">
          \(Drawn.frame(0, 0, 300, 200))<autoresizingMask key="autoresizingMask"/></view></viewController>
          """)
      }
      return Self.storyboard(
        Drawn.scene(
          "t",
          """
          <tabViewController selectedTabViewItemIndex="\(selected)" id="tab-aa-001"><tabViewItems>
          <tabViewItem label="A" id="ita-aa-001"/><tabViewItem label="B" id="itb-aa-001"/></tabViewItems>
          <tabView key="tabView" type="noTabsNoBorder" id="tav-aa-001">\(Drawn.frame(0, 0, 300, 200))
          <autoresizingMask key="autoresizingMask"/></tabView><connections>
          <segue destination="vca-aa-001" kind="relationship" relationship="tabItems" id="sea-aa-001"/>
          <segue destination="vcb-aa-001" kind="relationship" relationship="tabItems" id="seb-aa-001"/>
          </connections></tabViewController>
          """) + pages.joined())
    }
    let outcome = try SmallHistory.review(file(0), file(1), ending: "storyboard")
    let chosen = causes(outcome).filter { $0.contains("selection of ") } + notes(outcome)
    #expect(chosen.count == 1 && chosen[0].contains("instead of '0'"), "\(chosen)")
    #expect(!causes(outcome).contains { $0.contains("hidden") }, "\(causes(outcome))")
  }

  /// Tabs in another order are told as that and not as hidden pages. Seen in iBroker.
  @Test func tabsInAnotherOrderHideNothing() throws {
    func file(_ order: [String]) -> String {
      let pages = ["a", "b", "c", "d", "e"].map { name in
        Drawn.scene(
          name,
          """
          <viewController title="Page \(name)" id="vc\(name)-aa-001"><view key="view" id="ro\(name)-aa-001">
          \(Drawn.frame(0, 0, 300, 200))<autoresizingMask key="autoresizingMask"/><subviews>
          <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="bu\(name)-aa-001">
          \(Drawn.frame(20, 40, 80, 32))<autoresizingMask key="autoresizingMask"/>
          <buttonCell key="cell" type="push" title="\(name)" bezelStyle="rounded" borderStyle="border" id="bc\(name)-aa-001"/>
          </button></subviews></view></viewController>
          """)
      }
      let ways = order.map {
        "<segue destination=\"vc\($0)-aa-001\" kind=\"relationship\" relationship=\"tabItems\" id=\"se\($0)-aa-001\"/>"
      }
      return Self.storyboard(
        Drawn.scene(
          "t",
          """
          <tabViewController selectedTabViewItemIndex="0" id="tab-aa-001"><tabViewItems>
          \(order.map { "<tabViewItem id=\"it\($0)-aa-001\"/>" }.joined())</tabViewItems>
          <tabView key="tabView" type="noTabsNoBorder" id="tav-aa-001">\(Drawn.frame(0, 0, 300, 200))
          <autoresizingMask key="autoresizingMask"/></tabView><connections>\(ways.joined())</connections></tabViewController>
          """) + pages.joined())
    }
    let outcome = try SmallHistory.review(
      file(["a", "b", "c", "d", "e"]), file(["e", "a", "b", "c", "d"]), ending: "storyboard")
    let found = ReviewText().text(outcome.report)
    #expect(found.contains("the tab 'Page e' stands first in 'root' now"), "\(found)")
    #expect(!found.contains("hidden"), "\(found)")
  }

  /// A column's width that other tools may have noted down is told with them. Seen in Munki-Catalog-Browser.
  @Test func aColumnsWidthIsToldWithTheTools() throws {
    func file(_ width: Double, _ tools: String) -> String {
      Drawn.mac(
        """
        <scrollView fixedFrame="YES" hasHorizontalScroller="NO" hasVerticalScroller="NO" id="scr-aa-001">
        \(Drawn.frame(20, 20, 250, 100))<autoresizingMask key="autoresizingMask"/>
        <clipView key="contentView" id="cli-aa-001">\(Drawn.frame(1, 1, 248, 98))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <tableView rowHeight="17" id="tab-aa-001">\(Drawn.frame(0, 0, 248, 98))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><tableColumns>
        <tableColumn width="\(width)" minWidth="40" maxWidth="1000" id="col-aa-001"><prototypeCellViews/></tableColumn></tableColumns></tableView>
        </subviews></clipView></scrollView>
        """
      ).replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"\(tools)\"")
    }
    let told = notes(try SmallHistory.review(file(230, "17156"), file(201, "20037")))
    #expect(
      told.contains { $0.hasPrefix("with another version of Xcode") && $0.contains("width in a table column is '201") },
      "\(told)")
  }
}
