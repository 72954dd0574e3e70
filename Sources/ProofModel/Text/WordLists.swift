/// Lists in a sentence.
extension Array where Element == String {
  /// `a`, `a and b`, `a, b and c`; empty without elements.
  package var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }

  /// The first ones and how many more there are: `a, b and 3 more`; all with commas where there are no more.
  package func listed(first most: Int) -> String {
    prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
  }

  /// All of them, or the first ones and how many more there are; of one more than that all, which is as short.
  package func listed(upTo most: Int) -> String { count > most + 1 ? listed(first: most) : listed }

  /// Each once, with its number where there are several: `a (2 times)`.
  package var counted: [String] {
    let times = Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
    return once.map { words in times[words].map { $0 > 1 ? "\(words) (\($0) times)" : words } ?? words }
  }
}

extension StringProtocol {
  /// A noun for several: `image views`, `check boxes`, `switches`.
  package var plural: String { self + (hasSuffix("box") || hasSuffix("switch") ? "es" : "s") }
}
