/// All constraints as breakpoints of forms, by form and level.
struct BreakpointTable: ~Copyable {
  /// Breakpoints lie group by group, groups form by form and there level by level.
  private(set) var constraint = Storage<Int32>(capacity: 64)
  /// How much the constraint's sum grows when its form grows by 1.
  private(set) var scale = Storage<Double>(capacity: 64)
  /// By how much the error grows per unit to the left and to the right of the breakpoint; not negative.
  private(set) var left = Storage<Double>(capacity: 64)
  private(set) var right = Storage<Double>(capacity: 64)
  /// Two more groups than there are, for costs made up at run time: one without a breakpoint, one with a single one.
  private(set) var groupStart = Storage<Int32>(capacity: 64)
  private(set) var groupForm = Storage<Int32>(capacity: 64)
  private(set) var groupLevel = Storage<Int32>(capacity: 64)
  private var formGroupStart = Storage<Int32>(capacity: 64)
  /// Groups by level; level 0 is the required one, then the strongest.
  private(set) var levelGroupStart = Storage<Int32>(capacity: 16)
  private(set) var levelGroup = Storage<Int32>(capacity: 64)
  private(set) var levelStrength: [Double] = []
  /// The breakpoint of each constraint; -1 for those without.
  private(set) var ofConstraint: Storage<Int32>
  /// The group of each breakpoint.
  private(set) var group = Storage<Int32>(capacity: 64)
  /// Terms of each breakpoint's constraint that have a value even where all parameters are 0.
  private(set) var termStart = Storage<Int32>(capacity: 64)
  private(set) var termVariable = Storage<Int32>(capacity: 64)
  private(set) var termCoefficient = Storage<Double>(capacity: 64)

  var count: Int { constraint.count }
  var groupCount: Int { groupForm.count }
  var levelCount: Int { levelStrength.count }
  var linearGroup: Int { groupCount }
  var distanceGroup: Int { groupCount + 1 }

  /// The groups of a form: none for one that was made only to observe a variable, after the breakpoints were laid out.
  @inline(__always)
  func groups(of form: Int) -> Range<Int> {
    form + 1 < formGroupStart.count ? formGroupStart.int(form)..<formGroupStart.int(form + 1) : 0..<0
  }

  init(
    _ problem: borrowing Problem, _ roles: borrowing Storage<StandardForm.Role>, _ presolve: borrowing Presolve,
    _ forms: inout FormTable, _ expression: inout Expression
  ) {
    ofConstraint = Storage(repeating: -1, count: problem.constraintCount)
    levelStrength = BreakpointTable.levels(problem, roles)
    let form = Storage<Int32>(repeating: -1, count: problem.constraintCount)
    let size = Storage<Double>(repeating: 0, count: problem.constraintCount)
    let level = Storage<Int32>(repeating: 0, count: problem.constraintCount)
    for index in 0..<problem.constraintCount where roles[index] != .absent && !presolve.dissolves(index) {
      presolve.substitute(constraint: index, problem, into: &expression)
      let factor = expression.normalise()
      form[index] = Int32(forms.form(of: expression))
      size[index] = factor == 0 ? 1 : factor
      level[index] = Int32(levelIndex(problem.strength[index]))
    }
    layOut(problem, form, size, level, formCount: forms.parameterCount + forms.rowCount)
    takeOffsetTerms(problem, presolve)
  }

  /// Lists each breakpoint's terms of variables that are no parameters, and so have an offset.
  private mutating func takeOffsetTerms(_ problem: borrowing Problem, _ presolve: borrowing Presolve) {
    termStart.append(0)
    problem.withTerms { start, variable, coefficient in
      for breakpoint in 0..<count {
        let index = constraint.int(breakpoint)
        for slot in Int(start[index])..<Int(start[index + 1]) where presolve.parameterOf[Int(variable[slot])] < 0 {
          termVariable.append(variable[slot])
          termCoefficient.append(coefficient[slot])
        }
        termStart.append(Int32(termVariable.count))
      }
    }
  }

  /// Distinct strengths, the strongest first; the first is the required one, whether it occurs or not.
  private static func levels(_ problem: borrowing Problem, _ roles: borrowing Storage<StandardForm.Role>) -> [Double] {
    var levels = [1000.0]
    for index in 0..<problem.constraintCount where roles[index] != .absent {
      let strength = problem.strength[index]
      var low = 0
      var high = levels.count
      while low < high {
        let middle = (low + high) / 2
        if levels[middle] > strength { low = middle + 1 } else { high = middle }
      }
      if low == levels.count || levels[low] != strength { levels.insert(strength, at: low) }
    }
    return levels
  }

  private func levelIndex(_ strength: Double) -> Int {
    var low = 0
    var high = levelStrength.count - 1
    while low < high {
      let middle = (low + high) / 2
      if levelStrength[middle] > strength { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Sorts by form, level and constraint (two counting sorts), and marks where groups begin.
  private mutating func layOut(
    _ problem: borrowing Problem, _ form: borrowing Storage<Int32>, _ size: borrowing Storage<Double>,
    _ level: borrowing Storage<Int32>, formCount: Int
  ) {
    var all = Storage<Int32>(capacity: form.count)
    for index in 0..<form.count where form[index] >= 0 { all.append(Int32(index)) }
    let byLevel = BreakpointTable.sorted(all, by: level, keys: levelCount)
    let byForm = BreakpointTable.sorted(byLevel, by: form, keys: formCount)
    formGroupStart = Storage(repeating: 0, count: formCount + 1)
    var lastForm: Int32 = -1
    var lastLevel: Int32 = -1
    for slot in 0..<byForm.count {
      let index = byForm.int(slot)
      if form[index] != lastForm || level[index] != lastLevel {
        lastForm = form[index]
        lastLevel = level[index]
        groupStart.append(Int32(slot))
        groupForm.append(lastForm)
        groupLevel.append(lastLevel)
        formGroupStart[Int(lastForm) + 1] += 1
      }
      appendBreakpoint(problem, index, size[index])
    }
    for each in 0..<formCount { formGroupStart[each + 1] += formGroupStart[each] }
    groupStart.append(Int32(count))
    groupStart.append(Int32(count))
    groupStart.append(Int32(count + 1))
    layOutLevels()
  }

  private mutating func appendBreakpoint(_ problem: borrowing Problem, _ index: Int, _ factor: Double) {
    ofConstraint[index] = Int32(count)
    group.append(Int32(groupForm.count - 1))
    constraint.append(Int32(index))
    scale.append(factor)
    let relation = problem.relation[index]
    let growsRight = relation == .equal || (relation == .lessThanOrEqual) == (factor > 0)
    let growsLeft = relation == .equal || !growsRight
    left.append(growsLeft ? factor.magnitude : 0)
    right.append(growsRight ? factor.magnitude : 0)
  }

  private mutating func layOutLevels() {
    levelGroupStart = Storage(repeating: 0, count: levelCount + 2)
    levelGroup = Storage(repeating: 0, count: groupCount)
    for group in 0..<groupCount { levelGroupStart[groupLevel.int(group) + 2] += 1 }
    for level in 0..<levelCount { levelGroupStart[level + 2] += levelGroupStart[level + 1] }
    for group in 0..<groupCount {
      let level = groupLevel.int(group)
      levelGroup[levelGroupStart.int(level + 1)] = Int32(group)
      levelGroupStart[level + 1] += 1
    }
  }

  /// A stable counting sort.
  private static func sorted(
    _ items: borrowing Storage<Int32>, by key: borrowing Storage<Int32>, keys: Int
  ) -> Storage<Int32> {
    let start = Storage<Int32>(repeating: 0, count: keys + 1)
    for slot in 0..<items.count { start[key.int(items.int(slot)) + 1] += 1 }
    for each in 0..<keys { start[each + 1] += start[each] }
    let sorted = Storage<Int32>(repeating: 0, count: items.count)
    for slot in 0..<items.count {
      let each = key.int(items.int(slot))
      sorted[start.int(each)] = items[slot]
      start[each] += 1
    }
    return sorted
  }
}
