import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// A new warning is one that the earlier side had in no form, and a certain one.
@Suite struct NewTroubleTests {
  private static let root = "iN0-l3-epB"

  private func found(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap(\.findings.new).map(\.message)
  }

  private static func placed(_ id: String, _ left: Double, _ top: Double, width: Double? = nil) -> String {
    Drawn.rule("\(id)-le-001", "leading", "leading", root, item: "\(id)-aa-001", constant: left)
      + Drawn.rule("\(id)-to-001", "top", "top", root, item: "\(id)-aa-001", constant: top)
      + (width.map { Drawn.rule("\(id)-wi-001", "width", item: "\(id)-aa-001", constant: $0) } ?? "")
  }

  /// A view whose place is open is so whatever else moves with it. Seen in toggldesktop.
  @Test func whatIsOpenIsOpenWithOtherFollowersToo() throws {
    func file(_ isTied: Bool) -> String {
      let top =
        isTied
        ? Drawn.rule("two-to-001", "top", "bottom", "one-aa-001", item: "two-aa-001", constant: 8)
        : Drawn.rule("two-to-002", "top", "top", Self.root, item: "two-aa-001", constant: 68.5)
      return Drawn.xib(
        Drawn.label("one-aa-001", "Open", Drawn.frame(20, 40, 86, 20.5))
          + Drawn.label("two-aa-001", "Below", Drawn.frame(20, 68.5, 86, 20.5)),
        constraints: Drawn.rule("one-le-001", "leading", "leading", Self.root, item: "one-aa-001", constant: 20)
          + Drawn.rule("two-le-001", "leading", "leading", Self.root, item: "two-aa-001", constant: 20)
          + top)
    }
    let outcome = try SmallHistory.review(file(false), file(true), devices: ["iphone-8"])
    let gone = outcome.report.entries.flatMap(\.findings.gone).map(\.message)
    #expect(!(found(outcome) + gone).contains { $0.contains("'Open' needs") }, "\(found(outcome)), gone: \(gone)")
  }

  /// Seen in Squinter.
  @Test func twoViewsInAnotherOrderCoverEachOtherAsBefore() throws {
    let views = [
      Drawn.label("one-aa-001", "Some words", Drawn.frame(20, 40, 86, 20.5)),
      Drawn.label("two-aa-001", "Same words", Drawn.frame(20, 43.5, 86, 20.5)),
    ]
    func file(_ views: [String]) -> String {
      Drawn.xib(views.joined(), constraints: Self.placed("one", 20, 40) + Self.placed("two", 20, 40))
    }
    let outcome = try SmallHistory.review(file(views), file(views.reversed()), devices: ["iphone-8"])
    #expect(found(outcome).isEmpty, "\(found(outcome))")
  }

  /// Seen in eduVPN and AnyDayAssist: Interface Builder's own fit is a point less than ours.
  @Test func aTextThatLacksAPointMayAsWellFit() throws {
    func file(_ width: Double) -> String {
      Drawn.xib(
        Drawn.label("one-aa-001", "Some words", Drawn.frame(20, 40, width, 20.5)),
        constraints: Self.placed("one", 20, 40, width: width))
    }
    let slight = try SmallHistory.review(file(120), file(94), devices: ["iphone-8"])
    #expect(found(slight).isEmpty, "\(found(slight))")
    let clear = try SmallHistory.review(file(120), file(60), devices: ["iphone-8"])
    #expect(found(clear).contains { $0.contains("does not fit") }, "\(found(clear))")
  }

  /// Seen in blips: what stuck out behind the finding of the view around it did so all the same.
  @Test func whatItsContainersTroubleHidIsNotNew() throws {
    func file(_ top: Double, _ width: Double) -> String {
      let label = Drawn.label("one-aa-001", "Some words", Drawn.frame(0, 0, 100, 20.5))
      let inner =
        Drawn.rule("one-le-001", "leading", "leading", "box-aa-001", item: "one-aa-001")
        + Drawn.rule("one-to-001", "top", "top", "box-aa-001", item: "one-aa-001")
        + Drawn.rule("one-wi-001", "width", item: "one-aa-001", constant: 100)
      let box = Drawn.view(
        "box-aa-001", "view", Drawn.frame(300, top, width, 60), subviews: label, constraints: inner)
      return Drawn.xib(
        box,
        constraints: Self.placed("box", 300, top, width: width)
          + Drawn.rule("box-he-001", "height", item: "box-aa-001", constant: 60))
    }
    let outcome = try SmallHistory.review(file(-40, 100), file(60, 60), devices: ["iphone-8"])
    #expect(!found(outcome).contains { $0.contains("sticks out") }, "\(found(outcome))")
  }

  /// Seen in FireDoorTracker: a frame of a size class' own.
  @Test func aViewLiesWhereItsSizeClassesHaveIt() throws {
    func file(_ label: String) -> String {
      Drawn.xib(label, device: "").replacing("375.0\" height=\"667.0", with: "600.0\" height=\"600.0")
    }
    let label = Drawn.view(
      "one-aa-001", "label", Drawn.frame(0, -21, 42, 21), attributes: "text=\"First Name:\"",
      more: """
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="heightClass=regular-widthClass=regular" fixedFrame="YES">\(Drawn.frame(21, 66, 120, 21))</variation>
        """)
    let outcome = try SmallHistory.review(file(""), file(label), devices: ["ipad-air-3"])
    #expect(found(outcome).isEmpty, "\(found(outcome))")
  }

  /// Seen in QSCMobile: a view that was saved anew below the bar that is simulated.
  @Test func aViewBelowASimulatedBarHasIt() throws {
    func file(_ height: Double) -> String {
      Drawn.xib(
        Drawn.label("one-aa-001", "Some words", Drawn.frame(20, 40, 86, 20.5)), tools: "14313", size: (375, height),
        constraints: Self.placed("one", 20, 40)
      ).replacing(
        "</constraints>\n</view>",
        with:
          "</constraints><simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>\n</view>")
    }
    let outcome = try SmallHistory.review(file(667), file(603), devices: ["iphone-8"])
    let causes = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
    #expect(!causes.contains { $0.lead.contains("bar is gone") || $0.lead.hasPrefix("the view is") }, "\(causes)")
  }

  /// Seen in eduVPN: two systems' screens of one controller.
  @Test func aMacsScreenIsNoPhonesScreen() throws {
    let words = ["One text", "Another text", "A third text", "The last text"]
    let phone = Drawn.xib(
      words.enumerated().map { Drawn.label("la\($0)-aa-001", $1, Drawn.frame(20, 40 * Double($0), 120, 21)) }.joined())
    let mac = Drawn.mac(
      words.enumerated().map { index, word in
        Drawn.view(
          "la\(index)-bb-001", "textField", Drawn.frame(20, 40 * Double(index), 120, 17),
          more: "<textFieldCell key=\"cell\" title=\"\(word)\" id=\"ce\(index)-bb-001\"/>")
      }.joined())
    let history = try SmallHistory(["ios/Main.xib": phone], ["mac/Panel.xib": mac])
    try FileManager.default.removeItem(at: history.folder.appendingPathComponent("ios/Main.xib"))
    try history.amend()
    let statuses = Set(try history.review(devices: []).report.entries.map(\.status))
    #expect(statuses == [.missing, .orphan], "\(statuses)")
  }

  /// The numbers of a warning are those of one picture. Seen in ios-data-app, where what held for phones of 320 points was told
  /// of the others too.
  @Test func numbersOfOtherDevicesAreSaidToBeOthers() throws {
    func file(_ width: Double) -> String {
      Drawn.xib(
        Drawn.view(
          "box-aa-001", "button", Drawn.frame(200, 40, width, 44), attributes: "buttonType=\"system\"",
          more: "<state key=\"normal\" title=\"Some words\"/>"),
        constraints: Self.placed("box", 200, 40, width: width)
          + Drawn.rule("box-he-001", "height", item: "box-aa-001", constant: 44))
    }
    let outcome = try SmallHistory.review(file(100), file(240), devices: ["iphone-se-1", "iphone-8"])
    let told = ReviewText().text(outcome.report)
    #expect(told.contains("120 pt at the right"), "\(told)")
    #expect(told.contains("in a.iphone-se-1, with other numbers in 1 more of 2 pictures"), "\(told)")
  }

  /// One set of rules that cannot all hold is one error, whichever of them gives way. Seen in swift-app.
  @Test func oneSetOfRulesIsOneError() throws {
    func file(_ widths: [Double]) -> String {
      Drawn.xib(
        Drawn.view("box-aa-001", "view", Drawn.frame(20, 40, 100, 40), attributes: "userLabel=\"Box\""),
        constraints: Self.placed("box", 20, 40)
          + Drawn.rule("box-he-001", "height", item: "box-aa-001", constant: 40)
          + widths.enumerated().map {
            Drawn.rule("box-w\($0.offset)-001", "width", item: "box-aa-001", constant: $0.element)
          }.joined())
    }
    let outcome = try SmallHistory.review(file([100]), file([100, 200, 300]), devices: ["iphone-8"])
    #expect(found(outcome).count { $0.contains("cannot all be satisfied") } == 2, "\(found(outcome))")
    let lines = ReviewText().text(outcome.report).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("! new error: ") } == 1, "\(lines)")
  }

  /// The rules of a new screen that cannot all hold are said. Seen in Commuter-Parking-iOS.
  @Test func aNewScreensConflictNamesItsRules() throws {
    let box = Drawn.xib(
      Drawn.view("box-aa-001", "view", Drawn.frame(20, 40, 100, 40), attributes: "userLabel=\"Box\""),
      constraints: Self.placed("box", 20, 40, width: 100)
        + Drawn.rule("box-w2-001", "width", item: "box-aa-001", constant: 200)
        + Drawn.rule("box-he-001", "height", item: "box-aa-001", constant: 40))
    let told = ReviewText().text(try SmallHistory([:], ["a.xib": box]).review().report)
    #expect(told.contains("    of the rules `Box.width == 100` and `Box.width == 200`\n"), "\(told)")
  }

  /// Rules that cannot hold in two views one below the other cannot with a third between them either.
  @Test func oneConflictInAnotherSetOfViewsIsTheSame() throws {
    func file(isNew: Bool) -> String {
      func box(_ id: String, _ top: Double, _ height: Double) -> String {
        Drawn.view(
          "\(id)-aa-001", "view", Drawn.frame(20, top, 100, height), attributes: "userLabel=\"Box \(id)\"",
          constraints: Drawn.rule("\(id)-he-001", "height", constant: height)
            + Drawn.rule("\(id)-wi-001", "width", constant: 100))
      }
      func below(_ id: String, _ other: String) -> String {
        Drawn.rule("\(id)-le-001", "leading", "leading", Self.root, item: "\(id)-aa-001", constant: 20)
          + Drawn.rule("\(id)-\(other)-001", "top", "bottom", "\(other)-aa-001", item: "\(id)-aa-001")
      }
      return Drawn.xib(
        box("one", 0, 400) + (isNew ? box("mid", 400, 60) : "") + box("two", 460, 400),
        constraints: Self.placed("one", 20, 0)
          + (isNew ? below("mid", "one") + below("two", "mid") : below("two", "one"))
          + Drawn.rule("two-bo-001", "bottom", "bottom", "two-aa-001"))
    }
    let outcome = try SmallHistory.review(file(isNew: false), file(isNew: true), devices: ["iphone-8"])
    #expect(!found(outcome).contains { $0.contains("cannot all be satisfied") }, "\(found(outcome))")
    let told = ReviewText().text(outcome.report)
    #expect(!told.contains("gone error"), "\(told)")
    let first = try SmallHistory.review(
      file(isNew: false).replacing("constant=\"400.0\"", with: "constant=\"100.0\"").replacing(
        "firstAttribute=\"bottom\" secondItem=\"two", with: "firstAttribute=\"left\" secondItem=\"two"),
      file(isNew: true), devices: ["iphone-8"])
    #expect(found(first).contains { $0.contains("cannot all be satisfied") }, "\(found(first))")
  }

  /// What is too wide for one box, row by row, is one error with a number.
  @Test func rowsThatAreTooWideForOneBoxAreOneError() throws {
    func file(_ width: Double) -> String {
      func row(_ id: String) -> String {
        Drawn.view(
          "\(id)-aa-001", "view", Drawn.frame(0, 0, 100, 40), attributes: "userLabel=\"Row \(id)\"",
          constraints: Drawn.rule("\(id)-wi-001", "width", constant: width)
            + Drawn.rule("\(id)-he-001", "height", constant: 20))
      }
      func fill(_ id: String, _ other: String, _ top: Double, bottom: Bool) -> String {
        Drawn.rule("\(id)-le-001", "leading", "leading", other, item: "\(id)-aa-001")
          + Drawn.rule("\(id)-tr-001", "trailing", "trailing", other, item: "\(id)-aa-001")
          + Drawn.rule("\(id)-to-001", "top", "top", other, item: "\(id)-aa-001", constant: top)
          + (bottom ? Drawn.rule("\(id)-bo-001", "bottom", "bottom", other, item: "\(id)-aa-001") : "")
      }
      let inner = Drawn.view(
        "inn-aa-001", "view", Drawn.frame(0, 0, 100, 80), attributes: "userLabel=\"Inner\"",
        subviews: row("one") + row("two"),
        constraints: fill("one", "inn-aa-001", 0, bottom: false) + fill("two", "inn-aa-001", 40, bottom: false))
      let outer = Drawn.view(
        "out-aa-001", "view", Drawn.frame(20, 40, 100, 80), attributes: "userLabel=\"Outer\"", subviews: inner,
        constraints: fill("inn", "out-aa-001", 0, bottom: true))
      return Drawn.xib(
        outer,
        constraints: Self.placed("out", 20, 40, width: 100)
          + Drawn.rule("out-he-001", "height", item: "out-aa-001", constant: 80))
    }
    let told = ReviewText().text(try SmallHistory.review(file(100), file(200), devices: ["iphone-8"]).report)
    let lines = told.split(separator: "\n").filter { $0.hasPrefix("! new error: ") }
    #expect(lines.count == 1 && lines[0].hasSuffix(", and 1 more of this kind"), "\(told)")
  }

  /// A table makes a cell and its content as wide as itself: a width in it that contradicts that breaks. Seen in IosProject.
  @Test func aTablesCellIsAsWideAsItsTable() throws {
    func file(isNew: Bool) -> String {
      let held =
        isNew
        ? Drawn.rule("wid-aa-001", "width", item: "box-aa-001", constant: 318)
          + Drawn.rule("trl-aa-001", "trailing", "trailing", "con-aa-001", item: "box-aa-001")
        : Drawn.rule("trl-aa-001", "trailing", "trailing", "con-aa-001", item: "box-aa-001")
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait"/><objects>
        <tableViewCell contentMode="scaleToFill" rowHeight="75" id="cel-aa-001">\(Drawn.frame(0, 0, 318, 75))
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-aa-001" id="con-aa-001">
        \(Drawn.frame(0, 0, 318, 74.5))<autoresizingMask key="autoresizingMask"/><subviews>
        \(Drawn.view("box-aa-001", "view", Drawn.frame(0, 0, 318, 74.5), attributes: "userLabel=\"Box\""))</subviews>
        <constraints>\(["leading", "top", "bottom"].map {
        Drawn.rule("\($0)-aa-001", $0, $0, "con-aa-001", item: "box-aa-001")
        }.joined())\(held)</constraints></tableViewCellContentView></tableViewCell></objects></document>
        """
    }
    let outcome = try SmallHistory.review(file(isNew: false), file(isNew: true), devices: ["iphone-8"])
    #expect(found(outcome).contains { $0.contains("'Content View' and 'Box' cannot all be") }, "\(found(outcome))")
    let told = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.whole)
    #expect(!told.contains { $0.contains("'Content View' shrank") }, "\(told)")
  }

  /// What a container shows now is amiss as it was by itself. Seen in meemo-video-ios.
  @Test func whatAnotherContainerShowsIsNoNewTrouble() throws {
    func page(_ number: Int, _ text: String, _ width: Double) -> String {
      let label = "la\(number)-aa-001"
      let rules = [("leading", 20.0), ("top", 120.0)].map { side, constant in
        Drawn.rule("\(side)\(number)", side, side, "ro\(number)-aa-001", item: label, constant: constant)
      }
      return Drawn.scene(
        "\(number)",
        """
        <viewController customClass="Page\(number)" id="pa\(number)-aa-001" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="ro\(number)-aa-001">\(Drawn.frame(0, 0, 375, 667))
        <subviews>\(Drawn.label(label, text, Drawn.frame(20, 120, width, 20.5)))</subviews>
        <constraints>\(rules.joined())\(Drawn.rule("width\(number)", "width", item: label, constant: width))</constraints>
        </view></viewController>
        """)
    }
    func file(_ root: Int) -> String {
      let stack = Drawn.scene(
        "N",
        """
        <navigationController id="nav-aa-001" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-aa-001">\(Drawn.frame(0, 20, 375, 44))
        </navigationBar><connections><segue destination="pa\(root)-aa-001" kind="relationship" \
        relationship="rootViewController" id="rel-aa-001"/></connections></navigationController>
        """)
      return Drawn.storyboard(stack + page(1, "Start", 200) + page(2, "Some words that are many", 60))
    }
    let outcome = try SmallHistory.review(file(1), file(2), ending: "storyboard", devices: ["iphone-8"])
    #expect(!outcome.report.entries.allSatisfy { $0.status == .same })
    #expect(!found(outcome).contains { $0.contains("'Some words that are many'") }, "\(found(outcome))")
  }
}
