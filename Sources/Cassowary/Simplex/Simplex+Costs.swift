/// Where a value lies among a group's kinks: `before` of them are left of it, and those up to `through` are left of it
/// or at it.
struct Place {
  var before: Int
  var through: Int
  var isAtKink: Bool { through > before }
}

extension Simplex {
  /// Orders all kinks anew, after `kinkValue` has changed.
  func load() {
    for group in 0..<program.kinks.groupCount { load(group: group) }
  }

  /// Sorts a group's kinks and sums up the slopes.
  func load(group: Int) {
    let start = program.kinks.groupStart.int(group)
    let end = program.kinks.groupStart.int(group + 1)
    sort(from: start, to: end)
    var slopeSum = 0.0
    for slot in start..<end { slopeSum -= program.kinks.left[slot] }
    slope[start + group] = slopeSum
    for slot in start..<end {
      let kink = kinkOrder.int(slot)
      slotOfKink[kink] = Int32(slot)
      slopeSum += program.kinks.left[kink] + program.kinks.right[kink]
      // Summing up and down again leaves rounding where the true slope is 0.
      slope[slot + group + 1] = slopeSum.magnitude < Simplex.flat ? 0 : slopeSum
    }
  }

  /// Sorts kinks by value, equal ones by the order of adding: by insertion if they are few or in order from before.
  private func sort(from start: Int, to end: Int) {
    var moves = 0
    for slot in start..<end {
      let kink = kinkOrder[slot]
      let at = kinkValue[Int(kink)]
      var free = slot
      while free > start, kinkAt[free - 1] > at || (kinkAt[free - 1] == at && kinkOrder[free - 1] > kink) {
        kinkAt[free] = kinkAt[free - 1]
        kinkOrder[free] = kinkOrder[free - 1]
        free -= 1
      }
      kinkAt[free] = at
      kinkOrder[free] = kink
      moves += slot - free
      if moves > 64 + 8 * (end - start) { return sortFully(from: start, to: end) }
    }
  }

  private func sortFully(from start: Int, to end: Int) {
    var order = UnsafeMutableBufferPointer(start: kinkOrder.base + start, count: end - start)
    let value = kinkValue.base
    order.sort {
      let (left, right) = (value[Int($0)], value[Int($1)])
      return left != right ? left < right : $0 < $1
    }
    for slot in start..<end { kinkAt[slot] = value[kinkOrder.int(slot)] }
  }

  @inline(__always)
  func place(_ value: Double, in group: Int) -> Place {
    let start = program.kinks.groupStart.int(group)
    let count = program.kinks.groupStart.int(group + 1) - start
    let tolerance = Simplex.tolerance(value)
    var before = 0
    if count > 16 {
      var high = count
      while before < high {
        let middle = (before + high) / 2
        if kinkAt[start + middle] < value - tolerance { before = middle + 1 } else { high = middle }
      }
    } else {
      while before < count, kinkAt[start + before] < value - tolerance { before += 1 }
    }
    var through = before
    while through < count, kinkAt[start + through] <= value + tolerance { through += 1 }
    return Place(before: before, through: through)
  }

  /// The slope of a group's cost just left of a place, and just right of it.
  @inline(__always)
  func slopes(_ place: Place, _ group: Int) -> (left: Double, right: Double) {
    let first = program.kinks.groupStart.int(group) + group
    return (slope[first + place.before], slope[first + place.through])
  }

  /// The values in `range` at which a group costs least.
  func cheapest(_ group: Int, from low: Double, to high: Double) -> (low: Double, high: Double) {
    let start = program.kinks.groupStart.int(group)
    let count = program.kinks.groupStart.int(group + 1) - start
    let first = start + group
    var index = 0
    while index < count, slope[first + index] < 0 { index += 1 }
    let bestLow = index == 0 ? -Double.infinity : kinkAt[start + index - 1]
    while index < count, slope[first + index] == 0 { index += 1 }
    let bestHigh: Double
    if slope[first + index] <= 0 {
      bestHigh = .infinity
    } else {
      bestHigh = index == 0 ? bestLow : kinkAt[start + index - 1]
    }
    return (min(max(low, bestLow), high), max(min(high, bestHigh), low))
  }
}
