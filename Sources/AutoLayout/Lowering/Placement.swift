import ProofModel
import Resolving

/// By what a view that is not the root gets its place.
enum Placement: Hashable, Sendable {
  /// By the user's rules.
  case rules
  case arranged
  case proportional
  /// By the drawn frame and the mask.
  case mask
  /// Held where it was drawn.
  case implied
  /// In the lines of a collection.
  case flow
  /// Nothing says anything: put below the one before.
  case unruled

  /// Decides for one view, once its rules are known. Complexity: O(depth).
  init(of position: Int, in screen: ResolvedScreen, _ said: RuleFacts) {
    self = Self.placement(of: position, screen, screen.nodes, said)
  }

  private static func placement(
    of position: Int, _ screen: ResolvedScreen, _ nodes: [LayoutNode], _ said: RuleFacts
  ) -> Placement {
    guard let parent = nodes[position].parent, nodes[position].content.kind != .guide else { return .rules }
    if nodes[parent].stack != nil && nodes[position].isArranged || nodes[parent].grid != nil
      || nodes[parent].holdsPanes
    {
      return .arranged
    }
    if screen.isCode { return nodes[position].translatesMask == true ? .mask : .rules }
    let node = nodes[position]
    if isProportional(position, nodes, said) { return .proportional }
    if isInFlow(position, of: parent, screen, nodes, said) { return .flow }
    if said.hasRule[position] {
      // A sibling's rule that names the view by the way leaves it to its mask.
      let isHeld =
        !said.isSubject[position] && !node.autoresizing.isEmpty && node.frame != nil && node.translatesMask != false
      return isHeld ? .mask : .rules
    }
    // A table gives its cells its own width, whatever they were drawn with; on the canvas where that is as wide as the screen
    // was drawn.
    let canvas = screen.canvas?.windowSize
    let isAsDrawn = screen.isOnCanvas && (screen.drawnSize ?? canvas)?.width == canvas?.width
    if node.content.kind == .tableCell, nodes[parent].content.kind == .table, !isAsDrawn { return .unruled }
    // A prototype keeps its frame, however high its list is.
    if screen.environment.isMac, screen.isOnCanvas, nodes[parent].content.kind == .table, node.frame != nil {
      return .implied
    }
    let isMoved = screen.layoutEvents.contains { $0.set.contains { $0.viewID == node.content.id } }
    if isMoved { return .mask }
    guard node.frame != nil else { return .unruled }
    return node.translatesMask == true || !node.autoresizing.isEmpty ? .mask : .implied
  }

  /// The root of a proportional tree, or a drawn view without rules below one.
  private static func isProportional(_ position: Int, _ nodes: [LayoutNode], _ said: RuleFacts) -> Bool {
    if let settings = nodes[position].proportional, settings.mode != .none { return true }
    guard nodes[position].frame != nil, !said.hasRule[position], let parent = nodes[position].parent else {
      return false
    }
    var current: Int? = parent
    while let ancestor = current {
      if nodes[ancestor].proportional != nil { return true }
      current = nodes[ancestor].parent
    }
    return false
  }

  /// Whether a cell lies in its collection's lines: not where a rule places it, nor on the canvas where it was drawn.
  private static func isInFlow(
    _ position: Int, of parent: Int, _ screen: ResolvedScreen, _ nodes: [LayoutNode], _ said: RuleFacts
  ) -> Bool {
    guard nodes[position].content.kind == .collectionCell, nodes[parent].content.kind == .collection,
      (nodes[parent].collection ?? CollectionSettings()).layout == .flow, !said.hasLocation[position]
    else { return false }
    return !(screen.isOnCanvas && nodes[position].frame != nil)
  }
}

extension LayoutNode {
  /// Whether the view places its subviews itself, whatever rules name them.
  var holdsPanes: Bool { content.kind == .split || content.kind == .tabs }
}
