import LinearSolver
public import ProofModel

/// The smallest set of listed constraints that cannot all hold, and the sum that cannot come out.
public struct ConflictSet: Hashable, Sendable {
  /// Positions in the list, ascending.
  public var members: [Int]
  /// `20 + 375 + 20 > 320, short by 95`.
  public var sum: String
  /// Points that are missing.
  public var shortfall: Double
  /// nil: both.
  public var axis: ProofModel.Axis?
  /// Whether a size that would be below 0 is part of it.
  public var needsRoom: Bool
  /// Members whose numbers are too much for those of the others.
  public var crowding: [Int]
  /// The margins, points, that were taken where the list tells none.
  public var margins: Double?

  /// Finds it by the solver: each item has a place and a size on each axis, sizes are not below 0, and margins lie inside.
  /// nil where the listed constraints can all hold.
  public static func find(in conflict: LoggedConflict) -> ConflictSet? {
    var system = LogSystem(conflict.constraints, margins: nil)
    if let set = system.smallestSet(preferring: conflict.broken) { return set }
    // Before iOS 11 no constraints said how wide margins are: none of those in use may help.
    guard !conflict.isCut else { return nil }
    var found: ConflictSet?
    for margins in [0, 20, 16, 8] as [Double] {
      var system = LogSystem(conflict.constraints, margins: margins)
      guard system.hasMargins, let set = system.smallestSet(preferring: conflict.broken),
        found == nil || found?.members == set.members
      else { return nil }
      found = set
    }
    return found
  }

  /// The set of a list that just holds: with one of its numbers off by a share of a pixel it does not. What the log prints
  /// in six digits is rounded, and so are frames. nil where each number has some play.
  ///
  /// - Complexity: as finding sets, twice for each listed constraint.
  static func tight(in conflict: LoggedConflict) -> ConflictSet? {
    let count = conflict.constraints.count
    guard count <= 60 else { return nil }
    let order =
      conflict.broken.map { [$0] + (0..<count).filter { index in index != conflict.broken } } ?? Array(0..<count)
    for index in order where !conflict.constraints[index].relations.isEmpty {
      for amount in [0.05, -0.05] {
        var constraints = conflict.constraints
        constraints[index].relations[0].constant += amount
        var system = LogSystem(constraints, margins: nil)
        if let set = system.smallestSet(preferring: conflict.broken), set.members.count > 1 { return set }
      }
    }
    return nil
  }
}

/// The linear system of a list: variables of items in one space, since what lies in a superview moves with it.
private struct LogSystem {
  private let constraints: [LoggedConstraint]
  private var problem = Problem()
  private var variables: [String: Variable] = [:]
  private var superviews: [String: LoggedConstraint.Item] = [:]
  /// By constraint of the problem: the listed one; nil for sizes that are not below 0.
  private var listed: [Int?] = []
  private var constants: [Double] = []
  private let margins: Double?
  /// The constraints of the problem that give margins their size.
  private var marginSizes: Set<Int> = []
  var hasMargins: Bool { !marginSizes.isEmpty }

  init(_ constraints: [LoggedConstraint], margins: Double?) {
    self.constraints = constraints
    self.margins = margins
    for constraint in constraints { superviews.merge(constraint.superviews) { first, _ in first } }
    for (index, constraint) in constraints.enumerated() {
      for relation in constraint.relations { add(relation, index) }
    }
  }

  private typealias Form = (terms: [(Variable, Double)], constant: Double)

  private mutating func variable(_ key: String, isSize: Bool = false) -> Variable {
    if let known = variables[key] { return known }
    let variable = problem.addVariable()
    variables[key] = variable
    if isSize { append([(variable, 1)], 0, .greaterThanOrEqual, nil, 1000) }
    return variable
  }

  /// How far a margin lies inside its item.
  private mutating func margin(_ place: LoggedConstraint.Place) -> Variable {
    let key = "\(place.item.key).\(place.attribute.rawValue)"
    let isKnown = variables[key] != nil
    let variable = variable(key, isSize: true)
    if let margins, !isKnown {
      marginSizes.insert(listed.count)
      append([(variable, 1)], -margins, .equal, nil, 1000)
    }
    return variable
  }

  private mutating func append(
    _ terms: [(Variable, Double)], _ constant: Double, _ relation: LinearSolver.Relation, _ index: Int?,
    _ priority: Double
  ) {
    let constraint = Constraint(
      terms.map { Term($0.0, $0.1) }, constant: constant, relation, strength: Strength(min(max(priority, 0.001), 1000)),
      breakRank: index == nil ? -1 : index ?? 0)
    guard (try? problem.add(constraint)) != nil else { return }
    listed.append(index)
    constants.append(constant)
  }

  /// An attribute in the common space.
  private mutating func form(_ place: LoggedConstraint.Place) -> Form {
    let key = place.item.key
    let isHorizontal = place.attribute.axis == .horizontal
    let origin = variable(key + (isHorizontal ? ".x" : ".y"))
    let size = variable(key + (isHorizontal ? ".width" : ".height"), isSize: true)
    switch place.attribute {
    case .width, .height: return ([(size, 1)], 0)
    case .left, .leading, .minX, .top, .minY: return ([(origin, 1)], 0)
    case .right, .trailing, .maxX, .bottom, .maxY: return ([(origin, 1), (size, 1)], 0)
    case .centerX, .midX, .centerY, .midY: return ([(origin, 1), (size, 0.5)], 0)
    case .leftMargin, .leadingMargin, .topMargin:
      return ([(origin, 1), (margin(place), 1)], 0)
    case .rightMargin, .trailingMargin, .bottomMargin:
      return ([(origin, 1), (size, 1), (margin(place), -1)], 0)
    case .firstBaseline, .lastBaseline, .baseline, .centerXWithinMargins, .centerYWithinMargins:
      return ([(origin, 1), (variable("\(key).\(place.attribute.rawValue)"), 1)], 0)
    }
  }

  /// Where the space begins that a place with a factor is measured in: the nearest common superview, as far as it is known.
  private mutating func origin(_ first: LoggedConstraint.Place, _ second: LoggedConstraint.Place) -> Variable {
    let axis = first.attribute.axis == .horizontal ? ".x" : ".y"
    if superviews[first.item.key]?.key == second.item.key { return variable(second.item.key + axis) }
    if superviews[second.item.key]?.key == first.item.key { return variable(first.item.key + axis) }
    if let one = superviews[first.item.key], one.key == superviews[second.item.key]?.key {
      return variable(one.key + axis)
    }
    return variable("superview of \(first.item.key), \(second.item.key)\(axis)")
  }

  private mutating func add(_ relation: LoggedRelation, _ index: Int) {
    let first = form(relation.first)
    var terms = first.terms
    if let place = relation.second {
      let second = form(place)
      terms += second.terms.map { ($0.0, -relation.multiplier * $0.1) }
      if !relation.first.attribute.isSize, !place.attribute.isSize, relation.multiplier != 1 {
        // (a − origin) = m · (b − origin) + c
        terms.append((origin(relation.first, place), relation.multiplier - 1))
      }
    }
    let kind: LinearSolver.Relation
    switch relation.relation {
    case .equal: kind = .equal
    case .lessThanOrEqual: kind = .lessThanOrEqual
    case .greaterThanOrEqual: kind = .greaterThanOrEqual
    }
    append(terms, -relation.constant, kind, index, relation.priority ?? constraints[index].priority)
  }

  /// Numbers are printed with six digits: what is off by less than this may still hold.
  private static let printed = 0.02

  mutating func smallestSet(preferring broken: Int?) -> ConflictSet? {
    guard let solution = try? problem.solve() else { return nil }
    var found = solution.conflicts.filter { $0.shortfall > Self.printed }
    if found.isEmpty { found = solution.conflicts.filter { $0.shortfall > 1e-6 } }
    let ranked = found.sorted { left, right in
      let (leftHas, rightHas) = (has(left, broken), has(right, broken))
      if leftHas != rightHas { return leftHas }
      return left.members.count < right.members.count
    }
    guard let best = ranked.first else { return nil }
    let members = Set(best.members.compactMap { listed[$0.constraint.index] }).sorted()
    guard !members.isEmpty else { return nil }
    let axes = Set(members.flatMap { constraints[$0].relations.map(\.first.attribute.axis) })
    return ConflictSet(
      members: members, sum: sum(best), shortfall: best.shortfall, axis: axes.count == 1 ? axes.first : nil,
      needsRoom: best.members.contains {
        listed[$0.constraint.index] == nil && !marginSizes.contains($0.constraint.index)
      },
      crowding: best.members.compactMap { member in
        member.multiplier * constants[member.constraint.index] > 1e-9 ? listed[member.constraint.index] : nil
      },
      margins: best.members.contains { marginSizes.contains($0.constraint.index) } ? margins : nil)
  }

  private func has(_ conflict: Conflict, _ index: Int?) -> Bool {
    guard let index else { return false }
    return conflict.members.contains { listed[$0.constraint.index] == index }
  }

  /// The members' numbers, each on the side on which it counts.
  private func sum(_ conflict: Conflict) -> String {
    var more: [String] = []
    var less: [String] = []
    for member in conflict.members.sorted(by: { $0.constraint < $1.constraint }) {
      let amount = member.multiplier * constants[member.constraint.index]
      guard abs(amount) > 1e-9 else { continue }
      if amount > 0 { more.append(Self.short(amount)) } else { less.append(Self.short(-amount)) }
    }
    let left = more.isEmpty ? "0" : more.joined(separator: " + ")
    let right = less.isEmpty ? "0" : less.joined(separator: " + ")
    return "\(left) > \(right), short by \(Self.short(conflict.shortfall))"
  }

  private static func short(_ value: Double) -> String { ((value * 1000).rounded() / 1000).shortText }
}
