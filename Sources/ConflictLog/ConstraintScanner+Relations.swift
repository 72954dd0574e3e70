import ProofModel

/// Relations as logs print them, and the places that they name.
extension ConstraintScanner {
  /// `term rel (term | number)? (± number)? (priority: number)?`.
  mutating func readRelation(_ body: String, _ result: inout LoggedConstraint) -> LoggedRelation? {
    guard let (left, relation, right) = Self.split(body) else { return nil }
    guard let (factor, first) = term(left) else { return nil }
    var rest = right
    if let range = rest.range(of: " priority:") ?? rest.range(of: " @") {
      result.priority = Double(rest[range.upperBound...].prefix { $0.isNumber || $0 == "." }) ?? 1000
      rest = String(rest[..<range.lowerBound])
    }
    if let range = rest.range(of: " Hug:") { rest = String(rest[..<range.lowerBound]) }
    rest = rest.trimmed
    if let constant = Self.number(rest) {
      var relation = LoggedRelation(
        first: first, relation: relation, second: nil, multiplier: 1, constant: constant / factor)
      if !first.attribute.isSize {
        // A place by itself is measured in the superview.
        relation.second = .init(
          item: superview(of: first.item, &result), attribute: first.attribute.axis == .horizontal ? .left : .top)
      }
      return relation
    }
    var constant = 0.0
    if let sign = rest.ranges(of: " + ").last ?? rest.ranges(of: " - ").last,
      let number = Self.number(String(rest[sign.lowerBound...]))
    {
      constant = number
      rest = String(rest[..<sign.lowerBound])
    }
    guard let (multiplier, second) = term(rest) else { return nil }
    if container != nil { _ = superview(of: first.item, &result) }
    return LoggedRelation(
      first: first, relation: relation, second: second, multiplier: multiplier / factor, constant: constant / factor)
  }

  /// At the first relation that follows an attribute.
  static func split(_ body: String) -> (String, LayoutRelation, String)? {
    var best: (String, LayoutRelation, String)?
    for relation in LayoutRelation.allCases {
      for range in body.ranges(of: " " + relation.rawValue) {
        let left = String(body[..<range.lowerBound])
        guard let dot = left.lastIndex(of: "."),
          LoggedConstraint.Attribute(rawValue: String(left[left.index(after: dot)...])) != nil
        else { continue }
        if let known = best, known.0.count <= left.count { continue }
        best = (left, relation, String(body[range.upperBound...]).trimmed)
      }
    }
    return best
  }

  /// `+ 14.5`, `- 16`, `120`, `-16.0`.
  private static func number(_ text: String) -> Double? {
    let plain = text.trimmed
    if let value = Double(plain) { return value.isFinite ? value : nil }
    guard let sign = plain.first, sign == "+" || sign == "-" else { return nil }
    guard let value = Double(String(plain.dropFirst()).trimmed) else { return nil }
    return sign == "-" ? -value : value
  }

  /// `0.5*UIView:0x7f01'text'.width`.
  private mutating func term(_ text: String) -> (Double, LoggedConstraint.Place)? {
    var rest = text.trimmed
    var factor = 1.0
    if let star = rest.firstIndex(of: "*"), let value = Double(String(rest[..<star]).trimmed), value != 0 {
      factor = value
      rest = String(rest[rest.index(after: star)...]).trimmed
    }
    guard let dot = rest.lastIndex(of: "."),
      let attribute = LoggedConstraint.Attribute(rawValue: String(rest[rest.index(after: dot)...]))
    else { return nil }
    return (factor, .init(item: item(String(rest[..<dot])), attribute: attribute))
  }

  func item(_ text: String) -> LoggedConstraint.Item {
    let plain = text.trimmed
    if plain == "|", let container { return container }
    let characters = Array(plain)
    guard let (className, address, end) = Self.address(characters, from: 0, until: nil) else { return named(plain) }
    var item = LoggedConstraint.Item(key: address, className: className, name: nil)
    if end < characters.count, characters[end] == "'", characters.last == "'", end + 1 < characters.count {
      item.name = String(characters[(end + 1)..<(characters.count - 1)])
    }
    return item
  }

  func named(_ name: String) -> LoggedConstraint.Item {
    let plain = name.trimmed
    if let known = names[plain] { return known }
    // Masonry has a view's key in the place of its address: `UIImageView:icon`.
    let parts = plain.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 2, let first = parts[0].first, first.isUppercase || first == "_", !parts[1].isEmpty,
      !parts.contains(where: { $0.contains(" ") })
    {
      return .init(key: plain, className: String(parts[0]), name: String(parts[1]))
    }
    return .init(key: plain, className: nil, name: plain)
  }

  mutating func superview(
    of item: LoggedConstraint.Item, _ result: inout LoggedConstraint
  ) -> LoggedConstraint.Item {
    let around = container ?? .init(key: "superview of \(item.key)", className: nil, name: nil)
    if around.key != item.key { result.superviews[item.key] = around }
    return around
  }
}
