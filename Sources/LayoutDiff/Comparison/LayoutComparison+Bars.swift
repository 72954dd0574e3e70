import AutoLayout
import ProofModel
import Resolving

extension LayoutComparison {
  /// What the bars over the screen say otherwise: drawn, so that only pixels change.
  func barInputs() -> [InputChange] {
    let sides = (Self.screenBars(expected), Self.screenBars(actual))
    var (old, new) = (sides.0.contents, sides.1.contents)
    let kept = keptBars
    // A bar that came said nothing before, whatever the file has for it; what one that went said went with it, and stays in the
    // file (OrgNoteApp). Of tabs these are the way to other screens.
    for kind in BarKind.allCases where sides.0.kinds.contains(kind) != sides.1.kinds.contains(kind) {
      // One that a controller inside the screen has now is there still, and says what that says.
      if kept.contains(kind) || kind == .navigation && sides.0.kinds.contains(kind) {
        old.clear(kind, like: new)
        new.clear(kind, like: old)
        continue
      }
      if sides.0.kinds.contains(kind) { new.clear(kind, like: old) } else { old.clear(kind, like: new) }
    }
    // One that neither shows says nothing.
    let looks = (old.look, new.look)
    let shown = sides.0.kinds.union(sides.1.kinds)
    for kind in BarKind.allCases where !shown.isEmpty && !shown.contains(kind) {
      new.clear(kind, like: old)
      old.clear(kind, like: new)
    }
    // Where the screen itself left its tabs, or hides them, what they say stays what it was; of those that it came into it is news.
    let isInTabs = sides.1.kinds.contains(.tab)
    if let news = tabNews, sides.0.kinds.contains(.tab) != isInTabs, !(news.isOfAll && isInTabs) {
      old.clear(.tab, like: new)
      new.clear(.tab, like: old)
    }
    // A toolbar has the look of its stack.
    if sides.0.kinds.contains(.toolbar), sides.1.kinds.contains(.toolbar) { (old.look, new.look) = looks }
    let written = Set(BarWording(sides.0.contents, sides.1.contents).inputs.map(\.edit))
    let others = sides.0.kinds.symmetricDifference(sides.1.kinds)
    var changes = shownBarInputs() + BarWording(old, new, others: others).inputs.filter { written.contains($0.edit) }
    let names = Dictionary(actual.views.map { ($0.content.id, $0.content.name) }) { first, _ in first }
    let before = Dictionary(expected.bars.map { ($0.view, $0.contents) }) { first, _ in first }
    var seen: Set<String> = []
    for bar in actual.bars {
      guard let view = bar.view, view != actual.views.first?.content.id, seen.insert(view).inserted,
        let old = before[view]
      else { continue }
      changes +=
        BarWording(
          old ?? BarContents(), bar.contents ?? BarContents(), others: old == nil ? Set(BarKind.allCases) : [],
          of: names[view] ?? view
        ).inputs
    }
    return changes
  }

  /// The bars of the whole screen and what they say: the window's, and those of a controller that is all of it and whose
  /// view ends at them.
  private static func screenBars(_ layout: SolvedLayout) -> (kinds: Set<BarKind>, contents: BarContents) {
    let root = layout.views.first?.content.id
    let own = layout.bars.filter { $0.view == nil || $0.view == root }
    let isWindows = own.contains { $0.view == nil }
    let kinds = Set(own.map(\.kind))
    return (
      // A bar with a large title is a navigation bar.
      kinds.contains(.largeTitle) ? kinds.union([.navigation]) : kinds,
      isWindows ? layout.barContents : own.first?.contents ?? layout.barContents
    )
  }

  /// All bars of a screen, those of the controllers inside it too.
  private static func kinds(_ layout: SolvedLayout) -> Set<BarKind> { Set(layout.bars.map(\.kind)) }

  /// The bars that both sides have, maybe on one of them within a view that ends at another bar.
  private var keptBars: Set<BarKind> { Self.kinds(expected).intersection(Self.kinds(actual)) }

  /// Whether both sides show the same bars, whichever controllers have them.
  var hasSameBars: Bool { Self.kinds(expected) == Self.kinds(actual) }

  /// Bars that came or went: what they take from the safe area follows from that.
  private func shownBarInputs() -> [InputChange] {
    let (before, after) = (Self.screenBars(expected).kinds, Self.screenBars(actual).kinds)
    let others = before.symmetricDifference(after).subtracting(keptBars)
    let ended = barsEndedAt
    // Those that a view ends at came with what it lies in, or went.
    let isOfWrapping = !ended.isEmpty && ended.isSubset(of: others)
    let edit = isOfWrapping ? wrapping ?? .value("bars") : .value("bars")
    func input(_ kinds: [BarKind], since reason: String? = nil) -> InputChange {
      let words = kinds.map { kind in
        "the " + (kind == .largeTitle ? "large title" : kind == .toolbar ? "toolbar" : "\(kind.rawValue) bar")
      }.listed
      let isNew = kinds.allSatisfy(after.contains)
      let end = "\(kinds.count == 1 ? "is" : "are") \(isNew ? "new" : "gone")"
      var change = Change(
        .styleChanged, .value("bars"), "\(words) \(end)" + (reason.map { ", since \($0)" } ?? ""),
        before: isNew ? nil : words, after: isNew ? words : nil)
      change.bar = kinds.first
      return InputChange(change, edit)
    }
    let kinds = BarKind.allCases.filter(others.contains)
    guard let news = tabNews, others.contains(.tab) else { return kinds.map { input([$0]) } }
    // What the tabs lie in has its bar around all of them; a large title is in one.
    let told = news.isOfAll ? kinds.filter { after.contains($0) == after.contains(.tab) && $0 != .largeTitle } : [.tab]
    let rest = kinds.filter { !told.contains($0) && !(news.isOfAll && $0 == .largeTitle) }
    return [input(told, since: news.reason)] + rest.map { input([$0]) }
  }

  /// Why a tab bar is below the screen now, or no longer, where its place in the tabs says it; and whether that decides on all bars.
  private var tabNews: (reason: String, isOfAll: Bool)? {
    guard let old = expectedInputs.document?.barContents, let new = actualInputs.document?.barContents else {
      return nil
    }
    switch (old.tabPlace, new.tabPlace) {
    case (.pushed, .hidden): return ("the screen hides the bottom bar when pushed", false)
    case (.hidden, .pushed): return ("the screen no longer hides the bottom bar when pushed", false)
    case (.tab, .none): return ("no tab leads to the screen any more", true)
    case (.none, .tab): return ("a tab leads to the screen now", true)
    default: return nil
    }
  }

  /// `the navigation bar is opaque now, which 'View' ends at instead of reaching under it`: which bars say that a screen's view ends
  /// at them, or reaches under them again; nil where none does. Under one that came with it a view reached before no more than under
  /// one that went with it.
  func opacity(_ name: String, ends: Bool) -> String? {
    guard let old = expectedInputs.document?.barContents, let new = actualInputs.document?.barContents else {
      return nil
    }
    let (ended, reached) = ends ? (new, old) : (old, new)
    var (told, isKept): ([String], Bool) = ([], true)
    for (bar, look) in [("navigation bar", \BarContents.look), ("tab bar", \BarContents.tabLook)] {
      guard ended[keyPath: look].isOpaque == true, reached[keyPath: look].isOpaque != true else { continue }
      if reached[keyPath: look].isOpaque == nil {
        isKept = false
        told.append("the opaque \(bar) is \(ends ? "new" : "gone")")
      } else {
        told.append("the \(bar) is \(ends ? "opaque now" : "no longer opaque")")
      }
    }
    guard !told.isEmpty else { return nil }
    guard isKept else { return "\(told.listed), which \(name) \(ends ? "ends" : "ended") at" }
    let them = told.count == 1 ? "it" : "them"
    let end = ends ? "ends at instead of reaching under \(them)" : "reaches under instead of ending at \(them)"
    return "\(told.listed), which \(name) \(end)"
  }

  /// The bars at which the view of one side's root ends where it lies in the other side's.
  var barsEndedAt: Set<BarKind> {
    let layout: SolvedLayout? =
      switch wrapping {
      case .view?: actual
      case .goneView?: expected
      default: nil
      }
    let rules = (layout?.constraints ?? []).filter { rule in
      guard rule.group == "extent", case .guide? = rule.terms.last?.anchor.item else { return false }
      return true
    }
    return Set(rules.compactMap { [.top: BarKind.navigation, .bottom: .tab][$0.first.attribute] })
  }
}

extension BarContents {
  /// Leaves out what a bar says that is not shown on this side.
  fileprivate mutating func clear(_ kind: BarKind, like other: BarContents) {
    let nothing = BarContents()
    if kind == .navigation {
      (title, back, leading, trailing, look) =
        (nothing.title, nothing.back, nothing.leading, nothing.trailing, nothing.look)
    }
    if kind == .tab {
      (tabs, tabSigns, tabLook, selectedTab) = (nothing.tabs, nothing.tabSigns, nothing.tabLook, other.selectedTab)
    }
    if kind == .toolbar { tools = nothing.tools }
  }
}
