import ProofModel
import Resolving

/// Turns a resolved screen into variables and linear constraints.
///
/// Each view has four variables: x, y, width and height of its alignment rect in the superview's space. The steps
/// are in the extensions: the user's rules first, then what views, stacks, masks and guides generate.
package struct Lowering: Sendable {
  let screen: ResolvedScreen
  let metrics: ContentMetrics
  var nodes: [LayoutNode] { screen.nodes }

  /// The number of variables, and for each what it would be if nothing decided it.
  private(set) var preferred: [Double] = []
  private(set) var constraints: [LoweredConstraint] = []
  private(set) var sources: [ConstraintSource] = []
  /// Built-in guides that constraints refer to, in order of first use.
  private(set) var guides: [GuideReference] = []
  /// Parameters in use, with their variables and the constraints that fix them.
  private(set) var parameters: [ParameterUse] = []
  private var parameterPositions: [Parameter: Int] = [:]

  /// By node: where the content constraints of an axis are, to change their right-hand sides later.
  var contentConstraints: [ContentConstraints] = []
  /// What each view's content asks for.
  var contents: [IntrinsicContent] = []
  /// By node: the content's width and height, of scroll views.
  var scrollContent: [Int: ScrollContent] = [:]
  /// By guide: its edges, left, top, right and bottom.
  private(set) var guideEdges: [[LinearForm]] = []
  /// By node: mentioned by a rule of the user's.
  var hasRule: [Bool] = []
  /// By node: a rule of the user's speaks of it first, and not only of another view by it.
  var isSubject: [Bool] = []
  /// By node: a rule of the user's says where it lies, not only how large it is.
  var hasLocation: [Bool] = []
  /// Labels without a text that the canvas lends a size.
  var lentLabels: Set<Int> = []
  /// By node: its edges that a rule ties to something inside of it.
  var pinnedInside: [Set<Edge>] = []
  /// By view, along which axes a rule says a length of its own (`a.height == 72`), whatever its priority.
  var saidLengths: [Set<Axis>] = []
  /// By node: how the view gets its place.
  var placements: [Placement] = []
  /// Whether any cell lies in a collection's lines.
  private(set) var hasFlows = false
  /// Where rules look for neighbours, and what they found.
  let neighbours: NeighbourSearch
  var neighboursFound: [(question: NeighbourSearch.Question, answer: NeighbourSearch.Answer)] = []
  /// By node: the size on the canvas of views that have no drawn frame.
  let canvasSizes: [Size?]
  /// All ids of the document, also of views that this variant leaves out.
  let documentIDs: Set<String>
  /// Rules of word forms that are there already are named, not doubled: where a screen has word forms, each authored
  /// rule's position by what it says.
  var isInWordForm = false
  var knownRules: [NormalRule: Int]?
  /// By superview: the last view that was put below the one before for want of rules.
  var lastUnruled: [Int: Int] = [:]
  let depths: [Int]
  let positions: [String: Int]
  var sink: DiagnosticSink

  struct GuideReference: Hashable, Sendable {
    var kind: LayoutGuideKind
    var owner: Int
  }

  /// A parameter with its variable and the constraint that fixes it.
  package struct ParameterUse: Sendable {
    var parameter: Parameter
    var variable: Int
    /// Position of `variable == value` in ``constraints``.
    package var constraint: Int
  }

  struct ScrollContent: Sendable {
    var width: Int
    var height: Int
  }

  struct ContentConstraints: Sendable {
    var hugWidth: Int?
    var resistWidth: Int?
    var hugHeight: Int?
    var resistHeight: Int?
  }

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
  }

  init(
    screen: ResolvedScreen, measuring: any TextMeasuring, documentIDs: Set<String>, estimates: [Rect?]? = nil,
    canvasSizes: [Size?]? = nil, sink: DiagnosticSink
  ) {
    self.screen = screen
    self.metrics = ContentMetrics(environment: screen.environment, measuring: measuring)
    self.sink = sink
    self.documentIDs = documentIDs
    self.canvasSizes = canvasSizes ?? Array(repeating: nil, count: screen.nodes.count)
    neighbours = NeighbourSearch(screen, rects: estimates ?? screen.nodes.map(\.frame))
    var depths: [Int] = []
    var positions: [String: Int] = [:]
    depths.reserveCapacity(screen.nodes.count)
    positions.reserveCapacity(screen.nodes.count)
    // By position: a node that is taken out of its array is copied whole.
    for position in screen.nodes.indices {
      if let parent = screen.nodes[position].parent { depths.append(depths[parent] + 1) } else { depths.append(0) }
      let id = screen.nodes[position].content.id
      if positions[id] == nil { positions[id] = position }
    }
    self.depths = depths
    self.positions = positions
    hasRule = Array(repeating: false, count: screen.nodes.count)
    hasLocation = hasRule
    isSubject = hasRule
    pinnedInside = Array(repeating: [], count: screen.nodes.count)
    saidLengths = Array(repeating: [], count: screen.nodes.count)
    contentConstraints = Array(repeating: ContentConstraints(), count: screen.nodes.count)
  }

  /// Lowers everything. Complexity: O(views + rules), rules being short.
  mutating func run() {
    addViewVariables()
    contents.reserveCapacity(nodes.count)
    for position in nodes.indices {
      contents.append(metrics.intrinsicContent(of: nodes[position], maxWidth: nodes[position].preferredMaxWidth))
    }
    lendLabelSizes()
    lowerRules()
    decidePlacements()
    hasFlows = placements.contains(.flow)
    for position in nodes.indices.dropFirst() { lowerPlacement(of: position) }
    for position in nodes.indices where nodes[position].stack != nil { lowerStack(position) }
    for position in nodes.indices where nodes[position].grid != nil { lowerGrid(position) }
    for position in nodes.indices where nodes[position].holdsPanes { lowerPanes(of: position) }
    for position in nodes.indices.dropFirst() { lowerContent(of: position) }
    if screen.contentsYield { letContentsYield() }
    lowerScrollViews()
    findGuideEdges()
  }

  /// Where the guides in use lie: left, top, right and bottom in their owners' spaces.
  private mutating func findGuideEdges() {
    for (position, guide) in guides.enumerated() {
      guideEdges.append(
        [LayoutAttribute.left, .top, .right, .bottom].map {
          form(.guide(position), $0, in: guide.owner, mirrored: false, asContent: false)
        })
    }
  }

  // MARK: Variables

  /// Four per view, in the order of the tree: x, y, width, height.
  private mutating func addViewVariables() {
    preferred.reserveCapacity(nodes.count * 4 + 16)
    for position in nodes.indices {
      let insets = nodes[position].alignmentInsets
      let drawn = nodes[position].frame.map { $0.inset(by: insets) } ?? .zero
      for value in [drawn.x, drawn.y, drawn.width, drawn.height] { preferred.append(value) }
    }
    for position in nodes.indices where nodes[position].content.kind == .scroll {
      scrollContent[position] = ScrollContent(width: addVariable(), height: addVariable())
    }
    fixRoot()
    for position in nodes.indices.dropFirst() {
      for variable in [width(position), height(position)] {
        append(LinearForm(variable: variable), .greaterThanOrEqual, origin: .system)
      }
    }
  }

  /// The root's size is the window's; its place is 0, 0. On a canvas it may hold its size less strongly than what is in it
  /// asks for another.
  private mutating func fixRoot() {
    let isHeld = !screen.isOnCanvas || nodes[0].holding <= 250
    let priority = isHeld ? 1000 : min(nodes[0].holding, 999)
    for (variable, parameter) in [(width(0), Parameter.windowWidth), (height(0), .windowHeight)] {
      let constraint = append(LinearForm(variable: variable), .equal, priority: priority, origin: .system)
      parameterPositions[parameter] = parameters.count
      parameters.append(ParameterUse(parameter: parameter, variable: variable, constraint: constraint))
    }
    for variable in [x(0), y(0)] { append(LinearForm(variable: variable), .equal, origin: .system) }
  }

  func x(_ node: Int) -> Int { node * 4 }
  func y(_ node: Int) -> Int { node * 4 + 1 }
  func width(_ node: Int) -> Int { node * 4 + 2 }
  func height(_ node: Int) -> Int { node * 4 + 3 }
  func size(_ node: Int, _ axis: Axis) -> Int { axis == .horizontal ? width(node) : height(node) }

  mutating func addVariable(preferred value: Double = 0) -> Int {
    preferred.append(value)
    return preferred.count - 1
  }

  /// The variable of a parameter, made on first use.
  mutating func variable(of parameter: Parameter) -> Int {
    if let position = parameterPositions[parameter] { return parameters[position].variable }
    let variable = addVariable()
    let constraint = append(LinearForm(variable: variable), .equal, origin: .system)
    parameterPositions[parameter] = parameters.count
    parameters.append(ParameterUse(parameter: parameter, variable: variable, constraint: constraint))
    return variable
  }

  // MARK: Constraints

  @discardableResult
  mutating func append(
    _ form: LinearForm, _ relation: LayoutRelation, priority: Double = 1000, origin: SolvedConstraint.Origin,
    words: AnchorForm = AnchorForm(), source: Int? = nil
  ) -> Int {
    constraints.append(
      LoweredConstraint(
        form: form, relation: relation, priority: priority, origin: origin, words: words, source: source,
        isSystems: source.map { sources[$0].rule.isSystems } ?? false))
    return constraints.count - 1
  }

  mutating func letYield(_ constraint: Int, as yielding: LoweredConstraint.Yielding) {
    constraints[constraint].yields = yielding
  }

  mutating func addSource(_ source: ConstraintSource) -> Int {
    sources.append(source)
    return sources.count - 1
  }

  /// The position of a built-in guide, made on first use.
  mutating func guide(_ kind: LayoutGuideKind, of owner: Int) -> LayoutItem {
    let reference = GuideReference(kind: kind, owner: owner)
    if let position = guides.firstIndex(of: reference) { return .guide(position) }
    guides.append(reference)
    return .guide(guides.count - 1)
  }
}
