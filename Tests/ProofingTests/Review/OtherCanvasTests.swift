import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// What another canvas recorded: of a screen that lies on its side, of another phone, of a cell in a narrower table.
@Suite struct OtherCanvasTests {
  private func told(
    _ before: String, _ after: String, ending: String = "xib", devices: [String] = ["iphone-4s"]
  ) throws -> [String] {
    let outcome = try SmallHistory.review(before, after, ending: ending, devices: devices)
    return outcome.report.groups.flatMap { [$0.title] + $0.causes.map(\.sentence) }
  }

  private static func file(_ objects: String, isStoryboard: Bool = false) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(isStoryboard ? "Storyboard." : "")XIB" version="3.0" \
    toolsVersion="9531" targetRuntime="iOS.CocoaTouch">
    <\(isStoryboard ? "scenes" : "objects")>\(objects)</\(isStoryboard ? "scenes" : "objects")></document>
    """
  }

  private static let mask = "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"

  private static func label(_ id: String, _ frame: String, _ text: String) -> String {
    "<label text=\"\(text)\" id=\"\(id)\">\(frame)"
      + "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/></label>"
  }

  /// Seen in JasperJordanApp.
  @Test func aViewThatWasDrawnOnAScreenOnItsSideFillsScreens() throws {
    func view(_ width: Double, _ height: Double, _ more: String = "") -> String {
      Self.file(
        "<view contentMode=\"scaleToFill\" id=\"vie-aa-001\">\(Drawn.frame(0, 0, width, height))\(Self.mask)<subviews>"
          + Self.label("lab-aa-001", Drawn.frame(20, 30, 100, 20), "Play") + "</subviews>\(more)</view>")
    }
    let sideways =
      "<simulatedOrientationMetrics key=\"simulatedOrientationMetrics\" orientation=\"landscapeRight\"/>"
      + "<simulatedScreenMetrics key=\"simulatedDestinationMetrics\" type=\"retina47\"/>"
    #expect(try told(view(667, 375, sideways), view(375, 667)).isEmpty)
  }

  /// The bar of a container that was drawn on a phone of 3.5 inches is none that goes where it is drawn on one of 4. Seen in LiteWave.
  @Test func aContainersBarIsOfNoCanvas() throws {
    func storyboard(_ height: Double) -> String {
      let view =
        "<view key=\"view\" id=\"vie-aa-001\">\(Drawn.frame(0, 0, 320, height))\(Self.mask)<subviews>"
        + Self.label("lab-aa-001", Drawn.frame(20, 100, 100, 20), "Play") + "</subviews></view>"
      return Self.file(
        Drawn.scene("1", "<viewController id=\"con-aa-001\">\(view)</viewController>")
          + Drawn.scene(
            "2",
            """
            <navigationController id="nav-aa-001"><navigationBar key="navigationBar" id="bar-aa-001">
            \(Drawn.frame(0, 0, 320, 44))</navigationBar><connections>
            <segue destination="con-aa-001" kind="relationship" relationship="rootViewController" id="seg-aa-001"/>
            </connections></navigationController>
            """), isStoryboard: true)
    }
    #expect(try told(storyboard(480), storyboard(568), ending: "storyboard").isEmpty)
  }

  /// Where a view was drawn on another canvas is tried as its mask has that on this one. Seen in event-planner.
  @Test func framesOfAnotherCanvasAreTriedOnThisOne() throws {
    let mask =
      "<autoresizingMask key=\"autoresizingMask\" flexibleMinX=\"YES\" widthSizable=\"YES\" flexibleMaxX=\"YES\" "
      + "flexibleMinY=\"YES\" flexibleMaxY=\"YES\"/>"
    func storyboard(_ width: Double, _ height: Double, _ frames: [String]) -> String {
      let labels = frames.enumerated().map { "<label text=\"L\($0)\" id=\"lab-aa-00\($0)\">\($1)\(mask)</label>" }
      let view =
        "<view key=\"view\" id=\"vie-aa-001\">\(Drawn.frame(0, 0, width, height))\(Self.mask)<subviews>"
        + labels.joined() + "</subviews></view>"
      return Self.file(
        Drawn.scene("1", "<viewController id=\"con-aa-001\">\(view)</viewController>"), isStoryboard: true)
    }
    let before = storyboard(414, 896, [Drawn.frame(20, 444, 108, 21), Drawn.frame(165, 524, 229, 21)])
    let after = storyboard(375, 667, [Drawn.frame(18, 325, 98, 21), Drawn.frame(149, 383, 208, 21)])
    for device in ["iphone-8", "iphone-17", "ipad-11-a16"] {
      let outcome = try SmallHistory.review(before, after, ending: "storyboard", devices: [device])
      let explained = outcome.report.entries.compactMap { $0.layout?.explained }
      #expect(explained.count == 1 && explained.allSatisfy { $0.share > 0.99 }, "\(device) \(explained)")
    }
  }

  private static func table(cell: Double, content: Double, header: String = "", accessory: String = "") -> String {
    Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <tableViewController id="con-aa-001"><tableView key="view" dataMode="static" style="plain" rowHeight="44" \
        id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))\(Self.mask)<sections><tableViewSection id="sec-aa-001"><cells>
        <tableViewCell \(accessory) id="cel-aa-001">\(Drawn.frame(0, 0, cell, 44))
        <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="cnt-aa-001">
        \(Drawn.frame(0, 0, content, 44))<subviews>\(Drawn.view("fie-aa-001", "view", Drawn.frame(16, 7, content - 32, 30)))
        </subviews><constraints>\(Drawn.rule("r1a-aa-001", "leading", "leading", "cnt-aa-001", item: "fie-aa-001", constant: 16))
        \(Drawn.rule("r2a-aa-001", "trailing", "trailing", "fie-aa-001", constant: 16))
        \(Drawn.rule("r3a-aa-001", "top", "top", "cnt-aa-001", item: "fie-aa-001", constant: 7))
        \(Drawn.rule("r4a-aa-001", "height", item: "fie-aa-001", constant: 30))</constraints></tableViewCellContentView>
        </tableViewCell></cells></tableViewSection></sections></tableView></tableViewController>
        """))
  }

  /// A cell's contents are as wide as it is, less what an accessory takes. Seen in MQTTPushClient.
  @Test func contentsOfACellWithoutAnAccessoryFillIt() throws {
    let devices = ["iphone-17e"]
    let (older, newer) = (Self.table(cell: 375, content: 320), Self.table(cell: 375, content: 375))
    #expect(try told(older, newer, ending: "storyboard", devices: devices).isEmpty)
    let accessory = "accessoryType=\"disclosureIndicator\""
    let other = Self.table(cell: 375, content: 342, accessory: accessory)
    #expect(try !told(newer, other, ending: "storyboard", devices: devices).isEmpty)
  }

  /// Cells that no file recorded lie below the header view, wherever a canvas had that. Seen in music-ios.
  @Test func unrecordedCellsLieBelowTheHeader() throws {
    func screen(_ y: Double) -> String {
      Self.file(
        Drawn.scene(
          "1",
          """
          <tableViewController id="con-aa-001"><tableView key="view" dataMode="prototypes" style="plain" rowHeight="60" \
          id="tab-aa-001">\(Drawn.frame(0, 0, 320, 480))\(Self.mask)
          <view key="tableHeaderView" id="hea-aa-001">\(Drawn.frame(0, y, 320, 44))</view><prototypes>
          <tableViewCell reuseIdentifier="A" id="cel-aa-001"><tableViewCellContentView key="contentView" \
          tableViewCell="cel-aa-001" id="cnt-aa-001"><subviews>
          \(Self.label("lab-aa-001", Drawn.frame(20, 4, 100, 20), "Song"))</subviews></tableViewCellContentView>
          </tableViewCell></prototypes></tableView></tableViewController>
          """), isStoryboard: true)
    }
    let devices = ["iphone-17e"]
    #expect(try told(screen(0), screen(-19), ending: "storyboard", devices: devices).isEmpty)
  }

  /// What comes around views and hides them is told with their names. Seen in EducationApp.
  @Test(arguments: [false, true]) func whatANewViewHidesIsTold(_ isGoing: Bool) throws {
    let label = Drawn.view("lab-aa-001", "label", Drawn.frame(16, 100, 80, 20), attributes: "text=\"Term\"")
    let inner = Drawn.view(
      "inn-aa-001", "view", Drawn.frame(16, 100, 80, 20), attributes: "hidden=\"YES\"", subviews: label,
      constraints: Drawn.rule("r5a-aa-001", "top", "top", "inn-aa-001", item: "lab-aa-001")
        + Drawn.rule("r6a-aa-001", "leading", "leading", "inn-aa-001", item: "lab-aa-001"))
    let rules = { (id: String) in
      Drawn.rule("r1a-aa-001", "top", "top", "iN0-l3-epB", item: id, constant: 100)
        + Drawn.rule("r2a-aa-001", "leading", "leading", "iN0-l3-epB", item: id, constant: 16)
    }
    let sizes =
      Drawn.rule("r7a-aa-001", "width", item: "out-aa-001", constant: 200)
      + Drawn.rule("r8a-aa-001", "height", item: "out-aa-001", constant: 60)
    let outer = Drawn.view("out-aa-001", "view", Drawn.frame(16, 100, 200, 60), subviews: inner, constraints: sizes)
    let files = [
      Drawn.xib(label, constraints: rules("lab-aa-001")), Drawn.xib(outer, constraints: rules("out-aa-001")),
    ]
    let words = try told(files[isGoing ? 1 : 0], files[isGoing ? 0 : 1], devices: ["iphone-17e"])
    let verb = isGoing ? "shown" : "hidden"
    #expect(words.contains { $0.contains("'Term' is \(verb) by that") }, "\(words)")
  }

  /// How far a view by itself reaches into a phone's insets follows from its size, which is what was edited. Seen in
  /// Psorcast-iOS.
  @Test func theSafeAreaOfAViewThatGrewIsToldWithItsSize() throws {
    func file(_ width: Double, _ height: Double, _ y: Double) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="15505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina5_9" orientation="portrait" appearance="light"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page"><connections>
      <outlet property="view" destination="vie-aa-001" id="out-aa-001"/></connections></placeholder>
      <view contentMode="scaleToFill" id="vie-aa-001">\(Drawn.frame(0, 0, width, height))\(Self.mask)<subviews>
      \(Drawn.view("ttl-aa-001", "label", Drawn.frame(16, y, 33, 20.5), attributes: "text=\"Title\""))</subviews>
      <viewLayoutGuide key="safeArea" id="saf-aa-001"/><constraints>
      \(Drawn.rule("r1a-aa-001", "leading", "leading", "vie-aa-001", item: "ttl-aa-001", constant: 16))
      \(Drawn.rule("r2a-aa-001", "bottom", "bottom", "saf-aa-001", item: "ttl-aa-001"))</constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects></document>
      """
    }
    let found = ReviewText().text(
      try SmallHistory.review(file(375, 700, 679.5), file(395, 720, 665.5)).report)
    #expect(found.contains("the view is 395 × 720 instead of 375 × 700, so 'Title' moved up 14 pt\n"), "\(found)")
    #expect(found.contains("and: the safe area that its canvas gives the view is [44, 0, 34, 0]"), "\(found)")
  }
}
