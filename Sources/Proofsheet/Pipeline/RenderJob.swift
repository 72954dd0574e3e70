import AutoLayout
import CairoRendering
public import ProofModel
import ProofScene
import Synchronization

/// Draws all variants of one document to files, and the contact sheet; see ``RenderRun`` for several documents.
///
/// Variants are drawn on several threads; what is written does not depend on how many.
public struct RenderJob: Sendable {
  let workbench: Workbench
  let request: RenderRequest

  public init(workbench: Workbench, request: RenderRequest) {
    self.workbench = workbench
    self.request = request
  }

  public struct Outcome: Sendable {
    /// Files written, pictures first, in the order of the matrix.
    public var paths: [String] = []
    public var solved: [Workbench.Solved] = []
    public var diagnostics: [Diagnostic] = []
  }

  /// One variant, solved and turned into a picture.
  struct Drawn: Sendable {
    var solved: Workbench.Solved
    /// Nil where no file of its own is asked for.
    var picture: DisplayList?
    var cells: [SheetCell]
    /// What a page shows of it.
    var layers: [PageLayer] = []
    var paths: [String]
    var diagnostics: [Diagnostic]
  }

  /// Draws everything. A file that cannot be written is told and leaves the one that was there as it was.
  ///
  /// - Parameter progress: variants done and their number, from any thread.
  public func run(progress: (@Sendable (Int, Int) -> Void)? = nil) -> Outcome {
    let result = Mutex(Outcome())
    RenderRun([self], threads: request.jobs).run(progress: progress) { _, outcome in
      result.withLock { $0 = outcome }
    }
    return result.withLock { $0 }
  }

  /// What is to be drawn, and what the variants share.
  struct Plan: Sendable {
    var variants: [Variant]
    var diagnostics: [Diagnostic]
    var sheet: SheetJob?
    fileprivate var sessions: LayoutSessionPool
  }

  /// Expands the matrix and plans the sheet; without variants where nothing can be drawn.
  func plan() -> Plan {
    let expanded = workbench.variants(request.selection)
    var plan = Plan(
      variants: [], diagnostics: expanded.diagnostics, sessions: workbench.sessions(given: request.given))
    guard !expanded.diagnostics.contains(where: { $0.severity == .error }) else { return plan }
    if let problem = OutputFolder.prepare(request.folder) {
      plan.diagnostics.append(problem)
      return plan
    }
    plan.variants = expanded.variants
    if request.sheet != .none {
      plan.sheet = SheetJob(
        workbench: workbench, request: request, variants: plan.variants, overlays: overlays, scene: sceneOptions)
    }
    return plan
  }

  /// Writes what is made of all variants, and gathers what there is to tell; without what fonts and pictures lack.
  func finish(_ plan: Plan, _ drawn: [Drawn]) -> Outcome {
    var outcome = Outcome()
    outcome.diagnostics = plan.diagnostics
    guard !drawn.isEmpty else { return outcome }
    outcome.solved = drawn.map(\.solved)
    outcome.paths += drawn.flatMap(\.paths)
    outcome.diagnostics += drawn.flatMap { $0.solved.diagnostics + $0.diagnostics }
    var findings = FindingsReport()
    for variant in drawn { findings.add(variant.solved, of: workbench) }
    if request.sheet != .only { writeDocuments(drawn, plan.sheet, findings, &outcome) }
    if !request.joinsFiles { plan.sheet?.write(drawn.flatMap(\.cells), findings: findings, &outcome) }
    return outcome
  }

  func draw(_ variant: Variant, _ plan: Plan) -> Drawn {
    let solved = workbench.solve(variant, in: plan.sessions)
    let builder = SceneBuilder(text: workbench.studio.text, images: workbench.images)
    var options = sceneOptions(for: variant)
    if overlays.contains(.accessibility) {
      options.accessibility = workbench.accessibilityNotes(of: solved, in: plan.sessions)
    }
    var drawn = Drawn(solved: solved, picture: nil, cells: [], paths: [], diagnostics: [])
    if request.formats.contains(.html) {
      (drawn.layers, drawn.diagnostics) = pageLayers(of: solved, scene: builder, options: options)
    }
    guard request.formats.contains(where: \.isPictures) else { return drawn }
    drawn.cells = plan.sheet?.cells(of: solved, scene: builder, options: options) ?? []
    guard request.sheet != .only else { return drawn }
    var pictureOptions = options
    pictureOptions.unrolls = request.unrolls
    var picture = builder.displayList(for: solved.layout, options: pictureOptions)
    if let scale = request.scale { picture.scale = scale }
    drawn.picture = picture
    for format in request.formats where !format.isDocument {
      let words = "\(title), \(variant.caption.replacing(" · ", with: ", "))"
      write(variant, format, &drawn) { try workbench.renderers.file(picture, format, title: words) }
    }
    return drawn
  }

  var title: String { workbench.document.title ?? workbench.document.name }

  func sceneOptions(for variant: Variant) -> SceneOptions {
    let device = variant.environment.device.flatMap { DeviceCatalogue.shared.device($0) }
    return SceneOptions(
      chrome: request.chrome, device: workbench.document.isScreen ? device : nil,
      title: workbench.document.platform == .mac ? workbench.document.title : nil, overlays: overlays,
      focus: request.focus)
  }

  /// What the flags say, else the document, else what is wrong.
  var overlays: [Overlay] {
    request.overlays ?? workbench.document.matrix.overlays?.compactMap { Overlay(rawValue: $0) }
      ?? (request.focus.isEmpty ? [.problems] : [.constraints])
  }

  private func write(
    _ variant: Variant, _ format: RenderRequest.Format, _ drawn: inout Drawn, _ bytes: () throws -> [UInt8]
  ) {
    let path = "\(request.folder)/\(workbench.document.name).\(variant.key).\(format.rawValue)"
    drawn.diagnostics += OutputFolder.write(path, bytes)
    if drawn.diagnostics.isEmpty { drawn.paths.append(path) }
  }

  /// The pages of the PDF: the sheet, whose cells lead to the variants' pages, then these, bookmarked by device.
  private func pages(_ drawn: [Drawn], _ sheet: SheetJob?, _ findings: FindingsReport) -> [PDFPage] {
    let sheets = sheet?.pages(drawn.flatMap(\.cells), findings: findings) ?? []
    let overview = sheets.enumerated().map { number, page in
      PDFPage(
        page, title: number == 0 ? "All variants" : "All variants, page \(number + 1)",
        name: number == 0 ? Self.overviewName : "")
    }
    let variants = drawn.compactMap { drawn -> PDFPage? in
      guard let picture = drawn.picture else { return nil }
      let variant = drawn.solved.variant
      return PDFPage(picture, title: variant.caption, section: [variant.environment.deviceName], name: variant.key)
    }
    return onPaper(overview + variants, back: overview.isEmpty ? "" : Self.overviewName)
  }

  private static let overviewName = "all-variants"

  /// The pages on the paper that is asked for, each with a way back to the first.
  func onPaper(_ pages: [PDFPage], back: String = "") -> [PDFPage] {
    guard let format = request.page else { return pages }
    return pages.enumerated().map { position, page in
      var page = page
      page.list = format.page(
        page.list, title: title, caption: page.title, page: (position + 1, pages.count),
        back: page.name == back ? "" : back, text: workbench.studio.text)
      return page
    }
  }

  /// The files that hold all variants: one PDF with a page for each, one JSON of the solved layouts.
  private func writeDocuments(
    _ drawn: [Drawn], _ sheet: SheetJob?, _ findings: FindingsReport, _ outcome: inout Outcome
  ) {
    for format in request.formats {
      let path = "\(request.folder)/\(workbench.document.name).\(format.rawValue)"
      let problems: [Diagnostic]
      switch format {
      case .pdf:
        problems = OutputFolder.write(path) { try workbench.renderers.pdf(pages(drawn, sheet, findings), title: title) }
      case .json:
        let report = SolvedReport.json(workbench.document, drawn.map(\.solved), text: workbench.studio.text)
        problems = OutputFolder.write(path) { Array(report.text.utf8) }
      default: continue
      }
      outcome.diagnostics += problems
      if problems.isEmpty { outcome.paths.append(path) }
    }
  }
}
