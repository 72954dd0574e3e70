import Foundation
import Testing

/// `check` and `fix` for texts and controls that are cut, squeezed or hard to read: one value each, tried over the matrix.
@Suite struct FixContentsTests {
  private static let spec = """
    proofsheet: 1
    name: contents
    matrix: { sizes: [[320, 480], [375, 480]] }
    views:
      tiny: { type: label, text: Terms apply, font: { size: 9 } }   # small print
      pale: { type: label, text: Pale words, color: "#BBBBBB" }
      long: { type: label, text: A text that is much longer than its room }
      half: { type: label, text: Half a line }
      alarm: { type: switch }
    constraints:
      - tiny.leading == root.leading + 20
      - tiny.top == safe.top + 20
      - pale.leading == root.leading + 20
      - pale.top == tiny.bottom + 20
      - long.leading == root.leading + 20
      - long.top == pale.bottom + 20
      - long.width == 120
      - half.leading == root.leading + 20
      - half.top == long.bottom + 20
      - half.height == 9
      - alarm.leading == root.leading + 20
      - alarm.top == half.bottom + 20
      - alarm.width == 20

    """

  private static let changed = [
    "+  long: { type: label, text: A text that is much longer than its room, lines: 0 }",
    "+  pale: { type: label, text: Pale words, color: \"#767676\" }",
    "+  tiny: { type: label, text: Terms apply, font: { size: 11 } }   # small print",
    "+  - alarm.width == 49",
    "+  - half.height == 21",
    "-  - alarm.width == 20",
    "-  - half.height == 9",
    "-  long: { type: label, text: A text that is much longer than its room }",
    "-  pale: { type: label, text: Pale words, color: \"#BBBBBB\" }",
    "-  tiny: { type: label, text: Terms apply, font: { size: 9 } }   # small print",
  ]

  @Test func eachHasAFixThatWasTriedAndIsMade() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("contents.proof.yaml", Self.spec)
    let told = try program.run(["check", "contents.proof.yaml"]).output
    for hint in [
      "hint: tiny: { font: { size: 11 } }", "hint: pale: { color: \"#767676\" }", "hint: long: { lines: 0 }",
      "hint: half.height == 21", "hint: alarm.width == 49",
    ] {
      #expect(told.contains(hint), "\(hint) in\n\(told)")
    }
    #expect(told.components(separatedBy: "tried: solving all 2 variants").count == 6, "\(told)")
    let fixed = try program.run(["fix", "contents.proof.yaml"])
    #expect(fixed.code == 0, "\(fixed.talk)")
    let lines = fixed.output.split(separator: "\n").filter { "+-".contains($0.prefix(1)) }.dropFirst(2)
    #expect(lines.sorted() == Self.changed.sorted().map { Substring($0) }, "\(lines.sorted())")
    #expect(try program.run(["check", "contents.proof.yaml"]).code == 0)
  }

  /// What a sheet lists, what `render` says when it is done, and what `check` finds are one count.
  @Test func renderingCountsWhatCheckingFinds() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("contents.proof.yaml", Self.spec)
    let checked = try program.run(["check", "contents.proof.yaml"])
    let drawn = try program.run(["contents.proof.yaml"])
    #expect((checked.output + checked.talk).contains("2 variants: 0 errors, 5 warnings"), "\(checked)")
    #expect(drawn.talk.contains("2 variants: 0 errors, 5 warnings"), "\(drawn.talk)")
    let pictures = try program.run(["contents.proof.yaml", "--sheet", "none"])
    #expect(pictures.talk.contains("in layouts; 'proofsheet check' judges by all rules"), "\(pictures.talk)")
  }

  /// A text that fits in no number of lines, and whose room no rule of its own bounds alone.
  @Test func whatNoValueMendsSaysSo() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write(
      "shut.proof.yaml",
      """
      proofsheet: 1
      name: shut
      matrix: { sizes: [[320, 480]] }
      views:
        room: { background: "#EEEEEE", clips: true }
        word: { type: label, text: Donaudampfschifffahrtsgesellschaft }
      constraints:
        - room.leading == root.leading + 20
        - room.top == safe.top + 20
        - room.width == 60
        - room.height == 21
        - word.edges == room.edges
      """)
    let result = try program.run(["check", "shut.proof.yaml"])
    #expect(result.code == 1)
    #expect(result.output.contains("no change of one value mends it: "), "\(result.output)")
    #expect(!result.output.contains("lines: 0"), "\(result.output)")
    let report = try program.run(["check", "shut.proof.yaml", "--format", "json"]).output
    #expect(report.contains("\"unmendedBy\": ") && !report.contains("\"unmendedBy\": 0"), "\(report)")
    for format in ["sarif", "junit", "github"] {
      let output = try program.run(["check", "shut.proof.yaml", "--format", format]).output
      #expect(output.contains("no change of one value mends it"), "\(format): \(output)")
    }
    let fixed = try program.run(["fix", "shut.proof.yaml"])
    #expect(fixed.code == 1)
    #expect(fixed.output.isEmpty)
  }

  /// A font's other words stay: of a token, of a style, of a list of keys.
  @Test func fontsKeepWhatElseTheySay() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write(
      "fonts.proof.yaml",
      """
      proofsheet: 1
      name: fonts
      matrix: { sizes: [[320, 480]] }
      tokens: { font: { note: { size: 8, weight: bold } } }
      views:
        one: { type: label, text: One, font: 9 }
        two: { type: label, text: Two, font: $font.note }
        three:
          type: label
          text: Three
          font:
            size: 10
            italic: true
        four: { type: label, text: Four to shrink, font: 16, minimum-scale: 0.3 }
      constraints:
        - (one, two, three, four).leading == root.leading + 20
        - one.top == safe.top + 20
        - two.top == one.bottom + 20
        - three.top == two.bottom + 20
        - four.top == three.bottom + 20
        - four.width == 90
      """)
    let fixed = try program.run(["fix", "fonts.proof.yaml"])
    #expect(fixed.code == 0, "\(fixed.talk)\(fixed.output)")
    let text = String(decoding: try program.bytes("fonts.proof.yaml"), as: UTF8.self)
    #expect(text.contains("one: { type: label, text: One, font: 11 }"), "\(text)")
    #expect(text.contains("font: { base: $font.note, size: 11 }"), "\(text)")
    #expect(text.contains("      size: 11\n      italic: true"), "\(text)")
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="BYZ-38-t0r">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="tne-QT-ifu">
          <objects>
            <viewController id="BYZ-38-t0r" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                  <label opaque="NO" userInteractionEnabled="NO" text="Small print" \
    translatesAutoresizingMaskIntoConstraints="NO" id="tin-00-001" userLabel="Tiny">
                    <rect key="frame" x="20" y="40" width="50" height="11"/>
                    <fontDescription key="fontDescription" type="system" pointSize="9"/>
                    <nil key="textColor"/>
                    <nil key="highlightedColor"/>
                  </label>
                  <label opaque="NO" userInteractionEnabled="NO" text="Pale words" \
    translatesAutoresizingMaskIntoConstraints="NO" id="pal-00-001" userLabel="Pale">
                    <rect key="frame" x="20" y="80" width="82" height="20.5"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <color key="textColor" red="0.73" green="0.73" blue="0.73" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
                    <nil key="highlightedColor"/>
                  </label>
                  <button opaque="NO" buttonType="custom" translatesAutoresizingMaskIntoConstraints="NO" \
    id="but-00-001" userLabel="Buy">
                    <rect key="frame" x="20" y="140" width="200" height="44"/>
                    <color key="backgroundColor" red="1" green="0.9" blue="0.3" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
                    <state key="normal" title="Buy it now"/>
                  </button>
                </subviews>
                <viewLayoutGuide key="safeArea" id="6Tk-OE-BBY"/>
                <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
                <constraints>
                  <constraint firstItem="tin-00-001" firstAttribute="leading" secondItem="8bC-Xf-vdC" \
    secondAttribute="leading" constant="20" id="con-00-001"/>
                  <constraint firstItem="tin-00-001" firstAttribute="top" secondItem="6Tk-OE-BBY" \
    secondAttribute="top" constant="20" id="con-00-002"/>
                  <constraint firstItem="pal-00-001" firstAttribute="leading" secondItem="8bC-Xf-vdC" \
    secondAttribute="leading" constant="20" id="con-00-003"/>
                  <constraint firstItem="pal-00-001" firstAttribute="top" secondItem="6Tk-OE-BBY" \
    secondAttribute="top" constant="60" id="con-00-004"/>
                  <constraint firstItem="but-00-001" firstAttribute="leading" secondItem="8bC-Xf-vdC" \
    secondAttribute="leading" constant="20" id="con-00-005"/>
                  <constraint firstItem="but-00-001" firstAttribute="top" secondItem="6Tk-OE-BBY" \
    secondAttribute="top" constant="120" id="con-00-006"/>
                </constraints>
              </view>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="dkx-z0-nzr" sceneMemberID="firstResponder"/>
          </objects>
        </scene>
      </scenes>
    </document>

    """

  @Test func storyboardsAreMendedInTheirOwnElements() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("Main.storyboard", Self.storyboard)
    let told = try program.run(["check", "Main.storyboard"]).output
    for hint in [
      "hint: 'Tiny': Font, Size 11", "hint: 'Pale': Color #", "hint: 'Buy': Color #",
    ] {
      #expect(told.contains(hint), "\(hint) in\n\(told)")
    }
    let fixed = try program.run(["fix", "Main.storyboard"])
    let text = String(decoding: try program.bytes("Main.storyboard"), as: UTF8.self)
    #expect(text.contains("<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"11\"/>"), "\(fixed)")
    #expect(!text.contains("red=\"0.73\""), "\(fixed)")
    #expect(
      text.contains(
        "<state key=\"normal\" title=\"Buy it now\">\n                    <color key=\"titleColor\" red="),
      "\(fixed)")
    let after = try program.run(["check", "Main.storyboard"]).output
    for id in ["small-text", "low-contrast", "clipped-text"] { #expect(!after.contains(id), "\(after)") }
  }
}
