/// Contradictions among required constraints: which break, and the set that each is told with.
///
/// Both are answers to whether sets of constraints can hold together, and to nothing else: no basis, no order of search.
/// Where constants run along a line, a set that can hold at two places can between them, so that each answer changes at
/// ends of intervals only.
extension Workspace {
  /// Breaks required constraints until the rest can be solved: of all that is required, in the order in which it is kept,
  /// whatever cannot hold with what is kept before it.
  mutating func solveWithConflicts() throws(SolverError) {
    var attempt: Attempt
    if whole.isCold, whole.standardForm === compiled.standardForm {
      // Another one would find the same.
      try breakSome(whole.findConflicts(compiled.problem))
      attempt = Attempt(StandardForm(compiled.problem, leavingOut: broken))
    } else {
      attempt = Attempt(compiled.standardForm)
    }
    repeat {
      while try attempt.solve(compiled.problem, constant, preferred, changed: changed) == .infeasible {
        try breakSome(attempt.findConflicts(compiled.problem))
        attempt = Attempt(StandardForm(compiled.problem, leavingOut: broken))
      }
    } while try takeOneBack(&attempt)
    for place in conflicts.indices { try spareTheLatest(place) }
    conflicts = conflicts.sorted { breaksLater($1.broken.index, $0.broken.index) }
    attempt.evaluate(into: value)
    repaired = consume attempt
    try verify(leavingOut: broken)
  }

  private var broken: [Int] { conflicts.map(\.broken.index) }

  /// Breaks the constraint of each set that is kept last.
  private mutating func breakSome(_ sets: [ConstraintConflict]) throws(SolverError) {
    let known = conflicts.count
    for found in sets {
      // What is broken in this round may have settled the conflict.
      let isOpen = !found.members.contains { member in
        conflicts[known...].contains { $0.broken.index == member.constraint }
      }
      if isOpen { conflicts.append(settle(found)) }
    }
    guard conflicts.count > known else { throw .numericalTrouble(nil) }
  }

  /// Holds each broken constraint against those that are kept before it, where the set that it was broken for has another
  /// broken one. The first that can hold with them is taken back, and whatever is in its way then breaks instead: true.
  ///
  /// Once no set has another broken one, what is kept is what should be. For were there a first constraint that should break
  /// and has not, an earlier one that should be kept has broken for it, and the set of that one would have to hold an earlier
  /// one still.
  private mutating func takeOneBack(_ attempt: inout Attempt) throws(SolverError) -> Bool {
    let all = broken
    let doubtful = conflicts.indices.filter { place in
      conflicts[place].members.contains {
        $0.constraint != conflicts[place].broken && all.contains($0.constraint.index)
      }
    }
    for place in doubtful.sorted(by: { breaksLater(all[$1], all[$0]) }) {
      if let found = try contradiction(among: keptBefore(all[place]), and: [all[place]]) {
        conflicts[place] = settle(found)
      } else {
        conflicts.remove(at: place)
        attempt = Attempt(StandardForm(compiled.problem, leavingOut: broken))
        return true
      }
    }
    return false
  }

  /// Sets of more constraints than these are told as they were found: each member costs a search.
  private static let mostSpared = 64

  /// Replaces a conflict's set by the one that is left when, of what is kept before the broken constraint, the latest first,
  /// each is taken away without which the rest cannot hold either (the deletion filter of Chinneck and Dravnieks, "Locating
  /// minimal infeasible constraint sets in linear programs", ORSA Journal on Computing 3, 1991).
  private mutating func spareTheLatest(_ place: Int) throws(SolverError) {
    let broken = conflicts[place].broken.index
    guard conflicts[place].members.count <= Self.mostSpared else { return }
    var kept = keptBefore(broken)
    var needed = [broken]
    var search = try search(among: kept, and: [broken], rows: conflicts[place])
    while let latest = latestMember(of: conflicts[place], besides: needed) {
      if try search.canHold(without: latest) {
        needed.append(latest)
        continue
      }
      // Without it, and without what is kept after it and was taken away before.
      let earlier = kept.filter { breaksLater(latest, $0) }
      guard let found = try contradiction(among: earlier, and: needed) else {
        needed.append(latest)
        continue
      }
      conflicts[place] = settle(found)
      kept = earlier
      search = try self.search(among: kept, and: needed, rows: conflicts[place])
    }
  }

  private func latestMember(of conflict: Conflict, besides needed: [Int]) -> Int? {
    let needed = Set(needed)
    return conflict.members.lazy.map(\.constraint.index).filter { !needed.contains($0) }.max { breaksLater($1, $0) }
  }

  /// Required constraints that are kept and would break later than another.
  private func keptBefore(_ index: Int) -> [Int] {
    let problem = compiled.problem
    let isBroken = Set(broken)
    return (0..<problem.constraintCount).filter {
      problem.strength[$0] == 1000 && !problem.isRemoved[$0] && !isBroken.contains($0) && breaksLater(index, $0)
    }
  }

  /// An irreducible infeasible subsystem of the constraints of two lists; nil if they can all hold.
  private func contradiction(among some: [Int], and more: [Int]) throws(SolverError) -> ConstraintConflict? {
    var attempt = Attempt(standardForm(some, more, rows: nil))
    return try attempt.isFeasible(constant, preferred) ? nil : attempt.findConflicts(compiled.problem).first
  }

  /// What cannot hold, standing inside its bounds as far as it can, so that its members can be left out in turn.
  private func search(among some: [Int], and more: [Int], rows: Conflict) throws(SolverError) -> Attempt {
    var attempt = Attempt(standardForm(some, more, rows: rows))
    _ = try attempt.isFeasible(constant, preferred)
    attempt.simplex.takeRequiredBounds()
    return attempt
  }

  private func standardForm(_ some: [Int], _ more: [Int], rows: Conflict?) -> StandardForm {
    let roles = Storage<StandardForm.Role>(repeating: .absent, count: compiled.problem.constraintCount)
    for index in some { roles[index] = .used }
    for index in more { roles[index] = .used }
    for member in rows?.members ?? [] { roles[member.constraint.index] = .row }
    return StandardForm(compiled.problem, roles)
  }

  /// Whether the constraint `left` is to be broken rather than `right`.
  private func breaksLater(_ left: Int, _ right: Int) -> Bool {
    let ranks = compiled.problem.breakRank
    return ranks[left] != ranks[right] ? ranks[left] > ranks[right] : left > right
  }

  /// Chooses the constraint to break and scales the factors to it.
  private func settle(_ found: ConstraintConflict) -> Conflict {
    var broken = found.members[0]
    for member in found.members where breaksLater(member.constraint, broken.constraint) { broken = member }
    let unit = broken.multiplier.magnitude
    let members = found.members.sorted { $0.constraint < $1.constraint }.map {
      Conflict.Member(constraint: ConstraintID(index: $0.constraint), multiplier: $0.multiplier / unit)
    }
    // Of the members as they are told, so that their sum is what it is said to be.
    let shortfall = members.reduce(0) { $0 + $1.multiplier * constant[$1.constraint.index] }
    return Conflict(members: members, broken: ConstraintID(index: broken.constraint), shortfall: shortfall)
  }
}
