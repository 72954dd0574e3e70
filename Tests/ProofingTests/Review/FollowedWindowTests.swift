import Foundation
import Testing

@testable import Reviewing
@testable import Revisions

/// Sizes of views, windows and cells that follow from what is in them: the edit is told, the recorded size is no cause.
@Suite struct FollowedWindowTests {
  private func causes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
  }

  /// Boxes of 30 points below each other, all gaps but the last by a number.
  private static func column(_ names: [String], top: Double = 20, bottom: Double = 20, gap: Double = 10) -> String {
    let height = top + bottom + Double(names.count) * 30 + Double(names.count - 1) * gap
    var (views, rules) = ("", "")
    for (index, name) in names.enumerated() {
      let id = "\(name)-aa-001"
      let y = height - top - 30 - Double(index) * (30 + gap)
      views += Drawn.view(id, "customView", Drawn.frame(20, y, 260, 30), attributes: "userLabel=\"\(name)\"")
      let above = index == 0 ? "Hz6-mo-xeY" : "\(names[index - 1])-aa-001"
      rules += Drawn.rule(
        "\(name)-to-\(above.prefix(3))", "top", index == 0 ? "top" : "bottom", above, item: id,
        constant: index == 0 ? top : gap)
      rules += Drawn.rule("\(name)-hi-001", "height", item: id, constant: 30)
      rules += Drawn.rule("\(name)-le-001", "leading", "leading", "Hz6-mo-xeY", item: id, constant: 20)
      rules += Drawn.rule("\(name)-wi-001", "width", item: id, constant: 260)
    }
    rules += Drawn.rule("end-en-001", "bottom", "bottom", "\(names.last ?? "")-aa-001", constant: bottom)
    return Drawn.mac(views, size: (300, height), constraints: rules)
  }

  /// A row between two others makes the view higher and moves what is below it.
  @Test func aNewRowIsTheCause() throws {
    let told = causes(try SmallHistory.review(Self.column(["one", "two"]), Self.column(["one", "new", "two"])))
    #expect(told.count == 1 && told.first?.hasPrefix("'new' is new") == true, "\(told)")
    #expect(told.first?.contains("the view is 300 × 150 instead of 300 × 110") == true, "\(told)")
    #expect(told.first?.contains("moved down 40 pt") == true, "\(told)")
  }

  /// Two distances that together make the view higher: each moves what hangs on it.
  @Test func aChangedDistanceMovesAllThatHangsOnIt() throws {
    let told = causes(
      try SmallHistory.review(
        Self.column(["one", "two", "six"]), Self.column(["one", "two", "six"], top: 32, bottom: 32)))
    #expect(told.contains { $0.contains("is 32 instead of 20, so 3 views moved down 12 pt") }, "\(told)")
    #expect(!told.contains { $0.hasPrefix("the view is") }, "\(told)")
  }

  /// A centred text of AppKit's asks for four points more, and its view with it: the size is no cause of itself.
  @Test func aSizeThatFollowsFromALookIsToldWithIt() throws {
    func file(_ alignment: String, _ width: Double) -> String {
      let root = "Hz6-mo-xeY"
      let field = Drawn.view(
        "tag-aa-001", "textField", Drawn.frame(5, 3, width - 10, 16),
        attributes: "userLabel=\"Tag\" horizontalHuggingPriority=\"1000\" "
          + "horizontalCompressionResistancePriority=\"1000\"",
        more:
          "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" \(alignment) title=\"Database\" id=\"cel-aa-001\">"
          + "<font key=\"font\" metaFont=\"cellTitle\"/></textFieldCell>")
      return Drawn.mac(
        field, size: (width, 22),
        constraints: Drawn.rule("r1a-aa-001", "leading", "leading", root, item: "tag-aa-001", constant: 5)
          + Drawn.rule("r2a-aa-001", "trailing", "trailing", "tag-aa-001", constant: 5)
          + Drawn.rule("r3a-aa-001", "top", "top", root, item: "tag-aa-001", constant: 3))
    }
    let told = causes(try SmallHistory.review(file("", 70), file("alignment=\"center\"", 74)))
    #expect(
      told.first?.hasPrefix("alignment of 'Tag' is center instead of natural, so the view is 74") == true, "\(told)")
    #expect(!told.contains { $0.hasPrefix("the view is") }, "\(told)")
  }

  /// A view that only was drawn larger is told by its size.
  @Test func aSizeThatFollowsFromNothingIsTold() throws {
    let file = Drawn.mac(
      Drawn.view("box-aa-001", "customView", Drawn.frame(20, 20, 100, 30)), size: (300, 200),
      constraints: Drawn.rule("r1a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "box-aa-001", constant: 20))
    let told = causes(try SmallHistory.review(file, file.replacing("width=\"300.0\"", with: "width=\"340.0\"")))
    #expect(told.first?.hasPrefix("the view is 340 × 200 instead of 300 × 200") == true, "\(told)")
  }

  /// A size that grew by less than a rule asks for is a person's: the other box gave the rest. Seen in qmk_toolbox.
  @Test func aSizeThatGrewByAnotherAmountIsToldByItself() throws {
    func file(_ width: Double, _ window: Double) -> String {
      let root = "Hz6-mo-xeY"
      let boxes = [("one", 20.0, width), ("two", width + 30, window - width - 50)].map { name, x, wide in
        Drawn.view("\(name)-aa-001", "customView", Drawn.frame(x, 20, wide, 30), attributes: "userLabel=\"\(name)\"")
      }
      let rules = ["one", "two"].map { name in
        Drawn.rule("\(name)-to-001", "top", "top", root, item: "\(name)-aa-001", constant: 20)
          + Drawn.rule("\(name)-hi-001", "height", item: "\(name)-aa-001", constant: 30)
      }
      let along =
        Drawn.rule("one-le-001", "leading", "leading", root, item: "one-aa-001", constant: 20)
        + Drawn.rule("one-wi-001", "width", item: "one-aa-001", constant: width)
        + Drawn.rule("two-le-001", "leading", "trailing", "one-aa-001", item: "two-aa-001", constant: 10)
        + Drawn.rule("two-wi-001", "width", item: "two-aa-001", constant: 100, more: "relation=\"greaterThanOrEqual\"")
        + Drawn.rule("end-tr-001", "trailing", "trailing", "two-aa-001", constant: 20)
        + Drawn.rule("end-bo-001", "bottom", "bottom", "two-aa-001", constant: 20)
      return Drawn.mac(boxes.joined(), size: (window, 70), constraints: rules.joined() + along)
    }
    let told = causes(try SmallHistory.review(file(100, 254), file(114, 264)))
    #expect(told.contains { $0.hasPrefix("the view is 264 × 70 instead of 254 × 70") }, "\(told)")
    #expect(!told.contains { $0.contains("so the view is") }, "\(told)")
  }

  /// A row that went makes the view lower, whatever a rule says of its width. Seen in Camera-Bop.
  @Test func aSizeFollowsAlongOneAxisAlone() throws {
    let after = Self.column(["one", "two"])
      .replacing("width=\"300.0\"", with: "width=\"290.0\"").replacing("260", with: "250")
      .replacing("</constraints>", with: Drawn.rule("roo-wi-001", "width", constant: 290) + "</constraints>")
    let told = causes(try SmallHistory.review(Self.column(["one", "new", "two"]), after))
    #expect(told.contains { $0.hasPrefix("'new' is gone") && $0.contains("moved up 40 pt") }, "\(told)")
    #expect(!told.contains { $0.hasPrefix("the view is") }, "\(told)")
  }

  // MARK: Edits that act together

  /// Of two boxes at the sides of which the wider one counts, both have to be narrower.
  @Test func whatOnlyTwoEditsDoIsToldAsOne() throws {
    func file(_ width: Double) -> String {
      let boxes = [("one", 60.0), ("two", 20.0)].map { name, y in
        Drawn.view("\(name)-aa-001", "customView", Drawn.frame(20, y, width, 30), attributes: "userLabel=\"\(name)\"")
      }
      let rules = [("one", 60.0), ("two", 20.0)].map { name, y -> String in
        let id = "\(name)-aa-001"
        return Drawn.rule("\(name)-le-001", "leading", "leading", "Hz6-mo-xeY", item: id, constant: 20)
          + Drawn.rule("\(name)-wi-001", "width", item: id, constant: width)
          + Drawn.rule("\(name)-hi-001", "height", item: id, constant: 30)
          + Drawn.rule("\(name)-to-001", "top", "top", "Hz6-mo-xeY", item: id, constant: 110 - y - 30)
          + Drawn.rule(
            "\(name)-tr-001", "trailing", "trailing", id, constant: 20, more: "relation=\"greaterThanOrEqual\"")
      }
      let label = Drawn.view(
        "end-aa-001", "customView", Drawn.frame(width + 10, 0, 10, 10), attributes: "userLabel=\"end\"")
      let end =
        Drawn.rule("end-le-001", "trailing", "trailing", "end-aa-001", constant: 20)
        + Drawn.rule("end-wi-001", "width", item: "end-aa-001", constant: 10)
        + Drawn.rule("end-hi-001", "height", item: "end-aa-001", constant: 10)
        + Drawn.rule("end-bo-001", "bottom", "bottom", "end-aa-001", constant: 0)
      return Drawn.mac(
        boxes.joined() + label, size: (width + 40, 110), constraints: rules.joined() + end)
    }
    let outcome = try SmallHistory.review(file(100), file(80))
    let told = causes(outcome)
    #expect(told.contains { $0.contains("'one'") || $0.contains("one.width") && $0.contains("two.width") }, "\(told)")
    #expect(!told.contains { $0.hasPrefix("the view is") }, "\(told)")
  }

  /// Rules that place what a stack held came with its going.
  @Test func rulesInThePlaceOfAStackBelongToIt() throws {
    func box(_ name: String, _ x: Double) -> String {
      Drawn.view("\(name)-aa-001", "customView", Drawn.frame(x, 20, 60, 30), attributes: "userLabel=\"\(name)\"")
    }
    let sizes = ["one", "two"].map {
      Drawn.rule("\($0)-wi-001", "width", item: "\($0)-aa-001", constant: 60)
        + Drawn.rule("\($0)-hi-001", "height", item: "\($0)-aa-001", constant: 30)
    }.joined()
    let stack = """
      <stackView distribution="fill" orientation="horizontal" alignment="top" spacing="5" \
      translatesAutoresizingMaskIntoConstraints="NO" id="sta-aa-001">\(Drawn.frame(20, 20, 125, 30))
      <subviews>\(box("one", 0))\(box("two", 65))</subviews></stackView>
      """
    let held = Drawn.mac(
      stack, size: (300, 70),
      constraints: sizes
        + Drawn.rule("sta-le-001", "leading", "leading", "Hz6-mo-xeY", item: "sta-aa-001", constant: 20)
        + Drawn.rule("sta-to-001", "top", "top", "Hz6-mo-xeY", item: "sta-aa-001", constant: 20))
    let placed = Drawn.mac(
      box("one", 20) + box("two", 95), size: (300, 70),
      constraints: sizes
        + Drawn.rule("one-le-001", "leading", "leading", "Hz6-mo-xeY", item: "one-aa-001", constant: 20)
        + Drawn.rule("one-to-001", "top", "top", "Hz6-mo-xeY", item: "one-aa-001", constant: 20)
        + Drawn.rule("two-le-001", "leading", "trailing", "one-aa-001", item: "two-aa-001", constant: 15)
        + Drawn.rule("two-to-001", "top", "top", "one-aa-001", item: "two-aa-001"))
    for (before, after) in [(held, placed), (placed, held)] {
      let told = causes(try SmallHistory.review(before, after))
      #expect(
        told.count == 1 && told.first?.contains("from around") ?? false || told.first?.contains("around") ?? false,
        "\(told)")
      #expect(!told.contains { $0.hasPrefix("the rule") }, "\(told)")
    }
  }

  // MARK: Findings

  /// What a scroll view clips is as large as it: a smaller one leaves nothing outside of the screen.
  @Test func aFrameThatMeansNothingLeavesNothingOutside() throws {
    func file(_ width: Double) -> String {
      Drawn.mac(
        """
        <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scr-aa-001">\(Drawn.frame(0, 0, width, 200))
        <clipView key="contentView" id="cli-aa-001">\(Drawn.frame(1, 1, width - 2, 198))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
        <tableView id="tab-aa-001">\(Drawn.frame(0, 0, width - 2, 198))
        <autoresizingMask key="autoresizingMask" widthSizable="YES"/></tableView></subviews></clipView></scrollView>
        """,
        size: (width, 200),
        constraints: Drawn.rule("r1a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "scr-aa-001")
          + Drawn.rule("r2a-aa-001", "top", "top", "Hz6-mo-xeY", item: "scr-aa-001")
          + Drawn.rule("r3a-aa-001", "trailing", "trailing", "scr-aa-001")
          + Drawn.rule("r4a-aa-001", "bottom", "bottom", "scr-aa-001"))
    }
    let outcome = try SmallHistory.review(file(350), file(330))
    let found = outcome.report.entries.flatMap(\.findings.new).map(\.message)
    #expect(!found.contains { $0.contains("sticks out") }, "\(found)")
  }

  /// A cell that is a file of its own grew with what is in it: the rule that says so is told, and not the recorded frame. Seen in
  /// LevelUpApp.
  @Test func aCellsRecordedFrameIsNoCause() throws {
    func file(_ height: Double) -> String {
      let rules = ["leading", "trailing", "top", "bottom"].map {
        Drawn.rule("\($0.prefix(2))x-aa-001", $0, $0, "con-aa-001", item: "box-aa-001")
      }
      let box = Drawn.view(
        "box-aa-001", attributes: "userLabel=\"Box\"",
        constraints: Drawn.rule("hei-aa-001", "height", constant: height))
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects>
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
        id="cel-aa-001">
        \(Drawn.frame(0, 0, 320, height))<autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">
        \(Drawn.frame(0, 0, 320, height))<autoresizingMask key="autoresizingMask"/>
        <subviews>\(box)</subviews><constraints>\(rules.joined())</constraints>
        </tableViewCellContentView></tableViewCell></objects></document>
        """
    }
    let told = causes(try SmallHistory.review(file(85), file(140), devices: ["iphone-8"]))
    #expect(told.first?.hasPrefix("the constant of `Box.height == 140` is 140 instead of 85, so") == true, "\(told)")
    #expect(!told.contains { $0.contains("height of 'root'") || $0.contains("of the same rule") }, "\(told)")
  }

  /// A mask goes from a view to what lies in it: where that was drawn made no view smaller. Seen in hvhoon's app.
  @Test func whatAMaskPlacesMakesNoView() throws {
    func file(_ width: Double, _ left: Double, _ more: Double) -> String {
      let image = """
        <imageView id="ima-aa-001">\(Drawn.frame(left, 0, 35, 35))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></imageView>
        """
      let label = """
        <label text="Label" id="lab-aa-001">\(Drawn.frame(5 + more, 42 - more, 57 - more, 13))
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label>
        """
      return Drawn.xib(image + label, tools: "5056", device: "", size: (width, width - 12))
        .replacing("useAutolayout=\"YES\"", with: "")
    }
    let told = causes(try SmallHistory.review(file(67, 24, 0), file(66, 16, 2)))
    #expect(!told.contains { $0.hasPrefix("frame of") && $0.contains("the view is") }, "\(told)")
    #expect(told.contains { $0.contains("the view is 66 × 54 instead of 67 × 55") }, "\(told)")
  }
}
