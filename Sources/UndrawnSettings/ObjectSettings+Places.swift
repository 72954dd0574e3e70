import ProofModel

/// Columns of tables, items of bars and bindings: which came, went or stand elsewhere, and where they lead to.
extension ObjectSettings {
  /// Tables whose columns stand in another order.
  static func columnOrders(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    new.columns.sorted { $0.key < $1.key }.compactMap { id, columns in
      guard let before = old.columns[id] else { return nil }
      let both = Set(columns.map(\.id)).intersection(before.map(\.id))
      let kept = columns.filter { both.contains($0.id) }
      guard kept.map(\.id) != before.map(\.id).filter(both.contains) else { return nil }
      let titles = kept.map { "'\($0.title)'" }.joined(separator: ", ")
      return Line(
        "the columns of a table stand in another order: \(titles)", .always, objects: [id], aspect: .rest("columns"),
        names: new.names(of: id))
    }
  }

  /// Columns without a title that one side's table has and the other's has not, by their identifiers and where they stand.
  static func columns(of one: ObjectSettings, without other: ObjectSettings, _ what: String) -> [Line] {
    one.columns.sorted { $0.key < $1.key }.flatMap { id, columns -> [Line] in
      guard let others = other.columns[id] else { return [] }
      return columns.enumerated().compactMap { index, column in
        guard !others.contains(where: { $0.id == column.id }), !column.title.isEmpty,
          one.owners[column.id]?.kind == "tableColumn", one.owners[column.id]?.customClass == nil
        else { return nil }
        let next = columns.dropFirst(index + 1).first { !$0.title.isEmpty }
        let side = next.map { " before '\($0.title)'" } ?? (index > 0 ? " behind all others" : "")
        // Nothing but the tools shows the name of one whose header is empty.
        let isUntitled = what == "new" && one.untitledColumns.contains(column.id)
        let width = one.settings["\(column.id)@width"].map { " and \($0.value) wide" } ?? ""
        let wider = other.overflows[id] == nil ? one.overflows[id].map { "; the table is \($0) now" } ?? "" : ""
        let more = what == "new" ? (isUntitled ? ", without a title\(width)" : "") + wider : ""
        return Line(
          "the column '\(column.title)' of a table is \(what)\(side)\(more)", .always, objects: [id],
          aspect: .rest("columns"),
          names: one.names(of: id))
      }
    }
  }

  /// What columns are known by that this side alone has: those without a title by the names that code calls them by, all by what
  /// their cells are: `: 'enabled' with check boxes`; empty of other kinds, of columns of texts with a title, and where others
  /// went.
  func columns(_ group: Group, without other: ObjectSettings, number: Int) -> String {
    guard group.kind == "tableColumn" else { return "" }
    let ids = ownerOrder.filter { id in owners[id].map { Group($0) == group } ?? false && other.owners[id] == nil }
    let parts = ids.compactMap { id -> String? in
      let name = owners[id]?.customClass == nil ? settings["\(id)@identifier"]?.value : nil
      let called = name.flatMap { $0.hasPrefix("Automatic") || $0.isEmpty ? nil : "'\($0)'" }
      let cells = cells(ofColumn: id).flatMap { called != nil || !$0.hasSuffix("texts") ? "with \($0)" : nil }
      let words = [called, cells].compactMap { $0 }
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
    return parts.isEmpty || ids.count != number ? "" : (group.name == nil ? ": " : " ") + parts.counted.listed
  }

  /// What a column shows in its rows where cells draw these: `check boxes`; nil of rows of views.
  private func cells(ofColumn id: String) -> String? {
    guard let cell = ownerOrder.first(where: { owners[$0]?.inside == id && owners[$0]?.isPart == true }),
      let kind = owners[cell]?.kind,
      !ownerOrder.contains(where: { owners[$0]?.inside == id && owners[$0]?.kind == "tableCellView" })
    else { return nil }
    switch kind {
    case "buttonCell":
      return ["check": "check boxes", "radio": "radio buttons"][settings["\(cell)@type"]?.value ?? ""] ?? "buttons"
    case "textFieldCell":
      // A column that is not editable lets nobody type, whatever its cell is set to (`NSTableColumn.isEditable`, docs).
      let isEditable = settings["\(cell)@editable"]?.value == "YES" && settings["\(id)@editable"]?.value != "NO"
      return isEditable ? "editable texts" : "texts"
    case "imageCell": return "pictures"
    case "popUpButtonCell", "comboBoxCell", "sliderCell", "levelIndicatorCell":
      let words = Self.spaced(String(kind.dropLast("Cell".count)))
      return words.plural
    default: return nil
    }
  }

  /// Bindings that lead to another object, whatever of it they show; one that was made anew under its name is the same.
  static func otherTargets(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    let (before, after) = (old.connections, new.connections)
    return new.order.compactMap { key in
      guard let setting = new.settings[key], let then = before.source(of: key), let now = after.source(of: key),
        then != now
      else {
        return nil
      }
      let was = (before.objects[then] ?? before.names[then], before.kinds[then])
      let becomes = (after.objects[now] ?? after.names[now], after.kinds[now])
      // There is one user defaults controller, however many objects stand for it (`NSUserDefaultsController.shared`).
      if was.1 == "userDefaultsController", becomes.1 == was.1 { return nil }
      if was == becomes, !after.ids.contains(then), !before.ids.contains(now) { return nil }
      let words = ConnectionComparison.leading(to: becomes, insteadOf: was)
      return Line(
        "\(setting.words) \(words)", .wiring, objects: new.around(setting.owner),
        names: [new.called(setting)].compactMap { $0 })
    }
  }

  /// Rows that went from one section of a table into another one that both sides have.
  static func movedRows(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    func section(_ id: String, _ side: ObjectSettings) -> String {
      if let title = side.owners[id]?.name { return "the section '\(title)'" }
      let table = side.owners[id]?.inside
      let all = side.ownerOrder.filter { one in
        side.owners[one]?.kind == "tableViewSection" && side.owners[one]?.inside == table
      }
      return "section \((all.firstIndex(of: id) ?? 0) + 1)"
    }
    return new.ownerOrder.compactMap { id in
      guard new.owners[id]?.kind == "tableViewCell", let now = new.owners[id]?.inside,
        let then = old.owners[id]?.inside, then != now,
        [then, now].allSatisfy({ section in
          [old, new].allSatisfy { $0.owners[section]?.kind == "tableViewSection" }
        })
      else { return nil }
      return Line(
        "a table view cell stands in \(section(now, new)) instead of \(section(then, old))", .untold, objects: [id],
        aspect: .rest("section"), names: new.names(of: id))
    }
  }

  /// Sections without rows that came into a table that both sides have, or went from it: what their titles take of it no picture
  /// has, not of a blank one either.
  static func emptySections(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    func lines(_ side: ObjectSettings, without other: ObjectSettings, _ end: String) -> [Line] {
      side.ownerOrder.compactMap { id in
        guard side.owners[id]?.kind == "tableViewSection", other.owners[id] == nil,
          let table = side.owners[id]?.inside, other.owners[table] != nil,
          let title = side.settings.values.first(where: { $0.owner == id && $0.name == "headerTitle" })?.value,
          !side.ownerOrder.contains(where: { side.owners[$0]?.inside == id })
        else { return nil }
        let words = title.allSatisfy(\.isWhitespace) ? "a blank title" : "the title '\(title)'"
        return Line("a section with \(words) and without rows is \(end)", .always, names: side.names(of: id))
      }
    }
    return lines(new, without: old, "new") + lines(old, without: new, "gone")
  }

  /// Views of systems that are not drawn that went from one group into another one that both sides have.
  static func movedViews(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    guard new.isOfOtherSystem else { return [] }
    func place(_ id: String, _ side: ObjectSettings) -> String? {
      guard let kind = side.owners[id].map({ spaced($0.kind) }) else { return nil }
      if let name = side.owners[id]?.name { return "the \(kind) '\(name)'" }
      return side.outlets[id].map { "the \(kind) of the outlet '\($0)'" }
    }
    return new.ownerOrder.compactMap { id in
      guard let owner = new.owners[id], !owner.isPart, !owner.isScreen, let now = owner.inside,
        let then = old.owners[id]?.inside, then != now, old.owners[now] != nil, new.owners[then] != nil
      else { return nil }
      let (here, there) = (place(now, new), place(then, new))
      let known = "\(here ?? "another one") instead of \(there ?? "another one")"
      return Line(
        "\(one(owner.kind)) lies in \(here == there ? "another object" : known) now", .always, objects: [id],
        aspect: .rest("place"), names: new.names(of: id))
    }
  }

  /// Views that a file of views held by themselves and that lie in another one now, or the other way: pictures show them as gone
  /// and new.
  static func placedViews(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    func isAlone(_ owner: Owner) -> Bool { owner.inside == nil && owner.screen == nil }
    func around(_ id: String, _ side: ObjectSettings) -> String {
      let outer = sequence(first: id) { side.owners[$0]?.inside }.dropFirst()
      let name = outer.lazy.compactMap { side.owners[$0]?.name }.first ?? side.owners[id]?.screen
      return name.map { "'\($0)'" } ?? "another view"
    }
    return new.ownerOrder.compactMap { id in
      guard let now = new.owners[id], let then = old.owners[id], isAlone(now) != isAlone(then), !now.isScreen,
        !now.isPart, now.kind.lowercased().hasSuffix("view"), let name = now.name
      else { return nil }
      let words =
        isAlone(now)
        ? "'\(name)' is a view of its own now and lay in \(around(id, old)) before"
        : "'\(name)', which was a view of its own, lies in \(around(id, new)) now"
      return Line(words, .always, objects: [id], aspect: .rest("place"))
    }
  }

  /// Items that went from one bar into another one: of a view, of a controller whose container shows it, of a screen's title.
  static func movedItems(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    new.ownerOrder.compactMap { id in
      guard let now = new.owners[id], now.kind == "barButtonItem", let then = old.owners[id], let bar = now.inside,
        let before = then.inside, bar != before, let kind = new.owners[bar]?.kind, let was = old.owners[before]?.kind,
        // A bar that was made anew with its items is the same.
        kind != was || now.screen != then.screen || new.owners[before] != nil
      else { return nil }
      func place(_ bar: String, _ side: ObjectSettings, _ screen: String?) -> String {
        let kind = side.owners[bar]?.kind ?? ""
        let isView = side.owners[bar]?.inside.map { side.owners[$0]?.kind == "navigationBar" } ?? false
        let words =
          kind.hasSuffix("Controller")
          ? "the toolbar items"
          : kind == "toolbar" ? "a toolbar" : isView ? "a navigation bar among the views" : "the navigation bar"
        return words + (screen.map { " of \($0)" } ?? "")
      }
      let name = now.customClass.map { " '\($0)'" } ?? ""
      let (here, there) = (place(bar, new, now.screen), place(before, old, then.screen))
      guard here != there else { return nil }
      return Line("the bar button item\(name) stands in \(here) instead of \(there)", .always, objects: [id])
    }
  }
}
