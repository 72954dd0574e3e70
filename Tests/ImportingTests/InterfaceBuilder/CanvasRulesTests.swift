import Foundation
import InterfaceBuilder
import ProofModel
import Testing

/// What a canvas was: interface-builder/README.md, "Rules for metrics", and the rules learnt from recorded frames.
@Suite struct CanvasRulesTests {
  private func inset(_ text: String) -> EdgeInsets? { Sample.canvas(Sample.read(text).documents.first)?.safeArea }

  @Test func theCanvasIsTheFilesDevice() throws {
    let canvas = try #require(Sample.canvas(Sample.read(Sample.storyboard(tools: "22505")).documents.first))
    #expect(canvas.windowSize == Size(width: 375, height: 667))
    #expect(canvas.scale == 2)
    #expect(canvas.safeArea.top == 20)
    #expect(canvas.rootMargin == 16)
  }

  // Recorded: no home-button device of Xcode 11 to 14.2 has its status bar in the safe area (up to 21507 in woocommerce-ios,
  // ProtonVPN and edx-app-ios; 20 from 21701 in KeePassium and INaturalistIOS).
  @Test(arguments: [("14490", 20.0), ("14868", 0), ("16096", 0), ("19455", 0), ("21507", 0), ("21701", 20)])
  func theStatusBarIsLeftOutForAWhile(_ tools: String, _ top: Double) {
    #expect(inset(Sample.storyboard(tools: tools)) == EdgeInsets(top: top))
  }

  @Test func aXibsViewThatFillsTheScreenHasTheDevicesInsets() {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="15705" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_5" orientation="landscape" appearance="light"/>
      <objects><view contentMode="scaleToFill" id="rt1">
      <rect key="frame" x="0.0" y="0.0" width="896" height="414"/></view></objects></document>
      """
    let canvas = Sample.canvas(Sample.read(xib, file: "Panel.xib").documents.first)
    #expect(canvas?.safeArea == EdgeInsets(left: 44, bottom: 21, right: 44))
  }

  // Recorded heights of styled labels: Body 17 in Xcode 12.5 to 13, 20.5 before and after.
  @Test(arguments: [("17701", TextSize.l), ("18122", .xs), ("20037", .xs), ("21507", .l)])
  func textStylesWereSmallForAWhile(_ tools: String, _ size: TextSize) {
    #expect(Sample.canvas(Sample.read(Sample.storyboard(tools: tools)).documents.first)?.textSize == size)
  }

  @Test func aRootSmallerThanTheScreenHasNoInsets() {
    #expect(inset(Sample.storyboard(size: (375, 603))) == .zero)
  }

  @Test func sidesAreTwentyFromAWidthOf414() {
    let wide = Sample.read(Sample.storyboard(device: "retina6_1", size: (414, 896))).documents.first
    #expect(Sample.canvas(wide)?.rootMargin == 20)
    let any = Sample.read(Sample.storyboard(tools: "8121", device: nil, size: (320, 568))).documents.first
    #expect(Sample.canvas(any)?.rootMargin == 16)
  }

  // Recorded: files of Xcode 7 to 13 without a device, of Yep, IBM's Venue, i9t and nine more apps.
  @Test(arguments: [("10", 1.0), ("10.5", 2)])
  func aCanvasWithoutADeviceHasTheScaleOfItsFrames(_ x: String, _ scale: Double) {
    let frame = "<rect key=\"frame\" x=\"\(x)\" y=\"0.0\" width=\"100\" height=\"20\"/>"
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="10117" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="rt1">
      <rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>
      <view id="v1">\(frame)</view><view id="v2">\(frame)</view></subviews></view></objects></document>
      """
    #expect(Sample.canvas(Sample.read(xib, file: "Panel.xib").documents.first)?.scale == scale)
  }

  private static let navigation = """
    <scene sceneID="sc0"><objects>
    <navigationController id="nc0">
    <connections><segue destination="vc1" kind="relationship" relationship="rootViewController" id="s1"/></connections>
    </navigationController></objects></scene>
    """

  @Test func aNavigationStackHasItsBar() {
    let document = Sample.read(Sample.storyboard(tools: "14490", extra: Self.navigation)).documents
      .first { $0.sceneID == "sc1" }
    #expect(document?.bars == [.navigation])
    #expect(Sample.canvas(document)?.safeArea.top == 20)
  }

  /// A canvas that is lower than its screen shows a card: what is presented is the stack around it.
  @Test(arguments: [(852, Presentation.Style?.some(.pageSheet)), (896, nil)])
  func aStackComesAsTheCardOfItsRoot(_ height: Int, _ style: Presentation.Style?) {
    let presenting = """
      <scene sceneID="sc2"><objects><viewController id="vc2"><view key="view" id="rt2">
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/></view>
      <connections><segue destination="nc0" kind="presentation" id="s2"/></connections>
      </viewController></objects></scene>
      """
    let text = Sample.storyboard(device: "retina6_1", size: (414, height), extra: Self.navigation + presenting)
    let stack = Sample.read(text).documents.first { $0.sceneID == "sc0" }
    #expect(stack != nil)
    #expect(stack?.presentation?.style == style)
  }

  @Test func tabsHaveTheirBar() {
    let tabs = """
      <scene sceneID="sc0"><objects>
      <tabBarController id="tc0">
      <connections><segue destination="vc1" kind="relationship" relationship="viewControllers" id="s1"/></connections>
      </tabBarController></objects></scene>
      """
    let document = Sample.read(Sample.storyboard(extra: tabs)).documents.first { $0.sceneID == "sc1" }
    #expect(document?.bars == [.tab])
  }

  /// What is pushed on the stack that the tabs lie in covers their bar, from a part of a tab too. Seen in argent-ios.
  @Test(arguments: ["vc1", "inner"]) func whatIsPushedOverTabsHasNoBarOfTheirs(source: String) {
    let push = "<segue destination=\"vc3\" kind=\"show\" id=\"s3\"/>"
    func scene(_ id: String, _ controller: String) -> String {
      """
      <scene sceneID="\(id)"><objects><viewController id="\(controller)">
      <view key="view" contentMode="scaleToFill" id="\(controller)-view">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      <connections>\(controller == source ? push : "")</connections></viewController></objects></scene>
      """
    }
    let containers = """
      <scene sceneID="sc4"><objects><tabBarController id="tc0"><connections>
      <segue destination="vc1" kind="relationship" relationship="viewControllers" id="s2"/></connections>
      </tabBarController></objects></scene>
      """
    let views = """
      <containerView opaque="NO" contentMode="scaleToFill" id="box">
      <rect key="frame" x="0" y="100" width="300" height="200"/>
      <connections><segue destination="inner" kind="embed" id="s4"/></connections></containerView>
      <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="bt1">
      <rect key="frame" x="0.0" y="0.0" width="40" height="30"/>
      <connections>\(source == "vc1" ? push : "")</connections></button>
      """
    let text = Sample.storyboard(
      views: views,
      extra: Self.navigation.replacing("vc1", with: "tc0") + containers + scene("sc2", "inner") + scene("sc3", "vc3"))
    let documents = Sample.read(text).documents
    #expect(documents.first { $0.sceneID == "sc1" }?.bars == [.navigation, .tab])
    #expect(documents.first { $0.sceneID == "sc3" }?.bars == [.navigation])
  }

  @Test func bothSidesOfASplitViewInTabsStandInTabs() {
    let split = """
      <scene sceneID="sc0"><objects><tabBarController id="tc0"><connections>
      <segue destination="sp0" kind="relationship" relationship="viewControllers" id="s1"/></connections>
      </tabBarController></objects></scene>
      <scene sceneID="sc3"><objects><splitViewController id="sp0"><connections>
      <segue destination="nc0" kind="relationship" relationship="detailViewController" id="s2"/></connections>
      </splitViewController></objects></scene>
      """
    let text = Sample.storyboard(extra: split + Self.navigation)
    let document = Sample.read(text).documents.first { $0.sceneID == "sc1" }
    #expect(document?.bars == [.navigation, .tab])
  }

  @Test func pushedControllersStayInTheStackAndCyclesEnd() {
    let second = """
      <scene sceneID="sc2"><objects><viewController id="vc2">
      <view key="view" contentMode="scaleToFill" id="rt2">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      <connections><segue destination="vc1" kind="show" id="s3"/></connections>
      </viewController></objects></scene>
      """
    let button = """
      <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="bt1">
      <rect key="frame" x="0.0" y="0.0" width="40" height="30"/>
      <connections><segue destination="vc2" kind="show" id="s2"/></connections></button>
      """
    let text = Sample.storyboard(tools: "14490", views: button, extra: Self.navigation + second)
    let documents = Sample.read(text).documents
    #expect(documents.first { $0.sceneID == "sc2" }?.bars == [.navigation])
  }

  @Test func aStoppedSpinnerIsHiddenEverywhereButInStacksOnTheCanvas() throws {
    let spinner = """
      <activityIndicatorView hidden="YES" hidesWhenStopped="YES" style="gray" \
      translatesAutoresizingMaskIntoConstraints="NO" id="sp1">
      <rect key="frame" x="0.0" y="0.0" width="20" height="20"/></activityIndicatorView>
      """
    let stack = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="st1">
      <rect key="frame" x="0.0" y="0.0" width="20" height="20"/><subviews>\(spinner)</subviews></stackView>
      """
    let alone = try #require(Sample.read(Sample.storyboard(views: spinner)).documents.first)
    #expect(alone.root.children.first?.properties[.hidden] != nil && alone.overrides.isEmpty)
    let document = try #require(Sample.read(Sample.storyboard(views: stack)).documents.first)
    var environment = try #require(Sample.canvas(document))
    #expect(document.root.children.first?.children.first?.properties[.hidden] == nil)
    let hiding = try #require(document.overrides.first)
    #expect(!hiding.condition.holds(in: environment))
    environment.windowSize = Size(width: 320, height: 568)
    #expect(hiding.condition.holds(in: environment))
  }

  /// A window beside another app's is narrow, though its device is not (`<adaptation>`).
  @Test func canvasesInSplitScreenAreCompact() throws {
    let whole = Sample.storyboard(device: "ipad9_7", size: (320, 1024))
    let device = "<device id=\"ipad9_7\" orientation=\"portrait\" appearance=\"light\"/>"
    for (adaptation, width) in [("fullscreen", SizeClass.regular), ("splitscreen1_3", .compact)] {
      let text = whole.replacingOccurrences(
        of: device,
        with: "<device id=\"ipad9_7\" orientation=\"portrait\"><adaptation id=\"\(adaptation)\"/></device>")
      #expect(text != whole)
      let canvas = try #require(Sample.canvas(Sample.read(text).documents.first))
      #expect(canvas.widthClass == width, "\(adaptation)")
    }
  }

  // Recorded: 44 at 20037, 48 at 21225; the iPhone X's 50 from 21225 on (pia-foss/mobile-ios, KeePassium, MixinNetwork/ios-app).
  @Test(arguments: [
    ("retina6_1", "20037", 896.0, 44.0), ("retina6_1", "21225", 896, 48), ("retina5_9", "20037", 812, 44),
    ("retina5_9", "22155", 812, 50),
  ])
  func insetsOfCutOutsByVersion(_ device: String, _ tools: String, _ height: Double, _ top: Double) {
    let width = device == "retina5_9" ? 375.0 : 414
    #expect(inset(Sample.storyboard(tools: tools, device: device, size: (Int(width), Int(height))))?.top == top)
  }

  // Recorded from 23727 on in KeePassium, MixinNetwork/ios-app, vlc-ios, pia-foss/mobile-ios and home-assistant: both
  // insets twice; not by Xcode's betas.
  @Test(arguments: [("23504", 59.0, 34.0), ("23727", 118, 68), ("24765", 118, 68), ("32700", 59, 34)])
  func laterXcodesRecordInsetsTwice(_ tools: String, _ top: Double, _ bottom: Double) {
    let insets = inset(Sample.storyboard(tools: tools, device: "retina6_12", size: (393, 852)))
    #expect(insets?.top == top)
    #expect(insets?.bottom == bottom)
  }

  private func view(_ device: String, _ tools: String, _ width: Double, _ height: Double) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait" appearance="light"/>
    <objects><view contentMode="scaleToFill" id="rt1">
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/></view></objects></document>
    """
  }

  // Recorded in Rocket.Chat, OsmAnd and Provenance: cells and headers of collections have the margins of a root on the canvas,
  // 20 from a width of about 400.
  @Test(arguments: [
    ("collectionViewCell", "retina4_7", "14460", 375.0, 16.0), ("collectionViewCell", "retina4_7", "14460", 402, 20),
    ("collectionReusableView", "retina6_1", "23094", 375, 16),
  ])
  func partsOfACollectionHaveMarginsOnTheirCanvas(
    _ name: String, _ device: String, _ tools: String, _ width: Double, _ margin: Double
  ) throws {
    let text = view(device, tools, width, 60)
      .replacingOccurrences(of: "<view ", with: "<\(name) ").replacingOccurrences(of: "</view>", with: "</\(name)>")
    let document = try #require(Sample.read(text, file: "Cell.xib").documents.first)
    let canvas = try #require(Sample.canvas(document))
    #expect(canvas.rootMargin == margin)
    #expect(document.root.properties[.margins] == nil)
    #expect(document.overrides.contains { !$0.condition.holds(in: canvas) })
  }

  // Recorded in views of SwiftMessages, Simplenote, ProtonVPN, vlc-ios, MixinNetwork/ios-app and others: up to Xcode 14.2 a
  // view has what it reaches of its window's insets, and the window grows with a wider one; later all of them.
  @Test(arguments: [
    ("retina6_1", "17506", 414.0, 258.0, 44.0, 0.0), ("retina6_1", "17506", 600, 123, 44, 34),
    ("retina6_1", "22505", 376, 122, 48, 34), ("retina4_7", "19162", 375, 42, 0, 0),
    ("retina4_7", "24506", 300, 42, 20, 0), ("retina4_7", "22505", 465, 154, 20, 0),
    ("retina4_7", "14113", 295, 496, 20, 0), ("retina4_7", "14460", 200, 453, 0, 0),
    ("retina4_7", "16096", 375, 496, 0, 0),
  ])
  func aXibsSmallViewHasInsets(
    _ device: String, _ tools: String, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double
  ) {
    let canvas = Sample.canvas(Sample.read(view(device, tools, width, height), file: "Panel.xib").documents.first)
    #expect(canvas?.safeArea.top == top)
    #expect(canvas?.safeArea.bottom == bottom)
  }
}
