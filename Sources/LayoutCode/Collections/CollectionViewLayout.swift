public import Foundation

/// Where a cell lies (UIKit's `UICollectionViewLayoutAttributes`).
open class CollectionViewLayoutAttributes: NSObject {
  open var frame = CGRect.zero
  open var indexPath = IndexPath(item: 0, section: 0)
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3D.identity
  open var representedElementKind: String?
  public required override init() { super.init() }
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementKind = kind
  }
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forSupplementaryViewOfKind: kind, with: indexPath)
  }
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var representedElementCategory: CollectionView.ElementCategory {
    representedElementKind == nil ? .cell : .supplementaryView
  }
  open override func copy() -> Any {
    let other = Self()
    other.frame = frame
    other.indexPath = indexPath
    other.alpha = alpha
    other.zIndex = zIndex
    other.representedElementKind = representedElementKind
    return other
  }
}

/// Says where the cells of a collection lie (UIKit's `UICollectionViewLayout`).
open class CollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: CollectionView?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  open func invalidateLayout() { collectionView?.layoutDidChange() }
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) { invalidateLayout() }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
    withOriginalAttributes original: CollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> CollectionViewLayoutInvalidationContext {
    CollectionViewLayoutInvalidationContext()
  }
  open func targetContentOffset(forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint)
    -> CGPoint
  {
    offset
  }
  open func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }
  open func initialLayoutAttributesForAppearingItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? { nil }
  open func prepare(forCollectionViewUpdates updates: [CollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind kind: String) {}
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { CollectionViewLayoutInvalidationContext.self }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: View.LayoutDirection { .leftToRight }

  /// Lays out everything anew: the library's own layouts override it.
  func place(in collection: CollectionView) -> CollectionPlacement {
    prepare()
    let size = collectionViewContentSize
    let all = layoutAttributesForElements(in: CGRect(origin: .zero, size: size)) ?? []
    return CollectionPlacement(attributes: all, contentSize: size)
  }
}

/// What is laid out anew.
open class CollectionViewLayoutInvalidationContext: NSObject {
  public required override init() { super.init() }
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
  open func invalidateItems(at indexPaths: [IndexPath]) {}
  open func invalidateSupplementaryElements(ofKind kind: String, at indexPaths: [IndexPath]) {}
}

/// A change of a collection.
open class CollectionViewUpdateItem: NSObject {}

/// Where everything in a collection lies.
struct CollectionPlacement {
  var attributes: [CollectionViewLayoutAttributes] = []
  var contentSize = CGSize.zero
}

/// Cells in lines that break (UIKit's `UICollectionViewFlowLayout`).
open class CollectionViewFlowLayout: CollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = EdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = CollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// A size that the cell's constraints decide.
  public class var automaticSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0) }
  /// From where sections are inset.
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

  private var kept = CollectionPlacement()

  open override func prepare() { if let collectionView { kept = flow(in: collectionView) } }
  open override var collectionViewContentSize: CGSize { kept.contentSize }
  open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    kept.attributes.filter { $0.frame.meets(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    kept.attributes.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    kept.attributes.first { $0.indexPath == indexPath && $0.representedElementKind == kind }
  }

  /// Lines are filled as far as the least gap allows; what is left of a full line is shared among its gaps.
  private func flow(in collection: CollectionView) -> CollectionPlacement {
    var result = CollectionPlacement()
    let delegate = collection.delegate as? any CollectionViewDelegateFlowLayout
    let isVertical = scrollDirection == .vertical
    let bounds = collection.bounds.inset(by: collection.adjustedContentInset).size
    let across = isVertical ? bounds.width : bounds.height
    var along: CGFloat = 0
    for section in 0..<collection.numberOfSections {
      let inset = delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
      let gap =
        delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      let lineGap =
        delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      let header =
        delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      along = add(CollectionView.elementKindSectionHeader, header, section, along, across, &result)
      var lines = FlowLines(
        isVertical: isVertical, gap: gap, lineGap: lineGap,
        room: across - (isVertical ? inset.left + inset.right : inset.top + inset.bottom),
        start: isVertical ? inset.left : inset.top, along: along + (isVertical ? inset.top : inset.left))
      for item in 0..<collection.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        lines.add(path, self.size(of: path, in: collection, delegate))
      }
      lines.close(isLast: true)
      result.attributes += lines.attributes
      along = lines.along + (isVertical ? inset.bottom : inset.right)
      let footer =
        delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
      along = add(CollectionView.elementKindSectionFooter, footer, section, along, across, &result)
    }
    result.contentSize = isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    return result
  }

  private func size(
    of path: IndexPath, in collection: CollectionView, _ delegate: (any CollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    let told = delegate?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
    let isAutomatic = estimatedItemSize != .zero && told == itemSize
    guard isAutomatic, let cell = collection.cell(at: path) else { return told }
    let width = estimatedItemSize.width > 10_000 ? 0 : estimatedItemSize.width
    let original = CollectionViewLayoutAttributes(forCellWith: path)
    original.frame.size = estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.width > 0, fitting.height > 0 { original.frame.size = fitting }
    return cell.preferredLayoutAttributesFitting(original).frame.size
  }

  private func add(
    _ kind: String, _ size: CGSize, _ section: Int, _ along: CGFloat, _ across: CGFloat,
    _ result: inout CollectionPlacement
  ) -> CGFloat {
    let isVertical = scrollDirection == .vertical
    let depth = isVertical ? size.height : size.width
    guard depth > 0 else { return along }
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: along, width: across, height: depth) : CGRect(x: along, y: 0, width: depth, height: across)
    result.attributes.append(attributes)
    return along + depth
  }
}

/// The lines of one section of a flow layout while they are filled.
private struct FlowLines {
  let isVertical: Bool
  let gap: CGFloat
  let lineGap: CGFloat
  /// How long a line may be, and where each begins.
  let room: CGFloat
  let start: CGFloat
  /// Where the next line begins along the direction that is scrolled in.
  var along: CGFloat
  private(set) var attributes: [CollectionViewLayoutAttributes] = []
  private var line: [(path: IndexPath, size: CGSize)] = []
  private var length: CGFloat = 0
  private var isFirst = true

  init(isVertical: Bool, gap: CGFloat, lineGap: CGFloat, room: CGFloat, start: CGFloat, along: CGFloat) {
    (self.isVertical, self.gap, self.lineGap) = (isVertical, gap, lineGap)
    (self.room, self.start, self.along) = (room, start, along)
  }

  /// Puts a cell on the line, or on the next one where there is no room.
  mutating func add(_ path: IndexPath, _ size: CGSize) {
    let long = isVertical ? size.width : size.height
    if !line.isEmpty, length + gap + long > room + 0.01 { close(isLast: false) }
    length += (line.isEmpty ? 0 : gap) + long
    line.append((path, size))
  }

  /// Places the cells of the line; what is left of a full one is shared among its gaps.
  mutating func close(isLast: Bool) {
    guard !line.isEmpty else { return }
    if !isFirst { along += lineGap }
    isFirst = false
    let depth = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
    let rest = max(0, room - length)
    let fills = !isLast && line.count > 1
    let own = fills ? rest / CGFloat(line.count - 1) + gap : gap
    var place = start
    for (path, size) in line {
      let attributes = CollectionViewLayoutAttributes(forCellWith: path)
      let (long, deep) = isVertical ? (size.width, size.height) : (size.height, size.width)
      let middle = along + (depth - deep) / 2
      attributes.frame =
        isVertical
        ? CGRect(x: place, y: middle, width: size.width, height: size.height)
        : CGRect(x: middle, y: place, width: size.width, height: size.height)
      if line.count == 1, isVertical, !isLast || room - long < gap + long {
        attributes.frame.origin.x = start + max(0, (room - long) / 2)
      }
      self.attributes.append(attributes)
      place += long + own
    }
    along += depth
    line = []
    length = 0
  }
}

/// Another collection layout's name in old code.
open class CollectionViewTransitionLayout: CollectionViewLayout {}
