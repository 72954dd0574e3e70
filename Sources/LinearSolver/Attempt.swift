/// A standard form being solved: the simplex and the offsets that the constants give it.
struct Attempt: ~Copyable {
  var simplex: Simplex
  /// What the constants contribute to each definition of the presolve.
  private let definitionConstant: Storage<Double>
  /// Each variable's value where all parameters are 0.
  let offset: Storage<Double>
  private let target: Storage<Double>
  private var hasBasis = false
  /// Whether the last solve was the one before, moved.
  private(set) var isRefreshed = false
  /// Whether it was made from nothing.
  private(set) var isCold = false

  var standardForm: StandardForm { simplex.standardForm }

  init(_ standardForm: StandardForm) {
    simplex = Simplex(standardForm)
    offset = Storage(repeating: 0, count: standardForm.variableForm.count)
    target = Storage(repeating: 0, count: standardForm.forms.parameterCount)
    definitionConstant = Storage(repeating: 0, count: standardForm.presolve.definitionCount)
  }

  /// Solves for new constants, of which only those of `changed` differ from the last ones. Where variables are free that no
  /// form tells of, it starts again with a standard form that has forms for them.
  mutating func solve(
    _ problem: borrowing Problem, _ constant: borrowing Storage<Double>, _ preferred: borrowing Storage<Double>,
    changed: borrowing Storage<Int32>
  ) throws(SolverError) -> LevelOutcome {
    isRefreshed = refresh(constant, changed)
    if isRefreshed { return .optimal }
    load(constant, preferred)
    isCold = !hasBasis
    if hasBasis { simplex.startWarm() } else { simplex.startCold(preferring: target) }
    return try solveFromStart(problem, constant, preferred)
  }

  /// Solves from where the simplex stands.
  private mutating func solveFromStart(
    _ problem: borrowing Problem, _ constant: borrowing Storage<Double>, _ preferred: borrowing Storage<Double>
  ) throws(SolverError) -> LevelOutcome {
    hasBasis = false
    simplex.isProven = false
    guard try simplex.minimiseLevels() == .optimal else { return .infeasible }
    hasBasis = true
    guard simplex.hasFreedom() else {
      simplex.keepProof()
      return .optimal
    }
    try simplex.settleTies(problem.tieRank)
    guard simplex.hasFreedom() else { return .optimal }
    let hidden = hiddenVariables()
    if !hidden.isEmpty {
      observe(hidden, problem, constant)
      return try solveFromStart(problem, constant, preferred)
    }
    try simplex.settleFreeValues(preferred, offset)
    return .optimal
  }

  /// Begins again with a standard form that has forms for more variables, at the same vertex: what rested at a constraint does so
  /// there, so that hardly an exchange is needed.
  mutating func observe(_ variables: [Int], _ problem: borrowing Problem, _ constant: borrowing Storage<Double>) {
    let found = Storage<Double>(repeating: 0, count: offset.count)
    evaluate(into: found)
    let held = simplex.restingConstraints()
    let isResting = Storage<Bool>(repeating: false, count: offset.count)
    for form in 0..<standardForm.forms.parameterCount where !simplex.isBasic(form) {
      isResting[standardForm.presolve.parameterVariable.int(form)] = true
    }
    self = Attempt(standardForm.observing(variables, problem))
    isCold = true
    start(constant, found)
    let others = (0..<standardForm.forms.parameterCount).filter {
      !isResting[standardForm.presolve.parameterVariable.int($0)]
    }
    simplex.rest(at: held, against: others)
  }

  /// Whether all that is required can hold together, without a solution being sought.
  mutating func isFeasible(
    _ constant: borrowing Storage<Double>, _ preferred: borrowing Storage<Double>
  ) throws(SolverError) -> Bool {
    start(constant, preferred)
    forget()
    return try simplex.meetsRequired()
  }

  /// Whether all that is required but one constraint, an inequality or a row, can hold; `simplex` stands inside its bounds.
  mutating func canHold(without constraint: Int) throws(SolverError) -> Bool {
    try simplex.canHold(without: standardForm.breakpoints.ofConstraint.int(constraint))
  }

  /// Makes the next solve start from nothing.
  mutating func forget() {
    hasBasis = false
    simplex.isProven = false
  }

  /// Tries the last basis as it is; true if it still solves.
  private mutating func refresh(
    _ constant: borrowing Storage<Double>, _ changed: borrowing Storage<Int32>
  ) -> Bool {
    guard simplex.isProven else { return false }
    for index in 0..<changed.count where standardForm.presolve.dissolves(Int(changed[index])) {
      return refreshAll(constant)
    }
    var isInOrder = true
    var moves = false
    for index in 0..<changed.count {
      let breakpoint = standardForm.breakpoints.ofConstraint.int(Int(changed[index]))
      guard breakpoint >= 0 else { continue }
      simplex.breakpointValue[breakpoint] = breakpointValue(breakpoint, constant)
      if !simplex.moveBreakpoint(breakpoint) { isInOrder = false }
      if simplex.followBreakpoint(breakpoint) { moves = true }
    }
    guard isInOrder, simplex.meetingsHold() else { return false }
    if moves { simplex.computeBasicValues() }
    for index in 0..<changed.count {
      let breakpoint = standardForm.breakpoints.ofConstraint.int(Int(changed[index]))
      guard breakpoint >= 0 else { continue }
      if !simplex.keepsProof(
        form: standardForm.breakpoints.groupForm.int(standardForm.breakpoints.group.int(breakpoint)))
      {
        return false
      }
    }
    return !moves || simplex.basicFormsKeepProof()
  }

  private mutating func refreshAll(_ constant: borrowing Storage<Double>) -> Bool {
    computeBreakpoints(constant)
    guard simplex.moveAllBreakpoints(), simplex.meetingsHold() else { return false }
    simplex.startWarm()
    for form in 0..<standardForm.formCount where !simplex.keepsProof(form: form) { return false }
    return true
  }

  private func breakpointValue(_ breakpoint: Int, _ constant: borrowing Storage<Double>) -> Double {
    var sum = constant[standardForm.breakpoints.constraint.int(breakpoint)]
    for slot in standardForm.breakpoints.termStart.int(
      breakpoint)..<standardForm.breakpoints.termStart.int(breakpoint + 1)
    {
      sum += standardForm.breakpoints.termCoefficient[slot] * offset[standardForm.breakpoints.termVariable.int(slot)]
    }
    return -sum / standardForm.breakpoints.scale[breakpoint]
  }

  private func computeBreakpoints(_ constant: borrowing Storage<Double>) {
    standardForm.presolve.computeConstants(constant, into: definitionConstant)
    standardForm.presolve.evaluate(definitionConstant, into: offset)
    for breakpoint in 0..<standardForm.breakpoints.count {
      simplex.breakpointValue[breakpoint] = breakpointValue(breakpoint, constant)
    }
  }

  /// Takes new constants over; no value is computed yet.
  mutating func load(_ constant: borrowing Storage<Double>, _ preferred: borrowing Storage<Double>) {
    computeBreakpoints(constant)
    simplex.load()
    simplex.openIntervals()
    for parameter in 0..<target.count {
      let variable = standardForm.presolve.parameterVariable.int(parameter)
      target[parameter] = preferred[variable]
    }
  }

  /// Takes new constants over and stands at the values that are best for each parameter alone.
  mutating func start(_ constant: borrowing Storage<Double>, _ preferred: borrowing Storage<Double>) {
    load(constant, preferred)
    simplex.startCold(preferring: target)
  }

  /// Variables that move when the free forms do, but have no form of their own. The forms move by amounts that have
  /// nothing to do with each other, so that no movements cancel.
  func hiddenVariables() -> [Int] {
    let direction = Storage<Double>(repeating: 0, count: offset.count)
    let parameters = standardForm.presolve.parameterCount
    var amount = 0.5
    // All of them move at once: what they move is a sum, and takes one column.
    simplex.column.fill(0)
    for form in 0..<standardForm.formCount where !simplex.isBasic(form) && simplex.lower[form] < simplex.upper[form] {
      amount = (amount + 0.618_033_988_749_894_9).truncatingRemainder(dividingBy: 1) + 0.01
      if form < parameters { direction[standardForm.presolve.parameterVariable.int(form)] += amount }
      simplex.addColumn(of: form, times: amount)
    }
    simplex.inverse.solve(simplex.column)
    for row in 0..<standardForm.forms.rowCount {
      let basic = simplex.head.int(row)
      if basic < parameters { direction[standardForm.presolve.parameterVariable.int(basic)] += simplex.column[row] }
    }
    standardForm.presolve.evaluateDirection(direction)
    return (0..<direction.count).filter { standardForm.variableForm[$0] < 0 && direction[$0].magnitude > Simplex.flat }
  }

  /// Sets of contradicting required constraints, after `solve` found that there are some.
  mutating func findConflicts(_ problem: borrowing Problem) throws(SolverError) -> [ConstraintConflict] {
    try simplex.findConflicts().map { conflict($0, problem) }
  }

  private func conflict(_ found: BreakpointConflict, _ problem: borrowing Problem) -> ConstraintConflict {
    let members = found.members.map {
      (constraint: standardForm.breakpoints.constraint.int($0.breakpoint), multiplier: $0.multiplier)
    }
    return ConstraintConflict(members: standardForm.completed(members, problem))
  }

  /// Computes all variables of the solution. Parameters are rounded to a grid far finer than any tolerance, so that the
  /// result does not tell by which basis, and so after which other solves, it was found.
  func evaluate(into value: borrowing Storage<Double>) {
    for parameter in 0..<standardForm.presolve.parameterCount {
      let exact = simplex.value[parameter]
      value[standardForm.presolve.parameterVariable.int(parameter)] = (exact * 0x1p34).rounded() * 0x1p-34
    }
    standardForm.presolve.evaluate(definitionConstant, into: value)
  }
}

/// An irreducible infeasible subsystem: constraints that contradict and of which none can be left out, with factors that add them up to a positive number.
struct ConstraintConflict {
  var members: [(constraint: Int, multiplier: Double)]
}
