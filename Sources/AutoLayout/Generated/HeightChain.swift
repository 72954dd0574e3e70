import ProofModel
import Resolving

/// The unbroken chain of views and rules from a cell's top to its bottom that a table finds its height by
/// (`UITableView.automaticDimension`): views count that ask for a height or are given one. A cell without one is as high
/// as it was drawn, since what code puts into it is not in the file.
package struct HeightChain {
  /// How strongly a cell whose table finds heights out keeps from being higher (`UILayoutPriority.fittingSizeLevel`).
  package static let fitting = 50.0
  /// How strongly one does that is known to be found out, so that it stays so with one of its rules taken back.
  package static let known = 49.0

  /// Whether the table of a cell finds its height out by what is in it.
  static func finds(_ cell: Int, _ input: GeneratorInput) -> Bool {
    let holding = input.nodes[cell].holding
    return holding <= known || holding <= fitting && HeightChain(input).reaches(through: cell)
  }

  private let input: GeneratorInput
  /// By edge, two for each view, the top first: another one of those that are tied to it.
  private var leaders: [Int]

  /// Complexity: O(views + rules).
  private init(_ input: GeneratorInput) {
    self.input = input
    leaders = Array(input.nodes.indices.flatMap { [2 * $0, 2 * $0 + 1] })
    for tie in input.said.verticalTies {
      guard let one = edge(tie.first, tie.firstAttribute), let other = edge(tie.second, tie.secondAttribute) else {
        continue
      }
      join(one, other)
    }
    for tie in input.said.verticalTies { joinSizes(tie) }
    // What lies in a view comes after it; a row's least height is no view in it.
    for view in input.nodes.indices.reversed() where input.nodes[view].content.kind != .tableCell && hasHeight(view) {
      join(2 * view, 2 * view + 1)
    }
    for tie in input.said.verticalTies { joinSizes(tie) }
  }

  /// Whether there is one from a cell's top to its bottom, or from that of what is in it.
  private func reaches(through cell: Int) -> Bool {
    ([cell] + input.nodes[cell].children).contains { isOne(2 * $0, 2 * $0 + 1) }
  }

  private func edge(_ view: Int, _ attribute: LayoutAttribute) -> Int? {
    switch input.nodes[view].physicalEdge(of: attribute) {
    case .top: 2 * view
    case .bottom: 2 * view + 1
    default: nil
    }
  }

  /// Whether a view asks for a height, or a rule says one, or that of what is arranged in it does.
  private func hasHeight(_ view: Int) -> Bool {
    let said = input.said
    if input.contents[view].height != nil || said.saidLengths[view].contains(.vertical)
      || said.leastHeights.contains(view)
    {
      return true
    }
    let node = input.nodes[view]
    guard node.stack != nil else { return false }
    let arranged = node.children.filter { input.nodes[$0].isArranged && !input.nodes[$0].content.isHidden }
    let isHigh = { isOne(2 * $0, 2 * $0 + 1) }
    return node.content.axis == .horizontal
      ? arranged.contains(where: isHigh) : !arranged.isEmpty && arranged.allSatisfy(isHigh)
  }

  /// A height that is tied to a width, or to that of a view beside it, and two views in the middle of each other.
  private mutating func joinSizes(_ tie: RuleFacts.VerticalTie) {
    let nodes = input.nodes
    let ends = [tie.first, tie.second]
    switch (tie.firstAttribute, tie.secondAttribute) {
    case (.height, .width): join(2 * ends[0], 2 * ends[0] + 1)
    case (.width, .height): join(2 * ends[1], 2 * ends[1] + 1)
    case (.height, .height) where ends.contains { isOne(2 * $0, 2 * $0 + 1) }:
      for view in ends { join(2 * view, 2 * view + 1) }
    case (.centerY, .centerY) where !nodes.isView(ends[0], in: ends[1]) && !nodes.isView(ends[1], in: ends[0]):
      if ends.allSatisfy({ isOne(2 * $0, 2 * $0 + 1) }) { join(2 * ends[0], 2 * ends[1]) }
    default: return
    }
  }

  private func leader(_ edge: Int) -> Int {
    var edge = edge
    while leaders[edge] != edge { edge = leaders[edge] }
    return edge
  }

  private func isOne(_ edge: Int, _ other: Int) -> Bool { leader(edge) == leader(other) }

  private mutating func join(_ edge: Int, _ other: Int) { leaders[leader(edge)] = leader(other) }
}
