import AutoLayout
import ProofModel
import Resolving

/// The tint of views that draw nothing in it: it is no cause of what pictures show.
extension LayoutComparison {
  /// Whether it is the border of a Mac's box of another type, which has that type's look instead (`NSBox.borderWidth`, docs).
  func isOfBoxType(_ change: Change, _ pair: ViewMatching.Pair) -> Bool {
    guard actual.environment.isMac, actual.views[pair.actual].content.kind == .box,
      change.isOf("border", "border's colour"), let nodes = given(pair)
    else { return false }
    return nodes.before.alignmentInsets != nodes.after.alignmentInsets
  }

  /// Whether it is how a picture is rendered that one side's project does not have: it is told to have come or gone.
  func isOfAbsentPicture(_ change: Change, _ pair: ViewMatching.Pair) -> Bool {
    guard change.isOf(.renderingMode), let asset = actual.views[pair.actual].content.asset else { return false }
    let name = PictureSet.Request(name: asset).asset
    return [expectedInputs.document, actualInputs.document].contains { $0 != nil && $0?.pictures[name] == nil }
  }

  /// Whether a change is another tint of a view that neither draws in it nor holds what does, on either side.
  func isOfUnseenTint(_ change: Change, _ pair: ViewMatching.Pair) -> Bool {
    change.isOf(.tint) && !Self.drawsInTint(pair.expected, expected) && !Self.drawsInTint(pair.actual, actual)
  }

  /// Whether a view, or one in it that takes its tint over, is of a kind that may draw in it.
  private static func drawsInTint(_ view: Int, _ layout: SolvedLayout) -> Bool {
    let tint = layout.views[view].content.tint
    var inside: Set<Int> = [view]
    // Views stand behind those that they lie in.
    for index in layout.views.indices where index >= view {
      let content = layout.views[index].content
      guard index == view || layout.views[index].parent.map(inside.contains) ?? false else { continue }
      guard content.tint == tint else { continue }
      guard untinted.contains(content.kind) else { return true }
      inside.insert(index)
    }
    return false
  }

  /// Kinds that hold others, or show text in its own colour.
  private static let untinted: Set<ViewKind> = [
    .view, .label, .stack, .grid, .scroll, .table, .collection, .collectionCell, .container, .visualEffect, .separator,
    .guide,
  ]
}
