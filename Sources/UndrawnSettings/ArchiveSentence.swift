import ProofModel

/// A sentence of what an archive sets of an object, in parts: such as say the same of several objects are one.
struct ArchiveSentence {
  /// `font`, `row height`.
  var what: String
  /// `the button 'Save'`, `a table view`.
  var who: String
  /// `is 44 instead of 59`.
  var end: String

  /// So many objects of which the same is said are named.
  private static let mostObjects = 6

  /// The sentences in their order, each once: `font of the label 'A' and 2 buttons is Helvetica 14 now`, `row height of a table view is
  /// 44 now (2 times)`.
  static func joined(_ sentences: [ArchiveSentence]) -> [String] {
    func key(_ one: ArchiveSentence) -> String { "\(one.what)\u{1F}\(one.end)" }
    let groups = Dictionary(grouping: sentences, by: key)
    return sentences.map(key).once.compactMap { key in
      guard let all = groups[key], let first = all.first else { return nil }
      let whos = all.map(\.who)
      if whos.once.count == 1 { return all.map { "\($0.what) of \($0.who) \($0.end)" }.counted[0] }
      return "\(first.what) of \(ArchiveParts.numbered(whos).listed(upTo: mostObjects)) \(first.end)"
    }
  }
}

extension String {
  /// `is 44 instead of 59`, `is 44 now`, `is no longer 59`.
  static func difference(from then: String?, to now: String?) -> String {
    guard let now else { return "is no longer \(then ?? "")" }
    return then.map { "is \(now) instead of \($0)" } ?? "is \(now) now"
  }
}
