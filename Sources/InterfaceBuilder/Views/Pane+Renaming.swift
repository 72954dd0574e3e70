import ProofModel

extension Pane {
  /// The pane with all its ids below a holder's, `holder/id`, since the same controller is in the screen already.
  func renamed(below holder: String) -> Pane {
    var views: Set<String> = []
    func collect(_ node: ViewNode) {
      views.insert(node.id)
      for child in node.children { collect(child) }
    }
    collect(node)
    let renaming = Renaming(prefix: holder + "/", views: views)
    var pane = self
    renaming.rename(&pane.node)
    for index in pane.groups.indices { pane.groups[index].rules = groups[index].rules.map(renaming.renamed) }
    for index in pane.overrides.indices { pane.overrides[index].set = overrides[index].set.map(renaming.renamed) }
    pane.upwardViews = Set(upwardViews.map(renaming.renamed))
    pane.innerContents = [:]
    for (id, contents) in innerContents { pane.innerContents[renaming.renamed(id)] = contents }
    return pane
  }
}

/// New ids for the views of a pane, and for its rules.
private struct Renaming {
  let prefix: String
  let views: Set<String>

  /// Ids of other views are kept.
  func renamed(_ id: String) -> String { views.contains(id) ? prefix + id : id }

  func rename(_ node: inout ViewNode) {
    node.id = prefix + node.id
    for index in node.children.indices { rename(&node.children[index]) }
  }

  func renamed(_ rule: Rule) -> Rule {
    var rule = rule
    rule.id = rule.id.map { prefix + $0 }
    rule.owner = rule.owner.map(renamed)
    guard case .attributes(var constraint) = rule.form else { return rule }
    constraint.first = renamed(constraint.first)
    constraint.second = constraint.second.map(renamed)
    rule.form = .attributes(constraint)
    rule.text = RuleImporter.text(constraint)
    return rule
  }

  private func renamed(_ item: ItemReference) -> ItemReference {
    var item = item
    switch item.target {
    case .view(let id): item.target = .view(renamed(id))
    case .guide(let kind, let owner?): item.target = .guide(kind, of: renamed(owner))
    default: break
    }
    return item
  }

  func renamed(_ assignment: Assignment) -> Assignment {
    var assignment = assignment
    switch assignment.target {
    case .view(let id, let key): assignment.target = .view(renamed(id), key)
    case .frameComponent(let id, let component): assignment.target = .frameComponent(renamed(id), component)
    case .viewInstalled(let id): assignment.target = .viewInstalled(renamed(id))
    case .ruleConstant(let id): assignment.target = .ruleConstant(prefix + id)
    case .rulePriority(let id): assignment.target = .rulePriority(prefix + id)
    case .ruleActive(let id): assignment.target = .ruleActive(prefix + id)
    }
    return assignment
  }
}
