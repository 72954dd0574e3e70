import LinearSolver
import ProofModel
import Resolving

/// Turns the last pass into the plain value that everything downstream reads.
struct SolvedLayoutBuilder: Sendable {
  /// Views and guides without their places: what is the same for all sizes.
  private let views: [SolvedView]
  private let guides: [GuideForm]
  /// nil where frames only are wanted.
  private let listing: ConstraintListing?

  private struct GuideForm: Sendable {
    var guide: SolvedGuide
    /// Left, top, right and bottom in the owner's space.
    var edges: [LinearForm]
  }

  /// - Parameter explains: whether layouts with their constraints and findings are wanted, or frames only.
  init(_ prepared: PreparedScreen, explains: Bool) {
    self.init(prepared.lowering, ids: prepared.ids, explains: explains)
  }

  init(_ lowering: LoweredScreen, ids: [ConstraintID?], explains: Bool) {
    listing = explains ? ConstraintListing(lowering, ids: ids) : nil
    var views: [SolvedView] = []
    views.reserveCapacity(lowering.nodes.count)
    for (position, node) in lowering.nodes.enumerated() {
      let parent = node.parent.map { views[$0] }
      let name = node.content.name
      let path = parent.map { $0.parent == nil ? name : "\($0.path)/\(name)" } ?? "root"
      var view = SolvedView(content: node.content, parent: node.parent, depth: lowering.depths[position], path: path)
      view.isHidden = node.content.isHidden || (parent?.isHidden ?? false)
      views.append(view)
    }
    self.views = views
    guides = lowering.guides.enumerated().map { position, reference in
      let id = lowering.nodes[reference.owner].content.id
      return GuideForm(
        guide: SolvedGuide(kind: reference.kind, id: id, owner: reference.owner, windowFrame: .zero),
        edges: lowering.guideEdges[position])
    }
  }

  /// The views without places, for a screen that cannot be computed.
  func emptyLayout(_ environment: Environment) -> SolvedLayout {
    var layout = SolvedLayout(environment: environment)
    layout.views = views
    layout.guides = guides.map(\.guide)
    return layout
  }

  /// - Parameter screen: as it was resolved, for what findings need beyond the lowered constraints.
  func layout(_ pass: inout LayoutPass, screen: ResolvedScreen) throws(SolverError) -> SolvedLayout {
    var layout = SolvedLayout(environment: pass.environment)
    layout.views = places(pass)
    layout.guides = guides.map { form in
      let edges = form.edges.map { edge in
        edge.terms.reduce(edge.constant) { $0 + $1.coefficient * pass.value($1.variable) }
      }
      let owner = layout.views[form.guide.owner]
      let origin = form.guide.kind == .content ? owner.contentOrigin : owner.windowFrame.origin
      var guide = form.guide
      guide.windowFrame = Rect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
        .offset(x: origin.x, y: origin.y)
      return guide
    }
    guard let listing else { return layout }
    let explanation = try pass.workspace.explain()
    var reporter = FindingReporter(pass, screen: screen, layout: layout, explanation: explanation, listing: listing)
    // The reporter writes to its views; while they are here too, that would copy them.
    layout.views = []
    reporter.run()
    let values = pass.lowering.preferred.indices.map { pass.value($0) }
    reporter.layout.system = reporter.system(values: values)
    return reporter.layout
  }

  private func places(_ pass: borrowing LayoutPass) -> [SolvedView] {
    var views = self.views
    let values = pass.parameterSource
    let insets = values.allInsets()
    let scale = pass.environment.scale
    let keptClear = values.scrollsKeptClear()
    for position in views.indices {
      let rect = pass.rects[position]
      let origin = views[position].parent.map { views[$0].contentOrigin } ?? .zero
      let frame = outset(rect, pass.lowering.nodes[position].alignmentInsets)
      let content = pass.contents[position]
      if let node = pass.adjusted[position] { views[position].content = node.content }
      views[position].frame = frame
      views[position].windowFrame = frame.offset(x: origin.x, y: origin.y)
      views[position].alignmentRect = rect.offset(x: origin.x, y: origin.y)
      views[position].pixelFrame = views[position].windowFrame.snapped(scale: scale)
      if content.firstBaseline != nil {
        views[position].firstBaseline = values.baseline(content.firstBaseline, of: position)
      }
      if content.lastBaseline != nil {
        views[position].lastBaseline = values.lastBaseline(of: position)
      }
      views[position].layoutMargins = insets[position].margins
      views[position].safeAreaInsets = insets[position].safeArea
      if let scroll = pass.lowering.scrollContent[position] {
        views[position].contentSize = Size(width: pass.value(scroll.width), height: pass.value(scroll.height))
      }
      if let places = views[position].parent.flatMap({ values.flows[$0] })?.origins[position], places.count > 1 {
        views[position].copies = places.dropFirst().map { Point(x: $0.x - places[0].x, y: $0.y - places[0].y) }
      }
      if pass.lowering.nodes[position].adjustsContentInset, !keptClear.contains(position) {
        // Below the window's own insets there is a bar.
        let isBelowBar = views[position].safeAreaInsets.top > pass.environment.safeArea.top + 1
        views[position].adjustedTopInset = views[position].topInsetAtRest(
          isOwned: isBelowBar && isOwned(position, views), isOnCanvas: pass.lowering.screen.isOnCanvas)
      }
    }
    return views
  }

  /// Whether a view is a controller's, or the first in it: what `UIViewController.automaticallyAdjustsScrollViewInsets` looks at.
  private func isOwned(_ position: Int, _ views: [SolvedView]) -> Bool {
    guard let parent = views[position].parent else { return true }
    return position == parent + 1 && (parent == 0 || views[parent].content.bars != nil)
  }
}

extension SolvedView {
  /// Where the frames of its subviews begin, in window space.
  package var contentOrigin: Point { Point(x: windowFrame.minX, y: windowFrame.minY + adjustedTopInset) }

  /// What a scroll view's automatic adjustment adds at its top: its safe area, where it scrolls up and down at all.
  /// Tables always do (`UIScrollView.ContentInsetAdjustmentBehavior.automatic`), and begin below what their own insets are, as
  /// AppKit's do below their header.
  ///
  /// - Parameters:
  ///   - isOwned: whether it is a controller's in a navigation controller, which adjusts it whether it scrolls or not
  ///     (`ContentInsetAdjustmentBehavior.automatic`).
  ///   - isOnCanvas: whether Interface Builder draws it, which leaves contents at their origin.
  fileprivate func topInsetAtRest(isOwned: Bool, isOnCanvas: Bool) -> Double {
    switch content.kind {
    case .table: return safeAreaInsets.top + content.contentInsets.top
    case .collection: return safeAreaInsets.top
    case .scroll:
      // "Scrollable axes are adjusted", those along which the content is larger than the frame (UIScrollView's documentation).
      let isAdjusted = isOwned || (contentSize?.height ?? 0) > frame.height + 0.01
      return isAdjusted && !isOnCanvas ? safeAreaInsets.top : 0
    default: return 0
    }
  }
}
