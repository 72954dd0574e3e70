import AutoLayout
import ProofModel
import Resolving

/// Edits of a rule's constant that say by how much a view moved or grew: `25 instead of 0` of a rule of the view whose side
/// lies 25 points lower; and new ones that say its size: `width == 75` of a view that is 75 points wide now. Of several edits that each bring a movement back a reader holds such a one for its cause.
struct DirectEdits {
  private struct Key: Hashable {
    var effect: Int
    var axis: Axis
  }

  /// By effect and axis: the edits, in their order.
  private var found: [Key: [Int]] = [:]

  /// Points that are rounding's.
  private static let least = 0.51

  init(_ finder: CauseFinder, _ effects: [Change]) {
    var byView: [String: [(edit: Int, axis: Axis, isLength: Bool, amount: Double)]] = [:]
    let rules = Dictionary(
      finder.actual.constraints.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var sizes: [String: [(edit: Int, axis: Axis, size: Double)]] = [:]
    for input in finder.inputs {
      guard case .rule(let id) = input.change.subject, let edit = finder.editOf[input.edit] else { continue }
      if input.change.kind == .ruleAdded, case .rule = input.edit,
        let rule = rules[id].map({ finder.actual.constraints[$0] }),
        rule.relation == .equal, rule.terms.count == 1, [.width, .height].contains(rule.first.attribute),
        case .view(let view) = rule.first.item
      {
        sizes[finder.actual.views[view].content.id, default: []].append(
          (edit, rule.first.attribute.axis, rule.constant))
      }
      guard input.change.kind == .constantChanged, let old = input.change.beforeValue,
        let new = input.change.afterValue, let place = rules[id]
      else { continue }
      for term in finder.actual.constraints[place].terms {
        guard case .view(let view) = term.anchor.item else { continue }
        let attribute = term.anchor.attribute
        byView[finder.actual.views[view].content.id, default: []].append(
          (edit, attribute.axis, [.width, .height].contains(attribute), (new - old).magnitude))
      }
    }
    for (index, change) in effects.enumerated() {
      guard case .view(_, let id) = change.subject, let effect = change.effect else { continue }
      for direct in byView[id] ?? []
      where direct.isLength == (effect.kind == .resized)
        && (effect[direct.axis].magnitude - direct.amount).magnitude <= Self.least
      {
        found[Key(effect: index, axis: direct.axis), default: []].append(direct.edit)
      }
      for own in sizes[id] ?? [] where effect.kind == .resized && effect[own.axis].magnitude > Self.least {
        let size = change.afterFrame.map { own.axis == .horizontal ? $0.width : $0.height }
        guard let size, (size - own.size).magnitude <= Self.least else { continue }
        found[Key(effect: index, axis: own.axis), default: []].append(own.edit)
      }
    }
    found = found.mapValues { $0.once.sorted() }
  }

  /// Whether an edit says the amount of an effect along an axis.
  func says(_ edit: Int, _ effect: Int, _ axis: Axis) -> Bool {
    edits(of: effect, axis).contains(edit)
  }

  /// The edits that say the amount of an effect along an axis.
  func edits(of effect: Int, _ axis: Axis) -> [Int] {
    found[Key(effect: effect, axis: axis)] ?? []
  }
}
