import ProofModel
import Resolving

/// How views that are not arranged get their place: by their masks, by a reference size, in lines, or where they were drawn.
struct PlacementGenerator: ConstraintGenerator {
  let input: GeneratorInput
  var made: GeneratedConstraints
  /// By node: what manual layout sets of its frame (x, y, width, height), where it sets any.
  let written: [Int: [AnchorForm?]]
  /// By superview: the last view that was put below the one before for want of rules.
  private var lastUnruled: [Int: Int] = [:]

  /// Places all views but the root. Complexity: O(views · depth).
  static func constraints(
    _ input: GeneratorInput, _ written: [Int: [AnchorForm?]], _ made: inout GeneratedConstraints
  ) {
    var generator = PlacementGenerator(input: input, made: made, written: written)
    for position in input.nodes.indices.dropFirst() { generator.place(position) }
    made = generator.made
  }

  private init(input: GeneratorInput, made: GeneratedConstraints, written: [Int: [AnchorForm?]]) {
    self.input = input
    self.made = made
    self.written = written
  }

  private mutating func place(_ position: Int) {
    switch input.placements[position] {
    case .arranged: return
    case .rules: if nodes.isMaskKept(position, screen, input.said) { lowerMask(of: position) }
    case .mask: lowerMask(of: position)
    case .implied: holdWhereDrawn(position)
    case .proportional: lowerProportional(position)
    case .flow: lowerFlow(position)
    case .unruled: lowerUnruled(position)
    }
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
    if before == nil, nodes[parent].content.kind == .scroll { fitContent(of: parent) }
    if let before {
      generate(
        AnchorForm(view, .top), .equal, AnchorForm(.view(before), .bottom).adding(AnchorForm(8), 1), .implied)
    } else {
      generate(AnchorForm(view, .top), .equal, AnchorForm(outer, .topMargin).adding(AnchorForm(8), 1), .implied)
    }
    generate(AnchorForm(view, .leading), .equal, AnchorForm(outer, .leadingMargin), .implied)
    generate(AnchorForm(view, .trailing), .lessThanOrEqual, AnchorForm(outer, .trailingMargin), .implied)
    let content = contents[position]
    let fills = content.width == nil || node.content.kind.has(.fillsRow)
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
    made.notes.append(
      Diagnostic(
        .note, "view-without-rules",
        "'\(node.content.name)' has no rule and no frame: it is put \(before == nil ? "at the top" : "below the view before")",
        at: node.content.span,
        hint: before.map { "\(node.content.name).top == \(nodes[$0].content.name).bottom + 8" }
          ?? "\(node.content.name).top == safe.top + 8"))
  }
}

// MARK: - Scroll views and cells

extension PlacementGenerator {
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
    }
    if HeightChain.finds(position, input) {
      generate(AnchorForm(cell, .height), .equal, AnchorForm(), priority: HeightChain.fitting, .system)
    } else if let frame {
      // What contents ask for makes a cell higher, but for one whose table gives it its height, which sets its frame: of that
      // they get the line below it and what is rounded.
      let priority = min(max(nodes[position].holding, 749), 999)
      if priority == 999 {
        for (relation, height) in [(LayoutRelation.greaterThanOrEqual, -1.0), (.lessThanOrEqual, 1)] {
          generate(AnchorForm(cell, .height), relation, AnchorForm(max(0, frame.height + height)), .system)
        }
      }
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
    let width = input.canvasExtent(of: table, .horizontal)
    let isInset = frame.x > 0 && abs(width - frame.maxX - frame.x) < 0.5
    if isInset { return frame.x }
    return nodes[table].content.style == .insetGrouped ? screen.environment.rootMargin : 0
  }
}

extension [LayoutNode] {
  /// Whether the translation of a view's mask was left on beside rules: the mask holds, and the user's rules break.
  func isMaskKept(_ position: Int, _ screen: ResolvedScreen, _ said: RuleFacts) -> Bool {
    !screen.isCode && self[position].translatesMask == true && said.hasRule[position] && self[position].frame != nil
  }
}
