import InterfaceBuilder
import ProofModel
import XMLParsing

/// Frames and rules of a file for a system that is not drawn, such as tvOS: no picture shows what became of them.
struct UndrawnLayout {
  private var frames: [String: Rect] = [:]
  /// Rules as texts, by their ids, in the file's order.
  private var rules: [(id: String, words: String)] = []
  private var names: [String: String] = [:]

  /// Whether a document's runtime is none that is drawn.
  static func isOf(_ root: XMLElement) -> Bool {
    let runtime = root["targetRuntime"] ?? ""
    return !runtime.isEmpty && !["MacOSX", "MacCatalyst", "iOS"].contains { runtime.hasPrefix($0) }
  }

  /// Of files that are drawn it is empty. O(elements).
  init(_ root: XMLElement) {
    guard Self.isOf(root) else { return }
    read(root)
    readRules(root, owner: "")
  }

  private mutating func read(_ element: XMLElement) {
    if let id = element["id"] {
      names[id] = ObjectSettings.called(element) ?? ObjectSettings.spaced(element.name)
      frames[id] = element.frame
    }
    for child in element.children { read(child) }
  }

  private mutating func readRules(_ element: XMLElement, owner: String) {
    if element.name == "constraint", let id = element["id"] { rules.append((id, words(of: element, owner))) }
    for child in element.children { readRules(child, owner: element.isView ? element["id"] ?? owner : owner) }
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
    for rule in new.rules where before[rule.id] != rule.words {
      words.append("the rule `\(rule.words)` \(before[rule.id].map { "was `\($0)`" } ?? "is new")")
    }
    for rule in old.rules where after[rule.id] == nil { words.append("the rule `\(rule.words)` is gone") }
    return words.map { ObjectSettings.Line($0, .always) }
  }

  private static func shown(_ frame: Rect) -> String {
    "[\([frame.x, frame.y, frame.width, frame.height].map { $0.shortText(digits: 1) }.joined(separator: ", "))]"
  }
}
