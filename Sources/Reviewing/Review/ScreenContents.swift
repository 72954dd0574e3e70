import AutoLayout
import LayoutDiff
import ProofModel
import Resolving

/// What a screen that came or went shows, in few words.
enum ScreenContents {
  /// The first words that a screen shows besides samples: `'User phrases', 'Choose…' and 3 more texts`; of one view without
  /// any what it is called; nil of others.
  static func words(of layout: SolvedLayout, _ document: Document?) -> String? {
    guard let root = layout.views.first?.content else { return nil }
    let ground = layout.environment.isMac ? "" : ground(of: root, document)
    return contents(of: hidingClear(layout), document).map { $0 + ground } ?? (ground.isEmpty ? nil : "a view" + ground)
  }

  /// A view of opacity 0 shows as little as a hidden one, and neither does what is in it. O(views).
  private static func hidingClear(_ layout: SolvedLayout) -> SolvedLayout {
    var layout = layout
    for position in layout.views.indices.dropFirst() {
      let isInClear = layout.views[position].parent.map { $0 > 0 && layout.views[$0].isHidden } ?? false
      if layout.views[position].content.alpha == 0 || isInClear { layout.views[position].isHidden = true }
    }
    return layout
  }

  private static func contents(of layout: SolvedLayout, _ document: Document?) -> String? {
    // A window is known by its title, a screen by that of its bar.
    // A controller's own title is seen in a bar alone, as is that of an item of a screen which comes over others without one.
    let heading = document.flatMap { document in
      let bars = document.barContents
      let isPresented = document.presentation.map { !$0.isOfView } ?? false
      let isSeen = document.bars.contains(.navigation) || !isPresented && bars.owners.title != document.titleOwner
      return (isSeen ? bars.title : nil) ?? (layout.environment.isMac ? document.title : nil)
    }
    let title = heading.flatMap { ["Window", ""].contains($0) || $0.hasPrefix("@") ? nil : "'\($0)'" }
    let items = (document.map(ofBars) ?? []) + layout.bars.flatMap(ofPanesBar)
    let bar = items.compactMap(word) + (document.map(ofTabs) ?? []) + layout.views.flatMap(ofBar)
    let signs = items.compactMap(sign).once
    let said = layout.views.compactMap { view -> String? in
      let text = (view.content.text?.string ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
      // A sign is a picture mostly; a button's letter, or its digit, is its title.
      let isTitle = view.content.kind == .button && text.allSatisfy { $0.isLetter || $0.isNumber } && !text.isEmpty
      let isShort = text.count < 2 && !isTitle
      return view.isHidden || isShort || ToldView.samples.contains(text)
        ? nil : "'\(text.count > 60 ? text.prefix(58) + "…" : text)'"
    }
    let words = ([title].compactMap { $0 } + bar + said).once
    if words.isEmpty, signs.isEmpty, layout.views.count == 1 {
      let content = layout.views[0].content
      // What a container shows code may say.
      let isEmpty = content.kind == .view && document.map { $0.isScreen && $0.titleOwner != $0.root.id } ?? false
      return isEmpty ? "an empty view" : "'\(content.name)' alone"
    }
    // What says nothing is known by what its views are called.
    if said.isEmpty {
      let visible = layout.views.dropFirst().filter { !$0.isHidden }
      // What only holds others says nothing beside these, nor does the view of a controller inside beside several, which bears
      // that one's name.
      let named = visible.filter { !ToldView.holders.contains($0.content.name) }
      let own = named.filter { $0.content.bars == nil }
      let isSaid = !words.isEmpty || !signs.isEmpty
      let others = named.isEmpty && !isSaid ? Array(visible) : named
      let views = own.count + words.count + signs.count > 1 ? own : others
      let all = (words + views.map { "'\($0.content.name)'" }).once
      guard let first = all.first else {
        return signs.isEmpty ? hidden(layout) : (ToldView.wordless(Array(layout.views.prefix(1))) + signs).listed
      }
      if all.count > 1 || !words.isEmpty {
        return ((words + views.map(ToldView.withPicture)).once + signs).listed(upTo: 6)
      }
      // The name of a kind is nobody's.
      guard ToldView.kinds.contains(String(first.dropFirst().dropLast())) else {
        let inner = Set(layout.views.compactMap(\.parent))
        if !signs.isEmpty { return ([first] + signs).listed(upTo: 6) }
        let ends = layout.views.indices.count { !inner.contains($0) && !layout.views[$0].isHidden }
        return ends > 1 ? first : "\(first) alone"
      }
      let kinds = ToldView.wordless(Array(layout.views.dropFirst())) + signs
      return kinds.isEmpty ? nil : kinds.listed
    }
    let more = words.count > 7 ? ["\(words.count - 6) more texts"] : []
    // What only buttons say reads as a menu otherwise.
    let saying = layout.views.filter { !($0.content.text?.string ?? "").isEmpty && !$0.isHidden }
    let areButtons = words.count > 1 && words.count == said.count && saying.allSatisfy { $0.content.kind == .button }
    // A button is there to be used, whatever it says, and code fills a label. A Mac's table has one in each column.
    let filled: Set<ViewKind> = layout.environment.isMac ? [.button] : [.button, .label]
    let unsaid = ToldView.unsaid(layout.views.filter { filled.contains($0.content.kind) && !$0.isHidden })
    let rest = ToldView.fields(layout.views) + ToldView.wordless(Array(layout.views.dropFirst())) + signs
    if areButtons, more.isEmpty, unsaid.isEmpty {
      return "the buttons \(words.listed)" + (rest.isEmpty ? "" : ", \(rest.listed)")
    }
    return ((more.isEmpty ? words : Array(words.prefix(6))) + more + unsaid + rest).listed
  }

  /// ` on the background #5856D6 (systemIndigoColor)`: all that is seen of an empty view; nothing of one that is as white as paper.
  private static func ground(of view: ResolvedView, _ document: Document?) -> String {
    guard view.kind == .view, let color = view.background, color.alpha > 0, color.hexDigits != "FFFFFF" else {
      return ""
    }
    return " on the background \(NamedColors(document).words(color, of: view.id, .background))"
  }

  /// The same of a screen that went, whose hidden views, such as a page that code shows, no other line tells:
  /// `'Versions'; hidden: 'Downloads'`.
  static func words(ofGone layout: SolvedLayout, _ document: Document?) -> String? {
    let hidden = hiddenTexts(layout)
    guard let shown = words(of: layout, document) else { return hidden.map { "\($0) (hidden)" } }
    return shown + (hidden.map { "; hidden: \($0)" } ?? "")
  }

  /// The first texts of hidden views, but of pages in other tabs; nil where there is none.
  private static func hiddenTexts(_ layout: SolvedLayout) -> String? {
    func isInTab(_ view: SolvedView) -> Bool {
      guard let parent = view.parent.map({ layout.views[$0] }) else { return false }
      return parent.content.kind == .tabs || isInTab(parent)
    }
    let texts = layout.views.filter { $0.isHidden && !isInTab($0) }.compactMap(ToldView.text)
    let shown = Set(layout.views.filter { !$0.isHidden }.compactMap(ToldView.text))
    let told = texts.filter { $0.count > 1 && !ToldView.samples.contains($0) && !shown.contains($0) }.map { "'\($0)'" }
      .once
    return told.isEmpty ? nil : told.listed(upTo: 3)
  }

  /// What is in a screen that shows nothing of it, as a spinner does that stands still: `an activity indicator view (hidden)`.
  private static func hidden(_ layout: SolvedLayout) -> String? {
    let views = layout.views.dropFirst().filter(\.isHidden).map { view in
      var view = view
      view.isHidden = false
      return view
    }
    let words = ToldView.wordless(views)
    return words.isEmpty ? nil : "\(words.listed) (hidden)"
  }

  /// The tabs of a tab view, and the buttons of a bar that lies in a screen as any view, where they bear words or a sign that stands
  /// for them.
  private static func ofBar(_ view: SolvedView) -> [String] {
    guard !view.isHidden else { return [] }
    if view.content.kind == .tabs { return view.content.segments.filter { !$0.isEmpty }.map { "'\($0)'" } }
    guard view.content.kind == .toolbar else { return [] }
    return view.content.segments.compactMap { entry in
      guard case .title(let words) = BarContents.Item(entry: entry) else { return nil }
      return "'\(words)'"
    }
  }

  /// The buttons of a screen's bars.
  private static func ofBars(_ document: Document) -> [BarContents.Item] {
    let bars = document.barContents
    // What an item has for a bar that is not there shows nowhere.
    let isUnderBar = document.bars.contains(.navigation) || document.bars.contains(.largeTitle)
    return (isUnderBar ? bars.leading + bars.trailing : []) + (document.bars.contains(.toolbar) ? bars.tools : [])
  }

  /// The buttons of a bar that a controller inside the screen has.
  private static func ofPanesBar(_ bar: SolvedBar) -> [BarContents.Item] {
    guard bar.view != nil, let contents = bar.contents else { return [] }
    switch bar.kind {
    case .navigation, .largeTitle: return contents.leading + contents.trailing
    case .toolbar: return contents.tools
    case .tab, .status: return []
    }
  }

  /// The tabs that bear words, of the container alone, which is known by what there is to choose from: a screen in a tab shows none.
  private static func ofTabs(_ document: Document) -> [String] {
    let isOwn = document.bars.contains(.tab) && document.barContents.tabPlace == .none
    let tabs = isOwn ? document.barContents.tabs : []
    return tabs.compactMap { word(.title($0)) }
  }

  /// What a button says; what strings say of another language is no word: `@abc-de-fgh.title`.
  private static func word(_ item: BarContents.Item) -> String? {
    guard case .title(let words) = item, !words.isEmpty, !words.hasPrefix("@") else { return nil }
    return "'\(words)'"
  }

  /// What a button without words shows: `the bar button with the picture 'gear'`.
  private static func sign(_ item: BarContents.Item) -> String? {
    switch item {
    case .picture(let name): "the bar button with the picture '\(name)'"
    case .sign(let name): "the bar button '\(name)'"
    case .title, .flexibleSpace: nil
    }
  }
}
