internal import AutoLayout
internal import Foundation
internal import ProofModel
internal import Resolving

/// What UIKit refuses when a constraint is made, by the engine's own rules and in their words.
enum ConstraintCheck {
  static func mistake(in constraint: LayoutConstraint) -> LayoutMistake? {
    guard constraint.constant.isFinite, constraint.multiplier.isFinite else {
      return constraint.mistake("number-not-finite", "a constraint has a constant or multiplier that is no number")
    }
    guard let first = constraint.first, let attribute = constraint.firstAttribute.model else {
      return constraint.mistake(
        "no-attribute", "a constraint needs an attribute of its first item", hint: "name .width, .leading, …")
    }
    if constraint.second != nil, constraint.secondAttribute == .notAnAttribute {
      return constraint.mistake(
        "no-attribute", "a constraint with a second item needs an attribute of it",
        hint: "name .width, .leading, …, or pass nil for the item")
    }
    var screen = ResolvedScreen(environment: LayoutContext.current.environment)
    screen.isCode = true
    let root = ViewNames.name(of: first)
    var names = [root]
    let isSelf = constraint.second.map { $0 === first } ?? true
    if let second = constraint.second, !isSelf { names.append(ViewNames.name(of: second)) }
    if names.count == 2, names[0] == names[1] { names[1] += "2" }
    screen.nodes = [LayoutNode(content: ResolvedView(id: "top", name: "superview", kind: .view), parent: nil)]
    for name in names {
      screen.nodes[0].children.append(screen.nodes.count)
      screen.nodes.append(LayoutNode(content: ResolvedView(id: name, name: name, kind: .view), parent: 0))
    }
    let other = constraint.secondAttribute.model
    let form = AttributeConstraint(
      first: .view(names[0]), attribute, constraint.relation.model,
      second: constraint.second == nil ? nil : .view(isSelf ? names[0] : names[1]), other,
      multiplier: Double(constraint.multiplier), constant: Double(constraint.constant))
    screen.rules = [ActiveRule(rule: Rule(text: "", form: .attributes(form)), group: "code", index: 0)]
    let live = LiveLayout(screen, measuring: LayoutContext.current.measuring)
    guard let problem = live.diagnostics.first(where: { $0.severity == .error }) else { return nil }
    return constraint.mistake(problem.id, problem.message, hint: problem.hint)
  }
}
