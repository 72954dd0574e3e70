import AutoLayout
import CairoRendering
import ProofModel
import ProofScene

/// The contact sheet of a run: planned before anything is drawn, so that cells are drawn for its scale.
struct SheetJob: Sendable {
  let workbench: Workbench
  let request: RenderRequest
  let builder: SheetBuilder
  let options: SheetOptions
  let plan: SheetPlan
  /// The overlays of each cell of one variant: one for all, or one each for horizontal and vertical side by side.
  let cellOverlays: [(name: String?, overlays: [Overlay])]

  init(workbench: Workbench, request: RenderRequest, variants: [Variant], overlays: [Overlay], chrome: Chrome) {
    self.workbench = workbench
    self.request = request
    let columns = request.columns ?? []
    let isSplit = (request.rows ?? []).contains(.overlay) || columns.contains(.overlay)
    let perVariant: [(name: String?, overlays: [Overlay])] =
      isSplit
      ? overlays.map { (name: $0.rawValue, overlays: [$0]) } : [(name: nil, overlays: overlays)]
    cellOverlays = perVariant
    var options = SheetOptions(
      title: workbench.document.title ?? workbench.document.name,
      subtitle: Self.subtitle(workbench.document, variants), rows: request.rows ?? [], columns: columns)
    options.pixelScale = request.scale ?? 2
    self.options = options
    builder = SheetBuilder(text: workbench.studio.text)
    let sizes = variants.flatMap { variant in
      perVariant.map { _ in
        (
          environment: variant.environment,
          size: SceneBuilder.pictureSize(variant.environment, options: SceneOptions(chrome: chrome))
        )
      }
    }
    let names = variants.flatMap { _ in perVariant.map(\.name) }
    plan = builder.plan(sizes: sizes, overlays: names, options: options)
  }

  private static func subtitle(_ document: Document, _ variants: [Variant]) -> String {
    let eras = variants.map(\.environment.era.description)
    let file = document.file.split(separator: "/").last.map(String.init) ?? document.file
    return [file, eras.first].compactMap { $0 }.joined(separator: " · ")
  }

  /// The cells of one variant, drawn for the sheet's scale.
  func cells(of solved: Workbench.Solved, scene: SceneBuilder, options: SceneOptions) -> [SheetCell] {
    cellOverlays.map { entry in
      var options = options
      options.overlays = entry.overlays
      options.hasLegend = false
      options.annotationScale = plan.annotationScale
      return SheetCell(
        solved.layout, picture: scene.picture(of: solved.layout, options: options), overlay: entry.name,
        name: solved.variant.key)
    }
  }

  func pages(_ cells: [SheetCell]) -> [DisplayList] {
    builder.pages(cells, plan: plan, options: options)
  }

  /// Where the cells of an SVG lead to: the variants' own files, where they are written beside it.
  private func links(_ cells: [SheetCell]) -> [String: String] {
    guard request.sheet != .only, request.formats.contains(.svg) else { return [:] }
    return Dictionary(
      cells.map { ($0.name, "\(workbench.document.name).\($0.name).svg") }, uniquingKeysWith: { first, _ in first })
  }

  /// Draws the pages and writes them: `scene.sheet.png`, further pages `scene.sheet-2.png`, one PDF of all pages.
  func write(_ cells: [SheetCell], _ outcome: inout RenderJob.Outcome) {
    let pages = pages(cells)
    let stem = "\(request.folder)/\(workbench.document.name).sheet"
    for format in request.formats where format != .json {
      if format == .pdf {
        let documents = pages.enumerated().map { number, page in
          PDFPage(page, title: pages.count == 1 ? options.title : "\(options.title), page \(number + 1)")
        }
        put("\(stem).pdf", &outcome) { try workbench.renderers.pdf(documents, title: options.title) }
        continue
      }
      for (number, page) in pages.enumerated() {
        let path = number == 0 ? "\(stem).\(format.rawValue)" : "\(stem)-\(number + 1).\(format.rawValue)"
        put(path, &outcome) {
          try format == .png
            ? workbench.renderers.png(page) : workbench.renderers.svg(page, title: options.title, links: links(cells))
        }
      }
    }
  }

  private func put(_ path: String, _ outcome: inout RenderJob.Outcome, _ bytes: () throws -> [UInt8]) {
    let problems = OutputFolder.write(path, bytes)
    outcome.diagnostics += problems
    if problems.isEmpty { outcome.paths.append(path) }
  }
}
