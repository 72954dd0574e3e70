import AutoLayout
import Findings
import Importing
import InterfaceBuilder
public import ProofModel
import Resolving
import Solving
import SpecFiles

/// Applies to a spec, a storyboard or a xib what resolves its findings, one change after the other, each the smallest edit
/// that says it; what does not hold when the changed file is solved is taken back.
public struct FileFixing: Sendable {
  /// The screens of one file.
  let workbenches: [Workbench]
  let selection: VariantSelection
  let jobs: Int
  /// Whether the constants of a misplaced view's rules are set to where it was drawn, instead of its frame to where it lies.
  public var updatesConstraints = false

  /// - Parameter workbenches: of one file; in a storyboard only these scenes are mended.
  public init(workbenches: [Workbench], selection: VariantSelection, jobs: Int) {
    self.workbenches = workbenches
    self.selection = selection
    self.jobs = jobs
  }

  /// The file before and after, and what was mended and what was not.
  public struct Outcome: Sendable {
    /// The file's bytes as they were read; empty where it could not be read, and of layout code.
    public var before: [UInt8] = []
    /// The file as it is to be; the same bytes where nothing could be mended.
    public var after: [UInt8] = []
    /// What was done, a line each.
    public var fixed: [String] = []
    /// Errors and warnings that stay.
    public var left: [Diagnostic] = []
    /// Why the file could not be read or written.
    public var diagnostics: [Diagnostic] = []
    /// Whether the file's bytes are to be others.
    public var isChanged: Bool { before != after }
  }

  /// More changes than these are another file.
  private static let mostFixes = 100

  /// Reads the file and mends its bytes; writes nothing.
  public func run() -> Outcome {
    var outcome = Outcome()
    guard let document = workbenches.first?.document, document.format != .code else { return outcome }
    do throws(FileError) {
      outcome.before = try FileReading.bytes(at: document.file, limit: InterfaceBuilderReader.largestFile)
    } catch {
      outcome.diagnostics.append(error.diagnostic(at: SourceSpan(file: document.file, line: 1)))
      return outcome
    }
    outcome.after = outcome.before
    for workbench in workbenches { mend(workbench.document.sceneID, &outcome) }
    return outcome
  }

  // MARK: One screen

  /// A screen of some bytes, solved over its matrix.
  private struct Screen {
    var workbench: Workbench
    var solved: [Workbench.Solved]
    var report: FindingsReport
    /// Of errors and warnings, and of what the file itself has to tell.
    var ids: Set<String>
  }

  private func mend(_ scene: String, _ outcome: inout Outcome) {
    guard var screen = screen(scene, of: outcome.after) else { return }
    var givenUp: Set<String> = []
    var changed = 0
    while changed < Self.mostFixes {
      guard let (entry, next, bytes) = step(screen, scene, outcome.after, &givenUp) else { break }
      changed += 1
      outcome.after = bytes
      outcome.fixed.append("\(entry.finding.diagnostic.message): \(entry.fix?.text ?? wordForMisplaced)")
      screen = next
    }
    outcome.left += screen.report.diagnostics.filter { $0.severity > .note }
  }

  private var wordForMisplaced: String { updatesConstraints ? "its rules' constants" : "the solved frame" }

  /// The first change that holds; nil where none is left.
  private func step(
    _ screen: Screen, _ scene: String, _ bytes: [UInt8], _ givenUp: inout Set<String>
  ) -> (entry: FindingsReport.Entry, next: Screen, bytes: [UInt8])? {
    for entry in screen.report.ordered
    where entry.finding.severity > .note && !givenUp.contains(entry.id) {
      givenUp.insert(entry.id)
      guard let changed = self.changed(bytes, for: entry, of: screen), changed != bytes,
        let next = self.screen(scene, of: changed), !next.ids.contains(entry.id), next.ids.isSubset(of: screen.ids)
      else { continue }
      return (entry, next, changed)
    }
    return nil
  }

  private func changed(_ bytes: [UInt8], for entry: FindingsReport.Entry, of screen: Screen) -> [UInt8]? {
    let document = screen.workbench.document
    if entry.finding.kind == .misplaced {
      guard updatesConstraints else { return FrameUpdating.reframed(screen.workbench, bytes) }
      guard let canvas = screen.solved.first(where: { $0.layout.findings.contains { $0.kind == .misplaced } }) else {
        return nil
      }
      let edits = ConstraintUpdating(workbench: screen.workbench, layout: canvas.layout).edits
      return edits.isEmpty ? nil : SourceEdit.apply(edits, file: document.file, bytes: bytes, format: document.format)
    }
    guard let candidate = entry.fix?.candidate, let rules = screen.solved.first?.layout.system?.screen.rules else {
      return nil
    }
    var edits: [SourceEdit] = []
    for change in candidate.changes {
      guard let edit = change.edit(in: rules) else { return nil }
      edits.append(edit)
    }
    return SourceEdit.apply(edits, file: document.file, bytes: bytes, format: document.format)
  }

  /// The scene as some bytes of its file have it, checked; nil where they cannot be read.
  private func screen(_ scene: String, of bytes: [UInt8]) -> Screen? {
    guard let own = workbenches.first(where: { $0.document.sceneID == scene }) else { return nil }
    let loaded = ScreenLoader(studio: own.studio).load(own.document.file, bytes: bytes)
    guard let workbench = loaded.workbenches.first(where: { $0.document.sceneID == scene }),
      !loaded.diagnostics.contains(where: { $0.severity == .error })
    else { return nil }
    let expanded = workbench.variants(selection).variants
    let canvas = selection.isEmpty ? workbench.canvasVariant.map { [$0] } ?? [] : []
    let others = expanded.filter { variant in !canvas.contains { $0.environment == variant.environment } }
    let solved = workbench.inspected(workbench.solveOnce(canvas + others, jobs: jobs), jobs: jobs)
    var report = FindingsReport()
    report.add(solved, of: workbench, order: canvas + others)
    var trials = FindingsReport.usualTrials
    report.tryFixes(solved, of: workbench, trials: &trials, jobs: jobs)
    let told = solved.flatMap(\.diagnostics) + loaded.diagnostics
    let ids =
      report.entries.filter { $0.finding.severity > .note }.map(\.id)
      + told.filter { $0.severity > .note }.map(\.fileIdentity)
    return Screen(workbench: workbench, solved: solved, report: report, ids: Set(ids))
  }
}

extension FixCandidate.Change {
  /// The change as an edit of a file; nil for a rule that is not in it.
  fileprivate func edit(in rules: [ActiveRule]) -> SourceEdit? {
    func written(_ place: FixCandidate.RulePlace) -> SourceEdit.RulePlace? {
      rules.first { $0.group == place.group && $0.index == place.index }.map {
        SourceEdit.RulePlace(id: $0.rule.id, span: $0.rule.span)
      }
    }
    switch self {
    case .priority(let place, let value): return written(place).map { .priority($0, value) }
    case .constant(let place, let value): return written(place).map { .constant($0, value) }
    case .leaveOut(let place): return written(place).map { .remove($0) }
    case .add(let constraint, let text): return .add(constraint, text: text)
    case .hugging(let view, let axis, let value): return .hugging(view: view, axis, value)
    case .compression(let view, let axis, let value): return .compression(view: view, axis, value)
    case .stopTranslating(let view): return .stopTranslating(view: view)
    case .setting(let view, let setting): return .setting(view: view, setting)
    }
  }
}
