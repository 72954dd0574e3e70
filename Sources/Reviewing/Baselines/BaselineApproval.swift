import ProofModel
import Solving
import Typesetting

/// Takes what screens look like now as right: chosen keys, or what a reviewer decided on the report's page.
public struct BaselineApproval: Sendable {
  /// What is to be approved.
  public struct Choice: Sendable {
    /// The keys that are approved, or patterns of them.
    public var patterns: [KeyPattern] = []
    /// Keys with the digest of what was looked at, where it is known.
    public var decisions: [ReviewDecisions.Decision] = []
    /// Everything that differs.
    public var takesAll = false

    /// A choice of nothing.
    public init() {}
  }

  let screens: BaselineScreens
  let request: BaselineRequest
  let choice: Choice

  /// An approval of screens in the request's folder.
  public init(screens: BaselineScreens, request: BaselineRequest, choice: Choice) {
    self.screens = screens
    self.request = request
    self.choice = choice
  }

  /// One variant as it would be recorded.
  private struct Approved: Sendable {
    var item: BaselineScreens.Item
    var result: Result<Addition, DiagnosedFailure>
    var diagnostics: [Diagnostic]
  }

  private struct Addition: Sendable {
    var entry: BaselineManifest.Entry
    var fonts: [FontUse]
  }

  /// Records the chosen variants, and removes the chosen orphans; all of it or, where anything is wrong, nothing.
  public func run() -> BaselineOutcome {
    .of(screens, request) { outcome throws(DiagnosedFailure) in try run(&outcome) }
  }

  private func run(_ outcome: inout BaselineOutcome) throws(DiagnosedFailure) {
    let folder = request.folder
    try folder.prepare()
    let lock = try FolderLock.hold(folder.path, .writing, waiting: request.waiting)
    defer { withExtendedLifetime(lock) {} }
    let known = try folder.manifest()
    var manifest = known ?? BaselineManifest()
    if let pictures = request.pictures { manifest.pictures = pictures.text }
    // Keys are those that 'verify' names: what is recorded under an earlier one goes when it is approved.
    var followed = manifest
    outcome.diagnostics += followed.follow(screens.screens, in: folder)
    let earlier = followed.entries.compactMapValues { $0.fileKey == $0.key ? nil : $0.fileKey }
    let orphans = screens.orphans(in: followed, folder: folder)
    let wanted = try wanted(orphans)

    let items = screens.items.filter { wanted.contains($0.key) }
    let state = followed
    let sessions = ScreenSessions(screens, given: request.given)
    let approved = parallelMap(items, jobs: request.jobs, progress: { request.progress?($0, items.count) }) {
      approve($0, sessions, state)
    }
    outcome.diagnostics += approved.flatMap(\.diagnostics).once
    for approved in approved {
      switch approved.result {
      case .failure(let failure): outcome.diagnostics += failure.diagnostics
      case .success(let addition):
        let entry = addition.entry
        if manifest.entries[entry.key] != entry { outcome.recorded.append(entry.key) }
        if let old = earlier[entry.key] { manifest.entries[old] = nil }
        manifest.take(
          entry, fonts: addition.fonts, file: folder.relative(approved.item.screen.workbench.document.file))
      }
    }
    guard !outcome.hasErrors else { return }
    for orphan in orphans where wanted.contains(orphan.key) {
      manifest.entries[orphan.key] = nil
      outcome.pruned.append(orphan.key)
    }
    manifest.tidy()
    try folder.commit(manifest, under: lock)
    outcome.recorded.sort()
  }

  private func approve(
    _ item: BaselineScreens.Item, _ sessions: ScreenSessions, _ manifest: BaselineManifest
  ) -> Approved {
    let current = CurrentScreen(item.screen.workbench, sessions.solve(item))
    var approved = Approved(
      item: item, result: .failure(DiagnosedFailure([])), diagnostics: current.solved.diagnostics)
    do {
      let png = try current.side.picture()
      let picture = SHA256Text.of(png)
      let digest = VariantComparison.digest(layout: current.digest, picture: picture)
      if let seen = choice.decisions.first(where: { $0.key == item.key })?.digest, seen != digest {
        throw DiagnosedFailure([
          .error(
            "decision-outdated", "'\(item.key)' has changed since it was looked at",
            hint: "run 'proofsheet verify --report' again and decide on what it shows")
        ])
      }
      let stored = manifest.entries[item.key]?.hasPicture ?? PictureChoice(manifest.pictures).includes(item.key)
      let entry = current.entry(item, picture: png, hasPicture: stored)
      try request.folder.write(.init(entry: entry, layout: current.text, picture: stored ? png : nil))
      approved.result = .success(Addition(entry: entry, fonts: current.fonts))
    } catch let failure as DiagnosedFailure {
      approved.result = .failure(failure)
    } catch {
      approved.result = .failure(
        DiagnosedFailure([.error("picture-failed", "'\(item.key)' cannot be drawn: \(error)")]))
    }
    return approved
  }

  /// The keys that are meant; a word that means none is an error.
  private func wanted(_ orphans: [BaselineManifest.Entry]) throws(DiagnosedFailure) -> Set<String> {
    let keys = screens.items.map(\.key) + orphans.map(\.key)
    if choice.takesAll { return Set(keys) }
    var wanted: Set<String> = []
    var problems: [Diagnostic] = []
    let accepted = choice.decisions.filter { $0.verdict == .accept }
    for pattern in choice.patterns + accepted.map({ KeyPattern($0.key) }) {
      // A key that happens to hold a star means itself.
      let found = keys.contains(pattern.text) ? [pattern.text] : keys.filter(pattern.matches)
      wanted.formUnion(found)
      guard found.isEmpty else { continue }
      problems.append(
        .error(
          "unknown-key", "no variant of the screens has the key '\(pattern.text)'",
          hint: NearestNames.hint(for: pattern.text, in: keys)
            ?? "name the file of a screen that is new: --spec FILE"))
    }
    if !problems.isEmpty { throw DiagnosedFailure(problems) }
    return wanted
  }
}
