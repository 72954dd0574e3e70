import ProofModel

/// What bars say and how they look otherwise, each part as a change of its own.
struct BarWording {
  private let old: BarContents
  private let new: BarContents
  /// Bars that one side alone shows: what they look like is in the place of nothing.
  private let others: Set<BarKind>
  /// The view whose bars they are; nil: the screen's.
  private let owner: String?

  init(_ old: BarContents, _ new: BarContents, others: Set<BarKind> = [], of owner: String? = nil) {
    (self.old, self.new, self.others, self.owner) = (old, new, others, owner)
  }

  /// A part of the bars, what it was and is, and the sentence of that; nil where nothing is said of it.
  private typealias Part = (what: String, before: String, after: String, words: String?)

  var inputs: [InputChange] {
    let tabs = BarListWording(old: tabEntries(old), new: tabEntries(new), one: "the tab", areTabs: true)
    let signs = (old.tabSigns, new.tabSigns)
    let parts: [Part] = [
      text("the bar's title", old.title, new.title), text("the way back", old.back, new.back),
      buttons("the bar's leading button", \.leading, \.leading),
      buttons("the bar's trailing button", \.trailing, \.trailing), buttons("the toolbar's button", \.tools, \.tools),
      ("the tabs", old.tabs.joined(separator: ", "), new.tabs.joined(separator: ", "), tabs.words),
      ("the pictures of the tabs", listed(signs.0), listed(signs.1), tabs.pictures),
      look("the bar's", .navigation, navigationColors), look("the tab bar's", .tab, tabColors), chosenTab,
    ]
    return parts.compactMap { part in
      guard let words = part.words else { return nil }
      let what = part.what + (owner.map { " of '\($0)'" } ?? "")
      let change = Change(
        .textChanged, .value(what), (owner.map { "in '\($0)' " } ?? "") + words, before: part.before, after: part.after)
      return InputChange(change, .value(what))
    }
  }

  // MARK: Words

  private func text(_ what: String, _ old: String?, _ new: String?) -> Part {
    let sides = (old ?? "", new ?? "")
    let words: String? =
      if sides.0 == sides.1 {
        nil
      } else if sides.0.isEmpty || sides.1.isEmpty {
        "\(what) “\(sides.0)\(sides.1)” is \(sides.0.isEmpty ? "new" : "gone")"
      } else {
        "\(what) says “\(sides.1)” instead of “\(sides.0)”"
      }
    return (what, sides.0, sides.1, words)
  }

  private func buttons(
    _ one: String, _ side: KeyPath<BarContents, [BarContents.Item]>,
    _ owners: KeyPath<BarContents.TextOwners, [String?]>
  ) -> Part {
    func entries(_ contents: BarContents) -> [BarListWording.Entry] {
      contents[keyPath: side].enumerated().map { index, item in
        .init(item, owner: Self.owner(index, contents.owners[keyPath: owners]))
      }
    }
    let wording = BarListWording(
      old: entries(old), new: entries(new), one: one, blank: (old.owners.blank, new.owners.blank))
    return (one + "s", listed(old[keyPath: side]), listed(new[keyPath: side]), wording.words)
  }

  private static func owner(_ index: Int, _ owners: [String?]) -> String? {
    owners.indices.contains(index) ? owners[index] : nil
  }

  private func listed(_ items: [BarContents.Item]) -> String { items.map(\.entry).joined(separator: ", ") }

  private func tabEntries(_ contents: BarContents) -> [BarListWording.Entry] {
    contents.tabs.enumerated().map { index, title in
      let signs = contents.tabSigns
      return .init(
        title: title, sign: signs.indices.contains(index) ? signs[index] : .flexibleSpace,
        owner: Self.owner(index, contents.owners.tabs),
        hasChosenPicture: contents.owners.hasChosenPicture && index == contents.selectedTab)
    }
  }

  /// A tab that has its title stays chosen where others came or went before it.
  private var chosenTab: Part {
    func title(_ contents: BarContents) -> String? {
      contents.tabs.indices.contains(contents.selectedTab) ? contents.tabs[contents.selectedTab] : nil
    }
    let isSame = old.tabs != new.tabs && title(old) != nil && title(old) == title(new)
    let numbers = ("\(old.selectedTab + 1)", "\(new.selectedTab + 1)")
    let words = "the chosen tab is the one at place \(numbers.1) instead of \(numbers.0)"
    return ("the chosen tab", numbers.0, numbers.1, isSame || numbers.0 == numbers.1 ? nil : words)
  }

  // MARK: Colours

  /// What of a bar has a colour, and which one it had and has; nil: the system's.
  private struct Colored {
    var part: String
    var old, new: Color?
    /// Whether it came with what has it.
    var isNew = false

    init(_ part: String, _ old: Color?, _ new: Color?) { (self.part, self.old, self.new) = (part, old, new) }
  }

  /// The colours of both sides' navigation bars: where some buttons have others than the rest, those of each that both
  /// sides show, or that came with one of its own.
  private var navigationColors: [Colored] {
    let (before, after) = (old.look, new.look)
    var colors = [Colored("background", before.background, after.background)]
    if before.items.isEmpty, after.items.isEmpty {
      colors.append(Colored("tint", before.tint, after.tint))
    } else {
      // Buttons of one colour on either side are told together.
      let items = old.buttons.filter(new.buttons.contains).once
      let tints = items.map { [before.items[$0] ?? before.tint, after.items[$0] ?? after.tint] }
      colors += tints.once.map { pair in
        Colored(Self.tint(of: items.indices.filter { tints[$0] == pair }.map { items[$0] }), pair[0], pair[1])
      }
      colors += new.buttons.filter { !items.contains($0) && after.items[$0] != nil }.once.map { item in
        var color = Colored(Self.tint(of: [item]), nil, after.items[item])
        color.isNew = true
        return color
      }
    }
    return colors + [Colored("title colour", before.title, after.title)]
  }

  private static func tint(of items: [BarContents.Item]) -> String {
    "tint of \(items.map { BarListWording.Entry($0).words }.listed)"
  }

  private var tabColors: [Colored] {
    [
      Colored("background", old.tabLook.background, new.tabLook.background),
      Colored("tint", old.tabLook.tint, new.tabLook.tint),
      Colored("title colour", old.tabLook.title, new.tabLook.title),
    ]
  }

  private func look(_ bar: String, _ kind: BarKind, _ colors: [Colored]) -> Part {
    let differing = colors.filter { Wording.color($0.old) != Wording.color($0.new) }
    let isGone = others.contains(kind) && differing.allSatisfy { $0.new == nil }
    func color(_ color: Color?) -> String { color == nil ? "the system's" : Wording.color(color) }
    let clauses = differing.enumerated().map { index, colored in
      (index == 0 ? "\(bar) \(colored.part) is " : "its \(colored.part) ") + color(colored.new)
        + (others.contains(kind) || colored.isNew ? "" : " instead of \(color(colored.old))")
    }
    func side(_ side: KeyPath<Colored, Color?>) -> String {
      differing.map { "\($0.part) \(Wording.color($0[keyPath: side]))" }.joined(separator: ", ")
    }
    return (
      "\(bar) colours", side(\.old), side(\.new), clauses.isEmpty || isGone ? nil : clauses.joined(separator: ", ")
    )
  }
}
