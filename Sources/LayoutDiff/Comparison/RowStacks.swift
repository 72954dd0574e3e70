import AutoLayout
import ProofModel
import Resolving

/// The rows of tables of iOS, one below the other: how far apart a row and the one before it are, of which titles of sections
/// between them are a part.
struct RowStacks {
  private let before: [LayoutNode]
  private let own: [LayoutNode]
  private let matching: ViewMatching
  private let titles: (before: Titles, after: Titles)

  /// - Parameters:
  ///   - before: the earlier side.
  ///   - after: the later one, with its nodes as its file has them.
  init(_ before: ResolvedScreen, _ after: (screen: ResolvedScreen, own: [LayoutNode]), _ matching: ViewMatching) {
    (self.before, own, self.matching) = (before.nodes, after.own, matching)
    titles = (Titles(before.rules), Titles(after.screen.rules))
  }

  /// The earlier frame of a row where its table now puts it: as far below the row before it as it was, or as the later file has
  /// it where another row or other titles stand above it. A title takes room that what is below it lacks.
  func stacked(_ frame: Rect?, of row: (before: Int, after: Int), _ now: [LayoutNode]) -> Rect? {
    guard var frame, let table = now[row.after].parent, let other = before[row.before].parent else { return frame }
    let previous = (Self.rowBefore(row.before, in: other, before), Self.rowBefore(row.after, in: table, now))
    let id = (before[row.before].content.id, now[row.after].content.id)
    let above = (
      titles.before.above(id.0, below: previous.0.map { before[$0].content.id }),
      titles.after.above(id.1, below: previous.1.map { now[$0].content.id })
    )
    let isAsItWas = above.0 == above.1 && previous.0 == previous.1.flatMap { matching.toExpected[$0] }
    let gap =
      isAsItWas
      ? before[row.before].frame.map { $0.y - (previous.0.flatMap { before[$0].frame?.maxY } ?? 0) }
      : own[row.after].frame.map { $0.y - (previous.1.flatMap { own[$0].frame?.maxY } ?? 0) }
    guard let gap else { return frame }
    frame.origin.y = (previous.1.flatMap { now[$0].frame?.maxY } ?? 0) + gap
    return frame
  }

  private static func rowBefore(_ row: Int, in table: Int, _ nodes: [LayoutNode]) -> Int? {
    nodes[table].children.prefix { $0 != row }.last { nodes[$0].content.kind == .tableCell }
  }

  /// The titles of sections by the rows that they stand at.
  private struct Titles {
    private var headers: [String: Set<String>] = [:]
    private var footers: [String: Set<String>] = [:]

    init(_ rules: [ActiveRule]) {
      for rule in rules {
        guard case .attributes(let form) = rule.rule.form, case .view(let title) = form.first.target,
          case .guide(.safe, of: let row?)? = form.second?.target
        else { continue }
        switch (form.firstAttribute, form.secondAttribute) {
        case (.bottom, .top): headers[row, default: []].insert(title)
        case (.top, .bottom): footers[row, default: []].insert(title)
        default: continue
        }
      }
    }

    /// Those between a row and the one before it.
    func above(_ row: String, below previous: String?) -> Set<String> {
      (headers[row] ?? []).union(previous.flatMap { footers[$0] } ?? [])
    }
  }
}
