import ProofModel
import Resolving

/// The word forms of specs: Interface Builder's menus and the small DSL.
extension Lowering {
  mutating func lower(_ word: WordForm, _ context: RuleContext) {
    switch word {
    case .pin(let references, let pins, let priority):
      for reference in references {
        guard let item = resolve(reference, context) else { continue }
        for pin in pins { lower(pin, of: item, priority: priority, context) }
      }
    case .align(let references, let attribute, let container, let priority):
      align(references, attribute, container, priority: priority, context)
    case .equal(let attribute, let references, let priority):
      align(references, attribute, nil, priority: priority, context)
    case .aspect(let reference, let ratio, let priority):
      guard let item = resolve(reference, context) else { return }
      emitAspect(item, ratio, priority: priority, context)
    case .inside(let reference, let container, let pins, let priority):
      guard let item = resolve(reference, context), let outer = resolve(container, context) else { return }
      for pin in pins {
        guard let distance = evaluate(pin.distance ?? .number(0), context)?.first else { continue }
        // As in the article's DSL: right and bottom are negated, trailing is not.
        let factor: Double = pin.edge == .right || pin.edge == .bottom ? -1 : 1
        emit(
          AnchorForm(item, pin.edge), .equal, AnchorForm(outer, pin.edge).adding(distance, factor), priority: priority,
          context)
      }
    case .beside(let reference, let attribute, let other, let distance, let priority):
      guard let item = resolve(reference, context), let neighbour = resolve(other, context),
        let amount = evaluate(distance, context)?.first
      else { return }
      let factor: Double = [.bottom, .trailing, .right].contains(attribute) ? -1 : 1
      emit(
        AnchorForm(item, attribute), .equal, AnchorForm(neighbour, attribute.opposite).adding(amount, factor),
        priority: priority, context)
    case .dimension(let reference, let attribute, let relation, let amount, let priority):
      guard let item = resolve(reference, context), let value = evaluate(amount, context)?.first else { return }
      emit(AnchorForm(item, attribute), relation, value, priority: priority, context)
    case .fills(let reference, let container, let inset, let priority):
      guard let item = resolve(reference, context), let outer = resolve(container, context),
        let amount = evaluate(inset, context)?.first
      else { return }
      for edge in AttributeName.edges.members {
        let factor: Double = edge == .bottom || edge == .trailing ? -1 : 1
        emit(
          AnchorForm(item, edge), .equal, AnchorForm(outer, edge).adding(amount, factor), priority: priority, context)
      }
    case .centers(let reference, let container, let priority):
      align([reference], .centerX, container, priority: priority, context)
      align([reference], .centerY, container, priority: priority, context)
    case .fits(let reference, let container, let ratio, let isCover, let priority):
      guard let item = resolve(reference, context), let outer = resolve(container, context) else { return }
      fit(item, outer, ratio: ratio, isCover: isCover, priority: priority, context)
    }
  }

  private mutating func align(
    _ references: [ItemReference], _ attribute: LayoutAttribute, _ container: ItemReference?, priority: Double,
    _ context: RuleContext
  ) {
    var items = references.compactMap { resolve($0, context) }
    if let container {
      guard let outer = resolve(container, context) else { return }
      items.insert(outer, at: 0)
    }
    for item in items.dropFirst() {
      emit(AnchorForm(item, attribute), .equal, AnchorForm(items[0], attribute), priority: priority, context)
    }
  }

  private mutating func emitAspect(_ item: LayoutItem, _ ratio: Double, priority: Double, _ context: RuleContext) {
    emit(AnchorForm(item, .width), .equal, AnchorForm(item, .height).scaled(ratio), priority: priority, context)
  }

  /// Aspect fit and fill by priorities: never larger (smaller) than the container, as large (small) as it can be.
  private mutating func fit(
    _ item: LayoutItem, _ outer: LayoutItem, ratio: Double, isCover: Bool, priority: Double, _ context: RuleContext
  ) {
    emitAspect(item, ratio, priority: priority, context)
    for attribute in [LayoutAttribute.centerX, .centerY] {
      emit(AnchorForm(item, attribute), .equal, AnchorForm(outer, attribute), priority: priority, context)
    }
    let wish = priority == 1000 ? 750 : priority / 2
    for attribute in [LayoutAttribute.width, .height] {
      let limit = isCover ? LayoutRelation.greaterThanOrEqual : .lessThanOrEqual
      emit(AnchorForm(item, attribute), limit, AnchorForm(outer, attribute), priority: priority, context)
      emit(AnchorForm(item, attribute), .equal, AnchorForm(outer, attribute), priority: wish, context)
    }
  }

  // MARK: Pins

  /// One edge to its nearest neighbour in that direction: a sibling, or else the container.
  private mutating func lower(_ pin: WordForm.Pin, of item: LayoutItem, priority: Double, _ context: RuleContext) {
    guard case .view(let node) = item, nodes[node].parent != nil else {
      report("no-neighbour", "'\(lowered.name(item))' has no neighbours to be pinned to", context.span)
      return
    }
    let question = NeighbourSearch.Question(view: node, edge: pin.edge, asksForDistance: pin.distance == nil)
    let found = neighbours.answer(question)
    lowered.neighboursFound.append((question, found))
    let neighbour = found.neighbour
    let outer = neighbour.map { LayoutItem.view($0) } ?? container(of: node)
    let distance: AnchorForm
    if let written = pin.distance {
      guard let value = evaluate(written, context)?.first else { return }
      distance = value
    } else if let current = found.distance {
      distance = AnchorForm(current)
    } else {
      report(
        "no-frame", "'\(lowered.name(item))' has no frame from which its distance could be taken", context.span,
        hint: "write the distance: \(pin.edge.rawValue) 8")
      return
    }
    let facing = neighbour == nil ? pin.edge : pin.edge.opposite
    // The greater place stands on the left, so that both ends of one gap give the same rule.
    if [.bottom, .trailing, .right].contains(pin.edge) {
      emit(
        AnchorForm(outer, facing), .equal, AnchorForm(item, pin.edge).adding(distance, 1), priority: priority, context)
    } else {
      emit(
        AnchorForm(item, pin.edge), .equal, AnchorForm(outer, facing).adding(distance, 1), priority: priority, context)
    }
  }

  /// The root's safe area, or a nested view's superview.
  private mutating func container(of node: Int) -> LayoutItem {
    let parent = nodes[node].parent ?? 0
    return parent == 0 ? lowered.guide(.safe, of: 0) : .view(parent)
  }
}

extension LayoutAttribute {
  /// The edge that faces this one.
  var opposite: LayoutAttribute {
    switch self {
    case .top: return .bottom
    case .bottom: return .top
    case .leading: return .trailing
    case .trailing: return .leading
    case .left: return .right
    case .right: return .left
    default: return self
    }
  }
}
