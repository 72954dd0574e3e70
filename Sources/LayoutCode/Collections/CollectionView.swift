public import Foundation
internal import ProofModel

/// Cells where a layout puts them (UIKit's `UICollectionView`).
open class CollectionView: ScrollView {
  override var kind: ViewKind { .collection }
  open weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  open weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)?
  open weak var dragDelegate: (any CollectionViewDragDelegate)?
  open weak var dropDelegate: (any CollectionViewDropDelegate)?
  open var collectionViewLayout: CollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      layoutDidChange()
    }
  }
  open var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = false
  open var reorderingCadence = 0
  open var isPrefetchingEnabled = true
  open var isEditing = false
  open var selfSizingInvalidation = 0
  var makers: [String: (CGRect) -> View?] = [:]
  /// Holds the sample cells where it has some.
  var samples: SampleRows?
  private var cells: [IndexPath: CollectionViewCell] = [:]
  private var supplements: [String: CollectionReusableView] = [:]
  private var shown: [(path: IndexPath, cell: CollectionViewCell)] = []
  private var needsCells = true
  private var placed = CGSize(width: -1, height: -1)
  private var chosen: [IndexPath] = []

  public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: CollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// What an element is.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  /// Which way it scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// Where a cell is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: Making

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let made = cellClass as? View.Type
    makers[identifier] = { made?.makeForReuse(frame: $0) }
  }
  open func register(_ nib: Nib?, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = { _ in nib?.instantiate(withOwner: nil, options: nil).first as? View }
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    let made = viewClass as? View.Type
    makers[kind + identifier] = { made?.makeForReuse(frame: $0) }
  }
  open func register(_ nib: Nib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    makers[kind + identifier] = { _ in nib?.instantiate(withOwner: nil, options: nil).first as? View }
  }
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> CollectionViewCell
  {
    let cell = makers[identifier]?(.zero) as? CollectionViewCell ?? CollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = makers[kind + identifier]?(.zero) as? CollectionReusableView ?? CollectionReusableView(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }
  open func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard let cell = Cell.makeForReuse(frame: .zero) as? Cell else {
      fatalError("\(Cell.self) can't be made here: copy the sources by the plugin, or override makeForReuse(frame:)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  open func dequeueConfiguredReusableSupplementary<Supplementary: CollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    guard let view = Supplementary.makeForReuse(frame: .zero) as? Supplementary else {
      fatalError("\(Supplementary.self) can't be made here: copy the sources by the plugin, or override makeForReuse")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  /// How cells of a class are filled.
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    public init(handler: @escaping Handler) { self.handler = handler }
    public init(cellNib: Nib, handler: @escaping Handler) { self.handler = handler }
  }
  /// How headers and footers of a class are filled.
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let kind: String
    let handler: Handler
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
    public init(supplementaryNib: Nib, elementKind: String, handler: @escaping Handler) {
      self.init(elementKind: elementKind, handler: handler)
    }
  }

  // MARK: Data

  open func reloadData() {
    needsCells = true
    layoutDidChange()
  }
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func insertSections(_ sections: IndexSet) { reloadData() }
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  open func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil)
  {
    collectionViewLayout = layout
    completion?(true)
  }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  // MARK: Answers

  open var visibleCells: [CollectionViewCell] { shown.map(\.cell) }
  open var indexPathsForVisibleItems: [IndexPath] { shown.map(\.path) }
  open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? { shown.first { $0.path == indexPath }?.cell }
  open func indexPath(for cell: CollectionViewCell) -> IndexPath? { shown.first { $0.cell === cell }?.path }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { shown.first { $0.cell.frame.contains(point) }?.path }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> CollectionReusableView? {
    supplements["\(kind) \(indexPath)"]
  }
  open func visibleSupplementaryViews(ofKind kind: String) -> [CollectionReusableView] {
    supplements.filter { $0.key.hasPrefix(kind) }.sorted { $0.key < $1.key }.map(\.value)
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind kind: String) -> [IndexPath] { [] }
  open var indexPathsForSelectedItems: [IndexPath]? { chosen }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    chosen = indexPath.map { [$0] } ?? []
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { chosen.removeAll { $0 == indexPath } }
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var contextMenuInteraction: ContextMenuInteraction? { nil }
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  open func updateInteractiveMovementTargetPosition(_ position: CGPoint) {}
  open func endInteractiveMovement() {}
  open func cancelInteractiveMovement() {}

  // MARK: Layout

  func layoutDidChange() {
    placed = CGSize(width: -1, height: -1)
    setNeedsLayout()
  }

  /// Made when first asked for.
  func cell(at path: IndexPath) -> CollectionViewCell? {
    if let cell = cells[path] { return cell }
    let cell = dataSource?.collectionView(self, cellForItemAt: path)
    cells[path] = cell
    return cell
  }

  open override func layoutSubviews() {
    layOutCells()
    super.layoutSubviews()
  }

  private func layOutCells() {
    guard placed != bounds.size else { return }
    placed = bounds.size
    if needsCells {
      needsCells = false
      for cell in cells.values { cell.removeFromSuperview() }
      for view in supplements.values { view.removeFromSuperview() }
      cells = [:]
      supplements = [:]
    }
    backgroundView?.frame = bounds
    let placement = collectionViewLayout.place(in: self)
    shown = []
    contentSize = placement.contentSize
    let visible = CGRect(origin: CGPoint(x: max(0, boundsOrigin.x), y: max(0, boundsOrigin.y)), size: bounds.size)
    for attributes in placement.attributes where attributes.frame.meets(visible) && !attributes.isHidden {
      show(attributes)
    }
    for (path, cell) in cells where !shown.contains(where: { $0.path == path }) { cell.removeFromSuperview() }
  }

  private func show(_ attributes: CollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    let view: CollectionReusableView
    if let kind = attributes.representedElementKind {
      let key = "\(kind) \(path)"
      guard
        let made = supplements[key]
          ?? dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      else { return }
      supplements[key] = made
      view = made
    } else {
      guard let cell = cell(at: path) else { return }
      shown.append((path, cell))
      (delegate as? any CollectionViewDelegate)?.collectionView(self, willDisplay: cell, forItemAt: path)
      view = cell
    }
    if view.superview !== self { addSubview(view) }
    view.frame = attributes.frame
    view.alpha = attributes.alpha
    view.apply(attributes)
  }
}

/// A collection as large as the screen (UIKit's `UICollectionViewController`).
open class CollectionViewController: ViewController, CollectionViewDataSource, CollectionViewDelegate {
  open var collectionViewLayout: CollectionViewLayout {
    get { table?.collectionViewLayout ?? ownLayout }
    set {
      ownLayout = newValue
      table?.collectionViewLayout = newValue
    }
  }
  private var ownLayout: CollectionViewLayout
  open var installsStandardGestureForInteractiveMovement = true
  open var clearsSelectionOnViewWillAppear = true
  open var useLayoutToLayoutNavigationTransitions = false

  public init(collectionViewLayout layout: CollectionViewLayout) {
    ownLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownLayout = CollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    ownLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private var table: CollectionView?
  open var collectionView: CollectionView! {
    get {
      loadViewIfNeeded()
      return table
    }
    set {
      table = newValue
      view = newValue
    }
  }

  open override func loadView() {
    if let loaded = loadNibView() {
      table = loaded as? CollectionView
      view = loaded
      if table?.dataSource == nil { table?.dataSource = self }
      if table?.delegate == nil { table?.delegate = self }
      return
    }
    let collection = CollectionView(frame: Screen.main.bounds, collectionViewLayout: ownLayout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.backgroundColor = .systemBackground
    collection.dataSource = self
    collection.delegate = self
    table = collection
    view = collection
  }

  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  open func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    CollectionViewCell()
  }
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView() }
  open func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  open func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }
  open func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
}
