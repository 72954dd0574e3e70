import AutoLayout
import Inspecting
import ProofModel
import Solving

extension FindingsReport {
  /// How many screens are solved to try fixes, in one run. What is left then has none that was tried.
  public static let usualTrials = 600

  /// How many trials one of a screen counts for: thousands of constraints take more than their number in time, and so do
  /// the members of conflicts and the open views that each solve explains.
  static func weight(constraints: Int, entangled: Int) -> Int {
    let size = constraints / 400
    let knot = Double(entangled) / 300
    return max(1, size * size, Int(knot * knot))
  }

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
      guard trials >= trial.weight else { return }
      switch trial.fix(for: entries[position], trials: &trials) {
      case .found(let fix): note(fix, at: position)
      case .none(let tried): noteUnmended(tried, at: position)
      case .open: break
      }
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
  /// How many trials one of this screen counts for.
  let weight: Int
  /// Of the finding at hand: how many changes were tried, and whether others were left out.
  private var tried = 0
  private var isCut = false

  init(_ solved: [Workbench.Solved], of workbench: Workbench, jobs: Int) {
    (self.workbench, self.solved, self.jobs) = (workbench, solved, jobs)
    unchanged = workbench.sessions(given: [:])
    variantCount = solved.reduce(0) { $0 + $1.variantCount }
    before = solved.map { _ in nil }
    weight =
      solved.lazy.map { one in
        FindingsReport.weight(
          constraints: one.layout.constraints.count,
          entangled: one.layout.findings.reduce(0) { sum, finding in
            switch finding.kind {
            case .conflict: sum + finding.constraints.count
            case .ambiguity: sum + 1
            default: sum
            }
          })
      }.max() ?? 1
  }

  enum Answer {
    case found(TriedFix)
    /// Not one of so many changes does.
    case none(tried: Int)
    /// Nothing could be tried, or not all.
    case open
  }

  mutating func fix(for entry: FindingsReport.Entry, trials: inout Int) -> Answer {
    (tried, isCut) = (0, false)
    if let fix = search(for: entry, &trials) { return .found(fix) }
    return isCut || tried == 0 ? .open : .none(tried: tried)
  }

  private mutating func search(for entry: FindingsReport.Entry, _ trials: inout Int) -> TriedFix? {
    let keys = Set(entry.variants.map(\.key))
    guard let first = solved.firstIndex(where: { $0.variants.contains { keys.contains($0.key) } }) else { return nil }
    let layout = solved[first].layout
    let ids = layout.findingIDs(usesObjectIDs: workbench.usesObjectIDs)
    guard let place = ids.firstIndex(of: entry.id),
      let proposer = FixProposer(layout, usesObjectIDs: workbench.usesObjectIDs)
    else { return nil }
    let finding = layout.findings[place]
    if FixProposer.isOfContents(finding) {
      let all = contents(finding, keys, first, proposer)
      isCut = all.count > Self.mostCandidates
      return self.first(of: Array(all.prefix(Self.mostCandidates)), entry.id, at: first, &trials)
    }
    let candidates = proposer.candidates(for: finding)
    // What someone wrote is left out only where no other number of it does.
    let kept = candidates.filter { !$0.leavesOut }.prefix(Self.mostCandidates)
    if let fix = self.first(of: Array(kept), entry.id, at: first, &trials) { return fix }
    if finding.kind == .conflict {
      let numbers = constants(finding, entry.id, keys, first, proposer, &trials)
      if let fix = self.first(of: numbers, entry.id, at: first, &trials) { return fix }
    }
    return self.first(of: Array(candidates.filter(\.leavesOut).prefix(Self.mostRemovals)), entry.id, at: first, &trials)
  }

  /// Changes of what a view shows, or of its room, by what it needs in the variants that have the finding.
  private func contents(
    _ finding: Finding, _ keys: Set<String>, _ first: Int, _ proposer: FixProposer
  ) -> [FixCandidate] {
    guard let id = finding.views.first else { return [] }
    let having = solved.filter { one in one.variants.contains { keys.contains($0.key) } }
    let needs = parallelMap(Array(having.prefix(Self.mostMeasured)), jobs: jobs) { one in
      one.layout.index(of: id).flatMap { workbench.engine.needs(of: $0, in: one.layout) }
    }
    return proposer.contents(
      finding, needs: needs.compactMap { $0 }, rules: EditableRules(workbench.document, [solved[first].layout]))
  }

  private static let mostMeasured = 200
  private static let mostCandidates = 6
  private static let mostRemovals = 4

  /// Takes trials where there are as many left; none else, so that what is cheaper may still be tried.
  private func spend(_ count: Int, of trials: inout Int) -> Bool {
    guard count <= trials else { return false }
    trials -= count
    return true
  }

  /// The first change that holds in the variant at hand and then in all others.
  private mutating func first(
    of candidates: [FixCandidate], _ id: String, at first: Int, _ trials: inout Int
  ) -> TriedFix? {
    for candidate in candidates {
      guard spend(weight, of: &trials) else {
        isCut = true
        return nil
      }
      tried += 1
      // Another candidate is another screen to prepare.
      let sessions = workbench.sessions(given: [:])
      guard resolves(candidate, id, at: [first], in: sessions) else { continue }
      trials -= variantCount * weight
      guard resolves(candidate, id, at: solved.indices.filter { $0 != first }, in: sessions) else { continue }
      return TriedFix(text: candidate.text, variantCount: variantCount, candidate: candidate)
    }
    return nil
  }

  /// Other constants of a conflict's rules with which it is none: each rule is made optional in turn, and what it misses by
  /// then is what its constant is off by. Of limits the variant counts that asks for the most, to whole points; of
  /// equalities both ends are tried.
  private func constants(
    _ finding: Finding, _ id: String, _ keys: Set<String>, _ first: Int, _ proposer: FixProposer, _ trials: inout Int
  ) -> [FixCandidate] {
    let layout = solved[first].layout
    let rules = EditableRules(workbench.document, [layout]).entries
    let places = solved.indices.filter { position in solved[position].variants.contains { keys.contains($0.key) } }
    var candidates: [FixCandidate] = []
    // Fixed sizes before edges, which a large change takes out of the screen.
    let required = proposer.requiredRules(finding)
    let isSize = { (place: Int) in layout.constraints[place].first.attribute.kind == .size }
    let ordered = required.filter { isSize($0.place) } + required.filter { !isSize($0.place) }
    for (place, rule) in ordered.prefix(Self.mostCandidates) {
      let constraint = layout.constraints[place]
      guard let entry = rules[constraint.id], let constant = entry.constant else { continue }
      let weaker = FixCandidate(text: "", changes: [.priority(rule, 999)])
      var wanted: [Double] = []
      for position in places.prefix(Self.mostCandidates) {
        guard spend(weight, of: &trials), let screen = solved[position].layout.system?.screen,
          let changed = weaker.applied(to: screen)
        else { break }
        let trial = workbench.sessions(given: [:]).solve(changed)
        // Its id says its priority; its place among the rules and its two ends stay.
        guard let system = trial.system, let place = layout.system?.rules[place],
          let known = system.rules.first(where: {
            $0.value == place && trial.constraints[$0.key].first == constraint.first
              && trial.constraints[$0.key].second == constraint.second
          })?.key, let row = system.rows.first(where: { $0.constraint == known }),
          let told = system.plainConstants[known],
          let number = ConstraintUpdating.wanted(entry, trial.constraints[known], told: told, miss: row.value)
        else { continue }
        wanted.append(number)
      }
      guard let least = wanted.min(), let most = wanted.max() else { continue }
      let values: [Double]
      if constraint.relation == .equal {
        // What is right for one size may be for the others too.
        values = most - least < 1e-3 ? [most] : [least, most]
      } else {
        values = [most > constant ? most.rounded(.up) : least.rounded(.down)]
      }
      for value in values {
        candidates.append(
          FixCandidate(text: proposer.written(place, constant: value), changes: [.constant(rule, value)]))
      }
    }
    return candidates
  }

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
      let after = Self.told(Self.inspected(sessions.solve(changed), workbench), workbench)
      return !after.contains(id) && after.isSubset(of: known)
    }
  }

  private func known(_ position: Int) -> Set<String> {
    // What a file's own flags add or take away is no matter of the change: there the screen is solved anew.
    let told = Self.told(solved[position].layout, workbench)
    guard let screen = solved[position].layout.system?.screen else { return told }
    if workbench.usesObjectIDs { return Self.told(Self.inspected(unchanged.solve(screen), workbench), workbench) }
    // Where an inspection had the worse word for something, the layout's own is no longer among them.
    guard Workbench.hasWorseWord(solved[position].layout) else { return told }
    return told.union(Self.told(unchanged.solve(screen), workbench))
  }

  /// With what inspections find in one layout: what only all variants tell is left out.
  private static func inspected(_ layout: SolvedLayout, _ workbench: Workbench) -> SolvedLayout {
    var layout = layout
    layout.findings += workbench.inspection(of: layout)
    return layout
  }

  private static func told(_ layout: SolvedLayout, _ workbench: Workbench) -> Set<String> {
    var layout = layout
    _ = workbench.judge(&layout)
    let ids = layout.findingIDs(usesObjectIDs: workbench.usesObjectIDs)
    // A file of Interface Builder's says itself what is misplaced; what moves is none until someone looks at it there.
    return Set(
      zip(ids, layout.findings).filter { $1.severity > .note && !(workbench.usesObjectIDs && $1.kind == .misplaced) }
        .map(\.0))
  }
}
