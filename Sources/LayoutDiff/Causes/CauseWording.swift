import AutoLayout
import ProofModel
import Resolving

/// A cause in one sentence, and the signature by which variants with the same cause are grouped.
struct CauseWording {
  let finder: CauseFinder
  let edit: InputChange.Edit
  let inputs: [Change]
  /// What was done besides in edits that act together with this one alone.
  let joined: [Change]
  /// How many edits these are.
  private let others: Int
  /// What was done besides in rules across the way that something moved, which did not move it.
  private let across: [Change]
  let effects: [Effect]
  let order: CauseOrder

  init(
    _ finder: CauseFinder, _ edit: InputChange.Edit, inputs: [Change], joined: [Change] = [], others: Int = 0,
    effects: [Effect],
    aspects: [NodeAspect: CauseTrial.Returned] = [:]
  ) {
    self.finder = finder
    self.edit = edit
    let across = joined.filter { Self.isAcross($0, effects, finder) }
    self.across = across
    self.joined = joined.filter { !across.contains($0) } + across
    self.others = others
    self.effects = effects
    order = CauseOrder(finder, edit, inputs: inputs, effects: effects, aspects: aspects)
    self.inputs = order.ordered
  }

  /// Whether it is a rule across the way that something moved, which did not move it. O(effects + constraints).
  static func isAcross(_ change: Change, _ effects: [Effect], _ finder: CauseFinder) -> Bool {
    let ways = Axis.allCases.filter { axis in effects.contains { $0[axis] != 0 } }
    return !ways.isEmpty && finder.axes(of: change).isDisjoint(with: ways)
  }

  /// What moved nothing, in the words of its changes.
  var idle: Set<String> { order.idle.union(across.map(\.part.words)) }

  var kind: Change.Kind {
    switch edit {
    case .group: return inputs.contains { $0.kind == .ruleAdded } ? .groupOn : .groupOff
    default: return inputs.first?.kind ?? .styleChanged
    }
  }

  var subject: Change.Subject {
    switch edit {
    case .group(let name): return .group(name)
    case .value(let name): return .value(name)
    default: return inputs.first?.subject ?? .environment("")
    }
  }

  // MARK: Signature

  /// Without numbers: margins, texts and sizes may be others in another variant.
  var signature: String {
    switch edit {
    case .view, .goneView:
      // What the view shows is the same edit wherever rules are told before it.
      if inputs.first?.isOfRule == true, inputs.first?.kind != .ruleRemoved,
        let shown = inputs.first(where: { $0.kind == .imageChanged }), case .view(_, let id) = shown.subject
      {
        return "\(shown.kind.rawValue) \(id)"
      }
      // The same object in a scene and inside another one.
      if case .view(_, let id) = subject { return "\(kind.rawValue) \(id)" }
      return "\(kind.rawValue) \(subject.name)"
    case .rule(let group, _): return "rule \(group)/\(shape)"
    case .group(let name): return "group \(name)"
    case .value(let name):
      // What bars say is the same change only where they said the same.
      guard let input = inputs.first, input.kind == .textChanged, input.subject == .value(name) else {
        return "value \(name)"
      }
      return "value \(name) \(Self.values(of: input))"
    case .conversion:
      // Of several screens each is its own.
      let views = inputs.filter { $0.before == "rules" || $0.after == "rules" }.compactMap { input in
        if case .view(_, let id) = input.subject { id } else { nil }
      }
      return "conversion" + (views.min().map { " \($0)" } ?? "")
    case .environment(let what):
      // Windows of several files that grew, each by its own, are no one change, nor are views without one, which are of
      // another size on each device.
      guard what == LayoutComparison.window, let input = inputs.first, input.subject == .environment(what) else {
        return "environment \(what)"
      }
      if finder.actual.environment.isMac { return "environment \(what) \(Self.values(of: input))" }
      return "environment \(what)" + (finder.comparison.isWindowless ? " \(finder.actual.views[0].content.id)" : "")
    case .order: return "tie"
    }
  }

  /// Tells changes apart by what they are from and to.
  private static func values(of input: Change) -> String {
    StableHash.word("\(input.before ?? "")\u{1F}\(input.after ?? "")")
  }

  /// The first rule's anchors, or the user's own id of it.
  private var shape: String {
    guard case .rule(let id)? = inputs.first?.subject else { return "" }
    let isGone = inputs.first?.kind == .ruleRemoved
    let layout = isGone ? finder.expected : finder.actual
    guard let rule = layout.constraints.first(where: { $0.id == id }) else { return id }
    if !rule.label.hasPrefix(rule.group + "[") { return rule.label }
    let anchors = rule.terms.map { term -> String in
      switch term.anchor.item {
      case .view(let view): return "\(finder.comparison.name(layout.views[view])).\(term.anchor.attribute.rawValue)"
      case .guide(let guide):
        let guide = layout.guides[guide]
        let owner = finder.comparison.name(layout.views[guide.owner])
        return "\(owner).\(guide.kind?.rawValue ?? guide.id).\(term.anchor.attribute.rawValue)"
      }
    }
    return anchors.joined(separator: " \(rule.relation.rawValue) ")
  }

  // MARK: Sentence

  var sentence: String {
    guard !order.saysOnly else { return lead }
    let said = followed(wording(of: effects).phrase)
    return said.isEmpty ? lead : lead + ", so " + said
  }

  /// What followed most of all.
  var brief: String {
    guard !order.saysOnly else { return "" }
    let main = wording(of: order.mainEffects.isEmpty ? effects : order.mainEffects)
    return followed(main.brief)
  }

  /// All that followed, with the names of what moved.
  var whole: String { order.saysOnly ? "" : followed(wording(of: effects).whole) }

  /// How ``whole`` names several views, and what they are called where a text named them before.
  var lists: [String: String] { order.saysOnly ? [:] : wording(of: effects).lists }

  /// What moved, after the window that took another size with the edit and may have moved it: that edit is not a rule of
  /// the root's own side, which says the window's length itself.
  private func followed(_ moved: String) -> String {
    guard edit != .environment(LayoutComparison.window), finder.window?.isOneEdits ?? true,
      let window = inputs.first(where: { $0.subject == .environment(LayoutComparison.window) }),
      !inputs.contains(where: { finder.comparison.rootAxis(of: $0) != nil })
    else { return moved }
    return moved.isEmpty ? window.sentence : "\(window.sentence) and \(moved)"
  }

  /// Whether it is another width of a cell, or another place of a column's title, which the edit's table gives these on the Mac.
  func isOfColumn(_ change: Change) -> Bool {
    guard case .view(let table) = edit, case .view(_, let id) = change.subject else { return false }
    let isOfTitle = change.isOfDrawnFrame || change.isOf(.columnPlace)
    let isOfTable = finder.actual.views[table].content.kind == .table
    return (change.side == .horizontal || isOfTitle && isOfTable) && id != finder.actual.views[table].content.id
  }

  private func wording(of effects: [Effect]) -> EffectWording {
    EffectWording(effects, others: others, subject: ownView, called: called, rewrapping: rewrapping)
  }

  private var ownView: Change.Subject? {
    guard case .view = edit, let first = inputs.first else { return nil }
    // What stands at a cell's end is the cell's, the room that it takes its content's.
    if first.isOf(.accessory), !finder.comparison.isOwn(first, of: edit) { return nil }
    // The widths of a table's columns are the table's, what follows its cells'.
    if isOfColumn(first) { return nil }
    return first.subject
  }

  private var lead: String { parts.map(\.words).joined(separator: Cause.separator) }

  func called(_ subject: Change.Subject) -> String { finder.called(subject) }

  /// `takes two lines instead of one`, where a text wraps otherwise.
  private func rewrapping(_ subject: Change.Subject) -> String? {
    guard case .view(_, let id) = subject, let position = finder.comparison.views.actualPosition(of: id),
      let other = finder.comparison.views.toExpected[position],
      let before = Self.shownLines(finder.expected.views[other]),
      let after = Self.shownLines(finder.actual.views[position]), before != after
    else { return nil }
    // A text that itself is another takes its lines by that.
    let isAnother = finder.inputs.contains { $0.change.kind == .textChanged && $0.change.subject == subject }
    if isAnother, !inputs.contains(where: { $0.kind == .textChanged && $0.subject == subject }) { return nil }
    // A text or a font that moved nothing, as in a view of a given size, may have wrapped it all the same.
    let isBeside = inputs.contains { input in
      [.textChanged, .fontChanged].contains(input.kind) && input.subject == subject && idle.contains(input.sentence)
    }
    if isBeside { return nil }
    if isSqueezedByChance(other, finder.expected, before) || isSqueezedByChance(position, finder.actual, after) {
      return nil
    }
    if after == 0 { return "has no room for its text" }
    if before > 0, finder.comparison.doubtsLines(.init(expected: other, actual: position)) { return nil }
    // How wide a text is says where it wraps, which another edit gave it.
    let old = finder.expected.views[other].frame.width
    let isOthers =
      before > 0 && !old.isNear(finder.actual.views[position].frame.width)
      && !inputs.contains { $0.subject == subject }
      && effects.contains { $0.subject == subject && $0.kind == .resized && $0.horizontal == 0 }
    if isOthers { return nil }
    return "takes \(Wording.lines(after)) instead of \(before == 0 ? "none" : Wording.word(before))"
  }

  /// Whether rules that contradict each other, or leave its height open, have squeezed a view's text to no line: as well they may
  /// have squeezed another.
  private func isSqueezedByChance(_ view: Int, _ layout: SolvedLayout, _ lines: Int) -> Bool {
    lines == 0
      && (LayoutComparison.isOpen(layout, view, .resized, .vertical)
        || layout.findings.contains { $0.kind == .conflict })
  }

  /// In how many lines a view's text stands; 0 where it is squeezed so low that not half of one is seen, nil where there is none.
  private static func shownLines(_ view: SolvedView) -> Int? {
    guard let measured = view.measurement, measured.lineCount > 0, view.content.text?.string.isEmpty == false else {
      return nil
    }
    let line = measured.size.height / Double(measured.lineCount)
    return view.alignmentRect.height < line / 2 ? 0 : measured.lineCount
  }
}
