import ProofModel

/// The tree of views, a line for each that fits on one.
extension SpecWriter {
  private static let widestLine = 118

  mutating func writeViews() {
    let root = entries(of: document.root, parent: nil)
    if !root.isEmpty {
      let line = "root: { \(root.joined(separator: ", ")) }"
      if line.count <= Self.widestLine {
        lines.append(line)
      } else {
        lines.append("root:")
        lines += root.map { "  " + $0 }
      }
    }
    lines.append(document.root.children.isEmpty ? "views: {}" : "views:")
    for child in document.root.children { write(child, parent: document.root, depth: 1) }
  }

  private mutating func write(_ node: ViewNode, parent: ViewNode, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    let name = names.name(node.id)
    let entries = entries(of: node, parent: parent)
    let own = ownRules(of: node.id)
    if node.children.isEmpty, own.isEmpty {
      let isBare = entries.count <= 1 && (entries.first?.hasPrefix("type: ") ?? true)
      let line =
        isBare
        ? "\(indent)\(name): \(entries.first?.dropFirst(6) ?? "view")"
        : "\(indent)\(name): { \(entries.joined(separator: ", ")) }"
      if line.count <= Self.widestLine { return lines.append(line) }
    }
    lines.append("\(indent)\(name):")
    lines += entries.map { "\(indent)  \($0)" }
    if !own.isEmpty {
      lines.append("\(indent)  constraints:")
      lines += own.map { "\(indent)    - \($0)" }
    }
    guard !node.children.isEmpty else { return }
    lines.append("\(indent)  views:")
    for child in node.children { write(child, parent: node, depth: depth + 2) }
  }

  /// `key: value` of everything that a spec would not take for granted.
  private func entries(of node: ViewNode, parent: ViewNode?) -> [String] {
    var entries: [String] = []
    switch node.kind {
    case .view: break
    case .unknown(let name): entries.append("class: \(PropertyText.word(node.customClass ?? name))")
    default: entries.append("type: \(node.kind.name)")
    }
    if let custom = node.customClass, !node.kind.isUnknown { entries.append("class: \(PropertyText.word(custom))") }
    let values = folded.properties(of: node)
    for key in PropertyKey.allCases {
      guard key.applies(to: node.kind) || node.kind.isUnknown else { continue }
      guard let value = value(key, values[key], of: node, parent: parent) else { continue }
      entries.append("\(key.rawValue): \(properties.text(value))")
    }
    return entries
  }

  /// The property as the spec says it; nil where the spec's own default is the same.
  private func value(
    _ key: PropertyKey, _ value: PropertyValue?, of node: ViewNode, parent: ViewNode?
  ) -> PropertyValue? {
    switch key {
    case .hug: return hugging(value, of: node)
    case .compress: return value == .numbers([.number(750), .number(750)]) ? nil : Self.joined(value)
    case .frame: return parent != nil && needsFrame(node, parent) ? value : nil
    case .autoresize:
      // Where rules place a view its mask says nothing.
      guard parent != nil, value != .keywords([]), fidelity == .exact || isDrawn(node, parent) else { return nil }
      return value
    case .translates: return translates(value, of: node, parent: parent)
    case .style where node.kind == .datePicker && value == nil: return .keyword(ControlStyle.wheels.rawValue)
    // Interface Builder's labels and bars have frames larger than what they show; a spec's are what they show.
    case .alignmentInsets where document.platform == .mac && value == nil && node.kind == .label:
      return .numbers([0, 2, 0, 2].map { .number($0) })
    case .alignmentInsets where document.platform == .mac && value == nil && node.kind == .progress:
      return .numbers([1, 0, 1, 0].map { .number($0) })
    case .insetsMarginsFromSafeArea, .preservesSuperviewMargins:
      return parent == nil || fidelity == .exact || usesMargins(node) ? value : nil
    default: break
    }
    guard let value, fidelity != .exact || key == .fit else { return value }
    return Self.isDefault(key, value, of: node) ? nil : value
  }

  private static func isDefault(_ key: PropertyKey, _ value: PropertyValue, of node: ViewNode) -> Bool {
    switch (key, value) {
    case (.fit, let mode): return node.kind != .image || mode == .keyword("scale-to-fill")
    case (.align, .keyword("natural")), (.axis, .keyword("horizontal")), (.distribution, .keyword("fill")),
      (.alignment, .keyword("fill")), (.hidden, .boolean(false)), (.enabled, .boolean(true)),
      (.baselineRelative, .boolean(false)), (.on, .boolean(false)), (.rowAlignment, .keyword("none")),
      (.xPlacement, .keyword("leading")), (.yPlacement, .keyword("bottom")):
      return true
    case (.columnSpacing, .number(let spacing)), (.rowSpacing, .number(let spacing)): return spacing.constant() == 6
    case (.columns, .list(let tracks)): return saysNothing(tracks, "column", of: node)
    case (.rows, .list(let tracks)): return saysNothing(tracks, "row", of: node)
    case (.spacing, .number(let spacing)): return spacing.constant() == 0
    case (.align, .keyword("center")): return node.kind == .button
    case (.lineBreak, .keyword("truncate-tail")): return node.kind == .label
    case (.lineBreak, .keyword("truncate-middle")): return node.kind == .button
    case (.lines, .number(let lines)): return lines.constant() == 1
    case (.style, .keyword("rounded")): return node.kind == .textField
    case (.style, .keyword("system")): return node.kind == .button
    case (.style, .keyword("medium")): return node.kind == .spinner
    case (.clips, .boolean(let clips)): return clips == node.kind.has(.clips)
    case (.font, .font(let font)):
      return node.kind == .label && font == FontFields(size: .number(17))
    default: return false
    }
  }

  /// Columns or rows without anything of their own, of which the last has a view: a grid has as many by itself.
  private static func saysNothing(_ tracks: [PropertyValue], _ word: String, of grid: ViewNode) -> Bool {
    guard tracks.allSatisfy({ $0 == .map([]) }) else { return false }
    return grid.children.contains { child in
      guard case .map(let cell)? = child.properties[.cell]?.value else { return false }
      func number(_ key: String) -> Double? {
        guard case .number(let value)? = cell.first(where: { $0.key == key })?.value else { return nil }
        return value.constant()
      }
      return (number(word) ?? 0) + (number(word + "s") ?? 1) == Double(tracks.count)
    }
  }

  // MARK: Priorities

  /// Interface Builder's absent value is 250 for every kind; a spec's depends on the kind.
  private func hugging(_ value: PropertyValue?, of node: ViewNode) -> PropertyValue? {
    guard document.format == .interfaceBuilder else { return value }
    let written = value ?? .numbers([.number(250), .number(250)])
    let facts = node.kind.facts
    let vertical = document.platform == .mac ? facts.verticalHuggingOnMac : facts.hugging.vertical
    let standard = PropertyValue.numbers([.number(facts.hugging.horizontal), .number(vertical)])
    return written == standard ? nil : Self.joined(written)
  }

  /// One number where both axes have it.
  private static func joined(_ value: PropertyValue?) -> PropertyValue? {
    if case .numbers(let pair)? = value, pair.count == 2, let first = pair[0], pair[0] == pair[1] {
      return .number(first)
    }
    return value
  }

  // MARK: Places

  /// Whether frame and mask place the view, and no rule does.
  private func isDrawn(_ node: ViewNode, _ parent: ViewNode?) -> Bool {
    guard let parent, parent.kind != .stack, parent.kind != .grid else { return false }
    return !ruledViews.contains(node.id)
  }

  /// Views that a rule says something of, besides rules about what lies below them.
  private var ruledViews: Set<String> { folded.ruledViews }

  private func needsFrame(_ node: ViewNode, _ parent: ViewNode?) -> Bool {
    if fidelity != .readable || isDrawn(node, parent) { return true }
    // Masks below measure against the drawn size.
    return node.children.contains { isDrawn($0, node) }
  }

  private func translates(_ value: PropertyValue?, of node: ViewNode, parent: ViewNode?) -> PropertyValue? {
    guard let value, value.isTrue else { return fidelity == .exact && value != nil && parent != nil ? value : nil }
    guard isDrawn(node, parent) else { return value }
    // A mask with parts says it by itself.
    if case .keywords(let parts)? = node.properties[.autoresize]?.value, !parts.isEmpty { return nil }
    return value
  }

  /// Whether anything is laid out by the view's margins, or by those of a view that takes them over.
  private func usesMargins(_ node: ViewNode) -> Bool {
    if folded.marginViews.contains(node.id) || node.properties[.marginsRelative]?.value.isTrue == true { return true }
    return node.children.contains { $0.properties[.preservesSuperviewMargins]?.value.isTrue == true && usesMargins($0) }
  }
}

extension ViewKind {
  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }
}
