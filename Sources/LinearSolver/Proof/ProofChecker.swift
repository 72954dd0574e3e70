/// A judge of answers that knows nothing of how they were found: it adds up what the constraints, the values and the
/// multipliers say, in exact rational arithmetic, and holds the sums against the theory of linear programs.
///
/// The method: of each constraint an interval is kept in which its sum may lie, at first what a required relation allows.
/// Where terms added up with the multipliers of a level cancel, and each multiplier is a slope of its constraint's error
/// (or of the wall at its interval's end) at the values, no other values in the intervals have a smaller error sum. Those
/// that have the same one lie where each multiplier is still such a slope (complementary slackness), which is the next level's
/// intervals. So a level's proof rests on no more than those before it.
public struct ProofChecker {
  /// How far a sum may be from where it should be, as a share of its terms' sizes: the values are rounded.
  public static let tolerance = 1e-7
  /// How near to the end of its range a slope counts as the end.
  private static let sharpness = 1e-10

  private struct Row {
    var constraint: Constraint
    /// The sum of terms and constant, and what counts as no difference.
    var sum = 0.0
    var room = 0.0
    var lower = -Double.infinity
    var upper = Double.infinity
  }

  private var rows: [Int: Row] = [:]
  private var objections: [String] = []

  /// - Parameters:
  ///   - problem: with the constants that were solved for.
  ///   - values: one per variable.
  public init(_ problem: Problem, values: [Double], conflicts: [Conflict]) {
    let broken = Set(conflicts.map(\.broken.index))
    for index in 0..<problem.constraintCount where !broken.contains(index) {
      guard let constraint = try? problem.constraint(ConstraintID(index: index)) else { continue }
      var (row, sum) = (Row(constraint: constraint), ExactSum())
      sum.add(constraint.constant)
      var size = 1 + constraint.constant.magnitude
      for term in constraint.terms {
        sum.add(term.coefficient, times: values[term.variable.index])
        size += (term.coefficient * values[term.variable.index]).magnitude
      }
      row.sum = sum.rounded
      row.room = Self.tolerance * size
      if constraint.strength.isRequired {
        if constraint.relation != .lessThanOrEqual { row.lower = 0 }
        if constraint.relation != .greaterThanOrEqual { row.upper = 0 }
      }
      rows[index] = row
    }
    for conflict in conflicts { checkConflict(conflict, problem, broken) }
  }

  /// What speaks against the values being the best; empty where they are proved. Levels times terms.
  public mutating func check(_ proof: OptimalityProof) -> [String] {
    for (index, row) in rows.sorted(by: { $0.key < $1.key })
    where row.sum < row.lower - row.room || row.sum > row.upper + row.room {
      objections.append("required constraint \(index) is off by \(row.sum)")
    }
    for strength in Set(rows.values.map(\.constraint.strength)).sorted(by: >) {
      let level = proof.levels.first { $0.strength == strength }
      check(
        strength, Dictionary(uniqueKeysWithValues: (level?.multipliers ?? []).map { ($0.constraint.index, $0.slope) }))
    }
    return objections
  }

  private mutating func check(_ strength: Strength, _ slopes: [Int: Double]) {
    let unknown = slopes.keys.filter { rows[$0] == nil }
    guard unknown.isEmpty else {
      return objections.append("\(strength.level): there are no constraints \(unknown.sorted())")
    }
    checkBalance(
      "\(strength.level)",
      slopes.sorted { $0.key < $1.key }.compactMap { index, slope in
        rows[index].map { ($0.constraint, slope) }
      })
    for index in rows.keys.sorted() {
      guard let row = rows[index], row.constraint.strength == strength || slopes[index] != nil else { continue }
      judge(index, row, slopes[index] ?? 0, isOfLevel: row.constraint.strength == strength, strength)
    }
  }

  /// Holds one multiplier against the slopes of its constraint's error, and narrows the interval to where it still is one.
  private mutating func judge(_ index: Int, _ row: Row, _ slope: Double, isOfLevel: Bool, _ strength: Strength) {
    let counts = isOfLevel && !strength.isRequired
    let left = counts && row.constraint.relation != .lessThanOrEqual ? -1.0 : 0
    let right = counts && row.constraint.relation != .greaterThanOrEqual ? 1.0 : 0
    let least = row.sum <= row.lower + row.room ? -Double.infinity : row.sum > row.room ? right : left
    let most = row.sum >= row.upper - row.room ? Double.infinity : row.sum < -row.room ? left : right
    if slope < least - Self.tolerance || slope > most + Self.tolerance {
      objections.append("\(strength.level): constraint \(index) has the slope \(slope), not \(least)...\(most)")
    }
    var (lower, upper) = (row.lower, row.upper)
    if slope < right - Self.sharpness { upper = min(upper, max(lower, 0)) }
    if slope > left + Self.sharpness { lower = max(lower, min(upper, 0)) }
    if slope > right + Self.sharpness { lower = row.upper }
    if slope < left - Self.sharpness { upper = row.lower }
    guard lower <= upper else { return }
    rows[index]?.lower = lower
    rows[index]?.upper = upper
  }

  /// Holds a conflict's sum against what it says: the variables cancel, the rest is a contradiction, and of its members the one
  /// that is broken is the last to be kept.
  private mutating func checkConflict(_ conflict: Conflict, _ problem: Problem, _ broken: Set<Int>) {
    let name = "conflict over constraint \(conflict.broken.index)"
    var (rest, restSize) = (ExactSum(), 1.0)
    var members: [(Constraint, Double)] = []
    for member in conflict.members {
      guard let constraint = try? problem.constraint(member.constraint), constraint.strength.isRequired else {
        return objections.append("\(name): constraint \(member.constraint.index) is not required")
      }
      let isBroken = member.constraint == conflict.broken
      let last = (try? problem.constraint(conflict.broken).breakRank) ?? 0
      let isEarlier = (constraint.breakRank, member.constraint.index) < (last, conflict.broken.index)
      if isBroken ? member.multiplier.magnitude != 1 : broken.contains(member.constraint.index) || !isEarlier {
        objections.append("\(name): constraint \(member.constraint.index) is not kept before it")
      }
      if constraint.relation != .equal, (constraint.relation == .lessThanOrEqual) != (member.multiplier > 0) {
        objections.append("\(name): constraint \(member.constraint.index) counts the wrong way round")
      }
      members.append((constraint, member.multiplier))
      rest.add(member.multiplier, times: constraint.constant)
      restSize += (member.multiplier * constraint.constant).magnitude
    }
    checkBalance(name, members)
    if conflict.shortfall <= 0 || (rest.rounded - conflict.shortfall).magnitude > Self.tolerance * restSize {
      objections.append("\(name): the sum is \(rest.rounded), not \(conflict.shortfall)")
    }
  }

  /// Whether the variables of constraints added up cancel, as far as the largest of the terms allows.
  private mutating func checkBalance(_ name: String, _ members: [(constraint: Constraint, slope: Double)]) {
    var balance: [Int: ExactSum] = [:]
    var largest = 1.0
    for (constraint, slope) in members {
      for term in constraint.terms {
        balance[term.variable.index, default: ExactSum()].add(slope, times: term.coefficient)
        largest = max(largest, (slope * term.coefficient).magnitude)
      }
    }
    for (variable, sum) in balance.sorted(by: { $0.key < $1.key })
    where sum.rounded.magnitude > Self.tolerance * largest {
      objections.append("\(name): variable \(variable) is left with \(sum.rounded)")
    }
  }
}
