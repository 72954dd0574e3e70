import ProofModel
import XMLParsing

/// What an archive of Xcode 4 and before says besides words, which no picture shows: outlets, actions and bindings, classes of
/// the user's, and frames.
public struct ArchiveParts: Sendable {
  /// One that leads from an object to another.
  struct Connection: Hashable, Sendable {
    /// `outlet`, `action`, `binding`.
    var noun: String
    var name: String
    var source: String
    var target: String
  }

  private var connections: [Connection: Int] = [:]
  private(set) var connectionOrder: [Connection] = []
  /// By what the class is of: the number of an object's record, or the object's id; and what that is called.
  private(set) var classes: [String: String] = [:]
  private(set) var classKinds: [String: String] = [:]
  /// By the ids of objects.
  private(set) var frames: [String: [Double]] = [:]
  private(set) var frameOrder: [String] = []
  private(set) var spans: [String: SourceSpan] = [:]
  /// The ids of objects and the numbers of their records.
  private(set) var known: Set<String> = []
  let looks: ArchiveLooks
  private var rules: ArchiveRules
  private var values: ArchiveValues
  private(set) var controllers: ArchiveControllers
  let toolbars: ArchiveToolbars
  /// By the ids of views: what each lies in.
  private(set) var superviews: [String: String] = [:]
  /// The ids of windows, and of what windows, boxes and tabs show, which have no place of their own.
  private(set) var (windows, contentViews): (Set<String>, Set<String>) = ([], [])
  /// The ids of what cells of tables hold, which these place.
  private var cellContents: Set<String> = []
  /// Ids of objects that are no views and stand by themselves, each of a class of its own.
  private(set) var loose: [String] = []
  /// By the numbers of objects' records, which stay when a file is saved: the ids that objects have in this one.
  private(set) var records: [String: String] = [:]

  /// Nil where the file is no archive.
  init?(_ root: XMLElement, file: String) {
    guard root.name == "archive" else { return nil }
    let elements = ArchiveElements(root)
    looks = ArchiveLooks(elements)
    rules = ArchiveRules(elements, file: file)
    values = ArchiveValues(elements)
    controllers = ArchiveControllers(elements, file: file)
    toolbars = ArchiveToolbars(elements, file: file)
    records = elements.records
    known = Set(records.keys)
    for entry in elements.all { read(entry, elements, file: file) }
    for (number, value) in elements.properties("CustomClassName") where !Self.madeByTools.contains(value.text) {
      classes[number] = value.text
    }
    for (number, own) in classes { controllers.call(records[number] ?? number, own) }
    for number in classes.keys {
      classKinds[number] = number == (elements.isMac ? "-2" : "-1") ? Self.owner : records[number] ?? number
    }
  }

  /// What the object is called that loads the file.
  static let owner = "the file's owner"

  /// How many there are of a connection.
  func number(of connection: Connection) -> Int { connections[connection, default: 0] }

  /// What leads from an object to another by a name that code knows.
  var outlets: [Connection] { connectionOrder.filter { $0.noun == "outlet" } }

  private mutating func read(_ entry: ArchiveElements.Entry, _ elements: ArchiveElements, file: String) {
    let element = entry.element
    if let connection = element.archivedConnection { readConnection(connection, elements) }
    guard !entry.isOfConnection else { return }
    if element["key"] == "IBUIContentView", let id = element["id"] ?? element["ref"] { cellContents.insert(id) }
    let content = ["NSWindowTemplate": "NSWindowView", "NSBox": "NSContentView", "NSTabViewItem": "NSView"]
    if let key = content[element["class"] ?? ""], let view = element.reference(of: key) { contentViews.insert(view) }
    guard let id = element.archivedID else { return }
    known.insert(id)
    let custom = ["NSCustomObject", "NSCustomView", "NSWindowTemplate"]
    if custom.contains(element["class"] ?? ""), let name = element.text(of: "NSClassName")?.trimmed, !name.isEmpty {
      classes[id] = name
      if element["class"] == "NSCustomObject", !Self.madeByTools.contains(name) { loose.append(id) }
    }
    guard let numbers = element.archivedFrame else { return }
    frames[id] = numbers.count == 2 ? [0, 0] + numbers : numbers
    frameOrder.append(id)
    spans[id] = SourceSpan(file: file, line: element.line, column: element.column)
    if element["class"] == "NSWindowTemplate" {
      windows.insert(id)
    } else {
      superviews[id] = Self.superview(of: element) ?? entry.inside
    }
  }

  /// What a view says that it lies in, wherever the archive writes it: it writes an object where it names it first.
  private static func superview(of element: XMLElement) -> String? {
    ["NSSuperview", "NSNextResponder"].lazy.compactMap { element.child(key: $0)?["ref"] }.first
  }

  private mutating func readConnection(_ element: XMLElement, _ elements: ArchiveElements) {
    let kind = element["class"] ?? ""
    let nouns = [
      ("OutletCollection", "outlet collection"), ("Outlet", "outlet"), ("Action", "action"), ("Event", "action"),
      ("Binding", "binding"), ("Segue", "segue"),
    ]
    guard let noun = nouns.first(where: { kind.contains($0.0) })?.1, let name = element.text(of: "label") else {
      return
    }
    var (source, target) = (element.reference(of: "source") ?? "", element.reference(of: "destination") ?? "")
    // A Mac's action is written at what it calls.
    if kind == "IBActionConnection" { swap(&source, &target) }
    let options = ["NSValueTransformerName", "NSDisplayPattern"].compactMap { elements.option($0, of: element) }
    let found = Connection(
      noun: noun, name: ([name] + options).joined(separator: ", "), source: source, target: target)
    if connections[found] == nil { connectionOrder.append(found) }
    connections[found, default: 0] += 1
  }

  private static let madeByTools: Set<String> = ["UIResponder", "FirstResponder", "NSApplication", "NSObject"]

  // MARK: Comparing

  /// One line for each connection, class and frame that differs, of objects that are in both files but for connections.
  ///
  /// - Parameter called: an object in words, `the button 'Save'`; nil where the file has none of that id.
  static func differences(
    from before: ArchiveParts, to new: ArchiveParts, called: @escaping (String) -> String?
  ) -> [(words: String, span: SourceSpan?)] {
    // Another saving gives an object another id.
    let remade = ArchivePairs(before, new, called: called).ids
    let old = before.renamed(remade)
    let marks = new.marks(called)
    func named(_ id: String) -> String? { called(id).map { who in marks[id].map { "\(who) (\($0))" } ?? who } }
    // What a cell is set to is known of its control or its column.
    func held(_ id: String) -> String? {
      let holder = new.looks.holders[id]
      if let control = holder?.control { return named(control) }
      return named(id).map { who in holder?.column.flatMap(named).map { "\(who) of \($0)" } ?? who }
    }
    var lines: [(words: String, span: SourceSpan?)] = []
    lines += ArchiveControllers.differences(from: before.controllers, to: new.controllers, remade: remade)
    let ways = wayLines(from: old, to: new, called)
    for key in Set(old.classes.keys).union(new.classes.keys).sorted() where old.classes[key] != new.classes[key] {
      let kind = new.classKinds[key] ?? old.classKinds[key] ?? key
      // The class of what came or went is told with it, but of what is told by its words.
      guard old.known.contains(key), new.known.contains(key) else {
        let isNew = new.known.contains(key) && !old.known.contains(key)
        guard isNew, let own = new.classes[key], !["NS", "UI"].contains(where: own.hasPrefix), let who = called(kind),
          who.hasPrefix("the ")
        else { continue }
        lines.append(("the new \(who.dropFirst("the ".count)) is of the class '\(own)'", nil))
        continue
      }
      let isOfColumn = new.looks.holders[kind]?.column != nil
      guard let who = kind == Self.owner ? kind : isOfColumn ? held(kind) : named(kind) else { continue }
      let (was, now) = (old.classes[key].map { "'\($0)'" }, new.classes[key].map { "'\($0)'" })
      lines.append(("class of \(who) \(String.difference(from: was, to: now))", nil))
    }
    let moved = new.frameOrder.filter { id in
      old.frames[id].map { $0 != new.frames[id] && !Self.isRecorded(id, old, new) } ?? false
    }
    let nudged = moved.filter { Self.isNudged($0, old, new) }
    let areFolded = nudged.count > mostAlike
    let told = areFolded ? moved.filter { !nudged.contains($0) } : moved
    for id in told.prefix(mostFrames) {
      guard let then = old.frames[id], let now = new.frames[id], let who = named(id) else { continue }
      lines.append(("frame of \(who) is \(shown(now)) instead of \(shown(then))", new.spans[id]))
    }
    if areFolded {
      lines.append(("\(nudged.compactMap(named).listed(upTo: mostAlike)) are moved or resized by a point", nil))
    }
    let loose = moved.filter { new.superviews[$0] == nil && old.superviews[$0] != nil }
    let names = numbered(loose.compactMap(called))
    if let first = loose.first, !names.isEmpty {
      let verb = names.count == 1 && loose.count == 1 ? "lies" : "lie"
      lines.append(("\(names.listed(upTo: mostAlike)) \(verb) in no view now", new.spans[first]))
    }
    lines += new.enclosed(since: old, called).map { ($0, nil) }
    let more = told.count - mostFrames
    if more > 0 { lines.append(("\(more) more frame\(more == 1 ? " differs" : "s differ")", nil)) }
    lines += ArchiveRules.differences(from: old.rules, to: new.rules) { id in
      Self.shortName(id, old, new, called)
    }
    let others = ArchiveLooks.differences(
      before.looks, new.looks, remade: remade, known: before.known.contains, called: held)
    lines += others.prefix(mostLooks).map { ($0, nil) }
    let settings = ArchiveValues.differences(
      from: old.values, to: new.values, known: { old.known.contains($0) && new.known.contains($0) }, called: held)
    lines += settings.prefix(mostLooks).map { ($0, nil) }
    if settings.count > mostLooks { lines.append(("\(settings.count - mostLooks) more settings differ", nil)) }
    if others.count > mostLooks { lines.append(("\(others.count - mostLooks) more looks differ", nil)) }
    let gone = Set(remade.keys)
    lines += before.alone(without: new, "gone", called) { !gone.contains($0) }
    let came = Set(remade.values)
    lines += new.alone(without: before, "new", called) { !came.contains($0) }
    for (side, other, end) in [(new, old, "new"), (old, new, "gone")] {
      let others = Set(other.loose.compactMap { other.classes[$0] })
      for id in side.loose where !other.known.contains(id) {
        guard let name = side.classes[id], !others.contains(name) else { continue }
        lines.append(("the object '\(name)' is \(end)", nil))
      }
    }
    return lines + ways
  }

  /// Whether a frame differs by no more than a point on each side, as when all that lies in a window goes along with it.
  private static func isNudged(_ id: String, _ old: ArchiveParts, _ new: ArchiveParts) -> Bool {
    guard let then = old.frames[id], let now = new.frames[id], then.count == now.count else { return false }
    return zip(then, now).allSatisfy { abs($0 - $1) <= 1 }
  }

  /// Whether a frame that differs is only recorded: of what a window, a tab view, a scroll view or a table's cell places; of UIKit's
  /// view that lies in no other where it lies below the bars that the tools draw around it; or of a view of a Mac's that keeps its
  /// distance from the top of a superview of another height, from whose bottom the archive counts.
  private static func isRecorded(_ id: String, _ old: ArchiveParts, _ new: ArchiveParts) -> Bool {
    guard let then = old.frames[id], let now = new.frames[id], then.count == 4, now.count == 4 else { return false }
    let own = new.looks.classes[id] ?? ""
    let around = new.superviews[id]
    let outer = around.flatMap { new.looks.classes[$0] } ?? ""
    if !new.looks.isMac, new.isPlainRoot(id), old.superviews[id] == nil { return then.suffix(2) == now.suffix(2) }
    if new.cellContents.contains(id) { return true }
    if new.contentViews.contains(id), outer == "NSTabView" || around.map(new.windows.contains) == true { return true }
    if ["NSClipView", "NSScroller"].contains(own) && outer == "NSScrollView" { return true }
    if outer == "NSClipView" {
      let fills = ["NSTableView", "NSOutlineView", "NSTextView", "NSTableHeaderView", "NSCollectionView"]
      return fills.contains(own) || then.suffix(2) == now.suffix(2)
    }
    guard new.looks.isMac, let around, let was = old.frames[around], let becomes = new.frames[around], was.count == 4,
      becomes.count == 4, was[3] != becomes[3]
    else { return false }
    return then[0] == now[0] && then.suffix(2) == now.suffix(2) && was[3] - then[1] == becomes[3] - now[1]
  }

  /// What a rule calls an object: its words, or its kind and where it lies.
  private static func shortName(
    _ id: String, _ old: ArchiveParts, _ new: ArchiveParts, _ called: (String) -> String?
  ) -> String {
    let side = new.frames[id] == nil ? old : new
    guard side.superviews[id] != nil else { return "root" }
    guard let who = called(id) else { return "a view" }
    if let start = who.firstIndex(of: "'"), let end = who.lastIndex(of: "'"), start < end {
      return String(who[who.index(after: start)..<end])
    }
    let kind = who.split(separator: " ").dropFirst().joined(separator: " ")
    let frame = side.frames[id].map { " at \(shown($0))" } ?? ""
    return kind + frame
  }

  /// So many fonts, colours, masks and pictures are told one by one.
  private static let mostLooks = 24

  /// The same with objects called by the ids of those that stand in their places.
  private func renamed(_ ids: [String: String]) -> ArchiveParts {
    guard !ids.isEmpty else { return self }
    var result = self
    func renamed(_ connection: Connection) -> Connection {
      var connection = connection
      connection.source = ids[connection.source] ?? connection.source
      connection.target = ids[connection.target] ?? connection.target
      return connection
    }
    result.connectionOrder = connectionOrder.map(renamed)
    result.connections = connections.reduce(into: [:]) { $0[renamed($1.key), default: 0] += $1.value }
    result.rules = rules.renamed(ids)
    result.values = values.renamed(ids)
    result.known.formUnion(ids.values)
    for (id, new) in ids {
      result.frames[new] = frames[id]
      if let own = classes[id] { (result.classes[new], result.classKinds[new]) = (own, new) }
      result.superviews[new] = superviews[id]
    }
    for (id, outer) in result.superviews { result.superviews[id] = ids[outer] ?? outer }
    return result
  }

  /// One line for each view that others lie in now, which lay in something else.
  private func enclosed(since old: ArchiveParts, _ called: (String) -> String?) -> [String] {
    let moved = frameOrder.filter { id in
      guard let now = superviews[id], let then = old.superviews[id] else { return false }
      // Another saving gives the view around them another id.
      return now != then && known.contains(now) && (known.contains(then) || old.known.contains(now))
    }
    let groups = Dictionary(grouping: moved) { superviews[$0] ?? "" }
    return moved.compactMap { superviews[$0] }.once.compactMap { around in
      let names = Self.numbered(groups[around, default: []].compactMap(called))
      guard !names.isEmpty, let outer = called(around) else { return nil }
      let place = outer.hasPrefix("the ") ? "" : frames[around].map { " at \(Self.shown($0))" } ?? ""
      return "\(names.listed(upTo: Self.mostLooks)) lie\(groups[around]?.count == 1 ? "s" : "") in \(outer)\(place) now"
    }
  }

  /// So many views of a kind without words are told one by one.
  static let mostAlike = 3

  /// So many frames are told one by one.
  static let mostFrames = 24

  /// `[20, 40, 280, 21]`.
  static func shown(_ frame: [Double]) -> String { "[\(frame.map(\.shortText).joined(separator: ", "))]" }
}
