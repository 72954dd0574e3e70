import Resolving

/// Which columns and rows of a grid are which of the other side's: those that the same views lie in, and those beside them
/// in their order. What came between two rows makes no row another.
struct TrackMatching {
  /// Positions on both sides, in the order of the later one.
  let columns: [(before: Int, after: Int)]
  let rows: [(before: Int, after: Int)]

  /// - Parameter cells: of the views that lie in the grid on both sides.
  init(_ before: GridSettings, _ after: GridSettings, cells: [(before: GridCell, after: GridCell)]) {
    columns = Self.pairs(
      before.columns.count, after.columns.count, cells.map { ($0.before.column, $0.after.column) })
    rows = Self.pairs(before.rows.count, after.rows.count, cells.map { ($0.before.row, $0.after.row) })
  }

  /// Whether two cells are one: they begin in the same column and the same row.
  func areSame(_ before: GridCell, _ after: GridCell) -> Bool {
    columns.contains { $0 == (before.column, after.column) } && rows.contains { $0 == (before.row, after.row) }
  }

  private static func pairs(
    _ before: Int, _ after: Int, _ shared: [(before: Int, after: Int)]
  ) -> [(before: Int, after: Int)] {
    var votes: [[Int]: Int] = [:]
    for place in shared where (0..<before).contains(place.before) && (0..<after).contains(place.after) {
      votes[[place.before, place.after], default: 0] += 1
    }
    var toBefore = [Int?](repeating: nil, count: after)
    var taken: Set<Int> = []
    func match(_ one: Int, _ other: Int) {
      guard (0..<before).contains(one), toBefore[other] == nil, taken.insert(one).inserted else { return }
      toBefore[other] = one
    }
    // The places in which the most views agree come first; ties go by place.
    for vote in votes.sorted(by: { (-$0.value, $0.key[1], $0.key[0]) < (-$1.value, $1.key[1], $1.key[0]) }) {
      match(vote.key[0], vote.key[1])
    }
    for place in 0..<after { match(place == 0 ? 0 : toBefore[place - 1].map { $0 + 1 } ?? -1, place) }
    for place in (0..<after).reversed() {
      match(place == after - 1 ? before - 1 : toBefore[place + 1].map { $0 - 1 } ?? -1, place)
    }
    return toBefore.enumerated().compactMap { after, before in before.map { ($0, after) } }
  }
}
