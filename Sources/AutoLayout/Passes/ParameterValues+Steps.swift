import ProofModel
import Resolving

/// What the laws of insets and margins hang on and goes by steps: between two sizes with the same steps each inset is an affine
/// function of the frames around it.
extension ParameterValues {
  func steps(of parameter: Parameter) -> [Double] {
    var steps: [Double] = []
    switch parameter {
    case .safeArea(let edge, let node): addSafeArea(edge, of: node, to: &steps)
    case .margin(let edge, let node): addMargin(edge, of: node, to: &steps)
    case .readable(_, let node): addReadable(of: node, to: &steps)
    default: break
    }
    return steps
  }

  /// Whether what covers the superview reaches the view, up to where nothing does.
  private func addSafeArea(_ edge: Edge, of node: Int, to steps: inout [Double]) {
    steps.append(safeAreaInset(edge, of: node) > Self.least ? 1 : 0)
    guard let parent = lowering.nodes[node].parent else { return }
    let outer = safeAreaInset(edge, of: parent)
    guard outer > 0, let distance = distance(of: node, to: edge) else { return }
    steps.append(outer - distance > Self.least ? 1 : 0)
    addSafeArea(edge, of: parent, to: &steps)
  }

  /// The margin of the view's own, which may be the one of its width, and whether the superview's is the larger one.
  private func addMargin(_ edge: Edge, of node: Int, to steps: inout [Double]) {
    if lowering.nodes[node].followsReadableWidth, edge == .left || edge == .right {
      return addReadable(of: node, to: &steps)
    }
    addPlainMargin(edge, of: node, to: &steps)
  }

  private func addPlainMargin(_ edge: Edge, of node: Int, to steps: inout [Double]) {
    steps.append(ownMargin(edge, of: node))
    if keepsMarginsSafe(node) { addSafeArea(edge, of: node, to: &steps) }
    guard let parent = preservedMargins(of: node, edge), let distance = distance(of: node, to: edge) else { return }
    steps.append(plainMargin(edge, of: node) - (margin(edge, of: parent) - distance) > Self.least ? 0 : 1)
    addMargin(edge, of: parent, to: &steps)
  }

  /// Whether the text is narrower than the view.
  private func addReadable(of node: Int, to steps: inout [Double]) {
    for edge in [Edge.left, .right] { addPlainMargin(edge, of: node, to: &steps) }
    steps.append(readableInset(.left, of: node) - plainMargin(.left, of: node) > Self.least ? 1 : 0)
  }

  /// Less than this is nothing, in points.
  private static let least = 1e-9
}
