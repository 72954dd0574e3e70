import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// An amount is told where the file's own record bears it out, on whatever device it is drawn.
@Suite struct CanvasRecordTests {
  private func causes(_ outcome: RevisionReview.Outcome) -> [ReviewReport.Cause] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
  }

  private static func placed(_ id: String, _ attribute: String, _ other: String, _ item: String, _ constant: Double = 0)
    -> String
  {
    Drawn.rule("\(id)-\(attribute.prefix(2))-001", attribute, other, item, item: "\(id)-aa-001", constant: constant)
  }

  /// A box with a text below it.
  ///
  /// - Parameter recorded: how high the canvas had the box, where that is not what its rule asks for.
  private static func picture(height: Double, top: Double, recorded: Double? = nil) -> String {
    let drawn = recorded ?? height
    return Drawn.xib(
      Drawn.view(
        "box-aa-001", "view", Drawn.frame(20, 20, 335, drawn), attributes: "userLabel=\"box\"",
        constraints: Drawn.rule("box-he-001", "height", constant: height))
        + Drawn.label("lab-aa-001", "Below", Drawn.frame(20, 20 + drawn + top, 46.5, 20.5)),
      constraints: placed("box", "top", "top", "iN0-l3-epB", 20) + placed("box", "leading", "leading", "iN0-l3-epB", 20)
        + Drawn.rule("box-tr-001", "trailing", "trailing", "iN0-l3-epB", item: "box-aa-001", constant: -20)
        + placed("lab", "top", "bottom", "box-aa-001", top) + placed("lab", "leading", "leading", "iN0-l3-epB", 20))
  }

  /// The box was 200 high on both sides, whatever rule it is that gives it that before. Seen in amperfy and cwa-app-ios.
  @Test func aMoveThatTheFileDoesNotBearOutIsToldOnNoDevice() throws {
    let told = causes(
      try SmallHistory.review(
        Self.picture(height: 20, top: 8, recorded: 200), Self.picture(height: 200, top: 28),
        devices: ["iphone-8", "ipad-mini-6"]))
    #expect(!told.contains { $0.sentence.contains("180") || $0.sentence.contains("200 pt") }, "\(told.map(\.sentence))")
    #expect(told.contains { $0.lead.contains("200 instead of 20") }, "\(told.map(\.sentence))")
    // Where nothing was laid out anew the record may be older than the rules, unless these agree with it now.
    let same = causes(
      try SmallHistory.review(
        Self.picture(height: 20, top: 8, recorded: 200), Self.picture(height: 200, top: 8), devices: ["iphone-8"]))
    #expect(!same.contains { $0.sentence.contains("180 pt") }, "\(same.map(\.sentence))")
  }

  /// What the file bears out stays, with its amount, on devices too.
  @Test func aMoveThatTheFileBearsOutIsTold() throws {
    let told = causes(
      try SmallHistory.review(
        Self.picture(height: 200, top: 8), Self.picture(height: 260, top: 8), devices: ["iphone-8"]))
    #expect(told.contains { $0.sentence.contains("60 pt") }, "\(told.map(\.sentence))")
  }

  /// Rules that were edited by hand are followed, whatever older frames say.
  @Test(arguments: [("28.0", "20 pt"), ("9.0", "1 pt")])
  func framesThatNobodyLaidOutAnewContradictNothing(constant: String, words: String) throws {
    let before = Self.picture(height: 200, top: 8)
    let after = before.replacing("constant=\"8.0\"", with: "constant=\"\(constant)\"")
    let told = causes(try SmallHistory.review(before, after, devices: ["iphone-8"]))
    #expect(told.contains { $0.sentence.contains(words) }, "\(told.map(\.sentence))")
  }

  // MARK: Cells

  private static func table(
    _ cell: String, row: String = "rowHeight=\"44\"", drawn: Double, lines: String = "Short"
  ) -> String {
    Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" style="plain" \(row) \
        sectionHeaderHeight="22" sectionFooterHeight="22" id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))
        <prototypes><tableViewCell contentMode="scaleToFill" reuseIdentifier="Cell" \(cell) id="cel-aa-001">
        \(Drawn.frame(0, 22, 375, drawn))
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-aa-001" id="con-aa-001">
        \(Drawn.frame(0, 0, 375, drawn))<subviews>
        <label userLabel="body" text="\(lines)" numberOfLines="0" lineBreakMode="wordWrap" \
        translatesAutoresizingMaskIntoConstraints="NO" id="bod-aa-001">\(Drawn.frame(16, 8, 343, drawn - 16))
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
        \(Drawn.rule("b-to-001", "top", "top", "con-aa-001", item: "bod-aa-001", constant: 8))
        \(Drawn.rule("b-le-001", "leading", "leading", "con-aa-001", item: "bod-aa-001", constant: 16))
        \(Drawn.rule("b-tr-001", "trailing", "trailing", "con-aa-001", item: "bod-aa-001", constant: -16))
        \(Drawn.rule("b-bo-001", "bottom", "bottom", "con-aa-001", item: "bod-aa-001", constant: -8))
        </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
        """))
  }

  private static let long = String(repeating: "Many words that go on for several lines. ", count: 12)

  /// A cell with a height of its own has it, whatever it holds. Seen in Roommates-For-iOS, matrix-ios-console and charmgr.
  @Test func aCellIsAsHighAsItsOwnRowHeight() throws {
    let told = causes(
      try SmallHistory.review(
        Self.table("rowHeight=\"166\"", drawn: 166, lines: Self.long),
        Self.table("rowHeight=\"166\"", drawn: 166), ending: "storyboard", devices: ["iphone-17"]))
    #expect(
      !told.contains { $0.sentence.contains("shrank") || $0.sentence.contains("moved") }, "\(told.map(\.sentence))")
    // One whose table finds heights out is as high as its text.
    let free = causes(
      try SmallHistory.review(
        Self.table("", row: "rowHeight=\"-1\"", drawn: 166, lines: Self.long),
        Self.table("", row: "rowHeight=\"-1\"", drawn: 166), ending: "storyboard", devices: ["iphone-17"]))
    #expect(free.contains { $0.sentence.contains("shrank") }, "\(free.map(\.sentence))")
  }

  /// What no rule holds and no mask translates lies at the origin in the app, wherever it was drawn. Seen in colorue.
  @Test(arguments: [false, true]) func aFrameThatNothingTranslatesIsTheCanvas(_ isFixed: Bool) throws {
    func file(_ x: Double) -> String {
      Drawn.xib(
        Drawn.view(
          "box-aa-001", "view", Drawn.frame(x, 20, 60, 40),
          attributes: "userLabel=\"Box\"" + (isFixed ? " fixedFrame=\"YES\"" : ""),
          more: "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"))
    }
    let report = try SmallHistory.review(file(20), file(90)).report
    #expect(report.groups.isEmpty == !isFixed, "\(report.groups.map(\.title))")
    let told = ReviewText().text(report)
    #expect(told.contains("1 recorded frame differs") == !isFixed, "\(told)")
  }
}
