import Foundation
import ProofModel
import Testing

@testable import Reviewing
@testable import Revisions

/// Sizes of AppKit's controls and of what tiles them: what a file says of these is no movement. Each on a small file of the shape in
/// which it was told falsely.
@Suite struct MacControlSizeTests {
  private func text(_ outcome: RevisionReview.Outcome) -> String { ReviewText().text(outcome.report) }

  /// A slider of which no value is written is at 0. Seen in Menu-Bar-Dock.
  @Test func aSliderWithoutAValueIsAtZero() throws {
    func file(_ settings: String) -> String {
      Drawn.mac(
        """
        <slider fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Slider" id="sli-aa-001">
        \(Drawn.frame(20, 20, 200, 26))<autoresizingMask key="autoresizingMask"/>
        <sliderCell key="cell" state="on" alignment="left" \(settings) maxValue="100" tickMarkPosition="below" \
        numberOfTickMarks="10" sliderType="linear" id="slc-aa-001"/></slider>
        """)
    }
    let said =
      text(
        try SmallHistory.review(file("minValue=\"1\" doubleValue=\"1\""), file("doubleValue=\"50\"")))
      + text(
        try SmallHistory.review(file("minValue=\"1\" doubleValue=\"1\""), file("")))
    #expect(said.contains("value of 'Slider' is 50 instead of 1"), "\(said)")
    #expect(said.contains("value of 'Slider' is 0 instead of 1"), "\(said)")
  }

  /// Boxes of the old style show their titles. Seen in ProgressKit.
  @Test func anOldStyleBoxShowsItsTitle() throws {
    func file(_ title: String) -> String {
      Drawn.mac(
        """
        <box fixedFrame="YES" boxType="oldStyle" borderType="line" title="\(title)" titlePosition="aboveTop" \
        translatesAutoresizingMaskIntoConstraints="NO" id="box-aa-001">\(Drawn.frame(20, 20, 200, 110))
        <autoresizingMask key="autoresizingMask"/><view key="contentView" id="bco-aa-001">
        \(Drawn.frame(1, 1, 198, 93))<autoresizingMask key="autoresizingMask"/></view></box>
        """)
    }
    let outcome = try SmallHistory.review(file("Crawler"), file("Rainbow"))
    #expect(text(outcome).contains("is 'Rainbow' instead of 'Crawler'"), "\(text(outcome))")
    #expect(!text(outcome).contains("no pixel") && !text(outcome).contains("what no picture shows"), "\(text(outcome))")
  }

  /// The cells of a matrix are as large as it says, however large it is. Seen in GitDiff and Hoverpad.
  @Test func aMatrixsCellsHaveTheSizeThatIsWritten() throws {
    func file(_ width: Double, cell: Double) -> String {
      Drawn.mac(
        """
        <matrix fixedFrame="YES" verticalHuggingPriority="750" allowsEmptySelection="NO" userLabel="Choices" \
        translatesAutoresizingMaskIntoConstraints="NO" id="mat-aa-001">\(Drawn.frame(20, 20, width, 38))
        <autoresizingMask key="autoresizingMask"/><size key="cellSize" width="\(cell)" height="18"/>
        <size key="intercellSpacing" width="4" height="2"/><cells><column>
        <buttonCell type="radio" title="One" imagePosition="left" alignment="left" inset="2" id="one-aa-001"/>
        <buttonCell type="radio" title="Two" imagePosition="left" alignment="left" inset="2" id="two-aa-001"/>
        </column></cells></matrix>
        """)
    }
    let outcome = try SmallHistory.review(file(140, cell: 121), file(157, cell: 124))
    var growth: [Double] = []
    for change in outcome.report.entries.flatMap({ $0.layout?.changes ?? [] }) where change.kind == "resized" {
      guard ["One", "Two"].contains(where: { change.view.hasSuffix($0) }), let before = change.before,
        let after = change.after
      else { continue }
      growth.append(after.width - before.width)
    }
    #expect(growth == [3, 3], "\(growth) \(text(outcome))")
  }

  /// A clip view of which the file keeps the place of the scroll view's first save lies where the scroll view puts it. Seen in
  /// stacktray.
  @Test func aClipViewIsTiledIntoItsScrollView() throws {
    func file(isNew: Bool) -> String {
      let sizes =
        Drawn.rule("w1a-aa-001", "width", constant: 304) + Drawn.rule("h1a-aa-001", "height", constant: 40)
      let wide = Drawn.view(
        "wid-aa-001", "customView", Drawn.frame(20, 20, 304, 40), attributes: "userLabel=\"Wide\"", constraints: sizes)
      var places = Drawn.rule("d1a-aa-001", "leading", "leading", "doc-aa-001", item: "wid-aa-001", constant: 20)
      places += Drawn.rule("d2a-aa-001", "trailing", "trailing", "wid-aa-001", constant: 20)
      places += Drawn.rule("d3a-aa-001", "top", "top", "doc-aa-001", item: "wid-aa-001", constant: 20)
      let document = Drawn.view(
        "doc-aa-001", "view", Drawn.frame(0, 0, 344, 212), attributes: "userLabel=\"Sheet\"", subviews: wide,
        constraints: places)
      let sides = ["leading", "trailing", "top", "bottom"].map {
        Drawn.rule("c\($0.prefix(2))-aa-001", $0, $0, "cli-aa-001", item: "doc-aa-001")
      }
      let scroll = """
        <scrollView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" userLabel="Scroll" id="scr-aa-001">
        \(Drawn.frame(20, 20, 346, 214))<autoresizingMask key="autoresizingMask"/>
        <clipView key="contentView" userLabel="Clip" id="cli-aa-001">\(Drawn.frame(1, 1, 181, 94))
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(document)</subviews><constraints>\(sides.joined())</constraints></clipView></scrollView>
        """
      return Drawn.mac(isNew ? scroll : "", size: (400, 260))
    }
    let outcome = try SmallHistory.review(file(isNew: false), file(isNew: true))
    #expect(!text(outcome).contains("cannot all be satisfied"), "\(text(outcome))")
  }
}
