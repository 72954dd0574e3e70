internal import ProofModel

extension ViewAssembly {
  mutating func applyLook(
    _ key: PropertyKey, _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader
  ) {
    switch key {
    case .asset: node.content.asset = assetName(value, place, &reader)
    case .segments: if let titles = segments(value, place, &reader) { node.content.segments = titles }
    case .border: applyBorder(value, place, &reader)
    case .note: node.content.note = reader.text(value, place)
    case .label: if let text = reader.text(value, place) { node.content.name = text }
    default: break
    }
  }

  /// Sets a property that is one value of the resolved view.
  mutating func set(
    _ property: ResolvedView.Property, _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader
  ) {
    switch property.place {
    case .number(let path, let range):
      let number = range.map { reader.number(value, place, in: $0) } ?? reader.number(value, place)
      if let number { node.content[keyPath: path] = number }
    case .integer(let path, let range):
      if let number = reader.number(value, place, in: range) { node.content[keyPath: path] = Int(number) }
    case .flag(let path): if let flag = reader.boolean(value, place) { node.content[keyPath: path] = flag }
    case .color(let path): if let color = reader.color(value, place) { node.content[keyPath: path] = color }
    case .fill(let path): if let color = reader.color(value, place) { node.content[keyPath: path] = color }
    case .text(let path): node.content[keyPath: path] = reader.text(value, place)
    case .texts(let path): if let titles = segments(value, place, &reader) { node.content[keyPath: path] = titles }
    case .insets(let path): if let insets = insets(value, place, &reader) { node.content[keyPath: path] = insets }
    case .word(let word):
      if let text = reader.word(value, place, of: word.known) { _ = word.set(&node.content, text) }
    case .size(let path):
      guard let size = reader.numbers(value, place, count: 2, wanted: "[width, height]") else { break }
      node.content[keyPath: path] = Size(width: size[0] ?? 0, height: size[1] ?? 0)
    }
  }

  /// An asset's name is never translated.
  private func assetName(_ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader) -> String? {
    switch value {
    case .text(let name), .keyword(let name): return name.isEmpty || name == "none" ? nil : name
    default: return reader.wrong(place, "a picture's name")
    }
  }

  private func segments(
    _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader
  ) -> [String]? {
    switch value {
    case .texts(let titles): return titles.compactMap { reader.text(.text($0), place) }
    case .keywords(let titles): return titles.compactMap { reader.text(.text($0), place) }
    case .list(let values): return values.compactMap { reader.text($0, place) }
    default: return reader.wrong(place, "a list of titles")
    }
  }

  private mutating func applyBorder(
    _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader
  ) {
    guard case .map(let entries) = value else {
      if let width = reader.number(value, place, in: 0...ValueReader.largestNumber) { node.content.borderWidth = width }
      return
    }
    for entry in entries {
      var place = place
      place.span = entry.span ?? place.span
      switch entry.key {
      case "width":
        let range = 0...ValueReader.largestNumber
        if let width = reader.number(entry.value, place, in: range) { node.content.borderWidth = width }
      case "color": if let color = reader.color(entry.value, place) { node.content.borderColor = color }
      default: break
      }
    }
    let hasWidth = entries.contains { $0.key == "width" }
    if !hasWidth { node.content.borderWidth = 1 }
  }
}

extension KindDefaults {
  /// Whether the kind has looks to choose from.
  var hasStyles: Bool { PropertyKey.style.applies(to: kind) && (kind != .navigationBar || style != .plain) }

  /// What a view is filled with where nothing says otherwise; nil is see-through.
  func background(_ colors: SystemColors, isRoot: Bool) -> Color? {
    if isRoot, format == .spec { return colors.background }
    switch ground {
    case .none: return nil
    case .field: return [.rounded, .bezel, .plain].contains(style) ? colors.field : nil
    case .page: return environment.isMac ? colors.field : colors.content
    case .content: return colors.content
    case .separator: return colors.separator
    case .bar: return colors.bar
    }
  }

  /// The colour of a text where nothing says otherwise.
  func textColor(_ colors: SystemColors, tint: Color, hasBackground: Bool) -> Color {
    // A document's text is opaque, that of controls is not.
    if environment.isMac, kind == .textView { return colors.text }
    guard kind == .button else { return colors.label }
    if environment.isMac { return colors.label }
    switch style {
    case .filled: return .white
    case .gray, .tinted: return tint
    // A custom button's title is white in UIKit; on nothing it would not be seen.
    case .custom: return hasBackground ? .white : colors.label
    default: return environment.platform == .web ? colors.label : tint
    }
  }
}
