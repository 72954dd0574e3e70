import ProofModel
import Resolving

/// What generators read: the screen, what its contents ask for, and what its rules say.
final class GeneratorInput: Sendable {
  let screen: ResolvedScreen
  /// By node: what the content asks for.
  let contents: [IntrinsicContent]
  let said: RuleFacts
  /// By node: the size on the canvas of views that have no drawn frame.
  let canvasSizes: [Size?]
  /// Labels without a text that the canvas lends a size.
  let lentLabels: Set<Int>
  /// By node: how the view gets its place.
  let placements: [Placement]

  var nodes: [LayoutNode] { screen.nodes }

  init(
    screen: ResolvedScreen, contents: [IntrinsicContent], said: RuleFacts, canvasSizes: [Size?], lentLabels: Set<Int>
  ) {
    self.screen = screen
    self.contents = contents
    self.said = said
    self.canvasSizes = canvasSizes
    self.lentLabels = lentLabels
    placements = screen.nodes.indices.map { Placement(of: $0, in: screen, said) }
  }

  /// The size of a view when the frames were drawn: the canvas for the root, or what that was drawn with.
  func canvasExtent(of node: Int, _ axis: Axis) -> Double {
    let size: Size
    if node == 0 {
      size = screen.canvas.map { screen.drawnSize ?? $0.windowSize } ?? screen.environment.windowSize
    } else {
      size = nodes[node].frame?.size ?? canvasSizes[node] ?? .zero
    }
    return axis == .horizontal ? size.width : size.height
  }
}

extension GeneratorInput {
  /// Whether Interface Builder lends the view a size along an axis: UIKit's plain views, and maps, which none of their own
  /// subviews sizes (recorded: of plain views that are pinned to both edges by what is in them, 98 of 100 have another), and no
  /// rule of their own however weak (recorded lengths of rules at 500 in sendbird-uikit-ios, canvas-ios and Habitica).
  func hasDesignSize(_ view: Int, _ axis: Axis) -> Bool {
    !screen.environment.isMac && nodes[view].frame != nil && Self.isLentSize(nodes[view].content.kind)
      && !isPinnedInside(view, axis)
      && !said.saidLengths[view].contains(axis)
  }

  static func isLentSize(_ kind: ViewKind) -> Bool { kind == .view || kind == .map }

  /// Whether rules tie both of the view's edges to what is in it.
  func isPinnedInside(_ view: Int, _ axis: Axis) -> Bool {
    let edges = said.pinnedInside[view]
    return axis == .horizontal
      ? edges.contains(.left) && edges.contains(.right)
      : edges.contains(.top) && edges.contains(.bottom)
  }
}

/// A part of lowering that makes constraints of its own: a function from what is known of a screen to constraints in the
/// words of layout.
protocol ConstraintGenerator {
  var input: GeneratorInput { get }
  var made: GeneratedConstraints { get set }
}

extension ConstraintGenerator {
  var screen: ResolvedScreen { input.screen }
  var nodes: [LayoutNode] { input.screen.nodes }
  var contents: [IntrinsicContent] { input.contents }
  var isMac: Bool { input.screen.environment.isMac }

  /// Adds `left relation right` as a constraint that the layout itself makes.
  mutating func generate(
    _ left: AnchorForm, _ relation: LayoutRelation = .equal, _ right: AnchorForm, priority: Double = 1000,
    _ origin: SolvedConstraint.Origin, owner: Int? = nil, yields: LoweredConstraint.Yielding? = nil,
    contentOf: Int? = nil
  ) {
    made.constraints.append(
      AnchorConstraint(
        words: left.adding(right, -1).tidied, relation: relation, priority: priority, origin: origin, owner: owner,
        yields: yields, contentOf: contentOf))
  }

  /// A built-in guide, made on first use.
  mutating func guide(_ kind: LayoutGuideKind, of owner: Int) -> LayoutItem {
    made.guides.item(LoweredScreen.GuideReference(kind: kind, owner: owner))
  }

  /// Holds a view where it was drawn, as Interface Builder's prototyping constraints do.
  mutating func holdWhereDrawn(_ position: Int) {
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
}
