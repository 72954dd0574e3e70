import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

extension SavedAnewTests {
  /// A controller's view with a simulated bar, drawn on one device and then on another, whose container it does not fill.
  @Test func anotherDeviceOfTheCanvasTakesNoBar() throws {
    func file(_ device: String, _ size: (Double, Double), text: String = "Some text") -> String {
      let view = """
        <view key="view" id="iN0-l3-epB">\(Drawn.frame(0, 0, size.0, size.1))<subviews>\(Self.label(text))</subviews>
        <constraints>\(Drawn.rule("con-aa-001", "top", "bottom", "gui-aa-001", item: "lab-aa-001", constant: 8))
        \(Drawn.rule("con-aa-002", "leading", "leading", "iN0-l3-epB", item: "lab-aa-001", constant: 20))</constraints></view>
        """
      return Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController customClass="Found" id="vco-aa-001" sceneMemberID="viewController"><layoutGuides>
          <viewControllerLayoutGuide type="top" id="gui-aa-001"/></layoutGuides>\(view)
          <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/></viewController>
          """)
      ).replacing("retina4_7", with: device).replacing(" useSafeAreas=\"YES\"", with: "")
    }
    let before = file("retina5_5", (414, 736))
    #expect(try titles(before, file("ipad9_7", (538, 910)), ending: "storyboard") == [])
    let told = try titles(before, file("ipad9_7", (538, 910), text: "Other"), ending: "storyboard")
    #expect(told.count == 1 && told[0].contains("'Other'"), "\(told)")
  }

  /// Half points of a frame, by which the scale of a canvas without a device is known.
  @Test func halfPointsAreNoOtherScale() throws {
    func file(_ height: Double, text: String = "Some text") -> String {
      let label = """
        <label fixedFrame="YES" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">
        \(Drawn.frame(20, height, 80, height))<autoresizingMask key="autoresizingMask"/></label>
        """
      return Drawn.xib(label, tools: "10117", device: "", size: (200, 100))
    }
    let causes = try outcome(file(20.5), file(21, text: "Other")).report.entries.flatMap { $0.layout?.causes ?? [] }
    #expect(!causes.isEmpty && !causes.contains { $0.lead.hasPrefix("the scale") }, "\(causes.map(\.lead))")
  }

  /// What a cell shows, which no person places.
  @Test func theContentOfACellIsNoFrame() throws {
    func file(_ x: Double, _ width: Double) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="10117" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <tableViewCell selectionStyle="default" id="cel-aa-001">\(Drawn.frame(0, 0, 320, 44))
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="vie-aa-001">
      \(Drawn.frame(x, 0, width, 43))<autoresizingMask key="autoresizingMask"/><subviews>\(Self.label())</subviews>
      </tableViewCellContentView></tableViewCell></objects></document>
      """
    }
    #expect(try titles(file(-1, 322), file(0, 320)) == [])
  }

  /// Of two files of one name, each moved, the one that holds the screen now says whose system drew it.
  @Test func aMovedFileIsReadAsTheFileThatItIsIn() throws {
    func file(_ id: String, _ tools: String) -> String {
      Drawn.xib(
        Drawn.view(id, "label", Drawn.frame(20, 87, 80, 21), attributes: "text=\"Some text\"")
          + Drawn.view("b\(id)", "label", Drawn.frame(20, 187, 80, 21), attributes: "text=\"Other text\""),
        tools: tools, root: "root-\(id)")
    }
    let history = try SmallHistory(
      ["App/About.xib": file("app-aa-001", "13771"), "Installer/About.xib": file("ins-aa-001", "13771")],
      [
        "App/Views/Inside.xib": file("app-aa-001", "14109"), "Installer/Views/About.xib": file("ins-aa-001", "21507"),
      ])
    for path in ["App/About.xib", "Installer/About.xib"] {
      try FileManager.default.removeItem(at: history.folder.appendingPathComponent(path))
    }
    try history.amend()
    let report = try history.review().report
    let causes = report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(!causes.contains { $0.hasPrefix("the system") }, "\(causes)")
    #expect(
      report.entries.count == 2 && report.entries.allSatisfy { $0.status == .same }, "\(report.entries.map(\.status))")
  }

  /// The page of a tab that is not shown.
  @Test func aHiddenPageOfATabViewIsNoFrame() throws {
    func file(_ height: Double) -> String {
      func item(_ number: Int, _ height: Double) -> String {
        """
        <tabViewItem label="Tab \(number)" identifier="\(number)" id="it\(number)-aa-001"><view key="view" id="pa\(number)-aa-001">
        \(Drawn.frame(10, 33, 254, height))<autoresizingMask key="autoresizingMask"/></view></tabViewItem>
        """
      }
      let tabs = """
        <tabView id="tab-aa-001">\(Drawn.frame(13, 10, 274, 184))<autoresizingMask key="autoresizingMask"/>
        <font key="font" metaFont="system"/><tabViewItems>\(item(1, 138))\(item(2, height))</tabViewItems></tabView>
        """
      return Drawn.mac(tabs)
    }
    #expect(try titles(file(138), file(120)) == [])
  }
}
