import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What a file records and nothing follows from, in the shapes in which commits of real projects have it.
@Suite struct RecordedOnlyTests {
  private func titles(_ outcome: RevisionReview.Outcome) -> [String] { outcome.report.groups.map(\.title) }

  private static func field(_ y: Double, _ attributes: String = "") -> String {
    """
    <textField verticalHuggingPriority="750" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" \
    id="fld-aa-001" userLabel="Name" \(attributes)>\(Drawn.frame(20, y, 120, 22))
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
    <textFieldCell key="cell" title="Name" id="cel-aa-001"><font key="font" metaFont="system"/></textFieldCell></textField>
    """
  }

  /// The Mac counts from below: a window that grows above leaves the numbers of a view as they are.
  @Test func aFrameThatTheFileStillHasIsNoEdit() throws {
    let outcome = try SmallHistory.review(
      Drawn.mac(Self.field(20), size: (300, 200)), Drawn.mac(Self.field(20), size: (300, 225)))
    #expect(titles(outcome).first?.hasPrefix("the view is 300 × 225 instead of 300 × 200") == true)
    #expect(!titles(outcome).contains { $0.contains("frame of") }, "\(titles(outcome))")
    let moved = try SmallHistory.review(
      Drawn.mac(Self.field(20), size: (300, 200)), Drawn.mac(Self.field(50), size: (300, 200)))
    #expect(titles(moved).first?.hasPrefix("frame of 'Name' is") == true, "\(titles(moved))")
  }

  /// The canvas of any width and height is no size of a view's own. Seen in tribalc-ios-store.
  @Test func aCanvasOfAnySizeFillsAScreen() throws {
    let outcome = try SmallHistory.review(Drawn.xib("", size: (600, 600)), Drawn.xib(""), devices: ["iphone-8"])
    #expect(titles(outcome).isEmpty, "\(titles(outcome))")
  }

  @Test func aHiddenViewIsToldAsHidden() throws {
    func file(_ y: Double) -> String {
      Drawn.xib(
        "<view hidden=\"YES\" fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"hid-aa-001\" "
          + "userLabel=\"Badge\">\(Drawn.frame(10, y, 30, 30))<autoresizingMask key=\"autoresizingMask\"/></view>")
    }
    let outcome = try SmallHistory.review(file(10), file(90), devices: ["iphone-8"])
    #expect(
      titles(outcome).first?.hasPrefix("'Badge', which is not shown, has the frame") == true, "\(titles(outcome))")
  }

  /// A view that lies in a new superview is compared in the one that both lie in.
  @Test(arguments: [10.0, 20]) func aViewInAnotherSuperviewIsComparedInACommonOne(inset: Double) throws {
    func label(_ x: Double, _ y: Double) -> String {
      "<view fixedFrame=\"YES\" id=\"inn-aa-001\" userLabel=\"Inner\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "\(Drawn.frame(x, y, 80, 20))<autoresizingMask key=\"autoresizingMask\"/>"
        + "<color key=\"backgroundColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" "
        + "customColorSpace=\"sRGB\"/></view>"
    }
    let box =
      "<view fixedFrame=\"YES\" id=\"out-aa-001\" userLabel=\"Outer\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
      + "\(Drawn.frame(90, 140, 200, 100))<autoresizingMask key=\"autoresizingMask\"/>"
      + "<subviews>\(label(inset, inset))</subviews></view>"
    let outcome = try SmallHistory.review(Drawn.xib(label(100, 150)), Drawn.xib(box), devices: ["iphone-8"])
    let sentences = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
    #expect(sentences.contains { $0.hasPrefix("'Outer' is new around 'Inner'") }, "\(sentences)")
    let own = sentences.filter { $0.hasPrefix("frame of 'Inner' is x 110, y 160 instead of x 100, y 150") }
    #expect(own.count == (inset == 20 ? 1 : 0), "\(sentences)")
  }

  /// What accessories and lines take of a cell is the system's, whatever tools recorded it.
  @Test func aCellsContentIsAsTheSystemLaysIt() throws {
    func file(_ width: Double, _ content: (Double, Double)) -> String {
      let title =
        "<label opaque=\"NO\" text=\"Title\" id=\"lbl-aa-001\">\(Drawn.frame(15, 0, content.0 - 17, content.1))"
        + "<autoresizingMask key=\"autoresizingMask\"/>"
        + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"16\"/></label>"
      let cell = """
        <tableViewCell accessoryType="disclosureIndicator" textLabel="lbl-aa-001" \
        style="IBUITableViewCellStyleDefault" id="cel-aa-001" userLabel="Row">\(Drawn.frame(0, 28, width, 44))
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
        \(Drawn.frame(0, 0, content.0, content.1))<autoresizingMask key="autoresizingMask"/>
        <subviews>\(title)</subviews></tableViewCellContentView></tableViewCell>
        """
      let table = """
        <tableView dataMode="prototypes" style="plain" rowHeight="44" id="tab-aa-001" \
        translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(0, 0, width, 667))
        <prototypes>\(cell)</prototypes></tableView>
        """
      let sides = ["leading", "trailing", "top", "bottom"].map {
        Drawn.rule("\($0.prefix(3))-aa-001", $0, $0, "iN0-l3-epB", item: "tab-aa-001")
      }
      return Drawn.xib(table, size: (width, 667), constraints: sides.joined())
    }
    let outcome = try SmallHistory.review(file(375, (342, 43)), file(375, (341, 43.5)), devices: ["iphone-8"])
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(titles(outcome))")
  }

  @Test func aClearBackgroundIsNone() throws {
    func file(_ color: String) -> String {
      Drawn.xib(
        "<view fixedFrame=\"YES\" id=\"vie-aa-001\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
          + "\(Drawn.frame(10, 10, 80, 20))<autoresizingMask key=\"autoresizingMask\"/>\(color)</view>")
    }
    let clear = "<color key=\"backgroundColor\" white=\"0.0\" alpha=\"0.0\" colorSpace=\"calibratedWhite\"/>"
    let outcome = try SmallHistory.review(file(clear), file(""), devices: ["iphone-8"])
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(titles(outcome))")
  }

  @Test func masksInAScrollViewMeanNothing() throws {
    func file(_ mask: String) -> String {
      Drawn.mac(
        """
        <scrollView fixedFrame="YES" id="scr-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(0, 0, 300, 200))<autoresizingMask key="autoresizingMask"/>
        <clipView key="contentView" id="clp-aa-001">\(Drawn.frame(1, 1, 298, 198))
        <autoresizingMask key="autoresizingMask" \(mask)/></clipView></scrollView>
        """)
    }
    let outcome = try SmallHistory.review(file(""), file("widthSizable=\"YES\" heightSizable=\"YES\""))
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(titles(outcome))")
  }

  /// A file that is drawn on devices now is compared on these.
  @Test func aScreenThatLeavesItsCanvasIsTheSameScreen() throws {
    let rules =
      Drawn.rule("r1a-aa-001", "leading", "leading", "iN0-l3-epB", item: "lbl-aa-001", constant: 20)
      + Drawn.rule("r2a-aa-001", "top", "top", "iN0-l3-epB", item: "lbl-aa-001", constant: 40)
    func file(_ device: String, _ text: String) -> String {
      Drawn.xib(
        Drawn.label("lbl-aa-001", text, Drawn.frame(20, 40, 60, 21)), device: device,
        size: device.isEmpty ? (480, 480) : (375, 667), constraints: rules)
    }
    let device = "<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>"
    let outcome = try SmallHistory.review(file("", "Hello"), file(device, "Goodbye"))
    #expect(outcome.report.count(.missing) == 0 && outcome.report.count(.orphan) == 0, "\(titles(outcome))")
    #expect(titles(outcome).contains { $0.hasPrefix("text of a label is 'Goodbye'") }, "\(titles(outcome))")
  }

  /// A text alone is a screen.
  @Test func aRootThatIsALabelIsLaidOut() throws {
    func file(_ text: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects><label opaque="NO" text="\(text)" id="lbl-aa-001">\(Drawn.frame(0, 0, 200, 40))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></objects></document>
      """
    }
    let outcome = try SmallHistory.review(file("Hello"), file("Goodbye"))
    #expect(titles(outcome).first?.hasPrefix("text of 'root' is 'Goodbye'") == true, "\(titles(outcome))")
  }

  /// Interface Builder holds no view where it was drawn that rules place, whatever is left over of it. Seen in iosproject.
  @Test func aViewThatRulesPlaceIsNotFixed() throws {
    let root = "iN0-l3-epB"
    func file(_ attributes: String) -> String {
      let rules = ["leading", "top", "trailing", "bottom"].map { side in
        Drawn.rule("\(side)-001", side, side, root, item: "box-aa-001")
      }
      return Drawn.xib(
        Drawn.view("box-aa-001", "view", Drawn.frame(0, 0, 375, 667), attributes: attributes),
        constraints: rules.joined())
    }
    let outcome = try SmallHistory.review(file("fixedFrame=\"YES\""), file(""), devices: ["iphone-4s"])
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(titles(outcome))")
  }

  /// What lies in a form without rules asks for no size of it, whatever is noted of its place. Seen in welly.
  @Test func aViewWithoutRulesIsAsLargeAsItsFrame() throws {
    func file(_ height: Double, _ flag: String) -> String {
      Drawn.mac(Self.field(20), size: (300, height)).replacing(" useAutolayout=\"YES\"", with: "")
        .replacing("<customView id", with: "<customView \(flag) id")
    }
    let outcome = try SmallHistory.review(file(200, ""), file(225, "misplaced=\"YES\""))
    #expect(
      titles(outcome).contains { $0.hasPrefix("the view is 300 × 225 instead of 300 × 200") }, "\(titles(outcome))")
  }
}
