import AutoLayout
import ProofModel
import Resolving

/// A Mac's window is as large as what is in it needs: the size that a file recorded follows from the edit that asks for it.
extension LayoutComparison {
  /// The inputs with the window's other size put to the edit that it follows from, where there is one: without it the
  /// window of either side holds what is in it on the other.
  func windowJoined(_ inputs: [InputChange]) -> [InputChange] {
    guard actual.environment.isMac, let engine = actualInputs.engine,
      let index = inputs.firstIndex(where: { $0.change.subject == .environment(Self.window) }),
      let reversal = ScreenReversal(self, inputs: inputs)
    else { return inputs }
    let window = inputs[index].edit
    let others = inputs.filter { $0.edit != window && !$0.change.kind.isInert }
    // A rule of the root's own sides says how large it is, before anything that is in it.
    let own = others.filter { rootAxis(of: $0.change) != nil }
    let candidates = (own.isEmpty ? others : own).map(\.edit).once
    guard !candidates.isEmpty, candidates.count <= Self.mostCandidates else { return inputs }
    func want(_ edits: Set<InputChange.Edit>) -> Double {
      Self.want(engine.solve(reversal.screen(without: edits)))
    }
    let held = Self.want(actual)
    // What else a window grew or shrank by is a person's doing.
    let (old, new) = (expected.environment.windowSize, actual.environment.windowSize)
    let size = abs(old.width - new.width) + abs(old.height - new.height)
    let alone = want([window]) - held
    var found: (edit: InputChange.Edit, relief: Double)?
    for edit in candidates {
      // What is there now does not fit into the window that was, or what was there into the one that is.
      let relief = alone > 1 ? alone - (want([window, edit]) - held) : want([edit]) - held
      guard relief > max(1, alone / 2, size / 2) else { continue }
      if relief > (found?.relief ?? 0) + 0.5 { found = (edit, relief) }
    }
    // A rule that came or went has no length of before that the window could have fitted.
    func isChanged(_ edit: InputChange.Edit) -> Bool {
      !others.contains { $0.edit == edit && [.ruleAdded, .ruleRemoved].contains($0.change.kind) }
    }
    guard let found, isTight(alone > 1 ? actual : expected, engine),
      !isChanged(found.edit) || isTightWithout([window, found.edit], reversal, engine)
    else { return inputs }
    var result = inputs
    result[index].edit = found.edit
    // It is told after the edit itself.
    result.append(result.remove(at: index))
    return sidesJoined(result, found.edit)
  }

  /// Whether rules that must hold need the window to be as large as it is on a side, along each direction in which the two
  /// differ: one that is larger than what it holds asks for was given its size by a person.
  private func isTight(_ side: SolvedLayout, _ engine: LayoutEngine) -> Bool {
    guard let screen = side.system?.screen else { return false }
    let (held, root) = (Self.want(side), side.views[0].frame)
    let (old, new) = (expected.environment.windowSize, actual.environment.windowSize)
    func isTight(_ axis: Axis) -> Bool {
      var smaller = screen
      if axis == .horizontal { smaller.environment.windowSize.width -= Self.squeeze }
      if axis == .vertical { smaller.environment.windowSize.height -= Self.squeeze }
      let layout = engine.solve(smaller)
      let size = layout.views[0].frame
      let isHeld = axis == .horizontal ? root.width - size.width < 1 : root.height - size.height < 1
      return isHeld || Self.want(layout) - held > 1
    }
    return (abs(old.width - new.width) < 0.01 || isTight(.horizontal))
      && (abs(old.height - new.height) < 0.01 || isTight(.vertical))
  }

  /// Whether the later side without some edits, the window's among them, fits as closely as it does with them along each
  /// direction in which the two windows differ: one that grew by less or more than the edit asks for was given its size by
  /// a person.
  private func isTightWithout(
    _ edits: Set<InputChange.Edit>, _ reversal: ScreenReversal, _ engine: LayoutEngine
  ) -> Bool {
    guard let now = actual.system?.screen else { return true }
    let then = reversal.screen(without: edits)
    let (old, new) = (expected.environment.windowSize, actual.environment.windowSize)
    func lack(_ screen: ResolvedScreen, _ axis: Axis) -> Double {
      var smaller = screen
      let held = Self.want(engine.solve(screen))
      if axis == .horizontal { smaller.environment.windowSize.width -= Self.squeeze }
      if axis == .vertical { smaller.environment.windowSize.height -= Self.squeeze }
      return Self.want(engine.solve(smaller)) - held
    }
    return Axis.allCases.allSatisfy { axis in
      let isSame = axis == .horizontal ? abs(old.width - new.width) < 0.01 : abs(old.height - new.height) < 0.01
      return isSame || lack(now, axis) - lack(then, axis) < Self.squeeze / 4
    }
  }

  /// By so many points a window is made smaller to see whether what is in it still fits.
  private static let squeeze = 8.0

  /// The inputs with the rule of the root's other side put to the edit of the one that the window follows from: the window
  /// took both at once.
  private func sidesJoined(_ inputs: [InputChange], _ edit: InputChange.Edit) -> [InputChange] {
    guard let own = inputs.first(where: { $0.edit == edit }).flatMap({ rootAxis(of: $0.change) }) else { return inputs }
    let (old, new) = (expected.environment.windowSize, actual.environment.windowSize)
    let growth = own == .horizontal ? new.height - old.height : new.width - old.width
    guard growth.magnitude > 0.01 else { return inputs }
    var result = inputs
    for index in result.indices where rootAxis(of: result[index].change) == own.other { result[index].edit = edit }
    return result
  }

  /// The side of the root that a rule alone says the length of; nil for other changes.
  func rootAxis(of change: Change) -> Axis? {
    guard case .rule(let id) = change.subject else { return nil }
    let layout = change.kind == .ruleRemoved ? expected : actual
    guard let rule = layout.constraints.first(where: { $0.id == id }), rule.terms.count == 1,
      rule.first.item == .view(0), [.width, .height].contains(rule.first.attribute)
    else { return nil }
    return rule.first.attribute.axis
  }

  /// More edits than these are not tried.
  private static let mostCandidates = 16

  /// How many points rules that must hold are short of: what gives way, as a text does, was no reason to size a window.
  private static func want(_ layout: SolvedLayout) -> Double {
    layout.constraints.reduce(0) { sum, constraint in
      guard constraint.priority >= 1000 else { return sum }
      switch constraint.status {
      case .beaten(let amount, _), .broken(_, let amount): return sum + amount.magnitude
      case .satisfied, .inConflict: return sum
      }
    }
  }
}
