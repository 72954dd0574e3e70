import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What several edits move: each is told with what it gives by itself, the whole beside it.
@Suite struct JointEffectTests {
  private static let root = "iN0-l3-epB"

  private static func box(_ id: String, _ frame: String, _ rules: String = "") -> String {
    Drawn.view(
      "\(id)-aa-001", "view", frame, attributes: "userLabel=\"\(id)\"",
      constraints: rules,
      more: "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    )
  }

  private static func size(_ id: String) -> String {
    Drawn.rule("\(id)-he-001", "height", constant: 40) + Drawn.rule("\(id)-wi-001", "width", constant: 100)
  }

  /// Two boxes below each other: the distance of the first from the top, and the gap between them.
  private static func column(_ top: Double, _ gap: Double) -> String {
    Drawn.xib(
      Self.box("one", Drawn.frame(20, top, 100, 40), Self.size("one"))
        + Self.box("two", Drawn.frame(20, top + 40 + gap, 100, 40), Self.size("two")),
      constraints: ["one", "two"].map {
        Drawn.rule("\($0)-le-001", "leading", "leading", Self.root, item: "\($0)-aa-001", constant: 20)
      }.joined() + Drawn.rule("one-to-001", "top", "top", Self.root, item: "one-aa-001", constant: top)
        + Drawn.rule("two-to-001", "top", "bottom", "one-aa-001", item: "two-aa-001", constant: gap))
  }

  private func review(_ before: String, _ after: String, devices: [String] = ["iphone-8"]) throws
    -> RevisionReview.Outcome
  {
    try SmallHistory.review(before, after, devices: devices)
  }

  /// Two distances that one view follows: the larger one is told with its own, and all of it beside that.
  @Test func twoDistancesAreTwoParts() throws {
    let outcome = try review(Self.column(20, 10), Self.column(30, 40))
    let causes = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
    #expect(causes.contains { $0.brief.contains("'two' moved down 30 pt (40 in all)") }, "\(causes.map(\.brief))")
    #expect(causes.contains { $0.lead.contains("is 30 instead of 20") && $0.brief == "'one' moved down 10 pt" })
  }

  /// Two distances against each other: what the larger one would give alone is in no picture. Seen in Guardian.swift, where a
  /// button was said to be 332 pt wider that had become 188 wider.
  @Test func amountsBeyondTheWholeAreToldTogether() throws {
    let told = ReviewText().text(try review(Self.column(20, 40), Self.column(60, 10)).report)
    #expect(told.contains("'one' moved down 40 pt"), "\(told)")
    #expect(told.contains("together 'two' moved down 10 pt") && !told.contains("in all"), "\(told)")
  }

  /// What no picture shows is told with its amounts as all else. Seen in px-ios and Bluefruit.
  @Test func whatNoPictureShowsIsToldWhole() throws {
    func file(_ top: Double, _ left: Double) -> String {
      func box(_ id: String, _ x: Double, _ y: Double) -> String {
        Drawn.view(
          "\(id)-aa-001", "view", Drawn.frame(x, y, 100, 40), attributes: "userLabel=\"\(id)\"",
          constraints: Self.size(id))
      }
      return Drawn.xib(
        box("one", 20, top) + box("two", left, 200),
        constraints: Drawn.rule("one-le-001", "leading", "leading", Self.root, item: "one-aa-001", constant: 20)
          + Drawn.rule("two-le-001", "leading", "leading", Self.root, item: "two-aa-001", constant: left)
          + Drawn.rule("one-to-001", "top", "top", Self.root, item: "one-aa-001", constant: top)
          + Drawn.rule("two-to-001", "top", "top", Self.root, item: "two-aa-001", constant: 200))
    }
    let told = ReviewText().text(try review(file(20, 40), file(60, 50)).report)
    #expect(told.contains("no pixel") && told.contains("'one' moved down 40 pt"), "\(told)")
    #expect(told.contains("'two' moved right 10 pt"), "\(told)")
  }

  /// Smaller insets of both sides: each is told with its own. Seen in SYM, where an inset of four points less was told with all
  /// that others gave.
  @Test func insetsAreToldApart() throws {
    func file(_ width: Double, _ inset: Double) -> String {
      let rules = [("top", inset), ("leading", inset)].map {
        Drawn.rule("\($0.0.prefix(3))-aa-001", $0.0, $0.0, "Hz6-mo-xeY", item: "box-aa-001", constant: $0.1)
      }
      return Drawn.mac(
        Drawn.view(
          "box-aa-001", "customView", Drawn.frame(inset, 160 - inset, width - 2 * inset, 40),
          attributes: "userLabel=\"box\"",
          constraints: Drawn.rule("box-he-001", "height", constant: 40)),
        size: (width, 200),
        constraints: rules.joined()
          + Drawn.rule("tra-aa-001", "trailing", "trailing", "box-aa-001", item: "Hz6-mo-xeY", constant: inset))
    }
    let causes = try review(file(300, 20), file(300, 16)).report.entries.flatMap { $0.layout?.causes ?? [] }
    #expect(
      causes.contains { $0.lead.contains("trailing") && $0.brief == "'box' grew 4 pt in width (8 in all)" },
      "\(causes.map(\.sentence))")
  }

  /// Of both insets of a view that moves and keeps its width one moves it and neither moves nothing. Seen in hemlock-ios.
  @Test func theOtherInsetStandsWithItsPair() throws {
    func file(_ left: Double, _ right: Double) -> String {
      Drawn.xib(
        Self.box(
          "box", Drawn.frame(left, 20, 375 - left - right, 40), Drawn.rule("box-he-001", "height", constant: 40)),
        constraints: Drawn.rule("box-to-001", "top", "top", Self.root, item: "box-aa-001", constant: 20)
          + Drawn.rule("box-le-001", "leading", "leading", Self.root, item: "box-aa-001", constant: left)
          + Drawn.rule("box-tr-001", "trailing", "trailing", Self.root, item: "box-aa-001", constant: -right))
    }
    let told = ReviewText().text(try review(file(60, 60), file(70, 50)).report)
    #expect(told.contains("moved right 10 pt") && told.contains("together with: the constant of `"), "\(told)")
    #expect(!told.contains("moving nothing"), "\(told)")
  }

  /// What a view does that is not named first goes the other way on another device: no picture is said to have more of it.
  /// Seen in AnyDayAssist.
  @Test func noMoreIsToldOfWhatGoesTheOtherWay() throws {
    func file(_ rule: String, _ more: String) -> String {
      Drawn.xib(
        Self.box("box", Drawn.frame(20, 90, 100, 40), Self.size("box")) + more,
        constraints: Drawn.rule("box-le-001", "leading", "leading", Self.root, item: "box-aa-001", constant: 20) + rule)
    }
    let new = Drawn.view(
      "new-aa-001", "button", Drawn.frame(200, 300, 100, 40),
      attributes: "userLabel=\"new\" fixedFrame=\"YES\" buttonType=\"system\"",
      more: "<state key=\"normal\" title=\"Save\"/>")
    let before = file(Drawn.rule("box-to-001", "top", "top", Self.root, item: "box-aa-001", constant: 90), "")
    let after = file(
      Drawn.rule("box-to-001", "top", "bottom", Self.root, item: "box-aa-001", more: "multiplier=\"0.15\""), new)
    let told = ReviewText().text(try review(before, after, devices: ["iphone-8", "iphone-se-1", "iphone-17"]).report)
    #expect(told.contains("the other way in 1 other") && !told.contains("more in"), "\(told)")
  }

  /// One edit moves a view down, and each of five that are alike would move it sideways: both are told. Seen in Cargo-ios, where what
  /// became one row was told by its way up alone.
  @Test func whatEachGivesAlongTheOtherAxisIsTold() throws {
    func file(_ top: Double, _ least: Double) -> String {
      let bounds = (0..<5).map { index in
        Drawn.rule(
          "box-l\(index)-001", "leading", "leading", Self.root, item: "box-aa-001", constant: least,
          more: "relation=\"greaterThanOrEqual\"")
      }
      return Drawn.xib(
        Self.box("box", Drawn.frame(least, top, 100, 40), Self.size("box")),
        constraints: bounds.joined()
          + Drawn.rule(
            "box-le-001", "leading", "leading", Self.root, item: "box-aa-001", constant: 0, more: "priority=\"250\"")
          + Drawn.rule("box-to-001", "top", "top", Self.root, item: "box-aa-001", constant: top))
    }
    let told = ReviewText().text(try review(file(20, 30), file(60, 90)).report)
    #expect(told.contains("'box' moved down 40 pt"), "\(told)")
    #expect(told.contains("leading + 90` is 90 instead of 30, so 'box' moved right 60 pt"), "\(told)")
  }
}
