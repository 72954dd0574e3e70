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
    // The other way is no measure of it.
    #expect(DrawnPlaces.lack(of: 2, (solved: 55, recorded: 55), (solved: 57, recorded: 53)) == 0)
  }
}
