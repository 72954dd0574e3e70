import ProofModel
import Resolving

extension ParameterValues {
  /// Where the cells of each collection lie with the sizes of the last solve. Complexity: O(views).
  func flowPlaces() -> [Int: FlowLayout.Places] {
    guard let rects else { return [:] }
    var items: [Int: [FlowLayout.Item]] = [:]
    for (position, node) in lowering.nodes.enumerated() where lowering.placements[position] == .flow {
      guard let parent = node.parent else { continue }
      items[parent, default: []].append(
        FlowLayout.Item(node: position, size: rects[position].size, element: node.element, count: node.count))
    }
    var places: [Int: FlowLayout.Places] = [:]
    for (collection, items) in items {
      let node = lowering.nodes[collection]
      let settings = node.collection ?? CollectionSettings()
      var bounds = rects[collection].size
      if settings.scrollDirection == .horizontal, node.adjustsContentInset {
        bounds.height -= safeAreaInset(.top, of: collection) + safeAreaInset(.bottom, of: collection)
      }
      places[collection] = FlowLayout.places(
        of: items, settings, in: bounds, isMirrored: node.content.direction == .rightToLeft)
    }
    return places
  }
}
