import AutoLayout
import ProofModel
import Resolving

/// Subviews that stand in another order.
extension LayoutComparison {
  /// Subviews in another order, where it shows: in stacks, where views that nothing places lie below each other, and
  /// where one covers the other.
  func orderInputs() -> [InputChange] {
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
      let isTabs = container.content.kind == .tabs
      let whole =
        "the order \(isTabs ? "of the tabs " : "")in '\(name(container))' is \(names[1]) instead of \(names[0])"
      let sentence =
        container.content.kind == .table
        ? movedRow(before, after)
          ?? "the \(areColumns(after) ? "columns" : "rows") of '\(name(container))' stand in another order"
        : end - start >= Self.mostListed
          ? MovedViews(before, after).words(
            in: name(container), isStack: isTabs || container.content.kind == .stack, noun: isTabs ? "the tab " : "",
            called: called) ?? whole
          : whole
      var change = Change(
        .reordered, .view(path: container.path, id: container.content.id), sentence, before: names[0], after: names[1],
        span: container.content.span,
        trait: container.content.kind == .table && areColumns(after) ? .columns : nil)
      change.beforeFrame = views.toExpected[parent].map { expected.views[$0].pixelFrame }
      change.afterFrame = container.pixelFrame
      change.isOfHidden = container.content.kind == .view && !doesOrderShow(parent, after.filter(isShown))
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
    // That of tabs with titles is told with these.
    if kind == .tabs { return actual.views[parent].content.segments.isEmpty }
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

  /// Whether a view of the later side is shown on one side or both: what is hidden covers nothing (`UIView.isHidden`,
  /// docs).
  private func isShown(_ position: Int) -> Bool {
    let before = views.toExpected[position].map { expected.views[$0].isHidden } ?? true
    return !before || !actual.views[position].isHidden
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
