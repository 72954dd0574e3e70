import AutoLayout
import ProofModel
import Resolving

/// What the earlier side has of a view, as it lies in what the later side has around it.
extension ScreenReversal {
  /// What the earlier side has of a view but for what is no part of an edit: its frame, its mask where rules place it now, and
  /// its cell. What a mask holds now was drawn as large as what it shows.
  func earlier(
    _ position: Int, _ other: Int, on sizes: (before: Size, after: Size)?, by input: InputChange
  ) -> LayoutNode {
    var node = earlier(position, other, on: sizes)
    let frameEdits = inputs.filter {
      $0.edit == input.edit && $0.isOfFrame && $0.change.subject == input.change.subject
    }
    if frameEdits.allSatisfy({ $0.change.side != nil }) {
      let size = node.frame?.size
      node.frame = after.nodes[position].frame
      if let size { for edit in frameEdits { edit.takeBackSide(&node, to: size) } }
    }
    if comparison.converted.contains(position), after.nodes[position].translatesMask == false,
      !inputs.contains(where: {
        $0.edit == input.edit && $0.change.kind == .frameChanged && $0.change.subject == input.change.subject
      })
    {
      node.takePlacing(of: after.nodes[position])
    }
    let others = inputs.filter { $0.edit != input.edit && $0.change.subject == input.change.subject }
    let now = after.nodes[position]
    if others.contains(where: { Self.isCell($0, of: input.change.subject) }) { node.cell = now.cell }
    // Another file of the same picture is an edit of its own.
    if others.contains(where: { $0.change.kind == .imageChanged }) {
      (node.content.asset, node.content.imageSize) = (now.content.asset, now.content.imageSize)
    }
    return node
  }

  /// What the earlier side has of a view, with its frame as that lies in the later superview.
  func earlier(_ position: Int, _ other: Int, on sizes: (before: Size, after: Size)?) -> LayoutNode {
    var node = before.nodes[other]
    if let sizes { node.resize(from: sizes.before, to: sizes.after) }
    guard let shift = comparison.shift(.init(expected: other, actual: position)) else { return node }
    node.frame?.origin.x += shift.x
    node.frame?.origin.y += shift.y
    return node
  }

  /// The sizes of the canvases that a view of the screen's own was drawn on, where they are others and that is not taken back:
  /// its earlier frame lies on the later one as its mask has it there.
  func canvases(
    _ position: Int, _ other: Int, without edits: Set<InputChange.Edit>
  ) -> (before: Size, after: Size)? {
    guard after.nodes[position].parent == 0, before.nodes[other].parent == 0,
      let sizes = comparison.superviewSizes(.init(expected: other, actual: position)), sizes.before != sizes.after,
      !inputs.contains(where: { $0.isOfEnvironment && edits.contains($0.edit) })
    else { return nil }
    return sizes
  }

  /// The frame of a view in its earlier superview: the earlier one, or where its own other frame is no part of what is taken back
  /// the later one as it lies there; of a side that its own edit says alone that one's.
  func frame(of position: Int, _ other: Int, without edits: Set<InputChange.Edit>) -> Rect? {
    let id = after.nodes[position].content.id
    let own = inputs.filter { input in
      guard case .view(_, id) = input.change.subject else { return false }
      return !edits.contains(input.edit)
    }
    guard var frame = before.nodes[other].frame, let now = after.nodes[position].frame else {
      return before.nodes[other].frame
    }
    if own.contains(where: \.change.isOfDrawnFrame),
      let shift = comparison.shift(.init(expected: other, actual: position))
    {
      return Rect(x: now.x - shift.x, y: now.y - shift.y, width: now.width, height: now.height)
    }
    for side in own.compactMap(\.change.side) { frame.size.set(side, of: now.size) }
    return frame
  }

  /// Whether an input is a view's other cell in its grid.
  private static func isCell(_ input: InputChange, of subject: Change.Subject) -> Bool {
    input.change.kind == .gridChanged && input.change.subject == subject && input.change.isOf(.cell)
  }
}

extension LayoutNode {
  /// Lies as its mask has it after its superview took another size.
  mutating func resize(from old: Size, to new: Size) {
    frame = frame.map { AutoresizingLaw.frame($0, mask: autoresizing, from: old, to: new) }
  }

  /// Lies where another was drawn, held by that one's mask.
  mutating func takePlacing(of other: LayoutNode) {
    (frame, autoresizing, translatesMask) = (other.frame, other.autoresizing, other.translatesMask)
  }
}

extension InputChange {
  /// Whether it is of what the whole screen is drawn in.
  var isOfEnvironment: Bool { if case .environment = change.subject { true } else { false } }

  /// Whether it says where a view was drawn, not what of it is aligned or what becomes of its frame.
  var isOfFrame: Bool {
    change.kind == .frameChanged && !change.isOf(.alignmentInsets, .mask, .maskTranslation, .proportionalLayout)
  }

  /// Gives a view back the side that it is about, and leaves it the other.
  func takeBackSide(_ node: inout LayoutNode, to size: Size) {
    if let side = change.side { node.frame?.size.set(side, of: size) }
  }
}

extension Size {
  /// As long along an axis as another.
  mutating func set(_ axis: Axis, of other: Size) {
    if axis == .horizontal { width = other.width } else { height = other.height }
  }
}
