extension Explainer {
  /// Lists the constraints of a level, which has just been minimised, that do not hold in the solution. One whose error
  /// could be smaller at the same sum is part of a tie.
  mutating func listBeaten(_ level: Int, into beaten: inout [Beaten]) throws(SolverError) {
    for slot in standardForm.breakpoints.levelGroupStart.int(
      level)..<standardForm.breakpoints.levelGroupStart.int(level + 1)
    {
      let group = standardForm.breakpoints.levelGroup.int(slot)
      for breakpoint in standardForm.breakpoints.groupStart.int(
        group)..<standardForm.breakpoints.groupStart.int(group + 1)
      {
        let constraint = standardForm.breakpoints.constraint.int(breakpoint)
        guard residual[constraint].magnitude > Explainer.visible else { continue }
        var one = Beaten(
          constraint: ConstraintID(index: constraint), amount: residual[constraint], causes: [], isTie: false)
        one.isWhole = allowance.ties > 0
        if one.isWhole {
          allowance.ties -= programCost
          let form = standardForm.breakpoints.groupForm.int(group)
          try attempt.simplex.minimise(wantsDown(breakpoint) ? 1 : -1, times: form, settling: false)
          let left = error(breakpoint, attempt.simplex.value[form])
          one.isTie = residual[constraint].magnitude - left > Explainer.visible
        }
        beaten.append(one)
      }
    }
  }

  /// What one linear standard form from the present basis is, in visits of a form or a term.
  private var programCost: Int {
    standardForm.formCount + standardForm.forms.rowValue.count + attempt.simplex.inverse.entryCount + 1
  }

  /// Whether a violated constraint's form would have to be smaller.
  private func wantsDown(_ breakpoint: Int) -> Bool {
    residual[standardForm.breakpoints.constraint.int(breakpoint)] / standardForm.breakpoints.scale[breakpoint] > 0
  }

  /// A constraint's error where its form has a value.
  func error(_ breakpoint: Int, _ value: Double) -> Double {
    let distance = value - attempt.simplex.breakpointValue[breakpoint]
    return distance < 0
      ? -distance * standardForm.breakpoints.left[breakpoint] : distance * standardForm.breakpoints.right[breakpoint]
  }

  /// Finds what keeps each beaten constraint from a smaller error while no other of its strength or a stronger one gets
  /// a larger one. That cannot be, or the solution were not the best; the proof names the causes.
  mutating func findCauses(_ beaten: inout [Beaten]) throws(SolverError) {
    guard !beaten.isEmpty else { return }
    standAtSolution()
    let place = Storage<Int32>(repeating: -1, count: residual.count)
    for index in beaten.indices { place[beaten[index].constraint.index] = Int32(index) }
    for level in 0..<standardForm.breakpoints.levelCount {
      let groups =
        standardForm.breakpoints.levelGroupStart.int(level)..<standardForm.breakpoints.levelGroupStart.int(level + 1)
      for slot in groups { keepErrors(standardForm.breakpoints.levelGroup.int(slot)) }
      for slot in groups {
        let group = standardForm.breakpoints.levelGroup.int(slot)
        for breakpoint in standardForm.breakpoints.groupStart.int(
          group)..<standardForm.breakpoints.groupStart.int(group + 1)
        {
          let index = place.int(standardForm.breakpoints.constraint.int(breakpoint))
          guard index >= 0 else { continue }
          guard allowance.causes > 0 else {
            beaten[index].isWhole = false
            continue
          }
          allowance.causes -= programCost
          beaten[index].causes = try causes(of: breakpoint)
        }
      }
    }
  }

  private mutating func standAtSolution() {
    attempt.simplex.openIntervals()
    attempt.simplex.resetBasis()
    for parameter in 0..<standardForm.presolve.parameterCount {
      attempt.simplex.value[parameter] = value[standardForm.presolve.parameterVariable.int(parameter)]
    }
    attempt.simplex.computeBasicValues()
  }

  /// Confines a group's form to the values at which no error of the group is larger than it is now.
  private func keepErrors(_ group: Int) {
    let form = standardForm.breakpoints.groupForm.int(group)
    let now = attempt.simplex.value[form]
    for breakpoint in standardForm.breakpoints.groupStart.int(
      group)..<standardForm.breakpoints.groupStart.int(group + 1)
    {
      let at = attempt.simplex.breakpointValue[breakpoint]
      if standardForm.breakpoints.left[breakpoint] > 0, min(now, at) > attempt.simplex.lower[form] {
        attempt.simplex.lower[form] = min(now, at)
        attempt.simplex.lowerBreakpoint[form] = Int32(breakpoint)
      }
      if standardForm.breakpoints.right[breakpoint] > 0, max(now, at) < attempt.simplex.upper[form] {
        attempt.simplex.upper[form] = max(now, at)
        attempt.simplex.upperBreakpoint[form] = Int32(breakpoint)
      }
    }
  }

  /// What stops a breakpoint's form: the ends at which the forms rest that decide it, and the equalities that tie them together.
  private mutating func causes(of breakpoint: Int) throws(SolverError) -> [Beaten.Cause] {
    let form = standardForm.breakpoints.groupForm.int(standardForm.breakpoints.group.int(breakpoint))
    let isDown = wantsDown(breakpoint)
    try attempt.simplex.minimise(isDown ? 1 : -1, times: form, settling: false)
    let unit = standardForm.breakpoints.scale[breakpoint].magnitude
    let own = standardForm.breakpoints.constraint.int(breakpoint)
    var sum = [(constraint: own, multiplier: (isDown ? -1 : 1) * unit / standardForm.breakpoints.scale[breakpoint])]
    if attempt.simplex.isBasic(form) {
      for each in 0..<standardForm.formCount where !attempt.simplex.isBasic(each) {
        let pull = attempt.simplex.reducedCost(each)
        guard pull.magnitude > Simplex.tiny, let holder = holder(each, fromBelow: pull > 0) else { continue }
        sum.append(
          (standardForm.breakpoints.constraint.int(holder), pull * unit / standardForm.breakpoints.scale[holder]))
      }
    } else if let holder = holder(form, fromBelow: isDown) {
      sum.append(
        (
          standardForm.breakpoints.constraint.int(holder),
          (isDown ? 1 : -1) * unit / standardForm.breakpoints.scale[holder]
        ))
    }
    return standardForm.completed(sum, problem).filter { $0.constraint != own }.map {
      Beaten.Cause(constraint: ConstraintID(index: $0.constraint), multiplier: $0.multiplier.magnitude)
    }.sorted { $0.constraint < $1.constraint }
  }

  /// The breakpoint that ends a form's interval.
  private func holder(_ form: Int, fromBelow: Bool) -> Int? {
    let holder = fromBelow ? attempt.simplex.lowerBreakpoint.int(form) : attempt.simplex.upperBreakpoint.int(form)
    return holder < 0 ? nil : holder
  }
}
