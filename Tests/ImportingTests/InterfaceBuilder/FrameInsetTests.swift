import ProofModel
import Testing

@testable import InterfaceBuilder
@testable import XMLParsing

/// Frames as the first Xcode 8 wrote them, by distances from the superview's sides.
@Suite struct FrameInsetTests {
  @Test(arguments: [
    ("", Rect(x: 0, y: 0, width: 375, height: 667)),
    ("width=\"375\" height=\"43.5\"", Rect(x: 0, y: 0, width: 375, height: 43.5)),
    ("minX=\"20\" minY=\"124\" width=\"50\" height=\"40\"", Rect(x: 20, y: 124, width: 50, height: 40)),
    ("minX=\"20\" maxX=\"30\" minY=\"7\" maxY=\"10\"", Rect(x: 20, y: 7, width: 325, height: 650)),
    ("maxX=\"30\" maxY=\"10\" width=\"50\" height=\"40\"", Rect(x: 295, y: 617, width: 50, height: 40)),
    ("minX=\"49.75%\" minY=\"227\" width=\"174\" height=\"49\"", Rect(x: 100, y: 227, width: 174, height: 49)),
    (
      "minX=\"33.07%\" minY=\"65\" width=\"33.73%\" height=\"20.02%\"", Rect(x: 124, y: 65, width: 126.5, height: 120.5)
    ),
    (
      "minX=\"51\" minY=\"44.00%\" width=\"25.62%\" height=\"5.25%\"", Rect(x: 51, y: 293.5, width: 83, height: 35)
    ),
    (
      "minY=\"44.00%\" width=\"25.85%\" height=\"5.25%\" maxX=\"52\"",
      Rect(x: 239.5, y: 293.5, width: 83.5, height: 35)
    ),
  ])
  func distancesAreARectangle(_ written: String, _ frame: Rect) throws { try expect(written, "", frame) }

  /// A length that is not written is what is left of a view that its mask lets grow, else none.
  @Test(arguments: [
    ("minY=\"604\" width=\"375\"", "", Rect(x: 0, y: 604, width: 375, height: 0)),
    ("minY=\"42\" height=\"29\"", "widthSizable", Rect(x: 0, y: 42, width: 375, height: 29)),
    ("minY=\"42\" width=\"375\"", "heightSizable", Rect(x: 0, y: 42, width: 375, height: 625)),
  ])
  func whatIsNotWrittenIsLeftToWhatGrows(_ written: String, _ mask: String, _ frame: Rect) throws {
    try expect(written, "<autoresizingMask key=\"autoresizingMask\" \(mask.isEmpty ? "" : "\(mask)=\"YES\"")/>", frame)
  }

  /// The distance that the mask keeps is 0 where neither is written. Seen in blockchain-certificates' wallet.
  @Test(arguments: [
    ("height=\"44\"", ["widthSizable", "flexibleMinY"], Rect(x: 0, y: 623, width: 375, height: 44)),
    (
      "width=\"100.00%\" height=\"7.05%\"", ["widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable"],
      Rect(x: 0, y: 620, width: 375, height: 47)
    ),
    ("width=\"50\" height=\"44\"", ["flexibleMinX", "flexibleMaxY"], Rect(x: 325, y: 0, width: 50, height: 44)),
    (
      "width=\"50\" height=\"44\"", ["flexibleMinX", "flexibleMaxX", "flexibleMinY", "flexibleMaxY"],
      Rect(x: 0, y: 0, width: 50, height: 44)
    ),
  ])
  func whatIsKeptIsNoDistance(_ written: String, _ mask: [String], _ frame: Rect) throws {
    let flags = mask.map { " \($0)=\"YES\"" }.joined()
    try expect(written, "<autoresizingMask key=\"autoresizingMask\"\(flags)/>", frame)
  }

  private func expect(_ written: String, _ mask: String, _ frame: Rect) throws {
    let text = """
      <view id="a"><rect key="frame" x="3.0" y="4.0" width="375" height="667"/>
      <subviews><view id="b"><frame key="frameInset" \(written)/>\(mask)</view></subviews></view>
      """
    let document = try #require(XMLReader.read(Array(text.utf8), file: "a.xib").root)
    let inner = try #require(FrameInsets.resolved(document).child("subviews")?.children.first)
    #expect(inner.frame == frame)
    #expect(FrameInsets.resolved(document).frame == Rect(x: 3, y: 4, width: 375, height: 667))
  }
}
