internal import Foundation
package import ProofModel
package import Resolving

extension LayoutConstraint {
  /// A constraint as a file has it; nil where one of its items is not among the objects that were made.
  ///
  /// - Parameter item: the object that a reference means.
  package static func loaded(
    _ active: ActiveRule, item: (ItemReference) -> Any?
  ) throws(LayoutMistake) -> LayoutConstraint? {
    guard case .attributes(let form) = active.rule.form, let first = item(form.first) else { return nil }
    let second = form.second.flatMap(item)
    if form.second != nil, second == nil { return nil }
    let constraint = try LayoutConstraint.checked(
      item: first, attribute: Attribute(form.firstAttribute), relatedBy: Relation(form.relation), toItem: second,
      attribute: form.secondAttribute.map { Attribute($0) } ?? .notAnAttribute,
      multiplier: CGFloat(form.multiplier), constant: CGFloat(active.constant ?? form.constant))
    try constraint.checkedSetPriority(LayoutPriority(Float(active.priority ?? form.priority)))
    constraint.identifier = active.rule.id
    if !active.rule.isPlaceholder { try constraint.checkedActivate() }
    return constraint
  }

  /// The views that a screen's rules speak of.
  package static func ruledViews(_ screen: ResolvedScreen) -> Set<String> {
    var ids: Set<String> = []
    for active in screen.rules {
      guard case .attributes(let form) = active.rule.form else { continue }
      for item in [form.first, form.second].compactMap({ $0 }) {
        if case .view(let id) = item.target { ids.insert(id) }
      }
    }
    return ids
  }
}

extension LayoutConstraint.Attribute {
  package init(_ model: LayoutAttribute) {
    self = LayoutAttribute.allCases.firstIndex(of: model).flatMap { Self(rawValue: $0 + 1) } ?? .notAnAttribute
  }
}

extension LayoutConstraint.Relation {
  package init(_ model: LayoutRelation) {
    switch model {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
