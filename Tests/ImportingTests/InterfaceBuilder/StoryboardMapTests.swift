import Foundation
import ProofModel
import Testing

@testable import InterfaceBuilder

@Suite struct StoryboardMapTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
      <scenes>
        <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController">
          <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="a"/></connections>
        </navigationController></objects><point key="canvasLocation" x="-900" y="100"/></scene>
        <scene sceneID="s2"><objects><viewController id="list" storyboardIdentifier="List" sceneMemberID="viewController">
          <view key="view" id="v"><subviews><button id="b"><connections>
            <segue destination="detail" kind="show" identifier="open" id="c"/>
            <segue destination="other" kind="presentation" id="d"/>
            <segue destination="x" kind="unwind" unwindAction="back:" id="e"/>
          </connections></button></subviews></view>
        </viewController></objects><point key="canvasLocation" x="0" y="100"/></scene>
        <scene sceneID="s3"><objects><viewController id="detail" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s4"><objects><viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="Root" id="other" sceneMemberID="viewController"/></objects></scene>
      </scenes>
    </document>
    """

  @Test func scenesAndSeguesAreRead() throws {
    let path = NSTemporaryDirectory() + "map-\(UUID().uuidString).storyboard"
    try Self.storyboard.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let map = try #require(StoryboardMap.read(file: path))
    #expect(map.scenes.map(\.id) == ["s1", "s2", "s3", "s4"])
    #expect(map.scenes.map(\.isInitial) == [true, false, false, false])
    #expect(map.scenes.map(\.location) == [Point(x: -900, y: 100), Point(x: 0, y: 100), nil, nil])
    #expect(map.scenes[1].identifier == "List")
    #expect(map.scenes[3].reference?.storyboard == "Settings")
    #expect(map.scenes[3].reference?.identifier == "Root")
    // What leads back is no way forward.
    #expect(map.segues.map(\.kind) == ["rootViewController", "show", "presentation"])
    #expect(map.segues.map(\.isContainment) == [true, false, false])
    #expect(map.segues.map(\.identifier) == [nil, "open", nil])
    #expect(map.segues.map(\.destination) == ["s2", "s3", "s4"])
  }

  @Test func whatIsNoStoryboardHasNoMap() {
    #expect(StoryboardMap.read(file: "/nowhere.storyboard") == nil)
  }
}
