import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// What is told of AppKit's controls and boxes; each on a small file of the shape in which it was seen.
@Suite struct MacControlTests {
  private func causes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.entries.flatMap { $0.layout?.causes ?? [] }.map(\.sentence)
  }

  private func notes(_ outcome: RevisionReview.Outcome) -> [String] {
    outcome.report.notes.filter(\.isChange).map(\.text)
  }

  private static func button(
    _ title: String, _ more: String = "", frame: String = Drawn.frame(20, 20, 160, 40), type: String = "square",
    font: String = "metaFont=\"system\"", id: String = "but-aa-001"
  ) -> String {
    """
    <button verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(frame)
    <buttonCell key="cell" type="\(type)" title="\(title)" bezelStyle="\(type == "push" ? "rounded" : "shadowlessSquare")" \
    \(more) alignment="center" id="c\(id.dropFirst())"><font key="font" \(font)/></buttonCell></button>
    """
  }

  /// A title that overlaps the picture is drawn over it (`NSControl.ImagePosition.imageOverlaps`). Seen in OSRS-touch-bar.
  @Test func aTitleOverItsPictureIsRead() throws {
    func file(_ title: String) -> String {
      Drawn.mac(
        Self.button(title, "image=\"Wood\" imagePosition=\"overlaps\" imageScaling=\"axesIndependently\""),
        constraints: Drawn.rule("r1a-aa-001", "top", "top", "Hz6-mo-xeY", item: "but-aa-001", constant: 20)
          + Drawn.rule("r2a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "but-aa-001", constant: 20),
        more: "</objects><resources><image name=\"Wood\" width=\"160\" height=\"40\"/></resources><objects>")
    }
    let found = causes(try SmallHistory.review(file("Quit"), file("Customize...")))
    #expect(found.contains { $0.contains("is 'Customize...' instead of 'Quit'") }, "\(found)")
  }

  /// A button whose picture stands alone writes nothing in its font. Seen in mworks.
  @Test func theFontOfAPictureAloneIsNoCause() throws {
    func file(_ font: String) -> String {
      Drawn.mac(
        Self.button("Pause", "image=\"Wood\" imagePosition=\"only\"", font: font),
        constraints: Drawn.rule("r1a-aa-001", "top", "top", "Hz6-mo-xeY", item: "but-aa-001", constant: 20)
          + Drawn.rule("r2a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "but-aa-001", constant: 20),
        more: "</objects><resources><image name=\"Wood\" width=\"160\" height=\"40\"/></resources><objects>")
    }
    let found = causes(try SmallHistory.review(file("size=\"10\" name=\"LucidaGrande\""), file("metaFont=\"system\"")))
    #expect(!found.contains { $0.contains("font of ") }, "\(found)")
  }

  /// Icons and other pictures that AppKit loads are there, whether they are drawn here or not. Seen in quickesp.
  @Test func anIconFileIsThere() throws {
    func file(_ x: Double) -> String {
      Drawn.mac(
        """
        <imageView translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES" id="ima-aa-001">
        \(Drawn.frame(x, 20, 64, 64))<imageCell key="cell" image="Shop" id="cel-aa-001"/></imageView>
        """)
    }
    let history = try SmallHistory(["a.xib": file(20)], ["a.xib": file(30)])
    let icon: [UInt8] = Array("icns".utf8) + [0, 0, 0, 20] + Array("ic09".utf8) + [0, 0, 0, 12, 0, 0, 0, 0]
    try history.write("Shop.icns", icon)
    try history.amend()
    let told = try history.review(devices: []).diagnostics.filter { $0.severity > .note }.map(\.message)
    #expect(!told.contains { $0.contains("there is no picture") }, "\(told)")
  }

  /// A list in the place of a field is told as that, and no look of either. Seen in mafia_AI.
  @Test func aFieldThatBecameAListIsTold() throws {
    func field(_ element: String, _ id: String, _ more: String, _ top: Double) -> String {
      Drawn.mac(
        """
        <\(element) verticalHuggingPriority="750" userLabel="Symbol" translatesAutoresizingMaskIntoConstraints="NO" \
        \(more) id="\(id)">\(Drawn.frame(20, 20, 200, 21))
        <\(element)Cell key="cell" editable="YES" borderStyle="bezel" drawsBackground="YES" id="cel-aa-001">
        <font key="font" metaFont="system"/>
        <color key="backgroundColor" name="textBackgroundColor" catalog="System" colorSpace="catalog"/>
        </\(element)Cell></\(element)>
        """,
        constraints: Drawn.rule("r1a-aa-001", "top", "top", "Hz6-mo-xeY", item: id, constant: top)
          + Drawn.rule("r2a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: id, constant: 20)
          + Drawn.rule("r3a-aa-001", "width", item: id, constant: 200))
    }
    let outcome = try SmallHistory.review(
      field("textField", "old-aa-001", "customClass=\"NSSearchField\"", 20), field("comboBox", "new-aa-001", "", 26))
    let found = causes(outcome)
    #expect(found.contains { $0.contains("'Symbol' is a combo box instead of a search field") }, "\(found)")
    #expect(!found.contains { $0.contains("background of") || $0.contains("class of") }, "\(found)")
    let title = outcome.report.groups.first?.title ?? ""
    #expect(title.hasPrefix("'Symbol' is a combo box"), "\(title)")
  }

  /// The bezel of a push button is as high as its control size has it. Seen in marlin-kids.
  @Test func aPushButtonKeepsItsHeightWithAnotherFont() throws {
    func file(_ font: String) -> String {
      Drawn.mac(
        Self.button("OK", frame: Drawn.frame(14, 20, 60, 32), type: "push", font: font)
          + Self.button("Below", frame: Drawn.frame(14, 60, 90, 32), type: "push", id: "bel-aa-001"),
        constraints: Drawn.rule("r1a-aa-001", "top", "top", "Hz6-mo-xeY", item: "but-aa-001", constant: 20)
          + Drawn.rule("r2a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "but-aa-001", constant: 20)
          + Drawn.rule("r3a-aa-001", "top", "bottom", "but-aa-001", item: "bel-aa-001", constant: 20)
          + Drawn.rule("r4a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "bel-aa-001", constant: 20))
    }
    let found = causes(try SmallHistory.review(file("metaFont=\"system\" size=\"18\""), file("metaFont=\"system\"")))
    #expect(!found.contains { $0.contains("height") || $0.contains("moved") }, "\(found)")
  }

  /// A check box with a long title is called by the beginning of it. Seen in PhotoMiner.
  @Test func aButtonIsCalledByTheBeginningOfItsTitle() throws {
    let title = "Ask for confirmation before deleting pictures"
    func file(_ top: Double) -> String {
      Drawn.mac(
        Self.button(title, "imagePosition=\"left\"", frame: Drawn.frame(20, top, 300, 18), type: "check"),
        size: (400, 200),
        constraints: Drawn.rule("r1a-aa-001", "top", "top", "Hz6-mo-xeY", item: "but-aa-001", constant: top)
          + Drawn.rule("r2a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "but-aa-001", constant: 20))
    }
    let found = causes(try SmallHistory.review(file(20), file(40)))
    #expect(found.contains { $0.contains("`Ask for confirmation before del….top == root.top + 40`") }, "\(found)")
  }

  /// What a box shows lies below its title, and a box without one has no font of it. Seen in rposx.
  @Test func theContentOfABoxGoesUpWithItsTitle() throws {
    func file(_ title: String, top: Double) -> String {
      Drawn.mac(
        """
        <box autoresizesSubviews="NO" borderType="line" \(title) fixedFrame="YES" \
        translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-001">\(Drawn.frame(20, 20, 200, 100))
        <view key="contentView" id="con-aa-001">\(Drawn.frame(1, 1, 198, 98 - top))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(Self.fixedCheck(y: 70 - top))</subviews></view></box>
        """)
    }
    let found = causes(
      try SmallHistory.review(file("title=\"Box\"", top: 14), file("title=\"Box\" titlePosition=\"noTitle\"", top: 0)))
    #expect(found.contains { $0.contains("moved up 14 pt") }, "\(found)")
    #expect(!found.contains { $0.contains("font of") || $0.contains("colour of") }, "\(found)")
  }

  private static func fixedCheck(y: Double) -> String {
    """
    <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="che-aa-001">\(Drawn.frame(10, y, 120, 18))
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
    <buttonCell key="cell" type="check" title="Send it" imagePosition="left" id="ccc-aa-001">
    <font key="font" metaFont="system"/></buttonCell></button>
    """
  }

  /// A label of several lines that says no preferred width has the one that it was drawn with, before Xcode 7 wrote it down.
  /// Seen in Switch.
  @Test func aWidthThatAnotherXcodeWroteDownIsNoChange() throws {
    func file(_ tools: String, _ width: String) -> String {
      Drawn.mac(
        """
        <textField horizontalHuggingPriority="251" verticalHuggingPriority="750" \(width) \
        translatesAutoresizingMaskIntoConstraints="NO" id="lab-aa-001">\(Drawn.frame(20, 20, 160, 34))
        <textFieldCell key="cell" title="Pre-release updates are not for everybody" id="cel-aa-001">
        <font key="font" metaFont="system"/></textFieldCell></textField>
        """, size: (500, 200),
        constraints: Drawn.rule("r1a-aa-001", "top", "top", "Hz6-mo-xeY", item: "lab-aa-001", constant: 20)
          + Drawn.rule("r2a-aa-001", "leading", "leading", "Hz6-mo-xeY", item: "lab-aa-001", constant: 20)
      ).replacing("21507", with: tools)
    }
    let found = causes(
      try SmallHistory.review(file("5053", ""), file("9532", "preferredMaxLayoutWidth=\"156\"")))
    #expect(found.isEmpty, "\(found)")
  }
}
