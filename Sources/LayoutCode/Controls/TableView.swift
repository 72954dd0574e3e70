public import Foundation
internal import AutoLayout
internal import ProofModel

/// Gives a table its rows (UIKit's `UITableViewDataSource`).
public protocol TableViewDataSource: AnyObject {
  func numberOfSections(in tableView: TableView) -> Int
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
}

extension TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
}

/// Says what rows are like (UIKit's `UITableViewDelegate`).
public protocol TableViewDelegate: AnyObject {
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
}

extension TableViewDelegate {
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
}

/// Rows below each other (UIKit's `UITableView`): as wide as the table, each as high as its content makes it.
///
/// Rows are made down to the bottom edge; those below it are asked for when the table is scrolled there.
open class TableView: ScrollView {
  override var kind: ViewKind { .table }

  public let style: Style
  open weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any TableViewDelegate)?
  /// ``automaticDimension``: what the cell's constraints ask for.
  open var rowHeight: CGFloat = TableView.automaticDimension { didSet { reloadData() } }
  open var estimatedRowHeight: CGFloat = TableView.automaticDimension
  open var separatorStyle = SeparatorStyle.singleLine
  open var tableHeaderView: View? { didSet { replace(oldValue, tableHeaderView) } }
  open var tableFooterView: View? { didSet { replace(oldValue, tableFooterView) } }
  open var allowsSelection = true
  private var makers: [String: (String) -> TableViewCell] = [:]
  private var cells: [(path: IndexPath, cell: TableViewCell)] = []
  private var needsRows = true

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// A height that the content decides.
  public static let automaticDimension: CGFloat = -1

  /// Plain, or in groups.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// Lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  // MARK: Rows

  open func reloadData() {
    needsRows = true
    setNeedsLayout()
  }

  /// How cells of an identifier are made.
  open func register(
    forCellReuseIdentifier identifier: String, making make: @escaping (_ identifier: String) -> TableViewCell
  ) {
    makers[identifier] = make
  }

  @available(
    *, unavailable,
    message:
      "a class alone can't be made here: register(forCellReuseIdentifier: id) { Cell(style: .default, reuseIdentifier: $0) }"
  )
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

  /// A new cell as it was registered, a plain one else: nothing scrolls, so nothing is reused.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell {
    makers[identifier]?(identifier) ?? TableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    makers[identifier]?(identifier)
  }

  open var visibleCells: [TableViewCell] { cells.map(\.cell) }
  open func cellForRow(at indexPath: IndexPath) -> TableViewCell? { cells.first { $0.path == indexPath }?.cell }
  open func indexPath(for cell: TableViewCell) -> IndexPath? { cells.first { $0.cell === cell }?.path }

  open override func layoutSubviews() {
    layOutRows()
    super.layoutSubviews()
  }

  private func replace(_ old: View?, _ new: View?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func layOutRows() {
    if needsRows {
      needsRows = false
      for entry in cells { entry.cell.removeFromSuperview() }
      cells = []
    }
    var y: CGFloat = 0
    if let header = tableHeaderView { y = stack(header, at: y) }
    var known = 0
    let visible = max(bounds.height, 0) + max(0, boundsOrigin.y)
    for path in paths {
      if known >= cells.count {
        guard y < visible, let cell = dataSource?.tableView(self, cellForRowAt: path) else { break }
        cells.append((path, cell))
        addSubview(cell)
      }
      let cell = cells[known].cell
      cell.frame = CGRect(x: 0, y: y, width: bounds.width, height: height(of: cell, at: path))
      // The separator is the cell's, not the content's.
      let accessory = cell.accessoryType == .none ? 0 : cell.accessoryType.width + context.environment.rootMargin
      cell.contentView.frame = CGRect(
        x: context.environment.direction == .rightToLeft ? accessory : 0, y: 0, width: bounds.width - accessory,
        height: cell.frame.height - separator)
      y = cell.frame.maxY
      known += 1
    }
    if let footer = tableFooterView { y = stack(footer, at: y) }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  private var paths: [IndexPath] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).flatMap { section in
      (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map { IndexPath(indexes: [section, $0]) }
    }
  }

  /// Puts a header or footer with its own height, and says where it ends.
  private func stack(_ view: View, at y: CGFloat) -> CGFloat {
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    return view.frame.maxY
  }

  /// What the delegate says, else the table, else the cell's constraints; a cell without any has the system's height.
  private func height(of cell: TableViewCell, at path: IndexPath) -> CGFloat {
    let told = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard told == TableView.automaticDimension else { return told }
    let standard = CGFloat(context.kinds.cellHeight)
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard fitting.height > 0 else { return standard }
    // Cells of the system's own styles are never lower than its rows.
    return max(fitting.height + separator, cell.parts.isEmpty ? 0 : standard)
  }

  /// One pixel, as UIKit adds it.
  private var separator: CGFloat { separatorStyle == .none ? 0 : 1 / CGFloat(context.environment.scale) }
}

extension IndexPath {
  /// A row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// An item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}
