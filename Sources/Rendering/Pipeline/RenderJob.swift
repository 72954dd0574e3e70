import AutoLayout
import CairoRendering
import Findings
public import ProofModel
import ProofScene
import Resolving
import Solving
import Typesetting

/// Draws all variants of one document to files, and the contact sheet; see ``RenderRun`` for several documents.
///
/// Variants are drawn on several threads; what is written does not depend on how many.
public struct RenderJob: Sendable {
  let workbench: Workbench
  let request: RenderRequest
  /// Pictures that shards drew, by file name.
  private let shared: [String: (folder: String, file: ShardRecord.File)]
  /// What the one shard left that did all of the screen.
  private let done: (folder: String, screen: ShardRecord.Screen)?

  /// A job for one screen by itself, as the first of its run.
  public init(workbench: Workbench, request: RenderRequest) {
    self.init(workbench: workbench, request: request, position: 0)
  }

  /// - Parameter position: of the screen in a run of several.
  init(workbench: Workbench, request: RenderRequest, position: Int) {
    self.workbench = workbench
    self.request = request
    shared = request.parts?.files(of: position) ?? [:]
    done = request.parts?.whole(position)
  }

  /// The files of one screen that were written, and what was found while they were made.
  public struct Outcome: Sendable {
    /// Files written, pictures first, in the order of the matrix.
    public var paths: [String] = []
    /// The solved layouts, where the request keeps them.
    public var solved: [Workbench.Solved] = []
    /// The problems of all variants that were drawn.
    public var findings = FindingsReport()
    /// What there was to tell: of variants, of solving, of pictures and of files that could not be written.
    public var diagnostics: [Diagnostic] = []
    /// Whether nothing of the screen was left to other shards.
    public var isWhole = true

    package init() {}
  }

  /// One variant, solved and drawn: of its layout and picture only what is still needed for what is made of all.
  struct Drawn: Sendable {
    var variant: Variant
    var findings: FindingsReport
    /// Nil where nothing is made of all layouts.
    var solved: Workbench.Solved?
    /// Nil where nothing is made of all pictures.
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
    let result = Locked(Outcome())
    RenderRun([self], threads: request.jobs).run(progress: progress) { _, outcome in
      result.withLock { $0 = outcome }
    }
    return result.withLock { $0 }
  }

  /// What is to be drawn, and what the variants share.
  struct Plan: Sendable {
    var variants: [Variant]
    var diagnostics: [Diagnostic]
    /// Planned when the first of its cells is drawn: of a screen that a cache has nobody asks for it.
    var sheet: Memo<SheetJob>?
    /// Which of the variants are drawn here.
    var part: Range<Int>
    /// Of a screen that a shard did whole, or that a cache has: its variants.
    var done: [Variant] = []
    /// What a cache has of the whole screen, whose files are in place; else the key to keep it under.
    var found: ShardRecord.Screen?
    var key: String?
    var sessions: LayoutSessionPool
    let pictures = DrawnPictures()
    /// Of the variants that may look like another one: what they have in common with it.
    var grounds: Set<Environment> = []

    /// Whether all are drawn here, so that what is made of all can be.
    var isWhole: Bool { part.count == variants.count }
  }

  /// Expands the matrix and plans the sheet; without variants where nothing can be drawn.
  func plan() -> Plan {
    let expanded = workbench.variants(request.selection)
    var plan = Plan(
      variants: [], diagnostics: expanded.diagnostics, part: 0..<0, sessions: workbench.sessions(given: request.given))
    guard !expanded.diagnostics.contains(where: { $0.severity == .error }) else { return plan }
    if done != nil {
      plan.done = expanded.variants
      plan.diagnostics = []
    }
    if let problem = OutputFolder.prepare(request.folder) {
      plan.diagnostics.append(problem)
      return plan
    }
    guard done == nil else { return plan }
    plan.variants = expanded.variants
    plan.part = 0..<expanded.variants.count
    plan.grounds = VariantLook.shared(plan.variants)
    if request.sheet != .none {
      // The variants anew, so that these can be let go of.
      plan.sheet = Memo {
        let variants = workbench.variants(request.selection).variants
        return SheetJob(
          workbench: workbench, request: request, variants: variants, overlays: overlays, scene: sceneOptions)
      }
    }
    return plan
  }

  /// Writes what is made of all variants, and gathers what there is to tell; without what fonts and pictures lack.
  ///
  /// What the variants shared is let go of: a run keeps the plans of all its screens.
  func finish(_ plan: Plan, _ drawn: [Drawn]) -> Outcome {
    defer {
      plan.sessions.removeAll()
      plan.pictures.removeAll()
      if !request.joinsFiles { plan.sheet?.forget() }
      workbench.studio.text.forgetTexts()
    }
    var outcome = Outcome()
    outcome.diagnostics = plan.diagnostics
    if let (folder, screen) = done { return outcome.merging(screen, from: folder, plan.done, self) }
    if let found = plan.found { return outcome.with(found, plan.done, self) }
    guard !drawn.isEmpty else { return outcome }
    outcome.isWhole = plan.isWhole && !request.isJoined
    if request.keepsLayouts { outcome.solved = drawn.compactMap(\.solved) }
    outcome.paths += drawn.flatMap(\.paths)
    outcome.diagnostics += drawn.flatMap(\.diagnostics)
    // What sheets and pages list is what is told; where neither is made, what layouts have is.
    if plan.isWhole, drawn.allSatisfy({ $0.solved != nil }) {
      outcome.findings = told(of: drawn)
    } else {
      for variant in drawn { outcome.findings.append(variant.findings) }
      outcome.findings.isOfLayoutsOnly = true
    }
    guard plan.isWhole else { return outcome }
    let sheet = try? plan.sheet?.value()
    if request.sheet != .only { writeDocuments(drawn, sheet, &outcome) }
    if !request.joinsFiles { sheet?.write(drawn.flatMap(\.cells), findings: outcome.findings, &outcome) }
    if let key = plan.key { keep(outcome, key) }
    return outcome
  }

  /// What a sheet tells of a screen's variants: what `check` finds.
  func told(of drawn: [Drawn]) -> FindingsReport {
    let solved = workbench.inspected(drawn.compactMap(\.solved), jobs: request.jobs)
    var report = FindingsReport()
    report.add(solved, of: workbench, order: drawn.map(\.variant))
    return report
  }

  func draw(_ variant: Variant, _ plan: Plan) -> Drawn {
    let solved = workbench.solve(variant, in: plan.sessions)
    let builder = SceneBuilder(text: workbench.studio.text, images: workbench.images)
    let plain = sceneOptions(for: variant)
    let mayLookAlike =
      request.cache != nil || request.joinsFiles || plan.grounds.contains(VariantLook.ground(of: variant.environment))
    lazy var look = mayLookAlike ? VariantLook(solved.layout, plain) : VariantLook(alone: variant.key)
    var options = noted(plain, solved, plan)
    var drawn = Drawn(
      variant: variant, findings: FindingsReport(), picture: nil, cells: [], paths: [], diagnostics: solved.diagnostics)
    drawn.findings.add(solved, of: workbench)
    if request.keepsLayouts || request.formats.contains(where: \.needsLayouts) || plan.sheet != nil && plan.isWhole {
      drawn.solved = solved
    }
    if request.formats.contains(.html) {
      let page = pageLayers(of: solved, scene: builder, options: options)
      drawn.layers = page.layers
      drawn.diagnostics += page.diagnostics
    }
    guard request.formats.contains(where: \.isPictures) else { return drawn }
    if plan.isWhole {
      drawn.cells =
        (try? plan.sheet?.value())?.cells(
          of: solved, look, scene: builder, options: options, sharing: plan.pictures) ?? []
    }
    guard request.sheet != .only else { return drawn }
    options.unrolls = request.unrolls
    options.isTransparent = request.isTransparent
    let pictureOptions = options
    let picture = Memo { self.picture(of: solved, plan, builder, pictureOptions) }
    if request.formats.contains(.pdf) { drawn.picture = try? picture.value() }
    // Of two variants that are the halves of one picture the left one draws it.
    if let split = request.split {
      let left = split.environment(variant.environment, isRight: false)
      if left != variant.environment, plan.variants.contains(where: { $0.environment == left }) { return drawn }
    }
    for format in request.formats where !format.isDocument {
      let words = "\(title), \(variant.caption.replacing(" · ", with: ", "))"
      let ending = (request.split.map { "\($0.ending)." } ?? "") + format.rawValue
      let shown = mayLookAlike && sharesPictures(of: plan) ? shown(look, plain, format, words) : nil
      var new: [UInt8]?
      let path = write(solved, ending, &drawn) {
        if let copy = shown.flatMap({ plan.pictures.bytes(of: $0) }) { return copy }
        if let found = shown.flatMap({ cached(solved, shown: $0) }) { return found }
        let bytes = try workbench.renderers.file(picture.value(), format, title: words)
        new = bytes
        return bytes
      }
      if let path, let shown {
        if let new { keep(new, at: path, of: solved, format, shown: shown) }
        plan.pictures.keep(path, of: shown)
      }
    }
    if overlays.contains(.mock), request.formats.contains(.png) { writeDesignDifference(solved, builder, &drawn) }
    return drawn
  }

  /// The options with what overlays draw that takes more than the layout to know.
  private func noted(_ plain: SceneOptions, _ solved: Workbench.Solved, _ plan: Plan) -> SceneOptions {
    var options = plain
    if overlays.contains(.accessibility) {
      options.accessibility = workbench.accessibilityNotes(of: solved, in: plan.sessions)
    }
    if overlays.contains(.mock) { options.design = workbench.designNotes(of: solved.layout) }
    return options
  }

  /// The picture of a whole variant, or of two halves of variants, at the scale that is asked for.
  private func picture(
    of solved: Workbench.Solved, _ plan: Plan, _ builder: SceneBuilder, _ options: SceneOptions
  ) -> DisplayList {
    var picture =
      request.split.map { split($0, solved, plan, builder, options) }
      ?? builder.displayList(for: solved.layout, options: options)
    if let scale = request.scale { picture.scale = scale }
    return picture
  }

  /// What drawing one of the variants is expected to take.
  func cost(of plan: Plan) -> [Int] {
    let views = workbench.viewCount
    return plan.variants.map { WorkCost.drawing(views: views, $0.environment) }
  }

  var title: String { workbench.document.title ?? workbench.document.name }

  /// What is drawn of a variant, as the request asks for it.
  package func sceneOptions(for variant: Variant) -> SceneOptions {
    let device = variant.environment.device.flatMap { DeviceCatalogue.shared.device($0) }
    // A view of a macOS file that is narrower than a window's three buttons is none.
    let isPart = workbench.document.platform == .mac && variant.environment.windowSize.width < SceneOptions.leastWindow
    return SceneOptions(
      chrome: isPart ? .none : request.chrome, device: workbench.document.isScreen ? device : nil,
      title: workbench.document.platform == .mac ? workbench.document.title(in: variant.environment.locale) : nil,
      overlays: overlays,
      focus: request.focus)
  }

  /// What the flags say, else the document, else what is wrong.
  var overlays: [Overlay] {
    request.overlays ?? workbench.document.matrix.overlays?.compactMap { Overlay(rawValue: $0) }
      ?? (request.focus.isEmpty ? [.problems] : [.constraints])
  }

  /// Writes a picture of a variant, or takes it from the shard that drew it; its path where that went well.
  @discardableResult
  func write(
    _ solved: Workbench.Solved, _ ending: String, _ drawn: inout Drawn, _ bytes: () throws -> [UInt8]
  ) -> String? {
    let name = "\(workbench.document.name).\(solved.variant.key).\(ending)"
    let path = "\(request.folder)/\(name)"
    var problems: [Diagnostic] = []
    if let (folder, file) = shared[name] {
      do throws(DiagnosedFailure) {
        try ShardParts.place(file, from: folder, in: request.folder)
      } catch {
        problems = error.diagnostics
      }
    } else if request.parts == nil {
      problems = OutputFolder.write(path, bytes)
    } else {
      problems = [
        .error(
          "missing-picture", "no shard drew '\(name)'", hint: "run 'merge' where the shards' screens are as they were")
      ]
    }
    drawn.diagnostics += problems
    guard problems.isEmpty else { return nil }
    drawn.paths.append(path)
    return path
  }

  /// The pages of the PDF: the sheet, whose cells lead to the variants' pages, then these, bookmarked by device.
  private func pages(_ drawn: [Drawn], _ sheet: SheetJob?, _ findings: FindingsReport) -> [PDFPage] {
    let sheets = (sheet?.pages(drawn.flatMap(\.cells), findings: findings)).map(Array.init) ?? []
    let overview = sheets.enumerated().map { number, page in
      PDFPage(
        page, title: number == 0 ? "All variants" : "All variants, page \(number + 1)",
        name: number == 0 ? Self.overviewName : "")
    }
    let variants = drawn.compactMap { drawn -> PDFPage? in
      guard let picture = drawn.picture else { return nil }
      let variant = drawn.variant
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
    _ drawn: [Drawn], _ sheet: SheetJob?, _ outcome: inout Outcome
  ) {
    for format in request.formats {
      let path = "\(request.folder)/\(workbench.document.name).\(format.rawValue)"
      let problems: [Diagnostic]
      switch format {
      case .pdf:
        problems = OutputFolder.write(path) {
          try workbench.renderers.pdf(pages(drawn, sheet, outcome.findings), title: title)
        }
      case .json:
        let report = SolvedReport.json(workbench.document, drawn.compactMap(\.solved), text: workbench.studio.text)
        problems = OutputFolder.write(path) { Array(report.text.utf8) }
      default: continue
      }
      outcome.diagnostics += problems
      if problems.isEmpty { outcome.paths.append(path) }
    }
  }
}
