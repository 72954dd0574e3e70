import AutoLayout
public import ProofModel
import Resolving
import Solving

/// Takes each rule of a screen out in turn, and changes its constant, to see who notices: the screen's expectations, its
/// frames only, or nobody.
public struct Mutation: Sendable {
  let workbench: Workbench
  let selection: VariantSelection
  let jobs: Int

  /// A mutation of the workbench's screen, judged in the variants of a selection on up to `jobs` threads.
  public init(workbench: Workbench, selection: VariantSelection, jobs: Int) {
    self.workbench = workbench
    self.selection = selection
    self.jobs = jobs
  }

  /// What became of one changed screen.
  public enum Outcome: String, Sendable {
    /// An expectation fails.
    case caught
    /// Frames change, and every expectation still holds.
    case untested
    /// No frame changes in any variant.
    case redundant
  }

  /// One changed screen.
  public struct Mutant: Sendable {
    /// The rule that was changed, as its file has it.
    public var rule: String
    /// The place of the rule in its file; nil where that is not known.
    public var span: SourceSpan?
    /// `left out`, or `8 pt more`.
    public var change: String
    /// The way in which the change was noticed, or was not.
    public var outcome: Outcome
    /// Who noticed, or what moved.
    public var detail: String
  }

  /// A constant is changed by so many points: more than any rounding.
  private static let step = 8.0

  /// In the order of the source. Complexity: a solve of the matrix and of the expectations for each.
  ///
  /// - Parameter progress: done and their number.
  public func run(progress: ((Int, Int) -> Void)? = nil) -> [Mutant] {
    let variants = workbench.variants(selection).variants
    let before = frames(of: workbench, variants)
    let failing = Set(ExpectationRunner(workbench: workbench).run().failures.map(\.message))
    let changes = self.changes()
    var mutants: [Mutant] = []
    for (position, change) in changes.enumerated() {
      progress?(position, changes.count)
      var document = workbench.document
      document.groups[change.group].rules = change.rules
      let changed = Workbench(document: document, studio: workbench.studio)
      let rule = workbench.document.groups[change.group].rules[change.index]
      var mutant = Mutant(rule: rule.text, span: rule.span, change: change.words, outcome: .redundant, detail: "")
      let failures = ExpectationRunner(workbench: changed).run().failures.filter { !failing.contains($0.message) }
      if let failure = failures.first {
        mutant.outcome = .caught
        mutant.detail = failure.message
      } else if let moved = moved(before, frames(of: changed, variants)) {
        mutant.outcome = .untested
        mutant.detail = moved
      }
      mutants.append(mutant)
    }
    progress?(changes.count, changes.count)
    return mutants
  }

  // MARK: Changes

  private struct Change {
    var group: Int
    var index: Int
    /// The group's rules with the change.
    var rules: [Rule]
    var words: String
  }

  private func changes() -> [Change] {
    var changes: [Change] = []
    for (group, rules) in workbench.document.groups.map(\.rules).enumerated() {
      for (index, rule) in rules.enumerated() {
        var without = rules
        without.remove(at: index)
        changes.append(Change(group: group, index: index, rules: without, words: "left out"))
        guard let moved = Self.moved(rule) else { continue }
        var with = rules
        with[index] = moved
        changes.append(Change(group: group, index: index, rules: with, words: "\(Self.step.shortText) pt more"))
      }
    }
    return changes
  }

  /// The rule with another constant; nil where it has none to change.
  private static func moved(_ rule: Rule) -> Rule? {
    var rule = rule
    switch rule.form {
    case .attributes(var constraint):
      constraint.constant += step
      rule.form = .attributes(constraint)
    case .equation(var equation):
      guard equation.sides.count == 2 else { return nil }
      equation.sides[1] = .sum(equation.sides[1], .number(step))
      rule.form = .equation(equation)
    case .visualFormat, .word: return nil
    }
    return rule
  }

  // MARK: What moved

  private func frames(of workbench: Workbench, _ variants: [Variant]) -> [(
    key: String, frames: [(id: String, frame: Rect)]
  )] {
    parallelMap(variants, jobs: jobs) { variant in
      let layout = workbench.solve(variant, explains: false).layout
      return (
        variant.key,
        layout.views.enumerated().map { position, view in (view.content.id, layout.pixelFrameInSuperview(position)) }
      )
    }
  }

  /// The first view that moved, and in how many variants any does; nil where none does.
  private func moved(
    _ before: [(key: String, frames: [(id: String, frame: Rect)])],
    _ after: [(key: String, frames: [(id: String, frame: Rect)])]
  ) -> String? {
    var first: String?
    var count = 0
    for (one, two) in zip(before, after) {
      guard one.frames.count == two.frames.count else { return "views are gone in \(one.key)" }
      guard let position = one.frames.indices.first(where: { one.frames[$0] != two.frames[$0] }) else { continue }
      count += 1
      first = first ?? "'\(one.frames[position].id)' moves in \(one.key)"
    }
    return first.map { count > 1 ? "\($0) and \(count - 1) more" : $0 }
  }
}
