/// Solving again without a single pivot: the last proof of optimality holds for new constants if every form is still
/// between the same kinks.
extension Simplex {
  /// Keeps what made the present solution optimal. Only where it is unique: the rest is settled by other rules.
  mutating func keepProof() {
    isProven = false
    for index in 0..<meetings.count where meetings[index] < 0 { return }
    for form in 0..<formCount where !isBasic(form) {
      restKink[form] = kinkAtRest(form)
      if restKink[form] < 0 { return }
    }
    watched.shorten(to: 0)
    for row in 0..<rowCount {
      let form = head.int(row)
      for group in program.kinks.groups(of: form)
      where lowestSlot[group] >= 0 || highestSlot[group] >= 0 { watched.append(Int32(group)) }
    }
    isProven = true
  }

  private func kinkAtRest(_ form: Int) -> Int32 {
    for kink in [lowerKink[form], upperKink[form]] where kink >= 0 && kinkValue[Int(kink)] == value[form] {
      return kink
    }
    return -1
  }

  /// Moves one kink to its new value; false if that changes its group's order.
  func moveKink(_ kink: Int) -> Bool {
    let slot = slotOfKink.int(kink)
    let group = program.kinks.group.int(kink)
    let at = kinkValue[kink]
    kinkAt[slot] = at
    return (slot == program.kinks.groupStart.int(group) || kinkAt[slot - 1] <= at)
      && (slot + 1 == program.kinks.groupStart.int(group + 1) || at <= kinkAt[slot + 1])
  }

  /// Moves all kinks to their new values; false if that changes an order.
  func moveAllKinks() -> Bool {
    for slot in 0..<program.kinks.count { kinkAt[slot] = kinkValue[kinkOrder.int(slot)] }
    for group in 0..<program.kinks.groupCount {
      var slot = program.kinks.groupStart.int(group) + 1
      while slot < program.kinks.groupStart.int(group + 1) {
        if kinkAt[slot - 1] > kinkAt[slot] { return false }
        slot += 1
      }
    }
    return true
  }

  /// Lets the resting form of a moved kink follow it; whether there was one.
  func followKink(_ kink: Int) -> Bool {
    let form = program.kinks.groupForm.int(program.kinks.group.int(kink))
    guard !isBasic(form), restKink[form] == Int32(kink) else { return false }
    value[form] = kinkValue[kink]
    return true
  }

  /// Whether a form's values keep to what its groups ask for.
  @inline(__always)
  func keepsProof(group: Int) -> Bool {
    let at = value[program.kinks.groupForm.int(group)]
    let tolerance = Simplex.tolerance(at)
    let lowest = lowestSlot.int(group)
    let highest = highestSlot.int(group)
    return (lowest < 0 || kinkAt[lowest] <= at + tolerance) && (highest < 0 || kinkAt[highest] >= at - tolerance)
  }

  func keepsProof(form: Int) -> Bool {
    for group in program.kinks.groups(of: form)
    where !keepsProof(group: group) { return false }
    return true
  }

  /// Whether the kinks that held a form together still meet.
  func meetingsHold() -> Bool {
    var index = 0
    while index < meetings.count {
      let (low, high) = (kinkValue[meetings.int(index)], kinkValue[meetings.int(index + 1)])
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
