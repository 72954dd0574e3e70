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
        tracks: tracks(pair), contents: contents(ofShown: pair), colors: colors)
    }
    let wrapping = wrapping
    let others = otherAssets
    let compared = zip(views.pairs, read).map { pair, read in
      // Of another file the file is told, and its size with it.
      read.changes.filter { change in
        (change.kind != .imageChanged || !change.isOf(.pictureSize)
          || others[read.after.content.asset ?? ""] == nil) && !isOfHidden(change, pair) && !isOfCanvas(change, pair)
          && !isOfItems(change, pair) && !isOfUnseenTint(change, pair) && !isOfBoxType(change, pair)
          && !isOfRole(change, pair) && !isOfController(change, pair) && !isOfAbsentPicture(change, pair)
      }.map { insetByBars($0, pair) }
    }
    converted = Set(zip(views.pairs, read).filter(\.1.isConverted).map(\.0.actual))
    let recorded = recordedTokens(
      zip(views.pairs, compared).flatMap { pair, changes in
        changes.map { (actual.views[pair.actual].content.id, $0) }
      })
    func sentences(_ isOne: (Change) -> Bool) -> [Int: String] {
      Dictionary(
        zip(views.pairs, compared).compactMap { pair, changes in
          changes.first(where: isOne).map { (pair.actual, $0.sentence) }
        }, uniquingKeysWith: { first, _ in first })
    }
    // What stands at a cell's end takes the room of its content, and so does a Mac's border.
    let accessories = sentences { $0.isOf(.accessory) }
    let borders = actual.environment.isMac ? sentences { $0.isOf("border") } : [:]
    let bordered = Set(
      zip(views.pairs, compared).flatMap { pair, changes in changes.compactMap { border(behind: $0, pair) } }
    ).intersection(borders.keys)
    let isOfAll = compared.joined().filter { InputChange.isOfSafeAreas($0) }.count >= 3
    for (pair, changes) in zip(views.pairs, compared) {
      let told = changes.filter { change in
        !isOfHiddenColumn(change, pair) && !isOfTiling(change, pair)
          && !(change.isOf("border") && bordered.contains(pair.actual))
      }
      inputs += told.map { change in
        if let wrapping, pair.actual == 0, pair.expected == 0 { return InputChange(change, wrapping) }
        if isOfAll, InputChange.isOfSafeAreas(change) { return InputChange(change, .value(InputChange.safeAreas)) }
        if converted.contains(pair.actual), change.kind == .frameChanged {
          return InputChange(change, newContainer(of: pair.actual) ?? .conversion)
        }
        let token = recorded[RecordedToken.Use(id: actual.views[pair.actual].content.id, kind: change.kind)]
        if let token { return InputChange(change, .value(token)) }
        if let cell = cell(behind: change, pair) {
          var change = change
          change.trait = accessories[cell] == nil ? nil : .accessory
          change.sentence =
            accessories[cell]
            ?? "'\(name(actual.views[cell]))' leaves its content \(change.after ?? "none") instead of "
            + (change.before ?? "none")
          return InputChange(change, .view(cell))
        }
        if let outer = border(behind: change, pair), let border = borders[outer] {
          var change = change
          (change.trait, change.sentence) = ("border", border)
          change.subject = .view(path: actual.views[outer].path, id: actual.views[outer].content.id)
          return InputChange(change, .view(outer))
        }
        if let inside = ofTable(change, pair) ?? ofInsets(change, pair) { return inside }
        if let grid = grid(behind: change, pair) { return InputChange(change, .view(grid)) }
        if let element = newElement(behind: change, pair) ?? collection(behind: change, pair) {
          return InputChange(change, .view(element))
        }
        return InputChange(change, edit(of: change, pair))
      }
      if let move = reparenting(pair) { inputs.append(move) }
    }
    inputs += presenceInputs() + rowHeightInputs() + spacingInputs() + paneInputs()
    return inputs + assetInputs(others) + orderInputs()
  }

  /// Whether margins keep inside the safe area or not since the view lies in another one: a controller's view does where its
  /// file says nothing of it, and what lies in it does not.
  private func isOfRole(_ change: Change, _ pair: ViewMatching.Pair) -> Bool {
    guard InputChange.isOfSafeAreas(change) else { return false }
    return expected.views[pair.expected].parent.flatMap { views.toActual[$0] } != actual.views[pair.actual].parent
  }

  /// Pictures that both sides name and whose files are others, by name: the digests of these, empty where there is none.
  private var otherAssets: [String: (old: String, new: String)] {
    func digests(_ inputs: LayoutInputs) -> [String: String] {
      Dictionary(inputs.assets.map { ($0.name, $0.digest) }, uniquingKeysWith: { first, _ in first })
    }
    let (before, after) = (digests(expectedInputs), digests(actualInputs))
    // One that takes another tint, or none, is still that picture.
    let tinted = views.pairs.compactMap { pair -> (String, String)? in
      let names = [expected.views[pair.expected].content.asset, actual.views[pair.actual].content.asset]
      guard let old = names[0], let new = names[1], old != new, Self.picture(old) == Self.picture(new) else {
        return nil
      }
      return (new, old)
    }
    let mates = Dictionary(tinted, uniquingKeysWith: { first, _ in first })
    return after.reduce(into: [:]) { others, asset in
      if let old = before[asset.key] ?? mates[asset.key].flatMap({ before[$0] }), old != asset.value {
        others[asset.key] = (old, asset.value)
      }
    }
  }

  /// That a scroll view begins below the bars, or no longer does, as before iOS 11 the first view of a controller's alone does
  /// (`UIViewController.automaticallyAdjustsScrollViewInsets`, docs): told with that where it is what changed.
  private func insetByBars(_ change: Change, _ pair: ViewMatching.Pair) -> Change {
    guard change.isOf(.insetByBars) else { return change }
    func isFirst(_ position: Int, _ layout: SolvedLayout) -> Bool {
      layout.views.firstIndex { $0.parent == layout.views[position].parent } == position
    }
    let (was, isNow) = (isFirst(pair.expected, expected), isFirst(pair.actual, actual))
    guard was != isNow else { return change }
    var change = change
    let name = "'\(actual.views[pair.actual].content.name)'"
    change.sentence =
      isNow
      ? "\(name) is the first view of its screen now and begins below the bars"
      : "\(name) is no longer the first view of its screen and begins at its own top"
    return change
  }

  /// The name of a picture without what else is asked of it.
  private static func picture(_ asset: String) -> String { PictureSet.Request(name: asset).asset }

  /// Pictures of the same name whose files are others: one edit for all views that show one.
  private func assetInputs(_ others: [String: (old: String, new: String)]) -> [InputChange] {
    views.pairs.compactMap { pair in
      let view = actual.views[pair.actual]
      guard let asset = view.content.asset, let then = expected.views[pair.expected].content.asset,
        Self.picture(asset) == Self.picture(then), let (old, new) = others[asset]
      else { return nil }
      let picture = Self.picture(asset)
      var change = Change(
        .imageChanged, .view(path: view.path, id: view.content.id),
        old.isEmpty
          ? "the picture '\(picture)' of '\(name(view))' is there now"
          : new.isEmpty
            ? "the picture '\(picture)' of '\(name(view))' is gone"
            : "the file of '\(picture)' in '\(name(view))' is another", before: String(old.prefix(8)),
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
  func superviewSizes(_ pair: ViewMatching.Pair) -> (before: Size, after: Size)? {
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
    // Headers of collections hold what they show themselves.
    guard change.kind == .frameChanged, let parent = actual.views[pair.actual].parent,
      actual.views[pair.actual].content.kind == .view,
      [.tableCell, .collectionCell].contains(actual.views[parent].content.kind), views.toExpected[parent] != nil
    else { return nil }
    return parent
  }

  /// What a Mac's scroll view or box shows lies within its border, and goes as that does (`NSScrollView.borderType`,
  /// `NSBox.borderWidth`).
  private func border(behind change: Change, _ pair: ViewMatching.Pair) -> Int? {
    guard change.kind == .frameChanged, let outer = actual.views[pair.actual].parent,
      let other = views.toExpected[outer]
    else { return nil }
    let wider = actual.views[outer].content.borderWidth - expected.views[other].content.borderWidth
    let moved = actual.views[pair.actual].frame.x - expected.views[pair.expected].frame.x
    if wider != 0, (moved - wider).magnitude < 0.01 { return outer }
    // What fills a clip view goes with it.
    func fills(_ view: SolvedView, _ clip: SolvedView) -> Bool {
      clip.content.clips && view.frame.origin.isNear(.zero) && view.frame.size.isNear(clip.frame.size)
    }
    guard fills(actual.views[pair.actual], actual.views[outer]),
      fills(expected.views[pair.expected], expected.views[other])
    else { return nil }
    return border(behind: change, ViewMatching.Pair(expected: other, actual: outer))
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
    guard change.kind == .gridChanged, change.isOf(.cell),
      let parent = actual.views[pair.actual].parent, actual.views[parent].content.kind == .grid,
      let other = views.toExpected[parent]
    else { return nil }
    if !views.new.isEmpty || !views.gone.isEmpty { return parent }
    guard let tracks = tracks(ViewMatching.Pair(expected: other, actual: parent)), let nodes = given(pair),
      let then = nodes.before.cell, let now = nodes.after.cell
    else { return nil }
    return tracks.areSame(then, now) ? parent : nil
  }

  /// A token or a string of the document where the view itself is written as it was, else the view.
  private func edit(of change: Change, _ pair: ViewMatching.Pair) -> InputChange.Edit {
    if change.isOf(.fontFile) { return .value(change.sentence) }
    let ids = (expected.views[pair.expected].content.id, actual.views[pair.actual].content.id)
    guard let value = values.changedValue(behind: change.kind, of: ids) else { return .view(pair.actual) }
    return .value(value)
  }

  /// Whether a change is how a canvas has a view, and none of the app's: that it shows one for its place, as a spinner that stands, or
  /// which of its controllers has a bar that both sides have.
  private func isOfCanvas(_ change: Change, _ pair: ViewMatching.Pair) -> Bool {
    switch change.kind {
    // Which controller has a bar follows from where the views end.
    case .marginChanged where change.isOf(.controllersBars): hasSameBars
    case .shown: isHiddenOnDevices(actual.views[pair.actual], actualInputs)
    case .hidden: isHiddenOnDevices(expected.views[pair.expected], expectedInputs)
    default: false
    }
  }

  /// Whether a change is of a root that stands for a controller on one side and is a view of the file on the other, as where a
  /// container stands in a screen's place: these are two things, unless one lies in the other now, and their class is always two's.
  private func isOfController(_ change: Change, _ pair: ViewMatching.Pair) -> Bool {
    guard pair.actual == 0, change.kind == .classChanged || pair.expected == 0 && wrapping == nil else { return false }
    return (expectedInputs.document?.isOfController ?? false) != (actualInputs.document?.isOfController ?? false)
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

  /// Whether a view is a page of tabs of which another is chosen, or which stand in another order: which of them is shown is told
  /// with that.
  private func isPageOfOtherSelection(_ pair: ViewMatching.Pair) -> Bool {
    guard let parent = actual.views[pair.actual].parent, let other = expected.views[pair.expected].parent,
      views.toExpected[parent] == other, actual.views[parent].content.kind == .tabs,
      expected.views[other].content.kind == .tabs
    else { return false }
    return actual.views[parent].content.selected != expected.views[other].content.selected
      || Self.number(of: pair.actual, actual) != Self.number(of: pair.expected, expected)
  }

  /// How many views of its superview stand before a view.
  private static func number(of position: Int, _ layout: SolvedLayout) -> Int {
    layout.views[..<position].count { $0.parent == layout.views[position].parent }
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

  func name(_ view: SolvedView) -> String { view.parent == nil ? "root" : view.content.name }

}

extension SolvedConstraint.Item {
  /// The view, where it is one.
  var view: Int? { if case .view(let position) = self { position } else { nil } }
}
