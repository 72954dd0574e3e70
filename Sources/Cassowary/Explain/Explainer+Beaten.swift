extension Explainer {
  /// Lists the constraints of a level, which has just been minimised, that do not hold in the solution. One whose error
  /// could be smaller at the same sum is part of a tie.
  mutating func listBeaten(_ level: Int, into beaten: inout [Beaten]) throws(SolverError) {
    for slot in program.kinks.levelGroupStart.int(level)..<program.kinks.levelGroupStart.int(level + 1) {
      let group = program.kinks.levelGroup.int(slot)
      for kink in program.kinks.groupStart.int(group)..<program.kinks.groupStart.int(group + 1) {
        let constraint = program.kinks.constraint.int(kink)
        guard rest[constraint].magnitude > Explainer.visible else { continue }
        var one = Beaten(
          constraint: ConstraintID(index: constraint), amount: rest[constraint], causes: [], isTie: false)
        one.isWhole = allowance.ties > 0
        if one.isWhole {
          allowance.ties -= programCost
          let form = program.kinks.groupForm.int(group)
          try attempt.simplex.minimise(wantsDown(kink) ? 1 : -1, times: form, settling: false)
          let left = error(kink, attempt.simplex.value[form])
          one.isTie = rest[constraint].magnitude - left > Explainer.visible
        }
        beaten.append(one)
      }
    }
  }

  /// What one linear program from the present basis is, in visits of a form or a term.
  private var programCost: Int {
    program.formCount + program.forms.rowValue.count + attempt.simplex.inverse.entryCount + 1
  }

  /// Whether a violated constraint's form would have to be smaller.
  private func wantsDown(_ kink: Int) -> Bool {
    rest[program.kinks.constraint.int(kink)] / program.kinks.scale[kink] > 0
  }

  /// A constraint's error where its form has a value.
  func error(_ kink: Int, _ value: Double) -> Double {
    let distance = value - attempt.simplex.kinkValue[kink]
    return distance < 0 ? -distance * program.kinks.left[kink] : distance * program.kinks.right[kink]
  }

  /// Finds what keeps each beaten constraint from a smaller error while no other of its strength or a stronger one gets
  /// a larger one. That cannot be, or the solution were not the best; the proof names the causes.
  mutating func findCauses(_ beaten: inout [Beaten]) throws(SolverError) {
    guard !beaten.isEmpty else { return }
    standAtSolution()
    let place = Storage<Int32>(repeating: -1, count: rest.count)
    for index in beaten.indices { place[beaten[index].constraint.index] = Int32(index) }
    for level in 0..<program.kinks.levelCount {
      let groups = program.kinks.levelGroupStart.int(level)..<program.kinks.levelGroupStart.int(level + 1)
      for slot in groups { keepErrors(program.kinks.levelGroup.int(slot)) }
      for slot in groups {
        let group = program.kinks.levelGroup.int(slot)
        for kink in program.kinks.groupStart.int(group)..<program.kinks.groupStart.int(group + 1) {
          let index = place.int(program.kinks.constraint.int(kink))
          guard index >= 0 else { continue }
          guard allowance.causes > 0 else {
            beaten[index].isWhole = false
            continue
          }
          allowance.causes -= programCost
          beaten[index].causes = try causes(of: kink)
        }
      }
    }
  }

  private mutating func standAtSolution() {
    attempt.simplex.openIntervals()
    attempt.simplex.resetBasis()
    for parameter in 0..<program.reduction.parameterCount {
      attempt.simplex.value[parameter] = value[program.reduction.parameterVariable.int(parameter)]
    }
    attempt.simplex.computeBasicValues()
  }

  /// Confines a group's form to the values at which no error of the group is larger than it is now.
  private func keepErrors(_ group: Int) {
    let form = program.kinks.groupForm.int(group)
    let now = attempt.simplex.value[form]
    for kink in program.kinks.groupStart.int(group)..<program.kinks.groupStart.int(group + 1) {
      let at = attempt.simplex.kinkValue[kink]
      if program.kinks.left[kink] > 0, min(now, at) > attempt.simplex.lower[form] {
        attempt.simplex.lower[form] = min(now, at)
        attempt.simplex.lowerKink[form] = Int32(kink)
      }
      if program.kinks.right[kink] > 0, max(now, at) < attempt.simplex.upper[form] {
        attempt.simplex.upper[form] = max(now, at)
        attempt.simplex.upperKink[form] = Int32(kink)
      }
    }
  }

  /// What stops a kink's form: the ends at which the forms rest that decide it, and the equalities that tie them together.
  private mutating func causes(of kink: Int) throws(SolverError) -> [Beaten.Cause] {
    let form = program.kinks.groupForm.int(program.kinks.group.int(kink))
    let isDown = wantsDown(kink)
    try attempt.simplex.minimise(isDown ? 1 : -1, times: form, settling: false)
    let unit = program.kinks.scale[kink].magnitude
    let own = program.kinks.constraint.int(kink)
    var sum = [(constraint: own, multiplier: (isDown ? -1 : 1) * unit / program.kinks.scale[kink])]
    if attempt.simplex.isBasic(form) {
      for each in 0..<program.formCount where !attempt.simplex.isBasic(each) {
        let pull = attempt.simplex.reducedCost(each)
        guard pull.magnitude > Simplex.tiny, let holder = holder(each, fromBelow: pull > 0) else { continue }
        sum.append((program.kinks.constraint.int(holder), pull * unit / program.kinks.scale[holder]))
      }
    } else if let holder = holder(form, fromBelow: isDown) {
      sum.append((program.kinks.constraint.int(holder), (isDown ? 1 : -1) * unit / program.kinks.scale[holder]))
    }
    return program.completed(sum, problem).filter { $0.constraint != own }.map {
      Beaten.Cause(constraint: ConstraintID(index: $0.constraint), multiplier: $0.multiplier.magnitude)
    }.sorted { $0.constraint < $1.constraint }
  }

  /// The kink that ends a form's interval.
  private func holder(_ form: Int, fromBelow: Bool) -> Int? {
    let holder = fromBelow ? attempt.simplex.lowerKink.int(form) : attempt.simplex.upperKink.int(form)
    return holder < 0 ? nil : holder
  }
}
