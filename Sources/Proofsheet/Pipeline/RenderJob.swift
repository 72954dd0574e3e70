import AutoLayout
import CairoRendering
public import ProofModel
import ProofScene

/// Draws all variants of one document to files, and the contact sheet.
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
    var picture: DisplayList
    var cells: [SheetCell]
    var paths: [String]
    var diagnostics: [Diagnostic]
  }

  /// Draws everything. A file that cannot be written is told and leaves the one that was there as it was.
  ///
  /// - Parameter progress: variants done and their number, from any thread.
  public func run(progress: (@Sendable (Int, Int) -> Void)? = nil) -> Outcome {
    var outcome = Outcome()
    let expanded = workbench.variants(request.selection)
    outcome.diagnostics += expanded.diagnostics
    guard !expanded.diagnostics.contains(where: { $0.severity == .error }) else { return outcome }
    if let problem = OutputFolder.prepare(request.folder) {
      outcome.diagnostics.append(problem)
      return outcome
    }
    let total = expanded.variants.count
    let sheet: SheetJob? =
      request.sheet == .none
      ? nil
      : SheetJob(
        workbench: workbench, request: request, variants: expanded.variants, overlays: overlays, chrome: request.chrome)
    let sessions = workbench.sessions(given: request.given)
    let drawn = parallelMap(expanded.variants, jobs: request.jobs, progress: { progress?($0, total) }) {
      draw($0, sheet, sessions)
    }
    outcome.solved = drawn.map(\.solved)
    outcome.paths += drawn.flatMap(\.paths)
    outcome.diagnostics += drawn.flatMap { $0.solved.diagnostics + $0.diagnostics }
    if request.sheet != .only { writeDocuments(drawn, sheet, &outcome) }
    sheet?.write(drawn.flatMap(\.cells), &outcome)
    outcome.diagnostics += workbench.resourceDiagnostics
    var seen: Set<Diagnostic> = []
    outcome.diagnostics = outcome.diagnostics.filter { seen.insert($0).inserted }
    return outcome
  }

  private func draw(_ variant: Variant, _ sheet: SheetJob?, _ sessions: LayoutSessionPool) -> Drawn {
    let solved = workbench.solve(variant, in: sessions)
    let builder = SceneBuilder(text: workbench.studio.text, images: workbench.images)
    let options = sceneOptions(for: variant)
    var picture = builder.displayList(for: solved.layout, options: options)
    if let scale = request.scale { picture.scale = scale }
    let cells = sheet?.cells(of: solved, scene: builder, options: options) ?? []
    var drawn = Drawn(solved: solved, picture: picture, cells: cells, paths: [], diagnostics: [])
    guard request.sheet != .only else { return drawn }
    for format in request.formats {
      switch format {
      case .png: write(variant, "png", &drawn) { try workbench.renderers.png(picture) }
      case .svg: write(variant, "svg", &drawn) { try workbench.renderers.svg(picture, title: variant.key) }
      case .pdf, .json: break
      }
    }
    return drawn
  }

  var title: String { workbench.document.title ?? workbench.document.name }

  func sceneOptions(for variant: Variant) -> SceneOptions {
    SceneOptions(
      chrome: request.chrome, device: variant.environment.device.flatMap { DeviceCatalogue.shared.device($0) },
      overlays: overlays)
  }

  /// What the flags say, else the document, else the constraints.
  var overlays: [Overlay] {
    request.overlays ?? workbench.document.matrix.overlays?.compactMap { Overlay(rawValue: $0) } ?? [.constraints]
  }

  private func write(_ variant: Variant, _ ending: String, _ drawn: inout Drawn, _ bytes: () throws -> [UInt8]) {
    let path = "\(request.folder)/\(workbench.document.name).\(variant.key).\(ending)"
    drawn.diagnostics += OutputFolder.write(path, bytes)
    if drawn.diagnostics.isEmpty { drawn.paths.append(path) }
  }

  /// The pages of the PDF: the sheet, whose cells lead to the variants' pages, then these, bookmarked by device.
  private func pages(_ drawn: [Drawn], _ sheet: SheetJob?) -> [PDFPage] {
    let sheets = sheet?.pages(drawn.flatMap(\.cells)) ?? []
    let overview = sheets.enumerated().map { number, page in
      PDFPage(page, title: number == 0 ? "All variants" : "All variants, page \(number + 1)")
    }
    return overview
      + drawn.map { drawn in
        let variant = drawn.solved.variant
        return PDFPage(
          drawn.picture, title: variant.caption, section: [variant.environment.deviceName], name: variant.key)
      }
  }

  /// The files that hold all variants: one PDF with a page for each, one JSON of the solved layouts.
  private func writeDocuments(_ drawn: [Drawn], _ sheet: SheetJob?, _ outcome: inout Outcome) {
    for format in request.formats {
      let path = "\(request.folder)/\(workbench.document.name).\(format.rawValue)"
      let problems: [Diagnostic]
      switch format {
      case .png, .svg: continue
      case .pdf:
        problems = OutputFolder.write(path) { try workbench.renderers.pdf(pages(drawn, sheet), title: title) }
      case .json:
        let report = SolvedReport.json(workbench.document, drawn.map(\.solved), text: workbench.studio.text)
        problems = OutputFolder.write(path) { Array(report.text.utf8) }
      }
      outcome.diagnostics += problems
      if problems.isEmpty { outcome.paths.append(path) }
    }
  }
}
