import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// What became of a view is told of what was written of that view itself, where this is enough; and of no device, no row and no
/// open size that says nothing of it. Each on a small file of the shape in which it was told falsely.
@Suite struct OwnCauseTests {
  private func text(_ outcome: RevisionReview.Outcome) -> String { ReviewText().text(outcome.report) }

  private func causes(_ outcome: RevisionReview.Outcome) -> [ReviewReport.Cause] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
  }

  private static let root = "iN0-l3-epB"

  // MARK: Own edits

  /// Two buttons between the same edges: each shrank by its own rule, though a screen without one that the other lost contradicts
  /// itself, so that both are higher there. Seen in Playify.
  @Test func aViewShrinksByItsOwnRule() throws {
    func file(isNew: Bool) -> String {
      let (length, top): (Double, Double) = isNew ? (25, 22) : (30, 20)
      func button(_ id: String, _ name: String, _ x: Double, keepsHeight: Bool) -> String {
        let rules =
          Drawn.rule("w\(id)", "width", constant: length)
          + (keepsHeight ? Drawn.rule("h\(id)", "height", constant: length) : "")
        return """
          <button userLabel="\(name)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
          \(Drawn.frame(x, isNew ? 53 : 50, length, length))<constraints>\(rules)</constraints>
          <buttonCell key="cell" type="square" bezelStyle="shadowlessSquare" alignment="center" id="c\(id)">
          <font key="font" metaFont="system"/></buttonCell></button>

          """
      }
      let bar = Drawn.view(
        "sli-aa-001", "customView", Drawn.frame(27, 17, 146, 19), attributes: "userLabel=\"Bar\"",
        constraints: Drawn.rule("hsl-aa-001", "height", constant: 17))
      let side: Double = isNew ? 27 : 25
      var rules =
        Drawn.rule("498-aa-001", "bottom", "bottom", "sli-aa-001", constant: 17)
        + (isNew ? Drawn.rule("AhX-aa-001", "top", "bottom", "bbb-aa-001", item: "sli-aa-001", constant: 19) : "")
      rules += Drawn.rule("Tfp-aa-001", "trailing", "trailing", "sli-aa-001", constant: 27)
      rules += Drawn.rule("gnC-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "sli-aa-001", constant: 27)
      rules += Drawn.rule("lea-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "aaa-aa-001", constant: side)
      rules += Drawn.rule("tra-aa-001", "trailing", "trailing", "bbb-aa-001", constant: side)
      rules += Drawn.rule("tp1-aa-001", "top", "top", "Hz6-mo-xeY", item: "aaa-aa-001", constant: top)
      rules += Drawn.rule("tp2-aa-001", "top", "top", "Hz6-mo-xeY", item: "bbb-aa-001", constant: top)
      if isNew { rules += Drawn.rule("nHr-aa-001", "top", "bottom", "aaa-aa-001", item: "sli-aa-001", constant: 19) }
      let buttons = (
        button("aaa-aa-001", "Previous", 20, keepsHeight: !isNew), button("bbb-aa-001", "Next", 140, keepsHeight: true)
      )
      return Drawn.mac(buttons.0 + bar + buttons.1, size: (200, 100), constraints: rules)
    }
    let outcome = try SmallHistory.review(file(isNew: false), file(isNew: true))
    let height = causes(outcome).filter { $0.whole.contains("shrank 5 pt in height") }
    #expect(
      height.contains { $0.lead.contains("`Next.height == 25` is 25 instead of 30") && $0.whole.contains("shrank") },
      "\(text(outcome))")
    #expect(
      !height.contains { $0.lead.contains("`Previous.height == 30` is gone") && $0.sentence.contains("Next") },
      "\(text(outcome))")
  }

  /// A view that lies in a box of the root's, which keeps its size on every device.
  private static func boxed(_ inner: String, _ rules: String, height: Double) -> String {
    let box = Drawn.view(
      "box-aa-001", "view", Drawn.frame(0, 20, 300, height), attributes: "userLabel=\"Box\"", subviews: inner,
      constraints: rules + Drawn.rule("bwi-aa-001", "width", constant: 300)
        + Drawn.rule("bhe-aa-001", "height", constant: height))
    return Drawn.xib(
      box,
      constraints: Drawn.rule("ble-aa-001", "leading", "leading", Self.root, item: "box-aa-001")
        + Drawn.rule("bto-aa-001", "top", "top", Self.root, item: "box-aa-001", constant: 20))
  }

  private static func block(_ id: String, _ frame: (Double, Double, Double, Double)) -> String {
    Drawn.view(
      "\(id)-aa-001", "view", Drawn.frame(frame.0, frame.1, frame.2, frame.3), attributes: "userLabel=\"\(id)\"",
      constraints: Drawn.rule("w\(id)-001", "width", constant: frame.2)
        + Drawn.rule("h\(id)-001", "height", constant: frame.3))
  }

  /// Texts that a box has no room for on either side: which of them is squeezed is open, and told of no new one. Seen in inb-wallet.
  @Test func whichTextIsSqueezedIsOpen() throws {
    func file(_ names: [String]) -> String {
      var (labels, rules, last) = ("", "", "box-aa-001")
      for (index, name) in names.enumerated() {
        let id = "\(name)-aa-001"
        labels += Drawn.view(
          id, "label", Drawn.frame(10, Double(index) * 20, 200, 16),
          attributes: "userLabel=\"\(name)\" text=\"Words of \(name)\" verticalHuggingPriority=\"251\"",
          more: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"13\"/>")
        rules += Drawn.rule("l\(name)-001", "leading", "leading", "box-aa-001", item: id, constant: 10)
        rules += Drawn.rule("t\(name)-001", "top", index == 0 ? "top" : "bottom", last, item: id, constant: 4)
        last = id
      }
      return Self.boxed(labels, rules + Drawn.rule("las-aa-001", "bottom", "bottom", last, constant: 4), height: 50)
    }
    let told = text(
      try SmallHistory.review(file(["one", "two", "six"]), file(["one", "two", "six", "ten"]), devices: ["iphone-8"]))
    #expect(told.contains("how far 3 views moved is open"), "\(told)")
    #expect(!told.contains("has no room") && !told.contains("moved up"), "\(told)")
  }

  /// A text that loses the rule which held its top, while what it hung on lies lower now: with the rule back there would be no
  /// room for it, and without it alone it is as low as it is. Seen in CRUMPET.
  @Test func aTextThatLosesARuleOfItsOwnShrinksByThat() throws {
    func file(isNew: Bool) -> String {
      let box = "box-aa-001"
      let side: Double = isNew ? 40 : 25
      let text = Drawn.view(
        "tex-aa-001", "label", isNew ? Drawn.frame(10, 119.5, 130, 20.5) : Drawn.frame(10, 48, 130, 92),
        attributes: "userLabel=\"Text\" text=\"None found yet\"")
      var rules = Drawn.rule("r1a-aa-001", "leading", "leading", box, item: "tit-aa-001", constant: 5)
      rules += Drawn.rule("r2a-aa-001", "top", "top", box, item: "tit-aa-001", constant: 3)
      rules += Drawn.rule("r3a-aa-001", "leading", "leading", box, item: "spi-aa-001", constant: 150)
      rules += Drawn.rule("r4a-aa-001", "leading", "leading", box, item: "tex-aa-001", constant: 10)
      rules += Drawn.rule("r5a-aa-001", "bottom", "bottom", "tex-aa-001", constant: 15)
      rules += Drawn.rule("r6a-aa-001", "centerY", "centerY", isNew ? box : "tit-aa-001", item: "spi-aa-001")
      if !isNew { rules += Drawn.rule("r7a-aa-001", "top", "bottom", "spi-aa-001", item: "tex-aa-001", constant: 20) }
      return Self.boxed(
        Self.block("tit", (5, 3, 100, 25)) + Self.block("spi", (150, isNew ? 57.5 : 3, side, side)) + text, rules,
        height: 155)
    }
    let outcome = try SmallHistory.review(file(isNew: false), file(isNew: true), devices: ["iphone-8"])
    let own = causes(outcome).filter { $0.whole.contains("'Text' shrank 71.5 pt in height") }
    #expect(own.contains { $0.lead == "the rule `Text.top == spi.bottom + 20` is gone" }, "\(text(outcome))")
    #expect(!text(outcome).contains("in all"), "\(text(outcome))")
  }

  /// Two distances above a text that is in the middle now, so that with one of them back alone nothing holds: each gives what it
  /// gives put alone onto the earlier side, and no rule below them a part of it. Seen in smart-trip.
  @Test func distancesOfAChainAddUp() throws {
    func file(isNew: Bool) -> String {
      let box = "box-aa-001"
      let gaps: (Double, Double, Double) = isNew ? (30, 41, 79) : (51, 62, 63)
      let places: (Double, Double, Double, Double) = isNew ? (30, 101, 210, 238) : (51, 143, 236, 280)
      let sign = Drawn.view(
        "sig-aa-001", "label", Drawn.frame(20, places.2, 60, isNew ? 20 : 36),
        attributes: "userLabel=\"Sign\" text=\"Sign up\"")
      let cancel = Drawn.view(
        "can-aa-001", "label", Drawn.frame(20, places.3, 55, isNew ? 20.5 : 30),
        attributes: "userLabel=\"Cancel\" text=\"Cancel\"",
        constraints: isNew ? "" : Drawn.rule("hca-aa-001", "height", constant: 30))
      var rules = ["one", "two", "sig", "can"].map {
        Drawn.rule("l\($0)-aa-001", "leading", "leading", box, item: "\($0)-aa-001", constant: 20)
      }.joined()
      rules += Drawn.rule("t1a-aa-001", "top", "top", box, item: "one-aa-001", constant: gaps.0)
      rules += Drawn.rule("t2a-aa-001", "top", "bottom", "one-aa-001", item: "two-aa-001", constant: gaps.1)
      rules += Drawn.rule("t3a-aa-001", "top", "bottom", "two-aa-001", item: "sig-aa-001", constant: gaps.2)
      rules += Drawn.rule("t4a-aa-001", "top", "bottom", "sig-aa-001", item: "can-aa-001", constant: 8)
      rules +=
        isNew
        ? Drawn.rule("c1a-aa-001", "centerY", "centerY", box, item: "sig-aa-001")
        : Drawn.rule("b1a-aa-001", "bottom", "bottom", "can-aa-001", constant: 130)
      return Self.boxed(
        Self.block("one", (20, places.0, 100, 30)) + Self.block("two", (20, places.1, 100, 30)) + sign + cancel, rules,
        height: 440)
    }
    let outcome = try SmallHistory.review(file(isNew: false), file(isNew: true), devices: ["iphone-8"])
    let causes = causes(outcome)
    #expect(
      causes.contains { $0.lead.contains("is 30 instead of 51") && $0.whole.contains("'one' moved up 21 pt") },
      "\(text(outcome))")
    #expect(
      causes.contains { $0.lead.contains("is 41 instead of 62") && $0.whole == "'two' moved up 21 pt (42 in all)" },
      "\(text(outcome))")
    #expect(causes.allSatisfy { !$0.lead.contains("Sign.top") || $0.whole.isEmpty }, "\(text(outcome))")
  }

  /// A text with room for a line in which it stands, since it is wider: less height joins no lines. Seen in scholar-calendar.
  @Test func aLowerTextStandsInNoFewerLinesForThat() throws {
    func file(_ width: Double, _ height: Double) -> String {
      let date = Drawn.view(
        "dat-aa-001", "label", Drawn.frame(20, 20, width, height),
        attributes: "userLabel=\"Date\" text=\"dueDateText\" numberOfLines=\"2\" lineBreakMode=\"characterWrap\"",
        constraints: Drawn.rule("w1a-aa-001", "width", constant: width)
          + Drawn.rule("h1a-aa-001", "height", constant: height))
      return Drawn.xib(
        date,
        constraints: Drawn.rule("r1a-aa-001", "leading", "leading", Self.root, item: "dat-aa-001", constant: 20)
          + Drawn.rule("r2a-aa-001", "top", "top", Self.root, item: "dat-aa-001", constant: 20))
    }
    let outcome = try SmallHistory.review(file(63, 54), file(120, 47), devices: ["iphone-8"])
    let told = text(outcome)
    #expect(told.contains("takes one line instead of two and grew 57 pt in width"), "\(told)")
    #expect(told.contains("is 47 instead of 54, so 'Date' shrank 7 pt in height"), "\(told)")
  }

  /// How a stack without views would arrange them moves nothing, where another number of its own height does. Seen in hitour.
  @Test func anEmptyStackArrangesNothing() throws {
    func file(_ height: Double, _ attributes: String) -> String {
      let stack = Drawn.view(
        "sta-aa-001", "stackView", Drawn.frame(16, 120, 300, height), attributes: "userLabel=\"Row\" \(attributes)",
        constraints: Drawn.rule("hst-aa-001", "height", constant: height)
          + Drawn.rule("wst-aa-001", "width", constant: 300))
      var rules = Drawn.rule("r1a-aa-001", "leading", "leading", Self.root, item: "sta-aa-001", constant: 16)
      rules += Drawn.rule("r2a-aa-001", "top", "top", Self.root, item: "sta-aa-001", constant: 120)
      rules += Drawn.rule("r3a-aa-001", "leading", "leading", Self.root, item: "bel-aa-001", constant: 16)
      rules += Drawn.rule("r4a-aa-001", "top", "bottom", "sta-aa-001", item: "bel-aa-001")
      return Drawn.xib(
        stack + Drawn.label("bel-aa-001", "Below", Drawn.frame(16, 120 + height, 60, 21)), constraints: rules)
    }
    let outcome = try SmallHistory.review(
      file(200, "axis=\"vertical\""), file(20, "distribution=\"equalSpacing\" spacing=\"4\""), devices: ["iphone-8"])
    let moving = causes(outcome).filter { !$0.whole.isEmpty }
    #expect(moving.count == 1 && moving[0].lead.contains("is 20 instead of 200"), "\(text(outcome))")
  }

  /// Another height of a row widens nothing that is in it: its table is wider. Seen in CRUMPET.
  @Test func aRowsHeightWidensNothing() throws {
    func file(_ side: Double, _ height: Double) -> String {
      let width = 375 - 2 * side
      let table = """
        <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="\(height)" \
        translatesAutoresizingMaskIntoConstraints="NO" userLabel="List" id="tab-aa-001">
        \(Drawn.frame(side, 100, width, 300))<prototypes>
        <tableViewCell reuseIdentifier="A" rowHeight="\(height)" userLabel="Row" id="cel-aa-001">
        \(Drawn.frame(0, 28, width, height))<autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="cnt-aa-001">
        \(Drawn.frame(0, 0, width, height))<autoresizingMask key="autoresizingMask"/></tableViewCellContentView>
        </tableViewCell></prototypes></tableView>

        """
      var rules = Drawn.rule("r1a-aa-001", "leading", "leading", Self.root, item: "tab-aa-001", constant: side)
      rules += Drawn.rule("r2a-aa-001", "trailing", "trailing", "tab-aa-001", constant: side)
      rules += Drawn.rule("r3a-aa-001", "top", "top", Self.root, item: "tab-aa-001", constant: 100)
      rules += Drawn.rule("r4a-aa-001", "height", item: "tab-aa-001", constant: 300)
      return Drawn.xib(table, constraints: rules)
    }
    let outcome = try SmallHistory.review(file(20, 44), file(8, 42), devices: ["iphone-8"])
    let heights = causes(outcome).filter { $0.lead.contains("height of 'Row' is 42 instead of 44") }
    #expect(!heights.isEmpty && heights.allSatisfy { !$0.whole.contains("in width") }, "\(text(outcome))")
  }

  /// A picture with a width of its own, and a text that is new behind it: the width is the picture's. Seen in Realty.
  @Test func aNewWidthIsTheCauseBeforeANewNeighbour() throws {
    func file(isNew: Bool) -> String {
      let picture = Drawn.view(
        "pic-aa-001", "view", Drawn.frame(20, 20, isNew ? 75 : 335, 75), attributes: "userLabel=\"Picture\"",
        constraints: (isNew ? Drawn.rule("w1a-aa-001", "width", constant: 75) : "")
          + Drawn.rule("h1a-aa-001", "height", constant: 75))
      let places =
        Drawn.rule("r1a-aa-001", "leading", "leading", Self.root, item: "pic-aa-001", constant: 20)
        + Drawn.rule("r2a-aa-001", "top", "top", Self.root, item: "pic-aa-001", constant: 20)
      guard isNew else {
        return Drawn.xib(
          picture,
          constraints: places + Drawn.rule("r6a-aa-001", "trailing", "trailing", "pic-aa-001", constant: 20))
      }
      return Drawn.xib(
        picture + Drawn.label("des-aa-001", "A description of some length", Drawn.frame(103, 40, 252, 20)),
        constraints: places
          + Drawn.rule("r3a-aa-001", "leading", "trailing", "pic-aa-001", item: "des-aa-001", constant: 8)
          + Drawn.rule("r4a-aa-001", "trailing", "trailing", "des-aa-001", constant: 20)
          + Drawn.rule("r5a-aa-001", "top", "top", Self.root, item: "des-aa-001", constant: 40))
    }
    let outcome = try SmallHistory.review(file(isNew: false), file(isNew: true), devices: ["iphone-8"])
    let moving = causes(outcome).filter { !$0.brief.isEmpty }
    #expect(moving.map(\.lead) == ["the rule `Picture.width == 75` is new"], "\(text(outcome))")
    #expect(
      text(outcome).contains("`Picture.width == 75` is new, so 'Picture' shrank 260 pt in width"), "\(text(outcome))")
  }

  // MARK: Devices

  /// Five boxes of 65 points do not fit into 320: what such a screen draws is no example of what a text does. Seen in Forecast.
  @Test func aDeviceWhoseRulesContradictEachOtherIsNoExample() throws {
    func file(_ text: String) -> String {
      var (boxes, rules) = ("", "")
      for index in 0..<5 {
        let id = "bo\(index)-aa-001"
        let label = Drawn.view(
          "la\(index)-aa-001", "label", Drawn.frame(0, 0, 65, 20),
          attributes: "userLabel=\"Sign \(index)\" text=\"\(text)\"",
          more: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
        boxes += Drawn.view(
          id, "view", Drawn.frame(5 + Double(index) * 70, 100, 65, 40), attributes: "userLabel=\"Day \(index)\"",
          subviews: label,
          constraints: Drawn.rule("bw\(index)-aa-001", "width", constant: 65)
            + Drawn.rule("bh\(index)-aa-001", "height", constant: 40)
            + Drawn.rule("ll\(index)-aa-001", "leading", "leading", id, item: "la\(index)-aa-001")
            + Drawn.rule("lt\(index)-aa-001", "trailing", "trailing", "la\(index)-aa-001")
            + Drawn.rule("lo\(index)-aa-001", "top", "top", id, item: "la\(index)-aa-001")
            + Drawn.rule("lh\(index)-aa-001", "height", item: "la\(index)-aa-001", constant: 20))
        rules += Drawn.rule("bt\(index)-aa-001", "top", "top", Self.root, item: id, constant: 100)
        let before = index == 0 ? ("leading", Self.root) : ("trailing", "bo\(index - 1)-aa-001")
        rules += Drawn.rule(
          "bl\(index)-aa-001", "leading", before.0, before.1, item: id, constant: 5,
          more: "relation=\"greaterThanOrEqual\"")
      }
      rules += Drawn.rule("las-aa-001", "trailing", "trailing", "bo4-aa-001", constant: 5)
      return Drawn.xib(boxes, constraints: rules)
    }
    let outcome = try SmallHistory.review(
      file("A long sign"), file(""), devices: ["iphone-8", "iphone-4s", "iphone-17"])
    #expect(!text(outcome).contains("shrank"), "\(text(outcome))")
    #expect(text(outcome).contains("text of 'Sign 0' is '' instead of 'A long sign'"), "\(text(outcome))")
  }

  // MARK: Rows

  /// An image view of a system's cell that has no picture takes no room (`UITableViewCell.imageView`). Seen in UniPlayer.
  @Test func anEmptyImageViewMovesNothing() throws {
    func file(_ image: String) -> String {
      let cell = """
        <tableViewCell style="IBUITableViewCellStyleDefault" rowHeight="44" textLabel="lab-aa-001" \
        \(image.isEmpty ? "" : "imageView=\"ima-aa-001\"") id="cel-aa-001">\(Drawn.frame(0, 28, 375, 44))
        <autoresizingMask key="autoresizingMask"/><tableViewCellContentView key="contentView" \
        tableViewCell="cel-aa-001" id="con-aa-001">\(Drawn.frame(0, 0, 375, 43.5))<autoresizingMask \
        key="autoresizingMask"/><subviews><label text="Title" id="lab-aa-001">\(Drawn.frame(16, 0, 343, 43.5))
        <autoresizingMask key="autoresizingMask"/></label>\(image)</subviews></tableViewCellContentView></tableViewCell>
        """
      return Drawn.xib(
        """
        <tableView dataMode="prototypes" style="plain" rowHeight="44" id="tab-aa-001">\(Drawn.frame(0, 0, 375, 667))
        <autoresizingMask key="autoresizingMask"/><prototypes>\(cell)</prototypes></tableView>
        """)
    }
    let empty =
      "<imageView contentMode=\"scaleToFill\" id=\"ima-aa-001\">"
      + "<autoresizingMask key=\"autoresizingMask\"/></imageView>"
    let outcome = try SmallHistory.review(file(""), file(empty), devices: ["iphone-8", "iphone-17"])
    #expect(!text(outcome).contains("'Title' "), "\(text(outcome))")
    #expect(!text(outcome).contains("needs"), "\(text(outcome))")
  }

  private static func table(rows: [(y: Double, height: Double)], footer: Double? = nil, attributes: String = "")
    -> String
  {
    let cells = rows.enumerated().map { index, row in
      """
      <tableViewCell style="IBUITableViewCellStyleDefault" \(attributes) id="ce\(index)-aa-001" userLabel="Row \(index)">
      \(Drawn.frame(0, row.y, 375, row.height))<autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="ce\(index)-aa-001" id="co\(index)-aa-001">
      \(Drawn.frame(0, 0, 375, row.height))<autoresizingMask key="autoresizingMask"/></tableViewCellContentView>
      </tableViewCell>
      """
    }
    let foot = footer.map {
      """
      <view key="tableFooterView" userLabel="Foot" contentMode="scaleToFill" id="foo-aa-001">
      \(Drawn.frame(0, $0, 375, 0))<autoresizingMask key="autoresizingMask"/></view>
      """
    }
    let table = """
      <tableView dataMode="static" style="plain" rowHeight="45" sectionHeaderHeight="28" id="tab-aa-001" userLabel="Table" \
      translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(0, 0, 375, 667))\(foot ?? "")
      <sections><tableViewSection id="sec-aa-001"><cells>\(cells.joined())</cells></tableViewSection></sections></tableView>
      """
    let sides = ["leading", "trailing", "top", "bottom"].map {
      Drawn.rule("\($0.prefix(3))-aa-001", $0, $0, Self.root, item: "tab-aa-001")
    }
    return Drawn.xib(table, constraints: sides.joined())
  }

  /// Rows lie 20 points lower on the canvas, whose bars are others; a footer below them moves none. Seen in Forecast.
  @Test func aFooterMovesNoRowAboveIt() throws {
    let outcome = try SmallHistory.review(
      Self.table(rows: [(0, 45), (45, 45)]), Self.table(rows: [(20, 45), (65, 45)], footer: 110), devices: ["iphone-8"])
    #expect(!text(outcome).contains("moved"), "\(text(outcome))")
  }

  /// A footer view that was made anew has the height that it is drawn with. Seen in daily-koszalin-rss-iOS.
  @Test func aFooterMadeAnewHasItsOwnHeight() throws {
    let before = Self.table(rows: [(0, 45)], footer: 45)
      .replacing(Drawn.frame(0, 45, 375, 0), with: Drawn.frame(0, 45, 375, 7))
    let after = before.replacing(Drawn.frame(0, 45, 375, 7), with: Drawn.frame(0, 45, 375, 21))
      .replacing("foo-aa-001", with: "foo-bb-002")
    let outcome = try SmallHistory.review(before, after, devices: ["iphone-8"])
    #expect(text(outcome).contains("is 21 instead of 7"), "\(text(outcome))")
  }

  /// A row as high as its table says was recorded with its line and without. Seen in YaleMobile.
  @Test func aGivenHeightIsNoOtherByItsLine() throws {
    let outcome = try SmallHistory.review(
      Self.table(rows: [(0, 44), (44, 44)]), Self.table(rows: [(0, 45), (45, 45)]), devices: ["iphone-8"])
    #expect(!text(outcome).contains("grew") && !text(outcome).contains("height of"), "\(text(outcome))")
  }

  /// A row that was added to a table whose others have no frame is as high as it says, and so are they. Seen in WePlan.
  @Test func rowsWithoutFramesKeepTheirHeightsBesideOneThatHasOne() throws {
    func file(isNew: Bool) -> String {
      func cell(_ index: Int, _ height: Double, _ frame: String = "") -> String {
        """
        <tableViewCell rowHeight="\(height)" id="ce\(index)-aa-001" userLabel="Row \(index)">\(frame)
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" tableViewCell="ce\(index)-aa-001" id="co\(index)-aa-001">
        <autoresizingMask key="autoresizingMask"/></tableViewCellContentView></tableViewCell>
        """
      }
      let cells = cell(0, 110) + cell(1, 20) + (isNew ? cell(2, 44, Drawn.frame(0, 0, 320, 44)) : "")
      let table = """
        <tableView dataMode="static" style="plain" rowHeight="44" id="tab-aa-001" userLabel="Table" \
        translatesAutoresizingMaskIntoConstraints="NO">\(Drawn.frame(0, 0, 375, 667))
        <sections><tableViewSection id="sec-aa-001"><cells>\(cells)</cells></tableViewSection></sections></tableView>
        """
      let sides = ["leading", "trailing", "top", "bottom"].map {
        Drawn.rule("\($0.prefix(3))-aa-001", $0, $0, Self.root, item: "tab-aa-001")
      }
      return Drawn.xib(table, constraints: sides.joined())
    }
    let outcome = try SmallHistory.review(file(isNew: false), file(isNew: true), devices: ["iphone-8"])
    let said = text(outcome)
    #expect(!said.contains("moved") && !said.contains("grew") && !said.contains("shrank"), "\(said)")
  }

  // MARK: Open places

  /// With its top open and then its bottom a view's height is whatever lies between. Seen in SwiftLanguageWeather.
  @Test func aSizeBetweenAnOpenPlaceAndAnEdgeIsOpen() throws {
    func file(_ edge: String) -> String {
      let inner = Drawn.view(
        "inn-aa-001", "view", Drawn.frame(0, 0, 100, 114), attributes: "userLabel=\"Inner\"")
      let box = Drawn.view(
        "box-aa-001", "view", Drawn.frame(20, 450, 100, 114), attributes: "userLabel=\"Box\"", subviews: inner,
        constraints: Drawn.rule("w1a-aa-001", "width", constant: 100)
          + Drawn.rule("i1a-aa-001", "height", "height", "box-aa-001", item: "inn-aa-001")
          + Drawn.rule("i2a-aa-001", "width", "width", "box-aa-001", item: "inn-aa-001")
          + Drawn.rule("i3a-aa-001", "centerX", "centerX", "box-aa-001", item: "inn-aa-001")
          + Drawn.rule("i4a-aa-001", "centerY", "centerY", "box-aa-001", item: "inn-aa-001"))
      let rules =
        Drawn.rule("l1a-aa-001", "leading", "leading", Self.root, item: "box-aa-001", constant: 20)
        + (edge == "top"
          ? Drawn.rule("t1a-aa-001", "top", "top", Self.root, item: "box-aa-001", constant: 450)
          : Drawn.rule("b1a-aa-001", "bottom", "bottom", "box-aa-001", constant: 103))
      return Drawn.xib(box, constraints: rules)
    }
    let outcome = try SmallHistory.review(file("top"), file("bottom"), devices: ["iphone-17-pro-max"])
    #expect(!text(outcome).contains("grew") && !text(outcome).contains("shrank"), "\(text(outcome))")
    #expect(text(outcome).contains("is open"), "\(text(outcome))")
  }

  // MARK: Wrappers

  /// A screen that was embedded in the root of a stack and is that root now shows the next one in the same stack; its own bar is no
  /// news of it. Seen in FrameGrabber and pyconjp.
  @Test func aRootThatWasEmbeddedInTheRootHasNoNewBar() throws {
    func scene(_ id: String, _ inner: String, _ more: String = "", rules: String = "") -> String {
      Drawn.scene(
        id,
        """
        <viewController id="\(id)-aa-0001" title="\(id.capitalized)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(id)-vi-ew1">\(Drawn.frame(0, 0, 375, 667))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\(inner)</subviews>
        <viewLayoutGuide key="safeArea" id="\(id)-sa-fe1"/><constraints>\(rules)</constraints></view>\(more)
        </viewController>
        """)
    }
    func box(_ id: String, _ more: String = "") -> (String, String) {
      let box = Drawn.view(
        "\(id)-bo-x01", "view", Drawn.frame(20, 100, 80, 40), attributes: "userLabel=\"Box of \(id)\"",
        constraints: Drawn.rule("\(id)-wi-001", "width", constant: 80)
          + Drawn.rule("\(id)-he-001", "height", constant: 40), more: more)
      return (
        box,
        Drawn.rule("\(id)-le-001", "leading", "leading", "\(id)-sa-fe1", item: "\(id)-bo-x01", constant: 20)
          + Drawn.rule("\(id)-to-001", "top", "top", "\(id)-sa-fe1", item: "\(id)-bo-x01", constant: 10)
      )
    }
    func file(isWrapped: Bool) -> String {
      let root = isWrapped ? "out-aa-0001" : "inn-aa-0001"
      let stack = """
        <navigationController id="nav-aa-0001" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar-aa-001">\(Drawn.frame(0, 0, 375, 44))
        <autoresizingMask key="autoresizingMask"/></navigationBar><connections>
        <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="rel-aa-001"/>
        </connections></navigationController>
        """
      let container = Drawn.view(
        "out-bo-x01", "containerView", Drawn.frame(0, 64, 375, 603),
        more: "<connections><segue destination=\"inn-aa-0001\" kind=\"embed\" id=\"emb-aa-001\"/></connections>")
      let sides = ["leading", "trailing", "top", "bottom"].map {
        Drawn.rule("out-\($0.prefix(2))-001", $0, $0, "out-sa-fe1", item: "out-bo-x01")
      }
      let (inner, places) = box("inn")
      let (last, lastPlaces) = box("las")
      let way = "<connections><segue destination=\"las-aa-0001\" kind=\"show\" id=\"sho-aa-001\"/></connections>"
      return Drawn.storyboard(
        Drawn.scene("nav", stack) + (isWrapped ? scene("out", container, rules: sides.joined()) : "")
          + scene("inn", inner, way, rules: places) + scene("las", last, rules: lastPlaces))
    }
    let outcome = try SmallHistory.review(
      file(isWrapped: true), file(isWrapped: false), ending: "storyboard", devices: ["iphone-8"])
    #expect(!text(outcome).contains("the navigation bar is"), "\(text(outcome))")
  }

  // MARK: Lost rules

  /// A button that lost its height in a cell that is a plain view now, which made it no higher. Seen in KidsTC_Objective-C.
  @Test func aViewGrowsByTheRuleThatItLost() throws {
    func button(_ id: String, _ y: Double, _ height: Double, _ rules: String) -> String {
      Drawn.view(
        id, "button", Drawn.frame(8, y, 60, height), attributes: "userLabel=\"Cancel\" buttonType=\"roundedRect\"",
        constraints: rules, more: "<state key=\"normal\" title=\"Cancel\"/>")
    }
    func file(_ object: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/><objects>\(object)</objects></document>
      """
    }
    let cell = """
      <tableViewCell contentMode="scaleToFill" rowHeight="72" id="cel-aa-001" customClass="Tip">\(Drawn.frame(0, 0, 320, 72))
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cel-aa-001" id="con-aa-001">\(Drawn.frame(0, 0, 320, 72))
      <autoresizingMask key="autoresizingMask"/><subviews>
      \(button("can-aa-001", 34, 15, Drawn.rule("hei-aa-001", "height", constant: 15)))</subviews><constraints>
      \(Drawn.rule("le1-aa-001", "leading", "leading", "con-aa-001", item: "can-aa-001", constant: 8))
      \(Drawn.rule("to1-aa-001", "top", "top", "con-aa-001", item: "can-aa-001", constant: 34))
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let view = """
      <view contentMode="scaleToFill" id="vie-aa-001" customClass="Tip">\(Drawn.frame(0, 0, 178, 58))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(button("can-aa-002", 28, 30, ""))</subviews><constraints>
      \(Drawn.rule("le2-aa-001", "leading", "leading", "vie-aa-001", item: "can-aa-002", constant: 8))
      \(Drawn.rule("bo2-aa-001", "bottom", "bottom", "can-aa-002"))</constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """
    let found = causes(try SmallHistory.review(file(cell), file(view)))
    let grown = found.filter { $0.whole.contains("grew 15 pt in height") }.map(\.lead)
    #expect(grown.count == 1 && grown[0].contains("`Cancel.height == 15` is gone"), "\(grown) \(found.map(\.lead))")
  }
}
