import Foundation
import Testing
import UndrawnSettings

@testable import Reviewing
@testable import Revisions

/// What containers show in another order, and by which words.
@Suite struct TabOrderTests {
  private static func screen(_ id: String, _ name: String, _ more: String = "") -> String {
    Drawn.scene(
      id,
      """
      <viewController customClass="\(name)" id="\(id)vc-aa-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="\(id)vi-aa-001">\(Drawn.frame(0, 0, 375, 667))</view>\(more)
      </viewController>
      """)
  }

  private static func ways(_ ids: [String], _ relationship: String) -> String {
    ids.map {
      "<segue destination=\"\($0)vc-aa-001\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"s\($0)\(ids.joined())\"/>"
    }.joined()
  }

  /// Tabs of one title that stand in another order have no other pictures. Seen in CarerCare-iOS.
  @Test func tabsOfOneTitleChangePlaces() throws {
    func file(_ order: [String]) -> String {
      let tabs = Drawn.scene(
        "tab",
        """
        <tabBarController customClass="MainTabs" id="tab-aa-001" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="bar-aa-001">\(Drawn.frame(0, 0, 375, 49))</tabBar>
        <connections>\(Self.ways(order, "viewControllers"))</connections></tabBarController>
        """)
      let screens = [("a", "Inbox", "tray"), ("b", "Notes", "note"), ("c", "Photos", "photo")]
      return Drawn.storyboard(
        tabs
          + screens.map { id, name, picture in
            Self.screen(
              id, name, "<tabBarItem key=\"tabBarItem\" title=\"Item\" image=\"\(picture)\" id=\"\(id)it-aa-001\"/>")
          }.joined())
    }
    let told = ReviewText().text(
      try SmallHistory.review(
        file(["a", "b", "c"]), file(["a", "c", "b"]), ending: "storyboard", devices: ["iphone-8"]
      ).report)
    #expect(
      told.contains("the tabs 2 and 3 are “Item” with the picture “photo”, “Item” with the picture “note” instead of"),
      "\(told)")
    #expect(
      told.contains(
        "the tabs of 'MainTabs' stand in another order: 'Inbox', 'Photos' and 'Notes' instead of 'Inbox', 'Notes' and 'Photos'"
      ), "\(told)")
    #expect(!told.contains("the pictures of the tabs"), "\(told)")
  }

  /// What the tabs of a new controller of AppKit's say is told with their screens. Seen in HackintoshBuild.
  @Test func labelsOfNewTabsAreTold() throws {
    func file(_ more: String) -> String {
      Drawn.storyboard(Self.screen("a", "AboutPage") + Self.screen("b", "DiskPage") + more)
        .replacing("InterfaceBuilder3.CocoaTouch", with: "InterfaceBuilder3.Cocoa")
        .replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
    }
    let tabs = Drawn.scene(
      "tab",
      """
      <tabViewController customClass="InfoTabs" selectedTabViewItemIndex="0" id="tab-aa-001" sceneMemberID="viewController">
      <tabViewItems><tabViewItem label="About" id="it1-aa-001"/><tabViewItem label="Disks" id="it2-aa-001"/></tabViewItems>
      <tabView key="tabView" type="noTabsNoBorder" id="tav-aa-001">\(Drawn.frame(0, 0, 300, 200))</tabView>
      <connections>\(Self.ways(["a", "b"], "tabItems"))</connections></tabViewController>
      """)
    let told = try SettingLines.lines(file(""), file(tabs), ending: "storyboard").map(\.words)
    #expect(told.contains("the new 'InfoTabs' shows 'AboutPage' ('About') and 'DiskPage' ('Disks')"), "\(told)")
  }
}
