import ProofModel
import Resolving

/// Where anchors lie, as linear forms in the space of a view that holds them.
///
/// Space: the frame of the view, whose own left and top are 0 and whose own right is its width. A scroll view's
/// space is that of its content: for what lies inside it, its edges are the content's, its sizes and centres the
/// visible frame's (Interface Builder's files, recorded frames).
extension LoweredScreen {
  /// An anchor's form in the space of `space`, which is the item's view or lies above it.
  ///
  /// - Parameter mirrored: horizontal places are measured from the right edge, as leading is in right-to-left.
  mutating func form(
    _ item: LayoutItem, _ attribute: LayoutAttribute, in space: Int, mirrored: Bool, asContent: Bool
  ) -> LinearForm {
    switch attribute {
    case .width: return extent(of: item, .horizontal)
    case .height: return extent(of: item, .vertical)
    case .leading:
      return mirrored
        ? mirror(edge(.right, of: item, in: space, asContent: asContent), in: space)
        : edge(.left, of: item, in: space, asContent: asContent)
    case .trailing:
      return mirrored
        ? mirror(edge(.left, of: item, in: space, asContent: asContent), in: space)
        : edge(.right, of: item, in: space, asContent: asContent)
    case .left: return edge(.left, of: item, in: space, asContent: asContent)
    case .right: return edge(.right, of: item, in: space, asContent: asContent)
    case .top: return edge(.top, of: item, in: space, asContent: asContent)
    case .bottom: return edge(.bottom, of: item, in: space, asContent: asContent)
    case .centerX:
      let center = middle(.horizontal, of: item, in: space)
      return mirrored ? mirror(center, in: space) : center
    case .centerY: return middle(.vertical, of: item, in: space)
    case .firstBaseline: return baseline(of: item, isFirst: true, in: space)
    case .lastBaseline: return baseline(of: item, isFirst: false, in: space)
    case .leftMargin: return marginEdge(.left, of: item, in: space, asContent: asContent)
    case .rightMargin: return marginEdge(.right, of: item, in: space, asContent: asContent)
    case .topMargin: return marginEdge(.top, of: item, in: space, asContent: asContent)
    case .bottomMargin: return marginEdge(.bottom, of: item, in: space, asContent: asContent)
    case .leadingMargin:
      return mirrored
        ? mirror(marginEdge(.right, of: item, in: space, asContent: asContent), in: space)
        : marginEdge(.left, of: item, in: space, asContent: asContent)
    case .trailingMargin:
      return mirrored
        ? mirror(marginEdge(.left, of: item, in: space, asContent: asContent), in: space)
        : marginEdge(.right, of: item, in: space, asContent: asContent)
    // A centre as well: between the margins of a scroll view's frame.
    case .centerXWithinMargins:
      let sum =
        marginEdge(.left, of: item, in: space, asContent: false)
        + marginEdge(.right, of: item, in: space, asContent: false)
      return mirrored ? mirror(0.5 * sum, in: space) : 0.5 * sum
    case .centerYWithinMargins:
      return 0.5
        * (marginEdge(.top, of: item, in: space, asContent: false)
          + marginEdge(.bottom, of: item, in: space, asContent: false))
    }
  }

  private func mirror(_ form: LinearForm, in space: Int) -> LinearForm {
    frameExtent(of: space, .horizontal) - form
  }

  /// A view's frame size: the alignment rect's and the alignment insets.
  func frameExtent(of node: Int, _ axis: Axis) -> LinearForm {
    let insets = nodes[node].alignmentInsets
    var form = LinearForm(variable: size(node, axis))
    form.constant = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    return form
  }

  private mutating func extent(of item: LayoutItem, _ axis: Axis) -> LinearForm {
    switch item {
    case .view(let node): return LinearForm(variable: size(node, axis))
    case .guide(let position):
      let owner = guides[position].owner
      let (near, far): (Edge, Edge) = axis == .horizontal ? (.left, .right) : (.top, .bottom)
      return edge(far, of: item, in: owner, asContent: false) - edge(near, of: item, in: owner, asContent: false)
    }
  }

  /// The place of a view's frame origin, in the space of a view above it or its own (then 0).
  private func origin(of node: Int, _ axis: Axis, in space: Int) -> LinearForm {
    var form = LinearForm()
    var current = node
    while current != space, let parent = nodes[current].parent {
      let insets = nodes[current].alignmentInsets
      form.add(variable: axis == .horizontal ? x(current) : y(current), 1)
      form.constant -= axis == .horizontal ? insets.left : insets.top
      current = parent
    }
    return form
  }

  private mutating func edge(_ edge: Edge, of item: LayoutItem, in space: Int, asContent: Bool) -> LinearForm {
    let axis: Axis = edge == .left || edge == .right ? .horizontal : .vertical
    let isFar = edge == .right || edge == .bottom
    switch item {
    case .view(let node):
      if asContent, node == space, let content = scrollContent[node] {
        return isFar ? LinearForm(variable: axis == .horizontal ? content.width : content.height) : LinearForm()
      }
      let insets = nodes[node].alignmentInsets
      var form = origin(of: node, axis, in: space)
      form.constant += axis == .horizontal ? insets.left : insets.top
      if isFar { form.add(variable: size(node, axis), 1) }
      return form
    case .guide(let position):
      let guide = guides[position]
      var form = origin(of: guide.owner, axis, in: space)
      if guide.kind == .content, let content = scrollContent[guide.owner] {
        if isFar { form.add(variable: axis == .horizontal ? content.width : content.height, 1) }
        return form
      }
      if isFar { form.add(frameExtent(of: guide.owner, axis)) }
      form.add(inset(of: guide, edge), isFar ? -1 : 1)
      return form
    }
  }

  /// How far a guide's edge lies inside its owner's frame.
  private mutating func inset(of guide: GuideReference, _ edge: Edge) -> LinearForm {
    let owner = guide.owner
    switch guide.kind {
    case .safe: return LinearForm(variable: variable(of: .safeArea(edge, of: owner)))
    case .margins: return LinearForm(variable: variable(of: .margin(edge, of: owner)))
    case .readable:
      let isSide = edge == .left || edge == .right
      return LinearForm(variable: variable(of: isSide ? .readable(edge, of: owner) : .margin(edge, of: owner)))
    case .frame, .content: return LinearForm()
    // Without a keyboard the guide lies along the bottom, its top at the safe area's bottom; with one its top is the
    // keyboard's (UIKeyboardLayoutGuide). A view that owns a guide is taken to reach down to the window's edge.
    case .keyboard:
      switch edge {
      case .top where screen.environment.keyboardHeight > 0:
        return frameExtent(of: owner, .vertical) - LinearForm(screen.environment.keyboardHeight)
      case .top:
        return frameExtent(of: owner, .vertical) - LinearForm(variable: variable(of: .safeArea(.bottom, of: owner)))
      default: return LinearForm()
      }
    // The old guides span the bars: the top guide's bottom and the bottom guide's top are the usable edges.
    case .topLayout:
      guard edge == .bottom else { return LinearForm() }
      return frameExtent(of: owner, .vertical) - LinearForm(variable: variable(of: .safeArea(.top, of: owner)))
    case .bottomLayout:
      guard edge == .top else { return LinearForm() }
      return frameExtent(of: owner, .vertical) - LinearForm(variable: variable(of: .safeArea(.bottom, of: owner)))
    }
  }

  private mutating func middle(_ axis: Axis, of item: LayoutItem, in space: Int) -> LinearForm {
    let (near, far): (Edge, Edge) = axis == .horizontal ? (.left, .right) : (.top, .bottom)
    return 0.5
      * (edge(near, of: item, in: space, asContent: false) + edge(far, of: item, in: space, asContent: false))
  }

  private mutating func marginEdge(
    _ edge: Edge, of item: LayoutItem, in space: Int, asContent: Bool
  ) -> LinearForm {
    var form = self.edge(edge, of: item, in: space, asContent: asContent)
    guard case .view(let node) = item else { return form }
    form.add(variable: variable(of: .margin(edge, of: node)), edge == .left || edge == .top ? 1 : -1)
    return form
  }

  /// A view without text has its first baseline at its top and its last at its bottom (UIView's documentation of
  /// `forFirstBaselineLayout` and `forLastBaselineLayout`); a stack has that of the arranged view that UIKit takes.
  private mutating func baseline(of item: LayoutItem, isFirst: Bool, in space: Int) -> LinearForm {
    guard case .view(let node) = item else { return edge(.bottom, of: item, in: space, asContent: false) }
    if let arranged = baselineView(of: node, isFirst: isFirst) {
      return baseline(of: .view(arranged), isFirst: isFirst, in: space)
    }
    let content = contents.isEmpty ? IntrinsicContent() : contents[node]
    guard (isFirst ? content.firstBaseline : content.lastBaseline) != nil else {
      // A text of no letters has no height to tell them apart by.
      let isTop = isFirst && !nodes[node].content.kind.has(.centersText)
      return edge(isTop ? .top : .bottom, of: item, in: space, asContent: false)
    }
    let isAtBottom = !isFirst && hasLastBaselineAtBottom(node)
    var form = edge(isAtBottom ? .bottom : .top, of: item, in: space, asContent: false)
    form.add(variable: variable(of: isFirst ? .firstBaseline(of: node) : .lastBaseline(of: node)), 1)
    // A text in the middle of its view goes with the middle, in the equation itself: a constant of the last solve would
    // chase what it moves.
    if hasCenteredBaseline(node) { form.add(variable: height(node), 0.5) }
    return form
  }

  /// Whether a view's baselines are counted from its middle instead of its top.
  func hasCenteredBaseline(_ node: Int) -> Bool { contents[node].isTextCentered && contents[node].height != nil }

  /// Whether a view's last baseline is counted from its bottom instead of its top.
  func hasLastBaselineAtBottom(_ node: Int) -> Bool { contents[node].isLastAtBottom && contents[node].height != nil }

  /// Vertical stacks: the first or the last arranged view; horizontal ones: the tallest (UIStackView's documentation).
  private func baselineView(of node: Int, isFirst: Bool) -> Int? {
    guard let stack = nodes[node].stack else { return nil }
    let arranged = nodes.visibleArranged(in: node)
    if stack.axis == .vertical { return isFirst ? arranged.first : arranged.last }
    return arranged.max { (contents[$0].height ?? 0) < (contents[$1].height ?? 0) }
  }
}
