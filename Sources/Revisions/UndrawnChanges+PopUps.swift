import ProofModel
import UndrawnSettings

/// Pop-up buttons that are new: a picture shows the one item that is chosen.
extension UndrawnChanges {
  /// So many new pop-up buttons of a file are told.
  private static let mostPopUps = 6

  /// `the new pop-up 'Size' offers 2 items, 'Small' (small:) and 'Large'`, a line each, of a file that both sides have.
  static func newPopUps(_ before: UndrawnTexts?, _ after: UndrawnTexts?) -> [Line] {
    guard let before, let after, after.system == nil else { return [] }
    let lines = after.popUps(missingIn: before).compactMap { name, menu -> Line? in
      let items = (after.items[menu] ?? []).filter { after.title(of: $0) != nil }
      // What Interface Builder gives a new one stands for none, or for what code puts there.
      guard !items.isEmpty, !items.allSatisfy({ after.title(of: $0)?.words.isItemOfNewPopUp == true }) else {
        return nil
      }
      let who = name.map { "the new \($0.dropFirst("the ".count))" } ?? "a new pop-up"
      let words = after.contents(of: menu, items, elsewhere: before.objects, isNew: true, as: "offers")
      return words.isEmpty ? nil : ("\(who)\(words)", after.title(of: items[0])?.span)
    }
    let words = lines.map(\.words)
    return zip(words.once, words.counted).prefix(mostPopUps).map { one, counted in
      (counted, lines.first { $0.words == one }?.span)
    }
  }
}

extension String {
  /// `Item 1`, as Interface Builder calls the items of a new pop-up button.
  fileprivate var isItemOfNewPopUp: Bool { hasPrefix("Item ") && Int(dropFirst("Item ".count)) != nil }
}
