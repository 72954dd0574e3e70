import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What is on both sides is told as neither new nor gone, and what both sides draw alike as no change of looks.
@Suite struct SameThingTests {
  private func leads(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
  }

  /// Copies of one screen that were moved are those of their own files' names, and a new one is none of them. Seen in
  /// LogicPuzzlesSwift.
  @Test func movedCopiesAreThoseOfTheirFiles() throws {
    func file(_ name: String) -> String {
      let labels = [name, "Level 1", "Level 2", "Level 3"].enumerated().map { place, words in
        Drawn.label("la\(place)-aa-001", words, Drawn.frame(20, Double(place) * 40 + 20, 100, 21))
          .replacing("translatesAutoresizingMaskIntoConstraints=\"NO\"", with: "")
      }
      let view = "<view key=\"view\" id=\"vie-aa-001\">\(Drawn.frame(0, 0, 375, 667))<subviews>\(labels.joined())"
      return Drawn.storyboard(
        Drawn.scene("1", "<viewController id=\"con-aa-001\">\(view)</subviews></view></viewController>"))
    }
    let moved = ["Masyu", "Nurikabe"]
    let history = try SmallHistory(
      Dictionary(uniqueKeysWithValues: moved.map { ("Base.lproj/\($0).storyboard", file($0)) }),
      Dictionary(uniqueKeysWithValues: (["Loopy"] + moved).map { ("Puzzles/\($0)/\($0).storyboard", file($0)) }))
    try FileManager.default.removeItem(at: history.folder.appendingPathComponent("Base.lproj"))
    try history.amend()
    let outcome = try history.review()
    #expect(leads(outcome).isEmpty, "\(leads(outcome))")
    let changed = outcome.report.entries.filter { $0.status != .same }
    #expect(changed.count == 1 && changed[0].status == .missing, "\(changed.map(\.key))")
  }

  /// A clip view without a colour draws the one that Xcode wrote before. Seen in Mac Linux USB Loader and Creevey.
  @Test func aGroundThatIsLeftOutIsTheUsualOne() throws {
    func file(_ ground: String, _ attributes: String = "") -> String {
      Drawn.mac(
        """
        <scrollView fixedFrame="YES" id="scr-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(20, 20, 200, 100))<autoresizingMask key="autoresizingMask"/>
        <clipView key="contentView" \(attributes) id="cli-aa-001">\(Drawn.frame(1, 1, 198, 98))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews><customView id="doc-aa-001">\(Drawn.frame(0, 0, 100, 50))<autoresizingMask key="autoresizingMask"/>
        </customView></subviews>\(ground)</clipView></scrollView>
        """)
    }
    let named = """
      <color key="backgroundColor" name="controlBackgroundColor" catalog="System" colorSpace="catalog"/>
      """
    #expect(leads(try SmallHistory.review(file(named), file(""))).isEmpty)
    let none = leads(try SmallHistory.review(file(named), file("", "drawsBackground=\"NO\"")))
    #expect(none.contains { $0.contains("background of 'Clip View' is none") }, "\(none)")
  }

  /// Xcode 10 writes another name for the menu's font of 14 points. Seen in SMCAMDProcessor.
  @Test func aFontOfTheMenuBarHas14Points() throws {
    func file(_ font: String) -> String {
      Drawn.mac(
        """
        <textField fixedFrame="YES" id="fie-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
        \(Drawn.frame(20, 20, 100, 18))<autoresizingMask key="autoresizingMask"/>
        <textFieldCell key="cell" title="Speed" id="cel-aa-001"><font key="font" \(font)/></textFieldCell></textField>
        """)
    }
    #expect(leads(try SmallHistory.review(file("metaFont=\"menu\" size=\"14\""), file("metaFont=\"menuBar\""))).isEmpty)
    // Documents have a font of their own. Seen in Einstein.
    #expect(leads(try SmallHistory.review(file("size=\"12\" name=\"Helvetica\""), file("metaFont=\"user\""))).isEmpty)
  }

  /// Contents of boxes have no ids, and are known by their boxes, wherever these stand in the file. Seen in ShowyEdge.
  @Test func contentsWithoutIDsFollowTheirBoxes() throws {
    func box(_ title: String, _ y: Double) -> String {
      """
      <box fixedFrame="YES" title="\(title)" id="box-\(title.prefix(2))-001" translatesAutoresizingMaskIntoConstraints="NO">
      \(Drawn.frame(20, y, 200, 80))<autoresizingMask key="autoresizingMask"/><view key="contentView">
      \(Drawn.frame(1, 1, 198, 60))<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><button fixedFrame="YES" id="but-\(title.prefix(2))-001" translatesAutoresizingMaskIntoConstraints="NO">
      \(Drawn.frame(10, 10, 90, 18))<autoresizingMask key="autoresizingMask"/>
      <buttonCell key="cell" type="check" title="\(title) on" id="cel-\(title.prefix(2))-001"/></button></subviews></view></box>
      """
    }
    let (basic, colour) = (box("Basic", 110), box("Colour", 20))
    let told = leads(try SmallHistory.review(Drawn.mac(basic + colour), Drawn.mac(colour + basic)))
    #expect(!told.contains { $0.contains(" lies in ") }, "\(told)")
  }

  private static func screen(_ number: Int) -> String {
    Drawn.scene(
      "\(number)",
      """
      <viewController customClass="Screen\(number)" storyboardIdentifier="s\(number)" id="vc\(number)-aa-001" \
      sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="vi\(number)-aa-001">
      \(Drawn.frame(0, 0, 375, 667))<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(Drawn.label("la\(number)-aa-001", "Words \(number)", Drawn.frame(0, 80, 200, 21)))</subviews>
      <viewLayoutGuide key="safeArea" id="sa\(number)-aa-001"/></view></viewController>
      """)
  }

  /// A screen that a stack shows no longer is there still. Seen in tsurukame.
  @Test func aScreenThatIsNotShownIsNotGone() throws {
    func file(_ segue: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "n",
          """
          <navigationController customClass="Stack" navigationBarHidden="YES" id="nav-aa-001" \
          sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar-aa-001"/>
          <connections>\(segue)</connections></navigationController>
          """) + Self.screen(1))
    }
    let root =
      "<segue destination=\"vc1-aa-001\" kind=\"relationship\" relationship=\"rootViewController\" id=\"roo-aa-001\"/>"
    let found = leads(
      try SmallHistory.review(file(root), file(""), ending: "storyboard", devices: ["iphone-8"]))
    #expect(!found.contains { $0.hasSuffix(" is gone") }, "\(found)")
    #expect(found.contains { $0.hasSuffix("is no longer shown in it") }, "\(found)")
  }

  /// A control that was made anew beside the pane that it lay in is that control. Seen in Mac Linux USB Loader.
  @Test func aControlOutOfAPaneThatWentIsThatControl() throws {
    func choice(_ id: String) -> String {
      """
      <button userLabel="Target" fixedFrame="YES" id="\(id)-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
      \(Drawn.frame(20, 20, 120, 32))<autoresizingMask key="autoresizingMask"/>
      <buttonCell key="cell" type="push" title="Target USB" bezelStyle="rounded" id="\(id)-ce-001"/></button>
      """
    }
    let pane = """
      <customView fixedFrame="YES" userLabel="Pane" id="pan-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
      \(Drawn.frame(100, 60, 150, 100))<autoresizingMask key="autoresizingMask"/><subviews>\(choice("old"))</subviews></customView>
      """
    let found = leads(try SmallHistory.review(Drawn.mac(pane), Drawn.mac(choice("new"))))
    #expect(
      !found.contains { $0.hasPrefix("'Target") && ($0.hasSuffix(" is new") || $0.hasSuffix(" is gone")) }, "\(found)")
  }
}
