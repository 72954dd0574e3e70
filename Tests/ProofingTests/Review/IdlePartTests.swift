import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What a view was given besides what moved something is no cause of that.
@Suite struct IdlePartTests {
  private static let root = "iN0-l3-epB"

  private func told(_ before: String, _ after: String) throws -> String {
    ReviewText().text(try SmallHistory.review(before, after, devices: ["iphone-8"]).report)
  }

  private static func label(_ attributes: String, size: Double) -> String {
    Drawn.xib(
      Drawn.view(
        "lab-aa-001", "label",
        attributes: "opaque=\"NO\" text=\"Words\" textAlignment=\"natural\" \(attributes)",
        more: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"),
      constraints: Drawn.rule("lab-le-001", "leading", "leading", root, item: "lab-aa-001", constant: 20)
        + Drawn.rule("lab-to-001", "top", "top", root, item: "lab-aa-001", constant: 40))
  }

  /// A text that takes one line either way grew by its font alone.
  @Test func aPartThatBringsNothingBackIsTold() throws {
    let text = try told(Self.label("numberOfLines=\"1\"", size: 17), Self.label("numberOfLines=\"2\"", size: 30))
    #expect(text.contains("font of 'Words' is"), "\(text)")
    #expect(text.contains("besides: number of lines of 'Words' is 2 instead of 1"), "\(text)")
  }

  /// Points that a font may shrink to are another share of another font.
  @Test func theLeastSizeOfAFontStays() throws {
    let least = "adjustsFontSizeToFit=\"YES\" minimumFontSize=\"9\""
    let text = try told(Self.label(least, size: 18), Self.label(least, size: 36))
    #expect(!text.contains("least font scale"), "\(text)")
    let other = try told(
      Self.label("adjustsFontSizeToFit=\"YES\" minimumFontSize=\"9\"", size: 18),
      Self.label("adjustsFontSizeToFit=\"YES\" minimumFontSize=\"12\"", size: 18))
    #expect(other.contains("minimum font size in a label is '12' instead of '9'"), "\(other)")
  }

  /// The rules that place views instead of their masks are the change.
  @Test func theRulesInTheMasksPlaceAreTold() throws {
    func file(isNew: Bool) -> String {
      let box = Drawn.view(
        "box-aa-001", "view", Drawn.frame(20, 40, 100, 40), attributes: "userLabel=\"Box\"",
        more: isNew ? "" : "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>")
      let rules =
        Drawn.rule("box-le-001", "leading", "leading", Self.root, item: "box-aa-001", constant: 30)
        + Drawn.rule("box-to-001", "top", "top", Self.root, item: "box-aa-001", constant: 60)
        + Drawn.rule("box-wi-001", "width", item: "box-aa-001", constant: 100)
        + Drawn.rule("box-he-001", "height", item: "box-aa-001", constant: 40)
      let mask = " translatesAutoresizingMaskIntoConstraints=\"NO\""
      return isNew ? Drawn.xib(box, constraints: rules) : Drawn.xib(box.replacing(mask, with: ""))
    }
    let text = try told(file(isNew: false), file(isNew: true))
    #expect(text.contains("'Box' is placed by 4 rules instead of its mask"), "\(text)")
    #expect(text.contains("the rules are `Box.leading == root.leading + 30`"), "\(text)")
  }

  /// A row that was given another height moved what lies in it, and not the text that has more lines now.
  @Test func aRowsHeightIsNoTextsDoing() throws {
    func file(_ height: Double, lines: Int, font: Double, isCentred: Bool) -> String {
      let label = Drawn.view(
        "lab-aa-001", "label", Drawn.frame(16, 10, 200, 24),
        attributes: "opaque=\"NO\" text=\"Words\" textAlignment=\"natural\" numberOfLines=\"\(lines)\"",
        more: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(font)\"/>")
      let line = Drawn.view(
        "lin-aa-001", "view", Drawn.frame(16, height - 10, 200, 2), attributes: "userLabel=\"Line\"",
        constraints: Drawn.rule("lin-he-001", "height", constant: 2))
      func rule(_ id: String, _ side: String, _ item: String, _ constant: Double) -> String {
        side == "bottom"
          ? Drawn.rule(id, side, side, item, item: "con-aa-001", constant: constant)
          : Drawn.rule(id, side, side, "con-aa-001", item: item, constant: constant)
      }
      let rules =
        rule("lab-le-001", "leading", "lab-aa-001", 16)
        + rule("lab-y0-001", isCentred ? "centerY" : "top", "lab-aa-001", isCentred ? 0 : 10)
        + rule("lin-le-001", "leading", "lin-aa-001", 16) + rule("lin-bo-001", "bottom", "lin-aa-001", 8)
        + Drawn.rule("lin-wi-001", "width", item: "lin-aa-001", constant: 200)
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
        rowHeight="\(height)" userLabel="Row" id="cel-aa-001">
        \(Drawn.frame(0, 0, 320, height))<autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
        \(Drawn.frame(0, 0, 320, height))<autoresizingMask key="autoresizingMask"/>
        <subviews>\(label)\(line)</subviews><constraints>\(rules)</constraints>
        </tableViewCellContentView></tableViewCell></objects></document>
        """
    }
    let text = try told(
      file(86, lines: 1, font: 28, isCentred: false), file(90, lines: 0, font: 22, isCentred: true))
    #expect(!text.contains("number of lines of 'Words' is 0 instead of 1, so"), "\(text)")
    #expect(!text.contains("and: number of lines of 'Words'"), "\(text)")
    #expect(text.contains("'Line' moved down 4 pt") || text.contains("views moved down 4 pt"), "\(text)")
  }

  /// The room around a button's title is told, and the type beside it, which leaves none of its own. Seen in ConversaBusiness.
  @Test func insetsOfAButtonAreToldBeforeItsType() throws {
    func button(_ type: String, _ insets: String = "") -> String {
      Drawn.xib(
        Drawn.view(
          "but-aa-001", "button", attributes: "\(type) userLabel=\"Skip\"",
          more: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"15\"/>\(insets)"
            + "<state key=\"normal\" title=\"Skip\"/>"),
        constraints: Drawn.rule("but-le-001", "leading", "leading", Self.root, item: "but-aa-001", constant: 20)
          + Drawn.rule("but-to-001", "top", "top", Self.root, item: "but-aa-001", constant: 40))
    }
    let (system, insets) = (
      "buttonType=\"system\"", "<inset key=\"contentEdgeInsets\" minX=\"12\" minY=\"9\" maxX=\"12\" maxY=\"9\"/>"
    )
    let text = try told(button(system), button("", insets))
    #expect(text.contains("content insets of 'Skip' is [9, 12, 9, 12] instead of none, so it grew"), "\(text)")
    #expect(text.contains("; style of 'Skip' is custom instead of system"), "\(text)")
    let plain = try told(button(system), button(""))
    #expect(!plain.contains("insets") && plain.contains("style of 'Skip' is custom"), "\(plain)")
  }

  /// In a view of a given size a text that went takes its lines with it, whatever moved the view. Seen in QuizApp-IOS.
  @Test func aFrameTakesNoLinesOfATextThatIsAnother() throws {
    func file(_ text: String, _ frame: String) -> String {
      Drawn.xib(
        Drawn.view(
          "tex-aa-001", "textView", frame,
          attributes: "userLabel=\"Question\" fixedFrame=\"YES\" textAlignment=\"natural\"",
          more: "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>"
            + "<string key=\"text\">\(text)</string>"
            + "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"))
    }
    let long = Array(repeating: "Which of these is a word", count: 9).joined(separator: " ")
    let text = try told(file(long, Drawn.frame(60, 200, 200, 170)), file("One", Drawn.frame(30, 200, 300, 170)))
    #expect(text.contains("frame of 'Question' is x 30, width 300 instead of x 60, width 200"), "\(text)")
    #expect(text.contains("text of 'Question' is 'One' instead of"), "\(text)")
    #expect(text.contains("grew 100 pt in width") && !text.contains("takes one line"), "\(text)")
  }
}
