import ProofModel
import XMLParsing

/// What an archive of Xcode 4 and before sets of its objects by single values, besides words, places and looks: row heights,
/// alignments, ranges, keyboards. UIKit's keys say what they are (`IBUIRowHeight`); of AppKit's, which are flags mostly, a few do.
struct ArchiveValues {
  /// By the ids of objects: the values by their keys.
  private var values: [String: [String: String]] = [:]
  private var order: [String] = []

  init(_ elements: ArchiveElements) {
    for element in elements.all.lazy.map(\.element) {
      if element["class"] == "IBToolTipAttribute", let tip = element.text(of: "toolTip") {
        add(["NSToolTip": "'\(tip)'"], element.reference(of: "object"))
      }
      guard !(element["class"] ?? "").hasSuffix("Metrics") else { continue }
      add(Self.values(of: element), element.archivedID)
    }
    let records = elements.records
    for (number, value) in elements.properties("NSWindowTemplate.visibleAtLaunch") {
      let isVisible = ["YES", "1"].contains(value["value"] ?? value.text)
      add(["NSVisibleAtLaunch": isVisible ? "YES" : "NO"], records[number])
    }
  }

  private mutating func add(_ found: [String: String], _ id: String?) {
    guard let id, !found.isEmpty else { return }
    if values[id] == nil { order.append(id) }
    values[id, default: [:]].merge(found) { known, _ in known }
  }

  private static func values(of element: XMLElement) -> [String: String] {
    var found: [String: String] = [:]
    for child in element.children {
      guard let key = child["key"], !UndrawnTexts.words.contains(key) else { continue }
      // What it lets type belongs to the field.
      if child["class"]?.hasSuffix("InputTraits") ?? false { found.merge(values(of: child)) { own, _ in own } }
      if lists.contains(key) {
        found[key] = child.children.filter { $0.name == "string" }.map { "'\($0.text)'" }.joined(separator: ", ")
      }
      guard scalars.contains(child.name), ArchiveKeys.isRead(key, of: element["class"] ?? "") else { continue }
      let text = child.text
      if text.isEmpty || child["type"] != nil { continue }
      let shown = number(text) ?? text
      found[key] = child.name == "string" ? quoted(text) : ArchiveNumbers.word(shown, of: key) ?? shown
    }
    return found
  }

  /// Numbers in one spelling, whatever they are written as: `44` and `4.400000e+01`; nil of what is none, and of what is bound by
  /// nothing.
  private static func number(_ text: String) -> String? {
    Double(text).map { $0 < 1e6 ? (($0 * 1000).rounded() / 1000).shortText : "none" }
  }

  /// `250 × 448` of `{250, 448}`, and others as they stand.
  private static func quoted(_ text: String) -> String {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return "'\(text)'" }
    let numbers = text.dropFirst().dropLast().split(separator: ",").compactMap { number(String($0).trimmed) }
    return numbers.count == 2 ? numbers.joined(separator: " × ") : "'\(text)'"
  }

  private static let scalars: Set<String> = [
    "string", "bool", "boolean", "int", "integer", "float", "double", "real",
  ]
  private static let lists: Set<String> = ["IBSegmentTitles", "IBUIScopeButtonTitles"]

  /// The same with objects called by the ids of those that stand in their places.
  func renamed(_ ids: [String: String]) -> ArchiveValues {
    var result = self
    for (id, new) in ids {
      result.values[new] = values[id]
      result.values[id] = nil
    }
    return result
  }

  /// One line for each value that differs of objects that both sides have: `row height of a table view is 44 instead of 59`.
  static func differences(
    from old: ArchiveValues, to new: ArchiveValues, known: (String) -> Bool, called: (String) -> String?
  ) -> [String] {
    let objects = (new.order + old.values.keys.filter { new.values[$0] == nil }.sorted()).once
    let lines = objects.filter(known).flatMap { id -> [ArchiveSentence] in
      let (before, after) = (old.values[id] ?? [:], new.values[id] ?? [:])
      guard before != after, let who = called(id) else { return [] }
      return Set(before.keys).union(after.keys).sorted().compactMap { key in
        let (then, now) = (before[key], after[key])
        guard then != now else { return nil }
        if then == nil || now == nil, let value = now ?? then, !ArchiveKeys.isTold(value, of: key) { return nil }
        return ArchiveSentence(what: words(key), who: who, end: String.difference(from: then, to: now))
      }
    }
    return ArchiveSentence.joined(lines)
  }

  /// `row height` of `IBUIRowHeight`, `bottom of content inset` of `IBUIContentInset.bottom`.
  private static func words(_ key: String) -> String {
    if let name = ArchiveKeys.names[key] { return name }
    let prefix = ["IBUI", "IBMK", "IB", "NS"].first { key.hasPrefix($0) } ?? ""
    let own = key.dropFirst(prefix.count)
    // `editable` of `NSIsEditable`.
    let name = prefix == "NS" && own.hasPrefix("Is") ? own.dropFirst(2) : own
    let parts = name.split(separator: ".").map { ObjectSettings.spaced(String($0)) }
    return parts.reversed().joined(separator: " of ")
  }
}

/// Numbers by which archives of Xcode 4 and before say what UIKit's, AppKit's and MapKit's enumerations call by words.
enum ArchiveNumbers {
  /// The case that a number of a key is; nil of keys whose numbers are numbers.
  static func word(_ number: String, of key: String) -> String? {
    guard let words = words[key], let place = Int(number), words.indices.contains(place) else { return nil }
    return words[place]
  }

  /// By their keys: the cases from 0 on (`UITextField.BorderStyle`, `UITextInputTraits`, `NSTextAlignment`, `MKMapType`,
  /// `NSSegmentedControl.Style`, docs).
  private static let words: [String: [String]] = [
    "IBUITextAlignment": ["left", "center", "right"],
    "IBUIBorderStyle": ["none", "line", "bezel", "rounded rect"],
    "IBUIKeyboardType": [
      "default", "ASCII capable", "numbers and punctuation", "URL", "number pad", "phone pad", "name phone pad",
      "e-mail address", "decimal pad", "Twitter",
    ],
    "IBUIReturnKeyType": [
      "default", "go", "Google", "join", "next", "route", "search", "send", "Yahoo", "done", "emergency call",
    ],
    "IBUIAutocorrectionType": ["default", "no", "yes"],
    "IBUIAutocapitalizationType": ["none", "words", "sentences", "all characters"],
    "IBUIClearButtonMode": ["never", "while editing", "unless editing", "always"],
    "NSSegmentStyle": [
      "automatic", "rounded", "textured rounded", "round rect", "textured square", "capsule", "small square",
    ],
    "IBMKMapType": ["standard", "satellite", "hybrid"],
    "NSPreferredEdge": ["left", "bottom", "right", "top"],
    "NSColumnAutoresizingStyle": [
      "none", "uniform", "sequential", "reverse sequential", "last column only", "first column only",
    ],
    "NSTableViewDraggingDestinationStyle": ["regular", "source list", "gap"],
    "NSToolbarDisplayMode": ["default", "icon and label", "icon only", "label only"],
    "NSToolbarSizeMode": ["default", "regular", "small"],
  ]
}
