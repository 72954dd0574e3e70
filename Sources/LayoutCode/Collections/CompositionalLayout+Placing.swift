public import Foundation

/// Sections of groups of items (UIKit's `UICollectionViewCompositionalLayout`).
open class CollectionViewCompositionalLayout: CollectionViewLayout {
  public typealias SectionProvider = (Int, any CollectionLayoutEnvironment) -> CollectionLayoutSection?
  private let provider: SectionProvider
  open var configuration = CompositionalLayoutConfiguration() { didSet { invalidateLayout() } }
  private var kept = CollectionPlacement()

  public init(section: CollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }
  public init(section: CollectionLayoutSection, configuration: CompositionalLayoutConfiguration) {
    provider = { _, _ in section }
    super.init()
    self.configuration = configuration
  }
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }
  public init(sectionProvider: @escaping SectionProvider, configuration: CompositionalLayoutConfiguration) {
    provider = sectionProvider
    super.init()
    self.configuration = configuration
  }
  public required init?(coder: NSCoder) { return nil }

  /// Rows as a list has them.
  public class func list(using configuration: CollectionLayoutListConfiguration) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
  }

  open override func prepare() { if let collectionView { kept = arrange(in: collectionView) } }
  open override var collectionViewContentSize: CGSize { kept.contentSize }
  open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    kept.attributes.filter { $0.frame.meets(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    kept.attributes.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
  }

  /// Sections below each other; groups down them, or across where they scroll so.
  private func arrange(in collection: CollectionView) -> CollectionPlacement {
    var result = CollectionPlacement()
    let size = collection.bounds.inset(by: collection.adjustedContentInset).size
    let isRow = configuration.scrollDirection == .horizontal
    let environment = PlacingEnvironment(size, collection.traitCollection)
    var along: CGFloat = 0
    for index in 0..<collection.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if index > 0 { along += configuration.interSectionSpacing }
      along = add(section, index, at: along, in: collection, size, isRow, &result)
    }
    result.contentSize = isRow ? CGSize(width: along, height: size.height) : CGSize(width: size.width, height: along)
    return result
  }

  private func add(
    _ section: CollectionLayoutSection, _ index: Int, at start: CGFloat, in collection: CollectionView, _ size: CGSize,
    _ isRow: Bool, _ result: inout CollectionPlacement
  ) -> CGFloat {
    let insets = section.contentInsets
    let container = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - (isRow ? insets.top + insets.bottom : 0)))
    var along = start
    for item in section.boundarySupplementaryItems where item.alignment.rawValue <= 3 || item.alignment == .topTrailing
    {
      along = add(item, index, at: along, in: collection, container, insets, &result)
    }
    along += isRow ? insets.leading : insets.top
    let isAcross = (section.orthogonalScrollingBehavior != .none) != isRow
    var place = CGPoint(x: isRow ? along : insets.leading, y: isRow ? insets.top : along)
    var deepest: CGFloat = 0
    var item = 0
    let count = collection.numberOfItems(inSection: index)
    while item < count {
      let made = section.group.frames(in: container, from: item, limit: count - item) { item, planned, wanted in
        Self.measure(IndexPath(item: item, section: index), planned, wanted, collection)
      }
      guard !made.frames.isEmpty else { break }
      for (offset, frame) in made.frames.enumerated() {
        let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: item + offset, section: index))
        attributes.frame = frame.offsetBy(dx: place.x, dy: place.y)
        result.attributes.append(attributes)
      }
      item += made.frames.count
      let gap = item < count ? section.interGroupSpacing : 0
      if isAcross {
        place.x += made.size.width + gap
        deepest = max(deepest, isRow ? made.size.width : made.size.height)
      } else {
        place.y += made.size.height + gap
      }
    }
    along = isAcross ? (isRow ? place.x : along + deepest) : place.y
    along += isRow ? insets.trailing : insets.bottom
    for item in section.boundarySupplementaryItems where item.alignment.rawValue > 3 && item.alignment != .topTrailing {
      along = add(item, index, at: along, in: collection, container, insets, &result)
    }
    return along
  }

  private func add(
    _ item: CollectionLayoutBoundarySupplementaryItem, _ section: Int, at along: CGFloat, in collection: CollectionView,
    _ container: CGSize, _ insets: DirectionalEdgeInsets, _ result: inout CollectionPlacement
  ) -> CGFloat {
    let path = IndexPath(item: 0, section: section)
    var size = item.layoutSize.size(in: container)
    if item.layoutSize.heightDimension.isEstimated,
      let view = collection.dataSource?.collectionView(
        collection, viewForSupplementaryElementOfKind: item.elementKind, at: path)
    {
      size.height = Self.fitting(view, size).height
    }
    let attributes = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
    attributes.frame = CGRect(
      x: insets.leading + item.offset.x, y: along + item.offset.y, width: size.width, height: size.height)
    result.attributes.append(attributes)
    return along + size.height
  }

  /// The height or width that is estimated comes from the cell's constraints.
  private static func measure(
    _ path: IndexPath, _ planned: CGSize, _ wanted: CollectionLayoutSize, _ collection: CollectionView
  ) -> CGSize {
    guard wanted.heightDimension.isEstimated || wanted.widthDimension.isEstimated, let cell = collection.cell(at: path)
    else { return planned }
    let attributes = CollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame.size = planned
    let own = fitting(cell, planned, isWidthFree: wanted.widthDimension.isEstimated)
    attributes.frame.size = CGSize(
      width: wanted.widthDimension.isEstimated ? own.width : planned.width,
      height: wanted.heightDimension.isEstimated ? own.height : planned.height)
    return cell.preferredLayoutAttributesFitting(attributes).frame.size
  }

  private static func fitting(_ view: View, _ planned: CGSize, isWidthFree: Bool = false) -> CGSize {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: planned.width, height: 0),
      withHorizontalFittingPriority: isWidthFree ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(
      width: size.width > 0 ? size.width : planned.width, height: size.height > 0 ? size.height : planned.height)
  }
}

private final class PlacingEnvironment: CollectionLayoutEnvironment, CollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: TraitCollection
  init(_ size: CGSize, _ traits: TraitCollection) {
    contentSize = size
    traitCollection = traits
  }
  var container: any CollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: DirectionalEdgeInsets { .zero }
  var effectiveContentInsets: DirectionalEdgeInsets { .zero }
}
