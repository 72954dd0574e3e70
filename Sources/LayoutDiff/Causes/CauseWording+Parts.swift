import AutoLayout
import ProofModel
import Resolving

/// What was done, in words: one sentence for each part of an edit.
extension CauseWording {
  /// What was done, each edit by itself.
  var parts: [Cause.Part] {
    // What came or went with it is seen in the pictures; rules are not. Those of the system's cells stand in no file.
    let named = joined.filter { !isOfCells($0) && !isInside($0) }
    let told = (named.prefix(2) + named.dropFirst(2).filter { !Self.isPlain($0) }).map(\.part).once
    let rest = told.count - Self.mostJoined
    let more: [Cause.Part] = rest > 0 ? ["and \(Wording.count(rest, "more edit"))"] : []
    return ownParts + told.prefix(Self.mostJoined) + more
  }

  /// So many edits that act together with the first are told.
  private static let mostJoined = 12

  /// Whether it is that a view came, went or lies elsewhere, which the pictures show.
  private static func isPlain(_ change: Change) -> Bool {
    [.appeared, .went, .frameChanged, .reparented, .reordered, .renamed].contains(change.kind)
  }

  /// Whether it came or went in another view that did with this edit, with which it is told.
  private func isInside(_ change: Change) -> Bool {
    guard change.kind == .appeared || change.kind == .went else { return false }
    return joined.contains { other in
      other.kind == change.kind && change.subject.name.hasPrefix(other.subject.name + "/")
    }
  }

  private var first: Cause.Part { inputs.first?.part ?? "" }

  private var further: ArraySlice<Change> { inputs.dropFirst() }

  private var ownParts: [Cause.Part] {
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
    case .value: return [ofValue]
    case .view where inputs.first?.kind == .appeared, .goneView: return ofPresence
    case .view: return ofView
    case .conversion: return ofConversion
    case .rule: return ofRule
    case .environment, .order: return [first] + further.prefix(2).map(\.part)
    }
  }

  private var ofValue: Cause.Part {
    let rules = further.filter(\.isOfRule).count
    let views = Set(further.filter { if case .view = $0.subject { true } else { false } }.map(\.subject)).count
    if case .view? = inputs.first?.subject {
      return views == 0
        ? first : first.told { "\($0) (and of \(Wording.count(views, "more view")), by '\(subject.name)')" }
    }
    let users = [(rules, "rule"), (views, "view")].filter { $0.0 > 0 }.map { Wording.count($0.0, $0.1) }
    return users.isEmpty ? first : first.told { "\($0) (\(users.joined(separator: ", ")))" }
  }

  /// Of a view that came or went: with what it was put around, or what ties others in its place.
  private var ofPresence: [Cause.Part] {
    if let wrapping { return wrapping }
    let wrapped = further.filter { $0.kind == .reparented }.map(\.subject)
    let moved = wrapped.map(called)
    guard let inner = moved.first else { return (elsewhere + [first] + sizes + bridges + placing + parted).once }
    let rest = moved.count == 1 ? "" : " and \(Wording.count(moved.count - 1, "more view"))"
    // What else is in it is told behind.
    let end = edit.isGone ? "' is gone" : "' is new"
    let name = first.words.firstRange(of: "' with ").map { first.words[..<$0.lowerBound] + end } ?? first.words
    return ["\(name)\(edit.isGone ? " from" : "") around '\(inner)'\(rest)\(origin(of: wrapped))\(besides)"] + hidden
      + arrangement
  }

  /// Of a view that came around others, or that went from around them: what it hides or hid, itself or by a view in it
  /// (`UIView.isHidden`; seen in EducationApp).
  private var hidden: [Cause.Part] {
    let moved = Set(further.filter { $0.kind == .reparented }.map(\.subject))
    let changed = finder.comparison.views.pairs.filter { pair in
      let (old, new) = (finder.expected.views[pair.expected], finder.actual.views[pair.actual])
      return moved.contains(.view(path: new.path, id: new.content.id)) && old.isHidden == edit.isGone
        && new.isHidden != edit.isGone && old.content.isHidden == new.content.isHidden
    }
    guard !changed.isEmpty else { return [] }
    let names = changed.map { "'\(finder.comparison.name(finder.actual.views[$0.actual]))'" }.once
    let verb = names.count == 1 ? "is" : "are"
    return ["\(names.listed(upTo: 4)) \(verb) \(edit.isGone ? "shown" : "hidden") by that"]
  }

  /// Of a view that is on both sides: what is told first, and what else was given to it.
  private var ofView: [Cause.Part] {
    let hasType = inputs.contains(where: \.isOfControlType)
    // Insets are told of what lies in them, by the edit of the scroll view, and so is what a cell leaves its content.
    let isOfContent = inputs.first.map { $0.isOf(.topInset) || !finder.comparison.isOwn($0, of: edit) } ?? false
    let ofOne = further.filter { input in
      (input.subject == inputs.first?.subject || isOfContent && finder.comparison.isOwn(input, of: edit))
        && !(hasType && input.isOfType) && input.part != first
    }
    // A mask comes with a frame and takes no other part's place.
    let settings = ofOne.filter { !$0.isOfMask }.map(\.part).once
    let parts = Set(settings.prefix(Self.mostParts))
    let rest = settings.count - parts.count
    let kinds =
      ofOne.filter { $0.isOfMask || parts.contains($0.part) }.map(\.part).once
      + (rest > 0 ? ["and \(Wording.count(rest, "more setting"))"] : []) + sectionTitles
    let columns = inputs.filter(isOfColumn)
    guard let column = columns.first else {
      return [first.told { order.movesByMask ? $0 + " with another mask" : $0 }] + kinds
    }
    let isFirst = column == inputs.first
    let own = isFirst ? [] : [first] + kinds.prefix(2)
    let rows = isFirst ? inputs.filter { $0.isOf(.rowHeight, .intercellSpacing) }.map(\.part) : []
    // What lies beside them moves by all of them together.
    guard case .view(let table) = edit else { return own + [column.part] + rows }
    let others = ColumnNews(finder.comparison, table: table, moved: effects).sentences.map { Cause.Part($0) }
    // A title that begins elsewhere follows from the columns before it.
    let widths = columns.filter { !$0.isOf(.columnPlace) }
    guard let width = widths.first ?? (others.isEmpty ? column : nil) else { return own + others + rows }
    guard Set(widths.map(finder.comparison.column)).count > 1 else { return own + others + [width.part] + rows }
    let name = finder.comparison.name(finder.actual.views[table])
    // How wide each is, its own setting says: what is drawn of it are its cells, which are narrower.
    // How many there are, recorded cells do not say: what another save wrote may be a point less.
    let told: Cause.Part = "columns of '\(name)' have other widths"
    return own + others + [told] + rows
  }

  /// The titles of sections that came or went with a table's other style, which moves its rows with them.
  private var sectionTitles: [Cause.Part] {
    further.filter { input in
      [.appeared, .went].contains(input.kind)
        && finder.view(of: input.subject).map { $0.content.kind == .label && !ToldView.isUntitledHeader($0) } ?? false
    }.map(\.part)
  }

  /// So many further parts of an edit are told.
  private static let mostParts = 7

  private var ofRule: [Cause.Part] {
    // A window that follows from the rule is no more of it.
    let rules = further.filter(\.isOfRule)
    let own = inputs.first.flatMap { finder.comparison.rootAxis(of: $0) }
    // Both sides of the root are two rules.
    if let own, let side = rules.first(where: { finder.comparison.rootAxis(of: $0) == own.other }) {
      return [first, side.part]
    }
    // Of one rule of a file each number that is another.
    if rules.allSatisfy({ $0.subject == inputs.first?.subject }) { return [first] + rules.map(\.part) }
    return [first.told { "\($0) (and \(rules.count) more of the same rule)" }]
  }

  /// The rules that tied a view that went and tie something else now, or tie others to a view that came where it is not shown, where
  /// nothing follows by which they would be seen.
  private var bridges: [Cause.Part] {
    guard effects.isEmpty, edit.isGone || inputs.first?.isOfHidden == true else { return [] }
    return inputs.filter { $0.kind == .ruleChanged }.prefix(2).map(\.part)
  }

  /// Of a view that went: the rules that tie those that stay to each other instead, and place what moved by that.
  private var placing: [Cause.Part] {
    let rules = placingRules { !RuleGaps(finder).closes($0) }
    let rest = rules.count - Self.mostPlacing
    let told = rules.prefix(rest > 1 ? Self.mostPlacing : rules.count).map(\.part)
    return rest > 1 ? told + [Cause.Part("and \(rest) more rules")] : told
  }

  /// The same of those that hang on what nothing tied to the view that went: these are the change.
  private var elsewhere: [Cause.Part] { placingRules(RuleGaps(finder).hangsElsewhere).map(\.part) }

  private func placingRules(_ isPlacing: (Int) -> Bool) -> [Change] {
    guard edit.isGone, !effects.isEmpty else { return [] }
    let moved = Set(effects.map(\.subject))
    return inputs.filter { input in
      guard !isOfCells(input), [.ruleAdded, .ruleChanged].contains(input.kind), case .rule(let id) = input.subject,
        !Self.isAcross(input, effects, finder),
        let place = finder.actual.constraints.firstIndex(where: { $0.id == id }), isPlacing(place)
      else { return false }
      return finder.actual.constraints[place].terms.compactMap(\.anchor.item.view).contains { position in
        let view = finder.actual.views[position]
        return moved.contains(.view(path: view.path, id: view.content.id))
      }
    }
  }

  /// Of a view that came between others: the rules that tied these to each other at another distance.
  private var parted: [Cause.Part] {
    guard inputs.first?.kind == .appeared else { return [] }
    let gaps = RuleGaps(finder)
    let rules = inputs.filter { gaps.opens($0) }
    return rules.count > Self.mostParted ? [] : rules.map(\.part)
  }

  /// How large a collection has its headers or footers of which it shows one now.
  private var sizes: [Cause.Part] { further.filter { $0.kind == .collectionChanged }.map(\.part) }

  /// So many rules between those that a new view came between are told.
  private static let mostParted = 2

  /// So many rules of those that place others instead of a view that went are told.
  private static let mostPlacing = 8

  /// Whether more came or went with a container than itself.
  var bringsOthers: Bool { !besides.isEmpty }

  /// Whether a view that came or went is called by its name alone, as one around others is, whatever it says.
  var saysNameOnly: Bool {
    wrapping == nil && (further.contains { $0.kind == .reparented } || inputs.first?.saysNameOnly ?? false)
  }

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
    // With what tells it from others of its kind, as its own sentence says it.
    let names = worded.map { $0.noun ?? "'\($0.subject.lastName)'" }
    guard names.count > 1 else { return names.first.map { ", with \($0)" } ?? "" }
    let rest = names.count - Self.mostLeaves
    // One more takes no more room than its number.
    guard rest > 1 else { return ", with " + names.listed }
    return ", with \(names.prefix(Self.mostLeaves).joined(separator: ", ")) and \(rest) more views"
  }

  private static let mostLeaves = 4
}

extension Change.Subject {
  /// The end of a view's path.
  var lastName: String { name.split(separator: "/").last.map(String.init) ?? name }
}

extension InputChange.Edit {
  fileprivate var isGone: Bool { if case .goneView = self { true } else { false } }
}
