import AutoLayout
import ProofModel
import Resolving

/// Bars over the screen, and what they say, in a layout's text; nothing where there are none.
extension LayoutTextWriter {
  func writeBars(to writer: inout LineWriter) {
    guard !layout.bars.isEmpty else { return }
    writer.list("bars", layout.bars) { writer, bar in
      writer.member("kind", bar.kind.rawValue)
      writer.member("frame", bar.frame)
      writer.member("content", bar.content)
      writer.member("view", bar.view)
    }
    // The window's own come first, then those inside the screen, with the views that they lie over.
    let inner = layout.bars.filter { $0.contents != nil }.map {
      (view: $0.view, contents: $0.contents ?? BarContents())
    }
    var seen: Set<String?> = []
    let all = [(view: String?.none, contents: layout.barContents)] + inner.filter { seen.insert($0.view).inserted }
    writer.list("bar-contents", all) { writer, entry in
      let contents = entry.contents
      writer.member("view", entry.view)
      writer.member("title", contents.title)
      writer.member("back", contents.back)
      writer.member("leading", contents.leading.map(\.text))
      writer.member("trailing", contents.trailing.map(\.text))
      writer.member("tools", contents.tools.map(\.text))
      writer.member("tabs", contents.tabs)
      writer.member("tab-signs", contents.tabSigns.map(\.text))
      writer.member("selected-tab", contents.selectedTab, default: 0)
      writer.member("background", contents.look.background)
      writer.member("tint", contents.look.tint)
      writer.member("title-color", contents.look.title)
      for (position, item) in contents.buttons.enumerated() {
        writer.member("tint-\(position)", contents.look.items[item])
      }
      writer.member("tab-background", contents.tabLook.background)
      writer.member("tab-tint", contents.tabLook.tint)
    }
  }
}

extension LayoutTextReader {
  func readBars(into layout: inout SolvedLayout) throws(LayoutTextError) {
    var inner: [String: BarContents] = [:]
    for contents in value["bar-contents"]?.array ?? [] {
      guard let view = contents["view"]?.string else {
        layout.barContents = try Self.barContents(contents)
        continue
      }
      inner[view] = try Self.barContents(contents)
    }
    for bar in value["bars"]?.array ?? [] {
      let fields = LayoutTextFields(bar, "a bar")
      var solved = SolvedBar(
        kind: try fields.word("kind"), frame: try fields.rect("frame"), content: try fields.rect("content"))
      solved.view = bar["view"]?.string
      solved.contents = solved.view.flatMap { inner[$0] }
      layout.bars.append(solved)
    }
  }

  private static func barContents(_ value: JSONValue) throws(LayoutTextError) -> BarContents {
    func items(_ key: String) -> [BarContents.Item] {
      (value[key]?.array ?? []).compactMap(\.string).compactMap(BarContents.Item.init(text:))
    }
    var contents = BarContents(title: value["title"]?.string)
    contents.back = value["back"]?.string
    contents.leading = items("leading")
    contents.trailing = items("trailing")
    contents.tools = items("tools")
    contents.tabs = (value["tabs"]?.array ?? []).compactMap(\.string)
    contents.tabSigns = items("tab-signs")
    contents.selectedTab = value["selected-tab"]?.integer ?? 0
    let fields = LayoutTextFields(value, "a bar")
    contents.look = BarLook(
      background: try fields.color("background"), tint: try fields.color("tint"), title: try fields.color("title-color")
    )
    for (position, item) in contents.buttons.enumerated() {
      if let color = try fields.color("tint-\(position)") { contents.look.items[item] = color }
    }
    contents.tabLook = BarLook(background: try fields.color("tab-background"), tint: try fields.color("tab-tint"))
    return contents
  }
}

extension BarContents.Item {
  /// `title Sort`, `sign add`, `picture Star`, `space`.
  var text: String {
    switch self {
    case .title(let words): return "title \(words)"
    case .sign(let name): return "sign \(name)"
    case .picture(let name): return "picture \(name)"
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
    } else if text.hasPrefix("picture ") {
      self = .picture(String(text.dropFirst(8)))
    } else {
      return nil
    }
  }
}
