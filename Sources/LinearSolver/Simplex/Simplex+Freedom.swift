/// What the levels leave open: ties between optional constraints, then free values.
extension Simplex {
  /// Whether any resting form may still move. Where none may, the solution is unique.
  func hasFreedom() -> Bool {
    for form in 0..<formCount where position[form] < 0 && lower[form] < upper[form] { return true }
    return false
  }

  /// Settles ties: of the optional constraints whose errors can still be exchanged the error of the first in `tieRank`
  /// (then in the order of adding) is made as small as it can be, then that of the next.
  mutating func settleTies(_ tieRank: [Int]) throws(SolverError) {
    guard hasFreedom() else { return }
    var candidates = Storage<Int32>()
    for breakpoint in 0..<standardForm.breakpoints.count where errorSlope(ofBreakpoint: breakpoint) != 0 {
      candidates.append(Int32(breakpoint))
    }
    candidates.sort { [standardForm] in
      let left = standardForm.breakpoints.constraint.int(Int($0))
      let right = standardForm.breakpoints.constraint.int(Int($1))
      return tieRank[left] != tieRank[right] ? tieRank[left] < tieRank[right] : left < right
    }
    for index in 0..<candidates.count {
      let breakpoint = candidates.int(index)
      let slope = errorSlope(ofBreakpoint: breakpoint)
      guard slope != 0 else { continue }
      try minimise(
        slope, times: standardForm.breakpoints.groupForm.int(standardForm.breakpoints.group.int(breakpoint)),
        settling: true)
      guard hasFreedom() else { return }
    }
  }

  /// How an optional constraint's error changes with its form inside the form's interval, which lies on one side of the
  /// breakpoint; 0 also where the form is settled.
  func errorSlope(ofBreakpoint breakpoint: Int) -> Double {
    let group = standardForm.breakpoints.group.int(breakpoint)
    let form = standardForm.breakpoints.groupForm.int(group)
    guard standardForm.breakpoints.groupLevel[group] > 0, lower[form] < upper[form] else { return 0 }
    if lower[form] >= breakpointValue[breakpoint] - Simplex.tolerance(breakpointValue[breakpoint]) {
      return standardForm.breakpoints.right[breakpoint]
    }
    return -standardForm.breakpoints.left[breakpoint]
  }

  /// Moves each variable that is still free to its preferred value, or as near as it can, in the order of adding.
  mutating func settleFreeValues(
    _ preferred: borrowing Storage<Double>, _ offset: borrowing Storage<Double>
  ) throws(SolverError) {
    guard hasFreedom() else { return }
    var free = freeForms()
    for variable in 0..<preferred.count {
      let form = standardForm.variableForm.int(variable)
      guard form >= 0, lower[form] < upper[form] else { continue }
      let target = (preferred[variable] - offset[variable]) / standardForm.variableScale[variable]
      guard !settleAlone(form, at: target, &free) else { continue }
      try minimiseDistance(of: form, to: target)
      free = freeForms()
      guard free.count > 0 else { return }
    }
  }

  /// Settles a form without a linear standard form where none is needed: it stands at its target, nothing depends on it, or no
  /// free form moves it. False where one is needed.
  ///
  /// - Parameter free: the resting forms that may move; those settled since are dropped.
  private mutating func settleAlone(_ form: Int, at target: Double, _ free: inout Storage<Int32>) -> Bool {
    if value[form] == target {
      lower[form] = target
      upper[form] = target
      return true
    }
    if isBasic(form) { return !isMovable(form, &free) }
    guard isAlone(form) else { return false }
    value[form] = min(max(target, lower[form]), upper[form])
    lower[form] = value[form]
    upper[form] = value[form]
    return true
  }

  /// Whether any resting form that may move moves a basic one; where one does, `free` is of no use any more.
  private mutating func isMovable(_ form: Int, _ free: inout Storage<Int32>) -> Bool {
    dual.fill(0)
    dual[position.int(form)] = 1
    inverse.solveTransposed(dual)
    guard reachesFreedom() else { return false }
    var kept = 0
    for index in 0..<free.count {
      let each = free.int(index)
      guard lower[each] < upper[each] else { continue }
      if reducedCost(each).magnitude > Simplex.tiny { return true }
      free[kept] = Int32(each)
      kept += 1
    }
    free.shorten(to: kept)
    return false
  }

  /// Whether a form that may move stands in any row that `dual` prices; where none does, none of them has a price.
  private func reachesFreedom() -> Bool {
    for row in 0..<rowCount where dual[row] != 0 {
      if mayMove(parameterCount + row) { return true }
      for slot in standardForm.forms.rowStart.int(row)..<standardForm.forms.rowStart.int(row + 1)
      where mayMove(standardForm.forms.rowParameter.int(slot)) { return true }
    }
    return false
  }

  @inline(__always)
  private func mayMove(_ form: Int) -> Bool { position[form] < 0 && lower[form] < upper[form] }

  /// Resting forms that may move.
  private func freeForms() -> Storage<Int32> {
    var free = Storage<Int32>(capacity: 64)
    for form in 0..<formCount where !isBasic(form) && lower[form] < upper[form] { free.append(Int32(form)) }
    return free
  }

  /// Minimises a multiple of one form; false, and settles nothing, if it falls without end.
  @discardableResult
  mutating func minimise(_ factor: Double, times form: Int, settling: Bool) throws(SolverError) -> Bool {
    let group = standardForm.breakpoints.linearGroup
    slope[standardForm.breakpoints.groupStart.int(group) + group] = factor
    cost[form] = Int32(group)
    defer { cost[form] = -1 }
    let isBounded = try optimise()
    if settling && isBounded { settle() }
    return isBounded
  }

  private mutating func minimiseDistance(of form: Int, to target: Double) throws(SolverError) {
    let group = standardForm.breakpoints.distanceGroup
    let slot = standardForm.breakpoints.groupStart.int(group)
    breakpointAt[slot] = target
    slope[slot + group] = -1
    slope[slot + group + 1] = 1
    cost[form] = Int32(group)
    defer { cost[form] = -1 }
    _ = try optimise()
    settle()
  }
}
