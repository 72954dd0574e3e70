import ProofModel
import Resolving

/// Grids by constraints, so that they take part in conflicts and ties as stacks do.
///
/// What NSGridView's header says: columns and rows are as large as their largest view, unless they have a size of their
/// own; between two of them lie the one's padding, the grid's spacing and the other's padding; hidden ones take no room;
/// a view is placed in its cell by the cell's, else its row's or column's, else the grid's placement; the views of a row
/// that are aligned by their baselines are placed together.
struct GridGenerator: ConstraintGenerator {
  let input: GeneratorInput
  var made: GeneratedConstraints

  /// The constraints of all grids. Complexity: O(cells) for each.
  static func constraints(_ input: GeneratorInput, _ made: inout GeneratedConstraints) {
    var generator = GridGenerator(input: input, made: made)
    for position in input.nodes.indices where input.nodes[position].grid != nil { generator.lowerGrid(position) }
    made = generator.made
  }

  private mutating func lowerGrid(_ position: Int) {
    guard let settings = nodes[position].grid, !settings.columnNodes.isEmpty else { return }
    let views = nodes[position].children.filter { nodes[$0].cell != nil && nodes[$0].content.kind != .guide }
    for axis in Axis.allCases {
      let lines = GridLines(grid: position, settings: settings, axis: axis)
      lowerTracks(lines)
      lowerFits(lines, views)
      for view in views { lowerCell(of: view, lines) }
    }
    let lines = GridLines(grid: position, settings: settings, axis: .vertical)
    for row in settings.rows.indices { lowerBaselines(ofRow: row, views, lines) }
  }

  /// A grid's columns or rows, with the words for their edges.
  struct GridLines {
    let grid: Int
    let settings: GridSettings
    let axis: Axis

    var first: LayoutAttribute { axis == .horizontal ? .leading : .top }
    var last: LayoutAttribute { axis == .horizontal ? .trailing : .bottom }
    var center: LayoutAttribute { axis == .horizontal ? .centerX : .centerY }
    var size: LayoutAttribute { axis == .horizontal ? .width : .height }
    var crossFirst: LayoutAttribute { axis == .horizontal ? .top : .leading }
    var crossLast: LayoutAttribute { axis == .horizontal ? .bottom : .trailing }

    func anchor(_ track: Int, _ attribute: LayoutAttribute) -> AnchorForm {
      AnchorForm(.view(settings.nodes(axis)[track]), attribute)
    }

    func anchor(_ attribute: LayoutAttribute) -> AnchorForm { AnchorForm(.view(grid), attribute) }
  }

  // MARK: Columns and rows

  /// One after the other from edge to edge, with paddings and spacing between; each as long as the grid.
  private mutating func lowerTracks(_ lines: GridLines) {
    let tracks = lines.settings.tracks(lines.axis)
    var before: Int?
    for (index, track) in tracks.enumerated() {
      for edge in [lines.crossFirst, lines.crossLast] {
        generate(lines.anchor(index, edge), .equal, lines.anchor(edge), .grid(.lines))
      }
      guard !track.isHidden else {
        generate(lines.anchor(index, lines.size), .equal, AnchorForm(), .grid(.hiding))
        let place = before.map { lines.anchor($0, lines.last) } ?? lines.anchor(lines.first)
        generate(lines.anchor(index, lines.first), .equal, place, .grid(.hiding))
        continue
      }
      if let before {
        let gap = tracks[before].after + lines.settings.spacing(lines.axis) + track.before
        generate(
          lines.anchor(index, lines.first), .equal, lines.anchor(before, lines.last).adding(AnchorForm(gap), 1),
          .grid(.spacing))
      } else {
        generate(
          lines.anchor(index, lines.first), .equal, lines.anchor(lines.first).adding(AnchorForm(track.before), 1),
          .grid(.lines))
      }
      if let size = track.size {
        generate(lines.anchor(index, lines.size), .equal, AnchorForm(size), .grid(.size))
      }
      before = index
    }
    let end = before.map { lines.anchor($0, lines.last).adding(AnchorForm(tracks[$0].after), 1) }
    generate(lines.anchor(lines.last), .equal, end ?? lines.anchor(lines.first), .grid(.lines))
  }

  /// A column or row is no larger than each of its views, all views alike: where there is more room than they need, the
  /// one with the fewest views takes it.
  ///
  /// Recorded in public files: 13 points go to a first column of 4 labels and not to the second of 14 views, 12 to a
  /// last row of one label below three rows of two views; between rows of one view each the file is flagged as ambiguous.
  private mutating func lowerFits(_ lines: GridLines, _ views: [Int]) {
    for (index, track) in lines.settings.tracks(lines.axis).enumerated() where !track.isHidden && track.size == nil {
      var isBound = false
      for view in views {
        guard let cell = nodes[view].cell, lines.settings.shown(cell, lines.axis) == [index],
          !nodes[view].content.isHidden
        else { continue }
        isBound = true
        generate(
          lines.anchor(index, lines.size), .lessThanOrEqual, AnchorForm(.view(view), lines.size),
          priority: Self.fit, .grid(.fit))
      }
      if !isBound {
        generate(lines.anchor(index, lines.size), .equal, AnchorForm(), priority: Self.emptyFit, .grid(.fit))
      }
    }
  }

  /// Below what views ask for by default, so that no view gives way to the narrower ones of its column.
  private static let fit = 249.0
  /// Of columns and rows that only merged cells reach into.
  private static let emptyFit = 49.0

  // MARK: Cells

  /// A view lies in its cell, at the edge, in the middle or from edge to edge.
  private mutating func lowerCell(of view: Int, _ lines: GridLines) {
    guard let cell = nodes[view].cell else { return }
    let shown = lines.settings.shown(cell, lines.axis)
    guard let first = shown.first, let last = shown.last, !nodes[view].content.isHidden else {
      let place = lines.anchor(
        min(cell.span(lines.axis).lowerBound, lines.settings.nodes(lines.axis).count - 1), lines.first)
      generate(AnchorForm(.view(view), lines.first), .equal, place, .grid(.hiding))
      return
    }
    let (near, far) = (lines.anchor(first, lines.first), lines.anchor(last, lines.last))
    let (start, end) = (AnchorForm(.view(view), lines.first), AnchorForm(.view(view), lines.last))
    let isAligned = lines.axis == .vertical && lines.settings.alignment(cell) != .none
    let placement = lines.settings.placement(cell, lines.axis)
    switch isAligned ? nil : placement {
    case .some(.none): return
    case .fill:
      generate(start, .equal, near, .grid(.placement))
      generate(end, .equal, far, .grid(.placement))
    case .leading, .top:
      generate(start, .equal, near, .grid(.placement))
      generate(end, .lessThanOrEqual, far, .grid(.cell))
    case .trailing, .bottom:
      generate(start, .greaterThanOrEqual, near, .grid(.cell))
      generate(end, .equal, far, .grid(.placement))
    case .center:
      generate(start, .greaterThanOrEqual, near, .grid(.cell))
      generate(end, .lessThanOrEqual, far, .grid(.cell))
      center(view, from: first, to: last, lines)
    case nil:
      generate(start, .greaterThanOrEqual, near, .grid(.cell))
      generate(end, .lessThanOrEqual, far, .grid(.cell))
    }
  }

  private mutating func center(_ view: Int, from first: Int, to last: Int, _ lines: GridLines) {
    var middle = lines.anchor(first, lines.center)
    if first != last {
      middle = lines.anchor(first, lines.first).adding(lines.anchor(last, lines.last), 1).scaled(0.5)
    }
    generate(AnchorForm(.view(view), lines.center), .equal, middle, .grid(.placement))
  }

  // MARK: Baselines

  /// The views of a row that are aligned lie on one line, each by its own baseline. The group's placement is that of the
  /// first cell that has one: the group's highest at the top, its lowest at the bottom, or both together in the middle.
  private mutating func lowerBaselines(ofRow row: Int, _ views: [Int], _ lines: GridLines) {
    let aligned = views.filter { view in
      guard let cell = nodes[view].cell, !nodes[view].content.isHidden else { return false }
      return lines.settings.shown(cell, .vertical).first == row && lines.settings.alignment(cell) != .none
    }
    .sorted { (nodes[$0].cell?.column ?? 0) < (nodes[$1].cell?.column ?? 0) }
    guard let first = aligned.first, let cell = nodes[first].cell, !lines.settings.rows[row].isHidden else { return }
    for view in aligned.dropFirst() {
      generate(baseline(view, lines), .equal, baseline(first, lines), .grid(.baseline))
    }
    let placed = aligned.compactMap { nodes[$0].cell }.first { lines.settings.placement($0, .vertical) != .none }
    let last = lines.settings.shown(cell, .vertical).last ?? row
    let (near, far) = (lines.anchor(row, lines.first), lines.anchor(last, lines.last))
    let top = AnchorForm(.view(highest(aligned) { ascent($0, lines) }), lines.first)
    let bottom = AnchorForm(.view(highest(aligned) { (contents[$0].height ?? 0) - ascent($0, lines) }), lines.last)
    // Where a view reaches further than its natural size tells, it stays in the row, and the pull gives way.
    let priority = aligned.count == 1 ? 1000 : Self.groupPull
    switch placed.map({ lines.settings.placement($0, .vertical) }) {
    case nil, .some(.none): return
    case .center, .fill:
      guard aligned.count > 1 else { return center(first, from: row, to: last, lines) }
      generate(
        top.adding(bottom, 1).scaled(0.5), .equal, near.adding(far, 1).scaled(0.5), priority: priority,
        .grid(.placement))
    case .top, .leading: generate(top, .equal, near, priority: priority, .grid(.placement))
    case .bottom, .trailing: generate(bottom, .equal, far, priority: priority, .grid(.placement))
    }
  }

  /// The view that reaches furthest, by what it asks for; the first among equals.
  private func highest(_ views: [Int], _ reach: (Int) -> Double) -> Int {
    views.dropFirst().reduce(views[0]) { reach($1) > reach($0) ? $1 : $0 }
  }

  /// From a view's top down to the baseline by which it is aligned; a view without text has it at its bottom.
  private func ascent(_ view: Int, _ lines: GridLines) -> Double {
    let isLast = nodes[view].cell.map { lines.settings.alignment($0) } == .lastBaseline
    let content = contents[view]
    return (isLast ? content.lastBaseline : content.firstBaseline) ?? content.height ?? 0
  }

  private func baseline(_ view: Int, _ lines: GridLines) -> AnchorForm {
    let alignment = nodes[view].cell.map { lines.settings.alignment($0) } ?? .none
    return AnchorForm(.view(view), alignment == .lastBaseline ? .lastBaseline : .firstBaseline)
  }

  /// What pulls an aligned group to its place: below everything that views ask for, since it only moves the group.
  private static let groupPull = 2.0
}
