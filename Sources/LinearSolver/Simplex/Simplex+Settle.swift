extension Simplex {
  /// Confines each form to the values that the minimum just found allows: those at which its own slope can balance the
  /// slope that the others put on it (complementary slackness). Needs the duals of the last `optimise`.
  mutating func settle() {
    for form in 0..<formCount where lower[form] < upper[form] {
      let isHeld = isBasic(form) ? settleBasic(form) : settleResting(form)
      // Two ends that happen to meet hold a form as well, as long as they do.
      if !isHeld, lower[form] >= upper[form] { noteMeeting(lowerBreakpoint[form], upperBreakpoint[form]) }
    }
  }

  /// Whether one breakpoint, or one end of the interval, now holds the form.
  private func settleResting(_ form: Int) -> Bool {
    let pull = reducedCost(form)
    let at = value[form]
    let group = Int(cost[form])
    var (left, right) = (pull, pull)
    var place = Place(before: 0, through: 0)
    if group >= 0 {
      place = self.place(at, in: group)
      let slopes = slopes(place, group)
      left += slopes.left
      right += slopes.right
    }
    if left > Simplex.flat {
      // To the right of here the cost is no less steep, so that the lower end alone holds the form.
      confine(form, upTo: at, by: lowerBreakpoint[form])
      if group >= 0 { require(group, from: place.through - 1, upTo: nil) }
      return true
    }
    if right < -Simplex.flat {
      confine(form, from: at, by: upperBreakpoint[form])
      if group >= 0 { require(group, from: nil, upTo: place.before) }
      return true
    }
    return group >= 0 && confine(form, group, place, balancing: pull)
  }

  private func settleBasic(_ form: Int) -> Bool {
    let group = Int(cost[form])
    guard group >= 0 else { return false }
    let sides = Place(before: firstPiece.int(form), through: lastPiece.int(form))
    return confine(form, group, sides, balancing: -chosenSlope[form])
  }

  /// Confines a form to where its group's slope balances `pull`, around the pieces that it stands between; whether that
  /// is a single breakpoint.
  private func confine(_ form: Int, _ group: Int, _ sides: Place, balancing pull: Double) -> Bool {
    let start = standardForm.breakpoints.groupStart.int(group)
    let base = start + group
    var first = sides.before - 1
    if slope[base + sides.before] + pull < -Simplex.flat {
      first = sides.before
      while first + 1 < sides.through, slope[base + first + 1] + pull < -Simplex.flat { first += 1 }
    }
    var last = sides.through
    if slope[base + sides.through] + pull > Simplex.flat {
      last = sides.through - 1
      while last > sides.before, slope[base + last] + pull > Simplex.flat { last -= 1 }
    }
    if first >= 0 { confine(form, from: breakpointAt[start + first], by: breakpoint(start + first)) }
    if start + last < standardForm.breakpoints.groupStart.int(group + 1) {
      confine(form, upTo: breakpointAt[start + last], by: breakpoint(start + last))
    }
    require(group, from: first, upTo: last)
    return first == last
  }

  /// Notes between which of its breakpoints a group's form has to be for the level's proof to hold, for `keepsProof`.
  private func require(_ group: Int, from first: Int?, upTo last: Int?) {
    guard group < standardForm.breakpoints.groupCount else { return }
    let start = standardForm.breakpoints.groupStart.int(group)
    if let first, first >= 0 { lowestSlot[group] = Int32(start + first) }
    if let last, start + last < standardForm.breakpoints.groupStart.int(group + 1) {
      highestSlot[group] = Int32(start + last)
    }
  }

  private mutating func noteMeeting(_ low: Int32, _ high: Int32) {
    meetings.append(low)
    meetings.append(high)
  }

  @inline(__always)
  private func breakpoint(_ slot: Int) -> Int32 { slot < standardForm.breakpoints.count ? breakpointOrder[slot] : -1 }

  private func confine(_ form: Int, upTo end: Double, by breakpoint: Int32) {
    guard end < upper[form] else { return }
    upper[form] = max(end, lower[form])
    upperBreakpoint[form] = breakpoint
  }

  private func confine(_ form: Int, from end: Double, by breakpoint: Int32) {
    guard end > lower[form] else { return }
    lower[form] = min(end, upper[form])
    lowerBreakpoint[form] = breakpoint
  }
}
