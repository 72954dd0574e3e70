import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// A rule is what it says of which views: another id, and its items turned round, make no other rule of it.
@Suite struct SameRuleTests {
  private static let root = "iN0-l3-epB"

  private func told(_ before: String, _ after: String) throws -> String {
    ReviewText().text(try SmallHistory.review(before, after, devices: ["iphone-8"]).report)
  }

  private static func box(_ id: String, _ name: String, _ top: Double) -> String {
    Drawn.view("\(id)-aa-001", "view", Drawn.frame(20, top, 335, 40), attributes: "userLabel=\"\(name)\"")
  }

  private static func places(_ id: String, _ top: Double) -> String {
    Drawn.rule("\(id)-le-001", "leading", "leading", root, item: "\(id)-aa-001", constant: 20)
      + Drawn.rule("\(id)-to-001", "top", "top", root, item: "\(id)-aa-001", constant: top)
      + Drawn.rule("\(id)-he-001", "height", item: "\(id)-aa-001", constant: 40)
  }

  /// A rule made anew the other way round, while a new view has one that begins as the old one did.
  @Test func aRuleThatIsTurnedRoundIsTheSame() throws {
    func file(isNew: Bool) -> String {
      let turned =
        isNew
        ? Drawn.rule("one-tn-001", "trailing", "trailing", Self.root, item: "one-aa-001", constant: -20)
          + Drawn.rule("two-tr-001", "trailing", "trailing", "two-aa-001", constant: 20)
        : Drawn.rule("one-tr-001", "trailing", "trailing", "one-aa-001", constant: 20)
      return Drawn.xib(
        Self.box("one", "One", 40) + (isNew ? Self.box("two", "Two", 100) : ""),
        constraints: Self.places("one", 40) + (isNew ? Self.places("two", 100) : "") + turned)
    }
    let text = try told(file(isNew: false), file(isNew: true))
    #expect(text.contains("'Two' is new"), "\(text)")
    #expect(!text.contains("One.trailing"), "\(text)")
  }

  /// The id of one rule went to another one, and what it said has a new id.
  @Test func whatARuleSaidMayHaveAnotherId() throws {
    func file(isNew: Bool) -> String {
      let between = Drawn.rule(
        isNew ? "new-id-001" : "old-id-001", "leading", "trailing", "one-aa-001", item: "two-aa-001", constant: 5)
      let side = Drawn.rule(
        isNew ? "old-id-001" : "sid-id-001", "trailing", "trailing", Self.root, item: "two-aa-001",
        constant: isNew ? -5 : 0)
      return Drawn.xib(
        Self.box("one", "One", 40) + Self.box("two", "Two", 40),
        constraints: Self.places("one", 40) + Drawn.rule("one-wi-001", "width", item: "one-aa-001", constant: 100)
          + Drawn.rule("two-to-001", "top", "top", Self.root, item: "two-aa-001", constant: 40)
          + Drawn.rule("two-he-001", "height", item: "two-aa-001", constant: 40) + between + side)
    }
    let text = try told(file(isNew: false), file(isNew: true))
    #expect(text.contains("the constant of `Two.trailing == root.trailing - 5` is -5 instead of 0"), "\(text)")
    #expect(!text.contains("Two.leading"), "\(text)")
  }

  /// A view that is new at another one's centre stands between nothing: the rule that went from there is told.
  @Test func whatIsCentredOnAViewTakesNoRulesPlace() throws {
    func file(isNew: Bool) -> String {
      let wheel = Drawn.view(
        "two-aa-001", "view", Drawn.frame(167, 300, 40, 40), attributes: "hidden=\"YES\" userLabel=\"Wheel\"")
      let rules =
        isNew
        ? Drawn.rule("two-cx-001", "centerX", "centerX", Self.root, item: "two-aa-001")
          + Drawn.rule("two-cy-001", "centerY", "centerY", Self.root, item: "two-aa-001")
          + Drawn.rule("two-wi-001", "width", item: "two-aa-001", constant: 40)
          + Drawn.rule("two-he-001", "height", item: "two-aa-001", constant: 40)
          + Drawn.rule("one-cx-001", "centerX", "centerX", "two-aa-001", item: "one-aa-001")
        : Drawn.rule("one-tr-001", "trailing", "trailing", "one-aa-001", constant: 40)
      return Drawn.xib(
        Self.box("one", "One", 40) + (isNew ? wheel : ""), constraints: Self.places("one", 40) + rules)
    }
    let text = try told(file(isNew: false), file(isNew: true))
    #expect(text.contains("the rule `root.trailing == One.trailing + 40` is gone"), "\(text)")
  }

  /// What ties a view to the one around it is no other form of what tied a view inside to it. Seen in IosProject.
  @Test func aRuleToWhatIsAroundAViewIsNoneOfWhatIsInIt() throws {
    func file(isNew: Bool) -> String {
      let inner = Drawn.view("two-aa-001", "view", Drawn.frame(0, 0, 100, 40), attributes: "userLabel=\"Two\"")
      let held =
        isNew
        ? Drawn.rule("two-wi-001", "width", item: "two-aa-001", constant: 100)
        : Drawn.rule("two-tr-001", "trailing", "trailing", "two-aa-001", item: "one-aa-001", constant: 235)
      let outer = Drawn.view(
        "one-aa-001", "view", Drawn.frame(20, 40, 335, 40), attributes: "userLabel=\"One\"", subviews: inner,
        constraints: ["leading", "top", "bottom"].map {
          Drawn.rule("two-\($0)-001", $0, $0, "one-aa-001", item: "two-aa-001")
        }.joined() + held)
      let side =
        isNew
        ? Drawn.rule("one-tr-001", "trailing", "trailing", "box-aa-001", item: "one-aa-001", constant: -20)
        : Drawn.rule("one-wi-001", "width", item: "one-aa-001", constant: 335)
      let box = Drawn.view(
        "box-aa-001", "view", Drawn.frame(0, 0, 375, 200), attributes: "userLabel=\"Box\"", subviews: outer,
        constraints: side
          + [("leading", 20.0), ("top", 40)].map {
            Drawn.rule("one-\($0.0)-001", $0.0, $0.0, "box-aa-001", item: "one-aa-001", constant: $0.1)
          }.joined() + Drawn.rule("one-he-001", "height", item: "one-aa-001", constant: 40))
      return Drawn.xib(
        box,
        constraints: ["leading", "top", "trailing"].map {
          Drawn.rule("box-\($0)-001", $0, $0, Self.root, item: "box-aa-001")
        }.joined() + Drawn.rule("box-he-001", "height", item: "box-aa-001", constant: 200))
    }
    let text = try told(file(isNew: false), file(isNew: true))
    #expect(!text.contains("` was `"), "\(text)")
  }

  /// Two views that the same side of what is around them holds have a rule each, and one is no other form of the other's. Seen in
  /// Workout-Capstone.
  @Test func rulesOfTwoViewsByOneSideAreTwo() throws {
    func file(_ held: String) -> String {
      let views = ["one", "two"].map {
        Drawn.view(
          "\($0)-aa-001", "view", Drawn.frame(20, $0 == "one" ? 40 : 100, 200, 40), attributes: "userLabel=\"\($0)\"")
      }
      let fixed = ["one", "two"].map { name in
        Drawn.rule("\(name)-le-001", "leading", "leading", Self.root, item: "\(name)-aa-001", constant: 20)
          + Drawn.rule(
            "\(name)-to-001", "top", "top", Self.root, item: "\(name)-aa-001", constant: name == "one" ? 40 : 100)
          + Drawn.rule("\(name)-he-001", "height", item: "\(name)-aa-001", constant: 40)
      }
      let other = held == "one" ? "two" : "one"
      return Drawn.xib(
        views.joined(),
        constraints: fixed.joined() + Drawn.rule("\(other)-wi-001", "width", item: "\(other)-aa-001", constant: 200)
          + Drawn.rule("\(held)-tr-001", "trailing", "trailing", "\(held)-aa-001", constant: 155))
    }
    let text = try told(file("one"), file("two"))
    #expect(!text.contains("` was `root.trailing"), "\(text)")
  }
}
