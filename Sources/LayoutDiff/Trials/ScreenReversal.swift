import AutoLayout
import ProofModel
import Resolving

/// The later side's screen with some of the edits taken back: what the earlier side has of them is put in their place,
/// everything else stays as it is now.
struct ScreenReversal {
  let comparison: LayoutComparison
  private(set) var inputs: [InputChange]
  /// What alone of a view's edits is taken back; nil: everything.
  private var aspect: NodeAspect?
  let before: ResolvedScreen
  let after: ResolvedScreen
  let rulesBefore: [Int: Int]
  let rulesAfter: [Int: Int]
  /// By the earlier ids of views that were made anew, their later ones; roots keep theirs (``NodeTree/nameRoot(_:)``).
  let newIDs: [String: String]

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
    let anew = comparison.views.pairs.compactMap { pair -> (String, String)? in
      let ids = (before.screen.nodes[pair.expected].content.id, after.screen.nodes[pair.actual].content.id)
      return ids.0 != ids.1 && pair.actual > 0 && pair.expected > 0 ? ids : nil
    }
    newIDs = Dictionary(anew, uniquingKeysWith: { first, _ in first })
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
    var held = HeldFrames(self, without: edits)
    held.takeBack(&tree)
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
    default: takeBack(input, setting: position, other, edits: edits, &tree)
    }
  }

  /// What of a view that is on both sides, where it is, an edit says.
  private func takeBack(
    _ input: InputChange, setting position: Int, _ other: Int, edits: Set<InputChange.Edit>, _ tree: inout NodeTree
  ) {
    let old = before.nodes[other]
    let sizes = canvases(position, other, without: edits)
    let isContainers = input.change.kind == .frameChanged && input.edit != .view(position)
    switch input.edit {
    case .value(InputChange.safeAreas):
      tree.changeNode(position) { $0.insetsMarginsFromSafeArea = old.insetsMarginsFromSafeArea }
    case _ where input.edit == .conversion || isContainers && comparison.converted.contains(position):
      tree.changeNode(position) { node in
        node.takePlacing(of: old)
        if let sizes { node.resize(from: sizes.before, to: sizes.after) }
      }
    case _ where isContainers:
      // What a container leaves its views is their frame alone, and of one side alone that side.
      tree.changeNode(position) { node in
        if let side = input.change.side ?? side(of: input.edit), aspect == nil, let size = old.frame?.size {
          node.frame?.size.set(side, of: size)
          return
        }
        node.frame = aspect.map { Self.frame(node.frame, old.frame, by: $0) } ?? old.frame
      }
    case _ where input.change.kind == .gridChanged && input.edit != .view(position):
      // Nor what a grid with other rows does with its views more than their cell.
      tree.changeNode(position) { $0.cell = old.cell }
    case .view, .goneView:
      guard let aspect else { return tree.replace(position, by: earlier(position, other, on: sizes, by: input)) }
      let old = earlier(position, other, on: sizes)
      tree.changeNode(position) { node in
        guard input.change.side != nil, let size = old.frame?.size else { return aspect.takeBack(&node, to: old) }
        input.takeBackSide(&node, to: size)
      }
    default: tree.changeNode(position) { Self.takeBack(input.change.kind, &$0.content, old.content) }
    }
  }

  /// The side that alone of a view has another length by its edit, which makes what is in it longer no other way; nil of others.
  private func side(of edit: InputChange.Edit) -> Axis? {
    let own = inputs.filter { $0.edit == edit && !$0.change.kind.isInert && comparison.isOwn($0.change, of: edit) }
    guard let side = own.first?.change.side, own.allSatisfy({ $0.change.side == side }) else { return nil }
    return side
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
}
