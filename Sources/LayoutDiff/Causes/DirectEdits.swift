import AutoLayout
import ProofModel
import Resolving

/// Edits of a rule's constant that say by how much a view moved or grew: `25 instead of 0` of a rule of the view whose side
/// lies 25 points lower; and new ones that say its size: `width == 75` of a view that is 75 points wide now. Of several edits
/// that each bring a movement back a reader holds such a one for its cause.
struct DirectEdits {
  private struct Key: Hashable {
    var effect: Int
    var axis: Axis
  }

  /// By effect and axis: the edits, in their order.
  private var found: [Key: [Int]] = [:]
  /// The same of those of rules that must hold and leave nothing else to say it.
  private var certain: [Key: Int] = [:]

  /// By effect and axis: the edit that took away a rule that said the view's length and held: while it stood nothing else made
  /// that another.
  private var freed: [Key: Int] = [:]

  /// By effect and axis: the edit of the view's own frame, with how far it says that the view moved or grew.
  private var drawn: [Key: (edit: Int, amount: Double)] = [:]

  /// By edit of rules' constants alone: by how many points these are others, whichever way.
  private var numbers: [Int: Double] = [:]

  /// Points that are rounding's.
  private static let least = 0.51

  init(_ finder: CauseFinder, _ effects: [Change]) {
    findDrawn(finder, effects)
    findFreed(finder, effects)
    var byView: [String: [(edit: Int, axis: Axis, isLength: Bool, amount: Double)]] = [:]
    let rules = Dictionary(
      finder.actual.constraints.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var sizes: [String: [(edit: Int, axis: Axis, size: Double)]] = [:]
    var others: Set<Int> = []
    for input in finder.inputs {
      guard let edit = finder.editOf[input.edit] else { continue }
      if input.change.kind == .constantChanged, let old = input.change.beforeValue, let new = input.change.afterValue {
        numbers[edit, default: 0] += (new - old).magnitude
      } else {
        others.insert(edit)
      }
      guard case .rule(let id) = input.change.subject else { continue }
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
        // A larger constant takes the first view's side farther, or makes it longer, and another one's back.
        let way = term.anchor == finder.actual.constraints[place].first ? 1.0 : -1
        byView[finder.actual.views[view].content.id, default: []].append(
          (edit, attribute.axis, [.width, .height].contains(attribute), (new - old) * way))
      }
    }
    for edit in others { numbers[edit] = nil }
    for (index, change) in effects.enumerated() {
      guard case .view(_, let id) = change.subject, let effect = change.effect else { continue }
      for direct in byView[id] ?? []
      where direct.isLength == (effect.kind == .resized)
        && (effect[direct.axis] - direct.amount).magnitude <= Self.least
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
    findCertain(finder, effects, rules)
    followScrollViews(finder, effects)
  }

  /// Gives what AppKit's scroll view clips the edits that say how large the scroll view is: it grows as that does.
  private mutating func followScrollViews(_ finder: CauseFinder, _ effects: [Change]) {
    guard finder.actual.environment.isMac else { return }
    var places: [String: Int] = [:]
    for (index, change) in effects.enumerated() where change.kind == .resized {
      if case .view(_, let id) = change.subject { places[id] = index }
    }
    for (id, index) in places {
      guard let view = finder.actual.index(of: id).map({ finder.actual.views[$0] }), view.content.clips,
        let outer = view.parent.map({ finder.actual.views[$0].content }), outer.clips || outer.kind == .scroll,
        let other = places[outer.id], let (own, its) = CanvasFrames.both(effects[index].effect, effects[other].effect)
      else { continue }
      for axis in Axis.allCases where own[axis] != 0 && (own[axis] - its[axis]).magnitude <= Self.least {
        let (inner, around) = (Key(effect: index, axis: axis), Key(effect: other, axis: axis))
        found[inner] = found[inner] ?? found[around]
        certain[inner] = certain[inner] ?? certain[around]
      }
    }
  }

  /// Finds edits that give a view another frame: what that says of it stands in the file.
  private mutating func findDrawn(_ finder: CauseFinder, _ effects: [Change]) {
    guard let before = finder.expected.system?.screen.nodes, let after = finder.actual.system?.screen.nodes else {
      return
    }
    for input in finder.inputs where input.change.kind == .frameChanged {
      guard case .view(let view) = input.edit, case .view(_, let id) = input.change.subject,
        after.indices.contains(view), after[view].content.id == id, let edit = finder.editOf[input.edit],
        let old = finder.comparison.views.toExpected[view].flatMap({ before[$0].frame }), let new = after[view].frame
      else { continue }
      for (index, change) in effects.enumerated() {
        guard case .view(_, id) = change.subject else { continue }
        for axis in Axis.allCases {
          let amount =
            change.kind == .resized
            ? axis == .horizontal ? new.width - old.width : new.height - old.height
            : axis == .horizontal ? new.x - old.x : new.y - old.y
          drawn[Key(effect: index, axis: axis)] = (edit, amount)
        }
      }
    }
  }

  private mutating func findFreed(_ finder: CauseFinder, _ effects: [Change]) {
    let rules = Dictionary(finder.expected.constraints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for input in finder.inputs where input.change.kind == .ruleRemoved {
      guard case .rule = input.edit, case .rule(let id) = input.change.subject, let edit = finder.editOf[input.edit],
        let rule = rules[id], rule.relation == .equal, rule.priority >= 1000, rule.status == .satisfied,
        rule.terms.count == 1, [.width, .height].contains(rule.first.attribute), case .view(let old) = rule.first.item,
        let view = finder.comparison.views.toActual[old].map({ finder.actual.views[$0].content.id })
      else { continue }
      for (index, change) in effects.enumerated() where change.kind == .resized {
        guard case .view(_, view) = change.subject else { continue }
        freed[Key(effect: index, axis: rule.first.attribute.axis)] = edit
      }
    }
  }

  /// The edit that took away the rule that said a view's length; nil where there is none.
  func freed(_ effect: Int, _ axis: Axis) -> Int? { freed[Key(effect: effect, axis: axis)] }

  /// Whether an edit of a view's own frame says that it moved or grew by an amount: one of which something is left on the screen,
  /// and not that another edit takes back nearly all of it.
  ///
  /// - Parameter whole: how far it moved, or by how much it grew.
  func draws(_ edit: Int, _ effect: Int, _ axis: Axis, by amount: Double, of whole: Double) -> Bool {
    guard let drawn = drawn[Key(effect: effect, axis: axis)] else { return false }
    return drawn.edit == edit && (drawn.amount - amount).magnitude <= Self.least
      && amount.magnitude <= Self.mostScale * whole.magnitude
  }

  /// So many times as far as on the screen a view's own frame may move it.
  private static let mostScale = 3.0

  /// Finds edits that a trial need not bear out, since the rule is an equation that holds on both sides: of a length, or of a
  /// side of a view and one of another that stayed where it was.
  private mutating func findCertain(_ finder: CauseFinder, _ effects: [Change], _ rules: [String: Int]) {
    let (before, after) = (finder.expected, finder.actual)
    func frames(_ view: Int) -> (old: Rect, new: Rect)? {
      finder.comparison.views.toExpected[view].map { (before.views[$0].windowFrame, after.views[view].windowFrame) }
    }
    func isStill(_ view: Int, _ axis: Axis) -> Bool {
      guard let (old, new) = frames(view) else { return false }
      let ends =
        axis == .horizontal ? (old.minX - new.minX, old.maxX - new.maxX) : (old.minY - new.minY, old.maxY - new.maxY)
      return max(ends.0.magnitude, ends.1.magnitude) <= Self.least
    }
    for input in finder.inputs {
      guard case .rule = input.edit, case .rule(let id) = input.change.subject, let edit = finder.editOf[input.edit],
        let rule = rules[id].map({ finder.actual.constraints[$0] }), rule.relation == .equal, rule.priority >= 1000,
        case .view(let view) = rule.first.item
      else { continue }
      let axis = rule.first.attribute.axis
      let isLength = [.width, .height].contains(rule.first.attribute)
      func put(_ view: Int, _ amount: Double?, by attribute: LayoutAttribute) {
        // The upper side is where the view begins, whatever its size.
        let isOrigin = attribute == .top || attribute == .left
        let id = finder.actual.views[view].content.id
        for (index, change) in effects.enumerated() {
          guard case .view(_, id) = change.subject, (change.kind == .resized) == isLength, let effect = change.effect,
            effect[axis].magnitude > Self.least, says(edit, index, axis)
          else { continue }
          if let amount, (effect[axis] - amount).magnitude > Self.least { continue }
          // The far side of a view of another size lies elsewhere for that.
          let sizes = frames(view).map {
            axis == .horizontal ? ($0.old.width, $0.new.width) : ($0.old.height, $0.new.height)
          }
          if !isLength, !isOrigin, let sizes, (sizes.0 - sizes.1).magnitude > Self.least { continue }
          certain[Key(effect: index, axis: axis)] = certain[Key(effect: index, axis: axis)] ?? edit
        }
      }
      if isLength, rule.terms.count == 1, [.ruleAdded, .constantChanged].contains(input.change.kind) {
        put(view, nil, by: rule.first.attribute)
      }
      guard !isLength, input.change.kind == .constantChanged, rule.terms.count == 2, rule.multiplier == 1,
        let old = input.change.beforeValue, let new = input.change.afterValue,
        let second = rule.second, case .view(let other) = second.item
      else { continue }
      // A rule places its first view by the second, or what lies in the first: of others it may as well keep the one where it was.
      if isStill(other, axis) { put(view, new - old, by: rule.first.attribute) }
      if isStill(view, axis), after.contains(view, other) { put(other, old - new, by: second.attribute) }
    }
  }

  /// The edit that says the amount of an effect along an axis, where nothing else can: nil where there is none.
  func certain(of effect: Int, _ axis: Axis) -> Int? { certain[Key(effect: effect, axis: axis)] }

  /// Whether edits are of rules' constants alone, which together are as many points others as something moved or grew: all of
  /// that is theirs.
  func give(_ edits: [Int], _ amount: Double) -> Bool {
    let own = edits.compactMap { numbers[$0] }
    return !own.isEmpty && own.count == edits.count && (own.reduce(0, +) - amount.magnitude).magnitude <= Self.least
  }

  /// By how many points the constants of an edit are others that is of rules' constants alone; nil of other edits.
  func number(of edit: Int) -> Double? { numbers[edit] }

  /// Whether an edit says the amount of an effect along an axis.
  func says(_ edit: Int, _ effect: Int, _ axis: Axis) -> Bool {
    edits(of: effect, axis).contains(edit)
  }

  /// The edits that say the amount of an effect along an axis.
  func edits(of effect: Int, _ axis: Axis) -> [Int] {
    found[Key(effect: effect, axis: axis)] ?? []
  }
}
