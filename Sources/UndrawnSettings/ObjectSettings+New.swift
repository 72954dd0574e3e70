import ProofModel

/// What no picture shows of objects that are new: classes of one's own, the names by which code looks them up, and what is
/// set when they are loaded.
extension ObjectSettings {
  /// A file that had screens before which may lie in a new one now: its name for people, and both its versions on disk.
  public struct Source {
    let name: String
    let before: String
    /// nil where it is gone.
    let after: String?

    /// A source from its parts.
    public init(name: String, before: String, after: String?) {
      (self.name, self.before, self.after) = (name, before, after)
    }
  }

  /// The lines that are told of a file that is new, each about it: `its owner is of the class 'Login'`, `it calls 'signIn:'`;
  /// empty where it cannot be read.
  public static func lines(ofNew file: String, from sources: [Source] = []) -> [Line] {
    guard let new = ObjectSettings(file: file) else { return [] }
    if let moved = sources.lazy.compactMap({ new.lines(movedFrom: $0) }).first { return moved }
    let owner = new.settings.values.first { $0.words == "class of the file's owner" }
    let ownerLine = owner.map { Line("its owner is of the class '\($0.value)'", .wiring) }
    // Controllers that a xib holds are drawn nowhere.
    let tabs = new.connections.isStoryboard ? [] : new.tabItems(without: nil).map(\.words)
    let tabLine = tabs.isEmpty ? [] : [Line("it holds the tabs \(tabs.listed)", .wiring)]
    return (ownerLine.map { [$0] } ?? []) + tabLine + NewScreenConnections.lines(ofNew: new.connections)
      + new.lines(ofNewSince: nil)
  }

  /// The lines of a file to which screens went that lie in an earlier one no more, by the ids of their objects: what is as it was
  /// there is not new; nil where none did.
  private func lines(movedFrom source: Source) -> [Line]? {
    guard var old = ObjectSettings(file: source.before) else { return nil }
    let left = source.after.flatMap { ObjectSettings(file: $0) }
    let moved = connections.order.filter { id in
      owners[id]?.isController ?? false && old.isSame(id, in: self) && left?.owners[id] == nil
    }
    let names = moved.compactMap { connections.names[$0].map { "'\($0)'" } }.once
    guard !names.isEmpty else { return nil }
    old.keep(Set(owners.keys))
    let others =
      ConnectionComparison.lines(from: old.connections, to: connections, areOneFile: false) + Self.objects(old, self)
      + SettingComparison(old, self, replaced: []).lines + lines(ofNewSince: old)
    return [Line("\(names.listed) moved here from '\(source.name)'", .always)]
      + others.filter { [.start, .always, .wiring].contains($0.place) }
  }

  /// One line for each object that is new in a screen, and one for all in a screen that is new itself; of very many the first.
  ///
  /// - Parameter old: the other side; nil where the file itself is new.
  func lines(ofNewSince old: ObjectSettings?) -> [Line] {
    var lines: [Line] = []
    var screens: [(id: String, name: String)] = []
    var inScreens: [String: AlikeObjects] = [:]
    var (tagged, wired) = (TaggedObjects(), AlikeObjects())
    let tags = tags
    let (attributes, unseenColors, behaviours) = (runtimeAttributes, unseenColors, behaviours)
    for id in ownerOrder where old?.owners[id] == nil {
      // What an object is given when it is loaded no other line tells.
      guard let owner = owners[id],
        !Self.toldElsewhere.contains(owner.kind) || owner.kind == "customObject" && attributes[id] != nil
      else { continue }
      let isUnseen = old == nil || isInNewScreen(id, since: old) || isHidden(id)
      let colors = isUnseen ? unseenColors[id] ?? [] : []
      // Of a new screen pictures show what comes first.
      let end = old == nil || isInNewScreen(id, since: old) ? nil : tableEnds[id]
      let given = Self.having(attributes[id] ?? []) + colors.map { "has the \($0)" }
      let facts =
        [end, effectSizes[id], old == nil ? nil : lackOfWays(to: id, owner)].compactMap { $0 } + facts(of: id, owner)
        + given + (behaviours[id] ?? [])
      guard !facts.isEmpty else { continue }
      let control = control(withCell: owner, newSince: old)
      let name = owner.isController ? connections.names[id] : (control ?? owner).name
      let shown = name == classes[id] ? nil : name
      // Code knows by an outlet what nobody named and what says nothing.
      let isNameless = (control ?? owner).name == nil && !owner.isScreen
      let known = isNameless ? outlets[control == nil ? id : owner.inside ?? id] : nil
      let quoted = owner.isController ? nil : (shown ?? known).map { "'\($0)'" }
      let noun = Self.spaced((control ?? owner).kind)
      let part = control == nil ? "" : "the cell of "
      if old != nil, !isInNewScreen(id, since: old) || owner.isController {
        let who = owner.isController ? name.map { "the new '\($0)'" } ?? "a new \(noun)" : "\(part)a new \(noun)"
        let mark = quoted.map { " \($0)" }
        // Where pictures show what it lies in, they say of it that it is hidden.
        let isShown = owner.inside.map { old?.owners[$0] != nil } ?? false
        let seen = isShown ? facts.filter { $0 == Self.hidden } : []
        let others = facts.filter { !seen.contains($0) }
        if let tag = tags[id], facts == ["has the tag \(tag)"] {
          tagged.add(id, tag, one: "\(who)\(mark ?? "")", several: "new \(noun)s\(mark ?? "")")
          continue
        }
        if !seen.isEmpty { lines.append(Line("\(who)\(mark ?? "") \(seen.listed)", .untold, objects: [id])) }
        if !others.isEmpty {
          let several = "\(part)the new \(noun.plural)"
          wired.add(id, one: "\(who)\(mark ?? "")", name: quoted, several: several, others.listed)
        }
      } else {
        let isScreen = owner.isController || owner.kind == "window"
        // Screens of one name are several.
        let screen = isScreen ? "" : owner.screenID ?? ""
        if inScreens[screen] == nil { screens.append((screen, isScreen ? "" : owner.screen ?? "")) }
        let what = owner.isController ? name.map { "'\($0)'" } : quoted.map { "the \(noun) \($0)" }
        inScreens[screen, default: AlikeObjects()].add(
          id, one: "\(part)\(what ?? Self.one((control ?? owner).kind))",
          name: quoted, several: "\(part)the \(noun.plural)", facts.listed)
      }
    }
    lines = wired.phrases.map { Line($0.words, .wiring, objects: $0.ids) } + lines + tagged.lines
    var told: Set<String> = []
    lines += screens.map { id, name in
      let words = (inScreens[id]?.phrases.map(\.words) ?? []).counted.listed(upTo: Self.mostNew)
      let one = told.insert(name).inserted ? "the" : "another"
      return Line((name.isEmpty ? "" : "in \(one) new '\(name)' ") + words, .wiring)
    }
    guard lines.count > Self.mostNewLines else { return lines }
    let rest = lines.count - Self.mostNewLines
    return lines.prefix(Self.mostNewLines) + [Line("and what code knows of \(rest) more new objects", .wiring)]
  }

  /// The control of a cell, where that is new with it: nobody knows the cell by itself.
  private func control(withCell owner: Owner, newSince old: ObjectSettings?) -> Owner? {
    guard owner.isPart, owner.kind.hasSuffix("Cell"), let inside = owner.inside, old?.owners[inside] == nil else {
      return nil
    }
    return owners[inside]
  }

  /// So many objects of a new screen are told, and so many lines.
  private static let (mostNew, mostNewLines) = (8, 16)

  /// Kinds of objects that are told with what code knows of them in other lines.
  private static let toldElsewhere: Set<String> = [
    "segue", "owner", "menuItem", "menu", "toolbarItem", "tableColumn", "customObject",
  ]

  private static let hidden = "is hidden"

  /// Whether a bar's button neither calls anything nor is known to code. Room between others and what shows a view does neither.
  private func isIdle(barItem id: String) -> Bool {
    let isRoom = settings["\(id)@systemItem"]?.value.hasSuffix("Space") ?? false
    return !isRoom && !connections.isConnected(id) && !owners.contains { $0.value.inside == id }
  }

  private func isHidden(_ id: String) -> Bool { settings["\(id)@hidden"]?.value == "YES" }

  /// That nothing leads to a screen: neither its storyboard nor code, which asks for one by its identifier
  /// (`UIStoryboard.instantiateViewController(withIdentifier:)`, docs).
  private func lackOfWays(to id: String, _ owner: Owner) -> String? {
    guard connections.isStoryboard, connections.names[id] != nil, !Self.withoutScreens.contains(owner.kind),
      !connections.isReached(id), settings["\(id)@storyboardIdentifier"] == nil
    else { return nil }
    return "is reached by nothing in the storyboard"
  }

  /// `is of the class 'PFImageView'`, `has the reuse identifier 'Cell'`, `is hidden`.
  private func facts(of id: String, _ owner: Owner) -> [String] {
    var facts: [String] = []
    let isSystems = classes[id].map { $0.hasPrefix("NS") || $0.hasPrefix("UI") } ?? true
    let called = owner.isController ? connections.names[id] : nil
    if let own = classes[id], !isSystems, called != own {
      facts.append("is of the class '\(own)'")
    }
    for name in ["storyboardIdentifier", "reuseIdentifier", "restorationIdentifier", "identifier"] {
      guard let setting = settings["\(id)@\(name)"], !setting.value.hasPrefix("Automatic"),
        owner.kind != "tabViewItem" || !setting.value.allSatisfy(\.isNumber)
      else { continue }
      facts.append("has the \(Self.spaced(name)) '\(setting.value)'")
    }
    if let title = ownTitle(of: id, owner, called: called) { facts.append("has the title '\(title)'") }
    if owner.kind == "tableViewCell", let sign = settings["\(id)@accessoryType"] {
      facts.append("has the accessory '\(sign.value)'")
    }
    if !isMac, let height = rowHeight(of: id, owner) { facts.append("has the row height \(height)") }
    facts += self.facts(ofMacTable: id, owner)
    if isHidden(id) { facts.append(Self.hidden) }
    if owner.kind == "barButtonItem", owner.name != nil, isIdle(barItem: id) { facts.append("calls nothing") }
    if settings["\(id)@enabled"]?.value == "NO" { facts.append("is disabled") }
    if owner.kind == "window" { facts += looks(ofWindow: id) }
    // No canvas shows items in AppKit's collection views.
    if isMac, owner.kind == "collectionViewFlowLayout" {
      facts += ["scrollDirection", "itemSize", "minimumLineSpacing", "minimumInteritemSpacing"].compactMap { name in
        settings["\(id)@\(name)"].map { "has the \(Self.spaced(name)) '\($0.value)'" }
      }
    }
    if let tip = settings["\(id)@toolTip"] { facts.append("has the tool tip '\(tip.value)'") }
    if owner.kind == "tabViewItem" {
      let held = held(in: id)
      if !held.isEmpty { facts.append("holds \(held.listed(upTo: Self.mostNew))") }
    }
    return facts
  }

  /// What a screen of iOS says of itself, which its bar or its tab shows (`UIViewController.title`, docs); nil where the item of a
  /// bar says another thing, where a bar of the file shows it, and where it is called by it.
  private func ownTitle(of id: String, _ owner: Owner, called: String?) -> String? {
    guard !isMac, Self.screenKinds.contains(owner.kind), !connections.isInStack(id) else { return nil }
    let item = owners.first { $0.value.kind == "navigationItem" && $0.value.inside == id }?.key
    let shown = item.flatMap { settings["\($0)@title"]?.value } ?? ""
    guard let title = shown.isEmpty ? settings["\(id)@title"]?.value : shown, !title.isEmpty, title != called else {
      return nil
    }
    return title
  }

  /// The height that a table gives its rows, or a cell of another one itself; nil of one that says nothing, or nothing else than the
  /// 44 points of a new table (`UITableView.rowHeight`, docs).
  private func rowHeight(of id: String, _ owner: Owner) -> String? {
    guard let height = settings["\(id)@rowHeight"]?.value, Double(height) ?? 0 > 0 else { return nil }
    if owner.kind == "tableView" { return height == "44" ? nil : height }
    let table = sequence(first: id) { owners[$0]?.inside }.first { owners[$0]?.kind == "tableView" }
    let given = table.flatMap { settings["\($0)@rowHeight"]?.value }
    return owner.kind == "tableViewCell" && given != height ? height : nil
  }

  /// `hides its title`, `is a HUD panel`: what no picture has of a window's look.
  private func looks(ofWindow id: String) -> [String] {
    let known = [
      "HUD": "is a HUD panel", "utility": "is a utility panel", "nonactivatingPanel": "activates no app",
      "fullSizeContentView": "shows its content under its title bar as well",
    ]
    let styles = order.compactMap { key -> String? in
      guard let setting = settings[key], setting.owner == id, setting.element == "windowStyleMask",
        setting.value == "YES"
      else { return nil }
      return known[setting.name]
    }
    return (settings["\(id)@titleVisibility"]?.value == "hidden" ? ["hides its title"] : []) + styles
  }

  /// What has words, or shows a value, in an object of which no picture may show anything: `the button 'Start at login'`.
  private func held(in id: String) -> [String] {
    ownerOrder.compactMap { part in
      guard let owner = owners[part], !owner.isPart, let name = owner.name, !owner.kind.hasSuffix("Column"),
        sequence(first: part, next: { owners[$0]?.inside }).dropFirst().contains(id)
      else { return nil }
      return "the \(Self.spaced(owner.kind)) '\(name)'"
    }
  }

  /// By bars and by views that are hidden: their colours and those of their titles, `bar tint color #00B386`.
  private var unseenColors: [String: [String]] {
    order.reduce(into: [:]) { result, key in
      guard let setting = settings[key], setting.element == "color",
        ["navigationBar", "tabBar", "toolbar"].contains(owners[setting.owner]?.kind)
          || isHidden(setting.owner) && ["background color", "text color", "color"].contains(setting.what)
      else { return }
      result[setting.owner, default: []].append("\(setting.what) \(setting.shown)")
    }
  }

  /// `has the attributes 'cornerRadius' 8 and 'borderWidth' 1`; empty of an object without any.
  private static func having(_ attributes: [String]) -> [String] {
    attributes.isEmpty ? [] : ["has the attribute\(attributes.count == 1 ? "" : "s") \(attributes.listed)"]
  }

  /// By their objects: what is set when these are loaded, `'cornerRadius' 8`. O(settings).
  private var runtimeAttributes: [String: [String]] {
    order.reduce(into: [:]) { result, key in
      guard key.holds("/userDefinedRuntimeAttributes["), let setting = settings[key] else { return }
      let path = setting.what.dropFirst(SettingElement.attribute.count + 1)
      result[setting.owner, default: []].append("\(path) \(setting.shown)")
    }
  }

  /// Whether an object lies in a controller or a window that is new.
  func isInNewScreen(_ id: String, since old: ObjectSettings?) -> Bool {
    screen(around: id).map { old?.owners[$0] == nil } ?? false
  }

  /// The controller or window that an object is or lies in.
  func screen(around id: String) -> String? {
    sequence(first: id) { owners[$0]?.inside }.first { owners[$0]?.isScreen == true }
  }
}

extension ObjectSettings.Owner {
  fileprivate var isController: Bool { kind.hasSuffix("Controller") }
}
