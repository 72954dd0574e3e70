import LinearSolver
import Foundation

/// The solution and its explanation as JSON. Constraints are named as in the file: `c0` is its first `c` line, `e0` its
/// first `e` line. An end that nothing stops is null.
struct ExplanationReport: Encodable {
  struct Member: Encodable {
    var constraint: String
    var multiplier: Double
  }
  struct ConflictReport: Encodable {
    var members: [Member]
    var broken: String
    var shortfall: Double
  }
  struct BeatenReport: Encodable {
    var constraint: String
    var amount: Double
    var tie: Bool
    var causes: [Member]
  }
  struct RangeReport: Encodable {
    var variable: Int
    var lower: Double?
    var upper: Double?
    var value: Double
    var reason: String

    // Written out so that a missing end is a null, not a missing key.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(variable, forKey: .variable)
      try container.encode(lower, forKey: .lower)
      try container.encode(upper, forKey: .upper)
      try container.encode(value, forKey: .value)
      try container.encode(reason, forKey: .reason)
    }

    private enum CodingKeys: CodingKey { case variable, lower, upper, value, reason }
  }
  struct TieReport: Encodable {
    var strength: Double
    var constraints: [String]
    var variables: [Int]
  }

  var values: [Double]
  var conflicts: [ConflictReport]
  var beaten: [BeatenReport]
  var ambiguities: [RangeReport]
  var ties: [TieReport]

  init(_ file: ProblemFile, _ solution: Solution, _ explanation: Explanation) {
    values = solution.values
    conflicts = solution.conflicts.map { conflict in
      ConflictReport(
        members: conflict.members.map { Member(constraint: file.name($0.constraint), multiplier: $0.multiplier) },
        broken: file.name(conflict.broken), shortfall: conflict.shortfall)
    }
    beaten = explanation.beaten.map { beaten in
      BeatenReport(
        constraint: file.name(beaten.constraint), amount: beaten.amount, tie: beaten.isTie,
        causes: beaten.causes.map { Member(constraint: file.name($0.constraint), multiplier: $0.multiplier) })
    }
    ambiguities = explanation.ambiguities.map {
      RangeReport(
        variable: $0.variable.index, lower: $0.lower.isFinite ? $0.lower : nil,
        upper: $0.upper.isFinite ? $0.upper : nil, value: $0.value, reason: $0.reason == .tie ? "tie" : "missing")
    }
    ties = explanation.ties.map {
      TieReport(
        strength: $0.strength.level, constraints: $0.constraints.map(file.name), variables: $0.variables.map(\.index))
    }
  }
}

extension Bench {
  /// The explanation of a file's problem at a step, as JSON.
  func explanation(_ path: String) throws -> String {
    var file = try ProblemFile(path: path)
    try file.suggest(step: number("--step", default: 0))
    var workspace = Workspace(CompiledProblem(file.problem))
    do {
      try workspace.solve()
      let report = ExplanationReport(file, workspace.solution(), try workspace.explain())
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
    } catch let error as SolverError {
      throw BenchError(message: "\(path): \(error)")
    }
  }
}
