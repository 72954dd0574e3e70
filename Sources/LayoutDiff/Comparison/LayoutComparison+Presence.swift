import AutoLayout
import ProofModel
import Resolving

/// Views that came, went or lie in another superview.
extension LayoutComparison {
  /// Each that came or went; titles of sections are the edit of their table where that has another style.
  func presenceInputs() -> [InputChange] {
    var inputs: [InputChange] = []
    let restyled = restyledTables
    let drawn = views.new.isEmpty ? [] : CanvasFrames.framePlaced(actual)
    let colors = (NamedColors(expectedInputs.document), NamedColors(actualInputs.document))
    for position in views.new where isOfItself(position, .actual, restyled) {
      let table = sectionTitle(position, actual).flatMap { restyled.contains($0) ? $0 : nil }
      var change = presence(.appeared, position, drawn)
      change.looks = looks(ofNew: position, colors)
      inputs.append(InputChange(change, .view(table ?? topmost(position, .actual))))
    }
    for position in views.gone where isOfItself(position, .expected, restyled) {
      let table = sectionTitle(position, expected).flatMap { views.toActual[$0] }.flatMap {
        restyled.contains($0) ? $0 : nil
      }
      inputs.append(
        InputChange(presence(.went, position), table.map { .view($0) } ?? .goneView(topmost(position, .expected))))
    }
    return inputs
  }

  /// Whether a view that came or went did by itself, and not with what another has it for.
  private func isOfItself(_ position: Int, _ side: Side, _ restyled: Set<Int>) -> Bool {
    let layout = side == .actual ? actual : expected
    return !isTrack(position, layout) && !isBarsFrame(position, side) && !isStrip(position, layout, restyled)
      && !isContainersBar(position, side)
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

  /// Whether a view is the bar that a container has on its file's canvas alone, hidden: whether it is shown is told of the bars
  /// (seen in LiteWave and liejiu).
  private func isContainersBar(_ position: Int, _ side: Side) -> Bool {
    let (layout, inputs) = side == .actual ? (actual, actualInputs) : (expected, expectedInputs)
    guard let screen = layout.system?.screen, CanvasFrames.isControllersBar(screen, position),
      [.navigationBar, .tabBar, .toolbar].contains(screen.nodes[position].content.kind)
    else { return false }
    let id = screen.nodes[position].content.id
    return inputs.document?.overrides.contains { override in
      override.set.contains { $0.target == .viewInstalled(id) && $0.value == .boolean(false) }
    } ?? false
  }

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
  func wrapped(_ side: Side) -> Int? {
    let (own, other) = side == .actual ? (actual.views, expected.views) : (expected.views, actual.views)
    guard let id = other.first?.content.id, own.first?.content.id != id,
      let position = side == .actual ? views.actualPosition(of: id) : views.expectedPosition(of: id), position > 0
    else { return nil }
    return position
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

  /// - Parameter drawn: the views of the actual layout that lie where they were drawn.
  private func presence(_ kind: Change.Kind, _ position: Int, _ drawn: Set<Int> = []) -> Change {
    let isNew = kind == .appeared
    let view = isNew ? actual.views[position] : expected.views[position]
    let isTitle = (isNew ? actual : expected).system?.screen.nodes[position].isColumnTitle ?? false
    let layout = isNew ? actual : expected
    let isHidden = view.isHidden || isHiddenOnDevices(view, isNew ? actualInputs : expectedInputs)
    let said = isHidden ? (ToldView.text(of: view), ToldView.whole(of: view)) : (nil, nil)
    // One that is called by what it says is called by all of it.
    let isSaid = view.content.name.hasSuffix("…") && said.1?.hasPrefix(view.content.name.dropLast()) ?? false
    let own = isSaid ? said.1 ?? view.content.name : view.content.name
    let name =
      ToldView.isUntitledHeader(view)
      ? "a header without a title"
      : (isTitle ? "the column's title " : ToldView.contentKind(of: view)) + "'\(own)'"
    var words = words(of: position, isNew ? .actual : .expected).map { " \($0)" } ?? ""
    if let cut = said.0, let whole = said.1 { words = words.replacing("'\(cut)'", with: "'\(whole)'") }
    // Nor is one seen that lets all through (`UIView.alpha`, docs).
    let isClear = sequence(first: position) { layout.views[$0].parent }.contains { layout.views[$0].content.alpha == 0 }
    let hidden =
      !isHidden
      ? (isClear ? " (at opacity 0)" : "")
      : Self.otherTab(around: position, layout).map { " (in \($0))" } ?? " (hidden)"
    let isScreen = (isNew ? expectedInputs : actualInputs).screens.contains(view.content.id)
    let anew =
      isScreen
      ? isNew ? "is shown in it now" : "is no longer shown in it"
      : isLeftOut(.viewInstalled(view.content.id), isNew ? .expected : .actual)
        ? isNew ? "is installed now" : "is no longer installed"
        : isNew ? nil : remade(position).map { "is made anew in \($0)" }
    let moved = isNew || anew != nil ? nil : screen(nowShowing: view.content.id).map { "lies in '\($0)' now" }
    let noun = name + words + (hidden.isEmpty && isNew ? cover(of: position, drawn).map { " (\($0))" } ?? "" : hidden)
    var change = Change(
      kind, .view(path: view.path, id: view.content.id),
      "\(noun) \(anew ?? moved ?? "is \(isNew ? "new" : "gone")")", span: view.content.span)
    change.noun = anew == nil && moved == nil ? noun : nil
    change.saysNameOnly = noun == "'\(view.content.name)'" && moved == nil
    change.isOfHidden = (isHidden ? hidden == " (hidden)" : isClear) && moved == nil
    if kind == .appeared {
      change.called = view.content.name
      change.after = Wording.rect(view.pixelFrame)
      change.afterFrame = view.pixelFrame
      if drawn.contains(position), !isTitle, !noun.contains(" at "), !wasElsewhere(position) {
        change.drawnFrame = actual.system?.screen.nodes[position].frame
      }
    } else {
      change.before = Wording.rect(view.pixelFrame)
      change.beforeFrame = view.pixelFrame
    }
    return change
  }

  /// Whether a new view lies in a screen that was there and is shown in this one now: nothing of that is news.
  func wasElsewhere(_ position: Int) -> Bool {
    ([position] + actual.superviews(of: position)).contains {
      expectedInputs.screens.contains(actual.views[$0].content.id)
    }
  }

  /// What covers all of a new view, with where that was drawn if no rule says it: `73 × 62 at 227, 423, behind 'Choose'`; nil of one
  /// that is seen. Views lie in front of those before them (`UIView.subviews`, docs).
  private func cover(of position: Int, _ drawn: Set<Int>) -> String? {
    let view = actual.views[position]
    let over = actual.views.indices.first { other in
      other > position && actual.views[other].parent == view.parent && !actual.views[other].isHidden
        && actual.views[other].content.kind != .guide
        && actual.views[other].pixelFrame.intersection(view.pixelFrame)?.isNear(view.pixelFrame) ?? false
    }
    guard view.parent != nil, !view.pixelFrame.isEmpty, let over else { return nil }
    let behind = "behind '\(name(actual.views[over]))'"
    let place = [view.frame.x, view.frame.y].map(Wording.number).joined(separator: ", ")
    return drawn.contains(position) ? "\(Wording.size(view.frame.size)) at \(place), \(behind)" : behind
  }

  /// The other screen that shows a view that went from this one, and did not show it before.
  private func screen(nowShowing id: String) -> String? {
    actualInputs.elsewhere[id].flatMap { $0 == expectedInputs.elsewhere[id] ? nil : $0 }
  }

  /// A view in another superview: where a container came around it or went from around it, that is the edit.
  func reparenting(_ pair: ViewMatching.Pair) -> InputChange? {
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

  /// Whether a view that the canvas shows is hidden wherever the screen runs, as a spinner that stands is.
  func isHiddenOnDevices(_ view: SolvedView, _ inputs: LayoutInputs) -> Bool {
    inputs.document?.overrides.contains { override in
      override.set.contains { $0.target == .view(view.content.id, .hidden) && $0.value == .boolean(true) }
    } ?? false
  }

  /// `the tab 'Power'`: the page of a tab view that a view lies in, and is hidden by nothing but that another one is chosen; nil of
  /// others.
  private static func otherTab(around position: Int, _ layout: SolvedLayout) -> String? {
    var current = position
    while let parent = layout.views[current].parent {
      guard layout.views[current].content.isHidden else {
        current = parent
        continue
      }
      guard layout.views[parent].content.kind == .tabs else { return nil }
      let pages = layout.views.indices.filter { layout.views[$0].parent == parent }
      let titles = layout.views[parent].content.segments
      let title = pages.firstIndex(of: current).flatMap { titles.indices.contains($0) ? titles[$0] : nil } ?? ""
      let name = layout.views[current].content.name
      let words = title.isEmpty && current != position && !ToldView.kinds.contains(name) ? name : title
      return words.isEmpty ? "another tab" : "the tab '\(words)'"
    }
    return nil
  }

  /// Whether it is what a plain table draws behind a section's title, which is told; where tables have other styles it is part of
  /// these.
  private func isStrip(_ position: Int, _ layout: SolvedLayout, _ restyled: Set<Int>) -> Bool {
    restyled.isEmpty && layout.views[position].content.name.hasPrefix("strip of header '")
  }

  /// Whether a rule places such a strip.
  func isOfStrip(_ rule: SolvedConstraint, _ layout: SolvedLayout, _ restyled: Set<Int>) -> Bool {
    rule.terms.contains { $0.anchor.item.view.map { isStrip($0, layout, restyled) } ?? false }
  }

  /// Whether a guide stands for a column or a row, which its grid's settings tell of.
  private func isTrack(_ position: Int, _ layout: SolvedLayout) -> Bool {
    layout.views[position].content.kind == .guide
      && layout.views[position].parent.map { layout.views[$0].content.kind == .grid } ?? false
  }
}
