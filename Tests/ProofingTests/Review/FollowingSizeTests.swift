import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// Sizes and places that follow: of a window, of a cell, of what a canvas of another width recorded.
@Suite struct FollowingSizeTests {
  private func review(_ before: String, _ after: String, ending: String = "xib") throws -> RevisionReview.Outcome {
    try SmallHistory(["a.\(ending)": before], ["a.\(ending)": after]).review(
      devices: ending == "storyboard" ? ["iphone-17e"] : [])
  }

  private func titles(_ outcome: RevisionReview.Outcome) -> [String] { outcome.report.groups.map(\.title) }

  // MARK: Windows

  private static func panel(_ width: Double, _ rules: String) -> String {
    let box = Drawn.view(
      "box-aa-001", "customView", Drawn.frame(20, 20, width - 40, 160), attributes: "userLabel=\"Box\"")
    return Drawn.mac(
      "",
      more: """
        <window title="Main" id="win-aa-001"><windowStyleMask key="styleMask" titled="YES"/>
        <rect key="contentRect" x="0.0" y="0.0" width="\(width)" height="200"/>
        <view key="contentView" id="con-aa-001">\(Drawn.frame(0, 0, width, 200))<subviews>\(box)</subviews><constraints>
        \(Drawn.rule("r1a-aa-001", "leading", "leading", "con-aa-001", item: "box-aa-001", constant: 20))
        \(Drawn.rule("r2a-aa-001", "trailing", "trailing", "box-aa-001", constant: 20))
        \(Drawn.rule("r3a-aa-001", "top", "top", "con-aa-001", item: "box-aa-001", constant: 20))
        \(Drawn.rule("r4a-aa-001", "bottom", "bottom", "box-aa-001", constant: 20))\(rules)</constraints></view></window>
        """)
  }

  /// A window is as large as the rules in it ask for: the rule is the cause, the recorded size follows.
  @Test(arguments: [false, true]) func aRuleThatMakesTheWindowLargerIsTheCause(isGoing: Bool) throws {
    let rule = Drawn.rule(
      "r5a-aa-001", "width", item: "box-aa-001", constant: 300, more: "relation=\"greaterThanOrEqual\"")
    let files = [Self.panel(240, ""), Self.panel(340, rule)]
    let outcome = try review(files[isGoing ? 1 : 0], files[isGoing ? 0 : 1])
    #expect(titles(outcome).count == 1, "\(titles(outcome))")
    let what = isGoing ? "gone" : "new"
    #expect(titles(outcome).first?.hasPrefix("the rule `Box.width >= 300` is \(what)") == true, "\(titles(outcome))")
    // The window may as well have been drawn otherwise: its size is told with what followed.
    #expect(titles(outcome).first?.contains(", so the window is ") == true, "\(titles(outcome))")
  }

  /// A pane in the place of another takes the room that one had: what the others were drawn with moved them.
  @Test func anExchangedPaneTakesNothingFromTheOthers() throws {
    func file(_ first: Double, _ second: Double, last: String) -> String {
      func pane(_ id: String, _ x: Double, _ width: Double, _ name: String) -> String {
        "<customView userLabel=\"\(name)\" id=\"\(id)\">\(Drawn.frame(x, 0, width, 200))"
          + "<autoresizingMask key=\"autoresizingMask\"/></customView>"
      }
      let rest = 300 - first - second - 2
      return Drawn.mac(
        "",
        more: """
          <window title="Main" id="win-aa-001"><windowStyleMask key="styleMask" titled="YES"/>
          <rect key="contentRect" x="0.0" y="0.0" width="300" height="200"/>
          <view key="contentView" id="con-aa-001">\(Drawn.frame(0, 0, 300, 200))<subviews>
          <splitView dividerStyle="thin" vertical="YES" id="spl-aa-001">\(Drawn.frame(0, 0, 300, 200))
          <autoresizingMask key="autoresizingMask"/><subviews>\(pane("pa1-aa-001", 0, first, "First"))
          \(pane("pa2-aa-001", first + 1, second, "Second"))\(pane(last, first + second + 2, rest, last))</subviews>
          <holdingPriorities><real value="250"/><real value="250"/><real value="250"/></holdingPriorities></splitView>
          </subviews></view></window>
          """)
    }
    let outcome = try review(file(80, 158, last: "pa3-aa-001"), file(90, 98, last: "pa4-bb-002"))
    let causes = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
    #expect(causes.contains { $0.hasPrefix("the pane 'First' is 90 pt wide instead of 80") }, "\(causes)")
    // The new one was drawn wider than the one that it replaces; nothing follows from that one's going.
    #expect(!causes.contains { $0.contains("is gone, so") }, "\(causes)")
  }

  /// Of a window that became less larger than an edit asks for, since other edits hold it, that edit is no cause. Seen in mojob.
  @Test func whatAsksForMoreThanTheWindowGrewIsNotItsCause() throws {
    func file(_ spacing: Int, _ heights: [Double], _ height: Double) -> String {
      let boxes = heights.enumerated().map { index, height in
        Drawn.view(
          "bo\(index)-aa-001", "customView", Drawn.frame(0, 0, 200, height), attributes: "userLabel=\"Box \(index)\"",
          more: "<constraints>\(Drawn.rule("h\(index)a-aa-001", "height", constant: height))</constraints>")
      }
      let stack = Drawn.view(
        "sta-aa-001", "stackView", Drawn.frame(0, 0, 200, height),
        attributes: "orientation=\"vertical\" distribution=\"fill\" alignment=\"leading\" spacing=\"\(spacing)\"",
        more: "<subviews>\(boxes.joined())</subviews>")
      let edges = ["top", "bottom", "leading", "trailing"].map {
        Drawn.rule("e\($0)-aa-001", $0, $0, "con-aa-001", item: "sta-aa-001")
      }
      return Drawn.mac(
        "",
        more: """
          <window title="Main" id="win-aa-001"><windowStyleMask key="styleMask" titled="YES"/>
          <rect key="contentRect" x="0.0" y="0.0" width="200" height="\(height)"/>
          <view key="contentView" id="con-aa-001">\(Drawn.frame(0, 0, 200, height))<subviews>\(stack)</subviews>
          <constraints>\(edges.joined())</constraints></view></window>
          """)
    }
    let outcome = try review(file(8, [50, 50, 50, 50], 224), file(15, [50, 45, 45, 45], 230))
    let causes = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }
    #expect(causes.contains { $0.lead.contains("spacing") })
    let spacing = causes.filter { $0.lead.contains("spacing") }.map(\.whole)
    #expect(!spacing.contains { $0.contains("the window is") }, "\(spacing)")
  }

  /// A window that only was drawn larger is the change.
  @Test func aWindowThatWasDrawnLargerIsTold() throws {
    let outcome = try review(Self.panel(240, ""), Self.panel(340, ""))
    #expect(
      titles(outcome).first?.hasPrefix("the window is 340 × 200 instead of 240 × 200") == true, "\(titles(outcome))")
  }

  /// A button that came out of a bar, with another look: what moved it is that the bar is gone, no font does.
  @Test func whatMovesAViewThatLiesElsewhereIsItsPlace() throws {
    func button(_ x: Double, _ y: Double, _ look: String, _ font: String) -> String {
      """
      <button id="but-aa-001">\(Drawn.frame(x, y, 32, 24))
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
      <buttonCell key="cell" \(look) title="Go" id="cel-aa-001"><font key="font" metaFont="\(font)"/></buttonCell></button>
      """
    }
    func file(_ inner: String) -> String { Drawn.mac(inner).replacing("useAutolayout=\"YES\"", with: "") }
    let before = """
      <customView id="bar-aa-001" userLabel="Bar">\(Drawn.frame(0, 0, 300, 23))
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/><subviews>
      \(button(2, -1, "type=\"roundTextured\" bezelStyle=\"texturedRounded\" controlSize=\"small\"", "smallSystem"))
      </subviews></customView>
      """
    let after = button(0, 0, "type=\"square\" bezelStyle=\"shadowlessSquare\"", "system")
    let outcome = try review(file(before), file(after))
    #expect(titles(outcome).first?.hasPrefix("'Bar' is gone from around 'Go'") == true, "\(titles(outcome))")
    let own = outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.filter {
      $0.lead.hasPrefix("frame of 'Go' is ")
    }
    #expect(
      own.contains { $0.brief.contains("'Go' moved") || $0.brief.hasPrefix("it moved") }, "\(own.map(\.sentence))")
  }

  // MARK: Flags

  /// A flag on what a view lies in finds nothing of it that was not so before.
  @Test func aFlagAloneIsNoNewWarning() throws {
    func file(_ flag: String, x: Double) -> String {
      Drawn.mac(
        "",
        more: """
          <window title="Main" id="win-aa-001"><windowStyleMask key="styleMask" titled="YES"/>
          <rect key="contentRect" x="0.0" y="0.0" width="300" height="100"/>
          <view key="contentView" \(flag) id="con-aa-001">\(Drawn.frame(0, 0, 300, 100))
          <subviews>\(Drawn.view("box-aa-001", "customView", Drawn.frame(x, 20, 100, 60), attributes: "userLabel=\"Box\""))</subviews>
          <constraints>\(Drawn.rule("r1a-aa-001", "leading", "leading", "con-aa-001", item: "box-aa-001", constant: 20))
          \(Drawn.rule("r2a-aa-001", "top", "top", "con-aa-001", item: "box-aa-001", constant: 20))
          \(Drawn.rule("r3a-aa-001", "width", item: "box-aa-001", constant: 100))
          \(Drawn.rule("r4a-aa-001", "height", item: "box-aa-001", constant: 60))</constraints></view></window>
          """)
    }
    let outcome = try review(file("", x: 24), file("misplaced=\"YES\"", x: 24))
    #expect(titles(outcome).isEmpty, "\(titles(outcome))")
    #expect(outcome.report.exitCode == 0)
  }

  // MARK: Cells

  private static func table(_ width: Double, _ cell: String, attributes: String = "rowHeight=\"44\"") -> String {
    Drawn.storyboard(
      Drawn.scene(
        "1",
        """
        <tableViewController id="tvc-aa-001" sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" \(attributes) id="tbl-aa-001">
        \(Drawn.frame(0, 0, width, 667))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <prototypes>\(cell)</prototypes></tableView></tableViewController>
        """))
  }

  private static func cell(_ width: Double, _ height: Double, _ inner: String, attributes: String = "") -> String {
    """
    <tableViewCell contentMode="scaleToFill" reuseIdentifier="C" \(attributes) id="cel-aa-001" userLabel="Row">
    \(Drawn.frame(0, 28, width, height))<autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-aa-001" id="cov-aa-001">
    \(Drawn.frame(0, 0, width, height - 0.5))<autoresizingMask key="autoresizingMask"/>
    \(inner)</tableViewCellContentView></tableViewCell>
    """
  }

  /// A prototype drawn on a wider canvas: its label is as far from the cell's sides as it was, but for a point.
  @Test func aLabelOfAPrototypeOnAWiderCanvasMovesByItsOwnPoint() throws {
    func file(_ width: Double, _ x: Double, _ labelWidth: Double) -> String {
      Self.table(
        width,
        Self.cell(
          width, 44,
          """
          <subviews><label opaque="NO" contentMode="left" text="Label" id="lab-aa-001">\(Drawn.frame(x, 11, labelWidth, 21))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
          """))
    }
    let outcome = try review(file(320, 60, 240), file(375, 59, 295.5), ending: "storyboard")
    let changes = outcome.report.entries.flatMap { $0.layout?.changes ?? [] }
    let widths = changes.compactMap { change in
      change.view.hasSuffix("Label") ? change.after.map { abs($0.width - (change.before?.width ?? 0)) } : nil
    }
    #expect(widths.allSatisfy { $0 < 2 }, "\(changes.map(\.sentence))")
  }

  /// A cell that is as high as its rules ask for: what was recorded of its height is no cause.
  @Test func theRecordedHeightOfASelfSizingCellIsNoCause() throws {
    func file(_ height: Double) -> String {
      let rules = [
        Drawn.rule("k1a-aa-001", "leading", "leading", "cov-aa-001", item: "lab-aa-001", constant: 16),
        Drawn.rule("k2a-aa-001", "top", "top", "cov-aa-001", item: "lab-aa-001", constant: 8),
        Drawn.rule("k3a-aa-001", "top", "bottom", "lab-aa-001", item: "lab-aa-002", constant: 8),
        Drawn.rule("k4a-aa-001", "leading", "leading", "cov-aa-001", item: "lab-aa-002", constant: 16),
        Drawn.rule("k5a-aa-001", "bottom", "bottom", "lab-aa-002", constant: 8),
      ]
      return Self.table(
        375,
        Self.cell(
          375, height,
          """
          <subviews>\(Drawn.label("lab-aa-001", "Label", Drawn.frame(16, 8, 44, 21)))
          \(Drawn.label("lab-aa-002", "Value", Drawn.frame(16, 36, 44, 21)))</subviews>
          <constraints>\(rules.joined())</constraints>
          """), attributes: "rowHeight=\"-1\" estimatedRowHeight=\"100\"")
    }
    let outcome = try review(file(44), file(65.5), ending: "storyboard")
    #expect(titles(outcome).isEmpty, "\(titles(outcome))")
  }

  /// A cell of the system's with another style: its rules are the system's.
  @Test func theStyleOfACellIsTheCauseOfItsRules() throws {
    func file(isDetail: Bool) -> String {
      func label(_ id: String, _ text: String, _ x: Double, _ width: Double) -> String {
        """
        <label opaque="NO" contentMode="left" text="\(text)" id="\(id)">\(Drawn.frame(x, 12, width, 21))
        <autoresizingMask key="autoresizingMask"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
      }
      let style = isDetail ? "Value1" : "Default"
      let detail = isDetail ? label("det-aa-001", "None", 315, 44) : ""
      return Self.table(
        375,
        Self.cell(
          375, 44, "<subviews>\(label("tit-aa-001", "Destination", 16, 92))\(detail)</subviews>",
          attributes: "style=\"IBUITableViewCellStyle\(style)\" textLabel=\"tit-aa-001\""
            + (isDetail ? " detailTextLabel=\"det-aa-001\"" : "")))
    }
    let outcome = try review(file(isDetail: true), file(isDetail: false), ending: "storyboard")
    #expect(
      titles(outcome).first?.contains("style of 'Row' is basic instead of right detail") == true, "\(titles(outcome))")
  }

  // MARK: Bars

  /// Two screens whose bars say the same now and said something else each are two changes.
  @Test func whatBarsSaidBeforeTellsChangesApart() throws {
    func scene(_ number: Int, _ item: String) -> String {
      Drawn.scene(
        "n\(number)",
        """
        <navigationController id="nav-aa-00\(number)" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar-aa-00\(number)">\(Drawn.frame(0, 20, 375, 44))</navigationBar>
        <connections><segue destination="tvc-aa-00\(number)" kind="relationship" relationship="rootViewController" \
        id="seg-aa-00\(number)"/></connections></navigationController>
        """)
        + Drawn.scene(
          "t\(number)",
          """
          <tableViewController id="tvc-aa-00\(number)" storyboardIdentifier="List\(number)" sceneMemberID="viewController">
          <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" \
          id="tbl-aa-00\(number)">\(Drawn.frame(0, 0, 375, 667))
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></tableView>
          <navigationItem key="navigationItem" title="List" id="nit-aa-00\(number)">\(item)</navigationItem>
          </tableViewController>
          """)
    }
    func item(_ number: Int, _ title: String) -> String {
      "<barButtonItem key=\"rightBarButtonItem\" title=\"\(title)\" id=\"itm-aa-00\(number)\"/>"
    }
    let outcome = try review(
      Drawn.storyboard(scene(1, "") + scene(2, item(2, "Filter"))),
      Drawn.storyboard(scene(1, item(1, "Sort")) + scene(2, item(2, "Sort"))), ending: "storyboard")
    let words = titles(outcome)
    #expect(words.contains("the bar's trailing button “Sort” is new"), "\(words)")
    #expect(words.contains("the bar's trailing button says “Sort” instead of “Filter”"), "\(words)")
  }
}
