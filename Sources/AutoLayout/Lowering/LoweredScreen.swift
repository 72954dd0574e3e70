import ProofModel
import Resolving

/// A screen in linear forms: its variables, its constraints, and what is needed to tell about them.
///
/// ``Lowering`` fills it; from then on nothing in it changes.
package struct LoweredScreen: Sendable {
  let screen: ResolvedScreen
  let metrics: ContentMetrics
  /// By node: how many views it lies in.
  let depths: [Int]
  /// By id: the first node that has it.
  let positions: [String: Int]

  /// The number of variables, and for each what it would be if nothing decided it.
  private(set) var preferred: [Double] = []
  private(set) var constraints: [LoweredConstraint] = []
  private(set) var sources: [ConstraintSource] = []
  /// Built-in guides that constraints refer to, in order of first use.
  private(set) var guides: [GuideReference] = []
  /// By guide: its edges, left, top, right and bottom.
  private(set) var guideEdges: [[LinearForm]] = []
  /// Parameters in use, with their variables and the constraints that fix them.
  private(set) var parameters: [ParameterUse] = []
  private var parameterPositions: [Parameter: Int] = [:]

  /// By node: where the content constraints of an axis are, to change their right-hand sides later.
  private(set) var contentConstraints: [ContentConstraints]
  /// What each view's content asks for.
  private(set) var contents: [IntrinsicContent] = []
  /// By node: the content's width and height, of scroll views.
  private(set) var scrollContent: [Int: ScrollContent] = [:]
  /// By node: how the view gets its place.
  var placements: [Placement] = [] { didSet { hasFlows = placements.contains(.flow) } }
  /// Whether any cell lies in a collection's lines.
  private(set) var hasFlows = false
  /// What rules that look for neighbours found.
  var neighboursFound: [(question: NeighbourSearch.Question, answer: NeighbourSearch.Answer)] = []

  var nodes: [LayoutNode] { screen.nodes }
  var isMac: Bool { screen.environment.isMac }

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

  init(_ screen: ResolvedScreen, _ metrics: ContentMetrics) {
    self.screen = screen
    self.metrics = metrics
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
    contentConstraints = Array(repeating: ContentConstraints(), count: screen.nodes.count)
  }

  /// Lengths and factors beyond it are refused; far below it the solver's numbers still have their digits.
  static var largestNumber: Double { 1e9 }

  // MARK: Variables

  /// Four per view, in the order of the tree: x, y, width, height.
  mutating func addViewVariables() {
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

  /// The root's size is the window's, its place 0, 0. On a canvas what is in it may ask more strongly for another size.
  private mutating func fixRoot() {
    let isHeld = !screen.isOnCanvas || !nodes[0].sizeGivesWay
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

  private mutating func addVariable(preferred value: Double = 0) -> Int {
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

  // MARK: Contents

  /// What contents ask for; those of labels that the canvas lends a size, that size.
  mutating func measureContents(lending labels: Set<Int>) {
    contents.reserveCapacity(nodes.count)
    for position in nodes.indices {
      contents.append(metrics.intrinsicContent(of: nodes[position], maxWidth: nodes[position].preferredMaxWidth))
    }
    for position in labels {
      if nodes[position].intrinsicWidth == nil { contents[position].width = LentSizes.emptyLabel }
      if nodes[position].intrinsicHeight == nil { contents[position].height = LentSizes.emptyLabel }
    }
  }

  /// Keeps where a content's constraint is.
  private mutating func noteContent(of position: Int, _ origin: SolvedConstraint.Origin, at place: Int) {
    switch origin {
    case .hugging(.horizontal): contentConstraints[position].hugWidth = place
    case .hugging(.vertical): contentConstraints[position].hugHeight = place
    case .compression(.horizontal): contentConstraints[position].resistWidth = place
    case .compression(.vertical): contentConstraints[position].resistHeight = place
    default: break
    }
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

  /// Lowers what a generator said; what says nothing of any variable is left out.
  mutating func add(_ made: GeneratedConstraints) {
    guides = made.guides
    for constraint in made.constraints {
      let words = constraint.words
      guard !words.terms.isEmpty, let form = linearForm(of: words, owner: constraint.owner), !form.isConstant else {
        continue
      }
      let place = append(
        form, constraint.relation, priority: constraint.priority, origin: constraint.origin, words: words)
      if let yielding = constraint.yields { constraints[place].yields = yielding }
      if let view = constraint.contentOf { noteContent(of: view, constraint.origin, at: place) }
    }
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
    guides.item(GuideReference(kind: kind, owner: owner))
  }

  /// Where the guides in use lie: left, top, right and bottom in their owners' spaces.
  mutating func findGuideEdges() {
    for (position, guide) in guides.enumerated() {
      guideEdges.append(
        [LayoutAttribute.left, .top, .right, .bottom].map {
          form(.guide(position), $0, in: guide.owner, mirrored: false, asContent: false)
        })
    }
  }

  /// A scroll view's content size that was given, and a content that is not smaller than nothing.
  mutating func boundScrolledContents() {
    for position in nodes.indices {
      guard let content = scrollContent[position] else { continue }
      let given = nodes[position].contentSize
      for (variable, value) in [(content.width, given?.width), (content.height, given?.height)] {
        var form = LinearForm(variable: variable)
        append(form, .greaterThanOrEqual, origin: .system)
        guard let value else { continue }
        form.constant = -value
        append(form, .equal, priority: 999, origin: .system)
      }
    }
  }
}

extension [LoweredScreen.GuideReference] {
  /// The item of a built-in guide, which is appended on first use. Complexity: O(guides).
  mutating func item(_ reference: Element) -> LayoutItem {
    if let position = firstIndex(of: reference) { return .guide(position) }
    append(reference)
    return .guide(count - 1)
  }
}
