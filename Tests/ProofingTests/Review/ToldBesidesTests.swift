import Foundation
import Testing
import UndrawnSettings

@testable import Reviewing
@testable import Revisions

/// What is told beside another line that says a part of it: of containers beside their segues, of titles beside their insets, of fonts
/// beside those of other size classes.
@Suite struct ToldBesidesTests {
  private static func screen(_ id: String, _ attributes: String, _ view: String = "") -> String {
    Drawn.scene(
      id,
      """
      <viewController \(attributes) id="\(id)vc-aa-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="\(id)vi-aa-001">\(Drawn.frame(0, 0, 375, 667))
      <subviews>\(view)</subviews></view></viewController>
      """)
  }

  /// A view that shows another screen and is installed nowhere says so beside its segue. Seen in solocoin-ios.
  @Test func aContainerThatIsNotInstalledIsTold() throws {
    func file(_ isThere: Bool) -> String {
      let container = """
        <containerView translatesAutoresizingMaskIntoConstraints="NO" id="con-aa-001">\(Drawn.frame(8, 300, 300, 100))
        <connections><segue destination="twovc-aa-001" kind="embed" id="seg-aa-001"/></connections></containerView>
        """
      let mask = """
        <variation key="default"><mask key="subviews"><exclude reference="con-aa-001"/></mask></variation>
        """
      let screen = Self.screen("one", "customClass=\"BoardPage\"", isThere ? container : "")
      return Drawn.storyboard(
        (isThere ? screen.replacing("</subviews></view>", with: "</subviews>\(mask)</view>") : screen)
          + Self.screen("two", "customClass=\"ScorePage\""))
    }
    let told = try SettingLines.lines(file(false), file(true), ending: "storyboard").map(\.words)
    #expect(told.contains("a container view (which shows 'ScorePage') is new and installed on no device"), "\(told)")
  }

  /// Where a button's title stands is told beside its insets. Seen in GA-TB-Reference-Guide-IOS.
  @Test func aButtonsAlignmentIsToldBesideItsInsets() throws {
    func file(_ alignment: String, _ inset: Int) -> String {
      Drawn.xib(
        Drawn.view(
          "but-aa-001", "button", Drawn.frame(20, 100, 200, 44),
          attributes: "contentHorizontalAlignment=\"\(alignment)\" buttonType=\"roundedRect\" fixedFrame=\"YES\"",
          more: """
            <inset key="contentEdgeInsets" minX="\(inset)" minY="0.0" maxX="\(inset)" maxY="0.0"/>
            <state key="normal" title="Chapters"/>
            """))
    }
    let told = ReviewText().text(
      try SmallHistory.review(file("leading", 10), file("center", 5), devices: ["iphone-8"]).report)
    #expect(
      told.contains("content horizontal alignment in a button is 'center' instead of 'leading' ('Chapters')"), "\(told)"
    )
  }

  /// A font that another size class has is told of that too. Seen in ureclub-ios.
  @Test func aFontOfAnotherSizeClassIsTold() throws {
    func file(_ size: Int, _ regular: Int) -> String {
      func font(_ size: Int) -> String {
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
      }
      let more =
        font(size) + "<variation key=\"heightClass=regular-widthClass=regular\">\(font(regular))</variation>"
      return Drawn.xib(
        Drawn.view(
          "lab-aa-001", "label", Drawn.frame(20, 100, 40, 30), attributes: "text=\"Day\" userLabel=\"Day\"", more: more),
        constraints: Drawn.rule("rul-aa-001", "top", "top", "iN0-l3-epB", item: "lab-aa-001", constant: 100)
          + Drawn.rule("rul-aa-002", "leading", "leading", "iN0-l3-epB", item: "lab-aa-001", constant: 20))
    }
    let told = ReviewText().text(
      try SmallHistory.review(file(24, 30), file(30, 34), devices: ["iphone-8", "ipad-11-a16"]).report)
    #expect(told.contains("font of 'Day' is system 30 instead of system 24"), "\(told)")
    #expect(told.contains("font of 'Day' is system 34 instead of system 30"), "\(told)")
  }

  /// What is asked of the keyboard is somebody's, also where every field of a file that other tools saved asks for it. Seen in Diveboard.
  @Test func whatEveryFieldAsksOfTheKeyboardIsTold() throws {
    func file(_ more: String, tools: String) -> String {
      Drawn.xib(
        (0..<4).map { place in
          Drawn.view(
            "fi\(place)-aa-001", "textField", Drawn.frame(20, 20 + 40 * Double(place), 200, 30),
            attributes: "placeholder=\"Field \(place)\" fixedFrame=\"YES\"",
            more: "<textInputTraits key=\"textInputTraits\" \(more)/>")
        }.joined(), tools: tools)
    }
    let told = try SettingLines.lines(file("", tools: "15705"), file("returnKeyType=\"next\"", tools: "21507"))
      .map(\.words)
    #expect(
      told.contains { $0.hasPrefix("return key type of text input traits in a text field is 'next' now") }, "\(told)")
  }
}
