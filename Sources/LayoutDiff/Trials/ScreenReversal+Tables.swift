import AutoLayout
import ProofModel
import Resolving

/// What of tables and stacks moves when rows, titles of sections and arranged views come, go or change places.
extension ScreenReversal {
  /// The rows of a table that came, went or changed places by an input, with what lies below them; empty of other inputs.
  func rows(of input: InputChange, _ id: String) -> [TableRise] {
    switch input.change.kind {
    case .appeared:
      guard let position = views.actualPosition(of: id), let frame = after.nodes[position].frame else { return [] }
      return [TableRise(after: frame.y, frame.height)]
    case .went:
      guard let position = views.expectedPosition(of: id), let frame = before.nodes[position].frame else { return [] }
      return [TableRise(before: frame.y, frame.height)]
    case .reordered where !input.change.isOf(.columns):
      guard let table = views.actualPosition(of: id), after.nodes[table].content.kind == .table else { return [] }
      return after.nodes[table].children.compactMap { row in
        guard let now = after.nodes[row].frame, let then = views.toExpected[row].flatMap({ before.nodes[$0].frame })
        else { return nil }
        return TableRise(before: then.y, after: now.y, now.height)
      }
    default: return []
    }
  }

  /// Where the title of a section that came or went stands, on the side that has it; nil of other views.
  func title(of input: InputChange, _ id: String) -> (before: Double, after: Double)? {
    func place(_ position: Int?, _ layout: SolvedLayout) -> Double? {
      position.flatMap { comparison.sectionTitle($0, layout) == nil ? nil : layout.views[$0].frame.y }
    }
    switch input.change.kind {
    case .appeared: return place(views.actualPosition(of: id), comparison.actual).map { (.infinity, $0) }
    case .went: return place(views.expectedPosition(of: id), comparison.expected).map { ($0, .infinity) }
    default: return nil
    }
  }

  /// The table that a view came into, went from, or has another height in: what lies below it there was drawn elsewhere.
  func table(around id: String, _ change: Change) -> Int? {
    let parent: Int?
    switch change.kind {
    case .went:
      parent = views.expectedPosition(of: id).flatMap { before.nodes[$0].parent }.flatMap { views.toActual[$0] }
    case .collectionChanged, .reordered: parent = views.actualPosition(of: id)
    // A table's style says where its sections begin; AppKit's rows follow each other from the top whatever it is. The height of
    // its rows is told of each by itself, and what lies between them of all.
    case .styleChanged:
      let isOther = change.isOf(.intercellSpacing) || !after.environment.isMac && !change.isOf(.rowHeight)
      parent = isOther ? views.actualPosition(of: id) : nil
    case .appeared, .frameChanged: parent = views.actualPosition(of: id).flatMap { after.nodes[$0].parent }
    default: return nil
    }
    return parent.flatMap { after.nodes[$0].content.kind == .table ? $0 : nil }
  }

  /// The stack that a view came to or went from, which is on both sides.
  func stack(of id: String, _ change: Change) -> Int? {
    let parent: Int?
    switch change.kind {
    case .appeared: parent = views.actualPosition(of: id).flatMap { after.nodes[$0].parent }
    case .went:
      parent = views.expectedPosition(of: id).flatMap { before.nodes[$0].parent }.flatMap { views.toActual[$0] }
    default: return nil
    }
    return parent.flatMap { after.nodes[$0].content.kind == .stack && views.toExpected[$0] != nil ? $0 : nil }
  }
}

/// What a row of a table makes those below it rise by: where it lies on either side, and how high it is, or how much higher.
struct TableRise {
  let before: Double?
  let after: Double?
  let height: Double

  init(before: Double? = nil, after: Double? = nil, _ height: Double) {
    (self.before, self.after, self.height) = (before, after, height)
  }

  /// Whether a row of another height lies where one does: it is that one, or a Mac's cell of another column.
  func isBeside(_ y: Double) -> Bool { before == nil && after == y }

  /// How much lower a row lies for it, given where that lies on both sides.
  func rise(of old: Double, _ now: Double) -> Double {
    let (wasAbove, isAbove) = (before.map { $0 < old } ?? false, after.map { $0 < now } ?? false)
    return wasAbove == isAbove ? 0 : isAbove ? height : -height
  }
}
