import Foundation
import ProofModel
import Solving
import Testing

/// Popovers and sheets have a part of the screen where there is room.
@Suite struct PresentationTests {
  private func window(
    _ presentation: Presentation, _ device: String, _ orientation: Orientation = .portrait, _ era: Era = Era(.ios, 16),
    hasBar: Bool = false
  ) throws -> Environment {
    var builder = EnvironmentBuilder(.device(try #require(DeviceCatalogue.shared.device(device))))
    builder.orientation = orientation
    builder.era = era
    return presentation.environment(in: try builder.environment().get(), hasBar: hasBar)
  }

  /// 540 × 620, as UIKit's documentation has form sheets; the width is compact there.
  @Test func formSheetsHaveTheirSizeOnPads() throws {
    let sheet = try window(Presentation(.formSheet), "ipad-pro-9-7")
    #expect(sheet.windowSize == Size(width: 540, height: 620))
    #expect(sheet.widthClass == .compact)
    #expect(sheet.safeArea == .zero)
    #expect(sheet.screenSize == Size(width: 768, height: 1024))
    // The bar of a sheet is 56 high.
    #expect(try window(Presentation(.formSheet), "ipad-pro-9-7", hasBar: true).safeArea.top == 12)
    #expect(
      try window(Presentation(.formSheet), "ipad-pro-9-7", .portrait, Era(.ios, 12), hasBar: true).safeArea.top == 0)
  }

  @Test func viewsThatAreNoScreensKeepTheirSizeAndRowsTheirHeight() throws {
    let size = Size(width: 300, height: 90)
    let view = try window(Presentation(.view, preferredSize: size), "iphone-15", .landscape)
    #expect(view.windowSize == size)
    #expect(view.safeArea == .zero)
    #expect(
      try window(Presentation(.row, preferredSize: size), "iphone-15", .landscape).windowSize
        == Size(width: 852, height: 90))
  }

  /// Xibs of views: a header as wide as the canvas, a cell of a collection, a whole screen.
  @Test func xibsOfViewsAreNotStretchedToScreens() throws {
    let program = try Program()
    defer { program.cleanUp() }
    func xib(_ element: String, _ width: Int, _ height: Int) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects><\(element) id="root"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
      <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="10" y="10" width="\(width - 12)" height="\(height - 12)"/></view></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="a"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="b"/>
      <constraint firstItem="root" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="2" id="c"/>
      <constraint firstItem="root" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="2" id="d"/>
      </constraints></\(element)></objects></document>
      """
    }
    let cases: [(String, Int, Int, String)] = [
      ("view", 375, 90, "[10, 10, 840, 78]"), ("collectionViewCell", 120, 80, "[10, 10, 108, 68]"),
      ("tableViewCell", 320, 60, "[10, 10, 840, 48]"), ("view", 375, 667, "[10, 10, 840, 381]"),
      // A row as high as a screen is a row (Twidere).
      ("tableViewCell", 375, 700, "[10, 10, 840, 688]"),
    ]
    for (element, width, height, expected) in cases {
      try program.write("View.xib", xib(element, width, height))
      let run = try program.run(["frames", "View.xib", "--device", "iphone-15", "--orientation", "landscape"])
      #expect(run.output.contains("\"box\": \(expected)"), "\(element): \(run.output)\(run.talk)")
    }
  }

  @Test func popoversHaveTheSizeTheyPrefer() throws {
    let size = Size(width: 300, height: 488)
    #expect(try window(Presentation(.popover, preferredSize: size), "ipad-9", .landscape).windowSize == size)
    // No larger than the screen lets them be.
    let tall = Presentation(.popover, preferredSize: Size(width: 300, height: 5000))
    #expect(try window(tall, "ipad-9", .landscape).windowSize == Size(width: 300, height: 810 - 20 - 20))
    #expect(
      try window(Presentation(.popover), "ipad-9", .portrait, Era(.ios, 12)).windowSize == Size(width: 320, height: 480)
    )
  }

  @Test func pageSheetsEndBelowTheStatusBar() throws {
    let sheet = try window(Presentation(.pageSheet), "ipad-9", .landscape)
    #expect(sheet.windowSize == Size(width: 768, height: 790))
    #expect(sheet.widthClass == .regular)
  }

  /// Cards of Interface Builder's canvases: 647 of 667 points, 758 of 812; before iOS 13 and sideways the whole screen.
  @Test func phonesShowCardsSinceIOS13() throws {
    let style = Presentation(.popover, preferredSize: Size(width: 300, height: 488))
    #expect(try window(style, "iphone-8").windowSize == Size(width: 375, height: 647))
    let card = try window(style, "iphone-x")
    #expect(card.windowSize == Size(width: 375, height: 758))
    #expect(card.safeArea.top == 0)
    #expect(card.safeArea.bottom == 34)
    #expect(try window(style, "iphone-8", .portrait, Era(.ios, 12)).windowSize == Size(width: 375, height: 667))
    #expect(try window(style, "iphone-8", .landscape).windowSize == Size(width: 667, height: 375))
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="first">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
    \(scene("first", rest: """
      <connections><segue destination="nav" kind="popoverPresentation" id="g1"/>\
      <segue destination="sheet" kind="presentation" modalPresentationStyle="formSheet" id="g2"/>\
      <segue destination="plain" kind="presentation" id="g3"/></connections>
      """))
    <scene sceneID="s-nav"><objects><navigationController id="nav"><connections>\
    <segue destination="options" kind="relationship" relationship="rootViewController" id="g4"/>\
    </connections></navigationController></objects></scene>
    \(scene("options", rest: "<value key=\"contentSizeForViewInPopover\" type=\"size\" width=\"300\" height=\"400\"/>"))
    \(scene("sheet")) \(scene("plain")) \(scene("own", attributes: "modalPresentationStyle=\"pageSheet\""))
    </scenes>
    </document>
    """

  private static func scene(_ id: String, attributes: String = "", rest: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" \(attributes)>
    <view key="view" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
    \(rest)</viewController></objects></scene>
    """
  }

  @Test func storyboardsSayHowScenesCome() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let path = try program.write("Main.storyboard", Self.storyboard)
    let found = ScreenLoader(studio: Studio()).load([path]).workbenches.map(\.document)
    let presentations = Dictionary(uniqueKeysWithValues: found.map { ($0.sceneID, $0.presentation) })
    let size = Size(width: 300, height: 400)
    #expect(presentations["s-nav"] == Presentation(.popover, preferredSize: size))
    #expect(presentations["s-options"] == Presentation(.popover, preferredSize: size))
    #expect(presentations["s-sheet"] == Presentation(.formSheet))
    #expect(presentations["s-own"] == Presentation(.pageSheet))
    #expect(presentations["s-plain"] == .some(nil))
    #expect(presentations["s-first"] == .some(nil))
    // A window that was asked for is kept; specs say the same.
    let arguments = ["--device", "ipad-9", "--orientation", "portrait", "--flat"]
    let frames = try program.run(["frames", "Main.storyboard"] + arguments)
    #expect(frames.output.contains("\"sheet-view\": [0, 0, 540, 620]"))
    let half = try program.run(["frames", "Main.storyboard", "--window", "600x700"] + arguments)
    #expect(half.output.contains("\"sheet-view\": [0, 0, 600, 700]"))
    let specs = try program.run(["import", "Main.storyboard", "-o", "screens"])
    #expect(specs.talk.contains("6 specs written, 6 with the same frames as the file"), "\(specs.talk)")
  }

  /// A canvas of 647 of 667 points is a card over another screen.
  @Test func scenesDrawnAsCardsAreCards() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let text = Self.storyboard.replacingOccurrences(
      of: "<view key=\"view\" id=\"plain-view\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/>",
      with:
        "<view key=\"view\" id=\"plain-view\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"647\"/>")
    let path = try program.write("Main.storyboard", text)
    let documents = ScreenLoader(studio: Studio()).load([path]).workbenches.map(\.document)
    #expect(documents.first { $0.sceneID == "s-plain" }?.presentation == Presentation(.pageSheet))
    let frames = try program.run(["frames", "Main.storyboard", "--device", "iphone-x", "--orientation", "portrait"])
    #expect(frames.output.contains("\"plain-view\": [0, 0, 375, 758]"))
    let specs = try program.run(["import", "Main.storyboard", "-o", "screens"])
    #expect(specs.talk.contains("6 specs written, 6 with the same frames as the file"), "\(specs.talk)")
  }

  /// A stack that says that it comes as a sheet has a sheet's bar, drawn as a card or not, whoever presents it.
  @Test func aSheetsBarDoesNotHangOnItsCanvas() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let nav = """
      <scene sceneID="s-nav"><objects><navigationController modalPresentationStyle="formSheet" id="nav"><connections>\
      <segue destination="plain" kind="relationship" relationship="rootViewController" id="g4"/>\
      </connections></navigationController></objects></scene>
      """
    let whole = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17506" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>\(nav)\(Self.scene("plain"))</scenes></document>
      """
    try program.write("Whole.storyboard", whole)
    try program.write("Card.storyboard", whole.replacingOccurrences(of: "height=\"667\"", with: "height=\"647\""))
    let tops = try ["Whole", "Card"].map { name in
      let path = program.folder.appendingPathComponent("\(name).storyboard").path
      let workbench = try #require(
        ScreenLoader(studio: Studio()).load([path]).workbenches.first { $0.document.sceneID == "s-plain" })
      var builder = EnvironmentBuilder(.device(try #require(DeviceCatalogue.shared.device("iphone-8"))))
      builder.era = Era(.ios, 16)
      let document = workbench.document
      let hasBar = document.bars.contains(.navigation)
      return try #require(document.presentation).environment(in: try builder.environment().get(), hasBar: hasBar)
    }
    #expect(tops[0].safeArea.top == 12 && tops[0] == tops[1], "\(tops)")
  }

  @Test func aPreferredSizeAloneIsTold() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("a.proof.yaml", "proofsheet: 1\npreferred-size: [300, 400]\nviews: {}\n")
    let result = try program.run(["check", "a.proof.yaml"])
    #expect(result.code == 2)
    #expect((result.output + result.talk).contains("hint: presentation: popover"))
  }
}
