import ProofModel

/// What leads from an archive's objects to others, where it differs.
extension ArchiveParts {
  /// One line for what came or went of each kind, and one for what leads elsewhere or begins at something else.
  ///
  /// - Parameters:
  ///   - old: the earlier side, with objects called by the ids of those that stand in their places.
  ///   - words: what an object is called.
  static func wayLines(
    from old: ArchiveParts, to new: ArchiveParts, _ words: (String) -> String?
  ) -> [(words: String, span: SourceSpan?)] {
    var ways: [String] = []
    let owners = [new, old].map(\.ownClasses)
    // What shows no words is known by a class of its own.
    func called(_ id: String) -> String? {
      owners.lazy.compactMap { $0[id] }.first.flatMap { words(id)?.contains("'") == false ? "the object '\($0)'" : nil }
        ?? words(id)
    }
    let (came, went) = (new.surplus(over: old), old.surplus(over: new))
    let pairs = paired(came, went)
    // What is no view is known by its class.
    func named(_ id: String, _ side: ArchiveParts) -> String? {
      side.loose.contains(id) ? side.classes[id].map { "the object '\($0)'" } : called(id)
    }
    for (now, then) in pairs {
      let isOfMany = delegating.contains(now.name) && now.source == then.source
      let sender = isOfMany ? new.sender(of: now, called) : ""
      if let words = moved(now, then, sender, { named($0, old) }, { named($0, new) }) { ways.append(words) }
    }
    let (told, others) = (Set(pairs.map(\.now)), Set(pairs.map(\.then)))
    for (found, end) in [(came.filter { !told.contains($0) }, "new"), (went.filter { !others.contains($0) }, "gone")] {
      var (single, many): ([String: [String]], [String]) = ([:], [])
      let groups = Dictionary(grouping: found) { "\($0.noun)s '\($0.name)'" }
      for one in found {
        let words = "\(one.noun)s '\(one.name)'"
        let number = groups[words]?.count ?? 1
        if number == 1 {
          let isTold = one.noun == "action" || one.noun == "binding" || delegating.contains(one.name)
          let sender = isTold ? (end == "new" ? new : old).sender(of: one, called) : ""
          single[one.noun, default: []].append("'\(one.name)'\(sender)")
        } else {
          let whos = (groups[words] ?? []).compactMap { one.noun == "outlet" ? nil : called($0.source) }
          let senders = whos.isEmpty ? "" : " (\(numbered(whos).listed(upTo: mostSenders)))"
          many.append("\(number) \(words) are \(end)\(senders)")
        }
      }
      // What a view is to code is told of all at once.
      for (noun, names) in single.sorted(by: { $0.key > $1.key }) {
        let start =
          names.count == 1
          ? "the \(noun) \(names[0]) is"
          : "the \(noun)s \((names.count > 40 ? names.listed(first: 40) : names.listed)) are"
        ways.append("\(start) \(end)")
      }
      ways += many.once
    }
    return ways.once.map { ($0, nil) }
  }

  /// So many objects that call the same are named.
  private static let mostSenders = 4

  /// The classes of the user's, by the ids of their objects.
  private var ownClasses: [String: String] {
    classes.reduce(into: [:]) { $0[records[$1.key] ?? $1.key] = $1.value }
  }

  /// Outlets that many objects of UIKit's and AppKit's have, of which it is said whose one is.
  private static let delegating: Set<String> = ["delegate", "dataSource"]

  /// The control whose action or binding it is, by its words or else its place: ` (the button 'Save')`; of what is in no view its
  /// kind.
  private func sender(of way: Connection, _ called: (String) -> String?) -> String {
    guard let who = called(way.source) else { return "" }
    if who.hasPrefix("the ") { return " (\(who))" }
    let place = frames[way.source].map { " at \(Self.shown($0))" }
    return place == nil && way.noun == "action" ? "" : " (\(who)\(place ?? ""))"
  }

  /// What went and came by one name, of one object before what leads to one, and that before all else.
  private static func paired(_ came: [Connection], _ went: [Connection]) -> [(now: Connection, then: Connection)] {
    var pairs: [(now: Connection, then: Connection)] = []
    var (came, went) = (came, went)
    let marks: [(Connection) -> String] = [
      { "\($0.noun) \($0.name) \($0.source)" }, { "\($0.noun) \($0.name)  \($0.target)" }, { "\($0.noun) \($0.name)" },
    ]
    for mark in marks {
      came.removeAll { now in
        guard let place = went.firstIndex(where: { mark($0) == mark(now) }) else { return false }
        pairs.append((now, went.remove(at: place)))
        return true
      }
    }
    return pairs
  }

  /// The connections that one side has more often than the other, in its order.
  private func surplus(over other: ArchiveParts) -> [Connection] {
    connectionOrder.filter { number(of: $0) > other.number(of: $0) }
  }

  /// What of a connection of one name is another: where it leads to, or else what it begins at; nil where that was made anew
  /// and is called as before.
  private static func moved(
    _ now: Connection, _ then: Connection, _ sender: String, _ before: (String) -> String?, _ after: (String) -> String?
  ) -> String? {
    let way = "the \(now.noun) '\(now.name)'\(sender)"
    if now.target != then.target {
      let ends = (before(then.target), after(now.target))
      let words = ends.1.flatMap { end in
        end == ends.0 ? nil : "leads to \(end)" + (ends.0.map { " instead of \($0)" } ?? "")
      }
      return "\(way) \(words ?? "leads to another object")" + (words == nil ? "" : " now")
    }
    let starts = (before(then.source), after(now.source))
    guard starts.0 != starts.1 || starts.1 == nil else { return nil }
    return "\(way) is of \(starts.1 ?? "another object")\(starts.0.map { " instead of \($0)" } ?? "") now"
  }
}
