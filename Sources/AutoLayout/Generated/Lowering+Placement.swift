import ProofModel
import Resolving

/// How views that are not placed by rules get their place.
extension Lowering {
  /// Decides for each view, once the rules are known.
  mutating func decidePlacements() {
    placements = nodes.indices.map { placement(of: $0) }
  }

  private func placement(of position: Int) -> Placement {
    guard let parent = nodes[position].parent, nodes[position].content.kind != .guide else { return .rules }
    if nodes[parent].stack != nil && nodes[position].isArranged || nodes[parent].grid != nil
      || nodes[parent].holdsPanes
    {
      return .arranged
    }
    if screen.isCode { return nodes[position].translatesMask == true ? .mask : .rules }
    let node = nodes[position]
    if isProportional(position) { return .proportional }
    if isInFlow(position, of: parent) { return .flow }
    if hasRule[position] {
      // A sibling's rule that names the view by the way leaves it to its mask.
      let isHeld =
        !isSubject[position] && !node.autoresizing.isEmpty && node.frame != nil && node.translatesMask != false
      return isHeld ? .mask : .rules
    }
    // A table gives its cells its own width, whatever they were drawn with.
    if node.content.kind == .tableCell, nodes[parent].content.kind == .table, !screen.isOnCanvas { return .unruled }
    // A prototype keeps its frame, however high its list is.
    if isMac, screen.isOnCanvas, nodes[parent].content.kind == .table, node.frame != nil { return .implied }
    let isMoved = screen.layoutEvents.contains { $0.set.contains { $0.viewID == node.content.id } }
    if isMoved { return .mask }
    guard node.frame != nil else { return .unruled }
    return node.translatesMask == true || !node.autoresizing.isEmpty ? .mask : .implied
  }

  /// The root of a proportional tree, or a drawn view without rules below one.
  private func isProportional(_ position: Int) -> Bool {
    if let settings = nodes[position].proportional, settings.mode != .none { return true }
    guard nodes[position].frame != nil, !hasRule[position], let parent = nodes[position].parent else { return false }
    var current: Int? = parent
    while let ancestor = current {
      if nodes[ancestor].proportional != nil { return true }
      current = nodes[ancestor].parent
    }
    return false
  }

  mutating func lowerPlacement(of position: Int) {
    switch placements[position] {
    case .arranged: return
    case .rules:
      // Translation that was left on: the mask holds, and the user's rules are the ones that break.
      if !screen.isCode, nodes[position].translatesMask == true, hasRule[position], nodes[position].frame != nil {
        lowerMask(of: position)
      }
    case .mask: lowerMask(of: position)
    case .implied: lowerImplied(position)
    case .proportional: lowerProportional(position)
    case .flow: lowerFlow(position)
    case .unruled: lowerUnruled(position)
    }
  }

  /// Adds `left relation right` as a constraint that the layout itself makes.
  @discardableResult
  mutating func generate(
    _ left: AnchorForm, _ relation: LayoutRelation = .equal, _ right: AnchorForm, priority: Double = 1000,
    _ origin: SolvedConstraint.Origin, owner: Int? = nil
  ) -> Int? {
    let words = left.adding(right, -1).tidied
    guard !words.terms.isEmpty, let form = linearForm(of: words, owner: owner, nil), !form.isConstant else {
      return nil
    }
    return append(form, relation, priority: priority, origin: origin, words: words)
  }

  // MARK: Implied

  /// Holds a view where it was drawn, as Interface Builder's prototyping constraints do.
  mutating func lowerImplied(_ position: Int) {
    guard let frame = nodes[position].frame, let parent = nodes[position].parent else { return }
    let rect = frame.inset(by: nodes[position].alignmentInsets)
    let (view, outer) = (LayoutItem.view(position), LayoutItem.view(parent))
    let places: [(LayoutAttribute, Double)] = [(.left, rect.x), (.top, rect.y)]
    for (attribute, value) in places {
      generate(AnchorForm(view, attribute), .equal, AnchorForm(outer, attribute).adding(AnchorForm(value), 1), .implied)
    }
    let sizes: [(LayoutAttribute, Double)] = [(.width, rect.width), (.height, rect.height)]
    for (attribute, value) in sizes { generate(AnchorForm(view, attribute), .equal, AnchorForm(value), .implied) }
  }

  // MARK: Nothing said

  /// Puts a view without any rule below the one before it, inside the margins.
  private mutating func lowerUnruled(_ position: Int) {
    guard let parent = nodes[position].parent else { return }
    let node = nodes[position]
    if nodes[parent].content.kind == .table, node.content.kind == .tableCell {
      lowerCell(position, in: parent)
      return
    }
    let (view, outer) = (LayoutItem.view(position), LayoutItem.view(parent))
    let before = lastUnruled.updateValue(position, forKey: parent)
    if before == nil, scrollContent[parent] != nil { fitContent(of: parent) }
    if let before {
      generate(
        AnchorForm(view, .top), .equal, AnchorForm(.view(before), .bottom).adding(AnchorForm(8), 1), .implied)
    } else {
      generate(AnchorForm(view, .top), .equal, AnchorForm(outer, .topMargin).adding(AnchorForm(8), 1), .implied)
    }
    generate(AnchorForm(view, .leading), .equal, AnchorForm(outer, .leadingMargin), .implied)
    generate(AnchorForm(view, .trailing), .lessThanOrEqual, AnchorForm(outer, .trailingMargin), .implied)
    let content = contents[position]
    let fills = content.width == nil || [.textField, .searchBar].contains(node.content.kind)
    if fills {
      // Above hugging and below compression, so that a field is as wide as there is room.
      generate(AnchorForm(view, .trailing), .equal, AnchorForm(outer, .trailingMargin), priority: 500, .implied)
    }
    if content.height == nil {
      let height: Double = node.content.kind.has(.bounded) ? 120 : 44
      generate(AnchorForm(view, .height), .equal, AnchorForm(height), priority: 1, .implied)
    }
    // A container is as high as what was put into it.
    if parent != 0 {
      generate(
        AnchorForm(outer, .bottom), .greaterThanOrEqual, AnchorForm(view, .bottom).adding(AnchorForm(8), 1),
        priority: 999,
        .implied)
    }
    sink.report(
      Diagnostic(
        .note, "view-without-rules",
        "'\(node.content.name)' has no rule and no frame: it is put \(before == nil ? "at the top" : "below the view before")",
        at: node.content.span,
        hint: before.map { "\(node.content.name).top == \(nodes[$0].content.name).bottom + 8" }
          ?? "\(node.content.name).top == safe.top + 8"))
  }
}

// MARK: - Scroll views and cells

extension Lowering {
  /// What a scroll view holds without rules scrolls downwards only, and ends below the last view.
  private mutating func fitContent(of scroll: Int) {
    let content = guide(.content, of: scroll)
    let frame = guide(.frame, of: scroll)
    generate(AnchorForm(content, .width), .equal, AnchorForm(frame, .width), .implied)
    generate(AnchorForm(content, .height), .equal, AnchorForm(), priority: 1, .implied)
  }

  /// A table's cells lie below each other, as wide as the table and as high as their contents make them; drawn ones
  /// keep their gaps and, where nothing inside asks for more, their heights.
  private mutating func lowerCell(_ position: Int, in table: Int) {
    let (cell, outer) = (LayoutItem.view(position), LayoutItem.view(table))
    let frame = nodes[position].frame
    let before = lastUnruled.updateValue(position, forKey: table)
    var above = before.map { AnchorForm(.view($0), .bottom) } ?? AnchorForm(outer, .top)
    if let frame {
      above.constant += frame.y - (before.flatMap { nodes[$0].frame?.maxY } ?? 0)
      // What contents ask for makes a cell higher, but for one whose table gives it its height.
      let priority = min(max(nodes[position].holding, 749), 999)
      generate(AnchorForm(cell, .height), .equal, AnchorForm(frame.height), priority: priority, .system)
    }
    generate(AnchorForm(cell, .top), .equal, above, .system)
    let inset = frame.map { cellInset($0, in: table) } ?? 0
    let sides = inset > 0 ? guide(.safe, of: table) : outer
    generate(AnchorForm(cell, .left), .equal, AnchorForm(sides, .left).adding(AnchorForm(inset), 1), .system)
    generate(AnchorForm(cell, .right), .equal, AnchorForm(sides, .right).adding(AnchorForm(-inset), 1), .system)
  }

  /// How far an inset group's cells were drawn from both sides of their table; 0 for cells as wide as it.
  ///
  /// Of a table that became an inset group after its cells were drawn, the margin of its screen (`UITableView.Style`; passforios
  /// keeps cells 390 wide in such a table, and others of its cells at 20).
  private func cellInset(_ frame: Rect, in table: Int) -> Double {
    let width = canvasExtent(of: table, .horizontal)
    let isInset = frame.x > 0 && abs(width - frame.maxX - frame.x) < 0.5
    if isInset { return frame.x }
    return nodes[table].content.style == .insetGrouped ? screen.environment.rootMargin : 0
  }
}
