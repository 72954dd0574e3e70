import AutoLayout
import ProofModel
import Resolving

/// What a row of the system lacks when the expected places are put into it, put down to an edit, or deferred: then it
/// follows from what moved the variables it names.
struct RowSources {
  struct Deferred {
    var variables: [Int]
    /// The views concerned, for looking around where nothing else tells.
    var views: [Int]
    /// The axis along which something is missing.
    var axis: Axis?
  }

  let finder: CauseFinder
  let system: SolvedSystem
  /// By variable: how much it changed from the expected to the actual layout; 0 for what is new.
  let deltas: [Double]
  private(set) var deferred: [Deferred] = []

  private var expected: SolvedLayout { finder.expected }
  private var actual: SolvedLayout { finder.actual }
  private var comparison: LayoutComparison { finder.comparison }

  init(_ finder: CauseFinder, _ system: SolvedSystem) {
    self.finder = finder
    self.system = system
    deltas = Self.deltas(finder, system)
  }

  // MARK: Movements

  private static func deltas(_ finder: CauseFinder, _ system: SolvedSystem) -> [Double] {
    let (expected, actual) = (finder.expected, finder.actual)
    var result = [Double](repeating: 0, count: system.values.count)
    for pair in finder.comparison.views.pairs {
      let before = rect(pair.expected, expected)
      let after = rect(pair.actual, actual)
      let parts = [
        after.x - before.x, after.y - before.y, after.width - before.width, after.height - before.height,
      ]
      for (part, value) in parts.enumerated() where !value.isNear(0) { result[pair.actual * 4 + part] = value }
    }
    for row in system.rows {
      guard let parameter = row.parameter, let variable = row.terms.first?.variable,
        let before = value(parameter, finder, now: system.values[variable])
      else { continue }
      let delta = system.values[variable] - before
      if !delta.isNear(0) { result[variable] = delta }
    }
    return result
  }

  /// The alignment rect in the superview's space.
  private static func rect(_ position: Int, _ layout: SolvedLayout) -> Rect {
    let view = layout.views[position]
    guard let parent = view.parent else { return view.alignmentRect }
    let origin = layout.views[parent].windowFrame.origin
    return view.alignmentRect.offset(x: -origin.x, y: -origin.y)
  }

  /// A parameter's value in the expected layout.
  private static func value(_ parameter: Parameter, _ finder: CauseFinder, now: Double) -> Double? {
    let environment = finder.expected.environment
    func view(_ position: Int) -> SolvedView? {
      finder.comparison.views.toExpected[position].map { finder.expected.views[$0] }
    }
    switch parameter {
    case .screenWidth: return environment.screenSize.width
    case .screenHeight: return environment.screenSize.height
    case .windowWidth: return environment.windowSize.width
    case .windowHeight: return environment.windowSize.height
    case .safeArea(let edge, let owner): return view(owner)?.safeAreaInsets[edge]
    case .margin(let edge, let owner): return view(owner)?.layoutMargins[edge]
    // Follows the view's width alone, which tells enough.
    case .readable: return nil
    case .firstBaseline(let owner): return baseline(\.firstBaseline, view(owner), finder.actual.views[owner], now: now)
    case .lastBaseline(let owner): return baseline(\.lastBaseline, view(owner), finder.actual.views[owner], now: now)
    // The cell's place in its collection.
    case .flow(let edge, let owner):
      guard let before = finder.comparison.views.toExpected[owner] else { return nil }
      let rect = rect(before, finder.expected)
      return edge == .left ? rect.x : edge == .top ? rect.y : nil
    }
  }

  /// A baseline counted as the system counts it: from the view's top, its middle or its bottom.
  private static func baseline(
    _ key: KeyPath<SolvedView, Double?>, _ before: SolvedView?, _ after: SolvedView, now: Double
  ) -> Double? {
    guard let before, let baseline = before[keyPath: key] else { return nil }
    let share = [0, 0.5, 1].first { share in
      after[keyPath: key].map { ($0 - share * after.alignmentRect.height).isNear(now) } ?? true
    }
    return baseline - (share ?? 0.5) * before.alignmentRect.height
  }

  // MARK: Sources

  /// What is fixed from outside comes first, then what is required; a window's size that follows from what is in it last.
  func rank(of row: SolvedSystem.Row) -> Double {
    guard let parameter = row.parameter else { return row.priority }
    return followedAxis(of: parameter) != nil ? -1 : 2000
  }

  /// The axis of a window's length that follows from what is in it; nil for other parameters.
  private func followedAxis(of parameter: Parameter) -> Axis? {
    switch parameter {
    case .windowWidth, .windowHeight:
      let axis: Axis = parameter == .windowWidth ? .horizontal : .vertical
      return finder.window?.follows(axis) == true ? axis : nil
    default: return nil
    }
  }

  /// The source of what a row lacks: an edit, or past their number a deferred one.
  mutating func source(of row: SolvedSystem.Row) -> Int {
    let variables = row.terms.map(\.variable)
    if let parameter = row.parameter {
      if let edit = edit(of: parameter) { return edit }
      return put(off: variablesBehind(parameter), views: [owner(of: parameter)], axis: parameter.axis)
    }
    guard let position = row.constraint else {
      return put(off: variables, views: views(of: variables), axis: axis(of: variables))
    }
    let constraint = actual.constraints[position]
    if constraint.origin.isContent { return contentSource(constraint, position, variables) }
    if let edit = finder.ruleEdits[position] { return edit }
    if constraint.origin != .authored, let edit = generatedEdit(constraint, position) { return edit }
    return put(off: variables, views: views(of: variables), axis: constraint.first.attribute.axis)
  }

  /// Of a variable that no constraint determines.
  mutating func free(_ variable: Int) -> Int { put(off: [], views: views(of: [variable]), axis: axis(of: [variable])) }

  /// The axis of places and sizes of views, of which the first is known; nil for a parameter's.
  private func axis(of variables: [Int]) -> Axis? {
    guard let first = variables.first, first < actual.views.count * 4 else { return nil }
    return first % 2 == 0 ? .horizontal : .vertical
  }

  private mutating func put(off variables: [Int], views: [Int], axis: Axis?) -> Int {
    deferred.append(Deferred(variables: variables, views: views, axis: axis))
    return finder.edits.count + deferred.count - 1
  }

  private func views(of variables: [Int]) -> [Int] {
    variables.filter { $0 < actual.views.count * 4 }.map { $0 / 4 }
  }

  // MARK: Parameters

  private func owner(of parameter: Parameter) -> Int {
    switch parameter {
    case .screenWidth, .screenHeight, .windowWidth, .windowHeight: return 0
    case .safeArea(_, let owner), .margin(_, let owner), .readable(_, let owner): return owner
    case .firstBaseline(let owner), .lastBaseline(let owner), .flow(_, let owner): return owner
    }
  }

  private func edit(of parameter: Parameter) -> Int? {
    let owner = owner(of: parameter)
    switch parameter {
    case .screenWidth, .screenHeight, .windowWidth, .windowHeight:
      return followedAxis(of: parameter).flatMap { finder.window?.edits[$0] }.flatMap { finder.editOf[$0] }
        ?? environmentEdit
    case .safeArea, .margin, .readable:
      var current: Int? = owner
      while let position = current {
        if let edit = edit(of: position, { $0 == .marginChanged }) { return edit }
        current = actual.views[position].parent
      }
      let isRoot = owner == 0
      let bars = finder.editOf[.value("bars")]
      return isRoot || hasNoOwnMovement(owner) ? bars ?? environmentEdit : nil
    case .firstBaseline, .lastBaseline:
      if let edit = edit(of: owner, { $0.changesContent }) { return edit }
      let isMeasured = comparison.views.toExpected[owner].map {
        comparison.isMeasuredOtherwise(ViewMatching.Pair(expected: $0, actual: owner))
      }
      return isMeasured == true ? machineEdit : nil
    case .flow:
      // Else what moved it is another cell's size, or the collection's.
      let collection = actual.views[owner].parent
      return edit(of: owner) { $0 == .collectionChanged }
        ?? collection.flatMap { edit(of: $0) { $0 == .collectionChanged } }
    }
  }

  private func hasNoOwnMovement(_ view: Int) -> Bool {
    var current: Int? = view
    while let position = current {
      if (0..<4).contains(where: { deltas[position * 4 + $0] != 0 }) { return false }
      current = actual.views[position].parent
    }
    return true
  }

  /// Baselines follow a view's height; insets follow where the view came to lie.
  private func variablesBehind(_ parameter: Parameter) -> [Int] {
    let owner = owner(of: parameter)
    switch parameter {
    case .firstBaseline, .lastBaseline: return [owner * 4 + 2, owner * 4 + 3]
    case .flow:
      // The sizes of the collection and of all its cells.
      guard let collection = actual.views[owner].parent else { return [] }
      let cells = actual.views.indices.filter { actual.views[$0].parent == collection }
      return ([collection] + cells).flatMap { [$0 * 4 + 2, $0 * 4 + 3] }
    default:
      // Of the parameter's axis alone.
      let parts = parameter.axis == .vertical ? [1, 3] : [0, 2]
      var result: [Int] = []
      var current: Int? = owner
      while let position = current {
        result += parts.map { position * 4 + $0 }
        current = actual.views[position].parent
      }
      return result
    }
  }

  private var environmentEdit: Int? {
    let input = finder.inputs.first { input in
      if case .environment(let what) = input.change.subject { what != "machine" } else { false }
    }
    return input.flatMap { finder.editOf[$0.edit] }
  }

  private var machineEdit: Int? { finder.editOf[LayoutComparison.machine] }

  // MARK: Contents

  private mutating func contentSource(
    _ constraint: SolvedConstraint, _ position: Int, _ variables: [Int]
  ) -> Int {
    guard case .view(let view) = constraint.first.item else { return put(off: variables, views: [], axis: nil) }
    let axis = constraint.first.attribute.axis
    let other = comparison.rules.toExpected[position]
    let isSame = other.map { expected.constraints[$0].constant.isNear(constraint.constant) } ?? false
    guard !isSame else {
      let hasOwnPriority = other.map { expected.constraints[$0].priority != constraint.priority } ?? false
      if hasOwnPriority, let edit = edit(of: view, { $0 == .priorityChanged }) { return edit }
      return put(off: variables, views: [view], axis: axis)
    }
    if let edit = edit(of: view, { $0.changesContent || $0.changesStructure }) { return edit }
    if let before = comparison.views.toExpected[view],
      comparison.isMeasuredOtherwise(ViewMatching.Pair(expected: before, actual: view)), let machineEdit
    {
      return machineEdit
    }
    let environments = (expected.environment, actual.environment)
    if let environmentEdit, environments.0.text != environments.1.text || environments.0.era != environments.1.era {
      return environmentEdit
    }
    // The text wraps at another width: whatever gave it that width did it.
    return put(off: [axis == .vertical ? view * 4 + 2 : view * 4 + 3], views: [view], axis: nil)
  }

  // MARK: Generated constraints

  /// What changed a constraint of a stack, a mask or a drawn place: its views' structure, the stack's settings, or the
  /// nearest sibling that came, went or was hidden.
  private func generatedEdit(_ constraint: SolvedConstraint, _ position: Int) -> Int? {
    if let other = comparison.rules.toExpected[position], comparison.rules.differences(other, position).isEmpty {
      return nil
    }
    let concerned = constraint.terms.compactMap(\.anchor.item.view)
    for view in concerned {
      if let edit = edit(of: view, { $0.changesStructure || $0.changesArrangement || $0 == .frameChanged }) {
        return edit
      }
    }
    let parents = concerned.compactMap { actual.views[$0].parent }
    for parent in parents {
      if let edit = edit(of: parent, { $0.changesArrangement || $0 == .reordered || $0 == .frameChanged }) {
        return edit
      }
    }
    // A cell decides what it leaves its contents.
    for parent in parents where [.tableCell, .collectionCell].contains(actual.views[parent].content.kind) {
      if let edit = finder.viewInputs[parent]?.first?.edit { return edit }
    }
    for view in concerned {
      if let edit = siblingEdit(of: view) { return edit }
    }
    for view in concerned {
      if let edit = edit(of: view, { $0.changesContent }) { return edit }
    }
    return nil
  }

  /// The nearest sibling, going or staying, whose structure or content changed.
  private func siblingEdit(of view: Int) -> Int? {
    guard let parent = actual.views[view].parent else { return nil }
    var best: (distance: Int, edit: Int)?
    func offer(_ distance: Int, _ edit: Int?) {
      guard let edit, best.map({ distance < $0.distance }) ?? true else { return }
      best = (distance, edit)
    }
    for other in actual.views.indices where actual.views[other].parent == parent && other != view {
      offer(abs(other - view), edit(of: other) { $0.changesStructure })
    }
    if let before = comparison.views.toExpected[view], let above = expected.views[before].parent {
      for other in expected.views.indices where expected.views[other].parent == above {
        guard comparison.views.toActual[other] == nil else { continue }
        let top = comparison.topmost(other, .expected)
        offer(abs(other - before), finder.editOf[.goneView(top)])
      }
    }
    if best == nil {
      for other in actual.views.indices where actual.views[other].parent == parent && other != view {
        offer(abs(other - view), edit(of: other) { $0.changesContent })
      }
    }
    return best?.edit
  }

  private func edit(of view: Int, _ isWanted: (Change.Kind) -> Bool) -> Int? {
    finder.viewInputs[view]?.first { isWanted($0.kind) }?.edit
  }
}

extension Change.Kind {
  /// Changes of which views there are, where in the tree, and which of them take room.
  var changesStructure: Bool {
    switch self {
    case .appeared, .went, .hidden, .shown, .reparented, .reordered, .kindChanged: return true
    default: return false
    }
  }

  /// Changes of how a container arranges what is in it.
  var changesArrangement: Bool { self == .stackChanged || self == .gridChanged || self == .collectionChanged }
}
