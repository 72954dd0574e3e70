import ProofModel
import Resolving

/// What views want by their content: not wider than it (hugging), not narrower (compression resistance).
extension Lowering {
  mutating func lowerContent(of position: Int) {
    guard !isHiddenInStack(position) else { return }
    let hugging = nodes[position].hugging
    var compression = nodes[position].compression
    // What is lent gives way to what is written, however strong.
    if lentLabels.contains(position) {
      compression = AxisPriorities(
        horizontal: min(compression.horizontal, 740), vertical: min(compression.vertical, 740))
    }
    if let width = contents[position].width {
      let pair = wish(position, .width, width, hug: hugging.horizontal, resist: compression.horizontal)
      contentConstraints[position].hugWidth = pair.hug
      contentConstraints[position].resistWidth = pair.resist
    }
    if let height = contents[position].height {
      let pair = wish(position, .height, height, hug: hugging.vertical, resist: compression.vertical)
      contentConstraints[position].hugHeight = pair.hug
      contentConstraints[position].resistHeight = pair.resist
    }
    lowerDesignSize(of: position)
  }

  /// On the canvas an arranged plain view without content asks for the design-time size along its stack (recorded: two empty
  /// views beside a picture of 160 push a stack to its widest, 374, against buttons that hug at 250;
  /// interface-builder/README.md, "IB design-time fallback size"). Texts go before it.
  private mutating func lowerDesignSize(of position: Int) {
    guard screen.isOnCanvas, let parent = nodes[position].parent, let stack = nodes[parent].stack,
      hasDesignSize(position, stack.axis)
    else { return }
    let content = contents[position]
    let isFree = stack.axis == .horizontal ? content.width == nil : content.height == nil
    guard isFree else { return }
    let size = stack.axis == .horizontal ? Self.designSize.width : Self.designSize.height
    let attribute: LayoutAttribute = stack.axis == .horizontal ? .width : .height
    _ = wish(
      position, attribute, size, hug: nodes[position].hugging[stack.axis],
      resist: min(nodes[position].compression[stack.axis], 740))
  }

  /// On the canvas an arranged label of one line without a text is 50 × 50, as Interface Builder's stacks lend it (recorded in
  /// 64 of 66 such labels that are 50 long; elsewhere, and with more lines, such labels have no size).
  mutating func lendLabelSizes() {
    guard screen.isOnCanvas, !isMac else { return }
    for (position, node) in nodes.enumerated() where node.content.kind == .label && node.isArranged {
      guard node.frame != nil, let parent = node.parent, nodes[parent].stack != nil else { continue }
      guard node.content.text?.string.isEmpty ?? true, (node.content.text?.numberOfLines ?? 1) == 1 else { continue }
      lentLabels.insert(position)
      if node.intrinsicWidth == nil { contents[position].width = Self.emptyLabelSize }
      if node.intrinsicHeight == nil { contents[position].height = Self.emptyLabelSize }
    }
  }

  private static let emptyLabelSize = 50.0

  /// On Interface Builder's canvas contents at 1000 give way to the rules that they contradict, but not to the ratio of their own
  /// view (recorded: pictures and switches as small or as large as rules make them in stepik-ios, zotero-ios, iTorrent,
  /// woocommerce-ios, LoopKit, Loop and Appboy; against its ratio a picture keeps its height in cwa-app-ios). Texts hold (recorded
  /// in UpcomingMovies against a proportional stack).
  mutating func letContentsYield() {
    var views: Set<Int> = []
    for position in nodes.indices where !nodes[position].content.kind.has(.text) {
      let places = contentConstraints[position]
      for place in [places.hugWidth, places.resistWidth, places.hugHeight, places.resistHeight].compactMap({ $0 })
      where constraints[place].priority >= 1000 {
        letYield(place, as: .content)
        views.insert(position)
      }
    }
    guard !views.isEmpty else { return }
    for place in constraints.indices where constraints[place].origin == .authored {
      let terms = constraints[place].words.terms
      guard terms.count == 2, case .view(let view) = terms[0].item, terms[1].item == terms[0].item,
        views.contains(view), terms.allSatisfy({ $0.attribute == .width || $0.attribute == .height })
      else { continue }
      letYield(place, as: .ratio)
    }
  }

  /// A hidden arranged view wants no size: none along its stack's axis, and across it a recorded canvas shows the stack
  /// narrower than the hidden view's picture.
  private func isHiddenInStack(_ position: Int) -> Bool {
    guard nodes[position].content.isHidden, let parent = nodes[position].parent else { return false }
    return nodes[parent].stack != nil && nodes[position].isArranged
  }

  private mutating func wish(
    _ position: Int, _ attribute: LayoutAttribute, _ value: Double, hug: Double, resist: Double
  ) -> (hug: Int?, resist: Int?) {
    let item = LayoutItem.view(position)
    let axis = attribute.axis
    let amount = AnchorForm(value)
    let hugging =
      hug > 0
      ? generate(AnchorForm(item, attribute), .lessThanOrEqual, amount, priority: min(hug, 1000), .hugging(axis)) : nil
    let resisting =
      resist > 0
      ? generate(
        AnchorForm(item, attribute), .greaterThanOrEqual, amount, priority: min(resist, 1000), .compression(axis))
      : nil
    return (hugging, resisting)
  }

  // MARK: Scroll views

  /// A content size that was given, and a content that is not smaller than nothing.
  mutating func lowerScrollViews() {
    for position in nodes.indices {
      guard let content = scrollContent[position] else { continue }
      let given = nodes[position].contentSize
      for (variable, value) in [(content.width, given?.width), (content.height, given?.height)] {
        var form = LinearForm(variable: variable)
        append(form, .greaterThanOrEqual, origin: .system)
        guard let value else { continue }
        form.constant = -value
        append(form, .equal, priority: 999, origin: .system)
      }
    }
  }
}
