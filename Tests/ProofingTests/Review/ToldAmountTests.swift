import Foundation
import ProofModel
import Testing

@testable import LayoutDiff
@testable import Reviewing
@testable import Revisions

/// An amount is told of the picture that has it, of the edit that made it, and is no more than that edit moves.
@Suite struct ToldAmountTests {
  private static let root = "iN0-l3-epB"

  private func sentences(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
  }

  private static func text(_ before: String, _ after: String, ending: String = "xib", devices: [String]) throws
    -> String
  {
    let history = try SmallHistory(["a.\(ending)": before], ["a.\(ending)": after])
    return ReviewText().text(try history.review(devices: devices, landscape: true).report)
  }

  // MARK: Pictures

  private static func box(_ constraints: String) -> String {
    Drawn.xib(
      Drawn.view(
        "box-aa-001", "view", Drawn.frame(20, 20, 335, 40), attributes: "userLabel=\"box\"",
        constraints: Drawn.rule("box-he-001", "height", constant: 40),
        more:
          "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
      ),
      constraints: constraints)
  }

  private static func placed(top: String, trailing: String = "") -> String {
    top
      + Drawn.rule("box-le-001", "leading", "leading", root, item: "box-aa-001", constant: 20)
      + Drawn.rule("box-tr-001", "trailing", "trailing", root, item: "box-aa-001", constant: -20, more: trailing)
  }

  private static let top = Drawn.rule("box-to-001", "top", "top", root, item: "box-aa-001", constant: 20)

  /// A box that is no wider than 500 points is so on larger screens alone: the amounts are one of theirs. Seen in
  /// BusMedellin and ios-legacy.
  @Test func thePictureThatIsNamedIsOneThatChanged() throws {
    let wide = Drawn.rule(
      "box-wi-001", "width", item: "box-aa-001", constant: 500, more: "relation=\"lessThanOrEqual\"")
    let told = try Self.text(
      Self.box(Self.placed(top: Self.top)),
      Self.box(Self.placed(top: Self.top, trailing: "priority=\"750\"") + wide), devices: ["iphone-8", "ipad-mini-6"])
    #expect(!told.contains("as in a.iphone-8, ") && !told.contains("most of all in a.iphone-8\n"), "\(told)")
  }

  /// What goes up in most pictures is told so, and how many go the other way. Seen in microblog-ios.
  @Test func theOtherWayIsToldAsThat() throws {
    let share = Drawn.rule(
      "box-to-001", "top", "bottom", Self.root, item: "box-aa-001", more: "multiplier=\"0.15\"")
    let before = Drawn.rule("box-to-001", "top", "top", Self.root, item: "box-aa-001", constant: 90)
    let told = try Self.text(
      Self.box(Self.placed(top: before)), Self.box(Self.placed(top: share)), devices: ["iphone-17", "iphone-se-1"])
    #expect(told.contains("moved up") && told.contains("the other way in 1 other"), "\(told)")
    #expect(!told.contains("so 'box' moved down"), "\(told)")
  }

  /// Where a view goes the other way by what no cause says, the picture that is told is not the one of most. Seen in
  /// chat-iOS.
  @Test func theOtherWayByNoCauseIsNotLeftOut() {
    func entry(_ device: String, _ width: Double, isTold: Bool) -> ReviewReport.Entry {
      var cause = ReviewReport.Cause(signature: "a", sentence: "a")
      cause.parts = ["a"]
      if isTold { (cause.brief, cause.extent) = ("'box' shrank 115 pt in width", 115) }
      var entry = ReviewReport.Entry(key: "s.\(device)", scene: "s", status: .layout)
      var change = ReviewReport.LayoutChange(
        kind: "resized", view: "box", sentence: "'box' is \(width) pt wide now",
        before: Rect(x: 0, y: 0, width: 350, height: 50), after: Rect(x: 0, y: 0, width: width, height: 50))
      change.movement = .init(name: "box", words: "is \(width) pt wide now")
      entry.layout = ReviewReport.LayoutChanges(causes: [cause], changes: [change])
      return entry
    }
    func amounts(_ other: Double) -> String? {
      var report = ReviewReport(title: "", expected: .init(""), actual: .init(""))
      report.entries = [entry("small", 235, isTold: true), entry("large", other, isTold: false)]
      return report.groups.first.flatMap { report.amounts(of: $0) }
    }
    #expect(amounts(610) == "as in s.small, otherwise in 1 other")
    #expect(amounts(330) == "most of all in s.small")
  }

  /// A group of which no pixel changed tells what its edits moved, as others do. Seen in openterm.
  @Test func whatMovedIsToldWhereNoPixelChanged() throws {
    func file(_ top: Double, _ more: String) -> String {
      Drawn.xib(
        Drawn.view(
          "box-aa-001", "view", Drawn.frame(20, top, 100, 40), attributes: "userLabel=\"box\"",
          constraints: Drawn.rule("box-he-001", "height", constant: 40)
            + Drawn.rule("box-wi-001", "width", constant: 100)) + more,
        constraints: Drawn.rule("box-to-001", "top", "top", Self.root, item: "box-aa-001", constant: top)
          + Drawn.rule("box-le-001", "leading", "leading", Self.root, item: "box-aa-001", constant: 20))
    }
    let new = Drawn.view(
      "new-aa-001", "view", Drawn.frame(20, 300, 100, 40), attributes: "userLabel=\"new\" fixedFrame=\"YES\"")
    let told = ReviewText().text(
      try SmallHistory.review(file(20, ""), file(60, new), devices: ["iphone-8"]).report)
    #expect(told.contains("= 'new' is new") && told.contains("moved down 40 pt"), "\(told)")
  }

  /// Of a file's screens the amounts are those of the picture that is nearest to its canvas, which its frames speak of. Seen in
  /// Music-Memories and HMD-iOS-Swift.
  @Test func amountsAreThoseNearTheCanvas() {
    func entry(_ device: String, _ amount: Double, _ distance: Double?) -> ReviewReport.Entry {
      var cause = ReviewReport.Cause(signature: "a", sentence: "a, so 'b' moved up \(amount) pt")
      (cause.parts, cause.brief, cause.extent) = (["a"], "'b' moved up \(amount) pt", amount)
      var entry = ReviewReport.Entry(key: "s.\(device)", scene: "s", status: .layout)
      entry.layout = ReviewReport.LayoutChanges(causes: [cause])
      entry.distanceFromCanvas = distance
      return entry
    }
    func title(_ distances: (Double?, Double?)) -> String? {
      var report = ReviewReport(title: "", expected: .init(""), actual: .init(""))
      report.entries = [entry("small", 2, distances.0), entry("large", 8, distances.1)]
      return report.groups.first?.title
    }
    #expect(title((0, 200)) == "a, so 'b' moved up 2.0 pt")
    #expect(title((nil, nil)) == "a, so 'b' moved up 8.0 pt")
  }

  // MARK: Edits

  /// Titles and rows that came together move what is below them each by its own height. Seen in IOS-Nordic-Thingy.
  @Test func aHeaderMovesByNoMoreThanItsHeight() throws {
    func cell(_ id: String, _ y: Double) -> String {
      """
      <tableViewCell contentMode="scaleToFill" id="\(id)-aa-001">\(Drawn.frame(0, y, 375, 44))
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="\(id)-aa-001" id="\(id)-cc-001">
      \(Drawn.frame(0, 0, 375, 44))<subviews>
      \(Drawn.view("\(id)-vv-001", "view", Drawn.frame(16, 8, 100, 20), attributes: "fixedFrame=\"YES\""))
      </subviews></tableViewCellContentView></tableViewCell>
      """
    }
    func file(_ sections: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
          <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="static" style="grouped" \
          rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" \
          id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))
          <sections>\(sections)</sections></tableView></tableViewController>
          """))
    }
    func section(_ id: String, _ title: String, _ cells: String) -> String {
      "<tableViewSection headerTitle=\"\(title)\" id=\"\(id)\"><cells>\(cells)</cells></tableViewSection>"
    }
    let old = section("sec-bb-001", "Libraries", cell("old", 55))
    let new = section("sec-aa-001", "About", cell("one", 55) + cell("two", 99))
    let told = sentences(
      try SmallHistory.review(file(old), file(new + old), ending: "storyboard", devices: ["iphone-8"]))
    let header = told.first { $0.hasPrefix("'header 'About''") }
    #expect(
      header != nil && !told.contains { $0.contains("'About'") && $0.contains("down 1") && !$0.contains(" of ") },
      "\(told)")
  }

  /// Of two rows that grew each moves what is below it by its own. Seen in iOS-FinalProject.
  @Test func eachRowMovesWhatIsBelowItByItsOwn() throws {
    func file(_ heights: [Double]) -> String {
      var y = 0.0
      let cells = (heights + [50]).enumerated().map { index, height in
        defer { y += height }
        return """
          <tableViewCell contentMode="scaleToFill" rowHeight="\(height)" userLabel="Row \(index)" id="ce\(index)-aa-001">
          \(Drawn.frame(0, y, 375, height))
          <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="ce\(index)-aa-001" id="co\(index)-aa-01">
          \(Drawn.frame(0, 0, 375, height))</tableViewCellContentView></tableViewCell>
          """
      }
      return Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
          <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="44" \
          id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))<sections><tableViewSection id="sec-aa-001"><cells>
          \(cells.joined())</cells></tableViewSection></sections></tableView></tableViewController>
          """))
    }
    let told = sentences(
      try SmallHistory.review(file([60, 70]), file([68, 116]), ending: "storyboard", devices: ["iphone-8"]))
    #expect(
      told.contains { $0.contains("116 instead of 70") && $0.contains("moved down 46 pt (54 in all)") }, "\(told)")
    #expect(!told.contains { $0.contains("moved down 54 pt") }, "\(told)")
  }

  /// What says how long a view is has nothing to do with the stack that the view came into. Seen in BusMedellin.
  @Test func aLengthThatIsGoneIsNoPartOfAStack() throws {
    let pin = { (id: String) in
      Drawn.rule("\(id)-to-001", "top", "top", Self.root, item: "\(id)-aa-001", constant: 20)
        + Drawn.rule("\(id)-le-001", "leading", "leading", Self.root, item: "\(id)-aa-001", constant: 20)
        + Drawn.rule("\(id)-tr-001", "trailing", "trailing", Self.root, item: "\(id)-aa-001", constant: -20)
    }
    let before = Drawn.xib(
      Drawn.label("one-aa-001", "One", Drawn.frame(20, 20, 335, 240))
        + Drawn.label("two-aa-001", "Two", Drawn.frame(20, 260, 335, 20.5)),
      constraints: pin("one") + Drawn.rule("one-he-001", "height", item: "one-aa-001", constant: 240)
        + Drawn.rule("two-to-001", "top", "bottom", "one-aa-001", item: "two-aa-001")
        + Drawn.rule("two-le-001", "leading", "leading", "one-aa-001", item: "two-aa-001"))
    let after = Drawn.xib(
      """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" \
      id="sta-aa-001">\(Drawn.frame(20, 20, 335, 41))<subviews>
      \(Drawn.label("one-aa-001", "One", Drawn.frame(0, 0, 335, 20.5)))
      \(Drawn.label("two-aa-001", "Two", Drawn.frame(0, 20.5, 335, 20.5)))</subviews></stackView>
      """, constraints: pin("sta"))
    let told = sentences(try SmallHistory.review(before, after, devices: ["iphone-8"]))
    #expect(told.contains { $0.contains(".height == 240` is gone") }, "\(told)")
  }

  /// A view that its frame places and that is drawn as large as its picture grew by nothing that is known. Seen in
  /// ios-legacy and SpectREM.
  @Test func aPicturesSizeIsNoAmount() throws {
    func file(_ view: String, _ rules: String) -> String {
      Drawn.xib(view, constraints: rules).replacing(
        "</document>", with: "<resources><image name=\"Splash\" width=\"2048\" height=\"2048\"/></resources></document>"
      )
    }
    let frame = Drawn.frame(16, 162, 343, 343)
    let before = file(
      """
      <imageView contentMode="scaleAspectFill" fixedFrame="YES" image="Splash" \
      translatesAutoresizingMaskIntoConstraints="NO" id="ima-aa-001">\(frame)
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></imageView>
      """, "")
    let after = file(
      Drawn.view("ima-aa-001", "imageView", frame, attributes: "contentMode=\"scaleAspectFit\" image=\"Splash\""),
      ["leading", "trailing", "top", "bottom"].map { side in
        Drawn.rule(
          "ima-\(side.prefix(2))-001", side, side, Self.root, item: "ima-aa-001",
          constant: ["leading": 16, "trailing": -16, "top": 162, "bottom": -162][side] ?? 0)
      }.joined())
    let told = sentences(try SmallHistory.review(before, after, devices: ["iphone-se-1"]))
    #expect(!told.contains { $0.contains("shrank 1") }, "\(told)")
  }

  // MARK: Words

  /// A text in the place of a long one that its view is called by: both are told. Seen in openterm.
  @Test func aLongTextKeepsWhatItWas() {
    let lead =
      "text of 'Review Workbench on the App Store' is 'Review Workbench on the App Store' instead of "
      + "'Review Terminal on the App Store'"
    let told = ReviewTitle.cut(lead, 100)
    #expect(told.contains("Workbench") && told.contains("' instead of '") && told.contains("Terminal"), "\(told)")
  }
}
