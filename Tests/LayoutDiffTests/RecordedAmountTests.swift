import ProofModel
import Testing

@testable import LayoutDiff

/// What an amount lacks of the one that the file records.
@Suite struct RecordedAmountTests {
  @Test func anAmountThatTheFileBearsOutIsTheFiles() {
    // From 55 to 230 for us, to 228 in the file.
    #expect(DrawnPlaces.lack(of: 175, (solved: 55, recorded: 55), (solved: 230, recorded: 228)) == -2)
    // A point is the tools' rounding.
    #expect(DrawnPlaces.lack(of: 175, (solved: 55, recorded: 55), (solved: 230, recorded: 229)) == 0)
    // On a screen of another size it is another amount.
    #expect(DrawnPlaces.lack(of: 90, (solved: 55, recorded: 55), (solved: 230, recorded: 228)) == 0)
    // A canvas without the status bar that the other one had. Seen in hedera-wallet.
    #expect(DrawnPlaces.lack(of: -5, (solved: 40, recorded: 40), (solved: 35, recorded: 15), bars: [20, 44]) == 0)
    // The other way is no measure of it.
    #expect(DrawnPlaces.lack(of: 2, (solved: 55, recorded: 55), (solved: 57, recorded: 53)) == 0)
  }

  /// A view that is 20 less high than we find it, and lies 20 lower, lies under no other bar. Seen in jAlly.
  @Test func whatASizeLacksIsNoBars() {
    var later = DrawnPlaces(frames: [:], places: [:], innerPlaces: [:], ruled: [])
    later.bars = [20]
    let (before, after) = ((solved: 435.5, recorded: 455.5), (solved: 422.0, recorded: 461.5))
    #expect(!DrawnPlaces.contradict(-13.5, before, after, .vertical, later))
    #expect(DrawnPlaces.contradict(-13.5, before, after, .vertical, later, growth: -19.5))
  }

  /// What we find next to nothing of, where the file says several points, is no measure of it: a font that stands in for
  /// another. Seen in Spring.
  @Test func nextToNothingIsNoMeasureOfPoints() {
    let later = DrawnPlaces(frames: [:], places: [:], innerPlaces: [:], ruled: [])
    #expect(DrawnPlaces.contradict(-0.33, (57, 57), (56.67, 63.5), .horizontal, later))
    #expect(!DrawnPlaces.contradict(-0.33, (57, 57), (56.67, 57.5), .horizontal, later))
  }

  /// On the canvas a frame that somebody's tools wrote anew is no older one, also where nothing else was laid out again. Seen in
  /// SwiftLanguageWeather.
  @Test func aFrameThatWentTheOtherWaySpeaks() {
    var later = DrawnPlaces(frames: [:], places: [:], innerPlaces: [:], ruled: [])
    later.isAnew = false
    #expect(DrawnPlaces.contradict(-301, (76, 76), (-225, 143), .horizontal, later))
    // On a device that is no canvas another amount may be as true, and an older frame says nothing.
    #expect(!DrawnPlaces.contradict(-200, (76, 76), (-225, 143), .horizontal, later))
    #expect(!DrawnPlaces.contradict(-301, (76, 76), (-225, 76), .horizontal, later))
  }
}
