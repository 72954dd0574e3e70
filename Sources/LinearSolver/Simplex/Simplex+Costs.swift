/// Where a value lies among a group's breakpoints: `before` of them are left of it, and those up to `through` are left of it
/// or at it.
struct Place {
  var before: Int
  var through: Int
}

extension Simplex {
  /// Orders all breakpoints anew, after `breakpointValue` has changed.
  func load() {
    for group in 0..<standardForm.breakpoints.groupCount { load(group: group) }
  }

  /// Sorts a group's breakpoints and sums up the slopes.
  func load(group: Int) {
    let start = standardForm.breakpoints.groupStart.int(group)
    let end = standardForm.breakpoints.groupStart.int(group + 1)
    sort(from: start, to: end)
    var slopeSum = 0.0
    for slot in start..<end { slopeSum -= standardForm.breakpoints.left[slot] }
    slope[start + group] = slopeSum
    for slot in start..<end {
      let breakpoint = breakpointOrder.int(slot)
      slotOfBreakpoint[breakpoint] = Int32(slot)
      slopeSum += standardForm.breakpoints.left[breakpoint] + standardForm.breakpoints.right[breakpoint]
      // Summing up and down again leaves rounding where the true slope is 0.
      slope[slot + group + 1] = slopeSum.magnitude < Simplex.flat ? 0 : slopeSum
    }
  }

  /// Sorts breakpoints by value, equal ones by the order of adding: by insertion if they are few or in order from before.
  private func sort(from start: Int, to end: Int) {
    var moves = 0
    for slot in start..<end {
      let breakpoint = breakpointOrder[slot]
      let at = breakpointValue[Int(breakpoint)]
      var free = slot
      while free > start,
        breakpointAt[free - 1] > at || (breakpointAt[free - 1] == at && breakpointOrder[free - 1] > breakpoint)
      {
        breakpointAt[free] = breakpointAt[free - 1]
        breakpointOrder[free] = breakpointOrder[free - 1]
        free -= 1
      }
      breakpointAt[free] = at
      breakpointOrder[free] = breakpoint
      moves += slot - free
      if moves > 64 + 8 * (end - start) { return sortFully(from: start, to: end) }
    }
  }

  private func sortFully(from start: Int, to end: Int) {
    var order = UnsafeMutableBufferPointer(start: breakpointOrder.base + start, count: end - start)
    let value = breakpointValue.base
    order.sort {
      let (left, right) = (value[Int($0)], value[Int($1)])
      return left != right ? left < right : $0 < $1
    }
    for slot in start..<end { breakpointAt[slot] = value[breakpointOrder.int(slot)] }
  }

  @inline(__always)
  func place(_ value: Double, in group: Int) -> Place {
    let start = standardForm.breakpoints.groupStart.int(group)
    let count = standardForm.breakpoints.groupStart.int(group + 1) - start
    let tolerance = Simplex.tolerance(value)
    var before = 0
    if count > 16 {
      var high = count
      while before < high {
        let middle = (before + high) / 2
        if breakpointAt[start + middle] < value - tolerance { before = middle + 1 } else { high = middle }
      }
    } else {
      while before < count, breakpointAt[start + before] < value - tolerance { before += 1 }
    }
    var through = before
    while through < count, breakpointAt[start + through] <= value + tolerance { through += 1 }
    return Place(before: before, through: through)
  }

  /// The slope of a group's cost just left of a place, and just right of it.
  @inline(__always)
  func slopes(_ place: Place, _ group: Int) -> (left: Double, right: Double) {
    let first = standardForm.breakpoints.groupStart.int(group) + group
    return (slope[first + place.before], slope[first + place.through])
  }

  /// The values in `range` at which a group costs least.
  func cheapest(_ group: Int, from low: Double, to high: Double) -> (low: Double, high: Double) {
    let start = standardForm.breakpoints.groupStart.int(group)
    let count = standardForm.breakpoints.groupStart.int(group + 1) - start
    let first = start + group
    var index = 0
    while index < count, slope[first + index] < 0 { index += 1 }
    let bestLow = index == 0 ? -Double.infinity : breakpointAt[start + index - 1]
    while index < count, slope[first + index] == 0 { index += 1 }
    let bestHigh: Double
    if slope[first + index] <= 0 {
      bestHigh = .infinity
    } else {
      bestHigh = index == 0 ? bestLow : breakpointAt[start + index - 1]
    }
    return (min(max(low, bestLow), high), max(min(high, bestHigh), low))
  }
}
