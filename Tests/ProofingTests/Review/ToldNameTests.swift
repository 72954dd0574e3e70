import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What is told by its own words: controls by their titles, keys with what is held down, texts by the file that they are of.
@Suite struct ToldNameTests {
  private func outcome(
    _ before: [String: String], _ after: [String: String], devices: [String] = []
  ) throws -> RevisionReview.Outcome { try SmallHistory(before, after).review(devices: devices) }

  private func notes(_ before: String, _ after: String) throws -> [String] {
    try outcome(["a.xib": before], ["a.xib": after]).report.notes.filter(\.isChange).map(\.text)
  }

  private static func menu(_ items: String) -> String {
    Drawn.mac("", more: "<menu title=\"View\" id=\"men-aa-001\"><items>\(items)</items></menu>")
  }

  // MARK: Views

  private static func button(_ title: String, _ y: Double = 20, _ more: String = "") -> String {
    """
    <button translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="bu\(Int(y))-aa-001">
    \(Drawn.frame(20, y, 160, 18))<autoresizingMask key="autoresizingMask"/>
    <buttonCell key="cell" type="check" title="\(title)" id="bc\(Int(y))-aa-001">\(more)</buttonCell></button>
    """
  }

  @Test func aNewControlIsToldWithItsTitle() throws {
    let outcome = try outcome(
      ["a.xib": Drawn.mac(Self.button("First"))],
      ["a.xib": Drawn.mac(Self.button("First") + Self.button("Put editor on the right", 60))])
    let causes = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(causes == ["the check box 'Put editor on the right' is new"], "\(causes)")
  }

  /// What pictures may show is not said to be in none.
  @Test func whatPicturesShowIsNotCalledUnseen() throws {
    func file(_ text: String, _ tint: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController id="vco-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
          \(Drawn.frame(0, 0, 375, 667))</view><navigationItem key="navigationItem" id="nav-aa-001">
          <barButtonItem key="rightBarButtonItem" title="Go" id="bar-aa-001" \(text)>\(tint)</barButtonItem>
          </navigationItem></viewController>
          """))
    }
    let tint = "<color key=\"tintColor\" systemColor=\"systemYellowColor\"/>"
    let told = try outcome(
      ["a.storyboard": file("", "")], ["a.storyboard": file("tag=\"3\"", tint)], devices: ["iphone-8"]
    ).report.notes.filter(\.isChange).map(\.text)
    let all = told.joined(separator: "\n")
    #expect(!all.contains("no picture shows: tint"), "\(told)")
    #expect(all.contains("tint color in a bar button item is 'systemYellowColor' now"), "\(told)")
  }

  // MARK: Menus

  @Test func aKeyIsToldWithItsModifiers() throws {
    func item(_ key: String) -> String {
      Self.menu("<menuItem title=\"Hide\" \(key) id=\"ite-aa-001\">")
        .replacing(
          "id=\"ite-aa-001\">",
          with:
            "id=\"ite-aa-001\"><modifierMask key=\"keyEquivalentModifierMask\" option=\"YES\" command=\"YES\"/></menuItem>"
        )
    }
    #expect(try notes(item(""), item("keyEquivalent=\"h\"")) == ["the key '⌥⌘H' of the menu item 'Hide' is new"])
    let plain = Self.menu(
      "<menuItem title=\"Hide\" id=\"ite-aa-001\"><modifierMask key=\"keyEquivalentModifierMask\"/></menuItem>")
    #expect(
      try notes(plain, plain.replacing("title=\"Hide\"", with: "title=\"Hide\" keyEquivalent=\"a\""))
        == ["the key 'a' of the menu item 'Hide' is new"])
  }

  @Test func aLostToolTipIsNoLostTitle() throws {
    let files = ["toolTip=\"todo\"", ""].map { Self.menu("<menuItem title=\"Icon\" \($0) id=\"ite-aa-001\"/>") }
    #expect(try notes(files[0], files[1]) == ["the tool tip 'todo' of the menu item 'Icon' is gone"])
  }

  /// A picture by reference is the picture of that name.
  @Test func aPictureByReferenceIsThePicture() throws {
    let plain = Self.menu("<menuItem title=\"Grant\" image=\"star\" catalog=\"system\" id=\"ite-aa-001\"/>")
    let named = Self.menu(
      """
      <menuItem title="Grant" id="ite-aa-001"><imageReference key="image" image="star" catalog="system" \
      symbolScale="default" renderingMode="original"/></menuItem>
      """)
    #expect(
      try notes(plain, named)
        == ["'a.xib' changed in what no picture shows: rendering mode of the menu item 'Grant' is 'original' now"])
  }

  // MARK: Fonts

  /// The font of cells is the system's of 12 points.
  @Test func aFontByItsUseIsTheSameFont() throws {
    func file(_ font: String, tag: Int) -> String {
      Drawn.mac(Self.button("First", 20, "<font key=\"font\" \(font)/>"), more: Self.object(tag))
    }
    let told = try notes(file("metaFont=\"system\" size=\"12\"", tag: 1), file("metaFont=\"cellTitle\"", tag: 2))
    #expect(!told.contains { $0.contains("font") }, "\(told)")
  }

  private static func object(_ tag: Int) -> String {
    "<menu title=\"View\" id=\"men-aa-001\"><items><menuItem title=\"One\" tag=\"\(tag)\" id=\"one-aa-001\"/></items></menu>"
  }

  // MARK: Accessibility

  @Test func accessibilityIsToldByItsKey() throws {
    func file(_ more: String) -> String {
      Drawn.xib(
        "<label text=\"Buy\" id=\"lab-aa-001\">\(Drawn.frame(20, 60, 90, 20))<autoresizingMask key=\"autoresizingMask\"/>\(more)</label>"
      )
    }
    let told = try notes(
      file("<accessibility key=\"accessibilityConfiguration\"/>"),
      file(
        "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/></accessibility>"))
    #expect(told.contains { $0.contains("'isElement' of accessibility in a label is 'NO' now") }, "\(told)")
  }

  // MARK: Texts and pictures of the project

  /// A language with a file of its own has its texts in that, whatever list lies beside it.
  @Test func textsBelongToTheFileOfTheirLanguage() throws {
    func file(_ title: String) -> String { Drawn.mac(Self.button(title)) }
    let list = "\"bc20-aa-001.title\" = \"Eins\";\n"
    let before = [
      "App/en.lproj/a.xib": file("One"), "App/fr.lproj/a.xib": file("Un"), "App/de.lproj/a.xib": file("Ein"),
      "App/de.lproj/a.strings": list,
    ]
    let told = try outcome(before, ["App/de.lproj/a.strings": list.replacing("Eins", with: "Erster")]).report.notes
      .map(\.text)
    #expect(!told.contains { $0.contains("en.lproj") || $0.contains("fr.lproj") }, "\(told)")
  }

  /// Texts of menus are in no picture, in no language.
  @Test func textsOfMenusInOtherLanguagesAreTold() throws {
    let list = "\"ite-aa-001.title\" = \"测速\";\n"
    let told = try outcome(
      [
        "App/Base.lproj/a.xib": Self.menu("<menuItem title=\"Test\" id=\"ite-aa-001\"/>"),
        "App/zh-Hans.lproj/a.strings": list,
      ],
      ["App/zh-Hans.lproj/a.strings": list.replacing("测速", with: "延迟测速")]
    ).report.notes.map(\.text)
    #expect(
      told.contains { $0.contains("the menu item 'Test' says '延迟测速' instead of '测速' in zh-Hans") }, "\(told)")
  }

  /// A changed picture that is drawn in none is told all the same.
  @Test func aPictureOfASegmentIsTold() throws {
    let file = Drawn.mac(
      """
      <segmentedControl translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="seg-aa-001">
      \(Drawn.frame(20, 20, 100, 24))<autoresizingMask key="autoresizingMask"/>
      <segmentedCell key="cell" style="rounded" id="sgc-aa-001"><segments><segment image="mode"/></segments>
      </segmentedCell></segmentedControl>
      """)
    let history = try SmallHistory(["a.xib": file, "mode.svg": Self.picture(10)], ["mode.svg": Self.picture(12)])
    let told = try history.review(devices: []).report.notes.map(\.text)
    #expect(told.contains { $0.hasPrefix("the picture 'mode' of 'a.xib' changed") }, "\(told)")
  }

  private static func picture(_ side: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\"><rect width=\"5\" height=\"5\"/></svg>"
  }

  /// A component without a point is of 255.
  @Test func aComponentWithoutAPointIsOf255() throws {
    func set(_ red: String) -> String {
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb",\
      "components":{"red":"\(red)","green":"128","blue":"132","alpha":"1.000"}}}],"info":{"version":1}}
      """
    }
    let file = Drawn.xib(
      "<view id=\"box-aa-001\">\(Drawn.frame(0, 0, 90, 20))<autoresizingMask key=\"autoresizingMask\"/><color key=\"backgroundColor\" name=\"Primary\"/></view>"
    ).replacing(
      "</document>",
      with:
        "<resources><namedColor name=\"Primary\"><color red=\"0\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></namedColor></resources></document>"
    )
    let path = "Assets.xcassets/Primary.colorset/Contents.json"
    let outcome = try outcome(
      ["a.xib": file, path: set("0xFF")], ["a.xib": file, path: set("1")], devices: ["iphone-8"])
    let told = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(told.contains { $0.contains("#018084") && $0.contains("#FF8084") }, "\(told)")
  }

  /// A name that is the new text names no view, and one that went is no other name. Seen in swiftquit.
  @Test func aNameThatIsTheTextNamesNoView() throws {
    func file(_ text: String, _ more: String) -> String {
      Drawn.mac(
        """
        <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="tex-aa-001" \(more)>
        \(Drawn.frame(20, 20, 60, 16))<autoresizingMask key="autoresizingMask"/>
        <textFieldCell key="cell" title="\(text)" id="cel-aa-001"/></textField>
        """)
    }
    func told(_ before: String, _ after: String) throws -> [String] {
      try outcome(["a.xib": before], ["a.xib": after]).report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    }
    let (one, two) = (file("1.0", ""), file("1.1", "userLabel=\"1.1\""))
    let named = try told(one, two).joined(separator: "; ")
    #expect(named.contains("text of a label is '1.1' instead of '1.0'"), "\(named)")
    let gone = try told(two, file("1.2", "")).joined(separator: "; ")
    #expect(gone.contains("the name '1.1' of a label is gone"), "\(gone)")
  }

  /// Signs of a font of pictures are read by their numbers in rules too. Seen in idalco's app.
  @Test func signsOfAFontOfPicturesAreReadInRules() throws {
    func file(_ constant: Double) -> String {
      Drawn.xib(
        Drawn.label("lab-aa-001", "\u{F155}", Drawn.frame(20, 20 + constant, 20, 20.5)),
        constraints: Drawn.rule("rul-aa-001", "leading", "leading", "iN0-l3-epB", item: "lab-aa-001", constant: 20)
          + Drawn.rule("rul-aa-002", "top", "top", "iN0-l3-epB", item: "lab-aa-001", constant: 20 + constant))
    }
    let told = ReviewText().text(
      try SmallHistory.review(file(0), file(30), devices: ["iphone-8"]).report)
    #expect(told.contains("the constant of `U+F155.top == root.top + 50` is 50 instead of 20"), "\(told)")
  }
}
