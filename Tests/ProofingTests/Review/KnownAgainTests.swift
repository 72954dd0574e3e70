import Foundation
import ImageDiff
import Testing

@testable import Reviewing
@testable import Revisions

/// Views that are known by what they say and hold: in words beside them, and wherever they were pasted.
@Suite struct KnownAgainTests {
  private func text(_ before: String, _ after: String) throws -> String {
    ReviewText().text(try SmallHistory.review(before, after).report)
  }

  private static func field(_ id: String, _ title: String, _ y: Double, _ more: String = "") -> String {
    """
    <textField translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="\(id)-aa-001">
    \(Drawn.frame(20, y, 160, 17))<textFieldCell key="cell" title="\(title)" \(more) id="\(id)-ce-001">
    <font key="font" metaFont="system"/></textFieldCell></textField>
    """
  }

  /// A Mac's label that nobody named is called by its words where it lies and how it looks, as where it is said to be new. Seen in
  /// sidetalk and Notarize.
  @Test func newLabelsAreCalledByTheirWords() throws {
    let told = try text(
      Drawn.mac(Self.field("one", "Name:", 20)),
      Drawn.mac(
        Self.field("one", "Name:", 20) + Self.field("two", "Account:", 60, "alignment=\"right\"")
          + Self.field("thr", "Server:", 100)))
    #expect(told.contains("looks: 'Account:': alignment right"), "\(told)")
    #expect(told.contains("'Server:' is 160 × 17 at 20, "), "\(told)")
    #expect(!told.contains("'Text Field'"), "\(told)")
  }

  private static func form(_ mark: String) -> String {
    let inner = field("na" + mark, "User name:", 20) + field("pa" + mark, "Password of it:", 60)
    return Drawn.view(
      "fo\(mark)-aa-001", "customView", Drawn.frame(20, 20, 300, 100), attributes: "fixedFrame=\"YES\"",
      subviews: inner)
  }

  private static func panel(_ mark: String) -> String {
    form(mark) + field("ti" + mark, "Developer account", 130)
      + Drawn.view(
        "im\(mark)-aa-001", "imageView", Drawn.frame(330, 20, 32, 32), attributes: "fixedFrame=\"YES\"",
        more: "<imageCell key=\"cell\" image=\"NSApplicationIcon\" id=\"ic\(mark)-ce-001\"/>")
  }

  /// What was pasted into a new view is the same, wherever that lies: nothing of it is new, and nothing grew. Seen in Notarize.
  @Test(arguments: [false, true]) func whatIsPastedIntoANewViewIsTheSame(isBack: Bool) throws {
    let alone = Drawn.mac(Self.panel("a"))
    let wrapped = Drawn.mac(
      Drawn.view(
        "wra-aa-001", "view", Drawn.frame(0, 0, 400, 200), attributes: "fixedFrame=\"YES\"", subviews: Self.panel("b")))
    let told = isBack ? try text(wrapped, alone) : try text(alone, wrapped)
    #expect(told.contains(isBack ? "is gone from around" : "'View' is new around"), "\(told)")
    #expect(!told.contains(" grew ") && !told.contains(" moved "), "\(told)")
    #expect(!told.contains("'User name:' is"), "\(told)")
  }

  private static func item(_ action: String) -> String {
    let menu =
      "<menu title=\"Format\" id=\"men-aa-001\"><items><menuItem title=\"OpenGL\" userLabel=\"Format\" id=\"ite-aa-001\">"
    return Drawn.mac(
      "",
      more: menu + "<connections><action selector=\"\(action)\" target=\"-1\" id=\"act-aa-001\"/></connections>"
        + "</menuItem></items></menu>")
  }

  /// The user sees an item's title, whatever the outline calls it. Seen in pika.
  @Test func aMenuItemIsCalledByItsTitle() throws {
    let told = try text(Self.item("formatHSL:"), Self.item("formatOpenGL:"))
    #expect(told.contains("the action 'formatOpenGL:' of 'OpenGL' was 'formatHSL:'"), "\(told)")
  }

  /// Before iOS 11 the first view of a controller's begins below the bars: no edit of the table says so. Seen in iOSTwinkler,
  /// MyUnimol.
  @Test func aTableThatBecameTheFirstBeginsBelowTheBars() throws {
    func file(_ first: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController id="vco-aa-001" sceneMemberID="viewController"><layoutGuides>
          <viewControllerLayoutGuide type="top" id="top-aa-001"/><viewControllerLayoutGuide type="bottom" id="bot-aa-001"/>
          </layoutGuides><view key="view" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\(first)
          <tableView fixedFrame="YES" clipsSubviews="YES" dataMode="prototypes" style="plain" rowHeight="44" userLabel="List" \
          id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))<autoresizingMask key="autoresizingMask" widthSizable="YES" \
          heightSizable="YES"/><prototypes><tableViewCell reuseIdentifier="Cell" userLabel="Row" id="cel-aa-001">
          \(Drawn.frame(0, 28, 375, 44))<tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
          \(Drawn.frame(0, 0, 375, 43.5))</tableViewCellContentView></tableViewCell></prototypes></tableView>
          </subviews></view></viewController>
          """)
      ).replacing("toolsVersion=\"14113\"", with: "toolsVersion=\"9531\"")
    }
    let box = Drawn.view(
      "box-aa-001", "view", Drawn.frame(0, 600, 40, 40), attributes: "fixedFrame=\"YES\" userLabel=\"Mark\"")
    let report = try SmallHistory(["a.storyboard": file(box)], ["a.storyboard": file("")])
      .review(devices: ["iphone-8"]).report
    let told = ReviewText().text(report)
    #expect(told.contains("'List' is the first view of its screen now and begins below the bars"), "\(told)")
    #expect(!told.contains("is on instead of off"), "\(told)")
  }

  /// A button that shows a picture of Unicode's says that. Seen in jami.
  @Test func anEmojiIsToldOfANewButton() throws {
    func button(_ title: String) -> String {
      Drawn.view(
        "but-aa-001", "button", Drawn.frame(20, 20, 40, 40), attributes: "fixedFrame=\"YES\" userLabel=\"Emojis\"",
        more: "<state key=\"normal\" title=\"\(title)\"/>")
    }
    #expect(try text(Drawn.xib(""), Drawn.xib(button("👍"))).contains("'Emojis' '👍' is new"))
    #expect(try text(Drawn.xib(""), Drawn.xib(button("\u{F004}"))).contains("'Emojis' is new"))
  }

  // MARK: Pictures

  private static let set = "Assets.xcassets/mark.imageset/"
  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="#C00050"/></svg>
    """

  private static func list(_ properties: String) -> String {
    "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"m.svg\", \"scale\": \"1x\"}], \"info\": {\"version\": 1}"
      + "\(properties)}"
  }

  private static let template = ", \"properties\": {\"template-rendering-intent\": \"template\"}"

  private static func screen(_ element: String, _ more: String = "", attributes: String = "") -> String {
    Drawn.xib(
      Drawn.view("vie-aa-001", element, Drawn.frame(20, 20, 40, 20), attributes: attributes, more: more),
      constraints: Drawn.rule("con-aa-001", "leading", "leading", "iN0-l3-epB", item: "vie-aa-001", constant: 20)
        + Drawn.rule("con-aa-002", "top", "top", "iN0-l3-epB", item: "vie-aa-001", constant: 20))
  }

  /// A picture that became a template was in its own colours before, which is no tint. Seen in ConectateApp.
  @Test func aPictureThatBecameATemplateIsTold() throws {
    let image = Self.screen("imageView", attributes: "image=\"mark\" userLabel=\"Glass\"")
    let history = try SmallHistory(
      ["a.xib": image, Self.set + "Contents.json": Self.list(""), Self.set + "m.svg": Self.drawing],
      [Self.set + "Contents.json": Self.list(Self.template)])
    let told = ReviewText().text(try history.review().report)
    #expect(
      told.contains("rendering of the picture of 'Glass' is template in #007AFF instead of original"), "\(told)")
  }

  /// A picture that was not there was in no colours. Seen in ZBLibrary.
  @Test func aPictureThatCameHadNoTint() throws {
    let button = Self.screen(
      "button", "<state key=\"normal\" image=\"mark\"/>", attributes: "buttonType=\"system\" userLabel=\"Menu\"")
    let history = try SmallHistory(
      ["a.xib": button], [Self.set + "Contents.json": Self.list(""), Self.set + "m.svg": Self.drawing])
    let told = ReviewText().text(try history.review().report)
    #expect(told.contains("the picture 'mark' of 'Menu' is there now"), "\(told)")
    #expect(!told.contains("tint") && !told.contains("rendering"), "\(told)")
  }

  /// What a control draws in a colour of its own is told once, as what pictures show. Seen in zotero.
  @Test(arguments: [
    ("progressView", "progressTintColor"), ("slider", "minimumTrackTintColor"), ("switch", "onTintColor"),
  ])
  func aControlsOwnTintIsDrawn(element: String, key: String) throws {
    let color =
      "<color key=\"\(key)\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
      + "customColorSpace=\"sRGB\"/>"
    let attributes = "on=\"YES\" value=\"0.5\" progress=\"0.5\" minValue=\"0.0\" maxValue=\"1\" userLabel=\"Level\""
    let outcome = try SmallHistory.review(
      Self.screen(element, attributes: attributes), Self.screen(element, color, attributes: attributes))
    let told = ReviewText().text(outcome.report)
    #expect(told.contains("tint of 'Level' is #FF0000"), "\(told)")
    #expect(outcome.report.entries.contains { $0.pixels?.verdict == .different }, "\(told)")
    #expect(!told.contains("no picture shows"), "\(told)")
  }
}
