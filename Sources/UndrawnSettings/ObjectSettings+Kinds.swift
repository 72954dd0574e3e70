import ProofModel

/// Objects that came or went, and such as are of another kind now.
extension ObjectSettings {
  /// Objects of one kind, those that are called by a name by that.
  struct Group: Hashable {
    var kind: String
    var name: String?
    /// Whether they are controllers that no picture is of.
    var isUnpictured: Bool
    /// The screen that they lie in, of what no picture shows: what went from one is none that came to another.
    var screen: String?

    init(_ owner: Owner) {
      (name, isUnpictured) = (owner.customClass, owner.isUnpictured)
      kind = owner.kind == "customObject" && name != nil ? "object" : owner.kind
    }

    /// Whether no picture shows any of them.
    var isUndrawn: Bool { isUnpictured || ObjectSettings.undrawnEndings.contains { kind.hasSuffix($0) } }

    /// Those of all screens.
    var ofAll: Group {
      var all = self
      all.screen = nil
      return all
    }

    /// `bar button item 'Save'`, `imageView`.
    var mark: String { name.map { "\(ObjectSettings.spaced(kind)) '\($0)'" } ?? kind }

    /// `the object 'Client' is`, `2 image views are`.
    func words(_ number: Int) -> String {
      // One of blanks alone is given to a screen so that the way back to it shows its arrow alone.
      let none = kind == "backButtonItem" ? " without words" : ""
      let (noun, end) = (ObjectSettings.spaced(kind), name.map { " '\($0)'" } ?? none)
      return number == 1 ? "\(name == nil ? "1" : "the") \(noun)\(end) is" : "\(number) \(noun)s\(end) are"
    }
  }

  /// Objects of one kind that came, or went.
  private struct Ended: Hashable, Comparable {
    var group: Group
    var isNew: Bool

    static func < (one: Ended, other: Ended) -> Bool {
      func rank(_ ended: Ended) -> (String, Int, Int) {
        (ended.group.mark, ended.group.isUnpictured ? 0 : 1, ended.isNew ? 0 : 1)
      }
      return rank(one) < rank(other)
    }
  }

  /// The kinds of objects of one side that the other has not, each with their number.
  private static func groups(of one: ObjectSettings, without other: ObjectSettings) -> [Group: Int] {
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
      if owner.value.kind == "barButtonItem", one.isInNewScreen(owner.key, since: other) { return }
      counts[one.group(of: owner.value, beside: other), default: 0] += 1
    }
  }

  /// The objects of a kind that one is of, of what no picture shows those of its screen, by its id where both sides
  /// have that.
  private func group(of owner: Owner, beside other: ObjectSettings) -> Group {
    var group = Group(owner)
    guard group.isUndrawn, !group.isUnpictured else { return group }
    group.screen = owner.screenID.flatMap { other.owners[$0] == nil ? nil : $0 } ?? owner.screen
    return group
  }

  /// `, at the right of the bar, with the tint #FFFFFF`: where a bar's item stands, and its own colour.
  private func place(ofItem id: String) -> String {
    let tint = settings.values.first { $0.owner == id && $0.element == "color" && $0.what.hasPrefix("tint color") }
    return (owners[id]?.side.map { ", at the \($0) of the bar" } ?? "")
      + (tint.map { ", with the tint \($0.shown)" } ?? "")
  }

  /// One line for each kind of objects that came or went; such as were made anew are of the same kinds, as many as
  /// before.
  static func objects(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    let (came, went) = (groups(of: new, without: old), groups(of: old, without: new))
    /// Whether it is how a view that was there and is there arranges what it shows.
    func isOther(_ kind: String) -> Bool {
      kind.hasPrefix("collectionView") && kind.hasSuffix("Layout")
        && (new.owners.merging(old.owners) { now, _ in now }).contains { id, owner in
          owner.kind == kind && (old.owners[id] == nil) != (new.owners[id] == nil)
            && [old, new].allSatisfy { side in owner.inside.map { side.owners[$0] != nil } ?? false }
        }
    }
    let left = came.merging(went.mapValues(-), uniquingKeysWith: +).filter { $0.value != 0 }
    return Dictionary(grouping: left) { Ended(group: $0.key.ofAll, isNew: $0.value > 0) }.sorted {
      $0.key < $1.key
    }.map { ended, members in
      let (group, number) = (ended.group, members.reduce(0) { $0 + $1.value })
      let (side, other) = number > 0 ? (new, old) : (old, new)
      let places = Set(members.map(\.key))
      // Bars' items are drawn with the screens that are under a bar.
      let isOfBar = group.kind == "barButtonItem" && group.name != nil
      let isDrawn =
        isOfBar
        || group.name == nil && !group.isUndrawn && !isOther(group.kind)
      // What lies in screens says in which; bars' items of others are told with these.
      let screens = Set(
        side.owners.filter { id, owner in
          other.owners[id] == nil && places.contains(side.group(of: owner, beside: other))
            && (group.kind != "barButtonItem" || !side.isInNewScreen(id, since: other))
        }.compactMap(\.value.screen))
      let columns = side.columns(group, without: other, number: abs(number))
      let item = side.ownerOrder.first { id in
        other.owners[id] == nil && side.owners[id].map { places.contains(side.group(of: $0, beside: other)) } ?? false
      }
      let place = isOfBar && number == 1 ? item.map(side.place(ofItem:)) ?? "" : ""
      var line = Line(
        "\(group.words(abs(number))) \(number > 0 ? "new" : "gone")\(columns)\(place)",
        // A column without a title has nothing by which a picture's words could name it.
        isOfBar ? .quiet : isDrawn && group.kind != "tableColumn" ? .alone : .always,
        // A window says its own name.
        names: isDrawn && !isOfBar ? [] : screens.filter { !group.mark.contains("'\($0)'") }.sorted())
      if isOfBar || group.kind == "tableColumn" && group.name != nil {
        let (now, then) = number > 0 ? (group.name, nil) : (nil, group.name)
        line.setting = Line.Setting("", group.kind, now: now, then: then)
      }
      return line
    }
  }

  /// Controllers that are of another kind, such as a container where a screen was, and on the Mac views: an effect,
  /// through which shines what lies behind a window, a pop-up button in a matrix's place, a combo box in a field's.
  static func otherKinds(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    new.owners.sorted { $0.key < $1.key }.compactMap { id, owner in
      guard let before = old.owners[id]?.kind, before != owner.kind else { return nil }
      // Of iOS pictures show the others.
      let isOfScreens = Set([before, owner.kind]).isSubset(of: screenKinds.union(containers))
      let isOfViews =
        new.isMac && !Set([before, owner.kind]).isSubset(of: plainViews) && !owner.isPart
        && ![before, owner.kind].contains { kind in noViews.contains { kind.hasSuffix($0) } }
      guard isOfScreens || isOfViews else { return nil }
      // Tabs of this style are the app's own to show (`NSTabViewController.TabStyle.unspecified`, docs).
      let isWithoutTabs = owner.kind == "tabViewController" && new.settings["\(id)@tabStyle"]?.value == "unspecified"
      let now = one(owner.kind) + (isWithoutTabs ? " without visible tabs" : "")
      let words =
        new.connections.isInWindow(id)
        ? "what the window shows is \(now) instead of \(one(before))" : "\(one(before)) is \(now) now"
      return Line(words, .always, objects: [id], names: new.names(of: id))
    }
  }

  /// Controllers of both sides that lost their view or have one now: pictures of the screen went or came with it, and the screen
  /// did not. A container in a screen's place never has one in the file.
  static func viewsOfControllers(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    new.ownerOrder.compactMap { id in
      let (was, isNow) = (old.controllersWithView.contains(id), new.controllersWithView.contains(id))
      guard was != isNow, let owner = new.owners[id], isOfOneKind(id, old, new) else { return nil }
      let kind = spaced(owner.kind)
      let name = new.connections.names[id].flatMap { $0 == kind ? nil : $0 }
      let who = name.map { "the \(kind) '\($0)'" } ?? one(owner.kind)
      let words = isNow ? "\(who), which had no view, has one now" : "\(who) is there still, without its view"
      return Line(words, .always, objects: [id])
    }
  }

  /// Items of bars with words that went from controllers which stay: these say their own titles instead, by which other languages'
  /// tables of texts do not call them (`UIViewController.navigationItem`, docs).
  static func lostItems(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    let kept = Set(new.owners.values.filter { $0.kind == "navigationItem" }.compactMap(\.inside))
    return old.owners.sorted { $0.key < $1.key }.compactMap { id, owner in
      guard owner.kind == "navigationItem", new.owners[id] == nil, let controller = owner.inside,
        new.owners[controller] != nil, !kept.contains(controller), let title = old.settings["\(id)@title"]?.value,
        !title.isEmpty
      else { return nil }
      let own =
        new.connections.isInStack(controller)
        ? new.settings["\(controller)@title"].map { ", whose own title '\($0.value)' its bar shows instead" } ?? "" : ""
      return Line(
        "the navigation item '\(title)' of \(one(new.owners[controller]?.kind ?? "controller")) is gone\(own)", .always,
        objects: [controller], names: new.owners[controller]?.screen.map { [$0] } ?? [])
    }
  }

  /// Titles of items of bars that came to controllers which stay and had none: told where no picture has a bar that shows them.
  static func gainedItems(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    let known = Set(old.owners.values.filter { $0.kind == "navigationItem" }.compactMap(\.inside))
    return new.owners.sorted { $0.key < $1.key }.compactMap { id, owner in
      guard owner.kind == "navigationItem", old.owners[id] == nil, let controller = owner.inside,
        old.owners[controller] != nil, !known.contains(controller), let title = new.settings["\(id)@title"]?.value,
        !title.isEmpty
      else { return nil }
      var line = Line(
        "the bar's title '\(title)' is new", .quiet, objects: [controller],
        names: owner.screen.flatMap { $0 == title ? nil : [$0] } ?? [])
      line.setting = Line.Setting("title", "navigationItem", now: title)
      return line
    }
  }

  /// Items of tabs with words or a picture that came to controllers which stay, or went from them, and not to others.
  static func tabItems(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    let (came, went) = (new.tabItems(without: old), old.tabItems(without: new))
    let moved = Set(came.map(\.words)).intersection(went.map(\.words))
    return [(new, old, came, "new"), (old, new, went, "gone")].flatMap { one, other, items, end in
      let known = Set(other.owners.values.filter { $0.kind == "tabBarItem" }.compactMap(\.inside))
      return items.compactMap { id, words -> Line? in
        guard let item = one.owners[id], let controller = item.inside, other.owners[controller] != nil,
          !known.contains(controller), !moved.contains(words)
        else { return nil }
        return Line(
          "the tab bar item \(words) is \(end)", one.looseTabItems.contains(id) ? .always : .quiet,
          objects: [controller], names: item.screen.flatMap { words.contains("'\($0)'") ? nil : [$0] } ?? [])
      }
    }
  }

  /// The items of tabs that the other side has not, by what they show: `'Camera' with the picture 'lens'`.
  func tabItems(without other: ObjectSettings?) -> [(id: String, words: String)] {
    ownerOrder.filter { owners[$0]?.kind == "tabBarItem" && other?.owners[$0] == nil }.compactMap { id in
      let title = settings["\(id)@title"].flatMap { $0.value.isEmpty ? nil : "'\($0.value)'" }
      let picture = settings["\(id)@image"].map { "with the picture '\($0.value)'" }
      // (`UITabBarItem.selectedImage`, docs.)
      let chosen = settings["\(id)@selectedImage"].map { "(chosen: '\($0.value)')" }
      let words = [title, picture, chosen].compactMap { $0 }.joined(separator: " ")
      return words.isEmpty ? nil : (id, words)
    }
  }

  /// Controllers of one screen, which shows a view, a table or a collection.
  static let screenKinds: Set<String> = ["viewController", "tableViewController", "collectionViewController"]

  /// Controllers that show others (`UINavigationController`, `NSTabViewController` and their like, docs).
  private static let containers: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController", "tabViewController",
  ]

  /// Ends of the names of elements that are no views.
  private static let noViews = ["Cell", "Item", "Controller", "Object", "Formatter", "Recognizer", "Layout", "menu"]

  /// Elements of views that only hold others.
  private static let plainViews: Set<String> = ["view", "customView", "box", "stackView", "clipView", "scrollView"]

  /// Whether an object is of the same kind on both sides, or a screen's controller on both.
  static func isOfOneKind(_ id: String, _ old: ObjectSettings, _ new: ObjectSettings) -> Bool {
    let (before, after) = (old.owners[id]?.kind, new.owners[id]?.kind)
    return before == after || [before, after].allSatisfy { $0.map(screenKinds.contains) ?? false }
  }

  /// Ends of the names of what is in no picture.
  static let undrawnEndings = [
    "GestureRecognizer", "Formatter", "arrayController", "objectController", "treeController", "dictionaryController",
    "customObject", "windowController", "refreshControl", "searchDisplayController", "backButtonItem",
  ]

  /// Kinds of objects that the tools add or leave out by themselves.
  static let madeByTools: Set<String> = [
    "tableViewCellContentView", "collectionViewCellContentView", "tableHeaderCell", "tableHeaderView", "scroller",
    "clipView", "tabBarItem", "navigationItem", "document", "scene", "view", "segue", "owner", "menuItem", "menu",
    "toolbarItem",
  ]
}
