import ProofModel

extension ObjectSettings {
  /// Objects of which something is told: those of one kind of which the same is told are one phrase by their names, as the round
  /// buttons of a pad.
  struct AlikeObjects {
    private var order: [String] = []
    private var objects: [String: [(id: String, one: String, name: String?)]] = [:]
    private var facts: [String: (several: String, words: String)] = [:]

    /// - Parameters:
    ///   - one: what it is called alone: `the button 'Save'`.
    ///   - name: its name among others; nil of what stays by itself.
    ///   - several: what it is called with others: `the buttons`.
    ///   - words: what is told of each: `has the tag 1`.
    mutating func add(_ id: String, one: String, name: String?, several: String, _ words: String) {
      let key = name == nil ? "\(id) \(words)" : "\(several) \(words)"
      if facts[key] == nil { order.append(key) }
      facts[key] = (several, words)
      objects[key, default: []].append((id, one, name))
    }

    /// One for each object, and one for all that differ in nothing but their names: `each of the buttons 'A' and 'B' is hidden`.
    var phrases: [(words: String, ids: [String])] {
      order.flatMap { key -> [(words: String, ids: [String])] in
        guard let alike = objects[key], let (several, words) = facts[key] else { return [] }
        let names = alike.compactMap(\.name)
        guard names.once.count > 1 else { return alike.map { ("\($0.one) \(words)", [$0.id]) } }
        let list = names.counted
        let listed = list.count > Self.mostNames ? list.listed(first: Self.mostNames) : list.listed
        return [("each of \(several) \(listed) \(words)", alike.map(\.id))]
      }
    }

    /// So many names are told.
    private static let mostNames = 12
  }
}
