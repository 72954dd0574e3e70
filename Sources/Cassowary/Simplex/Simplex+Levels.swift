/// How far the levels got.
enum LevelOutcome {
  case optimal
  /// The required constraints contradict.
  case infeasible
}

extension Simplex {
  /// Starts from nothing: each parameter at the value that is best for itself alone.
  mutating func startCold(preferring preferred: borrowing Storage<Double>) {
    resetBasis()
    for form in 0..<parameterCount {
      var low = -Double.infinity
      var high = Double.infinity
      for group in program.kinks.groups(of: form) where low < high {
        (low, high) = cheapest(group, from: low, to: high)
      }
      value[form] = min(max(preferred[form], low), high)
    }
    if program.reduction.kept.count > 0 { solveKeptEqualities() } else { computeBasicValues() }
  }

  /// Lets the equalities that the reduction has kept rest, and their parameters be basic.
  private mutating func solveKeptEqualities() {
    for index in 0..<program.reduction.kept.count {
      let equality = program.reduction.kept[index]
      let kink = program.kinks.ofConstraint.int(Int(equality.constraint))
      let form = program.kinks.groupForm.int(program.kinks.group.int(kink))
      guard form >= parameterCount, isBasic(form) else { continue }
      position[form] = -1
      position[Int(equality.parameter)] = Int32(form - parameterCount)
      value[form] = kinkValue[kink]
    }
    rebuild()
  }

  /// Starts from the last basis: the resting forms go to where the kinks now are at which they rested.
  mutating func startWarm() {
    for form in 0..<formCount where !isBasic(form) {
      let kink = restKink.int(form)
      if kink >= 0 { value[form] = kinkValue[kink] }
    }
    computeBasicValues()
  }

  /// Forgets the intervals of an earlier solve.
  mutating func openIntervals() {
    meetings.shorten(to: 0)
    lower.fill(-.infinity)
    upper.fill(.infinity)
    lowerKink.fill(-1)
    upperKink.fill(-1)
    lowestSlot.fill(-1)
    highestSlot.fill(-1)
  }

  /// Minimises one level after the other, from the required one down.
  mutating func minimiseLevels() throws(SolverError) -> LevelOutcome {
    for level in 0..<program.kinks.levelCount {
      try minimise(level: level)
      if level == 0, !isFeasible() { return .infeasible }
    }
    return .optimal
  }

  /// Whether the required level can be met; no other is minimised.
  mutating func meetsRequired() throws(SolverError) -> Bool {
    guard program.kinks.levelCount > 0 else { return true }
    try minimise(level: 0)
    return isFeasible()
  }

  /// Makes a level's error sum as small as it can be in the present intervals, and confines the forms to where it is.
  mutating func minimise(level: Int) throws(SolverError) {
    guard attachCosts(of: level) else { return }
    _ = try optimise()
    settle()
    detachCosts(of: level)
    #if CASSOWARY_INVARIANTS
      checkInvariants()
    #endif
  }

  /// Makes a level's groups the costs of those forms that can move; whether there are any.
  func attachCosts(of level: Int) -> Bool {
    var isNeeded = false
    for slot in program.kinks.levelGroupStart.int(level)..<program.kinks.levelGroupStart.int(level + 1) {
      let group = program.kinks.levelGroup.int(slot)
      let form = program.kinks.groupForm.int(group)
      guard lower[form] < upper[form] else { continue }
      cost[form] = Int32(group)
      isNeeded = true
    }
    return isNeeded
  }

  func detachCosts(of level: Int) {
    for slot in program.kinks.levelGroupStart.int(level)..<program.kinks.levelGroupStart.int(level + 1) {
      cost[program.kinks.groupForm.int(program.kinks.levelGroup.int(slot))] = -1
    }
  }

  /// Whether the required level, just minimised, came to nothing.
  private func isFeasible() -> Bool {
    for slot in program.kinks.levelGroupStart.int(0)..<program.kinks.levelGroupStart.int(1) {
      let group = program.kinks.levelGroup.int(slot)
      let form = program.kinks.groupForm.int(group)
      let tolerance = Simplex.tolerance(value[form])
      for kink in program.kinks.groupStart.int(group)..<program.kinks.groupStart.int(group + 1) {
        let distance = value[form] - kinkValue[kink]
        if distance < -tolerance, program.kinks.left[kink] > 0 { return false }
        if distance > tolerance, program.kinks.right[kink] > 0 { return false }
      }
    }
    return true
  }
}
