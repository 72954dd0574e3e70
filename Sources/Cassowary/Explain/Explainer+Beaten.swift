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
    let causes = isTie ? exchanges(level, besides: kink, gain) : blockers(form, wantsDown, level, scale.magnitude)
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

  /// The kinks that keep a form from moving on: its own, or, where others decide it, theirs.
  private func blockers(_ form: Int, _ wantsDown: Bool, _ level: Int, _ scale: Double) -> [Beaten.Cause] {
    if !attempt.simplex.isBasic(form) { return holders(form, fromBelow: wantsDown, level, scale) }
    var causes: [Beaten.Cause] = []
    for each in 0..<program.formCount where !attempt.simplex.isBasic(each) {
      let pull = attempt.simplex.reducedCost(each)
      guard pull.magnitude > Simplex.tiny else { continue }
      causes += holders(each, fromBelow: pull > 0, level, pull.magnitude * scale)
    }
    return causes
  }

  /// The kink that ends a form's interval; where it is of the level itself all those beside it, since they voted.
  private func holders(_ form: Int, fromBelow: Bool, _ level: Int, _ factor: Double) -> [Beaten.Cause] {
    let holder = fromBelow ? attempt.simplex.lowerKink.int(form) : attempt.simplex.upperKink.int(form)
    guard holder >= 0 else { return [] }
    let group = program.kinks.group.int(holder)
    let at = attempt.simplex.kinkValue[holder]
    var causes: [Beaten.Cause] = []
    for kink in program.kinks.groupStart.int(group)..<program.kinks.groupStart.int(group + 1) {
      let opposes = (fromBelow ? program.kinks.left[kink] : program.kinks.right[kink]) > 0
      let votes = program.kinks.groupLevel.int(group) == level && opposes
        && (attempt.simplex.kinkValue[kink] - at).magnitude <= Simplex.tolerance(at)
      guard kink == holder || votes else { continue }
      causes.append(
        Beaten.Cause(
          constraint: ConstraintID(index: program.kinks.constraint.int(kink)),
          multiplier: factor / program.kinks.scale[kink].magnitude))
    }
    return causes
  }
}
