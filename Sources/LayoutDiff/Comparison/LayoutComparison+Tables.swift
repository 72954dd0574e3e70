import AutoLayout
import ProofModel
import Resolving

/// What a table gives its rows and columns is the table's edit, however many cells it shows in; what cells have by themselves is
/// their own.
extension LayoutComparison {
  /// A collection's cell that is drawn as large as its file has it, as neither it nor its layout is given a size
  /// (`UICollectionViewFlowLayout.automaticSize`).
  static func hasDrawnSize(_ position: Int, _ layout: SolvedLayout) -> Bool {
    guard let nodes = layout.system?.screen.nodes, nodes.indices.contains(position),
      nodes[position].content.kind == .collectionCell, let parent = nodes[position].parent
    else { return false }
    let (cell, settings) = (nodes[position], nodes[parent].collection ?? CollectionSettings())
    return settings.layout == .flow && (cell.itemWidth ?? settings.size(of: cell.element, .horizontal)) == nil
      && (cell.itemHeight ?? settings.size(of: cell.element, .vertical)) == nil
  }

  /// Whether it is where a Mac's cell of a hidden column lies or how large it is on a side: what the tools left there.
  func isOfHiddenColumn(_ change: Change, _ pair: ViewMatching.Pair) -> Bool {
    guard actual.environment.isMac, change.kind == .frameChanged, let table = actual.views[pair.actual].parent,
      actual.views[table].content.kind == .table
    else { return false }
    return expected.views[pair.expected].isHidden || actual.views[pair.actual].isHidden
  }

  /// Whether it is where the header or a scroller of a Mac's scroll view lies, what that shows, or its clip view that is not shown: the
  /// scroll view tiles them (`NSScrollView.tile()`).
  func isOfTiling(_ change: Change, _ pair: ViewMatching.Pair) -> Bool {
    let view = actual.views[pair.actual]
    if change.kind == .frameChanged, view.content.kind.has(.scrolls), followsScrollView(pair.actual) { return true }
    guard actual.environment.isMac, change.kind == .frameChanged, view.isHidden || !view.content.clips,
      let outer = view.parent
    else { return false }
    // What clips and has a clip view in it is a scroll view.
    return actual.views[outer].content.clips && actual.views.contains { $0.parent == outer && $0.content.clips }
  }

  /// A cell's other height that its table's row height makes, or its width that its column has on the Mac; nil for what is
  /// the view's own.
  func ofTable(_ change: Change, _ pair: ViewMatching.Pair) -> InputChange? {
    if let ofTitle = ofColumnTitle(change, pair) { return ofTitle }
    guard change.kind == .frameChanged, let table = actual.views[pair.actual].parent,
      actual.views[table].content.kind == .table, views.toExpected[table] != nil
    else { return nil }
    if change.side == .vertical, changedRowHeight(of: pair) != nil {
      return InputChange(change, .view(table))
    }
    var change = change
    if change.side == .vertical, let given = automaticHeight(of: pair) {
      (change.before, change.after, change.sentence) = (given.before, given.after, given.sentence)
      return InputChange(change, .view(pair.actual))
    }
    guard actual.environment.isMac, change.side == .horizontal else { return nil }
    let titles = (columnTitle(above: pair.expected, expected), columnTitle(above: pair.actual, actual))
    func words(_ title: Int?, _ layout: SolvedLayout) -> String? {
      title.flatMap { layout.views[$0].content.text?.string }
    }
    if let title = titles.1, views.toExpected[title] != titles.0, let then = words(titles.0, expected),
      let now = words(title, actual), then != now
    {
      // A row's view of one column that another has now: both are as wide as they were.
      change.trait = nil
      change.sentence = "'\(name(actual.views[pair.actual]))' lies in the column '\(now)' instead of '\(then)'"
      return InputChange(change, .view(pair.actual))
    }
    if let title = words(titles.0, expected), let before = change.before, let after = change.after {
      change.sentence = "width of the cells of the column '\(title)' is \(after) instead of \(before)"
    }
    return InputChange(change, .view(table))
  }

  /// Where the title of a Mac's column lies, and how wide it is: the columns of the table below it say both; nil of all others.
  private func ofColumnTitle(_ change: Change, _ pair: ViewMatching.Pair) -> InputChange? {
    guard change.kind == .frameChanged, change.side != .vertical, let nodes = given(pair), nodes.after.isColumnTitle,
      let old = nodes.before.frame, let new = nodes.after.frame, let header = nodes.after.parent,
      let scroll = actual.views[header].parent,
      let table = actual.views.indices.first(where: {
        actual.views[$0].content.kind == .table && actual.contains(scroll, $0)
      }), views.toExpected[table] != nil
    else { return nil }
    var change = change
    let title = nodes.after.content.text?.string ?? ""
    let isWider = (old.width - new.width).magnitude >= 0.5
    let sides = isWider ? (old.width, new.width) : (old.x, new.x)
    (change.before, change.after) = (Wording.number(sides.0), Wording.number(sides.1))
    if !isWider { change.trait = .columnPlace }
    change.sentence =
      isWider
      ? "width of the column '\(title)' is \(Wording.number(sides.1)) instead of \(Wording.number(sides.0))"
      : "the column '\(title)' begins at \(Wording.number(sides.1)) instead of \(Wording.number(sides.0))"
    return InputChange(change, .view(table))
  }

  /// Where AppKit's scroll view shows the beginning of what fills it, which its insets say
  /// (`NSScrollView.contentInsets`); nil for what is another view's own.
  func ofInsets(_ change: Change, _ pair: ViewMatching.Pair) -> InputChange? {
    guard actual.environment.isMac, change.isOfDrawnFrame,
      actual.views[pair.actual].content.kind.has(.scrolls),
      let clip = actual.views[pair.actual].parent, actual.views[clip].content.clips,
      let scroll = actual.views[clip].parent, actual.views[scroll].content.clips, views.toExpected[scroll] != nil,
      let nodes = given(pair), let old = nodes.before.frame, let new = nodes.after.frame,
      (old.y - new.y).magnitude >= 1
    else { return nil }
    var change = change
    (change.before, change.after) = (Wording.number(old.y), Wording.number(new.y))
    change.trait = .topInset
    change.sentence =
      "\(Change.Trait.topInset.words) of '\(name(actual.views[scroll]))' is \(Wording.number(new.y)) instead of "
      + Wording.number(old.y)
    return InputChange(change, .view(scroll))
  }

  /// The row heights that a cell's table gives it on each side, where they differ.
  private func changedRowHeight(of pair: ViewMatching.Pair) -> (before: Double, after: Double)? {
    guard let old = expectedInputs.tables.rowHeights[expected.views[pair.expected].content.id],
      let new = actualInputs.tables.rowHeights[actual.views[pair.actual].content.id], old != new
    else { return nil }
    return (old, new)
  }

  /// What a cell of iOS is given where one side says its height and the other has its table find it out by what is in it, as one does
  /// that is higher than it was drawn; nil of others.
  private func automaticHeight(of pair: ViewMatching.Pair) -> (before: String, after: String, sentence: String)? {
    guard !actual.environment.isMac, let nodes = given(pair), nodes.after.content.kind == .tableCell else { return nil }
    func words(_ node: LayoutNode) -> String? {
      if node.holding == Self.givenHolding { return node.frame.map { Wording.number($0.height) } }
      return nodes.before.frame == nodes.after.frame || node.holding <= HeightChain.fitting ? "automatic" : nil
    }
    guard let old = words(nodes.before), let new = words(nodes.after), changedRowHeight(of: pair) == nil,
      [old, new].count(where: { $0 == "automatic" }) == 1
    else { return nil }
    let cell = name(actual.views[pair.actual])
    return (old, new, "\(Change.Trait.rowHeight.words) of '\(cell)' is \(new) instead of \(old)")
  }

  /// That a cell is given its height or no longer, where it was recorded as high.
  private func automaticInput(of pair: ViewMatching.Pair) -> InputChange? {
    let (before, after) = (expected.views[pair.expected], actual.views[pair.actual])
    guard let height = automaticHeight(of: pair), let nodes = given(pair), nodes.before.frame == nodes.after.frame,
      !before.frame.height.isNear(after.frame.height)
    else { return nil }
    var change = Change(
      .frameChanged, .view(path: after.path, id: after.content.id), height.sentence, before: height.before,
      after: height.after, span: after.content.span, trait: .height)
    (change.beforeFrame, change.afterFrame) = (before.pixelFrame, after.pixelFrame)
    return InputChange(change, .view(pair.actual))
  }

  /// How strongly a cell keeps a height that it is given, whatever is in it.
  private static let givenHolding = 999.0

  /// The height of a cell that its table finds out on both sides goes with the one edit of rules up and down in it where there is
  /// one alone, as it does on other devices than that of the canvas, which recorded it. O(inputs × constraints).
  func foundOutJoined(_ inputs: [InputChange]) -> [InputChange] {
    var (result, joined): ([InputChange], [InputChange]) = ([], [])
    for input in inputs {
      guard let edit = ruleEdit(behind: input, inputs) else {
        result.append(input)
        continue
      }
      var change = input.change
      change.trait = .foundOutHeight
      joined.append(InputChange(change, edit))
    }
    return result + joined
  }

  private func ruleEdit(behind input: InputChange, _ inputs: [InputChange]) -> InputChange.Edit? {
    guard !actual.environment.isMac, input.change.kind == .frameChanged, input.change.side == .vertical,
      case .view(let cell) = input.edit, let other = views.toExpected[cell],
      let nodes = given(.init(expected: other, actual: cell)), nodes.after.content.kind == .tableCell,
      [nodes.before, nodes.after].allSatisfy({ $0.holding <= HeightChain.fitting })
    else { return nil }
    let edits = inputs.filter { isOfRule($0, in: (other, cell)) }.map(\.edit).once
    return edits.count == 1 ? edits.first : nil
  }

  /// Whether it is the edit of a rule up and down that ties what lies in a cell.
  private func isOfRule(_ input: InputChange, in cell: (before: Int, after: Int)) -> Bool {
    guard case .rule = input.edit, case .rule(let id) = input.change.subject else { return false }
    let (layout, cell) = input.change.kind == .ruleRemoved ? (expected, cell.before) : (actual, cell.after)
    guard let rule = layout.constraints.first(where: { $0.id == id }), rule.first.attribute.axis == .vertical else {
      return false
    }
    return rule.terms.allSatisfy { term in term.anchor.item.view.map { layout.contains(cell, $0) } ?? false }
  }

  /// The row heights of a cell by itself that is drawn as high on both sides as they say, whatever is in it; nil before of one that
  /// was given none.
  var givenRowHeights: (before: Double?, after: Double)? {
    func given(_ layout: SolvedLayout, _ inputs: LayoutInputs) -> Double? {
      guard let cell = layout.system?.screen.nodes.first, cell.content.kind == .tableCell,
        let height = inputs.tables.rowHeights[cell.content.id], height > 0, let drawn = cell.frame?.height
      else { return nil }
      return (drawn - height).magnitude <= 1.5 ? height : nil
    }
    guard let new = given(actual, actualInputs) else { return nil }
    if let cell = expected.system?.screen.nodes.first, cell.content.kind == .tableCell, let frame = cell.frame,
      expectedInputs.tables.rowHeights[cell.content.id] == nil, (frame.height - new).magnitude > 1.5
    {
      return (nil, new)
    }
    return given(expected, expectedInputs).flatMap { $0 == new ? nil : ($0, new) }
  }

  /// One for each table whose other row height makes a cell another height, and for each cell that a height is given or is no longer.
  func rowHeightInputs() -> [InputChange] {
    var told: Set<Int> = []
    return views.pairs.compactMap { pair in
      let (before, after) = (expected.views[pair.expected], actual.views[pair.actual])
      if let input = automaticInput(of: pair) { return input }
      guard let heights = changedRowHeight(of: pair), let table = after.parent,
        actual.views[table].content.kind == .table, !before.frame.height.isNear(after.frame.height),
        told.insert(table).inserted
      else { return nil }
      let view = actual.views[table]
      func words(_ height: Double) -> String { height < 0 ? "automatic" : Wording.number(height) }
      let (old, new) = (words(heights.before), words(heights.after))
      var change = Change(
        .styleChanged, .view(path: view.path, id: view.content.id),
        "\(Change.Trait.rowHeight.words) of '\(name(view))' is \(new) instead of \(old)", before: old, after: new,
        span: view.content.span, trait: .rowHeight)
      change.beforeFrame = views.toExpected[table].map { expected.views[$0].pixelFrame }
      change.afterFrame = view.pixelFrame
      return InputChange(change, .view(table))
    }
  }
}
