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
      for group in standardForm.breakpoints.groups(of: form) where low < high {
        (low, high) = cheapest(group, from: low, to: high)
      }
      value[form] = min(max(preferred[form], low), high)
    }
    if standardForm.presolve.kept.count > 0 { solveKeptEqualities() } else { computeBasicValues() }
  }

  /// Lets the equalities that the presolve has kept rest, and their parameters be basic.
  private mutating func solveKeptEqualities() {
    for index in 0..<standardForm.presolve.kept.count {
      let equality = standardForm.presolve.kept[index]
      let breakpoint = standardForm.breakpoints.ofConstraint.int(Int(equality.constraint))
      let form = standardForm.breakpoints.groupForm.int(standardForm.breakpoints.group.int(breakpoint))
      guard form >= parameterCount, isBasic(form) else { continue }
      position[form] = -1
      position[Int(equality.parameter)] = Int32(form - parameterCount)
      value[form] = breakpointValue[breakpoint]
    }
    rebuild()
  }

  /// Starts from the last basis: the resting forms go to where the breakpoints now are at which they rested.
  mutating func startWarm() {
    for form in 0..<formCount where !isBasic(form) {
      let breakpoint = restBreakpoint.int(form)
      if breakpoint >= 0 { value[form] = breakpointValue[breakpoint] }
    }
    computeBasicValues()
  }

  /// Forgets the intervals of an earlier solve.
  mutating func openIntervals() {
    meetings.shorten(to: 0)
    lower.fill(-.infinity)
    upper.fill(.infinity)
    lowerBreakpoint.fill(-1)
    upperBreakpoint.fill(-1)
    lowestSlot.fill(-1)
    highestSlot.fill(-1)
  }

  /// Minimises one level after the other, from the required one down.
  mutating func minimiseLevels() throws(SolverError) -> LevelOutcome {
    for level in 0..<standardForm.breakpoints.levelCount {
      try minimise(level: level)
      if level == 0 {
        guard isFeasible() else { return .infeasible }
        requireAll()
      }
    }
    return .optimal
  }

  /// Whether the required level can be met; no other is minimised.
  mutating func meetsRequired() throws(SolverError) -> Bool {
    guard standardForm.breakpoints.levelCount > 0 else { return true }
    try minimise(level: 0)
    return isFeasible()
  }

  /// Makes a level's error sum as small as it can be in the present intervals, and confines the forms to where it is.
  mutating func minimise(level: Int) throws(SolverError) {
    guard attachCosts(of: level) else { return }
    _ = try optimise()
    settle()
    detachCosts(of: level)
    #if SOLVER_INVARIANTS
      checkInvariants()
    #endif
  }

  /// Makes a level's groups the costs of those forms that can move; whether there are any.
  func attachCosts(of level: Int) -> Bool {
    var isNeeded = false
    for slot in standardForm.breakpoints.levelGroupStart.int(
      level)..<standardForm.breakpoints.levelGroupStart.int(level + 1)
    {
      let group = standardForm.breakpoints.levelGroup.int(slot)
      let form = standardForm.breakpoints.groupForm.int(group)
      guard lower[form] < upper[form] else { continue }
      cost[form] = Int32(group)
      isNeeded = true
    }
    return isNeeded
  }

  func detachCosts(of level: Int) {
    for slot in standardForm.breakpoints.levelGroupStart.int(
      level)..<standardForm.breakpoints.levelGroupStart.int(level + 1)
    {
      cost[standardForm.breakpoints.groupForm.int(standardForm.breakpoints.levelGroup.int(slot))] = -1
    }
  }

  /// Notes for `keepsProof` that what is required holds only between all of its breakpoints: where several meet, one of them
  /// alone makes the sum of errors the smallest, and any of the others may move away.
  private func requireAll() {
    for place in standardForm.breakpoints.levelGroupStart.int(0)..<standardForm.breakpoints.levelGroupStart.int(1) {
      let group = standardForm.breakpoints.levelGroup.int(place)
      var (lowest, highest) = (-1, -1)
      for slot in standardForm.breakpoints.groupStart.int(group)..<standardForm.breakpoints.groupStart.int(group + 1) {
        let breakpoint = breakpointOrder.int(slot)
        if standardForm.breakpoints.left[breakpoint] > 0 { lowest = slot }
        if highest < 0, standardForm.breakpoints.right[breakpoint] > 0 { highest = slot }
      }
      lowestSlot[group] = Int32(lowest)
      highestSlot[group] = Int32(highest)
    }
  }

  /// Whether the required level, just minimised, came to nothing.
  private func isFeasible() -> Bool {
    for slot in standardForm.breakpoints.levelGroupStart.int(0)..<standardForm.breakpoints.levelGroupStart.int(1) {
      let group = standardForm.breakpoints.levelGroup.int(slot)
      let form = standardForm.breakpoints.groupForm.int(group)
      let tolerance = Simplex.tolerance(value[form])
      for breakpoint in standardForm.breakpoints.groupStart.int(
        group)..<standardForm.breakpoints.groupStart.int(group + 1)
      {
        let distance = value[form] - breakpointValue[breakpoint]
        if distance < -tolerance, standardForm.breakpoints.left[breakpoint] > 0 { return false }
        if distance > tolerance, standardForm.breakpoints.right[breakpoint] > 0 { return false }
      }
    }
    return true
  }
}
