internal import AutoLayout
internal import ProofModel

extension SolvedConstraint {
  /// The relation before a badge's number; nothing for equality.
  var relationWords: String {
    switch relation {
    case .equal: return ""
    case .lessThanOrEqual: return "≤ "
    case .greaterThanOrEqual: return "≥ "
    }
  }

  /// ` @750` behind the words of an optional rule.
  var priorityWords: String { priority < 1000 ? " @\(priority.badgeText)" : "" }

  /// How a beaten or broken rule misses, behind its words.
  var statusWords: String {
    switch status {
    case .satisfied, .inConflict: return ""
    case .beaten(let amount, _), .broken(_, let amount):
      return amount.magnitude < 0.005 || !amount.isFinite ? "" : " off " + amount.signedText
    }
  }

  var tone: Tone {
    switch status {
    case .inConflict, .broken: return .conflict
    case .beaten: return .beaten
    case .satisfied:
      // A required rule that leaves room is no mistake by itself: the view that may move is marked. An optional one
      // takes part in a tie.
      return isAmbiguous && priority < 1000 ? .warning : origin == .implied ? .implied : .satisfied
    }
  }

  var conflict: Int? {
    switch status {
    case .inConflict(let number), .broken(let number, _): return number
    default: return nil
    }
  }

  /// Whether it is the user's own or stands in for what the user did not say: the rules that are drawn.
  var isDrawn: Bool {
    switch origin {
    case .authored, .implied, .proportional: return true
    case .hugging, .compression, .stack, .grid, .split, .autoresizing, .guide, .system: return conflict != nil
    }
  }

  var semanticGroup: SemanticGroup {
    let state: String
    switch status {
    case .satisfied: state = isAmbiguous ? "ambiguous" : "satisfied"
    case .beaten(let amount, _): state = "beaten, off \(amount.signedText)"
    case .inConflict(let number): state = "in conflict \(number)"
    case .broken(let number, let amount): state = "broken in conflict \(number), off \(amount.signedText)"
    }
    return SemanticGroup(
      kind: .constraint, id: id, title: "\(label): \(text) (\(state))", frame: .zero,
      data: [("label", label), ("rule", text), ("status", state)])
  }
}

extension Double {
  /// At most one decimal, with a real minus: what fits on a badge.
  var badgeText: String {
    let text = shortText(digits: magnitude < 1 ? 3 : 1)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  var signedText: String { self > 0 ? "+" + badgeText : badgeText }
}

/// The ratio of two sides in words: `16:9` where small whole numbers say it, else `1.333:1`.
enum Ratio {
  static func words(_ value: Double) -> String {
    guard value.isFinite, value > 0, value < 1000 else { return value.badgeText }
    for denominator in 1...40 {
      let numerator = (value * Double(denominator)).rounded()
      if numerator >= 1, numerator <= 99, (numerator / Double(denominator) - value).magnitude < 1e-4 * value {
        return "\(Int(numerator)):\(denominator)"
      }
    }
    return value.shortText(digits: 3) + ":1"
  }
}

extension StringProtocol {
  /// A name as it fits on a badge.
  var shortened: String { shortened(to: 12) }

  func shortened(to length: Int) -> String { count <= length ? String(self) : prefix(length - 1) + "…" }
}
