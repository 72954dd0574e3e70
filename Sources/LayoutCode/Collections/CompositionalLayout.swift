public import Foundation

// Items in groups in sections (UIKit's compositional layouts): sizes are shares of what is around, or fixed; an estimate
// is taken where the cell's constraints give no size.

/// A length (UIKit's `NSCollectionLayoutDimension`).
open class CollectionLayoutDimension: NSObject {
  enum Value { case width(CGFloat), height(CGFloat), absolute(CGFloat), estimated(CGFloat) }
  let value: Value
  init(_ value: Value) { self.value = value }
  /// A share of the container's width.
  public class func fractionalWidth(_ share: CGFloat) -> CollectionLayoutDimension { .init(.width(share)) }
  /// A share of the container's height.
  public class func fractionalHeight(_ share: CGFloat) -> CollectionLayoutDimension { .init(.height(share)) }
  /// Points.
  public class func absolute(_ points: CGFloat) -> CollectionLayoutDimension { .init(.absolute(points)) }
  /// Points, until the content says.
  public class func estimated(_ points: CGFloat) -> CollectionLayoutDimension { .init(.estimated(points)) }
  open var isEstimated: Bool { if case .estimated = value { return true } else { return false } }

  func points(in container: CGSize) -> CGFloat {
    switch value {
    case .width(let share): return container.width * share
    case .height(let share): return container.height * share
    case .absolute(let points), .estimated(let points): return points
    }
  }
}

/// A width and a height (UIKit's `NSCollectionLayoutSize`).
open class CollectionLayoutSize: NSObject {
  public let widthDimension: CollectionLayoutDimension
  public let heightDimension: CollectionLayoutDimension
  public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }
}

/// A gap (UIKit's `NSCollectionLayoutSpacing`).
open class CollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  init(_ spacing: CGFloat) { self.spacing = spacing }
  /// Points.
  public class func fixed(_ points: CGFloat) -> CollectionLayoutSpacing { .init(points) }
  /// At least so many points.
  public class func flexible(_ points: CGFloat) -> CollectionLayoutSpacing { .init(points) }
}

/// Gaps at the edges.
open class CollectionLayoutEdgeSpacing: NSObject {
  public init(
    leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?, trailing: CollectionLayoutSpacing?,
    bottom: CollectionLayoutSpacing?
  ) {}
}

/// Where a supplementary view hangs.
open class CollectionLayoutAnchor: NSObject {
  public init(edges: RectEdge) {}
  public init(edges: RectEdge, absoluteOffset: CGPoint) {}
  public init(edges: RectEdge, fractionalOffset: CGPoint) {}
}

/// One cell's place (UIKit's `NSCollectionLayoutItem`).
open class CollectionLayoutItem: NSObject {
  public let layoutSize: CollectionLayoutSize
  open var contentInsets = DirectionalEdgeInsets.zero
  open var edgeSpacing: CollectionLayoutEdgeSpacing?
  public let supplementaryItems: [CollectionLayoutSupplementaryItem]
  public init(layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem] = []) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  var count: Int { 1 }

  /// The frames of up to `limit` items in a container whose origin is zero, and the size that they take up.
  func frames(
    in container: CGSize, from item: Int, limit: Int, _ measure: (Int, CGSize, CollectionLayoutSize) -> CGSize
  )
    -> (frames: [CGRect], size: CGSize)
  {
    let size = measure(item, layoutSize.size(in: container), layoutSize)
    let frame = CGRect(
      x: contentInsets.leading, y: contentInsets.top,
      width: max(0, size.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, size.height - contentInsets.top - contentInsets.bottom))
    return ([frame], size)
  }
}

/// A cell's badge or frame.
open class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0
  public init(layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
  init(_ size: CollectionLayoutSize, _ kind: String) {
    elementKind = kind
    super.init(layoutSize: size)
  }
}

/// A section's header or footer.
open class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  public let alignment: RectAlignment
  public let offset: CGPoint
  open var extendsBoundary = true
  open var pinToVisibleBounds = false
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment, absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind)
  }
}

/// What lies behind a section.
open class CollectionLayoutDecorationItem: CollectionLayoutItem {
  open var elementKind = ""
  open var zIndex = 0
  /// Behind all of it.
  public class func background(elementKind: String) -> CollectionLayoutDecorationItem {
    let all = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let made = CollectionLayoutDecorationItem(layoutSize: all)
    made.elementKind = elementKind
    return made
  }
}

/// Where something is aligned.
public enum RectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// Items beside or below each other (UIKit's `NSCollectionLayoutGroup`).
open class CollectionLayoutGroup: CollectionLayoutItem {
  open var interItemSpacing: CollectionLayoutSpacing?
  private let isRow: Bool
  private let subitems: [CollectionLayoutItem]
  private let repeats: Int?
  open var supplementary: [CollectionLayoutSupplementaryItem] = []

  init(_ size: CollectionLayoutSize, _ isRow: Bool, _ subitems: [CollectionLayoutItem], _ repeats: Int?) {
    self.isRow = isRow
    self.subitems = subitems
    self.repeats = repeats
    super.init(layoutSize: size)
  }

  /// Beside each other.
  public class func horizontal(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem])
    -> CollectionLayoutGroup
  {
    .init(layoutSize, true, subitems, nil)
  }
  /// The same item, so many times in all of the width.
  public class func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup { .init(layoutSize, true, [subitem], count) }
  /// The same item, so many times.
  public class func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup { .init(layoutSize, true, Array(repeating: subitem, count: count), nil) }
  /// Below each other.
  public class func vertical(layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem])
    -> CollectionLayoutGroup
  {
    .init(layoutSize, false, subitems, nil)
  }
  /// The same item, so many times in all of the height.
  public class func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup { .init(layoutSize, false, [subitem], count) }
  /// The same item, so many times.
  public class func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup { .init(layoutSize, false, Array(repeating: subitem, count: count), nil) }
  /// Where code says.
  public class func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider: @escaping (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
  ) -> CollectionLayoutGroup { .init(layoutSize, false, [CollectionLayoutItem(layoutSize: layoutSize)], nil) }

  override func frames(
    in container: CGSize, from item: Int, limit: Int, _ measure: (Int, CGSize, CollectionLayoutSize) -> CGSize
  ) -> (frames: [CGRect], size: CGSize) {
    let whole = layoutSize.size(in: container)
    let inner = CGSize(
      width: max(0, whole.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, whole.height - contentInsets.top - contentInsets.bottom))
    let gap = interItemSpacing?.spacing ?? 0
    var frames: [CGRect] = []
    var along: CGFloat = 0
    var across: CGFloat = 0
    // A single item is repeated as often as it fits.
    var index = 0
    while frames.count < limit {
      let subitem = subitems[index % subitems.count]
      if index >= (repeats ?? subitems.count), !(subitems.count == 1 && repeats == nil) { break }
      var room = inner
      if let repeats {
        let share = ((isRow ? inner.width : inner.height) - gap * CGFloat(repeats - 1)) / CGFloat(repeats)
        if isRow { room.width = share } else { room.height = share }
      }
      var (own, size) = subitem.frames(
        in: repeats == nil ? inner : room, from: item + frames.count, limit: limit - frames.count, measure)
      if repeats != nil { if isRow { size.width = room.width } else { size.height = room.height } }
      let extent = isRow ? size.width : size.height
      let isEstimated = isRow ? layoutSize.widthDimension.isEstimated : layoutSize.heightDimension.isEstimated
      if index > 0, !isEstimated, along + extent > (isRow ? inner.width : inner.height) + 0.5 { break }
      if repeats != nil {
        own = own.map { frame in
          var frame = frame
          if isRow { frame.size.width = size.width - subitem.contentInsets.leading - subitem.contentInsets.trailing }
          return frame
        }
      }
      let offset = CGPoint(x: contentInsets.leading + (isRow ? along : 0), y: contentInsets.top + (isRow ? 0 : along))
      frames += own.map { $0.offsetBy(dx: offset.x, dy: offset.y) }
      along += extent + gap
      across = max(across, isRow ? size.height : size.width)
      index += 1
      if extent <= 0 || isEstimated && subitems.count == 1 && repeats == nil { break }
    }
    along = max(0, along - gap)
    var size = whole
    if layoutSize.heightDimension.isEstimated {
      size.height = (isRow ? across : along) + contentInsets.top + contentInsets.bottom
    }
    if layoutSize.widthDimension.isEstimated {
      size.width = (isRow ? along : across) + contentInsets.leading + contentInsets.trailing
    }
    return (frames, size)
  }
}

/// An item placed by code.
open class CollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  open var zIndex = 0
  public init(frame: CGRect) { self.frame = frame }
  public init(frame: CGRect, zIndex: Int) { self.frame = frame }
}

/// Groups below or beside each other (UIKit's `NSCollectionLayoutSection`).
open class CollectionLayoutSection: NSObject {
  let group: CollectionLayoutGroup
  open var contentInsets = DirectionalEdgeInsets.zero
  open var contentInsetsReference = ContentInsetsReference.automatic
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [CollectionLayoutDecorationItem] = []
  open var supplementariesFollowContentInsets = true
  open var supplementaryContentInsetsReference = ContentInsetsReference.automatic
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
  public typealias VisibleItemsInvalidationHandler = (
    [any CollectionLayoutVisibleItem], CGPoint, any CollectionLayoutEnvironment
  ) -> Void
  public init(group: CollectionLayoutGroup) { self.group = group }

  /// Rows as a list has them.
  public class func list(
    using configuration: CollectionLayoutListConfiguration, layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    let row = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [CollectionLayoutItem(layoutSize: row)]))
    if configuration.appearance != .plain {
      section.contentInsets = DirectionalEdgeInsets(top: 17.5, leading: 0, bottom: 17.5, trailing: 0)
    }
    if configuration.appearance == .insetGrouped {
      section.contentInsets.leading = 16
      section.contentInsets.trailing = 16
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        .init(layoutSize: row, elementKind: CollectionView.elementKindSectionHeader, alignment: .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        .init(layoutSize: row, elementKind: CollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }

  /// How a section scrolls across.
  public enum OrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  }
  /// From where a section is inset.
  public enum ContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }
}
public typealias ContentInsetsReference = CollectionLayoutSection.ContentInsetsReference

/// An item as it is seen.
public protocol CollectionLayoutVisibleItem: AnyObject {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var transform: CGAffineTransform { get set }
  var frame: CGRect { get }
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var indexPath: IndexPath { get }
  var representedElementKind: String? { get }
}

/// What a section is made for.
public protocol CollectionLayoutEnvironment: AnyObject {
  var container: any CollectionLayoutContainer { get }
  var traitCollection: TraitCollection { get }
}
/// The size around.
public protocol CollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: DirectionalEdgeInsets { get }
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

/// A list's look (UIKit's `UICollectionLayoutListConfiguration`).
public struct CollectionLayoutListConfiguration {
  /// Plain, or in groups.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// Where titles come from.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// Where texts below come from.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var showsSeparators = true
  public var backgroundColor: Color?
  public var headerTopPadding: CGFloat?
  public var separatorConfiguration = ListSeparatorConfiguration()
  public var itemSeparatorHandler: Any?
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)?
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)?
  public init(appearance: Appearance) { self.appearance = appearance }
}
/// Lines of a list.
public struct ListSeparatorConfiguration {
  public var color: Color?
  public var topSeparatorInsets = DirectionalEdgeInsets.zero
  public var bottomSeparatorInsets = DirectionalEdgeInsets.zero
  public var topSeparatorVisibility = 0
  public var bottomSeparatorVisibility = 0
  public init() {}
}

/// What holds for all sections (UIKit's `UICollectionViewCompositionalLayoutConfiguration`).
open class CompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = CollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = ContentInsetsReference.safeArea
}
