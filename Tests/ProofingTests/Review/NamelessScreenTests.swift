import Testing

@testable import Reviewing
@testable import Revisions

/// Screens that are called by what they are alone.
@Suite struct NamelessScreenTests {
  private static func page(_ id: String, red: Double) -> String {
    Drawn.scene(
      id,
      """
      <viewController id="con-\(id)-001" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vie-\(id)-001">\(Drawn.frame(0, 0, 375, 667))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <color key="backgroundColor" red="\(red)" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      </view></viewController>
      """)
  }

  /// That the second of both revisions is the second says nothing of it. Seen in IOSProject.
  @Test(arguments: [["bb", "cc"], ["bb"]]) func aPageThatWentIsNoneThatCame(new: [String]) throws {
    let kept = Self.page("aa", red: 0.5)
    let outcome = try SmallHistory.review(
      Drawn.storyboard(kept + Self.page("zz", red: 1)),
      Drawn.storyboard(kept + new.map { Self.page($0, red: 0) }.joined()), ending: "storyboard",
      devices: ["iphone-8"])
    let statuses = Dictionary(grouping: outcome.report.entries, by: \.status).mapValues(\.count)
    #expect(statuses[.missing] == new.count && statuses[.orphan] == 1, "\(statuses)")
    #expect(outcome.report.entries.allSatisfy { $0.causesOnce.isEmpty }, "\(ReviewText().text(outcome.report))")
  }

  /// The only screen of a file that was made anew is the same one.
  @Test func theOnlyPageOfAFileIsTheSame() throws {
    let outcome = try SmallHistory.review(
      Drawn.storyboard(Self.page("zz", red: 1)), Drawn.storyboard(Self.page("bb", red: 0)), ending: "storyboard",
      devices: ["iphone-8"])
    let told = ReviewText().text(outcome.report)
    #expect(told.contains("background of 'root' is #000000 instead of #FF0000"), "\(told)")
  }

  /// A view without a class is called by its file, which is no renaming: the class is told. Seen in Psorcast-iOS.
  @Test func aViewThatLostItsClassIsNotRenamed() throws {
    func file(_ attributes: String) -> String {
      Drawn.xib(Drawn.label("ttl-aa-001", "Title", Drawn.frame(16, 100, 40, 21)), attributes: attributes)
    }
    let (named, nameless) = (file("customClass=\"FormView\""), file(""))
    for (before, after) in [(named, nameless), (nameless, named)] {
      let told = ReviewText().text(try SmallHistory.review(before, after).report)
      #expect(!told.contains("is called"), "\(told)")
      #expect(told.contains("class of"), "\(told)")
    }
  }
}
