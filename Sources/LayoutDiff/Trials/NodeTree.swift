import ProofModel
import Resolving

/// A tree of nodes that can be cut and grown; positions are handed out when it is read.
struct NodeTree {
  enum Key: Hashable {
    case actual(Int)
    case expected(Int)
  }

  private var content: [Key: LayoutNode] = [:]
  private var children: [Key: [Key]] = [:]
  private var parents: [Key: Key] = [:]

  init(_ nodes: [LayoutNode]) {
    for (position, node) in nodes.enumerated() {
      let inside = node.childrenWithoutTracks
      content[.actual(position)] = node
      children[.actual(position)] = inside.map { .actual($0) }
      for child in inside { parents[.actual(child)] = .actual(position) }
    }
  }

  mutating func remove(_ position: Int) { cut(.actual(position)) }

  private mutating func cut(_ key: Key) {
    guard let parent = parents.removeValue(forKey: key) else { return }
    children[parent]?.removeAll { $0 == key }
  }

  mutating func move(_ position: Int, below parent: Int, after sibling: Key?) {
    // A view does not go below itself.
    var above: Key? = .actual(parent)
    while let key = above {
      if key == .actual(position) { return }
      above = parents[key]
    }
    cut(.actual(position))
    attach(.actual(position), below: .actual(parent), after: sibling, atEnd: false)
  }

  /// Moves a view below one that came back, with the frame that it had there; nothing where that is not there.
  mutating func move(_ position: Int, below parent: Key, after sibling: Key?, at node: LayoutNode) {
    guard content[parent] != nil else { return }
    cut(.actual(position))
    attach(.actual(position), below: parent, after: sibling, atEnd: true)
    changeNode(position) { $0.frame = node.frame }
  }

  mutating func insert(_ key: Key, _ node: LayoutNode, below parent: Key, after sibling: Key?, atEnd: Bool = false) {
    guard content[key] == nil else { return }
    content[key] = node
    children[key] = []
    attach(key, below: parent, after: sibling, atEnd: atEnd)
  }

  private mutating func attach(_ key: Key, below parent: Key, after sibling: Key?, atEnd: Bool) {
    parents[key] = parent
    var list = children[parent] ?? []
    let place = sibling.flatMap { list.firstIndex(of: $0) }.map { $0 + 1 }
    list.insert(key, at: place ?? (atEnd ? list.count : 0))
    children[parent] = list
  }

  mutating func reorder(_ position: Int, _ order: [Int]) {
    let list = children[.actual(position)] ?? []
    let wanted = order.map { Key.actual($0) }.filter { list.contains($0) }
    var next = wanted.makeIterator()
    children[.actual(position)] = list.map { wanted.contains($0) ? next.next() ?? $0 : $0 }
  }

  /// Everything of a view but who it is and where it lies in the tree.
  mutating func replace(_ position: Int, by node: LayoutNode) {
    guard let old = content[.actual(position)] else { return }
    var node = node
    (node.content.id, node.content.name) = (old.content.id, old.content.name)
    content[.actual(position)] = node
  }

  mutating func changeNode(_ position: Int, _ edit: (inout LayoutNode) -> Void) {
    guard var node = content[.actual(position)] else { return }
    edit(&node)
    content[.actual(position)] = node
  }

  /// Ids of the views of the earlier side that are there again.
  var returned: Set<String> {
    Set(
      content.compactMap { key, node in
        if case .expected = key { return node.content.id }
        return nil
      })
  }

  /// Calls the root as on the earlier side where its own name is that of a view that is there again, or where the view
  /// that is called so now is gone: a controller's view is the root, or lies in one that ends at bars.
  mutating func nameRoot(_ old: LayoutNode) {
    guard let own = content[.actual(0)]?.content.id, own != old.content.id else { return }
    var names: Set<String> = []
    func collect(_ key: Key) {
      for child in children[key] ?? [] {
        if let id = content[child]?.content.id { names.insert(id) }
        collect(child)
      }
    }
    collect(.actual(0))
    guard names.contains(own) || !names.contains(old.content.id) else { return }
    changeNode(0) { $0.content.id = old.content.id }
  }

  /// In preorder, with guides for the rows and columns that grids have now.
  var nodes: [LayoutNode] {
    var result: [LayoutNode] = []
    func add(_ key: Key, _ parent: Int?) {
      guard var node = content[key] else { return }
      let position = result.count
      node.parent = parent
      node.grid?.columnNodes = []
      node.grid?.rowNodes = []
      node.children = []
      result.append(node)
      if let parent { result[parent].children.append(position) }
      for child in children[key] ?? [] { add(child, position) }
    }
    add(.actual(0), nil)
    var grids = GridArrangement(result)
    grids.arrange()
    return grids.nodes
  }
}

extension LayoutNode {
  /// Its children but the guides that stand for a grid's columns and rows, which are made of its settings.
  var childrenWithoutTracks: [Int] {
    guard let grid else { return children }
    let tracks = Set(grid.columnNodes + grid.rowNodes)
    return children.filter { !tracks.contains($0) }
  }
}
