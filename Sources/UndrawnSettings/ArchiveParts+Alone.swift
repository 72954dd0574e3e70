import ProofModel

/// Views without words that one side of two archives has alone.
extension ArchiveParts {
  /// One line for each, with its picture, its class, its frame and what lies in it: `a box at [9, 9, 90, 40] is new with 2 image
  /// views`; and one for those in something with words, which is told with these: `2 sliders are new in the window 'Sound'`.
  func alone(
    without other: ArchiveParts, _ end: String, _ called: (String) -> String?, where isWanted: (String) -> Bool
  ) -> [(words: String, span: SourceSpan?)] {
    let found = (frameOrder.filter(windows.contains) + looks.order).filter { id in
      other.looks.classes[id] == nil && !other.windows.contains(id) && isWanted(id) && frames[id] != nil
        && !controllers.bars.contains(id) && !isPart(id)
    }
    let alone = Set(found)
    func hasWords(_ id: String) -> Bool { called(id)?.hasPrefix("the ") != false }
    let silent = found.filter { !hasWords($0) }
    let around = silent.reduce(into: [String: String]()) { $0[$1] = superviews(of: $1).last(where: alone.contains) }
    func holding(_ id: String) -> [String] {
      let inside = silent.filter { around[$0] == id && !isOfScrolling($0) }
      return Self.numbered(inside.compactMap { view in called(view).map { $0 + own(view) } })
    }
    var order: [String] = []
    var places: [String: [(frame: String, outlet: String, span: SourceSpan?)]] = [:]
    let outlets = marks(called).filter { silent.contains($0.key) && $0.value.hasPrefix("outlet ") }
    for id in silent where around[id] == nil {
      guard let who = called(id), let frame = frames[id] else { continue }
      let words = "\(who)\(own(id))\u{1F}\(holding(id).listed(upTo: Self.mostHeld))"
      if places[words] == nil { order.append(words) }
      let outlet = outlets[id].map { " (\($0))" } ?? ""
      places[words, default: []].append((Self.shown(frame), outlet, end == "new" ? spans[id] : nil))
    }
    let single = order.flatMap { words -> [(words: String, span: SourceSpan?)] in
      let alike = places[words] ?? []
      let parts = words.split(separator: "\u{1F}").map(String.init)
      let held = parts.count > 1 ? " with \(parts[1])" : ""
      guard alike.count > Self.mostAlike else {
        return alike.map { ("\(parts[0])\($0.outlet) at \($0.frame) is \(end)\(held)", $0.span) }
      }
      let list = alike.map(\.frame).listed(first: Self.mostAlike)
      let each = held.isEmpty ? "" : ", each\(held)"
      return [("\(alike.count) \(Self.plural(of: parts[0])) are \(end), at \(list)\(each)", alike[0].span)]
    }
    let inWords = silent.compactMap { around[$0] }.once.filter(hasWords).compactMap { outer in
      let views = holding(outer)
      guard let who = called(outer), let first = views.first else { return nil as (words: String, span: SourceSpan?)? }
      let verb = views.count == 1 && first.hasPrefix("a") ? "is" : "are"
      let place = end == "new" ? "in" : "from"
      return ("\(views.listed(upTo: Self.mostHeld)) \(verb) \(end) \(place) \(who)", end == "new" ? spans[outer] : nil)
    }
    let all = single + inWords
    let rest = all.count - Self.mostFrames
    let more = rest > 0 ? [("\(rest) more view\(rest == 1 ? " is" : "s are") \(end)", nil as SourceSpan?)] : []
    return all.prefix(Self.mostFrames) + more
  }

  /// So many kinds of views that lie in another one are named.
  private static let mostHeld = 12

  /// What an object lies in, the nearest first.
  private func superviews(of id: String) -> [String] {
    var result: [String] = []
    while let outer = superviews[result.last ?? id], outer != id, !result.contains(outer) { result.append(outer) }
    return result
  }

  /// Whether AppKit makes the view with what it is a part of: what a window, a box or a tab shows, and what tiles a scroll view.
  func isPart(_ id: String) -> Bool {
    let own = looks.classes[id] ?? ""
    return contentViews.contains(id) ? own == "NSView" : isOfScrolling(id) && own != "NSTableHeaderView"
  }
}
