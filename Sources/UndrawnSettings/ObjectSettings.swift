import Foundation
import InterfaceBuilder
import ProofModel

/// What an Interface Builder file says of its objects besides frames, rules, names and connections: compared where no
/// picture shows what changed in the file.
public struct ObjectSettings: Sendable {
  struct Setting {
    var owner: String
    /// The element and the attribute.
    var element: String
    var name: String
    /// `title of segment`.
    var what: String
    /// The kind of the object that is told with it, `segmentedControl`; nil where ``what`` says it.
    var kind: String?
    var value: String
    var place: Line.Place
    /// Whether the tools never write or leave it out by themselves.
    var isUsers: Bool
    /// The item of a menu or a toolbar that ``what`` names.
    var bearer: Line.Bearer?

    /// Whether it is words, in which digits are no amount.
    var isText: Bool {
      ["string", "mutableString"].contains(element) || UndrawnTexts.words.contains(name)
        || SettingElement.lookedUp.contains(name)
    }

    /// `title of segment in a segmented control`.
    var words: String { Line.Setting(what, kind).subject }

    /// The value as people read it: of colours the digits that the web has, of numbers three behind the point, all of an attribute
    /// that the user made.
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

    private var isAttribute: Bool { what.hasPrefix(SettingElement.attribute + " '") }

    private var rounded: String {
      value.split(separator: " ", omittingEmptySubsequences: false).map { word in
        word.contains(".")
          ? Double(word).map { $0.shortText(digits: isAttribute ? 10 : 3) } ?? String(word) : String(word)
      }.joined(separator: " ")
    }
  }

  struct Owner {
    var kind: String
    /// The object that it lies in.
    var inside: String?
    /// Of a bar's item: the side of the bar, `left` or `right`.
    var side: String?
    var customClass: String?
    /// Whether it is drawn as a part of that: a control's cell, a cell's content.
    var isPart = false
    /// Whether it is a controller that no picture is of.
    var isUnpictured = false
    /// How people know it: its name there, its title, or its class.
    var name: String?
    /// The controller or window that it lies in, as people know it, and its id.
    var screen, screenID: String?

    /// Whether it is a controller or a window itself.
    var isScreen: Bool { kind == "window" || kind == "panel" || kind.hasSuffix("Controller") }

    /// Whether it is a view that a file of views holds by itself, plain or a cell.
    var isFilesView: Bool {
      inside == nil && screen == nil && ["view", "tableViewCell", "collectionViewCell"].contains(kind)
    }
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
  /// The controllers whose view the file says.
  var controllersWithView: Set<String> = []
  /// What views are that a table of UIKit's shows before its rows or behind them: `is the header of a table view`, by their ids.
  var tableEnds: [String: String] = [:]
  /// How large effects are that their frames place, by their ids: `is 261 × 256 pt`.
  var effectSizes: [String: String] = [:]
  /// The columns of tables from the left, by the tables' ids, each with its title.
  var columns: [String: [(id: String, title: String)]] = [:]
  /// The columns whose headers, which their tables show, say nothing.
  var untitledColumns: Set<String> = []
  /// Tables that were drawn wider than what shows them, by their ids: `356 wide in 289`.
  var overflows: [String: String] = [:]
  /// The ids of the views in views from back to front, by the ids of these.
  var subviewOrders: [String: [String]] = [:]
  /// The recorded frames of these views.
  var subviewFrames: [String: Rect] = [:]
  /// All that controllers and windows are called by, by their ids.
  var screenNames: [String: [String]] = [:]
  /// Whether what is being read is in no picture, as views in toolbars.
  var isUndrawn = false
  /// Ids of items of tabs that no tab bar shows.
  var looseTabItems: Set<String> = []
  /// By the ids of the items of tabs: what they say.
  var tabTitles: [String: String] = [:]
  /// Ids of tables' columns whose rows show views.
  var columnsOfViews: Set<String> = []
  /// The controller or window that is being read, as people know it, and its id.
  var screen, screenID: String?
  let toolsVersion: String?
  let isMac: Bool
  /// Whether no picture shows any of its views.
  let isOfOtherSystem: Bool
  var connections: FileConnections
  let filePlaces: FilePlaces
  let undrawnLayout: UndrawnLayout
  let undrawnObjects: UndrawnObjects
  let menus: ReusedMenuIDs

  /// One line for each setting of each object that differs and for each kind of objects that came or went, those first that no
  /// picture ever shows, else in the order of the later file; empty where a file could not be read or is of a form that is not
  /// drawn. ``joined(_:)`` makes one of what is said of several objects.
  ///
  /// Where another version of the tools saved the file, what is written only on one side may be the tools' doing:
  /// ``ToolSettings`` knows.
  ///
  /// - Parameter elsewhere: the objects that other files have now, as ``objects(in:)`` knows them: these are not gone.
  public static func differences(
    from before: ObjectSettings?, to after: ObjectSettings?, elsewhere: [String: Set<String>] = [:]
  ) -> [Line] {
    guard var old = before, let new = after else { return [] }
    old.forget(elsewhere, without: new)
    old.rename(ReusedMenuIDs.renamings(from: old.menus, to: new.menus))
    let replaced = Set(new.replaced(from: old).values)
    let remade = new.remade(from: old)
    let madeAnew = classesElsewhere(remade, from: old, to: new)
    old.rename(remade)
    let settings = SettingComparison(old, new, replaced: replaced)
    var lines = ConnectionComparison.lines(from: old.connections, to: new.connections) + objects(old, new)
    lines += madeAnew + settings.lines + newScopes(old, new) + new.lines(ofNewSince: old)
    lines += new.lines(ofMembers: settings.came, "new") + old.lines(ofMembers: settings.went, "gone")
    lines += otherKinds(old, new) + viewsOfControllers(old, new) + columnOrders(old, new) + lostItems(old, new)
    lines += gainedItems(old, new) + tabItems(old, new)
    lines += otherTargets(old, new) + movedItems(old, new) + movedRows(old, new) + emptySections(old, new)
    lines += movedViews(old, new) + placedViews(old, new) + lostKeys(old, new)
    let areSame = Set(old.owners.keys) == Set(new.owners.keys)
    lines += otherOrders(old, new, areAll: lines.isEmpty || areSame && lines.allSatisfy { $0.place == .alone })
    lines += columns(of: new, without: old, "new") + columns(of: old, without: new, "gone")
    lines += FilePlaces.differences(from: old.filePlaces, to: new.filePlaces)
    lines += UndrawnObjects.differences(from: old.undrawnObjects, to: new.undrawnObjects)
    lines += UndrawnLayout.differences(from: old.undrawnLayout, to: new.undrawnLayout)
    return lines.filter { $0.place.isInNoPicture } + lines.filter { !$0.place.isInNoPicture }
  }

  /// How people know the object of a setting: `'Artist' of Settings`; nil where the words say it, or nothing does.
  ///
  /// - Parameter peers: the objects of its name that it is told apart from, none of one that is alone.
  func called(_ setting: Setting, among peers: [String] = []) -> String? {
    guard !setting.words.contains(" of the "), let owner = owners[setting.owner] else { return nil }
    // A part is known by what it is a part of, and what has no name by what it lies in.
    var around: Owner? = owner
    var isInside = false
    // Code knows by an outlet what shows nothing.
    let known = owner.isPart ? owner.inside : setting.owner
    let isPartNamed = owner.isPart && known.flatMap { owners[$0]?.name } != nil
    let isNamed = owner.name.map { $0 != setting.value } ?? isPartNamed
    if !isNamed, !owner.isScreen, let known, let outlet = outlets[known] {
      return "outlet '\(outlet)'" + ((holder(of: outlet, to: known) ?? owner.screen).map { " of \($0)" } ?? "")
    }
    if let known, peers.count > 1 {
      let name = owners[known]?.name.flatMap { $0 == setting.value ? nil : "'\($0)'" }
      return connections.marked(known, name, among: peers) + (owner.screen.map { " of \($0)" } ?? "")
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
    // A screen that is called by what was set is known by its class.
    case (nil, let screen?):
      ([screen] + (owner.isScreen ? screenNames[setting.owner] ?? [] : [])).first { $0 != setting.value }
    case (nil, nil): (owner.isPart ? owner.inside : setting.owner).flatMap { outlets[$0] }.map { "outlet '\($0)'" }
    }
  }

  /// What people call the object whose outlet leads to another one, where several objects have one of that name, as views of one
  /// class: `'Sidebar'`.
  private func holder(of outlet: String, to object: String) -> String? {
    let alike = connections.connections.map(\.connection).filter { $0.element == "outlet" && $0.name == outlet }
    guard Set(alike.map(\.owner)).count > 1, let holder = alike.first(where: { $0.target == object })?.owner,
      owners[holder]?.isScreen == false
    else { return nil }
    return owners[holder]?.name.map { "'\($0)'" }
  }

  /// The objects of the kind and the name of a setting's object, in its screen; of a part those of what it is a part of.
  func peers(_ setting: Setting) -> [String] {
    guard let owner = owners[setting.owner], !owner.isScreen else { return [] }
    return connections.peers(of: owner.isPart ? owner.inside ?? setting.owner : setting.owner)
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
  func showing(_ setting: Setting) -> [String] {
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
}

extension Color {
  /// The digits that the web has, with the opacity of what is not opaque: `#FF0000`, `#000000@0.5`.
  package var digits: String { "#" + hexDigits + (alpha < 1 ? "@\(alpha.shortText)" : "") }
}
