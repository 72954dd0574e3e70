import ProofModel

/// A scene as a tree of views with its rules as equations, for people who review changes: the same for the same
/// screen, whatever an editor rewrites by itself (ids, their order, versions, places of views that rules place).
package struct SceneOutline {
  private let document: Document
  private let rules: RuleWriter
  private let properties: PropertyText
  /// By view id: what the file says besides the properties, `name=value`.
  private let extras: [String: [String]]
  private let order: [String: Int]
  private var lines: [String] = []

  init(_ document: Document, extras: [String: [String]] = [:]) {
    self.document = document
    self.extras = extras
    rules = RuleWriter(document, names: SceneNames(document))
    properties = PropertyText(rules: rules)
    var order: [String: Int] = [:]
    func number(_ node: ViewNode) {
      order[node.id] = order.count
      for child in node.children { number(child) }
    }
    number(document.root)
    self.order = order
  }

  /// Lines with line breaks.
  ///
  /// - Parameter connections: further lines, such as outlets and segues, with views' names by their ids.
  package static func text(
    _ document: Document, extras: [String: [String]] = [:], connections: (SceneNames) -> [String] = { _ in [] }
  ) -> String {
    var outline = SceneOutline(document, extras: extras)
    outline.addHeader()
    outline.add(document.root, parent: nil, depth: 1)
    outline.addRules()
    outline.addChanges()
    outline.addSection("connections", connections(outline.rules.names))
    return outline.lines.map { $0 + "\n" }.joined()
  }

  /// What states and traits change, without indentation of the whole.
  package static func changes(of document: Document) -> [String] {
    var outline = SceneOutline(document)
    outline.addChanges()
    return outline.lines.map { String($0.dropFirst(2)) }
  }

  private mutating func addHeader() {
    var line = "scene \(document.name)"
    if let title = document.title, title != document.name { line += " \(PropertyText.quoted(title))" }
    if !document.bars.isEmpty { line += ", bars: \(document.bars.map(\.rawValue).joined(separator: " "))" }
    if let presentation = document.presentation {
      line += ", \(presentation.style.rawValue)"
      if let size = presentation.preferredSize { line += " \(size.width.exactText) × \(size.height.exactText)" }
    }
    lines.append(line)
    for token in document.tokens.sorted(by: { $0.key < $1.key }) {
      lines.append("  $\(token.key): \(text(token.value.value))")
    }
    for metric in document.metrics.sorted(by: { $0.key < $1.key }) {
      lines.append("  $\(metric.key): \(metric.value.value.exactText)")
    }
  }

  private func text(_ token: TokenValue) -> String {
    switch token {
    case .color(let light, let dark):
      let hex = PropertyText.hex(light)
      return dark.map { "light \(hex), dark \(PropertyText.hex($0))" } ?? hex
    case .number(let value): return value.exactText
    case .font(let font): return properties.text(.font(font))
    case .text(let text): return PropertyText.quoted(text)
    }
  }

  // MARK: Views

  private mutating func add(_ node: ViewNode, parent: ViewNode?, depth: Int) {
    var line = String(repeating: "  ", count: depth) + "\(node.kind.name) \(rules.names.name(node.id))"
    if case .text(let text)? = node.properties[.text]?.value { line += " \(PropertyText.quoted(text))" }
    var details: [String] = []
    if let custom = node.customClass { details.append("class \(custom)") }
    if let place = place(of: node, in: parent) { details.append(place) }
    for key in PropertyKey.allCases {
      guard let value = node.properties[key]?.value, isWorthALine(key, value, of: node, in: parent) else { continue }
      details.append("\(key.rawValue): \(properties.text(value))")
    }
    details += extras[node.id] ?? []
    if !details.isEmpty { line += "  " + details.joined(separator: ", ") }
    lines.append(line)
    for child in node.children { add(child, parent: node, depth: depth + 1) }
  }

  /// What every view of the kind has from the library says nothing.
  private func isWorthALine(_ key: PropertyKey, _ value: PropertyValue, of node: ViewNode, in parent: ViewNode?) -> Bool
  {
    switch (key, value) {
    case (.text, _), (.frame, _), (.autoresize, _), (.translates, _): return false
    case (.fit, let mode): return node.kind == .image && mode != .keyword("scale-to-fill")
    case (.align, .keyword("natural")): return false
    case (.lineBreak, .keyword("truncate-tail")) where node.kind == .label: return false
    case (.lineBreak, .keyword("truncate-middle")) where node.kind == .button: return false
    case (.insetsMarginsFromSafeArea, _):
      return parent.map { $0.properties[key]?.value != value } ?? false
    case (.hug, .numbers(let pair)) where pair == [.number(251), .number(251)]:
      return !node.kind.has(.hugsInLibrary)
    case (.enabled, .boolean(true)), (.hidden, .boolean(false)): return false
    case (.clips, .boolean(true)): return node.kind == .view
    default: return true
    }
  }

  /// Where a view without rules was drawn, by what its mask keeps: distances that another canvas leaves as they are.
  private func place(of node: ViewNode, in parent: ViewNode?) -> String? {
    guard node.properties[.translates]?.value.isTrue ?? (document.format != .interfaceBuilder), let parent,
      let frame = node.frame, parent.kind != .stack
    else { return nil }
    if parent.kind == .tableCell || parent.kind == .collectionCell, parent.children.count == 1 { return nil }
    if node.kind == .tableCell { return "height \(frame.height.exactText)" }
    if node.kind == .collectionCell { return "size \(frame.width.exactText) × \(frame.height.exactText)" }
    var mask: Set<String> = []
    if case .keywords(let words)? = node.properties[.autoresize]?.value { mask = Set(words) }
    let outer = parent.frame?.size ?? frame.size
    func axis(_ near: String, _ size: String, _ far: String, _ start: Double, _ length: Double, _ whole: Double)
      -> String
    {
      let isFar = mask.contains(near) && !mask.contains(far)
      let first = isFar ? "" : "\(near) \(start.exactText) "
      let end = "\(far) \((whole - start - length).exactText)"
      if mask.contains(size) { return first + end }
      return isFar ? "\(end) \(size) \(length.exactText)" : "\(first)\(size) \(length.exactText)"
    }
    let flexible = mask.isEmpty ? "" : " flexible \(mask.sorted().joined(separator: " "))"
    return axis("left", "width", "right", frame.x, frame.width, outer.width) + " "
      + axis("top", "height", "bottom", frame.y, frame.height, outer.height) + flexible
  }

  // MARK: Rules

  private mutating func addRules() {
    for group in document.groups {
      let title = document.format == .interfaceBuilder && group.condition == .always ? "rules" : "rules \(group.name)"
      let texts = group.rules.map { rule in
        (text: rules.text(rule) + (rule.isPlaceholder ? "  (placeholder)" : ""), place: subject(rule))
      }
      // A spec's own order is its author's; in Interface Builder's files it follows from ids.
      let sorted =
        document.format == .interfaceBuilder
        ? texts.sorted { ($0.place, $0.text) < ($1.place, $1.text) } : texts
      addSection(group.condition.text.map { "\(title) when \($0)" } ?? title, sorted.map(\.text))
    }
  }

  /// The place in the tree of the view that a rule is about.
  private func subject(_ rule: Rule) -> Int {
    guard case .attributes(let constraint) = rule.form else { return 0 }
    return rules.facing(constraint).first.viewID.flatMap { order[$0] } ?? 0
  }

  private mutating func addChanges() {
    for state in document.states {
      addSection(
        "state \(state.name)",
        state.set.map(text) + state.metrics.sorted { $0.key < $1.key }.map { "$\($0.key): \($0.value.exactText)" }
          + state.hide.map { "hide \(rules.names.name($0))" } + state.show.map { "show \(rules.names.name($0))" })
    }
    var titles: [String] = []
    var sets: [String: [String]] = [:]
    for override in document.overrides {
      let title = override.condition.text.map { "when \($0)" } ?? "at first"
      if sets[title] == nil { titles.append(title) }
      sets[title, default: []] += override.set.map(text)
    }
    for title in titles { addSection(title, (sets[title] ?? []).sorted()) }
  }

  private func text(_ assignment: Assignment) -> String {
    let names = rules.names
    switch assignment.target {
    case .view(let id, let key): return "\(names.name(id)).\(key.rawValue): \(properties.text(assignment.value))"
    case .frameComponent(let id, let component):
      return "\(names.name(id)).\(["x", "y", "width", "height"][component]): \(properties.text(assignment.value))"
    case .viewInstalled(let id): return assignment.value.isTrue ? "with \(names.name(id))" : "without \(names.name(id))"
    case .ruleConstant(let id): return "\(rule(id)): constant \(properties.text(assignment.value))"
    case .rulePriority(let id): return "\(rule(id)): priority \(properties.text(assignment.value))"
    case .ruleActive(let id): return (assignment.value.isTrue ? "with " : "without ") + rule(id)
    }
  }

  private func rule(_ id: String) -> String {
    for group in document.groups {
      if let rule = group.rules.first(where: { $0.id == id }) { return rules.text(rule) }
    }
    return "a rule that is not there"
  }

  private mutating func addSection(_ title: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    lines.append("  \(title)")
    lines += texts.map { "    " + $0 }
  }
}

extension PropertyValue {
  var isTrue: Bool { self == .boolean(true) }
}
