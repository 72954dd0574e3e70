import Foundation
import Testing

@testable import LayoutDiff
@testable import Reviewing
@testable import Revisions

/// What one edit of a file does to names, colours and texts, told once.
@Suite struct UnrepeatedSettingTests {
  private func review(_ before: String, _ after: String, ending: String = "storyboard") throws -> RevisionReview.Outcome
  {
    try SmallHistory.review(before, after, ending: ending, devices: ["iphone-8"])
  }

  private func screen(_ view: String, _ more: String = "", _ inner: String = "") -> String {
    Drawn.storyboard(
      Drawn.scene(
        "1",
        "<tableViewController \(more) id=\"vco-aa-001\" sceneMemberID=\"viewController\">\(view)\(inner)</tableViewController>"
      ))
  }

  /// A class and an outlet give a screen and a view their names. Seen in Conference.
  @Test func namesFollowClassesAndOutlets() throws {
    let view =
      """
      <view key="view" id="vie-aa-001">\(Drawn.frame(0, 0, 375, 667))<subviews>
      <imageView fixedFrame="YES" id="ima-aa-001" translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(0, 0, 9, 9))
      </imageView></subviews></view>
      """
    let outlet =
      "<connections><outlet property=\"photoView\" destination=\"ima-aa-001\" id=\"out-aa-001\"/></connections>"
    let words = try review(screen(view), screen(view, "customClass=\"TimesController\"", outlet)).report.notes.map(
      \.text)
    #expect(words.contains { $0.contains("is 'TimesController' now") && $0.contains("'photoView' is new") }, "\(words)")
    #expect(!words.contains { $0.contains("is called") }, "\(words)")
  }

  /// A view of another kind has another ground. Seen in Easy-Planner-iOS.
  @Test func aGroundOfAnotherKindIsTold() throws {
    func view(_ kind: String, _ white: Double) -> String {
      "<\(kind) key=\"view\" id=\"vie-aa-001\">\(Drawn.frame(0, 0, 375, 667))"
        + "<color key=\"backgroundColor\" white=\"\(white)\" alpha=\"1\" colorSpace=\"calibratedWhite\"/></\(kind)>"
    }
    let causes = try review(screen(view("view", 1)), screen(view("scrollView", 0.5))).report.entries
      .flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(causes.contains { $0.contains("background of 'root' is #808080 instead of #FFFFFF") }, "\(causes)")
  }

  /// A text that went took its colour along. Seen in PhotoToCloud.
  @Test func aTextThatWentHasNoColour() throws {
    func bar(_ title: String) -> String {
      Drawn.xib(
        Drawn.view(
          "bar-aa-001", "navigationBar", Drawn.frame(0, 20, 375, 44), attributes: "contentMode=\"scaleToFill\"",
          more: "<items><navigationItem \(title) id=\"ite-aa-001\"/></items>"),
        constraints: ["leading", "trailing", "top"].map {
          Drawn.rule("rul-\($0)", $0, $0, "iN0-l3-epB", item: "bar-aa-001")
        }.joined())
    }
    let entries = try review(bar("title=\"Title\""), bar(""), ending: "xib").report.entries
    let words = entries.flatMap { $0.layout?.causes ?? [] }.map(\.lead).joined(separator: "\n")
    #expect(words.contains("text of 'Navigation Bar' is none instead of 'Title'"), "\(words)")
    #expect(!words.contains("colour"), "\(words)")
  }

  /// The fields of a new form, by what they ask for. Seen in Easy-Planner-iOS.
  @Test func fieldsOfNewFormsAreTold() throws {
    let field = Drawn.view(
      "fie-aa-001", "textField", Drawn.frame(20, 100, 200, 30),
      attributes: "placeholder=\"First Name\" borderStyle=\"roundedRect\"")
    let label = Drawn.label("lab-aa-001", "New Contact", Drawn.frame(20, 40, 100, 21))
    let outcome = try SmallHistory(["b.txt": ""], ["a.xib": Drawn.xib(label + field)]).review()
    let messages = outcome.report.entries.compactMap(\.message)
    #expect(
      !messages.isEmpty && messages.allSatisfy { $0.hasSuffix("with 'New Contact' and the field 'First Name'") },
      "\(messages)")
  }

  /// A label in a bar whose text has looks of its own. Seen in mybus-ios.
  @Test func attributedTextsInBarsAreTold() throws {
    let view = "<view key=\"view\" id=\"vie-aa-001\">\(Drawn.frame(0, 0, 375, 667))</view>"
    func item(_ title: String) -> String {
      """
      <navigationItem key="navigationItem" id="nav-aa-001"><view key="titleView" id="tit-aa-001">\(Drawn.frame(0, 0, 100, 40))
      <subviews>\(title)</subviews></view></navigationItem>
      """
    }
    let label =
      """
      <label usesAttributedText="YES" fixedFrame="YES" id="lab-aa-001" translatesAutoresizingMaskIntoConstraints="NO">
      \(Drawn.frame(0, 0, 90, 21))<attributedString key="attributedText"><fragment content="MYBUS"/></attributedString></label>
      """
    let words = try review(screen(view, "", item("")), screen(view, "", item(label))).report.notes.map(\.text)
    #expect(words.contains("the label 'MYBUS' is new"), "\(words)")
  }

  /// Of a view with many other settings none goes untold, and a picture behind a title is one. Seen in Pris24.
  @Test func allSettingsOfAViewAreToldOrCounted() throws {
    func file(_ button: String, _ state: String, _ size: Double) -> String {
      Drawn.xib(
        Drawn.view(
          "but-aa-001", "button", Drawn.frame(16, 100, 160, 60), attributes: "userLabel=\"Show\"",
          more: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>\(button)"
            + "<state key=\"normal\" title=\"Show\" \(state)/>"),
        constraints: Drawn.rule("top-aa-001", "top", "top", "iN0-l3-epB", item: "but-aa-001", constant: 100)
          + Drawn.rule("lea-aa-001", "leading", "leading", "iN0-l3-epB", item: "but-aa-001", constant: 16))
    }
    let color =
      "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
      + "customColorSpace=\"sRGB\"/>"
    let insets = ["title", "image"].map {
      "<inset key=\"\($0)EdgeInsets\" minX=\"20\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>"
    }
    let causes =
      try SmallHistory.review(
        file(color + insets.joined(), "image=\"arrow\"", 13), file("", "backgroundImage=\"map\"", 14)
      ).report.entries.first?.layout?.causes ?? []
    let parts = causes.flatMap(\.parts)
    #expect(parts.count { $0.words.hasPrefix("background picture") } == 1, "\(parts)")
    #expect(parts.contains { $0.words == "background of 'Show' is none instead of #FF0000" }, "\(parts)")
    #expect(parts.contains { $0.words.hasPrefix("picture insets") }, "\(parts)")
  }

  /// A view that has another name now has it in both forms of a rule. Seen in streamsavvy.
  @Test func bothFormsOfARuleCallAViewAlike() throws {
    func file(_ name: String, _ share: Double) -> String {
      Drawn.xib(
        Drawn.view("vie-aa-001", attributes: "userLabel=\"\(name)\""),
        constraints: Drawn.rule(
          "wid-aa-001", "width", "width", "iN0-l3-epB", item: "vie-aa-001", more: "multiplier=\"\(share)\"")
          + Drawn.rule("lea-aa-001", "leading", "leading", "iN0-l3-epB", item: "vie-aa-001")
          + Drawn.rule("top-aa-001", "top", "top", "iN0-l3-epB", item: "vie-aa-001")
          + Drawn.rule("hei-aa-001", "height", item: "vie-aa-001", constant: 40))
    }
    let leads = try SmallHistory.review(file("Time", 0.5), file("Channel", 0.4)).report.entries
      .flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(
      leads.contains("the rule `Channel.width == 40% root.width` was `Channel.width == 50% root.width`"), "\(leads)")
  }

  /// A rule of a view that went is no other form of one of a view that came, though both hold the view around them by one side. Seen
  /// in YourCityEvents and healthdoctor.
  @Test func rulesOfOtherViewsAreTwo() throws {
    func file(_ id: String, _ name: String, _ room: Double) -> String {
      Drawn.xib(
        Drawn.view(id, attributes: "userLabel=\"\(name)\""),
        constraints: Drawn.rule("tr\(id)", "trailing", "trailing", id, item: "iN0-l3-epB", constant: room)
          + Drawn.rule("to\(id)", "top", "top", "iN0-l3-epB", item: id)
          + Drawn.rule("wi\(id)", "width", item: id, constant: 40)
          + Drawn.rule("he\(id)", "height", item: id, constant: 40))
    }
    let words = try review(file("old-aa-001", "Photo", 0), file("new-aa-001", "Date", 3), ending: "xib").report.entries
      .flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
    #expect(!words.isEmpty && !words.contains { $0.contains("` was `") }, "\(words)")
  }
}
