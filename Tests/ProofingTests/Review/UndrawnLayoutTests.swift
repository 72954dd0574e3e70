import Testing

@testable import Reviewing
@testable import Revisions

/// Files for systems that are not drawn: what became of frames, rules and classes is told in words. Seen in Emergence, a tvOS app.
@Suite struct UndrawnLayoutTests {
  private static func file(_ frame: String, _ constant: Double, _ attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" version="3.0" toolsVersion="9531" \
    targetRuntime="AppleTV" useAutolayout="YES"><scenes><scene sceneID="sc1-aa-001"><objects>
    <viewController id="vc1-aa-001" sceneMemberID="viewController"><view key="view" id="vi1-aa-001">
    \(Drawn.frame(0, 0, 1920, 1080))<subviews>
    <button userLabel="Play" \(attributes) id="but-aa-001">\(frame)</button></subviews>
    <constraints>\(Drawn.rule("top-aa-001", "top", "top", "vi1-aa-001", item: "but-aa-001", constant: constant))
    </constraints></view></viewController></objects></scene></scenes></document>
    """
  }

  private func told(_ before: String, _ after: String) throws -> String {
    try SmallHistory(["a.storyboard": before], ["a.storyboard": after]).review().report.notes.map(\.text)
      .joined(separator: "\n")
  }

  @Test func framesRulesAndClassesAreTold() throws {
    let before = Self.file(Drawn.frame(90, 60, 354, 32), 60)
    let moved = try told(before, Self.file(Drawn.frame(90, 80, 318, 41), 80))
    #expect(moved.contains("frame of 'Play' is [90, 80, 318, 41] instead of [90, 60, 354, 32]"), "\(moved)")
    #expect(moved.contains("the rule `Play.top == view.top + 80` was `Play.top == view.top + 60`"), "\(moved)")
    let named = try told(before, Self.file(Drawn.frame(90, 60, 354, 32), 60, "customClass=\"SerifButton\""))
    #expect(named.contains("class of a button is 'SerifButton' now"), "\(named)")
  }
}
