import ProofModel
import Resolving

/// Across a stack's axis: all views as the first one, and the stack just as large as they need.
extension StackGenerator {
  mutating func lowerAlignment(_ stack: Stack) {
    guard let first = stack.arranged.first(where: { !nodes[$0].content.isHidden }) ?? stack.arranged.first else {
      return
    }
    let others = stack.arranged.filter { $0 != first }
    switch crossAlignment(stack) {
    case .fill: align(first, others, [stack.crossFirst, stack.crossLast], stack)
    case .leading, .top:
      align(first, others, [stack.crossFirst], stack)
      span(stack, tight: .first)
    case .trailing, .bottom:
      align(first, others, [stack.crossLast], stack)
      span(stack, tight: .last)
    case .center:
      align(first, others, [stack.crossCenter], stack)
      span(stack, tight: nil)
    case .firstBaseline:
      align(others, with: first, [.firstBaseline], stack)
      span(stack, tight: nil)
    case .lastBaseline:
      align(others, with: first, [.lastBaseline], stack)
      span(stack, tight: nil)
    }
  }

  /// Baselines only mean something in a row: a column that asks for one is aligned at its leading edge.
  private func crossAlignment(_ stack: Stack) -> StackAlignment {
    let alignment = stack.settings.alignment
    return stack.isVertical && (alignment == .firstBaseline || alignment == .lastBaseline) ? .leading : alignment
  }

  /// UIKit's stacks hold their first view and align the others with it; AppKit's hold each, so that one that the user puts
  /// elsewhere takes none along.
  private mutating func align(_ first: Int, _ others: [Int], _ attributes: [LayoutAttribute], _ stack: Stack) {
    for view in isMac ? [first] + others : [first] {
      for attribute in attributes {
        generate(
          AnchorForm(.view(view), attribute), .equal, canvas(stack, attribute), priority: alignmentPriority(stack),
          .stack(.canvas))
      }
    }
    if !isMac { align(others, with: first, attributes, stack) }
  }

  private mutating func align(_ others: [Int], with first: Int, _ attributes: [LayoutAttribute], _ stack: Stack) {
    for view in others {
      for attribute in attributes {
        generate(
          AnchorForm(.view(view), attribute), .equal, AnchorForm(.view(first), attribute),
          priority: alignmentPriority(stack), .stack(.alignment))
      }
    }
  }

  private func alignmentPriority(_ stack: Stack) -> Double {
    StackRules(isMac: isMac).alignment(stack.settings, across(stack))
  }

  private enum Side { case first, last }

  /// The stack spans its views: open sides lie at or beyond each of them, as near as nothing stronger forbids.
  private mutating func span(_ stack: Stack, tight: Side?) {
    for view in stack.arranged {
      let item = LayoutItem.view(view)
      if nodes[view].content.isHidden {
        spanHidden(view, stack, tight: tight)
        continue
      }
      // What the user's rules take off its edge stays inside AppKit's stacks all the same.
      if tight != .first || isMac {
        generate(
          AnchorForm(item, stack.crossFirst), .greaterThanOrEqual, canvas(stack, stack.crossFirst), .stack(.span))
      }
      if tight != .last || isMac {
        generate(
          canvas(stack, stack.crossLast), .greaterThanOrEqual, AnchorForm(item, stack.crossLast),
          priority: clipping(stack, across(stack)), .stack(.span))
      }
      if isMac {
        hugAcross(view, stack, tight)
      } else if let size = designSize(of: view, stack) {
        generate(AnchorForm(item, stack.crossSize), .equal, AnchorForm(size), priority: 250, .stack(.design))
      } else {
        generate(AnchorForm(item, stack.crossSize), .equal, AnchorForm(), priority: 25, .stack(.suppression))
      }
    }
    guard !isMac || tight == nil else { return }
    let fit = stack.visible.count > 1 && tight != nil ? 51.0 : 49.0
    generate(AnchorForm(.view(stack.position), stack.crossSize), .equal, AnchorForm(), priority: fit, .stack(.fit))
  }

  /// A hidden view widens no stack; it has the whole room across where it touches a side, and its own size where it is
  /// centred (recorded frames, facts/more-uikit.md 2).
  private mutating func spanHidden(_ view: Int, _ stack: Stack, tight: Side?) {
    let item = LayoutItem.view(view)
    switch tight {
    case .first:
      generate(
        AnchorForm(item, stack.crossLast), .equal, canvas(stack, stack.crossLast), priority: 250, .stack(.hiding))
    case .last:
      generate(
        AnchorForm(item, stack.crossFirst), .equal, canvas(stack, stack.crossFirst), priority: 250, .stack(.hiding))
    case nil:
      let size = (stack.isVertical ? contents[view].width : contents[view].height) ?? 0
      generate(AnchorForm(item, stack.crossSize), .equal, AnchorForm(size), priority: 250, .stack(.hiding))
    }
  }

  private func across(_ stack: Stack) -> Axis { stack.isVertical ? .horizontal : .vertical }

  /// AppKit's stacks hug each view, at the edges at which they do not align it: one that holds on to its size less than the
  /// stack hugs is as large as the stack (files: check boxes of 320 in a column that hugs at 1000, empty views as wide as
  /// their column). Where it centres them, one that asks for no size keeps the one that it was drawn with (files: empty views
  /// of 163 in ProtonVPN and Simplenote, a line of 96 in Rectangle).
  private mutating func hugAcross(_ view: Int, _ stack: Stack, _ tight: Side?) {
    let size = stack.isVertical ? contents[view].width : contents[view].height
    guard !nodes[view].content.isHidden, tight != nil || size != nil || nodes[view].stack != nil else { return }
    for (side, edge) in [(Side.first, stack.crossFirst), (.last, stack.crossLast)] where side != tight {
      hug(AnchorForm(.view(view), edge), canvas(stack, edge), stack, across(stack))
    }
  }

  /// On the canvas a plain view without content has Interface Builder's design-time size, across a stack that does not
  /// fill it; others have the size that they were drawn with (recorded frames; at run time nothing keeps such a view
  /// from having none).
  private func designSize(of view: Int, _ stack: Stack) -> Double? {
    let content = stack.isVertical ? contents[view].width : contents[view].height
    guard screen.isOnCanvas, content == nil, nodes[view].stack == nil, nodes[view].grid == nil,
      let frame = nodes[view].frame
    else { return nil }
    let isPlain = GeneratorInput.isLentSize(nodes[view].content.kind) && !isMac
    if isPlain, input.isPinnedInside(view, stack.isVertical ? .horizontal : .vertical) { return nil }
    let size = isPlain ? LentSizes.design : frame.size
    return stack.isVertical ? size.width : size.height
  }
}
