import AutoLayout
import ProofModel

/// Bars over the screen, and what they say, in a layout's text; nothing where there are none.
extension LayoutTextWriter {
  func writeBars(to writer: inout LineWriter) {
    guard !layout.bars.isEmpty else { return }
    writer.list("bars", layout.bars) { writer, bar in
      writer.member("kind", bar.kind.rawValue)
      writer.member("frame", bar.frame)
      writer.member("content", bar.content)
    }
    writer.list("bar-contents", [layout.barContents]) { writer, contents in
      writer.member("title", contents.title)
      writer.member("back", contents.back)
      writer.member("leading", contents.leading.map(\.text))
      writer.member("trailing", contents.trailing.map(\.text))
      writer.member("tools", contents.tools.map(\.text))
      writer.member("tabs", contents.tabs)
      writer.member("selected-tab", contents.selectedTab, default: 0)
    }
  }
}

extension LayoutTextReader {
  func readBars(into layout: inout SolvedLayout) throws(LayoutTextError) {
    for bar in value["bars"]?.array ?? [] {
      let fields = LayoutTextFields(bar, "a bar")
      layout.bars.append(
        SolvedBar(
          kind: try fields.word("kind"), frame: try fields.rect("frame"), content: try fields.rect("content")))
    }
    guard let contents = value["bar-contents"]?.array?.first else { return }
    func items(_ key: String) -> [BarContents.Item] {
      (contents[key]?.array ?? []).compactMap(\.string).compactMap(BarContents.Item.init(text:))
    }
    layout.barContents.title = contents["title"]?.string
    layout.barContents.back = contents["back"]?.string
    layout.barContents.leading = items("leading")
    layout.barContents.trailing = items("trailing")
    layout.barContents.tools = items("tools")
    layout.barContents.tabs = (contents["tabs"]?.array ?? []).compactMap(\.string)
    layout.barContents.selectedTab = contents["selected-tab"]?.integer ?? 0
  }
}

extension BarContents.Item {
  /// `title Sort`, `sign add`, `space`.
  var text: String {
    switch self {
    case .title(let words): return "title \(words)"
    case .sign(let name): return "sign \(name)"
    case .flexibleSpace: return "space"
    }
  }

  init?(text: String) {
    if text == "space" {
      self = .flexibleSpace
    } else if text.hasPrefix("title ") {
      self = .title(String(text.dropFirst(6)))
    } else if text.hasPrefix("sign ") {
      self = .sign(String(text.dropFirst(5)))
    } else {
      return nil
    }
  }
}
