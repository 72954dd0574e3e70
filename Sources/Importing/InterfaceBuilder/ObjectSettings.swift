import Foundation
import ProofModel

/// What an Interface Builder file says of its objects besides frames, rules, names and connections: compared where no
/// picture shows what changed in the file.
public struct ObjectSettings {
  fileprivate struct Setting {
    var owner: String
    /// `title of segment in a segmented control`.
    var words: String
    var value: String
    /// Whether the tools never write or leave it out by themselves.
    var isUsers: Bool
  }

  private var settings: [String: Setting] = [:]
  private var order: [String] = []
  private var owners: [String: String] = [:]
  private let toolsVersion: String?

  /// What two files say otherwise, a line each; nothing where one cannot be read or is of a form that is not drawn.
  public struct Differences {
    /// Settings of the user's own attributes and the like, which no picture of any view shows; in the order of the later
    /// file.
    public fileprivate(set) var ofUsers: [String] = []
    /// All other settings, in the same order.
    public fileprivate(set) var others: [String] = []
    /// Each kind of objects that came or went; such as were made anew are of the same kinds, as many as before.
    public fileprivate(set) var objects: [String] = []

    fileprivate mutating func tell(_ setting: Setting, _ what: String) {
      let line = "\(setting.words) \(what)"
      if setting.isUsers, !ofUsers.contains(line) { ofUsers.append(line) }
      if !setting.isUsers, !others.contains(line) { others.append(line) }
    }
  }

  /// Where another version of the tools saved the file, what is written only on one side is the tools' doing, but for what
  /// they leave to the user.
  public static func differences(from before: String, to after: String) -> Differences {
    var found = Differences()
    guard let old = ObjectSettings(file: before), let new = ObjectSettings(file: after) else { return found }
    let hasSameTools = old.toolsVersion == new.toolsVersion
    for key in new.order {
      guard let now = new.settings[key], old.owners[now.owner] == new.owners[now.owner] else { continue }
      if let then = old.settings[key] {
        guard !isSame(then.value, now.value) else { continue }
        found.tell(now, "is \(quoted(now.value)) instead of \(quoted(then.value))")
      } else if hasSameTools || now.isUsers {
        found.tell(now, "is \(quoted(now.value)) now")
      }
    }
    for key in old.order where new.settings[key] == nil {
      guard let then = old.settings[key], hasSameTools || then.isUsers, old.owners[then.owner] == new.owners[then.owner]
      else { continue }
      found.tell(then, "is no longer \(quoted(then.value))")
    }
    found.objects = objects(from: old, to: new)
    return found
  }

  private static func objects(from old: ObjectSettings, to new: ObjectSettings) -> [String] {
    func kinds(_ one: ObjectSettings, without other: ObjectSettings) -> [String: Int] {
      one.owners.reduce(into: [:]) { counts, owner in
        if other.owners[owner.key] == nil, !madeByTools.contains(owner.value) { counts[owner.value, default: 0] += 1 }
      }
    }
    let (came, went) = (kinds(new, without: old), kinds(old, without: new))
    return Set(came.keys).union(went.keys).sorted().compactMap { kind in
      let number = came[kind, default: 0] - went[kind, default: 0]
      let what = number.magnitude == 1 ? "1 \(spaced(kind)) is" : "\(number.magnitude) \(spaced(kind))s are"
      return number == 0 ? nil : "\(what) \(number > 0 ? "new" : "gone")"
    }
  }

  /// Kinds of objects that the tools add or leave out by themselves.
  private static let madeByTools: Set<String> = [
    "tableViewCellContentView", "collectionViewCellContentView", "tableHeaderCell", "tableHeaderView", "scroller",
    "clipView", "tabBarItem", "navigationItem", "document", "scene", "view",
  ]

  private static func quoted(_ value: String) -> String {
    let words = value.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.contains(".") ? Double(word).map { (($0 * 1000).rounded() / 1000).shortText } ?? String(word) : String(word)
    }
    let line = words.joined(separator: " ").split(whereSeparator: \.isNewline).joined(separator: " ⏎ ")
    return "'\(line.count > 40 ? "\(line.prefix(37))…" : line)'"
  }

  /// Numbers are the same where they are so to four digits.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let parts = [one, other].map { value -> [Substring] in
      let parts = value.split(separator: " ", omittingEmptySubsequences: false)
      // A grey and its opacity are the colour of three equal parts.
      return parts.count == 2 && parts.allSatisfy { Double($0) != nil }
        ? [parts[0], parts[0], parts[0], parts[1]] : parts
    }
    return parts[0].count == parts[1].count
      && zip(parts[0], parts[1]).allSatisfy { left, right in
        if left == right { return true }
        guard let first = Double(left), let second = Double(right) else { return false }
        return abs(first - second) < 1e-4 * max(1, abs(first))
      }
  }

  // MARK: Reading

  private init?(file: String) {
    guard let bytes = try? FileReading.bytes(at: file, limit: XMLReader.Limits().bytes),
      let root = XMLReader.read(bytes, file: file).root, root.name == "document"
    else { return nil }
    toolsVersion = root["toolsVersion"]
    for part in root.children where ["objects", "scenes"].contains(part.name) { visit(part, nil, "", "") }
  }

  /// Frames, rules, connections, what is told by itself, and what only the canvas has.
  private static let ignoredElements: Set<String> = [
    "connections", "constraints", "variation", "rect", "frame", "point", "size", "placeholder", "customObject", "exit",
    "viewLayoutGuide", "layoutGuides", "autoresizingMask", "animations", "menu", "menuItem", "toolbarItem",
    "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
    "simulatedScreenMetrics", "simulatedOrientationMetrics", "freeformSimulatedSizeMetrics", "extendedEdge",
    "userDefaultsController",
  ]
  /// Names, and what the tools note for themselves.
  private static let ignoredAttributes: Set<String> = [
    "id", "key", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame", "customClass", "customModule",
    "customModuleProvider", "userLabel", "sceneMemberID", "sceneID", "translatesAutoresizingMaskIntoConstraints",
    "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "reuseIdentifier", "identifier",
    "storyboardIdentifier", "implicitIdentifier", "implicitItemIdentifier", "tag", "colorSpace", "customColorSpace",
  ]
  /// Users' attributes that pictures show, by the beginnings of their paths.
  private static let drawn = ["[layer.cornerRadius]", "[cornerRadius]"]
  /// What of a window the tools leave to the user.
  private static let windows: Set<String> = [
    "titlebarAppearsTransparent", "titleVisibility", "hasShadow", "appearanceType", "toolbarStyle", "tabbingMode",
  ]
  /// Elements that are one value.
  private static let values: Set<String> = ["color", "font", "fontDescription"]

  private mutating func visit(
    _ element: XMLElement, _ owner: (id: String, kind: String)?, _ path: String, _ part: String
  ) {
    guard !Self.ignoredElements.contains(element.name) else { return }
    var (owner, path, part) = (owner, path, part)
    if let id = element["id"], !Self.values.contains(element.name) {
      owner = (id, element.name)
      owners[id] = element.name
      (path, part) = ("", "")
    } else if owner != nil {
      part = " of \(Self.spaced(element.name))"
    }
    if let owner { read(element, owner, path, part) }
    var numbers: [String: Int] = [:]
    for child in element.children {
      // A text is the same in either element.
      let name = (child.name == "mutableString" ? "string" : child.name) + "[\(child["key"] ?? child["keyPath"] ?? "")]"
      numbers[name, default: 0] += 1
      visit(child, owner, "\(path)/\(name)\(numbers[name] ?? 0)", part)
    }
  }

  private mutating func read(
    _ element: XMLElement, _ owner: (id: String, kind: String), _ path: String, _ part: String
  ) {
    let place = " in a \(Self.spaced(owner.kind))"
    func add(_ name: String, _ words: String, _ value: String) {
      let key = "\(owner.id)\(path)@\(name)"
      guard settings[key] == nil else { return }
      let isUsers =
        path.contains("userDefinedRuntimeAttribute") || path.contains("accessibility")
        || element.name == "windowStyleMask"
        || owner.kind == "window" && (element.name == "value" || Self.windows.contains(name))
      settings[key] = Setting(owner: owner.id, words: words + place, value: value, isUsers: isUsers)
      order.append(key)
    }
    if Self.values.contains(element.name) {
      let named = ["name", "systemColor", "cocoaTouchSystemColor"].compactMap { element[$0] }.first
      let parts = element.attributes.filter { !Self.ignoredAttributes.contains($0.name) }.map(\.value)
      let key = element["key"] ?? element.name
      return add(
        "", Self.spaced(key == "value" ? "colour of an attribute" : key), named ?? parts.joined(separator: " "))
    }
    if element.name == "string" || element.name == "mutableString" {
      return add("", Self.spaced(element["key"] ?? "text"), element.text)
    }
    // A user's attribute is called by its path.
    if let path = element["keyPath"] {
      if let value = element["value"] { add("value", "attribute '\(path)'", value) }
      return
    }
    for (name, value) in element.attributes where !Self.ignoredAttributes.contains(name) {
      add(name, Self.spaced(name) + part, value)
    }
  }

  /// `tableViewGridLines` is `table view grid lines`.
  private static func spaced(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase { words.append(" ") }
      words.append(contentsOf: character.lowercased())
    }
    return words.trimmingCharacters(in: .whitespaces)
  }
}
