import ProofModel

/// What an edit is said to have moved beside views of which the file says otherwise: a control that is measured otherwise moves
/// all that hangs on it, and what came to one view by the same amount is no truer of its neighbours, whichever edit is named for
/// these. What the file itself says of a view is told.
struct DoubtedEffects {
  private let finder: CauseFinder
  /// By edit: how far it was said to move or resize a view that the file records otherwise.
  private var doubts: [Int: [Doubt]] = [:]

  private struct Doubt: Hashable {
    var kind: Change.Kind
    var axis: Axis
    var amount: Double
  }

  init(_ finder: CauseFinder, _ contradicted: [Change]) {
    self.finder = finder
    for change in contradicted {
      guard let edit = change.cause, finder.edits[edit] != .environment(LayoutComparison.window) else { continue }
      var whole = change
      (whole.openAxes, whole.contestedAxes, whole.contradictedAxes) = ([], [], [])
      guard let effect = whole.effect else { continue }
      for axis in Axis.allCases where change.contradictedAxes.contains(axis) {
        doubts[edit, default: []].append(Doubt(kind: change.kind, axis: axis, amount: effect[axis]))
      }
    }
  }

  /// Takes such parts away.
  ///
  /// - Returns: what has no cause for it.
  func leaveOut(of parts: inout [CauseTrial.Parts], _ effects: [Change]) -> Set<Change.Subject> {
    var result: Set<Change.Subject> = []
    for index in parts.indices where !parts[index].isEmpty {
      for place in parts[index].indices {
        for axis in Axis.allCases where !effects[index].confirmedAxes.contains(axis) {
          if isDoubted(parts[index][place], effects[index], axis, parts) { parts[index][place].effect[axis] = 0 }
        }
      }
      parts[index].removeAll { $0.effect.extent < 1e-6 }
      if parts[index].isEmpty { result.insert(effects[index].subject) }
    }
    return result
  }

  private func isDoubted(_ part: CauseTrial.Part, _ change: Change, _ axis: Axis, _ parts: [CauseTrial.Parts]) -> Bool {
    let whole = change.effect?[axis] ?? 0
    guard part.effect[axis] != 0 else { return false }
    // By the same amount, whatever gave it.
    let isAlike = doubts.values.joined().contains { doubt in
      doubt.axis == axis && doubt.kind == change.kind && (doubt.amount - whole).magnitude <= 0.5
    }
    return isAlike
      || (doubts[part.edit] ?? []).contains { doubt in
        guard doubt.axis == axis else { return false }
        // No more than a size that is another one for us alone.
        return doubt.kind == .resized && part.effect[axis].magnitude <= doubt.amount.magnitude + 0.5
          && most(part.edit, axis, parts) <= doubt.amount.magnitude + 0.5
      }
  }

  private func most(_ edit: Int, _ axis: Axis, _ parts: [CauseTrial.Parts]) -> Double {
    parts.joined().lazy.filter { $0.edit == edit }.map { $0.effect[axis].magnitude }.max() ?? 0
  }
}
