import ProofModel
import Resolving

/// Proportional layout: a tree drawn against a reference size scales with its root, "as if it was an image".
extension PlacementGenerator {
  mutating func lowerProportional(_ position: Int) {
    guard let parent = nodes[position].parent else { return }
    if let settings = nodes[position].proportional, settings.mode != .none {
      lowerRoot(position, parent, settings)
      return
    }
    guard let frame = nodes[position].frame else { return }
    let reference = nodes[parent].proportional?.reference ?? nodes[parent].frame?.size ?? .zero
    guard reference.width > 0, reference.height > 0 else { return }
    let (view, outer) = (LayoutItem.view(position), LayoutItem.view(parent))
    hold(view, .left, outer, share: frame.x / reference.width, far: .right)
    hold(view, .top, outer, share: frame.y / reference.height, far: .bottom)
    hold(view, .width, outer, share: frame.width / reference.width, far: .width)
    hold(view, .height, outer, share: frame.height / reference.height, far: .height)
  }

  /// `view.left == share · superview.right`; a share of 0 is its left, since UIKit refuses a multiplier of 0 on a place.
  private mutating func hold(
    _ view: LayoutItem, _ attribute: LayoutAttribute, _ outer: LayoutItem, share: Double, far: LayoutAttribute
  ) {
    let right =
      share == 0 && attribute.kind == .location ? AnchorForm(outer, attribute) : AnchorForm(outer, far).scaled(share)
    generate(AnchorForm(view, attribute), .equal, right, .proportional)
  }

  private mutating func lowerRoot(_ position: Int, _ parent: Int, _ settings: ProportionalSettings) {
    let (view, outer) = (LayoutItem.view(position), LayoutItem.view(parent))
    guard settings.mode != .stretch else {
      for attribute in [LayoutAttribute.left, .top, .right, .bottom] { same(view, attribute, outer) }
      return
    }
    guard settings.reference.width > 0, settings.reference.height > 0 else { return }
    let ratio = settings.reference.width / settings.reference.height
    generate(AnchorForm(view, .width), .equal, AnchorForm(view, .height).scaled(ratio), .proportional)
    guard settings.mode != .width else {
      same(view, .width, outer)
      if !input.said.hasRule[position] {
        same(view, .left, outer)
        same(view, .top, outer)
      }
      return
    }
    same(view, .centerX, outer)
    same(view, .centerY, outer)
    let limit: LayoutRelation = settings.mode == .fit ? .lessThanOrEqual : .greaterThanOrEqual
    for attribute in [LayoutAttribute.width, .height] {
      same(view, attribute, outer, limit)
      same(view, attribute, outer, priority: 750)
    }
  }

  private mutating func same(
    _ view: LayoutItem, _ attribute: LayoutAttribute, _ outer: LayoutItem, _ relation: LayoutRelation = .equal,
    priority: Double = 1000
  ) {
    generate(AnchorForm(view, attribute), relation, AnchorForm(outer, attribute), priority: priority, .proportional)
  }
}
