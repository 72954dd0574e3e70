import ProofModel

/// Cells of a collection: their sizes are constraints, their places follow from all of them.
extension Lowering {
  /// Whether a cell lies in its collection's lines: not where a rule says where it lies, and on the canvas not where
  /// it was drawn.
  func isInFlow(_ position: Int, of parent: Int) -> Bool {
    guard nodes[position].content.kind == .collectionCell, nodes[parent].content.kind == .collection,
      (nodes[parent].collection ?? CollectionSettings()).layout == .flow, !hasLocation[position]
    else { return false }
    return !(screen.isOnCanvas && nodes[position].frame != nil)
  }

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

extension FindingReporter {
  /// Cells that no line of their collection is long enough for.
  mutating func reportOverlongCells(_ flows: [Int: FlowLayout.Places]) {
    for collection in flows.keys.sorted() {
      for cell in flows[collection]?.overlong ?? [] where !layout.views[cell].isHidden {
        let isVertical = lowering.nodes[collection].collection?.scrollDirection != .horizontal
        let (own, outer) = (layout.views[cell].frame.size, layout.views[collection].frame.size)
        let (length, room) = isVertical ? (own.width, outer.width) : (own.height, outer.height)
        add(
          Finding(
            kind: .other, severity: .warning,
            diagnostic: .warning(
              "cell-too-large",
              "the cell '\(name(cell))' is \(length.shortText(digits: 1)) pt \(isVertical ? "wide" : "high"), more than "
                + "a line of '\(name(collection))' holds, which is \(room.shortText(digits: 1)) pt with its insets",
              at: layout.views[cell].content.span, hint: "itemSize: \(hint(own, room, isVertical))"),
            views: [id(cell), id(collection)]))
      }
    }
  }

  private func hint(_ size: Size, _ room: Double, _ isVertical: Bool) -> String {
    let other = (isVertical ? size.height : size.width).shortText(digits: 1)
    return isVertical ? "[\(room.shortText(digits: 1)), \(other)]" : "[\(other), \(room.shortText(digits: 1))]"
  }
}
