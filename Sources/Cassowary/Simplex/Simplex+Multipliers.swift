extension Simplex {
  /// Minimises a level as `minimise(level:)` does, and gives the slope of each kink that takes part: of the level's own
  /// kinks where the cost is flat, of earlier levels' where they hold a form that would rather move on.
  mutating func minimiseWithMultipliers(level: Int) throws(SolverError) -> [(kink: Int, slope: Double)] {
    if attachCosts(of: level) {
      _ = try optimise()
    } else {
      dual.fill(0)
      chosenSlope.fill(0)
    }
    var slopes: [(kink: Int, slope: Double)] = []
    for form in 0..<formCount {
      let wanted = isBasic(form) ? chosenSlope[form] : -reducedCost(form)
      var taken = 0.0
      for group in program.kinks.groups(of: form) where program.kinks.groupLevel.int(group) == level {
        taken = share(wanted, of: group, at: value[form], into: &slopes)
      }
      let left = wanted - taken
      guard left.magnitude > Simplex.tiny else { continue }
      let holder = left > 0 ? upperKink.int(form) : lowerKink.int(form)
      if holder >= 0 { slopes.append((holder, left)) }
    }
    settle()
    detachCosts(of: level)
    return slopes
  }

  /// Shares a slope, as far as the group can have it at a value, among its kinks in their order; what it can have.
  private func share(
    _ wanted: Double, of group: Int, at value: Double, into slopes: inout [(kink: Int, slope: Double)]
  ) -> Double {
    let place = place(value, in: group)
    let sides = self.slopes(place, group)
    let taken = min(max(wanted, sides.left), sides.right)
    var left = taken - sides.left
    let start = program.kinks.groupStart.int(group)
    for slot in start..<program.kinks.groupStart.int(group + 1) {
      let kink = kinkOrder.int(slot)
      var slope = -program.kinks.left[kink]
      if slot < start + place.before {
        slope = program.kinks.right[kink]
      } else if slot < start + place.through {
        let part = min(left, program.kinks.left[kink] + program.kinks.right[kink])
        slope += part
        left -= part
      }
      if slope != 0 { slopes.append((kink, slope)) }
    }
    return taken
  }
}
