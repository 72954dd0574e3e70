import AutoLayout
package import ProofModel
import Resolving

/// What a view needs to be seen whole and read, beside what it got: what fixes of its contents are made from.
package struct ViewNeeds: Sendable {
  /// What it asks for at the width that it got; nil on an axis without contents.
  package var naturalWidth: Double?
  package var naturalHeight: Double?
  /// Of its alignment rect.
  package var size: Size
  /// The smallest size that its text is set in before its font was shrunk to fit, points; nil where it shows none.
  package var unshrunkFontSize: Double?
  /// The size that its font asks for; nil where a text style alone gives it, or its runs have fonts of their own.
  package var askedFontSize: Double?
  /// The nearest colour of its text that has enough contrast; nil where it has, where none does, or where runs have
  /// colours of their own.
  package var color: Color?

  /// The least size of a text to be read, points, by Apple's guidelines for iOS.
  package static let leastFontSize = 11.0

  /// What it asks for on an axis on which it got half a point less or worse; nil elsewhere.
  package func wanted(_ axis: Axis) -> Double? {
    let (natural, own) = axis == .horizontal ? (naturalWidth, size.width) : (naturalHeight, size.height)
    return natural.flatMap { $0 - own > 0.5 ? $0 : nil }
  }
}

extension LayoutEngine {
  /// What a view of a solved layout needs; nil where the layout keeps no system.
  ///
  /// Complexity: O(1) texts to measure, and the painted areas below its text.
  package func needs(of position: Int, in layout: SolvedLayout) -> ViewNeeds? {
    LayoutInspector(layout, measuring: measuring)?.needs(of: position)
  }
}

extension LayoutInspector {
  fileprivate func needs(of position: Int) -> ViewNeeds? {
    guard system.screen.nodes.indices.contains(position) else { return nil }
    let view = layout.views[position]
    let size = view.alignmentRect.size
    let natural = metrics.intrinsicContent(of: system.screen.nodes[position], maxWidth: size.width)
    var needs = ViewNeeds(naturalWidth: natural.width, naturalHeight: natural.height, size: size)
    let runs = (view.content.text?.runs ?? []).filter { $0.image == nil && !$0.text.isEmpty }
    guard !runs.isEmpty else { return needs }
    needs.unshrunkFontSize = runs.map { metrics.fixed($0.font).size }.min()
    let font = view.content.font
    if runs.allSatisfy({ $0.font == font }), font.size > 0 { needs.askedFontSize = font.size }
    needs.color = nearestColor(of: position)
    return needs
  }
}
