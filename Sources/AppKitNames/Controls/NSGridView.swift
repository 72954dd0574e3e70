public import Foundation
internal import LayoutCode
package import ProofModel
package import Resolving

/// Views in rows and columns (AppKit's `NSGridView`).
open class NSGridView: NSView {
  private var ownRows: [NSGridRow] = []
  private var ownColumns: [NSGridColumn] = []
  private var merged: [(rows: NSRange, columns: NSRange)] = []

  public convenience init(views rows: [[NSView]]) {
    self.init(frame: .zero)
    for row in rows { addRow(with: row) }
  }

  public convenience init(numberOfColumns columns: Int, rows: Int) {
    self.init(frame: .zero)
    ownColumns = (0..<columns).map { _ in NSGridColumn(self) }
    for _ in 0..<rows { addRow(with: []) }
  }

  open var rowSpacing: CGFloat = 6 { didSet { settingsDidChange() } }
  open var columnSpacing: CGFloat = 6 { didSet { settingsDidChange() } }
  open var xPlacement = NSGridCell.Placement.leading { didSet { settingsDidChange() } }
  open var yPlacement = NSGridCell.Placement.bottom { didSet { settingsDidChange() } }
  open var rowAlignment = NSGridRow.Alignment.none { didSet { settingsDidChange() } }

  open var numberOfRows: Int { ownRows.count }
  open var numberOfColumns: Int { ownColumns.count }
  open func row(at index: Int) -> NSGridRow { ownRows[index] }
  open func column(at index: Int) -> NSGridColumn { ownColumns[index] }
  open func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell { ownRows[rowIndex].cells[columnIndex] }

  @discardableResult
  open func addRow(with views: [NSView]) -> NSGridRow { insertRow(at: ownRows.count, with: views) }

  @discardableResult
  open func insertRow(at index: Int, with views: [NSView]) -> NSGridRow {
    while ownColumns.count < views.count {
      ownColumns.append(NSGridColumn(self))
      for row in ownRows { row.cells.append(NSGridCell(self)) }
    }
    let row = NSGridRow(self)
    row.cells = ownColumns.map { _ in NSGridCell(self) }
    ownRows.insert(row, at: index)
    for (cell, view) in zip(row.cells, views) where view !== NSGridCell.emptyContentView { cell.contentView = view }
    settingsDidChange()
    return row
  }

  @discardableResult
  open func addColumn(with views: [NSView]) -> NSGridColumn {
    while ownRows.count < views.count { addRow(with: []) }
    let column = NSGridColumn(self)
    ownColumns.append(column)
    for row in ownRows { row.cells.append(NSGridCell(self)) }
    for (row, view) in zip(ownRows, views) where view !== NSGridCell.emptyContentView {
      row.cells[ownColumns.count - 1].contentView = view
    }
    settingsDidChange()
    return column
  }

  /// One cell in the place of several, with the view of the first.
  open func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange) {
    merged.append((vRange, hRange))
    settingsDidChange()
  }

  /// As a file has it.
  func put(_ view: NSView, in place: GridCell) {
    let cell = cell(atColumnIndex: place.column, rowIndex: place.row)
    cell.xPlacement = .init(place.xPlacement)
    cell.yPlacement = .init(place.yPlacement)
    cell.rowAlignment = .init(place.rowAlignment)
    if place.rowSpan > 1 || place.columnSpan > 1 {
      merged.append(
        (NSRange(location: place.row, length: place.rowSpan), NSRange(location: place.column, length: place.columnSpan))
      )
    }
    cell.contentView = view
  }

  override func take(_ node: LayoutNode) {
    super.take(node)
    guard let grid = node.grid else { return }
    columnSpacing = CGFloat(grid.columnSpacing)
    rowSpacing = CGFloat(grid.rowSpacing)
    xPlacement = .init(grid.xPlacement)
    yPlacement = .init(grid.yPlacement)
    rowAlignment = .init(grid.rowAlignment)
    ownColumns = grid.columns.map { track in
      let column = NSGridColumn(self)
      column.take(track)
      return column
    }
    for track in grid.rows { addRow(with: []).take(track) }
  }

  func settingsDidChange() {
    for (index, row) in ownRows.enumerated() {
      for (place, cell) in row.cells.enumerated() {
        guard let view = cell.contentView else { continue }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        view.hosted.isArranged = true
        view.hosted.isCollapsed = row.isHidden || ownColumns[place].isHidden
        var grid = GridCell(row: index, column: place)
        if let span = merged.first(where: { $0.rows.location == index && $0.columns.location == place }) {
          grid.rowSpan = span.rows.length
          grid.columnSpan = span.columns.length
        }
        grid.xPlacement = cell.xPlacement.model
        grid.yPlacement = cell.yPlacement.model
        grid.rowAlignment = cell.rowAlignment.model
        view.hosted.cell = grid
      }
    }
    hosted.setTracks(ownRows.count + ownColumns.count)
  }

  package override func forget(_ view: HostedView) {
    view.isArranged = false
    view.cell = nil
    for cell in ownRows.flatMap(\.cells) where cell.contentView?.hosted === view { cell.drop() }
  }

  package override var kind: ViewKind { .grid }

  package override func fill(_ node: inout LayoutNode, _ kinds: KindTable) {
    var grid = GridSettings()
    grid.columnSpacing = Double(columnSpacing)
    grid.rowSpacing = Double(rowSpacing)
    grid.xPlacement = xPlacement.model ?? .leading
    grid.yPlacement = yPlacement.model ?? .bottom
    grid.rowAlignment = rowAlignment.model ?? .none
    grid.columns = ownColumns.map(\.track)
    grid.rows = ownRows.map(\.track)
    node.grid = grid
  }
}

/// A row or a column of a grid.
open class NSGridTrack: NSObject {
  weak var grid: NSGridView?
  init(_ grid: NSGridView) { self.grid = grid }
  /// Takes no room, with all its views.
  open var isHidden = false { didSet { grid?.settingsDidChange() } }

  func take(_ track: GridSettings.Track) { isHidden = track.isHidden }

  func track(_ size: CGFloat, _ before: CGFloat, _ after: CGFloat) -> GridSettings.Track {
    var track = GridSettings.Track()
    track.size = size == NSGridView.sizedForContent ? nil : Double(size)
    track.before = Double(before)
    track.after = Double(after)
    track.isHidden = isHidden
    return track
  }
}

extension NSGridView {
  /// The size of a row or column that has none of its own.
  public static let sizedForContent = CGFloat.leastNormalMagnitude
}

/// A row (AppKit's `NSGridRow`).
public final class NSGridRow: NSGridTrack {
  fileprivate(set) var cells: [NSGridCell] = []
  public var height = NSGridView.sizedForContent { didSet { grid?.settingsDidChange() } }
  public var topPadding: CGFloat = 0 { didSet { grid?.settingsDidChange() } }
  public var bottomPadding: CGFloat = 0 { didSet { grid?.settingsDidChange() } }
  public var yPlacement = NSGridCell.Placement.inherited { didSet { grid?.settingsDidChange() } }
  public var rowAlignment = Alignment.inherited { didSet { grid?.settingsDidChange() } }
  public var numberOfCells: Int { cells.count }
  /// The cell of a column.
  public func cell(at index: Int) -> NSGridCell { cells[index] }

  /// By which baselines views of a row are aligned.
  public enum Alignment: Int, Sendable {
    case inherited, none, firstBaseline, lastBaseline
    private static let words: [(Alignment, GridRowAlignment)] = [
      (.none, .none), (.firstBaseline, .firstBaseline), (.lastBaseline, .lastBaseline),
    ]
    var model: GridRowAlignment? { Self.words.first { $0.0 == self }?.1 }
    init(_ model: GridRowAlignment?) { self = Self.words.first { $0.1 == model }?.0 ?? .inherited }
  }

  override func take(_ track: GridSettings.Track) {
    super.take(track)
    height = track.size.map { CGFloat($0) } ?? NSGridView.sizedForContent
    topPadding = CGFloat(track.before)
    bottomPadding = CGFloat(track.after)
    yPlacement = .init(track.placement)
    rowAlignment = .init(track.alignment)
  }

  var track: GridSettings.Track {
    var track = track(height, topPadding, bottomPadding)
    track.placement = yPlacement.model
    track.alignment = rowAlignment.model
    return track
  }
}

/// A column (AppKit's `NSGridColumn`).
public final class NSGridColumn: NSGridTrack {
  public var width = NSGridView.sizedForContent { didSet { grid?.settingsDidChange() } }
  public var leadingPadding: CGFloat = 0 { didSet { grid?.settingsDidChange() } }
  public var trailingPadding: CGFloat = 0 { didSet { grid?.settingsDidChange() } }
  public var xPlacement = NSGridCell.Placement.inherited { didSet { grid?.settingsDidChange() } }

  override func take(_ track: GridSettings.Track) {
    super.take(track)
    width = track.size.map { CGFloat($0) } ?? NSGridView.sizedForContent
    leadingPadding = CGFloat(track.before)
    trailingPadding = CGFloat(track.after)
    xPlacement = .init(track.placement)
  }

  var track: GridSettings.Track {
    var track = track(width, leadingPadding, trailingPadding)
    track.placement = xPlacement.model
    return track
  }
}

/// Where a row and a column meet (AppKit's `NSGridCell`).
public final class NSGridCell: NSObject {
  private weak var grid: NSGridView?
  init(_ grid: NSGridView) { self.grid = grid }

  /// Stands for a cell without a view in lists of views.
  public static var emptyContentView: NSView { Empty.view }
  private enum Empty { nonisolated(unsafe) static let view = NSView() }

  public var contentView: NSView? {
    didSet {
      if let oldValue, oldValue !== contentView { oldValue.removeFromSuperview() }
      grid?.settingsDidChange()
    }
  }
  public var xPlacement = Placement.inherited { didSet { grid?.settingsDidChange() } }
  public var yPlacement = Placement.inherited { didSet { grid?.settingsDidChange() } }
  public var rowAlignment = NSGridRow.Alignment.inherited { didSet { grid?.settingsDidChange() } }

  func drop() { contentView = nil }

  /// Where a view is put in its cell.
  public enum Placement: Int, Sendable {
    case inherited, none, leading, top, trailing, bottom, center, fill

    private static let words: [(Placement, GridPlacement)] = [
      (.none, .none), (.leading, .leading), (.top, .top), (.trailing, .trailing), (.bottom, .bottom),
      (.center, .center), (.fill, .fill),
    ]
    var model: GridPlacement? { Self.words.first { $0.0 == self }?.1 }
    init(_ model: GridPlacement?) { self = Self.words.first { $0.1 == model }?.0 ?? .inherited }
  }
}
