import ProofModel
import UndrawnSettings

/// What changed in menus besides words: which items stand in which menu, in which order, between which separators.
extension UndrawnChanges {
  /// A change, and where it stands in the file where something of it does.
  typealias Line = (words: String, span: SourceSpan?)

  static func menus(from before: UndrawnTexts, to after: UndrawnTexts) -> [Line] {
    orders(before, after) + otherMenus(before, after) + separators(before, after) + silentItems(before, after)
  }

  /// `the menu item 'Format' with 42 items is in no menu now`: what an item that came is, and where, with its key.
  static func coming(_ text: UndrawnTexts.Text, _ rest: String, _ before: UndrawnTexts, _ after: UndrawnTexts?)
    -> String
  {
    let item = after?.namelessItem(around: text, missingIn: before.objects)
    let view = after?.itemKinds[item ?? text.object].map { " (\($0))" } ?? ""
    let words = "the \(item == nil ? text.kind : "toolbar item") '\(cut(text.words))'\(view)"
    let key = after?.texts.first { $0.object == text.object && $0.part == .key }
    let place = after?.place(ofItem: text.object)
    // What an item does that lies in a menu of both sides is told with the other connections.
    let isInOther = text.kind == "menu item" && after?.isInMenu(of: before, text.object) == false
    let marks = after?.states(of: text.object) ?? []
    // Nothing happens with one that is disabled, and one without an action is dimmed unless code gives it one.
    let isIdle = !isInOther && after?.idleItems.contains(text.object) == true && !marks.contains("disabled")
    let target = after?.targets[text.object].map { " of '\($0)'" } ?? ""
    let action = isInOther ? after?.actions[text.object].map { $0 + target } : isIdle ? "no action" : nil
    let tag = isInOther ? nil : after?.tags[text.object].flatMap { $0 == "0" ? nil : "tag \($0)" }
    let states = [key?.words, action, tag].compactMap { $0 } + marks
    let state = states.isEmpty ? "" : " (\(states.joined(separator: ", ")))"
    if before.drawnObjects.contains(text.object) { return "\(words) lies in a bar now" }
    if after?.isLoose(text.object) == true, after?.isInMenu(of: before, text.object) == false {
      return "\(words), which nothing in the file opens, is new\(rest)\(state)"
    }
    guard after?.isInNoMenu(text.object) == true else {
      let neighbour = text.kind == "menu item" && !isInOther ? after?.neighbour(ofItem: text.object, before) : nil
      let place = (place.map { " in \($0)" } ?? "") + (neighbour ?? "")
      let aside = after?.isAside(item ?? text.object) == true ? ", which the toolbar does not show by default," : ""
      let standing = after.flatMap { Self.standing(item ?? text.object, before, $0) } ?? ""
      return "\(words)\(aside) is new\(place)\(rest)\(state)\(standing)"
    }
    let wasInMenu = before.texts.contains { other in
      said(other) == said(text) && other.part == nil && !before.isInNoMenu(other.object)
    }
    return wasInMenu ? "\(words)\(rest) is in no menu now" : "\(words), which is in no menu, is new\(rest)\(state)"
  }

  /// `the menu 'Edit'`, by whatever name people know it.
  static func called(_ menu: String, _ side: UndrawnTexts) -> String {
    side.menuName(menu).map { "the menu '\(cut($0))'" } ?? side.name(ofSilentMenu: menu) ?? "a menu"
  }

  /// Menus whose items stand in another order, whatever is between them: the few that moved, or all that they hold now.
  private static func orders(_ before: UndrawnTexts, _ after: UndrawnTexts) -> [Line] {
    after.items.sorted(by: { $0.key < $1.key }).flatMap { menu, items -> [Line] in
      guard let earlier = before.items[menu] else { return [] }
      let both = Set(items).intersection(earlier).filter { after.kinds[$0] != "separator" }
      let (then, now) = (earlier.filter(both.contains), items.filter(both.contains))
      guard then != now else { return [] }
      let movers = Self.movers(now, from: then)
      let lines = movers.compactMap { moved($0, in: menu, before, after) }
      if lines.count == movers.count, movers.count == 1 || movers.count * 3 <= now.count { return lines }
      let order = items.compactMap { after.title(of: $0).map { "'\(cut($0.words))'" } }
      let words = order.isEmpty ? "" : ": \(order.listed(first: 12))"
      return [("the items of \(called(menu, after)) stand in another order\(words)", after.title(of: menu)?.span)]
    }
  }

  /// The fewest items without which the others stand in one order on both sides, of two neighbours the lower one.
  static func movers(_ now: [String], from then: [String]) -> [String] {
    let lone = now.last { one in then.filter { $0 != one } == now.filter { $0 != one } }
    if let lone { return then == now ? [] : [lone] }
    let moved = now.difference(from: then).insertions.compactMap { step -> String? in
      if case .insert(_, let item, _) = step { item } else { nil }
    }
    return now.filter(moved.contains)
  }

  /// `the menu item 'Quit' of the menu 'App' stands after 'Help' instead of at the top`: an item that stands elsewhere.
  private static func moved(
    _ item: String, in menu: String, _ before: UndrawnTexts, _ after: UndrawnTexts
  ) -> Line? {
    guard let title = after.title(of: item) else { return nil }
    func place(_ side: UndrawnTexts) -> String {
      let above = (side.items[menu] ?? []).prefix { $0 != item }.last { side.title(of: $0) != nil }
      return above.flatMap(side.title).map { "after '\(cut($0.words))'" } ?? "at the top"
    }
    let places = (place(before), place(after))
    guard places.0 != places.1 else { return nil }
    let around = after.place(ofItem: item).map { " of \($0)" } ?? ""
    return ("the menu item '\(cut(title.words))'\(around) stands \(places.1) instead of \(places.0)", title.span)
  }

  /// Touch bars whose items stand in another order; what came or went is told with its words.
  static func touchBarOrders(_ before: UndrawnTexts, _ after: UndrawnTexts) -> [Line] {
    func name(_ item: String) -> String {
      let text = after.texts.first { $0.isWords && ($0.object == item || $0.inside.contains(item)) }
      return text.map { "'\(cut($0.words))'" } ?? after.kinds[item].map(ObjectSettings.one) ?? "an item"
    }
    return after.touchBars.sorted(by: { $0.key < $1.key }).compactMap { id, bar in
      guard let earlier = before.touchBars[id]?.items else { return nil }
      let both = Set(bar.items).intersection(earlier)
      guard bar.items.filter(both.contains) != earlier.filter(both.contains) else { return nil }
      return ("the items of a touch bar stand in another order: \(bar.items.map(name).listed(first: 12))", bar.span)
    }
  }

  /// Items that were there before and lie in another menu now, or in none.
  private static func otherMenus(_ before: UndrawnTexts, _ after: UndrawnTexts) -> [Line] {
    func menus(_ side: UndrawnTexts) -> [String: String] {
      side.items.reduce(into: [:]) { menus, menu in for item in menu.value { menus[item] = menu.key } }
    }
    let (old, new) = (menus(before), menus(after))
    // The menu that opens at one item is one menu, though it was made anew; so it is where another item says
    // the same in the same menu.
    func remade(_ item: String) -> String? {
      guard after.kinds[item] == nil, let menu = old[item], let words = before.title(of: item)?.words else {
        return nil
      }
      return after.items[menu]?.first { before.kinds[$0] == nil && after.title(of: $0)?.words == words }
    }
    let renewed = before.submenus.reduce(into: [String: String]()) { renewed, item in
      renewed[item.value] = after.submenus[remade(item.key) ?? item.key]
    }
    return Set(old.keys).union(new.keys).sorted().compactMap { item in
      guard old[item] != new[item], before.kinds[item] == "menu item", after.kinds[item] == "menu item",
        new[item] == nil || old[item].flatMap({ renewed[$0] }) != new[item]
      else { return nil }
      let title = after.title(of: item)
      let menu = new[item].map { after.menuName($0) == nil ? "in another menu" : "in \(called($0, after))" }
      let who = title.map { "the menu item '\(cut($0.words))'" } ?? "a menu item"
      return ("\(who) lies \(menu ?? "in no menu") now", title?.span)
    }
  }

  /// An item of a menu that opens another menu than before.
  struct MenuExchange {
    /// The menus' ids.
    var before: String
    var after: String
    /// What is said of it; nil where most items are those that were there, and are compared one by one.
    var words: String?
    var isTold: Bool { words != nil }

    static func all(from before: UndrawnTexts, to after: UndrawnTexts) -> [MenuExchange] {
      after.submenus.sorted { $0.key < $1.key }.compactMap { item, menu in
        guard let earlier = before.submenus[item], earlier != menu, before.items[menu] == nil,
          after.items[earlier] == nil
        else { return nil }
        func said(_ side: UndrawnTexts, _ menu: String) -> Set<String> {
          Set((side.items[menu] ?? []).compactMap { side.title(of: $0)?.words })
        }
        let (old, new) = (said(before, earlier), said(after, menu))
        let shared = old.intersection(new).count
        if shared * 2 > max(old.count, new.count) || shared > 0 && shared * 2 == max(old.count, new.count) {
          return MenuExchange(before: earlier, after: menu)
        }
        func items(_ side: UndrawnTexts, _ menu: String) -> [String] {
          (side.items[menu] ?? []).filter { side.kinds[$0] != "separator" }
        }
        let (went, came) = (items(before, earlier), items(after, menu))
        let number = went.isEmpty ? "no items" : "\(went.count) item\(went.count == 1 ? "" : "s")"
        let now = came.isEmpty ? " with no items" : after.contents(of: item, came, elsewhere: [], isNew: true)
        let who = (after.title(of: item) ?? before.title(of: item)).map { "'\(UndrawnChanges.cut($0.words))'" }
        return MenuExchange(
          before: earlier, after: menu,
          words: "the menu of \(who ?? "a menu item") is another one now\(now)"
            + (went.count == came.count ? "" : ", instead of \(number)"))
      }
    }
  }
}

extension UndrawnTexts {
  /// So many items of a menu that came or went are named.
  private static let mostItems = 8

  /// ` with 2 items, 'Find' (⌘F, find:) and 'Replace'`: what a menu, or what opens at an item, holds that came or went as a
  /// whole; of many items those that stand in it itself.
  ///
  /// - Parameters:
  ///   - elsewhere: items that the other version has too, in whatever menu: these did not come or go with it.
  ///   - link: what the items are to the object.
  func contents(
    of object: String, _ all: [String], elsewhere: Set<String>, isNew: Bool, as link: String = "with"
  ) -> String {
    let inside = all.filter { !elsewhere.contains($0) }
    guard !inside.isEmpty else {
      // Code fills what opens at it.
      let isEmpty = submenus[object].map { items[$0] ?? [] }?.isEmpty ?? false
      return isNew && isEmpty ? " and opens an empty menu" : ""
    }
    let own = (items[submenus[object] ?? object] ?? []).filter { !elsewhere.contains($0) && title(of: $0) != nil }
    let areFew = inside.count <= Self.mostItems
    func opened(at item: String) -> [String] { submenus[item].flatMap { items[$0] } ?? [] }
    // What came or went in a menu of an item that did not is told as well.
    let shown = Set(own + own.flatMap(opened))
    let told = own.isEmpty ? inside : own + (areFew ? inside.filter { !shown.contains($0) } : [])
    let titled = told.filter { title(of: $0) != nil }
    // Of many those that can be chosen come first.
    let isCut = titled.count > Self.mostItems + 1
    let named = (isCut ? (0...2).flatMap { rank in titled.filter { self.rank($0) == rank } } : titled).compactMap {
      item -> String? in
      guard let title = title(of: item) else { return nil }
      let key = texts.first { $0.object == item && $0.part == .key }?.words
      // What opens at an item is told with it.
      let others = (areFew && own.contains(item) ? opened(at: item).filter(inside.contains) : []).compactMap {
        self.title(of: $0).map { "'\(UndrawnChanges.cut($0.words))'" }
      }
      let marks =
        (isNew ? [key, actions[item], tag(of: item, among: inside)].compactMap { $0 } + states(of: item) : [])
        + (others.isEmpty ? [] : ["with \(others.listed)"])
      let words = UndrawnChanges.cut(title.words).drop(while: \.isWhitespace)
      return "'\(words)'" + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))")
    }
    let words = isCut ? named.listed(first: Self.mostItems) : named.listed
    let count = areFew ? told.count : inside.count
    let menu = submenus[object] ?? object
    let lines = isNew ? (items[menu] ?? []).count { kinds[$0] == "separator" && !elsewhere.contains($0) } : 0
    let parts = lines == 0 ? "" : lines == 1 ? " and a separator" : " and \(lines) separators"
    let called = Set(inside.filter { actions[$0] != nil }.map { targets[$0] })
    let byCode =
      (isNew && called.count == 1 ? called.first?.map { ", which call\(count == 1 ? "s" : "") '\($0)'" } ?? "" : "")
      + (isNew && codeEnabledMenus.contains(menu) ? "; which of them can be chosen is for code to say" : "")
    if count == 1 { return " \(link) the item \(words)\(parts)\(byCode)" }
    return " \(link) \(count) items\(parts), \(count == named.count ? "" : "among them ")\(words)\(byCode)"
  }

  /// `tag 14`: what tells an item from others that do the same, where there are some; nil of others.
  private func tag(of item: String, among all: [String]) -> String? {
    guard let action = actions[item], all.contains(where: { $0 != item && actions[$0] == action }) else { return nil }
    return tags[item].map { "tag \($0)" }
  }

  /// 0 of an item that can be chosen, 1 of one that code shows or enables first, 2 of one that does nothing then either.
  private func rank(_ item: String) -> Int {
    if states(of: item).allSatisfy({ !["hidden", "disabled"].contains($0) }) { return 0 }
    return actions[item] == nil && submenus[item] == nil ? 2 : 1
  }

  /// ` without the item 'Undo'`: the items that did not go where others of an item's menus did; nil where all went.
  ///
  /// - Parameter moved: what other files say now.
  func lost(of text: Text, _ moved: [String: String]) -> String? {
    let inside = texts.filter { $0.inside.contains(text.object) && $0.kind == "menu item" && $0.part == nil }
    let there = inside.filter { moved[UndrawnChanges.said($0)] != nil }.map(\.object)
    guard there.count < inside.count else { return nil }
    return contents(
      of: text.object, inside.map(\.object).once, elsewhere: Set(there), isNew: false, as: "without")
  }

  /// Whether an item lies in a menu that another version has too.
  fileprivate func isInMenu(of other: UndrawnTexts, _ item: String) -> Bool {
    items.contains { $0.value.contains(item) && other.items[$0.key] != nil }
  }

  /// Whether it is a menu that stands by itself and that nothing in the file opens, or an item of one.
  func isLoose(_ object: String) -> Bool {
    items.contains { looseMenus.contains($0.key) && $0.value.contains(object) } || looseMenus.contains(object)
  }

  /// Whether it is an item, or a menu, that nothing in the file opens or shows.
  func isInNoMenu(_ object: String) -> Bool {
    system == nil && kinds[object] == "menu item" && !items.values.contains { $0.contains(object) }
  }
}
