import Foundation
import Testing

/// Canvases as Interface Builder recorded them in many apps' files, by the smallest scene that shows each rule.
@Suite struct FieldCanvasTests {
  private static let held = #"translatesAutoresizingMaskIntoConstraints="NO""#

  private static func document(
    _ kind: String, tools: String, device: String, safe: Bool, _ objects: String
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.\(device == "appleTV" ? "AppleTV" : "CocoaTouch").\(kind)" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="\(device == "appleTV" ? "AppleTV" : "iOS.CocoaTouch")" useAutolayout="YES" \
    useTraitCollections="YES" \(safe ? "useSafeAreas=\"YES\"" : "")>
    <device id="\(device)" orientation="\(device == "appleTV" ? "landscape" : "portrait")" appearance="light"/>
    \(objects)</document>
    """
  }

  /// A controller's view with one view that is tied to its margins or its safe area.
  private static func scene(
    tools: String, device: String, size: (Int, Int), safe: Bool, freeform: Bool = false, to attribute: String
  ) -> String {
    let target =
      safe ? "secondItem=\"sa1\" secondAttribute=\"top\"" : "secondItem=\"rt1\" secondAttribute=\"\(attribute)\""
    let free = freeform ? "<size key=\"freeformSize\" width=\"\(size.0)\" height=\"\(size.1)\"/>" : ""
    return document(
      "Storyboard.XIB", tools: tools, device: device, safe: safe,
      """
      <scenes><scene sceneID="sc1"><objects><viewController id="vc1"><view key="view" id="rt1">
      <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
      <subviews><view \(held) id="bx1"><rect key="frame" x="40" y="0.0" width="50" height="50"/><constraints>
      <constraint firstAttribute="width" constant="50" id="w"/><constraint firstAttribute="height" constant="50" id="h"/>
      </constraints></view></subviews>
      \(safe ? "<viewLayoutGuide key=\"safeArea\" id=\"sa1\"/>" : "")
      <constraints>
      <constraint firstItem="bx1" firstAttribute="leading" secondItem="rt1" secondAttribute="leadingMargin" id="l"/>
      <constraint firstItem="bx1" firstAttribute="top" \(target) id="t"/>
      </constraints></view>\(free)</viewController></objects></scene></scenes>
      """)
  }

  private func frame(_ view: String, of text: String, file: String = "Main.storyboard") throws -> [Double] {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write(file, text)
    let result = try program.run(["frames", "--coordinates", "file", file])
    let scenes = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: [String: [Double]]]
    return try #require(scenes?.values.first?[view], "\(result.output)")
  }

  // Recorded in PopcornTime, open-event-attendee, Bluefruit, CastVideos and IRCCloud: 20 and 44 above; none up to Xcode 8 (Swift-30-
  // Projects, pocket-casts, RxSwift).
  @Test(arguments: [
    ("12120", "retina4_7", (375, 667), 0.0), ("14113", "retina4_7", (375, 667), 20),
    ("19529", "retina6_1", (414, 896), 44),
  ])
  func marginsKnowTheSafeAreaWithoutItsGuides(_ tools: String, _ device: String, _ size: (Int, Int), _ top: Double)
    throws
  {
    let text = Self.scene(tools: tools, device: device, size: size, safe: false, to: "topMargin")
    #expect(try frame("bx1", of: text)[1] == top)
  }

  // Recorded in RadarCOVID, Hackers, ProtonVPN, canvas-ios and others; 0 at Xcode 10 in susi_iOS, warp and Rocket.Chat.
  @Test(arguments: [("14490", "retina6_1", 0.0), ("17701", "retina6_1", 44), ("24506", "retina4_7", 20)])
  func freeformScenesHaveTheirDevicesInsets(_ tools: String, _ device: String, _ top: Double) throws {
    let text = Self.scene(tools: tools, device: device, size: (300, 400), safe: true, freeform: true, to: "top")
    #expect(try frame("bx1", of: text)[1] == top)
  }

  // Recorded in Pyto, OctoPod, data-collection-ios and dashwallet-ios: 0 below a view that ends above the screen's bottom.
  @Test(arguments: [("17701", 400.0), ("24506", 366)])
  func freeformScenesReachTheBottomsInsetOrNot(_ tools: String, _ bottom: Double) throws {
    let text = Self.scene(
      tools: tools, device: "retina6_1", size: (300, 400), safe: true, freeform: true, to: "top"
    ).replacingOccurrences(
      of: #"secondItem="sa1" secondAttribute="top""#, with: #"secondItem="sa1" secondAttribute="bottom""#)
    #expect(try frame("bx1", of: text)[1] == bottom)
  }

  // Recorded in three xibs of mage-ios as large as the screen (20, 0 and 20), which know of no safe areas.
  @Test(arguments: [("13771", 20.0), ("20037", 0), ("24506", 20)])
  func marginsOfAXibsScreenKnowTheSafeArea(_ tools: String, _ top: Double) throws {
    let text = Self.document(
      "XIB", tools: tools, device: "retina4_7", safe: false,
      """
      <objects><view id="rt1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><view \(Self.held) id="bx1"><rect key="frame" x="40" y="0.0" width="50" height="50"/><constraints>
      <constraint firstAttribute="width" constant="50" id="w"/><constraint firstAttribute="height" constant="50" id="h"/>
      </constraints></view></subviews><constraints>
      <constraint firstItem="bx1" firstAttribute="leading" secondItem="rt1" secondAttribute="leadingMargin" id="l"/>
      <constraint firstItem="bx1" firstAttribute="top" secondItem="rt1" secondAttribute="topMargin" id="t"/>
      </constraints></view></objects>
      """)
    #expect(try frame("bx1", of: text, file: "Panel.xib")[1] == top)
  }

  // Recorded by 15 rules of stack views in MensaplanIOS, RAWGVideoGames, Avaz, expenses and two more projects.
  @Test func stackViewsHaveNoMargins() throws {
    let text = Self.document(
      "XIB", tools: "20037", device: "retina4_7", safe: false,
      """
      <objects><view id="rt1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><stackView \(Self.held) alignment="top" id="st1"><rect key="frame" x="40" y="40" width="50" height="90"/>
      <subviews><view \(Self.held) id="bx1"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/><constraints>
      <constraint firstAttribute="width" constant="50" id="w"/></constraints></view></subviews><constraints>
      <constraint firstItem="bx1" firstAttribute="top" secondItem="st1" secondAttribute="topMargin" id="t"/>
      <constraint firstItem="st1" firstAttribute="bottomMargin" secondItem="bx1" secondAttribute="bottom" id="b"/>
      <constraint firstAttribute="height" constant="90" id="h"/></constraints></stackView></subviews><constraints>
      <constraint firstItem="st1" firstAttribute="leading" secondItem="rt1" secondAttribute="leading" constant="40" id="l"/>
      <constraint firstItem="st1" firstAttribute="top" secondItem="rt1" secondAttribute="top" constant="40" id="u"/>
      </constraints></view></objects>
      """)
    #expect(try frame("bx1", of: text, file: "Panel.xib") == [0, 0, 50, 90])
  }

  // Recorded in SkyFloatingLabelTextField and IBAnimatable (400 wide) and CovPass (394); 16 at 375 and 393 everywhere.
  @Test(arguments: [(400, 20.0), (394, 20), (393, 16)])
  func wideControllersHaveWiderMargins(_ width: Int, _ margin: Double) throws {
    let text = Self.scene(
      tools: "14109", device: "retina4_7", size: (width, 300), safe: true, freeform: true, to: "top")
    #expect(try frame("bx1", of: text)[0] == margin)
  }

  // Recorded at Xcode 9 and 10 in eidolon (815 × 660), Amaroq and XLPagerTabStrip (49 less than the screen): 20 above; 0 where a
  // view is 64 or 113 lower than the screen, in Rocket.Chat, IBAnimatable and the same two, and from Xcode 11 on.
  @Test(arguments: [
    ("13771", (815, 660), 20.0), ("14460", (375, 618), 20), ("14460", (375, 603), 0), ("14460", (375, 554), 0),
    ("15505", (375, 618), 0),
  ])
  func topGuidesOfXcode9KeepTheStatusBar(_ tools: String, _ size: (Int, Int), _ top: Double) throws {
    let guide = #"<layoutGuides><viewControllerLayoutGuide type="top" id="tg"/></layoutGuides>"#
    let text = Self.scene(tools: tools, device: "retina4_7", size: size, safe: false, to: "top")
      .replacingOccurrences(of: #"<viewController id="vc1">"#, with: #"<viewController id="vc1">"# + guide)
      .replacingOccurrences(
        of: #"secondItem="rt1" secondAttribute="top""#, with: #"secondItem="tg" secondAttribute="bottom""#)
    #expect(try frame("bx1", of: text)[1] == top)
  }

  // Recorded in Kingfisher and PopcornTime (90), Provenance and vlc-ios (80).
  @Test(arguments: [("14490", 90.0), ("21225", 80)])
  func televisionsKeepTheirOverscan(_ tools: String, _ side: Double) throws {
    let text = Self.scene(tools: tools, device: "appleTV", size: (1920, 1080), safe: true, to: "top")
    let box = try frame("bx1", of: text)
    #expect(box[1] == 60)
    #expect(box[0] > side)
  }

  // Recorded in nRF Mesh (396), ChatSecure (380) and quickstart-ios (339); 16 in cells of 320 on the same screens in 11 apps.
  @Test(arguments: [
    ("retina6_1", 396, 20.0), ("retina6_12", 339, 20), ("retina6_1", 320, 16), ("retina4_7", 360, 16),
  ])
  func cellsThatWereWidenedHaveTheScreensMargin(_ device: String, _ width: Int, _ margin: Double) throws {
    let text = Self.document(
      "XIB", tools: "23727", device: device, safe: true,
      """
      <objects><tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="cv1">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/><autoresizingMask key="autoresizingMask"/>
      <subviews><view \(Self.held) id="bx1"><rect key="frame" x="16" y="11" width="50" height="38"/><constraints>
      <constraint firstAttribute="width" constant="50" id="w"/></constraints></view></subviews><constraints>
      <constraint firstItem="bx1" firstAttribute="leading" secondItem="cv1" secondAttribute="leadingMargin" id="l"/>
      <constraint firstItem="bx1" firstAttribute="top" secondItem="cv1" secondAttribute="topMargin" id="t"/>
      <constraint firstItem="cv1" firstAttribute="bottomMargin" secondItem="bx1" secondAttribute="bottom" id="b"/>
      </constraints></tableViewCellContentView></tableViewCell></objects>
      """)
    #expect(try frame("bx1", of: text, file: "Cell.xib")[0] == margin)
  }

  // Recorded in sendbird-uikit-ios (72 at 500), canvas-ios (44 at 500) and Habitica; without such a rule 128.
  @Test(arguments: [("priority=\"500\"", 72.0), (nil, 128)])
  func aWeakHeightOfItsOwnGoesBeforeTheLentOne(_ priority: String?, _ height: Double) throws {
    let rule = priority.map {
      "<constraints><constraint firstAttribute=\"height\" \($0) constant=\"72\" id=\"h\"/></constraints>"
    }
    let text = Self.document(
      "XIB", tools: "23504", device: "retina6_12", safe: true,
      """
      <objects><view id="rt1"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" \(Self.held) id="st1">
      <rect key="frame" x="24" y="59" width="345" height="72"/><subviews>
      <view \(Self.held) id="bx1"><rect key="frame" x="0.0" y="0.0" width="345" height="72"/>\(rule ?? "")</view>
      </subviews></stackView></subviews><viewLayoutGuide key="safeArea" id="sa1"/><constraints>
      <constraint firstItem="st1" firstAttribute="leading" secondItem="rt1" secondAttribute="leading" constant="24" id="a"/>
      <constraint firstItem="rt1" firstAttribute="trailing" secondItem="st1" secondAttribute="trailing" constant="24" id="b"/>
      <constraint firstItem="st1" firstAttribute="top" secondItem="sa1" secondAttribute="top" id="c"/>
      </constraints></view></objects>
      """)
    #expect(try frame("bx1", of: text, file: "Panel.xib")[3] == height)
  }

  /// A cell for a column that was drawn closed (MunkiAdmin: 0 × 17) is a point wide, and not a file that cannot be drawn.
  @Test func aViewWithoutAWidthIsDrawnAPointWide() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write(
      "Cell.xib",
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="18122" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="NSObject"/>
      <tableCellView id="tc1"><rect key="frame" x="1" y="1" width="0.0" height="17"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></tableCellView>
      </objects></document>
      """)
    let result = try program.run(["check", "--quiet", "Cell.xib"])
    #expect(result.code != 2, "\(result.talk)")
  }

  /// Rules that contradict the size with which a xib's cell was drawn all hold: the content ends where they say (recorded in
  /// 40 xibs of 7 apps; frames of the file are those that Xcode wrote).
  @Test(arguments: ["tableViewCell", "collectionViewCell"])
  func theRulesOfAXibsCellHoldAgainstItsSize(kind: String) throws {
    let size = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"322\" height=\"100\"/>"
    let mask = "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
    let text = Self.document(
      "XIB", tools: "23727", device: "retina6_1", safe: true,
      """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><\(kind) id="cel">\(size)
      <\(kind)ContentView key="contentView" \(kind)="cel" id="con">\(size)\(mask)
      <subviews><view \(Self.held) id="box"><rect key="frame" x="0.0" y="0.0" width="322" height="60"/><subviews>
      <view \(Self.held) id="lin"><rect key="frame" x="0.0" y="59" width="322" height="1"/>
      <constraints><constraint firstAttribute="height" constant="1" id="c1"/></constraints></view></subviews><constraints>
      <constraint firstAttribute="height" constant="60" id="c2"/>
      <constraint firstItem="lin" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="c3"/>
      <constraint firstAttribute="trailing" secondItem="lin" secondAttribute="trailing" id="c4"/>
      <constraint firstAttribute="bottom" secondItem="lin" secondAttribute="bottom" id="c5"/></constraints></view></subviews>
      <constraints><constraint firstItem="box" firstAttribute="top" secondItem="con" secondAttribute="top" id="c6"/>
      <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="c7"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="con" secondAttribute="leading" id="c8"/>
      <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c9"/></constraints>
      </\(kind)ContentView></\(kind)></objects>
      """)
    #expect(try frame("box", of: text, file: "Cell.xib") == [0, 0, 322, 60])
    #expect(try frame("lin", of: text, file: "Cell.xib") == [0, 59, 322, 1])
    #expect(try frame("cel", of: text, file: "Cell.xib") == [0, 0, 322, 100])
    // The contradiction is told all the same, with a rule to mend it by.
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("Cell.xib", text)
    let output = try program.run(["check", "Cell.xib", "--device", "iphone-8"]).output
    #expect(output.contains("[unsatisfiable-constraints]") && output.contains(".height == 60"), "\(output)")
    #expect(!output.split(separator: "\n").contains { $0.hasPrefix("hint: ") && $0.contains("root.") }, "\(output)")
  }
}
