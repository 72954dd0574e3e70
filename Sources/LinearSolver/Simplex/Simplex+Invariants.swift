#if SOLVER_INVARIANTS
  /// Checks after each level, for builds with `-Xswiftc -DSOLVER_INVARIANTS`; they stop at the first that fails.
  extension Simplex {
    func checkInvariants() {
      checkBasis()
      checkValues()
      checkGroups()
    }

    /// Each place of the basis is held by one form, which knows it.
    private func checkBasis() {
      var basic = 0
      for form in 0..<formCount where isBasic(form) {
        basic += 1
        precondition(head.int(position.int(form)) == form, "form \(form) is not where it says")
      }
      precondition(basic == rowCount, "\(basic) basic forms for \(rowCount) rows")
    }

    /// Rows have the value of their terms, and all forms are inside their intervals.
    private func checkValues() {
      precondition(isAccurate(), "a row does not have the value of its terms")
      for form in 0..<formCount {
        precondition(lower[form] <= upper[form], "form \(form) has an empty interval")
        let room = 10 * Simplex.tolerance(value[form])
        precondition(value[form] >= lower[form] - room && value[form] <= upper[form] + room, "form \(form) is outside")
      }
    }

    /// Breakpoints are in order, and slopes rise.
    private func checkGroups() {
      for group in 0..<standardForm.breakpoints.groupCount {
        for slot in standardForm.breakpoints.groupStart.int(group)..<standardForm.breakpoints.groupStart.int(group + 1)
        {
          precondition(
            slopeOfCost(group, slot) <= slopeOfCost(group, slot + 1) + Simplex.flat, "cost \(group) is not convex")
          let isFirst = slot == standardForm.breakpoints.groupStart.int(group)
          precondition(
            isFirst || breakpointAt[slot - 1] <= breakpointAt[slot], "breakpoints of group \(group) are out of order")
        }
      }
    }

    private func slopeOfCost(_ group: Int, _ slot: Int) -> Double { slope[slot + group] }
  }
#endif
