import CairoRendering
import Findings
import ProofModel
import ProofScene
import Solving
import Typesetting

/// Draws several documents as one piece of work: while one thread puts a sheet together, others go on with the next
/// document.
///
/// Files and outcomes do not depend on the number of threads.
public struct RenderRun: Sendable {
  private let jobs: [RenderJob]
  private let threads: Int

  /// - Parameter request: the same for all; its `jobs` are shared by them.
  public init(_ workbenches: [Workbench], request: RenderRequest) {
    self.init(
      workbenches.enumerated().map { RenderJob(workbench: $1, request: request, position: $0) }, threads: request.jobs)
  }

  init(_ jobs: [RenderJob], threads: Int) {
    self.jobs = jobs
    self.threads = threads
  }

  /// Draws everything.
  ///
  /// - Parameters:
  ///   - progress: variants done and their number, from any thread.
  ///   - finished: gets each document's position and outcome as soon as it and all before it are done: in their order,
  ///     one at a time, from any thread. What fonts and pictures lack is told with the last.
  public func run(
    progress: (@Sendable (Int, Int) -> Void)? = nil, finished: @Sendable (Int, RenderJob.Outcome) -> Void
  ) {
    let plans = plans()
    let total = plans.reduce(0) { $0 + $1.part.count }
    let board = RenderBoard(counts: plans.map(\.part.count))
    let results = Locked(OrderedOutcomes(count: jobs.count))
    @Sendable func end(_ job: Int, _ drawn: [RenderJob.Drawn]) {
      let outcome = jobs[job].finish(plans[job], drawn)
      results.withLock { results in
        results.drawn[job] = joins || hasPage ? drawn : []
        if joins { results.findings[job] = outcome.findings }
        results.add(outcome, at: job)
        if joins || hasPage, results.drawn.count == jobs.count {
          let (all, findings) = (results.drawn, results.findings)
          results.change(last: jobs.count - 1) {
            writeJoined(plans, all, findings, &$0)
            writePage(all, &$0)
          }
        }
        while let (position, outcome) = results.next(holdingLast: joins || hasPage) {
          finished(position, position == jobs.count - 1 ? withResources(outcome) : outcome.once)
        }
      }
    }
    for (job, plan) in plans.enumerated() where plan.part.isEmpty { end(job, []) }
    // The last sheet is put together when all threads are free again, and by all of them.
    let last = Locked<(job: Int, drawn: [RenderJob.Drawn])?>(nil)
    let workers = max(1, min(threads, total))
    _ = parallelMap(Array(0..<workers), jobs: workers) { _ in
      var previous: RenderBoard.Place?
      while let place = board.take(after: previous) {
        previous = place
        let plan = plans[place.job]
        let drawn = jobs[place.job].draw(plan.variants[plan.part.lowerBound + place.variant], plan)
        let (done, whole) = board.put(drawn, at: place)
        progress?(done, total)
        guard let whole else { continue }
        if done == total { last.withLock { $0 = (place.job, whole) } } else { end(place.job, whole) }
      }
    }
    let taken = last.withLock { last in
      defer { last = nil }
      return last
    }
    guard let (job, drawn) = taken else { return }
    end(job, drawn)
    guard workers > 1 else { return }
    // Pictures are hundreds of thousands of small pieces: all threads let go of them.
    let share = (drawn.count + workers - 1) / workers
    let shares = Locked(
      stride(from: 0, to: drawn.count, by: share).map { Array(drawn[$0..<min($0 + share, drawn.count)]) })
    _ = parallelMap(Array(0..<workers), jobs: workers) { _ in _ = shares.withLock { $0.popLast() } }
  }

  /// What is to be drawn of each, but for what a cache has.
  private func plans() -> [RenderJob.Plan] {
    var plans = dealtOut(parallelMap(jobs, jobs: threads) { $0.plan() })
    // Screens of one system have one matrix: its variants are kept once.
    for index in plans.indices.dropFirst() where plans[index].variants == plans[index - 1].variants {
      plans[index].variants = plans[index - 1].variants
      plans[index].grounds = plans[index - 1].grounds
    }
    let planned = plans
    return parallelMap(Array(planned.indices), jobs: threads) { jobs[$0].cached(planned[$0]) }
  }

  /// The plans with the parts that this run's shard does.
  private func dealtOut(_ plans: [RenderJob.Plan]) -> [RenderJob.Plan] {
    guard let shard = jobs.first?.request.shard else { return plans }
    let costs = zip(jobs, plans).flatMap { job, plan in job.cost(of: plan) }
    let mine = ShardPlan(costs: costs, count: shard.count).range(of: shard)
    var first = 0
    return plans.map { plan in
      var plan = plan
      let own = first..<(first + plan.variants.count)
      let shared = mine.clamped(to: own)
      plan.part = shared.isEmpty ? 0..<0 : (shared.lowerBound - first)..<(shared.upperBound - first)
      first = own.upperBound
      return plan
    }
  }

  private var joins: Bool { (jobs.first?.request.joinsFiles ?? false) && jobs.first?.request.shard == nil }
  private var hasPage: Bool {
    (jobs.first?.request.formats.contains(.html) ?? false) && jobs.first?.request.shard == nil
  }

  /// The page of all screens.
  private func writePage(_ drawn: [Int: [RenderJob.Drawn]], _ outcome: inout RenderJob.Outcome) {
    guard hasPage, let request = jobs.first?.request else { return }
    let screens = jobs.enumerated().compactMap { position, job -> PageScreen? in
      guard let variants = drawn[position], !variants.isEmpty else { return nil }
      return PageScreen(
        workbench: job.workbench, variants: variants.compactMap { drawn in drawn.solved.map { ($0, drawn.layers) } })
    }
    guard !screens.isEmpty else { return }
    let path = "\(request.folder)/\(jobs.count == 1 ? jobs[0].workbench.document.name : "index").html"
    let problems = OutputFolder.write(path) { try ScreenPageReport(screens, jobs: threads).page() }
    outcome.diagnostics += problems
    if problems.isEmpty { outcome.paths.append(path) }
  }

  /// The sheet that holds all screens.
  private func writeJoined(
    _ plans: [RenderJob.Plan], _ drawn: [Int: [RenderJob.Drawn]], _ found: [Int: FindingsReport],
    _ outcome: inout RenderJob.Outcome
  ) {
    guard joins, let sheet = try? plans.lazy.compactMap(\.sheet).first?.value() else { return }
    var cells: [SheetCell] = []
    var findings = FindingsReport()
    for position in jobs.indices {
      let variants = drawn[position] ?? []
      cells += variants.flatMap(\.cells)
      if let own = found[position] { findings.append(own) }
    }
    guard !cells.isEmpty else { return }
    sheet.joined(titles: jobs.map(\.title)).write(cells, findings: findings, &outcome)
  }

  private func withResources(_ outcome: RenderJob.Outcome) -> RenderJob.Outcome {
    var outcome = outcome
    outcome.diagnostics += ImageStore.diagnostics(of: jobs.map(\.workbench.images))
    outcome.diagnostics += jobs.last?.workbench.studio.fonts.diagnostics ?? []
    return outcome.once
  }
}

extension RenderJob.Outcome {
  /// With each thing told once.
  fileprivate var once: Self {
    var outcome = self
    outcome.diagnostics = outcome.diagnostics.once
    return outcome
  }
}

/// Outcomes that come in any order and leave in their own.
private struct OrderedOutcomes {
  private var waiting: [RenderJob.Outcome?]
  private var position = 0

  init(count: Int) { waiting = Array(repeating: nil, count: count) }

  /// What was drawn of each that has ended.
  var drawn: [Int: [RenderJob.Drawn]] = [:]
  /// What there is to tell of each, where one sheet tells it of all.
  var findings: [Int: FindingsReport] = [:]

  mutating func add(_ outcome: RenderJob.Outcome, at position: Int) { waiting[position] = outcome }

  /// Adds to the last one before it leaves.
  mutating func change(last: Int, _ change: (inout RenderJob.Outcome) -> Void) {
    guard waiting.indices.contains(last), var outcome = waiting[last] else { return }
    change(&outcome)
    waiting[last] = outcome
  }

  /// The next in order, if it has come.
  ///
  /// - Parameter holdingLast: whether the last one waits until all have ended.
  mutating func next(holdingLast: Bool) -> (position: Int, outcome: RenderJob.Outcome)? {
    guard !holdingLast || position < waiting.count - 1 || drawn.count == waiting.count else { return nil }
    guard position < waiting.count, let outcome = waiting[position] else { return nil }
    waiting[position] = nil
    position += 1
    return (position - 1, outcome)
  }
}
