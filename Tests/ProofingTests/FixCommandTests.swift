import Foundation
import Testing

/// `fix`: findings applied to files as the smallest edits, shown as a diff, proved by solving.
@Suite struct FixCommandTests {
  /// A conflict, a tie, a duplicate and a misplaced view, among comments.
  private static let spec = """
    # Mine.
    proofsheet: 1
    name: wrong
    canvas: [320, 480]
    matrix: { sizes: [[320, 480]] }
    views:
      heading: { type: label, text: Heading }   # the first
      name: { type: label, text: Name }
      value: { type: label, text: Value }
      done: { type: button, text: Done, frame: [20, 300, 120, 44] }
    constraints:
      main:
        - heading.top == safe.top + 20
        - heading.leading == root.leading + 20
        - heading.trailing == root.trailing - 20
        - heading.width == 375   # too wide
        - heading.leading == root.leading + 20   # again
      row:
        - H:|-[name]-[value]-|
        - (name, value).top == heading.bottom + 20
      done:
        - done.leading == root.leading + 20
        - done.top == root.top + 200
        - done.width == 120
        - done.height == 44

    """

  @Test func aSpecIsMendedAndItsCommentsStay() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("wrong.proof.yaml", Self.spec)
    let look = try program.run(["fix", "wrong.proof.yaml", "--check"])
    #expect(look.code == 0, "\(look.talk)")
    #expect(String(decoding: try program.bytes("wrong.proof.yaml"), as: UTF8.self) == Self.spec)
    #expect(look.talk.contains("4 findings would be fixed, 0 stay"), "\(look.talk)")
    let result = try program.run(["fix", "wrong.proof.yaml"])
    #expect(result.code == 0)
    #expect(result.output == look.output)
    #expect(result.output.hasPrefix("--- wrong.proof.yaml\n+++ wrong.proof.yaml\n@@ "))
    let changed = result.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.dropFirst(2).filter {
      !$0.hasPrefix("@@")
    }
    #expect(
      changed.sorted() == [
        "+    - heading.width == 375 @999   # too wide",
        "+  done: { type: button, text: Done, frame: [20, 200, 120, 44] }",
        "+  value: { type: label, text: Value, hug: { h: 252 } }",
        "-    - heading.leading == root.leading + 20   # again",
        "-    - heading.width == 375   # too wide",
        "-  done: { type: button, text: Done, frame: [20, 300, 120, 44] }",
        "-  value: { type: label, text: Value }",
      ], "\(changed)")
    let after = try program.run(["check", "wrong.proof.yaml"])
    #expect(after.code == 0, "\(after.output)")
    #expect(try program.run(["fix", "wrong.proof.yaml"]).output == "")
  }

  /// Two labels that hug alike, a width that cannot hold, one place missing.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="sc">
                <objects>
                    <viewController id="vc" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="rt">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <!-- the box -->
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bx" userLabel="Box">
                                    <rect key="frame" x="16" y="60" width="343" height="50"/>
                                    <constraints>
                                        <constraint firstAttribute="height" constant="50" id="k1"/>
                                        <constraint firstAttribute="width" constant="400" id="k2"/>
                                    </constraints>
                                </view>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="sa"/>
                            <constraints>
                                <constraint firstItem="bx" firstAttribute="leading" secondItem="rt" secondAttribute="leading" constant="16" id="k3"/>
                                <constraint firstAttribute="trailing" secondItem="bx" secondAttribute="trailing" constant="16" id="k4"/>
                                <constraint firstItem="bx" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="40" id="k5"/>
                                <constraint firstItem="bx" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="40" id="k6"/>
                            </constraints>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  /// With another priority of any of its rules this conflict becomes a tie, an overlap or a view outside; another constant
  /// does it, so that nothing is left out.
  @Test func anotherConstantComesBeforeARuleIsLeftOut() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let text = """
      proofsheet: 1
      name: constant
      canvas: [320, 480]
      matrix: { sizes: [[320, 480], [480, 320]] }
      views:
        a: { background: red }
        b: { background: blue }
      constraints:
        - a.leading == root.leading + 20
        - a.width == 480   # of another screen
        - b.leading == a.trailing + 8
        - b.width >= 40
        - b.width == 100 @999
        - b.trailing <= root.trailing - 20
        - (a, b).top == root.top + 40
        - (a, b).height == 30
      """
    try program.write("constant.proof.yaml", text)
    let fixed = try program.run(["fix", "constant.proof.yaml"])
    #expect(fixed.code == 0, "\(fixed.output)\(fixed.talk)")
    let after = String(decoding: try program.bytes("constant.proof.yaml"), as: UTF8.self)
    let lines = zip(text.split(separator: "\n"), after.split(separator: "\n")).filter { $0 != $1 }
    #expect(lines.count == 1 && lines[0].1.hasPrefix("  - a.width == ") && lines[0].1.hasSuffix("# of another screen"))
    #expect(after.split(separator: "\n").count == text.split(separator: "\n").count, "\(after)")
  }

  /// What was drawn is what is meant: constants follow the frame, and nothing else of the file changes.
  @Test func constantsFollowTheFramesThatWereDrawn() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let text = """
      proofsheet: 1
      name: drawn
      canvas: [375, 667]
      matrix: { sizes: [[375, 667]] }
      views:
        # Moved by hand, and made wider.
        box: { type: view, background: red, frame: [30, 60, 200, 40] }
        line: { type: view, background: blue, frame: [30, 110, 200, 2] }
      constraints:
        - box.leading == root.leading + 20
        - box.top == root.top + 60
        - box.width == 180
        - box.height == 40
        - line.leading == box.leading
        - line.top == box.bottom + 10
        - line.trailing == box.trailing
        - line.height == 2
      """
    try program.write("drawn.proof.yaml", text)
    let fixed = try program.run(["fix", "drawn.proof.yaml", "--update-constraints"])
    #expect(fixed.code == 0, "\(fixed.output)\(fixed.talk)")
    let after = String(decoding: try program.bytes("drawn.proof.yaml"), as: UTF8.self)
    let wanted = text.replacing("root.leading + 20", with: "root.leading + 30").replacing(
      "width == 180", with: "width == 200")
    #expect(after == wanted, "\(after)")
  }

  @Test func aStoryboardKeepsEveryOtherByte() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("Main.storyboard", Self.storyboard)
    let result = try program.run(["fix", "Main.storyboard"])
    #expect(result.code == 0, "\(result.talk)")
    let text = String(decoding: try program.bytes("Main.storyboard"), as: UTF8.self)
    let expected = Self.storyboard.replacingOccurrences(
      of: #"constant="400" id="k2""#, with: #"constant="400" priority="999" id="k2""#
    ).split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("\"k6\"") }.joined(separator: "\n")
    #expect(text == expected, "\(result.output)")
    #expect(try program.run(["check", "Main.storyboard"]).code == 0)
  }

  @Test func aMissingConstraintIsAdded() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let open = Self.storyboard.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.contains("\"k6\"") && !$0.contains("\"k2\"") && !$0.contains("\"k5\"")
    }.joined(separator: "\n").replacingOccurrences(
      of: "id=\"bx\" userLabel", with: "ambiguous=\"YES\" id=\"bx\" userLabel")
    try program.write("Main.storyboard", open)
    let result = try program.run(["fix", "Main.storyboard"])
    #expect(
      result.output.contains("+                            <constraint firstItem=\"bx\" firstAttribute=\"top\""),
      "\(result.output) \(result.talk)")
    #expect(try !program.run(["check", "Main.storyboard"]).output.contains("ambiguous-layout"))
  }

  @Test func aLinkIsFollowedAndAReadOnlyFileIsLeft() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let path = try program.write("real.proof.yaml", Self.spec)
    let link = program.folder.appendingPathComponent("link.proof.yaml")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(fileURLWithPath: path))
    #expect(try program.run(["fix", "link.proof.yaml"]).code == 0)
    #expect(String(decoding: try program.bytes("real.proof.yaml"), as: UTF8.self).contains("@999"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("real.proof.yaml"))
    try program.write("shut.proof.yaml", Self.spec)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: program.folder.appendingPathComponent("shut.proof.yaml").path)
    let shut = try program.run(["fix", "shut.proof.yaml"])
    #expect(shut.code == 3 && shut.talk.contains("read-only"), "\(shut.talk)")
    #expect(String(decoding: try program.bytes("shut.proof.yaml"), as: UTF8.self) == Self.spec)
  }

  /// What nothing resolves is told, and the file is not touched.
  @Test func whatStaysIsTold() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let text = """
      proofsheet: 1
      matrix: { sizes: [[320, 200]] }
      views: { badge: { background: "#CCCCCC" } }
      constraints: [badge.top == root.top + 40, badge.leading == root.leading + 300, badge.width == 60, badge.height == 60]

      """
    try program.write("badge.proof.yaml", text)
    let result = try program.run(["fix", "badge.proof.yaml"])
    #expect(result.code == 1 && result.output == "")
    #expect(
      result.talk.contains("outside-screen") && result.talk.contains("0 findings fixed, 1 stays"), "\(result.talk)")
    #expect(String(decoding: try program.bytes("badge.proof.yaml"), as: UTF8.self) == text)
  }
}
