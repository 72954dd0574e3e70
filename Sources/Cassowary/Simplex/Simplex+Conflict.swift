/// An irreducible set of required kinks that contradict, with the factors that add their constraints up to a positive
/// number.
struct KinkConflict {
  var members: [(kink: Int, multiplier: Double)] = []
}

extension Simplex {
  /// Finds sets of required constraints that cannot all hold; none if all can. There may be more than are found: after
  /// each the bound that cannot be kept is given up, and the search goes on with the rest.
  ///
  /// The general simplex of Dutertre and de Moura ("A fast linear-arithmetic solver for DPLL(T)", CAV 2006): a basic form
  /// outside its bounds is exchanged for a resting one that can help; by Bland's rule this ends. When none can help, the
  /// form's row is a combination of bounds that contradicts, and no proper part of it does, since the resting forms of
  /// a row are independent.
  mutating func findConflicts() throws(SolverError) -> [KinkConflict] {
    var conflicts: [KinkConflict] = []
    takeRequiredBounds(&conflicts)
    while let (form, isBelow) = try firstUnreachable() {
      conflicts.append(conflict(at: form, isBelow: isBelow))
      if isBelow { lower[form] = -.infinity } else { upper[form] = .infinity }
    }
    return conflicts
  }

  /// Stands inside the bounds of all required kinks, as far as resting forms go.
  mutating func takeRequiredBounds() {
    var ignored: [KinkConflict] = []
    takeRequiredBounds(&ignored, keepsCrossed: true)
  }

  /// Whether all required kinks but one can hold, after `takeRequiredBounds`; the basis is left where that was found.
  mutating func canHold(without kink: Int) throws(SolverError) -> Bool {
    let group = program.kinks.group.int(kink)
    let form = program.kinks.groupForm.int(group)
    bound(form, by: group, without: kink)
    var canHold = !isCrossed()
    if canHold { canHold = try firstUnreachable() == nil }
    bound(form, by: group, without: nil)
    if !isBasic(form), value[form] < lower[form] || value[form] > upper[form] {
      value[form] = min(max(value[form], lower[form]), upper[form])
      computeBasicValues()
    }
    return canHold
  }

  /// A form that cannot come inside its bounds while the others keep theirs, priced by `dual`; nil where all are inside.
  private mutating func firstUnreachable() throws(SolverError) -> (form: Int, isBelow: Bool)? {
    for _ in 0..<(10_000 + 200 * formCount) {
      guard let (form, isBelow) = firstViolated() else { return nil }
      dual.fill(0)
      dual[position.int(form)] = 1
      inverse.solveTransposed(dual)
      guard let entering = firstHelper(rising: isBelow) else { return (form, isBelow) }
      let target = isBelow ? lower[form] : upper[form]
      computeColumn(of: entering)
      pivot(entering, at: position.int(form))
      value[form] = target
      if inverse.updates > 32 { rebuild() } else { computeBasicValues() }
    }
    throw .numericalTrouble(nil)
  }

  /// Bounds each form by its required kinks; where the bounds of one exclude each other that is a conflict, and it is
  /// left free, unless they are to be kept crossed.
  private mutating func takeRequiredBounds(_ conflicts: inout [KinkConflict], keepsCrossed: Bool = false) {
    openIntervals()
    for slot in program.kinks.levelGroupStart.int(0)..<program.kinks.levelGroupStart.int(1) {
      let group = program.kinks.levelGroup.int(slot)
      let form = program.kinks.groupForm.int(group)
      bound(form, by: group, without: nil)
      guard !keepsCrossed, isCrossed(form) else { continue }
      let low = lowerKink.int(form)
      let high = upperKink.int(form)
      conflicts.append(
        KinkConflict(
          members: [(low, -1 / program.kinks.scale[low]), (high, 1 / program.kinks.scale[high])]))
      lower[form] = -.infinity
      upper[form] = .infinity
    }
    for form in 0..<formCount where !isBasic(form) { value[form] = min(max(value[form], lower[form]), upper[form]) }
    rebuild()
  }

  /// Bounds a form by a group's kinks.
  private func bound(_ form: Int, by group: Int, without left: Int?) {
    lower[form] = -.infinity
    upper[form] = .infinity
    for kink in program.kinks.groupStart.int(group)..<program.kinks.groupStart.int(group + 1) where kink != left {
      let at = kinkValue[kink]
      if program.kinks.left[kink] > 0, at > lower[form] {
        lower[form] = at
        lowerKink[form] = Int32(kink)
      }
      if program.kinks.right[kink] > 0, at < upper[form] {
        upper[form] = at
        upperKink[form] = Int32(kink)
      }
    }
  }

  /// What has no parameters has a value, which decides before its bounds exclude each other.
  private func isCrossed(_ form: Int) -> Bool {
    (form != parameterCount + program.forms.constantRow || program.forms.constantRow < 0)
      && lower[form] > upper[form] + Simplex.tolerance(lower[form])
  }

  private func isCrossed() -> Bool { (0..<formCount).contains { isCrossed($0) } }

  private func firstViolated() -> (form: Int, isBelow: Bool)? {
    for form in 0..<formCount where isBasic(form) {
      let tolerance = Simplex.tolerance(value[form])
      if value[form] < lower[form] - tolerance { return (form, true) }
      if value[form] > upper[form] + tolerance { return (form, false) }
    }
    return nil
  }

  /// The first resting form that has room to move the form priced by `dual` up (or down).
  private func firstHelper(rising: Bool) -> Int? {
    for form in 0..<formCount where !isBasic(form) {
      let rate = rising ? reducedCost(form) : -reducedCost(form)
      if rate > Simplex.tiny, value[form] < upper[form] - Simplex.tolerance(value[form]) { return form }
      if rate < -Simplex.tiny, value[form] > lower[form] + Simplex.tolerance(value[form]) { return form }
    }
    return nil
  }

  /// Reads the contradiction off the row priced by `dual`: `form` cannot reach its bound while the others keep theirs.
  private func conflict(at form: Int, isBelow: Bool) -> KinkConflict {
    let sign = isBelow ? -1.0 : 1.0
    let own = isBelow ? lowerKink.int(form) : upperKink.int(form)
    var conflict = KinkConflict()
    conflict.members.append((own, sign / program.kinks.scale[own]))
    for each in 0..<formCount where !isBasic(each) {
      let rate = reducedCost(each)
      guard rate.magnitude > Simplex.tiny else { continue }
      let kink = (rate > 0) == isBelow ? upperKink.int(each) : lowerKink.int(each)
      conflict.members.append((kink, -sign * rate / program.kinks.scale[kink]))
    }
    return conflict
  }
}
