import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What Xcode's canvas and its bars record, which no edit did; each on a small file of the shape in which it was seen.
@Suite struct RecordedByBarsTests {
  private static func text(_ before: String, _ after: String, devices: [String] = []) throws -> String {
    ReviewText().text(try SmallHistory.review(before, after, ending: "storyboard", devices: devices).report)
  }

  private static func relation(_ name: String, to target: String) -> String {
    "<segue destination=\"\(target)\" kind=\"relationship\" relationship=\"\(name)\" id=\"s\(target)\"/>"
  }

  /// A screen in a stack in tabs.
  ///
  /// - Parameters:
  ///   - root: the frame of the screen's view.
  ///   - bar: what the tab bar says.
  private static func tabs(_ root: String, bar: String = "", view: String = "") -> String {
    Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <viewController customClass="One" id="vc1-aa-001" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="vi1-aa-001">\(root)
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\(view)</subviews>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
        <navigationItem key="navigationItem" title="One" id="nit-aa-001"/></viewController>
        """)
        + Drawn.scene(
          "2",
          """
          <navigationController id="nav-aa-001" sceneMemberID="viewController">
          <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-aa-001"/>
          <connections>\(relation("rootViewController", to: "vc1-aa-001"))</connections></navigationController>
          """)
        + Drawn.scene(
          "3",
          """
          <tabBarController id="tbc-aa-001" sceneMemberID="viewController">
          <tabBar key="tabBar" contentMode="scaleToFill" \(bar) id="tab-aa-001"/>
          <connections>\(relation("viewControllers", to: "nav-aa-001"))</connections></tabBarController>
          """))
  }

  /// Whether the canvas drew a view between bars or under them is how it was recorded. Seen in XY_SwiftApp and streamsavvy.
  @Test func aRootThatWasRecordedBetweenBarsIsTheSame() throws {
    let label = Drawn.label("lab-aa-001", "Words", Drawn.frame(20, 20, 50, 21))
    let told = try Self.text(
      Self.tabs(Drawn.frame(0, 0, 375, 667), view: label), Self.tabs(Drawn.frame(0, 64, 375, 603), view: label))
    #expect(!told.contains("the bars") && !told.contains("bar is"), "\(told)")
  }

  /// A bar that is simulated on one side alone is gone from none: the view was recorded below it. Seen in Garden-Journal-iOS.
  @Test func aSimulatedBarIsNotGone() throws {
    func file(_ root: String, _ bar: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController id="vc1-aa-001" sceneMemberID="viewController"><view key="view" id="vi1-aa-001">\(root)
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <viewLayoutGuide key="safeArea" id="sa1-aa-001"/></view>\(bar)</viewController>
          """))
    }
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" prompted=\"NO\"/>"
    let told = try Self.text(
      file(Drawn.frame(0, 0, 375, 667), ""), file(Drawn.frame(0, 0, 375, 603), bar), devices: ["iphone-8"])
    #expect(!told.contains("the navigation bar is"), "\(told)")
  }

  /// A bar that a controller within a view has now, which ends at another bar, is there still. Seen in ZIGSIMPlus.
  @Test func aBarWithinAnEndingViewIsNotGone() throws {
    let root = Drawn.frame(0, 0, 375, 667)
    let told = try Self.text(Self.tabs(root), Self.tabs(root, bar: "translucent=\"NO\""), devices: ["iphone-8"])
    #expect(told.contains("translucent in a tab bar is 'NO' now"), "\(told)")
    #expect(!told.contains("navigation bar is gone") && !told.contains("controller's bars"), "\(told)")
  }

  /// A spinner that hides while it stands is shown by no move into a stack, for its place on the canvas alone. Seen in
  /// DepressionStudy.
  @Test func aSpinnerInAStackIsHiddenStill() throws {
    func spinner(_ more: String) -> String {
      """
      <activityIndicatorView hidden="YES" contentMode="scaleToFill" hidesWhenStopped="YES" style="gray" \(more) \
      translatesAutoresizingMaskIntoConstraints="NO" id="spi-aa-001">\(Drawn.frame(20, 20, 20, 20))</activityIndicatorView>
      """
    }
    let stack = """
      <stackView contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="sta-aa-001">
      \(Drawn.frame(20, 80, 100, 50))<subviews>\(spinner(""))\(Drawn.label("lab-aa-001", "Words", Drawn.frame(0, 20, 100, 21)))
      </subviews></stackView>
      """
    let root = Drawn.frame(0, 0, 375, 667)
    let told = try Self.text(
      Self.tabs(root, view: spinner("fixedFrame=\"YES\"")), Self.tabs(root, view: stack), devices: ["iphone-17"])
    #expect(told.contains("Words"), "\(told)")
    #expect(!told.contains("no longer hidden"), "\(told)")
  }

  /// The colour of a line break at a text's end is seen by nobody. Seen in KidsSaveOcean.
  @Test func aLineBreaksColourIsNotTold() throws {
    func label(_ end: String) -> String {
      """
      <label opaque="NO" fixedFrame="YES" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">
      \(Drawn.frame(20, 20, 200, 60))<attributedString key="attributedText"><fragment content="Some words"><attributes>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      <font key="NSFont" size="17" name="HelveticaNeue"/></attributes></fragment>\(end)</attributedString></label>
      """
    }
    let end =
      "<fragment><string key=\"content\">\n</string><attributes><font key=\"NSFont\" size=\"17\" name=\"HelveticaNeue\"/></attributes></fragment>"
    let root = Drawn.frame(0, 0, 375, 667)
    let told = try Self.text(
      Self.tabs(root, view: label("")), Self.tabs(root, view: label(end)), devices: ["iphone-17"])
    #expect(!told.contains("colour of"), "\(told)")
  }

  /// Ways of a class of one's own say which, and tables that another screen fills say which one. Seen in barfinder and
  /// AppReviews.
  @Test func ownWaysAndSourcesOfNewScreensAreTold() throws {
    let root = Drawn.frame(0, 0, 375, 667)
    let before = Self.tabs(root)
    let table = """
      <tableView contentMode="scaleToFill" style="plain" id="lis-aa-001">\(Drawn.frame(0, 0, 300, 300))<connections>
      <outlet property="dataSource" destination="vc1-aa-001" id="out-aa-001"/></connections></tableView>
      """
    let new = Drawn.scene(
      "4",
      """
      <viewController customClass="Four" id="vc4-aa-001" sceneMemberID="viewController">
      <view key="view" id="vi4-aa-001">\(root)<subviews>\(table)</subviews></view><connections>
      <segue destination="vc1-aa-001" kind="custom" identifier="go" customClass="EmptySegue" id="seg-aa-004"/></connections>
      </viewController>
      """)
    let told = try Self.text(before, before.replacing("</scenes>", with: new + "</scenes>"), devices: ["iphone-17"])
    #expect(
      told.contains("custom segue to 'One' from 'Four', called 'go', is new of the class 'EmptySegue'"), "\(told)")
    #expect(told.contains("in the new 'Four' has the outlet 'dataSource' to 'One'"), "\(told)")
  }
}
