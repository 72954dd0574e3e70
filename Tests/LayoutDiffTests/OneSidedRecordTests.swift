import ProofModel
import Testing

@testable import LayoutDiff

/// What one side's record alone says of an amount: the other's frames are of an earlier save.
@Suite struct OneSidedRecordTests {
  /// What a canvas' bar takes of one side is no edit's, to a text's rounding. Seen in APPForRestaurant.
  @Test func whatABarTakesIsNoLack() {
    let (before, after) = ((solved: 151.5, recorded: 152.0), (solved: 159.0, recorded: 203.0))
    #expect(DrawnPlaces.lack(of: 7.5, before, after, bars: [20, 44]) == 0)
    #expect(DrawnPlaces.lack(of: 7.5, before, after, bars: [20]) == 43.5)
  }

  /// Seen in iLocalize and teaBASE.
  @Test func aSideThatIsDrawnElsewhereSpeaksAgainstAnAmount() {
    #expect(DrawnPlaces.contradict(-12, (solved: 51, recorded: 58), isLater: true, .vertical))
    #expect(DrawnPlaces.contradict(12, (solved: 51, recorded: 58), isLater: false, .vertical))
    #expect(!DrawnPlaces.contradict(-12, (solved: 58, recorded: 58), isLater: true, .vertical))
    // A text in a font that stands in for another is as much wider.
    #expect(!DrawnPlaces.contradict(-40, (solved: 53, recorded: 51), isLater: true, .horizontal))
  }

  private static func places(_ id: String, outer: Bool, in parent: String = "box") -> DrawnPlaces {
    let place = DrawnPlaces.Place(
      recorded: Rect(x: outer ? 100 : 0, y: 0, width: 10, height: 10),
      solved: Rect(x: outer ? 100 : 0, y: 0, width: 10, height: 10))
    return DrawnPlaces(
      frames: [:], places: outer ? [id: place] : [:], innerPlaces: [id: (outer ? place.offset(-100) : place, parent)],
      ruled: [])
  }

  /// Both are told in one space, or of one side nothing is.
  @Test func bothSidesAreToldInOneSpace() {
    let pair = DrawnPlaces.pair((Self.places("a", outer: true), "a"), (Self.places("a", outer: false), "a"))
    #expect(pair.before?.recorded.x == 0 && pair.after?.recorded.x == 0)
    let other = DrawnPlaces.pair(
      (Self.places("a", outer: true), "a"), (Self.places("a", outer: false, in: "other"), "a"))
    #expect(other.before == nil && other.after == nil)
  }
}

extension DrawnPlaces.Place {
  fileprivate func offset(_ x: Double) -> Self {
    Self(recorded: recorded.offset(x: x, y: 0), solved: solved.offset(x: x, y: 0))
  }
}
