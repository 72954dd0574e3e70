import AutoLayout
import ProofModel

/// A view's own properties; what is as a view of its kind has it by nature is left out.
extension LayoutTextWriter {
  /// What `ResolvedView.init` sets.
  private static let standard = ResolvedView(id: "", name: "", kind: .view)

  func content(_ writer: inout LineWriter, _ view: ResolvedView) {
    let standard = Self.standard
    writer.member("name", view.name, default: view.id)
    writer.member("kind", view.kind.name)
    if case .unknown = view.kind { writer.member("unknown", true, default: false) }
    writer.member("class", view.customClass)
    if let content = view.text { text(&writer, "text", content, font: view.font) }
    if let content = view.placeholder { text(&writer, "placeholder", content, font: view.font) }
    if view.font != standard.font {
      writer.key("font")
      font(&writer, view.font)
    }
    writer.member("color", view.textColor, default: standard.textColor)
    writer.member("tint", view.tint, default: standard.tint)
    writer.member("background", view.background)
    writer.member("corner", view.cornerRadius, default: 0)
    writer.member("border", view.borderWidth, default: 0)
    writer.member("border-color", view.borderColor, default: standard.borderColor)
    writer.member("alpha", view.alpha, default: 1)
    writer.member("clips", view.clips, default: false)
    writer.member("hidden", view.isHidden, default: false)
    writer.member("enabled", view.isEnabled, default: true)
    writer.member("secure", view.isSecure, default: false)
    writer.member("scrolls", view.scrolls, default: true)
    writer.member("style", view.style?.rawValue)
    writer.member("control-size", view.controlSize.rawValue, default: standard.controlSize.rawValue)
    writer.member("asset", view.asset)
    writer.member("fit", view.contentMode.rawValue, default: standard.contentMode.rawValue)
    writer.member("image-size", view.imageSize)
    writer.member("value", view.value, default: 0)
    writer.member("minimum", view.minimum, default: 0)
    writer.member("maximum", view.maximum, default: 1)
    writer.member("on", view.isOn, default: false)
    writer.member("segments", view.segments)
    writer.member("selected", view.selected, default: 0)
    writer.member("pages", view.pages, default: 0)
    writer.member("content-insets", view.contentInsets)
    writer.member("axis", view.axis?.rawValue)
    writer.member("bars", view.bars.map { $0.isEmpty ? "none" : $0.map(\.rawValue).joined(separator: " ") })
    writer.member("direction", view.direction.rawValue, default: standard.direction.rawValue)
  }

  /// A plain text as a string, any other with its runs and settings.
  private func text(_ writer: inout LineWriter, _ key: StaticString, _ content: TextContent, font: FontDescriptor) {
    writer.key(key)
    let plain = TextContent(runs: [TextRun(text: content.string, font: font)])
    if content == plain { return writer.string(content.string) }
    writer.object { writer in
      writer.member("align", content.alignment.rawValue, default: plain.alignment.rawValue)
      writer.member("lines", content.numberOfLines, default: 1)
      writer.member("line-break", content.lineBreakMode.rawValue, default: plain.lineBreakMode.rawValue)
      writer.member("minimum-scale", content.minimumScaleFactor, default: 1)
      writer.member("line-height", content.lineHeightMultiple, default: 1)
      writer.member("line-spacing", content.lineSpacing, default: 0)
      writer.member("paragraph-spacing", content.paragraphSpacing, default: 0)
      writer.key("runs")
      writer.array(content.runs) { run(&$0, $1, font: font) }
    }
  }

  private func run(_ writer: inout LineWriter, _ run: TextRun, font viewFont: FontDescriptor) {
    if run == TextRun(text: run.text, font: viewFont) { return writer.string(run.text) }
    writer.object { writer in
      writer.member("text", run.text)
      if run.font != viewFont {
        writer.key("font")
        font(&writer, run.font)
      }
      writer.member("color", run.color)
      writer.member("underline", run.underline, default: false)
      writer.member("strikethrough", run.strikethrough, default: false)
      writer.member("kerning", run.kerning, default: 0)
      writer.member("baseline-offset", run.baselineOffset, default: 0)
      if let image = run.image {
        writer.member("image", image.asset)
        writer.member("image-size", image.size)
      }
    }
  }

  private func font(_ writer: inout LineWriter, _ font: FontDescriptor) {
    writer.object { writer in
      writer.member("family", font.family, default: "system")
      writer.member("file", font.file.map { relative($0) })
      writer.member("size", font.size, default: 17)
      writer.member("weight", font.weight, default: 400)
      writer.member("italic", font.italic, default: false)
      writer.member("style", font.textStyle?.rawValue)
      writer.member("features", font.features)
    }
  }

  /// A font's path as the document names it: the same wherever the project lies.
  private func relative(_ path: String) -> String {
    folder != "." && path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
