public import AutoLayout
internal import Foundation
public import ProofModel
internal import Resolving

extension View {
  /// Solves the view's own tree in a space of its own, with its size wanted at those priorities.
  func fittingSize(_ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> CGSize {
    updateConstraintsBelow()
    var lowering = TreeLowering(root: self, context: context, generation: nil)
    tree.read { lowering.run(isFree: true) }
    let id = ItemReference.view(lowering.screen.nodes[1].content.id)
    lowering.add(
      AttributeConstraint(
        first: id, .width, constant: Double(target.width), priority: min(max(Double(horizontal.rawValue), 0.01), 1000)))
    lowering.add(
      AttributeConstraint(
        first: id, .height, constant: Double(target.height), priority: min(max(Double(vertical.rawValue), 0.01), 1000)))
    let live = LiveLayout(lowering.screen, measuring: lowering.context.measuring)
    guard live.solve() else { return .zero }
    let size = live.frame(of: 1).size
    let scale = lowering.screen.environment.scale
    return CGSize(width: size.width.roundedUp(scale: scale), height: size.height.roundedUp(scale: scale))
  }
}

extension View {
  /// The tree that this view is in as it is laid out now, with names, findings and what became of every constraint.
  public func solvedLayout(explains: Bool = true) -> (layout: SolvedLayout, diagnostics: [Diagnostic]) {
    let solved = solved(explains: explains)
    return (solved.layout, solved.diagnostics)
  }

  /// Whether more than one place or size of this view would satisfy all constraints equally well. Solves the tree with
  /// all findings.
  public var hasAmbiguousLayout: Bool {
    let solved = solved(explains: true)
    guard let position = solved.views.firstIndex(where: { $0 === self }) else { return false }
    return !solved.layout.views[position].ambiguity.isEmpty
  }

  /// The same with the view of each of the layout's views; nil for guides.
  func solved(explains: Bool) -> (layout: SolvedLayout, diagnostics: [Diagnostic], views: [View?]) {
    let (captured, views) = capture()
    let solved = captured.solved(explains: explains)
    return (solved.layout, solved.diagnostics, views)
  }

  /// More than a screen that is meant so has.
  private static let manyViews = 5000

  /// The tree as it is laid out now, apart from its views: to be solved anywhere.
  public func capturedLayout() -> CapturedLayout { capture().layout }

  private func capture() -> (layout: CapturedLayout, views: [View?]) {
    layoutIfNeeded()
    let root = layoutTop
    let context = root.context
    var lowering = TreeLowering(root: root, context: context, generation: nil, names: ViewNames(root: root))
    root.tree.read { lowering.run(isFree: false) }
    let views = lowering.views.map { $0?.takeUnretainedValue() }
    if views.count > Self.manyViews {
      context.notes.note(
        "\(views.count) views [many-views]; a screen that scrolls shows rows or items by a table or collection, which makes those in sight"
      )
    }
    let layout = CapturedLayout(
      screen: lowering.screen, measuring: context.measuring, doubts: root.doubts + context.notes.diagnostics,
      frames: views.enumerated().map { position, view in
        view.map { position == 0 ? Rect(origin: .zero, size: $0.storedFrame.size.model) : $0.storedFrame.model }
      },
      origins: views.map { Point(x: Double($0?.boundsOrigin.x ?? 0), y: Double($0?.boundsOrigin.y ?? 0)) })
    return (layout, views)
  }
}

/// A tree of views as it was laid out at a moment: plain values, which any thread may solve and draw.
public struct CapturedLayout: Sendable {
  let screen: ResolvedScreen
  let measuring: any TextMeasuring
  let doubts: [Diagnostic]
  /// As the classes have them; nil for guides.
  let frames: [Rect?]
  let origins: [Point]

  /// With names, findings and what became of every constraint.
  public func solved(explains: Bool = true) -> (layout: SolvedLayout, diagnostics: [Diagnostic]) {
    let live = LiveLayout(screen, measuring: measuring)
    var sink = DiagnosticSink()
    sink.report(contentsOf: live.diagnostics + doubts)
    var layout = live.solvedLayout(explains: explains, diagnostics: &sink)
    // What the classes made of it is what is shown, also where code moved a view by hand.
    layout.take(
      frames: frames.enumerated().map { position, frame in frame ?? layout.views[position].frame }, origins: origins)
    return (layout, sink.diagnostics)
  }
}
