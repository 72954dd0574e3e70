import ProofModel
import UndrawnSettings

/// What changed in windows' toolbars, which no picture shows: what they show, in which order, and how large it is.
extension UndrawnChanges {
  /// So many items of a toolbar are named.
  private static let mostItems = 12

  /// Toolbars that are new, with what they show by default (`NSToolbarDelegate.toolbarDefaultItemIdentifiers`, docs), and those
  /// that show other items or in another order; items of these that came or went are told already.
  static func toolbars(_ before: UndrawnTexts?, _ after: UndrawnTexts) -> [Line] {
    func name(_ item: String) -> String { self.name(item, before, after) }
    // Where no label is seen, the picture is what is shown.
    func shown(_ item: String) -> String {
      let name = name(item)
      return picture(item, before, after).map { $0 == name ? name : "\($0) (\(name))" } ?? name
    }
    let lines = after.toolbars.sorted(by: { $0.key < $1.key }).flatMap { id, toolbar -> [Line] in
      let isNew = after.isNewToolbar(id, before)
      let words =
        before?.toolbars[id].map { others(toolbar, $0, after, before, name) + centred(toolbar, $0, name) }
        ?? (isNew ? [whole(toolbar, after, shown)] : [])
      return words.map { ($0, toolbar.span) }
    }
    guard let before else { return lines }
    return lines + otherSizes(before, after, name: name) + lostSizes(before, after, name: name)
  }

  private static func name(_ item: String, _ before: UndrawnTexts?, _ after: UndrawnTexts) -> String {
    // A view's words are read in an item without a label.
    func text(_ side: UndrawnTexts?) -> UndrawnTexts.Text? {
      side?.title(of: item) ?? side?.texts.first { $0.inside.contains(item) && $0.part == nil }
    }
    let text = text(after) ?? text(before)
    if text?.words == UndrawnTexts.unnamedItem, let view = after.itemViews[item] ?? before?.itemViews[item] {
      return picture(item, before, after) ?? view
    }
    let words = text.map { "'\(cut($0.words))'" }
    return words ?? after.rooms[item] ?? before?.rooms[item] ?? picture(item, before, after) ?? "an item without words"
  }

  private static func picture(_ item: String, _ before: UndrawnTexts?, _ after: UndrawnTexts) -> String? {
    (after.itemPictures[item] ?? before?.itemPictures[item]).map { "the picture '\($0)'" }
  }

  /// `, shown by default after 'Reload'`: where an item that came stands in a toolbar that was there; nil of others.
  static func standing(_ item: String, _ before: UndrawnTexts, _ after: UndrawnTexts) -> String? {
    guard !after.isArchive,
      let bar = after.toolbars.first(where: { before.toolbars[$0.key] != nil && $0.value.items.contains(item) })?.value
    else { return nil }
    return ", shown by default" + place(item, in: bar) { name($0, before, after) }
  }

  /// ` before all others`, ` after 'Reload'`: where an item stands in a toolbar; empty of what that does not show by default.
  private static func place(_ item: String, in bar: UndrawnTexts.Toolbar, _ name: (String) -> String) -> String {
    guard let index = bar.items.firstIndex(of: item) else { return "" }
    return index == 0 ? " before all others" : " after \(name(bar.items[index - 1]))"
  }

  /// `the toolbar of the window 'Main' is new: it shows 'Add' and 'Remove' by default, and 'Help' where it is added`.
  private static func whole(
    _ toolbar: UndrawnTexts.Toolbar, _ after: UndrawnTexts, _ name: (String) -> String
  ) -> String {
    let who = toolbar.window.map { "the toolbar of the window '\(cut($0))' is new" } ?? "a toolbar is new"
    let shown = toolbar.items.isEmpty ? "nothing" : toolbar.items.map(name).listed(upTo: mostItems)
    // What the system brings, Interface Builder lets every toolbar show.
    let rest = toolbar.allowed.filter { item in
      !toolbar.items.contains(item) && after.rooms[item] == nil && after.title(of: item)?.isSystems != true
    }
    let added =
      rest.isEmpty
      ? "" : ", and \(rest.map(name).listed(upTo: mostItems)) where the user adds \(rest.count == 1 ? "it" : "them")"
    return "\(who): it shows \(shown) by default\(added)"
  }

  /// Which item stays in the middle of a toolbar of both sides, where that is another one.
  private static func centred(
    _ toolbar: UndrawnTexts.Toolbar, _ earlier: UndrawnTexts.Toolbar, _ name: (String) -> String
  ) -> [String] {
    guard earlier.centred != toolbar.centred else { return [] }
    switch (earlier.centred.map(name), toolbar.centred.map(name)) {
    case (let old?, nil): return ["\(old) no longer stays in the middle of a toolbar"]
    case (let old?, let new?): return ["\(new) stays in the middle of a toolbar instead of \(old)"]
    case (nil, let new): return new.map { ["\($0) stays in the middle of a toolbar now"] } ?? []
    }
  }

  /// What a toolbar of both sides shows otherwise.
  private static func others(
    _ toolbar: UndrawnTexts.Toolbar, _ earlier: UndrawnTexts.Toolbar, _ after: UndrawnTexts, _ before: UndrawnTexts?,
    _ name: (String) -> String
  ) -> [String] {
    guard let before, earlier.items != toolbar.items else { return [] }
    // What came or went is told with its words, which room has none of.
    let both = before.objects.intersection(after.objects).union(before.rooms.keys).union(after.rooms.keys)
    let (old, new) = (earlier.items.filter(both.contains), toolbar.items.filter(both.contains))
    func count(_ item: String, _ items: [String]) -> Int { items.count { $0 == item } }
    // A space may stand in several places.
    let others = Set(old + new).sorted().filter { count($0, old) != count($0, new) }
    func times(_ number: Int) -> String { number == 1 ? "once" : "\(number) times" }
    let lines = others.map { item in
      switch (count(item, old), count(item, new)) {
      case (0, 1): "a toolbar shows \(name(item)) by default now,\(place(item, in: toolbar, name))"
      case (0, let now): "a toolbar shows \(name(item)) by default now, \(now) times"
      case (let then, 0):
        "a toolbar no longer shows \(name(item)) by default" + (then == 1 ? "" : ", which stood there \(then) times")
      case (let then, let now): "a toolbar shows \(name(item)) \(times(now)) by default instead of \(times(then))"
      }
    }
    guard old.filter({ !others.contains($0) }) != new.filter({ !others.contains($0) }) else { return lines }
    // With what is new among them: that is where it stands.
    let order = toolbar.items.map(name).listed(first: mostItems)
    return lines + ["the items of a toolbar stand in another order: \(order)"]
  }

  /// Items of toolbars that are given other sizes, those of which the same is said together.
  static func otherSizes(_ before: UndrawnTexts, _ after: UndrawnTexts, name: (String) -> String) -> [Line] {
    var words: [String] = []
    var items: [String: [(name: String?, span: SourceSpan?)]] = [:]
    for (item, sizes) in after.itemSizes.sorted(by: { $0.key < $1.key }) where before.objects.contains(item) {
      let told = sizes.compactMap { size -> String? in
        let old = before.itemSizes[item]?.first { $0.what == size.what }?.size
        let isOther = old.map { abs($0.width - size.size.width) >= 1 || abs($0.height - size.size.height) >= 1 }
        guard isOther ?? true else { return nil }
        return "\(size.what)\u{1F} is \(shown(size.size)) \(old.map { "instead of \(shown($0))" } ?? "now")"
      }
      let text = after.title(of: item)
      for one in told {
        if items[one] == nil { words.append(one) }
        items[one, default: []].append((text.map { _ in name(item) }, text?.span))
      }
    }
    return words.map { one in
      let all = items[one] ?? []
      let names = all.map { $0.name ?? "one without words" }
      let who =
        all.count > 1
        ? "the toolbar items \(names.listed)" : all.first?.name.map { "the toolbar item \($0)" } ?? "a toolbar item"
      return (one.replacing("\u{1F}", with: " of \(who)"), all.first?.span)
    }
  }

  /// Items of toolbars that no size is given any more.
  static func lostSizes(_ before: UndrawnTexts, _ after: UndrawnTexts, name: (String) -> String) -> [Line] {
    var items: [String: [String]] = [:]
    for (item, sizes) in before.itemSizes.sorted(by: { $0.key < $1.key }) {
      guard let now = after.itemSizes[item] else { continue }
      let lost = sizes.filter { old in old.what != "size of the view" && !now.contains { $0.what == old.what } }
      guard !lost.isEmpty else { continue }
      items[lost.map { "\($0.what) \(shown($0.size))" }.listed, default: []].append(name(item))
    }
    return items.sorted { $0.key < $1.key }.map { words, names in
      let who = names.count == 1 ? "item \(names[0]) no longer has" : "items \(names.listed) no longer have"
      return ("the toolbar \(who) the \(words)", nil)
    }
  }

  private static func shown(_ size: Size) -> String { "\(Int(size.width.rounded())) × \(Int(size.height.rounded()))" }
}

extension UndrawnTexts {
  /// Whether another version of the file has not a toolbar; each saving may give those of an archive other ids.
  fileprivate func isNewToolbar(_ id: String, _ before: UndrawnTexts?) -> Bool {
    guard let before else { return true }
    return isArchive ? before.toolbars.isEmpty : before.toolbars[id] == nil
  }

  /// Whether it is an item of a toolbar that is new, which is told with that.
  func isInNewToolbar(_ item: String, _ before: UndrawnTexts) -> Bool {
    toolbars.contains { id, bar in isNewToolbar(id, before) && (bar.items + bar.allowed).contains(item) }
  }

  /// Whether it is an item that a toolbar may show and does not show by default.
  func isAside(_ object: String) -> Bool {
    kinds[object] == "toolbar item" && !toolbars.isEmpty && !toolbars.values.contains { $0.items.contains(object) }
  }
}
