/// A rule that went and one that came in its place, told as one: `A.top == B.bottom` was `A.top == C.bottom`. Whoever ties
/// a side of a view to something else has made one edit, of which half alone moves nothing.
enum ReplacedRules {
  /// Between the signatures of two causes that are told as one.
  static let separator = " & "

  /// Causes with such pairs joined where one of the two moved nothing by itself, in the place of the other.
  static func joined(_ causes: [ReviewReport.Cause]) -> [ReviewReport.Cause] {
    var result = causes
    var (taken, dropped): (Set<Int>, Set<Int>) = ([], [])
    let rules = causes.map(Rule.init)
    for index in causes.indices where !taken.contains(index) {
      guard let rule = rules[index] else { continue }
      let others = causes.indices.filter { other in
        other != index && !taken.contains(other) && (causes[other].brief.isEmpty || causes[index].brief.isEmpty)
          && rules[other].map { $0.isNew != rule.isNew && $0.isTiedLike(rule) } ?? false
      }
      // Where several may have taken its place nothing is said of which did.
      guard let other = others.first, others.count == 1, let mate = rules[other],
        causes.indices.filter({ rules[$0].map { $0.isNew == rule.isNew && $0.isTiedLike(mate) } ?? false }).count == 1
      else { continue }
      let (place, gone) = causes[other].brief.isEmpty ? (index, other) : (other, index)
      result[place] = joined(causes[place], causes[gone], rule.isNew ? (rule, mate) : (mate, rule))
      taken.formUnion([gone, place])
      dropped.insert(gone)
    }
    return result.indices.filter { !dropped.contains($0) }.map { result[$0] }
  }

  private static func joined(
    _ cause: ReviewReport.Cause, _ other: ReviewReport.Cause, _ rules: (new: Rule, gone: Rule)
  ) -> ReviewReport.Cause {
    var told = cause
    told.parts = [
      rules.new.text == rules.gone.text
        ? "the rule `\(rules.new.text)` ties other views of these names now"
        : "the rule `\(rules.new.text)` was `\(rules.gone.text)`"
    ]
    told.sentence = told.lead + cause.sentence.dropFirst(cause.lead.count)
    // In every variant the same, whichever of the two moved something there.
    told.signature = [cause.signature, other.signature].sorted().joined(separator: separator)
    if told.brief.isEmpty { told.partOf = told.partOf ?? other.partOf }
    told.isOfHidden = cause.isOfHidden && other.isOfHidden
    told.views += other.views.filter { !cause.views.contains($0) }
    if !Rule.isNew(cause.lead) { told.span = other.span ?? cause.span }
    return told
  }

  /// A rule that is new or gone, and is all that its cause says.
  private struct Rule {
    var text: String
    var isNew: Bool
    /// `title.top` and what it is tied to, without the distance.
    var anchors: [String]
    /// The same by views' ids, where they are known: several views may have one name.
    var objects: Set<String>
    var relation: String

    static func isNew(_ lead: String) -> Bool { lead.hasSuffix("` is new") }

    init?(_ cause: ReviewReport.Cause) {
      let (start, ends) = ("the rule `", ["` is new", "` is gone"])
      guard cause.lead.hasPrefix(start), let end = ends.first(where: { cause.lead.hasSuffix($0) }) else { return nil }
      let text = cause.lead.dropFirst(start.count).dropLast(end.count)
      guard !text.contains("`"), let relation = [" == ", " >= ", " <= "].first(where: { text.contains($0) }),
        let range = text.firstRange(of: relation)
      else { return nil }
      self.text = String(text)
      self.relation = relation
      isNew = Self.isNew(cause.lead)
      objects = cause.anchors
      anchors = [text[..<range.lowerBound], text[range.upperBound...]].map { side in
        let ends = [" + ", " - ", " * ", " @"].compactMap { side.firstRange(of: $0)?.lowerBound }
        return String(side[..<(ends.min() ?? side.endIndex)])
      }
    }

    /// Whether it holds the same side of the same view, and by another thing.
    func isTiedLike(_ other: Rule) -> Bool {
      guard relation == other.relation else { return false }
      let areKnown = !objects.isEmpty && !other.objects.isEmpty
      guard !areKnown || objects.intersection(other.objects).count == 1 else { return false }
      let shared = Set(anchors).intersection(other.anchors)
      return shared.count == 1
        && shared.allSatisfy { $0.contains(".") && !$0.hasPrefix("root.") && !$0.hasPrefix("safe.") }
    }
  }
}
