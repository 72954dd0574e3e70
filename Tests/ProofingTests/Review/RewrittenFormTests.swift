import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Words that come and go with the form of a file, with a container or beside a bar's title.
@Suite struct RewrittenFormTests {
  private func notes(_ before: String, _ after: String, ending: String = "xib") throws -> [String] {
    try SmallHistory(["a.\(ending)": before], ["a.\(ending)": after]).review().report.notes.filter(\.isChange)
      .map(\.text)
  }

  /// An archive of Xcode 4 whose label became another one when Xcode 5 saved it.
  @Test func wordsThatCameWithTheFormAreTold() throws {
    let archive = """
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data><object class="IBUILabel" id="1">
      <string key="IBUIText">Payments disabled.</string></object><object class="IBUIButton" id="2">
      <string key="IBUINormalTitle">Buy now</string></object>
      <object class="IBUILabel" id="3"><string key="IBUIText" type="base64-UTF8">S2VwdCBhcyBpdCBpcw</string></object>
      </data></archive>
      """
    let document = Drawn.xib(
      Drawn.view("lab-aa-001", "label", Drawn.frame(20, 20, 80, 21), attributes: "text=\"Kept as it is\"")
        + Drawn.view(
          "but-aa-001", "button", Drawn.frame(20, 60, 80, 30), more: "<state key=\"normal\" title=\"Buy later\"/>"))
    let told = try notes(archive, document)
    #expect(
      told.dropFirst() == [
        "the text 'Buy later' is new", "the text 'Payments disabled.' is gone", "the text 'Buy now' is gone",
      ], "\(told)")
  }

  private static func stack(_ more: String) -> String {
    Drawn.xib(
      Drawn.view(
        "sta-aa-001", "stackView", Drawn.frame(20, 20, 200, 60), attributes: "axis=\"vertical\"",
        subviews: button("but-aa-001", "Present") + more),
      constraints: Drawn.rule("con-aa-001", "top", "top", "iN0-l3-epB", item: "sta-aa-001", constant: 20)
        + Drawn.rule("con-aa-002", "leading", "leading", "iN0-l3-epB", item: "sta-aa-001", constant: 20))
  }

  private static func button(_ id: String, _ title: String) -> String {
    Drawn.view(id, "button", Drawn.frame(20, 20, 80, 30), more: "<state key=\"normal\" title=\"\(title)\"/>")
  }

  private static let alone = Drawn.xib(
    button("but-aa-001", "Present"),
    constraints: Drawn.rule("con-aa-001", "top", "top", "iN0-l3-epB", item: "but-aa-001", constant: 20)
      + Drawn.rule("con-aa-002", "leading", "leading", "iN0-l3-epB", item: "but-aa-001", constant: 20))

  /// How a new stack arranges what it was put around. Seen in random-journal-ios.
  @Test func howANewStackArrangesItsViewsIsTold() throws {
    let stack = Self.stack("").replacing("axis=\"vertical\"", with: "axis=\"vertical\" spacing=\"12\"")
    let leads = try SmallHistory(["a.xib": Self.alone], ["a.xib": stack]).review().report.entries
      .flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(leads.contains { $0.contains("its views stand one below the other, 12 apart") }, "\(leads)")
  }

  /// Where what a new view was put around lay, when that was elsewhere. Seen in random-journal-ios.
  @Test func whereWrappedViewsComeFromIsTold() throws {
    func file(isMoved: Bool) -> String {
      func box(_ id: String, _ name: String, _ frame: String, _ inner: String) -> String {
        Drawn.view(id, "view", frame, attributes: "userLabel=\"\(name)\"", subviews: inner)
      }
      let own = Self.button("but-aa-001", "Present")
      let new = box("box-aa-001", "Box", Drawn.frame(0, 0, 100, 60), own)
      return Drawn.xib(
        box("lef-aa-001", "Left", Drawn.frame(20, 20, 120, 100), isMoved ? "" : own)
          + box("rig-aa-001", "Right", Drawn.frame(160, 20, 120, 100), isMoved ? new : ""))
    }
    let leads = try SmallHistory(["a.xib": file(isMoved: false)], ["a.xib": file(isMoved: true)]).review().report
      .entries
      .flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(leads.contains { $0.contains("'Box' is new around 'Present', which lay in 'Left'") }, "\(leads)")
  }

  /// What is new beside what a new container was put around.
  @Test(arguments: [
    ([], ""), (["Square"], ", with 'Square'"), (["Square", "Round"], ", with 'Square' and 'Round'"),
    (["Square", "Round", "Wide"], ", with 'Square', 'Round' and 'Wide'"),
    (
      ["Square", "Round", "Wide", "High", "Deep", "Flat"], ", with 'Square', 'Round', 'Wide', 'High' and 2 more views"
    ),
  ])
  func newSiblingsInANewStackAreTold(titles: [String], words: String) throws {
    let more = titles.enumerated().map { Self.button("ne\($0)-aa-001", $1) }.joined()
    let leads = try SmallHistory(["a.xib": Self.alone], ["a.xib": Self.stack(more)]).review().report.entries
      .flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(leads.contains("'Stack View' is new around 'Present'" + words), "\(leads)")
    let back = try SmallHistory(["a.xib": Self.stack(more)], ["a.xib": Self.alone]).review().report.entries
      .flatMap { $0.layout?.causes ?? [] }.map(\.lead)
    #expect(back.contains("'Stack View' is gone from around 'Present'" + words), "\(back)")
  }

  /// The view that a bar shows instead of its title.
  @Test func aTitleViewIsToldAsSuch() throws {
    func file(_ view: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController id="vco-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
          \(Drawn.frame(0, 0, 375, 667))</view><navigationItem key="navigationItem" id="ite-aa-001">\(view)</navigationItem>
          </viewController>
          """))
    }
    let view = "<view key=\"titleView\" id=\"tit-aa-001\">\(Drawn.frame(96, 6, 128, 33))</view>"
    #expect(try notes(file(""), file(view), ending: "storyboard") == ["1 title view that is not drawn is new"])
  }

  /// The words of a control that a bar shows instead of its title. Seen in CocoaDebug.
  @Test func segmentsOfATitleViewAreTold() throws {
    func file(_ title: String) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <viewController id="vco-aa-001" sceneMemberID="viewController"><view key="view" id="vie-aa-001">
          \(Drawn.frame(0, 0, 375, 667))</view><navigationItem key="navigationItem" id="ite-aa-001">
          <segmentedControl key="titleView" id="seg-aa-001">\(Drawn.frame(96, 6, 128, 33))<segments><segment title="Log"/>
          <segment title="\(title)"/></segments></segmentedControl></navigationItem></viewController>
          """))
    }
    let told = try notes(file("Printf"), file("RN"), ending: "storyboard")
    #expect(told.contains { $0.contains("'RN' instead of 'Printf'") }, "\(told)")
  }

  /// Which insets of a view a number belongs to.
  @Test func insetsAreCalledByTheirKey() throws {
    func file(_ top: Int) -> String {
      Drawn.xib(
        Drawn.view(
          "scr-aa-001", "scrollView", Drawn.frame(20, 20, 200, 200),
          more: "<edgeInsets key=\"scrollIndicatorInsets\" left=\"0\" right=\"0\" top=\"\(top)\" bottom=\"0\"/>"))
    }
    let told = try notes(file(0), file(12))
    #expect(
      told.contains {
        $0.contains(
          "scroll indicator insets in a scroll view is 'left 0, right 0, top 12, bottom 0' instead of 'left 0")
      }, "\(told)")
  }

  /// Screens of one name in folders of long paths.
  @Test func namesOfScreensStayShort() throws {
    let folder = "Carthage/Checkouts/Pictures/Carthage/Checkouts/Cache/Carthage/Checkouts/Operation/Example"
    let files = Dictionary(
      uniqueKeysWithValues: ["One", "Two", "Three"].map {
        ("\(folder)/\($0)/Example/Main.xib", Drawn.xib(Self.button("but-aa-001", "Go")))
      })
    let history = try SmallHistory(files, [:])
    try FileManager.default.removeItem(at: history.folder.appendingPathComponent("Carthage"))
    try history.amend()
    let titles = try history.review().report.groups.map(\.title)
    #expect(titles.count == 3 && Set(titles).count == 3 && titles.allSatisfy { $0.count <= 120 }, "\(titles)")
  }
}
