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

  init(_ root: XMLElement) {
    for part in root.children where ["objects", "scenes"].contains(part.name) { visit(part, in: nil) }
  }

  private mutating func visit(_ element: XMLElement, in holder: String?) {
    var holder = holder
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
    for child in element.children { visit(child, in: holder) }
  }

  /// What the earlier version's objects are to be called so that an id is one thing in both: the ids that the same items have now,
  /// and ids of their own for those that the later version has not; empty where no id says another thing.
  static func renamings(from old: ReusedMenuIDs, to new: ReusedMenuIDs) -> [String: String] {
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
