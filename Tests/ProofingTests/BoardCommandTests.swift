import Foundation
import Testing

/// The board of a storyboard, as the command writes it.
@Suite struct BoardCommandTests {
  /// A navigation controller and its first screen, whose only view sticks out.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    initialViewController="nv1">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="sc0"><objects><navigationController id="nv1" sceneMemberID="viewController">
    <navigationBar key="navigationBar" contentMode="scaleToFill" id="nb1"/>
    <connections><segue destination="vc1" kind="relationship" relationship="rootViewController" id="sg1"/></connections>
    </navigationController></objects><point key="canvasLocation" x="0" y="0"/></scene>
    <scene sceneID="sc1"><objects><viewController storyboardIdentifier="notes" id="vc1" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="rt1"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews><button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" id="bt1">
    <rect key="frame" x="300" y="300" width="200" height="44"/><state key="normal" title="Send"/></button></subviews>
    </view><navigationItem key="navigationItem" title="Notes" id="ni1"/>
    </viewController></objects><point key="canvasLocation" x="900" y="0"/></scene></scenes></document>
    """

  @Test func whatAContainerShowsOfItsScreenIsToldOnce() throws {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("Main.storyboard", Self.storyboard)
    let result = try program.run(["board", "Main.storyboard", "--format", "svg", "-o", "out"])
    #expect(result.code != 2, "\(result.talk)")
    let board = String(decoding: try program.bytes("out/Main.board.svg"), as: UTF8.self)
    let finding = try #require(board.range(of: "sticks out of the screen"), "the view's problem is told")
    #expect(board[finding.upperBound...].contains("in notes, notes-Navigation"))
    #expect(!board.contains("in notes-Navigation"))
  }

  /// Scenes far from each other are drawn on one board, with fewer pixels per point.
  @Test func aLargeBoardIsDrawnSmaller() throws {
    let program = try Program()
    defer { program.cleanUp() }
    let far = Self.storyboard.replacing("x=\"900\" y=\"0\"", with: "x=\"9000\" y=\"9000\"")
    try program.write("Main.storyboard", far)
    let result = try program.run(["board", "Main.storyboard", "-o", "out"])
    #expect(result.code != 2 && result.code != 3, "\(result.talk)")
    #expect(try !program.bytes("out/Main.board.png").isEmpty)
  }
}
