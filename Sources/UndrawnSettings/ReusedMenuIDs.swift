import InterfaceBuilder
import XMLParsing

/// Items of menus, and menus, whose ids say another thing in another version of a file: an item was made out of another one, or
/// Interface Builder numbered a remade menu with ids that were used before. What an item says and calls tells which it is then.
struct ReusedMenuIDs {
  private struct Object {
    /// `menu` or `menuItem`.
    var kind: String
    var title: String
    /// What the item calls; nil of none.
    var action: String?
    var tag: String
    var key: String
    var isSeparator: Bool
    /// The menu that opens at the item, or the items of the menu, by their ids.
    var inside: [String] = []

    /// Whether it says and does another thing than another object, so that it is none that was renamed.
    func isOther(than other: Object) -> Bool {
      if kind != other.kind || isSeparator != other.isSeparator { return true }
      guard kind == "menuItem", !isSeparator, title != other.title else { return false }
      // What one action tells apart by its tag is another item with its own words, key and tag.
      if action == other.action { return action != nil && tag != other.tag && key != other.key }
      return action != nil && other.action != nil || inside.isEmpty != other.inside.isEmpty
    }
  }

  private var objects: [String: Object] = [:]
  private var order: [String] = []
  /// What is no menu and no item, by ids: its class, or else its kind.
  private var kinds: [String: String] = [:]
  /// By what an outlet is of and what it is called, the menu that it leads to; and menus' names in Interface Builder.
  private var outlets: [String: String] = [:]
  private var labels: [String: String] = [:]

  init(_ root: XMLElement) {
    for part in root.children where ["objects", "scenes"].contains(part.name) { visit(part, in: nil) }
  }

  private mutating func visit(_ element: XMLElement, in holder: String?, of owner: String? = nil) {
    var holder = holder
    if element.name == "connections", let owner {
      for outlet in element.children where outlet.name == "outlet" {
        if let name = outlet["property"], let id = outlet["destination"] { outlets["\(owner) \(name)"] = id }
      }
    }
    if element.name == "menu", let id = element["id"] { labels[id] = element["userLabel"] }
    if let id = element["id"], ["menu", "menuItem"].contains(element.name) {
      let action = element.child("connections")?.children.first { $0.name == "action" }?["selector"]
      objects[id] = Object(
        kind: element.name, title: element["title"] ?? element.child(key: "title")?.words ?? "", action: action,
        tag: element["tag"] ?? "0", key: MenuKey.shown(element["keyEquivalent"] ?? "", of: element),
        isSeparator: element["isSeparatorItem"] == "YES")
      order.append(id)
      if let holder { objects[holder]?.inside.append(id) }
      holder = id
    } else if let id = element["id"] {
      kinds[id] = element["customClass"] ?? element.name
    }
    for child in element.children { visit(child, in: holder, of: element["id"] ?? owner) }
  }

  /// What the earlier version's objects are to be called so that an id is one thing in both: the ids that the same items have now,
  /// and ids of their own for those that the later version has not; empty where no id says another thing.
  static func renamings(from old: ReusedMenuIDs, to new: ReusedMenuIDs) -> [String: String] {
    var mates = reused(old, new)
    pairLooseMenus(old, new, &mates)
    return mates
  }

  /// Pairs menus that stand by themselves and were made anew, by their names in Interface Builder or by an outlet that led to the
  /// one and leads to the other, where half of their items say the same at least; and these items.
  private static func pairLooseMenus(_ old: ReusedMenuIDs, _ new: ReusedMenuIDs, _ mates: inout [String: String]) {
    func loose(_ side: ReusedMenuIDs, without other: ReusedMenuIDs, _ known: Set<String>) -> [String] {
      side.order.filter { id in
        side.objects[id]?.kind == "menu" && side.holder(of: id) == nil && other.objects[id] == nil
          && !known.contains(id)
      }
    }
    func items(_ side: ReusedMenuIDs, _ menu: String, without other: ReusedMenuIDs) -> [String: String] {
      let all = (side.objects[menu]?.inside ?? []).filter { other.objects[$0] == nil }
      let titled = all.compactMap { id in side.objects[id].map { (key: $0.title, id: id) } }.filter { !$0.key.isEmpty }
      return Dictionary(grouping: titled, by: \.key).compactMapValues { $0.count == 1 ? $0[0].id : nil }
    }
    for menu in loose(old, without: new, Set(mates.keys)) {
      let known = Set(mates.values)
      let places = Set(old.outlets.filter { $0.value == menu }.keys)
      let found = loose(new, without: old, known).filter { other in
        places.contains { new.outlets[$0] == other } || old.labels[menu] != nil && old.labels[menu] == new.labels[other]
      }
      guard found.count == 1 else { continue }
      let (went, came) = (items(old, menu, without: new), items(new, found[0], without: old))
      let shared = went.keys.filter { came[$0] != nil }
      guard !shared.isEmpty, shared.count * 2 >= max(went.count, came.count) else { continue }
      mates[menu] = found[0]
      for title in shared { mates[went[title] ?? ""] = came[title] }
    }
  }

  /// The same of ids that say another thing now.
  private static func reused(_ old: ReusedMenuIDs, _ new: ReusedMenuIDs) -> [String: String] {
    let others = Set(old.objects.filter { id, then in new.objects[id]?.isOther(than: then) ?? false }.keys)
    guard !others.isEmpty else { return [:] }
    let gone = old.order.filter { new.objects[$0] == nil || others.contains($0) }
    let came = new.order.filter { old.objects[$0] == nil || others.contains($0) }
    var mates: [String: String] = [:]
    // The same words and action first, then what does the same.
    for identity in identities {
      let taken = Set(mates.values)
      func unique(_ ids: [String], _ side: ReusedMenuIDs) -> [[String]: String] {
        let known = ids.compactMap { id in side.objects[id].flatMap(identity).map { (key: $0, id: id) } }
        return Dictionary(grouping: known, by: \.key).compactMapValues { $0.count == 1 ? $0[0].id : nil }
      }
      let found = unique(came.filter { !taken.contains($0) }, new)
      for (key, id) in unique(gone.filter { mates[$0] == nil }, old) where found[key] != id { mates[id] = found[key] }
    }
    guard !others.isDisjoint(with: mates.keys) || !others.isDisjoint(with: mates.values) else { return [:] }
    pairMenus(old, new, &mates)
    // What keeps its id is called otherwise only where another object has that id now.
    let taken = Set(mates.values)
    for id in others where mates[id] == nil {
      let isOfOtherKind = new.objects[id]?.kind != old.objects[id]?.kind
      if taken.contains(id) || isOfOtherKind || old.objects[id]?.isSeparator != new.objects[id]?.isSeparator {
        mates[id] = "\(id) before"
      }
    }
    // An id that an item has now may have been an object's that is no menu's: the only one of its class is that one still.
    for id in taken where mates[id] == nil {
      guard let kind = old.kinds[id], new.kinds[id] != kind else { continue }
      let same = new.kinds.filter { $0.value == kind && old.kinds[$0.key] != kind }.map(\.key)
      mates[id] = same.count == 1 ? same[0] : "\(id) before"
    }
    return mates
  }

  /// What tells an item from others, the surest first.
  private static var identities: [(Object) -> [String]?] {
    [
      { item in item.action.map { [item.title, $0, item.key, item.tag] } },
      { item in item.action.map { [item.title, $0] } },
      { item in item.action.map { [$0, item.tag, item.key] } },
    ]
  }

  /// Pairs menus most of whose items are pairs, and the items at which they open.
  private static func pairMenus(_ old: ReusedMenuIDs, _ new: ReusedMenuIDs, _ mates: inout [String: String]) {
    for id in old.order where mates[id] == nil {
      guard let menu = old.objects[id], menu.kind == "menu", new.objects[id]?.kind != "menu" else { continue }
      let inside = Set(menu.inside.compactMap { mates[$0] })
      let mate = new.order.first { other in
        guard let now = new.objects[other], now.kind == "menu", old.objects[other]?.kind != "menu" else { return false }
        return inside.intersection(now.inside).count * 2 > max(menu.inside.count, now.inside.count)
      }
      guard let mate else { continue }
      mates[id] = mate
      if let holder = old.holder(of: id), let other = new.holder(of: mate), holder != other { mates[holder] = other }
    }
  }

  private func holder(of menu: String) -> String? {
    order.first { objects[$0]?.kind == "menuItem" && objects[$0]?.inside.contains(menu) == true }
  }
}
