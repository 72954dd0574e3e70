import ProofModel
import Resolving

/// The numbers that parameters stand for, on one device and with what was solved before.
struct ParameterValues {
  private let finished: FinishedLowering
  #if DEBUG
    var lowering: LoweredScreen { finished.lowering }
  #else
    var lowering: LoweredScreen { _read { yield finished.lowering } }
  #endif
  /// The lowering's; single values are read in place, since a copy of a node costs more than all that is done with it.
  private let nodes: [LayoutNode]
  /// By node: what the content asks for.
  let contents: [IntrinsicContent]
  let environment: Environment
  /// The root's insets.
  let safeArea: EdgeInsets
  /// Alignment rects in the superview's space; nil before the first solve.
  let rects: [Rect]?
  /// By collection: where its cells lie.
  private(set) var flows: [Int: FlowLayout.Places] = [:]

  init(
    _ finished: FinishedLowering, contents: [IntrinsicContent], environment: Environment, safeArea: EdgeInsets,
    rects: [Rect]?
  ) {
    self.finished = finished
    nodes = finished.lowering.nodes
    self.contents = contents
    self.environment = environment
    self.safeArea = safeArea
    self.rects = rects
    if finished.lowering.hasFlows { flows = flowPlaces() }
  }

  func value(of parameter: Parameter) -> Double {
    switch parameter {
    case .screenWidth: return environment.screenSize.width
    case .screenHeight: return environment.screenSize.height
    case .windowWidth: return environment.windowSize.width
    case .windowHeight: return environment.windowSize.height
    case .safeArea(let edge, let node): return safeAreaInset(edge, of: node)
    case .margin(let edge, let node): return margin(edge, of: node)
    case .readable(let edge, let node): return readableInset(edge, of: node)
    case .firstBaseline(let node): return baselineOffset(contents[node].firstBaseline, of: node)
    case .lastBaseline(let node): return lastBaselineOffset(of: node)
    case .flow(let edge, let node):
      guard let origin = nodes[node].parent.flatMap({ flows[$0] })?.origins[node]?.first else { return 0 }
      return edge == .left ? origin.x : origin.y
    }
  }

  /// From the view's top, or from its middle where the text lies there.
  private func baselineOffset(_ natural: Double?, of node: Int) -> Double {
    guard lowering.hasCenteredBaseline(node) else { return baseline(natural, of: node) }
    return (natural ?? 0) - (contents[node].height ?? 0) / 2
  }

  /// From where the last baseline is counted: the view's bottom, its middle or its top.
  private func lastBaselineOffset(of node: Int) -> Double {
    guard lowering.hasLastBaselineAtBottom(node) else { return baselineOffset(contents[node].lastBaseline, of: node) }
    return (contents[node].lastBaseline ?? 0) - (contents[node].height ?? 0)
  }

  /// The last baseline from the view's top, as ``baseline(_:of:)``, or as far above its bottom as in its content.
  func lastBaseline(of node: Int) -> Double {
    guard let rects, lowering.hasLastBaselineAtBottom(node) else {
      return baseline(contents[node].lastBaseline, of: node)
    }
    return rects[node].height + lastBaselineOffset(of: node)
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

  /// What the superview's safe area covers of the view, and what the view adds of its own. Complexity: O(depth).
  func safeAreaInset(_ edge: Edge, of node: Int) -> Double {
    guard let parent = nodes[node].parent else { return safeAreaInset(edge, of: node, outer: 0) }
    return safeAreaInset(edge, of: node, outer: safeAreaInset(edge, of: parent))
  }

  /// The same with the superview's inset known.
  private func safeAreaInset(_ edge: Edge, of node: Int, outer: Double) -> Double {
    var own = nodes[node].additionalSafeArea[edge]
    if let bars = nodes[node].content.bars, !bars.isEmpty {
      own += BarHeights(environment: environment).added(by: bars)[edge]
    }
    guard let parent = nodes[node].parent else { return safeArea[edge] + own }
    // What scrolls has no safe area of its own: the scroll view's content is inset instead. Tables and collections
    // are inset above and below only, so that their cells lie under a cut-out at the side.
    switch nodes[parent].content.kind {
    case .scroll: if edge != .top || isContentInset(parent) { return own }
    case .table, .collection: if edge == .top || edge == .bottom { return own }
    default: break
    }
    // Where nothing covers the superview, nothing covers what lies beyond its edge.
    guard outer > 0, let distance = distance(of: node, to: edge) else { return own }
    return max(0, outer - distance) + own
  }

  /// Whether a scroll view moves its content below what covers it, so that nothing covers the content: not where it is told to
  /// leave it (`UIScrollView.ContentInsetAdjustmentBehavior.never`), and never on the canvas, which keeps contents at their
  /// origin (recorded margins of contents under a status bar: 52 in CovPass, 28 in KeePassium; 16 in Corona-Warn-App where
  /// `insetsLayoutMarginsFromSafeArea` is off, and 8 below the bar in ProtonVPN).
  private func isContentInset(_ scroll: Int) -> Bool {
    environment.platform != .ios || nodes[scroll].adjustsContentInset && !lowering.screen.isOnCanvas
  }

  /// The scroll views of the canvas whose content keeps clear of what covers it by its own margins or safe area: it begins at the
  /// scroll view's top, with that room in it. Complexity: O(parameters).
  func scrollsKeptClear() -> Set<Int> {
    guard lowering.screen.isOnCanvas, environment.platform == .ios else { return [] }
    var scrolls: Set<Int> = []
    for use in lowering.parameters {
      switch use.parameter {
      case .margin(.top, let node), .safeArea(.top, let node):
        if let parent = nodes[node].parent, nodes[parent].content.kind == .scroll { scrolls.insert(parent) }
      default: break
      }
    }
    return scrolls
  }

  /// The safe areas and margins of all views, superviews first. Complexity: O(views).
  func allInsets() -> [(safeArea: EdgeInsets, margins: EdgeInsets)] {
    var all: [(safeArea: EdgeInsets, margins: EdgeInsets)] = []
    all.reserveCapacity(nodes.count)
    for node in nodes.indices {
      let outer = nodes[node].parent.map { all[$0] }
      var safe = EdgeInsets.zero
      var margins = EdgeInsets.zero
      for edge in Edge.allCases {
        safe[edge] = safeAreaInset(edge, of: node, outer: outer?.safeArea[edge] ?? 0)
      }
      for edge in Edge.allCases {
        margins[edge] = plainMargin(edge, of: node, safe: safe[edge], outer: outer?.margins[edge])
      }
      if nodes[node].followsReadableWidth {
        let extra = readableExtra(of: node, near: margins.left, far: margins.right)
        margins.left += extra
        margins.right += extra
      }
      all.append((safe, margins))
    }
    return all
  }

  /// From the superview's edge to the view's, in points, before the first solve nil.
  func distance(of node: Int, to edge: Edge) -> Double? {
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
    if nodes[node].followsReadableWidth, edge == .left || edge == .right { return readableInset(edge, of: node) }
    return plainMargin(edge, of: node)
  }

  func plainMargin(_ edge: Edge, of node: Int) -> Double {
    let isPreserved = nodes[node].preservesSuperviewMargins
    let outer = isPreserved ? nodes[node].parent.map { margin(edge, of: $0) } : nil
    let safe = keepsMarginsSafe(node) ? safeAreaInset(edge, of: node) : 0
    return plainMargin(edge, of: node, safe: safe, outer: outer)
  }

  /// The same with the view's safe area and the superview's margin known.
  private func plainMargin(_ edge: Edge, of node: Int, safe: Double, outer: Double?) -> Double {
    var margin = ownMargin(edge, of: node)
    if keepsMarginsSafe(node) { margin += safe }
    if preservedMargins(of: node, edge) != nil, let outer, let distance = distance(of: node, to: edge) {
      margin = max(margin, outer - distance)
    }
    if node == 0 { margin = max(margin, windowMargin(edge, safe: safe)) }
    return margin
  }

  /// Whether the safe area counts in a view's margins: that of a controller does on whatever runs iOS 11 or later
  /// (`UIView.insetsLayoutMarginsFromSafeArea`), as all devices with a home indicator do, though Xcode 8 and before, whose files
  /// cannot say otherwise, drew it on their canvas without.
  func keepsMarginsSafe(_ node: Int) -> Bool {
    if nodes[node].insetsMarginsFromSafeArea { return true }
    guard environment.platform == .ios, environment.era < Era(.ios, 11), !lowering.screen.isOnCanvas,
      node == 0 || nodes[node].content.bars != nil, let device = environment.device
    else { return false }
    return DeviceCatalogue.shared.device(device)?.hasHomeIndicator ?? false
  }

  /// What a root preserves: the margins of the window around it, those of a controller's view at the sides and 8 above and below,
  /// up to iOS 15 within the safe area (recorded in roots of CovPass, AltStore, dashwallet, WooCommerce and OsmAnd;
  /// `UIView.preservesSuperviewLayoutMargins`).
  private func windowMargin(_ edge: Edge, safe: Double) -> Double {
    guard nodes[0].preservesSuperviewMargins, environment.platform == .ios, environment.era >= Era(.ios, 11) else {
      return 0
    }
    if edge == .left || edge == .right { return environment.rootMargin }
    return environment.era < Era(.ios, 16) ? 8 + safe : 8
  }

  /// Without what is around the view.
  func ownMargin(_ edge: Edge, of node: Int) -> Double {
    nodes[node].margins?[edge] ?? standardMargin(edge, of: node)
  }

  /// The superview whose margins a view has at least. Up to iOS 10 a table gives its cells theirs (recorded at 375, 414).
  func preservedMargins(of node: Int, _ edge: Edge) -> Int? {
    guard nodes[node].preservesSuperviewMargins, !isOldCell(node), !scrolls(node, edge) else { return nil }
    // A collection gives its cells none (recorded: 8 in cells that ask for them in AltStore and two more).
    if let parent = nodes[node].parent, nodes[parent].content.kind == .collection { return nil }
    return nodes[node].parent
  }

  /// 16 or 20 at the sides of the root, nothing above and below; in cells as at the root's sides and 11 above and
  /// below (recorded content views since Xcode 9); none in stack views that do not arrange by them (15 recorded rules of 6
  /// projects); 8 elsewhere; 20 on the Mac.
  private func standardMargin(_ edge: Edge, of node: Int) -> Double {
    let isSide = edge == .left || edge == .right
    if environment.isMac { return 20 }
    if nodes[node].content.kind == .tableCell, environment.era >= Era(.ios, 11) {
      // Above and below those of iOS 26 are larger in one recorded file.
      return isSide ? cellMargin(of: node) : environment.era >= Era(.ios, 26) ? 15 : 11
    }
    if isOldCell(node) { return isSide ? 15 : 8 }
    // One that no table holds has those of any view (`UIView.layoutMargins`; recorded content views of cells alone in a xib, 8 on
    // all sides up to Xcode 8, in ownCloud, MIT-Mobile, XLForm, 30DaysofSwift, ChatSecure, Eureka and element-ios).
    if node == 0, nodes[0].content.kind == .tableCell { return 8 }
    if node == 0 { return isSide ? environment.rootMargin : 0 }
    if nodes[node].content.bars != nil { return isSide ? controllerMargin(of: node) : 0 }
    return nodes[node].stack?.isMarginsRelative == false ? 0 : 8
  }

  /// Whether the superview scrolls a cell away from that edge of its own: what is inset there is the table's content, so
  /// that no cell comes near to the margin (recorded in cells below large titles of DolphiniOS and nRF Mesh).
  private func scrolls(_ node: Int, _ edge: Edge) -> Bool {
    guard edge == .top || edge == .bottom, let parent = nodes[node].parent else { return false }
    return nodes[parent].content.kind == .table || nodes[parent].content.kind == .collection
  }

  /// Whether a view is a cell of a table up to iOS 10: 15 at the sides, 8 for content views that do not preserve them
  /// (recorded in MiniKeePass and GitHawk; interface-builder/README.md, "Margins").
  private func isOldCell(_ node: Int) -> Bool {
    guard nodes[node].content.kind == .tableCell, environment.platform == .ios, environment.era < Era(.ios, 11),
      let parent = nodes[node].parent
    else { return false }
    return nodes[parent].content.kind == .table
  }

  /// By the table's width: where the table is the controller's own view 20 from 390 on, on every device (recorded at 390 to 395
  /// in passforios, KeePassium, GoMap and OctoPod, at 600 to 1024 in Siskin, Applozic, DJI's samples, iSH and Blink, three of them on
  /// phones 375 wide and two on iPads), 16 in narrower ones on any screen.
  ///
  /// Of a table in another view 20 at 382 to 428 on phones at least 390 wide (recorded in dgca-wallet, EFR Connect, nRF Mesh,
  /// Entourage and GoMap), and 16 in wider ones (600 to 834 in Applozic, Monal, xDrip, Bluefruit and seb-mac).
  ///
  /// From iOS 11 to 13 a table in another view gives 15 to cells narrower than 414 (recorded in fossasia, ChatSecure, Bluefruit,
  /// Rocket.Chat, vialer, Simplified and canvas-ios; 16 where the table is the controller's view in MiniKeePass, QuickBlox, Delta,
  /// GitHawk and beam; 15 also at 500 and 600 on screens of 375 in AudioKitSynthOne and OpenShop).
  private func cellMargin(of cell: Int) -> Double {
    guard environment.platform == .ios, let table = nodes[cell].parent, nodes[table].content.kind == .table, let rects
    else { return environment.rootMargin }
    let width = outset(rects[table], nodes[table].alignmentInsets).width
    if table == 0 || nodes[table].content.bars != nil { return width >= 390 ? 20 : 16 }
    let isOld = (Era(.ios, 11)..<Era(.ios, 14)).contains(environment.era)
    let screen = environment.screenSize
    let isWidePhone = screen.width >= 390 && min(screen.width, screen.height) < 700
    if isWidePhone, width >= (isOld ? 414 : 380), width < 500 { return 20 }
    return isOld ? 15 : 16
  }

  /// A controller's view inside another's has the margin of a root of its width, and no wider one than the root's.
  private func controllerMargin(of node: Int) -> Double {
    guard let rects else { return environment.rootMargin }
    let width = outset(rects[node], nodes[node].alignmentInsets).width
    let margin = EnvironmentBuilder.rootMargin(width: width, platform: environment.platform, era: environment.era)
    return min(environment.rootMargin, margin)
  }

  // MARK: Readable width

  /// Inside the margins, centred, and not wider than text is read well.
  func readableInset(_ edge: Edge, of node: Int) -> Double {
    let near = plainMargin(edge, of: node)
    return near + readableExtra(of: node, near: near, far: plainMargin(edge == .left ? .right : .left, of: node))
  }

  private func readableExtra(of node: Int, near: Double, far: Double) -> Double {
    let width: Double
    if let rects {
      width = outset(rects[node], nodes[node].alignmentInsets).width
    } else if node == 0 {
      width = environment.windowSize.width
    } else {
      return 0
    }
    if environment.platform == .ios, environment.era >= Era(.ios, 26) {
      // Two gates: 1008 wide stays as it is, and so does what margins make narrow (probes of iOS 26.1).
      guard width > 1008, width - near - far > Self.readableWidth26 else { return 0 }
      return (width - near - far - Self.readableWidth26) / 2
    }
    return max(0, width - near - far - Self.readableWidth) / 2
  }

  /// Measured for the default text size (public probes of UIKit); what it is at others is not known.
  private static let readableWidth = 672.0
  private static let readableWidth26 = 920.0
}

/// A rectangle with its edges moved outwards: an alignment rect becomes a frame.
func outset(_ rect: Rect, _ insets: EdgeInsets) -> Rect {
  rect.inset(by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
}
