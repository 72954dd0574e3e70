import AutoLayout
import Findings
import ProofModel
import Solving
import Synchronization
import Typesetting

/// Verifies and records screens against a folder of baselines.
public struct BaselineRun: Sendable {
  let screens: BaselineScreens
  let request: BaselineRequest

  /// A run over screens against the request's folder.
  public init(screens: BaselineScreens, request: BaselineRequest) {
    self.screens = screens
    self.request = request
  }

  /// One variant, compared, and what would be recorded of it.
  private struct Checked: Sendable {
    var item: BaselineScreens.Item
    var entry: ReviewReport.Entry
    var diagnostics: [Diagnostic]
    /// Where it is to be recorded; its files are written.
    var recorded: BaselineManifest.Entry?
    var fonts: [FontUse] = []
  }

  /// Compares every variant with what is recorded, and records what the mode wants; all of it or, where anything
  /// failed, nothing.
  public func run() -> BaselineOutcome {
    .of(screens, request) { outcome throws(DiagnosedFailure) in try run(&outcome) }
  }

  private var writes: Bool { request.mode != .never || request.prunes }

  private func run(_ outcome: inout BaselineOutcome) throws(DiagnosedFailure) {
    let folder = request.folder
    if writes { try folder.prepare() }
    let lock: FolderLock? =
      folder.exists
      ? try FolderLock.hold(folder.path, writes ? .writing : .reading, waiting: request.waiting) : nil
    defer { withExtendedLifetime(lock) {} }
    let known = try folder.manifest()
    var manifest = known ?? BaselineManifest()
    if let pictures = request.pictures, writes { manifest.pictures = pictures.text }
    try checkNames(manifest)
    if !writes { outcome.diagnostics += manifest.follow(screens.screens, in: folder) }

    let comparison = request.comparison
    let orphans = screens.orphans(in: manifest, folder: folder)
    let items = screens.items
    let unread = screens.unread(in: manifest, folder: folder)
    // One list for all shards: the variants, then what is gone, then what cannot be read.
    let part = part(of: items, others: orphans.count + unread.count)
    let mine = items[part.clamped(to: 0..<items.count)]
    let drawn = Atomic(0)
    let sessions = ScreenSessions(screens, given: request.given)
    let state = manifest
    let stamps = request.drawsAlways || request.mode == .all ? nil : BaselineStamps(of: folder.path)
    let checked = parallelMap(Array(mine), jobs: request.jobs, progress: { request.progress?($0, mine.count) }) {
      item in
      check(item, sessions, state, stamps, comparison, drawn)
    }
    // What writes may take files away: the next run that only compares remembers.
    if !writes, request.remembers { stamps?.write(keeping: state.entries.values.flatMap { $0.files.map(\.name) }) }
    outcome.drawn = drawn.load(ordering: .relaxed)
    outcome.report.entries = checked.map(\.entry)
    for (position, orphan) in orphans.enumerated() where part.contains(items.count + position) {
      outcome.report.entries.append(self.orphan(orphan, manifest, comparison))
    }
    for (position, (entry, reason)) in unread.enumerated()
    where part.contains(items.count + orphans.count + position) {
      outcome.report.entries.append(self.unread(entry, reason, manifest, comparison))
    }
    if let shard = request.shard {
      let keys = items.map(\.key) + orphans.map(\.key) + unread.map(\.entry.key)
      outcome.report.shard = .init(shard: shard, inputs: inputsDigest(keys, manifest))
    }
    outcome.untouched = untouched(manifest, orphans + unread.map(\.entry))
    outcome.diagnostics +=
      (checked.flatMap(\.diagnostics) + resourceDiagnostics + comparison.artifacts.diagnostics).once
    guard writes, !outcome.hasErrors else { return }
    try record(checked, gone: orphans, manifest, known, under: lock, &outcome)
  }

  /// Writes what the mode wants of what was checked, and nothing where anything failed.
  private func record(
    _ checked: [Checked], gone orphans: [BaselineManifest.Entry], _ manifest: BaselineManifest,
    _ known: BaselineManifest?, under lock: FolderLock?, _ outcome: inout BaselineOutcome
  ) throws(DiagnosedFailure) {
    let folder = request.folder
    var manifest = manifest
    guard outcome.report.count(.failed) == 0, screens.broken.isEmpty else {
      outcome.diagnostics += outcome.report.entries.filter { $0.status == .failed }.prefix(10).map {
        .error("variant-failed", "'\($0.key)': \($0.message ?? "it cannot be drawn")")
      }
      outcome.diagnostics.append(
        .error("nothing-recorded", "something failed, so nothing was recorded; the baselines are as before"))
      return
    }
    for checked in checked {
      guard let entry = checked.recorded else { continue }
      manifest.take(entry, fonts: checked.fonts, file: folder.relative(checked.item.screen.workbench.document.file))
      if manifest.entries[entry.key] != known?.entries[entry.key] { outcome.recorded.append(entry.key) }
    }
    outcome.diagnostics += undeclared(outcome.recorded)
    if request.prunes {
      outcome.pruned = orphans.map(\.key)
      for orphan in orphans { manifest.entries[orphan.key] = nil }
    }
    manifest.tidy()
    try folder.commit(manifest, under: lock)
    outcome.recorded.sort()
  }

  /// The positions that this run does: of the items, and then of what only is looked up.
  private func part(of items: [BaselineScreens.Item], others: Int) -> Range<Int> {
    guard let shard = request.shard else { return 0..<(items.count + others) }
    let views = Dictionary(
      screens.screens.map { ($0.scene, $0.workbench.viewCount) }, uniquingKeysWith: { first, _ in first })
    let costs = items.map { WorkCost.drawing(views: views[$0.screen.scene] ?? 1, $0.variant.environment) }
    return ShardPlan(costs: costs + Array(repeating: WorkCost.looking, count: others), count: shard.count)
      .range(of: shard)
  }

  // MARK: One variant

  private func check(
    _ item: BaselineScreens.Item, _ sessions: ScreenSessions, _ manifest: BaselineManifest,
    _ stamps: BaselineStamps?, _ comparison: VariantComparison,
    _ drawn: borrowing Atomic<Int>
  ) -> Checked {
    let current = CurrentScreen(item.screen.workbench, sessions.solve(item))
    let subject = item.subject(current.solved.layout.environment)
    var side = current.side
    // Drawn once, whether for comparing, recording or both.
    let picture = Memo(side.picture)
    side.picture = { try picture.value() }
    var checked = Checked(
      item: item, entry: .init(key: subject.key, scene: subject.scene, status: .same),
      diagnostics: current.solved.diagnostics)
    if let recorded = manifest.entries[item.key] {
      let expected = RecordedScreen(entry: recorded, manifest: manifest, folder: request.folder, item: item).side
      do {
        try request.folder.check(recorded, knowing: stamps)
        checked.entry = comparison.entry(subject, expected: expected, actual: side)
      } catch {
        // What is recorded anew need not have been whole.
        checked.entry =
          request.mode == .all
          ? comparison.added(subject, actual: side, message: "what was recorded cannot be read")
          : comparison.failed(subject, error)
      }
    } else {
      checked.entry = comparison.added(subject, actual: side, message: "nothing is recorded of it")
    }
    if records(checked.entry) {
      do {
        checked.recorded = try record(item, current, side, manifest)
        checked.fonts = current.fonts
      } catch {
        checked.entry = comparison.failed(subject, error)
      }
    }
    if picture.isKnown { drawn.add(1, ordering: .relaxed) }
    return checked
  }

  private func records(_ entry: ReviewReport.Entry) -> Bool {
    switch request.mode {
    case .never: false
    case .missing: entry.status == .missing
    case .failed: entry.status != .same && entry.status != .failed
    case .all: true
    }
  }

  /// Draws a variant and writes its files; the manifest does not name them yet.
  private func record(
    _ item: BaselineScreens.Item, _ current: CurrentScreen, _ side: ScreenSide, _ manifest: BaselineManifest
  ) throws -> BaselineManifest.Entry {
    let png = try side.picture()
    let entry = current.entry(
      item, picture: png, hasPicture: PictureChoice(manifest.pictures).includes(item.key))
    try request.folder.write(.init(entry: entry, layout: current.text, picture: entry.hasPicture ? png : nil))
    return entry
  }

  // MARK: All variants

  private func orphan(
    _ entry: BaselineManifest.Entry, _ manifest: BaselineManifest, _ comparison: VariantComparison
  ) -> ReviewReport.Entry {
    let subject = VariantComparison.Subject(
      key: entry.key, scene: entry.scene, environment: nil, source: manifest.screens[entry.scene]?.file)
    let side = RecordedScreen(entry: entry, manifest: manifest, folder: request.folder, item: nil).side
    return comparison.removed(subject, expected: side, message: "no screen declares this variant any more")
  }

  private func unread(
    _ entry: BaselineManifest.Entry, _ reason: String, _ manifest: BaselineManifest, _ comparison: VariantComparison
  ) -> ReviewReport.Entry {
    let subject = VariantComparison.Subject(
      key: entry.key, scene: entry.scene, environment: nil, source: manifest.screens[entry.scene]?.file)
    return comparison.failed(subject, DiagnosedFailure([.error("screen-unreadable", reason)]))
  }

  /// A name that another file's screen was recorded under would silently take its baselines over.
  private func checkNames(_ manifest: BaselineManifest) throws(DiagnosedFailure) {
    let files = Set(screens.screens.map { request.folder.relative($0.workbench.document.file) })
    let problems = screens.screens.compactMap { screen -> Diagnostic? in
      let file = screen.workbench.document.file
      guard let recorded = manifest.screens[screen.scene]?.file, recorded != request.folder.relative(file),
        !files.contains(recorded), request.folder.holds(recorded)
      else { return nil }
      return .error(
        "ambiguous-scene",
        "'\(screen.scene)' is recorded of '\(request.folder.opened(recorded))', and '\(file)' has that name too",
        hint: "give one of them another 'name:'")
    }
    if !problems.isEmpty { throw DiagnosedFailure(problems) }
  }

  private func untouched(_ manifest: BaselineManifest, _ orphans: [BaselineManifest.Entry]) -> Int {
    let looked = Set(screens.items.map(\.key)).union(orphans.map(\.key))
    return manifest.entries.keys.reduce(0) { looked.contains($1) ? $0 : $0 + 1 }
  }

  /// What was recorded though no matrix declares it: a run without a filter will call it gone.
  private func undeclared(_ recorded: [String]) -> [Diagnostic] {
    let recorded = Set(recorded)
    let keys = screens.items.filter { recorded.contains($0.key) && !$0.screen.declared.contains($0.variant.key) }
    guard let first = keys.first else { return [] }
    let more = keys.count > 1 ? " and \(keys.count - 1) more" : ""
    return [
      .warning(
        "undeclared-variant",
        "'\(first.key)'\(more) is recorded, but no matrix declares it: a run without options that "
          + "choose variants calls it gone", hint: "add it to the spec's 'matrix:'")
    ]
  }

  /// What all shards of a run must have in common.
  private func inputsDigest(_ keys: [String], _ manifest: BaselineManifest) -> String {
    var parts = keys + [SHA256Text.of(manifest.bytes), DrawingEnvironment.current.id]
    parts += ["\(request.difference)", "\(request.ignored)", "\(request.drawsAlways)"]
    parts += Set(
      request.sources.map { file in
        let bytes = (try? FileReading.bytes(at: file, limit: OutputFolder.largestFile)) ?? []
        return "\(request.folder.relative(file)) \(SHA256Text.of(bytes))"
      }
    ).sorted()
    parts += request.given.keys.sorted().map { "\($0) \(String(describing: request.given[$0]))" }
    return String(SHA256Text.of(parts.joined(separator: "\n")).prefix(16))
  }

  private var resourceDiagnostics: [Diagnostic] { screens.screens.flatMap { $0.workbench.resourceDiagnostics } }
}
