import ProofModel
import UndrawnSettings

/// How large items of windows' toolbars are, which no picture shows.
extension UndrawnChanges {
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
