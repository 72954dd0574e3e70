import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What a view that came looks like otherwise than its kind is told in one line below what came.
@Suite struct NewLooksTests {
  private static let root = "iN0-l3-epB"

  private func line(_ before: String, _ after: String) throws -> String {
    let report = try SmallHistory.review(before, after, devices: ["iphone-8"]).report
    let text = ReviewText().text(report)
    return text.split(separator: "\n").first { $0.contains("looks: ") }.map { String($0.trimmingPrefix("    ")) }
      ?? text
  }

  private static func label(_ id: String, _ text: String, size: Int, attributes: String = "", more: String = "")
    -> String
  {
    Drawn.view(
      "\(id)-aa-001", "label", Drawn.frame(20, 40, 100, 21), attributes: "text=\"\(text)\" \(attributes)",
      more: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>\(more)")
  }

  private static func place(_ id: String) -> String {
    Drawn.rule("\(id)-le-001", "leading", "leading", root, item: "\(id)-aa-001", constant: 20)
      + Drawn.rule("\(id)-to-001", "top", "top", root, item: "\(id)-aa-001", constant: 40)
  }

  private static let grey = "<color key=\"textColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"

  /// Views that look alike are one clause, and what a kind has by itself is not told. Seen in Camera.
  @Test func newViewsOfOneLookAreOneClause() throws {
    let kept = Self.label("old", "Title", size: 17)
    let (one, two) = (
      Self.label("one", "First", size: 17, attributes: "alpha=\"0.1\""),
      Self.label("two", "Second", size: 17, attributes: "alpha=\"0.1\"")
    )
    let plain = Self.label("pla", "Plain", size: 17)
    let told = try line(
      Drawn.xib(kept, constraints: Self.place("old")),
      Drawn.xib(
        kept + one + two + plain,
        constraints: ["old", "one", "two", "pla"].map(Self.place).joined()))
    #expect(told == "looks: 'First' and 'Second': opacity 0.1")
  }

  /// How a new stack arranges what came with it is its look. Seen in GroceryList-iOS-App.
  @Test func aNewStacksArrangementIsTold() throws {
    let kept = Self.label("old", "Title", size: 17)
    let stack = Drawn.view(
      "sta-aa-001", "stackView", Drawn.frame(20, 40, 100, 80),
      attributes: "opaque=\"NO\" axis=\"vertical\" spacing=\"8\" userLabel=\"Pair\"",
      subviews: Self.label("one", "One", size: 17) + Self.label("two", "Two", size: 17))
    let told = try line(
      Drawn.xib(kept, constraints: Self.place("old")),
      Drawn.xib(kept + stack, constraints: Self.place("old") + Self.place("sta")))
    #expect(told == "looks: 'Pair': axis vertical, spacing 8")
  }

  /// One in the place of another of its name is told with what that had. Seen in Checkfood.
  @Test func aViewMadeAnewIsComparedWithTheOneBefore() throws {
    let told = try line(
      Drawn.xib(
        Self.label("old", "Title", size: 16) + Self.label("ol2", "Sub", size: 11),
        constraints: Self.place("old") + Self.place("ol2")),
      Drawn.xib(
        Self.label("new", "Title", size: 15, more: Self.grey) + Self.label("ne2", "Sub", size: 12)
          + Self.label("ne3", "Price", size: 12),
        constraints: ["new", "ne2", "ne3"].map(Self.place).joined()))
    let title = "'Title': colour #808080 instead of #000000, font system 15 instead of system 16"
    #expect(told == "looks: \(title); 'Price': font system 12")
  }

  /// All that is seen of an empty screen is its ground. Seen in icebaby.
  @Test func anEmptyScreensGroundIsTold() throws {
    func screen(_ id: String, _ more: String = "") -> String {
      Drawn.scene(
        id,
        """
        <viewController storyboardIdentifier="Of\(id)" id="vc\(id)-aa-01" sceneMemberID="viewController">
        <view key="view" id="vi\(id)-aa-01">\(Drawn.frame(0, 0, 375, 667))\(more)</view></viewController>
        """)
    }
    let ground = "<color key=\"backgroundColor\" systemColor=\"systemIndigoColor\"/>"
    let report = try SmallHistory.review(
      Drawn.storyboard(screen("one")), Drawn.storyboard(screen("one") + screen("two", ground)), ending: "storyboard"
    ).report
    let text = ReviewText().text(report)
    #expect(text.contains("it shows an empty view on the background #5856D6 (systemIndigoColor)\n"), "\(text)")
  }

  /// A text in several fonts has none of its view's. Seen in tipcoin.
  @Test func fontsOfAnAttributedTextAreItsOwn() throws {
    func file(_ pieces: [(String, String)]) -> String {
      let fragments = pieces.map { text, font in
        """
        <fragment content="\(text)"><attributes><font key="NSFont" size="20" name="\(font)"/></attributes></fragment>
        """
      }
      return Drawn.xib(
        Drawn.view(
          "one-aa-001", "label", Drawn.frame(20, 40, 200, 21), attributes: "usesAttributedText=\"YES\"",
          more: "<attributedString key=\"attributedText\">\(fragments.joined())</attributedString>"),
        constraints: Self.place("one"))
    }
    let report = try SmallHistory.review(
      file([("Balance", "Courier")]), file([("Balance: ", "Courier"), ("+5", "Courier-Bold")])
    ).report
    let text = ReviewText().text(report)
    #expect(text.contains("font of 'Label' is Courier 20 and Courier-Bold 20 instead of Courier 20"), "\(text)")
  }

  /// Buttons that bear the name of their class are known by their pictures. Seen in GeekPark.
  @Test func buttonsOfOneClassAreToldApart() throws {
    func button(_ id: String, _ picture: String, _ width: Double) -> String {
      Drawn.view(
        "\(id)-aa-001", "button", Drawn.frame(20, 40, width, 40), attributes: "customClass=\"BaseButton\"",
        constraints: Drawn.rule("\(id)-wi-001", "width", item: nil, constant: width),
        more: "<state key=\"normal\" image=\"\(picture)\"/>")
    }
    func file(_ width: Double) -> String {
      Drawn.xib(
        button("one", "share", 40) + button("two", "back", width),
        constraints: Self.place("one") + Self.place("two"))
    }
    let report = try SmallHistory.review(file(40), file(60)).report
    let text = ReviewText().text(report)
    #expect(text.contains("the constant of `Base Button (back).width == 60` is 60 instead of 40"), "\(text)")
  }

  /// A button that got a title keeps the picture behind it. Seen in GA-TB-Reference-Guide.
  @Test func aPictureBehindANewTitleIsNotGone() throws {
    func file(_ state: String) -> String {
      Drawn.xib(
        Drawn.view(
          "one-aa-001", "button", Drawn.frame(20, 40, 100, 40),
          more: "<state key=\"normal\" \(state) backgroundImage=\"ground\"/>"),
        constraints: Self.place("one"))
    }
    let text = ReviewText().text(try SmallHistory.review(file(""), file("title=\"Go\"")).report)
    #expect(text.contains("text of a button is 'Go'") && !text.contains("picture of"), "\(text)")
  }

  /// A font's file that went is told once, whichever views ask for the font. Seen in solocoin.
  @Test func aFontFileThatWentIsGone() throws {
    func file(_ words: String) -> String {
      let font =
        "<fontDescription key=\"fontDescription\" name=\"DejaVuSans-Bold\" family=\"DejaVu Sans\" pointSize=\"14\"/>"
      let label = Drawn.view(
        "one-aa-001", "label", Drawn.frame(20, 40, 100, 21), attributes: "text=\"\(words)\"", more: font)
      return Drawn.xib(label, constraints: Self.place("one"))
    }
    let installed = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
    let bytes = try Data(contentsOf: URL(fileURLWithPath: installed))
    let history = try SmallHistory(["a.xib": file("Title")], [:])
    // Another version than the one that is installed, which stands in for it then.
    try history.write("DejaVuSans-Bold.ttf", Array(bytes) + [0])
    try history.commit()
    try history.write("a.xib", Array(file("Other").utf8))
    try FileManager.default.removeItem(at: history.folder.appendingPathComponent("DejaVuSans-Bold.ttf"))
    try history.commit()
    let text = ReviewText().text(try history.review().report)
    #expect(text.contains("the font file 'DejaVuSans-Bold.ttf' is gone"), "\(text)")
    #expect(!text.contains("instead of DejaVuSans"), "\(text)")
    #expect(!text.contains("another version of the font"), "\(text)")
  }

  /// A font is called by its name, without what its file ends with. Seen in solocoin-ios.
  @Test func aFontIsNoFile() throws {
    func file(_ size: Int) -> String {
      let font =
        "<fontDescription key=\"fontDescription\" name=\"DejaVuSans-Bold\" family=\"DejaVu Sans\" pointSize=\"\(size)\"/>"
      let label = Drawn.view(
        "one-aa-001", "label", Drawn.frame(20, 20, 100, 21), attributes: "text=\"Title\"", more: font)
      return Drawn.xib(label, constraints: Self.place("one"))
    }
    let installed = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
    let bytes = try Data(contentsOf: URL(fileURLWithPath: installed))
    let history = try SmallHistory(["a.xib": file(14)], [:])
    try history.write("DejaVuSans-Bold.ttf", Array(bytes))
    try history.commit()
    try history.write("a.xib", Array(file(18).utf8))
    try history.commit()
    let text = ReviewText().text(try history.review().report)
    #expect(text.contains("font of 'Title' is DejaVuSans-Bold 18 instead of DejaVuSans-Bold 14"), "\(text)")
  }
}
