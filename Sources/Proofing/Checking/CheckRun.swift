import Findings
public import ProofModel
import Solving

/// Solves all variants of screens and gathers what is wrong with them; machines share it by whole screens, since a fix is
/// tried on all variants of its screen.
public struct CheckRun: Sendable {
  /// Intrinsic sizes and baselines of views that are taken instead of measured ones, by the views' ids.
  public var given: [String: GivenContent] = [:]
  /// The number of threads that solve; the processors of this machine by default.
  public var jobs = Machine.cores
  /// Whether what might resolve each finding is tried.
  public var triesFixes = true

  private let workbenches: [Workbench]
  private let selection: VariantSelection

  /// A run over screens in the variants of a selection.
  public init(_ workbenches: [Workbench], selection: VariantSelection) {
    self.workbenches = workbenches
    self.selection = selection
  }

  /// What was found of one screen.
  public struct Screen: Sendable {
    /// Among all screens.
    public var position: Int
    /// The problems of all variants of the screen.
    public var report: FindingsReport
    /// What there was to tell of the document while solving.
    public var diagnostics: [Diagnostic]

    /// What a shard notes of it.
    public var record: ShardRecord.Screen {
      ShardRecord.Screen(
        position: position, isWhole: true, files: [], findings: report.record, diagnostics: diagnostics)
    }
  }

  /// The screens of a shard, or all, in their order.
  ///
  /// - Parameter parts: shards that did the work; then nothing is solved.
  public func screens(of shard: Shard?, parts: ShardParts? = nil) -> [Screen] {
    let variants = parallelMap(Array(workbenches.indices), jobs: jobs) { self.variants(workbenches[$0]) }
    let costs = zip(workbenches, variants).map { WorkCost.solving(views: $0.viewCount) * $1.variants.count }
    let mine = shard.map { ShardPlan(costs: costs, count: $0.count).range(of: $0) } ?? workbenches.indices
    // A screen that is more than one thread's share has all of them; of the others each has one, the dearest first.
    let share = mine.reduce(0) { $0 + costs[$1] } / max(1, jobs)
    let large = mine.filter { costs[$0] > share || mine.count == 1 }
    let small = mine.filter { !large.contains($0) }.sorted { (costs[$1], $0) < (costs[$0], $1) }
    let screens =
      large.map { screen($0, variants[$0], parts, jobs: jobs) }
      + parallelMap(small, jobs: jobs) { screen($0, variants[$0], parts, jobs: 1) }
    return screens.sorted { $0.position < $1.position }
  }

  private func screen(
    _ position: Int, _ variants: (variants: [Variant], diagnostics: [Diagnostic]), _ parts: ShardParts?, jobs: Int
  ) -> Screen {
    let workbench = workbenches[position]
    let (all, diagnostics) = variants
    if let (_, screen) = parts?.whole(position), let record = screen.findings {
      return Screen(
        position: position, report: FindingsReport(record, scene: workbench.document.name, variants: all),
        diagnostics: screen.diagnostics)
    }
    var screen = Screen(position: position, report: FindingsReport(), diagnostics: diagnostics)
    screen.diagnostics += workbench.policyDiagnostics
    let solved = workbench.inspected(workbench.solveOnce(all, given: given, jobs: jobs), jobs: jobs)
    screen.diagnostics += solved.flatMap(\.diagnostics) + workbench.strayExceptions(solved)
    screen.diagnostics += workbench.unusedDesigns(solved)
    screen.report.add(solved, of: workbench, order: all)
    var trials = triesFixes ? trialsOfEach : 0
    if trials > 0 { screen.report.tryFixes(solved, of: workbench, trials: &trials, jobs: jobs) }
    return screen
  }

  /// Each screen has its share of the trials, so that what is tried of one does not depend on the others' findings.
  private var trialsOfEach: Int {
    max(Self.leastTrials, FindingsReport.usualTrials / max(1, workbenches.count))
  }

  private static let leastTrials = 60

  private func variants(_ workbench: Workbench) -> (variants: [Variant], diagnostics: [Diagnostic]) {
    let expanded = workbench.variants(selection)
    // A storyboard's frames and flags speak of its own canvas.
    let canvas = selection.isEmpty ? workbench.canvasVariant.map { [$0] } ?? [] : []
    let others = expanded.variants.filter { variant in !canvas.contains { $0.environment == variant.environment } }
    return (canvas + others, expanded.diagnostics)
  }
}
