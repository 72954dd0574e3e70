import ProofModel
import XMLParsing

/// The rules of Auto Layout in an archive of Xcode 4, and whether it uses them.
struct ArchiveRules {
  /// One rule, between objects by their ids.
  struct Rule: Hashable {
    var first: String
    var firstAttribute: Int
    /// -1 is at most, 0 equal, 1 at least.
    var relation: Int
    var second: String?
    var secondAttribute: Int
    var multiplier: Double
    var constant: Double
    var priority: Double
    var span: SourceSpan?

    /// The same rule in the one of its two forms that begins with the lesser id, without its constant.
    fileprivate var shape: Rule {
      var rule = inOrder
      (rule.constant, rule.span) = (0, nil)
      return rule
    }

    fileprivate var inOrder: Rule {
      guard let second, multiplier == 1, second < first else { return self }
      var rule = self
      (rule.first, rule.second) = (second, first)
      (rule.firstAttribute, rule.secondAttribute) = (secondAttribute, firstAttribute)
      (rule.relation, rule.constant) = (-relation, -constant)
      return rule
    }
  }

  private(set) var rules: [Rule] = []
  private(set) var isOn = false

  init(_ elements: ArchiveElements, file: String) {
    for element in elements.all.lazy.map(\.element) {
      if element["key"] == "IBDocument.UseAutolayout" { isOn = element.text == "YES" || element["value"] == "YES" }
      if element["class"] == "IBNSLayoutConstraint", element["id"] != nil, let rule = Self.rule(element, file: file) {
        rules.append(rule)
      }
    }
  }

  private static func rule(_ element: XMLElement, file: String) -> Rule? {
    func number(_ key: String) -> Double? { element.text(of: key).flatMap { Double($0.trimmed) } }
    guard let first = element.reference(of: "firstItem"), let attribute = number("firstAttribute"),
      element.text(of: "placeholder") != "YES"
    else { return nil }
    let constant = element.child(key: "constant").flatMap { $0.child(key: "value") ?? $0 }
    return Rule(
      first: first, firstAttribute: Int(attribute), relation: Int(number("relation") ?? 0),
      second: element.reference(of: "secondItem"), secondAttribute: Int(number("secondAttribute") ?? 0),
      multiplier: number("multiplier") ?? 1,
      constant: constant.flatMap { Double($0.text.trimmed) } ?? 0, priority: number("priority") ?? 1000,
      span: SourceSpan(file: file, line: element.line, column: element.column))
  }

  /// The same with objects called by the ids of those that stand in their places.
  func renamed(_ ids: [String: String]) -> ArchiveRules {
    var result = self
    for index in result.rules.indices {
      result.rules[index].first = ids[rules[index].first] ?? rules[index].first
      result.rules[index].second = rules[index].second.map { ids[$0] ?? $0 }
    }
    return result
  }

  // MARK: Comparing

  /// So many rules that came, went or have other constants are told one by one.
  private static let most = 12

  /// - Parameter name: what a rule calls an object.
  static func differences(
    from old: ArchiveRules, to new: ArchiveRules, name: (String) -> String
  ) -> [(words: String, span: SourceSpan?)] {
    var lines: [(words: String, span: SourceSpan?)] = []
    if old.isOn != new.isOn {
      let law = new.isOn ? "on for the file now: rules place its views, and masks those that have none" : nil
      lines.append(("Auto Layout is \(law ?? "off for the file now: masks place its views")", nil))
    }
    var (came, went) = (rest(of: new.rules, without: old.rules), rest(of: old.rules, without: new.rules))
    var others: [(words: String, span: SourceSpan?)] = []
    for rule in came {
      guard let place = went.firstIndex(where: { $0.shape == rule.shape }) else { continue }
      let then = went.remove(at: place)
      came.removeAll { $0 == rule }
      let was = then.first == rule.first ? then.constant : -then.constant
      let amounts = "is \(rule.constant.shortText) instead of \(was.shortText)"
      others.append(("the constant of `\(words(rule, name))` \(amounts)", rule.span))
    }
    lines += told(others, "more rules have other constants")
    lines += told(came.map { ("the rule `\(words($0, name))` is new", $0.span) }, "more rules are new")
    return lines + told(went.map { ("the rule `\(words($0, name))` is gone", nil) }, "more rules are gone")
  }

  private static func told(
    _ lines: [(words: String, span: SourceSpan?)], _ more: String
  ) -> [(words: String, span: SourceSpan?)] {
    lines.count <= most + 1 ? lines : lines.prefix(most) + [("\(lines.count - most) \(more)", nil)]
  }

  /// Rules that one side has more of, wherever they stand in the file.
  private static func rest(of rules: [Rule], without others: [Rule]) -> [Rule] {
    func key(_ rule: Rule) -> Rule {
      var rule = rule.inOrder
      rule.span = nil
      return rule
    }
    var left = others.reduce(into: [Rule: Int]()) { $0[key($1), default: 0] += 1 }
    return rules.filter { rule in
      guard let count = left[key(rule)], count > 0 else { return true }
      left[key(rule)] = count - 1
      return false
    }
  }

  private static let attributes = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
    "firstBaseline",
  ]

  private static func words(_ rule: Rule, _ name: (String) -> String) -> String {
    func attribute(_ number: Int) -> String {
      attributes.indices.contains(number - 1) ? attributes[number - 1] : "attribute \(number)"
    }
    let relation = rule.relation < 0 ? "<=" : rule.relation > 0 ? ">=" : "=="
    var words = "\(name(rule.first)).\(attribute(rule.firstAttribute)) \(relation) "
    if let second = rule.second {
      words += "\(name(second)).\(attribute(rule.secondAttribute))"
      if rule.multiplier != 1 { words += " * \(rule.multiplier.shortText)" }
      if rule.constant != 0 {
        words += " \(rule.constant < 0 ? "-" : "+") \(rule.constant.magnitude.shortText)"
      }
    } else {
      words += rule.constant.shortText
    }
    return words + (rule.priority < 1000 ? " @\(rule.priority.shortText)" : "")
  }
}
