import Foundation
import Testing

/// Cells and canvases of old Xcodes as many apps' files have them, by the smallest file that shows each rule.
@Suite struct FieldCellTests {
  private static let held = #"translatesAutoresizingMaskIntoConstraints="NO""#

  private static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// A view of 20 by 21 in the middle of another.
  private static func centered(in outer: String) -> (views: String, rules: String) {
    (
      """
      <subviews><view \(held) id="bx1">\(frame(0, 0, 20, 21))<constraints>
      <constraint firstAttribute="width" constant="20" id="w"/><constraint firstAttribute="height" constant="21" id="h"/>
      </constraints></view></subviews>
      """,
      """
      <constraints>
      <constraint firstItem="bx1" firstAttribute="centerX" secondItem="\(outer)" secondAttribute="centerX" id="x"/>
      <constraint firstItem="bx1" firstAttribute="centerY" secondItem="\(outer)" secondAttribute="centerY" id="y"/>
      </constraints>
      """
    )
  }

  private static func document(_ kind: String, tools: String, device: String = "", _ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">\(device)\(objects)</document>
    """
  }

  private func solved(_ view: String, in root: String, of text: String, file: String = "Row.xib") throws -> [Double] {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write(file, text)
    let result = try program.run(["frames", file])
    let scenes = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: [String: [Double]]]
    return try #require(scenes?[root]?[view], "\(result.output)")
  }

  // The rules of cells in joybar, Muzzley and eXo hold with contents as high as the cell, where Xcode 6 recorded 43. Without an accessory
  // they are as wide as it, whatever was recorded.
  @Test(arguments: [("7706", "", 150.0, 39.0), ("7706", "accessoryType=\"checkmark\"", 130, 39), ("9531", "", 150, 11)])
  func whatXcode6RecordedOfAHigherCellsContentsIsStale(
    _ tools: String, _ accessory: String, _ x: Double, _ y: Double
  ) throws {
    let (views, rules) = Self.centered(in: "ct1")
    let text = Self.document(
      "XIB", tools: tools,
      """
      <objects><tableViewCell \(accessory) selectionStyle="default" id="ce1">\(Self.frame(0, 0, 320, 100))
      <tableViewCellContentView key="contentView" tableViewCell="ce1" id="ct1">\(Self.frame(0, 0, 280, 43))
      \(views)\(rules)</tableViewCellContentView></tableViewCell></objects>
      """)
    #expect(try solved("bx1", in: "ce1", of: text) == [x, y, 20, 21])
  }

  // Recorded in eleven scenes of Mattermost and Yona: the status bar alone, whatever stack they are in.
  @Test(arguments: [("<nil key=\"simulatedTopBarMetrics\"/>", 20.0), ("", 64)])
  func aSceneWithoutATopBarHasNone(_ metrics: String, _ top: Double) throws {
    let text = Self.document(
      "Storyboard.XIB", tools: "13529", device: "<device id=\"retina4_7\" orientation=\"portrait\"/>",
      """
      <scenes><scene sceneID="sc1"><objects><viewController id="vc1"><layoutGuides>
      <viewControllerLayoutGuide type="top" id="tg1"/><viewControllerLayoutGuide type="bottom" id="bg1"/></layoutGuides>
      <view key="view" id="rt1">\(Self.frame(0, 0, 375, 667))
      <subviews><view \(Self.held) id="bx1">\(Self.frame(0, 0, 375, 30))
      <constraints><constraint firstAttribute="height" constant="30" id="h"/></constraints></view></subviews><constraints>
      <constraint firstItem="bx1" firstAttribute="leading" secondItem="rt1" secondAttribute="leading" id="l"/>
      <constraint firstAttribute="trailing" secondItem="bx1" secondAttribute="trailing" id="r"/>
      <constraint firstItem="bx1" firstAttribute="top" secondItem="tg1" secondAttribute="bottom" id="t"/>
      </constraints></view>\(metrics)</viewController></objects></scene>
      <scene sceneID="sc2"><objects><navigationController id="nc1"><connections>
      <segue destination="vc1" kind="relationship" relationship="rootViewController" id="sg1"/></connections>
      </navigationController></objects></scene></scenes>
      """)
    #expect(try solved("bx1", in: "sc1", of: text, file: "Main.storyboard")[1] == top)
  }
}
