internal import ProofModel

extension ViewAssembly {
  mutating func applyLook(
    _ key: PropertyKey, _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader
  ) {
    switch key {
    case .tint: if let color = reader.color(value, place) { node.content.tint = color }
    case .background: if let color = reader.color(value, place) { node.content.background = color }
    case .asset: node.content.asset = assetName(value, place, &reader)
    case .fit: if let mode = reader.keyword(value, place, ContentMode.self) { node.content.contentMode = mode }
    case .value: if let number = reader.number(value, place) { node.content.value = number }
    case .minimum: if let number = reader.number(value, place) { node.content.minimum = number }
    case .maximum: if let number = reader.number(value, place) { node.content.maximum = number }
    case .on: if let flag = reader.boolean(value, place) { node.content.isOn = flag }
    case .segments: if let titles = segments(value, place, &reader) { node.content.segments = titles }
    case .selected: if let number = reader.number(value, place, in: -1...10_000) { node.content.selected = Int(number) }
    case .pages: if let number = reader.number(value, place, in: 0...1000) { node.content.pages = Int(number) }
    case .enabled: if let flag = reader.boolean(value, place) { node.content.isEnabled = flag }
    case .controlSize:
      if let size = reader.keyword(value, place, ControlSize.self) { node.content.controlSize = size }
    case .secure: if let flag = reader.boolean(value, place) { node.content.isSecure = flag }
    case .hidden: if let flag = reader.boolean(value, place) { node.content.isHidden = flag }
    case .alpha: if let number = reader.number(value, place, in: 0...1) { node.content.alpha = number }
    case .corner:
      let range = 0...ValueReader.largestNumber
      if let number = reader.number(value, place, in: range) { node.content.cornerRadius = number }
    case .border: applyBorder(value, place, &reader)
    case .clips: if let flag = reader.boolean(value, place) { node.content.clips = flag }
    case .scrolls: if let flag = reader.boolean(value, place) { node.content.scrolls = flag }
    case .note: node.content.note = reader.text(value, place)
    case .label: if let text = reader.text(value, place) { node.content.name = text }
    case .direction:
      if let direction = reader.keyword(value, place, LayoutDirection.self) { node.content.direction = direction }
    default: break
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
  var hasStyles: Bool { PropertyKey.style.applies(to: kind) }

  /// What a view is filled with where nothing says otherwise; nil is see-through.
  func background(_ colors: SystemColors, isRoot: Bool) -> Color? {
    if isRoot, format == .spec { return colors.background }
    switch kind {
    case .textField: return style == .rounded || style == .bezel ? colors.field : nil
    case .textView: return environment.platform == .mac ? colors.field : colors.content
    case .table, .tableCell, .collection: return colors.content
    case .separator: return colors.separator
    case .navigationBar, .tabBar, .toolbar: return colors.bar
    default: return nil
    }
  }

  /// The colour of a text where nothing says otherwise.
  func textColor(_ colors: SystemColors, tint: Color, hasBackground: Bool) -> Color {
    guard kind == .button else { return colors.label }
    if environment.platform == .mac { return colors.label }
    switch style {
    case .filled: return .white
    // A custom button's title is white in UIKit; on nothing it would not be seen.
    case .custom: return hasBackground ? .white : colors.label
    default: return environment.platform == .web ? colors.label : tint
    }
  }
}
