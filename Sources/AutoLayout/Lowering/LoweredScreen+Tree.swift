import ProofModel
import Resolving

extension LoweredScreen {
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

  /// The words as a linear form: in the space of the nearest common ancestor, or, for multiplied places in Interface
  /// Builder's files, in the owner's; nil where the items share no superview.
  mutating func linearForm(of words: AnchorForm, owner: Int?) -> LinearForm? {
    // Apart from the call, since an argument that is computed after `self` is read makes it copy all of the screen.
    let items = words.terms.map(\.item)
    guard var space = commonAncestor(items) else { return nil }
    var isContent = false
    if scrollContent[space] != nil {
      for term in words.terms where view(of: term.item) != space { isContent = true }
    }
    let placed = words.terms.filter { $0.attribute.kind == .location }
    let weight = placed.reduce(0) { $0 + $1.coefficient }
    if abs(weight) > 1e-12, let owner, isView(space, in: owner) { space = owner }
    let isDirectional = words.terms.contains { $0.attribute.isDirectional }
    let isMirrored = isDirectional && nodes[space].content.direction == .rightToLeft
    var result = LinearForm(words.constant)
    for term in words.terms {
      result.add(
        form(term.item, term.attribute, in: space, mirrored: isMirrored, asContent: isContent), term.coefficient)
    }
    for term in words.parameters { result.add(variable: variable(of: term.parameter), term.coefficient) }
    return result
  }

  /// Whether the view is the other one or lies below it.
  @inline(__always) func isView(_ node: Int, in ancestor: Int) -> Bool { nodes.isView(node, in: ancestor) }

  /// A name for messages.
  func name(_ item: LayoutItem) -> String { item.name(nodes, guides) }
}

// Of what they need alone: a call of the lowering's own from behind a reference copies all of it.
extension LayoutItem {
  @inline(__always) func nearestView(_ guides: [LoweredScreen.GuideReference]) -> Int {
    switch self {
    case .view(let node): return node
    case .guide(let position): return guides[position].owner
    }
  }

  func name(_ nodes: [LayoutNode], _ guides: [LoweredScreen.GuideReference]) -> String {
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

  /// Siblings of a view in the order of the file, itself included; guides left out.
  func siblings(of node: Int) -> [Int] {
    guard let parent = self[node].parent else { return [node] }
    return self[parent].children.filter { self[$0].content.kind != .guide }
  }

  /// A stack's arranged views, in order.
  func arranged(in stack: Int) -> [Int] {
    self[stack].children.filter { self[$0].content.kind != .guide && self[$0].isArranged }
  }

  /// Arranged views that take room, in order.
  func visibleArranged(in stack: Int) -> [Int] { arranged(in: stack).filter { !self[$0].content.isHidden } }
}

extension LayoutNode {
  /// The edge that an attribute means, with the view's direction; nil for sizes and centres.
  func physicalEdge(of attribute: LayoutAttribute) -> Edge? {
    let isMirrored = content.direction == .rightToLeft
    switch attribute {
    case .left, .leftMargin: return .left
    case .right, .rightMargin: return .right
    case .top, .topMargin: return .top
    case .bottom, .bottomMargin, .lastBaseline: return .bottom
    case .firstBaseline: return .top
    case .leading, .leadingMargin: return isMirrored ? .right : .left
    case .trailing, .trailingMargin: return isMirrored ? .left : .right
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return nil
    }
  }
}
