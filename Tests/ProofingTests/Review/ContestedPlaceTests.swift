import Foundation
import LayoutDiff
import Testing

@testable import Reviewing
@testable import Revisions

/// What rules that contradict each other decide: any of them may give way, so that no edit says how far a view moved.
@Suite struct ContestedPlaceTests {
  private static let root = "iN0-l3-epB"

  private func outcome(_ before: String, _ after: String) throws -> ReviewReport {
    try SmallHistory.review(Self.file(before), Self.file(after), devices: ["iphone-8"]).report
  }

  private static func file(_ rules: String) -> String {
    Drawn.xib(
      Drawn.view("pan-aa-001", "view", Drawn.frame(20, 20, 300, 80), attributes: "userLabel=\"Pane\""),
      constraints: Drawn.rule("pan-le-001", "leading", "leading", root, item: "pan-aa-001", constant: 20)
        + Drawn.rule("pan-wi-001", "width", item: "pan-aa-001", constant: 300)
        + Drawn.rule("pan-to-001", "top", "top", root, item: "pan-aa-001", constant: 20) + rules)
  }

  private static let height = Drawn.rule("pan-he-001", "height", item: "pan-aa-001", constant: 80)
  private static let bottom = Drawn.rule("pan-bo-001", "bottom", "bottom", "pan-aa-001", item: root, constant: 40)

  /// A height that a view had only where the other rule gave way is told as no amount. Seen in TrackIt.
  @Test(arguments: [true, false]) func amountsOfAConflictAreOpen(_ isGone: Bool) throws {
    let (both, one) = (Self.height + Self.bottom, Self.bottom)
    let report = try isGone ? outcome(both, one) : outcome(one, both)
    let text = ReviewText().text(report)
    #expect(text.contains("the rule `Pane.height == 80` is \(isGone ? "gone" : "new")"), "\(text)")
    #expect(!text.contains("grew") && !text.contains("shrank"), "\(text)")
    #expect(
      text.contains(
        "how far 1 view moved is open: rules of one side contradict each other, and any of them may give way"),
      "\(text)")
    #expect(report.entries.first?.layout?.untold.contested == 1, "\(text)")
  }

  /// Without a conflict the amount is the rule's.
  @Test func amountsOfRulesThatHoldAreTold() throws {
    let text = ReviewText().text(try outcome(Self.height, Self.bottom))
    #expect(text.contains("'Pane' grew 527 pt in height"), "\(text)")
  }
}
