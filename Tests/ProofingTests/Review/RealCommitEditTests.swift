import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Edits of commits of real projects that are one thing to a person, and were told as many or as another.
@Suite struct RealCommitEditTests {
  private func titles(_ outcome: RevisionReview.Outcome) -> [String] { outcome.report.groups.map(\.title) }

  private func causes(_ outcome: RevisionReview.Outcome) -> [ReviewReport.Cause] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
  }

  // MARK: Split views

  private static func pane(_ id: String, _ label: String, _ x: Double, _ width: Double, _ inner: String = "") -> String
  {
    "<customView fixedFrame=\"YES\" id=\"\(id)\" userLabel=\"\(label)\">\(Drawn.frame(x, 0, width, 200))"
      + "<autoresizingMask key=\"autoresizingMask\"/>\(inner)</customView>"
  }

  private static func split(_ panes: String) -> String {
    Drawn.mac(
      """
      <splitView dividerStyle="thin" vertical="YES" id="spl-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
      \(Drawn.frame(0, 0, 401, 200))<subviews>\(panes)</subviews>
      <holdingPriorities><real value="250"/><real value="250"/></holdingPriorities></splitView>
      """, size: (401, 200),
      constraints: Drawn.rule("r1a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "spl-aa-001")
        + Drawn.rule("r2a-aa-001", "trailing", "trailing", "spl-aa-001")
        + Drawn.rule("r3a-aa-001", "top", "top", "Hz6-mo-xeY", item: "spl-aa-001")
        + Drawn.rule("r4a-aa-001", "bottom", "bottom", "spl-aa-001"))
  }

  /// A divider that was drawn elsewhere is an edit of the split view's panes, not a tie.
  @Test func aDividerThatWasMovedIsTold() throws {
    func file(_ width: Double) -> String {
      Self.split(
        Self.pane("one-aa-001", "List", 0, width) + Self.pane("two-aa-001", "Detail", width + 1, 400 - width))
    }
    let outcome = try SmallHistory(["a.xib": file(200)], ["a.xib": file(150)]).review(devices: [])
    let title = try #require(titles(outcome).first)
    #expect(title.hasPrefix("the pane 'List' is 150 pt wide instead of 200"), "\(titles(outcome))")
    #expect(causes(outcome).count == 1 && causes(outcome)[0].returned ?? 0 > 0.9, "\(causes(outcome))")
  }

  /// A container that came around a pane takes its place: that is the edit, and scrollers lie where theirs puts them.
  @Test func aContainerAroundAViewIsOneEdit() throws {
    func scroll(_ frame: String, _ scroller: String, _ attributes: String) -> String {
      """
      <scrollView \(attributes) autohidesScrollers="YES" horizontalLineScroll="10" hasHorizontalScroller="NO" \
      id="scr-aa-001" userLabel="Scroll">\(frame)<autoresizingMask key="autoresizingMask"/>
      <clipView key="contentView" id="clp-aa-001">\(frame)
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></clipView>
      <scroller key="verticalScroller" hidden="YES" verticalHuggingPriority="750" horizontal="NO" id="bar-aa-001">
      \(scroller)<autoresizingMask key="autoresizingMask"/></scroller></scrollView>
      """
    }
    let before = Self.split(
      scroll(Drawn.frame(0, 0, 200, 200), Drawn.frame(120, 0, 16, 140), "fixedFrame=\"YES\"")
        + Self.pane("two-aa-001", "Detail", 201, 200))
    let inner =
      "<subviews>"
      + scroll(
        Drawn.frame(0, 0, 150, 200), Drawn.frame(134, 0, 16, 0), "translatesAutoresizingMaskIntoConstraints=\"NO\"")
      + "</subviews><constraints>"
      + Drawn.rule("r5a-aa-001", "leading", "leading", "new-aa-001", item: "scr-aa-001")
      + Drawn.rule("r6a-aa-001", "width", "width", "scr-aa-001")
      + Drawn.rule("r7a-aa-001", "top", "top", "new-aa-001", item: "scr-aa-001")
      + Drawn.rule("r8a-aa-001", "height", "height", "scr-aa-001") + "</constraints>"
    let after = Self.split(
      Self.pane("new-aa-001", "Editor", 0, 150, inner) + Self.pane("two-aa-001", "Detail", 151, 250))
    let outcome = try SmallHistory(["a.xib": before], ["a.xib": after]).review(devices: [])
    let title = try #require(titles(outcome).first)
    #expect(title.hasPrefix("'Editor' is new around 'Scroll'"), "\(titles(outcome))")
    #expect(!causes(outcome).contains { $0.sentence.contains("frame of") }, "\(causes(outcome).map(\.sentence))")
    #expect(causes(outcome).allSatisfy { ($0.returned ?? 1) > 0.5 }, "\(causes(outcome).map(\.returned))")
  }

  /// A container that went from around a view is one edit, which brings the view back where it is taken back.
  @Test func aContainerThatWentFromAroundAViewIsOneEdit() throws {
    func file(_ isInside: Bool) -> String {
      let inner = Drawn.view("inn-aa-001", "customView", Drawn.frame(0, 0, 80, 40), attributes: "userLabel=\"Inner\"")
      let around = isInside ? "box-aa-001" : "Hz6-mo-xeY"
      let own =
        Drawn.rule("i1a-aa-001", "leading", "leading", around, item: "inn-aa-001")
        + Drawn.rule("i2a-aa-001", "top", "top", around, item: "inn-aa-001")
        + Drawn.rule("i3a-aa-001", "width", item: "inn-aa-001", constant: 80)
        + Drawn.rule("i4a-aa-001", "height", item: "inn-aa-001", constant: 40)
      let box = Drawn.view(
        "box-aa-001", "customView", Drawn.frame(30, 100, 80, 40), attributes: "userLabel=\"Box\"", subviews: inner,
        constraints: own)
      let place =
        Drawn.rule("b1a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "box-aa-001", constant: 30)
        + Drawn.rule("b2a-aa-001", "top", "top", "Hz6-mo-xeY", item: "box-aa-001", constant: 60)
        + Drawn.rule("b3a-aa-001", "width", item: "box-aa-001", constant: 80)
        + Drawn.rule("b4a-aa-001", "height", item: "box-aa-001", constant: 40)
      return Drawn.mac(isInside ? box : inner, constraints: isInside ? place : own)
    }
    let outcome = try SmallHistory(["a.xib": file(true)], ["a.xib": file(false)]).review(devices: [])
    #expect(titles(outcome).first?.hasPrefix("'Box' is gone from around 'Inner'") == true, "\(titles(outcome))")
    #expect(causes(outcome).allSatisfy { ($0.returned ?? 1) > 0.5 }, "\(causes(outcome))")
  }

  // MARK: Masks and rules

  /// Views that rules place now instead of their masks are one edit, with these rules.
  @Test func aConversionToRulesIsOneEdit() throws {
    func file(_ hasRules: Bool) -> String {
      func box(_ number: Int) -> String {
        let id = "bx\(number)-aa-001"
        let y = 140 - Double(number) * 40
        let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMinY=\"YES\"/>"
        let frame = Drawn.frame(20, hasRules ? y - 4 : y, 100, 30)
        return hasRules
          ? Drawn.view(id, "customView", frame, attributes: "userLabel=\"Box \(number)\"", more: mask)
          : "<customView fixedFrame=\"YES\" id=\"\(id)\" userLabel=\"Box \(number)\">\(frame)\(mask)</customView>"
      }
      let rules = (0..<3).map { number -> String in
        let id = "bx\(number)-aa-001"
        return Drawn.rule("l\(number)a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: id, constant: 20)
          + Drawn.rule(
            "t\(number)a-aa-001", "top", "top", "Hz6-mo-xeY", item: id, constant: 34 + Double(number) * 40)
          + Drawn.rule("w\(number)a-aa-001", "width", item: id, constant: 100)
          + Drawn.rule("h\(number)a-aa-001", "height", item: id, constant: 30)
      }
      return Drawn.mac((0..<3).map(box).joined(), constraints: hasRules ? rules.joined() : "")
    }
    let outcome = try SmallHistory(["a.xib": file(false)], ["a.xib": file(true)]).review(devices: [])
    #expect(
      titles(outcome) == ["3 views are placed by 12 rules instead of their masks, so 3 views moved down 4 pt"])
    #expect(causes(outcome).count == 1 && causes(outcome)[0].returned ?? 0 > 0.9, "\(causes(outcome))")
    let back = try SmallHistory(["a.xib": file(true)], ["a.xib": file(false)]).review(devices: [])
    #expect(titles(back) == ["3 views are placed by their masks instead of 12 rules, so 3 views moved up 4 pt"])
  }

  // MARK: Bars

  /// A file that Xcode 8 saved anew knows its device; the tabs below its screens were there before.
  @Test func tabsThatACanvasWithoutADeviceHasAreNotNew() throws {
    func file(_ tools: String, _ device: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="tab-aa-001">
      \(device)
      <scenes><scene sceneID="sc1-aa-001"><objects>
      <tabBarController id="tab-aa-001" sceneMemberID="viewController"><tabBar key="tabBar" id="bar-aa-001">
      \(Drawn.frame(0, 0, 320, 49))</tabBar><connections><segue destination="vwc-aa-001" kind="relationship" \
      relationship="viewControllers" id="seg-aa-001"/></connections></tabBarController></objects></scene>
      <scene sceneID="sc2-aa-001"><objects><viewController id="vwc-aa-001" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="gt1-aa-001"/>
      <viewControllerLayoutGuide type="bottom" id="gb1-aa-001"/></layoutGuides>
      <view key="view" contentMode="scaleToFill" id="viw-aa-001">\(Drawn.frame(0, 0, 375, 667))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
      <tabBarItem key="tabBarItem" title="Rooms" id="itm-aa-001"/></viewController></objects></scene></scenes>
      </document>
      """
    }
    let outcome = try SmallHistory(
      ["a.storyboard": file("9531", "")],
      ["a.storyboard": file("14460.31", "<device id=\"retina4_7\" orientation=\"portrait\"/>")]
    ).review(devices: ["iphone-17"])
    #expect(titles(outcome).isEmpty, "\(titles(outcome))")
    #expect(outcome.report.exitCode == 0)
  }

  // MARK: Saved by another Xcode

  /// Where another version of Xcode puts the cells of a table is neither a cause nor a movement.
  @Test func cellsOfATableThatWasSavedAnewAreQuiet() throws {
    func file(_ tools: String, _ y: Double) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="sc1-aa-001"><objects>
      <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
      <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="grouped" rowHeight="44" \
      sectionHeaderHeight="10" sectionFooterHeight="10" id="tbl-aa-001">\(Drawn.frame(0, 0, 375, 667))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <prototypes><tableViewCell contentMode="scaleToFill" selectionStyle="default" id="cel-aa-001">
      \(Drawn.frame(0, y, 375, 44))<autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-aa-001" id="con-aa-001">
      \(Drawn.frame(0, 0, 375, 43.5))<autoresizingMask key="autoresizingMask"/></tableViewCellContentView>
      </tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes></document>
      """
    }
    let outcome = try SmallHistory(
      ["a.storyboard": file("11762", 113.5)], ["a.storyboard": file("13196", 55.5)]
    ).review(devices: ["iphone-17"])
    #expect(titles(outcome).isEmpty && outcome.report.exitCode == 0, "\(titles(outcome))")
    #expect(outcome.report.notes.contains { $0.text.contains("another version of Xcode") })
  }

  // MARK: Tables

  /// A title that stands at another cell is an edit of the table's sections, not of a rule that reads as before.
  @Test func aTitleAtAnotherCellIsAnEditOfTheSections() throws {
    func cell(_ number: Int, _ y: Double) -> String {
      """
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" rowHeight="44" id="ce\(number)-aa-001">
      \(Drawn.frame(0, y, 375, 44))<autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="ce\(number)-aa-001" \
      id="co\(number)-aa-001">\(Drawn.frame(0, 0, 375, 43.5))<autoresizingMask key="autoresizingMask"/>
      </tableViewCellContentView></tableViewCell>
      """
    }
    func file(_ sections: String) -> String {
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
      <sections>\(sections)</sections></tableView></tableViewController></objects></scene></scenes></document>
      """
    }
    func section(_ id: String, _ title: String, _ cells: String) -> String {
      "<tableViewSection \(title) id=\"\(id)\"><cells>\(cells)</cells></tableViewSection>"
    }
    let title = "headerTitle=\"Network\""
    let before = section("se1-aa-001", title, cell(1, 55.5) + cell(2, 99.5))
    let after = section("se2-aa-001", "", cell(1, 35)) + section("se1-aa-001", title, cell(2, 135))
    let outcome = try SmallHistory(["a.storyboard": file(before)], ["a.storyboard": file(after)]).review()
    #expect(titles(outcome).count == 1 && titles(outcome)[0].contains("the sections of"), "\(titles(outcome))")
    #expect(causes(outcome).allSatisfy { ($0.returned ?? 1) > 0.5 }, "\(causes(outcome).map(\.sentence))")
  }

  // MARK: Archives

  /// Files in the form of Xcode 4 and before are compared as text, and drawn from where they have another.
  @Test func archivesAreComparedAsText() throws {
    func file(_ words: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"><data>
      <object class="NSTextField" id="1001"><string key="NSFrame">{{17, 20}, {96, 17}}</string>
      <object class="NSTextFieldCell" key="NSCell" id="1002"><string key="NSContents">\(words)</string></object>
      </object></data></archive>
      """
    }
    let outcome = try SmallHistory(["a.xib": file("Server:")], ["a.xib": file("Host:")]).review(devices: [])
    let notes = outcome.report.notes.map(\.text)
    #expect(notes.contains { $0.contains("the archive form of Xcode 4 and before is not drawn") }, "\(notes)")
    #expect(notes.contains("the text field cell 'Server:' says 'Host:'"), "\(notes)")
    #expect(outcome.report.exitCode == 1 && !outcome.hasErrors)

    // Xcode writes texts with other letters, and some without, in Base64; Xcode 3 with a letter more than there is need of.
    for (words, letters) in [("Server:", "U2Vy\ndmVyOg"), ("Choose…", "Q2hvb3Nl4oCmA")] {
      let encoded = file(words).replacingOccurrences(
        of: "<string key=\"NSContents\">\(words)", with: "<string type=\"base64-UTF8\" key=\"NSContents\">\(letters)")
      let same = try SmallHistory(["a.xib": file(words)], ["a.xib": encoded]).review(devices: [])
      #expect(!same.report.notes.contains { $0.text.contains("says") }, "\(same.report.notes.map(\.text))")
    }

    let saved = try SmallHistory(["a.xib": file("Server:")], ["a.xib": Drawn.mac("")]).review(devices: [])
    #expect(
      saved.report.entries.allSatisfy { $0.message?.contains("is not drawn") == true }, "\(saved.report.entries)")
    let gone = saved.report.notes.map(\.text).filter { $0.contains("is gone") }
    #expect(gone == ["the text 'Server:' is gone"], "\(gone)")
  }
}
