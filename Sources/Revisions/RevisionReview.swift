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
    let head = try request.head.map { name throws(DiagnosedFailure) in try repository.revision(name) }
    let named = try repository.revision(request.base)
    let current: GitRepository.Revision
    if let head { current = head } else { current = try repository.revision("HEAD") }
    let base = request.isDirect ? named : try repository.mergeBase(named, current)
    var outcome = Outcome(report: report(base, head))

    let changed = try repository.changedPaths(base, head)
    let baseFiles = try repository.files(of: base)
    let headFiles = try head.map { revision throws(DiagnosedFailure) in try repository.files(of: revision) }
    let headPaths: [String]
    if let headFiles { headPaths = headFiles.map(\.path) } else { headPaths = try repository.workTreeFiles() }
    let wanted = try wantedPaths()
    let screens = (
      base: baseFiles.map(\.path).filter { ScreenFiles.isScreen($0) && wanted($0) },
      head: headPaths.filter { ScreenFiles.isScreen($0) && wanted($0) }
    )
    let reach = try RevisionReach(
      .init(repository: repository, changed: changed, base: baseFiles, head: headFiles, headPaths: headPaths),
      wanted: Set(screens.base + screens.head))
    let before = try RevisionFiles(repository, base, baseFiles, reach)
    outcome.diagnostics += before.diagnostics
    let after = try zip(head, headFiles).map { revision, files throws(DiagnosedFailure) in
      try RevisionFiles(repository, revision, files, reach)
    }
    outcome.diagnostics += after?.diagnostics ?? []
    defer { withExtendedLifetime((before, after)) {} }
    let reached = { (paths: [String]) in paths.filter(reach.screens.contains) }
    let places = (
      base: RevisionPlaces(repository: repository, folder: before.folder),
      head: RevisionPlaces(repository: repository, folder: after?.folder)
    )
    let known = Set(reached(screens.base))
    let ways = reached(screens.head).filter { changed.contains($0) && known.contains($0) }.reduce(
      into: [String: SceneWays]()
    ) { ways, path in
      if path.hasSuffix(".storyboard"), places.base.linkOut(path) == nil {
        ways[path] = SceneWays.read(file: places.base.onDisk(path))
      }
    }
    let later = RevisionSide(reached(screens.head), places: places.head, studio: studio, earlier: ways)
    let asked = Self.later(later.files, for: screens.base)
    let earlier = RevisionSide(reached(screens.base), places: places.base, studio: studio, as: asked)
    let paths = Set(screens.base + screens.head).sorted()
    let touched = paths.filter { isTouched($0, earlier.files[$0], later.files[$0], changed, reach) }
    outcome.unchangedFiles = paths.count - touched.count

    var pairs: [Pair] = []
    var failures: [ReviewReport.Entry] = []
    for path in touched {
      collect(path, earlier.files[path], later.files[path], &pairs, &failures, &outcome)
    }
    pairs = Self.joined(pairs)
    let mates = moved(pairs, places.base)
    readAnew(&pairs, mates, earlier, later, asked)
    pairs = Self.withoutEmbedded(pairs)
    Self.nameApart(&pairs)
    let whole = Self.renamed(mates, earlier, later)
    let movedFiles = Self.movedWhole(touched.filter(changed.contains), earlier, later, besides: whole)
    let renamed = whole.merging(movedFiles) { own, _ in own }
    let canvases = Canvases(touched, earlier, later, mates)
    let compared = compare(pairs, places.base, places.head, reach, canvases, failures.count, &outcome)
    let elsewhere = newTexts(touched.filter(changed.contains), earlier, later)
    tellMoves(renamed, &outcome)
    for path in touched where changed.contains(path) {
      guard !renamed.values.contains(path) else { continue }
      tellFile(path, earlier.files[renamed[path] ?? path], later.files[path], &outcome)
      tellUndrawn(
        path, earlier.files[renamed[path] ?? path], later.files[path], compared.seen, elsewhere: elsewhere,
        isMoved: renamed[path] != nil, &outcome)
    }
    outcome.report.entries = compared.entries + failures[compared.others]
    var seen = compared.seen
    let both = touched.filter {
      changed.contains($0) && earlier.files[renamed[$0] ?? $0] != nil && later.files[$0] != nil
    }
    let fresh = touched.filter { changed.contains($0) && renamed[$0] == nil && earlier.files[$0] == nil }
    let inFresh = ObjectSettings.objects(
      in: fresh.filter { ScreenFiles.isInterfaceBuilder($0) && places.head.linkOut($0) == nil }.map(places.head.onDisk))
    seen.unshown =
      unshown(reach, earlier, later) + unshownPictures(reach) + templates(reach, places.base, places.head)
      + untranslated(reach, earlier, later)
      + undrawnTranslations(reach, earlier, later)
      + both.flatMap { path in
        unseen(
          path, from: renamed[path] ?? path, places.base, places.head, elsewhere: inFresh,
          isUndrawn: later.files[path]?.undrawn?.system != nil)
      }
      + newFiles(fresh, places.head)
    let lines = seen.unshown.flatMap(\.lines)
    outcome.report.notes = notes(pairs, places.head, earlier, later, touched, besides: lines) + outcome.report.notes
    // What a line tells already: another version of the tools, another name, a frame that was recorded.
    let told = Set(both.filter { earlier.files[$0]?.era != later.files[$0]?.era })
      .union(pairs.filter { $0.renaming != nil }.map(\.path))
      .union(compared.seen.recorded.map(ReviewReport.Seen.file))
    seen.changed = both.filter { !told.contains($0) }.map(repository.shown)
    if let shard = request.shard {
      let sides = [base.hash, head?.hash ?? "", "\(request.difference)", "\(request.ignored)"]
      let files = head == nil ? ShardRecord.digest(of: touched.map(places.head.onDisk)) : DrawingEnvironment.current.id
      outcome.report.shard = ReviewReport.ShardMark(
        shard: shard, inputs: SHA256Text.of((sides + [files] + compared.keys).joined(separator: "\n")), seen: seen)
    } else {
      outcome.report.tell(seen)
    }
    tellUntouched(paths, Set(touched), earlier, later, &outcome)
    return outcome
  }

  /// The later files by the paths that they had: one that is new there is the one of its name that went elsewhere.
  private static func later(_ files: [String: RevisionSide.File], for paths: [String]) -> [String: RevisionSide.File] {
    func name(_ path: String) -> Substring {
      path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    }
    let known = Set(paths)
    var result = files
    var moved: [Substring: [(path: String, file: RevisionSide.File)]] = [:]
    for (path, file) in files.sorted(by: { $0.key < $1.key }) where !known.contains(path) {
      moved[name(path), default: []].append((path, file))
    }
    func shared(_ one: String, _ other: String) -> Int { zip(one, other).prefix { $0 == $1 }.count }
    func nearest(to path: String) -> RevisionSide.File? {
      moved[name(path)]?.max { shared($0.path, path) < shared($1.path, path) }?.file
    }
    for path in paths where result[path] == nil { result[path] = nearest(to: path) }
    return result
  }

  private func report(_ base: GitRepository.Revision, _ head: GitRepository.Revision?) -> ReviewReport {
    ReviewReport(
      title: "Review of \(repository.name)", expected: .init(base.name, detail: base.hash),
      actual: head.map { .init($0.name, detail: $0.hash) } ?? .init("working tree"), toleratesFailures: true)
  }

  // MARK: What is looked at

  /// Which paths of the repository the request means.
  private func wantedPaths() throws(DiagnosedFailure) -> @Sendable (String) -> Bool {
    var wanted: [String] = []
    for path in request.paths.isEmpty ? ["."] : request.paths {
      guard let named = repository.named(path) else {
        throw DiagnosedFailure([
          .error(
            "outside-repository", "'\(path)' lies outside the repository in '\(repository.root)'",
            hint: "name files or folders of the repository")
        ])
      }
      wanted.append(named)
    }
    return { [wanted] path in wanted.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") } }
  }

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
    if let head, head.hasErrors, head.workbenches.isEmpty {
      let scene = ScreenFiles.stem(of: path)
      let subject = VariantComparison.Subject(
        key: scene, scene: scene, environment: nil, source: repository.shown(path))
      failures.append(
        VariantComparison().failed(
          subject, DiagnosedFailure(head.diagnostics.filter { $0.severity == .error })))
      return
    }
    // What was so before is nothing that the change did.
    let known = Set(base?.diagnostics.map(\.message) ?? [])
    if head?.hasErrors == false {
      outcome.diagnostics +=
        head?.diagnostics.filter { $0.severity == .warning && !known.contains($0.message) } ?? []
    }
    var problem: String?
    if let base, base.hasErrors, base.workbenches.isEmpty {
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

/// Both or neither.
private func zip<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
  guard let first, let second else { return nil }
  return (first, second)
}
