public import ProofModel

extension ProjectFile {
  /// Tells a document what the project decides about findings, and one of Interface Builder what views of the app's own
  /// classes are, and which scale what they hold.
  /// Complexity: O(views).
  public func apply(to document: inout Document) {
    document.policy.add(policy)
    guard document.format == .interfaceBuilder, !(classes.isEmpty && proportional.isEmpty) else { return }
    var rules: [Rule] = []
    apply(to: &document.root, &rules)
    guard !rules.isEmpty else { return }
    document.groups.append(ConstraintGroup(name: "classes", rules: rules))
  }

  private func apply(to node: inout ViewNode, _ rules: inout [Rule]) {
    if let name = node.customClass, let settings = classes[name] {
      if let kind = settings.kind { node.kind = kind }
      node.properties.merge(settings.properties) { $1 }
      for rule in settings.rules {
        var rule = rule
        rule.id = nil
        rule.owner = node.id
        rules.append(rule)
      }
    }
    for name in [node.customClass, node.name, node.id] {
      if let name, let value = proportional[name] { node.properties[.proportional] = value }
    }
    for index in node.children.indices { apply(to: &node.children[index], &rules) }
  }
}
