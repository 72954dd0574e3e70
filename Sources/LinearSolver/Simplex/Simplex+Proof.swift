/// Solving again without a single pivot: the last proof of optimality holds for new constants if every form is still
/// between the same breakpoints.
extension Simplex {
  /// Keeps what made the present solution optimal. Only where it is unique: the rest is settled by other rules.
  mutating func keepProof() {
    isProven = false
    for index in 0..<meetings.count where meetings[index] < 0 { return }
    for form in 0..<formCount where !isBasic(form) {
      restBreakpoint[form] = breakpointAtRest(form)
      if restBreakpoint[form] < 0 { return }
    }
    watched.shorten(to: 0)
    for row in 0..<rowCount {
      let form = head.int(row)
      for group in standardForm.breakpoints.groups(of: form)
      where lowestSlot[group] >= 0 || highestSlot[group] >= 0 { watched.append(Int32(group)) }
    }
    isProven = true
  }

  private func breakpointAtRest(_ form: Int) -> Int32 {
    for breakpoint in [lowerBreakpoint[form], upperBreakpoint[form]]
    where breakpoint >= 0 && breakpointValue[Int(breakpoint)] == value[form] {
      return breakpoint
    }
    return -1
  }

  /// Moves one breakpoint to its new value; false if that changes its group's order.
  func moveBreakpoint(_ breakpoint: Int) -> Bool {
    let slot = slotOfBreakpoint.int(breakpoint)
    let group = standardForm.breakpoints.group.int(breakpoint)
    let at = breakpointValue[breakpoint]
    breakpointAt[slot] = at
    return (slot == standardForm.breakpoints.groupStart.int(group) || breakpointAt[slot - 1] <= at)
      && (slot + 1 == standardForm.breakpoints.groupStart.int(group + 1) || at <= breakpointAt[slot + 1])
  }

  /// Moves all breakpoints to their new values; false if that changes an order.
  func moveAllBreakpoints() -> Bool {
    for slot in 0..<standardForm.breakpoints.count { breakpointAt[slot] = breakpointValue[breakpointOrder.int(slot)] }
    for group in 0..<standardForm.breakpoints.groupCount {
      var slot = standardForm.breakpoints.groupStart.int(group) + 1
      while slot < standardForm.breakpoints.groupStart.int(group + 1) {
        if breakpointAt[slot - 1] > breakpointAt[slot] { return false }
        slot += 1
      }
    }
    return true
  }

  /// Lets the resting form of a moved breakpoint follow it; whether there was one.
  func followBreakpoint(_ breakpoint: Int) -> Bool {
    let form = standardForm.breakpoints.groupForm.int(standardForm.breakpoints.group.int(breakpoint))
    guard !isBasic(form), restBreakpoint[form] == Int32(breakpoint) else { return false }
    value[form] = breakpointValue[breakpoint]
    return true
  }

  /// Whether a form's values keep to what its groups ask for.
  @inline(__always)
  func keepsProof(group: Int) -> Bool {
    let at = value[standardForm.breakpoints.groupForm.int(group)]
    let tolerance = Simplex.tolerance(at)
    let lowest = lowestSlot.int(group)
    let highest = highestSlot.int(group)
    return (lowest < 0 || breakpointAt[lowest] <= at + tolerance)
      && (highest < 0 || breakpointAt[highest] >= at - tolerance)
  }

  func keepsProof(form: Int) -> Bool {
    for group in standardForm.breakpoints.groups(of: form)
    where !keepsProof(group: group) { return false }
    return true
  }

  /// Whether the breakpoints that held a form together still meet.
  func meetingsHold() -> Bool {
    var index = 0
    while index < meetings.count {
      let (low, high) = (breakpointValue[meetings.int(index)], breakpointValue[meetings.int(index + 1)])
      if (low - high).magnitude > 1e-10 { return false }
      index += 2
    }
    return true
  }

  func basicFormsKeepProof() -> Bool {
    for index in 0..<watched.count where !keepsProof(group: watched.int(index)) { return false }
    return true
  }
}
