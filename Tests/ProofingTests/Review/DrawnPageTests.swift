import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// A Mac's tab view that was drawn at another page than the one that its window opens with.
@Suite struct DrawnPageTests {
  private static let places = ["leading", "trailing", "top", "bottom"]

  private static func page(_ number: Int, drawn: Double, asks height: Double) -> String {
    let (page, box) = ("pag-aa-00\(number)", "box-aa-00\(number)")
    let edges = places.enumerated().map { Drawn.rule("r\($0)-pa-00\(number)", $1, $1, page, item: box) }
    return """
      <tabViewItem label="Page \(number)" identifier="" id="ite-aa-00\(number)"><view key="view" id="\(page)">
      \(Drawn.frame(0, 0, 400, drawn))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      <customView userLabel="Box \(number)" translatesAutoresizingMaskIntoConstraints="NO" id="\(box)">
      \(Drawn.frame(0, 0, 400, drawn))<constraints>
      \(Drawn.rule("rh-pa-00\(number)", "height", item: box, constant: height))</constraints></customView></subviews>
      <constraints>\(edges.joined())</constraints></view></tabViewItem>
      """
  }

  /// A controller of two pages, the first of which asks for `first` points and the second for 100.
  private static func file(drawn height: Double, first: Double) -> String {
    let edges = places.enumerated().map { Drawn.rule("r\($0)-ro-001", $1, $1, "roo-aa-001", item: "tab-aa-001") }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="16097" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><scenes><scene sceneID="sc1-aa-001"><objects>
      <viewController title="Pages" id="vc1-aa-001"><view key="view" id="roo-aa-001">\(Drawn.frame(0, 0, 400, height))
      <autoresizingMask key="autoresizingMask"/><subviews>
      <tabView type="noTabsNoBorder" translatesAutoresizingMaskIntoConstraints="NO" id="tab-aa-001">
      \(Drawn.frame(0, 0, 400, height))<font key="font" metaFont="system"/>
      <tabViewItems>\(page(1, drawn: first, asks: first))\(page(2, drawn: 100, asks: 100))</tabViewItems></tabView>
      </subviews><constraints>\(edges.joined())</constraints></view></viewController>
      </objects></scene></scenes></document>
      """
  }

  private func causes(_ before: String, _ after: String) throws -> [String] {
    try SmallHistory.review(before, after, ending: "storyboard").report.entries
      .flatMap { $0.layout?.causes ?? [] }.map { $0.sentence + " " + $0.whole }
  }

  /// What shows the view is as large as the rules of the page that it opens with ask for, whatever page was drawn last
  /// (`NSLayoutConstraint.Priority.windowSizeStayPut`). Seen in OC-Gen-X.
  @Test func aSizeThatWasDrawnAtAnotherPageIsNone() throws {
    let (first, second) = (Self.file(drawn: 300, first: 300), Self.file(drawn: 100, first: 300))
    #expect(try causes(first, second).isEmpty)
    #expect(try causes(second, first).isEmpty)
    let edited = try causes(second, Self.file(drawn: 100, first: 340))
    #expect(edited.contains { $0.contains("`Box 1.height == 340`") && $0.contains("340") }, "\(edited)")
    #expect(!edited.contains { $0.contains("the view is ") }, "\(edited)")
    // A page whose tab is not shown is called by its label. Seen in Battery-Toolkit.
    #expect(edited.contains { $0.contains("'Page 1'") }, "\(edited)")
  }

  /// How far such a view grew is told by its rules: what was recorded of another page says nothing of it. Seen in Battery-Toolkit.
  @Test func whatWasDrawnAtAnotherPageIsNoRecord() throws {
    let told = try causes(Self.file(drawn: 100, first: 300), Self.file(drawn: 340, first: 340))
    #expect(told.contains { $0.contains("'Tab View', 'Page 1' and 'Box 1' grew 40 pt in height") }, "\(told)")
    #expect(!told.contains { $0.contains("240 pt") }, "\(told)")
  }

  /// What a scroll view tiles goes with it, in a page that an earlier save recorded smaller. Seen in HackintoshBuild.
  @Test func whatAScrollViewTilesGoesWithIt() throws {
    let mask = "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
    func item(_ number: Int, _ size: (Double, Double), _ inner: String = "") -> String {
      """
      <tabViewItem label="Page \(number)" identifier="" id="ite-aa-00\(number)"><view key="view" id="pag-aa-00\(number)">
      \(Drawn.frame(0, 0, size.0, size.1))\(mask)<subviews>\(inner)</subviews></view></tabViewItem>
      """
    }
    func file(_ page: Double, _ height: Double) -> String {
      let scroll = """
        <scrollView fixedFrame="YES" userLabel="Scroll" translatesAutoresizingMaskIntoConstraints="NO" id="scr-aa-001">
        \(Drawn.frame(10, 10, page - 20, height - 20))\(mask)
        <clipView key="contentView" userLabel="Clip" id="cli-aa-001">\(Drawn.frame(1, 1, page - 22, height - 22))\(mask)<subviews>
        <tableView headerView="hea-aa-001" rowHeight="17" userLabel="List" id="lis-aa-001">
        \(Drawn.frame(0, 0, page - 22, height - 45))\(mask)<tableColumns/></tableView></subviews></clipView>
        <tableHeaderView key="headerView" id="hea-aa-001">\(Drawn.frame(0, 0, page - 22, 23))
        <autoresizingMask key="autoresizingMask"/></tableHeaderView></scrollView>
        """
      return Drawn.mac(
        """
        <tabView fixedFrame="YES" type="noTabsNoBorder" translatesAutoresizingMaskIntoConstraints="NO" id="tab-aa-001">
        \(Drawn.frame(0, 0, 400, 200))<autoresizingMask key="autoresizingMask"/><font key="font" metaFont="system"/>
        <tabViewItems>\(item(1, (page, height), scroll))\(item(2, (400, 200)))</tabViewItems></tabView>
        """, size: (400, 200))
    }
    let outcome = try SmallHistory.review(file(320, 200), file(390, 150))
    let causes = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
    #expect(causes.isEmpty)
    #expect(outcome.report.exitCode == 0)
  }
}
