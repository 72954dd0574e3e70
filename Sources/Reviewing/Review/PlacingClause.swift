import ProofModel

/// The rules that place one view, in a clause: `'Box' is 20 from the top and at both sides of the safe area, 8 below 'Title'`.
struct PlacingClause {
  /// - Parameter rules: all of one view; O(rules²).
  init(_ rules: [PlacingRule]) {
    var parts: [String] = []
    var equations: [String] = []
    var insets: [Key: [Inset]] = [:]
    var (order, aligned, centred, alike): ([Key], [Key: [LayoutAttribute]], [Key: [PlacingRule]], [Key: [String]]) =
      ([], [:], [:], [:])
    var lengths: [LayoutAttribute: String] = [:]
    for rule in rules {
      if let order = rule.order {
        parts.append(order)
        continue
      }
      guard let other = rule.other else {
        // A fixed length beside a least one decides.
        if rule.relation != .equal, lengths[rule.attribute].map(Self.isFixed) ?? false { continue }
        lengths[rule.attribute] = Self.amount(rule.constant, rule) + "\u{0}" + rule.priority
        continue
      }
      let key = Key(other: other.words, isAround: other.isAround, priority: rule.priority)
      func add() { if !order.contains(key) { order.append(key) } }
      if let inset = Inset(rule) {
        insets[key, default: []].append(inset)
      } else if Self.centre(rule) != nil {
        centred[key, default: []].append(rule)
      } else if let words = Self.beside(rule) {
        parts.append(words)
        continue
      } else if rule.isPlain, rule.constant == 0, rule.attribute == other.attribute {
        if rule.attribute.kind == .size {
          alike[key, default: []].append(rule.attribute == .width ? "wide" : "high")
        } else {
          aligned[key, default: []].append(rule.attribute)
        }
      } else {
        equations.append("`\(rule.text)`")
        continue
      }
      add()
    }
    for key in order {
      if let insets = insets[key] { parts.append(Inset.words(insets) + " of " + key.other + key.priority) }
      if let rules = centred[key] { parts.append(Self.centres(rules, key) + key.priority) }
      if let sides = aligned[key] { parts.append("\(Self.aligned(sides)) with \(key.other)\(key.priority)") }
      if let sizes = alike[key] {
        parts.append("\(sizes.map { "as \($0)" }.joined(separator: " and ")) as \(key.other)\(key.priority)")
      }
    }
    let places = parts + Self.size(lengths)
    let said = places.isEmpty ? [] : ["is " + places.joined(separator: ", ")]
    words =
      "'\(rules.first?.name ?? "")' "
      + (said + (equations.isEmpty ? [] : ["has \(equations.once.listed)"])).joined(separator: " and ")
  }

  let words: String

  /// What rules of one priority are tied to.
  private struct Key: Hashable {
    var other: String
    var isAround: Bool
    var priority: String
  }

  /// `at least 20`.
  fileprivate static func amount(_ value: Double, _ rule: PlacingRule, isTowards: Bool = true) -> String {
    let relation = isTowards ? rule.relation : rule.relation.reversed
    let lead = relation == .equal ? "" : relation == .greaterThanOrEqual ? "at least " : "at most "
    return lead + value.shortText(digits: 2)
  }

  /// Whether a length is no bound, and must hold.
  private static func isFixed(_ length: String) -> Bool {
    length.hasSuffix("\u{0}") && Double(length.dropLast()) != nil
  }

  /// `120 × 40`, `at least 40 high`.
  private static func size(_ lengths: [LayoutAttribute: String]) -> [String] {
    let parts = [(LayoutAttribute.width, "wide"), (.height, "high")].compactMap { attribute, word in
      lengths[attribute].map { ($0.split(separator: "\u{0}", omittingEmptySubsequences: false), word) }
    }
    if parts.count == 2, parts.allSatisfy({ Double($0.0[0]) != nil && $0.0[1].isEmpty }) {
      return ["\(parts[0].0[0]) × \(parts[1].0[0])"]
    }
    return parts.map { "\($0.0[0]) \($0.1)\($0.0[1])" }
  }

  /// `20 below 'Title'`; nil where the two sides do not face each other.
  private static func beside(_ rule: PlacingRule) -> String? {
    guard let other = rule.other, rule.isPlain else { return nil }
    let words: (direction: String, isTowards: Bool)? =
      switch (rule.attribute, other.attribute) {
      case (.top, .bottom): ("below", true)
      case (.bottom, .top): ("above", false)
      case (.leading, .trailing): ("after", true)
      case (.trailing, .leading): ("before", false)
      case (.left, .right): ("right of", true)
      case (.right, .left): ("left of", false)
      default: nil
      }
    guard let words, !other.isAround || other.isOfBars else { return nil }
    let gap = words.isTowards ? rule.constant : -rule.constant
    guard gap >= 0 else { return nil }
    let amount = gap == 0 && rule.relation == .equal ? "directly" : amount(gap, rule, isTowards: words.isTowards)
    return "\(amount) \(words.direction) \(other.words)\(rule.priority)"
  }

  /// What a centre on another one's is said by, without the other: `horizontally`, `20 below the middle`.
  private static func centre(_ rule: PlacingRule) -> String? {
    guard let other = rule.other, rule.isPlain, rule.relation == .equal, rule.attribute == other.attribute else {
      return nil
    }
    let amount = rule.constant.magnitude.shortText(digits: 2)
    switch rule.attribute {
    case .centerX: return rule.constant == 0 ? "horizontally" : "\(amount) \(rule.constant > 0 ? "right" : "left") of"
    case .centerY: return rule.constant == 0 ? "vertically" : "\(amount) \(rule.constant > 0 ? "below" : "above")"
    default: return nil
    }
  }

  private static func centres(_ rules: [PlacingRule], _ key: Key) -> String {
    let plain = rules.filter { $0.constant == 0 }.compactMap(centre).once
    let moved = rules.filter { $0.constant != 0 }.compactMap(centre).once
    var parts: [String] = []
    if !plain.isEmpty {
      parts.append("centred \(plain.count == 1 ? plain[0] + " " : "")\(key.isAround ? "in" : "on") \(key.other)")
    }
    if !moved.isEmpty { parts.append("with its centre \(moved.joined(separator: " and ")) that of \(key.other)") }
    return parts.joined(separator: ", ")
  }

  /// `aligned at the top and both sides`.
  private static func aligned(_ attributes: [LayoutAttribute]) -> String {
    let sides = attributes.filter { $0 != .firstBaseline && $0 != .lastBaseline }
    let lines = attributes.filter { !sides.contains($0) }.map {
      $0 == .firstBaseline ? "the first baseline" : "the last baseline"
    }
    return "aligned at " + ((sides.isEmpty ? [] : [Inset.sides(sides)]) + lines).joined(separator: " and ")
  }
}

/// How far a view's side lies within the same side of what lies around it.
private struct Inset: Hashable {
  var side: LayoutAttribute
  /// `20 from`, `at least 20 from`, `at`.
  var words: String

  init?(_ rule: PlacingRule) {
    guard let other = rule.other, other.isAround, rule.isPlain, rule.attribute == other.attribute else { return nil }
    switch rule.attribute {
    case .top, .left, .leading: words = Self.words(rule.constant, rule, isTowards: true)
    case .bottom, .right, .trailing: words = Self.words(-rule.constant, rule, isTowards: false)
    default: return nil
    }
    side = rule.attribute
  }

  private static func words(_ inset: Double, _ rule: PlacingRule, isTowards: Bool) -> String {
    if rule.relation != .equal { return PlacingClause.amount(inset, rule, isTowards: isTowards) + " from" }
    if inset == 0 { return "at" }
    return inset > 0 ? "\(inset.shortText(digits: 2)) from" : "\((-inset).shortText(digits: 2)) beyond"
  }

  /// `70 from the top and at both sides`.
  static func words(_ insets: [Inset]) -> String {
    let ways = insets.map(\.words).once
    return ways.map { way in "\(way) \(sides(insets.filter { $0.words == way }.map(\.side)))" }.listed
  }

  /// `the top and both sides`.
  static func sides(_ sides: [LayoutAttribute]) -> String {
    let all = Set(sides)
    let isBoth = all.isSuperset(of: [.leading, .trailing]) || all.isSuperset(of: [.left, .right])
    if isBoth, all.isSuperset(of: [.top, .bottom]) { return "all edges" }
    var words = [(LayoutAttribute.top, "the top"), (.bottom, "the bottom")].filter { all.contains($0.0) }.map(\.1)
    if isBoth { return (words + ["both sides"]).listed }
    for side in [LayoutAttribute.leading, .trailing, .left, .right] where all.contains(side) {
      words.append("the \(side.rawValue) side")
    }
    return words.listed
  }
}

extension PlacingRule {
  /// Whether nothing is multiplied.
  fileprivate var isPlain: Bool { multiplier == 1 }
}
