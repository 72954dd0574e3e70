/// A set of variables and constraints to compile: a builder in which each addition either succeeds whole or changes
/// nothing.
public struct Problem: Sendable {
  /// Value that each variable takes if nothing else decides it.
  private(set) var preferred: [Double] = []
  // One entry per constraint ever added; terms lie in compressed rows, sorted by the caller's order.
  private(set) var termStart: [Int32] = [0]
  private(set) var termVariable: [Int32] = []
  private(set) var termCoefficient: [Double] = []
  private(set) var constant: [Double] = []
  private(set) var relation: [Relation] = []
  private(set) var strength: [Double] = []
  private(set) var breakRank: [Int] = []
  private(set) var tieRank: [Int] = []
  private(set) var isRemoved: [Bool] = []
  private(set) var isEdit: [Bool] = []

  /// A problem without variables and constraints.
  public init() {}

  /// Number of variables.
  public var variableCount: Int { preferred.count }

  /// Number of constraints ever added, removed ones too: each `ConstraintID.index` is below it.
  public var constraintCount: Int { constant.count }

  /// Makes room, so that adding does not have to move what is there.
  public mutating func reserve(variables: Int, constraints: Int, terms: Int) {
    preferred.reserveCapacity(variables)
    termStart.reserveCapacity(constraints + 1)
    termVariable.reserveCapacity(terms)
    termCoefficient.reserveCapacity(terms)
    constant.reserveCapacity(constraints)
    relation.reserveCapacity(constraints)
    strength.reserveCapacity(constraints)
    breakRank.reserveCapacity(constraints)
    tieRank.reserveCapacity(constraints)
    isRemoved.reserveCapacity(constraints)
    isEdit.reserveCapacity(constraints)
  }

  /// Adds a variable that takes `preferred`, or the nearest value it can, where the constraints leave it free.
  /// Variables are settled in the order of adding. A value that is no number or beyond ±1e12 counts as 0.
  public mutating func addVariable(preferred value: Double = 0) -> Variable {
    preferred.append(value.magnitude <= Limit.constant ? value : 0)
    return Variable(index: preferred.count - 1)
  }

  /// Adds a constraint, or throws an error that names it and leaves the problem as it was.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    let id = ConstraintID(index: constraintCount)
    let firstTerm = termVariable.count
    do {
      try check(constraint, id)
      try appendTerms(constraint.terms, id)
    } catch {
      termVariable.removeSubrange(firstTerm...)
      termCoefficient.removeSubrange(firstTerm...)
      throw error
    }
    termStart.append(Int32(termVariable.count))
    constant.append(constraint.constant)
    relation.append(constraint.relation)
    strength.append(constraint.strength.level)
    breakRank.append(constraint.breakRank)
    tieRank.append(constraint.tieRank ?? id.index)
    isRemoved.append(false)
    isEdit.append(false)
    return id
  }

  /// Adds `variable == value` with a strength, to be changed later by `suggest` without a new compilation.
  @discardableResult
  public mutating func addEdit(
    _ variable: Variable, value: Double = 0, strength: Strength, tieRank: Int? = nil
  ) throws(SolverError) -> ConstraintID {
    let id = try add(
      Constraint([Term(variable)], constant: -value, .equal, strength: strength, tieRank: tieRank))
    isEdit[id.index] = true
    return id
  }

  /// Takes a constraint out; every later answer is as if it had never been added.
  public mutating func remove(_ id: ConstraintID) throws(SolverError) {
    try requireKnown(id)
    isRemoved[id.index] = true
  }

  /// Changes a constraint's constant.
  public mutating func setConstant(_ value: Double, of id: ConstraintID) throws(SolverError) {
    try requireKnown(id)
    guard value.isFinite else { throw .notFinite(id) }
    guard value.magnitude <= Limit.constant else { throw .outOfRange(id) }
    constant[id.index] = value
  }

  /// The constraint as it is kept: terms of one variable added up.
  public func constraint(_ id: ConstraintID) throws(SolverError) -> Constraint {
    try requireKnown(id)
    let terms = (Int(termStart[id.index])..<Int(termStart[id.index + 1])).map {
      Term(Variable(index: Int(termVariable[$0])), termCoefficient[$0])
    }
    return Constraint(
      terms, constant: constant[id.index], relation[id.index], strength: Strength(strength[id.index]),
      breakRank: breakRank[id.index], tieRank: tieRank[id.index])
  }

  /// Lends the terms: constraint `i` has `start[i]..<start[i + 1]`.
  @inline(__always)
  func withTerms<Result>(
    _ body: (UnsafePointer<Int32>, UnsafePointer<Int32>, UnsafePointer<Double>) -> Result
  ) -> Result {
    termStart.withUnsafeBufferPointer { start in
      termVariable.withUnsafeBufferPointer { variable in
        termCoefficient.withUnsafeBufferPointer { coefficient in
          // Where there are no terms there may be no memory; nobody reads from the stand-in then.
          let none = UnsafeRawPointer(start.baseAddress!)
          return body(
            start.baseAddress!, variable.baseAddress ?? none.assumingMemoryBound(to: Int32.self),
            coefficient.baseAddress ?? none.assumingMemoryBound(to: Double.self))
        }
      }
    }
  }

  /// The size of a constraint's largest coefficient.
  func largestCoefficient(_ index: Int) -> Double {
    termCoefficient[Int(termStart[index])..<Int(termStart[index + 1])].reduce(0) { max($0, $1.magnitude) }
  }

  @inline(__always)
  func isRequiredEquality(_ index: Int) -> Bool { strength[index] == 1000 && relation[index] == .equal }

  func requireKnown(_ id: ConstraintID) throws(SolverError) {
    guard constant.indices.contains(id.index), !isRemoved[id.index] else { throw .unknownConstraint(id) }
  }

  private func check(_ constraint: Constraint, _ id: ConstraintID) throws(SolverError) {
    guard constraint.constant.isFinite, constraint.strength.level.isFinite else { throw .notFinite(id) }
    guard constraint.constant.magnitude <= Limit.constant else { throw .outOfRange(id) }
    guard constraint.strength.level > 0, constraint.strength.level <= 1000 else { throw .strengthOutOfRange(id) }
  }

  /// Appends the sums of equal variables' terms, in the order of each variable's first term.
  private mutating func appendTerms(_ terms: [Term], _ id: ConstraintID) throws(SolverError) {
    let first = termVariable.count
    var merged = false
    next: for term in terms {
      guard preferred.indices.contains(term.variable.index) else { throw .unknownVariable(id, term.variable) }
      guard term.coefficient.isFinite else { throw .notFinite(id) }
      let variable = Int32(term.variable.index)
      if terms.count <= 16 {
        for slot in first..<termVariable.count where termVariable[slot] == variable {
          termCoefficient[slot] += term.coefficient
          merged = true
          continue next
        }
      }
      termVariable.append(variable)
      termCoefficient.append(term.coefficient)
    }
    if terms.count > 16 { mergeLongRow(from: first) }
    if merged || terms.count > 16 || terms.contains(where: { $0.coefficient == 0 }) { dropZeros(from: first) }
    guard termVariable.count > first else { throw .noVariable(id) }
    for slot in first..<termVariable.count {
      let size = termCoefficient[slot].magnitude
      guard size <= Limit.coefficient, size >= 1 / Limit.coefficient else { throw .outOfRange(id) }
    }
  }

  private mutating func mergeLongRow(from first: Int) {
    var slotOf: [Int32: Int] = [:]
    for slot in first..<termVariable.count {
      if let kept = slotOf[termVariable[slot]] {
        termCoefficient[kept] += termCoefficient[slot]
        termCoefficient[slot] = 0
      } else {
        slotOf[termVariable[slot]] = slot
      }
    }
  }

  private mutating func dropZeros(from first: Int) {
    var kept = first
    for slot in first..<termVariable.count where termCoefficient[slot] != 0 {
      termVariable[kept] = termVariable[slot]
      termCoefficient[kept] = termCoefficient[slot]
      kept += 1
    }
    termVariable.removeSubrange(kept...)
    termCoefficient.removeSubrange(kept...)
  }
}

/// Sizes beyond which numbers are refused rather than computed with.
enum Limit {
  static let coefficient = 1e9
  static let constant = 1e12
}
