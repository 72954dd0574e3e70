import ProofModel
import XMLParsing

/// Rows of tables whose heights follow from what they hold.
extension AppKitElements {
  /// Where the prototypes of a table lie that finds out the heights of its rows (`NSTableView.usesAutomaticRowHeights`): as
  /// they were drawn, but their height gives way to all that their contents ask for, as a row's is found by fitting it to these
  /// (`NSLayoutConstraint.Priority.fittingSizeCompression`, docs: 50; eduVPN's rows, drawn 83 high around rules that add up to
  /// 54). By the cell's id; empty for other tables.
  static func automaticRows(of table: XMLElement, in file: InterfaceBuilderFile) -> [String: [Rule]] {
    guard table.flag("usesAutomaticRowHeights") == true, let id = table["id"] else { return [:] }
    return childViews(table).reduce(into: [:]) { rows, cell in
      guard cell.name == "tableCellView", let own = cell["id"], let frame = cell.frame, cell.child("constraints") != nil
      else { return }
      let view = ItemReference.view(own)
      let forms = [
        AttributeConstraint(first: view, .left, second: .view(id), .left, constant: frame.x),
        AttributeConstraint(first: view, .top, second: .view(id), .top, constant: frame.y),
        AttributeConstraint(first: view, .width, constant: frame.width),
        AttributeConstraint(first: view, .height, constant: frame.height, priority: 50),
      ]
      rows[own] = forms.map { Rule($0, at: file.span(cell), owner: id) }
    }
  }

  /// What tables leave between their columns and rows (`NSTableView.intercellSpacing`), by their ids: nothing where none is
  /// written, as a scroll view then says that a line is as high as a row (`verticalLineScroll`: in 7 of 7 tables of 5 apps; where one
  /// is written it is higher by that, in 170 of 170).
  static func spacings(in element: XMLElement) -> [String: Size] {
    element.all.reduce(into: [:]) { spacings, table in
      guard table.child("tableColumns") != nil, let id = table["id"] else { return }
      let written = table.child(key: "intercellSpacing")
      spacings[id] = Size(width: written?.number("width") ?? 0, height: written?.number("height") ?? 0)
    }
  }
}
