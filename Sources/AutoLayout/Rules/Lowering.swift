import ProofModel
import Resolving

/// The way of a screen to linear forms: its rules and what generators say, both in the words of layout.
///
/// The user's rules come first, in the order of the source; then for each view its way of being placed, then stacks, grids,
/// panes and contents. The order is part of the meaning: among equals the earlier constraint is kept.
struct Lowering {
  /// What has been made so far.
  var lowered: LoweredScreen
  /// What the rules say of each view.
  var said: RuleFacts
  /// Where rules look for neighbours.
  let neighbours: NeighbourSearch
  /// By node: the size on the canvas of views that have no drawn frame.
  private let canvasSizes: [Size?]
  /// All ids of the document, also of views that this variant leaves out.
  let documentIDs: Set<String>
  /// Rules of word forms that are there already are named, not doubled: where a screen has word forms, each authored
  /// rule's position by what it says.
  var isInWordForm = false
  var knownRules: [NormalRule: Int]?
  var sink: DiagnosticSink

  var screen: ResolvedScreen { lowered.screen }
  var nodes: [LayoutNode] { lowered.screen.nodes }

  init(
    screen: ResolvedScreen, measuring: any TextMeasuring, documentIDs: Set<String>, estimates: [Rect?]? = nil,
    canvasSizes: [Size?]? = nil, sink: DiagnosticSink
  ) {
    lowered = LoweredScreen(screen, ContentMetrics(environment: screen.environment, measuring: measuring))
    said = RuleFacts(count: screen.nodes.count)
    self.sink = sink
    self.documentIDs = documentIDs
    self.canvasSizes = canvasSizes ?? Array(repeating: nil, count: screen.nodes.count)
    neighbours = NeighbourSearch(screen, rects: estimates ?? screen.nodes.map(\.frame))
  }

  /// Lowers everything. Complexity: O(views + rules), rules being short.
  mutating func run() {
    lowered.addViewVariables()
    let lent = LentSizes.labels(of: screen)
    lowered.measureContents(lending: lent)
    lowerRules()
    let input = GeneratorInput(
      screen: screen, contents: lowered.contents, said: said, canvasSizes: canvasSizes, lentLabels: lent)
    lowered.placements = input.placements
    let written = writtenFrames(input.placements)
    generate { PlacementGenerator.constraints(input, written, &$0) }
    generate { StackGenerator.constraints(input, &$0) }
    generate { GridGenerator.constraints(input, &$0) }
    generate { PaneGenerator.constraints(input, &$0) }
    generate { ContentGenerator.constraints(input, &$0) }
    if screen.contentsYield { lowered.letContentsYield() }
    lowered.boundScrolledContents()
    lowered.findGuideEdges()
  }

  /// Lowers what one generator says.
  private mutating func generate(_ generator: (inout GeneratedConstraints) -> Void) {
    var made = GeneratedConstraints(guides: lowered.guides)
    generator(&made)
    lowered.add(made)
    sink.report(contentsOf: made.notes)
  }
}
