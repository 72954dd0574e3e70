import ProofModel

/// What several edits moved together, told once: of the edit that gives the most of it, with how many others do.
struct JointEffects {
  /// By edit: what is told of it.
  private(set) var shares: [[Effect]]
  /// By edit of which nothing is told: the edit whose effect it is a part of.
  private(set) var hosts: [Int: Int] = [:]

  /// Points that are no part of an effect, beside one that is larger.
  private static let leastPart = 1.0
  /// Less is told of none where something moved by more.
  private static let leastTold = 0.5

  /// - Parameters:
  ///   - parts: by effect, what each edit gives of it.
  ///   - effects: whole movements and growths.
  ///   - window: the edit that is the window's other size, which often follows from the others.
  init(_ parts: [CauseTrial.Parts], of effects: [Change], edits: Int, window: Int?) {
    shares = Array(repeating: [], count: edits)
    var weights = [Double](repeating: 0, count: edits)
    for part in parts.joined() { weights[part.edit] += part.effect.extent }
    var lent: [Int: [Int: Double]] = [:]
    let most = effects.lazy.compactMap { $0.recordedEffect?.extent }.max() ?? 0
    for (index, parts) in parts.enumerated() {
      var told: [(edit: Int, effect: Effect)] = []
      for axis in Axis.allCases {
        let along = parts.filter { $0.effect[axis] != 0 }
        let whole = effects[index].recordedEffect?[axis] ?? 0
        // What went the other way is no more than a part.
        let same = along.filter { $0.effect[axis] * whole > 0 }
        let own = same.filter { $0.edit != window && $0.effect[axis].magnitude >= Self.leastPart }
        guard let first = (own.isEmpty ? same : own).max(by: { Self.isLess($0, $1, axis, weights) }),
          most < Self.leastPart || max(whole.magnitude, first.effect[axis].magnitude) >= Self.leastTold
        else { continue }
        var effect = first.effect.along(axis)
        let others = along.filter { $0.edit != first.edit && $0.effect[axis].magnitude >= Self.leastPart }
        for other in along where other.edit != first.edit {
          lent[other.edit, default: [:]][first.edit, default: 0] += other.effect[axis].magnitude
        }
        effect.isPart = (effect[axis] - whole).magnitude >= Self.leastPart
        effect[axis] = whole
        effect.others = Set(others.map(\.edit))
        if let place = told.firstIndex(where: { $0.edit == first.edit }) {
          told[place].effect[axis] = effect[axis]
          told[place].effect.others.formUnion(effect.others)
          told[place].effect.isPart = told[place].effect.isPart || effect.isPart
        } else {
          told.append((first.edit, effect))
        }
      }
      for (edit, effect) in told { shares[edit].append(effect) }
    }
    for (edit, others) in lent where shares[edit].isEmpty {
      hosts[edit] = others.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
  }

  /// Whether one part is less of an effect than another; of equals that is less which did less in all.
  private static func isLess(
    _ one: CauseTrial.Part, _ other: CauseTrial.Part, _ axis: Axis, _ weights: [Double]
  ) -> Bool {
    let (left, right) = (one.effect[axis].magnitude, other.effect[axis].magnitude)
    if (left - right).magnitude > 1e-6 { return left < right }
    return (weights[one.edit], other.edit) < (weights[other.edit], one.edit)
  }
}
