package import ProofModel
import Resolving

/// The linear system that a layout is a solution of, with the screen it was lowered from: what comparisons follow
/// movements through. Its arrays are shared with the engine's; keeping it costs the variables' values.
package final class SolvedSystem: Sendable {
  /// The screen as it was resolved: what each view was given, before anything was laid out.
  package let screen: ResolvedScreen
  /// By variable: four per view in the order of the tree, x, y, width and height of the alignment rect in the
  /// superview's space; then parameters and what else the engine needs.
  package let values: [Double]
  /// By lowered constraint: its position in ``SolvedLayout/constraints``.
  package let shown: [Int?]
  package let constraints: [LoweredConstraint]
  package let constants: [Double]
  package let parameters: [LoweredScreen.ParameterUse]
  let sources: [ConstraintSource]
  /// Optional constraints that do not hold and of which nobody looked for what is in their way, since there are too many.
  let unexplainedCount: Int

  init(
    screen: ResolvedScreen, values: [Double], lowering: LoweredScreen, constants: [Double], shown: [Int?],
    unexplainedCount: Int
  ) {
    (self.screen, self.values, self.constants, self.shown) = (screen, values, constants, shown)
    (constraints, parameters, sources) = (lowering.constraints, lowering.parameters, lowering.sources)
    self.unexplainedCount = unexplainedCount
  }

  /// Σ coefficient · variable + constant `relation` 0.
  package struct Row: Sendable {
    package var terms: [(variable: Int, coefficient: Double)]
    package var relation: LayoutRelation
    package var priority: Double
    /// Position in ``SolvedLayout/constraints``; nil for bookkeeping.
    package var constraint: Int?
    /// What the row's one variable stands for, where it is not a view's own.
    package var parameter: Parameter?
    /// What the left side comes to: 0 where the row holds without slack.
    package var value: Double
  }

  /// The constraints in the order in which they were made. Complexity: O(terms).
  package var rows: [Row] {
    var parameterOf: [Int: Parameter] = [:]
    for use in parameters { parameterOf[use.constraint] = use.parameter }
    return constraints.indices.map { position in
      let form = constraints[position].form
      let terms = form.terms.map { (variable: $0.variable, coefficient: $0.coefficient) }
      return Row(
        terms: terms, relation: constraints[position].relation, priority: constraints[position].priority,
        constraint: shown[position], parameter: parameterOf[position],
        value: terms.reduce(constants[position]) { $0 + $1.coefficient * values[$1.variable] })
    }
  }

  /// What each limit that someone wrote has to spare, signed as its relation asks for, in points of its first term; negative
  /// where it does not hold. Complexity: O(terms).
  package func limits(_ body: (_ place: Int, _ slack: Double) -> Void) {
    for position in constraints.indices where constraints[position].relation != .equal && isWritten(position) {
      guard let place = shown[position] else { continue }
      let value = constraints[position].form.terms.reduce(constants[position]) {
        $0 + $1.coefficient * values[$1.variable]
      }
      let scale = constraints[position].words.terms.first?.coefficient.magnitude ?? 1
      body(place, (constraints[position].relation == .greaterThanOrEqual ? value : -value) / max(scale, 1e-9))
    }
  }

  /// Whether a cell is as high as what is in it asks for, whatever it was drawn as. Complexity: O(constraints).
  package func fitsContents(_ cell: Int) -> Bool {
    let height = [AnchorTerm(.view(cell), .height)]
    return constraints.contains {
      $0.origin == .system && $0.priority == HeightChain.fitting && $0.words.terms == height
    }
  }

  /// Whether someone wrote a lowered constraint; else a view's contents, a stack, a cell's style or the like made it.
  package func isWritten(_ position: Int) -> Bool { constraints[position].isWritten }

  /// Positions in ``SolvedLayout/constraints`` that someone wrote. Complexity: O(constraints).
  package var written: Set<Int> {
    var result: Set<Int> = []
    for position in constraints.indices where isWritten(position) {
      if let place = shown[position] { result.insert(place) }
    }
    return result
  }

  /// By position in ``SolvedLayout/constraints``: whether someone wrote it. Complexity: O(constraints).
  package var isShownWritten: [Bool] {
    var result: [Bool] = []
    for position in constraints.indices {
      guard let place = shown[position] else { continue }
      while result.count <= place { result.append(false) }
      if isWritten(position) { result[place] = true }
    }
    return result
  }

  /// By position in ``SolvedLayout/constraints``: the constant without what margins, safe areas and the screen add.
  package var plainConstants: [Int: Double] {
    var result: [Int: Double] = [:]
    for (position, place) in shown.enumerated() {
      let words = constraints[position].words
      guard let place, !words.terms.isEmpty else { continue }
      result[place] = words.onRight(words.constant)
    }
    return result
  }

  /// The autoresizing mask of the view at a position; nil where there is none.
  package func mask(of view: Int) -> Set<AutoresizingPart>? {
    screen.nodes.indices.contains(view) ? screen.nodes[view].autoresizing : nil
  }

  /// A share of the screen in a constraint, as it stands on the right: `+ 10% screen`.
  package struct ScreenShare: Sendable {
    /// Of the screen's width or its height.
    package var axis: Axis
    /// A fraction, signed.
    package var share: Double
    /// The points besides it.
    package var constant: Double
  }

  /// By position in ``SolvedLayout/constraints``: the share of the screen that is its only number besides points.
  package var screenShares: [Int: ScreenShare] {
    var result: [Int: ScreenShare] = [:]
    for (position, place) in shown.enumerated() {
      let words = constraints[position].words
      guard let place, !words.terms.isEmpty, words.parameters.count == 1 else { continue }
      let share = words.onRight(words.parameters[0].coefficient)
      let constant = words.onRight(words.constant)
      switch words.parameters[0].parameter {
      case .screenWidth: result[place] = ScreenShare(axis: .horizontal, share: share, constant: constant)
      case .screenHeight: result[place] = ScreenShare(axis: .vertical, share: share, constant: constant)
      default: break
      }
    }
    return result
  }

  /// By position in ``SolvedLayout/constraints``: of authored ones that of their rule in the screen's rules.
  package var rules: [Int: Int] {
    var places: [RulePlace: Int] = [:]
    for (position, active) in screen.rules.enumerated() {
      places[RulePlace(active.group, active.index, active.rule)] = position
    }
    var result: [Int: Int] = [:]
    for (position, place) in shown.enumerated() {
      guard let place, let source = constraints[position].source else { continue }
      result[place] = places[RulePlace(sources[source].group, sources[source].index, sources[source].rule)]
    }
    return result
  }

  /// Screens within a screen have groups of one name each: a rule's words and place tell theirs apart.
  private struct RulePlace: Hashable {
    var group: String
    var index: Int
    var text: String
    var span: SourceSpan?

    init(_ group: String, _ index: Int, _ rule: Rule) {
      (self.group, self.index, text, span) = (group, index, rule.text, rule.span)
    }
  }

  /// By position in ``SolvedLayout/constraints``: the rule as written, of authored ones.
  package var writtenRules: [Int: String] {
    var result: [Int: String] = [:]
    for (position, place) in shown.enumerated() {
      if let place, let source = constraints[position].source { result[place] = sources[source].rule.text }
    }
    return result
  }
}
