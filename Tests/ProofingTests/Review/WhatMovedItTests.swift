import Testing

@testable import Reviewing
@testable import Revisions

/// Which edit is said to have moved a view, where several could have and none of the solver's rows tells.
@Suite struct WhatMovedItTests {
  private func outcome(_ before: String, _ after: String, ending: String, devices: [String] = []) throws
    -> RevisionReview.Outcome
  {
    try SmallHistory(["a.\(ending)": before], ["a.\(ending)": after]).review(devices: devices)
  }

  private func sentences(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap { ($0.layout?.causes ?? []).map(\.sentence) }
  }

  // MARK: Axes

  private static func root(_ width: Double, _ height: Double) -> String {
    Drawn.mac(
      """
      <button verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="but-aa-001">
      \(Drawn.frame(width - 96, 13, 82, 32))
      <buttonCell key="cell" type="push" title="Cancel" bezelStyle="rounded" alignment="center" borderStyle="border" \
      inset="2" id="cel-aa-001"><font key="font" metaFont="system"/></buttonCell></button>
      """, size: (width, height),
      constraints: Drawn.rule("con-aa-001", "width", constant: width)
        + Drawn.rule("con-aa-002", "height", constant: height)
        + Drawn.rule("con-aa-003", "trailing", "trailing", "but-aa-001", constant: 20)
        + Drawn.rule("con-aa-004", "bottom", "bottom", "but-aa-001", constant: 20)
    ).replacing("userLabel=\"Panel\"", with: "translatesAutoresizingMaskIntoConstraints=\"NO\"")
  }

  /// A window of AppKit's is as large as the rules of its root say: both sides are one edit where it took both at once.
  @Test func bothSidesOfARootMoveWhatIsInIt() throws {
    let told = sentences(try outcome(Self.root(380, 109), Self.root(400, 125), ending: "xib"))
    #expect(told.count == 1, "\(told)")
    for words in ["400 instead of 380", "125 instead of 109", "moved right 20 and down 16"] {
      #expect(told.first?.contains(words) ?? false, "\(told)")
    }
    let wide = sentences(try outcome(Self.root(380, 109), Self.root(400, 109), ending: "xib"))
    #expect(wide.count == 1 && wide[0].contains("right 20") && !wide[0].contains("109"), "\(wide)")
  }

  /// A rule across the way that a row's going moved something is no part of that. Seen in dcTrecker.
  @Test func rulesAcrossTheWayAreNoPart() throws {
    func file(_ isThere: Bool) -> String {
      let root = "Hz6-mo-xeY"
      let names = isThere ? ["one", "gap", "two"] : ["one", "two"]
      var (views, rules) = ("", "")
      for (index, name) in names.enumerated() {
        let id = "\(name)-aa-001"
        views += Drawn.view(
          id, "customView", Drawn.frame(20, 150 - Double(index) * 50, 100, 30), attributes: "userLabel=\"\(name)\"")
        let above = index == 0 ? root : "\(names[index - 1])-aa-001"
        rules += Drawn.rule(
          "\(name)-to-\(above.prefix(3))", "top", index == 0 ? "top" : "bottom", above, item: id, constant: 20)
        rules += Drawn.rule("\(name)-hi-001", "height", item: id, constant: 30)
        rules += Drawn.rule("\(name)-wi-001", "width", item: id, constant: 100)
        let beside = name == "two" && !isThere ? "one-aa-001" : root
        rules += Drawn.rule(
          "\(name)-le-\(beside.prefix(3))", "leading", "leading", beside, item: id, constant: beside == root ? 20 : 0)
      }
      return Drawn.mac(views, constraints: rules)
    }
    let outcome = try outcome(file(true), file(false), ending: "xib")
    let told = ReviewText().text(outcome.report)
    #expect(told.contains("'gap' is gone") && told.contains("moved up 50 pt"), "\(told)")
    #expect(!told.contains("and: the rule `two.leading"), "\(told)")
  }

  // MARK: Roots in other views

  private static func inBar(_ attributes: String) -> String {
    let scroll =
      "<scrollView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"scr-aa-001\">\(Drawn.frame(0, 64, 375, 603))</scrollView>"
    let rules = ["top", "bottom", "leading", "trailing"].enumerated().map {
      Drawn.rule("con-aa-00\($0)", $1, $1, "saf-aa-001", item: "scr-aa-001")
    }.joined()
    return Drawn.storyboard(
      Drawn.scene(
        "a",
        """
        <viewController id="vie-aa-001" sceneMemberID="viewController"><view key="view" id="roo-aa-001">
        \(Drawn.frame(0, 0, 375, 667))<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(scroll)</subviews><constraints>\(rules)</constraints>
        <viewLayoutGuide key="safeArea" id="saf-aa-001"/></view></viewController>
        """)
        + Drawn.scene(
          "b",
          """
          <navigationController id="nav-aa-001" sceneMemberID="viewController">
          <navigationBar key="navigationBar" \(attributes) id="bar-aa-001">\(Drawn.frame(0, 20, 375, 44))
          <autoresizingMask key="autoresizingMask"/></navigationBar><connections>
          <segue destination="vie-aa-001" kind="relationship" relationship="rootViewController" id="seg-aa-001"/>
          </connections></navigationController>
          """))
  }

  @Test func rulesOfARootThatEndsAtBarsAreAsTheyWere() throws {
    for (before, after) in [("", "translucent=\"NO\""), ("translucent=\"NO\"", "")] {
      let told = sentences(
        try outcome(Self.inBar(before), Self.inBar(after), ending: "storyboard", devices: ["iphone-8"]))
      #expect(!told.isEmpty && !told.contains { $0.contains("the rule") }, "\(told)")
    }
  }

  // MARK: What tables and controls make of recorded frames

  private static func cells(_ height: Double, _ attributes: String, text: String = "Row") -> String {
    Drawn.storyboard(
      Drawn.scene(
        "a",
        """
        <tableViewController id="tab-aa-001" sceneMemberID="viewController"><tableView key="view" dataMode="static" \
        style="grouped" rowHeight="44" id="tav-aa-001">\(Drawn.frame(0, 0, 375, 667))<sections>
        <tableViewSection id="sec-aa-001"><cells>
        <tableViewCell \(attributes) id="cea-aa-001">\(Drawn.frame(0, 18, 375, height))
        <tableViewCellContentView key="contentView" id="coa-aa-001">\(Drawn.frame(0, 0, 375, height))<subviews>
        <label text="\(text)" id="lab-aa-001">\(Drawn.frame(16, 10, 100, 21))</label></subviews>
        </tableViewCellContentView></tableViewCell>
        <tableViewCell id="ceb-aa-001">\(Drawn.frame(0, 18 + height, 375, 44))
        <tableViewCellContentView key="contentView" id="cob-aa-001">\(Drawn.frame(0, 0, 375, 44))
        </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
        </tableViewController>
        """))
  }

  /// `rowHeight` of −1 asks for `UITableView.automaticDimension`; a number of the cell's own is the user's.
  @Test func theHeightOfARowThatTheTableFindsOutIsNoEdit() throws {
    let automatic = try outcome(
      Self.cells(61.5, "rowHeight=\"-1\""), Self.cells(65.5, "rowHeight=\"-1\""), ending: "storyboard",
      devices: ["iphone-8"])
    #expect(automatic.report.groups.isEmpty, "\(automatic.report.groups.map(\.title))")
    let own = try outcome(
      Self.cells(61, "rowHeight=\"61\""), Self.cells(65, "rowHeight=\"65\""), ending: "storyboard",
      devices: ["iphone-8"])
    #expect(own.report.groups.contains { $0.title.contains("65 instead of 61") }, "\(own.report.groups.map(\.title))")
  }

  private static func rows(_ height: Double, rowHeight: Double) -> String {
    Drawn.mac(
      """
      <scrollView id="scr-aa-001">\(Drawn.frame(0, 0, 300, 200))
      <clipView key="contentView" id="cli-aa-001">\(Drawn.frame(1, 1, 298, 198))<subviews>
      <tableView rowHeight="\(rowHeight)" viewBased="YES" id="tab-aa-001">\(Drawn.frame(0, 0, 298, 198))<tableColumns>
      <tableColumn width="295" id="col-aa-001"><prototypeCellViews><tableCellView id="cel-aa-001">
      \(Drawn.frame(1, 1, 295, height))<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><textField id="tex-aa-001">\(Drawn.frame(0, height - 17, 200, 17))
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
      <textFieldCell key="cell" title="Row" id="cec-aa-001"><font key="font" metaFont="system"/></textFieldCell>
      </textField></subviews></tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView></subviews>
      </clipView></scrollView>
      """)
  }

  @Test func aMacsRowIsAsHighAsItsTableSays() throws {
    let recorded = try outcome(Self.rows(45, rowHeight: 45), Self.rows(43, rowHeight: 45), ending: "xib")
    #expect(recorded.report.groups.isEmpty, "\(recorded.report.groups.map(\.title))")
    let meant = try outcome(Self.rows(45, rowHeight: 45), Self.rows(60, rowHeight: 60), ending: "xib")
    #expect(!meant.report.groups.isEmpty)
    // Recorded as neither table says: the setting is told, and nothing of the recorded height.
    let stale = try outcome(Self.rows(45, rowHeight: 45), Self.rows(30, rowHeight: 60), ending: "xib")
    #expect(stale.report.groups.isEmpty, "\(stale.report.groups.map(\.title))")
    #expect(stale.report.notes.contains { $0.text.contains("row height in a table view is '60' instead of '45'") })
  }

  // MARK: Each axis by itself

  private static func label(_ text: String, trailing: Bool) -> String {
    Drawn.xib(
      Drawn.view(
        "lab-aa-001", "label", Drawn.frame(20, 40, 300, 21), attributes: "text=\"\(text)\" numberOfLines=\"0\"",
        more: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"),
      constraints: Drawn.rule("con-aa-001", "leading", "leading", "iN0-l3-epB", item: "lab-aa-001", constant: 20)
        + Drawn.rule("con-aa-002", "top", "top", "iN0-l3-epB", item: "lab-aa-001", constant: 40)
        + (trailing ? Drawn.rule("con-aa-003", "trailing", "trailing", "lab-aa-001", constant: 20) : ""))
  }

  /// A rule that went made the label narrower; that it has a height is its text's doing.
  @Test func aTextGivesTheHeightAndARuleTheWidth() throws {
    let told = sentences(
      try outcome(
        Self.label("", trailing: true), Self.label("Some words", trailing: false), ending: "xib",
        devices: ["iphone-8"]))
    let rule = told.first { $0.contains("trailing") } ?? ""
    #expect(rule.contains("width") && !rule.contains("height"), "\(told)")
    #expect(told.contains { $0.hasPrefix("text of") && $0.contains("in height") }, "\(told)")
  }

  private static func stack(_ alignment: String, _ more: String) -> String {
    let (width, isFilling) = (more.isEmpty ? 375 : 187.5, alignment == "fill")
    func button(_ id: String, _ x: Double = 0) -> String {
      Drawn.view(
        id, "button", Drawn.frame(x, isFilling ? 0 : 25, width, isFilling ? 80 : 30),
        attributes: "buttonType=\"system\"", more: "<state key=\"normal\" title=\"Button\"/>")
    }
    return Drawn.xib(
      Drawn.view(
        "sta-aa-001", "stackView", Drawn.frame(0, 0, 375, 80),
        attributes: "alignment=\"\(alignment)\" distribution=\"fillEqually\"",
        subviews: button("one-aa-001") + (more.isEmpty ? "" : button(more, width))),
      constraints: ["leading", "trailing", "top"].enumerated().map {
        Drawn.rule("con-aa-00\($0)", $1, $1, "iN0-l3-epB", item: "sta-aa-001")
      }.joined() + Drawn.rule("con-aa-009", "height", item: "sta-aa-001", constant: 80))
  }

  /// A new member takes room along the stack; across it the alignment does.
  @Test func aMemberTakesWidthAndTheAlignmentHeight() throws {
    let told = sentences(
      try outcome(Self.stack("fill", ""), Self.stack("center", "two-aa-001"), ending: "xib", devices: ["iphone-8"]))
    let member = told.first { $0.contains("is new") } ?? ""
    #expect(member.contains("in width") && !member.contains("in height"), "\(told)")
    #expect(told.contains { $0.hasPrefix("alignment of") && $0.contains("in height") }, "\(told)")
  }

  // MARK: What the canvas recorded

  private static func cell(_ width: Double, _ height: Double) -> String {
    Drawn.xib("").replacing("<view contentMode", with: "<tableViewCell contentMode").replacing(
      "</view>\n</objects>", with: "</tableViewCell>\n</objects>"
    ).replacing(
      "<subviews>\n\n</subviews>",
      with: """
        <tableViewCellContentView key="contentView" id="con-aa-001">\(Drawn.frame(0, 0, width, height))
        <autoresizingMask key="autoresizingMask"/></tableViewCellContentView>
        """)
  }

  /// A cell's content view is as large as the cell leaves it, whatever was recorded of it.
  @Test func theSizeOfAContentViewIsNoEdit() throws {
    let told = try outcome(Self.cell(287, 99), Self.cell(313, 139), ending: "xib", devices: ["iphone-8"])
    #expect(told.report.groups.isEmpty, "\(told.report.groups.map(\.title))")
  }

  /// Rules that stand in no group come each for itself.
  @Test func rulesAreNoGroup() throws {
    func file(_ rules: String) -> String {
      Drawn.xib(Drawn.view("one-aa-001", "view", Drawn.frame(20, 20, 50, 50)), constraints: rules)
    }
    let rules =
      Drawn.rule("con-aa-001", "leading", "leading", "iN0-l3-epB", item: "one-aa-001", constant: 40)
      + Drawn.rule("con-aa-002", "width", item: "one-aa-001", constant: 60)
    let told = sentences(try outcome(file(""), file(rules), ending: "xib", devices: ["iphone-8"]))
    #expect(!told.isEmpty && !told.contains { $0.contains("group") }, "\(told)")
  }
}
