import ProofModel
import Resolving

extension LayoutTextReader {
  func content(_ fields: LayoutTextFields) throws(LayoutTextError) -> ResolvedView {
    let value = fields.value
    let id = try fields.string("id")
    let kindName = try fields.string("kind")
    let isUnknown = value["unknown"]?.boolean ?? false
    guard let kind = isUnknown ? ViewKind.unknown(kindName) : ViewKind(name: kindName) else {
      throw fields.wrong("kind", "a kind of view")
    }
    var view = ResolvedView(id: id, name: value["name"]?.string ?? id, kind: kind)
    view.span = fields.place(value["at"])
    view.customClass = value["class"]?.string
    if let written = value["font"] { view.font = try font(written, fields) }
    view.text = try value["text"].map { written throws(LayoutTextError) in try text(written, view.font, fields) }
    view.placeholder = try value["placeholder"].map { written throws(LayoutTextError) in
      try text(written, view.font, fields)
    }
    for property in ResolvedView.properties { try read(property, fields, into: &view) }
    return view
  }

  /// What the text leaves out is as a view has it by nature.
  private func read(
    _ property: ResolvedView.Property, _ fields: LayoutTextFields, into view: inout ResolvedView
  ) throws(LayoutTextError) {
    let name = property.name
    guard let written = fields.value[name] else { return }
    switch property.place {
    case .number(let path, _): view[keyPath: path] = try fields.number(name)
    case .integer(let path, _): view[keyPath: path] = written.integer ?? view[keyPath: path]
    case .flag(let path): view[keyPath: path] = written.boolean ?? view[keyPath: path]
    case .color(let path): view[keyPath: path] = try fields.color(name) ?? view[keyPath: path]
    case .fill(let path): view[keyPath: path] = try fields.color(name)
    case .text(let path): view[keyPath: path] = written.string
    case .texts(let path): view[keyPath: path] = (written.array ?? []).compactMap(\.string)
    case .size(let path): view[keyPath: path] = try fields.size(name)
    case .insets(let path): view[keyPath: path] = try fields.insets(name)
    case .word(let word):
      let text = try fields.string(name)
      guard word.set(&view, text) else { throw fields.wrong(name, "a word that is known, it is '\(text)'") }
    }
  }

  private func text(
    _ value: JSONValue, _ viewFont: FontDescriptor, _ parent: LayoutTextFields
  ) throws(LayoutTextError) -> TextContent {
    if let string = value.string { return TextContent(runs: [TextRun(text: string, font: viewFont)]) }
    let fields = LayoutTextFields(value, "text of \(parent.place)")
    var content = TextContent(runs: [])
    for written in value["runs"]?.array ?? [] { content.runs.append(try run(written, viewFont, fields)) }
    if value["align"] != nil { content.alignment = try fields.word("align") }
    content.numberOfLines = value["lines"]?.integer ?? 1
    if value["line-break"] != nil { content.lineBreakMode = try fields.word("line-break") }
    content.minimumScaleFactor = try fields.number("minimum-scale", default: 1)
    content.lineHeightMultiple = try fields.number("line-height", default: 1)
    content.minimumLineHeight = try fields.number("minimum-line-height", default: 0)
    content.lineSpacing = try fields.number("line-spacing", default: 0)
    content.paragraphSpacing = try fields.number("paragraph-spacing", default: 0)
    return content
  }

  private func run(
    _ value: JSONValue, _ viewFont: FontDescriptor, _ parent: LayoutTextFields
  ) throws(LayoutTextError) -> TextRun {
    if let string = value.string { return TextRun(text: string, font: viewFont) }
    let fields = LayoutTextFields(value, parent.place)
    let runFont = try value["font"].map { written throws(LayoutTextError) in try font(written, fields) } ?? viewFont
    var run = TextRun(
      text: try fields.string("text"), font: runFont, color: try fields.color("color"),
      underline: value["underline"]?.boolean ?? false, strikethrough: value["strikethrough"]?.boolean ?? false,
      kerning: try fields.number("kerning", default: 0),
      baselineOffset: try fields.number("baseline-offset", default: 0))
    if let asset = value["image"]?.string {
      run.image = InlineImage(asset: asset, size: try fields.size("image-size"))
    }
    return run
  }

  private func font(_ value: JSONValue, _ parent: LayoutTextFields) throws(LayoutTextError) -> FontDescriptor {
    let fields = LayoutTextFields(value, "font of \(parent.place)")
    return FontDescriptor(
      family: value["family"]?.string ?? "system", file: value["file"]?.string.map { absolute($0) },
      size: try fields.number("size", default: 17), weight: value["weight"]?.integer ?? 400,
      italic: value["italic"]?.boolean ?? false,
      textStyle: value["style"] == nil ? nil : try fields.word("style") as TextStyle,
      features: (value["features"]?.array ?? []).compactMap(\.string))
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") || folder == "." ? path : "\(folder)/\(path)"
  }
}
