import AutoLayout
import ProofModel
import Resolving

extension LayoutComparison {
  /// What was given to views: properties of those that are in both layouts, then views that came, went, or stand
  /// elsewhere in the tree.
  mutating func viewInputs() -> [InputChange] {
    var inputs: [InputChange] = []
    let framePlaced = (CanvasFrames.framePlaced(expected), CanvasFrames.framePlaced(actual))
    let colors = (NamedColors(expectedInputs.document), NamedColors(actualInputs.document))
    let read = views.pairs.map { pair in
      ViewInputs(
        expected.views[pair.expected], actual.views[pair.actual], given: given(pair),
        framePlacing: (framePlaced.0.contains(pair.expected), framePlaced.1.contains(pair.actual)),
        superviewSizes: superviewSizes(pair),
        folders: (expectedInputs.document?.assetFolder, actualInputs.document?.assetFolder),
        isInTable: actual.views[pair.actual].parent.map { actual.views[$0].content.kind == .table } ?? false,
        hasDrawnSize: Self.hasDrawnSize(pair.expected, expected) && Self.hasDrawnSize(pair.actual, actual),
        isMac: actual.environment.isMac, isMoved: reparenting(pair) != nil, drawn: drawnAround(pair),
        tracks: tracks(pair), colors: colors)
    }
    let wrapping = wrapping
    let others = otherAssets
    let compared = zip(views.pairs, read).map { pair, read in
      // Of another file the file is told, and its size with it.
      read.changes.filter { change in
        (change.kind != .imageChanged || !change.sentence.hasPrefix("size of the picture of ")
          || others[read.after.content.asset ?? ""] == nil) && !isOfHidden(change, pair)
      }
    }
    converted = Set(zip(views.pairs, read).filter(\.1.isConverted).map(\.0.actual))
    let recorded = recordedTokens(
      zip(views.pairs, compared).flatMap { pair, changes in
        changes.map { (actual.views[pair.actual].content.id, $0) }
      })
    // What stands at a cell's end takes the room of its content.
    let accessories = Dictionary(
      zip(views.pairs, compared).compactMap { pair, changes in
        changes.first(where: ViewInputs.isOfAccessory).map { (pair.actual, $0.sentence) }
      }, uniquingKeysWith: { first, _ in first })
    let isOfAll = compared.joined().filter { InputChange.isOfSafeAreas($0) }.count >= 3
    for (pair, changes) in zip(views.pairs, compared) {
      inputs += changes.map { change in
        if let wrapping, pair.actual == 0, pair.expected == 0 { return InputChange(change, wrapping) }
        if isOfAll, InputChange.isOfSafeAreas(change) { return InputChange(change, .value(InputChange.safeAreas)) }
        if converted.contains(pair.actual), change.kind == .frameChanged {
          return InputChange(change, newContainer(of: pair.actual) ?? .conversion)
        }
        let token = recorded[RecordedToken.Use(id: actual.views[pair.actual].content.id, kind: change.kind)]
        if let token { return InputChange(change, .value(token)) }
        if let cell = cell(behind: change, pair) {
          var change = change
          change.sentence =
            accessories[cell]
            ?? "'\(name(actual.views[cell]))' leaves its content \(change.after ?? "none") instead of "
            + (change.before ?? "none")
          return InputChange(change, .view(cell))
        }
        if let inside = ofTable(change, pair) ?? ofInsets(change, pair) { return inside }
        if let grid = grid(behind: change, pair) { return InputChange(change, .view(grid)) }
        return InputChange(change, edit(of: change, pair))
      }
      if let move = reparenting(pair) { inputs.append(move) }
    }
    let restyled = restyledTables
    for position in views.new where !isTrack(position, actual) && !isBarsFrame(position, .actual) {
      let table = sectionTitle(position, actual).flatMap { restyled.contains($0) ? $0 : nil }
      inputs.append(
        InputChange(presence(.appeared, position), .view(table ?? topmost(position, .actual))))
    }
    for position in views.gone where !isTrack(position, expected) && !isBarsFrame(position, .expected) {
      let table = sectionTitle(position, expected).flatMap { views.toActual[$0] }.flatMap {
        restyled.contains($0) ? $0 : nil
      }
      inputs.append(
        InputChange(presence(.went, position), table.map { .view($0) } ?? .goneView(topmost(position, .expected))))
    }
    return inputs + rowHeightInputs() + paneInputs() + assetInputs(others) + orderInputs()
  }

  /// Tables of another style, by position in the actual layout: it decides on the room above and below their sections.
  var restyledTables: Set<Int> {
    func style(_ view: SolvedView) -> ControlStyle { view.content.style ?? .plain }
    return Set(
      views.pairs.filter { pair in
        let (old, new) = (expected.views[pair.expected], actual.views[pair.actual])
        return old.content.kind == .table && new.content.kind == .table && style(old) != style(new)
      }.map(\.actual))
  }

  /// The table that a view is the title of a section of, or the strip that plain tables draw it in, as it stands in a layout.
  func sectionTitle(_ position: Int, _ layout: SolvedLayout) -> Int? {
    let content = layout.views[position].content
    guard content.kind == .label || content.name.hasPrefix("strip of header '"),
      let parent = layout.views[position].parent, layout.views[parent].content.kind == .table
    else { return nil }
    return parent
  }

  /// The edit that put one side's root into the other's: what the two roots differ in is part of it.
  var wrapping: InputChange.Edit? {
    guard let old = expected.views.first?.content.id, let new = actual.views.first?.content.id, old != new else {
      return nil
    }
    if let inner = views.actualPosition(of: old), actual.views[inner].parent == 0 {
      return .view(topmost(inner, .actual))
    }
    if let inner = views.expectedPosition(of: new), expected.views[inner].parent == 0 {
      return .goneView(topmost(inner, .expected))
    }
    return nil
  }

  /// Pictures that both sides name and whose files are others, by name: the digests of these, empty where there is none.
  private var otherAssets: [String: (old: String, new: String)] {
    func digests(_ inputs: LayoutInputs) -> [String: String] {
      Dictionary(inputs.assets.map { ($0.name, $0.digest) }, uniquingKeysWith: { first, _ in first })
    }
    let after = digests(actualInputs)
    return digests(expectedInputs).reduce(into: [:]) { others, asset in
      if let new = after[asset.key], new != asset.value { others[asset.key] = (asset.value, new) }
    }
  }

  /// Pictures of the same name whose files are others: one edit for all views that show one.
  private func assetInputs(_ others: [String: (old: String, new: String)]) -> [InputChange] {
    views.pairs.compactMap { pair in
      let view = actual.views[pair.actual]
      guard let asset = view.content.asset, asset == expected.views[pair.expected].content.asset,
        let (old, new) = others[asset]
      else { return nil }
      var change = Change(
        .imageChanged, .view(path: view.path, id: view.content.id),
        old.isEmpty
          ? "the picture '\(asset)' of '\(name(view))' is there now"
          : new.isEmpty
            ? "the picture '\(asset)' of '\(name(view))' is gone"
            : "the file of '\(asset)' in '\(name(view))' is another", before: String(old.prefix(8)),
        after: String(new.prefix(8)), span: view.content.span)
      change.beforeFrame = expected.views[pair.expected].pixelFrame
      change.afterFrame = view.pixelFrame
      return InputChange(change, .value(asset))
    }
  }

  func given(_ pair: ViewMatching.Pair) -> (before: LayoutNode, after: LayoutNode)? {
    guard let old = expected.system?.screen.nodes, let new = actual.system?.screen.nodes,
      old.indices.contains(pair.expected), new.indices.contains(pair.actual)
    else { return nil }
    return (old[pair.expected], new[pair.actual])
  }

  /// The sizes that a pair's superviews were drawn with; the root's is its canvas'.
  private func superviewSizes(_ pair: ViewMatching.Pair) -> (before: Size, after: Size)? {
    guard let parent = actual.views[pair.actual].parent, let other = expected.views[pair.expected].parent,
      views.toExpected[parent] == other, let before = drawnSize(other, expected), let after = drawnSize(parent, actual)
    else { return nil }
    return (before, after)
  }

  private func drawnSize(_ view: Int, _ layout: SolvedLayout) -> Size? {
    guard let screen = layout.system?.screen, screen.nodes.indices.contains(view) else { return nil }
    return screen.nodes[view].frame?.size ?? (view == 0 ? screen.canvas?.windowSize : nil)
  }

  /// What a cell leaves its contents follows from the cell: its accessory, its height.
  private func cell(behind change: Change, _ pair: ViewMatching.Pair) -> Int? {
    guard change.kind == .frameChanged, let parent = actual.views[pair.actual].parent,
      [.tableCell, .collectionCell].contains(actual.views[parent].content.kind), views.toExpected[parent] != nil
    else { return nil }
    return parent
  }

  /// Which columns and rows of a grid are which; nil of other views.
  private func tracks(_ pair: ViewMatching.Pair) -> TrackMatching? {
    guard let grids = given(pair), let old = grids.before.grid, let new = grids.after.grid else { return nil }
    let cells = grids.after.children.compactMap { child -> (before: GridCell, after: GridCell)? in
      guard let other = views.toExpected[child], actual.views[child].content.kind != .guide,
        let nodes = given(ViewMatching.Pair(expected: other, actual: child)), let then = nodes.before.cell,
        let now = nodes.after.cell
      else { return nil }
      return (then, now)
    }
    return TrackMatching(old, new, cells: cells)
  }

  /// Another cell follows from the grid's other rows and columns: among views that came and went, and where the row and the
  /// column are those that they were.
  private func grid(behind change: Change, _ pair: ViewMatching.Pair) -> Int? {
    guard change.kind == .gridChanged, change.sentence.hasPrefix("cell of "),
      let parent = actual.views[pair.actual].parent, actual.views[parent].content.kind == .grid,
      let other = views.toExpected[parent]
    else { return nil }
    if !views.new.isEmpty || !views.gone.isEmpty { return parent }
    guard let tracks = tracks(ViewMatching.Pair(expected: other, actual: parent)), let nodes = given(pair),
      let then = nodes.before.cell, let now = nodes.after.cell
    else { return nil }
    return tracks.areSame(then, now) ? parent : nil
  }

  /// Whether a view that came or went is what a container's view needs to end at opaque bars, and shows what is on both
  /// sides: that it ends there says it.
  private func isBarsFrame(_ position: Int, _ side: Side) -> Bool {
    let layout = side == .actual ? actual : expected
    return position > 0
      && layout.constraints.contains { rule in
        rule.group == "extent"
          && rule.terms.contains { term in
            term.anchor.item.view.map { view in
              layout.views[view].parent == position
                && (side == .actual ? views.toExpected[view] : views.toActual[view]) != nil
            } ?? false
          }
      }
  }

  /// Whether a guide stands for a column or a row, which its grid's settings tell of.
  private func isTrack(_ position: Int, _ layout: SolvedLayout) -> Bool {
    layout.views[position].content.kind == .guide
      && layout.views[position].parent.map { layout.views[$0].content.kind == .grid } ?? false
  }

  /// A token or a string of the document where the view itself is written as it was, else the view.
  private func edit(of change: Change, _ pair: ViewMatching.Pair) -> InputChange.Edit {
    let ids = (expected.views[pair.expected].content.id, actual.views[pair.actual].content.id)
    guard let value = values.changedValue(behind: change.kind, of: ids) else { return .view(pair.actual) }
    return .value(value)
  }

  // MARK: Presence

  enum Side { case expected, actual }

  /// The highest view above that came or went together with this one.
  func topmost(_ position: Int, _ side: Side) -> Int {
    var current = position
    while let parent = side == .actual ? actual.views[current].parent : expected.views[current].parent,
      side == .actual ? views.toExpected[parent] == nil : views.toActual[parent] == nil,
      parent != wrapped(side)
    {
      current = parent
    }
    return current
  }

  /// The other side's root where it lies in this side's: what came into it or went from it is told by itself.
  private func wrapped(_ side: Side) -> Int? {
    let (own, other) = side == .actual ? (actual.views, expected.views) : (expected.views, actual.views)
    guard let id = other.first?.content.id, own.first?.content.id != id,
      let position = side == .actual ? views.actualPosition(of: id) : views.expectedPosition(of: id), position > 0
    else { return nil }
    return position
  }

  private func presence(_ kind: Change.Kind, _ position: Int) -> Change {
    let isNew = kind == .appeared
    let view = isNew ? actual.views[position] : expected.views[position]
    let words = words(of: position, isNew ? .actual : .expected).map { " \($0)" } ?? ""
    let name = ToldView.isUntitledHeader(view) ? "a header without a title" : "'\(view.content.name)'"
    let layout = isNew ? actual : expected
    let hidden =
      !view.isHidden && !isHiddenOnDevices(view, isNew ? actualInputs : expectedInputs)
      ? "" : Self.isInOtherTab(position, layout) ? " (in another tab)" : " (hidden)"
    let isScreen = (isNew ? expectedInputs : actualInputs).screens.contains(view.content.id)
    let anew =
      isScreen
      ? isNew ? "is shown in it now" : "is no longer shown in it"
      : isNew ? nil : remade(position).map { "is made anew in '\(self.name(actual.views[$0]))'" }
    var change = Change(
      kind, .view(path: view.path, id: view.content.id),
      "\(name)\(words)\(hidden) \(anew ?? "is \(isNew ? "new" : "gone")")", span: view.content.span)
    if kind == .appeared {
      change.after = Wording.rect(view.pixelFrame)
      change.afterFrame = view.pixelFrame
    } else {
      change.before = Wording.rect(view.pixelFrame)
      change.beforeFrame = view.pixelFrame
    }
    return change
  }

  /// Whether a change is of a view that cannot be seen on either side: one that was hidden itself and lies in what is hidden now,
  /// or the other way; or it is where a view lies in what was hidden.
  private func isOfHidden(_ change: Change, _ pair: ViewMatching.Pair) -> Bool {
    let isInHidden = (
      Self.isInHidden(pair.expected, expected), Self.isInHidden(pair.actual, actual)
    )
    switch change.kind {
    case .shown where isPageOfOtherSelection(pair), .hidden where isPageOfOtherSelection(pair): return true
    case .shown: return !isInHidden.0 && isInHidden.1
    case .hidden: return isInHidden.0 && !isInHidden.1
    case .frameChanged: return !isInHidden.0 && isInHidden.1
    default: return false
    }
  }

  /// Whether a view is a page of tabs of which another is chosen: which of them is shown is told with that.
  private func isPageOfOtherSelection(_ pair: ViewMatching.Pair) -> Bool {
    guard let parent = actual.views[pair.actual].parent, let other = expected.views[pair.expected].parent,
      views.toExpected[parent] == other, actual.views[parent].content.kind == .tabs,
      expected.views[other].content.kind == .tabs
    else { return false }
    return actual.views[parent].content.selected != expected.views[other].content.selected
  }

  /// Whether a view lies in one that is hidden.
  private static func isInHidden(_ position: Int, _ layout: SolvedLayout) -> Bool {
    var current = layout.views[position].parent
    while let parent = current {
      if layout.views[parent].content.isHidden { return true }
      current = layout.views[parent].parent
    }
    return false
  }

  /// Whether a view that the canvas shows is hidden wherever the screen runs, as a spinner that stands is.
  private func isHiddenOnDevices(_ view: SolvedView, _ inputs: LayoutInputs) -> Bool {
    inputs.document?.overrides.contains { override in
      override.set.contains { $0.target == .view(view.content.id, .hidden) && $0.value == .boolean(true) }
    } ?? false
  }

  /// Whether a view is hidden by nothing but that another of its tab view's pages is chosen.
  private static func isInOtherTab(_ position: Int, _ layout: SolvedLayout) -> Bool {
    var current = position
    while let parent = layout.views[current].parent {
      if layout.views[current].content.isHidden { return layout.views[parent].content.kind == .tabs }
      current = parent
    }
    return false
  }

  /// What a new view lies in that has the name, the kind and the words of one that is gone, where there is one such view on
  /// either side and the new one is told as a part of something else.
  private func remade(_ position: Int) -> Int? {
    let gone = expected.views[position]
    // The names of kinds are those of many.
    guard !ToldView.kinds.contains(gone.content.name) else { return nil }
    func isAlike(_ view: SolvedView) -> Bool {
      view.content.name == gone.content.name && view.content.kind == gone.content.kind
        && view.content.text?.string == gone.content.text?.string
    }
    let found = actual.views.indices.filter { views.toExpected[$0] == nil && isAlike(actual.views[$0]) }
    guard found.count == 1, let new = found.first, topmost(new, .actual) != new, let around = actual.views[new].parent,
      expected.views.indices.filter({ views.toActual[$0] == nil && isAlike(expected.views[$0]) }).count == 1
    else { return nil }
    return around
  }

  /// A view in another superview: where a container came around it or went from around it, that is the edit.
  private func reparenting(_ pair: ViewMatching.Pair) -> InputChange? {
    let (before, after) = (expected.views[pair.expected], actual.views[pair.actual])
    guard let old = before.parent, let new = after.parent, views.toActual[old] != new else { return nil }
    let names = (name(expected.views[old]), name(actual.views[new]))
    let rows = (row(of: old, expected), row(of: new, actual))
    let words =
      if names.0 != names.1 {
        "lies in '\(names.1)' instead of '\(names.0)'"
      } else if let then = rows.0, let now = rows.1, then != now {
        "lies in row \(now + 1) instead of row \(then + 1)"
      } else {
        "lies in another '\(names.1)'"
      }
    var change = Change(
      .reparented, .view(path: after.path, id: after.content.id),
      "'\(after.content.name)' \(words)", before: names.0, after: names.1, span: after.content.span)
    change.beforeFrame = before.pixelFrame
    change.afterFrame = after.pixelFrame
    if views.toExpected[new] == nil, isBarsFrame(new, .actual) { return nil }
    if views.toActual[old] == nil, isBarsFrame(old, .expected) { return nil }
    if views.toExpected[new] == nil { return InputChange(change, .view(topmost(new, .actual))) }
    if views.toActual[old] == nil { return InputChange(change, .goneView(topmost(old, .expected))) }
    return InputChange(change, .view(pair.actual))
  }

  /// Which of its table's cells a view lies in, from the top; nil of one in none.
  private func row(of position: Int, _ layout: SolvedLayout) -> Int? {
    var current = position
    while let parent = layout.views[current].parent {
      if layout.views[parent].content.kind == .table, layout.views[current].content.kind == .tableCell {
        return layout.views.indices.filter {
          layout.views[$0].parent == parent && layout.views[$0].content.kind == .tableCell
        }
        .firstIndex(of: current)
      }
      current = parent
    }
    return nil
  }

  func name(_ view: SolvedView) -> String { view.parent == nil ? "root" : view.content.name }

  // MARK: Order

  /// Subviews in another order, where it shows: in stacks, where views that nothing places lie below each other, and
  /// where one covers the other.
  private func orderInputs() -> [InputChange] {
    var childrenOf: [Int: [Int]] = [:]
    for pair in views.pairs {
      guard let parent = actual.views[pair.actual].parent, let other = expected.views[pair.expected].parent,
        views.toExpected[parent] == other
      else { continue }
      childrenOf[parent, default: []].append(pair.actual)
    }
    return childrenOf.keys.sorted().compactMap { parent in
      let after = inOrder(childrenOf[parent] ?? [], of: parent)
      let before = after.sorted { (views.toExpected[$0] ?? 0) < (views.toExpected[$1] ?? 0) }
      guard before != after, doesOrderShow(parent, after) else { return nil }
      let container = actual.views[parent]
      // Only the stretch between the first and the last that stand elsewhere.
      let start = before.indices.first { before[$0] != after[$0] } ?? 0
      let end = before.indices.last { before[$0] != after[$0] } ?? 0
      // Views of one name are told apart by what they show.
      let counts = Dictionary(after.map { (name(actual.views[$0]), 1) }, uniquingKeysWith: +)
      func called(_ view: Int) -> String {
        let plain = name(actual.views[view])
        return counts[plain] == 1 ? plain : ToldView.apart(actual.views[view])
      }
      let names = order(start...end, before, after, called)
      let sentence =
        container.content.kind == .table
        ? movedRow(before, after)
          ?? "the \(areColumns(after) ? "columns" : "rows") of '\(name(container))' stand in another order"
        : end - start >= Self.mostListed
          ? MovedViews(before, after).words(
            in: name(container), isStack: container.content.kind == .stack, called: called)
            ?? "the order in '\(name(container))' is \(names[1]) instead of \(names[0])"
          : "the order in '\(name(container))' is \(names[1]) instead of \(names[0])"
      var change = Change(
        .reordered, .view(path: container.path, id: container.content.id), sentence, before: names[0], after: names[1],
        span: container.content.span)
      change.beforeFrame = views.toExpected[parent].map { expected.views[$0].pixelFrame }
      change.afterFrame = container.pixelFrame
      return InputChange(change, .view(parent))
    }
  }

  /// Views of a superview without those that were made anew, which Interface Builder puts in front of all others: nobody
  /// ordered them so, but in what lays its views out in their order, as stacks do.
  private func inOrder(_ children: [Int], of parent: Int) -> [Int] {
    guard actualInputs.document?.format == .interfaceBuilder, actual.views[parent].content.kind == .view else {
      return children
    }
    return children.filter { position in
      views.toExpected[position].map { expected.views[$0].content.id == actual.views[position].content.id } ?? false
    }
  }
  /// Of so many views that changed places, and one more, the whole order is told.
  private static let mostListed = 4

  /// Whether cells of a Mac's table lie beside each other, each in its column.
  private func areColumns(_ cells: [Int]) -> Bool {
    guard actual.environment.isMac, cells.count > 1 else { return false }
    let tops = cells.map { actual.views[$0].pixelFrame.y }
    return tops.allSatisfy { abs($0 - tops[0]) < 1 }
  }

  /// The one row of a table that stands elsewhere, by the row that it follows now: `the row 'Log' stands after 'Errors'`;
  /// nil where several do or one has no text.
  private func movedRow(_ before: [Int], _ after: [Int]) -> String? {
    guard !areColumns(after) else { return nil }
    // Whichever of two neighbours changed places moved; more than one row stays in order with all others.
    func isOnly(_ row: Int) -> Bool { before.filter { $0 != row } == after.filter { $0 != row } }
    guard let moved = after.last(where: isOnly), actual.views[moved].content.kind == .tableCell,
      let place = after.firstIndex(of: moved),
      let words = text(in: moved)
    else { return nil }
    guard place > 0 else { return "the row '\(words)' is the first" }
    return text(in: after[place - 1]).map { "the row '\(words)' stands after '\($0)'" }
  }

  /// The first text that a view or a view in it shows.
  private func text(in position: Int) -> String? {
    var inside: Set<Int> = [position]
    for index in actual.views.indices.dropFirst(position) {
      guard index == position || actual.views[index].parent.map(inside.contains) == true else { continue }
      inside.insert(index)
      if let text = ToldView.text(of: actual.views[index]) { return text }
    }
    return nil
  }

  private func order(
    _ stretch: ClosedRange<Int>, _ before: [Int], _ after: [Int], _ name: (Int) -> String
  ) -> [String] {
    [before, after].map { $0[stretch].map(name).joined(separator: ", ") }
  }

  private func doesOrderShow(_ parent: Int, _ children: [Int]) -> Bool {
    let kind = actual.views[parent].content.kind
    if kind == .stack { return true }
    if kind == .table {
      return areColumns(children) || children.contains { actual.views[$0].content.kind == .tableCell }
    }
    let inside = Set(children)
    let isPiledUp = actual.constraints.contains { constraint in
      constraint.origin == .implied
        && constraint.terms.filter { $0.anchor.item.view.map { inside.contains($0) } ?? false }.count > 1
    }
    if isPiledUp { return true }
    for (index, first) in children.enumerated() {
      for second in children[(index + 1)...] {
        guard let one = views.toExpected[first], let other = views.toExpected[second], one > other else { continue }
        if doCover(first, second, actual) || doCover(one, other, expected) { return true }
      }
    }
    return false
  }

  /// Whether two views of one superview cover each other; frames of AppKit's controls and lines are larger than what they show.
  private func doCover(_ first: Int, _ second: Int, _ layout: SolvedLayout) -> Bool {
    func seen(_ position: Int) -> Rect {
      let view = layout.views[position]
      guard layout.environment.isMac else { return view.pixelFrame }
      guard view.content.kind == .separator else { return view.alignmentRect }
      let (frame, breadth) = (view.alignmentRect, Self.lineBreadth)
      return frame.width < frame.height
        ? Rect(x: frame.midX - breadth / 2, y: frame.y, width: breadth, height: frame.height)
        : Rect(x: frame.x, y: frame.midY - breadth / 2, width: frame.width, height: breadth)
    }
    return seen(first).intersection(seen(second)) != nil
  }

  /// What is seen of a line in the middle of its frame, points.
  private static let lineBreadth = 1.0
}

extension SolvedConstraint.Item {
  /// The view, where it is one.
  var view: Int? { if case .view(let position) = self { position } else { nil } }
}
