import ProofModel
import XMLParsing

/// Objects that were made anew under other ids and say what they said.
extension FileConnections {
  /// By the ids of rules that another version has not: those of the only ones there that say the same of the same objects, so that an
  /// outlet to one leads where it led.
  func rulesMadeAnew(in later: FileConnections) -> [String: String] {
    func alone(_ own: FileConnections, without other: FileConnections) -> [String: String] {
      let left = own.rules.filter { !other.ids.contains($0.key) }
      let said = left.map { id, rule in (id: id, words: UndrawnLayout.words(of: rule, own.parents[id] ?? "") { $0 }) }
      return Dictionary(grouping: said, by: \.words).compactMapValues { $0.count == 1 ? $0[0].id : nil }
    }
    let came = alone(later, without: self)
    return alone(self, without: later).reduce(into: [:]) { mates, rule in mates[rule.value] = came[rule.key] }
  }
}
