import AutoLayout
import ProofModel
import Resolving

/// A layout that was read from a file knows its views' looks and its constraints, not what the document said of
/// priorities, margins and stacks: these are read back from the constraints that they became.
extension LayoutComparison {
  var isRecorded: Bool { expected.system == nil || actual.system == nil }

  /// What was given to views otherwise, as far as constraints and solved margins tell.
  func recordedInputs() -> [InputChange] {
    guard isRecorded else { return [] }
    return priorityInputs() + sizeInputs() + marginInputs() + stackInputs() + placeInputs()
  }

  private func input(
    _ kind: Change.Kind, _ view: Int, _ what: Change.Trait, _ before: String, _ after: String
  ) -> InputChange {
    let view = (position: view, solved: actual.views[view])
    var change = Change(
      kind, .view(path: view.solved.path, id: view.solved.content.id),
      "\(what.words) of '\(name(view.solved))' is \(after) instead of \(before)", before: before, after: after,
      span: view.solved.content.span, trait: what)
    change.beforeFrame = views.toExpected[view.position].map { expected.views[$0].pixelFrame }
    change.afterFrame = view.solved.pixelFrame
    return InputChange(change, .view(view.position))
  }

  // MARK: Priorities and sizes

  private func priorityInputs() -> [InputChange] {
    rules.pairs.compactMap { pair in
      let (old, new) = (expected.constraints[pair.expected], actual.constraints[pair.actual])
      guard old.priority != new.priority, case .view(let view) = new.first.item else { return nil }
      let what: Change.Trait
      switch new.origin {
      case .hugging(let axis): what = "\(axis.rawValue) hugging"
      case .compression(let axis): what = "\(axis.rawValue) compression resistance"
      default: return nil
      }
      return input(.priorityChanged, view, what, Wording.number(old.priority), Wording.number(new.priority))
    }
  }

  /// Another natural size that neither the content, nor a width to wrap at, nor another machine explains.
  private func sizeInputs() -> [InputChange] {
    views.pairs.compactMap { pair in
      guard let sizes = contentSizes[pair.actual], !contentEdits.contains(pair.actual) else { return nil }
      let (before, after) = (expected.views[pair.expected], actual.views[pair.actual])
      let isText = after.content.text != nil || after.content.placeholder != nil
      guard !isText || hasSameMachine, !before.content.isHidden, !after.content.isHidden else { return nil }
      let wraps = isText && sizes.width.isSame && !before.frame.width.isNear(after.frame.width)
      guard !sizes.width.isSame || !sizes.height.isSame && !wraps else { return nil }
      guard expected.environment.text == actual.environment.text, expected.environment.era == actual.environment.era
      else { return nil }
      return input(.intrinsicSizeChanged, pair.actual, "natural size", sizes.words(\.before), sizes.words(\.after))
    }
  }

  /// The same fonts and libraries on both sides, as far as they are told.
  var hasSameMachine: Bool {
    let (before, after) = (expectedInputs.digests, actualInputs.digests)
    guard !before.isEmpty, !after.isEmpty else { return false }
    return after.allSatisfy { one in before.contains { $0.name == one.name && $0.digest == one.digest } }
  }

  // MARK: Margins

  /// Margins that changed though the safe area and the view's place did not; of nested ones the outermost.
  private func marginInputs() -> [InputChange] {
    guard expected.environment.rootMargin == actual.environment.rootMargin else { return [] }
    var told: Set<Int> = []
    var inputs: [InputChange] = []
    for pair in views.pairs {
      let (before, after) = (expected.views[pair.expected], actual.views[pair.actual])
      guard !before.layoutMargins.isNear(after.layoutMargins), before.safeAreaInsets.isNear(after.safeAreaInsets)
      else { continue }
      if let parent = after.parent, told.contains(parent) {
        told.insert(pair.actual)
        continue
      }
      guard before.windowFrame.isNear(after.windowFrame) else { continue }
      told.insert(pair.actual)
      inputs.append(
        input(
          .marginChanged, pair.actual, "margins", Wording.insets(before.layoutMargins),
          Wording.insets(after.layoutMargins)))
    }
    return inputs
  }

  // MARK: Stacks and drawn places

  private func stackInputs() -> [InputChange] {
    var differing: [Int: [(purpose: SolvedConstraint.StackPurpose, old: SolvedConstraint?, new: SolvedConstraint?)]] =
      [:]
    for (position, constraint) in actual.constraints.enumerated() {
      guard case .stack(let purpose) = constraint.origin, let stack = stack(of: constraint, actual) else { continue }
      let other = rules.toExpected[position]
      if let other, rules.differences(other, position).isEmpty { continue }
      differing[stack, default: []].append((purpose, other.map { expected.constraints[$0] }, constraint))
    }
    for (position, constraint) in expected.constraints.enumerated() where rules.toActual[position] == nil {
      guard case .stack(let purpose) = constraint.origin,
        let stack = stack(of: constraint, expected).flatMap({ views.toActual[$0] })
      else { continue }
      differing[stack, default: []].append((purpose, constraint, nil))
    }
    return differing.keys.sorted().compactMap { stack in
      guard hasSameArrangement(stack), let before = views.toExpected[stack] else { return nil }
      let (old, new) = (expected.views[before].content.axis, actual.views[stack].content.axis)
      if let old, let new, old != new { return input(.stackChanged, stack, "axis", old.rawValue, new.rawValue) }
      return settings(stack, differing[stack] ?? [])
    }
  }

  private func settings(
    _ stack: Int,
    _ differing: [(purpose: SolvedConstraint.StackPurpose, old: SolvedConstraint?, new: SolvedConstraint?)]
  ) -> InputChange? {
    let purposes = Set(differing.map(\.purpose))
    let spacing = differing.first { $0.purpose == .spacing && $0.old != nil && $0.new != nil }
    let isDistribution = !purposes.isDisjoint(with: [.distribution, .equal])
    if isDistribution { return changed(stack, "distribution") }
    if let old = spacing?.old?.constant, let new = spacing?.new?.constant, !old.isNear(new) {
      return input(.stackChanged, stack, "spacing", Wording.number(old), Wording.number(new))
    }
    // Shares by natural sizes follow the contents.
    let isProportional = purposes == [.proportional] && differing.allSatisfy { $0.old != nil && $0.new != nil }
    guard !isProportional else { return nil }
    return changed(stack, purposes.contains(.proportional) ? "distribution" : "alignment")
  }

  /// A setting of which only the traces are known.
  private func changed(_ stack: Int, _ what: Change.Trait) -> InputChange {
    var result = input(.stackChanged, stack, what, "", "")
    result.change.sentence = "\(what.words) of '\(name(actual.views[stack]))' is not what it was"
    (result.change.before, result.change.after) = (nil, nil)
    return result
  }

  /// The stack that a generated constraint belongs to: the superview of one of its views, and where it speaks of a
  /// stack and what is in it, that stack; its own size is its own.
  private func stack(of constraint: SolvedConstraint, _ layout: SolvedLayout) -> Int? {
    let concerned = constraint.terms.compactMap(\.anchor.item.view)
    if constraint.origin == .stack(.fit) { return concerned.first }
    let parents = concerned.compactMap { layout.views[$0].parent }
    return parents.first { concerned.contains($0) }
      ?? parents.first { layout.views[$0].content.kind == .stack }
  }

  /// The same views, all of them shown or hidden as they were, in the same order.
  private func hasSameArrangement(_ stack: Int) -> Bool {
    guard let before = views.toExpected[stack] else { return false }
    let new = actual.views.indices.filter { actual.views[$0].parent == stack }
    let old = expected.views.indices.filter { expected.views[$0].parent == before }
    return old.map { views.toActual[$0] } == new.map { Optional($0) }
      && zip(old, new).allSatisfy { expected.views[$0].content.isHidden == actual.views[$1].content.isHidden }
  }

  /// Places that were drawn, with other numbers.
  private func placeInputs() -> [InputChange] {
    var told: Set<Int> = []
    return rules.pairs.compactMap { pair in
      let (old, new) = (expected.constraints[pair.expected], actual.constraints[pair.actual])
      switch new.origin {
      case .implied, .autoresizing, .proportional: break
      default: return nil
      }
      guard case .view(let view) = new.first.item, !rules.differences(pair.expected, pair.actual).isEmpty,
        told.insert(view).inserted, old.text != new.text
      else { return nil }
      return input(.frameChanged, view, "drawn place", "'\(old.text)'", "'\(new.text)'")
    }
  }

  // MARK: Tokens

  /// The old value of a number that is not recorded: every rule that names it changed, and now has its value.
  func recordedNumbers() -> [String: Double] {
    guard expected.system == nil, let system = actual.system else { return [:] }
    let written = system.writtenRules
    let plain = system.plainConstants
    var result: [String: Double] = [:]
    for name in system.screen.numbers.keys.sorted() {
      guard let value = system.screen.numbers[name] else { continue }
      let users = written.keys.sorted().filter { written[$0]?.mentions("$" + name) == true }
      var before: Set<Double> = []
      for user in users {
        guard let other = rules.toExpected[user], plain[user]?.magnitude == value.magnitude else {
          before.removeAll()
          break
        }
        let old = expected.constraints[other].constant.magnitude
        before.insert((old * 1e6).rounded() / 1e6)
      }
      // One rule alone is better told as itself.
      if users.count > 1, before.count == 1, let old = before.first, !old.isNear(value.magnitude) {
        result[name] = value < 0 ? -old : old
      }
    }
    return result
  }
}

/// A token whose old value is not recorded.
enum RecordedToken {
  /// What uses it: a view's property of a kind.
  struct Use: Hashable {
    var id: String
    var kind: Change.Kind
  }
}

extension LayoutComparison {
  /// The tokens behind equal changes: all views that name one now changed alike.
  func recordedTokens(_ changes: [(id: String, change: Change)]) -> [RecordedToken.Use: String] {
    guard expectedInputs.document == nil, let tokens = actualInputs.document?.tokens else { return [:] }
    var result: [RecordedToken.Use: String] = [:]
    for name in tokens.keys.sorted() {
      guard let value = tokens[name]?.value else { continue }
      let users = values.users(of: "$" + name).filter { views.actualPosition(of: $0) != nil }
      guard users.count > 1 else { continue }
      for kind in [Change.Kind.colorChanged, .fontChanged] where value.isUsed(for: kind) {
        let found = users.compactMap { id in changes.first { $0.id == id && $0.change.kind == kind }?.change }
        guard found.count == users.count, Set(found.map { [$0.before, $0.after] }).count == 1 else { continue }
        for id in users { result[RecordedToken.Use(id: id, kind: kind)] = "$" + name }
      }
    }
    return result
  }
}

extension TokenValue {
  fileprivate func isUsed(for kind: Change.Kind) -> Bool {
    switch self {
    case .color: return kind == .colorChanged
    case .font: return kind == .fontChanged
    case .number, .text: return false
    }
  }
}

extension ContentSizes {
  /// `100 × 20`, `none` standing for no size.
  fileprivate func words(_ side: KeyPath<Extent, Double?>) -> String {
    [width, height].map { $0[keyPath: side].map(Wording.number) ?? "none" }.joined(separator: " × ")
  }
}

extension EdgeInsets {
  func isNear(_ other: EdgeInsets) -> Bool {
    top.isNear(other.top) && left.isNear(other.left) && bottom.isNear(other.bottom) && right.isNear(other.right)
  }
}
