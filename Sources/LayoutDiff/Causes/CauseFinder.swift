import AutoLayout
import ProofModel
import Resolving

/// Tells causes from followers.
///
/// The constraints that hold without slack in the actual layout are linear equations, and what they lack when the
/// expected layout's places are put into them is what changed: a rule's constant, a content's size, a margin. Solved
/// for the movements, with each such lack kept apart (``MovementSystem``), they tell how much of every view's
/// movement each edit gives. What holds now only because something else gave way is put down to what gave way.
struct CauseFinder {
  let comparison: LayoutComparison
  let inputs: [InputChange]
  /// In the order in which they are first met.
  let edits: [InputChange.Edit]
  let editOf: [InputChange.Edit: Int]
  /// By view of the actual layout: what was given to it otherwise, and the edit that it belongs to.
  let viewInputs: [Int: [(kind: Change.Kind, edit: Int)]]
  /// By position in the actual layout's constraints.
  let ruleEdits: [Int: Int]
  /// Where the window's size follows from what is in it.
  let window: FollowedWindow?

  var expected: SolvedLayout { comparison.expected }
  var actual: SolvedLayout { comparison.actual }

  init(_ comparison: LayoutComparison, inputs: [InputChange], window: FollowedWindow? = nil) {
    self.comparison = comparison
    self.inputs = inputs
    self.window = window
    var edits: [InputChange.Edit] = []
    var editOf: [InputChange.Edit: Int] = [:]
    for input in inputs where editOf[input.edit] == nil {
      editOf[input.edit] = edits.count
      edits.append(input.edit)
    }
    self.edits = edits
    self.editOf = editOf
    var viewInputs: [Int: [(kind: Change.Kind, edit: Int)]] = [:]
    var byRule: [String: Int] = [:]
    for input in inputs {
      let edit = editOf[input.edit] ?? 0
      switch input.change.subject {
      case .view(_, let id) where input.change.kind != .went:
        if let position = comparison.views.actualPosition(of: id) {
          // A part's input may belong to the view around it.
          if case .view(let owner) = input.edit, owner != position {
            viewInputs[owner, default: []].append((input.change.kind, edit))
          }
          viewInputs[position, default: []].append((input.change.kind, edit))
        }
      case .rule(let id) where input.change.kind != .ruleRemoved: byRule[id] = edit
      default: continue
      }
    }
    self.viewInputs = viewInputs
    var ruleEdits: [Int: Int] = [:]
    for (position, constraint) in comparison.actual.constraints.enumerated() {
      if let edit = byRule[constraint.id] { ruleEdits[position] = edit }
    }
    self.ruleEdits = ruleEdits
  }

  /// The group of the rule that a change is of; nil of other changes.
  func group(of change: Change) -> String? {
    guard case .rule(let id) = change.subject else { return nil }
    let layout = change.kind == .ruleRemoved ? expected : actual
    return layout.constraints.first { $0.id == id }?.group
  }

  /// Whether a change is of a rule that nobody wrote, such as of a cell of one of the system's styles.
  func isOfSystemsRule(_ change: Change) -> Bool {
    group(of: change).map(ConstraintGroup.namesOfSystem.contains) ?? false
  }

  /// The whole difference.
  ///
  /// - Parameter joins: how often edits that act together alone become one.
  func difference(effects: [Change], findings: [Change], joins: Int = Self.mostJoined) -> LayoutDifference {
    let attribution = Attribution(self)
    // What rules leave open is told of no edit, and yet goes with one.
    let open = effects.filter(\.isOpen).map { change in
      var (open, whole) = (change, change)
      (whole.openAxes, whole.contestedAxes, whole.contradictedAxes) = ([], [], [])
      open.cause = attribution.shares(of: whole).first?.edit
      return open
    }
    var effects = effects.filter { !$0.isOpen }
    var parts = effects.map { attribution.shares(of: $0) }
    let trial = comparison.actualInputs.engine.flatMap { CauseTrial(self, engine: $0, effects: effects) }
    trial?.settle(&parts)
    if joins > 0, let replaced = trial?.replaced {
      let joined = CauseFinder(comparison, inputs: inputs.joining(replaced.edits, to: replaced.lead), window: window)
      return joined.difference(effects: effects + open, findings: findings, joins: joins - 1)
    }
    if joins > 0, let together = trial?.together(parts) {
      let joined = CauseFinder(
        comparison, inputs: inputs.joining(together.edits, to: together.lead, first: together.first), window: window)
      return joined.difference(effects: effects + open, findings: findings, joins: joins - 1)
    }
    trial?.addCountered(&parts, whole: effects.map { attribution.shares(of: $0, isWhole: true) })
    trial?.addPartial(&parts)
    trial?.leaveOutOneSided(of: &parts)
    let inert = inertEdits
    for position in parts.indices { parts[position].removeAll { inert.contains($0.edit) } }
    let unclaimed = trial?.untold(parts)
    let unknown = Set(unclaimed?.unknown.map(\.subject) ?? [])
    var untold = LayoutDifference.Untold(
      together: Set(unclaimed?.together.map(\.subject) ?? []).count,
      unknown: unknown.count,
      unexplained: unexplained(unclaimed?.unknown ?? []))
    let contradicted = open.filter(\.isContradicted)
    let doubted = DoubtedEffects(self, contradicted).leaveOut(of: &parts, effects)
    let direct = trial?.direct ?? DirectEdits(self, effects)
    StandInAmounts(self, direct).leaveOut(of: &effects, parts)
    for position in effects.indices {
      effects[position].isUnexplained = unknown.contains(effects[position].subject)
      effects[position].cause = parts[position].first?.edit
      effects[position].told = Self.told(effects[position], parts[position])
    }
    Self.correct(&parts, effects)
    var findings = findings
    for position in findings.indices {
      findings[position].cause = edit(of: findings[position], effects)
    }
    let parted = trial?.aspects(parts) ?? [:]
    trial?.addDirect(&parts)
    let joint = JointEffects(parts, of: effects, edits: edits.count, direct: direct) { index, edit in
      trial?.alone(index, edit).map { Self.corrected($0, effects[index]) }
    }
    untold.jointly = jointly(joint.together(with: unclaimed?.together ?? []))
    // What an edit has in the movements of several is told with these.
    let tied = TiedRules(self).hosts(joint.shares).filter { joint.weightsTogether[$0.key] == 0 }
    let builder = DifferenceBuilder(
      self, effects: effects, findings: open + findings, joint: joint, tied: trial?.withPart(in: tied, parts) ?? tied,
      aspects: parted)
    let contested = Set((open + effects).filter { !$0.isContradicted && !$0.contestedAxes.isEmpty }.map(\.subject))
    untold.contested = contested.count
    untold.open = Set(open.filter { !$0.isContradicted }.map(\.subject)).subtracting(contested).count
    // Along one axis or along both.
    let denied = (contradicted + effects.filter { !$0.contradictedAxes.isEmpty }).filter { !$0.isDenied }
    untold.contradicted = Set(denied.map(\.subject)).union(doubted).count
    let recorded = RecordedChanges(self, contradicted)
    (untold.recorded, untold.recordedViews) = (recorded.sentences, recorded.views.count)
    guard comparison.actualInputs.triesTogether else {
      var difference = builder.difference(returned: [:], given: [:])
      difference.untold = untold
      return difference
    }
    var (returned, given): ([Int: Double], [Int: Double]) = ([:], [:])
    for edit in edits.indices {
      returned[edit] = trial?.returned(edit, joint.shares[edit])
      if let share = returned[edit], share < CauseTrial.leastShare {
        given[edit] = trial?.given(edit, joint.shares[edit])
      }
    }
    var difference = builder.difference(returned: returned, given: given)
    difference.untold = untold
    if let (extent, share) = trial?.explained() {
      difference.explained = LayoutDifference.Explained(extent: extent, share: share)
    }
    return difference
  }

  /// Gives what edits are said to have moved the amounts of the file's own frames.
  private static func correct(_ parts: inout [CauseTrial.Parts], _ effects: [Change]) {
    for index in parts.indices where effects[index].lack != .zero {
      for place in parts[index].indices {
        let effect = parts[index][place].effect
        let point = corrected(Point(x: effect.horizontal, y: effect.vertical), effects[index])
        for axis in Axis.allCases { parts[index][place].effect[axis] = point[axis] }
      }
    }
  }

  /// How far a view moved or grew by an edit, by the file's own frames where these have another amount for all of it and all of it
  /// is that edit's: what an edit says of a part of it is as it was solved.
  private static func corrected(_ amount: Point, _ change: Change) -> Point {
    guard change.lack != .zero, let solved = change.effect, let recorded = change.recordedEffect else { return amount }
    var result = amount
    for axis in Axis.allCases where solved[axis] != 0 && (amount[axis] - solved[axis]).magnitude < allOfIt {
      result[axis] *= recorded[axis] / solved[axis]
    }
    return result
  }

  /// Points by which an edit's amount may differ from the whole and be all of it.
  private static let allOfIt = 1.01

  /// What of a movement or a growth some edit gives.
  private static func told(_ change: Change, _ parts: CauseTrial.Parts) -> Point? {
    guard let whole = change.recordedEffect, !parts.isEmpty else { return nil }
    func along(_ axis: Axis) -> Double { parts.contains { $0.effect[axis] != 0 } ? whole[axis] : 0 }
    return Point(x: along(.horizontal), y: along(.vertical))
  }

  /// What people call a view.
  func called(_ subject: Change.Subject) -> String {
    view(of: subject).map { comparison.name($0) } ?? subject.lastName
  }

  /// The view that a change is of; of one that is gone as it was.
  func view(of subject: Change.Subject) -> SolvedView? {
    guard case .view(_, let id) = subject else { return nil }
    return actual.index(of: id).map { actual.views[$0] } ?? expected.index(of: id).map { expected.views[$0] }
  }

  /// What views did for no edit that is known; of iOS their names alone, since a Mac's picture has the file's own frames.
  private func unexplained(_ effects: [Effect]) -> String {
    guard !actual.environment.isMac, !effects.isEmpty else { return jointly(effects) }
    let names = effects.map(\.subject).once.map { "'\(called($0))'" }
    return Set(names).count < names.count ? "" : "\(names.listed(upTo: 4)) moved or changed size"
  }

  /// What several edits moved together, in words.
  private func jointly(_ effects: [Effect]) -> String {
    EffectWording(effects, subject: nil, called: called, rewrapping: { _ in nil }).whole
  }

  /// So often edits that act together become one.
  private static let mostJoined = 3

  /// Edits that move nothing, whatever is near them: other names, classes and colours.
  var inertEdits: Set<Int> {
    var movable: Set<Int> = []
    for input in inputs where !input.change.kind.isInert && !isOfEmptyStack(input.change) {
      if let edit = editOf[input.edit] { movable.insert(edit) }
    }
    return Set(edits.indices).subtracting(movable)
  }

  /// Whether it is how a stack arranges its views that has none on either side (`UIStackView.arrangedSubviews`, docs).
  private func isOfEmptyStack(_ change: Change) -> Bool {
    guard change.kind == .stackChanged, case .view(_, let id) = change.subject,
      let position = comparison.views.actualPosition(of: id), let other = comparison.views.toExpected[position],
      let new = actual.system?.screen.nodes[position], let old = expected.system?.screen.nodes[other]
    else { return false }
    return new.stack != nil && new.children.isEmpty && old.children.isEmpty
  }

  /// A finding follows from what moved its views, from what was done to them, or from the only edit there is.
  private func edit(of finding: Change, _ effects: [Change]) -> Int? {
    guard case .finding(_, let ids) = finding.subject else { return nil }
    for id in ids {
      let position = comparison.views.actualPosition(of: id)
      // No other name brings a finding.
      let own = position.flatMap { viewInputs[$0]?.first { !$0.kind.isName }?.edit }
      let moved = effects.first { effect in
        if case .view(_, id) = effect.subject { return effect.cause != nil }
        return false
      }
      if let cause = own ?? moved?.cause { return cause }
    }
    return edits.count == 1 ? 0 : nil
  }
}

extension Change.Kind {
  /// Nothing lies elsewhere for it.
  var isInert: Bool { isName || self == .colorChanged }

  /// What a view is called in the document, which is not seen.
  var isName: Bool { self == .renamed || self == .classChanged }
}
