import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// What a drawn view is set to besides its looks stands once, with the file that it is of; what tools write stands nowhere.
@Suite struct ToldAtItsFileTests {
  private func text(_ before: String, _ after: String, devices: [String] = []) throws -> String {
    ReviewText().text(try SmallHistory.review(before, after, devices: devices).report)
  }

  private static let root = "iN0-l3-epB"

  private static func place(_ id: String, _ top: Double) -> String {
    Drawn.rule("\(id)-le-001", "leading", "leading", root, item: "\(id)-aa-001", constant: 20)
      + Drawn.rule("\(id)-to-001", "top", "top", root, item: "\(id)-aa-001", constant: top)
  }

  /// Another class of a view stands with what else changed in its file, though frames were recorded anew there. Seen in
  /// StickyNotes and IrisCalendar.
  @Test func classesStandWithTheirFile() throws {
    func file(_ own: String, _ width: Double) -> String {
      Drawn.xib(
        Drawn.view(
          "but-aa-001", "button", Drawn.frame(20, 20, width, 30),
          attributes: "userLabel=\"Add\" tag=\"\(Int(width))\" \(own)",
          more: "<state key=\"normal\" title=\"Add\"/>"),
        constraints: Self.place("but", 20))
    }
    let told = try text(file("", 40), file("customClass=\"RoundButton\"", 44))
    let lines = told.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("    class of 'Add' is RoundButton instead of none") }, "\(told)")
    #expect(told.contains("1 recorded frame differs"), "\(told)")
    #expect(told.ranges(of: "RoundButton").count == 1, "\(told)")
  }

  /// A view that nobody named is called by its class, which is told. Seen in osx-status-bar-todo.
  @Test func aNameThatIsAClassIsNoOtherName() throws {
    func file(_ own: String) -> String {
      Drawn.xib(
        Drawn.view("vie-aa-001", "view", Drawn.frame(20, 20, 100, 30), attributes: own),
        constraints: Self.place("vie", 20) + Drawn.rule("vie-wi-001", "width", item: "vie-aa-001", constant: 100)
          + Drawn.rule("vie-he-001", "height", item: "vie-aa-001", constant: 30))
    }
    let told = try text(file(""), file("customClass=\"MeterView\""))
    #expect(told.contains("is MeterView instead of none"), "\(told)")
    #expect(!told.contains("is called"), "\(told)")
  }

  /// The class of a xib's view is another one, and the file is called as it was. Seen in Bus-ios.
  @Test func aFileKeepsItsNameWhateverItsClassIs() throws {
    func file(_ own: String) -> String { Drawn.xib("", attributes: "customClass=\"\(own)\"") }
    let told = try text(file("InputView"), file("B_InputView"))
    #expect(told.contains("is B_InputView instead of InputView"), "\(told)")
    #expect(!told.contains("is called"), "\(told)")
  }

  /// A radius that users set is told as what pictures show. Seen in ios-gold-box.
  @Test func aRadiusIsToldOnce() throws {
    func file(_ radius: Int) -> String {
      let attribute = """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="\(radius)"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """
      let color =
        "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
      return Drawn.xib(
        Drawn.view(
          "vie-aa-001", "view", Drawn.frame(20, 20, 100, 30), attributes: "userLabel=\"Card\"",
          more: color + (radius == 0 ? "" : attribute)),
        constraints: Self.place("vie", 20) + Drawn.rule("vie-wi-001", "width", item: "vie-aa-001", constant: 100)
          + Drawn.rule("vie-he-001", "height", item: "vie-aa-001", constant: 30))
    }
    for (one, other) in [(0, 8), (8, 12), (8, 0)] {
      let told = try text(file(one), file(other))
      #expect(told.contains("corner radius of 'Card' is \(other) instead of \(one)"), "\(told)")
      #expect(!told.contains("attribute"), "\(told)")
    }
  }

  /// Xcode 9 writes that fields have no character picker, later ones that they have one. Seen in Sub-It.
  @Test func thePickerOfTheTouchBarIsTheTools() throws {
    func file(_ tools: String, _ own: String) -> String {
      Drawn.mac(
        """
        <textField fixedFrame="YES" \(own) id="fie-aa-001">\(Drawn.frame(20, 20, 100, 22))
        <textFieldCell key="cell" editable="YES" title="Name" id="fic-aa-001"/></textField>
        """
      ).replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"\(tools)\"")
    }
    let (off, on) = ("allowsCharacterPickerTouchBarItem=\"NO\"", "allowsCharacterPickerTouchBarItem=\"YES\"")
    for (old, new) in [(off, ""), ("", on)] {
      let told = try text(file("12121", old), file("14113", new))
      #expect(!told.contains("character picker"), "\(told)")
    }
    #expect(try text(file("12121", ""), file("14113", off)).contains("character picker"))
  }

  /// A rule that led to a view which lies in a new one now is told with what it said. Seen in ios-rider.
  @Test func aRuleThatLeadsToWhatCameAroundIsTold() throws {
    func box(_ id: String, _ name: String, _ top: Double) -> String {
      Drawn.view("\(id)-aa-001", "view", Drawn.frame(20, top, 100, 40), attributes: "userLabel=\"\(name)\"")
    }
    func size(_ id: String) -> String {
      Drawn.rule("\(id)-he-001", "height", item: "\(id)-aa-001", constant: 40)
        + Drawn.rule("\(id)-wi-001", "width", item: "\(id)-aa-001", constant: 100)
    }
    let bar = box("bar", "Bar", 102) + ""
    let edge = Drawn.rule("bar-le-001", "leading", "leading", Self.root, item: "bar-aa-001", constant: 20)
    let alone = Drawn.xib(
      box("one", "Card", 40) + bar,
      constraints: Self.place("one", 40) + size("one") + size("bar") + edge
        + Drawn.rule("bar-to-001", "top", "bottom", "one-aa-001", item: "bar-aa-001", constant: 22))
    let panel = Drawn.view(
      "pan-aa-001", "view", Drawn.frame(0, 40, 375, 62), attributes: "userLabel=\"Panel\"",
      subviews: box("one", "Card", 0),
      constraints: Drawn.rule("one-le-001", "leading", "leading", "pan-aa-001", item: "one-aa-001", constant: 20)
        + Drawn.rule("one-to-001", "top", "top", "pan-aa-001", item: "one-aa-001"))
    let wrapped = Drawn.xib(
      panel + bar,
      constraints: size("one") + size("bar") + edge
        + Drawn.rule("pan-le-001", "leading", "leading", Self.root, item: "pan-aa-001")
        + Drawn.rule("pan-tr-001", "trailing", "trailing", Self.root, item: "pan-aa-001")
        + Drawn.rule("pan-to-001", "top", "top", Self.root, item: "pan-aa-001", constant: 40)
        + Drawn.rule("pan-he-001", "height", item: "pan-aa-001", constant: 62)
        + Drawn.rule("bar-to-001", "top", "bottom", "pan-aa-001", item: "bar-aa-001"))
    let told = try text(alone, wrapped)
    #expect(told.contains("`Bar.top == Panel.bottom` was `Bar.top == Card.bottom + 22`"), "\(told)")
  }

  /// A table makes its header as wide as itself, whatever Xcode recorded of it (`UITableView.tableHeaderView`, docs): what was
  /// recorded on another canvas changes no device's picture. Seen in tooktodo and ios-files-app.
  @Test func aTablesHeaderIsAsWideAsTheTable() throws {
    func file(_ width: Double) -> String {
      Drawn.storyboard(
        Drawn.scene(
          "1",
          """
          <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
          <tableView key="view" clipsSubviews="YES" dataMode="prototypes" style="plain" rowHeight="44" id="tab-aa-001">
          \(Drawn.frame(0, 0, 375, 667))<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <searchBar key="tableHeaderView" id="sea-aa-001">\(Drawn.frame(0, 0, width, 44))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></searchBar></tableView>
          </tableViewController>
          """))
    }
    let report = try SmallHistory(["a.storyboard": file(200)], ["a.storyboard": file(375)])
      .review(devices: ["iphone-17", "ipad-pro-13"]).report
    #expect(report.entries.allSatisfy { $0.status == .same }, "\(ReviewText().text(report))")
  }

  /// A new screen shows nothing of what is clear, and its fields are no buttons. Seen in ios-gold-box and Cryptochat.
  @Test func aNewScreenShowsWhatIsSeen() throws {
    func button(_ id: String, _ title: String, _ y: Double, _ own: String = "") -> String {
      Drawn.view(
        "\(id)-aa-001", "button", Drawn.frame(20, y, 100, 30), attributes: "fixedFrame=\"YES\" \(own)",
        more: "<state key=\"normal\" title=\"\(title)\"/>")
    }
    let field = Drawn.view(
      "fie-aa-001", "textField", Drawn.frame(20, 200, 100, 30), attributes: "fixedFrame=\"YES\" userLabel=\"Mail\"")
    let file = Drawn.xib(
      button("one", "Enter", 20) + button("two", "Register", 60) + button("thr", "Ghost", 100, "alpha=\"0.0\"") + field)
    let told = ReviewText().text(try SmallHistory(["b.txt": ""], ["a.xib": file]).review().report)
    #expect(told.contains("it shows the buttons 'Enter' and 'Register', 'Mail'"), "\(told)")
    #expect(!told.contains("'Ghost'"), "\(told)")
  }
}
