import ProofModel

/// What is said of a bar's buttons or tabs that are others: each that came, that went, or that says something else.
struct BarListWording {
  /// A button, or a tab with its title and the picture above that. Those that say the same are equal, whichever objects they are.
  struct Entry: Equatable {
    let title: String
    let sign: BarContents.Item
    /// The object that says it, where one does.
    fileprivate let owner: String?
    private let isTab: Bool
    /// Whether it is a tab whose picture is one that it has while it is chosen.
    fileprivate let hasChosenPicture: Bool

    /// A tab.
    init(title: String, sign: BarContents.Item, owner: String?, hasChosenPicture: Bool = false) {
      (self.title, self.sign, self.owner, isTab) = (title, sign, owner, true)
      self.hasChosenPicture = hasChosenPicture
    }

    /// A button.
    init(_ item: BarContents.Item, owner: String? = nil) {
      (self.owner, isTab, hasChosenPicture) = (owner, false, false)
      if case .title(let words) = item {
        (title, sign) = (words, .flexibleSpace)
      } else {
        (title, sign) = ("", item)
      }
    }

    static func == (one: Entry, other: Entry) -> Bool { (one.title, one.sign) == (other.title, other.sign) }

    /// The name of its picture or sign, there or not.
    fileprivate var picture: String? {
      switch sign {
      case .picture(let name), .sign(let name): name
      case .title, .flexibleSpace: nil
      }
    }

    fileprivate var isThere: Bool { if case .picture = sign { true } else { false } }

    /// What tells which one of another list it is.
    fileprivate var key: String { title.isEmpty ? picture ?? "" : title }

    fileprivate var isSpace: Bool { key.isEmpty }

    /// `“Edit”`, `“Chat” with the picture “chat”`, `the picture “Star”`, `[add]`. What the system calls a tab as its own sign says both
    /// (`UITabBarItem.SystemItem`, docs).
    var words: String {
      switch (title.isEmpty, sign) {
      case (false, .sign(let name)) where name.lowercased() == title.filter { $0 != " " }.lowercased(): "“\(title)”"
      case (false, .picture(let name)), (false, .sign(let name)): "“\(title)” with the picture “\(name)”"
      case (false, _): "“\(title)”"
      case (true, .picture(let name)): "the picture “\(name)”"
      case (true, .sign(let name)): isTab ? "the picture “\(name)”" : "[\(name)]"
      case (true, _): "–"
      }
    }

    fileprivate var short: String { title.isEmpty ? words : "“\(title)”" }
  }

  /// What the list is in words: each sentence of it but those on the pictures of tabs; nil where nothing is said.
  private(set) var words: String?
  /// What is said of tabs that have another picture; nil where nothing is.
  private(set) var pictures: String?

  private let one: String
  private let areTabs: Bool

  /// - Parameters:
  ///   - one: what one of them is called: `the tab`.
  ///   - blank: the objects that each side has and shows nothing of.
  init(
    old: [Entry], new: [Entry], one: String, areTabs: Bool = false,
    blank: (old: Set<String>, new: Set<String>) = ([], [])
  ) {
    (self.one, self.areTabs) = (one, areTabs)
    guard old != new else { return }
    // Spaces part buttons from each other; a tab without a title is one.
    let shown = areTabs ? (old, new) : (old.filter { !$0.isSpace }, new.filter { !$0.isSpace })
    // A button that lost its title or its picture is there still.
    func isBlank(_ entry: Entry, _ blank: Set<String>) -> Bool { entry.owner.map(blank.contains) ?? false }
    let (emptied, filled) = (
      shown.0.filter { isBlank($0, blank.new) }, shown.1.filter { isBlank($0, blank.old) }
    )
    let sides = (shown.0.filter { !isBlank($0, blank.new) }, shown.1.filter { !isBlank($0, blank.old) })
    let matching = Matching(sides.0, sides.1)
    // The same ones in another order may bear one title each, as tabs do that nobody named.
    let areAll =
      sides.0.count == sides.1.count
      && sides.0.allSatisfy { one in
        sides.0.count { $0 == one } == sides.1.count { $0 == one }
      }
    if matching.isReordered || emptied.isEmpty && filled.isEmpty && areAll {
      words =
        areAll && areTabs && Self.row(old) == Self.row(new)
        ? moved(old, new) : "\(one)s are \(Self.row(new)) instead of \(Self.row(old))"
      return
    }
    let said =
      emptied.map { "\(one) shows nothing instead of \($0.short)" }
      + filled.map { "\(one) shows \($0.words) instead of nothing" } + replaced(matching.pairs)
      + [told(matching.gone, "gone", \.short), fresh(matching.new, in: sides.1)]
    words = Self.joined(said)
    pictures = areTabs ? Self.joined(found(matching.pairs) + pictures(of: matching.pairs)) : nil
  }

  /// Sentences as one; nil where nothing is said.
  private static func joined(_ sentences: [String]) -> String? {
    let said = sentences.filter { !$0.isEmpty }
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }

  private static func row(_ entries: [Entry]) -> String {
    entries.isEmpty ? "none" : entries.map(\.short).joined(separator: ", ")
  }

  // MARK: Sentences

  /// Tabs that stand in another order, which their pictures alone tell apart: `the tabs 3 and 4 are “Item” with the picture “home”,
  /// “Item” with the picture “mail” instead of …`.
  private func moved(_ old: [Entry], _ new: [Entry]) -> String {
    let places = new.indices.filter { old[$0] != new[$0] }
    let names = [new, old].map { list in places.map { list[$0].words }.joined(separator: ", ") }
    return "\(one)s \(places.map { "\($0 + 1)" }.listed) are \(names[0]) instead of \(names[1])"
  }

  private func named(_ entries: [Entry], _ words: (Entry) -> String) -> String {
    guard let entry = entries.first, entries.count == 1 else { return "\(one)s \(entries.map(words).listed)" }
    if entry.isSpace { return "\(one) without a title" }
    return "\(one) \(words(entry).hasPrefix("the ") ? "with " : "")\(words(entry))"
  }

  private func told(_ entries: [Entry], _ what: String, _ words: (Entry) -> String) -> String {
    entries.isEmpty ? "" : "\(named(entries, words)) \(entries.count == 1 ? "is" : "are") \(what)"
  }

  /// Of one that is new its place too: a bar's sides count from their ends, tabs from the leading one on.
  private func fresh(_ indices: [Int], in all: [Entry]) -> String {
    let said = told(indices.map { all[$0] }, "new", \.words)
    guard let index = indices.first, indices.count == 1, all.count > 1 else { return said }
    let other = all[index == 0 ? 1 : index - 1]
    let place = one.hasPrefix("the bar's") ? "beside" : index == 0 ? "before" : "after"
    guard !other.isSpace else { return said }
    return "\(said) \(place) \(other.short.hasPrefix("the ") ? "the one with " : "")\(other.short)"
  }

  private func replaced(_ pairs: [(old: Entry, new: Entry)]) -> [String] {
    let others = pairs.filter {
      $0.old.title != $0.new.title || !areTabs && $0.old.sign != $0.new.sign && !isFound($0)
    }
    let untitled = others.filter { areTabs && $0.new.title.isEmpty }
    let titled = others.filter { areTabs && $0.old.title.isEmpty }
    let rest = others.filter { !areTabs || !$0.old.title.isEmpty && !$0.new.title.isEmpty }
    var clauses: [String] = []
    if !rest.isEmpty {
      let isText = rest.allSatisfy { !isAnother($0) && !$0.old.title.isEmpty && !$0.new.title.isEmpty }
      let verb = rest.count == 1 ? (isText ? "says" : "is") : isText ? "say" : "are"
      let now = rest.map { isAnother($0) ? $0.new.words : $0.new.short }
      clauses.append(
        "\(one)\(rest.count == 1 ? "" : "s") \(verb) \(now.listed) instead of \(rest.map(\.old.short).listed)")
    }
    if !untitled.isEmpty {
      let names = untitled.map(\.old.short).listed
      clauses.append((untitled.count == 1 ? "\(one) \(names) has" : "\(one)s \(names) have") + " no title any more")
    }
    return clauses + (areTabs ? [] : found(pairs.filter(isFound)))
      + titled.map { pair in
        (pair.old.isSpace ? "a tab without a title" : named([pair.old], \.short))
          + " has the title “\(pair.new.title)” now"
      }
  }

  /// Whether it is told with its picture that one stands in another's place.
  private func isAnother(_ pair: (old: Entry, new: Entry)) -> Bool {
    pair.new.picture != nil && pair.old.picture != pair.new.picture && pair.old.title != pair.new.title
      && !pair.old.title.isEmpty && !pair.new.title.isEmpty
  }

  /// Whether the file of a picture came, or went, whose name is the same, and the title too; the sign of a button may be the system's.
  private func isFound(_ pair: (old: Entry, new: Entry)) -> Bool {
    pair.old.title == pair.new.title && pair.old.picture == pair.new.picture
      && pair.new.picture.map { !Self.systemItems.contains($0) } ?? false && pair.old.isThere != pair.new.isThere
  }

  /// Buttons that the system has signs for (`UIBarButtonItem.SystemItem`, docs).
  private static let systemItems: Set<String> = [
    "done", "cancel", "edit", "save", "add", "compose", "reply", "action", "organize", "bookmarks", "search", "refresh",
    "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo", "pageCurl", "close",
  ]

  /// That the file of a picture came, or went, whose name is the same.
  private func found(_ pairs: [(old: Entry, new: Entry)]) -> [String] {
    let others = pairs.filter { $0.old.sign != $0.new.sign && $0.old.picture == $0.new.picture }.map(\.new)
    return [true, false].compactMap { isThere in
      let names = others.filter { $0.isThere == isThere }.compactMap(\.picture).map { "“\($0)”" }
      guard !names.isEmpty else { return nil }
      let end = isThere ? "there now" : "no longer there"
      return names.count == 1
        ? "the picture \(names[0]) of \(areTabs ? "a tab" : one) is \(end)"
        : "the pictures \(names.listed) of \(areTabs ? "tabs" : "\(one)s") are \(end)"
    }
  }

  /// What stands above the titles of tabs that are there still; of the chosen one apart, where it has a picture for that.
  private func pictures(of pairs: [(old: Entry, new: Entry)]) -> [String] {
    let others = pairs.filter { $0.old.picture != $0.new.picture && !isAnother($0) }
    func isChosen(_ pair: (old: Entry, new: Entry)) -> Bool { pair.old.hasChosenPicture || pair.new.hasChosenPicture }
    return pictures(of: others.filter { !isChosen($0) }, "tab") + pictures(of: others.filter(isChosen), "chosen tab")
  }

  private func pictures(of others: [(old: Entry, new: Entry)], _ tab: String) -> [String] {
    guard !others.isEmpty else { return [] }
    let isOne = others.count == 1
    let titles = others.map { $0.new.title.isEmpty ? $0.old.title : $0.new.title }
    let names = titles.filter { !$0.isEmpty }.map { "“\($0)”" }
    let who =
      names.count < titles.count
      ? (isOne ? "a \(tab)" : "\(titles.count) \(tab)s") : "the \(tab)\(isOne ? "" : "s") \(names.listed)"
    func quoted(_ names: [String?]) -> String {
      let all = Set(names).count == 1 ? [names[0]] : names
      return all.map { $0.map { "“\($0)”" } ?? "none" }.listed
    }
    let (then, now) = (quoted(others.map(\.old.picture)), quoted(others.map(\.new.picture)))
    return [(isOne ? "the picture of \(who) is" : "the pictures of \(who) are") + " \(now) instead of \(then)"]
  }
}

extension BarListWording {
  /// Which entries of two lists are the same one, or stand in the same place.
  fileprivate struct Matching {
    var pairs: [(old: Entry, new: Entry)] = []
    var gone: [Entry] = []
    /// By position in the new list.
    var new: [Int] = []
    /// Whether some that both have stand in another order.
    let isReordered: Bool

    init(_ old: [Entry], _ fresh: [Entry]) {
      var (left, came): (Set<Int>, Set<Int>) = ([], [])
      for change in fresh.map(\.key).difference(from: old.map(\.key)) {
        switch change {
        case .remove(let offset, _, _): left.insert(offset)
        case .insert(let offset, _, _): came.insert(offset)
        }
      }
      let both = Set(left.map { old[$0].key }).intersection(came.map { fresh[$0].key })
      isReordered = !both.subtracting([""]).isEmpty
      var (i, j) = (0, 0)
      while i < old.count || j < fresh.count {
        let goes = Array((i..<old.count).prefix { left.contains($0) })
        let comes = Array((j..<fresh.count).prefix { came.contains($0) })
        // As many in the place of as many.
        if goes.count == comes.count {
          pairs += zip(goes, comes).map { (old[$0], fresh[$1]) }
        } else {
          // One that is the same object says something else.
          let mates = goes.compactMap { then in
            old[then].owner.flatMap { owner in comes.first { fresh[$0].owner == owner } }.map { (then, $0) }
          }
          pairs += mates.map { (old[$0], fresh[$1]) }
          gone += goes.filter { then in !mates.contains { $0.0 == then } }.map { old[$0] }
          new += comes.filter { now in !mates.contains { $0.1 == now } }
        }
        (i, j) = (i + goes.count, j + comes.count)
        guard i < old.count, j < fresh.count else { continue }
        pairs.append((old[i], fresh[j]))
        (i, j) = (i + 1, j + 1)
      }
    }
  }
}
