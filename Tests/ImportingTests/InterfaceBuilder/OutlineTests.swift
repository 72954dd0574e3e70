import Foundation
import Testing

@testable import Importing

/// Outlines are read in reviews: they change where the screen does, and nowhere else.
@Suite struct OutlineTests {
  private func outline(_ text: String) -> String { Outline.read(file: "Main.storyboard", bytes: Array(text.utf8)).text }

  static let label = """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" text="Title:" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" \
    id="lb1">
    <rect key="frame" x="16" y="30" width="38" height="20.5"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  static let rules = """
    <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="lb1" secondAttribute="trailing" \
    constant="16" id="c1"/>
    <constraint firstItem="lb1" firstAttribute="top" secondItem="sa1" secondAttribute="top" constant="10" id="c2"/>
    <constraint firstItem="lb1" firstAttribute="width" secondItem="lb1" secondAttribute="height" multiplier="16:9" \
    priority="750" id="c3"/>
    """

  @Test func aSceneIsATreeWithItsRulesAsEquations() {
    let connections = "<outlet property=\"titleLabel\" destination=\"lb1\" id=\"o1\"/>"
    let text = Sample.storyboard(views: Self.label, constraints: Self.rules)
      .replacing("</viewController>", with: "<connections>\(connections)</connections></viewController>")
    #expect(
      outline(text) == """
        scene FirstController
          view root
            label titleLabel "Title:"  font: 17, lines: 0
          rules
            titleLabel.aspect == 16:9 @750
            titleLabel.top == safe.top + 10
            titleLabel.trailing <= root.trailing - 16
          connections
            outlet titleLabel of FirstController: titleLabel

        """)
  }

  @Test func whatXcodeRewritesByItselfIsLeftOut() {
    let before = Sample.storyboard(tools: "17701", views: Self.label, constraints: Self.rules)
    let reordered = Self.rules.split(separator: "\n").reversed().joined(separator: "\n")
    let after = Sample.storyboard(
      tools: "21507", device: "retina6_12", size: (393, 852),
      views: Self.label.replacing("x=\"16\" y=\"30\" width=\"38\"", with: "x=\"17\" y=\"69\" width=\"39.33\"")
        .replacing("<label ", with: "<label misplaced=\"YES\" "),
      constraints: reordered.replacing("c1", with: "Xy-1z-abc"))
    #expect(outline(before) == outline(after))
    #expect(outline(before) != outline(before.replacing("constant=\"10\"", with: "constant=\"12\"")))
  }

  @Test func aViewHeldByItsMaskIsToldByWhatTheMaskKeeps() {
    func view(_ width: Int) -> String {
      """
      <view contentMode="scaleToFill" id="bx1"><rect key="frame" x="20" y="40" width="\(width - 50)" height="44"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      """
    }
    let small = outline(Sample.storyboard(size: (375, 667), views: view(375)))
    #expect(small.contains("view view  left 20 right 30 top 40 height 44 flexible bottom width\n"))
    #expect(small == outline(Sample.storyboard(device: "retina6_1", size: (414, 896), views: view(414))))
  }

  @Test func sizeClassesAreToldByTheirCondition() {
    let variation = """
      <variation key="heightClass=compact"><mask key="constraints"><exclude reference="c2"/></mask></variation>
      """
    let text = Sample.storyboard(views: Self.label, constraints: Self.rules)
      .replacing("</constraints>\n</view>", with: "</constraints>\(variation)</view>")
    #expect(outline(text).contains("  when height compact\n    without titleLabel.top == safe.top + 10\n"))
  }

  @Test func specsHaveOutlinesToo() {
    let spec = """
      proofsheet: 1
      name: login
      tokens: { color: { ink: { light: "#111111", dark: "#F2F2F7" } } }
      views:
        a: { type: label, text: Hi, color: $color.ink }
      constraints:
        form: [ "a.top == safe.top + (8 - 2) * 3 @750", "pin (a): leading 16" ]
      """
    let outline = Outline.read(file: "login.proof.yaml", bytes: Array(spec.utf8)).text
    #expect(
      outline == """
        scene login
          $color.ink: light #111111, dark #F2F2F7
          view root
            label a "Hi"  color: $color.ink
          rules form
            a.top == safe.top + (8 - 2) * 3 @750
            pin (a): leading 16

        """)
  }

  /// A merge can leave a view with the id of one around it: the first one is meant.
  @Test(.timeLimit(.minutes(15))) func anIDThatComesTwiceIsNoCircle() {
    let inner = """
      <view id="a1"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/><subviews>
      <view id="a2"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/><subviews>
      <view id="a1"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view></subviews></view></subviews></view>
      """
    let rule = """
      <constraint firstItem="a2" firstAttribute="top" secondItem="a1" secondAttribute="top" id="c1"/>
      <constraint firstItem="rt1" firstAttribute="top" secondItem="a1" secondAttribute="top" id="c2"/>
      """
    #expect(outline(Sample.storyboard(views: inner, constraints: rule)).contains("scene FirstController"))
  }
}
