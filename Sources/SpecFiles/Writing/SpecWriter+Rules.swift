import ProofModel

/// Rules in named groups, and what size classes change.
extension SpecWriter {
  mutating func writeRules() {
    var groups: [(name: String, when: String?, rules: [Rule])] = []
    func add(_ rule: Rule, to name: String, when: String?) {
      if let index = groups.firstIndex(where: { $0.name == name && $0.when == when }) {
        groups[index].rules.append(rule)
      } else {
        groups.append((name, when, [rule]))
      }
    }
    for group in document.groups {
      for rule in group.rules where !belongsToOwner(rule) {
        if rule.isPlaceholder {
          add(rule, to: "placeholders", when: canvasCondition)
        } else if group.condition != .always {
          // A container's own, such as a split view's columns.
          add(rule, to: group.name, when: group.condition.text)
        } else if document.format == .interfaceBuilder, fidelity != .exact {
          add(rule, to: groupName(rule), when: nil)
        } else {
          add(rule, to: document.format == .interfaceBuilder ? "layout" : group.name, when: group.condition.text)
        }
      }
    }
    guard !groups.isEmpty else { return }
    lines.append("constraints:")
    for group in groups {
      lines.append("  \(group.name):")
      var indent = "    "
      if let when = group.when {
        lines.append("    when: \(when)")
        lines.append("    rules:")
        indent = "      "
      }
      lines += texts(group.rules).map { "\(indent)- \($0)" }
    }
  }

  /// The view whose constraint it is; the root's are the screen's.
  private func groupName(_ rule: Rule) -> String {
    guard let owner = rule.owner, owner != document.root.id else { return "screen" }
    return names.name(owner)
  }

  private var canvasCondition: String? {
    guard case .drawn(let canvas)? = document.canvas else { return nil }
    return "size.width == \(canvas.windowSize.width.exactText) and size.height == \(canvas.windowSize.height.exactText)"
  }

  // MARK: Rules of a view's own

  /// Multiplied places are measured in the space of the view that owns the rule; elsewhere it makes no difference.
  private func belongsToOwner(_ rule: Rule) -> Bool {
    guard let owner = rule.owner, case .attributes(let constraint) = rule.form, constraint.multiplier != 1,
      let second = constraint.second, constraint.firstAttribute.kind == .location
    else { return false }
    let items = [constraint.first, second]
    // The nearest view that holds both is the space otherwise.
    let holders = items.map { item in item.viewID ?? document.root.id }
    var common = ancestors(holders[0]).filter { ancestors(holders[1]).contains($0) }
    if common.isEmpty { common = [document.root.id] }
    return common.first != owner
  }

  /// The view and those above it, the nearest first.
  private func ancestors(_ id: String) -> [String] {
    var result = [id]
    while let parent = rules.parents[result[result.count - 1]] { result.append(parent) }
    return result
  }

  func ownRules(of id: String) -> [String] {
    texts(document.groups.flatMap(\.rules).filter { $0.owner == id && belongsToOwner($0) && !$0.isPlaceholder })
  }

  // MARK: Texts

  /// The rules as YAML; four that set all edges alike become one.
  private func texts(_ group: [Rule]) -> [String] {
    var texts: [String] = []
    var used: Set<Int> = []
    for (index, rule) in group.enumerated() where !used.contains(index) {
      if fidelity != .exact, let joined = joined(index, group, used) {
        used.formUnion(joined.members)
        texts.append(joined.text)
      } else {
        texts.append(text(rule))
      }
    }
    return texts
  }

  private func text(_ rule: Rule) -> String {
    guard let id = rule.id, let name = ruleNames[id] else {
      guard case .attributes = rule.form else { return quotedWhereNeeded(rules.text(rule)) }
      return quotedWhereNeeded(rules.text(folded.rule(rule), isTurned: fidelity != .exact))
    }
    let text = PropertyText.quoted(rules.text(folded.rule(rule), isTurned: false))
    return "{ id: \(name), rule: \(text)\(folded.inactiveRules.contains(id) ? ", active: false" : "") }"
  }

  /// Rules are plain text to YAML but for a `: ` or ` #` inside, or a first character with a meaning.
  private func quotedWhereNeeded(_ text: String) -> String {
    let isPlain = !text.contains(": ") && !text.contains(" #") && text.first.map { $0.isLetter || $0 == "(" } ?? false
    return isPlain ? text : PropertyText.quoted(text)
  }

  private static let composites: [(name: AttributeName, word: String)] = [
    (.edges, "edges"), (.horizontalEdges, "horizontalEdges"), (.verticalEdges, "verticalEdges"), (.size, "size"),
    (.center, "center"),
  ]

  /// The rule at `index` with its fellows as one of a composite attribute, `card.edges == root.edges + 16`.
  private func joined(_ index: Int, _ group: [Rule], _ used: Set<Int>) -> (text: String, members: [Int])? {
    guard let first = simple(group[index]) else { return nil }
    for (composite, word) in Self.composites where composite.members.contains(first.firstAttribute) {
      var members: [Int] = []
      for attribute in composite.members {
        let isFar = [.bottom, .trailing].contains(attribute)
        let inset = [.bottom, .trailing].contains(first.firstAttribute) ? -first.constant : first.constant
        let match = group.indices.first { position in
          guard !used.contains(position), let other = simple(group[position]) else { return false }
          return other.first.target == first.first.target && other.firstAttribute == attribute
            && sameContainer(other, first) && other.priority == first.priority
            && other.constant == (isFar ? -inset : inset)
        }
        guard let match else { break }
        members.append(match)
      }
      guard members.count == composite.members.count else { continue }
      let isFar = [.bottom, .trailing].contains(first.firstAttribute)
      let inset = isFar ? -first.constant : first.constant
      guard let second = first.second, let attribute = first.secondAttribute else { return nil }
      let (container, _) = rules.anchor(second, attribute)
      var text = "\(rules.text(first.first)).\(word) == \(rules.text(container)).\(word)"
      if inset != 0 { text += " \(inset < 0 ? "-" : "+") \(inset.magnitude.exactText)" }
      if first.priority != 1000 { text += " @\(first.priority.exactText)" }
      return (text, members)
    }
    return nil
  }

  private func sameContainer(_ left: AttributeConstraint, _ right: AttributeConstraint) -> Bool {
    guard let one = left.second, let other = right.second, let a = left.secondAttribute, let b = right.secondAttribute
    else { return false }
    return rules.anchor(one, a).item.target == rules.anchor(other, b).item.target
  }

  /// An equality of like attributes with another item, which a composite can say.
  private func simple(_ rule: Rule) -> AttributeConstraint? {
    guard rule.id.map({ ruleNames[$0] == nil }) ?? true, case .attributes(let written) = folded.rule(rule) else {
      return nil
    }
    let constraint = rules.facing(written)
    guard constraint.relation == .equal, constraint.multiplier == 1, constraint.marginPercent == 0,
      let second = constraint.second, let attribute = constraint.secondAttribute,
      rules.anchor(second, attribute).1 == constraint.firstAttribute,
      case .view = constraint.first.target
    else { return nil }
    let isSize = constraint.firstAttribute.kind == .size
    let isCentre = [.centerX, .centerY].contains(constraint.firstAttribute)
    return (isSize || isCentre) && constraint.constant != 0 ? nil : constraint
  }

  // MARK: Overrides

  mutating func writeOverrides() {
    var texts: [String] = []
    if !folded.absentViews.isEmpty {
      // A view has no property that leaves it out, a condition that always holds does.
      let set = folded.absentViews.map { "\(names.name($0)).installed: false" }
      texts.append("when: size.width >= 0\n    set: { \(set.joined(separator: ", ")) }")
    }
    for override in document.overrides {
      guard let when = override.condition.text else { continue }
      let set = override.set.map { "\(target($0.target)): \(properties.text($0.value))" }
      guard !set.isEmpty else { continue }
      let short = "    set: { \(set.joined(separator: ", ")) }"
      let block = "    set:\n" + set.map { "      " + $0 }.joined(separator: "\n")
      texts.append("when: \(when)\n" + (short.count <= 110 ? short : block))
    }
    guard !texts.isEmpty else { return }
    lines.append("overrides:")
    for text in texts { lines.append("  - \(text)") }
  }

  private func target(_ target: Assignment.Target) -> String {
    switch target {
    case .view(let id, let key): return "\(names.name(id)).\(key.rawValue)"
    case .frameComponent(let id, let component): return "\(names.name(id)).\(["x", "y", "width", "height"][component])"
    case .viewInstalled(let id): return "\(names.name(id)).installed"
    case .ruleConstant(let id): return "\(ruleNames[id] ?? id).constant"
    case .rulePriority(let id): return "\(ruleNames[id] ?? id).priority"
    case .ruleActive(let id): return "\(ruleNames[id] ?? id).active"
    }
  }
}
