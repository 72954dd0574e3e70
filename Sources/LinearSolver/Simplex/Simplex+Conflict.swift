/// An irreducible infeasible subsystem of required breakpoints, with the factors that add their constraints up to a positive
/// number.
struct BreakpointConflict {
  var members: [(breakpoint: Int, multiplier: Double)] = []
}

extension Simplex {
  /// Finds sets of required constraints that cannot all hold; none if all can. There may be more than are found: after
  /// each the bound that cannot be kept is given up, and the search goes on with the rest.
  ///
  /// The general simplex of Dutertre and de Moura ("A fast linear-arithmetic solver for DPLL(T)", CAV 2006): a basic form
  /// outside its bounds is exchanged for a resting one that can help; by Bland's rule this ends. When none can help, the
  /// form's row is a combination of bounds that contradicts, and no proper part of it does, since the resting forms of
  /// a row are independent.
  mutating func findConflicts() throws(SolverError) -> [BreakpointConflict] {
    var conflicts: [BreakpointConflict] = []
    takeRequiredBounds(&conflicts)
    while let (form, isBelow) = try firstUnreachable() {
      conflicts.append(conflict(at: form, isBelow: isBelow))
      if isBelow { lower[form] = -.infinity } else { upper[form] = .infinity }
    }
    return conflicts
  }

  /// Stands inside the bounds of all required breakpoints, as far as resting forms go.
  mutating func takeRequiredBounds() {
    var ignored: [BreakpointConflict] = []
    takeRequiredBounds(&ignored, keepsCrossed: true)
  }

  /// Whether all required breakpoints but one can hold, after `takeRequiredBounds`; the basis is left where that was found.
  mutating func canHold(without breakpoint: Int) throws(SolverError) -> Bool {
    let group = standardForm.breakpoints.group.int(breakpoint)
    let form = standardForm.breakpoints.groupForm.int(group)
    bound(form, by: group, without: breakpoint)
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

  /// Bounds each form by its required breakpoints; where the bounds of one exclude each other that is a conflict, and it is
  /// left free, unless they are to be kept crossed.
  private mutating func takeRequiredBounds(_ conflicts: inout [BreakpointConflict], keepsCrossed: Bool = false) {
    openIntervals()
    for slot in standardForm.breakpoints.levelGroupStart.int(0)..<standardForm.breakpoints.levelGroupStart.int(1) {
      let group = standardForm.breakpoints.levelGroup.int(slot)
      let form = standardForm.breakpoints.groupForm.int(group)
      bound(form, by: group, without: nil)
      guard !keepsCrossed, isCrossed(form) else { continue }
      let low = lowerBreakpoint.int(form)
      let high = upperBreakpoint.int(form)
      conflicts.append(
        BreakpointConflict(
          members: [(low, -1 / standardForm.breakpoints.scale[low]), (high, 1 / standardForm.breakpoints.scale[high])]))
      lower[form] = -.infinity
      upper[form] = .infinity
    }
    for form in 0..<formCount where !isBasic(form) { value[form] = min(max(value[form], lower[form]), upper[form]) }
    rebuild()
  }

  /// Bounds a form by a group's breakpoints.
  private func bound(_ form: Int, by group: Int, without left: Int?) {
    lower[form] = -.infinity
    upper[form] = .infinity
    for breakpoint in standardForm.breakpoints.groupStart.int(
      group)..<standardForm.breakpoints.groupStart.int(group + 1) where breakpoint != left
    {
      let at = breakpointValue[breakpoint]
      if standardForm.breakpoints.left[breakpoint] > 0, at > lower[form] {
        lower[form] = at
        lowerBreakpoint[form] = Int32(breakpoint)
      }
      if standardForm.breakpoints.right[breakpoint] > 0, at < upper[form] {
        upper[form] = at
        upperBreakpoint[form] = Int32(breakpoint)
      }
    }
  }

  /// What has no parameters has a value, which decides before its bounds exclude each other.
  private func isCrossed(_ form: Int) -> Bool {
    (form != parameterCount + standardForm.forms.constantRow || standardForm.forms.constantRow < 0)
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
  private func conflict(at form: Int, isBelow: Bool) -> BreakpointConflict {
    let sign = isBelow ? -1.0 : 1.0
    let own = isBelow ? lowerBreakpoint.int(form) : upperBreakpoint.int(form)
    var conflict = BreakpointConflict()
    conflict.members.append((own, sign / standardForm.breakpoints.scale[own]))
    for each in 0..<formCount where !isBasic(each) {
      let rate = reducedCost(each)
      guard rate.magnitude > Simplex.tiny else { continue }
      let breakpoint = (rate > 0) == isBelow ? upperBreakpoint.int(each) : lowerBreakpoint.int(each)
      conflict.members.append((breakpoint, -sign * rate / standardForm.breakpoints.scale[breakpoint]))
    }
    return conflict
  }
}
