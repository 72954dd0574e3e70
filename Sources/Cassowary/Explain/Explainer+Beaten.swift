extension Explainer {
  /// Explains each constraint of a level, which has just been minimised, that does not hold in the solution.
  mutating func explainBeaten(_ level: Int, into beaten: inout [Beaten]) throws(SolverError) {
    for slot in program.kinks.levelGroupStart.int(level)..<program.kinks.levelGroupStart.int(level + 1) {
      let group = program.kinks.levelGroup.int(slot)
      for kink in program.kinks.groupStart.int(group)..<program.kinks.groupStart.int(group + 1) {
        let constraint = program.kinks.constraint.int(kink)
        guard rest[constraint].magnitude > Explainer.visible else { continue }
        beaten.append(try explain(kink, group, level))
      }
    }
  }

  /// Makes the error of one constraint as small as the level allows; what then stops it is what beats it.
  private mutating func explain(_ kink: Int, _ group: Int, _ level: Int) throws(SolverError) -> Beaten {
    let form = program.kinks.groupForm.int(group)
    let constraint = program.kinks.constraint.int(kink)
    let scale = program.kinks.scale[kink]
    let wantsDown = rest[constraint] / scale > 0
    try attempt.simplex.minimise(wantsDown ? 1 : -1, times: form, settling: false)
    let left = (attempt.simplex.value[form] - attempt.simplex.kinkValue[kink]) * scale
    let gain = rest[constraint].magnitude - left.magnitude
    let isTie = gain > Explainer.visible
    let causes = isTie ? exchanges(level, besides: kink, gain) : causes(of: kink, wantsDown, level)
    return Beaten(
      constraint: ConstraintID(index: constraint), amount: rest[constraint],
      causes: causes.filter { $0.constraint.index != constraint }.sorted { $0.constraint < $1.constraint },
      isTie: isTie)
  }

  /// Constraints of the level whose error has grown against the solution.
  private func exchanges(_ level: Int, besides own: Int, _ gain: Double) -> [Beaten.Cause] {
    var causes: [Beaten.Cause] = []
    for slot in program.kinks.levelGroupStart.int(level)..<program.kinks.levelGroupStart.int(level + 1) {
      let group = program.kinks.levelGroup.int(slot)
      let at = attempt.simplex.value[program.kinks.groupForm.int(group)]
      for kink in program.kinks.groupStart.int(group)..<program.kinks.groupStart.int(group + 1) where kink != own {
        let constraint = program.kinks.constraint.int(kink)
        let growth = error(kink, at) - rest[constraint].magnitude
        guard growth > Explainer.visible else { continue }
        causes.append(Beaten.Cause(constraint: ConstraintID(index: constraint), multiplier: gain / growth))
      }
    }
    return causes
  }

  /// A constraint's error where its form has a value.
  func error(_ kink: Int, _ value: Double) -> Double {
    let distance = value - attempt.simplex.kinkValue[kink]
    return distance < 0 ? -distance * program.kinks.left[kink] : distance * program.kinks.right[kink]
  }

  /// What keeps a kink's form from moving on: the kinks at which the forms rest that decide it, and the required
  /// equalities that tie them together.
  private func causes(of kink: Int, _ wantsDown: Bool, _ level: Int) -> [Beaten.Cause] {
    let form = program.kinks.groupForm.int(program.kinks.group.int(kink))
    let unit = program.kinks.scale[kink].magnitude
    let sign = wantsDown ? 1.0 : -1.0
    var holders: [(kink: Int, multiplier: Double)] = []
    if attempt.simplex.isBasic(form) {
      for each in 0..<program.formCount where !attempt.simplex.isBasic(each) {
        let pull = attempt.simplex.reducedCost(each)
        guard pull.magnitude > Simplex.tiny, let holder = holder(each, fromBelow: pull > 0) else { continue }
        holders.append((holder, pull * unit / program.kinks.scale[holder]))
      }
    } else if let holder = holder(form, fromBelow: wantsDown) {
      holders.append((holder, sign * unit / program.kinks.scale[holder]))
    }
    var sum = holders.map { (constraint: program.kinks.constraint.int($0.kink), multiplier: $0.multiplier) }
    sum.append((program.kinks.constraint.int(kink), -sign * unit / program.kinks.scale[kink]))
    var causes: [Beaten.Cause] = []
    for member in program.completed(sum, problem) where !sum.contains(where: { $0.constraint == member.constraint }) {
      causes.append(
        Beaten.Cause(constraint: ConstraintID(index: member.constraint), multiplier: member.multiplier.magnitude))
    }
    for holder in holders { causes += voters(holder.kink, level, holder.multiplier.magnitude) }
    return causes
  }

  /// The kink that ends a form's interval.
  private func holder(_ form: Int, fromBelow: Bool) -> Int? {
    let holder = fromBelow ? attempt.simplex.lowerKink.int(form) : attempt.simplex.upperKink.int(form)
    return holder < 0 ? nil : holder
  }

  /// A kink, and, where it is of the level that is being explained, all those beside it, since they voted with it.
  private func voters(_ holder: Int, _ level: Int, _ multiplier: Double) -> [Beaten.Cause] {
    let group = program.kinks.group.int(holder)
    let at = attempt.simplex.kinkValue[holder]
    var causes: [Beaten.Cause] = []
    for kink in program.kinks.groupStart.int(group)..<program.kinks.groupStart.int(group + 1) {
      let isBeside =
        program.kinks.groupLevel.int(group) == level
        && (attempt.simplex.kinkValue[kink] - at).magnitude <= Simplex.tolerance(at)
      guard kink == holder || isBeside else { continue }
      causes.append(
        Beaten.Cause(
          constraint: ConstraintID(index: program.kinks.constraint.int(kink)), multiplier: multiplier))
    }
    return causes
  }
}
