import Testing

@testable import ImageDiff

@Suite struct OutputTests {
  @Test func changesAreSummedUp() {
    let expected = Canvas(40, 30).picture
    let actual = Canvas(40, 30).filled(3, 4, 2, 2, 0).filled(30, 20, 1, 1, 0xFEFFFF).picture
    let difference = Difference.between(expected: expected, actual: actual)
    #expect(difference.summary == "5 pixels differ in 2 regions, most at (3, 4), 2×2")
  }

  @Test func sizesAndMasksAreSaid() {
    let expected = Canvas(20, 20).filled(0, 15, 20, 5, 0x112233)
    let actual = Canvas(20, 22).filled(0, 15, 20, 5, 0x112233).filled(2, 2, 1, 1, 0)
    let mask = DifferenceMask(name: "m", bounds: PixelRect(x: 2, y: 2, width: 1, height: 1))
    let difference = Difference.between(
      expected: expected.picture, actual: actual.picture, options: DifferenceOptions(masks: [mask]))
    #expect(
      difference.summary
        == "20×22 pixels instead of 20×20; aligned, 40 pixels differ in 1 region, most at (0, 20), 20×2; "
        + "1 more under masks")
    let same = Difference.between(expected: expected.picture, actual: expected.picture)
    #expect(same.summary == "same")
  }
}
