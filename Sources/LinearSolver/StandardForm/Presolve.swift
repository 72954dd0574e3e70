/// How variables follow from the free parameters: the required equalities, solved one after the other.
///
/// Nothing is multiplied out: a variable is computed from the variables before it. Only for those that are a constant or
/// a short sum of parameters the sum is kept as well, so that constraints on them become forms cheaply.
struct Presolve: ~Copyable {
  private(set) var parameterCount = 0
  /// The parameter that each variable is, or -1; and each parameter's variable.
  let parameterOf: Storage<Int32>
  private(set) var parameterVariable = Storage<Int32>(capacity: 64)

  /// Constraint of each equality, and the row operations that the elimination made.
  private let rowConstraint: Storage<Int32>
  private let operations: Storage<Elimination.Operation>
  private let isDissolved: Storage<Bool>

  /// Definitions in the order in which they can be evaluated: `variable = unit · (its row's constant) + Σ factor · source`.
  private var variable: Storage<Int32>
  private var row: Storage<Int32>
  private var unit: Storage<Double>
  private var start = Storage<Int32>(capacity: 64)
  private var source = Storage<Int32>(capacity: 256)
  private var factor = Storage<Double>(capacity: 256)
  /// Place of each variable among the definitions, or -1.
  private let definition: Storage<Int32>

  /// Sums of at most `shortSum` parameters, by variable; length -1 where it is longer.
  private let sumStart: Storage<Int32>
  private let sumLength: Storage<Int32>
  private var sumParameter = Storage<Int32>(capacity: 64)
  private var sumFactor = Storage<Double>(capacity: 64)
  private static let shortSum = 4

  /// An equality that was not dissolved, since its variable is used much and long, and the parameter that solves it.
  struct Kept: BitwiseCopyable {
    var parameter: Int32
    var constraint: Int32
  }
  /// In an order in which each equality has one parameter that those before it have not.
  private(set) var kept = Storage<Kept>()

  /// Work space, by variable and by row.
  private let weight: Storage<Double>
  private let rowConstant: Storage<Double>

  init(
    _ problem: borrowing Problem, _ roles: borrowing Storage<StandardForm.Role>, observing observed: [Int],
    longTerms: Int?
  ) {
    let variables = problem.variableCount
    let elimination = Elimination(problem, roles, observing: observed)
    let count = elimination.pivots.count
    parameterOf = Storage(repeating: -1, count: variables)
    definition = Storage(repeating: -1, count: variables)
    sumStart = Storage(repeating: 0, count: variables)
    sumLength = Storage(repeating: -1, count: variables)
    weight = Storage(repeating: 0, count: variables)
    variable = Storage(capacity: count)
    row = Storage(capacity: count)
    unit = Storage(capacity: count)
    isDissolved = Storage(repeating: false, count: problem.constraintCount)
    rowConstant = Storage(repeating: 0, count: elimination.constraint.count)
    rowConstraint = elimination.constraint.copy()
    operations = elimination.operations.copy()
    start.append(0)
    for index in 0..<count { definition[Int(elimination.pivots[index].variable)] = 0 }
    for index in 0..<variables where definition[index] < 0 { nameParameter(index) }
    // Constraints on long sums are long rows. They may be as many terms as all equalities have, but not many times that.
    var room = longTerms ?? 500 + 2 * elimination.entries.count
    let fullLength = Storage<Int32>(repeating: 1, count: variables)
    for index in 0..<count {
      let pivot = elimination.pivots[count - 1 - index]
      let length = appendDefinition(pivot, elimination, fullLength)
      sumUp(variable.count - 1)
      guard sumLength[Int(pivot.variable)] < 0 else {
        fullLength[Int(pivot.variable)] = sumLength[Int(pivot.variable)]
        continue
      }
      fullLength[Int(pivot.variable)] = Int32(min(length, 1 << 24))
      let wanted = elimination.uses.int(Int(pivot.variable)) * min(length, 1 << 24)
      if wanted > room { keepEquality(elimination.constraint[Int(pivot.row)]) } else { room -= wanted }
    }
  }

  /// Appends what a row gives for its variable; how long it would be in parameters, at most.
  private mutating func appendDefinition(
    _ pivot: Elimination.Pivot, _ elimination: borrowing Elimination, _ fullLength: borrowing Storage<Int32>
  ) -> Int {
    definition[Int(pivot.variable)] = Int32(variable.count)
    variable.append(pivot.variable)
    row.append(pivot.row)
    unit.append(-1 / pivot.coefficient)
    isDissolved[elimination.constraint.int(Int(pivot.row))] = true
    var length = 0
    let first = elimination.start.int(Int(pivot.row))
    for slot in first..<first + elimination.length.int(Int(pivot.row)) {
      let entry = elimination.entries[slot]
      guard entry.variable != pivot.variable else { continue }
      source.append(entry.variable)
      factor.append(-entry.coefficient / pivot.coefficient)
      length += fullLength.int(Int(entry.variable))
    }
    start.append(Int32(source.count))
    return length
  }

  /// Makes the last definition's variable a parameter after all, and its equality a constraint like others.
  private mutating func keepEquality(_ constraint: Int32) {
    let last = variable.count - 1
    let each = variable.int(last)
    isDissolved[Int(constraint)] = false
    definition[each] = -1
    nameParameter(each)
    kept.append(Kept(parameter: parameterOf[each], constraint: constraint))
    start.shorten(to: last + 1)
    source.shorten(to: start.int(last))
    factor.shorten(to: start.int(last))
    variable.shorten(to: last)
    row.shorten(to: last)
    unit.shorten(to: last)
  }

  private mutating func nameParameter(_ index: Int) {
    parameterOf[index] = Int32(parameterCount)
    parameterVariable.append(Int32(index))
    sumStart[index] = Int32(sumParameter.count)
    sumLength[index] = 1
    sumParameter.append(Int32(parameterCount))
    sumFactor.append(1)
    parameterCount += 1
  }

  /// Keeps a variable's sum of parameters if it is short.
  private mutating func sumUp(_ index: Int) {
    let first = sumParameter.count
    var largest = 0.0
    for slot in start.int(index)..<start.int(index + 1) {
      let each = source.int(slot)
      let length = sumLength.int(each)
      guard length >= 0 else { return discard(from: first) }
      for part in sumStart.int(each)..<sumStart.int(each) + length {
        let added = factor[slot] * sumFactor[part]
        largest = max(largest, added.magnitude)
        var known = first
        while known < sumParameter.count, sumParameter[known] != sumParameter[part] { known += 1 }
        if known < sumParameter.count {
          sumFactor[known] += added
        } else {
          sumParameter.append(sumParameter[part])
          sumFactor.append(added)
        }
      }
    }
    var kept = first
    for slot in first..<sumParameter.count where sumFactor[slot].magnitude > 1e-11 * largest {
      sumParameter[kept] = sumParameter[slot]
      sumFactor[kept] = sumFactor[slot]
      kept += 1
    }
    guard kept - first <= Presolve.shortSum else { return discard(from: first) }
    discard(from: kept)
    sumStart[variable.int(index)] = Int32(first)
    sumLength[variable.int(index)] = Int32(kept - first)
  }

  private mutating func discard(from first: Int) {
    sumParameter.shorten(to: first)
    sumFactor.shorten(to: first)
  }

  var definitionCount: Int { variable.count }

  /// Whether the constraint holds by the way variables are computed.
  @inline(__always)
  func dissolves(_ constraint: Int) -> Bool { isDissolved[constraint] }

  /// The parameter that alone decides a variable, and its factor.
  func parameter(of variable: Int) -> (parameter: Int, factor: Double)? {
    guard sumLength[variable] == 1 else { return nil }
    return (sumParameter.int(sumStart.int(variable)), sumFactor[sumStart.int(variable)])
  }
}

extension Presolve {
  /// Makes `expression` the constraint's terms over the parameters, not yet normalised.
  func substitute(constraint: Int, _ problem: borrowing Problem, into expression: inout Expression) {
    expression.clear()
    var last = -1
    problem.withTerms { termStart, termVariable, coefficient in
      for slot in Int(termStart[constraint])..<Int(termStart[constraint + 1]) {
        last = max(last, add(coefficient[slot], Int(termVariable[slot]), to: &expression))
      }
    }
    expand(from: last, into: &expression)
  }

  /// Makes `expression` a variable over the parameters, not yet normalised.
  func substitute(variable: Int, into expression: inout Expression) {
    expression.clear()
    expand(from: add(1, variable, to: &expression), into: &expression)
  }

  /// Adds a multiple of a variable if its sum is short; else marks it to be expanded, and gives its place.
  @inline(__always)
  private func add(_ coefficient: Double, _ variable: Int, to expression: inout Expression) -> Int {
    let length = sumLength.int(variable)
    guard length >= 0 else {
      weight[variable] += coefficient
      return definition.int(variable)
    }
    let first = sumStart.int(variable)
    for slot in first..<first + length { expression.add(coefficient * sumFactor[slot], sumParameter[slot]) }
    return -1
  }

  /// Replaces marked variables by their definitions, from the last one down.
  private func expand(from last: Int, into expression: inout Expression) {
    var index = last
    while index >= 0 {
      let coefficient = weight[variable.int(index)]
      if coefficient != 0 {
        weight[variable.int(index)] = 0
        for slot in start.int(index)..<start.int(index + 1) {
          _ = add(coefficient * factor[slot], source.int(slot), to: &expression)
        }
      }
      index -= 1
    }
  }

  /// Computes what the constraints' constants contribute to each definition.
  func computeConstants(_ constant: borrowing Storage<Double>, into contribution: borrowing Storage<Double>) {
    for index in 0..<rowConstant.count { rowConstant[index] = constant[rowConstraint.int(index)] }
    for index in 0..<operations.count {
      let operation = operations[index]
      rowConstant[Int(operation.target)] -= operation.factor * rowConstant[Int(operation.source)]
    }
    for index in 0..<variable.count { contribution[index] = unit[index] * rowConstant[row.int(index)] }
  }

  /// Fills `value` with all variables: the parameters' are there, the others follow.
  func evaluate(_ contribution: borrowing Storage<Double>, into value: borrowing Storage<Double>) {
    var slot = 0
    for index in 0..<variable.count {
      var sum = contribution[index]
      let end = start.int(index + 1)
      while slot < end {
        sum += factor[slot] * value[source.int(slot)]
        slot += 1
      }
      value[variable.int(index)] = sum
    }
  }

  /// Fills `direction` with the rates of all variables: the parameters' are there, the others follow.
  func evaluateDirection(_ direction: borrowing Storage<Double>) {
    for index in 0..<variable.count {
      var sum = 0.0
      for slot in start.int(index)..<start.int(index + 1) { sum += factor[slot] * direction[source.int(slot)] }
      direction[variable.int(index)] = sum
    }
  }

  /// The equalities to add, and how often, so that `residual` (a coefficient per variable) vanishes; uses it up.
  func multipliers(cancelling residual: borrowing Storage<Double>) -> [(constraint: Int, multiplier: Double)] {
    let multiplier = Storage<Double>(repeating: 0, count: rowConstant.count)
    var index = variable.count - 1
    while index >= 0 {
      let rest = residual[variable.int(index)]
      if rest != 0 {
        multiplier[row.int(index)] += rest * unit[index]
        for slot in start.int(index)..<start.int(index + 1) { residual[source.int(slot)] += rest * factor[slot] }
      }
      index -= 1
    }
    index = operations.count - 1
    while index >= 0 {
      let operation = operations[index]
      multiplier[Int(operation.source)] -= operation.factor * multiplier[Int(operation.target)]
      index -= 1
    }
    var result: [(constraint: Int, multiplier: Double)] = []
    for row in 0..<multiplier.count where multiplier[row] != 0 {
      result.append((rowConstraint.int(row), multiplier[row]))
    }
    return result
  }
}
