public import AutoLayout
internal import Foundation
public import ProofModel

extension View {
  /// Solves the view's own tree in a space of its own, with its size wanted at those priorities.
  func fittingSize(_ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> CGSize {
    updateConstraintsBelow()
    var lowering = TreeLowering(root: self, context: context, generation: nil)
    lowering.run(isFree: true)
    let id = ItemReference.view(lowering.screen.nodes[1].content.id)
    lowering.add(
      AttributeConstraint(
        first: id, .width, constant: Double(target.width), priority: min(max(Double(horizontal.rawValue), 0.01), 1000)))
    lowering.add(
      AttributeConstraint(
        first: id, .height, constant: Double(target.height), priority: min(max(Double(vertical.rawValue), 0.01), 1000)))
    var live = LiveLayout(lowering.screen, measuring: lowering.context.measuring)
    guard live.solve() else { return .zero }
    let size = live.frame(of: 1).size
    let scale = lowering.screen.environment.scale
    return CGSize(width: size.width.roundedUp(scale: scale), height: size.height.roundedUp(scale: scale))
  }
}

extension View {
  /// The tree that this view is in as it is solved now, with names, findings and what became of every constraint.
  public func solvedLayout(explains: Bool = true) -> (layout: SolvedLayout, diagnostics: [Diagnostic]) {
    layoutIfNeeded()
    let root = layoutTop
    let context = root.context
    var lowering = TreeLowering(root: root, context: context, generation: nil, names: ViewNames(root: root))
    lowering.run(isFree: root.parent == nil && !root.flags.contains(.translatesMask))
    var live = LiveLayout(lowering.screen, measuring: context.measuring)
    var sink = DiagnosticSink()
    sink.report(contentsOf: live.diagnostics)
    let layout = live.solvedLayout(explains: explains, diagnostics: &sink)
    return (layout, sink.diagnostics)
  }
}
