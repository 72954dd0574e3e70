extension Explainer {
  /// Finds the optional constraints whose errors differ on the optimal face, and which of them are exchanged.
  mutating func findTies() throws(SolverError) -> [Tie] {
    var groups: [(level: Int, breakpoints: Set<Int>, variables: Set<Int>)] = []
    for level in 1..<max(1, standardForm.breakpoints.levelCount) {
      let candidates = candidates(level)
      for breakpoint in candidates {
        guard let (breakpoints, variables) = try exchange(breakpoint, candidates) else { continue }
        var merged = (level: level, breakpoints: breakpoints, variables: variables)
        groups.removeAll {
          guard $0.level == level, !$0.breakpoints.isDisjoint(with: merged.breakpoints) else { return false }
          merged.breakpoints.formUnion($0.breakpoints)
          merged.variables.formUnion($0.variables)
          return true
        }
        groups.append(merged)
      }
    }
    return groups.map { group in
      Tie(
        strength: Strength(standardForm.breakpoints.levelStrength[group.level]),
        constraints: group.breakpoints.map { ConstraintID(index: standardForm.breakpoints.constraint.int($0)) }
          .sorted(),
        variables: group.variables.map { Variable(index: $0) }.sorted())
    }.sorted {
      $0.strength != $1.strength ? $0.strength > $1.strength : $0.constraints[0] < $1.constraints[0]
    }
  }

  private func candidates(_ level: Int) -> [Int] {
    var breakpoints: [Int] = []
    for slot in standardForm.breakpoints.levelGroupStart.int(
      level)..<standardForm.breakpoints.levelGroupStart.int(level + 1)
    {
      let group = standardForm.breakpoints.levelGroup.int(slot)
      for breakpoint in standardForm.breakpoints.groupStart.int(
        group)..<standardForm.breakpoints.groupStart.int(group + 1)
      where attempt.simplex.errorSlope(ofBreakpoint: breakpoint) != 0 { breakpoints.append(breakpoint) }
    }
    return breakpoints.sorted { standardForm.breakpoints.constraint[$0] < standardForm.breakpoints.constraint[$1] }
  }

  /// Makes one error as small and as large as it can be; the errors and variables that differ between the two. Nil if
  /// it does not change.
  private mutating func exchange(_ breakpoint: Int, _ candidates: [Int]) throws(SolverError) -> (Set<Int>, Set<Int>)? {
    let form = standardForm.breakpoints.groupForm.int(standardForm.breakpoints.group.int(breakpoint))
    try attempt.simplex.minimise(1, times: form, settling: false)
    let errors = candidates.map { error($0, attempt.simplex.value[formOfBreakpoint($0)]) }
    let values = (0..<value.count).map { currentValue($0) }
    try attempt.simplex.minimise(-1, times: form, settling: false)
    var breakpoints = Set<Int>()
    for (index, each) in candidates.enumerated() {
      let now = error(each, attempt.simplex.value[formOfBreakpoint(each)])
      if (now - errors[index]).magnitude > Explainer.visible { breakpoints.insert(each) }
    }
    guard breakpoints.contains(breakpoint) else { return nil }
    let moved = (0..<value.count).filter { (currentValue($0) - values[$0]).magnitude > Explainer.visible }
    return (breakpoints, Set(moved))
  }

  private func formOfBreakpoint(_ breakpoint: Int) -> Int {
    standardForm.breakpoints.groupForm.int(standardForm.breakpoints.group.int(breakpoint))
  }

  private func currentValue(_ variable: Int) -> Double {
    let form = standardForm.variableForm.int(variable)
    return form < 0 ? 0 : attempt.simplex.value[form] * standardForm.variableScale[variable]
  }
}
