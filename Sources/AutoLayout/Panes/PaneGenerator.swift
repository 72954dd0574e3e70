import ProofModel
import Resolving

/// Split views and tab views: their panes and pages fill them.
struct PaneGenerator: ConstraintGenerator {
  let input: GeneratorInput
  var made: GeneratedConstraints

  /// The constraints of all views that place their panes. Complexity: O(panes).
  static func constraints(_ input: GeneratorInput, _ made: inout GeneratedConstraints) {
    var generator = PaneGenerator(input: input, made: made)
    for position in input.nodes.indices where input.nodes[position].holdsPanes { generator.lowerPanes(of: position) }
    made = generator.made
  }

  private mutating func lowerPanes(of position: Int) {
    let panes = nodes[position].children.filter { nodes[$0].content.kind != .guide }
    switch nodes[position].content.kind {
    case .split: lowerSplit(position, panes)
    case .tabs: for page in panes { lowerPage(page, in: position) }
    default: break
    }
  }

  // MARK: Split views

  /// Panes lie beside each other from edge to edge with the divider between; across they fill the view. Each keeps the
  /// size it was drawn with at its holding priority, so that the one with the lowest takes what a resize adds; where
  /// several have the lowest they share it in proportion (NSSplitView's documentation). A hidden pane is collapsed.
  private mutating func lowerSplit(_ position: Int, _ panes: [Int]) {
    let axis = nodes[position].content.axis ?? .horizontal
    let isAcross = axis == .horizontal
    let (first, last): (LayoutAttribute, LayoutAttribute) = isAcross ? (.leading, .trailing) : (.top, .bottom)
    let cross: [LayoutAttribute] = isAcross ? [.top, .bottom] : [.leading, .trailing]
    let size: LayoutAttribute = isAcross ? .width : .height
    let split = LayoutItem.view(position)
    var before: Int?
    for pane in panes {
      for edge in cross { generate(AnchorForm(.view(pane), edge), .equal, AnchorForm(split, edge), .split(.canvas)) }
      guard !nodes[pane].content.isHidden else {
        generate(AnchorForm(.view(pane), size), .equal, AnchorForm(), .split(.hiding))
        let place = before.map { AnchorForm(.view($0), last) } ?? AnchorForm(split, first)
        generate(AnchorForm(.view(pane), first), .equal, place, .split(.hiding))
        continue
      }
      if let before {
        let end = AnchorForm(.view(before), last).adding(AnchorForm(nodes[position].dividerThickness), 1)
        generate(AnchorForm(.view(pane), first), .equal, end, .split(.divider))
      } else {
        generate(AnchorForm(.view(pane), first), .equal, AnchorForm(split, first), .split(.canvas))
      }
      before = pane
    }
    if let before { generate(AnchorForm(split, last), .equal, AnchorForm(.view(before), last), .split(.canvas)) }
    hold(panes.filter { !nodes[$0].content.isHidden }, axis, size)
  }

  private mutating func hold(_ panes: [Int], _ axis: Axis, _ size: LayoutAttribute) {
    guard panes.count > 1, let lowest = panes.map({ nodes[$0].holding }).min() else { return }
    let sharing = panes.filter { nodes[$0].holding == lowest }
    for pane in panes where nodes[pane].holding > lowest {
      guard let drawn = drawnExtent(of: pane, axis) else { continue }
      generate(
        AnchorForm(.view(pane), size), .equal, AnchorForm(drawn), priority: Self.strength(nodes[pane].holding),
        .split(.holding))
    }
    guard let first = sharing.first else { return }
    let model = drawnExtent(of: first, axis) ?? 1
    for pane in sharing.dropFirst() {
      let share = model > 0 ? (drawnExtent(of: pane, axis) ?? 1) / model : 1
      generate(
        AnchorForm(.view(pane), size), .equal, AnchorForm(.view(first), size).scaled(share),
        priority: Self.strength(lowest), .split(.holding))
    }
  }

  /// A divider stays where it was dragged, at `NSLayoutConstraint.Priority.dragThatCannotResizeWindow` and more, whatever hugs less
  /// in the panes (recorded in 56 versions of files of 9 projects; in 8 of them, of ColorSet and Booru-chan, labels hug at 251).
  private static func strength(_ holding: Double) -> Double { holding < 490 ? 490 + holding / 490 : min(holding, 999) }

  private func drawnExtent(of view: Int, _ axis: Axis) -> Double? {
    guard let frame = nodes[view].frame?.inset(by: nodes[view].alignmentInsets) else { return nil }
    return axis == .horizontal ? frame.width : frame.height
  }

  // MARK: Tab views

  /// Every page fills what the tabs and the border leave of the view's frame, shown or not; but on the canvas one that is
  /// not shown keeps the frame that it had when it last was (files: GitUp, MacPass, Textual).
  private mutating func lowerPage(_ page: Int, in position: Int) {
    if screen.isOnCanvas, nodes[page].content.isHidden, nodes[page].frame != nil {
      holdWhereDrawn(page)
      return
    }
    let outer = nodes[position].alignmentInsets
    let insets = nodes[position].content.contentInsets
    let (tabs, view) = (LayoutItem.view(position), LayoutItem.view(page))
    let edges: [(LayoutAttribute, Double)] = [
      (.left, insets.left - outer.left), (.top, insets.top - outer.top), (.right, outer.right - insets.right),
      (.bottom, outer.bottom - insets.bottom),
    ]
    for (edge, inset) in edges {
      generate(AnchorForm(view, edge), .equal, AnchorForm(tabs, edge).adding(AnchorForm(inset), 1), .split(.page))
    }
  }
}

extension LayoutNode {
  /// Between two panes: 1 where the divider is thin, 9 where it is thick, 10 with a handle (files).
  var dividerThickness: Double {
    switch content.style {
    case .thick: return 9
    case .paneSplitter: return 10
    default: return 1
    }
  }
}
