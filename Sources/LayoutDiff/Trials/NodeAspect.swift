import ProofModel
import Resolving

/// What of a view one of its inputs is about: the part that a trial takes back of it alone, to see which part of an edit of
/// several makes the movement.
enum NodeAspect: Hashable, CaseIterable {
  case frame, mask, text, font, picture, arrangement, insets, order, margins, priorities, sizes, cell
  /// Looks and types, with the insets that follow from a type.
  case look

  /// Among all, for a fixed order.
  var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  init(_ change: Change) {
    switch change.kind {
    case .frameChanged where change.isOf(.frame, .height, .foundOutHeight, .width, .columnPlace): self = .frame
    case .frameChanged where change.isOf(.alignmentInsets): self = .look
    case .frameChanged: self = .mask
    case .textChanged: self = .text
    // A text is taken back with how its lines stand.
    case .styleChanged where change.isOf(.lineHeight, .leastLineHeight, .lineSpacing): self = .text
    case .fontChanged: self = .font
    case .imageChanged: self = .picture
    case .collectionChanged where change.isOf(.sectionInset): self = .insets
    case .stackChanged, .collectionChanged: self = .arrangement
    case .reordered: self = .order
    case .marginChanged: self = .margins
    case .priorityChanged: self = .priorities
    // What else gives a view another size is a property of its look, such as its content insets.
    case .intrinsicSizeChanged
    where change.isOf(
      .intrinsicWidth, .intrinsicHeight, .firstBaseline, .lastBaseline, .preferredWidth, .contentSize, .dateElements):
      self = .sizes
    case .gridChanged: self = change.isOfGridCell ? .cell : .arrangement
    default: self = .look
    }
  }

  /// Gives a view what it had of this earlier, and leaves it the rest.
  func takeBack(_ node: inout LayoutNode, to old: LayoutNode) {
    guard self == .look else { return set(&node, to: old) }
    var looks = old
    for other in Self.allCases where other != .look { other.set(&looks, to: node) }
    (looks.children, looks.parent) = (node.children, node.parent)
    node = looks
  }

  private func set(_ node: inout LayoutNode, to old: LayoutNode) {
    switch self {
    case .frame: node.frame = old.frame
    case .mask:
      (node.autoresizing, node.translatesMask, node.proportional) =
        (old.autoresizing, old.translatesMask, old.proportional)
    case .text:
      node.content.text = Self.text(of: old.content.text, as: node.content.text)
      node.content.placeholder = Self.text(of: old.content.placeholder, as: node.content.placeholder)
      node.content.segments = old.content.segments
    case .font:
      node.content.text = Self.text(of: node.content.text, as: old.content.text)
      node.content.placeholder = Self.text(of: node.content.placeholder, as: old.content.placeholder)
      node.content.font = old.content.font
    case .picture:
      (node.content.asset, node.content.imageSize) = (old.content.asset, old.content.imageSize)
      (node.unseenGround, node.groundSize) = (old.unseenGround, old.groundSize)
    case .arrangement:
      (node.stack, node.gravity, node.holding, node.content.axis) = (
        old.stack, old.gravity, old.holding, old.content.axis
      )
      let insets = node.collection?.sectionInset
      (node.grid, node.collection, node.element, node.count) = (old.grid, old.collection, old.element, old.count)
      if let insets { node.collection?.sectionInset = insets }
      (node.itemWidth, node.itemHeight) = (old.itemWidth, old.itemHeight)
    case .insets:
      if let insets = old.collection?.sectionInset { node.collection?.sectionInset = insets }
    case .margins:
      (node.margins, node.additionalSafeArea) = (old.margins, old.additionalSafeArea)
      (node.preservesSuperviewMargins, node.insetsMarginsFromSafeArea) =
        (old.preservesSuperviewMargins, old.insetsMarginsFromSafeArea)
      (node.followsReadableWidth, node.adjustsContentInset) = (old.followsReadableWidth, old.adjustsContentInset)
      node.content.bars = old.content.bars
    case .priorities: (node.hugging, node.compression) = (old.hugging, old.compression)
    case .sizes:
      (node.intrinsicWidth, node.intrinsicHeight) = (old.intrinsicWidth, old.intrinsicHeight)
      (node.firstBaseline, node.lastBaseline) = (old.firstBaseline, old.lastBaseline)
      (node.preferredMaxWidth, node.contentSize) = (old.preferredMaxWidth, old.contentSize)
    case .cell: node.cell = old.cell
    case .order, .look: return
    }
  }

  /// A text in the font of another; where that has several runs or there is none, with its own.
  private static func text(of one: TextContent?, as other: TextContent?) -> TextContent? {
    guard var text = one, let font = other?.runs.first?.font, other?.runs.count == 1 else { return one }
    for index in text.runs.indices { text.runs[index].font = font }
    return text
  }
}
