import ProofModel
import XMLParsing

/// How an archive of Xcode 4 and before says that its views look: masks, fonts, colours and pictures, and which views stand in the
/// places of others.
struct ArchiveLooks {
  /// By the ids of objects: what is said of each, by what it is.
  private(set) var looks: [String: [String: String]] = [:]
  /// Where objects with looks stand among these in the file, by their ids.
  private var places: [String: Int] = [:]
  /// The classes of objects that have a place in a view, by their ids.
  private(set) var classes: [String: String] = [:]
  /// Their ids in the order of the file.
  private(set) var order: [String] = []
  /// By the ids of controls: those of their cells.
  private var cells: [String: String] = [:]
  /// By the ids of cells: those of the controls that they draw, and of the columns whose rows they do.
  private(set) var holders: [String: (control: String?, column: String?)] = [:]
  /// By the ids of tab views: what their tabs say.
  private(set) var tabs: [String: [String]] = [:]
  /// By the ids of AppKit's clip views: those of the views that they show.
  private var contents: [String: String] = [:]
  let isMac: Bool
  /// Whether it says of fonts what they are, as Xcode 4.2 and later do of all of them.
  let describesFonts: Bool
  /// By the ids of views: the fonts that it says so by their names. What is written beside them is what the tools had for one that
  /// they did not know.
  private var describedFonts: [String: String] = [:]

  init(_ elements: ArchiveElements) {
    isMac = elements.isMac
    describesFonts = elements.all.contains { $0.element["class"] == "IBUIFontDescription" }
    for entry in elements.all { read(entry.element, elements) }
  }

  private typealias Reader = @Sendable (XMLElement, ArchiveElements) -> String?
  /// By the keys of what an object says: what of its look that is, and how it is read.
  private static let readers: [String: (what: String, words: Reader)] = {
    let color: Reader = { value, _ in Self.color(value) ?? otherColor }
    let font: Reader = { value, _ in Self.font(value) }
    let picture: Reader = { value, _ in value.text(of: "NSResourceName", "IBUIResourceName").map { "'\($0)'" } }
    return [
      "NSTextColor": ("colour", color), "NSBackgroundColor": ("background", color), "NSBGColor": ("background", color),
      "IBUITextColor": ("colour", color),
      "IBUIBackgroundColor": ("background", color), "IBUINormalTitleColor": ("colour", color),
      "NSSupport": ("font", font), "IBUIFont": ("font", font),
      "IBUIImage": ("picture", picture), "IBUINormalImage": ("picture", picture),
      "IBUINormalBackgroundImage": ("picture", picture), "NSContents": ("picture", picture),
      "NSImage": ("picture", picture), "NSNormalImage": ("picture", picture),
      "NSAlternateImage": ("picture while pressed", picture),
      "IBUIHighlightedImage": ("picture while highlighted", picture),
      "IBUIHighlightedBackgroundImage": ("picture while highlighted", picture),
      "IBUISelectedImage": ("picture while selected", picture),
      "IBUISelectedBackgroundImage": ("picture while selected", picture),
      "IBUIDisabledImage": ("picture while disabled", picture),
      "IBUIDisabledBackgroundImage": ("picture while disabled", picture),
      "IBUIShadowColor": ("shadow colour", color), "IBUINormalTitleShadowColor": ("shadow colour", color),
      "IBUITintColor": ("tint", color), "IBTintColor": ("tint", color),
      "IBUISeparatorColor": ("separator colour", color),
      "NSGridColor": ("grid colour", color), "IBUIOnTintColor": ("tint while on", color),
      "IBUIHighlightedColor": ("colour while highlighted", color),
      "IBUIHighlightedTitleColor": ("colour while highlighted", color),
      "IBUISelectedTitleColor": ("colour while selected", color),
      "IBUIDisabledTitleColor": ("colour while disabled", color),
      "IBUISelectedViewController": ("selected tab", { tab(of: $0, $1) }),
      "NSSegmentImages": (
        "list of segments",
        { value, _ in value.children.map { "'\($0.text(of: "NSSegmentItemLabel") ?? "")'" }.listed }
      ),
      "NSFormatter": ("format", { value, _ in format(value) }),
      "NSSelectedTabViewItem": ("selected tab", { value, _ in value.text(of: "NSLabel").map { "'\($0)'" } }),
    ]
  }()
  private static let ofOwnPicture: Set<String> = ["NSNormalImage", "NSAlternateImage"]
  /// A colour of a kind that is not read is one all the same.
  private static let otherColor = "a pattern or another colour"

  /// The picture that a view or its cell shows, and the key that presses it.
  func picture(of id: String) -> String? {
    let parts = [looks[id], cells[id].flatMap { looks[$0] }].compactMap { $0 }
    guard let picture = parts.compactMap({ $0["picture"] }).first else { return nil }
    let key = parts.compactMap { $0["key"] }.first { $0 != "none" }
    return picture + (key.map { " and the key \($0)" } ?? "")
  }

  /// Whether a view is hidden (`NSView.isHidden`, docs).
  func isHidden(_ id: String) -> Bool { looks[id]?["hidden"] == "YES" }

  private mutating func read(_ element: XMLElement, _ elements: ArchiveElements) {
    guard let id = element.archivedID, let kind = element["class"] else { return }
    var own: [String: String] = [:]
    // A pop-up button that shows its item has that one's picture.
    let isOfItem = element.text(of: "NSUsesItemFromMenu") == "YES"
    for child in element.children {
      guard let key = child["key"], !isOfItem || !Self.ofOwnPicture.contains(key) else { continue }
      if key == "NSvFlags", let flags = Int(child.text) {
        own["mask"] = mask(flags)
        classes[id] = kind
        order.append(id)
      }
      let isValue = child.name == "object" || child.name == "array"
      let initial = key == "NSSelectedTabViewItem" ? elements.initialTab(of: id) : nil
      guard let value = initial ?? elements.object(at: child) ?? (isValue ? child : nil) else { continue }
      if key == "NSCell", let cell = value["id"] { (cells[id], holders[cell]) = (cell, (id, nil)) }
      if key == "NSDataCell", let cell = value["id"] { holders[cell] = (nil, id) }
      if key == "IBUIFontDescription", value.text(of: "name") != nil { describedFonts[id] = Self.font(value) }
      if key == "NSDocView" { contents[id] = value["id"] }
      if key == "NSTabViewItems" {
        tabs[id] = value.children.compactMap { (elements.object(at: $0) ?? $0).text(of: "NSLabel") }
      }
      if key == "NSSharedData", let color = value.child(key: "NSBackgroundColor") {
        own["background"] = Self.color(elements.object(at: color) ?? color)
      }
      if let reader = Self.readers[key], let words = reader.words(value, elements) { own[reader.what] = words }
    }
    own.merge(states(of: element, elements)) { known, _ in known }
    guard !own.isEmpty else { return }
    looks[id] = own
    places[id] = places.count
  }

  /// How a formatter writes numbers or dates; of one of the user's its class.
  private static func format(_ formatter: XMLElement) -> String? {
    guard let kind = formatter["class"] else { return nil }
    if let format = formatter.text(of: "NS.positiveformat", "NS.format"), !format.isEmpty { return "'\(format)'" }
    return "that of \(ObjectSettings.one(UndrawnTexts.kind(ofClass: formatter.text(of: "NSClassName") ?? kind)))"
  }

  /// The words of a controller's item in a tab bar.
  private static func tab(of controller: XMLElement, _ elements: ArchiveElements) -> String? {
    let item = controller.child(key: "IBUITabBarItem")
    let titles = [elements.object(at: item) ?? item, controller].compactMap { $0?.text(of: "IBUITitle") }
    // Interface Builder calls new items `Item`.
    return (titles.first { $0 != "Item" } ?? titles.first).map { "'\($0)'" }
  }

  /// The cells of a control.
  func parts(of id: String) -> [String] { cells[id].map { [$0] } ?? [] }

  /// What controls, cells and windows are besides, where the archive writes nothing of what is usual.
  private func states(of element: XMLElement, _ elements: ArchiveElements) -> [String: String] {
    let kind = element["class"] ?? ""
    func flag(_ key: String) -> String { element.text(of: key) == "YES" ? "YES" : "NO" }
    var states: [String: String] = [:]
    // What scrolls shows and hides its scrollers by itself.
    if kind == "NSScroller" { return states }
    if let flags = element.text(of: "NSvFlags").flatMap({ Int($0) }) {
      states["hidden"] = flags & (1 << 31) != 0 ? "YES" : "NO"
    }
    states.merge(ArchiveFlags.words(of: element, elements)) { known, _ in known }
    if kind == "NSSegmentedCell", let list = element.child(key: "NSSegmentImages") {
      let tips = list.children.map { $0.text(of: "NSSegmentItemTooltip") ?? "" }
      states["list of tool tips"] = tips.contains { !$0.isEmpty } ? tips.map { "'\($0)'" }.listed : "none"
    }
    if kind == "NSButtonCell" {
      states["key"] = Self.key(element.child(key: "NSKeyEquivalent"))
      states["picture while pressed"] = "none"
    }
    if let cell = element.child(key: "NSCell") {
      // A control is as its cell, which says it the other way.
      let isDisabled = ArchiveFlags.isDisabled(elements.object(at: cell) ?? cell) ?? false
      states["enabled"] = isDisabled ? "NO" : flag("NSEnabled")
      if cell["class"] == "NSPopUpButtonCell" { states.merge(shown(by: cell, elements)) { known, _ in known } }
    }
    guard kind == "NSWindowTemplate" else { return states }
    let style = element.text(of: "NSWindowStyleMask").flatMap { Int($0) } ?? 0
    let set = Self.windowStyles.filter { style & (1 << $0.bit) != 0 }.map(\.word)
    states["style"] = set.isEmpty ? "none" : set.joined(separator: " ")
    for (key, what) in [("NSWindowContentMinSize", "least size"), ("NSWindowContentMaxSize", "greatest size")] {
      let numbers = element.numbers(of: key) ?? []
      let isBound = numbers.count == 2 && numbers.allSatisfy { $0 < 1e6 }
      states[what] = isBound ? "\(numbers[0].shortText) × \(numbers[1].shortText)" : "none"
    }
    return states
  }

  /// The bits of `NSWindow.StyleMask`.
  private static let windowStyles: [(bit: Int, word: String)] = [
    (0, "titled"), (1, "closable"), (2, "miniaturizable"), (3, "resizable"), (4, "utility"), (7, "nonactivating"),
    (8, "textured"), (13, "HUD"),
  ]

  /// The key that presses a button, in words.
  private static func key(_ element: XMLElement?) -> String {
    let text = element?.text ?? ""
    let key = element?["type"] == "base64-UTF8" ? XMLElement.decoded(text) : text
    return key.isEmpty ? "none" : "'\(MenuKey.sign(of: key))'"
  }

  /// How a pop-up button shows its items, and which.
  private func shown(by cell: XMLElement, _ elements: ArchiveElements) -> [String: String] {
    let item = cell.child(key: "NSMenuItem")
    let words = (elements.object(at: item) ?? item)?.text(of: "NSTitle")
    let isPullDown = cell.text(of: "NSPullDown") == "YES"
    let title = words ?? ""
    return ["pull-down": isPullDown ? "YES" : "NO", "shown item": title.isEmpty ? "none" : "'\(title)'"]
  }

  /// Which parts of a frame change with the superview's size: both systems write the same six bits, and a Mac's y runs upwards.
  private func mask(_ flags: Int) -> String {
    let names = ["left", "width", "right", isMac ? "bottom" : "top", "height", isMac ? "top" : "bottom"]
    return MaskWords.meaning(Set(names.indices.filter { flags & (1 << $0) != 0 }.map { names[$0] }))
  }

  private static func font(_ element: XMLElement) -> String? {
    let size = element.text(of: "NSSize", "pointSize")
    // Some files write `1.100000e+01`.
    let name = element.text(of: "NSName", "name")
    // Other savings write the system's font as what it is, or as the one that it was.
    let isSystem = element.text(of: "IBIsSystemFont") == "YES" || systemFonts.contains(name ?? "")
    let isBold = name?.hasSuffix("Bold") ?? false
    let known = isSystem ? (isBold ? "systemBold" : "system") : name
    let parts = [known, size.map { Double($0)?.shortText ?? $0 }].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// Names that the Mac's own font had.
  private static let systemFonts: Set<String> = [
    "LucidaGrande", "LucidaGrande-Bold", ".LucidaGrandeUI", ".LucidaGrandeUI-Bold",
  ]

  /// `#FF0000`, or the name that the system knows a colour by.
  private static func color(_ element: XMLElement) -> String? {
    // The tools write the name beside the black of texts that they wrote without one before.
    let name = element.text(of: "NSColorName", "IBUIColorCocoaTouchKeyPath")
    if let name { return name == "darkTextColor" ? Color.black.digits : name }
    func numbers(_ key: String) -> [Double]? {
      guard let text = element.text(of: key) else { return nil }
      let numbers = XMLElement.decoded(text).split { " \0".contains($0) }.compactMap { Double($0) }
      return numbers.isEmpty ? nil : numbers
    }
    let color: Color
    if let parts = numbers("NSRGB"), parts.count >= 3 {
      color = Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
    } else if let parts = numbers("NSWhite") {
      color = Color(white: parts[0], alpha: parts.count > 1 ? parts[1] : 1)
    } else {
      return nil
    }
    return color.digits
  }

  // MARK: Comparing

  /// By the ids of views that are gone: those of the ones in their places, where one of a class went and one came.
  ///
  /// - Parameters:
  ///   - areMany: whether as many as went may have come, in their order.
  ///   - mark: what else is the same of both, by the id and whether it is of the later side; nil of views that are no others'
  ///     places.
  static func remade(
    _ old: ArchiveLooks, _ new: ArchiveLooks, areMany: Bool, _ mark: (String, Bool) -> String?
  ) -> [String: String] {
    func marked(_ one: ArchiveLooks, without other: ArchiveLooks, isNew: Bool) -> [String: [String]] {
      let alone = one.order.filter { other.classes[$0] == nil }.compactMap { id in
        mark(id, isNew).map { (id: id, key: "\(one.classes[id] ?? "") \($0)") }
      }
      return Dictionary(grouping: alone) { $0.key }.mapValues { $0.map(\.id) }
    }
    let came = marked(new, without: old, isNew: true)
    return marked(old, without: new, isNew: false).reduce(into: [:]) { pairs, gone in
      guard let others = came[gone.key], others.count == gone.value.count, areMany || others.count == 1 else { return }
      for (then, now) in zip(gone.value, others) { pairs[then] = now }
    }
  }

  /// What is said of an object, of its font in the words that another file has too.
  private func look(of id: String, besides other: ArchiveLooks) -> [String: String]? {
    let font = describesFonts && other.describesFonts ? describedFonts[id] : nil
    return looks[id].map { look in font.map { look.merging(["font": $0]) { $1 } } ?? look }
  }

  private func areInOrder(_ one: String, _ other: String) -> Bool {
    (places[one] ?? .max, one) < (places[other] ?? .max, other)
  }

  /// One line for each look that differs, of objects that are in both files or stand in others' places.
  static func differences(
    _ old: ArchiveLooks, _ new: ArchiveLooks, remade: [String: String], known: (String) -> Bool,
    called: (String) -> String?
  ) -> [String] {
    var lines: [ArchiveSentence] = []
    // What had no look of its own may have a picture now.
    let first = new.looks.keys.filter { old.looks[$0] == nil && known($0) }
    for id in (old.looks.keys + first).sorted(by: new.areInOrder) {
      let before = old.look(of: id, besides: new) ?? [:]
      guard let after = new.look(of: remade[id] ?? id, besides: old), let who = called(remade[id] ?? id) else {
        continue
      }
      for what in Set(before.keys).union(after.keys).sorted() {
        // A ground, a format or a picture that is not written is none; of what else is not, and around what is scrolled, the
        // system says what it is.
        let isGround = what == "background" && old.contents[id] == nil
        let none = isGround || what == "format" || what.hasPrefix("picture") ? "none" : nil
        if what == "font", !old.isMac, old.describesFonts == new.describesFonts,
          before[what] == nil || after[what] == nil
        {
          // UIKit's own is written by no name.
          let end = String.difference(from: before[what], to: after[what])
          lines.append(ArchiveSentence(what: "font", who: who, end: end))
          continue
        }
        guard let then = before[what] ?? none, let now = after[what] ?? none, then != now else { continue }
        // It follows from what can be edited.
        if what == "selectable", after["editable"] == "YES", before["editable"] != "YES" { continue }
        if then == otherColor, now == "none" || now == otherColor { continue }
        // A clip view's ground is mostly that of what it shows.
        if let shown = new.contents[remade[id] ?? id], new.looks[shown]?[what] == now { continue }
        lines.append(ArchiveSentence(what: what, who: who, end: "is \(now) instead of \(then)"))
      }
    }
    return ArchiveSentence.joined(lines)
  }
}
