import Foundation
import Testing

/// What bars take of canvases of many apps' files, by the smallest file that shows each rule.
@Suite struct FieldBarTests {
  private static func frame(_ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// A scene whose box lies between its layout guides.
  private static func scene(_ root: String, _ metrics: String = "") -> String {
    """
    <scene sceneID="sc1"><objects><viewController id="vc1"><layoutGuides>
    <viewControllerLayoutGuide type="top" id="tg1"/><viewControllerLayoutGuide type="bottom" id="bg1"/></layoutGuides>
    <view key="view" id="rt1">\(root)<subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="bx1">\(frame(0, 100, 100))</view></subviews><constraints>
    <constraint firstItem="bx1" firstAttribute="top" secondItem="tg1" secondAttribute="bottom" id="c1"/>
    <constraint firstItem="bx1" firstAttribute="bottom" secondItem="bg1" secondAttribute="top" id="c2"/>
    <constraint firstItem="bx1" firstAttribute="leading" secondItem="rt1" secondAttribute="leading" id="c3"/>
    <constraint firstAttribute="trailing" secondItem="bx1" secondAttribute="trailing" id="c4"/></constraints></view>
    \(metrics)</viewController></objects></scene>
    """
  }

  private func box(_ scenes: String, tools: String, device: String = "") throws -> [Double] {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write(
      "Main.storyboard",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">\(device)<scenes>\(scenes)</scenes></document>
      """)
    let result = try program.run(["frames", "Main.storyboard"])
    let views = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: [String: [Double]]]
    return try #require(views?["rt1"]?["bx1"] ?? views?["vc1"]?["bx1"] ?? views?["sc1"]?["bx1"], "\(result.output)")
  }

  // Recorded with a top layout guide in 54 of 56 scenes of 11 apps, ETSMobile, Infinit, Frank Ross and Ledger Wallet among them.
  @Test(arguments: [(64.0, 536.0), (44, 556)])
  func aViewDrawnBelowBarsHasNoneOverIt(_ top: Double, _ height: Double) throws {
    let box = try box(Self.scene(Self.frame(top, 600, height)), tools: "10117")
    #expect(box == [0, 0, 600, height])
  }

  private static let phone = #"<device id="retina4_7" orientation="portrait"/>"#

  // Recorded in semomun, Bluefruit, Concordium, ooni and netcloth: 49 of simulated tabs, 44 of a simulated toolbar.
  @Test(arguments: [("simulatedTabBarMetrics", 49.0), ("simulatedToolbarMetrics", 44)])
  func simulatedTabsAreAsHighAsTabs(_ metrics: String, _ height: Double) throws {
    let box = try box(
      Self.scene(Self.frame(0, 375, 667), "<\(metrics) key=\"simulatedBottomBarMetrics\"/>"), tools: "13529",
      device: Self.phone)
    #expect(box[1] + box[3] == 667 - height)
  }

  // Recorded in AltStore, WWDCScholars, ooni, Calliope and boostcamp's team-c2; "None" is a scene's own word.
  @Test(arguments: [("", 49.0), ("<nil key=\"simulatedBottomBarMetrics\"/>", 0)])
  func whatASceneDoesNotSayIsAsItsStackSimulatesIt(_ metrics: String, _ height: Double) throws {
    let stack = """
      <scene sceneID="sc2"><objects><navigationController id="nc1"><simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      <navigationBar key="navigationBar" id="nb1">\(Self.frame(20, 375, 44))</navigationBar><connections>
      <segue destination="vc1" kind="relationship" relationship="rootViewController" id="sg1"/></connections>
      </navigationController></objects></scene>
      """
    let box = try box(Self.scene(Self.frame(0, 375, 667), metrics) + stack, tools: "13529", device: Self.phone)
    #expect(box[1] + box[3] == 667 - height)
  }
}
