import AutoLayout
import CairoRendering
import Findings
import InterfaceBuilder
import LayoutDiff
import ProofModel
import Resolving
import Reviewing
import Solving

/// Comparing the variants of a review's screens.
extension RevisionReview {
  /// One variant that one side or both have.
  private struct Item: Sendable {
    var pair: Int
    var key: String
    var base: Variant?
    var head: Variant?
    /// Whether it is a canvas that is no device's, drawn for its amounts alone.
    var isBareCanvas = false
  }

  /// What comparing came to.
  struct Compared {
    var entries: [ReviewReport.Entry]
    /// Of all variants, not only of this shard's.
    var keys: [String]
    /// Which of the screens that cannot be read this shard tells.
    var others: Range<Int>
    var seen: ReviewReport.Seen
  }

  func compare(
    _ pairs: [Pair], _ basePlaces: RevisionPlaces, _ headPlaces: RevisionPlaces, _ reach: RevisionReach,
    _ canvases: Canvases, changed: Set<String>, _ unread: Int, _ outcome: inout Outcome
  ) -> Compared {
    let items = items(of: pairs, basePlaces, canvases, &outcome)
    let comparison = VariantComparison(
      difference: request.difference, ignored: request.ignored,
      artifacts: ReviewArtifacts(folders: request.artifactFolders), isForPage: request.isForPage,
      shown: { headPlaces.shown(basePlaces.shown($0)) }, triesCauses: request.triesCauses,
      drawsInTurn: true, needsFiles: request.needsDigests)
    let part = part(of: items, pairs, others: unread)
    let mine = Array(items[part.clamped(to: 0..<items.count)])
    var uses = Array(repeating: 0, count: pairs.count)
    for item in mine { uses[item.pair] += 1 }
    let others = OtherScreens(pairs, (basePlaces, headPlaces), changed: changed)
    let sessions = PairSessions(pairs.map { ($0.base, $0.head) }, uses: uses)
    let results = parallelMap(mine, jobs: request.jobs, progress: { request.progress?($0, mine.count) }) { item in
      let pair = pairs[item.pair]
      defer { sessions.finish(item.pair) }
      // Most scenes of a changed storyboard are as they were: these need not be solved.
      if let base = item.base, let head = item.head, !reach.byResources.contains(pair.path), pair.isSame(base, head) {
        return (
          entry: comparison.same(subject(item, pair)), recorded: Set<String>(), known: [Finding](), shown: Set<String>()
        )
      }
      let pools = sessions.pools(item.pair)
      var base = item.base.flatMap { solved(pair.base, $0, pools.base) }
      var head = item.head.flatMap { solved(pair.head, $0, pools.head) }
      let drawn = RecordedEvidence(base, head, pair, canvases.selfSizing[pair.path]) {
        sessions.canvases(item.pair, known: $0)
      }
      let recorded = settle(base, &head, pair, canvases)
      let known = base?.layout.findings ?? []
      let shown = Set(base?.layout.views.map(\.content.id) ?? [])
      drawn.leaveOutFindings(&base, &head)
      TroubleNews.leaveOutOld(&base, &head)
      let tables = canvases.tables[pair.path]
      var sides = (side(pair.base, base, tables?.before), side(pair.head, head, tables?.after))
      let isOfOthers = canvases.savedAnew.contains(pair.path)
      if var places = drawn.places {
        places.after.isOfOtherTools = isOfOthers
        sides.0?.drawn = places.before
        sides.1?.drawn = places.after
      }
      others.tell(&sides, of: pair)
      var entry = entry(item, pair, sides.0, sides.1, comparison)
      // Nobody has such a screen: what is amiss on it is told of the devices where it is so.
      if item.isBareCanvas, entry.status != .failed { (entry.findings.new, entry.findings.gone) = ([], []) }
      return (entry: headPlaces.shown(basePlaces.shown(entry)), recorded: recorded, known: known, shown: shown)
    }
    var entries = results.map(\.entry)
    TroubleNews.leaveOutKnown(
      from: &entries, zip(mine, results).map { ($0.pair, pairs[$0.pair].head == nil, $1.known, $1.shown) })
    outcome.diagnostics += comparison.artifacts.diagnostics
    tellTrouble(of: pairs, basePlaces, headPlaces, &outcome)
    let rest = part.clamped(to: items.count..<max(items.count, items.count + unread))
    let paths = mine.map { pairs[$0.pair].path }
    var seen = ReviewReport.Seen()
    seen.recorded = Set(zip(paths, results).flatMap { path, one in one.recorded.map { "\(path)#\($0)" } }).sorted()
    seen.renames = results.flatMap(\.entry.renames).once
    let told = zip(paths, results).flatMap { path, one in
      one.entry.told.map { "\(repository.shown(path))#\($0)" }
    }
    seen.told = Set(told).sorted()
    return Compared(
      entries: entries, keys: items.map(\.key),
      others: rest.isEmpty ? 0..<0 : (rest.lowerBound - items.count)..<(rest.upperBound - items.count),
      seen: seen)
  }

  /// The variants of all screens, each with the one of the other side that it is compared with.
  private func items(
    of pairs: [Pair], _ basePlaces: RevisionPlaces, _ canvases: Canvases, _ outcome: inout Outcome
  ) -> [Item] {
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
        if isDrawnOtherwise, let size = otherSize(of: pair) { outcome.report.notes.append(size) }
      }
      var drawn = head?.variants ?? []
      var bare: String?
      // Both sides on the device that the later one was drawn on, or on the canvas that both were.
      if let workbench = pair.head, let other = pair.base,
        let own = canvasVariants(of: workbench, base: other, beside: drawn)
      {
        drawn.insert(own.head, at: 0)
        earlier[own.head.key] = isRecordedAnew ? own.head : own.base
        if own.head.environment.device == nil { bare = own.head.key }
      }
      if let workbench = pair.head, let other = pair.base {
        let isElsewhere = canvases.drawnElsewhere.contains(pair.path)
        let others = (isElsewhere ? otherCanvases(of: workbench, among: drawn) : []).union(
          barCanvases(of: workbench, base: other, among: drawn))
        drawn.removeAll { others.contains($0.key) }
        for key in others { earlier[key] = nil }
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
    return items
  }

  /// Tells what colours, pictures and fonts are not found, which were before.
  private func tellTrouble(
    of pairs: [Pair], _ basePlaces: RevisionPlaces, _ headPlaces: RevisionPlaces, _ outcome: inout Outcome
  ) {
    let (before, after) = (pairs.compactMap { $0.base?.document }, pairs.compactMap { $0.head?.document })
    let letters = (before: ResourceTrouble.characters(of: before), after: ResourceTrouble.characters(of: after))
    let trouble = ResourceTrouble(
      pairs.flatMap { ($0.head?.resourceDiagnostics ?? []).map(headPlaces.shown).map(Self.asWarning) }.once,
      after: pairs.flatMap { ($0.base?.resourceDiagnostics ?? []).map(basePlaces.shown) },
      known: ResourceTrouble.fonts(of: before), kept: ResourceTrouble.fonts(of: after),
      lacking: Set(
        headPlaces.lacking.compactMap { path in
          if case .named(let picture)? = ProjectResource(path) { picture } else { nil }
        }),
      new: letters.after.subtracting(letters.before), said: letters.after.union(letters.before))
    outcome.diagnostics += trouble.warnings
    outcome.report.notes += trouble.notes.map { .init($0) }
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
    _ workbench: Workbench?, _ solved: Workbench.Solved?, _ tables: TableMeasures?
  ) -> ScreenSide? {
    guard let workbench, let solved else { return nil }
    var side = CurrentScreen(workbench, solved).side
    side.tables = tables ?? TableMeasures()
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
