@testable import LinearSolver

/// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

/// Small systems with ties, free parts, beaten and, if asked for, contradicting constraints.
struct RandomProblem {
  let variableCount: Int
  var constraints: [Constraint] = []

  init(seed: UInt64, variables: ClosedRange<Int> = 1...6, feasible: Bool) {
    var random = SplitMix(seed: seed)
    variableCount = Int.random(in: variables, using: &random)
    let inside = (0..<variableCount).map { _ in Double(Int.random(in: -20...80, using: &random)) }
    for _ in 0..<Int.random(in: 0...2 * variableCount, using: &random) {
      let terms = row(&random)
      let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!
      let sum = terms.reduce(0) { $0 + $1.coefficient * inside[$1.variable.index] }
      var slack = relation == .equal ? 0 : Double([0, 0, 5, 40].randomElement(using: &random)!)
      if !feasible, Int.random(in: 0..<3, using: &random) == 0 {
        slack = Double(Int.random(in: -60...20, using: &random))
      }
      constraints.append(
        Constraint(terms, constant: -sum + (relation == .lessThanOrEqual ? -slack : slack), relation))
    }
    for _ in 0..<Int.random(in: variableCount...4 * variableCount, using: &random) {
      let strength = [1.0, 249, 250, 250, 250, 251, 500, 750, 751, 999].randomElement(using: &random)!
      constraints.append(
        Constraint(
          row(&random), constant: Double(Int.random(in: -120...60, using: &random)),
          [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
          strength: Strength(strength)))
    }
    constraints.shuffle(using: &random)
  }

  private func row(_ random: inout SplitMix) -> [Term] {
    let picked = Array(0..<variableCount).shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
    return picked.map { Term(Variable(index: $0), [1, 1, 1, -1, -1, 0.5, 2, 0.25].randomElement(using: &random)!) }
  }

  /// The problem in an order of adding; identifiers and tie ranks are positions in `order`.
  func problem(order: [Int]? = nil) throws -> Problem {
    var problem = Problem()
    for _ in 0..<variableCount { _ = problem.addVariable() }
    for index in order ?? Array(constraints.indices) { try problem.add(constraints[index]) }
    return problem
  }

  /// The error sum of each strength, the strongest first; required ones included.
  func errors(_ values: [Double], leavingOut broken: Set<Int> = []) -> [Double: Double] {
    var sums: [Double: Double] = [:]
    for (index, constraint) in constraints.enumerated() where !broken.contains(index) {
      sums[constraint.strength.level, default: 0] += Self.error(constraint, values)
    }
    return sums
  }

  static func error(_ constraint: Constraint, _ values: [Double]) -> Double {
    let sum = constraint.terms.reduce(constraint.constant) { $0 + $1.coefficient * values[$1.variable.index] }
    return switch constraint.relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }

  /// Whether `left` is better (-1), as good (0) or worse (1), strength by strength from the highest.
  static func compare(_ left: [Double: Double], _ right: [Double: Double]) -> Int {
    for strength in Set(left.keys).union(right.keys).sorted(by: >) {
      let difference = left[strength, default: 0] - right[strength, default: 0]
      if abs(difference) > 1e-6 { return difference < 0 ? -1 : 1 }
    }
    return 0
  }
}
