import AutoLayout
import Foundation
import Resolving
import Solving
import Testing

/// What a file's own flags say of its canvas holds wherever the same rules do.
@Suite struct CanvasVerdictTests {
  /// A view without a height but for a placeholder, which is there on the canvas alone, or a rule of compact widths.
  private func storyboard(flag: String = "", height: String, variation: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="vc1">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="sc1"><objects><viewController id="vc1" sceneMemberID="viewController">
    <view key="view" id="rt1"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <view \(flag) translatesAutoresizingMaskIntoConstraints="NO" id="bx1">
    <rect key="frame" x="20" y="100" width="353" height="50"/>
    <constraints><constraint firstAttribute="height" constant="50" \(height) id="h1"/></constraints>\(variation)</view>
    </subviews><constraints>
    <constraint firstItem="bx1" firstAttribute="leading" secondItem="rt1" secondAttribute="leading" constant="20" id="l1"/>
    <constraint firstAttribute="trailing" secondItem="bx1" secondAttribute="trailing" constant="20" id="t1"/>
    <constraint firstItem="bx1" firstAttribute="top" secondItem="rt1" secondAttribute="top" constant="100" id="p1"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """
  }

  private func findings(_ text: String, _ device: String = "iphone-8") throws -> String {
    let program = try Program()
    defer { program.cleanUp() }
    _ = try program.write("Main.storyboard", text)
    return try program.run(["check", "Main.storyboard", "--device", device]).output
  }

  @Test func aPlaceholderMakesNothingAmbiguousElsewhere() throws {
    #expect(try !findings(storyboard(height: "placeholder=\"YES\"")).contains("ambiguous-layout"))
  }

  /// What is not told is not marked in pictures either.
  @Test func picturesMarkWhatIsTold() throws {
    func marked(_ text: String) throws -> [String] {
      let program = try Program()
      defer { program.cleanUp() }
      let path = try program.write("Main.storyboard", text)
      let workbench = try #require(ScreenLoader(studio: Studio()).load([path]).workbenches.first)
      let solved = workbench.solve(workbench.variants(VariantSelection()).variants, jobs: 1)
      return solved.flatMap { $0.layout.views.filter { !$0.ambiguity.isEmpty }.map(\.content.id) }
    }
    let height = "placeholder=\"YES\""
    #expect(try marked(storyboard(height: height)).isEmpty)
    #expect(try Set(marked(storyboard(flag: "ambiguous=\"YES\"", height: height))) == ["bx1"])
  }

  @Test func whatTheFileFlagsIsTold() throws {
    let text = storyboard(flag: "ambiguous=\"YES\"", height: "placeholder=\"YES\"")
    #expect(try findings(text).contains("'View' needs a height"))
  }

  /// A rule that is not there at another width is told of: the canvas says nothing of that.
  @Test func aRuleThatSizeClassesTakeAwayIsMissed() throws {
    let variation = """
      <variation key="widthClass=regular"><mask key="constraints"><exclude reference="h1"/></mask></variation>
      """
    #expect(try findings(storyboard(height: "", variation: variation), "ipad-air-3").contains("needs a height"))
    #expect(try !findings(storyboard(height: "", variation: variation)).contains("needs a height"))
  }

  /// A frame is the canvas' own: on a device of the same size nothing is misplaced.
  @Test func nothingIsMisplacedElsewhere() throws {
    let text = storyboard(flag: "misplaced=\"YES\"", height: "").replacing("constant=\"100\"", with: "constant=\"120\"")
    #expect(try !findings(text, "iphone-16").contains("misplaced-view"))
    let program = try Program()
    defer { program.cleanUp() }
    _ = try program.write("Main.storyboard", text)
    #expect(try program.run(["check", "Main.storyboard"]).output.contains("misplaced-view"))
  }
}
