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
      for group in program.kinks.formGroupStart.int(form)..<program.kinks.formGroupStart.int(form + 1) where low < high {
        (low, high) = cheapest(group, from: low, to: high)
      }
      value[form] = min(max(preferred[form], low), high)
    }
    computeBasicValues()
  }

  /// Forgets the intervals of an earlier solve.
  func openIntervals() {
    lower.fill(-.infinity)
    upper.fill(.infinity)
    lowerKink.fill(-1)
    upperKink.fill(-1)
  }

  /// Minimises one level after the other, from the required one down.
  mutating func minimiseLevels() throws(SolverError) -> LevelOutcome {
    for level in 0..<program.kinks.levelCount {
      try minimise(level: level)
      if level == 0, !isFeasible() { return .infeasible }
    }
    return .optimal
  }

  /// Makes a level's error sum as small as it can be in the present intervals, and confines the forms to where it is.
  mutating func minimise(level: Int) throws(SolverError) {
    let groups = program.kinks.levelGroupStart.int(level)..<program.kinks.levelGroupStart.int(level + 1)
    var isNeeded = false
    for slot in groups {
      let group = program.kinks.levelGroup.int(slot)
      let form = program.kinks.groupForm.int(group)
      guard lower[form] < upper[form] else { continue }
      cost[form] = Int32(group)
      isNeeded = true
    }
    guard isNeeded else { return }
    _ = try optimise()
    settle()
    for slot in groups { cost[program.kinks.groupForm.int(program.kinks.levelGroup.int(slot))] = -1 }
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

  /// Confines each form to the values that the minimum just found allows: those at which its own slope can balance the
  /// slope that the others put on it (complementary slackness). Needs the duals of the last `optimise`.
  func settle() {
    for form in 0..<formCount where lower[form] < upper[form] {
      if isBasic(form) { settleBasic(form) } else { settleResting(form) }
    }
  }

  private func settleResting(_ form: Int) {
    let pull = reducedCost(form)
    let at = value[form]
    let group = Int(cost[form])
    guard group >= 0 else {
      if pull > Simplex.flat { confine(form, upTo: at, by: lowerKink[form]) }
      if pull < -Simplex.flat { confine(form, from: at, by: upperKink[form]) }
      return
    }
    let start = program.kinks.groupStart.int(group)
    let count = program.kinks.groupStart.int(group + 1) - start
    let place = place(at, in: group)
    let slopes = slopes(place, group)
    if pull + slopes.right > Simplex.flat {
      confine(form, upTo: at, by: place.isAtKink ? kink(start + place.through - 1) : lowerKink[form])
    } else if place.through < count {
      confine(form, upTo: kinkAt[start + place.through], by: kink(start + place.through))
    }
    if pull + slopes.left < -Simplex.flat {
      confine(form, from: at, by: place.isAtKink ? kink(start + place.before) : upperKink[form])
    } else if place.before > 0 {
      confine(form, from: kinkAt[start + place.before - 1], by: kink(start + place.before - 1))
    }
  }

  private func settleBasic(_ form: Int) {
    let group = Int(cost[form])
    guard group >= 0 else { return }
    let start = program.kinks.groupStart.int(group)
    let count = program.kinks.groupStart.int(group + 1) - start
    let slopes = (left: slope[start + group + firstPiece.int(form)], right: slope[start + group + lastPiece.int(form)])
    // At a kink, the slope taken decides on which side, if any, the cost stays at its minimum.
    let last = chosenSlope[form] < slopes.right - Simplex.flat ? lastPiece.int(form) - 1 : lastPiece.int(form)
    let first = chosenSlope[form] > slopes.left + Simplex.flat ? firstPiece.int(form) : firstPiece.int(form) - 1
    if last < count { confine(form, upTo: kinkAt[start + last], by: kink(start + last)) }
    if first >= 0 { confine(form, from: kinkAt[start + first], by: kink(start + first)) }
  }

  @inline(__always)
  private func kink(_ slot: Int) -> Int32 { slot < program.kinks.count ? kinkOrder[slot] : -1 }

  private func confine(_ form: Int, upTo end: Double, by kink: Int32) {
    guard end < upper[form] else { return }
    upper[form] = max(end, lower[form])
    upperKink[form] = kink
  }

  private func confine(_ form: Int, from end: Double, by kink: Int32) {
    guard end > lower[form] else { return }
    lower[form] = min(end, upper[form])
    lowerKink[form] = kink
  }
}
