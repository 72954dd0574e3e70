import InterfaceBuilder
import ProofModel
import XMLParsing

/// Frames and rules that no picture shows: all of a file for a system that is not drawn, such as tvOS; of other files the rules
/// that are installed on no device, which code switches on.
struct UndrawnLayout {
  /// Whether the file is drawn, so that only its rules that are installed on no device are read.
  private let isDrawn: Bool
  /// The frames of objects by their ids, of files that are not drawn.
  private var frames: [String: Rect] = [:]
  /// Rules as texts, with the ids of what they tie, in the file's order.
  private var rules: [(id: String, words: String, items: [String])] = []
  /// The same as elements, each with the id of the view that it is written in.
  private var elements: [String: (rule: XMLElement, owner: String)] = [:]
  /// All objects by their ids.
  private var objects: [String: XMLElement] = [:]
  /// The ids of the file's rules that are installed on some device, of files that are drawn.
  private var installed: Set<String> = []
  /// By the ids of what outlets lead to, so that code may install it: the first one's property.
  private var named: [String: String] = [:]
  /// By the ids of views that show other screens: the ids of these.
  private var embedded: [String: String] = [:]
  /// The ids of views that are installed on no device.
  private var uninstalledViews: Set<String> = []
  /// By the ids of what the default variation leaves out: the view that it is left out of.
  private var holders: [String: String] = [:]
  /// By the ids of views that are left out by default: the size classes that they are installed in, in words.
  private var viewClasses: [String: [String]] = [:]
  /// What holds in some size classes alone.
  private var classes: SizeClassRules?

  /// Whether a document's runtime is none that is drawn.
  static func isOf(_ root: XMLElement) -> Bool {
    let runtime = root["targetRuntime"] ?? ""
    return !runtime.isEmpty && !["MacOSX", "MacCatalyst", "iOS"].contains { runtime.hasPrefix($0) }
  }

  /// O(elements).
  init(_ root: XMLElement) {
    isDrawn = !Self.isOf(root)
    var found = Found()
    read(root, owner: "", classes: nil, into: &found)
    let uninstalled = Set(holders.keys).subtracting(found.put.keys)
    viewClasses = found.put.filter { holders[$0.key] != nil && objects[$0.key]?.isView == true }.mapValues {
      $0.map(SizeClassRules.shown)
    }
    uninstalledViews = uninstalled.filter { objects[$0]?.isView ?? false }
    for (id, rule, owner) in found.rules {
      guard !isDrawn || uninstalled.contains(id) else {
        installed.insert(id)
        continue
      }
      rules.append((id, words(of: rule, owner), [rule["firstItem"] ?? owner, rule["secondItem"] ?? owner]))
      elements[id] = (rule, owner)
    }
    if isDrawn, !(root["targetRuntime"]?.hasPrefix("Mac") ?? false) {
      classes = SizeClassRules(root, rules: found.rules, words: words)
    }
  }

  /// What a walk finds that is judged when all of the file is read.
  private struct Found {
    var rules: [(id: String, element: XMLElement, owner: String)] = []
    /// By the ids of what some variation puts in: the size classes of that.
    var put: [String: [String]] = [:]
  }

  /// - Parameters:
  ///   - owner: the id of the view around.
  ///   - classes: the size classes of the variation around.
  private mutating func read(_ element: XMLElement, owner: String, classes: String?, into found: inout Found) {
    if let id = element["id"] {
      objects[id] = element
      if !isDrawn { frames[id] = element.frame }
      if element.name == "constraint" { found.rules.append((id, element, owner)) }
    }
    if ["outlet", "outletCollection"].contains(element.name), let id = element["destination"], named[id] == nil {
      named[id] = element["property"]
    }
    if element.name == "segue", element["kind"] == "embed" { embedded[owner] = element["destination"] }
    if let id = element["reference"] {
      if element.name == "exclude", classes == "default" { holders[id] = owner }
      if element.name == "include" { found.put[id, default: []].append(classes ?? "") }
    }
    let owner = element.isView ? element["id"] ?? owner : owner
    let classes = element.name == "variation" ? element["key"] : classes
    for child in element.children { read(child, owner: owner, classes: classes, into: &found) }
  }

  /// What an object is called.
  private func name(of id: String) -> String? {
    objects[id].map { ObjectSettings.called($0) ?? ObjectSettings.spaced($0.name) }
  }

  /// `Poster.top == View.top + 60`.
  private func words(of rule: XMLElement, _ owner: String) -> String { Self.words(of: rule, owner, name: name) }

  /// - Parameters:
  ///   - owner: the id of the view that the rule is written in.
  ///   - name: what an object is called, by its id.
  static func words(of rule: XMLElement, _ owner: String, name: (String) -> String?) -> String {
    func side(_ item: String?, _ attribute: String?) -> String? {
      attribute.map { "\(name(item ?? owner) ?? "View").\($0)" }
    }
    let constant = rule["constant"].flatMap(Double.init).flatMap { $0 == 0 ? nil : $0.shortText }
    let left = side(rule["firstItem"], rule["firstAttribute"]) ?? ""
    return Self.rule(rule, left, side(rule["secondItem"], rule["secondAttribute"]), constant)
  }

  /// `left >= 2 · other + 8 @750`: a rule of such sides.
  static func rule(_ rule: XMLElement, _ left: String, _ other: String?, _ constant: String?) -> String {
    let relation = ["lessThanOrEqual": "<=", "greaterThanOrEqual": ">="][rule["relation"] ?? ""] ?? "=="
    let factor = rule["multiplier"].map { "\($0) · " } ?? ""
    let right = [other.map { factor + $0 }, constant].compactMap { $0 }.joined(separator: " + ")
    return "\(left) \(relation) \(right.isEmpty ? "0" : right)\(rule["priority"].map { " @\($0)" } ?? "")"
  }

  static func differences(from old: UndrawnLayout, to new: UndrawnLayout) -> [ObjectSettings.Line] {
    var words: [String] = []
    for (id, frame) in new.frames.sorted(by: { $0.key < $1.key }) {
      guard let before = old.frames[id], shown(before) != shown(frame) else { continue }
      words.append("frame of '\(new.name(of: id) ?? "")' is \(shown(frame)) instead of \(shown(before))")
    }
    let (before, after) = (
      Dictionary(old.rules.map { ($0.id, $0.words) }) { first, _ in first },
      Dictionary(new.rules.map { ($0.id, $0.words) }) { first, _ in first }
    )
    // A rule that is installed on one side is told with its effect, and what came or went brings its own.
    func isTold(_ rule: (id: String, words: String, items: [String]), in other: UndrawnLayout) -> Bool {
      other.installed.contains(rule.id) || other.isDrawn && !rule.items.allSatisfy { other.objects[$0] != nil }
    }
    // A rule that was made anew and says what it said is the same one.
    let gone = Set(old.rules.filter { after[$0.id] == nil }.map(\.words))
    let same = gone.intersection(new.rules.filter { before[$0.id] == nil }.map(\.words))
    /// Whether a rule says what it said, of views that are called otherwise maybe.
    func saysTheSame(_ rule: (id: String, words: String, items: [String])) -> Bool {
      old.elements[rule.id].map { new.words(of: $0.rule, $0.owner) == rule.words } ?? false
    }
    var (came, went): ([String], [String]) = ([], [])
    for rule in new.rules where before[rule.id] != rule.words && !saysTheSame(rule) && !isTold(rule, in: old) {
      if before[rule.id] == nil, same.contains(rule.words) { continue }
      guard let then = before[rule.id] else {
        came.append(rule.id)
        continue
      }
      words.append("the rule \(new.shown(rule.words)) was `\(then)`")
    }
    for rule in old.rules where after[rule.id] == nil && !isTold(rule, in: new) && !same.contains(rule.words) {
      went.append(rule.id)
    }
    words += new.told(came, "new") + old.told(went, "gone")
    words += viewClasses(from: old, to: new)
    words += new.uninstalled(outside: old, "new and installed on no device")
    words += old.uninstalled(outside: new, "gone and was installed on no device")
    let classes = old.classes.flatMap { before in new.classes.map { SizeClassRules.differences(from: before, to: $0) } }
    return words.map { ObjectSettings.Line($0, .always) } + installing(from: old, to: new) + (classes ?? [])
  }

  /// Views that are installed in other size classes than before, or in all now; those that were made anew under their names too.
  private static func viewClasses(from old: UndrawnLayout, to new: UndrawnLayout) -> [String] {
    func marks(_ side: UndrawnLayout, without other: UndrawnLayout) -> [String: String] {
      let alone = side.objects.filter { $1.isView && other.objects[$0] == nil }
      let marked = alone.compactMap { id, view -> (mark: String, id: String)? in
        (side.named[id] ?? ObjectSettings.called(view)).map { ("\(view.name) \($0)", id) }
      }
      return Dictionary(grouping: marked, by: \.mark).compactMapValues { $0.count == 1 ? $0[0].id : nil }
    }
    let gone = marks(old, without: new)
    let mates = marks(new, without: old).reduce(into: [String: String]()) { $0[$1.value] = gone[$1.key] }
    func shown(_ classes: [String]) -> String { classes.joined(separator: " or in ") }
    return new.objects.keys.sorted().compactMap { id in
      let (then, now) = (old.viewClasses[mates[id] ?? id], new.viewClasses[id])
      guard then != now, let view = new.objects[id], !old.uninstalledViews.contains(id),
        now != nil || !new.uninstalledViews.contains(id)
      else { return nil }
      let name = ObjectSettings.called(view).map { "'\($0)'" } ?? ObjectSettings.one(view.name)
      guard let now else { return "\(name) is installed in all size classes instead of \(shown(then ?? [])) alone" }
      return "\(name) is installed in \(shown(now)) alone\(then.map { " instead of \(shown($0))" } ?? "")"
    }
  }

  /// Views of one side alone, in views of both, that no picture shows until code installs them by the outlets that lead
  /// to them; and those that show another screen, whose segue is told.
  private func uninstalled(outside other: UndrawnLayout, _ end: String) -> [String] {
    uninstalledViews.sorted().compactMap { id in
      let shown = embedded[id].flatMap { objects[$0] }.flatMap(ObjectSettings.screenName)
      guard isDrawn, let view = objects[id], other.objects[id] == nil,
        holders[id].flatMap({ other.objects[$0] }) != nil,
        let mark = named[id].map({ "outlet '\($0)'" }) ?? shown.map({ "which shows '\($0)'" })
      else { return nil }
      let name = ObjectSettings.called(view).map { "'\($0)'" } ?? "a \(ObjectSettings.spaced(view.name))"
      return "\(name) (\(mark)) is \(end)"
    }
  }

  /// Views that are installed now, or on no device any more: told where no picture shows that they came or went.
  private static func installing(from old: UndrawnLayout, to new: UndrawnLayout) -> [ObjectSettings.Line] {
    func lines(_ ids: Set<String>, _ other: UndrawnLayout, _ words: String) -> [ObjectSettings.Line] {
      ids.filter { other.objects[$0] != nil }.sorted().map {
        ObjectSettings.Line(
          "'\(new.name(of: $0) ?? "")'\(words)", .untold, objects: [$0], aspect: .rest("installed"))
      }
    }
    return lines(
      new.uninstalledViews.subtracting(old.uninstalledViews), old,
      " stays in the file and is installed on no device now")
      + lines(
        old.uninstalledViews.subtracting(new.uninstalledViews), new,
        ", which was installed on no device, is installed now")
  }

  /// Rules that one side alone has; of a file that is drawn those that nothing installs and no outlet leads to are counted.
  private func told(_ ids: [String], _ end: String) -> [String] {
    let fewest = 3
    let counted = isDrawn ? ids.filter { named[$0] == nil } : []
    let isMany = counted.count >= fewest
    let one = rules.filter { ids.contains($0.id) && !(isMany && counted.contains($0.id)) }
    return one.map { "the rule \(shown($0.words)) is \(end)" }
      + (isMany ? ["\(counted.count) rules that are installed nowhere are \(end)"] : [])
  }

  /// Of files that are drawn only rules that are not installed are read.
  private func shown(_ rule: String) -> String { "`\(rule)`" + (isDrawn ? ", which is not installed," : "") }

  private static func shown(_ frame: Rect) -> String {
    "[\([frame.x, frame.y, frame.width, frame.height].map { $0.shortText(digits: 1) }.joined(separator: ", "))]"
  }
}
