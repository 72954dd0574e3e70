import ProofModel
import Testing

@testable import ImageDiff

@Suite struct AlignmentTests {
  /// A list of rows of different greys, 20 pixels each.
  private static func list(_ rows: [UInt32], width: Int = 60) -> Canvas {
    var canvas = Canvas(width, rows.count * 20)
    for (index, gray) in rows.enumerated() {
      canvas = canvas.filled(4, index * 20 + 4, width - 8, 12, gray << 16 | gray << 8 | gray)
    }
    return canvas
  }

  @Test func aRowMoreInTheMiddleIsOneRegion() {
    let expected = Self.list([10, 60, 110, 160]).picture
    let actual = Self.list([10, 60, 85, 110, 160]).picture
    let difference = Difference.between(expected: expected, actual: actual)
    #expect(difference.verdict == .differentSize)
    #expect(!difference.passes)
    #expect(difference.alignment?.anchor == .insertedRows)
    #expect(difference.regions.map(\.kind) == [.onlyActual])
    #expect(difference.differing == 60 * 20)
    let mirrored = Difference.between(expected: actual, actual: expected)
    #expect(mirrored.regions.map(\.kind) == [.onlyExpected])
    #expect(mirrored.regions.map(\.bounds) == difference.regions.map(\.bounds))
  }

  @Test func aColumnMoreAtTheRightIsAlignedLeft() {
    let expected = Canvas(40, 30).filled(2, 2, 10, 10, 0xFF0000)
    let actual = Canvas(52, 30).filled(2, 2, 10, 10, 0xFF0000)
    let difference = Difference.between(expected: expected.picture, actual: actual.picture)
    #expect(difference.alignment?.anchor == .topLeft)
    #expect(difference.regions.map(\.bounds) == [PixelRect(x: 40, y: 0, width: 12, height: 30)])
  }

  @Test func aColumnMoreInTheMiddleIsFound() {
    let expected = Canvas(40, 9).filled(2, 2, 5, 5, 0xFF0000).filled(30, 2, 5, 5, 0x0000FF)
    let actual = Canvas(46, 9).filled(2, 2, 5, 5, 0xFF0000).filled(36, 2, 5, 5, 0x0000FF)
    let difference = Difference.between(expected: expected.picture, actual: actual.picture)
    #expect(difference.alignment?.anchor == .insertedColumns || difference.alignment?.anchor == .topRight)
    #expect(difference.differing == 6 * 9)
  }

  @Test func bothSidesOfDifferentWidthAndHeightHaveTheirOwnParts() {
    let expected = Canvas(50, 20).picture
    let actual = Canvas(30, 45).picture
    let difference = Difference.between(expected: expected, actual: actual)
    #expect(difference.alignment?.canvas == PixelSize(width: 50, height: 45))
    let kinds = difference.regions.map(\.kind)
    #expect(kinds.contains(.onlyExpected) && kinds.contains(.onlyActual))
    // What neither has counts on both sides: 50·45 less the 30·20 they share, the empty corner twice.
    let shared = 30 * 20
    #expect(difference.differing >= 50 * 20 - shared + 30 * 45 - shared)
  }

  @Test func whatIsSharedIsStillCompared() {
    let expected = Canvas(40, 40).filled(5, 5, 4, 4, 0x00FF00).picture
    let actual = Canvas(40, 50).filled(5, 5, 4, 4, 0x00FE00).picture
    let difference = Difference.between(expected: expected, actual: actual)
    #expect(difference.differing == 16 + 400)
    #expect(difference.regions.map(\.kind) == [.changed, .onlyActual])
  }
}
