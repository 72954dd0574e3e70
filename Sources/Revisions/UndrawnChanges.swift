import ProofModel
import UndrawnSettings

/// What changed in an Interface Builder file without being drawn: menus, and whole files of systems and forms that are
/// not drawn.
struct UndrawnChanges {
  /// The system or the form that the file is of where it is not drawn.
  let system: String?
  /// One line each, in the order of the file.
  private(set) var changes: [(words: String, span: SourceSpan?)] = []

  private let (before, after): (UndrawnTexts?, UndrawnTexts?)
  /// The texts of both sides by what they are of.
  private let (old, new): ([String: UndrawnTexts.Text], [String: UndrawnTexts.Text])
  private let exchanged: [MenuExchange]

  /// - Parameter elsewhere: by what they say, the new files of the change that have texts of such kinds.
  init(_ earlier: UndrawnTexts?, _ after: UndrawnTexts?, elsewhere: [String: String] = [:]) {
    let before = after.flatMap { after in earlier?.calledAs(in: after) } ?? earlier
    func keyed(_ side: UndrawnTexts?) -> [String: UndrawnTexts.Text] {
      Dictionary((side?.texts ?? []).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }
    (self.before, self.after, old, new) = (before, after, keyed(before), keyed(after))
    system = (after ?? before)?.system
    exchanged = before.flatMap { before in after.map { MenuExchange.all(from: before, to: $0) } } ?? []
    // Of two forms nothing corresponds but the words.
    if let before, let after, before.system != after.system {
      tellRewritten(before, after)
      return
    }
    let remade = remadeWords
    if let before { tellLater(than: before, remade) }
    guard let after else { return }
    if before == nil {
      changes += ((after.beginning.map { [$0] } ?? []) + after.contents).map { ($0, nil) } + Self.toolbars(nil, after)
    }
    tellGone(from: after, remade, elsewhere)
    guard let before else { return }
    changes += Self.menus(from: before, to: after)
    changes += Self.toolbars(before, after)
    changes += Self.touchBarOrders(before, after)
    let others = UndrawnTexts.differences(from: before, to: after)
    tellObjects(before, after, areOthersTold: !others.isEmpty)
    changes += others
  }

  /// What objects say that were made anew with the same words, which is no change for people. An item of another menu that does
  /// something else is another item.
  private var remadeWords: Set<String> {
    let went = Dictionary(grouping: old.filter { new[$0.key] == nil }.values, by: Self.said)
    let came = Dictionary(grouping: new.filter { old[$0.key] == nil }.values, by: Self.said)
    func isSame(_ one: UndrawnTexts.Text, _ other: UndrawnTexts.Text) -> Bool {
      let isInPlace = before?.place(ofItem: one.object) == after?.place(ofItem: other.object)
      // One that opens a menu is none that does something.
      let opens = (before?.submenus[one.object] != nil, after?.submenus[other.object] != nil)
      if opens.0 != opens.1 { return isInPlace }
      guard let then = before?.actions[one.object], let now = after?.actions[other.object] else { return true }
      return then == now || isInPlace
    }
    return Set(
      went.keys.filter { said in
        (came[said] ?? []).contains { other in (went[said] ?? []).contains { isSame($0, other) } }
      })
  }

  /// Whether a text is of an object that was made anew. What an item is called where a toolbar is arranged goes with its label.
  private static func isRemade(_ text: UndrawnTexts.Text, _ remade: Set<String>, _ side: UndrawnTexts?) -> Bool {
    let label = text.isPaletteLabel ? side?.title(of: text.object) : nil
    return remade.contains(said(label ?? text))
  }

  private func item(around text: UndrawnTexts.Text, _ side: UndrawnTexts?, _ other: UndrawnTexts?) -> String? {
    side?.namelessItem(around: text, missingIn: other?.objects ?? [])
  }

  private mutating func tell(_ words: String, _ span: SourceSpan? = nil) { changes.append((words, span)) }

  /// Of a control of both sides that is drawn its segments are settings, each by its place.
  private func isOfKeptSegment(_ text: UndrawnTexts.Text) -> Bool {
    text.isOfSegment && system == nil && [before, after].allSatisfy { $0?.objects.contains(text.object) ?? false }
  }

  /// Texts that are new or that say something else.
  private mutating func tellLater(than before: UndrawnTexts, _ remade: Set<String>) {
    changes += exchanged.compactMap { $0.words.map { ($0, nil) } }
    var folding = Folding(after, besides: before, told: exchanged.filter(\.isTold).map(\.after), isNew: true)
    var seen: Set<String> = []
    for text in after?.texts ?? [] where seen.insert(text.key).inserted && !isOfKeptSegment(text) {
      if let other = old[text.key] {
        if let words = otherWords(other, text) { tell(words, text.span) }
      } else if before.objects.contains(text.object) {
        tell(firstWords(text), text.span)
      } else if let menu = folding.silentMenu(around: text, isKept: { Self.isRemade($0, remade, after) }) {
        tell("\(menu.name) is new\(menu.contents)", text.span)
      } else if text.part == nil, !Self.isRemade(text, remade, after),
        !isInNewTouchBar(text),
        !(after?.isOfControl(text.object, missingIn: before) ?? false),
        !exchanged.contains(where: { $0.after == text.object }), let rest = folding.rest(of: text),
        !rest.isEmpty || !(after?.isInNewToolbar(item(around: text, after, before) ?? text.object, before) ?? false)
      {
        tell(Self.coming(text, rest, before, after), text.span)
      }
    }
  }

  /// What a text says now, which said something else; nil where that is nothing to tell.
  private func otherWords(_ other: UndrawnTexts.Text, _ text: UndrawnTexts.Text) -> String? {
    guard other.words != text.words else { return nil }
    // A menu that says what its item says is told with that.
    if let item = after?.submenus.first(where: { $0.value == text.object })?.key, text.kind == "menu",
      after?.title(of: item)?.words == text.words, before?.title(of: item)?.words == other.words
    {
      return nil
    }
    if text.isPaletteLabel {
      // It mostly says what the label does.
      let label = after?.title(of: text.object)
      if label?.isPaletteLabel == false, label?.words == text.words { return nil }
      return "the palette label of the \(text.kind) '\(Self.cut(other.words))' is '\(Self.cut(text.words))' now"
    }
    let words = "'\(Self.cut(text.words, after: other.words))'"
    if text.isBehindPicture { return "\(Self.called(other, before)), \(Self.behind), has the title \(words) now" }
    return Self.called(other, before) + (text.part == nil ? " says \(words)" : " is \(words) now")
  }

  /// What an object says that said nothing there.
  private func firstWords(_ text: UndrawnTexts.Text) -> String {
    let words = "'\(Self.cut(text.words))'"
    if text.part != nil {
      return Self.state(text, after).map { "\($0.who) is \($0.state) now" } ?? "\(Self.called(text, after)) is new"
    }
    if text.key.lowercased().contains("placeholder") { return "the placeholder of a \(text.kind) is \(words) now" }
    if text.key.hasSuffix(" alternateTitle") { return "the alternate title of a \(text.kind) is \(words) now" }
    if text.isBehindPicture { return "a \(text.kind), \(Self.behind), has the title \(words) now" }
    return "a \(text.kind) that said nothing says \(words)"
  }

  /// Why nobody sees a button's title.
  private static let behind = "which shows its picture alone"

  /// Texts that the later side has not.
  private mutating func tellGone(from after: UndrawnTexts, _ remade: Set<String>, _ elsewhere: [String: String]) {
    var folding = Folding(before, besides: after, told: exchanged.filter(\.isTold).map(\.before), isNew: false)
    for text in before?.texts ?? [] where new[text.key] == nil && !isOfKeptSegment(text) {
      let kind = item(around: text, before, after) == nil ? text.kind : "toolbar item"
      let view = before?.itemKinds[item(around: text, before, after) ?? text.object].map { " (\($0))" } ?? ""
      let words = "the \(kind) '\(Self.cut(text.words))'\(view)"
      if after.objects.contains(text.object) {
        tell(lastWords(text), text.span)
      } else if let menu = folding.silentMenu(
        around: text, isKept: { Self.isRemade($0, remade, before) || elsewhere[Self.said($0)] != nil })
      {
        tell("\(menu.name) is gone\(menu.contents)", text.span)
      } else if text.part == nil, !Self.isRemade(text, remade, before),
        !(before?.isOfControl(text.object, missingIn: after) ?? false),
        !exchanged.contains(where: { $0.before == text.object }), let rest = folding.rest(of: text)
      {
        if after.drawnObjects.contains(text.object) {
          tell("\(words) lies in no bar now", text.span)
        } else if let file = elsewhere[Self.said(text)] {
          tell("\(words) is in '\(file)' now\(before?.lost(of: text, elsewhere) ?? rest)", text.span)
        } else if text.kind == "title view", after.newKinds(since: before).contains(text.kind) {
          // Another one stands in its place.
          tell("\(words) is another view now", text.span)
        } else if let before, after.hasSilentOne(insteadOf: text, before) {
          tell("\(words) is another one now, without \(text.kind == "menu" ? "a title" : "words")", text.span)
        } else if let item = before?.submenus.first(where: { $0.value == text.object })?.key,
          after.objects.contains(item), let opener = after.title(of: item)
        {
          tell("the menu that opened at '\(Self.cut(opener.words))', which stays, is gone\(rest)", text.span)
        } else {
          let loose = before?.isInNoMenu(text.object) == true ? ", which was in no menu," : ""
          let place = before?.place(ofItem: text.object).map { " from \($0)" } ?? ""
          let state = before?.states(of: text.object).contains("hidden") == true ? " (hidden)" : ""
          tell("\(words)\(state)\(loose) is gone\(place)\(rest)", text.span)
        }
      }
    }
  }

  /// What is said of an object of both sides that says a text no more.
  private func lastWords(_ text: UndrawnTexts.Text) -> String {
    if text.isPaletteLabel { return "the palette label of the \(text.kind) '\(Self.cut(text.words))' is gone" }
    if Self.isBound(text, before, after) {
      return "\(Self.called(text, before)) has its placeholder from its binding now"
    }
    // What a menu is called in Interface Builder it is called without a title too.
    if text.kind == "menu", text.part == nil {
      let name = after?.menuName(text.object).map { "the menu '\(Self.cut($0))'" }
      return name.map { "\($0) no longer has the title '\(Self.cut(text.words))'" }
        ?? "\(Self.called(text, before)) has no title now"
    }
    return Self.state(text, before).map { "\($0.who) is no longer \($0.state)" }
      ?? "\(Self.called(text, before)) \(text.part != nil ? "is gone" : "says nothing now")"
  }

  private mutating func tellRewritten(_ before: UndrawnTexts, _ after: UndrawnTexts) {
    let (gone, new) = UndrawnTexts.rewritten(before, after)
    changes += new.map { ("the text '\(Self.cut($0.words))' is new", $0.span) }
    changes += gone.map { ("the text '\(Self.cut($0.words))' is gone", nil) }
  }

  /// Kinds whose coming and going is told beside anything else.
  private static let telling: Set<String> = ["title view", touchBar]

  /// Objects without words that came or went, by their kinds: where nothing else is told.
  private mutating func tellObjects(_ before: UndrawnTexts, _ after: UndrawnTexts, areOthersTold: Bool) {
    guard before.objects != after.objects else { return }
    func counts(_ one: UndrawnTexts, without other: UndrawnTexts) -> [String: Int] {
      one.kinds.reduce(into: [:]) { counts, object in
        // A title view that has words is told with these.
        let isWorded =
          object.value == "title view" && one.texts.contains { $0.object == object.key && $0.part == nil }
        if other.kinds[object.key] == nil, object.value != "separator", !isWorded, !one.isPart(object.key),
          !one.isOfControl(object.key, missingIn: other)
        {
          counts[object.value, default: 0] += 1
        }
      }
    }
    let (came, went) = (counts(after, without: before), counts(before, without: after))
    let isAlone = changes.isEmpty && !areOthersTold && Self.telling.isDisjoint(with: Set(came.keys).union(went.keys))
    for kind in Set(came.keys).union(went.keys).sorted() where isAlone || Self.telling.contains(kind) {
      let number = came[kind, default: 0] - went[kind, default: 0]
      guard number != 0, !UndrawnTexts.areTold(kind, in: system) else { continue }
      let words =
        number.magnitude == 1
        ? "1 \(kind) that is not drawn is" : "\(number.magnitude) \(kind)s that are not drawn are"
      let (side, other) = number > 0 ? (after, before) : (before, after)
      let objects = side.kinds.filter { $0.value == kind && other.kinds[$0.key] == nil }.keys
      let screens = Set(objects.compactMap { side.screens[$0] })
      let bars = objects.compactMap { side.barPlaces[$0] }
      let bar = bars.count == objects.count && Set(bars).count == 1 ? ", \(bars[0])" : ""
      let place = (screens.isEmpty ? "" : " in \(screens.sorted().listed(first: 3))") + bar
      // What a touch bar shows is told with it.
      let shown = side.texts.filter { text in
        text.part == nil
          && (text.inside + [text.object]).contains { side.kinds[$0] == kind && other.kinds[$0] == nil }
      }
      let said = number > 0 && kind == Self.touchBar ? shown.map { "'\(Self.cut($0.words))'" }.once : []
      let rest = said.isEmpty ? "" : " with \(said.listed(upTo: 12))"
      tell("\(words) \(number > 0 ? "new" : "gone")\(place)\(rest)")
    }
    guard changes.isEmpty, !areOthersTold, !after.isArchive,
      !came.keys.contains(where: { UndrawnTexts.areTold($0, in: system) })
    else { return }
    // What only went is told by its kind, here or by the file's settings.
    let number = came.values.reduce(0, +)
    guard number > 0 else { return }
    tell("\(number) object\(number == 1 ? " that is not drawn was" : "s that are not drawn were") made anew")
  }

  /// Whether a placeholder went from a field to what the field is bound to, which shows it while there is no value.
  private static func isBound(_ text: UndrawnTexts.Text, _ before: UndrawnTexts?, _ after: UndrawnTexts?) -> Bool {
    text.key.hasSuffix(" NSPlaceholderString") && after?.boundPlaceholders.contains(text.words) == true
      && before?.boundPlaceholders.contains(text.words) == false
  }

  /// `the label 'Name'`, `the key 'p' of the menu item 'Print…'`.
  private static func called(_ text: UndrawnTexts.Text, _ side: UndrawnTexts?) -> String {
    guard let part = text.part else { return "the \(text.kind) '\(cut(text.words))'" }
    let title = side?.title(of: text.object)
    return "the \(part.rawValue) '\(cut(text.words))' of "
      + (title.map { "the \(text.kind) '\(cut($0.words))'" } ?? "a \(text.kind)")
  }

  /// The item that is in a state, and the state: `the menu item 'Print…'`, `disabled`; nil of other parts.
  private static func state(_ text: UndrawnTexts.Text, _ side: UndrawnTexts?) -> (who: String, state: String)? {
    guard text.part == .state else { return nil }
    let title = side?.title(of: text.object)
    let silent = side?.kinds[text.object] == "separator" ? side?.separator(text.object) : nil
    return (
      title.map { "the \(text.kind) '\(cut($0.words))'" } ?? silent ?? "a \(text.kind)", cut(text.words)
    )
  }

  /// Whether it lies in a touch bar that is new, which is told with its words.
  private func isInNewTouchBar(_ text: UndrawnTexts.Text) -> Bool {
    text.inside.contains { after?.kinds[$0] == Self.touchBar && before?.kinds[$0] == nil }
  }

  private static let touchBar = "touch bar"

  static func said(_ text: UndrawnTexts.Text) -> String {
    "\(text.kind)\u{1F}\(text.part?.rawValue ?? "")\u{1F}\(text.words)"
  }

  /// Objects that came or went with what is in them, each told once.
  private struct Folding {
    private let side: UndrawnTexts?
    private let isNew: Bool
    private var told: Set<String>
    /// The objects of the other side.
    private let elsewhere: Set<String>
    private var texts: [UndrawnTexts.Text] { side?.texts ?? [] }

    /// - Parameter told: objects that are told already.
    init(_ side: UndrawnTexts?, besides other: UndrawnTexts?, told: [String], isNew: Bool) {
      self.side = side
      elsewhere = other?.objects ?? []
      self.isNew = isNew
      self.told = Set(told)
    }

    /// The menu around an item, with what it holds, that has no words of its own by which it would be told, is known by its place
    /// alone, and came or went with all its items.
    ///
    /// - Parameter isKept: whether the other side says a text too.
    mutating func silentMenu(
      around text: UndrawnTexts.Text, isKept: (UndrawnTexts.Text) -> Bool
    ) -> (name: String, contents: String)? {
      guard let side, text.kind == "menu item", text.part == nil, told.isDisjoint(with: text.inside),
        let menu = text.inside.last, !elsewhere.contains(menu), let name = side.name(ofSilentMenu: menu)
      else { return nil }
      let items = texts.filter { $0.inside.contains(menu) && $0.kind == "menu item" && $0.part == nil }
      guard items.count > 1, items.allSatisfy({ !elsewhere.contains($0.object) && !isKept($0) }) else { return nil }
      told.insert(menu)
      return (name, side.contents(of: menu, items.map(\.object).once, elsewhere: elsewhere, isNew: isNew))
    }

    /// What is to be said besides of a text whose object came or went; nil where it is told already.
    mutating func rest(of text: UndrawnTexts.Text) -> String? {
      let object = side?.namelessItem(around: text, missingIn: elsewhere) ?? text.object
      guard told.isDisjoint(with: text.inside), told.insert(object).inserted else { return nil }
      let all = texts.filter { $0.inside.contains(object) }
      let inside = all.filter { $0.kind == "menu item" }.map(\.object).once
      if !inside.isEmpty || isNew && side?.submenus[object] != nil {
        return side?.contents(of: text.object, inside, elsewhere: elsewhere, isNew: isNew) ?? ""
      }
      // What a window shows is what is to be known of it.
      // Segments are texts of the control itself.
      let others = texts.filter { $0.key == text.key } + all
      let words = others.filter { $0.isWords && $0.words != text.words && $0.words != "Text Cell" }.map {
        "'\(UndrawnChanges.cut($0.words))'"
      }
      .once
      return words.isEmpty ? "" : " with \(words.count > 8 ? words.listed(first: 8) : words.listed)"
    }
  }

  /// Where only what is cut off differs, the words from shortly before that.
  private static func cut(_ words: String, after earlier: String) -> String {
    guard cut(words) == cut(earlier) else { return cut(words) }
    let same = zip(words, earlier).prefix { $0 == $1 }.count
    return "…" + cut(String(words.dropFirst(max(0, same - 12)).drop(while: \.isWhitespace)))
  }

  static func cut(_ words: String) -> String {
    let line = words.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).joined(separator: " ⏎ ")
      .showingPrivateSigns
    return line.count > 48 ? "\(line.prefix(45))…" : line
  }
}

extension UndrawnTexts {
  /// Whether in the place of the only object of a kind that went with its words one came that has none.
  fileprivate func hasSilentOne(insteadOf text: Text, _ before: UndrawnTexts) -> Bool {
    // An archive says with the new one where it is.
    guard !isArchive else { return false }
    let came = kinds.filter { $0.value == text.kind && before.kinds[$0.key] == nil }.map(\.key)
    let went = before.kinds.filter { $0.value == text.kind && kinds[$0.key] == nil }
    return came.count == 1 && went.count == 1 && before.screens[text.object] == screens[came[0]]
      && !texts.contains { $0.object == came[0] }
  }

  /// The kinds of the objects that were not there before.
  fileprivate func newKinds(since before: UndrawnTexts?) -> Set<String> {
    Set(kinds.filter { before?.kinds[$0.key] == nil }.values)
  }
}
