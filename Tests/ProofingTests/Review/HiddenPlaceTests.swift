import Testing

@testable import Reviewing
@testable import Revisions

/// Frames of views that no picture shows, in few words.
@Suite struct HiddenPlaceTests {
  private func part(_ name: String, _ now: String, _ then: String) -> String {
    "'\(name)\(HiddenPlaces.sign)\(now) instead of \(then)"
  }

  /// Seen in SCSI2SD.
  @Test func alikeFramesAreToldOnce() {
    let parts = Array(repeating: part("Menu", "170 wide", "153"), count: 3) + [part("Name", "at x 3", "5")]
    #expect(
      HiddenPlaces.words(parts) == [
        "frames of 4 views that are not shown: 'Menu' 170 wide instead of 153 (3 times), 'Name' at x 3 instead of 5"
      ])
  }

  /// Seen in SCSI2SD.
  @Test func ofManyFramesTheAmountsAreTold() {
    let parts = (0..<61).map { index in part("View \(index)", "at x \(100 + 70 + index % 3)", "100") }
    #expect(
      HiddenPlaces.words(parts) == ["frames of 61 views that are not shown: x 70–72 pt larger (61 times)"])
    let both = (0..<61).map { index in part("View \(index)", "x 100, width 40", "x 110, width 30") }
    #expect(
      HiddenPlaces.words(both) == [
        "frames of 61 views that are not shown: width 10 pt larger (61 times), x 10 pt smaller (61 times)"
      ])
  }

  /// What is hidden and lies in another view now has another place in what is around both. Seen in cTiVo.
  @Test func aHiddenViewThatLiesElsewhereIsToldWithItsFrame() throws {
    func hidden(_ x: Double, _ y: Double) -> String {
      "<view hidden=\"YES\" fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"hid-aa-001\" "
        + "userLabel=\"Badge\">\(Drawn.frame(x, y, 30, 30))<autoresizingMask key=\"autoresizingMask\"/></view>"
    }
    func file(_ inner: String, _ outer: String) -> String {
      Drawn.xib(
        "<view fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box-aa-001\" userLabel=\"Box\">"
          + "\(Drawn.frame(50, 200, 90, 90))<autoresizingMask key=\"autoresizingMask\"/><subviews>\(inner)</subviews></view>"
          + outer)
    }
    let text = ReviewText().text(
      try SmallHistory.review(file("", hidden(10, 10)), file(hidden(20, 30), ""), devices: ["iphone-8"]).report)
    #expect(text.contains("'Badge' lies in 'Box' instead of"), "\(text)")
    #expect(text.contains("has the frame x 70, y 230 instead of x 10, y 10"), "\(text)")
  }
}
