import ProofModel
import UndrawnSettings

/// Items of menus that have no title, as those that code gives one: each with its place, its state, and the pictures in it.
extension UndrawnChanges {
  static func silentItems(_ before: UndrawnTexts, _ after: UndrawnTexts) -> [Line] {
    guard after.system == nil else { return [] }
    return lines(before, missingIn: after, isNew: false) { before.place(ofItem: $0).map { " from \($0)" } ?? "" }
      + lines(after, missingIn: before, isNew: true) { item in
        (after.place(ofItem: item).map { " in \($0)" } ?? "") + (after.neighbour(ofItem: item, before) ?? "")
      }
  }

  /// Those of one side in menus of both, unless as many of the other side were there: these were made anew.
  private static func lines(
    _ side: UndrawnTexts, missingIn other: UndrawnTexts, isNew: Bool, place: (String) -> String
  ) -> [Line] {
    side.items.sorted { $0.key < $1.key }.flatMap { menu, items -> [Line] in
      let own = items.filter { side.isSilent($0) && other.kinds[$0] == nil }
      guard let others = other.items[menu],
        own.count > others.count(where: { other.isSilent($0) && side.kinds[$0] == nil })
      else { return [] }
      return own.map { item in
        let states = side.states(of: item)
        let state = states.isEmpty ? "" : " (\(states.joined(separator: ", ")))"
        let picture = side.menuPictures[item].map { ", which shows '\($0)'," } ?? ""
        return (
          "a menu item without a title\(state)\(picture) is \(isNew ? "new" : "gone")\(place(item))"
            + side.silentContents(of: item),
          isNew ? side.texts.first { $0.object == item || $0.inside.contains(item) }?.span : nil
        )
      }
    }
  }
}

extension UndrawnTexts {
  /// Whether it is an item of a menu without words, and without a view that has some.
  fileprivate func isSilent(_ item: String) -> Bool {
    kinds[item] == "menu item" && title(of: item) == nil
      && !texts.contains { $0.inside.contains(item) && $0.part == nil && !$0.kind.hasPrefix("menu") }
  }

  /// ` with 3 items, which show 'bell' and 'bell.slash'`: what opens at an item.
  fileprivate func silentContents(of item: String) -> String {
    let inside = (submenus[item].flatMap { items[$0] } ?? []).filter { kinds[$0] == "menu item" }
    let shown = inside.compactMap { title(of: $0)?.words ?? menuPictures[$0] }.map { "'\(UndrawnChanges.cut($0))'" }
    guard !inside.isEmpty else { return "" }
    let number = inside.count == 1 ? "an item" : "\(inside.count) items"
    let verb = inside.count == 1 ? "shows" : "show"
    return " with \(number)" + (shown.isEmpty ? " without titles" : ", which \(verb) \(shown.listed(upTo: 8))")
  }
}
