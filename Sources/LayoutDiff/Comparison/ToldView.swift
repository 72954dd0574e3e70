import AutoLayout
import ProofModel
import Resolving

/// What tells a view from others of its kind: its words, what it lets choose from, its picture, or the class of its own.
package enum ToldView {
  /// `'Sign in'`, `'On', 'Off'`, `with the picture 'logo'`; nil of a view that shows nothing of its own.
  static func words(of view: SolvedView) -> String? {
    if let choices = choices(of: view) { return choices }
    if let text = text(of: view) { return "'\(text)'" }
    let segments = view.content.segments.filter { !$0.isEmpty }
    if !segments.isEmpty, view.content.kind != .toolbar {
      return segments.map { "'\($0)'" }.listed(first: 3)
    }
    return picture(of: view).map { "with the picture '\($0)'" }
  }

  /// What a pop-up button lets choose from, which a picture shows one of, or a tab bar that is a view; nil of others.
  static func choices(of view: SolvedView) -> String? {
    let items = view.content.segments.filter { !$0.isEmpty }
    guard view.content.kind == .button && items.count > 1 || view.content.kind == .tabBar && !items.isEmpty else {
      return nil
    }
    return items.map { "'\($0)'" }.listed(upTo: 6)
  }

  /// The text on one line, of a long one its beginning.
  package static func text(of view: SolvedView) -> String? { line(of: view, most: 40) }

  /// The same of a view that no picture shows, whose text stands nowhere else.
  static func whole(of view: SolvedView) -> String? { line(of: view, most: 240) }

  private static func line(of view: SolvedView, most: Int) -> String? {
    let words = (view.content.text?.string ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // A sign of a font of pictures says nothing in another one.
    guard words.count > 1 || words.first.map({ $0.isLetter || $0.isNumber || isEmoji($0) }) ?? false else { return nil }
    return words.count > most ? words.prefix(most - 2) + "…" : words
  }

  /// Whether a sign is a picture in any font (Unicode's `Emoji_Presentation`).
  private static func isEmoji(_ sign: Character) -> Bool {
    sign.unicodeScalars.first?.properties.isEmojiPresentation ?? false
  }

  /// What Interface Builder writes into new views, which names none of them.
  package static var samples: Set<String> { KindNames.samples }

  /// Whether a view only holds others or says what Interface Builder wrote into it.
  static func isSampleOrHolder(_ view: SolvedView) -> Bool { saysSample(view) || holders.contains(view.content.name) }

  /// Whether a view says nothing but what Interface Builder wrote into it.
  static func saysSample(_ view: SolvedView) -> Bool { text(of: view).map(samples.contains) ?? false }

  /// What still says what Interface Builder wrote into it, by kinds: `2 labels`, `a button`.
  package static func unsaid(_ views: [SolvedView]) -> [String] {
    let words = views.filter(saysSample).map { kindWord(of: $0.content) }
    return words.once.map { word in
      let times = words.count { $0 == word }
      return times == 1 ? one(word) : "\(times) \(word.plural)"
    }
  }

  /// Names of views that nobody named.
  package static var kinds: Set<String> { KindNames.all }

  /// Names of what only holds other views.
  package static let holders: Set<String> = [
    "View", "Content View", "Clip View", "Container View", "Stack View", "Scroller", "Scroll View", "Custom View",
    "Table View Cell", "Collection View Cell",
  ]

  /// `label`, `combo box`: what a view is in a word, AppKit's controls of one kind by their classes.
  static func kindWord(of view: ResolvedView) -> String {
    switch view.style {
    case .popUp where view.kind == .button, .popUpTextured, .popUpSquare: return "pop-up button"
    case .check where view.kind == .button: return "check box"
    case .radio where view.kind == .button: return "radio button"
    case .combo: return "combo box"
    case .tokens: return "token field"
    default: break
    }
    let isSearch = view.kind == .textField && view.customClass == "NSSearchField"
    return isSearch ? "search field" : view.kind.name.replacing("-", with: " ")
  }

  /// `a label`, `an image`.
  static func oneKind(of view: ResolvedView) -> String {
    one(kindWord(of: view))
  }

  private static func one(_ kind: String) -> String {
    "\(kind.first.map { "aeiou".contains($0) } ?? false ? "an" : "a") \(kind)"
  }

  /// `the web view `: what a view is that shows what is loaded later, which no picture has, `the switch ` of a control or a spinner
  /// whose name says not what it is or of which AppKit has several, such as `the check box `, and `the view ` of one that somebody
  /// called by another kind; empty of others and of unnamed ones.
  static func contentKind(of view: SolvedView) -> String {
    let (kind, name) = (view.content.kind, view.content.name)
    if kind == .web, !kinds.contains(name) { return "the web view " }
    let isWordless = kind.has(.keepsSize) || kind.has(.ranged) && kind.has(.control)
    if isWordless, !kinds.contains(name), !name.lowercased().contains(kind.name) { return "the \(kind.name) " }
    let word = kindWord(of: view.content)
    let isOfSeveral = (kind == .button || kind == .textField) && word != kind.name.replacing("-", with: " ")
    if isOfSeveral, !kinds.contains(name), !bears(name, word) { return "the \(word) " }
    return kind == .view && view.content.customClass == nil && KindNames.shown.contains(name) ? "the view " : ""
  }

  /// Whether a name says a kind, however it is written: `themePopUp`, `Search Field`.
  private static func bears(_ name: String, _ kind: String) -> Bool {
    func letters(_ words: String) -> String { words.lowercased().filter(\.isLetter) }
    return letters(name).contains(letters(kind.replacing(" button", with: "")))
  }

  /// What people call a view that bears the name of its kind: by what it says, where that is short and no sample, a button
  /// without words by its picture.
  static func called(_ view: SolvedView) -> String? {
    let picture = view.content.kind == .button ? picture(of: view) : nil
    guard kinds.contains(view.content.name), view.parent != nil,
      let words = text(of: view) ?? sign(of: view) ?? view.content.placeholder.map(\.string) ?? picture,
      !words.isEmpty, words.count <= longestName || view.content.kind == .button || view.content.kind == .label,
      !samples.contains(words), !words.contains(where: \.isNewline)
    else { return nil }
    // Names stand in marks of their own; a button or a label is called by the beginning of a long text.
    let name = words.count > longestName ? "\(words.prefix(longestName - 1))…" : words
    return name.replacing("'", with: "’")
  }

  private static let longestName = 32

  /// The only sign that a view says; nil of one of a font of pictures, which keep theirs where Unicode leaves room for one's own.
  private static func sign(of view: SolvedView) -> String? {
    let signs = (view.content.text?.string ?? "").unicodeScalars.filter { !$0.properties.isWhitespace }
    guard signs.count == 1, signs.first?.properties.generalCategory != .privateUse else { return nil }
    return String(signs[signs.startIndex])
  }

  /// The picture's name, without what it is drawn in.
  static func picture(of view: SolvedView) -> String? {
    guard let asset = view.content.asset else { return nil }
    let name = PictureSet.Request(name: asset).asset
    return name.isEmpty || name.contains("/") ? nil : name
  }

  /// `'Close' with the picture 'cross'`, `the picture 'logo'` of one that nobody named, `'Note'` of one without a picture.
  package static func withPicture(_ view: SolvedView) -> String {
    let name = "'\(view.content.name)'"
    guard let picture = picture(of: view) else { return name }
    return "\(kinds.contains(view.content.name) ? "" : "\(name) with ")the picture '\(picture)'"
  }

  /// What a plain view that holds nothing is seen by: `(#000000 at 60 %)`; nil where it has no colour.
  static func ground(of view: SolvedView) -> String? {
    guard view.content.kind == .view, view.content.name == "View", let color = view.content.background, color.alpha > 0
    else { return nil }
    let opacity = view.content.alpha < 1 ? " at \(Wording.number(view.content.alpha * 100)) %" : ""
    return "(\(Wording.color(color))\(opacity))"
  }

  /// Classes of one's own of some views, each once: `with DashView and ValueView`.
  static func classes(of views: [SolvedView]) -> String? {
    let names = views.compactMap(\.content.customClass).once
    guard !names.isEmpty else { return nil }
    return "with " + (names.count > 3 ? names.listed(first: 2) + " classes" : names.listed)
  }

  /// A view among others of its name: `Image View (logo)`, by its words, picture, class or colour.
  static func apart(_ view: SolvedView) -> String {
    let color = view.content.background.map { Wording.color($0) }
    let mark = text(of: view) ?? picture(of: view) ?? view.content.customClass ?? color
    return mark.map { "\(view.content.name) (\($0))" } ?? view.content.name
  }

  /// What shows no words of its own, by its picture, its name or its kind: `the picture 'logo'`, `'Day Picker'`, `2 sliders`; what only
  /// holds others is none of it.
  ///
  /// - Parameter most: so many of them are named.
  package static func wordless(_ views: [SolvedView], most: Int = 5) -> [String] {
    let none = holders.union([
      "Label", "Box", "Table Cell View", "Header View", "Horizontal Line", "Vertical Line", "View Controller",
    ])
    var parts: [(words: String, kind: String?, times: Int)] = []
    for view in views where !view.isHidden && text(of: view) == nil && view.content.placeholder == nil {
      let content = view.content
      // Cells, stacks, grids and guides are known by what is in them.
      var isShown = content.kind.has(.essential) || content.kind.has(.pictured) || content.kind.has(.bounded)
      if case .unknown = content.kind { isShown = true }
      guard isShown || content.kind == .view else { continue }
      // That of a controller inside the screen bears its name, and is known by what is in it too.
      if content.kind == .view, content.bars != nil, content.customClass == nil { continue }
      let isHolder = none.contains(content.name) || content.name.hasPrefix("header '")
      let kind = kinds.contains(content.name) && content.customClass == nil ? content.name.lowercased() : nil
      let words: String
      if let picture = picture(of: view) {
        words = "the picture '\(picture)'"
      } else if let kind {
        if isHolder { continue }
        words = kind
      } else if isHolder {
        guard let own = content.customClass else { continue }
        words = "a view of the class \(own)"
      } else {
        words = "'\(content.name)'"
      }
      if let place = parts.firstIndex(where: { $0.words == words }) {
        parts[place].times += 1
      } else {
        parts.append((words, picture(of: view) == nil ? kind : nil, 1))
      }
    }
    let said = parts.prefix(most).map { part in
      guard let kind = part.kind else { return part.words + times(part.times) }
      return part.times == 1 ? one(kind) : "\(part.times) \(kind.plural)"
    }
    let rest = parts.dropFirst(most).reduce(0) { $0 + $1.times }
    return said + (rest > 0 ? ["\(rest) more view\(rest == 1 ? "" : "s")"] : [])
  }

  /// ` (3 times)`; nothing of one.
  static func times(_ number: Int) -> String { number > 1 ? " (\(number) times)" : "" }

  /// What fields without a text ask for, as one part of a list: `the fields 'Email' and 'Password'`; empty where none does.
  package static func fields(_ views: [SolvedView]) -> [String] {
    let asked = placeholders(views).map { "'\($0)'" }
    return asked.isEmpty ? [] : ["the field\(asked.count == 1 ? "" : "s") \(asked.listed(first: 6))"]
  }

  /// What fields without a text ask for, each once.
  static func placeholders(_ views: [SolvedView]) -> [String] {
    views.filter { !$0.isHidden && ($0.content.text?.string ?? "").isEmpty }
      .compactMap { $0.content.placeholder?.string.trimmed }.filter { !$0.isEmpty && !$0.contains(where: \.isNewline) }
      .once
  }

  /// Whether it is what a table draws above a section that has no title.
  static func isUntitledHeader(_ view: SolvedView) -> Bool {
    guard view.content.name.hasPrefix("header '") else { return false }
    return view.content.name.dropFirst("header '".count).dropLast().allSatisfy(\.isWhitespace)
  }
}

extension LayoutComparison {
  /// So many texts of a view that came or went are told behind the first.
  private static let mostTexts = 7

  /// What tells a view that came or went from others of its kind: its own words, or those of what came or went in it; nil
  /// where that is its name.
  func words(of position: Int, _ side: Side) -> String? {
    guard actualInputs.document?.format == .interfaceBuilder else { return nil }
    let layout = side == .actual ? actual : expected
    let own = layout.views[position]
    // A name that only begins with a short text is one's own: of 'Verify Loss Win Button' nobody knows that it says 'Verify'.
    func isNamed(_ words: String) -> Bool {
      let isCut = words.count >= 12 || ToldView.samples.contains(words)
      let name = own.content.name
      // Of several kinds of one name each is called by its own.
      let isApart = name.hasPrefix("\(words) (") && name.hasSuffix(")")
      return name == words || isApart || isCut && name.hasPrefix(words.prefix(12))
    }
    // A box that bears its title is told with what it holds.
    if let choices = ToldView.choices(of: own) { return "with \(choices)" }
    if let words = ToldView.words(of: own) {
      let text = ToldView.text(of: own)
      let picture = text == nil ? nil : ToldView.picture(of: own).map { "with the picture '\($0)'" }
      let told = [text.map(isNamed) ?? false ? nil : words, picture].compactMap { $0 }
      if !told.isEmpty { return told.joined(separator: " ") }
    }
    guard topmost(position, side) == position else { return nil }
    return contents(
      of: own, inside(position, layout) { (side == .actual ? views.toExpected : views.toActual)[$0] == nil }, isNamed)
  }

  /// What tells a view that is hidden or shown now, and that nobody named, from others that hold views: what it shows.
  func contents(ofShown pair: ViewMatching.Pair) -> String? {
    let (before, after) = (expected.views[pair.expected], actual.views[pair.actual])
    guard before.content.isHidden != after.content.isHidden, ToldView.holders.contains(after.content.name) else {
      return nil
    }
    let (own, parts) =
      after.content.isHidden
      ? (before, inside(pair.expected, expected) { _ in true }) : (after, inside(pair.actual, actual) { _ in true })
    return contents(of: own, parts)
  }

  /// The views in a view, as deep as what they lie in is of those that are asked for: of them those are hidden that are so
  /// while it is seen, in whichever of its tabs.
  private func inside(_ position: Int, _ layout: SolvedLayout, _ isOne: (Int) -> Bool) -> [SolvedView] {
    var hidden = [position: false]
    return layout.views.indices.dropFirst(position + 1).compactMap { index in
      var view = layout.views[index]
      guard let parent = view.parent, let isInHidden = hidden[parent], isOne(index) else { return nil }
      view.isHidden = isInHidden || view.content.isHidden && layout.views[parent].content.kind != .tabs
      hidden[index] = view.isHidden
      return view
    }
  }

  /// What a view shows: the texts in it, else what its fields ask for, its classes or its pictures.
  ///
  /// - Parameter isNamed: whether the view is called by words that it shows.
  private func contents(
    of own: SolvedView, _ parts: [SolvedView], _ isNamed: (String) -> Bool = { _ in false }
  ) -> String? {
    let texts = parts.compactMap(ToldView.text)
    let choices = parts.lazy.filter { $0.content.kind == .segmented }.compactMap(ToldView.words).first
    // Samples say nothing beside words of somebody's.
    let said = texts.filter { !ToldView.samples.contains($0) }.once
    if said.isEmpty, choices == nil, parts.count(where: ToldView.saysSample) > 1,
      parts.allSatisfy(ToldView.isSampleOrHolder)
    {
      return "with \(ToldView.unsaid(parts).listed)"
    }
    if let text = said.first ?? (choices == nil ? texts.first : nil) {
      let others = said.dropFirst().prefix(Self.mostTexts).map { "'\($0)'" }
      // Labels and buttons that still say what Interface Builder wrote are filled by code.
      let samples = [(ViewKind.label, "label"), (.button, "button")].compactMap { kind, word -> String? in
        let unsaid = said.isEmpty ? 0 : parts.count { $0.content.kind == kind && ToldView.saysSample($0) }
        return unsaid == 0 ? nil : unsaid == 1 ? "a \(word)" : "\(unsaid) \(word)s"
      }
      let wordless = samples + ToldView.fields(parts) + ToldView.wordless(parts, most: 3)
      guard !isNamed(text) || !others.isEmpty || !wordless.isEmpty else { return nil }
      let rest = max(0, said.count - 1 - others.count)
      let more = rest == 0 ? [] : ["\(rest) more text\(rest == 1 ? "" : "s")"]
      // Several that say one thing, as alike rows do, are more than one.
      let times = texts.once.count == 1 ? ToldView.times(texts.count) : ""
      return "with " + ((isNamed(text) ? [] : ["'\(text)'\(times)"]) + others + more + wordless).listed
    }
    // Pictures are seen beside whatever else tells of it.
    let pictures = ToldView.wordless(parts.filter { ToldView.picture(of: $0) != nil }, most: 3)
    let besides = pictures.isEmpty ? "" : ", and \(pictures.listed)"
    if let choices { return "with \(choices)" + besides }
    // What is asked for there.
    let fields = ToldView.placeholders(parts).map { "'\($0.replacing("'", with: "’"))'" }
    if fields.count > 1 { return "with \(fields.listed(upTo: Self.mostTexts))" + besides }
    let asked = parts.compactMap { $0.content.placeholder?.string }.first { !$0.isEmpty && $0.count <= 32 }
    if let asked, pictures.isEmpty || !isNamed(asked) {
      return isNamed(asked) ? nil : "with '\(asked.replacing("'", with: "’"))'" + besides
    }
    if own.content.customClass == nil, let classes = ToldView.classes(of: parts) { return classes + besides }
    if parts.contains(where: { ToldView.picture(of: $0) != nil }) {
      let shown = ToldView.wordless(parts)
      if !shown.isEmpty { return "with \(shown.listed)" }
    }
    if let names = Self.names(of: parts.filter { !$0.isHidden }) { return "with \(names)" }
    return parts.isEmpty ? ToldView.ground(of: own) : nil
  }

  /// `'Message View'`: what views that say nothing are called, else of what kinds they are; nil where they only hold others.
  private static func names(of views: [SolvedView]) -> String? {
    let none = ToldView.holders.union(["Label", "Button"])
    let all = views.map(\.content.name).filter { !none.contains($0) && !$0.hasPrefix("header '") }.once
    let own = all.filter { !ToldView.kinds.contains($0) }
    let names = (own.isEmpty ? all : own).map { "'\($0)'" }
    guard !names.isEmpty else { return nil }
    return names.count > 3 ? names.listed(first: 2) + " views" : names.listed
  }
}
