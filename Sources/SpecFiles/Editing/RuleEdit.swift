import ProofModel

/// Changes single rules and properties of a spec in place.
package enum RuleEdit {
  /// Whether the edit could be made.
  package static func apply(_ edit: SourceEdit, _ editor: inout SpecEditor) -> Bool {
    switch edit {
    case .priority(let place, let value): return setPriority(value, place, &editor)
    case .constant(let place, let value): return setConstant(value, place, &editor)
    case .note(let place, let text): return SpecNotes.add(text, toRuleAt: place.span, &editor)
    case .viewNote(let span, let text): return SpecNotes.add(text, toViewAt: span, &editor)
    case .remove(let place): return remove(place, &editor)
    case .add: return false
    case .hugging(let view, let axis, let value): return setAxis("hug", axis, value, view, &editor)
    case .compression(let view, let axis, let value): return setAxis("compress", axis, value, view, &editor)
    case .stopTranslating(let view): return set("translates", "false", view, &editor)
    case .setting(let view, let setting): return set(setting, view, &editor)
    }
  }

  // MARK: Rules

  /// The text node that begins where a rule does, and the lists that it is in, the innermost last.
  private static func find(
    _ place: SourceEdit.RulePlace, _ editor: SpecEditor
  ) -> (text: YAMLNode, lists: [(list: YAMLNode, item: Int)])? {
    guard let span = place.span, span.file == editor.source.file else { return nil }
    var lists: [(YAMLNode, Int)] = []
    func search(_ node: YAMLNode) -> YAMLNode? {
      if node.text != nil, node.span.start == span.start { return node }
      if let items = node.items {
        for (position, item) in items.enumerated() {
          lists.append((node, position))
          if let found = search(item) { return found }
          lists.removeLast()
        }
      }
      for entry in node.entries ?? [] where !SpecEditor.isAlias(entry) {
        if let found = search(entry.value) { return found }
      }
      return nil
    }
    return search(editor.root).map { ($0, lists) }
  }

  private static func setPriority(
    _ value: Double, _ place: SourceEdit.RulePlace, _ editor: inout SpecEditor
  ) -> Bool {
    guard let (node, _) = find(place, editor), let text = node.text, !text.contains("[") else { return false }
    let plain = text.split(separator: "@", omittingEmptySubsequences: false).first.map(String.init) ?? text
    var rule = Substring(plain)
    while rule.last == " " { rule.removeLast() }
    let kept = rule.unicodeScalars.count
    let changed = value == 1000 ? "" : " @\(value.shortText)"
    return editor.replaceText(of: node, kept..<text.unicodeScalars.count, with: changed)
  }

  private static func setConstant(
    _ value: Double, _ place: SourceEdit.RulePlace, _ editor: inout SpecEditor
  ) -> Bool {
    guard let (node, _) = find(place, editor), let text = node.text,
      let change = RuleConstant.change(of: text, to: value)
    else { return false }
    return editor.replaceText(of: node, change.range, with: change.text)
  }

  /// Takes the rule's item out of its list, with its lines; the last one of a list stays.
  private static func remove(_ place: SourceEdit.RulePlace, _ editor: inout SpecEditor) -> Bool {
    guard let (_, lists) = find(place, editor), let (list, position) = lists.last, let items = list.items,
      items.count > 1
    else { return false }
    if list.isFlow {
      let range =
        position + 1 < items.count
        ? items[position].range.lowerBound..<items[position + 1].range.lowerBound
        : SpecEditor.end(of: items[position - 1])..<SpecEditor.end(of: items[position])
      editor.replace(range, with: "")
      return true
    }
    var start = items[position].range.lowerBound
    while start > 0, !YAMLSource.isBreak(editor.source.scalars[start - 1]) { start -= 1 }
    var end = editor.source.endOfLine(at: SpecEditor.end(of: items[position]))
    if end < editor.source.scalars.count { end += editor.lineBreak.unicodeScalars.count }
    editor.replace(start..<min(end, editor.source.scalars.count), with: "")
    return true
  }

  // MARK: Properties

  /// The view's entry by its id, `card` or `row/title` inside of it; a component's views are the component's.
  private static func view(_ id: String, _ editor: SpecEditor) -> YAMLNode.Entry? {
    func search(_ views: YAMLNode?) -> YAMLNode.Entry? {
      for entry in views?.entries ?? [] {
        if entry.key.text == id { return SpecEditor.isAlias(entry) ? nil : entry }
        if !SpecEditor.isAlias(entry), let found = search(entry.value["views"]) { return found }
      }
      return nil
    }
    return search(editor.root["views"])
  }

  private static func set(_ key: String, _ value: String, _ id: String, _ editor: inout SpecEditor) -> Bool {
    guard let entry = view(id, editor) else { return false }
    if let written = entry.value.entries?.first(where: { $0.key.text == key }) {
      guard !SpecEditor.isAlias(written), written.value.text != nil else { return false }
      editor.replace(written.value.range.lowerBound..<SpecEditor.end(of: written.value), with: value)
      return true
    }
    return editor.addProperty(key, value, to: entry)
  }

  private static func set(_ setting: ViewSetting, _ id: String, _ editor: inout SpecEditor) -> Bool {
    // What else a font says stays.
    if case .fontSize(let size) = setting { return setFontSize(size.shortText, id, &editor) }
    return set(setting.property.key, setting.property.value, id, &editor)
  }

  /// `font: 9`, `font: { family: Inter, size: 9 }`, `font: $font.note` or `font: caption1`: what else the font says stays.
  private static func setFontSize(_ size: String, _ id: String, _ editor: inout SpecEditor) -> Bool {
    guard let entry = view(id, editor) else { return false }
    let quote = editor.isJSON ? "\"" : ""
    let word = "\(quote)size\(quote): \(size)"
    guard let written = entry.value.entries?.first(where: { $0.key.text == "font" }) else {
      return editor.addProperty("font", "{ \(word) }", to: entry)
    }
    guard !SpecEditor.isAlias(written) else { return false }
    let node = written.value
    if let own = node.entries?.first(where: { $0.key.text == "size" }) {
      guard !SpecEditor.isAlias(own), own.value.text != nil else { return false }
      editor.replace(own.value.range.lowerBound..<SpecEditor.end(of: own.value), with: size)
    } else if node.entries != nil {
      guard node.isFlow else { return editor.addProperty("size", size, to: written) }
      editor.insert((node.entries?.isEmpty == true ? " " : ", ") + word, at: editor.endInside(node))
    } else if let text = node.text {
      let range = node.range.lowerBound..<SpecEditor.end(of: node)
      if Double(text) != nil {
        editor.replace(range, with: size)
      } else {
        let key = text.hasPrefix("$") ? "base" : "style"
        let value = editor.isJSON ? "\"\(text)\"" : text
        editor.replace(range, with: "{ \(quote)\(key)\(quote): \(value), \(word) }")
      }
    } else {
      return false
    }
    return true
  }

  /// `hug: [252, 251]`: what the other axis has stays.
  private static func setAxis(
    _ key: String, _ axis: Axis, _ value: Double, _ id: String, _ editor: inout SpecEditor
  ) -> Bool {
    guard let entry = view(id, editor) else { return false }
    let name = axis == .horizontal ? "h" : "v"
    let number = value.shortText
    guard let written = entry.value.entries?.first(where: { $0.key.text == key }) else {
      return editor.addProperty(key, editor.isJSON ? "{ \"\(name)\": \(number) }" : "{ \(name): \(number) }", to: entry)
    }
    guard !SpecEditor.isAlias(written) else { return false }
    let node = written.value
    if let items = node.items, items.count == 2 {
      let item = items[axis == .horizontal ? 0 : 1]
      editor.replace(item.range.lowerBound..<SpecEditor.end(of: item), with: number)
    } else if let own = node.entries?.first(where: { $0.key.text == name }) {
      editor.replace(own.value.range.lowerBound..<SpecEditor.end(of: own.value), with: number)
    } else if node.entries != nil, node.isFlow {
      editor.insert(editor.isJSON ? ", \"\(name)\": \(number)" : ", \(name): \(number)", at: editor.endInside(node))
    } else if let text = node.text {
      let both = axis == .horizontal ? "[\(number), \(text)]" : "[\(text), \(number)]"
      editor.replace(node.range.lowerBound..<SpecEditor.end(of: node), with: both)
    } else {
      return false
    }
    return true
  }
}
