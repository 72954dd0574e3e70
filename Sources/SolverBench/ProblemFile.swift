import LinearSolver
import Foundation

/// What stops the bench, in words for the user.
struct BenchError: Error {
  var message: String
}

/// A problem in the neutral text form: `n`, `e`, `c` and `s` lines.
struct ProblemFile {
  /// The value of an edit at step k is `base + (k · factor) mod modulus`.
  struct Schedule {
    var base: Double
    var factor: Int
    var modulus: Int
  }

  private(set) var problem = Problem()
  private(set) var edits: [ConstraintID] = []
  private(set) var schedules: [Schedule] = []
  private var names: [String] = []
  private var constraintCount = 0

  init(path: String) throws {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw BenchError(message: "cannot read '\(path)'")
    }
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let fields = line.split(separator: " ")
      guard let key = fields.first else { continue }
      let where_ = "\(path):\(number + 1)"
      do {
        switch key {
        case "n":
          let count = try ProblemFile.int(fields, 1, where_)
          for _ in 0..<max(0, count) { _ = problem.addVariable() }
        case "e": try addEdit(fields, where_)
        case "s":
          schedules.append(
            Schedule(
              base: try ProblemFile.double(fields, 1, where_), factor: try ProblemFile.int(fields, 2, where_),
              modulus: max(1, try ProblemFile.int(fields, 3, where_))))
        case "c": try addConstraint(fields, where_)
        default: throw BenchError(message: "\(where_): unknown line '\(line)'")
        }
      } catch let error as SolverError {
        throw BenchError(message: "\(where_): \(error)")
      }
    }
    try suggest(step: 0)
  }

  /// A constraint's name: `c` or `e` and its number among such lines.
  func name(_ id: ConstraintID) -> String { names[id.index] }

  /// The value of an edit at a step.
  func value(ofEdit edit: Int, step: Int) -> Double {
    let schedule = schedules[edit]
    return schedule.base + Double((step * schedule.factor) % schedule.modulus)
  }

  /// Puts the edits' constants of a step into the problem.
  mutating func suggest(step: Int) throws {
    for edit in edits.indices where edit < schedules.count {
      try problem.setConstant(-value(ofEdit: edit, step: step), of: edits[edit])
    }
  }

  private mutating func addEdit(_ fields: [Substring], _ place: String) throws {
    let variable = Variable(index: try ProblemFile.int(fields, 1, place))
    names.append("e\(edits.count)")
    edits.append(try problem.addEdit(variable, strength: Strength(try ProblemFile.double(fields, 2, place))))
  }

  private mutating func addConstraint(_ fields: [Substring], _ place: String) throws {
    let relations: [Substring: Relation] = ["==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual]
    guard fields.count > 2, let relation = relations[fields[2]] else {
      throw BenchError(message: "\(place): expected ==, <= or >=")
    }
    let count = try ProblemFile.int(fields, 4, place)
    let terms = try (0..<max(0, count)).map {
      Term(
        Variable(index: try ProblemFile.int(fields, 5 + 2 * $0, place)),
        try ProblemFile.double(fields, 6 + 2 * $0, place))
    }
    try problem.add(
      Constraint(
        terms, constant: try ProblemFile.double(fields, 3, place), relation,
        strength: Strength(try ProblemFile.double(fields, 1, place))))
    names.append("c\(constraintCount)")
    constraintCount += 1
  }

  private static func int(_ fields: [Substring], _ index: Int, _ place: String) throws -> Int {
    guard index < fields.count, let value = Int(fields[index]) else {
      throw BenchError(message: "\(place): expected a whole number in column \(index + 1)")
    }
    return value
  }

  private static func double(_ fields: [Substring], _ index: Int, _ place: String) throws -> Double {
    guard index < fields.count, let value = Double(fields[index]) else {
      throw BenchError(message: "\(place): expected a number in column \(index + 1)")
    }
    return value
  }
}
