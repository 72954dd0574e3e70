public import AutoLayout
import CairoRendering
public import InterfaceBuilder
public import ProofModel
import Typesetting

/// One document ready to be solved and drawn: the engine with its fonts and pictures. May be used from several threads.
public struct Workbench: Sendable {
  /// The document that is solved; copies of the workbench share it.
  public private(set) var document: Document {
    get { shared.document }
    set { shared = SharedDocument(newValue) }
  }
  private var shared: SharedDocument
  /// The layout engine of the document, which measures with the studio's fonts and the document's pictures.
  public let engine: LayoutEngine
  /// The files that it was read from; empty where that is not known.
  public package(set) var sources: [String] = []
  package let studio: Studio
  package let images: ImageStore
  package let renderers: RendererPool
  /// Solves variants of layout code; nil: the engine solves the document.
  private let code: CodeSolver?
  /// What findings say besides, of Interface Builder's files.
  private let drawn: DrawnFindings?
  /// What an Interface Builder file says of its views, where findings stay as they are found: reviews, which ask it of both
  /// sides (``unflagged(_:_:)``).
  package var flags: DrawnFlags?

  /// The same screen under another name.
  func named(_ name: String) -> Workbench {
    var workbench = self
    workbench.document.name = name
    return workbench
  }

  /// The same screen, compared with these designs before its own.
  public func compared(with designs: [DesignMock]) -> Workbench {
    var workbench = self
    workbench.document.mocks = designs + document.mocks
    return workbench
  }

  /// Whether a document's screen can be solved again with edits taken back; layout code runs once.
  package var triesCauses: Bool { code == nil }

  /// Solves one variant; the last argument asks for findings and causes besides frames.
  package typealias CodeSolver = @Sendable (Variant, Workbench, Bool) -> Solved

  /// - Parameter flags: what an Interface Builder file itself says of its views.
  public init(document: Document, studio: Studio, flags: DrawnFlags? = nil) {
    self.init(document: document, studio: studio, code: nil, flags: flags)
  }

  package init(document: Document, studio: Studio, code: CodeSolver?, flags: DrawnFlags? = nil) {
    var document = document
    ProjectFonts.apply(to: &document)
    drawn = flags.map { [document] in DrawnFindings(document, flags: $0) }
    self.studio = studio
    self.code = code
    images = ImageStore(
      folder: document.assetFolder, root: document.assetRoot, systemPictures: document.systemPictures,
      sets: document.pictures)
    engine = LayoutEngine(document: document, measuring: studio.text, images: images)
    shared = engine.shared
    renderers = RendererPool(studio: studio, images: images)
  }

  /// A variant with its solved layout, and what there was to tell of the document while solving.
  public struct Solved: Sendable {
    /// The device, state and traits that the layout is of.
    public var variant: Variant
    /// The frames, constraints and findings, without the findings that the document's policy allows.
    public var layout: SolvedLayout
    /// What there was to tell of the document while solving, such as rules that cannot be lowered.
    public var diagnostics: [Diagnostic]
    /// Ids of findings that the document's policy allows, which were left out.
    public package(set) var allowed: [String] = []
    /// Further variants with the same layout, where variants were solved together.
    public package(set) var twins: [Variant] = []

    package init(
      variant: Variant, layout: SolvedLayout, diagnostics: [Diagnostic], allowed: [String] = [], twins: [Variant] = []
    ) {
      self.variant = variant
      self.layout = layout
      self.diagnostics = diagnostics
      self.allowed = allowed
      self.twins = twins
    }
  }

  /// The variants that the selection means, and what is wrong with it.
  public func variants(_ selection: VariantSelection) -> (variants: [Variant], diagnostics: [Diagnostic]) {
    var matrix = VariantMatrix(document: document, selection: selection)
    let variants = matrix.variants()
    return (variants, matrix.diagnostics.diagnostics)
  }

  /// Solves one variant, as the engine's `solve` does.
  public func solve(_ variant: Variant, given: [String: GivenContent] = [:], explains: Bool = true) -> Solved {
    if let code { return identified(code(variant, self, explains)) }
    return solve(variant, in: sessions(given: given, explains: explains))
  }

  /// Solves several variants on up to `jobs` threads, in their order.
  public func solve(_ variants: [Variant], given: [String: GivenContent] = [:], jobs: Int) -> [Solved] {
    let sessions = sessions(given: given)
    return parallelMap(variants, jobs: jobs) { solve($0, in: sessions) }
  }

  /// Compiled screens that several variants share.
  package func sessions(given: [String: GivenContent], explains: Bool = true) -> LayoutSessionPool {
    var options = LayoutEngine.Options()
    options.given = given
    options.explains = explains
    return LayoutSessionPool(engine, options: options)
  }

  /// Solves a variant with the screens that were compiled for others.
  package func solve(_ variant: Variant, in sessions: LayoutSessionPool) -> Solved {
    if let code { return identified(code(variant, self, true)) }
    var sink = DiagnosticSink()
    var layout = sessions.solve(variant.environment, diagnostics: &sink)
    if sessions.explains, isCanvas(variant.environment) {
      let texts = DrawnTextSizes.sizes(of: document, in: layout)
      if !texts.isEmpty {
        let pool = self.sessions(given: texts.merging(sessions.given) { $1 })
        layout.takeMisplaced(from: pool.solve(variant.environment, diagnostics: &sink))
      }
    }
    if let drawn, sessions.explains {
      drawn.annotate(
        &layout, isOnCanvas: isCanvas(variant.environment), ruledAsDrawn: ruledAsDrawn(layout, variant.environment))
    }
    let allowed = sessions.explains ? judge(&layout) : []
    return Solved(variant: variant, layout: layout, diagnostics: sink.diagnostics, allowed: allowed)
  }

  private func identified(_ solved: Solved) -> Solved {
    var solved = solved
    solved.layout.identifyFindings(usesObjectIDs: usesObjectIDs)
    return solved
  }

  /// Adds to findings what the authors of Interface Builder's files know their views by.
  package func annotate(_ layout: inout SolvedLayout) { drawn?.annotate(&layout, isOnCanvas: false) }

  /// The file's own canvas, solved twice: with texts as we measure them, which is what findings are said of, and with
  /// texts as they were drawn, where our measuring agrees with them within its error. Nil for other formats.
  package func solveCanvas() -> (measured: SolvedLayout, drawn: Solved)? {
    guard let variant = canvasVariant else { return nil }
    var sink = DiagnosticSink()
    let measured = sessions(given: [:]).solve(variant.environment, diagnostics: &sink)
    let texts = DrawnTextSizes.sizes(of: document, in: measured)
    let layout = texts.isEmpty ? measured : sessions(given: texts).solve(variant.environment, diagnostics: &sink)
    return (measured, Solved(variant: variant, layout: layout, diagnostics: sink.diagnostics))
  }

  /// Views that rules place as on the file's canvas; asked only where something is ambiguous elsewhere.
  private func ruledAsDrawn(_ layout: SolvedLayout, _ environment: Environment) -> Set<String> {
    guard case .drawn(let canvas)? = document.canvas, canvas != environment,
      layout.findings.contains(where: { $0.kind == .ambiguity })
    else { return [] }
    return engine.viewsRuled(in: environment, asOn: canvas)
  }

  /// Which findings of a layout Interface Builder would have flagged where they were so, and did not.
  package func unflagged(_ layout: SolvedLayout, _ environment: Environment) -> Set<Int> {
    guard let flags else { return [] }
    let (isOnCanvas, ruled) = (isCanvas(environment), ruledAsDrawn(layout, environment))
    return Set(
      layout.findings.indices.filter {
        DrawnFindings.isUnflagged(layout.findings[$0], flags, isOnCanvas: isOnCanvas, ruled)
      })
  }

  /// Whether an environment is the canvas that the file was drawn on.
  package func isCanvas(_ environment: Environment) -> Bool {
    guard case .drawn(let canvas)? = document.canvas else { return false }
    return canvas == environment
  }

  /// The file's own canvas as a variant, `canvas`, on which its frames and flags were drawn; nil for other formats.
  public var canvasVariant: Variant? {
    guard case .drawn(let canvas)? = document.canvas else { return nil }
    return Variant(environment: canvas, key: "canvas")
  }

  /// What is missing or unusable of fonts and pictures so far.
  public var resourceDiagnostics: [Diagnostic] { studio.fonts.diagnostics + images.diagnostics }
}
