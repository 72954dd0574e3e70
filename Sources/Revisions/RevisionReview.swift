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

  /// One variant that one side or both have.
  private struct Item: Sendable {
    var pair: Int
    var key: String
    var base: Variant?
    var head: Variant?
    /// Whether it is a canvas that is no device's, drawn for its amounts alone.
    var isBareCanvas = false
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
    seen.unshown =
      unshown(reach, earlier, later) + unshownPictures(reach) + templates(reach, places.base, places.head)
      + untranslated(reach, earlier, later)
      + undrawnTranslations(reach, earlier, later)
      + both.flatMap { path in
        unseen(
          path, from: renamed[path] ?? path, places.base, places.head,
          isUndrawn: later.files[path]?.undrawn?.system != nil)
      }
      + newFiles(touched.filter { changed.contains($0) && renamed[$0] == nil && earlier.files[$0] == nil }, places.head)
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
  private static func asWarning(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.severity = min(diagnostic.severity, .warning)
    return diagnostic
  }

  // MARK: Comparing

  private func compare(
    _ pairs: [Pair], _ basePlaces: RevisionPlaces, _ headPlaces: RevisionPlaces, _ reach: RevisionReach,
    _ canvases: Canvases, _ others: Int, _ outcome: inout Outcome
  ) -> Compared {
    var items: [Item] = []
    for (position, pair) in pairs.enumerated() {
      let head = pair.head?.variants(request.selection)
      let base = pair.base?.variants(request.selection)
      // A variant that the selection asks for in vain is told once.
      outcome.diagnostics += head?.diagnostics ?? base?.diagnostics.map(basePlaces.shown) ?? []
      let later = Set((head?.variants ?? []).map(\.key))
      var earlier = Dictionary(uniqueKeysWithValues: (base?.variants ?? []).map { ($0.key, $0) })
      let isDrawnOtherwise = !earlier.isEmpty && !later.isEmpty && later.isDisjoint(with: earlier.keys)
      let isRecordedAnew = canvases.savedByOthers.contains(pair.path) && pair.isRecordedAnew
      if pair.isInterfaceBuilder, isDrawnOtherwise || isRecordedAnew {
        // A screen that is drawn on its canvas and then on devices, or the other way, is compared as it is drawn now, and so is
        // one whose size is the tools' record.
        earlier = Dictionary(uniqueKeysWithValues: (head?.variants ?? []).map { ($0.key, $0) })
      }
      var drawn = head?.variants ?? []
      var bare: String?
      if let workbench = pair.head, let other = pair.base, let own = canvasVariant(of: workbench, beside: drawn),
        own.environment.device != nil || Self.canvasSize(workbench) == Self.canvasSize(other)
      {
        // Both sides on the device that the later one was drawn on, or on the canvas that both were.
        drawn.insert(own, at: 0)
        earlier[own.key] = own
        if own.environment.device == nil { bare = own.key }
      }
      for variant in drawn {
        items.append(
          Item(
            pair: position, key: "\(pair.scene).\(variant.key)", base: earlier[variant.key], head: variant,
            isBareCanvas: variant.key == bare))
      }
      let keys = Set(drawn.map(\.key))
      for variant in base?.variants ?? [] where earlier[variant.key] != nil && !keys.contains(variant.key) {
        items.append(Item(pair: position, key: "\(pair.scene).\(variant.key)", base: variant, head: nil))
      }
    }
    let comparison = VariantComparison(
      difference: request.difference, ignored: request.ignored,
      artifacts: ReviewArtifacts(folders: request.artifactFolders), isForPage: request.isForPage,
      shown: { headPlaces.shown(basePlaces.shown($0)) }, triesCauses: request.triesCauses,
      drawsInTurn: true)
    let part = part(of: items, pairs, others: others)
    let mine = Array(items[part.clamped(to: 0..<items.count)])
    var uses = Array(repeating: 0, count: pairs.count)
    for item in mine { uses[item.pair] += 1 }
    let roots = pairs.map { ($0.base?.document.root.id, $0.head?.document.root.id) }
    let screens = (Set(roots.compactMap(\.0)), Set(roots.compactMap(\.1)))
    let sessions = PairSessions(pairs.map { ($0.base, $0.head) }, uses: uses)
    let results = parallelMap(mine, jobs: request.jobs, progress: { request.progress?($0, mine.count) }) { item in
      let pair = pairs[item.pair]
      defer { sessions.finish(item.pair) }
      // Most scenes of a changed storyboard are as they were: these need not be solved.
      if let base = item.base, let head = item.head, !reach.byResources.contains(pair.path), pair.isSame(base, head) {
        return (entry: comparison.same(subject(item, pair)), recorded: Set<String>(), known: [Finding]())
      }
      let pools = sessions.pools(item.pair)
      var base = item.base.flatMap { solved(pair.base, $0, pools.base) }
      var head = item.head.flatMap { solved(pair.head, $0, pools.head) }
      let drawn = RecordedEvidence(base, head, pair, canvases.selfSizing[pair.path]) {
        sessions.canvases(item.pair, known: $0)
      }
      let recorded = settle(base, &head, pair, canvases)
      let known = base?.layout.findings ?? []
      drawn.leaveOutFindings(&base, &head)
      TroubleNews.leaveOutOld(&base, &head)
      let rows = canvases.rowHeights[pair.path]
      var sides = (side(pair.base, base, rows?.before), side(pair.head, head, rows?.after))
      let isOfOthers = canvases.savedAnew.contains(pair.path)
      if var places = drawn.places {
        places.after.isOfOtherTools = isOfOthers
        sides.0?.drawn = places.before
        sides.1?.drawn = places.after
      }
      sides.0?.screens = screens.0.subtracting([roots[item.pair].0, roots[item.pair].1].compactMap { $0 })
      sides.1?.screens = screens.1.subtracting([roots[item.pair].0, roots[item.pair].1].compactMap { $0 })
      var entry = entry(item, pair, sides.0, sides.1, comparison)
      // Nobody has such a screen: what is amiss on it is told of the devices where it is so.
      if item.isBareCanvas, entry.status != .failed { (entry.findings.new, entry.findings.gone) = ([], []) }
      return (entry: headPlaces.shown(basePlaces.shown(entry)), recorded: recorded, known: known)
    }
    var entries = results.map(\.entry)
    TroubleNews.leaveOutKnown(
      from: &entries, zip(mine, results).map { ($0.pair, pairs[$0.pair].head == nil, $1.known) })
    outcome.diagnostics += comparison.artifacts.diagnostics
    let (before, after) = (pairs.compactMap { $0.base?.document }, pairs.compactMap { $0.head?.document })
    let letters = (before: ResourceTrouble.characters(of: before), after: ResourceTrouble.characters(of: after))
    let trouble = ResourceTrouble(
      pairs.flatMap { ($0.head?.resourceDiagnostics ?? []).map(headPlaces.shown).map(Self.asWarning) }.once,
      after: pairs.flatMap { ($0.base?.resourceDiagnostics ?? []).map(basePlaces.shown) },
      known: ResourceTrouble.fonts(of: before),
      new: letters.after.subtracting(letters.before), said: letters.after.union(letters.before))
    outcome.diagnostics += trouble.warnings
    outcome.report.notes += trouble.notes.map { .init($0) }
    let recorded = Set(
      zip(mine, results).flatMap { item, result in result.recorded.map { "\(pairs[item.pair].path)#\($0)" } })
    let rest = part.clamped(to: items.count..<max(items.count, items.count + others))
    var seen = ReviewReport.Seen()
    seen.recorded = recorded.sorted()
    seen.renames = results.flatMap(\.entry.renames).once
    let told = zip(mine, results).flatMap { item, result in
      result.entry.told.map { "\(repository.shown(pairs[item.pair].path))#\($0)" }
    }
    seen.told = Set(told).sorted()
    return Compared(
      entries: entries, keys: items.map(\.key),
      others: rest.isEmpty ? 0..<0 : (rest.lowerBound - items.count)..<(rest.upperBound - items.count),
      seen: seen)
  }

  /// What of files is the doing of the tools that saved them, by paths.
  private struct Canvases {
    /// Those that another version of the tools saved, or that show another device.
    var savedAnew: Set<String> = []
    /// Those that any other version of the tools saved.
    var savedByOthers: Set<String> = []
    /// The cells whose heights their tables give on both sides, with these row heights.
    var heldCells: [String: [String: (before: Double, after: Double)]] = [:]
    /// The widths that columns of a Mac's tables give their cells on each side.
    var columnWidths: [String: [String: (before: Double, after: Double)]] = [:]
    /// The scrollers that hide by themselves on both sides.
    var hidingScrollers: [String: Set<String>] = [:]
    /// The cells whose heights their tables find out, of each side.
    var selfSizing: [String: (before: Set<String>, after: Set<String>)] = [:]
    /// What tables give their cells on each side.
    var rowHeights: [String: (before: [String: Double], after: [String: Double])] = [:]

    init(_ touched: [String], _ earlier: RevisionSide, _ later: RevisionSide, _ mates: [String: String]) {
      for path in touched {
        let (before, after) = (earlier.files[mates[path] ?? path], later.files[path])
        let (old, new) = (before?.tools, after?.tools)
        if before?.era != after?.era || old?.generation != new?.generation || old?.device != new?.device {
          savedAnew.insert(path)
        }
        if let old, let new {
          var held: [String: (before: Double, after: Double)] = [:]
          for (cell, height) in old.heldCells {
            // What AppKit's tables give their rows is a setting, which is told by itself.
            if let now = new.heldCells[cell], now == height || now > 0 && height > 0 { held[cell] = (height, now) }
          }
          heldCells[path] = held
          columnWidths[path] = old.columnWidths.reduce(into: [:]) { widths, cell in
            widths[cell.key] = new.columnWidths[cell.key].map { (cell.value, $0) }
          }
          hidingScrollers[path] = old.selfHidingScrollers.intersection(new.selfHidingScrollers)
        }
        if let old, let new, old.version != new.version { savedByOthers.insert(path) }
        rowHeights[path] = (old?.rowHeights ?? [:], new?.rowHeights ?? [:])
        selfSizing[path] = (Self.selfSizing(old), Self.selfSizing(new))
      }
      for path in touched { join(later.files[path]?.sources ?? [], into: path) }
    }

    private static func selfSizing(_ tools: InterfaceBuilderReader.Tools?) -> Set<String> {
      Set((tools?.heldCells ?? [:]).filter { $0.value < 0 }.keys)
    }

    /// A file whose screens show those of other ones is saved as these are.
    private mutating func join(_ sources: Set<String>, into path: String) {
      for source in sources.sorted() where source != path {
        if savedAnew.contains(source) { savedAnew.insert(path) }
        if savedByOthers.contains(source) { savedByOthers.insert(path) }
        heldCells[path, default: [:]].merge(heldCells[source] ?? [:]) { own, _ in own }
        columnWidths[path, default: [:]].merge(columnWidths[source] ?? [:]) { own, _ in own }
        hidingScrollers[path, default: []].formUnion(hidingScrollers[source] ?? [])
        if let cells = selfSizing[source] {
          let own = selfSizing[path] ?? ([], [])
          selfSizing[path] = (own.before.union(cells.before), own.after.union(cells.after))
        }
        guard let rows = rowHeights[source] else { continue }
        rowHeights[path, default: ([:], [:])].before.merge(rows.before) { own, _ in own }
        rowHeights[path, default: ([:], [:])].after.merge(rows.after) { own, _ in own }
      }
    }
  }

  /// What comparing came to.
  private struct Compared {
    var entries: [ReviewReport.Entry]
    /// Of all variants, not only of this shard's.
    var keys: [String]
    /// Which of the screens that cannot be read this shard tells.
    var others: Range<Int>
    var seen: ReviewReport.Seen
  }

  /// The positions that this run does: of the variants, and then of screens that cannot be read.
  private func part(of items: [Item], _ pairs: [Pair], others: Int) -> Range<Int> {
    guard let shard = request.shard else { return 0..<(items.count + others) }
    let views = pairs.map { ($0.head ?? $0.base)?.viewCount ?? 1 }
    let costs = items.map { item in
      (item.head ?? item.base).map { 2 * WorkCost.drawing(views: views[item.pair], $0.environment) } ?? 0
    }
    return ShardPlan(costs: costs + Array(repeating: WorkCost.looking, count: others), count: shard.count)
      .range(of: shard)
  }

  private func solved(
    _ workbench: Workbench?, _ variant: Variant, _ sessions: LayoutSessionPool?
  ) -> Workbench.Solved? {
    guard let workbench, let sessions else { return nil }
    return workbench.solve(variant, in: sessions)
  }

  /// Takes back what only a canvas recorded, and tells of which views.
  private func settle(
    _ base: Workbench.Solved?, _ head: inout Workbench.Solved?, _ pair: Pair, _ canvases: Canvases
  ) -> Set<String> {
    guard let base, let later = head, let workbench = pair.head, workbench.document.format == .interfaceBuilder else {
      return []
    }
    let text = later.variant.environment.text
    let isSavedAnew = canvases.savedAnew.contains(pair.path)
    let frames = CanvasFrames(
      expected: base.layout, actual: later.layout, isSavedAnew: isSavedAnew,
      hasOtherTools: canvases.savedByOthers.contains(pair.path),
      heldCells: canvases.heldCells[pair.path] ?? [:],
      columnWidths: canvases.columnWidths[pair.path] ?? [:],
      hidingScrollers: canvases.hidingScrollers[pair.path] ?? []
    ) { asset in
      // What the system or the project has is as large as it is; of others the file's record is all that there is.
      if workbench.images.isSystemPicture(asset) { return true }
      let digests = [pair.base?.images, workbench.images].map { $0?.fileDigest(asset: asset, environment: text) }
      return digests[0] == digests[1] && (digests[0] != nil || isSavedAnew)
    }
    if var layout = frames.settled(later.layout, workbench.engine) {
      _ = workbench.judge(&layout)
      head?.layout = layout
    }
    return frames.views
  }

  private func side(
    _ workbench: Workbench?, _ solved: Workbench.Solved?, _ rowHeights: [String: Double]?
  ) -> ScreenSide? {
    guard let workbench, let solved else { return nil }
    var side = CurrentScreen(workbench, solved).side
    side.rowHeights = rowHeights ?? [:]
    return side
  }

  private func subject(_ item: Item, _ pair: Pair) -> VariantComparison.Subject {
    VariantComparison.Subject(
      key: item.key, scene: pair.scene, environment: (item.head ?? item.base)?.environment,
      source: repository.shown(pair.path))
  }

  private func entry(
    _ item: Item, _ pair: Pair, _ base: ScreenSide?, _ head: ScreenSide?, _ comparison: VariantComparison
  ) -> ReviewReport.Entry {
    let subject = subject(item, pair)
    switch (base, head) {
    case (let base?, let head?): return comparison.entry(subject, expected: base, actual: head)
    case (nil, let head?):
      let reason =
        pair.baseProblem.map { "'\(request.base)' cannot be read: \($0)" }
        ?? (pair.base == nil ? "a new screen" : "a new variant")
      return comparison.added(subject, actual: head, message: reason)
    case (let base, nil):
      return comparison.removed(
        subject, expected: base, message: pair.head == nil ? "the screen is gone" : "the variant is gone")
    }
  }
}

/// Both or neither.
private func zip<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
  guard let first, let second else { return nil }
  return (first, second)
}
