import AutoLayout
import ProofModel
import Resolving

/// A cause in one sentence, and the signature by which variants with the same cause are grouped.
struct CauseWording {
  private let finder: CauseFinder
  private let edit: InputChange.Edit
  private let inputs: [Change]
  /// What was done besides in edits that act together with this one alone.
  private let joined: [Change]
  /// How many edits these are.
  private let others: Int
  private let effects: [Effect]
  /// What the part that is told first makes of them by itself.
  private let mainEffects: [Effect]
  /// Whether what is told first is no more than what a view says, and something else made the little that followed.
  private let saysOnly: Bool
  /// What else the view was given that moved nothing, in the words of its changes: names of classes, and parts that were tried
  /// alone, where another part brings all of it back.
  let idle: Set<String>
  /// Whether a frame is told first that alone does not make what a view did: its mask is another too.
  private var movesByMask = false

  init(
    _ finder: CauseFinder, _ edit: InputChange.Edit, inputs: [Change], joined: [Change] = [], others: Int = 0,
    effects: [Effect],
    aspects: [NodeAspect: CauseTrial.Returned] = [:]
  ) {
    self.finder = finder
    self.edit = edit
    // Rules across the way that something moved did not move it.
    let ways = Set(Axis.allCases.filter { axis in effects.contains { $0[axis] != 0 } })
    let across = joined.filter { !ways.isEmpty && finder.axes(of: $0).isDisjoint(with: ways) }
    self.joined = joined.filter { !across.contains($0) } + across
    self.others = others
    self.effects = effects
    // What moves things first, names last.
    let moves =
      effects.filter { $0.kind == .moved }.count * 2 > effects.count || Self.framePlaces(finder, inputs, effects)
    // Of a frame and a mask that are others the one is told that makes the movement.
    let isMasks =
      inputs.contains(where: Self.isMask) && !Self.framePlaces(finder, inputs, effects, kinds: [.resized, .moved])
    let isOfType = inputs.contains { input in
      input.kind == .styleChanged && Self.types.contains { input.sentence.hasPrefix($0) }
    }
    // What was tried goes by what it brought back: the part that makes the most of the movement is told first.
    let makers = NodeAspect.allCases.filter { aspects[$0]?.share ?? 0 >= Self.leastPart }.sorted {
      (aspects[$0]?.share ?? 0, $1.place) > (aspects[$1]?.share ?? 0, $0.place)
    }
    mainEffects = makers.first.flatMap { aspects[$0]?.effects } ?? effects
    let isMade = makers.first.map { aspects[$0]?.share ?? 0 >= CauseTrial.mostShare } ?? false
    idle = Set(
      inputs.filter { input in
        guard finder.comparison.isOwn(input, of: edit) else { return false }
        return input.kind == .classChanged
          || isMade && !input.kind.isInert && aspects[NodeAspect(input)].map { $0.share < Self.leastIdle } ?? false
      }.map(\.sentence))
    func isOfTable(_ change: Change) -> Bool {
      guard case .view(let position) = edit, finder.comparison.views.toExpected[position] != nil else { return false }
      return finder.actual.views[position].content.kind == .table && !finder.comparison.isOwn(change, of: edit)
    }
    // Of a view that says another thing and grew by a point that is told.
    let isSlight =
      effects.reduce(0) { $0 + abs($1.horizontal) + abs($1.vertical) } < Self.slight
      && inputs.contains { Self.isWords($0) && finder.comparison.isOwn($0, of: edit) }
    let isMadeByWords = makers.first.map { $0 == .text || $0 == .picture } ?? false
    saysOnly = isSlight && !isMadeByWords
    func rank(_ change: Change) -> (Int, Int) {
      if isSlight, Self.isWords(change) { return (-40, 0) }
      if !change.kind.isInert, finder.comparison.isOwn(change, of: edit),
        let place = makers.firstIndex(of: NodeAspect(change)), !(isOfType && Self.isDerived(change)),
        !change.sentence.hasPrefix("alignment insets of ")
      {
        return (place - 20, kindRank(change))
      }
      return (kindRank(change), 0)
    }
    let isOfStyle: Bool
    if case .view(let position) = edit, finder.actual.views[position].content.kind == .table,
      !finder.actual.environment.isMac
    {
      let beginning = "style of '\(finder.comparison.name(finder.actual.views[position]))'"
      isOfStyle = inputs.contains { $0.sentence.hasPrefix(beginning) }
    } else {
      isOfStyle = false
    }
    let isAcross =
      effects.reduce(0) { $0 + $1.horizontal.magnitude } > effects.reduce(0) { $0 + $1.vertical.magnitude }
    func kindRank(_ change: Change) -> Int {
      // Another style of a table moves its rows by what it leaves around its sections.
      if isOfStyle, change.sentence.hasPrefix("style of ") { return -2 }
      if isMasks, Self.isMask(change) { return -1 }
      // On wide screens it takes far more than margins do; in all variants alike, so that they are one card.
      if change.sentence.hasPrefix("following of the readable width of ") { return -1 }
      // Unless columns of other widths move more.
      if change.sentence.hasPrefix(LayoutComparison.rowHeight) { return isAcross ? 1 : -1 }
      switch change.kind {
      // A section's title comes and goes with its table's style.
      case .appeared where isOfTable(change), .went where isOfTable(change): return 2
      case .appeared, .went: return -3
      case .reparented: return -2
      case .reordered where change.sentence.hasPrefix("the columns of "): return -1
      // What a type or the whole document decides follows from it.
      case .marginChanged where InputChange.isOfSafeAreas(change): return 2
      case _ where isOfType && Self.isDerived(change): return 2
      case .frameChanged where change.sentence.hasPrefix("alignment insets of "): return 2
      case .renamed, .classChanged: return 3
      case .colorChanged: return 2
      case .styleChanged where edit.isOfView && !effects.isEmpty && !Self.isOfSize(change): return 2
      case .frameChanged: return moves ? 0 : 1
      default: return 1
      }
    }
    self.inputs = inputs.enumerated().sorted {
      let ranks = (rank($0.element), rank($1.element))
      return (ranks.0.0, ranks.0.1, $0.offset) < (ranks.1.0, ranks.1.1, $1.offset)
    }.map(\.element)
    movesByMask =
      isMasks && !effects.isEmpty && self.inputs.first.map { $0.kind == .frameChanged && !Self.isMask($0) } ?? false
  }

  /// Views that moved or grew by less together did not change for that.
  private static let slight = 4.0

  private static func isWords(_ change: Change) -> Bool {
    [.textChanged, .imageChanged, .kindChanged].contains(change.kind) || change.sentence.contains("' is a secure field")
      || change.sentence.contains("' is no secure field")
  }

  /// A part of an edit that brings back less of its movement is told by its kind.
  private static let leastPart = 0.2

  /// A part that brings back less moved nothing.
  private static let leastIdle = 0.01

  /// So many further parts of an edit are told.
  private static let mostParts = 4

  /// What a control's look and measures follow from.
  private static let types = ["style of ", "size of the control of "]

  /// What the type of a control decides: its insets, and the tabs that it shows.
  private static func isDerived(_ change: Change) -> Bool {
    ["alignment insets of ", "content insets of ", "segments of "].contains { change.sentence.hasPrefix($0) }
      || typeFonts.contains { change.sentence.hasSuffix($0) }
  }

  /// What comes with another type besides: what is derived, and how strongly the control holds on to its height.
  private static func isOfType(_ change: Change) -> Bool {
    isDerived(change) || change.sentence.hasPrefix("vertical hugging of ")
  }

  /// The fonts of buttons of type custom and system in Interface Builder's files, where these name none.
  private static let typeFonts = ["is system 15 instead of system 18", "is system 18 instead of system 15"]

  /// Whether a look may make a view larger: a control's style, and how many lines a text has.
  private static func isOfSize(_ change: Change) -> Bool {
    let words =
      types + [
        "number of lines of ", "line break mode of ", "line height of ", "line spacing of ",
        "paragraph spacing of ", "least font scale of ", "look of runs of ", "font's following of the height of ",
      ]
    return words.contains { change.sentence.hasPrefix($0) }
  }

  private static func isMask(_ change: Change) -> Bool {
    change.kind == .frameChanged && change.sentence.hasPrefix("autoresizing mask of ")
  }

  /// Whether a view's own frame makes what it grew by, so that its font or text does not.
  private static func framePlaces(
    _ finder: CauseFinder, _ inputs: [Change], _ effects: [Effect], kinds: [Change.Kind] = [.resized]
  ) -> Bool {
    guard !effects.isEmpty,
      let input = inputs.first(where: { $0.kind == .frameChanged && $0.sentence.hasPrefix("frame of ") }),
      case .view(_, let id) = input.subject, let position = finder.comparison.views.actualPosition(of: id),
      let other = finder.comparison.views.toExpected[position],
      let old = finder.expected.system?.screen.nodes[other].frame,
      let new = finder.actual.system?.screen.nodes[position].frame
    else { return false }
    let own = effects.filter { kinds.contains($0.kind) && $0.subject == input.subject }
    // Nothing that a view shows or aligns makes its mask leave it another size.
    if kinds == [.resized], CanvasFrames.framePlaced(finder.actual).contains(position),
      CanvasFrames.framePlaced(finder.expected).contains(other)
    {
      return true
    }
    return own.allSatisfy { effect in
      let given =
        effect.kind == .moved ? (new.x - old.x, new.y - old.y) : (new.width - old.width, new.height - old.height)
      return abs(effect.horizontal - given.0) < 1 && abs(effect.vertical - given.1) < 1
    }
  }

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
      // Windows of several files that grew, each by its own, are no one change.
      guard what == LayoutComparison.window, finder.actual.environment.isMac, let input = inputs.first,
        input.subject == .environment(what)
      else {
        return "environment \(what)"
      }
      return "environment \(what) \(Self.values(of: input))"
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
    guard !saysOnly else { return lead }
    let said = followed(wording(of: effects).phrase)
    return said.isEmpty ? lead : lead + ", so " + said
  }

  /// What followed most of all.
  var brief: String {
    guard !saysOnly else { return "" }
    let main = wording(of: mainEffects.isEmpty ? effects : mainEffects)
    return followed(main.brief)
  }

  /// All that followed, with the names of what moved.
  var whole: String { saysOnly ? "" : followed(wording(of: effects).whole) }

  /// How ``whole`` names several views, and what they are called where a text named them before.
  var lists: [String: String] { saysOnly ? [:] : wording(of: effects).lists }

  /// What moved, after the window that took another size with the edit and may have moved it: that edit is not a rule of
  /// the root's own side, which says the window's length itself.
  private func followed(_ moved: String) -> String {
    guard edit != .environment(LayoutComparison.window), finder.window?.isOneEdits ?? true,
      let window = inputs.first(where: { $0.subject == .environment(LayoutComparison.window) }),
      !inputs.contains(where: { finder.comparison.rootAxis(of: $0) != nil })
    else { return moved }
    return moved.isEmpty ? window.sentence : "\(window.sentence) and \(moved)"
  }

  /// Whether it is another width of a cell, which the edit's table gives it on the Mac.
  private func isOfColumn(_ change: Change) -> Bool {
    guard case .view(let table) = edit, case .view(_, let id) = change.subject else { return false }
    return change.kind == .frameChanged && change.sentence.hasPrefix("width of ")
      && id != finder.actual.views[table].content.id
  }

  private func wording(of effects: [Effect]) -> EffectWording {
    EffectWording(effects, others: others, subject: ownView, called: called, rewrapping: rewrapping)
  }

  private var ownView: Change.Subject? {
    guard case .view = edit, let first = inputs.first else { return nil }
    // What stands at a cell's end is the cell's, the room that it takes its content's.
    if ViewInputs.isOfAccessory(first), !finder.comparison.isOwn(first, of: edit) { return nil }
    // The widths of a table's columns are the table's, what follows its cells'.
    if isOfColumn(first) { return nil }
    return first.subject
  }

  private var lead: String { parts.joined(separator: Cause.separator) }

  /// What was done, each edit by itself.
  var parts: [String] {
    // What came or went with it is seen; rules are not.
    let told = (joined.prefix(2) + joined.dropFirst(2).filter(\.isOfRule)).map(\.sentence).once
    let rest = told.count - Self.mostJoined
    let more = rest > 0 ? ["and \(Wording.count(rest, "more edit"))"] : []
    return ownParts + told.prefix(Self.mostJoined) + more
  }

  /// So many edits that act together with the first are told.
  private static let mostJoined = 12

  private var ownParts: [String] {
    let first = inputs.first?.sentence ?? ""
    let others = inputs.dropFirst()
    switch edit {
    case .group(let name):
      let count = Set(inputs.map(\.subject)).count
      let rules = Wording.count(count, "rule")
      return [
        kind == .groupOn
          ? "the group '\(name)' applies now (\(rules))" : "the group '\(name)' applies no longer (\(rules))"
      ]
    case .value(InputChange.safeAreas):
      let number = Set(inputs.map(\.subject)).count
      let end = inputs.first?.after == "on" ? "now" : "no longer"
      return ["margins of \(number) views keep inside the safe area \(end)"]
    case .value:
      let rules = others.filter { if case .rule = $0.subject { true } else { false } }.count
      let views = Set(others.filter { if case .view = $0.subject { true } else { false } }.map(\.subject)).count
      if case .view? = inputs.first?.subject {
        return [first + (views > 0 ? " (and of \(Wording.count(views, "more view")), by '\(subject.name)')" : "")]
      }
      let users = [(rules, "rule"), (views, "view")].filter { $0.0 > 0 }.map { Wording.count($0.0, $0.1) }
      return [users.isEmpty ? first : "\(first) (\(users.joined(separator: ", ")))"]
    case .view where inputs.first?.kind == .appeared, .goneView:
      if let wrapping { return [wrapping] }
      let moved = others.filter { $0.kind == .reparented }.map { called($0.subject) }
      guard let inner = moved.first else { return ([first] + bridges + placing + parted).once }
      let rest = moved.count == 1 ? "" : " and \(Wording.count(moved.count - 1, "more view"))"
      // What else is in it is told behind.
      let end = edit.isGone ? "' is gone" : "' is new"
      let name = first.firstRange(of: "' with ").map { first[..<$0.lowerBound] + end }
      return [(name.map(String.init) ?? first) + (edit.isGone ? " from" : "") + " around '\(inner)'" + rest + besides]
    case .view:
      let hasType = inputs.contains { input in Self.types.contains { input.sentence.hasPrefix($0) } }
      // Insets are told of what lies in them, by the edit of the scroll view, and an accessory of a cell's content.
      let isOfInsets =
        first.hasPrefix(LayoutComparison.contentInset)
        || inputs.first.map { ViewInputs.isOfAccessory($0) && !finder.comparison.isOwn($0, of: edit) } ?? false
      let ofView = others.filter { input in
        (input.subject == inputs.first?.subject || isOfInsets && finder.comparison.isOwn(input, of: edit))
          && !(hasType && Self.isOfType(input)) && input.sentence != first
      }
      // A mask comes with a frame and takes no other part's place.
      let parts = Set(ofView.filter { !Self.isMask($0) }.prefix(Self.mostParts).map(\.sentence))
      let kinds = ofView.filter { Self.isMask($0) || parts.contains($0.sentence) }.map(\.sentence)
      let columns = inputs.filter(isOfColumn)
      guard let column = columns.first else {
        return [first + (movesByMask ? " with another mask" : "")] + kinds
      }
      let isFirst = column == inputs.first
      let own = isFirst ? [] : [first] + kinds.prefix(2)
      let rows = isFirst ? inputs.map(\.sentence).filter { $0.hasPrefix(LayoutComparison.rowHeight) } : []
      // What lies beside them moves by all of them together.
      guard columns.count > 1, case .view(let table) = edit else {
        return own + [column.sentence] + rows
      }
      let name = finder.comparison.name(finder.actual.views[table])
      // How wide each is, its own setting says: what is drawn of it are its cells, which are narrower.
      let told = "\(columns.count) columns of '\(name)' have other widths"
      return own + [told] + rows
    case .conversion: return [conversion] + convertingRules
    case .rule:
      // A window that follows from the rule is no more of it.
      let rules = others.filter { if case .rule = $0.subject { true } else { false } }
      let own = inputs.first.flatMap { finder.comparison.rootAxis(of: $0) }
      // Both sides of the root are two rules.
      if let own, let side = rules.first(where: { finder.comparison.rootAxis(of: $0) == own.other }) {
        return [first, side.sentence]
      }
      // Of one rule of a file each number that is another.
      if !rules.isEmpty, rules.allSatisfy({ $0.subject == inputs.first?.subject }) {
        return [first] + rules.map(\.sentence)
      }
      let more = rules.count
      return [more == 0 ? first : "\(first) (and \(more) more of the same rule)"]
    case .environment, .order: return [first] + others.prefix(2).map(\.sentence)
    }
  }

  /// The rules that tied a view that went and tie something else now, or tie others to a view that came where it is not shown, where
  /// nothing follows by which they would be seen.
  private var bridges: [String] {
    guard effects.isEmpty, edit.isGone || inputs.first?.isOfHidden == true else { return [] }
    return inputs.filter { $0.kind == .ruleChanged }.prefix(2).map(\.sentence)
  }

  /// Of a view that went: the rules that tie those that stay to each other instead, and place what moved by that.
  private var placing: [String] {
    guard edit.isGone, !effects.isEmpty else { return [] }
    let moved = Set(effects.map(\.subject))
    let rules = inputs.filter { input in
      guard [.ruleAdded, .ruleChanged].contains(input.kind), case .rule(let id) = input.subject,
        let place = finder.actual.constraints.firstIndex(where: { $0.id == id }), !RuleGaps(finder).closes(place)
      else { return false }
      return finder.actual.constraints[place].terms.compactMap(\.anchor.item.view).contains { position in
        let view = finder.actual.views[position]
        return moved.contains(.view(path: view.path, id: view.content.id))
      }
    }
    let rest = rules.count - Self.mostPlacing
    let told = rules.prefix(rest > 1 ? Self.mostPlacing : rules.count).map(\.sentence)
    return rest > 1 ? told + ["and \(rest) more rules"] : told
  }

  /// Of a view that came between others: the rules that tied these to each other at another distance.
  private var parted: [String] {
    guard inputs.first?.kind == .appeared else { return [] }
    let gaps = RuleGaps(finder)
    let rules = inputs.filter { gaps.opens($0) }
    return rules.count > Self.mostParted ? [] : rules.map(\.sentence)
  }

  /// So many rules between those that a new view came between are told.
  private static let mostParted = 2

  /// So many rules of those that place others instead of a view that went are told.
  private static let mostPlacing = 8

  /// What came or went with a container besides what it was put around: `, with 'Cancel'`.
  private var besides: String {
    let paths = inputs.filter { [.appeared, .went, .reparented].contains($0.kind) }.map(\.subject.name)
    let leaves = inputs.filter { $0.kind == .appeared || $0.kind == .went }.dropFirst()
      .filter { input in !paths.contains { $0.hasPrefix(input.subject.name + "/") } }
    // What says something is what a reader knows it by.
    func isWorded(_ input: Change) -> Bool {
      input.sentence.contains("' '")
        || finder.view(of: input.subject).map { $0.content.text?.string == $0.content.name } ?? false
    }
    let worded = leaves.filter(isWorded) + leaves.filter { !isWorded($0) }
    let names = worded.map { input in
      // With what tells it from others of its kind, as its own sentence says it.
      let end = input.kind == .appeared ? " is new" : " is gone"
      return input.sentence.hasSuffix(end)
        ? String(input.sentence.dropLast(end.count)) : "'\(input.subject.lastName)'"
    }
    guard names.count > 1 else { return names.first.map { ", with \($0)" } ?? "" }
    let rest = names.count - Self.mostLeaves
    // One more takes no more room than its number.
    guard rest > 1 else { return ", with " + names.listed }
    return ", with \(names.prefix(Self.mostLeaves).joined(separator: ", ")) and \(rest) more views"
  }

  private static let mostLeaves = 4

  /// What is said where the view that came or went is the other side's root, which lies in another view there now: as a
  /// controller's does that ends at opaque bars.
  private var wrapping: String? {
    guard let input = inputs.first, case .view(_, let id) = input.subject else { return nil }
    let isNew = input.kind == .appeared
    let (inside, alone) = isNew ? (finder.actual, finder.expected) : (finder.expected, finder.actual)
    guard alone.views.first?.content.id == id, let view = inside.views.first(where: { $0.content.id == id }) else {
      return nil
    }
    let name = "'\(view.content.name)'"
    if inside.constraints.contains(where: { $0.group == "extent" }) {
      return isNew
        ? "\(name) ends at the bars instead of reaching under them"
        : "\(name) reaches under the bars instead of ending at them"
    }
    return isNew ? "\(name) lies in another view now" : "\(name) lies in no other view now"
  }

  /// So many views that are placed otherwise are named.
  private static let mostConverted = 2

  /// `12 views are placed by 31 rules instead of their masks`; views of which some are placed by rules now and others by their
  /// masks are told apart.
  private var conversion: String {
    let placing = inputs.filter { $0.before == "rules" || $0.after == "rules" }
    let ruled = placing.filter { $0.after == "rules" }
    guard !ruled.isEmpty, ruled.count < placing.count, !isOfBars, !isOfCells else { return conversion(placing, inputs) }
    let masked = placing.filter { $0.after != "rules" }
    return conversion(masked, inputs.filter { $0.kind == .ruleRemoved }) + " and "
      + conversion(ruled, inputs.filter { $0.kind == .ruleAdded })
  }

  /// The rules that place views now, and those that did, where these are few: `the rules are …`.
  private var convertingRules: [String] {
    guard !isOfBars, !isOfCells else { return [] }
    func texts(_ kind: Change.Kind) -> [String] {
      inputs.filter { $0.kind == kind && group(of: $0) != "cells" }.compactMap { $0.after ?? $0.before }.once
    }
    let (new, gone) = (texts(.ruleAdded), texts(.ruleRemoved))
    guard new.count + gone.count <= Self.mostConvertingRules else { return [] }
    return [("the rules are", new), ("the rules were", gone)].filter { !$0.1.isEmpty }.map { words, rules in
      "\(words) \(rules.map { "`\($0)`" }.listed)"
    }
  }

  /// Of more rules their number says that the whole is laid out otherwise.
  private static let mostConvertingRules = 16

  /// - Parameter rules: edits among which those of the rules are.
  private func conversion(_ placing: [Change], _ inputs: [Change]) -> String {
    let views = Set(placing.map(\.subject))
    let toRules = placing.first?.after == "rules"
    // A Mac's table makes rules of its own for rows that find out their heights.
    let number = Set(
      inputs.compactMap { input -> Change.Subject? in
        if case .rule = input.subject, group(of: input) != "cells" { input.subject } else { nil }
      }
    ).count
    let rules = number == 0 ? "rules" : Wording.count(number, "rule")
    let isOne = views.count == 1
    let names = placing.map(\.subject).once.map { "'\(called($0))'" }
    let name = names.count <= Self.mostConverted && !names.isEmpty ? names.listed : "\(views.count) views"
    if isOfBars {
      return toRules
        ? "\(name) \(isOne ? "ends" : "end") at the bars instead of reaching under them"
        : "\(name) \(isOne ? "reaches" : "reach") under the bars instead of ending at them"
    }
    let who = "\(name) \(isOne ? "is" : "are")"
    let masks = views.count == 1 ? "its mask" : "their masks"
    if isOfCells, finder.actual.environment.isMac {
      let its = isOne ? "its" : "their"
      return
        "\(who) as high as \(toRules ? "\(its) rules say" : "drawn") instead of as \(toRules ? "drawn" : "\(its) rules say")"
    }
    if isOfCells {
      let style = isOne ? "its cell's style" : "their cells' styles"
      return toRules ? "\(who) placed by \(style) instead of \(masks)" : "\(who) placed by \(masks) instead of \(style)"
    }
    return toRules ? "\(who) placed by \(rules) instead of \(masks)" : "\(who) placed by \(masks) instead of \(rules)"
  }

  private func called(_ subject: Change.Subject) -> String { finder.called(subject) }

  /// Whether the rules are none of the user's, but those that hold controllers' views between opaque bars.
  private var isOfBars: Bool { !ruleGroups.isEmpty && ruleGroups.allSatisfy { $0 == "extent" } }

  /// Whether the rules are none of the user's, but those of cells of the system's styles.
  private var isOfCells: Bool { !ruleGroups.isEmpty && ruleGroups.allSatisfy { $0 == "cells" } }

  /// The groups of the rules that came or went.
  private var ruleGroups: [String] {
    inputs.compactMap { group(of: $0) }
  }

  /// The group of the rule that a change is of.
  private func group(of input: Change) -> String? {
    guard case .rule(let id) = input.subject else { return nil }
    let layout = input.kind == .ruleRemoved ? finder.expected : finder.actual
    return layout.constraints.first { $0.id == id }?.group
  }

  /// `takes two lines instead of one`, where a text wraps otherwise.
  private func rewrapping(_ subject: Change.Subject) -> String? {
    guard case .view(_, let id) = subject, let position = finder.comparison.views.actualPosition(of: id),
      let other = finder.comparison.views.toExpected[position],
      let before = finder.expected.views[other].measurement?.lineCount,
      let after = finder.actual.views[position].measurement?.lineCount, before != after, before > 0, after > 0
    else { return nil }
    // A text that itself is another takes its lines by that.
    let isAnother = finder.inputs.contains { $0.change.kind == .textChanged && $0.change.subject == subject }
    if isAnother, !inputs.contains(where: { $0.kind == .textChanged && $0.subject == subject }) { return nil }
    return "takes \(Wording.lines(after)) instead of \(Wording.word(before))"
  }
}

extension Change.Subject {
  /// The end of a view's path.
  var lastName: String { name.split(separator: "/").last.map(String.init) ?? name }
}

extension InputChange.Edit {
  fileprivate var isGone: Bool { if case .goneView = self { true } else { false } }
}
