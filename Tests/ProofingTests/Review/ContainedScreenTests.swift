import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Screens in tabs, stacks and sheets: what of their containers a file only records, and what it says, in the shapes in
/// which commits of real projects have it.
@Suite struct ContainedScreenTests {
  func causes(_ outcome: RevisionReview.Outcome) -> [ReviewReport.Cause] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
  }

  func review(_ before: String, _ after: String, devices: [String] = ["iphone-8"]) throws
    -> RevisionReview.Outcome
  {
    try SmallHistory(["a.storyboard": before], ["a.storyboard": after]).review(devices: devices)
  }

  // MARK: Storyboards

  static func storyboard(_ scenes: String, tools: String = "14313") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="tab-aa-001">
    <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
    \(scenes)
    </scenes></document>
    """
  }

  static func scene(_ element: String, _ id: String, _ inner: String, attributes: String = "") -> String {
    """
    <scene sceneID="sc\(id)-aa-001"><objects><\(element) \(attributes) id="\(id)-aa-001" sceneMemberID="viewController">
    \(inner)</\(element)></objects></scene>

    """
  }

  static func segues(_ segues: [(to: String, kind: String)]) -> String {
    let elements = segues.map { segue in
      let isRelationship = ["viewControllers", "rootViewController"].contains(segue.kind)
      let kind = isRelationship ? "relationship\" relationship=\"\(segue.kind)" : segue.kind
      return
        "<segue destination=\"\(segue.to)-aa-001\" kind=\"\(kind)\" id=\"s\(segue.to)-\(segue.kind.prefix(2))-001\"/>"
    }
    return "<connections>\(elements.joined())</connections>"
  }

  /// A controller whose view holds a table or a view of its own from below the top bar to the bottom.
  static func list(
    _ id: String, height: Double, attributes: String = "", _ outlets: [(to: String, kind: String)] = []
  ) -> String {
    let table = Drawn.view(
      "lst\(id)-aa-1", "view", Drawn.frame(0, 20, 375, height - 20), attributes: "userLabel=\"List\"")
    return scene(
      "viewController", id,
      """
      <layoutGuides><viewControllerLayoutGuide type="top" id="top\(id)-aa-1"/>
      <viewControllerLayoutGuide type="bottom" id="bot\(id)-aa-1"/></layoutGuides>
      <view key="view" contentMode="scaleToFill" id="vie\(id)-aa-1">\(Drawn.frame(0, 0, 375, height))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(table)</subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/><constraints>
      \(Drawn.rule("lea\(id)-aa-1", "leading", "leading", "vie\(id)-aa-1", item: "lst\(id)-aa-1"))
      \(Drawn.rule("tra\(id)-aa-1", "trailing", "trailing", "lst\(id)-aa-1", item: "vie\(id)-aa-1"))
      \(Drawn.rule("tor\(id)-aa-1", "top", "bottom", "top\(id)-aa-1", item: "lst\(id)-aa-1"))
      \(Drawn.rule("bor\(id)-aa-1", "bottom", "top", "bot\(id)-aa-1", item: "lst\(id)-aa-1"))
      </constraints></view>
      \(segues(outlets))
      """, attributes: attributes)
  }

  static let tabs = scene(
    "tabBarController", "tab",
    "<tabBar key=\"tabBar\" translucent=\"NO\" id=\"bar-aa-001\">\(Drawn.frame(0, 0, 375, 49))</tabBar>"
      + segues([("nav", "viewControllers")]))

  static func stack(_ id: String, root: String, isOpaque: Bool = false) -> String {
    scene(
      "navigationController", id,
      "<navigationBar key=\"navigationBar\" \(isOpaque ? "translucent=\"NO\"" : "") id=\"nb\(id)-aa-1\">"
        + "\(Drawn.frame(0, 20, 375, 44))</navigationBar>" + segues([(root, "rootViewController")]))
  }

  // MARK: Bars that a view ends at

  /// A way into a stack with an opaque bar, or out of it, moves nothing in the screen that it leads to: where the segue is not,
  /// code shows the screen, in the same way for all that is known.
  @Test(arguments: [false, true]) func aWayIntoAStackMovesNothing(isGoing: Bool) throws {
    func file(isPushed: Bool) -> String {
      Self.storyboard(
        Self.tabs + Self.stack("nav", root: "fee", isOpaque: true)
          + Self.list("fee", height: 603, isPushed ? [("end", "show")] : []) + Self.list("end", height: 667))
    }
    let outcome = try review(file(isPushed: isGoing), file(isPushed: !isGoing), devices: ["iphone-8"])
    let explained = outcome.report.entries.compactMap { $0.layout?.explained }
    #expect(explained.isEmpty)
    #expect(explained.allSatisfy { $0.share > 0.99 }, "\(explained) \(causes(outcome).map(\.sentence))")
  }

  /// A bar that is opaque no longer is told by what its screens do, and by no rule that nobody wrote.
  @Test func aScreenThatReachesUnderABarIsToldSo() throws {
    func file(isOpaque: Bool) -> String {
      Self.storyboard(
        Self.tabs.replacing("translucent=\"NO\"", with: isOpaque ? "translucent=\"NO\"" : "")
          + Self.stack("nav", root: "fee") + Self.list("fee", height: isOpaque ? 618 : 667))
    }
    let outcome = try review(file(isOpaque: true), file(isOpaque: false))
    let sentences = causes(outcome).map(\.sentence)
    #expect(sentences.contains { $0.contains("under the bars instead of ending at them") }, "\(sentences)")
    #expect(!sentences.contains { $0.contains("instead of 4 rules") }, "\(sentences)")
  }

  // MARK: Other places

  /// A file in another folder that another Xcode saved is read as one system on both sides.
  @Test func aMovedFileIsReadAsOneSystem() throws {
    func file(_ tools: String) -> String { Self.storyboard(Self.list("one", height: 667), tools: tools) }
    let history = try SmallHistory(["old/a.storyboard": file("14490")], [:])
    try FileManager.default.removeItem(at: history.folder.appendingPathComponent("old"))
    try history.write("new/a.storyboard", Array(file("15702").utf8))
    try history.commit()
    let outcome = try history.review()
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(causes(outcome).map(\.sentence))")
    #expect(outcome.report.entries.allSatisfy { $0.message == nil })
  }

  // MARK: Rows

  /// Older canvases began the rows of a table below the bars; where they begin is the canvas' doing.
  @Test func rowsThatAnotherXcodeBeganElsewhereAreNoChange() throws {
    func file(_ tools: String, _ first: Double) -> String {
      let cells = (0..<2).map { index in
        """
        <tableViewCell id="ce\(index)-aa-001" userLabel="Row \(index)">\(Drawn.frame(0, first + Double(index) * 44, 375, 44))
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="ce\(index)-aa-001" id="co\(index)-aa-001">
        \(Drawn.frame(0, 0, 375, 44))<autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell>
        """
      }
      return Self.storyboard(
        Self.scene(
          "tableViewController", "tbl",
          """
          <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="tab-aa-002">
          \(Drawn.frame(0, 0, 375, 667))<sections><tableViewSection headerTitle="Looks" id="sec-aa-001">
          <cells>\(cells.joined())</cells></tableViewSection></sections></tableView>
          """), tools: tools)
    }
    let outcome = try review(file("11201", 119.5), file("12120", 55.5))
    #expect(outcome.report.entries.allSatisfy { $0.status == .same }, "\(causes(outcome).map(\.sentence))")
  }

  /// The colour of a bar's own buttons is no other's bar. Seen in EasEval-iOS.
  @Test func buttonsOfAnItemTintNoTabs() throws {
    func file(_ tint: String) -> String {
      let list = Self.list("fee", height: 603)
      let item = """
        <navigationItem key="navigationItem" title="News" id="ite-aa-001"><barButtonItem key="rightBarButtonItem" \
        title="Next" id="but-aa-001">\(tint)</barButtonItem></navigationItem>
        """
      return Self.storyboard(
        Self.tabs + Self.stack("nav", root: "fee")
          + list.replacing("</viewController>", with: item + "</viewController>"))
    }
    let white = "<color key=\"tintColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let sentences = causes(try review(file(""), file(white))).map(\.sentence)
    #expect(sentences.contains { $0.contains("the bar's tint") }, "\(sentences)")
    #expect(!sentences.contains { $0.contains("tab bar") }, "\(sentences)")
  }

  /// A screen alone and within its stack is one group, whatever its own view is called there. Seen in PermissionScope and
  /// iOSApp.
  @Test func aScreenAndItsStackAreOneGroup() throws {
    func file(_ constant: Double) -> String {
      let box = Drawn.view(
        "box-aa-001", "view", Drawn.frame(100, 200, 100, 40), attributes: "userLabel=\"Box\"",
        constraints: Drawn.rule("box-wi-001", "width", constant: 100)
          + Drawn.rule("box-he-001", "height", constant: 40),
        more:
          "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>")
      let view = """
        <view key="view" contentMode="scaleToFill" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\(box)</subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/><constraints>
        \(Drawn.rule("box-cx-001", "centerX", "centerX", "vie-aa-001", item: "box-aa-001", constant: constant))
        \(Drawn.rule("box-cy-001", "centerY", "centerY", "vie-aa-001", item: "box-aa-001"))
        </constraints></view>
        """
      return Self.storyboard(Self.stack("nav", root: "fee") + Self.scene("viewController", "fee", view))
    }
    let path = "Base.lproj/Main.storyboard"
    let outcome = try SmallHistory([path: file(0)], [path: file(30)]).review()
    #expect(outcome.report.entries.count { $0.status == .layout } == 2)
    #expect(outcome.report.groups.count == 1, "\(outcome.report.groups.map(\.title))")
  }
}
