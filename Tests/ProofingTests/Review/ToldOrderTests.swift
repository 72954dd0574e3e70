import Foundation
import Testing

@testable import LayoutDiff
@testable import Reviewing
@testable import Revisions

/// Which of a view's subviews stands elsewhere, and which rules place views instead of one that went.
@Suite struct ToldOrderTests {
  private func text(_ before: String, _ after: String, devices: [String] = []) throws -> String {
    ReviewText().text(try SmallHistory.review(before, after, devices: devices).report)
  }

  private static func picture(_ number: Int, _ name: String) -> String {
    """
    <imageView contentMode="scaleToFill" image="\(name)" id="im\(number)-aa-001">\(Drawn.frame(0, 0, 375, 600))
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></imageView>
    """
  }

  /// Views of one name are told apart, and the one that moved among them is told. Seen in TODOgraph.
  @Test func theOneThatMovedIsTold() throws {
    let others = (1...4).map { Self.picture($0, "picture\($0)") }.joined()
    let whole = Self.picture(5, "setting")
    let told = try text(Drawn.xib(others + whole), Drawn.xib(whole + others))
    #expect(told.contains("'Image View (setting)' lies behind all others in 'root' now"), "\(told)")
  }

  /// What keeps its order is not told to have moved.
  @Test func theFewestMoved() {
    let behind = MovedViews([1, 2, 3, 4, 5], [5, 1, 2, 3, 4])
    #expect(behind.words(in: "root", isStack: false) { "\($0)" } == "'5' lies behind all others in 'root' now")
    let last = MovedViews([1, 2, 3, 4], [2, 3, 4, 1])
    #expect(last.words(in: "s", isStack: true) { "\($0)" } == "'1' stands last in 's' now")
    let inner = MovedViews([1, 2, 3, 4], [1, 4, 2, 3])
    #expect(inner.words(in: "root", isStack: false) { "\($0)" } == "'4' lies between '1' and '2' in 'root' now")
    #expect(MovedViews([1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1]).words(in: "root", isStack: false) { "\($0)" } == nil)
  }

  /// The rule that places a view instead of one that went is told with that. Seen in picturemyworld-iOS.
  @Test func whatPlacesInsteadIsTold() throws {
    func field(_ id: String, _ y: Double) -> String {
      Drawn.view(id, "textField", attributes: "borderStyle=\"roundedRect\"")
    }
    let head = Drawn.label("hea-aa-001", "Name", "").replacing("id=\"hea", with: "userLabel=\"Head\" id=\"hea")
    let title = Drawn.label("tit-aa-001", "File", "").replacing("id=\"tit", with: "userLabel=\"File\" id=\"tit")
    let common =
      Drawn.rule("ru1-aa-001", "top", "top", "sa1-sa-sa1", item: "fie-aa-001", constant: 100)
      + Drawn.rule("ru2-aa-001", "trailing", "trailing", "sa1-sa-sa1", item: "fie-aa-001", constant: -16)
      + Drawn.rule("ru3-aa-001", "top", "top", "sa1-sa-sa1", item: "tit-aa-001", constant: 60)
      + Drawn.rule("ru4-aa-001", "leading", "leading", "sa1-sa-sa1", item: "tit-aa-001", constant: 16)
    let before = Drawn.xib(
      head + title + field("fie-aa-001", 100),
      constraints: common + Drawn.rule("ru5-aa-001", "top", "top", "sa1-sa-sa1", item: "hea-aa-001", constant: 20)
        + Drawn.rule("ru6-aa-001", "leading", "leading", "sa1-sa-sa1", item: "hea-aa-001", constant: 16)
        + Drawn.rule("ru7-aa-001", "leading", "leading", "hea-aa-001", item: "fie-aa-001"))
    let after = Drawn.xib(
      title + field("fie-aa-001", 100),
      constraints: common
        + Drawn.rule(
          "ru8-aa-001", "leading", "trailing", "tit-aa-001", item: "fie-aa-001", constant: 20,
          more: "relation=\"greaterThanOrEqual\""))
    let told = try text(before, after)
    #expect(told.contains(".leading >= File.trailing + 20`"), "\(told)")
  }

  /// What holds in size classes that no picture is drawn in is told. Seen in sebastiaanschool-iOS.
  @Test func rulesOfOtherSizeClassesAreTold() throws {
    func file(_ variation: String) -> String {
      Drawn.xib(
        Drawn.view(
          "box-aa-001", attributes: "userLabel=\"Box\"",
          constraints: """
            <constraint firstAttribute="height" constant="162" id="hei-aa-001">\(variation)</constraint>
            """),
        constraints: Drawn.rule("ru1-aa-001", "top", "top", "sa1-sa-sa1", item: "box-aa-001")
          + Drawn.rule("ru2-aa-001", "leading", "leading", "sa1-sa-sa1", item: "box-aa-001")
          + Drawn.rule("ru3-aa-001", "trailing", "trailing", "sa1-sa-sa1", item: "box-aa-001"))
    }
    let varied = file("<variation key=\"heightClass=compact-widthClass=compact\" constant=\"20\"/>")
    let told = try text(varied, file(""), devices: ["iphone-8"])
    #expect(
      told.contains("the constant of `Box.height == 162` in compact height and compact width is no longer 20"),
      "\(told)")
    let both = try SmallHistory(["a.xib": varied], ["a.xib": file("")])
    let shown = ReviewText().text(try both.review(devices: ["iphone-8"], landscape: true).report)
    #expect(!shown.contains("` in compact height and compact width"), "\(shown)")
  }

  /// What is hidden covers nothing, and a hidden view's rule that contests a shown one's place is seen. Seen in
  /// curbmap-ios.
  @Test func anOrderOfHiddenViewsIsNotShown() throws {
    func box(_ id: String, _ name: String, _ more: String = "") -> String {
      Drawn.view(id, "view", Drawn.frame(20, 20, 48, 48), attributes: "userLabel=\"\(name)\" \(more)")
    }
    func rules(_ id: String, to other: String, _ trailing: Double) -> String {
      Drawn.rule("\(id)to-aa-001", "top", "top", "iN0-l3-epB", item: "\(id)-aa-001", constant: 20)
        + Drawn.rule("\(id)he-aa-001", "height", item: "\(id)-aa-001", constant: 48)
        + Drawn.rule("\(id)tr-aa-001", "trailing", "trailing", other, item: "\(id)-aa-001", constant: trailing)
    }
    func file(_ order: [String], _ white: Double, _ more: String) -> String {
      let ground = "<color key=\"backgroundColor\" white=\"\(white)\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
      let shown = box("bar-aa-001", "Bar").replacing("</view>", with: ground + "</view>")
      return Drawn.xib(
        shown + order.map { box("\($0)-aa-001", $0.uppercased(), "hidden=\"YES\"") }.joined(),
        constraints: rules("bar", to: "iN0-l3-epB", -16) + rules("one", to: "bar-aa-001", 0)
          + rules("two", to: "bar-aa-001", 0)
          + Drawn.rule("barle-aa-001", "leading", "leading", "iN0-l3-epB", item: "bar-aa-001", constant: 10)
          + Drawn.rule("onewi-aa-001", "width", item: "one-aa-001", constant: 48)
          + Drawn.rule("twowi-aa-001", "width", item: "two-aa-001", constant: 48) + more)
    }
    let order = try text(file(["one", "two"], 0.25, ""), file(["two", "one"], 0.5, ""))
    #expect(order.contains("in what is not shown: the order in 'root' is"), "\(order)")
    let contesting = Drawn.rule(
      "onele-aa-001", "leading", "leading", "iN0-l3-epB", item: "one-aa-001", constant: 300)
    let rule = try text(file(["one", "two"], 0.25, contesting), file(["one", "two"], 0.5, ""))
    #expect(rule.contains("`ONE.leading == root.leading + 300` is gone"), "\(rule)")
    #expect(!rule.contains("in what is not shown"), "\(rule)")
  }
}
