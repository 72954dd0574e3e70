import AutoLayout
import ProofModel
import Resolving

/// What of tables and stacks moves when rows, titles of sections and arranged views come, go or change places.
extension ScreenReversal {
  /// Where what is below a row of a table rose by its coming, or sank by its going, as it lies now, and by how much; nil of
  /// other views.
  func row(of input: InputChange, _ id: String) -> (y: Double, rise: Double)? {
    if input.change.kind == .appeared, let position = views.actualPosition(of: id),
      let frame = after.nodes[position].frame
    {
      return (frame.y, frame.height)
    }
    guard input.change.kind == .went, let position = views.expectedPosition(of: id),
      let frame = before.nodes[position].frame
    else { return nil }
    // It stood below the nearest one before it that is there still.
    let above = sibling(before: position).flatMap { after.nodes[$0].frame }
    return (above.map(\.maxY) ?? -1, -frame.height)
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
    // its rows is told of each by itself.
    case .styleChanged:
      parent = after.environment.isMac || change.isOf(.rowHeight) ? nil : views.actualPosition(of: id)
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
