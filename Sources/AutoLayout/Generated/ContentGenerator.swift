import ProofModel
import Resolving

/// What views want by their content: not wider than it (hugging), not narrower (compression resistance).
struct ContentGenerator: ConstraintGenerator {
  let input: GeneratorInput
  var made: GeneratedConstraints

  /// The wishes of all views but the root. Complexity: O(views).
  static func constraints(_ input: GeneratorInput, _ made: inout GeneratedConstraints) {
    var generator = ContentGenerator(input: input, made: made)
    for position in input.nodes.indices.dropFirst() { generator.wish(position) }
    made = generator.made
  }

  private mutating func wish(_ position: Int) {
    guard !isHiddenInStack(position) else { return }
    let hugging = nodes[position].hugging
    var compression = nodes[position].compression
    // What is lent gives way to what is written, however strong.
    if input.lentLabels.contains(position) {
      compression = AxisPriorities(
        horizontal: min(compression.horizontal, 740), vertical: min(compression.vertical, 740))
    }
    if let width = contents[position].width, !isMaskSized(position, .horizontal) {
      wish(
        position, .width, width, hug: hugging.horizontal, resist: compression.horizontal, contentOf: position)
    }
    if let height = contents[position].height {
      wish(position, .height, height, hug: hugging.vertical, resist: compression.vertical, contentOf: position)
    }
    wishDesignSize(of: position)
  }

  /// A size that a mask makes of the superview's, whatever the content asks for: of it nothing pulls at what the view lies in,
  /// as a split view's pane (only views whose masks are not translated have wishes of their own).
  private func isMaskSized(_ position: Int, _ axis: Axis) -> Bool {
    input.placements[position] == .mask
      && nodes[position].autoresizing.contains(axis == .horizontal ? .width : .height)
  }

  /// On the canvas an arranged plain view without content asks for the design-time size along its stack (recorded: two empty
  /// views beside a picture of 160 push a stack to its widest, 374, against buttons that hug at 250;
  /// interface-builder/README.md, "IB design-time fallback size"). Texts go before it.
  private mutating func wishDesignSize(of position: Int) {
    guard screen.isOnCanvas, let parent = nodes[position].parent, let stack = nodes[parent].stack,
      input.hasDesignSize(position, stack.axis)
    else { return }
    let content = contents[position]
    let isFree = stack.axis == .horizontal ? content.width == nil : content.height == nil
    guard isFree else { return }
    let size = stack.axis == .horizontal ? LentSizes.design.width : LentSizes.design.height
    let attribute: LayoutAttribute = stack.axis == .horizontal ? .width : .height
    wish(
      position, attribute, size, hug: nodes[position].hugging[stack.axis],
      resist: min(nodes[position].compression[stack.axis], 740))
  }

  /// A hidden arranged view wants no size: none along its stack's axis, and across it a recorded canvas shows the stack
  /// narrower than the hidden view's picture.
  private func isHiddenInStack(_ position: Int) -> Bool {
    guard nodes[position].content.isHidden, let parent = nodes[position].parent else { return false }
    return nodes[parent].stack != nil && nodes[position].isArranged
  }

  private mutating func wish(
    _ position: Int, _ attribute: LayoutAttribute, _ value: Double, hug: Double, resist: Double, contentOf: Int? = nil
  ) {
    let (own, amount) = (AnchorForm(.view(position), attribute), AnchorForm(value))
    let axis = attribute.axis
    if hug > 0 {
      generate(own, .lessThanOrEqual, amount, priority: min(hug, 1000), .hugging(axis), contentOf: contentOf)
    }
    if resist > 0 {
      generate(own, .greaterThanOrEqual, amount, priority: min(resist, 1000), .compression(axis), contentOf: contentOf)
    }
  }
}
