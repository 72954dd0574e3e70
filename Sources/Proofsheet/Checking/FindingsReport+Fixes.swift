import AutoLayout
import ProofModel

extension FindingsReport {
  /// How many screens are solved to try fixes, in one run. What is left then has none that was tried.
  public static let usualTrials = 600

  /// Tries what might resolve the errors and warnings of a screen, the worst first: each change is made, the whole
  /// matrix is solved with it, and it is told if the finding is gone everywhere and nothing new is there.
  ///
  /// - Parameters:
  ///   - solved: all variants of the screen, whose findings were added before.
  ///   - trials: how many screens may still be solved; counted down.
  public mutating func tryFixes(
    _ solved: [Workbench.Solved], of workbench: Workbench, trials: inout Int, jobs: Int
  ) {
    guard workbench.triesCauses, !solved.isEmpty else { return }
    let own = entries.indices.filter {
      entries[$0].scene == workbench.document.name && entries[$0].finding.severity > .note && entries[$0].fix == nil
    }
    let worst = own.sorted {
      let (left, right) = (entries[$0], entries[$1])
      return left.finding.severity != right.finding.severity
        ? left.finding.severity > right.finding.severity : $0 < $1
    }
    var trial = FixTrial(solved, of: workbench, jobs: jobs)
    for position in worst {
      guard trials > 0 else { return }
      if let fix = trial.fix(for: entries[position], trials: &trials) { note(fix, at: position) }
    }
  }
}

/// Tries changes of one screen over all of its variants.
private struct FixTrial {
  private let workbench: Workbench
  private let solved: [Workbench.Solved]
  private let jobs: Int
  /// By variant: the identities of the errors and warnings that it has without any change.
  private var before: [Set<String>?]
  /// The screen as it is.
  private let unchanged: LayoutSessionPool
  private let variantCount: Int

  init(_ solved: [Workbench.Solved], of workbench: Workbench, jobs: Int) {
    (self.workbench, self.solved, self.jobs) = (workbench, solved, jobs)
    unchanged = workbench.sessions(given: [:])
    variantCount = solved.reduce(0) { $0 + $1.variantCount }
    before = solved.map { _ in nil }
  }

  mutating func fix(for entry: FindingsReport.Entry, trials: inout Int) -> TriedFix? {
    let keys = Set(entry.variants.map(\.key))
    guard let first = solved.firstIndex(where: { $0.variants.contains { keys.contains($0.key) } }) else { return nil }
    let layout = solved[first].layout
    let ids = layout.findingIDs(usesObjectIDs: workbench.usesObjectIDs)
    guard let place = ids.firstIndex(of: entry.id),
      let proposer = FixProposer(layout, usesObjectIDs: workbench.usesObjectIDs)
    else { return nil }
    for candidate in proposer.candidates(for: layout.findings[place]).prefix(Self.mostCandidates) {
      trials -= 1
      guard trials > 0 else { return nil }
      // Another candidate is another screen to prepare.
      let sessions = workbench.sessions(given: [:])
      guard resolves(candidate, entry.id, at: [first], in: sessions) else { continue }
      trials -= variantCount
      guard resolves(candidate, entry.id, at: solved.indices.filter { $0 != first }, in: sessions) else { continue }
      return TriedFix(text: candidate.text, variantCount: variantCount, candidate: candidate)
    }
    return nil
  }

  private static let mostCandidates = 8

  /// Whether the finding is in none of some variants with a change, and nothing that was not there before. The first
  /// variant that says otherwise ends it.
  private mutating func resolves(
    _ candidate: FixCandidate, _ id: String, at positions: [Int], in sessions: LayoutSessionPool
  ) -> Bool {
    for position in positions where before[position] == nil { before[position] = known(position) }
    let (before, solved, workbench) = (before, solved, workbench)
    return parallelAllSatisfy(positions, jobs: jobs) { position in
      guard let screen = solved[position].layout.system?.screen else { return false }
      let known = before[position] ?? []
      guard let changed = candidate.applied(to: screen) else { return !known.contains(id) }
      let after = Self.told(sessions.solve(changed), workbench)
      return !after.contains(id) && after.isSubset(of: known)
    }
  }

  private func known(_ position: Int) -> Set<String> {
    // What a file's own flags add or take away is no matter of the change: there the screen is solved anew.
    guard workbench.usesObjectIDs, let screen = solved[position].layout.system?.screen else {
      return Self.told(solved[position].layout, workbench)
    }
    return Self.told(unchanged.solve(screen), workbench)
  }

  private static func told(_ layout: SolvedLayout, _ workbench: Workbench) -> Set<String> {
    var layout = layout
    _ = workbench.judge(&layout)
    let ids = layout.findingIDs(usesObjectIDs: workbench.usesObjectIDs)
    return Set(zip(ids, layout.findings).filter { $1.severity > .note }.map(\.0))
  }
}
