import ProofModel
import Resolving

extension Lowering {
  /// The view in whose space an item's anchors lie at the nearest: the view itself, or a guide's owner.
  @inline(__always) func view(of item: LayoutItem) -> Int { item.nearestView(guides) }

  /// The nearest view that is each of the given ones or above them; nil where they share none.
  func commonAncestor(_ items: some Sequence<LayoutItem>) -> Int? {
    var result: Int?
    for item in items {
      let node = view(of: item)
      guard let known = result else {
        result = node
        continue
      }
      guard let shared = commonAncestor(known, node) else { return nil }
      result = shared
    }
    return result
  }

  private func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    var (left, right) = (first, second)
    while left != right {
      if depths[left] >= depths[right] {
        guard let parent = nodes[left].parent else { return nil }
        left = parent
      } else {
        guard let parent = nodes[right].parent else { return nil }
        right = parent
      }
    }
    return left
  }

  /// Whether the view is the other one or lies below it.
  @inline(__always) func isView(_ node: Int, in ancestor: Int) -> Bool { nodes.isView(node, in: ancestor) }

  /// Siblings of a view in the order of the file, itself included; guides left out.
  func siblings(of node: Int) -> [Int] {
    guard let parent = nodes[node].parent else { return [node] }
    return nodes[parent].children.filter { nodes[$0].content.kind != .guide }
  }

  /// A name for messages.
  func name(_ item: LayoutItem) -> String { item.name(nodes, guides) }

  var isMac: Bool { screen.environment.platform == .mac }
}

// Of what they need alone: a call of the lowering's own from behind a reference copies all of it.
extension LayoutItem {
  @inline(__always) func nearestView(_ guides: [Lowering.GuideReference]) -> Int {
    switch self {
    case .view(let node): return node
    case .guide(let position): return guides[position].owner
    }
  }

  func name(_ nodes: [LayoutNode], _ guides: [Lowering.GuideReference]) -> String {
    switch self {
    case .view(let node): return node == 0 ? "root" : nodes[node].content.name
    case .guide(let position):
      let guide = guides[position]
      return guide.owner == 0 ? guide.kind.rawValue : "\(nodes[guide.owner].content.name).\(guide.kind.rawValue)"
    }
  }
}

extension [LayoutNode] {
  /// Whether a view lies in another one, or is it. Complexity: O(depth).
  func isView(_ node: Int, in ancestor: Int) -> Bool {
    var current: Int? = node
    while let position = current {
      if position == ancestor { return true }
      current = self[position].parent
    }
    return false
  }
}
