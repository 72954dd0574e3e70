import Foundation
import Testing

@testable import Proofing

/// Which texts of UIKit's files are told not to fit.
@Suite struct TextRoomTests {
  private func told(_ view: String, _ rules: String, resources: String = "") throws -> String {
    let program = try Program()
    defer { program.cleanUp() }
    let place =
      Drawn.rule("vw1-le-001", "leading", "leading", "iN0-l3-epB", item: "vw1", constant: 20)
      + Drawn.rule("vw1-to-001", "top", "top", "iN0-l3-epB", item: "vw1", constant: 60)
    let file = Drawn.xib(view, constraints: place + rules)
    try program.write("View.xib", file.replacing("</objects>", with: "</objects><resources>\(resources)</resources>"))
    return try program.run(["check", "View.xib", "--no-fixes"]).output
  }

  private func size(_ width: Double, _ height: Double) -> String {
    Drawn.rule("vw1-wi-001", "width", item: "vw1", constant: width)
      + Drawn.rule("vw1-he-001", "height", item: "vw1", constant: height)
  }

  private func button(_ insets: String) throws -> String {
    try told(
      """
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" \
      buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="vw1">
      \(Drawn.frame(20, 60, 60, 34))\(insets)<state key="normal" title="Delete all of it"/></button>
      """, size(60, 34))
  }

  /// A title's insets take of its room, and give it more where they are below 0. Seen in imacIosApp.
  @Test func aTitlesInsetsAreOfItsRoom() throws {
    #expect(try button("").contains("clipped-text"))
    let wide = try button("<inset key=\"titleEdgeInsets\" minX=\"-80\" minY=\"0.0\" maxX=\"0.0\" maxY=\"0.0\"/>")
    #expect(!wide.contains("clipped-text"), "\(wide)")
  }

  /// A picture is no larger than its insets leave it, and the title has the rest. Seen in imacIosApp.
  @Test func aPicturesInsetsMakeRoomForTheTitle() throws {
    func told(_ insets: String) throws -> String {
      try self.told(
        """
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
        contentVerticalAlignment="center" lineBreakMode="middleTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="vw1">\(Drawn.frame(20, 60, 320, 38))
        <fontDescription key="fontDescription" type="system" pointSize="23"/>
        <inset key="titleEdgeInsets" minX="0.0" minY="0.0" maxX="101" maxY="0.0"/>\(insets)
        <state key="normal" title="Exportar" image="pdf.png"/></button>
        """, size(320, 38), resources: "<image name=\"pdf.png\" width=\"256\" height=\"128\"/>")
    }
    let wide = try told("<inset key=\"imageEdgeInsets\" minX=\"22\" minY=\"0.0\" maxX=\"215\" maxY=\"0.0\"/>")
    #expect(!wide.contains("clipped-text"), "\(wide)")
    #expect(try told("").contains("clipped-text"))
  }

  private func label(_ text: String, _ attributes: String, _ width: Double, _ height: Double) throws -> String {
    try told(
      Drawn.view(
        "vw1", "label", Drawn.frame(20, 60, width, height),
        attributes: "opaque=\"NO\" textAlignment=\"natural\" lineBreakMode=\"tailTruncation\" \(attributes)",
        more:
          "<string key=\"text\">\(text)</string><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
      ),
      size(width, height))
  }

  /// Xcode's own launch screens shrink their texts so. Seen in XujcClient-iOS.
  @Test func aLeastFontSizeShrinksATextThatDoesNotFit() throws {
    let text = "Copyright of all who wrote it, and of others"
    #expect(try label(text, "adjustsFontSizeToFit=\"NO\"", 260, 21).contains("clipped-text"))
    #expect(try label(text, "minimumFontSize=\"9\" adjustsFontSizeToFit=\"NO\"", 260, 21).contains("clipped-text"))
    let shrunk = try label(text, "minimumFontSize=\"9\"", 260, 21)
    #expect(!shrunk.contains("clipped-text"), "\(shrunk)")
  }

  /// An empty line at the end is nothing that could be cut. Seen in spark-setup-ios.
  @Test func anEmptyLineAtTheEndIsNotCut() throws {
    let lines = "numberOfLines=\"0\" adjustsFontSizeToFit=\"NO\""
    #expect(try label("One line&#10;two", lines, 260, 21).contains("clipped-text"))
    let whole = try label("One line&#10;", lines, 260, 21)
    #expect(!whole.contains("clipped-text"), "\(whole)")
  }

  /// A field's text shrinks as a label's does, where its font is larger than the least. Seen in share-budget-ios.
  @Test func aFieldsTextShrinks() throws {
    func field(_ attributes: String) throws -> String {
      try told(
        Drawn.view(
          "vw1", "textField", Drawn.frame(20, 60, 260, 60),
          attributes: "opaque=\"NO\" text=\"1 235 678 901\" minimumFontSize=\"14\" \(attributes)",
          more: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"60\"/>"), size(260, 60))
    }
    #expect(try field("adjustsFontSizeToFit=\"NO\"").contains("clipped-text"))
    let shrunk = try field("")
    #expect(!shrunk.contains("clipped-text"), "\(shrunk)")
  }
}
