public import ProofModel
import Resolving

/// Solves the variants of one document.
///
/// Making an engine does the work that is the same for all variants; `solve` may be called from several threads.
public struct LayoutEngine: Sendable {
  /// The document whose variants are solved.
  public var document: Document { resolver.document }
  /// The document for others that hold it.
  public var shared: SharedDocument { resolver.shared }
  package let measuring: any TextMeasuring
  let resolver: ScreenResolver
  /// Ids of all views, also of those that a variant leaves out.
  let documentIDs: Set<String>

  /// An engine for a document; views' texts are measured by `measuring`, pictures by `images`. O(views).
  public init(document: Document, measuring: any TextMeasuring, images: any ImageSizing) {
    self.measuring = measuring
    resolver = ScreenResolver(document: document, images: images)
    var ids: Set<String> = []
    document.root.collectIDs(into: &ids)
    documentIDs = ids
  }

  /// Options of one solve.
  public struct Options: Sendable {
    /// Intrinsic sizes and baselines given from outside, by view id.
    public var given: [String: GivenContent] = [:]
    /// Whether findings, causes of beaten constraints and ranges of ambiguity are wanted, or frames only.
    public var explains = true
    /// Options of a solve with all explanations, in which all contents are measured.
    public init() {}
  }

  /// Solves one variant. Problems of the document (unknown items, illegal pairs) go to `diagnostics`, each with
  /// its place; what can be laid out is.
  public func solve(
    _ environment: Environment, options: Options = Options(), diagnostics: inout DiagnosticSink
  ) -> SolvedLayout {
    let screen = resolver.resolve(environment, given: options.given, diagnostics: &diagnostics)
    let solver = ScreenSolver(screen: screen, measuring: measuring, documentIDs: documentIDs)
    return withBars(solver.solve(explains: options.explains, diagnostics: &diagnostics))
  }

  /// Solves a screen that was resolved before and altered since; what is wrong with it is not told.
  package func solve(_ screen: ResolvedScreen, explains: Bool = true) -> SolvedLayout {
    var quiet = DiagnosticSink()
    let solver = ScreenSolver(screen: screen, measuring: measuring, documentIDs: documentIDs)
    return withBars(solver.solve(explains: explains, diagnostics: &quiet))
  }

  /// The layout with the document's bars over it.
  func withBars(_ layout: SolvedLayout) -> SolvedLayout {
    var layout = layout
    let heights = BarHeights(environment: layout.environment)
    lazy var lookup = BarLookup(document: document, environment: layout.environment)
    layout.bars = heights.frames(of: document.bars)
    if !layout.bars.isEmpty { layout.barContents = lookup.shown(document.barContents) }
    for view in layout.views where !view.isHidden {
      guard let bars = view.content.bars, !bars.isEmpty else { continue }
      var insets = view.safeAreaInsets
      let own = heights.added(by: bars)
      for edge in Edge.allCases { insets[edge] -= own[edge] }
      let contents = document.innerBarContents[view.content.id].map(lookup.shown)
      layout.bars += heights.frames(of: bars, in: view.windowFrame, insets: insets).map { bar in
        var bar = bar
        bar.view = view.content.id
        bar.contents = contents
        return bar
      }
    }
    return layout
  }
}

extension LayoutEngine {
  /// Whether two documents ask for the same layout in a variant, wherever their parts stand in their files; O(size).
  public func asks(
    in environment: Environment, forSameAs other: LayoutEngine, in otherEnvironment: Environment
  ) -> Bool {
    let bars = BarLookup(document: document, environment: environment)
    let otherBars = BarLookup(document: other.document, environment: otherEnvironment)
    guard bars.shown(document.barContents) == otherBars.shown(other.document.barContents),
      document.innerBarContents.mapValues(bars.shown)
        == other.document.innerBarContents.mapValues(otherBars.shown), document.bars == other.document.bars,
      document.presentation == other.document.presentation
    else { return false }
    var (sink, otherSink) = (DiagnosticSink(), DiagnosticSink())
    let screen = resolver.resolve(environment, diagnostics: &sink)
    let otherScreen = other.resolver.resolve(otherEnvironment, diagnostics: &otherSink)
    return screen.withoutPlaces == otherScreen.withoutPlaces
  }

  /// What the document's bars add to the window's insets in a variant, in points.
  public func barInsets(in environment: Environment) -> EdgeInsets {
    var bars = resolver.safeArea(in: environment)
    for edge in Edge.allCases { bars[edge] -= environment.safeArea[edge] }
    return bars
  }

  /// What a variant's screen is made of: variants of one structure differ in right-hand sides only.
  package func structure(of environment: Environment) -> ScreenStructure { resolver.structure(of: environment) }

  /// A session for many variants on one thread.
  public func session(options: Options = Options()) -> LayoutSession { LayoutSession(self, options: options) }
}

extension LayoutEngine {
  /// Views that rules place in a variant as they do on another one, the canvas: no rule that names one is there in one
  /// of the two only, placeholders left aside, and neither it nor its stack is arranged otherwise. What is right to say
  /// of their rules there is right here. Complexity: O(views + rules).
  package func viewsRuled(in environment: Environment, asOn canvas: Environment) -> Set<String> {
    var sink = DiagnosticSink()
    let drawn = resolver.resolve(canvas, diagnostics: &sink)
    let here = resolver.resolve(environment, diagnostics: &sink)
    var other: Set<String> = []
    for (screen, counterpart) in [(drawn, here), (here, drawn)] {
      let known = Set(counterpart.rules.map(\.rule))
      for rule in screen.rules.map(\.rule) where !rule.isPlaceholder && !known.contains(rule) {
        guard case .attributes(let form) = rule.form else { return [] }
        for case .view(let id) in [form.first.target, form.second?.target] { other.insert(id) }
      }
    }
    let nodes = Dictionary(drawn.nodes.map { ($0.content.id, $0) }, uniquingKeysWith: { first, _ in first })
    func isArrangedAlike(_ node: LayoutNode) -> Bool {
      guard let drawn = nodes[node.content.id] else { return false }
      return drawn.stack == node.stack && drawn.content.isHidden == node.content.isHidden
        && drawn.children.count == node.children.count
    }
    return Set(
      here.nodes.filter { node in
        !other.contains(node.content.id) && isArrangedAlike(node)
          && (node.parent.map { isArrangedAlike(here.nodes[$0]) } ?? true)
      }.map(\.content.id))
  }
}

extension ViewNode {
  func collectIDs(into ids: inout Set<String>) {
    ids.insert(id)
    for child in children { child.collectIDs(into: &ids) }
  }
}

extension LayoutEngine {
  /// What a variant's layout hangs on. Complexity: O(groups + overrides).
  package func input(of environment: Environment) -> LayoutInput {
    LayoutInput(environment, structure(of: environment))
  }
}
