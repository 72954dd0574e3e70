import Foundation
import Testing

/// `update-frames` of storyboards and xibs: rectangles only, and none of a view that is in conflict or ambiguous.
@Suite struct UpdateFramesFileTests {
  /// A misplaced view, one that a mask resizes with it, two in conflict, an ambiguous one, and a label as it was drawn.
  private static func storyboard(_ box: String, _ inner: String) -> String {
    let views = """
      <!-- mine -->
      <view contentMode="scaleToFill" misplaced="YES"  translatesAutoresizingMaskIntoConstraints="NO"\tid="bx" userLabel="Box">
      <rect \(box) key="frame"/>
      <subviews>
      <view contentMode="scaleToFill" id="in" userLabel="Inner">
      <rect key="frame" \(inner)/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      </view>
      </subviews>
      </view>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="cf" userLabel="Clash">
      <rect key="frame" x="1" y="2" width="3" height="4"/>
      </view>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="am" userLabel="Open">
      <rect key="frame" x="5" y="6" width="7" height="8"/>
      </view>
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="lb" userLabel="Caption">
      <rect key="frame" x="16" y="500" width="42.5" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """
    let rules = [
      "bx leading rt leading 22", "rt trailing bx trailing 22", "bx top rt top 30", "bx height - - 50",
      "cf leading rt leading 16", "cf top rt top 200", "cf height - - 20", "cf width - - 100", "cf width - - 200",
      "am leading rt leading 16", "am width - - 100", "am height - - 20",
      "lb leading rt leading 16", "lb top rt top 500",
    ]
    let constraints = rules.enumerated().map { number, rule in
      let words = rule.split(separator: " ").map(String.init)
      let second = words[2] == "-" ? "" : "secondItem=\"\(words[2])\" secondAttribute=\"\(words[3])\" "
      return "<constraint firstItem=\"\(words[0])\" firstAttribute=\"\(words[1])\" \(second)constant=\"\(words[4])\" "
        + "id=\"k\(number)\"/>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14313" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="sc"><objects>
      <viewController id="vc" title="Frames">
      <view key="view" id="rt"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>
      \(views)
      </subviews>
      <viewLayoutGuide key="safeArea" id="sa"/>
      <constraints>
      \(constraints.joined(separator: "\n"))
      </constraints>
      </view>
      <connections><outlet property="gap" destination="k0" id="o1"/></connections>
      </viewController>
      </objects></scene></scenes>
      </document>

      """.replacingOccurrences(of: "\n", with: "\r\n")
  }

  private static let drawn = storyboard(
    #"x="16" y="30" width="300" height="50""#, #"x="10" y="10" width="280" height="20""#)

  @Test func onlyTheNumbersOfMisplacedRectanglesChange() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("Main.storyboard", Self.drawn)
    let first = try program.run(["update-frames", "Main.storyboard"])
    #expect(first.code == 0)
    #expect(first.talk.contains("2 frames changed"), "\(first.talk)")
    #expect(first.talk.contains("'Clash', 'Open' are in conflict or ambiguous and left as drawn"), "\(first.talk)")
    let expected = Self.storyboard(
      #"x="22" y="30" width="331" height="50""#, #"x="10" y="10" width="311" height="20""#)
    let text = String(decoding: try program.bytes("Main.storyboard"), as: UTF8.self)
    #expect(text == expected)
    let second = try program.run(["update-frames", "Main.storyboard"])
    #expect(second.talk.contains("0 frames changed"))
    #expect(try program.bytes("Main.storyboard") == Data(expected.utf8))
  }

  /// Neither does `check` tell what `update-frames` leaves: a label as wide as Apple's font makes it.
  @Test func aTextOfAnotherFontIsNotMisplaced() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("Main.storyboard", Self.drawn)
    let result = try program.run(["check", "Main.storyboard"])
    #expect(result.output.contains("'Box' does not lie where it is drawn"))
    #expect(!result.output.contains("'Caption' does not lie"), "\(result.output)")
  }

  @Test func clearTakesConstraintsAndWhatNamesThem() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("Main.storyboard", Self.drawn)
    let result = try program.run(["update-frames", "--clear", "Main.storyboard"])
    #expect(result.code == 0)
    #expect(result.talk.contains("14 constraints removed"))
    let text = String(decoding: try program.bytes("Main.storyboard"), as: UTF8.self)
    #expect(!text.contains("constraint ") && !text.contains("<constraints") && !text.contains("outlet"))
    #expect(text.contains("fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"\tid=\"bx\""))
    #expect(text.contains(#"<rect x="16" y="30" width="300" height="50" key="frame"/>"#))
    let frames = try program.run(["frames", "Main.storyboard"])
    #expect(frames.code == 0)
    #expect(frames.output.contains("\"bx\": [16, 30, 300, 50]"))
    #expect(try program.run(["update-frames", "--clear", "Main.storyboard"]).talk.contains("0 constraints removed"))
  }

  @Test func aClearedSpecKeepsItsPicture() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let spec = """
      proofsheet: 1
      name: a
      canvas: iphone-8 portrait
      views:
        box: {}  # the one
      constraints:
        - box.edges == root.edges + 20

      matrix: { devices: [iphone-8] }
      """
    try program.write("a.proof.yaml", spec)
    let before = try program.run(["frames", "a.proof.yaml", "--device", "iphone-8", "--orientation", "portrait"]).output
    #expect(try program.run(["update-frames", "--clear", "a.proof.yaml"]).code == 0)
    let text = String(decoding: try program.bytes("a.proof.yaml"), as: UTF8.self)
    #expect(text.contains("box: { frame: [20, 20, 335, 627] }  # the one") && !text.contains("constraints"))
    #expect(text.contains("matrix:"))
    let after = try program.run(["frames", "a.proof.yaml", "--device", "iphone-8", "--orientation", "portrait"]).output
    #expect(before == after)
  }

  @Test func aSpecsOpenViewsKeepTheirFrames() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let spec = """
      proofsheet: 1
      name: a
      canvas: iphone-8 portrait
      views:
        clash: { frame: [1, 2, 3, 4] }
        open: { frame: [5, 6, 7, 8] }
        moved: { frame: [9, 9, 9, 9] }
      constraints:
        - clash.leading == root.leading
        - clash.top == root.top
        - clash.height == 20
        - clash.width == 10
        - clash.width == 20
        - open.leading == root.leading
        - open.size == 10
        - moved.edges == root.edges
      """
    try program.write("a.proof.yaml", spec)
    #expect(try program.run(["update-frames", "a.proof.yaml"]).code == 0)
    let text = String(decoding: try program.bytes("a.proof.yaml"), as: UTF8.self)
    #expect(text.contains("clash: { frame: [1, 2, 3, 4] }"))
    #expect(text.contains("open: { frame: [5, 6, 7, 8] }"))
    #expect(text.contains("moved: { frame: [0, 0, 375, 667] }"))
  }

  /// A visual effect's content view goes with it, so that a second run finds nothing to do.
  @Test func anEffectsContentIsAsLargeAsTheEffect() throws {
    let program = try Program()
    defer { program.cleanUp() }
    func effect(_ width: String, _ height: String) -> String {
      Self.storyboard(
        #"x="22" y="30" width="331" height="50""#, #"x="10" y="10" width="311" height="20""#
      ).replacing(
        "<!-- mine -->",
        with: """
          <visualEffectView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="ef">
          <rect key="frame" x="22" y="100" width="\(width)" height="\(height)"/>
          <view key="contentView" contentMode="scaleToFill" id="ec">
          <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
          <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="ei">
          <rect key="frame" x="0.0" y="0.0" width="120" height="40"/>
          <constraints>
          <constraint firstAttribute="width" constant="120" id="e1"/>
          <constraint firstAttribute="height" constant="40" id="e2"/>
          </constraints>
          </view>
          </subviews>
          <constraints>
          <constraint firstItem="ei" firstAttribute="leading" secondItem="ec" secondAttribute="leading" id="e3"/>
          <constraint firstItem="ei" firstAttribute="top" secondItem="ec" secondAttribute="top" id="e4"/>
          <constraint firstAttribute="trailing" secondItem="ei" secondAttribute="trailing" id="e5"/>
          <constraint firstAttribute="bottom" secondItem="ei" secondAttribute="bottom" id="e6"/>
          </constraints>
          </view>
          </visualEffectView>
          """
      ).replacing(
        "<constraint firstItem=\"bx\" firstAttribute=\"leading\"",
        with: """
          <constraint firstItem="ef" firstAttribute="leading" secondItem="rt" secondAttribute="leading" constant="22" id="e7"/>
          <constraint firstItem="ef" firstAttribute="top" secondItem="rt" secondAttribute="top" constant="100" id="e8"/>
          <constraint firstItem="bx" firstAttribute="leading"
          """)
    }
    try program.write("Main.storyboard", effect("240", "128"))
    for _ in 0..<2 {
      #expect(try program.run(["update-frames", "Main.storyboard"]).code == 0)
      let text = String(decoding: try program.bytes("Main.storyboard"), as: UTF8.self)
      #expect(text == effect("120", "40"), "\(text)")
    }
  }
}
