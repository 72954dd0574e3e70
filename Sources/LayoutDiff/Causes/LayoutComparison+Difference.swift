public import AutoLayout
import ProofModel

/// The whole comparison: inputs and effects, and which of the one brought about which of the other.
extension LayoutComparison {
  /// What differs between two layouts of one variant, effects with their causes.
  ///
  /// - Parameter expectedInputs: what the expected layout was made from; nothing is needed.
  public static func compare(
    expected: SolvedLayout, actual: SolvedLayout, expectedInputs: LayoutInputs = LayoutInputs(),
    actualInputs: LayoutInputs = LayoutInputs()
  ) -> LayoutDifference {
    var comparison = LayoutComparison(expected, actual, expectedInputs, actualInputs)
    return comparison.difference()
  }

  private mutating func difference() -> LayoutDifference {
    let given = viewInputs()
    for input in given where input.change.kind.changesContent {
      if case .view(_, let id) = input.change.subject, let position = views.actualPosition(of: id) {
        contentEdits.insert(position)
      }
    }
    let recorded = recordedInputs()
    for input in recorded where input.change.kind.changesContent {
      if case .view(let position) = input.edit { contentEdits.insert(position) }
    }
    var inputs = valueInputs() + given + recorded + ruleInputs() + barInputs() + environmentInputs()
    if givenRowHeights != nil {
      // The row height of a cell by itself is told, and not how high it was drawn for that.
      inputs.removeAll { $0.edit == .view(0) && $0.change.side == .vertical }
    }
    inputs = foundOutJoined(inputs)
    let effects = geometryChanges()
    let findings = findingChanges()
    if let order = orderInput(inputs, effects: effects) { inputs.append(order) }
    let own = Dictionary(
      inputs.compactMap { input in rootAxis(of: input.change).map { ($0, input.edit) } },
      uniquingKeysWith: { one, _ in one })
    var window = actualInputs.engine.flatMap { FollowedWindow(self, engine: $0, own: own) }
    let joined = window?.joined(inputs, self) ?? inputs
    // What follows from nothing in particular may yet be too small for one thing in it.
    if window?.isFound != true { window = nil }
    let finder = CauseFinder(self, inputs: window == nil ? windowJoined(inputs) : joined, window: window)
    return finder.difference(effects: effects, findings: findings)
  }
}
