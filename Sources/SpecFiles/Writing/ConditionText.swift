import ProofModel

extension Condition {
  /// As `when:` writes it; nil for what always holds, which has no words.
  var text: String? { text(isInner: false) }

  private func text(isInner: Bool) -> String? {
    switch self {
    case .always: return nil
    case .widthClass(let value): return "width \(value.rawValue)"
    case .heightClass(let value): return "height \(value.rawValue)"
    case .orientation(let value): return "orientation \(value.rawValue)"
    case .platform(let value): return "platform \(value.rawValue)"
    case .locale(let value): return "locale \(value)"
    case .direction(let value): return "direction \(value.rawValue)"
    case .textSize(let relation, let value): return "text-size \(relation.rawValue) \(value.rawValue)"
    case .windowSize(let attribute, let relation, let value):
      return "size.\(attribute.rawValue) \(relation.rawValue) \(value.exactText)"
    case .state(let value): return "state \(value)"
    case .appearance(let value): return "appearance \(value.rawValue)"
    case .era(let relation, let value): return "os \(relation.rawValue) \(value)"
    case .not(let inner): return inner.text(isInner: true).map { "not \($0)" }
    case .and(let parts), .or(let parts):
      let word: String
      if case .and = self { word = " and " } else { word = " or " }
      let text = parts.compactMap { $0.text(isInner: true) }.joined(separator: word)
      return isInner && parts.count > 1 ? "(\(text))" : text
    }
  }
}
