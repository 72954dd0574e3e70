import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Kinds of commits of projects that nobody had read, whose reviews named what had not been done; each on a small file of the
/// same shape.
@Suite struct FreshCommitTests {
  private func review(_ before: String, _ after: String, mac: Bool = false) throws -> RevisionReview.Outcome {
    let ending = before.contains("Storyboard") ? "storyboard" : "xib"
    return try SmallHistory(["a.\(ending)": before], ["a.\(ending)": after]).review(devices: mac ? [] : ["iphone-8"])
  }

  private func leads(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
  }

  private func sentences(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
  }

  private func notes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.notes.filter(\.isChange).map(\.text)
  }

  // MARK: Canvases

  /// A simulated bar stays where another Xcode saved the file without a device, on a canvas of 600 by 600.
  @Test func aDeviceThatIsGoneTakesNoBarWithIt() throws {
    func file(_ size: (Double, Double), _ device: String, _ outlet: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController id="con-aa-001" customClass="Plan" sceneMemberID="viewController">
          <layoutGuides><viewControllerLayoutGuide type="top" id="top-aa-001"/>
          <viewControllerLayoutGuide type="bottom" id="bot-aa-001"/></layoutGuides>
          <view key="view" contentMode="scaleToFill" id="roo-aa-001">\(Drawn.frame(0, 0, size.0, size.1))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>\(Drawn.view("box-aa-001", "view", Drawn.frame(0, 64, size.0, size.1 - 64), attributes: "userLabel=\"Box\""))</subviews>
          <constraints>\(Drawn.rule("c1a-aa-001", "top", "bottom", "top-aa-001", item: "box-aa-001"))
          \(Drawn.rule("c2a-aa-001", "leading", "leading", "roo-aa-001", item: "box-aa-001"))
          \(Drawn.rule("c3a-aa-001", "trailing", "trailing", "roo-aa-001", item: "box-aa-001"))
          \(Drawn.rule("c4a-aa-001", "bottom", "bottom", "roo-aa-001", item: "box-aa-001"))</constraints></view>
          <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
          <connections><outlet property="\(outlet)" destination="box-aa-001" id="out-aa-001"/></connections>
          </viewController>
          """)
      ).replacing("<device id=\"retina4_7\" orientation=\"portrait\"/>", with: device)
        .replacing("useSafeAreas=\"YES\"", with: "")
    }
    let device = "<device id=\"retina4_7\" orientation=\"portrait\"/>"
    let gone = try review(file((375, 667), device, "day"), file((600, 600), "", "plan"))
    #expect(gone.report.entries.allSatisfy { $0.status == .same }, "\(leads(gone))")
    #expect(notes(gone).contains { $0.contains("'plan'") }, "\(notes(gone))")
    let new = try review(file((600, 600), "", "day"), file((375, 667), device, "plan"))
    #expect(leads(new).isEmpty)
    #expect(notes(new).contains { $0.contains("'plan'") }, "\(notes(new))")
    #expect(new.report.entries.allSatisfy { $0.status == .same })
  }

  /// An action that another saving made anew between the same objects is the same one, whose event is another.
  @Test func anActionUnderAnotherIDIsTheSame() throws {
    func file(_ id: String, _ event: String) -> String {
      Drawn.xib(
        Drawn.view(
          "fie-aa-001", "textField", Drawn.frame(20, 20, 80, 30),
          more: """
            <connections><action selector="didUpdate" destination="-1" eventType="\(event)" id="\(id)"/></connections>
            """),
        constraints: Drawn.rule("c1a-aa-001", "top", "top", "iN0-l3-epB", item: "fie-aa-001", constant: 20)
          + Drawn.rule("c2a-aa-001", "leading", "leading", "iN0-l3-epB", item: "fie-aa-001", constant: 20))
    }
    let outcome = try review(file("act-aa-001", "valueChanged"), file("act-aa-002", "editingChanged"))
    let told = notes(outcome).joined()
    #expect(told.contains("of the action 'didUpdate' is 'editingChanged' instead of 'valueChanged'"), "\(told)")
    #expect(!told.contains("another object"), "\(told)")
  }

  /// What a canvas recorded of views of the user's classes is no change, whichever side has it.
  @Test func sizesThatACanvasAskedForAreNoChange() throws {
    func file(_ size: String, _ text: String) -> String {
      let designable = size.isEmpty ? "" : "<designable name=\"but-aa-001\">\(size)</designable>"
      return Drawn.xib(
        Drawn.view(
          "but-aa-001", "button", Drawn.frame(20, 20, 80, 30), attributes: "customClass=\"RoundButton\"",
          more: "<state key=\"normal\" title=\"Continue\"/>")
          + Drawn.label("lab-aa-001", text, Drawn.frame(20, 200, 80, 21)),
        constraints: Drawn.rule("c1a-aa-001", "top", "top", "iN0-l3-epB", item: "but-aa-001", constant: 20)
          + Drawn.rule("c2a-aa-001", "leading", "leading", "iN0-l3-epB", item: "but-aa-001", constant: 20)
          + Drawn.rule("c3a-aa-001", "top", "top", "iN0-l3-epB", item: "lab-aa-001", constant: 200)
          + Drawn.rule("c4a-aa-001", "leading", "leading", "iN0-l3-epB", item: "lab-aa-001", constant: 20)
      ).replacing("</document>", with: "<designables>\(designable)</designables></document>")
    }
    func size(_ width: Double) -> String { "<size key=\"intrinsicContentSize\" width=\"\(width)\" height=\"36\"/>" }
    for (old, new) in [("", size(110)), (size(110), ""), (size(110), size(140))] {
      let outcome = try review(file(old, "Name"), file(new, "Names"))
      #expect(leads(outcome).count == 1 && leads(outcome)[0].hasPrefix("text of a label is 'Name"), "\(leads(outcome))")
    }
  }

  /// The canvas puts the cells of a collection with a layout of the user's own into its middle.
  @Test func cellsOfAnOwnLayoutLieWhereItPutsThem() throws {
    func file(_ x: Double, _ width: Double) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <collectionViewController id="con-aa-001" sceneMemberID="viewController">
          <collectionView key="view" contentMode="scaleToFill" dataMode="prototypes" id="col-aa-001">
          \(Drawn.frame(0, 0, width, 667))
          <collectionViewLayout key="collectionViewLayout" id="lay-aa-001" customClass="Stretchy"/>
          <cells><collectionViewCell contentMode="center" reuseIdentifier="one" id="cel-aa-001">
          \(Drawn.frame(x, 0, 200, 80))
          <view key="contentView" contentMode="center">\(Drawn.frame(0, 0, 200, 80))</view>
          </collectionViewCell></cells></collectionView></collectionViewController>
          """))
    }
    let outcome = try review(file(87.5, 375), file(12, 375))
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(leads(outcome))")
  }

  private static func window(
    _ content: (Double, Double), view: (Double, Double), top: Double = 20, more: String = "", inner: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="16097" \
    targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
    <objects><window title="Rules" id="win-aa-001">
    <rect key="contentRect" x="10" y="20" width="\(content.0)" height="\(content.1)"/>
    <view key="contentView" id="roo-aa-001">\(Drawn.frame(0, 0, view.0, view.1))
    <autoresizingMask key="autoresizingMask"/>
    <subviews>
    \(Drawn.view("box-aa-001", "customView", Drawn.frame(20, 20, 100, view.1 - 20 - top), attributes: "userLabel=\"Box\""))
    \(inner)</subviews>
    <constraints>\(Drawn.rule("c1a-aa-001", "top", "top", "roo-aa-001", item: "box-aa-001", constant: top))
    \(Drawn.rule("c2a-aa-001", "leading", "leading", "roo-aa-001", item: "box-aa-001", constant: 20))
    \(Drawn.rule("c3a-aa-001", "bottom", "bottom", "box-aa-001", constant: 20))
    \(Drawn.rule("c4a-aa-001", "width", item: "box-aa-001", constant: 100))\(more)</constraints></view></window>
    </objects></document>
    """
  }

  /// The view that fills a window of the same size is as large as it was, whatever was recorded of it.
  @Test func theViewOfAWindowOfTheSameSizeIsTheSame() throws {
    let before = Self.window((400, 300), view: (400, 300))
    let after = Self.window((400, 300), view: (400, 277), top: 40)
    let found = leads(try review(before, after, mac: true))
    #expect(found.count == 1 && found[0].contains("40 instead of 20"), "\(found)")
  }

  /// A view that its rules make larger than its window is as large as each version's rules ask for. Seen in Pfhorge.
  @Test func aViewHeldByItsRulesIsAsLargeAsTheseAsk() throws {
    let height = Drawn.rule("c5a-aa-001", "height", item: "box-aa-001", constant: 260)
    let before = Self.window((100, 200), view: (140, 300), more: height)
    let after = Self.window((100, 200), view: (140, 320), top: 40, more: height)
    let outcome = try review(before, after, mac: true)
    let moved = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.whole)
    #expect(moved == ["the window is 140 × 320 instead of 140 × 300 and 'Box' moved down 20 pt"], "\(moved)")
    let gone = outcome.report.entries.flatMap(\.findings.gone)
    #expect(gone.isEmpty, "\(gone)")
  }

  /// A window that is larger than what is in it needs was given its size by a person, and by no other edit.
  @Test func aWindowWithRoomToSpareWasGivenItsSize() throws {
    let label = Drawn.view(
      "lab-aa-001", "textField", Drawn.frame(150, 100, 60, 16), attributes: "userLabel=\"Note\"",
      more:
        "<textFieldCell key=\"cell\" title=\"Note\" id=\"cel-aa-001\"><font key=\"font\" metaFont=\"system\"/></textFieldCell>"
    ).replacing("translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "fixedFrame=\"YES\"")
    let before = Self.window((400, 300), view: (400, 300), inner: label)
    let outcome = try review(before, Self.window((420, 320), view: (420, 320)), mac: true)
    let found = sentences(outcome)
    #expect(found.contains { $0.contains("420 × 320") }, "\(found)")
    #expect(!found.contains { $0.contains("'Note'") && $0.contains("420 × 320") }, "\(found)")
  }

  /// Of a view that its mask places the frame is what made it wider, not how its text stands in it.
  @Test func theFrameLeadsOfAViewThatItsMaskPlaces() throws {
    func file(_ x: Double, _ width: Double, _ alignment: String) -> String {
      Drawn.xib(
        """
        <label opaque="NO" text="Contact" textAlignment="\(alignment)" fixedFrame="YES" id="lab-aa-001">
        \(Drawn.frame(x, 20, width, 40))
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxX="YES"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """)
    }
    let outcome = try SmallHistory(
      ["a.xib": file(100, 100, "natural")], ["a.xib": file(40, 290, "center")]
    ).review(landscape: true)
    let found = leads(outcome)
    #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("frame of 'Contact'") }, "\(found)")
  }

  // MARK: Bars

  /// A stack without an item of its own takes its root's, in its own storyboard or in another one, whose reference has an item for the
  /// canvas alone. Seen in ThaiTechEventCalendar.
  @Test func aTabIsCalledAsTheRootOfItsStack() throws {
    func tabs(_ member: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tabBarController id="tab-aa-001" sceneMemberID="viewController"><tabBar key="tabBar" id="bar-aa-001"/>
          <connections>
          <segue destination="hom-aa-001" kind="relationship" relationship="viewControllers" id="s1a-aa-001"/>
          <segue destination="mem-aa-001" kind="relationship" relationship="viewControllers" id="s2a-aa-001"/>
          </connections></tabBarController>
          """)
          + Drawn.scene(
            "2",
            """
            <viewController id="hom-aa-001" sceneMemberID="viewController"><view key="view" id="hov-aa-001">
            \(Drawn.frame(0, 0, 375, 667))</view><tabBarItem key="tabBarItem" title="Home" id="ti1-aa-001"/></viewController>
            """) + member)
    }
    let root = """
      <viewController id="roo-aa-001" sceneMemberID="viewController"><view key="view" id="rov-aa-001">
      \(Drawn.frame(0, 0, 375, 667))</view><tabBarItem key="tabBarItem" title="Stats" id="ti2-aa-001"/></viewController>
      """
    let stack = { (id: String) in
      """
      <navigationController id="\(id)" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="nav-aa-001"/><connections>
      <segue destination="roo-aa-001" kind="relationship" relationship="rootViewController" id="s3a-aa-001"/>
      </connections></navigationController>
      """
    }
    let own = tabs(Drawn.scene("3", stack("mem-aa-001")) + Drawn.scene("4", root))
    let reference = tabs(
      Drawn.scene(
        "3",
        """
        <viewControllerPlaceholder storyboardName="Stats" id="mem-aa-001" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" title="Item" id="ti3-aa-001"/></viewControllerPlaceholder>
        """))
    let other = Drawn.storyboard(Drawn.scene("5", stack("nco-aa-001")) + Drawn.scene("6", root))
      .replacing("useSafeAreas=\"YES\"", with: "useSafeAreas=\"YES\" initialViewController=\"nco-aa-001\"")
    let outcome = try SmallHistory(
      ["Main.storyboard": own], ["Main.storyboard": reference, "Stats.storyboard": other]
    ).review()
    #expect(
      !leads(outcome).contains { $0.hasPrefix("the tab ") && $0.contains("“Item”") }, "\(leads(outcome))")
  }

  // MARK: Pictures

  /// A picture whose file went is gone, and one that came is there now; neither is another file.
  @Test(arguments: [true, false])
  func aPictureThatWentIsNoOtherFile(isGone: Bool) throws {
    let file = Drawn.xib(
      Drawn.view(
        "pic-aa-001", "imageView", Drawn.frame(20, 20, 24, 24), attributes: "image=\"logo\" userLabel=\"Logo\""),
      constraints: Drawn.rule("c1a-aa-001", "top", "top", "iN0-l3-epB", item: "pic-aa-001", constant: 20)
        + Drawn.rule("c2a-aa-001", "leading", "leading", "iN0-l3-epB", item: "pic-aa-001", constant: 20)
    ).replacing(
      "</document>",
      with: "<resources><image name=\"logo\" width=\"24\" height=\"24\"/></resources></document>")
    let set = "Images.xcassets/logo.imageset"
    let picture = """
      <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><rect width="24" height="24" fill="red"/></svg>
      """
    let names = "{\"images\":[{\"filename\":\"logo.svg\",\"idiom\":\"universal\"}],\"info\":{\"version\":1}}"
    let files = ["a.xib": file, "\(set)/logo.svg": picture, "\(set)/Contents.json": names]
    let history = try SmallHistory(isGone ? files : ["a.xib": file], isGone ? ["b.txt": "1"] : files)
    if isGone {
      try FileManager.default.removeItem(at: history.folder.appendingPathComponent(set))
      try history.amend()
    }
    let outcome = try history.review()
    let found = leads(outcome) + outcome.report.entries.compactMap(\.message)
    #expect(found.contains { $0.contains(isGone ? "is gone" : "is there now") }, "\(found)")
    #expect(!found.contains { $0.contains("another") }, "\(found)")
  }

  // MARK: Archives

  private static func archive(_ outlet: String, frame: String, owner: String, color: String, more: String = "")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
    <object class="IBUIButton" id="2"><string key="NSFrame">\(frame)</string>
    <string key="IBUINormalTitle">Buy now</string>
    <object class="NSColor" key="IBUINormalTitleColor" \(color)><int key="NSColorSpace">3</int></object></object>
    <object class="IBObjectContainer" key="IBDocument.Objects"><object class="NSMutableArray" key="connectionRecords">
    <object class="IBConnectionRecord"><object class="IBCocoaTouchOutletConnection" key="connection">
    <string key="label">\(outlet)</string><reference key="source" ref="1"/><reference key="destination" ref="2"/>
    </object><int key="connectionID">7</int></object>\(more)</object>
    <object class="IBObjectRecord"><int key="objectID">-1</int><reference key="object" ref="1"/></object>
    <object class="NSMutableDictionary" key="flattenedProperties"><bool key="EncodedWithXMLCoder">YES</bool>
    <object class="NSArray" key="dict.sortedKeys"><bool key="EncodedWithXMLCoder">YES</bool>
    <string>-1.CustomClassName</string><string>-2.CustomClassName</string></object>
    <object class="NSMutableArray" key="dict.values"><bool key="EncodedWithXMLCoder">YES</bool>
    <string>\(owner)</string><string>UIResponder</string></object></object></object></data></archive>
    """
  }

  /// Outlets, actions, the owner's class and frames of archives are told; a colour that is no longer shared is not.
  @Test func archivesTellWhatLeadsFromObjectToObject() throws {
    let action = """
      <object class="IBConnectionRecord"><object class="IBCocoaTouchEventConnection" key="connection">
      <string key="label">buy:</string><reference key="source" ref="2"/><reference key="destination" ref="1"/></object>
      </object>
      """
    let before = Self.archive("button", frame: "{{20, 20}, {80, 30}}", owner: "Shop", color: "id=\"9\"")
    let after = Self.archive(
      "buyButton", frame: "{{20, 44}, {80, 30}}", owner: "Store", color: "", more: action)
    #expect(
      Set(notes(try review(before, after)).dropFirst()) == [
        "the outlet 'buyButton' is new", "the action 'buy:' (the button 'Buy now') is new",
        "the outlet 'button' is gone",
        "class of the file's owner is 'Store' instead of 'Shop'",
        "frame of the button 'Buy now' is [20, 44, 80, 30] instead of [20, 20, 80, 30]",
      ])
    let plain = Self.archive("button", frame: "{{20, 20}, {80, 30}}", owner: "Shop", color: "")
    let told = notes(try review(before, plain))
    #expect(!told.contains { $0.contains("gone") || $0.contains("anew") }, "\(told)")
  }

  /// An object keeps its record's number where another saving gives it another id. Seen in LiveReload and AudioBookBinder.
  @Test func archivesKnowObjectsByTheirRecords() throws {
    let properties = "<object class=\"NSMutableDictionary\" key=\"flattenedProperties\">"
    func file(_ id: String) -> String {
      let record = """
        <object class="IBObjectRecord"><int key="objectID">645</int><reference key="object" ref="\(id)"/></object>
        """
      return Self.archive("button", frame: "{{20, 20}, {80, 30}}", owner: "Shop", color: "")
        .replacing("id=\"2\"", with: "id=\"\(id)\"").replacing("ref=\"2\"", with: "ref=\"\(id)\"")
        .replacing(properties, with: record + properties)
    }
    let told = notes(try review(file("956088340"), file("645915259")))
    #expect(!told.contains { $0.contains("leads to") || $0.contains("outlet") }, "\(told)")
  }

  /// A Mac's y runs upwards. Seen in delve-cocoa.
  @Test func masksOfAMacsArchivesRunUpwards() throws {
    func file(_ flags: Int) -> String {
      Self.archive("button", frame: "{{20, 20}, {80, 30}}", owner: "Shop", color: "")
        .replacing("InterfaceBuilder3.CocoaTouch.XIB", with: "InterfaceBuilder3.Cocoa.XIB")
        .replacing("<string key=\"NSFrame\">", with: "<int key=\"NSvFlags\">\(flags)</int><string key=\"NSFrame\">")
    }
    let told = notes(try review(file(1292), file(1316)))
    #expect(told.contains { $0.contains("is pinned left and bottom instead of pinned left and top") }, "\(told)")
  }

  // MARK: Tool tips

  /// Tool tips that all segments were given are a person's words, whatever Xcode saved the file.
  @Test func toolTipsOfAllSegmentsAreTold() throws {
    func file(_ tips: [String], _ tools: String) -> String {
      let segments = tips.map { "<segment label=\"\"\($0.isEmpty ? "" : " toolTip=\"\($0)\"")/>" }.joined()
      return Drawn.mac(
        """
        <segmentedControl verticalHuggingPriority="750" fixedFrame="YES" id="seg-aa-001">\(Drawn.frame(20, 20, 120, 24))
        <segmentedCell key="cell" style="rounded" trackingMode="selectOne" id="cel-aa-001">
        <font key="font" metaFont="system"/><segments>\(segments)</segments></segmentedCell></segmentedControl>
        """
      ).replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"\(tools)\"")
    }
    let told = notes(
      try review(file(["", "", ""], "20037"), file(["Map", "Commit", "Stashes"], "21507"), mac: true))
    #expect(told.contains { $0.contains("Commit") && $0.contains("Stashes") }, "\(told)")
  }

  // MARK: Documents

  /// The tint that a document gives all of its controls is told, whether a picture shows it or none.
  @Test func theTintOfADocumentIsTold() throws {
    let file = Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <viewController id="con-aa-001" sceneMemberID="viewController"><view key="view" id="roo-aa-001">
        \(Drawn.frame(0, 0, 375, 667))</view></viewController>
        """))
    let tinted = file.replacing(
      "</document>", with: "<color key=\"tintColor\" red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"1\"/></document>")
    #expect(
      notes(try review(tinted, file)).contains {
        $0.contains("of the document, which bars and controls without one of their own take, is no longer '#FF8000'")
      })
    // Before all pictures that it is the cause of. Seen in GoldenWords-iOS.
    #expect(
      notes(try review(file, tinted)).first
        == "tint color of the document, which bars and controls without one of their own take, is '#FF8000' now")
  }

  // MARK: Cells

  /// The system lays a cell's content out, wherever iOS 6 had it in a grouped table.
  @Test(arguments: ["5053", "4514"]) func theContentOfACellIsTheSystems(later: String) throws {
    func file(_ content: String, _ tools: String, _ text: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController id="con-aa-001" sceneMemberID="viewController">
          <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="tab-aa-001">
          \(Drawn.frame(0, 0, 320, 568))<sections><tableViewSection id="sec-aa-001"><cells>
          <tableViewCell contentMode="scaleToFill" id="cel-aa-001">\(Drawn.frame(0, 40, 320, 44))
          <autoresizingMask key="autoresizingMask"/>
          <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="cnt-aa-001">\(content)
          <autoresizingMask key="autoresizingMask"/><subviews>
          <label opaque="NO" text="\(text)" fixedFrame="YES" id="lab-aa-001">\(Drawn.frame(20, 11, 100, 21))
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
          </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
          </tableViewController>
          """)
      ).replacing("toolsVersion=\"14113\"", with: "toolsVersion=\"\(tools)\"")
        .replacing("<device id=\"retina4_7\" orientation=\"portrait\"/>", with: "")
        .replacing("useSafeAreas=\"YES\"", with: "")
    }
    let outcome = try review(
      file(Drawn.frame(10, 1, 300, 43), "4514", "Name"), file(Drawn.frame(0, 0, 320, 43), later, "Names"))
    let found = leads(outcome)
    #expect(!found.isEmpty && !found.contains { $0.contains("leaves its content") }, "\(found)")
  }
}
