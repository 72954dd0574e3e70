import AutoLayout
import ProofModel
import Resolving

/// What a view says otherwise, and in which font.
extension ViewInputs {
  mutating func compareTexts() {
    let (old, new) = (before.content, after.content)
    if isMac, new.kind == .button, old.text?.string.isEmpty != new.text?.string.isEmpty {
      // A button whose picture stands alone keeps its title, which is not shown (`NSButton.imagePosition`).
      setText("title shown", old.text?.string, new.text?.string)
    } else if old.isSecure == new.isSecure || old.text?.string.count != new.text?.string.count {
      setText("text", old.text?.string, new.text?.string)
    }
    setText("placeholder", old.placeholder?.string, new.placeholder?.string)
    // The choices of a pop-up button are items too.
    if showsPictureAlone {
      // Its menu is compared as text.
    } else if old.segments != new.segments, new.kind == old.kind, Self.withItems.contains(new.kind) {
      add(
        .textChanged, "items of '\(name)' are others: \(Self.difference(old.segments, new.segments))",
        before: old.segments.joined(separator: ", "), after: new.segments.joined(separator: ", "))
    } else if old.segments != new.segments, new.kind == .searchBar, old.kind == .searchBar {
      let scopes = [old.segments, new.segments].map { titles in
        titles.isEmpty ? "none" : titles.map { "'\($0)'" }.listed
      }
      add(
        .textChanged, "scopes that '\(name)' shows are \(scopes[1]) instead of \(scopes[0])", before: scopes[0],
        after: scopes[1])
    } else if old.segments != new.segments, new.kind == .tabs, old.kind == .tabs {
      add(
        .textChanged, "tabs of '\(name)' are others: \(Self.difference(old.segments, new.segments, areTabs: true))",
        before: old.segments.joined(separator: ", "), after: new.segments.joined(separator: ", "))
    } else if old.segments != new.segments {
      set(
        .textChanged, "segments", old.segments.joined(separator: ", "), new.segments.joined(separator: ", "))
    }
    compareSegmentWidths()
    compareFonts()
    guard let left = old.text ?? old.placeholder, let right = new.text ?? new.placeholder else { return }
    // A text of AppKit's that is cut off has the lines that it breaks into itself, as its words say.
    if !isMac || left.numberOfLines != Self.writtenLines(left) || right.numberOfLines != Self.writtenLines(right) {
      set(.styleChanged, "number of lines", left.numberOfLines, right.numberOfLines)
    }
    set(.styleChanged, "alignment", left.alignment.rawValue, right.alignment.rawValue)
    set(.styleChanged, "line break mode", breaking(left, old.kind).rawValue, breaking(right, new.kind).rawValue)
    if !Self.hasSameLeastSize(left, right) {
      set(.styleChanged, "least font scale", left.minimumScaleFactor, right.minimumScaleFactor)
    }
    set(.styleChanged, "least line height", left.minimumLineHeight, right.minimumLineHeight)
    set(.styleChanged, "line height", left.lineHeightMultiple, right.lineHeightMultiple)
    set(.styleChanged, "line spacing", left.lineSpacing, right.lineSpacing)
    set(.styleChanged, "paragraph spacing", left.paragraphSpacing, right.paragraphSpacing)
    guard left.string == right.string else { return }
    let looks = (left.runs.map(Self.look), right.runs.map(Self.look))
    if looks.0 != looks.1 {
      set(.styleChanged, "look of runs", looks.0.joined(separator: "; "), looks.1.joined(separator: "; "))
    }
  }

  /// Bars and pop-up buttons, whose segments are items.
  private static let withItems: Set<ViewKind> = [.toolbar, .tabBar, .button]

  /// Whether texts of two sizes may shrink to the same size, in points, as `UILabel.minimumFontSize` had it: the share of
  /// the font that this is follows from the font.
  private static func hasSameLeastSize(_ one: TextContent, _ other: TextContent) -> Bool {
    guard let size = one.runs.first?.font.size, let otherSize = other.runs.first?.font.size, size != otherSize else {
      return false
    }
    return abs(one.minimumScaleFactor * size - other.minimumScaleFactor * otherSize) < 0.01
  }

  /// A Mac's label of as many lines as it takes wraps at words where its file names no way.
  private func breaking(_ text: TextContent, _ kind: ViewKind) -> TextContent.LineBreakMode {
    isMac && kind == .label && text.numberOfLines == 0 && text.lineBreakMode == .truncateTail
      ? .wordWrap : text.lineBreakMode
  }

  /// What came to a bar's items, or to tabs, and what went from them, in words: `'Help' is new, 2 spaces are gone`.
  private static func difference(_ old: [String], _ new: [String], areTabs: Bool = false) -> String {
    func counts(_ items: [String]) -> [String: Int] { items.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
    let (before, after) = (counts(old), counts(new))
    let none = areTabs ? "tab" : "space"
    var words: [String] = []
    for item in (new + old).once {
      let number = (after[item] ?? 0) - (before[item] ?? 0)
      guard number != 0 else { continue }
      let isMany = number.magnitude > 1
      let who =
        item.isEmpty
        ? (isMany ? "\(number.magnitude) \(none)s" : "a \(none)") + (areTabs ? " without a title" : "")
        : (isMany ? "\(number.magnitude) of " : "") + "'\(item)'"
      let place = areTabs && number == 1 && !item.isEmpty ? Self.place(of: item, in: new) : ""
      words.append("\(who) \(isMany ? "are" : "is") \(number > 0 ? "new" : "gone")\(place)")
    }
    // One in the place of another is that, maybe, with other words; spaces are beside that.
    let (then, now) = (old.filter { !$0.isEmpty }, new.filter { !$0.isEmpty })
    let others = then.count == now.count ? then.indices.filter { then[$0] != now[$0] } : []
    if others.count == 1, let place = others.first {
      let spaces = words.filter { !$0.contains("'") }
      return (["'\(now[place])' stands in the place of '\(then[place])'"] + spaces).joined(separator: ", ")
    }
    let order = new.filter { !$0.isEmpty }.map { "'\($0)'" }.listed(first: 8)
    return words.isEmpty ? "they stand in another order: \(order)" : words.joined(separator: ", ")
  }

  /// ` after 'Info'`: which tab stands before one, or after the first; empty where that has no title.
  private static func place(of tab: String, in tabs: [String]) -> String {
    guard let index = tabs.firstIndex(of: tab), tabs.count > 1 else { return "" }
    let other = tabs[index == 0 ? 1 : index - 1]
    return other.isEmpty ? "" : " \(index == 0 ? "before" : "after") '\(other)'"
  }

  /// Of a run what is neither its font nor its colour.
  static func look(_ run: TextRun) -> String {
    var parts: [String] = []
    if run.underline { parts.append("underline") }
    if run.strikethrough { parts.append("strikethrough") }
    if run.kerning != 0 { parts.append("kerning \(Wording.number(run.kerning))") }
    if run.baselineOffset != 0 { parts.append("offset \(Wording.number(run.baselineOffset))") }
    if let image = run.image { parts.append("\(image.asset) \(Wording.size(image.size))") }
    return parts.isEmpty ? "plain" : parts.joined(separator: " ")
  }

  /// How many lines a text itself has, by its line breaks.
  private static func writtenLines(_ text: TextContent) -> Int {
    text.string.reduce(1) { $1.isNewline ? $0 + 1 : $0 }
  }

  /// A font that follows its label's height is no input: only what was asked for counts.
  mutating func compareFonts() {
    let (old, new) = (before.content, after.content)
    // The title of a box that has none on one side is written in no font there.
    if old.kind == .box, (old.text == nil) != (new.text == nil) { return }
    // A Mac's control has the font of its size, and a spinner says nothing in it, nor does a button whose picture stands alone.
    if isMac, new.kind == .spinner || [old, new].allSatisfy(Self.isPictureAlone) { return }
    // An attributed text is shown in its own fonts, whatever font its view has beside it.
    let all = [given?.before.content ?? old, given?.after.content ?? new].map(Self.shownFonts)
    if all.allSatisfy({ !$0.isEmpty }), (all[0].count > 1) != (all[1].count > 1) {
      let words = zip(all, [folders.before, folders.after]).map { fonts, folder in
        fonts.map { Wording.font($0.inside(folder)) }.listed
      }
      set(.fontChanged, "font", words[0], words[1])
      return
    }
    let shown = all.compactMap { $0.count == 1 ? $0[0] : nil }
    let asked = shown.count == 2 ? (shown[0], shown[1]) : (old.font, new.font)
    let fonts = (asked.0.inside(folders.before), asked.1.inside(folders.after))
    if let file = Self.otherFile(fonts.0, fonts.1) {
      // Whichever views ask for the font, one file went.
      let words = "the font file '\(file)' is \(fonts.1.file == nil ? "gone" : "there now")"
      add(.fontChanged, words, before: Wording.font(fonts.0), after: Wording.font(fonts.1), trait: .fontFile)
      return
    }
    if fonts.0 != fonts.1 {
      set(.fontChanged, "font", Wording.font(fonts.0), Wording.font(fonts.1))
      if asked.0.size > 0, asked.1.size > 0 { setValues(asked.0.size, asked.1.size) }
      return
    }
    guard shown.count < 2 else { return }
    let isAdjusting = given.map { $0.before.isFontAdjusting && $0.after.isFontAdjusting } ?? false
    guard !isAdjusting else { return }
    let left = given?.before.content.text ?? old.text
    let right = given?.after.content.text ?? new.text
    guard let left, let right, left.runs.count == right.runs.count else { return }
    for (run, other) in zip(left.runs, right.runs) {
      let fonts = (run.font.inside(folders.before), other.font.inside(folders.after))
      guard fonts.0 != fonts.1 else { continue }
      set(.fontChanged, "font", Wording.font(fonts.0), Wording.font(fonts.1))
      return
    }
  }

  /// The name of the file that one side alone has of a font which both ask for by name; nil of others.
  private static func otherFile(_ one: FontDescriptor, _ other: FontDescriptor) -> String? {
    guard one.size == other.size, one.textStyle == other.textStyle, (one.file == nil) != (other.file == nil),
      let file = (one.file ?? other.file)?.split(separator: "/").last,
      file.split(separator: ".").first.map(String.init) == (one.file == nil ? one : other).family
    else { return nil }
    return String(file)
  }

  /// The fonts that a text is shown in; none of views without one.
  private static func shownFonts(_ view: ResolvedView) -> [FontDescriptor] {
    view.text?.string.isEmpty == false ? view.text?.runs.map(\.font).once ?? [] : []
  }
}

extension FontDescriptor {
  /// The font with its file's path as the document has it.
  fileprivate func inside(_ folder: String?) -> FontDescriptor {
    guard let folder, let file, file.hasPrefix(folder + "/") else { return self }
    var font = self
    font.file = String(file.dropFirst(folder.count + 1))
    return font
  }
}
