public import Foundation
internal import ProofModel
internal import Resolving

/// Rows below each other (UIKit's `UITableView`): as wide as the table, each as high as its content makes it.
///
/// Rows are made down to the bottom edge; those below it are asked for when the table is scrolled there.
open class TableView: ScrollView {
  override var kind: ViewKind { .table }

  public let style: Style
  open weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  open weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?
  open weak var dragDelegate: (any TableViewDragDelegate)?
  open weak var dropDelegate: (any TableViewDropDelegate)?
  /// ``automaticDimension``: what the cell's constraints ask for.
  open var rowHeight: CGFloat = TableView.automaticDimension { didSet { reloadData() } }
  open var estimatedRowHeight: CGFloat = TableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = TableView.automaticDimension { didSet { reloadData() } }
  open var sectionFooterHeight: CGFloat = TableView.automaticDimension { didSet { reloadData() } }
  open var estimatedSectionHeaderHeight: CGFloat = TableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = TableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat = TableView.automaticDimension { didSet { reloadData() } }
  open var fillerRowHeight: CGFloat = 0
  open var separatorStyle = SeparatorStyle.singleLine { didSet { linesDidChange() } }
  open var separatorColor: Color? { didSet { linesDidChange() } }
  open var separatorInset: EdgeInsets {
    get { ownSeparatorInset ?? EdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      linesDidChange()
    }
  }
  /// As the app set it.
  private(set) var ownSeparatorInset: EdgeInsets?
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var separatorEffect: VisualEffect?
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var tableHeaderView: View? { didSet { replace(oldValue, tableHeaderView) } }
  open var tableFooterView: View? { didSet { replace(oldValue, tableFooterView) } }
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
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = false
  open var selectionFollowsFocus = false
  open var isPrefetchingEnabled = true
  open var selfSizingInvalidation = 0
  open var isEditing = false
  open var sectionIndexColor: Color?
  open var sectionIndexBackgroundColor: Color?
  open var sectionIndexTrackingBackgroundColor: Color?
  open var sectionIndexMinimumDisplayRowCount = 0
  var makers: [String: (String) -> View?] = [:]
  /// Holds the sample rows where it has some.
  var samples: SampleRows?
  var rows: [(path: IndexPath, cell: TableViewCell)] = []
  var supplements: [String: View] = [:]
  /// Rows that the table's file has.
  var staticSections: [StaticSection] = []
  var needsRows = true
  private var selectedPaths: [IndexPath] = []

  /// Lines of rows that are not there showed in plain tables before iOS 15, and not above a footer.
  private var showsEmptyRows: Bool {
    let era = context.environment.era
    let isOld = era.system == .ios && era.major < 15
    return isOld && style == .plain && separatorStyle != .none && tableFooterView == nil
  }

  override func fill(_ content: inout NodeContent) {
    super.fill(&content)
    if style != .plain, backgroundColor == nil {
      content.node.content.background = Color.systemGroupedBackground.model(content.appearance)
    }
    if children.isEmpty, !showsEmptyRows { content.node.content.line = CellLine(isHidden: true) }
  }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    switch coder.nib?.word("style") {
    case "grouped": style = .grouped
    case "insetGrouped": style = .insetGrouped
    default: style = .plain
    }
    super.init(coder: coder)
  }

  /// A height that the content decides.
  public class var automaticDimension: CGFloat { -1 }

  /// Plain, or in groups.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// Lines between rows.
  public typealias SeparatorStyle = TableViewCell.SeparatorStyle
  /// From where separators are inset.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  /// How rows come and go.
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public static let indexSearch = "{search}"

  private func linesDidChange() {
    setNeedsLayout()
    treeDidChange()
  }

  // MARK: Rows

  open func reloadData() {
    needsRows = true
    setNeedsLayout()
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func reloadSectionIndexTitles() {}
  open func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  open func beginUpdates() {}
  open func endUpdates() { reloadData() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Making

  /// How cells of an identifier are made.
  open func register(
    forCellReuseIdentifier identifier: String, making make: @escaping (_ identifier: String) -> TableViewCell
  ) {
    makers[identifier] = make
  }

  /// A class says how its cells are made where the sources were copied for Linux; else its cells are plain ones.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let made = cellClass as? View.Type
    makers[identifier] = { made?.makeForReuse(style: .default, reuseIdentifier: $0) }
  }
  open func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
    makers[identifier] = { _ in nib?.instantiate(withOwner: nil, options: nil).first as? View }
  }
  open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let made = viewClass as? View.Type
    makers["header " + identifier] = { _ in made?.makeForReuse(reuseIdentifier: identifier) }
  }
  open func register(_ nib: Nib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    makers["header " + identifier] = { _ in nib?.instantiate(withOwner: nil, options: nil).first as? View }
  }

  /// A new cell as it was registered, a plain one else: nothing scrolls, so nothing is reused.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell {
    dequeueReusableCell(withIdentifier: identifier) ?? TableViewCell(style: .default, reuseIdentifier: identifier)
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    makers[identifier]?(identifier) as? TableViewCell
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
    makers["header " + identifier]?(identifier) as? TableViewHeaderFooterView
  }

  // MARK: Answers

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  open var visibleCells: [TableViewCell] { rows.map(\.cell) }
  open var indexPathsForVisibleRows: [IndexPath]? { rows.map(\.path) }
  open func cellForRow(at indexPath: IndexPath) -> TableViewCell? { rows.first { $0.path == indexPath }?.cell }
  open func indexPath(for cell: TableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.path }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rows.first { $0.cell.frame.contains(point) }?.path }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    rows.filter { $0.cell.frame.meets(rect) }.map(\.path)
  }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }
  open func rect(forSection section: Int) -> CGRect {
    rows.filter { $0.path.section == section }.reduce(.null) { $0.union($1.cell.frame) }
  }
  open func rectForHeader(inSection section: Int) -> CGRect { headerView(forSection: section)?.frame ?? .zero }
  open func rectForFooter(inSection section: Int) -> CGRect { footerView(forSection: section)?.frame ?? .zero }
  open func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    supplements["header \(section)"] as? TableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    supplements["footer \(section)"] as? TableViewHeaderFooterView
  }
  open var hasUncommittedUpdates: Bool { false }

  // MARK: Choosing and scrolling

  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectedPaths = indexPath.map { [$0] } ?? []
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { selectedPaths.removeAll { $0 == indexPath } }
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}

  open override func layoutSubviews() {
    layOutRows()
    super.layoutSubviews()
  }

  private func replace(_ old: View?, _ new: View?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }
}

extension IndexPath {
  /// A row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// An item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
