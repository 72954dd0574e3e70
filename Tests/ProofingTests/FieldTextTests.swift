import Foundation
import Testing

/// What texts and buttons of many apps' files were recorded to need, by the smallest file that shows each rule.
@Suite struct FieldTextTests {
  private static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private static let held = #"translatesAutoresizingMaskIntoConstraints="NO""#

  /// A xib on an iPhone 8 whose view holds one view at 20, 20.
  private static func xib(tools: String = "17701", _ view: String, resources: String = "", rules: String = "") -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <objects><view id="rt1">\(frame(0, 0, 375, 667))<subviews>\(view)</subviews><constraints>
    <constraint firstItem="vw1" firstAttribute="leading" secondItem="rt1" secondAttribute="leading" constant="20" id="c1"/>
    <constraint firstItem="vw1" firstAttribute="top" secondItem="rt1" secondAttribute="top" constant="20" id="c2"/>\(rules)
    </constraints></view></objects><resources>\(resources)</resources></document>
    """
  }

  private func frames(_ file: String, of program: Program) throws -> [String: [Double]] {
    let result = try program.run(["frames", file])
    let scenes = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: [String: [Double]]]
    return try #require(scenes?["rt1"], "\(result.output)")
  }

  private func solved(_ text: String) throws -> [String: [Double]] {
    let program = try Program()
    defer { program.cleanUp() }
    try program.write("View.xib", text)
    return try frames("View.xib", of: program)
  }

  private static func label(_ inside: String, _ attributes: String = "") -> String {
    "<label \(attributes) \(held) id=\"vw1\">\(frame(20, 20, 40, 21))\(inside)</label>"
  }

  // Recorded in netcloth and Calliope: Interface Builder's canvas has the file's own texts, also beside a table of the
  // development language, which the app shows.
  @Test func aCanvasHasTheFilesOwnTexts() throws {
    let program = try Program()
    defer { program.cleanUp() }
    for folder in ["Base.lproj", "en.lproj"] {
      try FileManager.default.createDirectory(
        at: program.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    try program.write("Base.lproj/View.xib", Self.xib(Self.label(font, "text=\"OK\"")))
    let own = try #require(frames("Base.lproj/View.xib", of: program)["vw1"])
    try program.write("en.lproj/View.strings", "\"vw1.text\" = \"That is all right with me\";\n")
    #expect(try frames("Base.lproj/View.xib", of: program)["vw1"] == own)
    let result = try program.run(["frames", "Base.lproj/View.xib", "--device", "iphone-8"])
    #expect(!result.output.contains("\"vw1\": [20, 20, \(Int(own[2]))"), "\(result.output)")
  }

  // Attributed strings have the font of their fragments and the lines of their paragraph: 36 for 30 points, 43 at 1.2 of it.
  @Test(arguments: [("", 36.0), (" lineHeightMultiple=\"1.2\"", 43)])
  func anAttributedTextHasItsFragmentsFonts(_ paragraph: String, _ height: Double) throws {
    let text = Self.label(
      """
      <attributedString key="attributedText"><fragment content="Total"><attributes>
      <font key="NSFont" metaFont="system" size="30"/>
      <paragraphStyle key="NSParagraphStyle" alignment="left" lineBreakMode="wordWrapping"\(paragraph)/>
      </attributes></fragment></attributedString>
      """, "usesAttributedText=\"YES\" numberOfLines=\"0\"")
    let label = try #require(solved(Self.xib(text))["vw1"])
    #expect(abs(label[3] - height) <= 0.5, "\(label)")
  }

  // Seen in community-calendar-ios, whose labels kept their recorded heights.
  @Test func aFontOfMenusHasItsSize() throws {
    func frame(_ font: String) throws -> [Double] {
      let text = Self.label(
        "<attributedString key=\"attributedText\"><fragment content=\"Total\"><attributes><font key=\"NSFont\" \(font)/>"
          + "</attributes></fragment></attributedString>", "usesAttributedText=\"YES\"")
      return try #require(solved(Self.xib(text))["vw1"])
    }
    #expect(try frame("metaFont=\"menuBar\"") == frame("metaFont=\"menu\" size=\"14\""))
    #expect(try frame("metaFont=\"menuBar\"") != frame("metaFont=\"menu\" size=\"20\""))
  }

  // What a label keeps for its translators is not what it says. Seen in xikolo-ios.
  @Test func aTranslatorsCommentIsNotShown() throws {
    func width(_ more: String) throws -> Double {
      try #require(solved(Self.xib(Self.label(more, "text=\"Time\"")))["vw1"])[2]
    }
    let comment = "<attributedString key=\"userComments\"><fragment content=\"#bc-ignore!\"/></attributedString>"
    #expect(try width(comment) == width(""))
  }

  // Recorded in KidsTC, DanDanPlay, BSKYResidents, longdaohu's iosApp, onepass and inplayrs: with a picture a custom button has
  // nothing above and below its title.
  @Test(arguments: [("", 34.0), (" image=\"dot\"", 22)])
  func aCustomButtonWithAPictureIsAsHighAsItsLine(_ picture: String, _ height: Double) throws {
    let button = """
      <button opaque="NO" \(Self.held) id="vw1">\(Self.frame(20, 20, 60, 22))
      <state key="normal" title="Done"\(picture)/></button>
      """
    let views = try solved(Self.xib(button, resources: "<image name=\"dot\" width=\"10\" height=\"10\"/>"))
    #expect(views["vw1"]?[3] == height)
  }

  // Recorded in epmobile, Roadout, Zinley, xDrip and MVVM-C: rows of configured buttons that hug alike have equal shares.
  @Test func configuredButtonsShareARow() throws {
    func button(_ id: String, _ title: String) -> String {
      """
      <button opaque="NO" buttonType="system" \(Self.held) id="\(id)">\(Self.frame(0, 0, 95, 35))
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" title="\(title)"/></button>
      """
    }
    let stack = """
      <stackView opaque="NO" spacing="10" \(Self.held) id="vw1">\(Self.frame(20, 20, 210, 35))
      <subviews>\(button("bt1", "Calculate"))\(button("bt2", "Go"))</subviews></stackView>
      """
    let rule = #"<constraint firstItem="vw1" firstAttribute="width" constant="210" id="c3"/>"#
    let views = try solved(Self.xib(tools: "21225", stack, rules: rule))
    #expect(views["bt1"]?[2] == 100)
    #expect(views["bt2"]?[2] == 100)
  }
}
