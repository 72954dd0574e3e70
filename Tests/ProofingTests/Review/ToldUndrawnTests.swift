import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What no picture shows, or none as it is on devices: files of television, ways from new controls, scopes, screens that are only
/// parts of others, widgets.
@Suite struct ToldUndrawnTests {
  private func text(_ before: String, _ after: String, ending: String = "xib", devices: [String] = []) throws -> String
  {
    ReviewText().text(try SmallHistory.review(before, after, ending: ending, devices: devices).report)
  }

  private static func television(_ inner: String, constraints: String = "") -> String {
    Drawn.xib(
      inner, type: "com.apple.InterfaceBuilder.AppleTV.XIB", runtime: "AppleTV", device: "",
      constraints: constraints)
  }

  /// Views that came are told with what they look like, those that went by their names, a rule that was made anew not at all.
  /// Seen in FloatplaneApp-tvOS.
  @Test func viewsOfTelevisionAreTold() throws {
    func edge(_ id: String, _ item: String) -> String {
      Drawn.rule(id, "leading", "leading", "iN0-l3-epB", item: item)
    }
    let old = Drawn.view("tab-aa-001", attributes: "userLabel=\"Tabbar\"")
    let stays = Drawn.view("fee-aa-001", attributes: "userLabel=\"Feed\"")
    let lock = Drawn.view(
      "loc-aa-001", attributes: "userLabel=\"Locked\" alpha=\"0.7\"",
      more: """
        <color key="backgroundColor" white="0.0" alpha="1" colorSpace="custom" \
        customColorSpace="genericGamma22GrayColorSpace"/>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="cornerRadius">
        <real key="value" value="60"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """)
    let told = try text(
      Self.television(old + stays, constraints: edge("ru1-aa-001", "fee-aa-001")),
      Self.television(stays + lock, constraints: edge("ru2-aa-001", "fee-aa-001")))
    #expect(
      told.contains("the view 'Locked' (opacity 0.7, background color #000000, cornerRadius 60) is new"), "\(told)")
    #expect(told.contains("the view 'Tabbar' is gone"), "\(told)")
    #expect(!told.contains("Feed.leading"), "\(told)")
    #expect(!told.contains("that is not drawn"), "\(told)")
  }

  private static func screen(_ number: Int, _ subviews: String, _ more: String = "") -> String {
    Drawn.scene(
      "\(number)",
      """
      <viewController customClass="Screen\(number)" id="vc\(number)-aa-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vi\(number)-aa-001">\(Drawn.frame(0, 0, 375, 667))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(subviews)</subviews><viewLayoutGuide key="safeArea" id="sa\(number)-aa-001"/>\(more)</view>
      </viewController>
      """)
  }

  private static func button(_ id: String, _ title: String, _ y: Double, _ kind: String?) -> String {
    let segue =
      kind.map { "<segue destination=\"vc2-aa-001\" kind=\"\($0)\" id=\"s\(id.prefix(2))-aa-002\"/>" } ?? ""
    return """
      <button opaque="NO" buttonType="roundedRect" id="\(id)">\(Drawn.frame(20, y, 120, 30))
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <state key="normal" title="\(title)"/><connections>\(segue)</connections></button>
      """
  }

  /// A new control's way is told though another way to the same screen became of another kind. Seen in Cinema-Now.
  @Test func theWayOfANewControlIsTold() throws {
    let end = Self.screen(2, "")
    let before = Drawn.storyboard(Self.screen(1, Self.button("bu1-aa-001", "Movies", 80, "show")) + end)
    let after = Drawn.storyboard(
      Self.screen(
        1, Self.button("bu1-aa-001", "Movies", 80, "showDetail") + Self.button("bu2-aa-001", "Back", 40, "show")) + end)
    let told = try text(before, after, ending: "storyboard", devices: ["iphone-8"])
    #expect(told.contains("the show segue to 'Screen2' from 'Back' of 'Screen1' is new"), "\(told)")
    #expect(told.contains("was of the kind 'show'"), "\(told)")
  }

  /// A search bar lets choose by its scopes. Seen in Streameus.
  @Test func scopesAreTold() throws {
    func bar(_ scopes: [String]) -> String {
      """
      <searchBar contentMode="redraw" showsScopeBar="YES" id="sea-aa-001">\(Drawn.frame(0, 0, 375, 88))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      <scopeButtonTitles>\(scopes.map { "<string>\($0)</string>" }.joined())</scopeButtonTitles></searchBar>
      """
    }
    let new = try text(Drawn.xib(""), Drawn.xib(bar(["All", "Users"])))
    #expect(new.contains("the new search bar has the scopes 'All' and 'Users'"), "\(new)")
    let changed = try text(Drawn.xib(bar(["All", "Users"])), Drawn.xib(bar(["All", "Events"])))
    #expect(changed.contains("scopes of a search bar is ''All' and 'Events'' instead of"), "\(changed)")
  }

  /// A screen that a container view alone shows is as large as that. Seen in Squab-Pickup-Tracker-iOS.
  @Test func aPartIsNotJudgedAlone() throws {
    let container = """
      <containerView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="con-aa-001">
      \(Drawn.frame(0, 100, 375, 150))
      <constraints>\(Drawn.rule("hei-aa-001", "height", constant: 150))</constraints>
      <connections><segue destination="vc2-aa-001" kind="embed" id="emb-aa-001"/></connections></containerView>
      """
    let rules = """
      <constraints>\(Drawn.rule("to1-aa-001", "top", "top", "sa1-aa-001", item: "con-aa-001", constant: 100))
      \(Drawn.rule("le1-aa-001", "leading", "leading", "vi1-aa-001", item: "con-aa-001"))
      \(Drawn.rule("tr1-aa-001", "trailing", "trailing", "vi1-aa-001", item: "con-aa-001"))</constraints>
      """
    let bar = Drawn.view(
      "bar-aa-001", constraints: Drawn.rule("hei-aa-002", "height", constant: 130))
    let inner = """
      <constraints>\(Drawn.rule("to2-aa-001", "top", "top", "vi2-aa-001", item: "bar-aa-001", constant: 10))
      \(Drawn.rule("bo2-aa-001", "bottom", "bottom", "vi2-aa-001", item: "bar-aa-001", constant: -10))
      \(Drawn.rule("le2-aa-001", "leading", "leading", "vi2-aa-001", item: "bar-aa-001"))
      \(Drawn.rule("tr2-aa-001", "trailing", "trailing", "vi2-aa-001", item: "bar-aa-001"))</constraints>
      """
    let told = try text(
      Drawn.storyboard(Self.screen(1, "")),
      Drawn.storyboard(Self.screen(1, container, rules) + Self.screen(2, bar, inner)), ending: "storyboard",
      devices: ["iphone-8"])
    #expect(!told.contains("cannot all be satisfied"), "\(told)")
  }

  /// No bar lies over a widget. Seen in IAGuide.
  @Test func aWidgetHasNoBars() throws {
    func file(_ gap: Double) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController customClass="Today" id="vc1-aa-001" sceneMemberID="viewController">
          <layoutGuides><viewControllerLayoutGuide type="top" id="gu1-aa-001"/>
          <viewControllerLayoutGuide type="bottom" id="gu2-aa-001"/></layoutGuides>
          <view key="view" contentMode="scaleToFill" simulatedAppContext="notificationCenter" id="vi1-aa-001">
          \(Drawn.frame(0, 0, 320, 21 + 2 * gap))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>\(Drawn.label("lab-aa-001", "Hello", Drawn.frame(20, gap, 280, 21)))</subviews><constraints>
          \(Drawn.rule("to1-aa-001", "top", "bottom", "gu1-aa-001", item: "lab-aa-001", constant: gap))
          \(Drawn.rule("bo1-aa-001", "top", "bottom", "lab-aa-001", item: "gu2-aa-001", constant: gap))
          \(Drawn.rule("le1-aa-001", "leading", "leading", "vi1-aa-001", item: "lab-aa-001", constant: 20))
          </constraints></view><extendedEdge key="edgesForExtendedLayout"/>
          <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
          <size key="freeformSize" width="320" height="\(21 + 2 * gap)"/></viewController>
          """)
      ).replacing("<device id=\"retina4_7\" orientation=\"portrait\"/>", with: "")
        .replacing("useSafeAreas=\"YES\"", with: "").replacing("\"14113\"", with: "\"9060\"")
    }
    let told = try text(file(20), file(8), ending: "storyboard")
    #expect(told.contains("moved up 12 pt"), "\(told)")
  }
}
