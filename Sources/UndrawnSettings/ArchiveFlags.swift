import XMLParsing

/// What the packed flags of AppKit's objects say in an archive of Xcode 4 and before: of cells (`NSCell`'s two words; those of buttons
/// have two more), table, tab and text views. Archives of one object set otherwise gave the bits.
enum ArchiveFlags {
  /// By what is set: how. Empty of objects without such flags.
  static func words(of element: XMLElement, _ elements: ArchiveElements) -> [String: String] {
    let kind = element["class"] ?? ""
    // A cell of a class of the user's is called after what it is.
    if textCells.contains(kind) || kind.hasSuffix("TextFieldCell") { return textCell(element) }
    if kind.hasSuffix("ButtonCell"), !kind.hasSuffix("PopUpButtonCell") { return buttonCell(element, elements) }
    switch kind {
    case "NSTableView", "NSOutlineView": return switches(number("NSTvFlags", of: element), tableSwitches)
    case "NSTabView": return number("NSTvFlags", of: element).map { ["tabs": word($0 & 7, of: tabs)] } ?? [:]
    case "NSTextView": return textView(element, elements)
    case "NSScrollView": return scrollView(element)
    case "NSWindowTemplate": return window(element)
    default: return [:]
    }
  }

  /// Whether a cell takes no events; nil where it says nothing of itself.
  static func isDisabled(_ cell: XMLElement) -> Bool? { number("NSCellFlags", of: cell).map { $0 & 1 << 29 != 0 } }

  private static let textCells: Set<String> = [
    "NSSearchFieldCell", "NSTokenFieldCell", "NSComboBoxCell",
  ]

  private static func number(_ key: String, of element: XMLElement) -> Int? {
    element.text(of: key).flatMap { Int($0) }
  }

  private static func word(_ place: Int, of words: [String]) -> String {
    words.indices.contains(place) ? words[place] : "\(place)"
  }

  private static func switches(_ flags: Int?, _ bits: [(what: String, bit: Int)]) -> [String: String] {
    guard let flags else { return [:] }
    return bits.reduce(into: [:]) { $0[$1.what] = flags & 1 << $1.bit != 0 ? "on" : "off" }
  }

  private static let tableSwitches = [
    ("column reordering", 31), ("column resizing", 30), ("empty selection", 28), ("multiple selection", 27),
    ("column selection", 26), ("alternating rows", 23),
  ]
  /// `NSTabView.TabType`.
  private static let tabs = ["top", "left", "bottom", "right", "none with a bezel", "none with a line", "none"]

  // MARK: Cells

  private static func textCell(_ cell: XMLElement) -> [String: String] {
    var words: [String: String] = [:]
    if let flags = number("NSCellFlags", of: cell) {
      let isEditable = flags & 1 << 28 != 0
      words["editable"] = isEditable ? "YES" : "NO"
      words["selectable"] = selectable(flags & 1 << 21 != 0, isEditable)
      words["border"] = flags & 1 << 22 != 0 ? "bezel" : flags & 1 << 23 != 0 ? "line" : "none"
      words["scrolling"] = flags & 1 << 20 != 0 ? "on" : "off"
    }
    if let flags = number("NSCellFlags2", of: cell) {
      words["alignment"] = word(flags >> 26 & 7, of: alignments)
      words["line break"] = word(flags >> 9 & 7, of: lineBreaks)
    }
    return words
  }

  /// `NSTextAlignment` of macOS before 10.11's SDK.
  private static let alignments = ["left", "right", "center", "justified", "left"]
  /// `NSLineBreakMode`.
  private static let lineBreaks = [
    "word wrap", "character wrap", "clip", "truncate head", "truncate tail", "truncate middle",
  ]

  private static func buttonCell(_ cell: XMLElement, _ elements: ArchiveElements) -> [String: String] {
    var words: [String: String] = [:]
    // Of a matrix's cells the matrix says which one is on.
    if let flags = number("NSCellFlags", of: cell), cell["key"] == "NSCell" {
      words["state"] = flags & 1 << 31 != 0 ? "on" : "off"
    }
    if let flags = number("NSButtonFlags", of: cell) {
      words["border"] = flags & 1 << 23 != 0 ? "on" : "off"
      words["type"] = buttonType(flags)
    }
    if let flags = number("NSButtonFlags2", of: cell) {
      words["bezel style"] = word(flags & 7 | (flags & 0x20) >> 2, of: bezels)
    }
    return words
  }

  /// What a button does while it is pressed and when it is on, by `NSButton.ButtonType`: pushed in, another text or picture, another
  /// ground.
  private static func buttonType(_ flags: Int) -> String? {
    func has(_ bits: Int...) -> Bool { bits.contains { flags & 1 << $0 != 0 } }
    let (isPushed, isOtherContent, isOtherGround) = (has(31), has(27), has(26, 25))
    if has(30) { return isPushed ? "toggle" : isOtherContent ? "switch or radio" : nil }
    if has(29, 28) { return isPushed ? "push on push off" : isOtherGround ? "on off" : nil }
    if isPushed { return "momentary push in" }
    return isOtherContent ? "momentary change" : isOtherGround ? "momentary light" : nil
  }

  /// `NSButton.BezelStyle`.
  private static let bezels = [
    "none", "push", "regular square", "thick square", "thicker square", "disclosure", "square", "circular",
    "textured square", "help", "gradient", "textured rounded", "round rect", "recessed", "rounded disclosure", "inline",
  ]

  // MARK: Views

  /// What of a scroll view is shown beside its contents.
  private static func scrollView(_ view: XMLElement) -> [String: String] {
    guard let flags = number("NSsFlags", of: view) else { return [:] }
    let bits = [("vertical scroller", 4), ("horizontal scroller", 5), ("automatic hiding of the scrollers", 9)]
    var words = switches(flags, bits)
    words["border"] = word(flags & 3, of: ["none", "line", "bezel", "groove"])
    return words
  }

  /// What a window does besides: its visibility is told with its other values.
  private static func window(_ window: XMLElement) -> [String: String] {
    guard let flags = number("NSWTFlags", of: window) else { return [:] }
    var words = switches(flags, [("hiding while the app is inactive", 31)])
    words["release on closing"] = flags & 1 << 30 != 0 ? "off" : "on"
    return words
  }

  private static func textView(_ view: XMLElement, _ elements: ArchiveElements) -> [String: String] {
    let shared = view.child(key: "NSSharedData")
    guard let flags = (elements.object(at: shared) ?? shared).flatMap({ number("NSFlags", of: $0) }) else { return [:] }
    let isEditable = flags & 2 != 0
    let bits = [("rich text", 2), ("drawing of the background", 8), ("undo", 10), ("continuous spell checking", 7)]
    var words = switches(flags, bits)
    words["editable"] = isEditable ? "YES" : "NO"
    words["selectable"] = selectable(flags & 1 != 0, isEditable)
    return words
  }

  /// What can be edited can be selected.
  private static func selectable(_ isSelectable: Bool, _ isEditable: Bool) -> String {
    isSelectable || isEditable ? "YES" : "NO"
  }
}
