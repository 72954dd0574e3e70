import ProofModel

/// Columns of tables: which came, went or stand elsewhere, and of what kind their cells are.
extension ObjectSettings {
  /// Tables whose columns stand in another order.
  static func columnOrders(_ old: ObjectSettings, _ new: ObjectSettings) -> [Line] {
    new.columns.sorted { $0.key < $1.key }.compactMap { id, columns in
      guard let before = old.columns[id] else { return nil }
      let both = Set(columns.map(\.id)).intersection(before.map(\.id))
      let kept = columns.filter { both.contains($0.id) }
      guard kept.map(\.id) != before.map(\.id).filter(both.contains) else { return nil }
      let titles = kept.map { "'\($0.title)'" }.joined(separator: ", ")
      let place = [new.owners[id]?.name.map { "'\($0)'" }, new.owners[id]?.screen].compactMap { $0 }
      return Line(
        "the columns of a table stand in another order: \(titles)", .always, objects: [id], aspect: .rest("columns"),
        names: place.isEmpty ? [] : [place.joined(separator: " of ")])
    }
  }

  /// Columns without a title that one side's table has and the other's has not, by their identifiers and where they stand.
  static func columns(of one: ObjectSettings, without other: ObjectSettings, _ what: String) -> [Line] {
    one.columns.sorted { $0.key < $1.key }.flatMap { id, columns -> [Line] in
      guard let others = other.columns[id] else { return [] }
      let place = [one.owners[id]?.name.map { "'\($0)'" }, one.owners[id]?.screen].compactMap { $0 }
      return columns.enumerated().compactMap { index, column in
        guard !others.contains(where: { $0.id == column.id }), !column.title.isEmpty,
          one.owners[column.id]?.kind == "tableColumn", one.owners[column.id]?.customClass == nil
        else { return nil }
        let next = columns.dropFirst(index + 1).first { !$0.title.isEmpty }
        let side = next.map { " before '\($0.title)'" } ?? (index > 0 ? " behind all others" : "")
        return Line(
          "the column '\(column.title)' of a table is \(what)\(side)", .always, objects: [id], aspect: .rest("columns"),
          names: place.isEmpty ? [] : [place.joined(separator: " of ")])
      }
    }
  }

  /// What columns are known by that this side alone has: those without a title by the names that code calls them by, all by what
  /// their cells are: `: 'enabled' with check boxes`; empty of other kinds, of columns of texts with a title, and where others
  /// went.
  func columns(called kind: String, without other: ObjectSettings, number: Int) -> String {
    guard kind.hasPrefix("tableColumn") || kind.hasPrefix("table column '") else { return "" }
    let ids = ownerOrder.filter { id in
      guard let owner = owners[id], owner.kind == "tableColumn", other.owners[id] == nil else { return false }
      return owner.customClass.map { kind == "table column '\($0)'" } ?? (kind == "tableColumn")
    }
    let parts = ids.compactMap { id -> String? in
      let name = owners[id]?.customClass == nil ? settings["\(id)@identifier"]?.value : nil
      let called = name.flatMap { $0.hasPrefix("Automatic") || $0.isEmpty ? nil : "'\($0)'" }
      let cells = cells(ofColumn: id).flatMap { called != nil || !$0.hasSuffix("texts") ? "with \($0)" : nil }
      let words = [called, cells].compactMap { $0 }
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
    return parts.isEmpty || ids.count != number ? "" : (kind == "tableColumn" ? ": " : " ") + parts.counted.listed
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
    case "textFieldCell": return settings["\(cell)@editable"]?.value == "YES" ? "editable texts" : "texts"
    case "imageCell": return "pictures"
    case "popUpButtonCell", "comboBoxCell", "sliderCell", "levelIndicatorCell":
      let words = Self.spaced(String(kind.dropLast("Cell".count)))
      return words.plural
    default: return nil
    }
  }
}
