/// The objects of two savings of an archive of Xcode 4 and before that are the same under other ids.
struct ArchivePairs {
  private let old: ArchiveParts
  private let new: ArchiveParts
  /// An object in words; nil where neither file has one of that id.
  private let called: (String) -> String?
  /// By the ids of objects that are gone: those of the ones in their places.
  private(set) var ids: [String: String]

  /// By what pairs them, the surest first: the numbers of their records, which stay; the outlets that lead to them; and, in one
  /// place, their words with their frames, then their words alone. What lies in what was paired is found after that.
  init(_ old: ArchiveParts, _ new: ArchiveParts, called: @escaping (String) -> String?) {
    (self.old, self.new, self.called) = (old, new, called)
    ids = [:]
    for (number, then) in old.records {
      if let now = new.records[number], now != then, !new.known.contains(then) { ids[then] = now }
    }
    pairByOutlets()
    pairWindows()
    var count = -1
    while count < ids.count {
      count = ids.count
      pair(withFrames: true)
      pair(withFrames: false)
    }
  }

  /// An outlet of one name of one object leads to what does the same for it.
  private mutating func pairByOutlets() {
    func targets(_ side: ArchiveParts, _ other: ArchiveParts, _ names: [String: String]) -> [String: String] {
      let outlets = side.outlets.filter { !other.known.contains($0.target) }
      let named = Dictionary(grouping: outlets) { "\(names[$0.source] ?? $0.source) \($0.name)" }
      return named.compactMapValues { $0.count == 1 ? $0[0].target : nil }
    }
    let came = targets(new, old, [:])
    var there = Set(ids.values)
    for (key, then) in targets(old, new, ids).sorted(by: { $0.key < $1.key }) {
      guard ids[then] == nil, let now = came[key], let kind = old.looks.classes[then] ?? Self.window(then, old),
        kind == new.looks.classes[now] ?? Self.window(now, new), there.insert(now).inserted
      else { continue }
      ids[then] = now
    }
  }

  private static func window(_ id: String, _ side: ArchiveParts) -> String? {
    side.windows.contains(id) ? "NSWindowTemplate" : nil
  }

  /// The only window of a file is that one still, whatever leads to it.
  private mutating func pairWindows() {
    let (went, came) = (old.windows.subtracting(new.known), new.windows.subtracting(old.known))
    guard old.windows.count == 1, new.windows.count == 1, let then = went.first, let now = came.first else { return }
    ids[then] = ids[then] ?? now
  }

  private mutating func pair(withFrames: Bool) {
    let there = Set(ids.values)
    let found = ArchiveLooks.remade(old.looks, new.looks, areMany: withFrames) { id, isNew in
      guard !(isNew ? there.contains(id) : ids[id] != nil) else { return nil }
      let side = isNew ? new : old
      let place = side.superviews[id].map { isNew ? $0 : ids[$0] ?? $0 } ?? ""
      let frame = withFrames ? side.frames[id].map { "\($0)" } ?? "" : ""
      return "\(side.classes[id] ?? "") \(called(id) ?? "") in \(place) \(frame)"
    }
    ids.merge(found) { known, _ in known }
  }
}
