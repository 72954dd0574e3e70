import AutoLayout
import ProofModel
import Resolving

/// What was given to one view and is not what was given before: everything but where it came to lie.
struct ViewInputs {
  let before: SolvedView
  let after: SolvedView
  /// The views as they were resolved; nil for layouts that were read from a file.
  let given: (before: LayoutNode, after: LayoutNode)?
  /// Where the files of each side lie, which is no part of a font's name.
  private let folders: (before: String?, after: String?)
  /// Whether the view lies where it was drawn, on each side.
  let framePlacing: (before: Bool, after: Bool)
  /// The size that the superview was drawn with, on each side, where both know it.
  let superviewSizes: (before: Size, after: Size)?
  /// Whether it lies in a table, where everything lies below what is above it; on the Mac also beside its columns.
  let isInTable: Bool
  /// Whether it is a collection's cell that is drawn as large as its file has it.
  let hasDrawnSize: Bool
  let isMac: Bool
  /// Whether it lies in another superview.
  let isMoved: Bool
  /// Of a view that lies in another superview: where it was drawn in the nearest one that both superviews lie in, on each side.
  let drawn: (before: Rect, after: Rect)?
  /// Of a grid: which of its columns and rows are which.
  let tracks: TrackMatching?
  /// What colours are called in the project, on each side.
  let colors: (before: NamedColors, after: NamedColors)
  private(set) var changes: [Change] = []

  init(
    _ before: SolvedView, _ after: SolvedView, given: (before: LayoutNode, after: LayoutNode)?,
    framePlacing: (before: Bool, after: Bool), superviewSizes: (before: Size, after: Size)? = nil,
    folders: (before: String?, after: String?) = (nil, nil),
    isInTable: Bool = false, hasDrawnSize: Bool = false, isMac: Bool = false, isMoved: Bool = false,
    drawn: (before: Rect, after: Rect)? = nil,
    tracks: TrackMatching? = nil,
    colors: (before: NamedColors, after: NamedColors) = (NamedColors(nil), NamedColors(nil))
  ) {
    self.colors = colors
    self.isMoved = isMoved
    self.drawn = drawn
    self.tracks = tracks
    self.before = before
    self.after = after
    self.given = given
    self.framePlacing = framePlacing
    self.superviewSizes = superviewSizes
    self.isInTable = isInTable
    self.hasDrawnSize = hasDrawnSize
    self.isMac = isMac
    self.folders = folders
    compareIdentity()
    compareVisibility()
    guard before.content.kind == after.content.kind else {
      // Of another kind of view all else is that kind's, but for what it says and shows.
      if let old = before.content.text?.string, let new = after.content.text?.string { setText("text", old, new) }
      comparePictures()
      // So has any view of UIKit's a ground.
      let grounds = (Self.shownBackground(before.content), Self.shownBackground(after.content))
      if !isMac, let old = grounds.0, let new = grounds.1, old != new {
        set(
          .colorChanged, "background", colors.before.words(old, of: before.content.id, .background),
          colors.after.words(new, of: after.content.id, .background))
      }
      // Where it lies is given to it, whatever it is: no window's size did that.
      if let given, isMac { compareFrames(given.before, given.after) }
      return
    }
    if otherField != nil {
      // Its looks are those of the other control.
      compareTexts()
      if let given { compareLayout(given.before, given.after) }
      changes.removeAll { $0.isOf(.alignmentInsets, .contentInsets) }
      return
    }
    // What stands in the place of a text is told before it.
    if isPictureForText { compareLooks() }
    compareTexts()
    if !isPictureForText { compareLooks() }
    compareValues()
    if let given { compareLayout(given.before, given.after) }
  }

  // MARK: What it is

  private mutating func compareIdentity() {
    let (old, new) = (before.content, after.content)
    if old.name != new.name {
      add(
        .renamed, "'\(old.name)' is called '\(new.name)' now", before: old.name, after: new.name)
    }
    if old.kind != new.kind { set(.kindChanged, "kind", old.kind.name, new.kind.name) }
    if let field = otherField {
      add(
        .kindChanged, "'\(name)' is \(field.after) instead of \(field.before)", before: field.before,
        after: field.after)
      guard [old, new].contains(where: { !["NSSearchField", nil].contains($0.customClass) }) else { return }
    }
    if old.customClass != new.customClass {
      set(.classChanged, "class", old.customClass ?? "none", new.customClass ?? "none")
    }
    if old.direction != new.direction {
      set(.directionChanged, "direction", old.direction.rawValue, new.direction.rawValue)
    }
  }

  /// What a Mac's field is on each side where it is another control of one kind: a list or a field of tokens for a field.
  private var otherField: (before: String, after: String)? {
    func word(_ view: ResolvedView) -> String? {
      guard view.kind == .textField else { return nil }
      switch view.style {
      case .combo: return "a combo box"
      case .tokens: return "a token field"
      default: return view.customClass == "NSSearchField" ? "a search field" : "a text field"
      }
    }
    guard isMac, let old = word(before.content), let new = word(after.content), old != new,
      before.content.style != after.content.style
    else { return nil }
    return (old, new)
  }

  private mutating func compareVisibility() {
    guard before.content.isHidden != after.content.isHidden else { return }
    if after.content.isHidden {
      add(.hidden, "'\(name)' is hidden", before: "shown", after: "hidden")
    } else {
      add(.shown, "'\(name)' is no longer hidden", before: "hidden", after: "shown")
    }
  }

  // MARK: Texts

  private mutating func compareTexts() {
    let (old, new) = (before.content, after.content)
    setText("text", old.text?.string, new.text?.string)
    setText("placeholder", old.placeholder?.string, new.placeholder?.string)
    // The choices of a pop-up button are items too.
    if showsPictureAlone {
      // Its menu is compared as text.
    } else if old.segments != new.segments, new.kind == old.kind, new.kind == .toolbar || new.kind == .button {
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
        .textChanged, "tabs of '\(name)' are others: \(Self.difference(old.segments, new.segments))",
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

  /// What came to a bar's items and what went from them, in words: `'Help' is new, 2 spaces are gone`.
  private static func difference(_ old: [String], _ new: [String]) -> String {
    func counts(_ items: [String]) -> [String: Int] { items.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
    let (before, after) = (counts(old), counts(new))
    var words: [String] = []
    for item in (new + old).once {
      let number = (after[item] ?? 0) - (before[item] ?? 0)
      guard number != 0 else { continue }
      let isMany = number.magnitude > 1
      let who =
        item.isEmpty
        ? (isMany ? "\(number.magnitude) spaces" : "a space") : (isMany ? "\(number.magnitude) of " : "") + "'\(item)'"
      words.append("\(who) \(isMany ? "are" : "is") \(number > 0 ? "new" : "gone")")
    }
    let order = new.filter { !$0.isEmpty }.map { "'\($0)'" }.listed(first: 8)
    return words.isEmpty ? "they stand in another order: \(order)" : words.joined(separator: ", ")
  }

  /// Of a run what is neither its font nor its colour.
  private static func look(_ run: TextRun) -> String {
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
  private mutating func compareFonts() {
    let (old, new) = (before.content, after.content)
    // The title of a box that has none on one side is written in no font there.
    if old.kind == .box, (old.text == nil) != (new.text == nil) { return }
    // A Mac's control has the font of its size, and a spinner says nothing in it.
    if isMac, new.kind == .spinner { return }
    // An attributed text of one font is shown in that, whatever font its view has beside it.
    let shown = [given?.before.content ?? old, given?.after.content ?? new].compactMap(Self.shownFont)
    let asked = shown.count == 2 ? (shown[0], shown[1]) : (old.font, new.font)
    let fonts = (asked.0.inside(folders.before), asked.1.inside(folders.after))
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

  /// The font that all of a text is shown in; nil of views without one and of texts in several.
  private static func shownFont(_ view: ResolvedView) -> FontDescriptor? {
    let fonts = view.text?.string.isEmpty == false ? view.text?.runs.map(\.font).once ?? [] : []
    return fonts.count == 1 ? fonts[0] : nil
  }

  // MARK: Looks

  /// Whether a picture came where a text was, or the other way.
  private var isPictureForText: Bool {
    let (old, new) = (before.content, after.content)
    func isSilent(_ view: ResolvedView) -> Bool { view.text?.string.isEmpty ?? true }
    return (old.asset == nil) != (new.asset == nil) && isSilent(old) != isSilent(new)
      && (new.asset == nil) == isSilent(old)
  }

  /// The names of the pictures that the view shows, without what else is asked of them.
  private var pictures: (before: PictureSet.Request?, after: PictureSet.Request?) {
    (
      before.content.asset.map { PictureSet.Request(name: $0) },
      after.content.asset.map { PictureSet.Request(name: $0) }
    )
  }

  /// Tells a picture of another name.
  private mutating func comparePictures() {
    let (old, new) = (pictures.before?.asset, pictures.after?.asset)
    if old != new { set(.imageChanged, "picture", Wording.text(old), Wording.text(new)) }
  }

  private mutating func compareLooks() {
    let (old, new) = (before.content, after.content)
    let pictures = [pictures.before, pictures.after]
    if pictures[0]?.asset != pictures[1]?.asset {
      comparePictures()
    } else if old.asset != new.asset, pictures[0]?.tint != pictures[1]?.tint, old.tint == new.tint {
      set(.imageChanged, "tint of the picture", Wording.color(pictures[0]?.tint), Wording.color(pictures[1]?.tint))
    } else if old.asset != new.asset, pictures[0]?.tint == pictures[1]?.tint {
      set(.imageChanged, "picture", Wording.text(old.asset), Wording.text(new.asset))
    } else if old.imageSize != new.imageSize {
      set(.imageChanged, "size of the picture", Wording.size(old.imageSize), Wording.size(new.imageSize))
    }
    let looks: [(Change.Trait, PropertyKey, Color?, Color?)] = [
      ("colour", .color, Self.shownTextColor(old), Self.shownTextColor(new)),
      ("background", .background, Self.shownBackground(old), Self.shownBackground(new)),
      ("tint", .tint, old.tint, new.tint),
      (
        "border's colour", .border, old.borderWidth > 0 ? old.borderColor : nil,
        new.borderWidth > 0 ? new.borderColor : nil
      ),
    ]
    let silent = [old, new].filter { ($0.text?.string ?? "").isEmpty }
    for (what, key, left, right) in looks where left != right {
      // A field that got a placeholder has the colour of texts that it had; a text that went took its own along.
      if key == .color, !silent.isEmpty || old.kind == .box, left == nil || right == nil { continue }
      // A ground that comes or goes gives a Mac's label another frame than its text has.
      set(
        key == .background && hasOtherGround ? .styleChanged : .colorChanged, what,
        colors.before.words(left, of: old.id, key), colors.after.words(right, of: new.id, key))
    }
    if let left = old.text?.runs.map(\.color), let right = new.text?.runs.map(\.color), left != right,
      left.count == right.count, Self.runsColor(old) == nil || Self.runsColor(new) == nil
    {
      for (one, other) in zip(left, right) where one != other {
        set(.colorChanged, "colour of a run", Wording.color(one), Wording.color(other))
        break
      }
    }
  }

  /// Whether a Mac's label draws a ground on one side alone: what it leaves around itself and its text follows from that.
  var hasOtherGround: Bool {
    let (old, new) = (before.content, after.content)
    return isMac && old.kind == .label && new.kind == .label && old.contentInsets != new.contentInsets
  }

  /// A clear background is none.
  private static func shownBackground(_ view: ResolvedView) -> Color? {
    view.background.flatMap { $0.alpha == 0 ? nil : $0 }
  }

  /// The colour that all of an attributed text is drawn in, where its runs say one; nil of others.
  private static func runsColor(_ view: ResolvedView) -> Color? {
    let colors = view.text?.runs.map { $0.color ?? view.textColor }.once ?? []
    return colors.count == 1 ? colors[0] : nil
  }

  /// The colour that a text is drawn in; views without one have none.
  private static func shownTextColor(_ view: ResolvedView) -> Color? {
    if let color = runsColor(view) { return color }
    let isColored = PropertyKey.color.applies(to: view.kind) && !PropertyKey.text.applies(to: view.kind)
    return isColored || view.text != nil || view.placeholder != nil || !view.segments.isEmpty ? view.textColor : nil
  }

  /// What the table of properties has a phrase for.
  private mutating func compareValues() {
    let (old, new) = (before.content, after.content)
    for property in ResolvedView.properties {
      guard let phrase = property.phrase else { continue }
      let kind = property.effect == .look ? Change.Kind.styleChanged : .intrinsicSizeChanged
      switch property.place {
      case .number(let path, _): set(kind, Change.Trait(phrase), old[keyPath: path], new[keyPath: path])
      case .integer(let path, _): set(kind, Change.Trait(phrase), old[keyPath: path], new[keyPath: path])
      // A push button's is the look of the one that Return presses.
      case .flag(\.isOn) where new.kind == .button:
        set(kind, new.style == .push ? "default look" : "state", old.isOn, new.isOn)
      case .flag(\.isSecure):
        guard old.isSecure != new.isSecure else { continue }
        add(
          .styleChanged, "'\(name)' is \(new.isSecure ? "a secure field now" : "no secure field any more")",
          before: old.isSecure ? "on" : "off", after: new.isSecure ? "on" : "off")
      case .flag(let path): set(kind, Change.Trait(phrase), old[keyPath: path], new[keyPath: path])
      case .word where property.name == "layers":
        guard old.layers != new.layers else { continue }
        let (was, becomes) = (old.layers?.summary ?? "none", new.layers?.summary ?? "none")
        set(kind, Change.Trait(phrase), was, was == becomes ? becomes + " of another look" : becomes)
      // How large a Mac's spinner is its control size says.
      case .word where property.name == "style" && isMac && new.kind == .spinner && old.controlSize != new.controlSize:
        continue
      // Of a Mac's control it is read with its picture: what came or went with one is no other mode.
      case .word where property.name == "fit" && isMac && (old.asset == nil) != (new.asset == nil): continue
      // A cell's is what stands at its end.
      case .word(let word) where property.name == "style" && new.kind == .tableCell && old.kind == .tableCell:
        let shown = [old, new].map { cell in word.get(cell).flatMap { $0 == ControlStyle.plain.rawValue ? nil : $0 } }
        set(kind, .accessory, shown[0] ?? "none", shown[1] ?? "none")
      case .word(let word):
        let none = new.kind == .table ? ControlStyle.plain.rawValue : "none"
        set(kind, Change.Trait(phrase), word.get(old) ?? none, word.get(new) ?? none)
      case .color(let path):
        set(.colorChanged, Change.Trait(phrase), Wording.color(old[keyPath: path]), Wording.color(new[keyPath: path]))
      case .fill(let path):
        set(.colorChanged, Change.Trait(phrase), Wording.color(old[keyPath: path]), Wording.color(new[keyPath: path]))
      case .text(let path):
        set(kind, Change.Trait(phrase), Wording.text(old[keyPath: path]), Wording.text(new[keyPath: path]))
      case .texts(let path):
        set(
          .textChanged, Change.Trait(phrase), old[keyPath: path].joined(separator: ", "),
          new[keyPath: path].joined(separator: ", "))
      case .size(let path):
        set(kind, Change.Trait(phrase), Wording.size(old[keyPath: path]), Wording.size(new[keyPath: path]))
      case .insets where property.name == "content-insets" && hasOtherGround:
        let isDrawn = new.contentInsets != .zero
        guard Self.shownBackground(old) == Self.shownBackground(new) else { continue }
        add(
          .styleChanged, isDrawn ? "'\(name)' draws a background now" : "'\(name)' draws no background any more",
          before: isDrawn ? "off" : "on", after: isDrawn ? "on" : "off")
      case .insets(let path):
        set(kind, Change.Trait(phrase), Wording.insets(old[keyPath: path]), Wording.insets(new[keyPath: path]))
      }
    }
  }

  // MARK: Recording

  var name: String { after.parent == nil ? "root" : after.content.name }
  private var subject: Change.Subject { .view(path: after.path, id: after.content.id) }

  mutating func add(
    _ kind: Change.Kind, _ sentence: String, before: String, after: String, trait: Change.Trait? = nil
  ) {
    var change = Change(
      kind, subject, sentence, before: before, after: after, span: self.after.content.span ?? self.before.content.span,
      trait: trait)
    change.beforeFrame = self.before.pixelFrame
    change.afterFrame = self.after.pixelFrame
    change.isInput = true
    changes.append(change)
  }

  /// Texts are compared whole, and shown where they differ.
  private mutating func setText(_ what: Change.Trait, _ old: String?, _ new: String?) {
    // No text and an empty one are the same to people.
    guard (old ?? "") != (new ?? "") else { return }
    let (before, after) = Wording.texts(old, new)
    let others = TextPlaces(old ?? "", new ?? "").words(besides: (before, after)).map { "; \($0)" } ?? ""
    add(
      .textChanged, "\(what.words) of '\(name)' is \(after) instead of \(before)\(others)", before: before,
      after: after, trait: what)
  }

  mutating func set(_ kind: Change.Kind, _ what: Change.Trait, _ old: String, _ new: String) {
    guard old != new else { return }
    add(kind, "\(what.words) of '\(name)' is \(new) instead of \(old)", before: old, after: new, trait: what)
  }

  mutating func set(_ kind: Change.Kind, _ what: Change.Trait, _ old: Double, _ new: Double) {
    guard !(old.isNear(new)) else { return }
    set(kind, what, Wording.number(old), Wording.number(new))
    setValues(old, new)
  }

  mutating func set(_ kind: Change.Kind, _ what: Change.Trait, _ old: Int, _ new: Int) {
    set(kind, what, String(old), String(new))
  }

  mutating func set(_ kind: Change.Kind, _ what: Change.Trait, _ old: Bool, _ new: Bool) {
    set(kind, what, old ? "on" : "off", new ? "on" : "off")
  }

  private mutating func setValues(_ old: Double, _ new: Double) {
    guard !changes.isEmpty else { return }
    changes[changes.count - 1].beforeValue = old
    changes[changes.count - 1].afterValue = new
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
