import ProofModel
import UndrawnSettings

/// Separators of menus, which have no words: how many there are, and which items they part.
extension UndrawnChanges {
  /// Separators that came or went, by their menus, each where it stands if it is the only one.
  static func separators(_ before: UndrawnTexts, _ after: UndrawnTexts) -> [Line] {
    func counts(_ side: UndrawnTexts) -> [String: [String]] {
      side.items.mapValues { $0.filter { side.kinds[$0] == "separator" } }
    }
    let (old, new) = (counts(before), counts(after))
    return Set(old.keys).intersection(new.keys).sorted().compactMap { menu in
      let (then, now) = (old[menu] ?? [], new[menu] ?? [])
      let number = now.count - then.count
      guard number != 0 else { return elsewhere(menu, before, after) }
      if let line = exchanged(menu, by: number, before, after) { return line }
      let side = number > 0 ? after : before
      let lone = (number > 0 ? now : then).filter { !(number > 0 ? then : now).contains($0) }
      var place = ""
      if lone.count == 1, let items = side.items[menu], let position = items.firstIndex(of: lone[0]), position > 0,
        let title = side.title(of: items[position - 1])
      {
        place = " after '\(cut(title.words))'"
      }
      let words = number.magnitude == 1 ? "1 separator of" : "\(number.magnitude) separators of"
      // `(hidden)`: all of them are.
      let states = lone.map { one in side.texts.filter { $0.object == one && $0.part == .state }.map(\.words) }
      let state = Set(states).count == 1 && !states[0].isEmpty ? " (\(states[0].joined(separator: ", ")))" : ""
      let verb = number.magnitude == 1 ? "is" : "are"
      return (
        "\(words) \(called(menu, side))\(place) \(verb) \(number > 0 ? "new" : "gone")\(state)",
        after.title(of: menu)?.span
      )
    }
  }

  /// Separators that part other items than any of the other side did, by the items that they stand after. Items that moved, which
  /// are told by themselves, move no separator.
  private static func parted(
    _ menu: String, _ before: UndrawnTexts, _ after: UndrawnTexts
  ) -> (went: [String?], came: [String?]) {
    let (old, new) = (before.items[menu] ?? [], after.items[menu] ?? [])
    let known = Set(old).intersection(new).filter { after.title(of: $0) != nil && before.title(of: $0) != nil }
    let both = known.subtracting(movers(new.filter(known.contains), from: old.filter(known.contains)))
    // Of the items that both sides have those above each, and the last of all.
    func places(_ items: [String], _ side: UndrawnTexts) -> [(above: Set<String>, last: String?)] {
      items.indices.filter { side.kinds[items[$0]] == "separator" }.map { index in
        (Set(items[..<index].filter(both.contains)), items[..<index].last { side.title(of: $0) != nil })
      }
    }
    let (then, now) = (places(old, before), places(new, after))
    return (
      then.filter { one in !now.contains { $0.above == one.above } }.map(\.last),
      now.filter { one in !then.contains { $0.above == one.above } }.map(\.last)
    )
  }

  /// `after 'Cut' and at the top`: what items are called now, or were.
  private static func words(_ places: [String?], _ before: UndrawnTexts, _ after: UndrawnTexts) -> String {
    places.map { item in
      item.flatMap { after.title(of: $0) ?? before.title(of: $0) }.map { "after '\(cut($0.words))'" } ?? "at the top"
    }.listed
  }

  /// So many separators more than there were, and others for some that went; nil where none went, or items changed places, which
  /// makes each part others.
  private static func exchanged(
    _ menu: String, by number: Int, _ before: UndrawnTexts, _ after: UndrawnTexts
  ) -> Line? {
    let (old, new) = (before.items[menu] ?? [], after.items[menu] ?? [])
    func items(_ side: [String], _ other: [String]) -> [String] {
      side.filter { other.contains($0) && after.kinds[$0] != "separator" }
    }
    let (went, came) = parted(menu, before, after)
    guard !went.isEmpty, !came.isEmpty, came.count - went.count == number, items(old, new) == items(new, old) else {
      return nil
    }
    func are(_ places: [String?], _ what: String) -> String {
      "\(places.count == 1 ? "is" : "are") \(what) \(words(places, before, after))"
    }
    let noun = came.count == 1 ? "separator" : "separators"
    return (
      "\(came.count) \(noun) of \(called(menu, after)) \(are(came, "new")), "
        + "\(went.count) \(are(went, "gone"))",
      after.title(of: menu)?.span
    )
  }

  /// As many separators as there were, some of which part other items; nil where they part those that they parted, in whatever
  /// order these stand.
  private static func elsewhere(_ menu: String, _ before: UndrawnTexts, _ after: UndrawnTexts) -> Line? {
    let (went, came) = parted(menu, before, after)
    guard went.count == came.count, !came.isEmpty else { return nil }
    let what = came.count == 1 ? "a separator" : "\(came.count) separators"
    let verb = came.count == 1 ? "stands" : "stand"
    return (
      "\(what) of \(called(menu, after)) \(verb) \(words(came, before, after)) "
        + "instead of \(words(went, before, after))",
      after.title(of: menu)?.span
    )
  }
}

extension UndrawnTexts {
  /// `a separator of the menu 'Edit'`.
  func separator(_ id: String) -> String {
    items.first { $0.value.contains(id) }.flatMap { menuName($0.key) }.map {
      "a separator of the menu '\(UndrawnChanges.cut($0))'"
    } ?? "a separator"
  }
}
