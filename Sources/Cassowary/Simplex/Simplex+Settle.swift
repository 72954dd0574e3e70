extension Simplex {
  /// Confines each form to the values that the minimum just found allows: those at which its own slope can balance the
  /// slope that the others put on it (complementary slackness). Needs the duals of the last `optimise`.
  func settle() {
    for form in 0..<formCount where lower[form] < upper[form] {
      if isBasic(form) { settleBasic(form) } else { settleResting(form) }
    }
  }

  private func settleResting(_ form: Int) {
    let pull = reducedCost(form)
    let at = value[form]
    let group = Int(cost[form])
    guard group >= 0 else {
      if pull > Simplex.flat { confine(form, upTo: at, by: lowerKink[form]) }
      if pull < -Simplex.flat { confine(form, from: at, by: upperKink[form]) }
      return
    }
    let place = place(at, in: group)
    let slopes = slopes(place, group)
    let (left, right) = (pull + slopes.left, pull + slopes.right)
    if left > Simplex.flat {
      // Only the end of the interval holds it. To the right of here, the cost is no less steep.
      confine(form, upTo: at, by: lowerKink[form])
      require(group, from: place.through - 1, upTo: nil)
    } else if right < -Simplex.flat {
      confine(form, from: at, by: upperKink[form])
      require(group, from: nil, upTo: place.before)
    } else {
      let first = left < -Simplex.flat ? place.before : place.before - 1
      let last = right > Simplex.flat ? place.through - 1 : place.through
      confine(form, group, first, last)
    }
  }

  private func settleBasic(_ form: Int) {
    let group = Int(cost[form])
    guard group >= 0 else { return }
    let base = program.kinks.groupStart.int(group) + group
    let (before, through) = (firstPiece.int(form), lastPiece.int(form))
    // At a kink, the slope taken decides on which side, if any, the cost stays at its minimum.
    let first = chosenSlope[form] > slope[base + before] + Simplex.flat ? before : before - 1
    let last = chosenSlope[form] < slope[base + through] - Simplex.flat ? through - 1 : through
    confine(form, group, first, last)
  }

  /// Confines a form to the values between two of its group's kinks, counted from 0; there may be none on a side.
  private func confine(_ form: Int, _ group: Int, _ first: Int, _ last: Int) {
    let start = program.kinks.groupStart.int(group)
    let count = program.kinks.groupStart.int(group + 1) - start
    if first >= 0 { confine(form, from: kinkAt[start + first], by: kink(start + first)) }
    if last < count { confine(form, upTo: kinkAt[start + last], by: kink(start + last)) }
    require(group, from: first, upTo: last)
  }

  /// Notes between which of its kinks a group's form has to be for the level's proof to hold, for `refresh`.
  private func require(_ group: Int, from first: Int?, upTo last: Int?) {
    guard group < program.kinks.groupCount else { return }
    let start = program.kinks.groupStart.int(group)
    if let first, first >= 0 { lowestSlot[group] = Int32(start + first) }
    if let last, start + last < program.kinks.groupStart.int(group + 1) { highestSlot[group] = Int32(start + last) }
  }

  @inline(__always)
  private func kink(_ slot: Int) -> Int32 { slot < program.kinks.count ? kinkOrder[slot] : -1 }

  private func confine(_ form: Int, upTo end: Double, by kink: Int32) {
    guard end < upper[form] else { return }
    upper[form] = max(end, lower[form])
    upperKink[form] = kink
  }

  private func confine(_ form: Int, from end: Double, by kink: Int32) {
    guard end > lower[form] else { return }
    lower[form] = min(end, upper[form])
    lowerKink[form] = kink
  }
}
