import ProofModel

extension ContentMetrics {
  /// What a view asks for, with what the document or the caller says instead of the natural size.
  func content(of node: LayoutNode, maxWidth: Double? = nil) -> IntrinsicContent {
    var content = intrinsicContent(of: node, maxWidth: maxWidth)
    if let width = node.intrinsicWidth { content.width = width }
    if let height = node.intrinsicHeight {
      content.height = height
      content.dependsOnWidth = false
    }
    if let baseline = node.firstBaseline { content.firstBaseline = baseline }
    if let baseline = node.lastBaseline { content.lastBaseline = baseline }
    return content
  }
}
