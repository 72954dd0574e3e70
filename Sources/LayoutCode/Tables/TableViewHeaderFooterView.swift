public import Foundation

/// Above or below the rows of a section (UIKit's `UITableViewHeaderFooterView`).
open class TableViewHeaderFooterView: View {
  public let contentView: View = View()
  public let reuseIdentifier: String?
  private var title: Label?
  open var contentConfiguration: (any ContentConfiguration)? { didSet { takeContent(oldValue) } }
  var contentOfConfiguration: (any View & ContentViewing)?
  open var backgroundConfiguration: BackgroundConfiguration? {
    didSet { if let color = backgroundConfiguration?.backgroundColor { backgroundColor = color } }
  }
  open var backgroundView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addContent()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.nib?.word("reuseIdentifier")
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Made when first asked for, at the margins.
  open var textLabel: Label? {
    if let title { return title }
    let label = Label()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
    title = label
    return label
  }
  open var detailTextLabel: Label? { nil }
  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> ListContentConfiguration { .header() }
  open func updateConfiguration(using state: ViewConfigurationState) {}
  open func setNeedsUpdateConfiguration() {}

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    let own = super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    let content = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return content.height > 0 ? content : own
  }
}

/// A table as large as the screen (UIKit's `UITableViewController`): it gives the rows and is told of them.
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private let style: TableView.Style
  open var clearsSelectionOnViewWillAppear = true
  open var refreshControl: RefreshControl?

  public init(style: TableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open var tableView: TableView! {
    get { view as? TableView }
    set { view = newValue }
  }

  open override func loadView() {
    if let table = loadNibView() {
      view = table
      if tableView?.dataSource == nil { tableView?.dataSource = self }
      if tableView?.delegate == nil { tableView?.delegate = self }
      return
    }
    let table = TableView(frame: Screen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    table.dataSource = self
    table.delegate = self
    view = table
  }

  // What the file has of rows, where it has any.
  open func numberOfSections(in tableView: TableView) -> Int { max(1, tableView.staticSections.count) }
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSection(section)?.cells.count ?? 0
  }
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.staticRow(indexPath)?.cell ?? TableViewCell()
  }
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticSection(section)?.header
  }
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticSection(section)?.footer
  }
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticRow(indexPath)?.height ?? tableView.rowHeight
  }
  open func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.estimatedRowHeight
  }
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }
  open func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  open func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {}
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  open func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }
  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  open func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration? { nil }
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
}

/// Pulled down to load anew (UIKit's `UIRefreshControl`); not drawn, as it is when nobody pulls.
open class RefreshControl: Control {
  open var attributedTitle: NSAttributedString?
  open private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
