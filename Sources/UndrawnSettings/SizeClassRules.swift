import InterfaceBuilder
import ProofModel
import XMLParsing

/// What rules are in some size classes alone: other constants and priorities, and where they are installed or left out. Pictures
/// show it where a screen is drawn in these classes.
struct SizeClassRules {
  private struct Entry {
    /// `the constant of`, `the priority of`, or nothing of where a rule is installed.
    var what: String
    var rule: String
    /// As Interface Builder writes them, `heightClass=compact-widthClass=compact`.
    var classes: String
    /// A number; `installed` or `left out`.
    var value: String
  }

  /// By the rule's id, the classes and what is set there.
  private var entries: [String: Entry] = [:]
  private var order: [String] = []

  /// - Parameters:
  ///   - rules: the document's rules, each with its id and that of the view that it is written in.
  ///   - words: a rule as text, by its element and the id of that view.
  init(
    _ root: XMLElement, rules: [(id: String, element: XMLElement, owner: String)], words: (XMLElement, String) -> String
  ) {
    let rules = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    func add(_ id: String, _ key: String, _ what: String, _ value: String) {
      guard key != "default", let rule = rules[id] else { return }
      let entry = "\(id) \(key) \(what)"
      if entries[entry] == nil { order.append(entry) }
      entries[entry] = Entry(what: what, rule: words(rule.element, rule.owner), classes: key, value: value)
    }
    func read(_ element: XMLElement) {
      for variation in element.children where variation.name == "variation" {
        guard let key = variation["key"] else { continue }
        if element.name == "constraint", let id = element["id"] {
          for name in ["constant", "priority"] {
            if let number = variation.number(name) { add(id, key, "the \(name) of ", number.shortText) }
          }
        }
        for mask in variation.children where mask.name == "mask" && mask["key"] == "constraints" {
          for part in mask.children {
            guard let id = part["reference"] else { continue }
            add(id, key, "", part.name == "include" ? "installed" : "left out")
          }
        }
      }
      for child in element.children { read(child) }
    }
    read(root)
  }

  static func differences(from old: SizeClassRules, to new: SizeClassRules) -> [ObjectSettings.Line] {
    func line(_ entry: Entry, _ end: String) -> ObjectSettings.Line {
      let subject = entry.what.isEmpty ? "the rule `\(entry.rule)`" : "\(entry.what)`\(entry.rule)`"
      var line = ObjectSettings.Line("\(subject) in \(shown(entry.classes)) is \(end)", .classes)
      line.classes = entry.classes
      return line
    }
    let changed = new.order.compactMap { key -> ObjectSettings.Line? in
      guard let now = new.entries[key], now.value != old.entries[key]?.value else { return nil }
      guard let then = old.entries[key] else { return line(now, "\(now.value) now") }
      return line(now, "\(now.value) instead of \(then.value)")
    }
    let gone = old.order.compactMap { key -> ObjectSettings.Line? in
      guard new.entries[key] == nil, let then = old.entries[key] else { return nil }
      return line(then, "no longer \(then.value)")
    }
    return changed + gone
  }

  /// `compact height and compact width`.
  static func shown(_ classes: String) -> String {
    let parts = classes.split(separator: "-").map { part -> String in
      let sides = part.split(separator: "=")
      guard sides.count == 2 else { return String(part) }
      return "\(sides[1]) \(sides[0] == "widthClass" ? "width" : "height")"
    }
    return parts.listed
  }
}
