import Foundation
import InterfaceBuilder
import ProofModel
import XMLParsing

/// How people know the objects of a file, and what of them is told as one.
extension ObjectSettings {
  /// At most so many letters of a name are said.
  private static let longestName = 32

  /// A name of its own, its words, its picture or its class; nil of what is nobody's.
  static func called(_ element: XMLElement) -> String? {
    guard !["tableViewCellContentView", "clipView", "scroller"].contains(element.name), !element.isController else {
      return nil
    }
    // Parts are known by what they are parts of.
    if ["cell", "dataCell", "headerCell"].contains(element["key"] ?? "") || element.isContent { return nil }
    let cell = element.child(key: "cell") ?? element.child(key: "headerCell") ?? element.child(key: "buttonCell")
    let words = [element, cell].compactMap { $0 }.flatMap { one in
      ["title", "text", "placeholder", "placeholderString", "headerTitle", "label"].map { one[$0] }
        // What is configured is shown, whatever the state says (`UIButton.configuration`, docs).
        + [one.child("buttonConfiguration")?["title"], one.child(key: "normal")?["title"]]
    }
    // What shows no words is known by whose value it shows, or by what it does.
    let connections = element.child("connections")?.children ?? []
    let path = connections.first { $0.name == "binding" && $0["name"] == "value" }?["keyPath"]
    let action = connections.first { $0.name == "action" }?["selector"]
    // The user sees an item's title, whatever the outline calls it.
    let first = element.name == "menuItem" ? words + [element["userLabel"]] : [element["userLabel"]] + words
    let names =
      first
      + [element["image"], cell?["image"], element.child(key: "normal")?["image"], element["customClass"]]
      + [element.signOfBarItem]
      + [path?.split(separator: ".").last.map(String.init), action]
      + [["tableColumn", "tableRow"].contains(element.name) ? element["identifier"] : nil]
    return names.lazy.compactMap { $0.flatMap { isReference($0) ? nil : cut($0) } }.first
  }

  /// The picture that an object shows, of a button while it is in no other state; nil of none.
  static func picture(of element: XMLElement) -> String? {
    let parts = [
      element, element.child(key: "cell"), element.child(key: "normal"), element.child("buttonConfiguration"),
    ]
    let names = parts.map { $0?["image"] } + [element.child(key: "normal")?["backgroundImage"]]
    return names.lazy.compactMap { $0.flatMap { isReference($0) ? nil : cut($0) } }.first
  }

  /// Words on one line, of long ones the beginning; nil of none.
  static func cut(_ words: String) -> String? {
    let name = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return name.isEmpty ? nil : name.count > longestName ? name.prefix(longestName - 1) + "…" : name
  }

  /// `'Artist' of Settings`: an object by its name and its screen; empty where it has neither.
  func names(of id: String) -> [String] {
    Self.names(owners[id]?.name, of: owners[id]?.screen)
  }

  static func names(_ name: String?, of screen: String?) -> [String] {
    let names = [name.map { "'\($0)'" }, screen].compactMap { $0 }
    return names.isEmpty ? [] : [names.joined(separator: " of ")]
  }

  /// What people call a controller or a window: what pictures of it are called; of one that nobody named what its bar shows, as
  /// Interface Builder's own outline calls its scene.
  static func screenName(of element: XMLElement) -> String? { screenNames(of: element).first }

  /// All that a controller or a window is called by, what people know it by first.
  static func screenNames(of element: XMLElement) -> [String] {
    let shown = ["navigationItem", "tabBarItem"].map { element.child(key: $0)?["title"] }
    let names = [
      element["userLabel"], element.namingClass, element["storyboardIdentifier"], element["title"],
      element["customClass"],
    ]
    return (names + shown).compactMap { $0 }.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// An item of a bar by its title, its sign, its picture or what it does; room between others by what it is.
  static func nameOfBarItem(_ element: XMLElement) -> String? {
    switch element["systemItem"] {
    case "flexibleSpace": return "flexible space"
    case "fixedSpace": return "fixed space" + (element["width"].map { " of \($0) pt" } ?? "")
    default: break
    }
    let action = element.child("connections")?.children.first { $0.name == "action" }?["selector"]
    let names = [element["title"], element.signOfBarItem, element["image"], action]
    return names.compactMap { $0 }.first { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The key that is pressed instead of a control, with what is held down with it.
  mutating func readKey(of element: XMLElement, _ id: String) {
    // In a toolbar's item it is compared as a text.
    guard !isUndrawn, element.name.hasSuffix("Cell") || element.name == "button" else { return }
    let written = element["keyEquivalent"] ?? element.child(key: "keyEquivalent")?.words
    guard let key = written, !key.isEmpty else { return }
    set("keyEquivalent", "key", in: element.name, MenuKey.shown(key, of: element), of: id)
  }

  /// Under which bars a controller's view reaches; of files that say nothing under all.
  mutating func readEdges(_ element: XMLElement, of owner: (id: String, kind: String)) {
    let edges = ["top", "left", "bottom", "right"].filter { element.flag($0) == true }
    let value = edges.isEmpty ? "none" : edges.joined(separator: ", ")
    set(
      "edgesForExtendedLayout", "edges for extended layout", in: owner.kind, value, of: owner.id,
      place: .quiet)
  }

  /// `an image view` of `imageView`.
  package static func one(_ kind: String) -> String {
    let words = spaced(kind)
    return "\(words.first.map { "aeiou".contains($0) } ?? false ? "an" : "a") \(words)"
  }

  /// Whether a value is the id of an object, such as `diL-Ht-rCA`, or of one of its pictures, `buttonCell:7Lg-Px-knI:image`, or
  /// one that the tools made up.
  static func isReference(_ value: String) -> Bool {
    let path = value.split(separator: ":")
    if path.count == 3, isReference(String(path[1])) { return true }
    if UUID(uuidString: value) != nil { return true }
    let parts = value.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3] && parts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber } }
  }

  /// `tableViewGridLines` is `table view grid lines`, `NSColor` is `color`.
  static func spaced(_ name: String) -> String {
    // Interface Builder's own slip for a `UILongPressGestureRecognizer`.
    let name = name.holds("pongPress") ? name.replacing("pongPress", with: "longPress") : name
    let isClass = name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase ?? false
    let letters = Array(name.unicodeScalars.dropFirst(isClass ? 2 : 0))
    func isUpper(_ place: Int) -> Bool { letters.indices.contains(place) && letters[place].isUpper }
    var words = String.UnicodeScalarView()
    for (place, letter) in letters.enumerated() {
      guard isUpper(place) else {
        words.append(letter)
        continue
      }
      // An acronym stays one word, `PDF view`: its last letter is that before the next word's first.
      let isLast = letters.indices.contains(place + 1) && letters[place + 1].properties.isLowercase
      if !isUpper(place - 1) || isLast, words.last != " " { words.append(" ") }
      let isOfAcronym = isUpper(place + 1) || isUpper(place - 1) && !isLast
      words.append(contentsOf: isOfAcronym ? String(letter).unicodeScalars : letter.lower)
    }
    return String(words).trimmed
  }
}

extension Unicode.Scalar {
  fileprivate var isUpper: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }
  fileprivate var lower: String.UnicodeScalarView { properties.lowercaseMapping.unicodeScalars }
}

extension XMLElement {
  /// The system's sign that an item of a bar shows, `add`; nil of room between others.
  var signOfBarItem: String? {
    guard name == "barButtonItem", let sign = self["systemItem"], !sign.hasSuffix("Space") else { return nil }
    return sign
  }
}
