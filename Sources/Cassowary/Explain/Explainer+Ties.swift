extension Explainer {
  /// Finds the optional constraints whose errors differ on the optimal face, and which of them are exchanged.
  mutating func findTies() throws(SolverError) -> [Tie] {
    var groups: [(level: Int, kinks: Set<Int>, variables: Set<Int>)] = []
    for level in 1..<max(1, program.kinks.levelCount) {
      let candidates = candidates(level)
      for kink in candidates {
        guard let (kinks, variables) = try exchange(kink, candidates) else { continue }
        var merged = (level: level, kinks: kinks, variables: variables)
        groups.removeAll {
          guard $0.level == level, !$0.kinks.isDisjoint(with: merged.kinks) else { return false }
          merged.kinks.formUnion($0.kinks)
          merged.variables.formUnion($0.variables)
          return true
        }
        groups.append(merged)
      }
    }
    return groups.map { group in
      Tie(
        strength: Strength(program.kinks.levelStrength[group.level]),
        constraints: group.kinks.map { ConstraintID(index: program.kinks.constraint.int($0)) }.sorted(),
        variables: group.variables.map { Variable(index: $0) }.sorted())
    }.sorted {
      $0.strength != $1.strength ? $0.strength > $1.strength : $0.constraints[0] < $1.constraints[0]
    }
  }

  private func candidates(_ level: Int) -> [Int] {
    var kinks: [Int] = []
    for slot in program.kinks.levelGroupStart.int(level)..<program.kinks.levelGroupStart.int(level + 1) {
      let group = program.kinks.levelGroup.int(slot)
      for kink in program.kinks.groupStart.int(group)..<program.kinks.groupStart.int(group + 1)
      where attempt.simplex.errorSlope(ofKink: kink) != 0 { kinks.append(kink) }
    }
    return kinks.sorted { program.kinks.constraint[$0] < program.kinks.constraint[$1] }
  }

  /// Makes one error as small and as large as it can be; the errors and variables that differ between the two. Nil if
  /// it does not change.
  private mutating func exchange(_ kink: Int, _ candidates: [Int]) throws(SolverError) -> (Set<Int>, Set<Int>)? {
    let form = program.kinks.groupForm.int(program.kinks.group.int(kink))
    try attempt.simplex.minimise(1, times: form, settling: false)
    let errors = candidates.map { error($0, attempt.simplex.value[formOfKink($0)]) }
    let values = (0..<value.count).map { currentValue($0) }
    try attempt.simplex.minimise(-1, times: form, settling: false)
    var kinks = Set<Int>()
    for (index, each) in candidates.enumerated() {
      let now = error(each, attempt.simplex.value[formOfKink(each)])
      if (now - errors[index]).magnitude > Explainer.visible { kinks.insert(each) }
    }
    guard kinks.contains(kink) else { return nil }
    let moved = (0..<value.count).filter { (currentValue($0) - values[$0]).magnitude > Explainer.visible }
    return (kinks, Set(moved))
  }

  private func formOfKink(_ kink: Int) -> Int { program.kinks.groupForm.int(program.kinks.group.int(kink)) }

  private func currentValue(_ variable: Int) -> Double {
    let form = program.variableForm.int(variable)
    return form < 0 ? 0 : attempt.simplex.value[form] * program.variableScale[variable]
  }
}
