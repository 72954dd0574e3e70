public import AutoLayout
public import ProofModel
import Resolving

/// Why a number of a solved layout is what it is: the constraints that fix it, each with what it adds.
///
/// A solution stands where as many constraints hold without slack as it has variables. Each of these is a linear
/// equation, so that one variable is a sum of their constants, with factors that elimination finds. The most binding
/// come first: the screen, then by priority, authored ones before generated ones; what follows from these is no reason.
public struct ValueChain: Sendable {
  /// One constraint of the chain.
  public struct Link: Hashable, Sendable {
    /// Position in ``SolvedLayout/constraints``; nil for the screen, margins, safe areas and baselines.
    public var constraint: Int?
    /// What it is, for people.
    public var text: String
    /// The place of the constraint in the source; nil for what the source does not say.
    public var span: SourceSpan?
    /// Points that it adds to the number; 0 where it only ties places together.
    public var amount: Double
    /// The priority of the constraint, above 0 and at most 1000.
    public var priority: Double
  }

  /// A constraint that does not decide the number.
  public struct Other: Hashable, Sendable {
    /// The position of the constraint in ``SolvedLayout/constraints``.
    public var constraint: Int
    /// The constraint in words, for people.
    public var text: String
    /// The place of the constraint in the source; nil for what the source does not say.
    public var span: SourceSpan?
    /// Points: by how much it is missed where it was beaten, how far it is from biting where it holds.
    public var points: Double
    /// The number of the conflict that it was left out of; nil where it was beaten or holds.
    public var conflict: Int?
  }

  /// Points, in the superview's space.
  public var value: Double
  /// The largest first.
  public var links: [Link]
  /// Optional constraints on the attribute that were beaten.
  public var lost: [Other]
  /// Inequalities on it that hold with room left, the nearest first.
  public var slack: [Other]
  /// Whether no constraint decides a part of it: it stays where it was, or at 0.
  public var isFree: Bool

  /// Follows one attribute of a view. nil where the layout was solved without what it takes.
  ///
  /// Complexity: O(terms of the chain's part of the system), as long as its rows stay short.
  ///
  /// - Parameter view: position in ``SolvedLayout/views``.
  public init?(_ attribute: LayoutAttribute, of view: Int, in layout: SolvedLayout) {
    guard let system = layout.system, layout.views.indices.contains(view),
      let target = Self.form(attribute, view, layout)
    else { return nil }
    let finder = ChainFinder(layout, system)
    let multipliers = finder.multipliers(target.terms)
    value = target.terms.reduce(target.constant) { $0 + $1.value * system.values[$1.key] }
    isFree = multipliers.isFree
    links = finder.links(multipliers.rows)
    lost = finder.lost(view, attribute.axis)
    slack = finder.slack(view, attribute.axis)
  }

  /// The attribute over the variables of its view: x, y, width, height. nil for margins and centres within them.
  private static func form(
    _ attribute: LayoutAttribute, _ view: Int, _ layout: SolvedLayout
  ) -> (terms: MovementSystem.Sparse, constant: Double)? {
    let at = view * 4
    let isMirrored = layout.views[view].content.direction == .rightToLeft
    switch attribute {
    case .width: return ([(at + 2, 1)], 0)
    case .height: return ([(at + 3, 1)], 0)
    case .left: return ([(at, 1)], 0)
    case .leading: return isMirrored ? ([(at, 1), (at + 2, 1)], 0) : ([(at, 1)], 0)
    case .right: return ([(at, 1), (at + 2, 1)], 0)
    case .trailing: return isMirrored ? ([(at, 1)], 0) : ([(at, 1), (at + 2, 1)], 0)
    case .centerX: return ([(at, 1), (at + 2, 0.5)], 0)
    case .top: return ([(at + 1, 1)], 0)
    case .bottom: return ([(at + 1, 1), (at + 3, 1)], 0)
    case .centerY: return ([(at + 1, 1), (at + 3, 0.5)], 0)
    case .firstBaseline: return layout.views[view].firstBaseline.map { ([(at + 1, 1)], $0) }
    case .lastBaseline: return layout.views[view].lastBaseline.map { ([(at + 1, 1)], $0) }
    default: return nil
    }
  }

  /// The attributes that can be followed.
  public static let attributes: [LayoutAttribute] = [
    .left, .right, .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY, .firstBaseline,
    .lastBaseline,
  ]
}

/// The equations of a layout that can explain its numbers.
private struct ChainFinder {
  private let layout: SolvedLayout
  private let system: SolvedSystem
  private let rows: [SolvedSystem.Row]

  init(_ layout: SolvedLayout, _ system: SolvedSystem) {
    self.layout = layout
    self.system = system
    rows = system.rows
  }

  /// Rows that hold without slack are equations.
  private static let tight = 1e-6

  /// By row its factor in the sum; whether a variable is left that no row determines.
  func multipliers(_ target: MovementSystem.Sparse) -> (rows: MovementSystem.Sparse, isFree: Bool) {
    var equations = MovementSystem(variables: system.values.count)
    let order = rows.indices.filter { rows[$0].value.magnitude <= Self.tight && !rows[$0].terms.isEmpty }
      .map { (rank($0), $0) }.sorted { ($0.0.0, $0.0.1, $0.0.2, $0.1) < ($1.0.0, $1.0.1, $1.0.2, $1.1) }.map(\.1)
    for row in order {
      equations.add(
        rows[row].terms.map { (key: $0.variable, value: $0.coefficient) }, sources: [(key: row, value: 1)])
    }
    // Undetermined variables are told apart by keys behind the rows'.
    let movements = equations.movements { [(key: rows.count + $0, value: 1)] }
    var sum: MovementSystem.Sparse = []
    for term in target { sum = MovementSystem.sum(sum, movements[term.key], term.value) }
    let used = sum.filter { $0.key < rows.count && $0.value.magnitude > 1e-9 }
    return (used, sum.contains { $0.key >= rows.count && $0.value.magnitude > 1e-9 })
  }

  /// The screen's numbers first, then by priority, what people wrote before what was made for it.
  private func rank(_ row: Int) -> (Int, Double, Int) {
    if rows[row].parameter != nil { return (0, 0, 0) }
    let origin = rows[row].constraint.map { layout.constraints[$0].origin }
    let isWritten = origin == .authored || origin == nil
    return (1, -rows[row].priority, isWritten ? 0 : 1)
  }

  func links(_ used: MovementSystem.Sparse) -> [ValueChain.Link] {
    used.compactMap { row, factor -> ValueChain.Link? in
      let constant = rows[row].value - rows[row].terms.reduce(0) { $0 + $1.coefficient * system.values[$1.variable] }
      let amount = -constant * factor
      guard let place = rows[row].constraint else {
        guard abs(amount) > 1e-9 else { return nil }
        return .init(
          constraint: nil, text: rows[row].parameter.map(phrase) ?? "the screen", span: nil, amount: amount,
          priority: rows[row].priority)
      }
      let constraint = layout.constraints[place]
      return .init(
        constraint: place, text: phrase(constraint), span: constraint.span, amount: abs(amount) < 1e-9 ? 0 : amount,
        priority: constraint.priority)
    }.enumerated().sorted {
      (-abs($0.element.amount), $0.offset) < (-abs($1.element.amount), $1.offset)
    }.map(\.element)
  }

  private func phrase(_ constraint: SolvedConstraint) -> String {
    let view = name(constraint.first.item)
    switch constraint.origin {
    case .authored: return constraint.text
    case .implied: return "\(constraint.text) (as it was drawn)"
    case .hugging, .compression: return "\(constraint.text) (the content of '\(view)')"
    case .stack(let purpose): return "\(constraint.text) (the stack's \(purpose.rawValue))"
    case .grid(let purpose): return "\(constraint.text) (the grid's \(purpose.rawValue))"
    case .split(let purpose): return "\(constraint.text) (the split view's \(purpose.rawValue))"
    case .autoresizing: return "\(constraint.text) (the mask of '\(view)')"
    case .proportional: return "\(constraint.text) (the proportional layout of '\(view)')"
    case .guide, .system: return constraint.text
    }
  }

  private func name(_ item: SolvedConstraint.Item) -> String {
    switch item {
    case .view(let position): return layout.views[position].path
    case .guide: return "guide"
    }
  }

  private func phrase(_ parameter: Parameter) -> String {
    func name(_ position: Int) -> String { layout.views[position].path }
    switch parameter {
    case .screenWidth: return "the screen's width"
    case .screenHeight: return "the screen's height"
    case .windowWidth: return "the window's width"
    case .windowHeight: return "the window's height"
    case .safeArea(let edge, let owner): return "the \(edge) safe area of '\(name(owner))'"
    case .margin(let edge, let owner): return "the \(edge) margin of '\(name(owner))'"
    case .readable(let edge, let owner): return "the \(edge) of the readable width of '\(name(owner))'"
    case .firstBaseline(let owner): return "the first baseline of '\(name(owner))'"
    case .lastBaseline(let owner): return "the last baseline of '\(name(owner))'"
    case .flow(let edge, let owner): return "the \(edge) of '\(name(owner))' in its line"
    }
  }

  // MARK: What does not decide it

  private func isAbout(_ constraint: SolvedConstraint, _ view: Int, _ axis: ProofModel.Axis) -> Bool {
    constraint.terms.contains { $0.anchor.item == .view(view) && $0.anchor.attribute.axis == axis }
  }

  func lost(_ view: Int, _ axis: ProofModel.Axis) -> [ValueChain.Other] {
    layout.constraints.indices.compactMap { place in
      let constraint = layout.constraints[place]
      guard isAbout(constraint, view, axis) else { return nil }
      switch constraint.status {
      case .beaten(let amount, _):
        return .init(constraint: place, text: phrase(constraint), span: constraint.span, points: amount)
      case .broken(let number, let amount):
        return .init(
          constraint: place, text: phrase(constraint), span: constraint.span, points: amount, conflict: number)
      default: return nil
      }
    }
  }

  func slack(_ view: Int, _ axis: ProofModel.Axis) -> [ValueChain.Other] {
    rows.compactMap { row -> ValueChain.Other? in
      guard row.relation != .equal, let place = row.constraint, row.value.magnitude > Self.tight else { return nil }
      let constraint = layout.constraints[place]
      guard constraint.status == .satisfied, isAbout(constraint, view, axis) else { return nil }
      return .init(
        constraint: place, text: phrase(constraint), span: constraint.span, points: row.value.magnitude)
    }.sorted { ($0.points, $0.constraint) < ($1.points, $1.constraint) }
  }
}
