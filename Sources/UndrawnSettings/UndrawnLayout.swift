import InterfaceBuilder
import ProofModel
import XMLParsing

/// Frames and rules that no picture shows: all of a file for a system that is not drawn, such as tvOS; of other files the rules
/// that are installed on no device, which code switches on.
struct UndrawnLayout {
  private var frames: [String: Rect] = [:]
  /// Rules as texts, with the ids of what they tie, in the file's order.
  private var rules: [(id: String, words: String, items: [String])] = []
  /// The ids of all objects, of files that are drawn.
  private var objects: Set<String> = []
  /// The ids of the file's rules that are installed on some device, of files that are drawn.
  private var installed: Set<String> = []
  private var names: [String: String] = [:]

  /// Whether a document's runtime is none that is drawn.
  static func isOf(_ root: XMLElement) -> Bool {
    let runtime = root["targetRuntime"] ?? ""
    return !runtime.isEmpty && !["MacOSX", "MacCatalyst", "iOS"].contains { runtime.hasPrefix($0) }
  }

  /// O(elements).
  init(_ root: XMLElement) {
    guard !Self.isOf(root) else {
      read(root)
      readRules(root, owner: "") { _ in true }
      return
    }
    let uninstalled = Self.uninstalled(root)
    if !uninstalled.isEmpty { readNames(root) }
    readObjects(root)
    readRules(root, owner: "", where: uninstalled.contains)
  }

  /// The ids of rules that the default variation leaves out and none puts back.
  private static func uninstalled(_ root: XMLElement) -> Set<String> {
    var (left, put): (Set<String>, Set<String>) = ([], [])
    func visit(_ element: XMLElement, isDefault: Bool) {
      if let id = element["reference"], element.name == "exclude", isDefault { left.insert(id) }
      if let id = element["reference"], element.name == "include" { put.insert(id) }
      let isVariation = element.name == "variation"
      for child in element.children { visit(child, isDefault: isVariation ? element["key"] == "default" : isDefault) }
    }
    visit(root, isDefault: false)
    return left.subtracting(put)
  }

  private mutating func read(_ element: XMLElement) {
    if let id = element["id"] { frames[id] = element.frame }
    for child in element.children { read(child) }
    if element.name == "document" { readNames(element) }
  }

  private mutating func readObjects(_ element: XMLElement) {
    if let id = element["id"] { objects.insert(id) }
    for child in element.children { readObjects(child) }
  }

  private mutating func readNames(_ element: XMLElement) {
    if let id = element["id"] { names[id] = ObjectSettings.called(element) ?? ObjectSettings.spaced(element.name) }
    for child in element.children { readNames(child) }
  }

  private mutating func readRules(_ element: XMLElement, owner: String, where isRead: (String) -> Bool) {
    if element.name == "constraint", let id = element["id"] {
      if isRead(id) {
        let items = [element["firstItem"] ?? owner, element["secondItem"] ?? owner]
        rules.append((id, words(of: element, owner), items))
      } else {
        installed.insert(id)
      }
    }
    for child in element.children {
      readRules(child, owner: element.isView ? element["id"] ?? owner : owner, where: isRead)
    }
  }

  /// `Poster.top == View.top + 60`.
  private func words(of rule: XMLElement, _ owner: String) -> String {
    func side(_ item: String?, _ attribute: String?) -> String? {
      attribute.map { "\(names[item ?? owner] ?? "View").\($0)" }
    }
    let relation = ["lessThanOrEqual": "<=", "greaterThanOrEqual": ">="][rule["relation"] ?? ""] ?? "=="
    let constant = rule["constant"].flatMap(Double.init).flatMap { $0 == 0 ? nil : $0.shortText }
    let factor = rule["multiplier"].map { "\($0) · " } ?? ""
    let other = side(rule["secondItem"], rule["secondAttribute"]).map { factor + $0 }
    let right = [other, constant].compactMap { $0 }.joined(separator: " + ")
    let priority = rule["priority"].map { " @\($0)" } ?? ""
    let left = side(rule["firstItem"], rule["firstAttribute"]) ?? ""
    return "\(left) \(relation) \(right.isEmpty ? "0" : right)\(priority)"
  }

  static func differences(from old: UndrawnLayout, to new: UndrawnLayout) -> [ObjectSettings.Line] {
    var words: [String] = []
    for (id, frame) in new.frames.sorted(by: { $0.key < $1.key }) {
      guard let before = old.frames[id], shown(before) != shown(frame) else { continue }
      words.append("frame of '\(new.names[id] ?? "")' is \(shown(frame)) instead of \(shown(before))")
    }
    let (before, after) = (
      Dictionary(old.rules.map { ($0.id, $0.words) }) { first, _ in first },
      Dictionary(new.rules.map { ($0.id, $0.words) }) { first, _ in first }
    )
    // A rule that is installed on one side is told with its effect, and what came or went brings its own.
    func isTold(_ rule: (id: String, words: String, items: [String]), in other: UndrawnLayout) -> Bool {
      other.installed.contains(rule.id) || other.frames.isEmpty && !other.objects.isSuperset(of: rule.items)
    }
    for rule in new.rules where before[rule.id] != rule.words && !isTold(rule, in: old) {
      words.append("the rule \(new.shown(rule.words)) \(before[rule.id].map { "was `\($0)`" } ?? "is new")")
    }
    for rule in old.rules where after[rule.id] == nil && !isTold(rule, in: new) {
      words.append("the rule \(old.shown(rule.words)) is gone")
    }
    return words.map { ObjectSettings.Line($0, .always) }
  }

  /// Of files that are drawn only rules that are not installed are read.
  private func shown(_ rule: String) -> String { "`\(rule)`" + (frames.isEmpty ? ", which is not installed," : "") }

  private static func shown(_ frame: Rect) -> String {
    "[\([frame.x, frame.y, frame.width, frame.height].map { $0.shortText(digits: 1) }.joined(separator: ", "))]"
  }
}
