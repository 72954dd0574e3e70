import CairoRendering
import Findings
import ProofModel
import ProofScene
import Solving

/// The contact sheet of a run: planned before anything is drawn, so that cells are drawn for its scale.
struct SheetJob: Sendable {
  let workbench: Workbench
  let request: RenderRequest
  let builder: SheetBuilder
  private(set) var options: SheetOptions
  let plan: SheetPlan
  /// Whether it holds the cells of several screens; its scale is found from them.
  private var isJoined = false
  /// The overlays of each cell of one variant: one for all, or one each for horizontal and vertical side by side.
  let cellOverlays: [(name: String?, overlays: [Overlay])]

  init(
    workbench: Workbench, request: RenderRequest, variants: [Variant], overlays: [Overlay],
    scene: (Variant) -> SceneOptions
  ) {
    self.workbench = workbench
    self.request = request
    var rows = request.rows ?? []
    var columns = request.columns ?? []
    if request.rows == nil, request.columns == nil { (rows, columns) = Self.grid(variants) }
    if request.joinsFiles, request.rows == nil { rows = [.device, .orientation] }
    if request.joinsFiles, request.columns == nil { columns = [.device, .orientation] }
    let isSplit = rows.contains(.overlay) || columns.contains(.overlay)
    let perVariant: [(name: String?, overlays: [Overlay])] =
      isSplit
      ? overlays.map { (name: $0.rawValue, overlays: [$0]) } : [(name: nil, overlays: overlays)]
    cellOverlays = perVariant
    var options = SheetOptions(
      title: workbench.document.title ?? workbench.document.name,
      subtitle: Self.subtitle(workbench.document, variants), rows: rows, columns: columns)
    options.pixelScale = request.scale ?? 2
    if let width = request.sheetWidth { options.width = width }
    if let ladder = request.selection.ladder, let axis = SheetAxis(rawValue: ladder.rawValue) {
      options.captionAxis = axis
      options.title += ", by \(ladder.rawValue.replacing("-", with: " "))"
    }
    options.mayFlow = request.rows == nil && request.columns == nil && !request.joinsFiles
    self.options = options
    builder = SheetBuilder(text: workbench.studio.text)
    let sizes = variants.flatMap { variant in
      perVariant.map { _ in
        (
          environment: variant.environment,
          size: SceneBuilder.pictureSize(variant.environment, options: scene(variant))
        )
      }
    }
    let names = variants.flatMap { _ in perVariant.map(\.name) }
    plan = builder.plan(sizes: sizes, overlays: names, options: options)
  }

  /// The sheet of several screens, in the place of this one's own.
  func joined(titles: [String]) -> SheetJob {
    var sheet = self
    sheet.isJoined = true
    sheet.options.title = titles.count <= 3 ? titles.joined(separator: "  ·  ") : "\(titles.count) screens"
    sheet.options.subtitle = ""
    return sheet
  }

  private static func subtitle(_ document: Document, _ variants: [Variant]) -> String {
    // An era is of Apple's systems: Android and the web have none.
    let eras = variants.filter { [.ios, .mac].contains($0.environment.platform) }.map(\.environment.era.description)
    let file = document.file.split(separator: "/").last.map(String.init) ?? document.file
    return [file, eras.first].compactMap { $0 }.joined(separator: "  ·  ")
  }

  /// Devices along the rows and all else that differs along the columns, where two axes or more differ.
  private static func grid(_ variants: [Variant]) -> (rows: [SheetAxis], columns: [SheetAxis]) {
    func differ<Value: Hashable>(_ value: (Environment) -> Value) -> Bool {
      Set(variants.map { value($0.environment) }).count > 1
    }
    var others: [SheetAxis] = []
    if differ(\.orientation) { others.append(.orientation) }
    if differ(\.window) { others.append(.window) }
    if differ(\.state) { others.append(.state) }
    if differ(\.locale) { others.append(.locale) }
    if differ(\.textSize) { others.append(.textSize) }
    if differ(\.appearance) { others.append(.appearance) }
    if differ(\.deviceName) { return others.isEmpty ? ([], []) : ([.device], others) }
    guard others.count > 1 else { return ([], []) }
    return ([others[0]], Array(others.dropFirst()))
  }

  private static let leastScaleOfBadges = 0.75

  /// The cells of one variant, drawn for the sheet's scale.
  func cells(
    of solved: Workbench.Solved, _ look: VariantLook, scene: SceneBuilder, options: SceneOptions,
    sharing pictures: DrawnPictures
  ) -> [SheetCell] {
    cellOverlays.map { entry in
      var options = options
      // Where badges could not be read only what is wrong is marked, unless overlays are what the cells differ in.
      let isSmall = plan.scale < Self.leastScaleOfBadges && cellOverlays.count == 1 && request.focus.isEmpty
      options.overlays = isSmall ? entry.overlays.problemsOnly : entry.overlays
      options.hasLegend = false
      options.annotationScale = plan.annotationScale
      // What reading order, contrast and a design say comes from more than the layout.
      let isShared = options.accessibility == nil && options.design == nil
      let key = String(decoding: look.picture, as: UTF8.self) + (entry.name ?? "")
      let picture =
        isShared
        ? pictures.cell(key) { [options] in scene.picture(of: solved.layout, options: options) }
        : scene.picture(of: solved.layout, options: options)
      var cell = SheetCell(
        solved.layout, picture: picture, overlay: entry.name, name: solved.variant.key)
      if request.joinsFiles { cell.file = self.options.title }
      cell.identity = look.cell
      return cell
    }
  }

  func pages(_ cells: [SheetCell], findings: FindingsReport) -> SheetPages {
    var options = options
    options.findings = findings.sheetFindings()
    return builder.pages(cells, plan: isJoined ? nil : plan, options: options)
  }

  /// Where the cells of an SVG lead to: the variants' own files, where they are written beside it.
  private func links(_ cells: [SheetCell]) -> [String: String] {
    guard !isJoined, request.sheet != .only, request.formats.contains(.svg) else { return [:] }
    return Dictionary(
      cells.map { ($0.name, "\(workbench.document.name).\($0.name).svg") }, uniquingKeysWith: { first, _ in first })
  }

  /// Draws the pages and writes them: `scene.sheet.png`, further pages `scene.sheet-02.png`, one PDF of all pages.
  func write(_ cells: [SheetCell], findings: FindingsReport, _ outcome: inout RenderJob.Outcome) {
    let pages = pages(cells, findings: findings)
    let ladder = request.selection.ladder.map { ".\($0.rawValue)" } ?? ""
    let stem = isJoined ? "\(request.folder)/sheet" : "\(request.folder)/\(workbench.document.name)\(ladder).sheet"
    for format in request.formats where format.isPictures {
      if format == .pdf {
        let documents = pages.enumerated().map { number, page in
          PDFPage(page, title: pages.count == 1 ? options.title : "\(options.title), page \(number + 1)")
        }
        let job = RenderJob(workbench: workbench, request: request)
        let path = "\(stem).pdf"
        let problems = OutputFolder.write(path) {
          try workbench.renderers.pdf(job.onPaper(documents), title: options.title)
        }
        add(path, problems, &outcome)
        continue
      }
      let links = links(cells)
      // So that threads end together.
      let order = pages.costliestFirst
      let written = parallelMap(order, jobs: request.jobs) { number in
        // With zeros, so that folders list them in their order.
        let suffix = String(number + 1).zeroPadded(to: 2)
        let path = number == 0 ? "\(stem).\(format.rawValue)" : "\(stem)-\(suffix).\(format.rawValue)"
        let problems = OutputFolder.write(path) {
          try workbench.renderers.file(pages[number], format, title: options.title, links: links)
        }
        return (number, path, problems)
      }
      for (_, path, problems) in written.sorted(by: { $0.0 < $1.0 }) { add(path, problems, &outcome) }
    }
  }

  private func add(_ path: String, _ problems: [Diagnostic], _ outcome: inout RenderJob.Outcome) {
    outcome.diagnostics += problems
    if problems.isEmpty { outcome.paths.append(path) }
  }
}

extension [Overlay] {
  /// Without what draws the rules that hold.
  fileprivate var problemsOnly: [Overlay] {
    let rules: Set<Overlay> = [.constraints, .horizontal, .vertical]
    guard contains(where: rules.contains) else { return self }
    return filter { !rules.contains($0) && $0 != .problems } + [.problems]
  }
}
