import ProofModel
import Solving

/// Which shard of a job a machine does, as the continuous integration that started it says by its variables.
public struct EngineShard: Hashable, Sendable {
  /// The part of the run that this machine does, counted from 1 whatever the engine counts from.
  public var shard: Shard
  /// The engine's name, as its variables begin.
  public var engine: String

  /// How an engine counts: the variable of the index with what it counts from, and the variable of the count.
  private struct Engine: Sendable {
    var name: String
    var index: [String]
    var base: Int
    var count: String
    /// What to do where the count is not there.
    var hint: String?
  }

  /// Slurm is told by four variables, see ``slurm(_:)``.
  private static let engines = [
    Engine(name: "GITLAB", index: ["CI_NODE_INDEX"], base: 1, count: "CI_NODE_TOTAL"),
    Engine(name: "CIRCLECI", index: ["CIRCLE_NODE_INDEX"], base: 0, count: "CIRCLE_NODE_TOTAL"),
    Engine(name: "BUILDKITE", index: ["BUILDKITE_PARALLEL_JOB"], base: 0, count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    Engine(
      name: "KUBERNETES", index: ["JOB_COMPLETION_INDEX"], base: 0, count: "JOB_COMPLETIONS",
      hint: "set JOB_COMPLETIONS in the pod's template to the job's 'completions'"),
    Engine(name: "AZURE", index: ["SYSTEM_JOBPOSITIONINPHASE"], base: 1, count: "SYSTEM_TOTALJOBSINPHASE"),
    Engine(
      name: "SEMAPHORE", index: ["SEMAPHORE_JOB_INDEX", "SEMAPHORE_CURRENT_JOB"], base: 1, count: "SEMAPHORE_JOB_COUNT"),
    Engine(name: "BITBUCKET", index: ["BITBUCKET_PARALLEL_STEP"], base: 0, count: "BITBUCKET_PARALLEL_STEP_COUNT"),
    Engine(
      name: "GITHUB", index: ["STRATEGY_JOB_INDEX"], base: 0, count: "STRATEGY_JOB_TOTAL",
      hint: "set both in the step's 'env:' from strategy.job-index and strategy.job-total"),
  ]

  /// The shard that the variables mean: nil where no engine shares its job among machines.
  ///
  /// A pair counts only where both are whole numbers and within range; one alone, or engines that disagree, are errors,
  /// since a guess would leave work undone or do it twice.
  public static func read(_ environment: [String: String]) throws(DiagnosedFailure) -> EngineShard? {
    var found: [EngineShard] = []
    var problems: [Diagnostic] = []
    for engine in engines {
      do throws(DiagnosedFailure) {
        if let shard = try pair(engine, environment) { found.append(EngineShard(shard: shard, engine: engine.name)) }
      } catch {
        problems += error.diagnostics
      }
    }
    do throws(DiagnosedFailure) {
      if let shard = try slurm(environment) { found.append(EngineShard(shard: shard, engine: "SLURM")) }
    } catch {
      problems += error.diagnostics
    }
    if let first = found.first, let other = found.first(where: { $0.shard != first.shard }) {
      problems.append(
        .error(
          "shard-ambiguous",
          "\(first.engine) says that this is shard \(first.shard), \(other.engine) that it is \(other.shard)",
          hint: "say which: --shard \(first.shard)"))
    }
    guard problems.isEmpty else { throw DiagnosedFailure(problems) }
    return found.first
  }

  private static func value(_ name: String, _ environment: [String: String]) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func number(_ name: String, _ environment: [String: String]) throws(DiagnosedFailure) -> Int? {
    guard let text = value(name, environment) else { return nil }
    guard let number = Int(text), text.allSatisfy(\.isASCII), !text.hasPrefix("+") else {
      throw DiagnosedFailure([
        .error("shard-unreadable", "\(name) is '\(text)', which is no whole number", hint: "say which: --shard 2/4")
      ])
    }
    return number
  }

  private static func pair(_ engine: Engine, _ environment: [String: String]) throws(DiagnosedFailure) -> Shard? {
    let name = engine.index.first { value($0, environment) != nil } ?? engine.index[0]
    let index = try number(name, environment)
    let count = try number(engine.count, environment)
    switch (index, count) {
    case (nil, nil): return nil
    case (nil, 1?) where engine.name == "GITLAB":
      // Set in every job of GitLab's, shared or not.
      return nil
    case (let index?, let count?):
      guard let shard = Shard(index: index - engine.base + 1, count: count) else {
        throw DiagnosedFailure([
          .error(
            "shard-out-of-range",
            "\(name) is \(index) and \(engine.count) is \(count): "
              + (1...Shard.mostShards ~= count
                ? "expected \(engine.base) to \(count - 1 + engine.base)"
                : "expected a count of 1 to \(Shard.mostShards)"),
            hint: "say which: --shard 2/4")
        ])
      }
      return shard
    case (_?, nil): throw lone(name, engine.count, engine.hint)
    case (nil, _?): throw lone(engine.count, name, engine.hint)
    }
  }

  private static func lone(_ there: String, _ missing: String, _ hint: String?) -> DiagnosedFailure {
    DiagnosedFailure([
      .error(
        "shard-half-told", "\(there) is set and \(missing) is not: which shard this is cannot be told",
        hint: hint ?? "say which: --shard 2/4")
    ])
  }

  /// An array's ids may begin anywhere, and have holes: only without any the id tells the rank.
  private static func slurm(_ environment: [String: String]) throws(DiagnosedFailure) -> Shard? {
    let names = ["ID", "COUNT", "MIN", "MAX"].map { "SLURM_ARRAY_TASK_\($0)" }
    var numbers: [Int?] = []
    for name in names { numbers.append(try number(name, environment)) }
    guard let there = zip(names, numbers).first(where: { $1 != nil })?.0 else { return nil }
    if let missing = zip(names, numbers).first(where: { $1 == nil })?.0 { throw lone(there, missing, nil) }
    let (id, count, least, most) = (numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0, numbers[3] ?? 0)
    guard most - least + 1 == count, let shard = Shard(index: id - least + 1, count: count) else {
      throw DiagnosedFailure([
        .error(
          "shard-out-of-range",
          "task \(id) of an array of \(count) tasks from \(least) to \(most): their ids are not one after the other",
          hint: "submit it with --array=1-\(max(1, count)), or say which: --shard 2/4")
      ])
    }
    return shard
  }
}
