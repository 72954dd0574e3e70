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
      guard let id = element.archivedID, !(element["class"] ?? "").hasSuffix("Metrics") else { continue }
      let own = Self.values(of: element)
      guard !own.isEmpty else { continue }
      values[id] = own
      order.append(id)
    }
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
      let isRead =
        key.hasPrefix("IB") ? !isOfTools(key) : appKits.contains(key) || isFlag(child) && !silentFlags.contains(key)
      guard scalars.contains(child.name), isRead else { continue }
      let text = child.text
      if text.isEmpty { continue }
      // Numbers in one spelling, whatever they are written as: `44` and `4.400000e+01`.
      let number = child.name == "string" || child.name == "bool" ? nil : Double(text)
      let shown = number.map { ($0 * 1000).rounded() / 1000 }?.shortText ?? text
      found[key] = child.name == "string" ? "'\(text)'" : ArchiveNumbers.word(shown, of: key) ?? shown
    }
    return found
  }

  private static let scalars: Set<String> = [
    "string", "bool", "boolean", "int", "integer", "float", "double", "real",
  ]
  private static let lists: Set<String> = ["IBSegmentTitles", "IBUIScopeButtonTitles"]
  /// Of AppKit's those that are no flags and no places.
  private static let appKits: Set<String> = [
    "NSRowHeight", "NSMinValue", "NSMaxValue", "NSNumberOfTickMarks", "NSIncrement", "NSSegmentStyle",
  ]

  /// Whether it is one of AppKit's that are on or off.
  private static func isFlag(_ child: XMLElement) -> Bool {
    ["bool", "boolean"].contains(child.name) && child["key"]?.hasPrefix("NS") ?? false
  }

  /// Flags that looks or states tell, or that say nothing of what an object does.
  private static let silentFlags: Set<String> = [
    "NSEnabled", "NSIsSeparator", "NSIsDisabled", "NSIsHidden", "NSIsAlternate", "NSAllowsLogicalLayoutDirection",
    "NSUsesItemFromMenu", "NSMenuItemRespectAlignment", "NSAltersState", "NSPullDown", "NSSharedInstance",
    "NSToolbarItemAutovalidates", "NSToolbarIsUserRemovable", "NSControlAllowsExpansionToolTips",
    "NSViewIsLayerTreeHost", "NSViewCanDrawConcurrently", "NSSegmentItemSelected", "NSTransparent", "NSAnimates",
  ]

  /// Names of pictures, which looks tell, and what the tools note for themselves.
  private static func isOfTools(_ key: String) -> Bool {
    key.contains("ResourceName") || key.hasPrefix("IBDocument") || key.contains("TargetRuntime")
      || key.contains("targetRuntime") || key.hasPrefix("IBProxied") || key.hasPrefix("IBIsSystem")
  }

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
        let isOther = then != now && (then == nil ? now : now == nil ? then : nil).map { !isNone($0, key) } ?? true
        guard isOther else { return nil }
        return ArchiveSentence(what: words(key), who: who, end: String.difference(from: then, to: now))
      }
    }
    return ArchiveSentence.joined(lines)
  }

  /// What is as it is where nothing is written.
  private static func isNone(_ value: String, _ key: String) -> Bool {
    ["0", "0.0", ArchiveNumbers.word("0", of: key)].contains(value) || value == "NO" && key.hasPrefix("NS")
  }

  /// `row height` of `IBUIRowHeight`, `bottom of content inset` of `IBUIContentInset.bottom`.
  private static func words(_ key: String) -> String {
    let prefix = ["IBUI", "IBMK", "IB", "NS"].first { key.hasPrefix($0) } ?? ""
    let own = key.dropFirst(prefix.count)
    // `editable` of `NSIsEditable`.
    let name = prefix == "NS" && own.hasPrefix("Is") ? own.dropFirst(2) : own
    let parts = name.split(separator: ".").map { ObjectSettings.spaced(String($0)) }
    return parts.reversed().joined(separator: " of ")
  }
}

/// Numbers by which archives of Xcode 4 and before say what UIKit's and MapKit's enumerations call by words.
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
  ]
}
