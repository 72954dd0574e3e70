package import ProofModel

/// How a collection lays its cells out, in the words and with the defaults of `UICollectionViewFlowLayout`.
package struct CollectionSettings: Hashable, Sendable {
  package var layout: ItemLayout
  /// The direction that the collection scrolls in; lines lie across it.
  package var scrollDirection: Axis
  /// Points between lines, and the least between the cells of one.
  package var lineSpacing: Double
  package var itemSpacing: Double
  package var sectionInset: EdgeInsets
  /// Of cells that say nothing of their own; nil: as large as what is inside them.
  package var itemWidth: Double?
  package var itemHeight: Double?
  /// Of headers and footers; only the size in the scrolling direction counts, nil: as large as what is inside them.
  package var headerWidth: Double?
  package var headerHeight: Double?
  package var footerWidth: Double?
  package var footerHeight: Double?

  package init() {
    layout = .flow
    scrollDirection = .vertical
    lineSpacing = 10
    itemSpacing = 10
    sectionInset = .zero
  }

  /// What is written for a kind of element on an axis; nil: its content decides.
  package func size(of element: CollectionElement, _ axis: Axis) -> Double? {
    switch element {
    case .cell: return axis == .horizontal ? itemWidth : itemHeight
    case .header: return axis == .horizontal ? headerWidth : headerHeight
    case .footer: return axis == .horizontal ? footerWidth : footerHeight
    }
  }

  /// A cell of which nothing is known (`UICollectionViewFlowLayout.itemSize`).
  package static let standardItem = 50.0
}

extension ViewAssembly {
  mutating func applyCollection(
    _ key: PropertyKey, _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader
  ) {
    var settings = node.collection ?? CollectionSettings()
    switch key {
    case .itemSize:
      guard let size = pair(value, place, &reader) else { break }
      if view.kind == .collection {
        (settings.itemWidth, settings.itemHeight) = (size.0, size.1)
      } else {
        node.itemWidth = .some(size.0)
        node.itemHeight = .some(size.1)
      }
    case .minimumLineSpacing: settings.lineSpacing = reader.number(value, place) ?? settings.lineSpacing
    case .minimumInteritemSpacing: settings.itemSpacing = reader.number(value, place) ?? settings.itemSpacing
    case .sectionInset: settings.sectionInset = insets(value, place, &reader) ?? settings.sectionInset
    case .scrollDirection:
      settings.scrollDirection = reader.keyword(value, place, Axis.self) ?? settings.scrollDirection
    case .headerReferenceSize:
      guard let size = pair(value, place, &reader) else { break }
      (settings.headerWidth, settings.headerHeight) = (size.0, size.1)
    case .footerReferenceSize:
      guard let size = pair(value, place, &reader) else { break }
      (settings.footerWidth, settings.footerHeight) = (size.0, size.1)
    case .itemLayout: settings.layout = reader.keyword(value, place, ItemLayout.self) ?? settings.layout
    case .elementKind: node.element = reader.keyword(value, place, CollectionElement.self) ?? node.element
    case .count: if let count = reader.number(value, place, in: 1...1000) { node.count = Int(count) }
    default: break
    }
    if view.kind == .collection { node.collection = settings }
  }

  private func pair(
    _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader
  ) -> (Double?, Double?)? {
    let wanted = "[width, height], 'none' for as large as what is inside"
    guard let size = reader.numbers(value, place, count: 2, wanted: wanted) else { return nil }
    return (size[0].map { max(0, $0) }, size[1].map { max(0, $0) })
  }
}
