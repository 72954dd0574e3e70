import Findings
public import ImageDiff
public import ProofModel
import Solving

/// What `record`, `verify` and `approve` are asked for.
public struct BaselineRequest: Sendable {
  /// The folder of the baselines.
  public var folder = BaselineFolder("baselines")
  /// Intrinsic sizes and baselines of views that are taken instead of measured ones, by the views' ids.
  public var given: [String: GivenContent] = [:]
  /// The number of threads that solve, draw and compare; the processors of this machine by default.
  public var jobs = Machine.cores
  /// Of which variants pictures are stored; nil: as the folder has it, at first all.
  public var pictures: PictureChoice?
  /// The choice of what is recorded: by default nothing.
  public var mode = RecordMode.never
  /// Whether orphans are removed.
  public var prunes = false
  /// The part of all variants that is done; nil: all.
  public var shard: Shard?
  /// The files that the screens were read from: shards must agree on them.
  public var sources: [String] = []
  /// Draws and compares pictures also where nothing that they depend on has changed.
  public var drawsAlways = false
  /// Whether it is kept beside the baselines which of their files were read, for the next run to pass over.
  public var remembers = true
  /// The metric, threshold and tolerance of pictures.
  public var difference = DifferenceOptions()
  /// Parts whose differences do not count.
  public var ignored: [ComparisonRequest.Ignored] = []
  /// Where pictures of what differs are written; the first is the report's.
  public var artifactFolders: [String] = []
  /// Whether what only the page shows is written too: pictures with the constraints over them, and the sides' views.
  public var isForPage = false
  /// Called once where another run is at work on the folder.
  public var waiting: @Sendable () -> Void = {}
  /// Variants done and their number, from any thread.
  public var progress: (@Sendable (Int, Int) -> Void)?

  /// A request to verify the folder `baselines` and to write nothing of it.
  public init() {}

  var comparison: VariantComparison {
    VariantComparison(
      difference: difference, ignored: ignored, drawsAlways: drawsAlways,
      artifacts: ReviewArtifacts(folders: artifactFolders), isForPage: isForPage)
  }
}

/// What a run on baselines did.
public struct BaselineOutcome: Sendable {
  /// What differs from what was recorded before.
  public var report: ReviewReport
  /// What there was to tell of files, screens and the folder.
  public var diagnostics: [Diagnostic] = []
  /// Keys that were recorded, sorted.
  public var recorded: [String] = []
  /// Keys that were removed, sorted.
  public var pruned: [String] = []
  /// Recorded variants of screens that were not asked for.
  public var untouched = 0
  /// How many pictures had to be drawn.
  public var drawn = 0

  /// Whether something of it is an error, so that not all was done.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// What a run over screens comes to; it does not begin where the screens have errors, and what it throws is told.
  static func of(
    _ screens: BaselineScreens, _ request: BaselineRequest, _ run: (inout Self) throws(DiagnosedFailure) -> Void
  ) -> Self {
    var outcome = Self(
      report: ReviewReport(
        title: "Baselines", expected: .init(request.folder.path), actual: .init("working tree")))
    outcome.diagnostics += screens.diagnostics
    guard !outcome.hasErrors else { return outcome }
    do throws(DiagnosedFailure) {
      try run(&outcome)
    } catch {
      outcome.diagnostics += error.diagnostics
    }
    return outcome
  }
}
