import ProofModel
import Resolving

/// The sizes that Interface Builder's canvas lends to views that ask for none.
enum LentSizes {
  /// What it lends to plain views (interface-builder/README.md, "IB design-time fallback size").
  static let design = Size(width: 240, height: 128)
  /// What it lends to labels without a text, along both axes.
  static let emptyLabel = 50.0

  /// On the canvas an arranged label of one line without a text is 50 × 50, as Interface Builder's stacks lend it (recorded in
  /// 64 of 66 such labels that are 50 long; elsewhere, and with more lines, such labels have no size).
  static func labels(of screen: ResolvedScreen) -> Set<Int> {
    guard screen.isOnCanvas, !screen.environment.isMac else { return [] }
    var labels: Set<Int> = []
    for (position, node) in screen.nodes.enumerated() where node.content.kind == .label && node.isArranged {
      guard node.frame != nil, let parent = node.parent, screen.nodes[parent].stack != nil else { continue }
      guard node.content.text?.string.isEmpty ?? true, (node.content.text?.numberOfLines ?? 1) == 1 else { continue }
      labels.insert(position)
    }
    return labels
  }
}
