import AutoLayout
import ProofModel

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
    view.textColor = try fields.color("color") ?? view.textColor
    view.tint = try fields.color("tint") ?? view.tint
    view.background = try fields.color("background")
    view.cornerRadius = try fields.number("corner", default: 0)
    view.borderWidth = try fields.number("border", default: 0)
    view.borderColor = try fields.color("border-color") ?? view.borderColor
    view.alpha = try fields.number("alpha", default: 1)
    view.clips = value["clips"]?.boolean ?? false
    view.isHidden = value["hidden"]?.boolean ?? false
    view.isEnabled = value["enabled"]?.boolean ?? true
    view.isSecure = value["secure"]?.boolean ?? false
    view.scrolls = value["scrolls"]?.boolean ?? true
    if value["style"] != nil { view.style = try fields.word("style") as ControlStyle }
    if value["control-size"] != nil { view.controlSize = try fields.word("control-size") }
    view.asset = value["asset"]?.string
    if value["fit"] != nil { view.contentMode = try fields.word("fit") }
    view.imageSize = try fields.optionalSize("image-size")
    view.value = try fields.number("value", default: 0)
    view.minimum = try fields.number("minimum", default: 0)
    view.maximum = try fields.number("maximum", default: 1)
    view.isOn = value["on"]?.boolean ?? false
    if let bars = value["bars"]?.string {
      view.bars = bars.split(separator: " ").compactMap { BarKind(rawValue: String($0)) }
    }
    view.segments = (value["segments"]?.array ?? []).compactMap(\.string)
    view.selected = value["selected"]?.integer ?? 0
    view.pages = value["pages"]?.integer ?? 0
    view.contentInsets = try fields.insets("content-insets")
    if value["axis"] != nil { view.axis = try fields.word("axis") as Axis }
    if value["direction"] != nil { view.direction = try fields.word("direction") }
    return view
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
