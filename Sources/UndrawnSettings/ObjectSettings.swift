import Foundation
import InterfaceBuilder
import ProofModel

/// What an Interface Builder file says of its objects besides frames, rules, names and connections: compared where no
/// picture shows what changed in the file.
public struct ObjectSettings {
  /// One line of what differs, and where it is to be told.
  public struct Line: Hashable, Sendable {
    /// When no card tells it already.
    public enum Place: String, Sendable {
      /// No picture of any object ever shows it.
      case always
      /// Pictures may show it: told where nothing of the kind is told of its objects.
      case untold
      /// Of objects in others' places, which pictures may show: told where nothing of the kind is told of them, though that they
      /// are new is.
      case replaced
      /// Bars' and controllers', which other screens' pictures show: told where no picture of the file shows anything.
      case quiet
      /// Objects that are drawn: told where nothing else is told of the file.
      case alone
      /// What leads from one object to another, which no picture shows.
      case wiring
      /// What holds in some size classes: told where no picture of the file is drawn in these.
      case classes
      /// What another version of the tools may have written or left out by itself: told on one line with that version.
      case tools
    }

    /// The sentence that says what differs, without the names of the objects.
    public var words: String
    /// The condition on which the line is shown.
    public var place: Place
    /// What of the object it is.
    public var aspect: SettingAspect
    /// The size classes that it is of, as Interface Builder writes them (`heightClass=compact-widthClass=compact`); nil: all.
    public var classes: String?
    /// The ids of the object and of the view that it is a part of; of all objects of which the same is said.
    public var objects: [String]
    /// What people call these objects, each with its screen; those that have no name are left out.
    public var names: [String]
    /// How many times it is said, of objects with and without names.
    public internal(set) var times = 1

    /// A line from its parts; without an aspect it is like no other.
    public init(
      _ words: String, _ place: Place, objects: [String] = [], aspect: SettingAspect = .rest(""), names: [String] = []
    ) {
      (self.words, self.place, self.objects, self.aspect, self.names) = (words, place, objects, aspect, names)
    }

    /// What stands between a number and the name that so many objects have: `2 × 'Cell'`.
    static let sign = " × "

    /// How many objects it is said of.
    public var number: Int { max(times, Self.number(of: names)) }

    private static func number(of names: some Sequence<String>) -> Int {
      names.reduce(0) { sum, name in
        sum + (name.firstRange(of: sign).flatMap { Int(name[..<$0.lowerBound]) } ?? 1)
      }
    }

    /// With the first few names: `colour in a view is 'red' ('Header' of Profile)`.
    public var named: String {
      if names.isEmpty { return number > 1 ? "\(words) (\(number) times)" : words }
      let shown = names.prefix(3)
      let rest = number - Self.number(of: shown)
      return "\(words) (\(shown.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : ""))"
    }
  }

  struct Setting {
    var owner: String
    /// The element and the attribute.
    var element: String
    var name: String
    /// `title of segment in a segmented control`.
    var words: String
    var value: String
    var place: Line.Place
    /// Whether the tools never write or leave it out by themselves.
    var isUsers: Bool

    /// Whether it is words, in which digits are no amount.
    var isText: Bool {
      ["string", "mutableString"].contains(element) || UndrawnTexts.words.contains(name)
        || ObjectSettings.lookedUp.contains(name)
    }

    /// The value as people read it: of colours the digits that the web has, of numbers three behind the point.
    var shown: String {
      guard element == "color" else { return isText ? value : rounded }
      let parts = value.split(separator: " ").map { Double($0) }
      let numbers = parts.compactMap { $0 }
      guard numbers.count == parts.count else { return value }
      let color: Color
      switch numbers.count {
      case 2: color = Color(white: numbers[0], alpha: numbers[1])
      case 4: color = Color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
      default: return value
      }
      return color.digits
    }

    private var rounded: String {
      value.split(separator: " ", omittingEmptySubsequences: false).map { word in
        word.contains(".")
          ? Double(word).map { (($0 * 1000).rounded() / 1000).shortText } ?? String(word) : String(word)
      }.joined(separator: " ")
    }
  }

  struct Owner {
    var kind: String
    /// The object that it lies in.
    var inside: String?
    var customClass: String?
    /// Whether it is drawn as a part of that: a control's cell, a cell's content.
    var isPart: Bool
    /// How people know it: its name there, its title, or its class.
    var name: String?
    /// The controller or window that it lies in.
    var screen: String?

    /// Whether it is a controller or a window itself.
    var isScreen: Bool { kind == "window" || kind == "panel" || kind.hasSuffix("Controller") }
  }

  var settings: [String: Setting] = [:]
  var order: [String] = []
  var owners: [String: Owner] = [:]
  /// The ids of the objects in the order of the file.
  var ownerOrder: [String] = []
  /// The classes of the user's that objects are of, by their ids.
  var classes: [String: String] = [:]
  /// By the ids of objects: the outlet of the file's owner that leads to it, by which code knows it.
  var outlets: [String: String] = [:]
  /// The columns of tables from the left, by the tables' ids, each with its title.
  var columns: [String: [(id: String, title: String)]] = [:]
  /// Whether what is being read is in no picture, as views in toolbars.
  var isUndrawn = false
  /// Ids of items of tabs that no tab bar shows.
  var looseTabItems: Set<String> = []
  /// Ids of tables' columns whose rows show views.
  var columnsOfViews: Set<String> = []
  /// The controller or window that is being read, as people know it.
  var screen: String?
  let toolsVersion: String?
  let isMac: Bool
  /// Whether no picture shows any of its views.
  let isOfOtherSystem: Bool
  var connections: FileConnections
  let filePlaces: FilePlaces
  let undrawnLayout: UndrawnLayout
  let undrawnObjects: UndrawnObjects

  /// One line for each setting of each object that differs and for each kind of objects that came or went, those first that no
  /// picture ever shows, else in the order of the later file; empty where a file cannot be read or is of a form that is not
  /// drawn. ``joined(_:)`` makes one of what is said of several objects.
  ///
  /// Where another version of the tools saved the file, what is written only on one side may be the tools' doing:
  /// ``ToolSettings`` knows.
  public static func differences(from before: String, to after: String) -> [Line] {
    guard var old = ObjectSettings(file: before), let new = ObjectSettings(file: after) else { return [] }
    let replaced = Set(new.replaced(from: old).values)
    old.rename(new.remade(from: old))
    let hasSameTools = old.toolsVersion == new.toolsVersion
    let writtenAtOnce = hasSameTools ? [] : new.writtenAtOnce(from: old)
    var lines: [Line] = []
    func tell(_ setting: Setting, _ what: String, isMeant: Bool = true) {
      let kind = old.owners[setting.owner]?.kind ?? ""
      guard isMeant || ToolSettings.areSeen(setting.element, setting.name, of: kind, value: setting.value) else {
        return
      }
      let objects = new.around(setting.owner) + new.showing(setting)
      // That a column's title is new or gone says not that its column stays.
      let isOther =
        setting.place == .untold && (!replaced.isDisjoint(with: objects) || kind == "tableColumn")
      lines.append(
        Line(
          "\(setting.words) \(what)", !isMeant ? .tools : isOther ? .replaced : setting.place, objects: objects,
          aspect: SettingAspect(setting.element, setting.name), names: [new.called(setting)].compactMap { $0 }))
    }
    /// Whether a person wrote or removed what is only on one side.
    func isMeant(_ setting: Setting, isNew: Bool) -> Bool {
      guard !hasSameTools else { return true }
      let kind = old.owners[setting.owner]?.kind ?? ""
      // Tools write it where there are rows of views.
      if setting.name == "viewBased", old.rowViews != new.rowViews { return true }
      let isTools = ToolSettings.areWritten(setting.element, setting.name, of: kind, value: setting.value, isNew: isNew)
      return !isTools
        && (setting.isUsers || setting.name == "toolTip"
          || !writtenAtOnce.contains("\(kind) \(setting.element) \(setting.name)"))
    }
    /// Another class comes with its module, which says nothing by itself then.
    func isOfClass(_ setting: Setting) -> Bool {
      setting.name == "customModule" && old.classes[setting.owner] != new.classes[setting.owner]
    }
    // Of a piece of text that says something else the text itself is told.
    let pieces = (Set(old.order.compactMap(Self.piece)), Set(new.order.compactMap(Self.piece)))
    func isSamePiece(_ key: String) -> Bool {
      Self.piece(key).map { pieces.0.contains($0) && pieces.1.contains($0) } ?? true
    }
    // What is set of a member of a list that is on one side alone is no setting of the other.
    let (came, went) = (members(of: new, without: old), members(of: old, without: new))
    func isOfBoth(_ key: String, _ alone: Set<String>) -> Bool { member(key).map { !alone.contains($0) } ?? true }
    for key in new.order where isSamePiece(key) && isOfBoth(key, came) {
      guard let now = new.settings[key], isOfOneKind(now.owner, old, new), !isOfClass(now) else { continue }
      if let then = old.settings[key] {
        // Bars lay out what they show as each version of them does.
        if now.name == barSize, !hasSameTools { continue }
        // Columns of cells keep the widths that they are given, whichever tools save them.
        let areSameTools = hasSameTools || now.element == "tableColumn" && !new.columnsOfViews.contains(now.owner)
        guard !isSame(then, now), !ToolSettings.areSame(then, now, hasSameTools: areSameTools) else {
          continue
        }
        let words = quoted(now.shown, then.shown)
        // Less than what is said of numbers is nothing to a reader.
        guard words.now != words.then else { continue }
        let isNoted = ToolSettings.areNoted(now, hasSameTools: areSameTools)
        tell(now, "is \(words.now) instead of \(words.then)", isMeant: !isNoted)
      } else {
        tell(now, "is \(quoted(now.shown)) now", isMeant: isMeant(now, isNew: true))
      }
    }
    let lost = lostAttributes(old, new)
    lines += lost.lines
    for key in old.order where new.settings[key] == nil && isSamePiece(key) && isOfBoth(key, went) {
      guard let then = old.settings[key], isOfOneKind(then.owner, old, new), !isOfClass(then), !lost.keys.contains(key)
      else { continue }
      tell(then, "is no longer \(quoted(then.shown))", isMeant: isMeant(then, isNew: false))
    }
    lines += newKeys(old, new) + newScopes(old, new) + new.lines(ofNewSince: old)
    lines += new.lines(ofMembers: came, "new") + old.lines(ofMembers: went, "gone")
    lines = ConnectionComparison.lines(from: old.connections, to: new.connections) + objects(old, new) + lines
    lines += otherKinds(old, new) + columnOrders(old, new) + lostItems(old, new)
    lines += otherTargets(old, new) + movedItems(old, new)
    lines += columns(of: new, without: old, "new") + columns(of: old, without: new, "gone")
    lines += FilePlaces.differences(from: old.filePlaces, to: new.filePlaces)
    lines += UndrawnObjects.differences(from: old.undrawnObjects, to: new.undrawnObjects)
    lines += UndrawnLayout.differences(from: old.undrawnLayout, to: new.undrawnLayout)
    return lines.filter { $0.place == .always } + lines.filter { $0.place != .always }
  }

  /// The lines; of several that say the same of other objects one, which names these, those of one name by their number.
  public static func joined(_ lines: [Line]) -> [Line] {
    var result: [Line] = []
    var places: [String: Int] = [:]
    var times: [[String: Int]] = []
    for line in lines {
      let key = "\(line.place) \(line.words)"
      guard let place = places[key] else {
        places[key] = result.count
        result.append(line)
        times.append(Dictionary(line.names.map { ($0, 1) }, uniquingKeysWith: +))
        continue
      }
      result[place].objects += line.objects
      result[place].times += line.times
      for name in line.names {
        if times[place][name] == nil { result[place].names.append(name) }
        times[place][name, default: 0] += 1
      }
    }
    for (index, numbers) in times.enumerated() {
      result[index].names = result[index].names.map { name in
        numbers[name].map { $0 > 1 ? "\($0)\(Line.sign)\(name)" : name } ?? name
      }
    }
    return modulesLast(result)
  }

  /// The module that classes come from is another where a target is, which says nothing of a screen: behind all else, those that
  /// became one of a name as one line.
  private static func modulesLast(_ lines: [Line]) -> [Line] {
    let module = SettingAspect("", "customModule")
    let (modules, others) = (lines.filter { $0.aspect == module }, lines.filter { $0.aspect != module })
    guard modules.count > 1 else { return others + modules }
    var order: [String] = []
    var ends: [String: [Line]] = [:]
    for line in modules {
      let end = line.words.firstRange(of: " is ").map { String(line.words[$0.lowerBound...]) } ?? line.words
      if ends[end] == nil { order.append(end) }
      ends[end, default: []].append(line)
    }
    return others
      + order.map { end in
        let all = ends[end] ?? []
        let number = all.reduce(0) { $0 + max(1, $1.objects.count) }
        return all.count == 1
          ? all[0]
          : Line(
            "custom module of \(number) objects\(end)", all[0].place, objects: all.flatMap(\.objects), aspect: module)
      }
  }

  /// What came to, or went from, every object of a kind that is on both sides, three at least: no person does so while
  /// another version of the tools saves the file.
  private func writtenAtOnce(from old: ObjectSettings) -> Set<String> {
    func counts(_ one: ObjectSettings, without other: ObjectSettings) -> [String: (all: Int, alone: Int)] {
      one.settings.reduce(into: [:]) { counts, setting in
        guard let kind = one.owners[setting.value.owner]?.kind, other.owners[setting.value.owner]?.kind == kind else {
          return
        }
        let name = "\(kind) \(setting.value.element) \(setting.value.name)"
        counts[name, default: (0, 0)].all += 1
        if other.settings[setting.key] == nil { counts[name, default: (0, 0)].alone += 1 }
      }
    }
    let numbers = owners.reduce(into: [String: Int]()) { numbers, owner in
      if old.owners[owner.key]?.kind == owner.value.kind { numbers[owner.value.kind, default: 0] += 1 }
    }
    func isAll(_ name: String, _ count: (all: Int, alone: Int)) -> Bool {
      let kind = name.prefix { $0 != " " }
      return count.alone >= 3 && count.all == count.alone && count.alone >= numbers[String(kind)] ?? 0
    }
    let came = counts(self, without: old).filter(isAll).keys
    return Set(came).union(counts(old, without: self).filter(isAll).keys)
  }

  /// One line for each kind of objects that came or went; such as were made anew are of the same kinds, as many as
  /// before.
  private static func objects(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    func kinds(_ one: ObjectSettings, without other: ObjectSettings) -> [String: Int] {
      let screens = Set(other.owners.values.compactMap(\.screen))
      return one.owners.reduce(into: [:]) { counts, owner in
        guard other.owners[owner.key] == nil, !madeByTools.contains(owner.value.kind) else { return }
        // Those of tables of both sides are told by their names.
        if owner.value.kind == "tableColumn", owner.value.customClass == nil,
          one.columns.contains(where: { table in
            other.columns[table.key] != nil && table.value.contains { $0.id == owner.key && !$0.title.isEmpty }
          })
        {
          return
        }
        // A screen that came or went is told with its bars.
        if owner.value.kind == "barButtonItem", let screen = owner.value.screen, !screens.contains(screen) { return }
        counts[named(owner.value), default: 0] += 1
      }
    }
    func named(_ owner: Owner) -> String {
      let kind = owner.kind == "customObject" ? "object" : spaced(owner.kind)
      return owner.customClass.map { "\(kind) '\($0)'" } ?? owner.kind
    }
    let (came, went) = (kinds(new, without: old), kinds(old, without: new))
    /// Whether it is how a view that was there and is there arranges what it shows.
    func isOther(_ kind: String) -> Bool {
      kind.hasPrefix("collectionView") && kind.hasSuffix("Layout")
        && (new.owners.merging(old.owners) { now, _ in now }).contains { id, owner in
          owner.kind == kind && (old.owners[id] == nil) != (new.owners[id] == nil)
            && [old, new].allSatisfy { side in owner.inside.map { side.owners[$0] != nil } ?? false }
        }
    }
    return Set(came.keys).union(went.keys).sorted().compactMap { kind in
      let number = came[kind, default: 0] - went[kind, default: 0]
      let isNamed = kind.hasSuffix("'")
      let name = isNamed ? kind : spaced(kind)
      let plural = isNamed ? kind.replacing(" '", with: "s '", maxReplacements: 1) : name + "s"
      let what =
        number.magnitude == 1 ? "\(isNamed ? "the" : "1") \(name) is" : "\(number.magnitude) \(plural) are"
      let isDrawn =
        (!isNamed || kind.hasPrefix(barItem)) && !undrawnEndings.contains { kind.hasSuffix($0) } && !isOther(kind)
      let (side, other) = number > 0 ? (new, old) : (old, new)
      // What lies in screens says in which.
      let screens = Set(
        side.owners.filter { other.owners[$0.key] == nil && named($0.value) == kind }.compactMap(\.value.screen))
      // Bars' items are drawn with the screens that are under a bar.
      let isOfBar = kind.hasPrefix(barItem)
      return number == 0
        ? nil
        : Line(
          "\(what) \(number > 0 ? "new" : "gone")\(side.columns(called: kind, without: other, number: abs(number)))",
          // A column without a title has nothing by which a picture's words could name it.
          isOfBar ? .quiet : isDrawn && kind != "tableColumn" ? .alone : .always,
          // A window says its own name.
          names: isDrawn && !isOfBar ? [] : screens.filter { !kind.contains("'\($0)'") }.sorted())
    }
  }

  /// On the Mac views that are of another kind under their id: an effect, through which shines what lies behind a window, a
  /// pop-up button in a matrix's place, a combo box in a field's.
  private static func otherKinds(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    new.owners.sorted { $0.key < $1.key }.compactMap { id, owner in
      guard let before = old.owners[id]?.kind, before != owner.kind else { return nil }
      // Of iOS pictures show the others.
      let isOfScreens = Set([before, owner.kind]).isSubset(of: screenKinds)
      let isOfViews =
        new.isMac && !Set([before, owner.kind]).isSubset(of: plainViews) && !owner.isPart
        && ![before, owner.kind].contains { kind in noViews.contains { kind.hasSuffix($0) } }
      guard isOfScreens || isOfViews else { return nil }
      let place = [owner.name.map { "'\($0)'" }, owner.screen].compactMap { $0 }.joined(separator: " of ")
      return Line(
        "\(one(before)) is \(one(owner.kind)) now", .always, objects: [id], names: place.isEmpty ? [] : [place])
    }
  }

  /// Items of bars with words that went from controllers which stay: these say their own titles instead, by which other languages'
  /// tables of texts do not call them (`UIViewController.navigationItem`, docs).
  private static func lostItems(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    let kept = Set(new.owners.values.filter { $0.kind == "navigationItem" }.compactMap(\.inside))
    return old.owners.sorted { $0.key < $1.key }.compactMap { id, owner in
      guard owner.kind == "navigationItem", new.owners[id] == nil, let controller = owner.inside,
        new.owners[controller] != nil, !kept.contains(controller), let title = old.settings["\(id)@title"]?.value,
        !title.isEmpty
      else { return nil }
      let own =
        new.settings["\(controller)@title"].map { ", whose own title '\($0.value)' its bar shows instead" } ?? ""
      return Line(
        "the navigation item '\(title)' of \(one(new.owners[controller]?.kind ?? "controller")) is gone\(own)", .always,
        objects: [controller], names: new.owners[controller]?.screen.map { [$0] } ?? [])
    }
  }

  /// Controllers of one screen, which shows a view, a table or a collection.
  private static let screenKinds: Set<String> = ["viewController", "tableViewController", "collectionViewController"]
  /// Ends of the names of elements that are no views.
  private static let noViews = ["Cell", "Item", "Controller", "Object", "Formatter", "Recognizer", "Layout", "menu"]
  /// Elements of views that only hold others.
  private static let plainViews: Set<String> = ["view", "customView", "box", "stackView", "clipView", "scrollView"]

  /// Whether an object is of the same kind on both sides, or a screen's controller on both.
  private static func isOfOneKind(_ id: String, _ old: ObjectSettings, _ new: ObjectSettings) -> Bool {
    let (before, after) = (old.owners[id]?.kind, new.owners[id]?.kind)
    return before == after || [before, after].allSatisfy { $0.map(screenKinds.contains) ?? false }
  }

  /// How items of bars are called, which have titles.
  private static let barItem = "bar button item '"

  /// Ends of the names of what is in no picture.
  private static let undrawnEndings = [
    "GestureRecognizer", "Formatter", "arrayController", "objectController", "treeController", "dictionaryController",
    "customObject", "windowController", "refreshControl",
  ]

  /// How many views stand for rows of tables.
  private var rowViews: Int { owners.values.count(where: { $0.kind == "tableCellView" }) }

  /// How people know the object of a setting: `'Artist' of Settings`; nil where the words say it, or nothing does.
  func called(_ setting: Setting) -> String? {
    guard !setting.words.contains(" of the "), let owner = owners[setting.owner] else { return nil }
    // A part is known by what it is a part of, and what has no name by what it lies in.
    var around: Owner? = owner
    var isInside = false
    // Code knows by an outlet what shows nothing.
    let known = owner.isPart ? owner.inside : setting.owner
    let isNamed = owner.name != nil || owner.isPart && known.flatMap { owners[$0]?.name } != nil
    if !isNamed, !owner.isScreen, let known, let outlet = outlets[known] {
      return "outlet '\(outlet)'" + (owner.screen.map { " of \($0)" } ?? "")
    }
    while let current = around, current.name == nil {
      isInside = isInside || !current.isPart
      around = current.inside.flatMap { owners[$0] }
    }
    // That something lies in the file's only view says nothing.
    if isInside, around?.inside == nil { around = nil }
    let name = around?.name.flatMap {
      $0 == setting.value || $0 == owner.screen ? nil : "\(isInside ? "in " : "")'\($0)'"
    }
    return switch (name, owner.screen) {
    case (let name?, let screen?): "\(name) of \(screen)"
    case (let name?, nil): name
    case (nil, let screen?): screen == setting.value ? nil : screen
    case (nil, nil): (owner.isPart ? owner.inside : setting.owner).flatMap { outlets[$0] }.map { "outlet '\($0)'" }
    }
  }

  /// An object, and the view of which it is a part: of a controller of tabs the view of these.
  func around(_ id: String) -> [String] {
    if owners[id]?.kind == "tabViewController" {
      return [id] + ownerOrder.filter { owners[$0]?.kind == "tabView" && owners[$0]?.inside == id }
    }
    var ids = [id]
    while let last = ids.last, let owner = owners[last], owner.isPart, let outer = owner.inside {
      ids.append(outer)
    }
    // What a column's title says is drawn as a view of its header.
    if owners[id]?.kind == "tableColumn" { ids.append(TitleLabels.id(of: TitleLabels.header, in: id)) }
    return ids
  }

  /// The views whose look a setting is, of objects that are none themselves.
  private func showing(_ setting: Setting) -> [String] {
    guard let owner = owners[setting.owner] else { return [] }
    let isWords = SettingAspect(setting.element, setting.name) == .text
    switch owner.kind {
    case "gridRow", "gridColumn": return owner.inside.map { [$0] } ?? []
    case "navigationItem" where isWords: return isInView(owner) ? owner.inside.map { [$0] } ?? [] : []
    // Titles of sections and of columns are labels of their own.
    case "tableViewSection" where isWords, "tableColumn" where isWords:
      return [TitleLabels.header, TitleLabels.footer].map { TitleLabels.id(of: $0, in: setting.owner) }
    default: return []
    }
  }

  /// Whether an item is of a bar that lies in a screen as any view, and none that a controller brings.
  func isInView(_ item: Owner) -> Bool { item.inside.flatMap { owners[$0]?.kind } == "navigationBar" }

  /// Kinds of objects that the tools add or leave out by themselves.
  private static let madeByTools: Set<String> = [
    "tableViewCellContentView", "collectionViewCellContentView", "tableHeaderCell", "tableHeaderView", "scroller",
    "clipView", "tabBarItem", "navigationItem", "document", "scene", "view", "segue", "owner", "menuItem", "menu",
    "toolbarItem",
  ]

  /// At most so many letters of a value are said.
  private static let longestValue = 90

  private static func quoted(_ value: String) -> String {
    let line = value.split(whereSeparator: \.isNewline).joined(separator: " ⏎ ")
      .showingPrivateSigns
    // What a binding's value is made into stands at its end.
    return line.count > longestValue ? "'\(line.prefix(longestValue - 25))…\(line.suffix(24))'" : "'\(line)'"
  }

  /// Two values, of long ones that begin alike what follows.
  private static func quoted(_ now: String, _ then: String) -> (now: String, then: String) {
    let words = (now: quoted(now), then: quoted(then))
    guard words.now == words.then, max(now.count, then.count) > longestValue else { return words }
    let same = max(0, zip(now, then).prefix { $0 == $1 }.count - 12)
    func rest(_ value: String) -> String { quoted("…" + value.dropFirst(same)) }
    return same == 0 ? words : (rest(now), rest(then))
  }

  /// Numbers are the same where they are so to four digits.
  private static func isSame(_ one: Setting, _ other: Setting) -> Bool {
    if one.value == other.value { return true }
    guard !one.isText else { return false }
    let parts = [one.value, other.value].map { value -> [Substring] in
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
}
