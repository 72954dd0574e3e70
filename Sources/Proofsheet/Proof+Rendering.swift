import AutoLayout
import Findings
import ProofModel
public import ProofScene
import Rendering
import Solving

/// What a proof wrote.
public struct RenderedProof: Sendable {
  /// Pictures in the order of the variants, then the sheet.
  public var files: [String]
  /// How many variants were drawn.
  public var variants: Int
  /// What is wrong with the layouts, each problem told once.
  public var findings: [ProofFinding]
  /// Why something could not be drawn or written; empty where all was.
  public var problems: [ProofFinding]
}

extension Proof {
  /// How pictures are drawn.
  public struct Style: Sendable {
    /// The format of a picture's or a page's file.
    public typealias Format = RenderRequest.Format
    /// The choice between pictures of single variants, a sheet of all, and both.
    public typealias Sheet = RenderRequest.Sheet

    /// The formats that files are written in, in this order.
    public var formats: [Format] = [.png]
    /// The marks that are drawn over the screens.
    public var overlays: [Overlay] = [.problems]
    /// The parts of the device that pictures show around the screen.
    public var chrome: Chrome = .device
    /// Device pixels per point; nil: the device's.
    public var scale: Double?
    /// The choice of what is written: pictures, the sheet, or both.
    public var sheet: Sheet = .both
    /// The axes along the sheet's rows and columns; empty: cells flow.
    public var rows: [SheetAxis] = []
    /// The axes along the sheet's columns; empty as ``rows`` may be.
    public var columns: [SheetAxis] = []

    /// A style; by default PNG files and a sheet, in the devices' chrome, with problems marked.
    public init(
      formats: [Format] = [.png], overlays: [Overlay] = [.problems], chrome: Chrome = .device,
      scale: Double? = nil, sheet: Sheet = .both, rows: [SheetAxis] = [], columns: [SheetAxis] = []
    ) {
      self.formats = formats
      self.overlays = overlays
      self.chrome = chrome
      self.scale = scale
      self.sheet = sheet
      self.rows = rows
      self.columns = columns
    }
  }

  /// Draws every variant to a folder, `name.variant.png`, and the sheet of all, `name.sheet.png`.
  ///
  /// In a program that `proofsheet live` runs nothing is drawn: the page shows the screen when the program has ended.
  @discardableResult
  public func render(to folder: String, style: Style = Style()) -> RenderedProof {
    if ProofLive.takes(self) { return RenderedProof(files: [], variants: 0, findings: [], problems: []) }
    var request = RenderRequest()
    request.selection = matrix.selection
    request.folder = folder
    request.keepsLayouts = true
    request.formats = style.formats
    request.overlays = style.overlays
    request.chrome = style.chrome
    request.scale = style.scale
    request.sheet = style.sheet
    request.rows = style.rows.isEmpty ? nil : style.rows
    request.columns = style.columns.isEmpty ? nil : style.columns
    let outcome = RenderJob(workbench: workbench, request: request).run()
    return RenderedProof(
      files: outcome.paths, variants: outcome.solved.count, findings: Self.findings(outcome.solved, scene: name),
      problems: (invalid + outcome.diagnostics).map { ProofFinding($0) })
  }

  /// Draws every variant's sheet only.
  @discardableResult
  public func renderSheet(to folder: String, style: Style = Style()) -> RenderedProof {
    var style = style
    style.sheet = .only
    return render(to: folder, style: style)
  }

  /// What is wrong in any variant, errors first, each problem once with the variants that have it; empty where all is
  /// well. No picture is drawn.
  public func check() -> [ProofFinding] {
    if ProofLive.takes(self) { return [] }
    let workbench = self.workbench
    let expanded = workbench.variants(matrix.selection)
    let problems = (invalid + expanded.diagnostics).map { ProofFinding($0) }
    let solved = workbench.solve(expanded.variants, jobs: jobs)
    let told = (solved.flatMap(\.diagnostics) + workbench.resourceDiagnostics).once
    return problems + told.map { ProofFinding($0) } + Self.findings(solved, scene: name)
  }

  static func findings(_ solved: [Workbench.Solved], scene: String) -> [ProofFinding] {
    var report = FindingsReport()
    for one in solved { report.add(one.layout.findings, scene: scene, variant: one.variant) }
    let entries = report.entries.filter { $0.finding.severity > .note }
    let ordered = entries.filter { $0.finding.severity == .error } + entries.filter { $0.finding.severity != .error }
    return ordered.map { ProofFinding($0.finding, variants: $0.variants.map(\.key)) }
  }
}
