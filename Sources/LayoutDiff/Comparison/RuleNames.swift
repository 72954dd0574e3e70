import AutoLayout
import ProofModel

/// Names of views in the texts of rules, where people know the views by other ones.
enum RuleNames {
  /// What a view was called and is called.
  typealias Name = (old: String, new: String)

  /// A rule's text with the names of some of its views replaced, each where the rule names that very view: views of one name are
  /// told apart by the side that they stand on.
  ///
  /// - Parameter names: by position in the rule's layout.
  static func text(of rule: SolvedConstraint, _ names: [Int: Name]) -> String {
    let relation = " \(rule.relation.rawValue) "
    guard let middle = rule.text.firstRange(of: relation),
      rule.terms.contains(where: { $0.anchor.item.view.map { names[$0] != nil } ?? false })
    else { return rule.text }
    var left = String(rule.text[..<middle.lowerBound])
    var right = String(rule.text[middle.upperBound...])
    func replace(_ anchor: SolvedConstraint.Anchor, in side: inout String) {
      guard let name = anchor.item.view.flatMap({ names[$0] }) else { return }
      let end = ".\(anchor.attribute.rawValue)"
      guard let place = side.firstRange(of: name.old + end) else { return }
      side.replaceSubrange(place, with: name.new + end)
    }
    replace(rule.first, in: &left)
    for term in rule.terms where term.anchor != rule.first { replace(term.anchor, in: &right) }
    return left + relation + right
  }
}
