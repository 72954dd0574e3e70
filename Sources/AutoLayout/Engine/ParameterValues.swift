import ProofModel

/// The numbers that parameters stand for, on one device and with what was solved before.
struct ParameterValues {
  let lowering: Lowering
  /// By node: what the content asks for.
  let contents: [IntrinsicContent]
  let environment: Environment
  /// The root's insets.
  let safeArea: EdgeInsets
  /// Alignment rects in the superview's space; nil before the first solve.
  let rects: [Rect]?

  private var nodes: [LayoutNode] { lowering.nodes }

  func value(of parameter: Parameter) -> Double {
    switch parameter {
    case .screenWidth: return environment.screenSize.width
    case .screenHeight: return environment.screenSize.height
    case .windowWidth: return environment.windowSize.width
    case .windowHeight: return environment.windowSize.height
    case .safeArea(let edge, let node): return safeAreaInset(edge, of: node)
    case .margin(let edge, let node): return margin(edge, of: node)
    case .readable(let edge, let node): return readableInset(edge, of: node)
    case .firstBaseline(let node): return baseline(contents[node].firstBaseline, of: node)
    case .lastBaseline(let node): return baseline(contents[node].lastBaseline, of: node)
    }
  }

  /// The text is centred in what is higher than it, and its baseline with it; a text view begins at its top.
  func baseline(_ natural: Double?, of node: Int) -> Double {
    guard let natural else { return 0 }
    guard let rects, let height = contents[node].height, contents[node].isTextCentered else {
      return natural
    }
    return natural + (rects[node].height - height) / 2
  }

  // MARK: Safe area

  /// What the superview's safe area covers of the view, and what the view adds of its own.
  func safeAreaInset(_ edge: Edge, of node: Int) -> Double {
    let own = nodes[node].additionalSafeArea[edge]
    guard let parent = nodes[node].parent else { return safeArea[edge] + own }
    // What scrolls has no safe area of its own.
    if nodes[parent].content.kind == .scroll { return own }
    guard let distance = distance(of: node, to: edge) else { return own }
    return max(0, safeAreaInset(edge, of: parent) - distance) + own
  }

  /// From the superview's edge to the view's, in points, before the first solve nil.
  private func distance(of node: Int, to edge: Edge) -> Double? {
    guard let rects, let parent = nodes[node].parent else { return nil }
    let frame = outset(rects[node], nodes[node].alignmentInsets)
    let outer = outset(rects[parent], nodes[parent].alignmentInsets).size
    switch edge {
    case .top: return frame.minY
    case .left: return frame.minX
    case .bottom: return outer.height - frame.maxY
    case .right: return outer.width - frame.maxX
    }
  }

  // MARK: Margins

  /// The layout margin on one side: the view's own, with the safe area where it counts in, and not less than what
  /// the superview's margins leave where those are preserved.
  func margin(_ edge: Edge, of node: Int) -> Double {
    let view = nodes[node]
    if view.followsReadableWidth, edge == .left || edge == .right { return readableInset(edge, of: node) }
    return plainMargin(edge, of: node)
  }

  private func plainMargin(_ edge: Edge, of node: Int) -> Double {
    let view = nodes[node]
    var margin = view.margins?[edge] ?? standardMargin(edge, of: node)
    if view.insetsMarginsFromSafeArea { margin += safeAreaInset(edge, of: node) }
    if view.preservesSuperviewMargins, let parent = view.parent, let distance = distance(of: node, to: edge) {
      margin = max(margin, self.margin(edge, of: parent) - distance)
    }
    return margin
  }

  /// 16 or 20 at the sides of the root, nothing above and below; 8 elsewhere; 20 on the Mac.
  private func standardMargin(_ edge: Edge, of node: Int) -> Double {
    let isSide = edge == .left || edge == .right
    if environment.platform == .mac { return 20 }
    if node == 0 { return isSide ? environment.rootMargin : 0 }
    return 8
  }

  // MARK: Readable width

  /// Inside the margins, centred, and not wider than text is read well.
  func readableInset(_ edge: Edge, of node: Int) -> Double {
    let near = plainMargin(edge, of: node)
    let far = plainMargin(edge == .left ? .right : .left, of: node)
    let width: Double
    if let rects { width = outset(rects[node], nodes[node].alignmentInsets).width }
    else if node == 0 { width = environment.windowSize.width } else { return near }
    let room = width - near - far
    return near + max(0, room - Self.readableWidth) / 2
  }

  /// Measured for the default text size (public probes of UIKit).
  private static let readableWidth = 672.0
}

/// A rectangle with its edges moved outwards: an alignment rect becomes a frame.
func outset(_ rect: Rect, _ insets: EdgeInsets) -> Rect {
  rect.inset(by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
}
