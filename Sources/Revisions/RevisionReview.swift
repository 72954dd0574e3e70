import AutoLayout
import CairoRendering
import Findings
import InterfaceBuilder
import LayoutDiff
public import ImageDiff
public import ProofModel
import Reviewing
import Solving
import UndrawnSettings

/// Compares the screens of two revisions of a repository, with nothing recorded before: both sides are solved and drawn
/// from what git has of them.
public struct RevisionReview: Sendable {
  /// A question to a repository: two revisions, what of them is compared, and how.
  public struct Request: Sendable {
    /// The earlier revision.
    public var base: String
    /// The later one; nil for the work tree as it is.
    public var head: String?
    /// Compares with the base itself, not with where head parted from it.
    public var isDirect = false
    /// Files or folders, as seen from here; empty for the folder itself.
    public var paths: [String] = []
    /// A scene's name, id or title, where only that is asked for.
    public var scene: String?
    /// The variants that are compared, on both sides.
    public var selection = VariantSelection()
    /// The number of threads that compare; the processors of this machine by default.
    public var jobs = Machine.cores
    /// The part of all variants that is compared; nil: all.
    public var shard: Shard?
    /// The metric, threshold and tolerance of pictures.
    public var difference = DifferenceOptions()
    /// Parts whose differences do not count.
    public var ignored: [ComparisonRequest.Ignored] = []
    /// The folders that pictures of what differs are written to; the first is the report's.
    public var artifactFolders: [String] = []
    /// Whether what only the page shows is written too.
    public var isForPage = false
    /// Whether entries have digests, by which decisions hold; without them and without folders no picture is made a file.
    public var needsDigests = true
    /// Whether the report says of each cause what returns with it taken back.
    public var triesCauses = false
    /// The callback that takes how many variants are done and their number, from any thread; nil: none is called.
    public var progress: (@Sendable (Int, Int) -> Void)?

    /// A comparison of the work tree with a revision, in all variants and of all screens.
    public init(base: String) { self.base = base }
  }

  /// The report of a comparison, and what is told besides.
  public struct Outcome: Sendable {
    /// The differences of all screens that were compared.
    public var report: ReviewReport
    /// What there was to tell of files, revisions and solving.
    public var diagnostics: [Diagnostic] = []
    /// Screens that nothing changed of, in files that were not opened for it.
    public var unchangedFiles = 0
    /// Whether something of it is an error, so that not all was compared.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  let repository: GitRepository
  let studio: Studio
  let request: Request

  /// A review of a repository's revisions; both sides are solved with the studio's fonts.
  public init(repository: GitRepository, studio: Studio, request: Request) {
    self.repository = repository
    self.studio = studio
    self.request = request
  }

  /// Compares everything that a change between the two can reach.
  public func run() throws(DiagnosedFailure) -> Outcome {
    let sides = try readSides()
    defer { withExtendedLifetime(sides.files) {} }
    var outcome = Outcome(report: report(sides.base, sides.head))
    outcome.diagnostics += sides.diagnostics
    let (earlier, later, places, reach) = (sides.earlier, sides.later, sides.places, sides.reach)
    let touched = sides.paths.filter { isTouched($0, earlier.files[$0], later.files[$0], sides.changed, reach) }
    outcome.unchangedFiles = sides.paths.count - touched.count

    var failures: [ReviewReport.Entry] = []
    let (pairs, mates) = paired(touched, sides, &failures, &outcome)
    let edited = touched.filter(sides.changed.contains)
    for path in edited { tellConflicts(path, earlier.files[path], later.files[path], &outcome) }
    let changed = edited.filter { path in ![earlier, later].contains { $0.files[path]?.isUnknown == true } }
    let whole = Self.renamed(mates, earlier, later)
    let renamed = whole.merging(Self.movedWhole(changed, earlier, later, besides: whole)) { own, _ in own }
    let canvases = Canvases(touched, earlier, later, mates)
    let compared = compare(
      pairs, places.base, places.head, reach, canvases, changed: sides.changed, failures.count, &outcome)
    tellCopies(sides, &outcome)
    tellFiles(changed, sides, renamed: renamed, compared.seen, &outcome)
    outcome.report.entries = compared.entries + failures[compared.others]
    var seen = compared.seen
    // A screen of another file that shows this one's has recorded nothing itself.
    seen.recorded.removeAll { !sides.changed.contains(ReviewReport.Seen.file(of: $0)) }
    let both = changed.filter { earlier.files[renamed[$0] ?? $0] != nil && later.files[$0] != nil }
    seen.newFolders = sides.newFolders.sorted()
    seen.unshown = undrawn(changed, both, sides, renamed: renamed)
    let lines = seen.unshown.flatMap(\.lines)
    outcome.report.notes =
      notes(pairs, places.head, earlier, later, touched, mates, besides: lines) + outcome.report.notes
      + textsOfCode(reach, places.base, places.head)
      + colors(reach, earlier, later) + reach.icons
    // What a line tells already: another version of the tools, another name, a frame that was recorded.
    let told = Set(both.filter { earlier.files[$0]?.era != later.files[$0]?.era })
      .union(pairs.filter { $0.renaming != nil }.map(\.path))
      .union(compared.seen.recorded.map(ReviewReport.Seen.file))
    seen.changed = both.map(repository.shown)
    seen.toldFiles = both.filter(told.contains).map(repository.shown)
    if let shard = request.shard {
      outcome.report.shard = mark(shard, of: sides, touched, compared.keys, seen)
    } else {
      outcome.report.tell(seen)
    }
    tellUntouched(sides.paths, Set(touched), earlier, later, &outcome)
    return outcome
  }

  /// The screens of files that a change reaches, each with what it was, and where those went that lie elsewhere now.
  private func paired(
    _ touched: [String], _ sides: Sides, _ failures: inout [ReviewReport.Entry], _ outcome: inout Outcome
  ) -> (pairs: [Pair], mates: [String: String]) {
    var pairs: [Pair] = []
    for path in touched {
      collect(path, sides.earlier.files[path], sides.later.files[path], &pairs, &failures, &outcome)
    }
    let ends = pairs.filter(\.isInterfaceBuilderAlone)
    let mayBeMoved = ends.contains(where: \.isNew) && ends.contains { $0.head == nil }
    let renames = mayBeMoved ? repository.renames(from: sides.base, to: sides.head) : [:]
    pairs = Self.joined(pairs, renames: renames)
    for (path, gone) in Self.likely(pairs, renames: renames).sorted(by: { $0.key < $1.key }) {
      let (now, then) = (repository.shown(path), repository.shown(gone))
      let words = "'\(now)' may be '\(then)', made anew: git takes half of their lines or more for the same"
      outcome.report.notes.append(.init(words, at: SourceSpan(file: now, line: 1), isChange: true))
    }
    let mates = moved(pairs, sides.places.base)
    readAnew(&pairs, mates, sides.earlier, sides.later, sides.asked)
    pairs = Self.withoutEmbedded(pairs)
    Self.nameApart(&pairs)
    return (pairs, mates)
  }

  /// What there is to tell of each changed file besides its pictures.
  private func tellFiles(
    _ changed: [String], _ sides: Sides, renamed: [String: String], _ seen: ReviewReport.Seen,
    _ outcome: inout Outcome
  ) {
    let (earlier, later) = (sides.earlier, sides.later)
    let elsewhere = newTexts(changed, earlier, later)
    tellMoves(renamed, &outcome)
    for path in changed where !renamed.values.contains(path) {
      tellFile(path, earlier.files[renamed[path] ?? path], later.files[path], &outcome)
      tellUndrawn(
        path, earlier.files[renamed[path] ?? path], later.files[path], seen, elsewhere: elsewhere,
        isMoved: renamed[path] != nil, &outcome)
    }
  }

  /// What changed in what no picture shows: of all changed files, of those that are on both sides, and of new ones.
  private func undrawn(
    _ changed: [String], _ both: [String], _ sides: Sides, renamed: [String: String]
  ) -> [ReviewReport.Seen.Unshown] {
    let (earlier, later, places, reach) = (sides.earlier, sides.later, sides.places, sides.reach)
    let fresh = changed.filter { renamed[$0] == nil && earlier.files[$0] == nil }
    let inFresh = ObjectSettings.objects(
      in: fresh.filter { ScreenFiles.isInterfaceBuilder($0) && places.head.linkOut($0) == nil }.map(places.head.onDisk))
    let ofResources =
      unshown(reach, earlier, later) + unshownPictures(reach, earlier, later)
      + templates(reach, places.base, places.head) + toolbarPictures(reach, places.base, later)
      + untranslated(reach, earlier, later) + undrawnTranslations(reach, earlier, later)
      + drawnLists(reach, earlier, later)
    let ofFiles = parallelMap(both, jobs: request.jobs) { path in
      unseen(
        path, from: renamed[path] ?? path, places.base, places.head, elsewhere: inFresh,
        isUndrawn: later.files[path]?.undrawn?.system != nil)
    }
    let sources = changed.filter {
      ScreenFiles.isStoryboard($0) && earlier.files[$0] != nil && places.base.linkOut($0) == nil
    }.map { path in
      ObjectSettings.Source(
        name: repository.shown(path), before: places.base.onDisk(path),
        after: later.files[path] == nil ? nil : places.head.onDisk(path))
    }
    return ofResources + ofFiles.joined() + newFiles(fresh, from: sources, places.head)
  }

  /// The mark by which parts of one comparison are known.
  private func mark(
    _ shard: Shard, of sides: Sides, _ touched: [String], _ keys: [String], _ seen: ReviewReport.Seen
  ) -> ReviewReport.ShardMark {
    let asked = [sides.base.hash, sides.head?.hash ?? "", "\(request.difference)", "\(request.ignored)"]
    let files =
      sides.head == nil
      ? ShardRecord.digest(of: touched.map(sides.places.head.onDisk)) : DrawingEnvironment.current.id
    return ReviewReport.ShardMark(
      shard: shard, inputs: SHA256Text.of((asked + [files] + keys).joined(separator: "\n")), seen: seen)
  }

  private func report(_ base: GitRepository.Revision, _ head: GitRepository.Revision?) -> ReviewReport {
    ReviewReport(
      title: "Review of \(repository.name)", expected: .init(base.name, detail: base.hash),
      actual: head.map { .init($0.name, detail: $0.hash) } ?? .init("working tree"), toleratesFailures: true)
  }

  // MARK: What is looked at

  /// Whether a change reaches a file of screens: one of the files it was read from, or a colour, picture, font or text of
  /// its project.
  private func isTouched(
    _ path: String, _ base: RevisionSide.File?, _ head: RevisionSide.File?, _ changed: Set<String>,
    _ reach: RevisionReach
  ) -> Bool {
    guard base != nil || head != nil else { return false }
    let sources = (base?.sources ?? []).union(head?.sources ?? [])
    if !sources.isDisjoint(with: changed) { return true }
    if ScreenFiles.isInterfaceBuilder(path) { return reach.byResources.contains(path) }
    // An include that could not be read is not among the sources; what is as unreadable as it was is nobody's change.
    if base?.errors != head?.errors { return true }
    let folder = ScreenFiles.folder(of: path)
    return changed.contains { ScreenFiles.isResource($0) && (folder.isEmpty || $0.hasPrefix(folder)) }
  }

  private func collect(
    _ path: String, _ base: RevisionSide.File?, _ head: RevisionSide.File?, _ pairs: inout [Pair],
    _ failures: inout [ReviewReport.Entry], _ outcome: inout Outcome
  ) {
    if let head, head.hasErrors {
      outcome.diagnostics += head.diagnostics.filter { $0.severity > .note }.map(Self.asWarning)
    }
    if let head, head.isUnreadable {
      let scene = ScreenFiles.stem(of: path)
      let subject = VariantComparison.Subject(
        key: scene, scene: scene, environment: nil, source: repository.shown(path))
      failures.append(
        VariantComparison().failed(
          subject, DiagnosedFailure(head.diagnostics.filter { $0.severity == .error }),
          before: base.flatMap { $0.isUnreadable ? $0.diagnostics : nil }))
      return
    }
    // What was so before is nothing that the change did.
    let known = Set(base?.diagnostics.map(\.message) ?? [])
    if head?.hasErrors == false {
      outcome.diagnostics +=
        head?.diagnostics.filter { $0.severity == .warning && !known.contains($0.message) } ?? []
    }
    var problem: String?
    if let base, base.isUnreadable {
      problem = base.diagnostics.first { $0.severity == .error }.map { "\($0.message) [\($0.id)]" }
      outcome.diagnostics.append(
        .warning(
          "base-unreadable", "'\(repository.shown(path))' cannot be read as it was: \(problem ?? "it is damaged")"))
    }
    if let system = base?.undrawn?.system, let head, !head.workbenches.isEmpty { problem = "\(system) is not drawn" }
    pairs += Self.pairs(path, base?.workbenches ?? [], head?.workbenches ?? [], baseProblem: problem)
      .filter { isWanted($0.head) || isWanted($0.base) }
  }

  private func isWanted(_ workbench: Workbench?) -> Bool {
    guard let document = workbench?.document else { return false }
    guard let wanted = request.scene else { return true }
    return [document.name, document.sceneID, document.root.id, document.title].contains(wanted)
  }

  /// The error of a file whose entry tells it: the report's exit code counts it.
  static func asWarning(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.severity = min(diagnostic.severity, .warning)
    return diagnostic
  }
}
