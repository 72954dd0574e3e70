import Foundation
import Testing

@testable import LayoutDiff
@testable import Reviewing
@testable import Revisions

/// What a Mac's file says by leaving it out, in another order or for the canvas alone is told as what it means; each on a small
/// file of the shape in which it was told otherwise.
@Suite struct MacToldWordTests {
  private func causes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map { $0.sentence + " " + $0.whole }
  }

  private func notes(_ outcome: RevisionReview.Outcome) -> [String] { outcome.report.notes.map(\.text) }

  private static func field(_ cell: String, more: String = "") -> String {
    """
    <textField fixedFrame="YES" userLabel="Notes" id="fie-aa-001">\(Drawn.frame(20, 20, 200, 21))
    <autoresizingMask key="autoresizingMask"/><textFieldCell key="cell" \(cell) editable="YES" borderStyle="bezel" \
    drawsBackground="YES" id="cel-aa-001"><font key="font" metaFont="system"/></textFieldCell>\(more)</textField>
    """
  }

  /// The options of a binding are a dictionary's. Seen in MailBoxesApp.
  @Test func theOrderOfABindingsOptionsSaysNothing() throws {
    let flag = "<bool key=\"NSContinuouslyUpdatesValue\" value=\"YES\"/>"
    let transformer = "<string key=\"NSValueTransformerName\">Address</string>"
    func file(_ options: String) -> String {
      let binding = """
        <connections><binding destination="-2" name="value" keyPath="self.from" id="bin-aa-001">
        <dictionary key="options">\(options)</dictionary></binding></connections>
        """
      return Drawn.mac(Self.field("", more: binding))
    }
    let told = notes(try SmallHistory.review(file(flag + transformer), file(transformer + flag)))
    #expect(!told.contains { $0.contains("binding") }, "\(told)")
  }

  /// A field without a line break mode wraps its text. Seen in whatdid.
  @Test func aFieldWithoutALineBreakModeWraps() throws {
    // It draws another picture for its height alone.
    let higher = Self.field("title=\"Words\"").replacing("height=\"21.0\"", with: "height=\"41.0\"")
    let outcome = try SmallHistory.review(
      Drawn.mac(Self.field("title=\"Words\" lineBreakMode=\"clipping\"")), Drawn.mac(higher))
    #expect(
      causes(outcome).contains { $0.contains("line break mode of 'Notes' is word-wrap instead of clip") },
      "\(causes(outcome))")
  }

  /// A recessed button has a bezel only while it is on. Seen in THSideBar.
  @Test func aRecessedButtonThatIsOnIsDrawnSo() throws {
    func file(_ type: String, _ state: String) -> String {
      Drawn.mac(
        """
        <button fixedFrame="YES" userLabel="All" id="but-aa-001">\(Drawn.frame(20, 20, 80, 19))
        <autoresizingMask key="autoresizingMask"/><buttonCell key="cell" type="\(type)" title="All" \(state) \
        bezelStyle="\(type)" borderStyle="border" id="cel-aa-001"><font key="font" metaFont="system"/></buttonCell></button>
        """)
    }
    func isOther(_ before: String, _ after: String) throws -> Bool {
      try SmallHistory.review(before, after).report.entries.contains { ($0.pixels?.differing ?? 0) > 100 }
    }
    #expect(try isOther(file("recessed", ""), file("recessed", "state=\"on\"")))
    #expect(try isOther(file("recessed", ""), file("roundRect", "")))
  }

  /// A title in Base64 is what it stands for. Seen in R's Mac-GUI.
  @Test func aTitleInBase64IsItsText() throws {
    let encoded = Self.field("").replacing(
      "</textFieldCell>", with: "<string key=\"title\" base64-UTF8=\"YES\">V29yZHM</string></textFieldCell>")
    let outcome = try SmallHistory.review(Drawn.mac(Self.field("title=\"Words\"")), Drawn.mac(encoded))
    #expect(causes(outcome).isEmpty && !notes(outcome).contains { $0.contains("text") }, "\(causes(outcome))")
  }

  /// A rule for the canvas alone is told as that. Seen in whatdid.
  @Test func aPlaceholderRuleIsToldAsOne() throws {
    func file(_ rule: String) -> String {
      let view = Drawn.view(
        "vie-aa-001", "customView", Drawn.frame(20, 100, 100, 80), attributes: "userLabel=\"Combo\"", constraints: rule)
      let rules = [
        Drawn.rule("r1a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "vie-aa-001", constant: 20),
        Drawn.rule("r2a-aa-001", "top", "top", "Hz6-mo-xeY", item: "vie-aa-001", constant: 20),
        Drawn.rule("r3a-aa-001", "width", item: "vie-aa-001", constant: 100),
      ]
      return Drawn.mac(view, constraints: rules.joined())
    }
    let height = Drawn.rule("r4a-aa-001", "height", constant: 80, more: "placeholder=\"YES\"")
    let told = causes(try SmallHistory.review(file(""), file(height)))
    #expect(told.contains { $0.contains("the rule `Combo.height == 80`, left out at run time, is new") }, "\(told)")
  }

  /// A title that a window hides is nowhere to be seen. Seen in whatdid.
  @Test func aHiddenTitleIsToldAsHidden() throws {
    let window = """
      <window title="What now?" titleVisibility="hidden" id="pan-aa-001" customClass="NSPanel">
      <windowStyleMask key="styleMask" titled="YES" HUD="YES"/><rect key="contentRect" x="0.0" y="0.0" width="200" height="100"/>
      <view key="contentView" id="pac-aa-001">\(Drawn.frame(0, 0, 200, 100))</view></window>
      """
    let outcome = try SmallHistory.review(Drawn.macFile(""), Drawn.macFile(window))
    let told = notes(outcome)
    #expect(told.contains { $0.contains("hides its title and is a HUD panel") }, "\(told)")
    #expect(!told.contains { $0.contains("it shows 'What now?'") }, "\(told)")
  }

  /// A rule between whose views a new one came, at another distance, is told. Seen in OSX_Fractal.
  @Test func rulesThatTieOtherThingsAtAnotherDistanceAreTold() throws {
    func view(_ id: String, _ name: String, _ frame: String) -> String {
      Drawn.view(id, "customView", frame, attributes: "userLabel=\"\(name)\"")
    }
    let root = "Hz6-mo-xeY"
    let fixed = [
      Drawn.rule("r1a-aa-001", "leading", "leading", root, item: "lis-aa-001", constant: 20),
      Drawn.rule("r2a-aa-001", "top", "top", root, item: "lis-aa-001", constant: 20),
      Drawn.rule("r3a-aa-001", "trailing", "trailing", "lis-aa-001", constant: 20),
    ].joined()
    let before = Drawn.mac(
      view("lis-aa-001", "List", Drawn.frame(20, 20, 260, 160)),
      constraints: fixed + Drawn.rule("r4a-aa-001", "bottom", "bottom", "lis-aa-001", constant: 20))
    let after = Drawn.mac(
      view("lis-aa-001", "List", Drawn.frame(20, 70, 260, 110))
        + view("dat-aa-001", "Date", Drawn.frame(20, 16, 80, 34)),
      constraints: fixed + Drawn.rule("r5a-aa-001", "bottom", "bottom", "dat-aa-001", constant: 16)
        + Drawn.rule("r6a-aa-001", "top", "bottom", "lis-aa-001", item: "dat-aa-001", constant: 20)
        + Drawn.rule("r7a-aa-001", "leading", "leading", root, item: "dat-aa-001", constant: 20)
        + Drawn.rule("r8a-aa-001", "width", item: "dat-aa-001", constant: 80)
        + Drawn.rule("r9a-aa-001", "height", item: "dat-aa-001", constant: 34))
    let told = causes(try SmallHistory.review(before, after))
    #expect(
      told.contains { $0.contains("the rule `root.bottom == Date.bottom + 16` was `root.bottom == List.bottom + 20`") },
      "\(told)")
  }

  /// A field without its border may be typed into all the same. Seen in dial_composer.
  @Test func aFieldWithoutABorderIsDrawnAsALabel() throws {
    func file(_ border: String) -> String {
      Drawn.mac(
        Drawn.view(
          "fie-aa-001", "textField", Drawn.frame(20, 20, 100, 22), attributes: "fixedFrame=\"YES\" userLabel=\"Note\"",
          more: """
            <textFieldCell key="cell" selectable="YES" editable="YES" \(border) title="A" id="cel-aa-001">
            <font key="font" metaFont="system"/></textFieldCell>
            """))
    }
    let told = causes(try SmallHistory.review(file("borderStyle=\"bezel\" drawsBackground=\"YES\""), file("")))
    #expect(told.contains { $0.contains("look of 'Note' is a label's instead of a field's") }, "\(told)")
  }

  /// A collection view begins at the top of what scrolls it, wherever it was saved. Seen in edgeviewer-macos.
  @Test func aCollectionBeginsAtTheTop() throws {
    func file(_ y: Double, _ height: Double) -> String {
      Drawn.mac(
        """
        <scrollView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="scr-aa-001">\(Drawn.frame(20, 20, 202, 150))
        <clipView key="contentView" id="cli-aa-001">\(Drawn.frame(1, 1, 200, 148))<subviews>
        <collectionView id="col-aa-001">\(Drawn.frame(0, y, 200, height))
        <collectionViewFlowLayout key="collectionViewLayout" id="lay-aa-001"><size key="itemSize" width="50" height="50"/>
        </collectionViewFlowLayout></collectionView></subviews></clipView></scrollView>
        """)
    }
    let told = causes(try SmallHistory.review(file(70, 78), file(0, 148)))
    #expect(told.isEmpty, "\(told)")
  }
}
