import AutoLayout
import ProofModel
import Resolving

extension LayoutComparison {
  /// Where views came to lie otherwise: by device pixels, and by what is less than a pixel.
  func geometryChanges() -> [Change] {
    views.pairs.flatMap { geometryChanges($0) }
  }

  private func geometryChanges(_ pair: ViewMatching.Pair) -> [Change] {
    let (before, after) = (expected.views[pair.expected], actual.views[pair.actual])
    // What is not drawn moves nothing that a reviewer sees; that it is hidden or shown is told by itself.
    guard after.parent != nil, !before.isHidden, !after.isHidden, after.content.kind != .guide else { return [] }
    // Where a scroller lies is where its scroll view puts it, which is told of that.
    let around = after.parent.map { actual.views[$0].content }
    if after.content.kind == .scroller, around.map(CanvasFrames.isClipping) ?? false { return [] }
    if followsScrollView(pair.actual) { return [] }
    var changes: [Change] = []
    let (old, new) = Self.frames(before, after)
    let isCarried = isInPlace(before, after)
    guard !isAsRecorded(pair), !isInLaidOutCell(pair) else { return [] }
    if !old.origin.isNear(new.origin), !isRoundingAlone(pair, .moved, old, new) {
      let words = "moved \(Wording.movement(x: new.x - old.x, y: new.y - old.y))"
      changes.append(change(.moved, before, after, isCarried ? words + " with its superview" : words))
    }
    // A view of one size covers another number of pixels where it lies a part of one farther.
    let isResized = !old.size.isNear(new.size) && !before.windowFrame.size.isNear(after.windowFrame.size)
    if isResized, !isRoundingAlone(pair, .resized, old, new) {
      let growth = Wording.growth(width: new.width - old.width, height: new.height - old.height)
      changes.append(change(.resized, before, after, growth))
    }
    for position in changes.indices {
      changes[position].isCarried = isCarried
      judge(&changes[position], pair, old, new)
    }
    return changes
  }

  /// Whether a view is what clips the contents of AppKit's scroll view, the table or text that fills it, or its table's header, and
  /// the scroll view lies otherwise itself: what it holds it tiles (`NSScrollView.tile()`, docs), which is told of it.
  func followsScrollView(_ position: Int) -> Bool {
    guard actual.environment.isMac, let parent = actual.views[position].parent else { return false }
    let view = actual.views[position].content
    func clips(_ position: Int) -> Bool { CanvasFrames.isClipping(actual.views[position].content) }
    let nodes = actual.system?.screen.nodes ?? []
    let isHeader = nodes.indices.contains(position) && nodes[position].children.contains { nodes[$0].isColumnTitle }
    let clip = isHeader || view.kind.has(.scrolls) ? parent : view.clips ? position : nil
    guard let clip, clips(clip), let scroll = isHeader ? clip : actual.views[clip].parent, clips(scroll),
      let other = views.toExpected[scroll]
    else { return false }
    let (old, new) = Self.frames(expected.views[other], actual.views[scroll])
    return !old.isNear(new)
  }

  /// Whether a view is a collection's cell, or lies in one, where that is drawn as its canvas recorded it and the collection lays
  /// its cells out otherwise now: it is of another size, or has other settings or cells. Where they lie then is told of devices.
  private func isInLaidOutCell(_ pair: ViewMatching.Pair) -> Bool {
    guard let old = expected.system?.screen, let new = actual.system?.screen, old.isOnCanvas, new.isOnCanvas,
      let cell = ([pair.actual] + actual.superviews(of: pair.actual)).first(where: {
        actual.views[$0].content.kind == .collectionCell
      }), let collection = actual.views[cell].parent, actual.views[collection].content.kind == .collection,
      new.nodes[cell].frame != nil, let other = views.toExpected[collection]
    else { return false }
    let sizes = (expected.views[other].frame.size, actual.views[collection].frame.size)
    func cells(_ nodes: [LayoutNode], _ collection: Int) -> [String] {
      nodes[collection].children.map { nodes[$0].content.id }
    }
    return old.nodes[other].collection != new.nodes[collection].collection || !sizes.0.isNear(sizes.1)
      || cells(old.nodes, other) != cells(new.nodes, collection)
  }

  /// Whether a change is of a view that is hidden on every side that has it, of the order of such views alone, or of a
  /// rule that ties one, on the later side where it is there, and holds none that is shown.
  func isOfHidden(_ change: Change) -> Bool {
    if change.kind == .reordered, change.isOfHidden { return true }
    switch change.subject {
    case .view(_, let id):
      let sides = [expected, actual].compactMap { layout in layout.index(of: id).map { layout.views[$0] } }
      return !sides.isEmpty && sides.allSatisfy(\.isHidden)
    case .rule(let id):
      for layout in [actual, expected] {
        guard let rule = layout.constraints.first(where: { $0.id == id }) else { continue }
        return Self.tiesHidden(rule, layout) && ![expected, actual].contains { Self.contestsShown(id, $0) }
      }
      return false
    case .group, .value, .finding, .environment: return false
    }
  }

  private static func tiesHidden(_ rule: SolvedConstraint, _ layout: SolvedLayout) -> Bool {
    rule.terms.contains { $0.anchor.item.view.map { layout.views[$0].isHidden } ?? false }
  }

  /// Whether a rule is one of several that cannot all hold, of which some tie no hidden view: any of them may give way,
  /// for what is hidden keeps its rules (`UIView.isHidden`, docs), and where it does a view that is shown lies
  /// elsewhere.
  private static func contestsShown(_ id: String, _ layout: SolvedLayout) -> Bool {
    layout.findings.contains { finding in
      let rules = finding.kind == .conflict ? finding.constraints.map { layout.constraints[$0] } : []
      return rules.contains { $0.id == id }
        && rules.contains { rule in
          rule.origin == .authored && rule.terms.contains { $0.anchor.item.view != nil } && !tiesHidden(rule, layout)
        }
    }
  }

  /// The frames on device pixels, or where these are the same, as they were solved.
  private static func frames(_ before: SolvedView, _ after: SolvedView) -> (Rect, Rect) {
    before.pixelFrame.isNear(after.pixelFrame)
      ? (before.windowFrame, after.windowFrame) : (before.pixelFrame, after.pixelFrame)
  }

  private func isInPlace(_ before: SolvedView, _ after: SolvedView) -> Bool {
    guard let parent = after.parent, let other = before.parent, views.toExpected[parent] == other else { return false }
    return before.frame.isNear(after.frame)
  }

  private func change(_ kind: Change.Kind, _ before: SolvedView, _ after: SolvedView, _ words: String) -> Change {
    let movement = Change.Movement(name: after.content.name, words: words)
    var change = Change(
      kind, .view(path: after.path, id: after.content.id), movement.sentence, before: Wording.rect(before.pixelFrame),
      after: Wording.rect(after.pixelFrame), span: after.content.span ?? before.content.span)
    change.movement = movement
    change.beforeFrame = before.pixelFrame
    change.afterFrame = after.pixelFrame
    return change
  }
}
