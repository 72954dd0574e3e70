import Foundation
import Testing

/// `frames --coordinates file`: y as the file counts it.
@Suite struct CoordinatesTests {
  private let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
    <objects>
    <customView id="rt"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
    <subviews>
    <box boxType="separator" translatesAutoresizingMaskIntoConstraints="NO" id="ln">
    <rect key="frame" x="20" y="77" width="160" height="5"/></box>
    <button translatesAutoresizingMaskIntoConstraints="NO" id="go">
    <rect key="frame" x="103" y="13" width="84" height="32"/>
    <buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" id="gc"/></button>
    </subviews>
    <constraints>
    <constraint firstItem="ln" firstAttribute="top" secondItem="rt" secondAttribute="top" constant="20" id="c1"/>
    <constraint firstItem="ln" firstAttribute="leading" secondItem="rt" secondAttribute="leading" constant="20" id="c2"/>
    <constraint firstAttribute="trailing" secondItem="ln" secondAttribute="trailing" constant="20" id="c3"/>
    <constraint firstAttribute="bottom" secondItem="go" secondAttribute="bottom" constant="20" id="c4"/>
    <constraint firstAttribute="trailing" secondItem="go" secondAttribute="trailing" constant="20" id="c5"/>
    <constraint firstItem="go" firstAttribute="width" constant="70" id="c6"/>
    </constraints></customView>
    </objects></document>
    """

  private func frames(_ arguments: [String], environment: [String: String] = [:]) throws -> [String: [Double]] {
    let program = try Program()
    defer { program.cleanUp() }
    let path = try program.write("Panel.xib", xib)
    let result = try program.run(["frames"] + arguments + [path], environment: environment)
    #expect(result.code == 0)
    let scenes = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: [String: [Double]]]
    return try #require(scenes?["rt"])
  }

  @Test func inTheFilesCoordinatesYGoesUp() throws {
    let frames = try frames(["--coordinates", "file"])
    // A line of 1 at 20 below the top, in a box of 5; a button of 20 with 7 below it, 20 above the bottom.
    #expect(frames["ln"] == [20, 77, 160, 5])
    #expect(frames["go"] == [103, 13, 84, 32])
  }

  @Test func otherwiseItGoesDown() throws {
    #expect(try frames([])["ln"] == [20, 18, 160, 5])
    #expect(try frames(["--coordinates", "screen"])["go"] == [103, 55, 84, 32])
  }

  @Test func theOptionHasATwin() throws {
    #expect(try frames([], environment: ["PROOFSHEET_COORDINATES": "file"])["ln"] == [20, 77, 160, 5])
  }
}
