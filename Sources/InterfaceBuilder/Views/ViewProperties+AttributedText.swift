import ProofModel
import XMLParsing

/// Attributed strings of labels, text views and buttons: fragments become runs with their fonts, colours, kerning and lines, and the first
/// fragment's paragraph says how the lines stand (50 of 470 apps have such strings).
extension ViewProperties {
  /// - Parameter attributed: the string; nil where there is none.
  mutating func readAttributedText(_ attributed: XMLElement?) {
    guard !file.isMac, let attributed else { return }
    let fragments = attributed.children.filter { $0.name == "fragment" }
    guard fragments.contains(where: { $0.child("attributes") != nil }) else { return }
    set(.runs, .list(fragments.map { .map(run($0)) }))
    guard let paragraph = fragments.first?.child("attributes")?.child(key: "NSParagraphStyle") else { return }
    if let alignment = paragraph["alignment"], TextContent.Alignment(rawValue: alignment) != nil {
      set(.align, .keyword(alignment))
    }
    if let multiple = paragraph.number("lineHeightMultiple"), multiple > 0 {
      set(.lineHeight, .number(.number(multiple)))
    }
    if let least = paragraph.number("minimumLineHeight"), least > 0 {
      set(.minimumLineHeight, .number(.number(least)))
    }
    if let spacing = paragraph.number("lineSpacing"), spacing > 0 { set(.lineSpacing, .number(.number(spacing))) }
  }

  private func run(_ fragment: XMLElement) -> [PropertyValue.Entry] {
    let text = fragment["content"] ?? fragment.child(key: "content")?.words ?? ""
    var entries = [PropertyValue.Entry(key: "text", value: .text(Self.plain(text)), span: span)]
    guard let attributes = fragment.child("attributes") else { return entries }
    func add(_ key: String, _ value: PropertyValue?) {
      if let value { entries.append(PropertyValue.Entry(key: key, value: value, span: span)) }
    }
    add("font", attributes.child(key: "NSFont")?.attributedFont.map { .font($0) })
    add("color", attributes.child(key: "NSColor")?.colorValue(named: file.namedColors))
    if let kerning = attributes.child(key: "NSKern")?.number("value"), kerning != 0 {
      add("kerning", .number(.number(kerning)))
    }
    for (name, key) in [("NSUnderline", "underline"), ("NSStrikethrough", "strikethrough")] {
      if let style = attributes.child(key: name)?.number("value"), style > 0 { add(key, .boolean(true)) }
    }
    return entries
  }
}

extension XMLElement {
  /// `<font key="NSFont" size="12" name="HelveticaNeue-Medium"/>`, or with `metaFont="system"`; nil where it says nothing. Names
  /// that begin with a dot are the system's own.
  fileprivate var attributedFont: FontFields? {
    var font = FontFields()
    font.size = number("size").flatMap { $0 > 0 ? .number($0) : nil }
    if let meta = self["metaFont"] {
      let system = AppKitElements.metaFont(meta)
      font.weight = system.weight
      // Where no size is written the name says it, as `menuBar` does for the `menu` of 14 points (files: community-calendar-ios).
      if font.size == nil { font.size = .number(system.size) }
    } else if let name = self["name"] {
      if name.hasPrefix(".") {
        let cut = name.split(separator: "-").last.map { $0.lowercased() }
        font.weight = name.hasSuffix("Emphasized") ? 600 : cut.flatMap { Self.weights[$0] }
      } else {
        font.family = name
      }
    }
    return font == FontFields() ? nil : font
  }
}
