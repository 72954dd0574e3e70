import Foundation
import InterfaceBuilder
import ProofModel
import Testing

/// What bars and cut-outs cover of a canvas, as recorded frames have it.
@Suite struct CanvasInsetsTests {
  private func inset(_ text: String) -> EdgeInsets? { Sample.canvas(Sample.read(text).documents.first)?.safeArea }

  private func view(_ device: String, _ tools: String, _ width: Double, _ height: Double) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait" appearance="light"/>
    <objects><view contentMode="scaleToFill" id="rt1">
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/></view></objects></document>
    """
  }

  // Recorded in WooCommerce, Pocket Casts, Safe, OnionBrowser and Nextcloud Talk: 44 more at the top of a whole screen; a view
  // that ends below the bar has none.
  @Test(arguments: [896.0, 808]) func barsAroundAXibsViewAreSimulated(_ height: Double) throws {
    let simulated = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/></view>
      """
    let text = view("retina6_1", "20037", 414, height).replacingOccurrences(of: "</view>", with: simulated)
    let document = try #require(Sample.read(text, file: "Panel.xib").documents.first)
    #expect(document.bars == (height == 896 ? [.navigation, .toolbar] : []))
    #expect(Sample.canvas(document)?.safeArea == EdgeInsets(top: height == 896 ? 44 : 0, bottom: 34))
  }

  // Recorded: 16 in iTorrent's views 393 wide, 20 in CovPass' of 394.
  @Test(arguments: [(393.0, 16.0), (394, 20)]) func sidesOfAXibsViewGoByItsWidth(_ width: Double, _ margin: Double) {
    let canvas = Sample.canvas(Sample.read(view("retina6_1", "21701", width, 165), file: "Row.xib").documents.first)
    #expect(canvas?.rootMargin == margin)
  }

  // Recorded: a card of Xcode 11 to 13, 54 lower than its screen, in Esri's samples, DJI's SDK, dgca-wallet and cwa-app-ios; a view
  // below a simulated opaque bar in My Wallet and UpcomingMovies. 10 or 48 lower, or from Xcode 14 on, none.
  @Test(arguments: [
    (842, "19529", false, 34.0), (842, "21701", false, 0), (848, "19529", false, 0), (808, "18122", true, 34),
    (808, "18122", false, 0),
  ])
  func whatEndsAtTheScreensBottomHasItsInset(_ height: Int, _ tools: String, _ bar: Bool, _ bottom: Double) {
    var text = Sample.storyboard(tools: tools, device: "retina6_1", size: (414, height))
    if bar {
      text = text.replacingOccurrences(
        of: "</viewController>",
        with: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/></viewController>")
    }
    #expect(inset(text) == EdgeInsets(bottom: bottom))
  }

  // Recorded: 8 in cells of Chameleon, MetaWear and three others up to 13196, 16 and 11 from 13529 on in ten apps.
  @Test(arguments: [("13196", false), ("13529", true), ("12120", false)])
  func cellsOfTheFirstXcodes9AreAsBefore(_ tools: String, _ isNew: Bool) {
    let cell = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects><tableViewCell contentMode="scaleToFill" id="tc1">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="tc1" id="cv1">
      <rect key="frame" x="0.0" y="0.0" width="320" height="43.5"/></tableViewCellContentView>
      </tableViewCell></objects></document>
      """
    let content = AppKitSample.node("cv1", in: Sample.read(cell, file: "Row.xib").documents.first)
    #expect(content?.value(.preservesSuperviewMargins) == (isNew ? .boolean(true) : nil))
  }

  // Recorded at 0 below top layout guides in tooktodo, BetweenUs, badparking and eidolon, and at 20 without it.
  @Test(arguments: [(false, false, 20.0), (true, false, 0), (true, true, 20)])
  func aCanvasWithoutAStatusBarHasNoRoomForIt(_ isWithout: Bool, _ knowsSafeAreas: Bool, _ top: Double) {
    var text = Sample.storyboard(tools: "12120")
    if !knowsSafeAreas { text = text.replacingOccurrences(of: "useSafeAreas=\"YES\"", with: "") }
    if isWithout {
      text = text.replacingOccurrences(
        of: "</viewController>", with: "<nil key=\"simulatedStatusBarMetrics\"/></viewController>")
    }
    #expect(inset(text)?.top == top)
  }

  // Recorded in 30 of 31 files of 14810 to 14868: the appearance that Xcode 11 brought; a symbol is 64 long there, and 128 from 16000
  // on.
  @Test(arguments: [("14490.70", 12), ("14868", 13)])
  func theFirstXcodes11AreOfIOS13(_ tools: String, _ version: Int) {
    #expect(Sample.read(Sample.storyboard(tools: tools)).documents.first?.era == Era(.ios, version))
  }
}
