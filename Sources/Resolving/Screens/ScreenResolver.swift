package import ProofModel

/// Turns a document into what the engine lays out, one variant at a time: traits, state, strings, tokens, fonts and
/// defaults are all applied here, and nowhere else.
///
/// Making a resolver does the work that is the same for all variants; `resolve` may be called from several threads.
package struct ScreenResolver: Sendable {
  package let shared: SharedDocument
  let images: any ImageSizing
  /// The tree in preorder with its properties in the order of the table.
  let views: [PreparedView]
  /// What is wrong in every variant.
  let preparation: [Diagnostic]
  /// Where frames were drawn, with the document's bars; nil where nothing was drawn.
  let canvas: Environment?
  /// Whether the size of the screen or window decides more than right-hand sides.
  let dependsOnSizes: Bool

  package var document: Document { shared.document }

  package init(document: Document, images: any ImageSizing) {
    shared = SharedDocument(document)
    self.images = images
    var sink = DiagnosticSink()
    views = PreparedView.all(of: document, diagnostics: &sink)
    preparation = sink.diagnostics
    let hasFrames = views.contains { view in view.properties.contains { $0.key == .frame } }
    canvas = hasFrames || document.canvas != nil ? Self.canvas(of: document) : nil
    dependsOnSizes = Self.dependsOnSizes(document, views)
  }

  /// Resolves one variant. Properties that do not fit, unknown names and values out of range go to `diagnostics`,
  /// each with its place; the default stands in for what cannot be used.
  package func resolve(
    _ environment: Environment, given: [String: GivenContent] = [:], diagnostics: inout DiagnosticSink
  ) -> ResolvedScreen {
    diagnostics.report(contentsOf: preparation)
    reportUnknownState(environment, &diagnostics)
    let changes = ActiveChanges(document: document, environment: environment)
    reportUnknownViews(changes, &diagnostics)

    var screen = ResolvedScreen(environment: environment)
    screen.numbers = numbers(changes)
    screen.safeArea = safeArea(in: environment)
    screen.layoutEvents = document.layoutEvents
    screen.canvas = canvas
    screen.isOnCanvas = isOnCanvas(environment)
    screen.contentsYield = screen.isOnCanvas && document.format == .interfaceBuilder && document.platform == .ios

    var reader = ValueReader(
      document: document, environment: environment, numbers: screen.numbers, diagnostics: diagnostics)
    screen.nodes = nodes(changes, given: given, &reader)
    if document.format == .interfaceBuilder, document.platform == .ios, let canvas,
      let own = screen.nodes.first?.frame?.size,
      own != canvas.windowSize
    {
      screen.drawnSize = own
    }
    screen.rules = rules(changes, screen: screen, &reader)
    diagnostics = reader.diagnostics
    return screen
  }

  /// Number tokens and metrics; a state's metrics win.
  private func numbers(_ changes: ActiveChanges) -> [String: Double] {
    var numbers = document.metrics.mapValues(\.value)
    for (name, token) in document.tokens {
      if case .number(let value) = token.value { numbers[name] = value }
    }
    for (name, value) in changes.metrics { numbers[name] = value }
    return numbers
  }

  private func reportUnknownState(_ environment: Environment, _ diagnostics: inout DiagnosticSink) {
    guard let state = environment.state, !document.states.contains(where: { $0.name == state }) else { return }
    diagnostics.report(
      .error(
        "no-such-state", "'\(document.name)' has no state '\(state)'",
        hint: NearestNames.hint(for: state, in: document.states.map(\.name))))
  }

  /// Views that a state or an override names and that are not there; sorted, for they come from a dictionary.
  private func reportUnknownViews(_ changes: ActiveChanges, _ diagnostics: inout DiagnosticSink) {
    guard !changes.isEmpty else { return }
    let known = Set(views.map(\.id))
    let named = Set(changes.properties.keys).union(changes.frameComponents.keys).union(changes.installed.keys)
    for name in named.subtracting(known).sorted() {
      let span = changes.properties[name]?.values.compactMap(\.span).min { $0.start < $1.start }
      diagnostics.report(
        .error(
          "no-such-view", "a state or an override changes '\(name)', which is no view", at: span,
          hint: NearestNames.hint(for: name, in: views.map(\.id))))
    }
  }

  // MARK: - Canvas

  private static func canvas(of document: Document) -> Environment? {
    guard var environment = drawnOn(document) else { return nil }
    if case .drawn? = document.canvas { return environment }
    environment.safeArea = BarHeights(environment: environment).safeArea(with: document.bars)
    return environment
  }

  private static func drawnOn(_ document: Document) -> Environment? {
    switch document.canvas {
    case .drawn(let environment)?: return environment
    case .size(let size)?: return environment(.size(size, scale: 2, name: nil), in: document)
    case .device(let name, let orientation)?:
      return DeviceCatalogue.shared.device(name).flatMap { environment(.device($0), orientation, in: document) }
    case nil: break
    }
    // The first of the matrix; without one the first iPhone of the standard selection.
    if let word = document.matrix.devices?.first?.value {
      return DeviceCatalogue.shared.devices(matching: word).first.flatMap {
        environment(.device($0), in: document)
      }
    }
    if let named = document.matrix.sizes?.first {
      return environment(.size(named.size, scale: named.scale ?? 2, name: named.name), in: document)
    }
    return DeviceCatalogue.shared.standardSelection(for: document.platform).first.flatMap {
      environment(.device($0), in: document)
    }
  }

  private static func environment(
    _ screen: EnvironmentBuilder.Screen, _ orientation: Orientation = .portrait, in document: Document
  ) -> Environment? {
    var builder = EnvironmentBuilder(screen)
    builder.orientation = orientation
    builder.era = document.era
    builder.platform = document.platform
    builder.locale = document.baseLocale
    return (try? builder.environment().get()).map { document.presented($0) }
  }

  /// Whether a variant is the canvas itself, on which design-time things hold.
  func isOnCanvas(_ environment: Environment) -> Bool {
    guard let canvas else { return false }
    return environment.windowSize == canvas.windowSize && environment.orientation == canvas.orientation
      && environment.device == canvas.device
  }
}
