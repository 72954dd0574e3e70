import ProofModel
import Resolving

/// Cells of a collection: their sizes are constraints, their places follow from all of them.
extension PlacementGenerator {
  mutating func lowerFlow(_ position: Int) {
    guard let collection = nodes[position].parent else { return }
    let (cell, outer) = (LayoutItem.view(position), LayoutItem.view(collection))
    for (attribute, edge) in [(LayoutAttribute.left, Edge.left), (.top, .top)] {
      generate(
        AnchorForm(cell, attribute), .equal,
        AnchorForm(outer, attribute).adding(AnchorForm(.flow(edge, of: position)), 1), .system)
    }
    let settings = nodes[collection].collection ?? CollectionSettings()
    let element = nodes[position].element
    for (attribute, axis) in [(LayoutAttribute.width, Axis.horizontal), (.height, .vertical)] {
      if element != .cell, axis != settings.scrollDirection {
        generate(AnchorForm(cell, attribute), .equal, AnchorForm(outer, attribute), .system)
        continue
      }
      let own = axis == .horizontal ? nodes[position].itemWidth : nodes[position].itemHeight
      if let size = own ?? settings.size(of: element, axis) {
        generate(AnchorForm(cell, attribute), .equal, AnchorForm(size), .system)
        continue
      }
      // Whatever is inside goes before it (`UILayoutPriority.fittingSizeLevel`).
      let drawn = nodes[position].frame.map { axis == .horizontal ? $0.width : $0.height }
      generate(
        AnchorForm(cell, attribute), .equal, AnchorForm(drawn ?? CollectionSettings.standardItem), priority: 49,
        .system)
    }
  }
}
