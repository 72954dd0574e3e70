import Testing

@testable import ImageDiff

@Suite struct RegionTests {
  private static func regions(_ dots: [(Int, Int)], gap: Int) -> [DifferenceRegion] {
    let expected = Canvas(60, 60)
    let actual = dots.reduce(expected) { $0.filled($1.0, $1.1, 1, 1, 0) }
    let options = DifferenceOptions(regionGap: gap)
    return Difference.between(expected: expected.picture, actual: actual.picture, options: options).regions
  }

  @Test func pixelsWithinTheGapAreOneRegion() {
    #expect(Self.regions([(10, 10), (14, 14)], gap: 4).count == 1)
    #expect(Self.regions([(10, 10), (15, 10)], gap: 4).count == 2)
    #expect(Self.regions([(10, 10), (10, 15)], gap: 4).count == 2)
    #expect(Self.regions([(14, 10), (10, 14)], gap: 4).count == 1)
    #expect(Self.regions([(10, 10), (11, 10)], gap: 1).count == 1)
    #expect(Self.regions([(10, 10), (12, 10)], gap: 1).count == 2)
  }

  @Test func chainsJoinWhatIsFarApart() {
    // Two columns that only a bridge at the bottom joins.
    let columns = (0..<40).flatMap { [(5, $0), (40, $0)] }
    #expect(Self.regions(columns, gap: 3).count == 2)
    #expect(Self.regions(columns + (5...40).map { ($0, 39) }, gap: 3).count == 1)
  }

  @Test func regionsAreTightAndInReadingOrder() {
    let regions = Self.regions([(50, 2), (3, 2), (20, 30), (22, 31)], gap: 5)
    #expect(
      regions.map(\.bounds) == [
        PixelRect(x: 3, y: 2, width: 1, height: 1), PixelRect(x: 50, y: 2, width: 1, height: 1),
        PixelRect(x: 20, y: 30, width: 3, height: 2),
      ])
    #expect(regions.map(\.differing) == [1, 1, 2])
  }

  @Test func groupsAreThoseOfANaiveFlood() {
    let seed: UInt64 = 404
    print("seed \(seed)")
    var numbers = SeededNumbers(seed: seed)
    for round in 0..<60 {
      let gap = Int.random(in: 1...6, using: &numbers)
      let dots = (0..<40).map { _ in
        (Int.random(in: 0..<60, using: &numbers), Int.random(in: 0..<60, using: &numbers))
      }
      var left = Set(dots.map { [$0.0, $0.1] })
      var sizes: [Int] = []
      while let seed = left.first {
        var group: Set<[Int]> = [seed]
        var edge = [seed]
        left.remove(seed)
        while let place = edge.popLast() {
          let near = left.filter { abs($0[0] - place[0]) <= gap && abs($0[1] - place[1]) <= gap }
          left.subtract(near)
          group.formUnion(near)
          edge += near
        }
        sizes.append(group.count)
      }
      #expect(Self.regions(dots, gap: gap).map(\.differing).sorted() == sizes.sorted(), "round \(round)")
    }
  }
}
