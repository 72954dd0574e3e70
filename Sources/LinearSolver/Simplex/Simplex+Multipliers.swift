extension Simplex {
  /// Minimises a level as `minimise(level:)` does, and gives the slope of each breakpoint that takes part: of the level's own
  /// breakpoints where the cost is flat, of earlier levels' where they hold a form that would rather move on.
  mutating func minimiseWithMultipliers(level: Int) throws(SolverError) -> [(breakpoint: Int, slope: Double)] {
    if attachCosts(of: level) {
      _ = try optimise()
    } else {
      dual.fill(0)
      chosenSlope.fill(0)
    }
    var slopes: [(breakpoint: Int, slope: Double)] = []
    for form in 0..<formCount {
      let wanted = isBasic(form) ? chosenSlope[form] : -reducedCost(form)
      var taken = 0.0
      for group in standardForm.breakpoints.groups(of: form)
      where standardForm.breakpoints.groupLevel.int(group) == level {
        taken = share(wanted, of: group, at: value[form], into: &slopes)
      }
      let left = wanted - taken
      guard left.magnitude > Simplex.tiny else { continue }
      let holder = left > 0 ? upperBreakpoint.int(form) : lowerBreakpoint.int(form)
      if holder >= 0 { slopes.append((holder, left)) }
    }
    settle()
    detachCosts(of: level)
    return slopes
  }

  /// Shares a slope, as far as the group can have it at a value, among its breakpoints in their order; what it can have.
  private func share(
    _ wanted: Double, of group: Int, at value: Double, into slopes: inout [(breakpoint: Int, slope: Double)]
  ) -> Double {
    let place = place(value, in: group)
    let sides = self.slopes(place, group)
    let taken = min(max(wanted, sides.left), sides.right)
    var left = taken - sides.left
    let start = standardForm.breakpoints.groupStart.int(group)
    for slot in start..<standardForm.breakpoints.groupStart.int(group + 1) {
      let breakpoint = breakpointOrder.int(slot)
      var slope = -standardForm.breakpoints.left[breakpoint]
      if slot < start + place.before {
        slope = standardForm.breakpoints.right[breakpoint]
      } else if slot < start + place.through {
        let part = min(left, standardForm.breakpoints.left[breakpoint] + standardForm.breakpoints.right[breakpoint])
        slope += part
        left -= part
      }
      if slope != 0 { slopes.append((breakpoint, slope)) }
    }
    return taken
  }
}
