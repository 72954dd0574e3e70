internal import AutoLayout
internal import ProofModel

extension OverlayPainter {
  /// A letter for each set of sizes that are equal, by the constraint's position; none where there is one set only.
  func equalityClasses() -> [Int: String] {
    struct Node: Hashable {
      var item: SolvedConstraint.Item
      var axis: Axis
    }
    var roots: [Node: Node] = [:]
    func root(_ node: Node) -> Node {
      var current = node
      while let next = roots[current], next != current { current = next }
      return current
    }
    var members: [(position: Int, node: Node)] = []
    for (position, constraint) in layout.constraints.enumerated() where constraint.isDrawn {
      guard let second = constraint.second, constraint.first.attribute.kind == .size, constraint.multiplier == 1,
        constraint.constant == 0, constraint.relation == .equal,
        second.attribute.axis == constraint.first.attribute.axis,
        axes.contains(constraint.first.attribute.axis)
      else { continue }
      let one = Node(item: constraint.first.item, axis: constraint.first.attribute.axis)
      let two = Node(item: second.item, axis: second.attribute.axis)
      let (left, right) = (root(one), root(two))
      if left != right { roots[right] = left }
      members.append((position, one))
    }
    var letters: [Node: Int] = [:]
    for member in members where letters[root(member.node)] == nil { letters[root(member.node)] = letters.count }
    guard letters.count > 1 else { return [:] }
    var result: [Int: String] = [:]
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
    for member in members {
      guard let number = letters[root(member.node)] else { continue }
      result[member.position] = " " + String(alphabet[number % alphabet.count])
    }
    return result
  }
}
