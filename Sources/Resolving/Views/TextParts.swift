internal import ProofModel

/// The parts of a view's texts while its properties are read.
struct TextParts {
  private var text: String?
  private var placeholder: String?
  private var runs: [RunParts]?
  private var font: FontDescriptor
  private var color: Color?
  private var alignment: TextContent.Alignment
  private var lines: Int
  private var lineBreak: TextContent.LineBreakMode
  private var minimumScale = 1.0
  private var lineHeight = 1.0
  private var minimumLineHeight = 0.0
  private var lineSpacing = 0.0

  /// A run as written; what is nil is the view's.
  private struct RunParts {
    var text: String
    var font: FontFields?
    var fontPlace: ValueReader.Place
    var color: Color?
    var underline = false
    var strikethrough = false
    var kerning = 0.0
    var baseline = 0.0
    var image: String?
    var imageSize = Size(width: 16, height: 16)
    var resolvedFont: FontDescriptor?
  }

  init(defaults: KindDefaults) {
    font = defaults.font
    alignment = defaults.alignment
    lines = defaults.lines
    lineBreak = defaults.lineBreak
  }

  mutating func apply(
    _ key: PropertyKey, _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader
  ) {
    switch key {
    case .text: text = reader.text(value, place)
    case .placeholder: placeholder = reader.text(value, place)
    case .font:
      if let fields = reader.fontFields(value, place) { font = reader.font(fields, over: font, place) }
    case .color: color = reader.color(value, place) ?? color
    case .align: alignment = reader.keyword(value, place, TextContent.Alignment.self) ?? alignment
    case .lines: if let number = reader.number(value, place, in: 0...10_000) { lines = Int(number) }
    case .lineBreak: lineBreak = reader.keyword(value, place, TextContent.LineBreakMode.self) ?? lineBreak
    case .minimumScale: minimumScale = reader.number(value, place, in: 0.01...1) ?? minimumScale
    case .lineHeight: lineHeight = reader.number(value, place, in: 0.1...100) ?? lineHeight
    case .minimumLineHeight: minimumLineHeight = reader.number(value, place, in: 0...10_000) ?? minimumLineHeight
    case .lineSpacing: lineSpacing = reader.number(value, place, in: 0...10_000) ?? lineSpacing
    case .runs: runs = runParts(value, place, &reader)
    default: break
    }
  }

  private func runParts(
    _ value: PropertyValue, _ place: ValueReader.Place, _ reader: inout ValueReader
  ) -> [RunParts]? {
    guard case .list(let values) = value else { return reader.wrong(place, "a list of runs") }
    return values.compactMap { value in
      switch value {
      case .map(let entries): return run(entries, place, &reader)
      default: return reader.text(value, place).map { RunParts(text: $0, fontPlace: place) }
      }
    }
  }

  private func run(
    _ entries: [PropertyValue.Entry], _ place: ValueReader.Place, _ reader: inout ValueReader
  ) -> RunParts {
    var run = RunParts(text: "", fontPlace: place)
    for entry in entries {
      var place = place
      place.span = entry.span ?? place.span
      switch entry.key {
      case "text": run.text = reader.text(entry.value, place) ?? ""
      case "font":
        run.font = reader.fontFields(entry.value, place)
        // The view's own font comes before its runs in the table of properties.
        run.resolvedFont = run.font.map { reader.font($0, over: font, place) }
      case "color": run.color = reader.color(entry.value, place)
      case "underline": run.underline = reader.boolean(entry.value, place) ?? false
      case "strikethrough": run.strikethrough = reader.boolean(entry.value, place) ?? false
      case "kerning": run.kerning = reader.number(entry.value, place) ?? 0
      case "baseline": run.baseline = reader.number(entry.value, place, axis: .vertical) ?? 0
      case "image": run.image = reader.text(entry.value, place)
      case "width": run.imageSize.width = reader.number(entry.value, place) ?? 0
      case "height": run.imageSize.height = reader.number(entry.value, place, axis: .vertical) ?? 0
      default: break
      }
    }
    return run
  }

  /// Puts the texts together in the view.
  func finish(_ content: inout ResolvedView, defaults: KindDefaults, colors: SystemColors) {
    content.font = font
    let hasBackground = content.background != nil || content.asset != nil
    content.textColor = color ?? defaults.textColor(colors, tint: content.tint, hasBackground: hasBackground)
    if content.kind == .separator, let color { content.background = color }
    guard content.kind.has(.alwaysText) || text != nil || runs != nil || placeholder != nil else { return }
    content.text = laidOut(content.isSecure ? String(repeating: "•", count: text?.count ?? 0) : text ?? "", runs)
    if let placeholder {
      var gray = laidOut(placeholder, nil)
      for index in gray.runs.indices { gray.runs[index].color = colors.placeholder }
      content.placeholder = gray
    }
  }

  private func laidOut(_ string: String, _ runs: [RunParts]?) -> TextContent {
    let textRuns: [TextRun]
    if let runs, !runs.isEmpty {
      textRuns = runs.map { run in
        if let asset = run.image {
          let image = InlineImage(asset: asset, size: run.imageSize)
          return TextRun(image: image, font: run.resolvedFont ?? font, baselineOffset: run.baseline)
        }
        return TextRun(
          text: run.text, font: run.resolvedFont ?? font, color: run.color, underline: run.underline,
          strikethrough: run.strikethrough, kerning: run.kerning, baselineOffset: run.baseline)
      }
    } else {
      textRuns = [TextRun(text: string, font: font)]
    }
    return TextContent(
      runs: textRuns, alignment: alignment, numberOfLines: lines, lineBreakMode: lineBreak,
      minimumScaleFactor: minimumScale, lineHeightMultiple: lineHeight, minimumLineHeight: minimumLineHeight,
      lineSpacing: lineSpacing)
  }
}

extension ValueReader {
  /// A font from its written fields over the one of its place.
  mutating func font(_ fields: FontFields, over base: FontDescriptor, _ place: Place) -> FontDescriptor {
    var font = base
    font.family = fields.family ?? base.family
    font.italic = fields.italic ?? base.italic
    font.features = fields.features.isEmpty ? base.features : fields.features
    font.file =
      fields.file.map { path in
        path.hasPrefix("/") || document.assetFolder == "." ? path : "\(document.assetFolder)/\(path)"
      } ?? (fields.family == nil ? base.file : nil)
    if let style = fields.textStyle {
      font.textStyle = style
      // 0: the style's own size, from the table of text styles.
      font.size = 0
      font.weight = style.weight(on: environment.platform)
    }
    if let size = fields.size, let points = number(size, place) {
      if points > 0, points <= 10_000 {
        font.size = points
      } else {
        diagnostics.report(
          .error("value-out-of-range", "\(place.text) has a size of \(points.shortText) points", at: place.span))
      }
    }
    if let weight = fields.weight { font.weight = min(max(weight, 1), 1000) }
    return font
  }
}
