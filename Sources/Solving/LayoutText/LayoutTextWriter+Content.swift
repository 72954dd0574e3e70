import ProofModel
import Resolving

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
    for property in ResolvedView.properties { member(&writer, property, view) }
  }

  private func member(_ writer: inout LineWriter, _ property: ResolvedView.Property, _ view: ResolvedView) {
    let standard = Self.standard
    let name = property.name
    switch property.place {
    case .number(let path, _): writer.member(name, view[keyPath: path], default: standard[keyPath: path])
    case .integer(let path, _): writer.member(name, view[keyPath: path], default: standard[keyPath: path])
    case .flag(let path): writer.member(name, view[keyPath: path], default: standard[keyPath: path])
    case .color(let path): writer.member(name, view[keyPath: path], default: standard[keyPath: path])
    case .fill(let path): writer.member(name, view[keyPath: path])
    case .text(let path): writer.member(name, view[keyPath: path])
    case .texts(let path): writer.member(name, view[keyPath: path])
    case .size(let path): writer.member(name, view[keyPath: path])
    case .insets(let path): writer.member(name, view[keyPath: path])
    case .word(let word):
      let text = word.get(view)
      if text != word.get(standard) { writer.member(name, text) }
    }
  }

  /// A plain text as a string, any other with its runs and settings.
  private func text(_ writer: inout LineWriter, _ key: String, _ content: TextContent, font: FontDescriptor) {
    writer.key(key)
    let plain = TextContent(runs: [TextRun(text: content.string, font: font)])
    if content == plain { return writer.string(content.string) }
    writer.object { writer in
      writer.member("align", content.alignment.rawValue, default: plain.alignment.rawValue)
      writer.member("lines", content.numberOfLines, default: 1)
      writer.member("line-break", content.lineBreakMode.rawValue, default: plain.lineBreakMode.rawValue)
      writer.member("minimum-scale", content.minimumScaleFactor, default: 1)
      writer.member("line-height", content.lineHeightMultiple, default: 1)
      writer.member("minimum-line-height", content.minimumLineHeight, default: 0)
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
