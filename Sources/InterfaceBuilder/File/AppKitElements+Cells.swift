import ProofModel
import XMLParsing

/// Cells that AppKit draws without a view of their own: those of a matrix and of a table's header.
extension AppKitElements {
  /// The controls that a matrix (`NSMatrix`) shows, row by row within each column, each as the view that would show its cell.
  /// They have the size that is written (`cellSize`), or where none is share the matrix.
  static func controls(ofMatrix matrix: XMLElement) -> [XMLElement] {
    guard matrix.name == "matrix", let frame = matrix.frame, let (columns, rows, across, down) = cells(ofMatrix: matrix)
    else { return [] }
    let sharesMatrix = matrix.flag("autosizesCells") != false
    func length(_ whole: Double, _ count: Int, _ gap: Double, _ written: String) -> Double {
      let shared = (whole - Double(count - 1) * gap) / Double(count)
      return max(0, matrix.child(key: "cellSize")?.number(written) ?? shared)
    }
    let width = length(frame.width, columns.count, across, "width")
    let height = length(frame.height, rows, down, "height")
    return columns.enumerated().flatMap { column, cells in
      cells.enumerated().compactMap { row, cell in
        let place = Rect(
          x: Double(column) * (width + across), y: Double(row) * (height + down), width: width, height: height)
        return control(of: cell, in: place, follows: sharesMatrix)
      }
    }
  }

  /// What a matrix asks for: its cells at the size that is written for them, with what lies between.
  static func size(ofMatrix matrix: XMLElement) -> Size? {
    guard let cell = matrix.child(key: "cellSize"), let width = cell.number("width"),
      let height = cell.number("height"), let (columns, rows, across, down) = cells(ofMatrix: matrix)
    else { return nil }
    func total(_ length: Double, _ count: Int, _ gap: Double) -> Double {
      Double(count) * length + Double(count - 1) * gap
    }
    return Size(width: total(width, columns.count, across), height: total(height, rows, down))
  }

  /// The cells of a matrix by columns, how many rows they make, and what lies between them; nil where it has none.
  private static func cells(
    ofMatrix matrix: XMLElement
  ) -> (columns: [[XMLElement]], rows: Int, across: Double, down: Double)? {
    let columns = (matrix.child("cells")?.children ?? []).map(\.children)
    guard let rows = columns.map(\.count).max(), rows > 0 else { return nil }
    let spacing = matrix.child(key: "intercellSpacing")
    return (columns, rows, spacing?.number("width") ?? 4, spacing?.number("height") ?? 2)
  }

  /// - Parameter follows: whether it grows with its superview.
  private static func control(of cell: XMLElement, in place: Rect, follows: Bool) -> XMLElement? {
    let views = ["buttonCell": "button", "textFieldCell": "textField", "imageCell": "imageView"]
    guard let name = views[cell.name], cell["id"] != nil else { return nil }
    var shown = cell
    shown.attributes.append(("key", "cell"))
    let flexible = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]
    return XMLElement(
      name: name, attributes: cell.attributes.filter { ["id", "userLabel", "title"].contains($0.name) },
      children: [shown.rect(place), shown.mask(of: follows ? flexible : []), shown],
      text: "",
      line: cell.line, column: cell.column)
  }

  /// How far a table's header lies over it, so that its rows begin below (recorded so since macOS 10.10: a header of 23 or 28 at
  /// 0 over a clip view at 0 or 1; before, the clip view began below the header).
  static func headerHeight(over table: XMLElement, in clipView: XMLElement?, of scrollView: XMLElement?) -> Double? {
    guard table.name == "tableView" || table.name == "outlineView", clipView?.name == "clipView",
      let header = scrollView?.child(key: "headerView")?.frame, let clip = clipView?.frame
    else { return nil }
    let height = header.maxY - clip.y
    return height > 0 && header.y <= clip.y ? height : nil
  }

  /// The widths that columns of tables are given, by the ids of the prototypes in them and of their titles.
  static func columnWidths(in element: XMLElement) -> [String: Double] {
    var widths: [String: Double] = [:]
    for column in element.all where column.name == "tableColumn" {
      guard let width = column.number("width") else { continue }
      column["id"].map { widths[TitleLabels.id(of: TitleLabels.header, in: $0)] = width }
      for cell in column.child("prototypeCellViews")?.children ?? [] { cell["id"].map { widths[$0] = width } }
    }
    return widths
  }

  /// The titles of a table's columns, as labels of the header view that lies in a scroll view above it: each begins where the
  /// cells of its column do.
  static func titles(ofHeader header: XMLElement, in scrollView: XMLElement?) -> [XMLElement] {
    guard header.name == "tableHeaderView", let height = header.frame?.height, let scrollView,
      let table = scrollView.child(key: "contentView").map({ ViewElements.childViews($0) })?
        .first(where: { ["tableView", "outlineView"].contains($0.name) })
    else { return [] }
    let gap = table.child(key: "intercellSpacing")?.number("width") ?? 3
    var x = 0.0
    return (table.child("tableColumns")?.children ?? []).compactMap { column in
      let width = column.number("width") ?? 100
      let begin = column.child("prototypeCellViews")?.children.first?.frame?.x ?? x
      x = begin + width + gap
      guard column.flag("hidden") != true, let id = column["id"], let cell = column.child(key: "headerCell"),
        let title = cell["title"], !title.isEmpty
      else { return nil }
      var shown = cell
      // The border that a header's cells record is none that a field would have.
      let kept = cell.attributes.filter { !["key", "id", "borderStyle", "drawsBackground"].contains($0.name) }
      shown.attributes = kept + [("key", "cell"), ("id", id)]
      if shown.child(key: "font") == nil {
        shown.children.append(shown.made("font", [("key", "font"), ("metaFont", "smallSystem")]))
      }
      if shown["lineBreakMode"] == nil { shown.attributes.append(("lineBreakMode", "truncatingTail")) }
      // 14 high as every label of 11 points, and 2 wider than its text at both sides.
      let place = Rect(x: begin, y: ((height - 14) / 2).rounded(.down), width: width, height: 14)
      return XMLElement(
        name: "textField", attributes: [("id", TitleLabels.id(of: TitleLabels.header, in: id)), ("title", title)],
        children: [shown.rect(place), shown.mask(of: []), shown], text: "",
        line: column.line, column: column.column)
    }
  }
}

extension XMLElement {
  /// A prototype as wide as its column, with what grows in it, where it was last drawn in a column of another width: tables make
  /// cells as wide as their column, with up to 20 for the rows' style (1,002 prototypes of 60 projects, but for 8 of 3; 17
  /// others were never drawn and have no width).
  func fitting(_ column: XMLElement) -> XMLElement {
    guard let drawn = frame?.width, drawn > 0, let width = column.number("width"),
      (drawn - width).magnitude > 20 || (drawn - width).magnitude > Self.mostInsets && isDrawn(asWideAs: width)
    else { return self }
    return grown(by: width - drawn)
  }

  /// What a control may leave at its side between its frame and what rules align, in points.
  private static let mostInsets = 3.0

  /// Whether what rules hold at a cell's end was drawn in one of another width than the cell's own frame, which was left as it was
  /// (files: Product Hunt).
  private func isDrawn(asWideAs width: Double) -> Bool {
    let views = Dictionary(
      (child("subviews")?.children ?? []).compactMap { view in view["id"].map { ($0, view) } },
      uniquingKeysWith: { first, _ in first })
    let ends = (child("constraints")?.children ?? []).compactMap { rule -> Double? in
      guard rule["firstItem"] == nil, rule["firstAttribute"] == "trailing", rule["secondAttribute"] == "trailing",
        rule["relation"] == nil, rule["priority"] == nil, let frame = rule["secondItem"].flatMap({ views[$0]?.frame })
      else { return nil }
      return frame.maxX + (rule.number("constant") ?? 0)
    }
    return !ends.isEmpty && ends.allSatisfy { ($0 - width).magnitude <= Self.mostInsets }
  }

  /// The same in a superview that grew in width, by its mask.
  private func grown(by growth: Double) -> XMLElement {
    guard var frame else { return self }
    frame.size.width += growth
    var grown = at(frame)
    guard let inner = children.firstIndex(where: { $0.name == "subviews" }) else { return grown }
    grown.children[inner].children = children[inner].children.map { view in
      let mask = view.child(key: "autoresizingMask")
      if mask?.flag("widthSizable") == true { return view.grown(by: growth) }
      guard mask?.flag("flexibleMinX") == true, var frame = view.frame else { return view }
      frame.origin.x += mask?.flag("flexibleMaxX") == true ? growth / 2 : growth
      return view.at(frame)
    }
    return grown
  }

  /// The same with a frame: what has none is of no size, and what lies in it counts from its bottom. Seen in Uploadur.
  var framed: XMLElement { frame == nil ? at(Rect(x: 0, y: 0, width: 0, height: 0)) : self }

  /// The same at another frame.
  func at(_ frame: Rect) -> XMLElement {
    var moved = self
    if let place = children.firstIndex(where: { $0.name == "rect" && $0["key"] == "frame" }) {
      moved.children[place] = rect(frame)
    } else {
      moved.children.append(rect(frame))
    }
    return moved
  }

  /// The same, hidden with the column that it lies in.
  var hidden: XMLElement {
    var hidden = self
    hidden.attributes.removeAll { $0.name == "hidden" }
    hidden.attributes.append(("hidden", "YES"))
    return hidden
  }

  /// An element that the file does not hold, at the place of the one that asks for it.
  fileprivate func made(_ name: String, _ attributes: [(name: String, value: String)]) -> XMLElement {
    XMLElement(name: name, attributes: attributes, children: [], text: "", line: line, column: column)
  }

  /// A mask that lets these parts grow.
  func mask(of parts: [String]) -> XMLElement {
    made("autoresizingMask", [("key", "autoresizingMask")] + parts.map { ($0, "YES") })
  }

  fileprivate func rect(_ frame: Rect) -> XMLElement {
    let sides = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
    return made("rect", [("key", "frame")] + sides.map { ($0.0, "\($0.1)") })
  }
}
