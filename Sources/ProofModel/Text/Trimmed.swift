extension StringProtocol {
  /// Without white space at both ends.
  package var trimmed: String {
    var part = self[...]
    while part.first?.isWhitespace == true { part = part.dropFirst() }
    while part.last?.isWhitespace == true { part = part.dropLast() }
    return String(part)
  }
}
