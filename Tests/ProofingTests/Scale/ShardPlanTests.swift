import ProofModel
import Testing

@testable import Findings
@testable import Solving

@Suite struct ShardPlanTests {
  private static func ranges(_ costs: [Int], _ count: Int) throws -> [Range<Int>] {
    let plan = ShardPlan(costs: costs, count: count)
    return try (1...count).map { plan.range(of: try #require(Shard(index: $0, count: count))) }
  }

  @Test(arguments: [0, 1, 6, 7, 100, 1001], [1, 2, 7, 40])
  func stretchesFollowOneAnotherAndAreTheWhole(entries: Int, count: Int) throws {
    let costs = (0..<entries).map { 1 + ($0 * 7919) % 1000 }
    let ranges = try Self.ranges(costs, count)
    #expect(ranges.first?.lowerBound == 0 && ranges.last?.upperBound == entries)
    for (one, next) in zip(ranges, ranges.dropFirst()) { #expect(one.upperBound == next.lowerBound) }
    // No shard is farther from its share than by one entry.
    let share = Double(costs.reduce(0, +)) / Double(count)
    for range in ranges {
      #expect(abs(Double(costs[range].reduce(0, +)) - share) <= Double(costs.max() ?? 0))
    }
  }

  /// A few screens that take long do not all fall to one machine, as they would were entries dealt out by number.
  @Test func whatTakesLongIsShared() throws {
    let costs = Array(repeating: 1, count: 90) + Array(repeating: 100, count: 10)
    let ranges = try Self.ranges(costs, 5)
    #expect(ranges[0].count > 80 && ranges[4].count == 2)
  }

  @Test func whereNothingIsKnownEntriesAreCounted() throws {
    #expect(try Self.ranges([0, 0, 0, 0], 2) == [0..<2, 2..<4])
  }

  @Test func aPartIsWrittenAsItsIndexAndCount() {
    #expect(Shard("2/4")?.description == "2/4")
    for text in ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/2", "3/2", "0/4", "1/99999", "/", ""] {
      #expect(Shard(text) == nil, "\(text)")
    }
  }
}

@Suite struct EngineShardTests {
  @Test(
    arguments: [
      (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"], "2/4 GITLAB"),
      (["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "4"], "2/4 CIRCLECI"),
      (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], "1/4 BUILDKITE"),
      (["JOB_COMPLETION_INDEX": "7", "JOB_COMPLETIONS": "8"], "8/8 KUBERNETES"),
      (["SYSTEM_JOBPOSITIONINPHASE": "1", "SYSTEM_TOTALJOBSINPHASE": "3"], "1/3 AZURE"),
      (["SEMAPHORE_JOB_INDEX": "3", "SEMAPHORE_JOB_COUNT": "3"], "3/3 SEMAPHORE"),
      (["SEMAPHORE_CURRENT_JOB": "2", "SEMAPHORE_JOB_COUNT": "3"], "2/3 SEMAPHORE"),
      (["BITBUCKET_PARALLEL_STEP": "0", "BITBUCKET_PARALLEL_STEP_COUNT": "2"], "1/2 BITBUCKET"),
      (["STRATEGY_JOB_INDEX": "3", "STRATEGY_JOB_TOTAL": "4"], "4/4 GITHUB"),
      (
        [
          "SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "10",
          "SLURM_ARRAY_TASK_MAX": "13",
        ], "3/4 SLURM"
      ),
      // Set in all of GitLab's jobs.
      (["CI_NODE_TOTAL": "1"], nil), ([:], nil), (["CI_NODE_INDEX": "", "CI_NODE_TOTAL": ""], nil),
      // Two that agree.
      (
        ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4", "STRATEGY_JOB_INDEX": "1", "STRATEGY_JOB_TOTAL": "4"], "2/4 GITLAB"
      ),
    ] as [([String: String], String?)])
  func enginesSayWhichPartItIs(_ environment: [String: String], _ expected: String?) throws {
    let found = try EngineShard.read(environment)
    #expect(found.map { "\($0.shard) \($0.engine)" } == expected)
  }

  @Test(
    arguments: [
      (["CI_NODE_INDEX": "2"], "CI_NODE_INDEX is set and CI_NODE_TOTAL is not"),
      (["CI_NODE_TOTAL": "4"], "CI_NODE_TOTAL is set and CI_NODE_INDEX is not"),
      (["JOB_COMPLETION_INDEX": "0"], "JOB_COMPLETIONS is not"),
      (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"], "expected 1 to 4"),
      (["CIRCLE_NODE_INDEX": "4", "CIRCLE_NODE_TOTAL": "4"], "expected 0 to 3"),
      (["BUILDKITE_PARALLEL_JOB": "x", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], "'x', which is no whole number"),
      (["BITBUCKET_PARALLEL_STEP": "0", "BITBUCKET_PARALLEL_STEP_COUNT": "0"], "expected a count of 1 to"),
      (
        [
          "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "1",
          "SLURM_ARRAY_TASK_MAX": "5",
        ], "not one after the other"
      ),
      (["SLURM_ARRAY_TASK_ID": "3"], "SLURM_ARRAY_TASK_COUNT is not"),
      (
        ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4", "CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "4"],
        "GITLAB says that this is shard 2/4, CIRCLECI that it is 3/4"
      ),
    ] as [([String: String], String)])
  func whatIsHalfToldIsRefused(_ environment: [String: String], _ words: String) {
    #expect {
      _ = try EngineShard.read(environment)
    } throws: { error in
      (error as? DiagnosedFailure)?.diagnostics.contains { $0.message.contains(words) } ?? false
    }
  }
}
