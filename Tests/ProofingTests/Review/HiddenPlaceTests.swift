import Testing

@testable import Reviewing

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
}
