import ProofModel

/// Across a stack's axis: all views as the first one, and the stack just as large as they need.
extension Lowering {
  mutating func lowerAlignment(_ stack: Stack) {
    guard let first = stack.arranged.first(where: { !nodes[$0].content.isHidden }) ?? stack.arranged.first else {
      return
    }
    let others = stack.arranged.filter { $0 != first }
    switch crossAlignment(stack) {
    case .fill:
      connect(first, stack.crossFirst, stack)
      connect(first, stack.crossLast, stack)
      align(others, with: first, [stack.crossFirst, stack.crossLast])
    case .leading, .top:
      connect(first, stack.crossFirst, stack)
      align(others, with: first, [stack.crossFirst])
      span(stack, tight: .first)
    case .trailing, .bottom:
      connect(first, stack.crossLast, stack)
      align(others, with: first, [stack.crossLast])
      span(stack, tight: .last)
    case .center:
      connect(first, stack.crossCenter, stack)
      align(others, with: first, [stack.crossCenter])
      span(stack, tight: nil)
    case .firstBaseline:
      align(others, with: first, [.firstBaseline])
      span(stack, tight: nil)
    case .lastBaseline:
      align(others, with: first, [.lastBaseline])
      span(stack, tight: nil)
    }
  }

  /// Baselines only mean something in a row: a column that asks for one is aligned at its leading edge.
  private func crossAlignment(_ stack: Stack) -> StackAlignment {
    let alignment = stack.settings.alignment
    return stack.isVertical && (alignment == .firstBaseline || alignment == .lastBaseline) ? .leading : alignment
  }

  private mutating func connect(_ view: Int, _ attribute: LayoutAttribute, _ stack: Stack) {
    generate(AnchorForm(.view(view), attribute), .equal, canvas(stack, attribute), .stack("canvas"))
  }

  private mutating func align(_ others: [Int], with first: Int, _ attributes: [LayoutAttribute]) {
    for view in others {
      for attribute in attributes {
        generate(AnchorForm(.view(view), attribute), .equal, AnchorForm(.view(first), attribute), .stack("alignment"))
      }
    }
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
      if tight != .first {
        generate(
          AnchorForm(item, stack.crossFirst), .greaterThanOrEqual, canvas(stack, stack.crossFirst), .stack("span"))
      }
      if tight != .last {
        generate(canvas(stack, stack.crossLast), .greaterThanOrEqual, AnchorForm(item, stack.crossLast), .stack("span"))
      }
      if let size = designSize(of: view, stack) {
        generate(AnchorForm(item, stack.crossSize), .equal, AnchorForm(size), priority: 250, .stack("design"))
      } else {
        generate(AnchorForm(item, stack.crossSize), .equal, AnchorForm(), priority: 25, .stack("suppression"))
      }
    }
    let fit = stack.visible.count > 1 && tight != nil ? 51.0 : 49.0
    generate(AnchorForm(.view(stack.position), stack.crossSize), .equal, AnchorForm(), priority: fit, .stack("fit"))
  }

  /// A hidden view widens no stack; it has the whole room across where it touches a side, and its own size where it is
  /// centred (recorded frames, facts/more-uikit.md 2).
  private mutating func spanHidden(_ view: Int, _ stack: Stack, tight: Side?) {
    let item = LayoutItem.view(view)
    switch tight {
    case .first:
      generate(
        AnchorForm(item, stack.crossLast), .equal, canvas(stack, stack.crossLast), priority: 250, .stack("hiding"))
    case .last:
      generate(
        AnchorForm(item, stack.crossFirst), .equal, canvas(stack, stack.crossFirst), priority: 250, .stack("hiding"))
    case nil:
      let size = (stack.isVertical ? contents[view].width : contents[view].height) ?? 0
      generate(AnchorForm(item, stack.crossSize), .equal, AnchorForm(size), priority: 250, .stack("hiding"))
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
    let isPlain = Self.isLentSize(nodes[view].content.kind) && !isMac
    if isPlain, isPinnedInside(view, stack.isVertical ? .horizontal : .vertical) { return nil }
    let size = isPlain ? Self.designSize : frame.size
    return stack.isVertical ? size.width : size.height
  }

  /// Whether Interface Builder lends the view a size along an axis: UIKit's plain views, and maps, which none of their own
  /// subviews sizes (recorded: of plain views that are pinned to both edges by what is in them, 98 of 100 have another).
  func hasDesignSize(_ view: Int, _ axis: Axis) -> Bool {
    !isMac && nodes[view].frame != nil && Self.isLentSize(nodes[view].content.kind) && !isPinnedInside(view, axis)
  }

  private static func isLentSize(_ kind: ViewKind) -> Bool { kind == .view || kind == .map }

  /// Whether rules tie both of the view's edges to what is in it.
  private func isPinnedInside(_ view: Int, _ axis: Axis) -> Bool {
    let edges = pinnedInside[view]
    return axis == .horizontal
      ? edges.contains(.left) && edges.contains(.right)
      : edges.contains(.top) && edges.contains(.bottom)
  }

  /// What Interface Builder lends to views that ask for no size.
  static let designSize = Size(width: 240, height: 128)
}
