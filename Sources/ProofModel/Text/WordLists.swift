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
}
