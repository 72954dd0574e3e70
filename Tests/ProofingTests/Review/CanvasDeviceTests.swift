import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// A screen is told on the device that its file was drawn on: there amounts are those of the file's own frames.
@Suite struct CanvasDeviceTests {
  /// A controller with a box at a share of its view's height, in a file without a size of its own.
  private static func file(_ share: Double, device: String, element: String = "view", more: String = "") -> String {
    let top = (share * (device.isEmpty ? 600 : 667)).rounded()
    let box = Drawn.view(
      "box-aa-001", element, Drawn.frame(20, top, 100, 40), attributes: "userLabel=\"Box\"",
      constraints: Drawn.rule("box-wi-001", "width", constant: 100) + Drawn.rule("box-he-001", "height", constant: 40),
      more: "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
        + more)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="con-aa-001">
      <device id="\(device)" orientation="portrait" appearance="light"/><scenes>
      <scene sceneID="sce-aa-001"><objects><viewController id="con-aa-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\(box)</subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/><constraints>
      \(Drawn.rule("box-le-001", "leading", "leading", "vie-aa-001", item: "box-aa-001", constant: 20))
      \(Drawn.rule("box-to-001", "top", "bottom", "vie-aa-001", item: "box-aa-001", more: "multiplier=\"\(share)\""))
      </constraints></view></viewController></objects></scene>
      </scenes></document>
      """
  }

  private func review(_ device: String) throws -> ReviewReport {
    try SmallHistory(
      ["a.storyboard": Self.file(0.1, device: device)], ["a.storyboard": Self.file(0.4, device: device)]
    ).review(devices: []).report
  }

  @Test func aScreenIsToldOnItsOwnDevice() throws {
    let report = try review("retina4_7")
    #expect(report.entries.contains { $0.key == "viewController.iphone-8" }, "\(report.entries.map(\.key))")
    let told = ReviewText().text(report)
    #expect(told.contains("as in viewController.iphone-8") && told.contains("'Box' moved down 200"), "\(told)")
  }

  /// A device of about its size is drawn anyway.
  @Test func aDeviceOfItsSizeIsEnough() throws {
    let keys = try review("retina6_12").entries.map(\.key)
    #expect(keys.contains("viewController.iphone-17") && !keys.contains("viewController.iphone-15"), "\(keys)")
  }

  /// A file of before there were devices is told on its square canvas, one for iPads alone on no phone. Seen in iOSClient and
  /// RecycleRush.
  @Test(arguments: ["", ".iPad"]) func aCanvasWithoutADeviceIsDrawnToo(runtime: String) throws {
    func file(_ share: Double) -> String {
      Self.file(share, device: "").replacing(#"<device id="" orientation="portrait" appearance="light"/>"#, with: "")
        .replacing(Drawn.frame(0, 0, 375, 667), with: Drawn.frame(0, 0, 600, 600))
        .replacing("iOS.CocoaTouch", with: "iOS.CocoaTouch" + runtime)
    }
    let report = try SmallHistory(["a.storyboard": file(0.1)], ["a.storyboard": file(0.4)]).review(devices: []).report
    let keys = report.entries.map(\.key)
    #expect(keys.contains("viewController.canvas") && keys.contains("viewController.ipad-11-a16"), "\(keys)")
    #expect(keys.contains { $0.contains("iphone") } == runtime.isEmpty, "\(keys)")
    let told = ReviewText().text(report)
    #expect(told.contains("as in viewController.canvas") && told.contains("'Box' moved down 180 pt"), "\(told)")
  }

  /// A stack in a file without a device is drawn at the screen that what it shows simulates. Seen in IM-WeiChat.
  @Test func aStackIsDrawnAtTheScreenThatIsSimulated() throws {
    func file(_ share: Double) -> String {
      let stack = Drawn.scene(
        "n",
        """
        <navigationController id="nav-aa-001" sceneMemberID="viewController"><navigationBar key="navigationBar" \
        id="bar-aa-001">\(Drawn.frame(0, 0, 320, 44))</navigationBar><connections><segue destination="con-aa-001" \
        kind="relationship" relationship="rootViewController" id="roo-aa-001"/></connections></navigationController>
        """)
      let metrics = "<simulatedScreenMetrics key=\"simulatedDestinationMetrics\" type=\"retina47\"/>"
      return Self.file(share, device: "retina4_7")
        .replacing(#"<device id="retina4_7" orientation="portrait" appearance="light"/>"#, with: "")
        .replacing("\"21507\"", with: "\"10117\"")
        .replacing("useAutolayout=\"YES\"", with: "useAutolayout=\"YES\" useTraitCollections=\"YES\"")
        .replacing("</viewController>", with: metrics + "</viewController>")
        .replacing("</scenes>", with: stack + "</scenes>")
    }
    let report = try SmallHistory(["a.storyboard": file(0.1)], ["a.storyboard": file(0.4)]).review(devices: []).report
    let sizes = report.entries.filter { $0.key.hasSuffix(".canvas") }.compactMap(\.axes?.size)
    #expect(sizes.count == 2 && sizes.allSatisfy { $0 == Size(width: 375, height: 667) }, "\(sizes)")
  }

  /// A canvas that nobody holds is drawn for its amounts: what is amiss on it alone is no warning. Seen in Highlightr.
  @Test func aCanvasWithoutADeviceHasNoFindings() throws {
    func file(_ share: Double) -> String {
      Self.file(share, device: "", element: "button", more: "<state key=\"normal\" title=\"Save\"/>")
        .replacing(#"<device id="" orientation="portrait" appearance="light"/>"#, with: "")
        .replacing(Drawn.frame(0, 0, 375, 667), with: Drawn.frame(0, 0, 600, 600))
    }
    let report = try SmallHistory(["a.storyboard": file(0.1)], ["a.storyboard": file(0.98)]).review(devices: []).report
    let found = Dictionary(uniqueKeysWithValues: report.entries.map { ($0.key, $0.findings.new.map(\.id)) })
    #expect(found["viewController.canvas"] == [], "\(found)")
    #expect(found["viewController.iphone-17"]?.isEmpty == false, "\(found)")
  }

  /// A row is as high as its own file has it, on the canvas' device too. Seen in trySwiftAppFinal.
  @Test func aSizeOfItsOwnIsEachSides() throws {
    func file(_ height: Double) -> String {
      let box = Drawn.view("box-aa-001", "view", Drawn.frame(20, height - 50, 100, 40), attributes: "userLabel=\"Box\"")
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait" \
        appearance="light"/><objects><view contentMode="scaleToFill" id="vie-aa-001">
        \(Drawn.frame(0, 0, 375, height))<autoresizingMask key="autoresizingMask"/><subviews>\(box)</subviews>
        <constraints>\(Drawn.rule("box-le-001", "leading", "leading", "vie-aa-001", item: "box-aa-001", constant: 20))
        \(Drawn.rule("box-bo-001", "bottom", "bottom", "box-aa-001", item: "vie-aa-001", constant: 10))
        \(Drawn.rule("box-wi-001", "width", item: "box-aa-001", constant: 100))
        \(Drawn.rule("box-he-001", "height", item: "box-aa-001", constant: 40))</constraints></view></objects></document>
        """
    }
    let report = try SmallHistory(["a.xib": file(400)], ["a.xib": file(200)]).review(devices: []).report
    let own = try #require(report.entries.first { $0.key == "a.iphone-8" })
    let words = (own.layout?.changes ?? []).map(\.sentence)
    #expect(words.contains { $0.hasPrefix("'Box' moved up 200 pt") }, "\(words)")
  }
}
