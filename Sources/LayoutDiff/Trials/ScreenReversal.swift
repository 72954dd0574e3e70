import AutoLayout
import ProofModel
import Resolving

/// The later side's screen with some of the edits taken back: what the earlier side has of them is put in their place,
/// everything else stays as it is now.
struct ScreenReversal {
  let comparison: LayoutComparison
  private var inputs: [InputChange]
  /// What alone of a view's edits is taken back; nil: everything.
  private var aspect: NodeAspect?
  let before: ResolvedScreen
  let after: ResolvedScreen
  private let rulesBefore: [Int: Int]
  private let rulesAfter: [Int: Int]

  /// nil where one of the layouts was read from a file.
  init?(_ comparison: LayoutComparison, inputs: [InputChange]) {
    guard let before = comparison.expected.system, let after = comparison.actual.system,
      before.screen.nodes.count == comparison.expected.views.count,
      after.screen.nodes.count == comparison.actual.views.count
    else { return nil }
    self.comparison = comparison
    self.inputs = inputs
    self.before = before.screen
    self.after = after.screen
    rulesBefore = before.rules
    rulesAfter = after.rules
  }

  var views: ViewMatching { comparison.views }

  /// The screen with all inputs of some edits taken back.
  func screen(without edits: Set<InputChange.Edit>) -> ResolvedScreen {
    var tree = NodeTree(after.nodes)
    var screen = after
    for input in inputs where edits.contains(input.edit) {
      takeBack(input, edits, &tree, &screen)
    }
    for input in inputs where edits.contains(input.edit) && input.change.kind == .reparented {
      returnToGone(input, &tree)
    }
    takeBackHeldFrames(edits, &tree)
    screen.rules = rules(without: edits, screen.rules) + rulesOfReturned(tree)
    tree.nameRoot(before.nodes[0])
    screen.nodes = tree.nodes
    return screen
  }

  /// The screen with what one edit of a view says of one aspect taken back alone.
  func screen(without edit: InputChange.Edit, aspect: NodeAspect) -> ResolvedScreen {
    var alone = self
    alone.aspect = aspect
    for index in inputs.indices where inputs[index].edit == edit && NodeAspect(inputs[index].change) != aspect {
      // What the view leaves others is divided below.
      if inputs[index].change.kind == .frameChanged, !comparison.isOwn(inputs[index].change, of: edit) { continue }
      alone.inputs[index].edit = .value("what stays")
    }
    return alone.screen(without: [edit])
  }

  /// What a cell leaves its contents by its height, or across by its looks.
  private static func frame(_ frame: Rect?, _ old: Rect?, by aspect: NodeAspect) -> Rect? {
    guard var frame, let old else { return frame }
    if aspect == .frame { (frame.origin.y, frame.size.height) = (old.y, old.height) }
    if aspect == .look { (frame.origin.x, frame.size.width) = (old.x, old.width) }
    return frame
  }

  /// What was generated for views that are there again, such as what holds a controller's view between bars.
  private func rulesOfReturned(_ tree: NodeTree) -> [ActiveRule] {
    let returned = tree.returned
    guard !returned.isEmpty else { return [] }
    let written = Set(rulesBefore.values)
    return before.rules.enumerated().compactMap { position, rule in
      guard !written.contains(position) || rule.group == "extent", case .attributes(let form) = rule.rule.form,
        case .view(let id) = form.first.target, returned.contains(id)
      else { return nil }
      return rule
    }
  }

  // MARK: Views

  /// Frames that no edit says, since masks made them of a superview's other size, go with that size.
  private func takeBackHeldFrames(_ edits: Set<InputChange.Edit>, _ tree: inout NodeTree) {
    var resized: Set<Int> = []
    var said: Set<Int> = []
    /// Rows of tables by the edit that says their size, and tables by the edits that move what is in them.
    var sized: [Int: InputChange.Edit] = [:]
    var movers: [Int: Set<InputChange.Edit>] = [:]
    /// Tables in which only widths go: columns beside them move, no row does.
    var widened: Set<Int> = []
    /// By table: rows whose heights alone are taken back, and tables whose rows came, went or changed places by edits that stay
    /// or go.
    var risen: [Int: [(y: Double, rise: Double)]] = [:]
    var (kept, arranged): (Set<Int>, Set<Int>) = ([], [])
    /// By table: rows that came or went by edits that stay, whatever else is taken back.
    var staying: [Int: [(y: Double, rise: Double)]] = [:]
    /// By table whose sections' titles alone come or go: the highest of them, which moves nothing above it.
    var titled: [Int: (before: Double, after: Double)] = [:]
    /// Tables whose rows have other frames by edits that go, whatever came or went.
    var redrawn: Set<Int> = []
    /// Tables in which others have other heights by edits that stay.
    var heightened: Set<Int> = []
    for input in inputs {
      if case .environment(let what) = input.change.subject, edits.contains(input.edit),
        [LayoutComparison.window, LayoutComparison.presentation].contains(what)
      {
        resized.insert(0)
      }
      guard case .view(_, let id) = input.change.subject else { continue }
      if input.change.kind != .frameChanged, let table = table(around: id, input.change.kind) {
        if !edits.contains(input.edit) {
          kept.insert(table)
          if let row = row(of: input, id) { staying[table, default: []].append(row) }
        } else if let row = row(of: input, id) {
          risen[table, default: []].append(row)
        } else {
          if let place = title(of: input, id), !arranged.contains(table) || titled[table] != nil {
            let other = titled[table] ?? place
            titled[table] = (min(place.before, other.before), min(place.after, other.after))
          } else {
            titled[table] = nil
          }
          arranged.insert(table)
        }
      }
      if !edits.contains(input.edit), input.isOneSide, input.change.sentence.hasPrefix("height of "),
        let table = table(around: id, input.change.kind)
      {
        heightened.insert(table)
      }
      if edits.contains(input.edit), input.isOneSide, input.change.sentence.hasPrefix("height of "),
        let position = views.actualPosition(of: id), let other = views.toExpected[position],
        let table = after.nodes[position].parent,
        let now = after.nodes[position].frame, let then = before.nodes[other].frame
      {
        risen[table, default: []].append((now.y, now.height - then.height))
      }
      if edits.contains(input.edit), let table = table(around: id, input.change.kind) {
        resized.insert(table)
        if input.change.kind == .frameChanged, input.change.sentence.hasPrefix("width of ") {
          widened.insert(table)
        } else {
          if input.change.kind == .frameChanged, !input.isOneSide { redrawn.insert(table) }
          movers[table, default: []].insert(input.edit)
        }
      }
      guard input.change.kind == .frameChanged, let position = views.actualPosition(of: id) else { continue }
      if input.isOneSide { sized[position] = input.edit } else { said.insert(position) }
      if edits.contains(input.edit) { resized.insert(position) }
    }
    guard !resized.isEmpty else { return }
    for (position, node) in after.nodes.enumerated() {
      guard let parent = node.parent, resized.contains(parent), !said.contains(position),
        let other = views.toExpected[position], before.nodes[other].frame != node.frame
      else { continue }
      // Among rows that came, went or are of other heights, a row's height moves what is below it by itself alone.
      let areOthersKept = kept.contains(parent) || heightened.contains(parent)
      if areOthersKept, !arranged.contains(parent), let rises = risen[parent], var own = node.frame {
        own.origin.y -= rises.reduce(0) { $0 + ($1.y < own.y ? $1.rise : 0) }
        tree.changeNode(position) { $0.frame?.origin.y = own.y }
        continue
      }
      // Nothing moves what lies above it.
      if let rises = risen[parent], !arranged.contains(parent), !redrawn.contains(parent), let own = node.frame,
        !rises.isEmpty, rises.allSatisfy({ $0.y > own.y })
      {
        continue
      }
      if let title = titled[parent], let own = node.frame, let old = before.nodes[other].frame, old.y < title.before,
        own.y < title.after
      {
        continue
      }
      var frame = before.nodes[other].frame
      // What came above it and stays moves it all the same.
      if arranged.contains(parent), let own = node.frame {
        frame?.origin.y += (staying[parent] ?? []).reduce(0) { $0 + ($1.y < own.y ? $1.rise : 0) }
      }
      var keepsSize = false
      if let edit = sized[position] {
        // Its own edit gave it back its size; where it lies is another's doing.
        if edits.contains(edit) {
          guard movers[parent]?.contains(where: { $0 != edit }) ?? false else {
            // A column of another width moves those beside it.
            if widened.contains(parent), let x = frame?.x { tree.changeNode(position) { $0.frame?.origin.x = x } }
            continue
          }
        } else {
          keepsSize = true
        }
      }
      if widened.contains(parent), movers[parent] == nil, let own = node.frame { frame?.origin.y = own.y }
      tree.changeNode(position) { node in
        // As large as it is now, but for a side that was taken back.
        if keepsSize, let size = node.frame?.size { frame?.size = size }
        node.frame = frame
      }
      resized.insert(position)
    }
  }

  private func takeBack(
    _ input: InputChange, _ edits: Set<InputChange.Edit>, _ tree: inout NodeTree, _ screen: inout ResolvedScreen
  ) {
    switch input.change.subject {
    case .view(_, let id): takeBack(input, view: id, edits, &tree)
    case .value(let name):
      if name == "bars" {
        screen.safeArea = before.safeArea
        tree.changeNode(0) { $0.content.bars = before.nodes[0].content.bars }
      } else if let number = before.numbers[String(name.dropFirst())] {
        screen.numbers[String(name.dropFirst())] = number
      }
    case .environment:
      screen.environment = before.environment
      screen.safeArea = before.safeArea
      screen.canvas = before.canvas
      screen.isOnCanvas = before.isOnCanvas
    case .rule, .group, .finding: return
    }
  }

  private func takeBack(
    _ input: InputChange, view id: String, _ edits: Set<InputChange.Edit>, _ tree: inout NodeTree
  ) {
    if input.change.kind == .went {
      guard let position = views.expectedPosition(of: id), let parent = before.nodes[position].parent else { return }
      // What went below another that went comes back with it.
      if views.toActual[parent] == nil { return }
      insert(position, &tree)
      return
    }
    guard let position = views.actualPosition(of: id) else { return }
    guard let other = views.toExpected[position] else {
      tree.remove(position)
      return
    }
    switch input.change.kind {
    case .reparented:
      guard let parent = before.nodes[other].parent.flatMap({ views.toActual[$0] }) else { return }
      tree.move(position, below: parent, after: sibling(before: other).map(NodeTree.Key.actual))
      // Its frame was drawn in that superview; another one that stays lies where it lies.
      tree.changeNode(position) { $0.frame = frame(of: position, other, without: edits) }
    case .reordered:
      let order = before.nodes[other].children.compactMap { views.toActual[$0] }
      tree.reorder(position, order)
    default:
      if input.edit == .value(InputChange.safeAreas) {
        let keeps = before.nodes[other].insetsMarginsFromSafeArea
        tree.changeNode(position) { $0.insetsMarginsFromSafeArea = keeps }
      } else if input.edit == .conversion
        || input.change.kind == .frameChanged && input.edit != .view(position)
          && comparison.converted.contains(position)
      {
        let old = before.nodes[other]
        tree.changeNode(position) { node in
          (node.frame, node.autoresizing, node.translatesMask) = (old.frame, old.autoresizing, old.translatesMask)
        }
      } else if input.change.kind == .frameChanged, input.edit != .view(position) {
        // What a container leaves its views is their frame alone, and of one side alone that side.
        let frame = before.nodes[other].frame
        tree.changeNode(position) { node in
          if input.isOneSide, aspect == nil, let size = frame?.size {
            return input.takeBackSide(&node, to: size)
          }
          node.frame = aspect.map { Self.frame(node.frame, frame, by: $0) } ?? frame
        }
      } else if input.change.kind == .gridChanged, input.edit != .view(position) {
        // Nor what a grid with other rows does with its views more than their cell.
        let cell = before.nodes[other].cell
        tree.changeNode(position) { $0.cell = cell }
      } else if input.edit.isOfView, let aspect {
        let old = earlier(position, other)
        tree.changeNode(position) { node in
          guard input.isOneSide, let size = old.frame?.size else { return aspect.takeBack(&node, to: old) }
          input.takeBackSide(&node, to: size)
        }
      } else if input.edit.isOfView {
        var node = earlier(position, other)
        // A frame that is no edit stays as it is.
        let frameEdits = inputs.filter {
          $0.edit == input.edit && $0.isOfFrame && $0.change.subject == input.change.subject
        }
        if frameEdits.allSatisfy(\.isOneSide) {
          let size = node.frame?.size
          node.frame = after.nodes[position].frame
          for edit in frameEdits {
            if edit.change.sentence.hasPrefix("width of "), let size { node.frame?.size.width = size.width }
            if edit.change.sentence.hasPrefix("height of "), let size { node.frame?.size.height = size.height }
          }
        }
        if inputs.contains(where: { Self.isCell($0, of: input.change.subject) && $0.edit != input.edit }) {
          node.cell = after.nodes[position].cell
        }
        tree.replace(position, by: node)
      } else {
        tree.changeNode(position) { Self.takeBack(input.change.kind, &$0.content, before.nodes[other].content) }
      }
    }
  }

  /// What the earlier side has of a view, with its frame as that lies in the later superview.
  private func earlier(_ position: Int, _ other: Int) -> LayoutNode {
    var node = before.nodes[other]
    guard let shift = comparison.shift(.init(expected: other, actual: position)) else { return node }
    node.frame?.origin.x += shift.x
    node.frame?.origin.y += shift.y
    return node
  }

  /// The frame of a view in its earlier superview: the earlier one, or where its own other frame is no part of what is taken back
  /// the later one as it lies there.
  private func frame(of position: Int, _ other: Int, without edits: Set<InputChange.Edit>) -> Rect? {
    let id = after.nodes[position].content.id
    let own = inputs.first {
      guard case .view(_, id) = $0.change.subject else { return false }
      return $0.isOfFrame && $0.change.sentence.hasPrefix("frame of ")
    }
    guard let own, !edits.contains(own.edit), var frame = after.nodes[position].frame,
      let shift = comparison.shift(.init(expected: other, actual: position))
    else { return before.nodes[other].frame }
    frame.origin.x -= shift.x
    frame.origin.y -= shift.y
    return frame
  }

  /// A view goes back below a superview that went and is there again.
  private func returnToGone(_ input: InputChange, _ tree: inout NodeTree) {
    guard case .view(_, let id) = input.change.subject, let position = views.actualPosition(of: id),
      let other = views.toExpected[position], let parent = before.nodes[other].parent, views.toActual[parent] == nil
    else { return }
    tree.move(
      position, below: .expected(parent), after: sibling(before: other).map(NodeTree.Key.actual),
      at: before.nodes[other])
  }

  /// Whether an input is a view's other cell in its grid.
  private static func isCell(_ input: InputChange, of subject: Change.Subject) -> Bool {
    input.change.kind == .gridChanged && input.change.subject == subject && input.change.sentence.hasPrefix("cell of ")
  }

  /// Of a token or a string only what names it is taken back.
  private static func takeBack(_ kind: Change.Kind, _ content: inout ResolvedView, _ old: ResolvedView) {
    switch kind {
    case .textChanged: (content.text, content.placeholder, content.segments) = (old.text, old.placeholder, old.segments)
    case .fontChanged: (content.text, content.placeholder, content.font) = (old.text, old.placeholder, old.font)
    case .imageChanged: (content.asset, content.imageSize) = (old.asset, old.imageSize)
    default: return
    }
  }

  /// The nearest earlier sibling in the expected tree that both have.
  func sibling(before position: Int) -> Int? {
    guard let parent = before.nodes[position].parent else { return nil }
    let children = before.nodes[parent].children
    guard let index = children.firstIndex(of: position) else { return nil }
    return children[..<index].reversed().lazy.compactMap { views.toActual[$0] }.first
  }

  private func insert(_ position: Int, _ tree: inout NodeTree) {
    guard let parent = before.nodes[position].parent.flatMap({ views.toActual[$0] }) else { return }
    tree.insert(
      .expected(position), before.nodes[position], below: .actual(parent),
      after: sibling(before: position).map(NodeTree.Key.actual))
    func fill(_ position: Int) {
      for child in before.nodes[position].childrenWithoutTracks where views.toActual[child] == nil {
        tree.insert(.expected(child), before.nodes[child], below: .expected(position), after: nil, atEnd: true)
        fill(child)
      }
    }
    fill(position)
  }

  // MARK: Rules

  private func rules(without edits: Set<InputChange.Edit>, _ all: [ActiveRule]) -> [ActiveRule] {
    let places = (Self.places(comparison.expected), Self.places(comparison.actual))
    var replaced: [Int: ActiveRule] = [:]
    var removed: Set<Int> = []
    var added: [Int: ActiveRule] = [:]
    for input in inputs where edits.contains(input.edit) {
      guard case .rule(let id) = input.change.subject else { continue }
      if input.change.kind == .ruleRemoved {
        guard let rule = places.0[id].flatMap({ rulesBefore[$0] }) else { continue }
        added[rule] = before.rules[rule]
        continue
      }
      guard let place = places.1[id], let rule = rulesAfter[place] else { continue }
      if input.change.kind == .ruleAdded {
        removed.insert(rule)
      } else if let old = comparison.rules.toExpected[place].flatMap({ rulesBefore[$0] }) {
        replaced[rule] = before.rules[old]
      }
    }
    // Which of several contradicting rules breaks goes by their order: what went comes back to where it was.
    var laterOf: [Int: Int] = [:]
    for pair in comparison.rules.pairs {
      if let old = rulesBefore[pair.expected], let new = rulesAfter[pair.actual] { laterOf[old] = new }
    }
    var following: [Int: [Int]] = [:]
    for rule in added.keys.sorted() {
      let before = (0..<rule).reversed().lazy.compactMap { laterOf[$0] }.first ?? -1
      following[before, default: []].append(rule)
    }
    var result = (following[-1] ?? []).compactMap { added[$0] }
    for (position, rule) in all.enumerated() {
      if !removed.contains(position) { result.append(replaced[position] ?? rule) }
      result += (following[position] ?? []).compactMap { added[$0] }
    }
    return result
  }

  private static func places(_ layout: SolvedLayout) -> [String: Int] {
    Dictionary(layout.constraints.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A tree of nodes that can be cut and grown; positions are handed out when it is read.
private struct NodeTree {
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
  fileprivate var childrenWithoutTracks: [Int] {
    guard let grid else { return children }
    let tracks = Set(grid.columnNodes + grid.rowNodes)
    return children.filter { !tracks.contains($0) }
  }
}

extension InputChange {
  /// Whether it says where a view was drawn, not what of it is aligned or what becomes of its frame.
  fileprivate var isOfFrame: Bool {
    let others = [
      "alignment insets of ", "autoresizing mask of ", "translation of its mask of ", "proportional layout of ",
    ]
    return change.kind == .frameChanged && !others.contains { change.sentence.hasPrefix($0) }
  }

  /// Whether it is the width or the height alone of a view whose place its container decides.
  fileprivate var isOneSide: Bool {
    change.kind == .frameChanged
      && (change.sentence.hasPrefix("width of ") || change.sentence.hasPrefix("height of "))
  }

  /// Gives a view back the side that it is about, and leaves it the other.
  fileprivate func takeBackSide(_ node: inout LayoutNode, to size: Size) {
    if change.sentence.hasPrefix("width of ") { node.frame?.size.width = size.width }
    if change.sentence.hasPrefix("height of ") { node.frame?.size.height = size.height }
  }
}
