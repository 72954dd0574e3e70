internal import Foundation
internal import ProofModel
internal import Resolving

extension TableView {
  var tableDelegate: (any TableViewDelegate)? { delegate as? any TableViewDelegate }

  /// Puts the table's header, sections with their headers and footers, and the table's footer below each other.
  func layOutRows() {
    if needsRows {
      needsRows = false
      for entry in rows { entry.cell.removeFromSuperview() }
      for view in supplements.values { view.removeFromSuperview() }
      rows = []
      supplements = [:]
    }
    backgroundView?.frame = bounds
    var y: CGFloat = 0
    if let header = tableHeaderView { y = stack(header, at: y) }
    var known = 0
    let visible = max(bounds.height, 0) + max(0, boundsOrigin.y)
    let sections = dataSource.map { $0.numberOfSections(in: self) } ?? 0
    sections: for section in 0..<sections {
      guard y < visible || known < rows.count else {
        y += estimatedHeight(from: IndexPath(row: 0, section: section), sections)
        break
      }
      y = stackSupplement("header", section, at: y)
      for row in 0..<(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0) {
        let path = IndexPath(row: row, section: section)
        if known >= rows.count {
          guard y < visible, let cell = dataSource?.tableView(self, cellForRowAt: path) else {
            y += estimatedHeight(from: path, sections)
            break sections
          }
          tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
          rows.append((path, cell))
          addSubview(cell)
        }
        y = stack(rows[known].cell, path, at: y)
        known += 1
      }
      y = stackSupplement("footer", section, at: y)
    }
    if let footer = tableFooterView { y = stack(footer, at: y) }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  /// How high the rows from one on, which are not made, are estimated to be: as many as there are, each as the first of its section.
  private func estimatedHeight(from first: IndexPath, _ sections: Int) -> CGFloat {
    (first.section..<sections).reduce(0) { sum, section in
      let start = section == first.section ? first.row : 0
      let count = (dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0) - start
      guard count > 0 else { return sum }
      return sum + CGFloat(count) * estimatedHeight(at: IndexPath(row: start, section: section))
    }
  }

  private func estimatedHeight(at path: IndexPath) -> CGFloat {
    let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if estimate > 0 { return estimate }
    // Where no estimate is wanted, the delegate is asked.
    let told = estimate == 0 ? tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight : rowHeight
    return told >= 0 ? told : CGFloat(context.kinds.cellHeight)
  }

  /// Rows of inset groups lie within the margins.
  private var inset: CGFloat { style == .insetGrouped ? CGFloat(context.environment.rootMargin) : 0 }

  private func stack(_ cell: TableViewCell, _ path: IndexPath, at y: CGFloat) -> CGFloat {
    let width = bounds.width - 2 * inset
    let accessory = accessoryWidth(of: cell)
    cell.frame = CGRect(
      x: inset, y: y, width: width, height: height(of: cell, at: path, width: width - accessory))
    // The separator is the cell's, not the content's.
    let isMirrored = context.environment.direction == .rightToLeft
    cell.contentView.frame = CGRect(
      x: isMirrored ? accessory : 0, y: 0, width: width - accessory, height: cell.frame.height - separator)
    if let view = cell.accessoryView {
      let size = view.frame.size
      let side = CGFloat(context.environment.rootMargin)
      view.frame.origin = CGPoint(
        x: isMirrored ? side : width - side - size.width, y: (cell.frame.height - size.height) / 2)
    }
    return cell.frame.maxY
  }

  private func accessoryWidth(of cell: TableViewCell) -> CGFloat {
    let side = CGFloat(context.environment.rootMargin)
    if let view = cell.accessoryView {
      if view.frame.size == .zero { view.sizeToFit() }
      return view.frame.width + side
    }
    return cell.accessoryType == .none ? 0 : cell.accessoryType.width + side
  }

  /// Puts a header or footer with its own height, and says where it ends.
  private func stack(_ view: View, at y: CGFloat) -> CGFloat {
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    return view.frame.maxY
  }

  /// What the delegate says, else the table, else the cell's constraints at the width that the content gets; a cell
  /// without any has the system's height.
  private func height(of cell: TableViewCell, at path: IndexPath, width: CGFloat) -> CGFloat {
    let told = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard told == TableView.automaticDimension else { return told }
    let standard = CGFloat(context.kinds.cellHeight)
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard fitting.height > 0 else { return standard }
    // Cells of the system's own styles are never lower than its rows.
    return max(fitting.height + separator, cell.parts.isEmpty ? 0 : standard)
  }

  /// One pixel, as UIKit adds it.
  private var separator: CGFloat { separatorStyle == .none ? 0 : 1 / CGFloat(context.environment.scale) }

  // MARK: Headers and footers

  private func stackSupplement(_ kind: String, _ section: Int, at y: CGFloat) -> CGFloat {
    let key = "\(kind) \(section)"
    let isHeader = kind == "header"
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    if supplements[key] == nil {
      let own =
        isHeader
        ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
        : tableDelegate?.tableView(self, viewForFooterInSection: section)
      if let view = own ?? title.map({ titleView($0) }) {
        supplements[key] = view
        addSubview(view)
      }
    }
    let told =
      isHeader
      ? tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let view = supplements[key]
    let height = told == TableView.automaticDimension ? naturalHeight(of: view, isHeader, title, section) : told
    view?.frame = CGRect(x: inset, y: y, width: bounds.width - 2 * inset, height: height)
    return y + height
  }

  private func titleView(_ title: String) -> View {
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = style == .grouped ? title.uppercased() : title
    return view
  }

  /// Groups without a title stand apart; a title has a line of its own.
  private func naturalHeight(of view: View?, _ isHeader: Bool, _ title: String?, _ section: Int) -> CGFloat {
    guard let view else { return style == .plain ? 0 : isHeader && section == 0 ? 35 : 18 }
    if title != nil { return style == .plain ? 28 : 38 }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width - 2 * inset, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : 28
  }
}
