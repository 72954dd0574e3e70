import InterfaceBuilder
import XMLParsing

/// The key that is pressed instead of choosing an item of a menu, as the menu shows it: `⌥⌘H`, `↩`.
enum MenuKey {
  private static func held(with item: XMLElement) -> String {
    guard let mask = item.child(key: "keyEquivalentModifierMask") else { return item.name == "menuItem" ? "⌘" : "" }
    let signs = [("control", "⌃"), ("option", "⌥"), ("shift", "⇧"), ("command", "⌘")]
    return signs.filter { mask.flag($0.0) == true }.map(\.1).joined()
  }

  /// What is held down with the key of an item of an archive of Xcode 4 and before: a mask of bits.
  private static func archivedHeld(with item: XMLElement) -> String {
    let mask = item.child(key: "NSKeyEquivModMask").flatMap { Int($0.text) } ?? 0
    let signs = [(1 << 18, "⌃"), (1 << 19, "⌥"), (1 << 17, "⇧"), (1 << 20, "⌘")]
    return signs.filter { mask & $0.0 != 0 }.map(\.1).joined()
  }

  /// The letter with what is held down: a capital one is pressed with the shift key.
  static func shown(_ key: String, of item: XMLElement) -> String {
    let held = item.name == "object" ? archivedHeld(with: item) : held(with: item)
    let sign = sign(of: key)
    let isLetter = key.count == 1 && key.uppercased() != key.lowercased()
    let isCapital = isLetter && key == key.uppercased()
    let shift = isCapital && !held.contains("⇧") ? "⇧" : ""
    guard !held.isEmpty || isCapital else { return sign }
    let place = held.firstIndex(of: "⌘") ?? held.endIndex
    return held[..<place] + shift + held[place...] + (isLetter ? key.uppercased() : sign)
  }

  /// What a menu shows for a key that is no letter; the letter itself else.
  static func sign(of key: String) -> String {
    guard let scalar = key.unicodeScalars.first, key.unicodeScalars.count == 1 else { return key }
    if ("\u{F704}"..."\u{F726}").contains(scalar) { return "F\(scalar.value - 0xF703)" }
    return signs[scalar] ?? key
  }

  /// Keys without a letter, by what menus show for them.
  private static let signs: [Unicode.Scalar: String] = [
    "\u{3}": "⌤", "\u{8}": "⌫", "\u{9}": "⇥", "\u{D}": "↩", "\u{1B}": "⎋", " ": "space", "\u{7F}": "⌦",
    "\u{F700}": "↑", "\u{F701}": "↓", "\u{F702}": "←", "\u{F703}": "→", "\u{F728}": "⌦", "\u{F729}": "↖",
    "\u{F72B}": "↘", "\u{F72C}": "⇞", "\u{F72D}": "⇟",
  ]
}
