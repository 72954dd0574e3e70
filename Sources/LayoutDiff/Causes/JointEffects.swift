import ProofModel

/// What is told of which edit: what an edit gives by itself is told of it, all of the movement beside it where others had a
/// part in that; what several edits gave that none of them gives by itself is told of all together.
///
/// A reader who sees the edits alone adds up what each of them says: `16 instead of 20` moves nothing by 41 points, whatever
/// else came to it.
struct JointEffects {
  /// By edit: what is told of it.
  private(set) var shares: [[Effect]]
  /// By edit of which nothing is told: the edit whose effect it has a part in.
  private(set) var hosts: [Int: Int] = [:]
  /// What several edits gave together.
  private(set) var together: [Effect] = []
  /// By edit: how much it has in these, in points.
  private(set) var weightsTogether: [Double]

  /// Points that are no part of an effect, beside one that is larger.
  private static let leastPart = 1.0
  /// Less is told of none where something moved by more.
  private static let leastTold = 0.5
  /// What rounding to pixels and measuring leave: points, and of an effect that is large a share of it.
  private static let leastSlack = (points: 0.75, share: 0.02)

  /// What rounding leaves of several parts together, in points.
  private static let leastSum = 1.01

  /// What one edit gives of one effect along an axis.
  private struct Portion {
    var edit: Int
    var amount: Double
  }

  /// - Parameters:
  ///   - parts: by effect, what each edit gives of it.
  ///   - effects: whole movements and growths.
  ///   - direct: by effect, the edits that say its amount themselves (``DirectEdits``).
  ///   - alone: how far a view moved, or grew, by an edit alone; nil where it was not tried.
  init(
    _ parts: [CauseTrial.Parts], of effects: [Change], edits: Int, direct: DirectEdits,
    alone: (_ effect: Int, _ edit: Int) -> Point?
  ) {
    shares = Array(repeating: [], count: edits)
    weightsTogether = Array(repeating: 0, count: edits)
    var weights = [Double](repeating: 0, count: edits)
    for part in parts.joined() { weights[part.edit] += part.effect.extent }
    var lent: [Int: [Int: Double]] = [:]
    func lend(_ portions: [Portion], to edit: Int) {
      for other in portions where other.edit != edit {
        lent[other.edit, default: [:]][edit, default: 0] += other.amount.magnitude
      }
    }
    var seconds: [(edit: Int, effect: Effect, axis: Axis)] = []
    let most = effects.lazy.compactMap { $0.recordedEffect?.extent }.max() ?? 0
    for (index, parts) in parts.enumerated() where !parts.isEmpty {
      guard let effect = effects[index].recordedEffect else { continue }
      for axis in Axis.allCases {
        let whole = effect[axis]
        let given = parts.filter { $0.effect[axis] != 0 }
        guard whole != 0, !given.isEmpty, most < Self.leastPart || whole.magnitude >= Self.leastTold else { continue }
        let portions = given.map { part in
          Portion(edit: part.edit, amount: alone(index, part.edit)?[axis] ?? part.effect[axis])
        }
        let slack = max(Self.leastSlack.points, whole.magnitude * Self.leastSlack.share)
        func isLess(_ one: Portion, _ other: Portion) -> Bool {
          let (left, right) = (direct.says(one.edit, index, axis), direct.says(other.edit, index, axis))
          if left != right { return right }
          let (own, its) = (one.amount.magnitude, other.amount.magnitude)
          if (own - its).magnitude > slack { return own < its }
          return (weights[one.edit], other.edit) < (weights[other.edit], one.edit)
        }
        // What a view's own frame says stands in the file, whatever takes some of it back.
        func tells(_ one: Portion) -> Bool {
          Self.isPart(one.amount, of: whole, slack) || direct.draws(one.edit, index, axis, by: one.amount, of: whole)
        }
        let all = portions.filter { ($0.amount - whole).magnitude <= slack }
        let sum = portions.reduce(0) { $0 + $1.amount }
        if let first = all.max(by: isLess) {
          add(whole, of: effect, axis, to: first.edit)
          lend(portions, to: first.edit)
        } else if (sum - whole).magnitude <= max(slack, Self.leastSum)
          || portions.count == 1 && portions[0].amount * whole > 0,
          let first = portions.max(by: { $0.amount * whole < $1.amount * whole }),
          case let isTold = tells(first), isTold || edits == 1
        {
          add(isTold ? first.amount : whole, of: effect, axis, to: first.edit)
          let others = portions.filter { $0.edit != first.edit }
          let told = others.filter { $0.amount.magnitude >= Self.leastPart && Self.isPart($0.amount, of: whole, slack) }
          seconds += told.map { ($0.edit, Self.share($0.amount, of: effect, axis), axis) }
          lend(others.filter { other in !told.contains { $0.edit == other.edit } }, to: first.edit)
        } else {
          Self.join(effect.along(axis), axis, to: &together)
          for portion in portions { weightsTogether[portion.edit] += max(portion.amount.magnitude, Self.leastPart) }
        }
      }
    }
    // An edit of which nothing else is told is told with its smaller shares.
    let silent = Set(shares.indices.filter { shares[$0].isEmpty })
    for (edit, effect, axis) in seconds where silent.contains(edit) { Self.join(effect, axis, to: &shares[edit]) }
    for (edit, others) in lent where shares[edit].isEmpty && weightsTogether[edit] == 0 {
      hosts[edit] = others.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
  }

  /// What several edits gave together, with what all of them did along axes in which no edit gives anything; each view once.
  func together(with others: [Effect]) -> [Effect] {
    var result = together
    for effect in others {
      for axis in Axis.allCases where effect[axis] != 0 { Self.join(effect.along(axis), axis, to: &result) }
    }
    return result
  }

  /// Whether an amount goes the way of the whole and no further: what others take back again is found in no picture.
  private static func isPart(_ amount: Double, of whole: Double, _ slack: Double) -> Bool {
    amount * whole > 0 && amount.magnitude <= whole.magnitude + slack
  }

  private mutating func add(_ amount: Double, of effect: Effect, _ axis: Axis, to edit: Int) {
    Self.join(Self.share(amount, of: effect, axis), axis, to: &shares[edit])
  }

  /// What of an effect along an axis is of one edit.
  private static func share(_ amount: Double, of effect: Effect, _ axis: Axis) -> Effect {
    var share = effect.along(axis)
    let isAll = (amount - effect[axis]).magnitude < 1e-6
    share[axis] = amount
    if !isAll { share.whole = axis == .horizontal ? Point(x: effect[axis], y: 0) : Point(x: 0, y: effect[axis]) }
    return share
  }

  /// Adds an effect along an axis to what is told of the same view already.
  private static func join(_ effect: Effect, _ axis: Axis, to told: inout [Effect]) {
    guard let place = told.firstIndex(where: { $0.subject == effect.subject && $0.kind == effect.kind }) else {
      return told.append(effect)
    }
    if told[place].whole != nil || effect.whole != nil {
      let other = told[place].whole?[axis.other] ?? told[place][axis.other]
      let own = effect.whole?[axis] ?? effect[axis]
      told[place].whole = axis == .horizontal ? Point(x: own, y: other) : Point(x: other, y: own)
    }
    told[place][axis] = effect[axis]
  }
}
