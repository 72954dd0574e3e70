import AutoLayout
import ProofModel

/// Views that rules place now instead of their masks, or the other way, in words.
extension CauseWording {
  /// So many views that are placed otherwise are named.
  private static let mostConverted = 2

  /// `12 views are placed by 31 rules instead of their masks`; views of which some are placed by rules now and others by their
  /// masks are told apart.
  private var conversion: String {
    let placing = self.placing.filter { isOfBars || !isBetweenBars($0) }
    let ruled = placing.filter { $0.after == "rules" }
    guard !ruled.isEmpty, ruled.count < placing.count, !isOfBars, !isOfCells else { return conversion(placing, inputs) }
    let masked = placing.filter { $0.after != "rules" }
    return conversion(masked, inputs.filter { $0.kind == .ruleRemoved }) + " and "
      + conversion(ruled, inputs.filter { $0.kind == .ruleAdded })
  }

  /// Views that are placed otherwise, with the rules; and apart from them those that end at opaque bars.
  var ofConversion: [Cause.Part] {
    let ruled = ([conversion] + convertingRules).map { Cause.Part($0) }
    let views = isOfBars ? [] : placing.filter(isBetweenBars)
    guard let first = views.first else { return ruled }
    let bars = Cause.Part(betweenBars(views.map(\.subject).once, isNow: first.after == "rules"))
    guard views.count == placing.count else { return ruled + [bars] }
    let rules = inputs.filter { $0.isOfRule && !Self.isSystems(finder.group(of: $0)) }
    return [bars] + rules.prefix(Self.mostConvertingRules).map(\.part)
  }

  private var placing: [Change] { inputs.filter { $0.before == "rules" || $0.after == "rules" } }

  /// Whether the rules that place it on one side are those that hold controllers' views between opaque bars.
  private func isBetweenBars(_ placing: Change) -> Bool { isHeld(placing, by: "extent") }

  /// Whether rules of a group that stands in no file are among those that place it on one side.
  private func isHeld(_ placing: Change, by group: String) -> Bool {
    guard case .view(_, let id) = placing.subject else { return false }
    let layout = placing.after == "rules" ? finder.actual : finder.expected
    guard let view = layout.index(of: id) else { return false }
    return layout.constraints.contains { rule in
      rule.group == group && rule.terms.contains { $0.anchor.item.view == view }
    }
  }

  private func betweenBars(_ views: [Change.Subject], isNow: Bool) -> String {
    let names = views.map { "'\(called($0))'" }
    let name = names.count <= Self.mostConverted ? names.listed : "\(views.count) views"
    let end = views.count == 1 ? "s" : ""
    return isNow
      ? "\(name) end\(end) at the bars instead of reaching under them"
      : "\(name) reach\(end.isEmpty ? "" : "es") under the bars instead of ending at them"
  }

  /// Groups of rules that stand in no file: those of cells of the system's styles, and those between bars.
  private static let systems: Set<String> = ["cells", "extent"]

  private static func isSystems(_ group: String?) -> Bool { group.map(systems.contains) ?? false }

  /// The rules that place views now, and those that did, where these are few: `the rules are …`.
  private var convertingRules: [String] {
    guard !isOfBars, !isOfCells else { return [] }
    func texts(_ kind: Change.Kind) -> [String] {
      inputs.filter { $0.kind == kind && !Self.isSystems(finder.group(of: $0)) }.compactMap { $0.after ?? $0.before }
        .once
    }
    let new = (texts(.ruleAdded) + newRules(of: placing).map(\.text)).once
    let gone = texts(.ruleRemoved)
    guard new.count + gone.count <= Self.mostConvertingRules else { return [] }
    return [("the rules are", new), ("the rules were", gone)].filter { !$0.1.isEmpty }.map { words, rules in
      "\(words) \(rules.map { "`\($0)`" }.listed)"
    }
  }

  /// The rules that place few views now and did not before, those too that tie them to what came with others.
  private func newRules(of placing: [Change]) -> [SolvedConstraint] {
    let layout = finder.actual
    let views = placing.filter { $0.after == "rules" }.compactMap { input -> Int? in
      if case .view(_, let id) = input.subject { layout.index(of: id) } else { nil }
    }.once
    guard views.count <= Self.mostConverted else { return [] }
    return layout.constraints.enumerated().filter { position, rule in
      guard rule.origin == .authored, !Self.isSystems(rule.group), finder.comparison.rules.toExpected[position] == nil
      else { return false }
      let tied = rule.terms.compactMap(\.anchor.item.view)
      // What lies in one of them is placed by it.
      return views.contains { view in
        tied.contains(view) && !tied.contains { $0 != view && layout.superviews(of: $0).contains(view) }
      }
    }.map(\.element)
  }

  /// Of more rules their number says that the whole is laid out otherwise.
  private static let mostConvertingRules = 16

  /// - Parameter rules: edits among which those of the rules are.
  private func conversion(_ placing: [Change], _ inputs: [Change]) -> String {
    let views = Set(placing.map(\.subject))
    let toRules = placing.first?.after == "rules"
    // Rules of the other side place none of them. A Mac's table makes rules of its own for rows that find out their heights.
    let number = Set(
      inputs.compactMap { input -> Change.Subject? in
        guard input.kind != (toRules ? .ruleRemoved : .ruleAdded) else { return nil }
        return if case .rule = input.subject, !Self.isSystems(finder.group(of: input)) { input.subject } else { nil }
      } + newRules(of: placing).map { .rule(id: $0.id) }
    ).count
    let rules = number == 0 ? "rules" : Wording.count(number, "rule")
    let isOne = views.count == 1
    let names = placing.map(\.subject).once.map { "'\(called($0))'" }
    let name = names.count <= Self.mostConverted && !names.isEmpty ? names.listed : "\(views.count) views"
    if isOfBars { return betweenBars(placing.map(\.subject).once, isNow: toRules) }
    let who = "\(name) \(isOne ? "is" : "are")"
    let masks = views.count == 1 ? "its mask" : "their masks"
    if isOfCells, finder.actual.environment.isMac {
      let its = isOne ? "its" : "their"
      let heights =
        "as high as \(toRules ? "\(its) rules say" : "drawn") instead of as \(toRules ? "drawn" : "\(its) rules say")"
      guard let column = column(of: placing) else { return "\(who) \(heights)" }
      return "frame of \(name) is \(column.after) instead of \(column.before), and it is \(heights)"
    }
    if isOfCells {
      let style = isOne ? "its cell's style" : "their cells' styles"
      return toRules ? "\(who) placed by \(style) instead of \(masks)" : "\(who) placed by \(masks) instead of \(style)"
    }
    return toRules ? "\(who) placed by \(rules) instead of \(masks)" : "\(who) placed by \(masks) instead of \(rules)"
  }

  /// Where one row of a Mac's table lies and how wide it is, which its column and the room between rows make and no rule of the row's
  /// own; nil where these are as they were.
  private func column(of placing: [Change]) -> (before: String, after: String)? {
    let views = placing.map(\.subject).once
    guard views.count == 1, case .view(_, let id) = views[0], let now = finder.actual.index(of: id),
      let then = finder.comparison.views.toExpected[now]
    else { return nil }
    func frame(_ view: SolvedView) -> Rect {
      Rect(origin: view.frame.origin, size: Size(width: view.frame.width, height: 0))
    }
    let (old, new) = (frame(finder.expected.views[then]), frame(finder.actual.views[now]))
    return CanvasFrames.isRounding(old, new) ? nil : Wording.frames(old, new, top: " from the top")
  }

  /// Whether the rules are none of the user's, but those that hold controllers' views between opaque bars.
  private var isOfBars: Bool { !ruleGroups.isEmpty && ruleGroups.allSatisfy { $0 == "extent" } }

  /// Whether the rules are none of the user's, but those of cells of the system's styles.
  private var isOfCells: Bool {
    guard ruleGroups.isEmpty else { return ruleGroups.allSatisfy { $0 == "cells" } }
    // What the edit of the cell's style has taken.
    return !placing.isEmpty && placing.allSatisfy { isHeld($0, by: "cells") }
  }

  /// Whether it is a rule of a cell's style or of a table's sections, which the system has and no file.
  func isOfCells(_ input: Change) -> Bool { finder.group(of: input) == "cells" }

  /// The groups of the rules that came or went.
  private var ruleGroups: [String] {
    inputs.compactMap { finder.group(of: $0) }
  }
}
